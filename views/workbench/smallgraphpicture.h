// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/workbench/rulestudy.h"

#include <QWidget>

namespace mexplorer {

/// The picture of a small graph, as large as fits.
class SmallGraphPicture : public QWidget
{
    Q_OBJECT

public:
    explicit SmallGraphPicture(QWidget *parent = nullptr);

    void setGraph(SmallGraph graph);
    QSize sizeHint() const override { return {320, 220}; }
    QSize minimumSizeHint() const override { return {160, 110}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    SmallGraph m_graph;
};

} // namespace mexplorer
