#pragma once

#include "model/games/rules.h"

namespace mexplorer {

/// A game on the cells of a board of at most 64 cells. A position is one word: bit r * columns + c is row r, column c,
/// both counted from 0 at the top left.
class BoardRules : public Rules
{
public:
    BoardRules(int rows, int columns) : m_rows(rows), m_columns(columns) {}

    int rows() const { return m_rows; }
    int columns() const { return m_columns; }
    quint64 bit(int row, int column) const { return quint64(1) << (row * m_columns + column); }

    /// Rows of 0 and 1 from the top, joined by '/'.
    QString positionText(Cells position) const final;
    /// Reads rows, or `ROWSxCOLUMNS` for a board full of ones; the component has rules for a board of that size.
    Result<std::vector<Component>> parsePosition(Scanner &scanner) const final;
    bool isSame(const Rules &other) const final;
    CellVector symmetric(Cells position) const final;
    quint64 size(Cells position) const final;

protected:
    /// The same game on a board of another size.
    virtual RulesPtr resized(int rows, int columns) const = 0;

private:
    int m_rows;
    int m_columns;
};

/// The matrix game: choose a rectangle of cells that are all 1 and set them to 0.
class MatrixRules final : public BoardRules
{
public:
    /// A rectangle of cells, both corners included, counted from 0.
    struct Rectangle
    {
        int top = 0;
        int left = 0;
        int bottom = 0;
        int right = 0;
        bool operator==(const Rectangle &) const = default;
    };

    explicit MatrixRules(int rows = 0, int columns = 0);

    quint64 mask(const Rectangle &rectangle) const;
    /// All rectangles of the board with their masks, by top, left, bottom and right; a move is one of them.
    std::span<const quint64> rectangleMasks() const { return m_masks; }

    QString text() const override { return QStringLiteral("matrix"); }
    BoardKind board() const override { return BoardKind::Matrix; }
    void followers(Cells position, Sink sink) const override;
    /// The groups of ones that touch by a side: no rectangle spans two.
    void parts(Cells position, Sink sink) const override;

protected:
    RulesPtr resized(int rows, int columns) const override { return std::make_shared<MatrixRules>(rows, columns); }

private:
    std::vector<quint64> m_masks;
};

/// Cram: place a domino on two adjacent empty cells; 1 is an empty cell.
class CramRules final : public BoardRules
{
public:
    explicit CramRules(int rows = 0, int columns = 0);

    QString text() const override { return QStringLiteral("cram"); }
    BoardKind board() const override { return BoardKind::Dominoes; }
    void followers(Cells position, Sink sink) const override;
    void parts(Cells position, Sink sink) const override;

protected:
    RulesPtr resized(int rows, int columns) const override { return std::make_shared<CramRules>(rows, columns); }

private:
    std::vector<quint64> m_masks;
};

/// Splits the set bits of a board into groups that touch by a side; calls \a sink with each, by its least bit.
void forEachGroup(quint64 cells, int rows, int columns, FunctionRef<void(quint64)> sink);

} // namespace mexplorer
