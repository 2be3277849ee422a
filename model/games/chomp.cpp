// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/familyrules.h"

#include "model/core/modeltext.h"
#include "model/games/squarename.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace mexplorer {

namespace {

constexpr quint64 maxSide = 64;

Result<quint64> side(Scanner &scanner)
{
    return scanner.number(maxSide, ModelText::tr("a side of the bar has at most %1."));
}

/// Parses the numbers after the first one of "4,4,2".
Result<CellVector> heights(Scanner &scanner, quint64 first)
{
    CellVector columns = {first};
    while (true) {
        if (!scanner.take(u','))
            return columns;
        const int column = scanner.column();
        const Result<quint64> height = side(scanner);
        if (!height)
            return height.problem();
        const int length = scanner.column() - column;
        if (*height > columns.back())
            return scanner.problemAt(column, length, ModelText::tr("no column is higher than the one on its left."));
        if (columns.size() == maxSide)
            return scanner.problemAt(Problem::Code::TooMany, column, length,
                                     ModelText::tr("a side of the bar has at most %1.").arg(maxSide));
        columns.push_back(*height);
    }
}

/// Chomp: eat a square with all squares above and right of it; the empty board is terminal. A position is the heights
/// of the columns from the left, in descending order, without empty ones.
class ChompRules final : public Rules
{
public:
    QString text() const override { return QStringLiteral("chomp"); }

    /// Without the poisoned square, the move that eats all is missing: by induction each value is 1 less.
    QString valueNote() const override
    {
        return ModelText::tr(
            "Here the poisoned square of Chomp may be eaten, as the last move: in the literature, where "
            "it may not, the value of each bar is 1 less.");
    }
    Appearance appearance() const override { return {QLatin1StringView("chocolate"), QLatin1StringView("chocolate")}; }

    void followers(Cells position, Sink sink) const override
    {
        CellVector next;
        for (std::size_t column = 0; column < position.size(); ++column) {
            for (Cell height = position[column]; height-- > 0;) {
                next.assign(position.begin(), position.end());
                for (std::size_t i = column; i < next.size(); ++i)
                    next[i] = std::min(next[i], height);
                next.erase(std::ranges::find(next, Cell(0)), next.end());
                sink(next);
            }
        }
    }

    quint64 followerBound(Cells position) const override { return size(position); }

    QString positionText(Cells position) const override
    {
        if (position.empty())
            return QStringLiteral("0");
        QStringList columns;
        for (const Cell height : position)
            columns << QString::number(height);
        return columns.join(u',');
    }

    /// Named by the square that is eaten with all above and right of it, rows counted from the bottom.
    QString moveText(Cells before, Cells after, MoveForm) const override
    {
        std::size_t column = 0;
        while (column < after.size() && before[column] == after[column])
            ++column;
        const Cell row = column < after.size() ? after[column] : 0;
        return squareName(static_cast<int>(column), static_cast<int>(row));
    }

    Result<std::vector<Component>> parsePosition(Scanner &scanner) const override
    {
        const Result<quint64> first = side(scanner);
        if (!first)
            return first.problem();
        CellVector columns;
        if (scanner.take(u'x') || scanner.take(u'X') || scanner.take(QChar(0xd7))) {
            const Result<quint64> width = side(scanner);
            if (!width)
                return width.problem();
            columns.assign(*width, *first);
        } else {
            Result<CellVector> read = heights(scanner, *first);
            if (!read)
                return read.problem();
            columns = read.value();
        }
        if (!scanner.atEnd() && scanner.peek() != u'+')
            return scanner.problemHere(ModelText::tr("expected a number, ',', 'x' or '+'."));
        columns.erase(std::ranges::find(columns, Cell(0)), columns.end());
        return std::vector<Component>{{shared_from_this(), columns}};
    }

    CellVector randomPosition(Cells like, quint64, RandomNumber below) const override
    {
        if (like.empty())
            return {1 + below(3), 1};
        CellVector columns;
        for (std::size_t i = 0; i < like.size(); ++i)
            columns.push_back(1 + below(like.front()));
        std::ranges::sort(columns, std::greater<>());
        return columns;
    }

    quint64 size(Cells position) const override
    {
        return std::accumulate(position.begin(), position.end(), quint64(0));
    }
};

} // namespace

RulesPtr chompRules()
{
    return std::make_shared<ChompRules>();
}

} // namespace mexplorer
