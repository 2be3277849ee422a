// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/trace/pseudocode.h"

#include <QWidget>

namespace mexplorer {

/// The algorithm that a walk-through goes through, with the line of the present step lit.
class PseudocodePane : public QWidget
{
    Q_OBJECT

public:
    explicit PseudocodePane(QWidget *parent = nullptr);

    /// Without a line there is nothing to show, and the pane hides.
    void showLine(const std::optional<PseudocodeLine> &line);
    const std::optional<PseudocodeLine> &line() const { return m_line; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::optional<PseudocodeLine> m_line;
    QStringList m_lines;
};

} // namespace mexplorer
