// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/boards/selectingboard.h"

namespace mexplorer {

/// A board of heaps or rows of tokens. While it is edited, its pieces are the places of tokens, heap by heap: a press
/// on a free one adds tokens up to there, and one on a token removes it and all that come after it; the wheel, + and -
/// change a heap by one.
class TokensBoard : public SelectingBoard
{
    Q_OBJECT

public:
    /// The most tokens that are drawn one by one.
    static constexpr quint64 maxDrawn = 100;

    using SelectingBoard::SelectingBoard;

    bool canBeEdited() const override { return true; }
    /// The heaps in the places in which they began, emptied ones too.
    virtual const CellVector &heaps() const = 0;

protected:
    struct Token
    {
        std::size_t heap = 0;
        int height = 0; ///< how many come before it
    };

    /// How many places of tokens a heap has: those that may come as well, while the board is edited.
    virtual int placesOf(std::size_t heap) const = 0;
    virtual Token token(int piece) const;
    /// The number of a heap's first place.
    int firstOf(std::size_t heap) const;
    /// The position with \a tokens in a heap.
    virtual CellVector withHeap(std::size_t heap, Cell tokens) const;
    /// The outline of a free place; a press on the selected one fills those before it as well.
    QPen placePen(int piece, const Colors &colors) const;

    std::optional<CellVector> switched(int piece) const override;
    bool isOn(int piece) const override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Adds \a tokens to the heap of a piece, or removes them.
    void changeHeap(int piece, int tokens);
};

} // namespace mexplorer
