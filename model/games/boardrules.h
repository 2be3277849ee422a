// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/clearinggame.h"

namespace mexplorer {

/// A game on the cells of a board of at most 64 cells that are 1 or 0, see CellBoard. A subclass defines followers()
/// and, in the CellBoard that it passes on, the laws that apply; symmetric(), parts() and texts follow from these.
class BoardRules : public Rules
{
public:
    explicit BoardRules(const CellBoard &board) : m_board(board) {}

    int rows() const { return m_board.rows; }
    int columns() const { return m_board.columns; }
    quint64 bit(int row, int column) const { return quint64(1) << (row * columns() + column); }

    QString key() const final;
    bool isSame(const Rules &other) const final;
    std::optional<CellBoard> cellBoard() const final { return m_board; }
    /// Rows of 0 and 1 from the top, joined by '/'.
    QString positionText(Cells position) const final;
    QString moveText(Cells before, Cells after, MoveForm form) const final;
    /// Reads rows, or `ROWSxCOLUMNS` for a board full of ones; the component has rules for a board of that size.
    Result<std::vector<Component>> parsePosition(Scanner &scanner) const final;
    CellVector randomPosition(Cells like, quint64 maxHeap, RandomNumber below) const final;
    void parts(Cells position, Sink sink) const final;
    CellVector symmetric(Cells position) const final;
    quint64 size(Cells position) const final;

protected:
    /// The same game on a board of another size.
    virtual RulesPtr resized(int rows, int columns) const = 0;

private:
    CellBoard m_board;
};

/// A board on which a move clears one of given sets of cells, if all of them are 1. The sets are connected.
class ClearingRules : public BoardRules, public ClearingGame
{
public:
    const ClearingGame *clearingGame() const final { return this; }
    BoardShape boardOf(Cells position) const final;
    void followers(Cells position, Sink sink) const final;
    quint64 followerBound(Cells position) const final;

protected:
    ClearingRules(int rows, int columns, std::vector<quint64> masks)
        : BoardRules({.rows = rows, .columns = columns, .mirrors = true, .shapes = true, .clears = true}),
          m_masks(std::move(masks))
    {
    }

private:
    std::vector<quint64> m_masks; ///< sets of cells that a move may clear
};

/// The matrix game: choose a rectangle of cells that are all 1 and set them to 0.
class MatrixRules final : public ClearingRules
{
public:
    explicit MatrixRules(int rows = 0, int columns = 0);

    QString text() const override { return QStringLiteral("matrix"); }
    Appearance appearance() const override { return {QLatin1StringView("matrix"), QLatin1StringView("ones")}; }
    std::vector<quint64> clearedSets(int rows, int columns) const override;
    ClearedSets form() const override { return ClearedSets::Rectangles; }

protected:
    RulesPtr resized(int rows, int columns) const override { return std::make_shared<MatrixRules>(rows, columns); }
};

/// Cram: place a domino on two adjacent empty cells; 1 is an empty cell.
class CramRules final : public ClearingRules
{
public:
    explicit CramRules(int rows = 0, int columns = 0);

    QString text() const override { return QStringLiteral("cram"); }
    Appearance appearance() const override { return {QLatin1StringView("dominoes"), QLatin1StringView("dominoes")}; }
    std::vector<quint64> clearedSets(int rows, int columns) const override;
    ClearedSets form() const override { return ClearedSets::Dominoes; }

protected:
    RulesPtr resized(int rows, int columns) const override { return std::make_shared<CramRules>(rows, columns); }
};

} // namespace mexplorer
