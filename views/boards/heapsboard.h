// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/boards/tokensboard.h"

#include <map>

namespace mexplorer {

/// Heaps as piles of tokens, for games that take from heaps and never split them: a click on a token takes it and all
/// tokens above it. If a move may take from two heaps, it is a drag from a token of one to a token of the other. Tokens
/// are numbered from the bottom of the first heap.
class HeapsBoard final : public TokensBoard
{
    Q_OBJECT

public:
    enum class Kind : quint8 {
        OneHeap,  ///< a move takes from one heap; a position is the heaps
        TwoHeaps, ///< a move takes from one or two heaps; a position is the heaps
        Pair,     ///< a move takes from one heap or both; a position is two numbers, in this order
        Limited,  ///< a position is one heap, and the number of tokens that may be taken
    };

    HeapsBoard(const Component &component, Kind kind, QWidget *parent);

    QRectF pieceRect(int index) const override;
    int pieceCount() const override { return firstOf(m_heaps.size()); }
    QSize sizeHint() const override;
    QString pieceName(int piece) const override;
    const CellVector &heaps() const override { return m_heaps; }

protected:
    int firstPiece() const override;
    int neighbour(int piece, int right, int down) const override;
    std::optional<CellVector> moveOf(const Span &span) const override;
    bool keepsPlaces() const override { return true; }
    QString objection(const Span &span) const override;
    QString effect(const Span &span) const override;
    bool contains(const Span &span, int piece) const override;
    bool stretches() const override { return m_kind == Kind::TwoHeaps || m_kind == Kind::Pair; }
    int placesOf(std::size_t heap) const override;
    CellVector withHeap(std::size_t heap, Cell tokens) const override;
    void layOut(const Span &played) override;
    void paintBoard(QPainter &painter, const Colors &colors) override;

private:
    /// The tokens that a move takes from one heap.
    struct Taken
    {
        std::size_t heap = 0;
        int from = 0; ///< the height of the lowest token, and one past the highest
        int to = 0;
    };

    CellVector heapsOf(const CellVector &cells) const;
    /// True if some move takes from two heaps, of which one is \a heap.
    bool isTakenWithAnother(std::size_t heap) const;
    /// Returns the tokens that \a span takes, from one heap or two.
    std::vector<Taken> takenBy(const Span &span) const;
    QRectF tokenRect(std::size_t heap, int height) const;
    void paintTaken(QPainter &painter, const Colors &colors) const;
    int columnsOf(std::size_t heap) const;
    int footHeight() const;
    QSizeF tokenSize() const;
    QPointF origin() const;
    QSizeF contentSize() const;
    void paintToken(QPainter &painter, int piece, const Colors &colors) const;
    void paintPlace(QPainter &painter, int piece, const Colors &colors) const;
    QString amounts(std::size_t heap) const;
    QString footText(std::size_t heap) const;
    static QString limitText(quint64 tokens, quint64 limit);

    Kind m_kind;
    CellVector m_heaps;
    CellVector m_drawn;                      ///< number of tokens that each heap has space for
    std::vector<Taken> m_taken;              ///< by the last move
    std::map<CellVector, CellVector> m_seen; ///< the order of the heaps of earlier positions, for undo
};

} // namespace mexplorer
