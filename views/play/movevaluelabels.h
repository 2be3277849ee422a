// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/movevalues.h"

#include <QWidget>

#include <map>

namespace mexplorer {

class SelectingBoard;

/// Over a board, on each cell, pin or token whose press is a move: the value that this move leaves, or its outcome where
/// there are no values. Takes no input.
class MoveValueLabels : public QWidget
{
    Q_OBJECT

public:
    explicit MoveValueLabels(SelectingBoard *board);

    /// The moves of the board's component by the position after them.
    void setValues(std::map<CellVector, MoveValue> values);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    SelectingBoard *m_board;
    std::map<CellVector, MoveValue> m_values;
};

} // namespace mexplorer
