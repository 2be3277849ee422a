// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/boards/tokensboard.h"

#include <map>

namespace mexplorer {

/// Rows of pins or tokens, for games that take adjacent ones or split a row: Kayles, Dawson's Chess, octal codes and
/// Grundy's game. A gap remains where a row was split. Element 2 s + 1 is the pin in slot s, element 2 s the gap before
/// it. While the board is edited, each row begins a line, and slots are places of pins, including free ones.
class RowBoard final : public TokensBoard
{
    Q_OBJECT

public:
    enum class Look { Tokens, Pins };

    RowBoard(const Component &component, Look look, QWidget *parent = nullptr);

    QRectF pieceRect(int piece) const override;
    bool canPress(int piece) const override;
    bool isGapPiece(int piece) const override { return piece % 2 == 0; }
    int pieceCount() const override { return 2 * static_cast<int>(m_pins.size()) + 1; }
    QSize sizeHint() const override;
    QString pieceName(int piece) const override;

    const CellVector &heaps() const override { return component().cells; }

    static int pinPiece(int slot) { return 2 * slot + 1; }
    /// True for each slot that has its pin.
    const std::vector<bool> &pins() const { return m_pins; }

protected:
    int firstPiece() const override;
    int placesOf(std::size_t heap) const override { return m_places[heap]; }
    Token token(int piece) const override { return TokensBoard::token(piece / 2); }
    int neighbour(int piece, int right, int down) const override;
    bool stretches() const override { return m_takes; }
    std::optional<CellVector> moveOf(const Span &span) const override;
    bool keepsPlaces() const override { return true; }
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
    void layOutPlaces();
    /// The margin around the pins.
    QSize around() const;
    int pinHeight() const;
    QRectF slotRect(int slot) const;
    bool isGap(int slot) const;
    void paintMark(QPainter &painter, const Colors &colors) const;
    void paintFloor(QPainter &painter, const Colors &colors) const;
    void paintPin(QPainter &painter, const QRectF &slot, const Colors &colors, bool taken) const;
    void paintPlace(QPainter &painter, int slot, const Colors &colors) const;
    void paintSlot(QPainter &painter, int slot, const Colors &colors) const;

    Look m_look;
    bool m_takes = false;  ///< pins may be taken
    bool m_splits = false; ///< a row may be split without taking any
    Pins m_pins;
    std::vector<int> m_places;         ///< of each row, while the board is edited
    std::map<CellVector, Pins> m_seen; ///< the pins of earlier positions, for undo
};

} // namespace mexplorer
