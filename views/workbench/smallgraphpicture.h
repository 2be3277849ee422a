// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/workbench/rulestudy.h"

#include <QWidget>

namespace mexplorer {

/// The picture of a small graph, as large as fits; faint while it is disabled.
class SmallGraphPicture : public QWidget
{
    Q_OBJECT

public:
    explicit SmallGraphPicture(QWidget *parent = nullptr);

    void setGraph(SmallGraph graph);
    const SmallGraph &graph() const { return m_graph; }
    /// The size of the picture within the frame.
    QSizeF available() const;
    QSize sizeHint() const override { return {320, 220}; }
    QSize minimumSizeHint() const override { return {160, 110}; }

signals:
    void resized();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    SmallGraph m_graph;
};

} // namespace mexplorer
