// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/boards/selectingboard.h"

namespace mexplorer {

/// A board of heaps or rows of tokens. While it is edited, its pieces are the places of tokens, heap by heap: a press
/// on a free one adds tokens up to it, and a press on a token removes it and all tokens after it; the wheel, + and -
/// change a heap by one.
class TokensBoard : public SelectingBoard
{
    Q_OBJECT

public:
    /// The maximum number of tokens that are drawn one by one.
    static constexpr quint64 maxDrawn = 100;

    using SelectingBoard::SelectingBoard;

    bool canBeEdited() const override { return true; }
    /// The heaps in their original places, including empty ones.
    virtual const CellVector &heaps() const = 0;

protected:
    struct Token
    {
        std::size_t heap = 0;
        int height = 0; ///< the number of tokens before it
    };

    /// Returns the number of places of a heap; while the board is edited, free ones count, too.
    virtual int placesOf(std::size_t heap) const = 0;
    virtual Token token(int piece) const;
    /// Returns the piece number of a heap's first place.
    int firstOf(std::size_t heap) const;
    /// Returns the position with \a tokens in a heap.
    virtual CellVector withHeap(std::size_t heap, Cell tokens) const;
    /// Returns the pen for a free place; solid for the selected one and those before it, which a press fills.
    QPen placePen(int piece, const Colors &colors) const;

    std::optional<CellVector> switched(int piece) const override;
    bool isOn(int piece) const override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Adds \a tokens to the heap of a piece, or removes them if negative.
    void changeHeap(int piece, int tokens);
};

} // namespace mexplorer
