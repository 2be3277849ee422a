// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/glyphs/positionpainter.h"

#include <QWidget>

namespace mexplorer {

/// A widget with a position in miniature, or a mark with its value.
class Miniature : public QWidget
{
    Q_OBJECT

public:
    explicit Miniature(int height, QWidget *parent = nullptr);

    /// Draws a card behind the position.
    void setFramed() { m_isFramed = true; }
    void showPosition(RulesPtr rules, Cells cells);
    /// Shows a mark as on the canvas, with \a value in it, instead of a position.
    void showMark(Outcome outcome, bool terminal, const QString &value);
    void clear();

    QSize sizeHint() const override { return {m_height, m_height}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_height;
    bool m_isFramed = false;
    RulesPtr m_rules;
    CellVector m_cells;
    bool m_isMark = false;
    Outcome m_outcome = Outcome::Unknown;
    bool m_terminal = false;
    QString m_value;
};

} // namespace mexplorer
