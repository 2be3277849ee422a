// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/movevalues.h"

#include <QRectF>
#include <QWidget>

#include <map>
#include <optional>
#include <vector>

class QPainter;

namespace mexplorer {

class BoardWidget;
struct Colors;

/// An overlay of a board with labels: the value after a move, or its outcome if there are no values, on each piece that
/// moves when pressed, and between two neighbours that are one move together; value and outcome on the current
/// selection. Takes no input.
class MoveValueLabels : public QWidget
{
    Q_OBJECT

public:
    struct Label
    {
        QRectF rect;
        QString text;
        bool wins = false;
    };

    explicit MoveValueLabels(BoardWidget *board);

    /// Sets the moves of the board's component by the position after them.
    void setValues(std::map<CellVector, MoveValue> values);
    /// Returns all labels but that of the selection; no two overlap.
    std::vector<Label> labels() const;
    /// Returns the label of a piece; empty if it has none.
    QString labelAt(int piece) const;
    /// Returns the label of the selection, as in "3 · N"; empty if it is no move, or its value isn't shown.
    QString selectionLabel() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const MoveValue *valueOf(const std::optional<CellVector> &after) const;
    const MoveValue *valueAt(int piece) const;
    static QString textOf(const MoveValue &value);
    QSizeF sizeOf(const QString &text) const;
    QRectF rectOn(int piece, const QSizeF &size) const;
    QRectF rectBetween(int one, int other, const QSizeF &size) const;
    QRectF whole(QRectF label) const;
    void paintLabel(QPainter &painter, const Label &label, const Colors &colors) const;

    BoardWidget *m_board;
    std::map<CellVector, MoveValue> m_values;
};

} // namespace mexplorer
