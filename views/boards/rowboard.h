// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/boards/selectingboard.h"

#include <map>

namespace mexplorer {

/// Rows of pins or tokens, for games that take adjacent ones or split a row: Kayles, Dawson's Chess, octal codes and
/// Grundy's game. Gaps stay where a row has split. Element 2 s + 1 is the pin in slot s, piece 2 s the gap before it.
class RowBoard final : public SelectingBoard
{
    Q_OBJECT

public:
    /// The most pins that are drawn one by one.
    static constexpr quint64 maxDrawn = 100;

    enum class Look { Tokens, Pins };

    RowBoard(const Component &component, Look look, QWidget *parent = nullptr);

    QRectF pieceRect(int piece) const override;
    bool canPress(int piece) const override;
    int pieceCount() const override { return 2 * static_cast<int>(m_pins.size()) + 1; }
    QSize sizeHint() const override;
    QString pieceName(int piece) const override;

    static int pinPiece(int slot) { return 2 * slot + 1; }
    /// Whether each slot has its pin.
    const std::vector<bool> &pins() const { return m_pins; }

protected:
    int neighbour(int piece, int right, int down) const override;
    bool stretches() const override { return m_takes; }
    std::optional<CellVector> moveOf(const Span &span) const override;
    QString objection(const Span &span) const override;
    QString effect(const Span &span) const override;
    bool wasMadeBy(const Span &span, const CellVector &next) const override;
    bool contains(const Span &span, int piece) const override;
    void layOut(const Span &played) override;
    void paintBoard(QPainter &painter, const Colors &colors) override;

private:
    using Pins = std::vector<bool>;

    static Pins freshPins(const CellVector &rows);
    static Pins after(const Pins &pins, const Span &span);
    static CellVector rowsOf(const Pins &pins);

    int pitch() const;
    int perLine() const;
    /// The room that is kept free beside the pins.
    QSize around() const;
    int pinHeight() const;
    QRectF slotRect(int slot) const;
    bool isGap(int slot) const;
    void paintMark(QPainter &painter, const Colors &colors) const;
    void paintFloor(QPainter &painter, const Colors &colors) const;
    void paintPin(QPainter &painter, const QRectF &slot, const Colors &colors, bool taken) const;

    Look m_look;
    bool m_takes = false;  ///< pins may be taken
    bool m_splits = false; ///< a row may be split without taking any
    Pins m_pins;
    std::map<CellVector, Pins> m_seen; ///< how positions looked before, for undo
};

} // namespace mexplorer
