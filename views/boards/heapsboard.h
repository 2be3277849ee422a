// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/boards/selectingboard.h"

#include <map>

namespace mexplorer {

/// Heaps as piles of tokens, for games that take from a heap and never split it: a click on a token takes it and all
/// that lie above it. Tokens are numbered from the bottom of the first heap.
class HeapsBoard final : public SelectingBoard
{
    Q_OBJECT

public:
    /// The most tokens that are drawn one by one.
    static constexpr quint64 maxDrawn = 100;

    explicit HeapsBoard(const Component &component, QWidget *parent = nullptr);

    QRectF elementRect(int index) const override;
    int elementCount() const override;
    QSize sizeHint() const override;
    QString pieceName(int piece) const override;
    /// The heaps in the places in which they began, emptied ones too.
    const CellVector &heaps() const { return m_heaps; }

protected:
    int firstElement() const override;
    int neighbour(int element, int right, int down) const override;
    std::optional<CellVector> moveOf(const Span &span) const override;
    QString objection(const Span &span) const override;
    QString effect(const Span &span) const override;
    bool contains(const Span &span, int element) const override;
    void layOut(const Component &before, const Span &played) override;
    void paintBoard(QPainter &painter, const Colors &colors) override;

private:
    struct Token
    {
        std::size_t heap = 0;
        int height = 0; ///< how many lie below it
    };

    /// The tokens that the last move took.
    struct Taken
    {
        std::size_t heap = 0;
        int from = 0; ///< the heights of the lowest one, and past the highest
        int to = 0;
    };

    Token token(int element) const;
    QRectF tokenRect(std::size_t heap, int height) const;
    void paintTaken(QPainter &painter, const Colors &colors) const;
    int firstOf(std::size_t heap) const;
    int columnsOf(std::size_t heap) const;
    int footHeight() const;
    QSizeF tokenSize() const;
    QPointF origin() const;
    QSizeF contentSize() const;
    void paintToken(QPainter &painter, int element, const Colors &colors) const;
    QString amounts(std::size_t heap) const;

    CellVector m_heaps;
    CellVector m_drawn; ///< how many tokens each heap's room is for
    std::optional<Taken> m_taken;
    std::map<CellVector, CellVector> m_seen; ///< where the heaps of positions stood, for undo
};

} // namespace mexplorer
