// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/familyrules.h"

#include "model/core/mex.h"
#include "model/core/modeltext.h"
#include "model/core/nimber.h"
#include "model/games/squarename.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <vector>

namespace mexplorer {

namespace {

constexpr qsizetype maxCoins = 64;

/// Calls \a sink with the index of each coin in a set, from the left.
template <class Sink> void forEachCoin(quint64 coins, Sink sink)
{
    for (; coins != 0; coins &= coins - 1)
        sink(std::countr_zero(coins));
}

/// A coin-turning game on a row of at most 64 coins (Winning Ways, chapter 14): a move turns some coins, the rightmost
/// of them from heads to tails. A position is the number of coins, and a word in which bit i is set if coin i, counted
/// from 0 at the left, shows heads. Its value is the nim-sum of those of its heads, each alone: as two heads on one
/// coin cancel, turning a coin adds one to the sum.
class CoinRules : public Rules
{
public:
    /// Calls \a sink with each set of coins that a move may turn, whose rightmost one is coin \a last.
    virtual void turns(int last, FunctionRef<void(quint64)> sink) const = 0;
    /// The value of a row in which only coin number \a number, counted from 1, shows heads.
    virtual Value headValue(quint64 number) const = 0;

    Appearance appearance() const final { return {QLatin1StringView("coins"), QLatin1StringView("coins")}; }

    void followers(Cells position, Sink sink) const final
    {
        forEachCoin(position[1], [&](int last) {
            turns(last, [&](quint64 turned) {
                const std::array<Cell, 2> after = {position[0], position[1] ^ turned};
                sink(after);
            });
        });
    }

    /// "THHT": the first coin at the left.
    QString positionText(Cells position) const final
    {
        QString text;
        for (quint64 coin = 0; coin < position[0]; ++coin)
            text += (position[1] >> coin) & 1 ? u'H' : u'T';
        return text;
    }

    /// The turned coins, counted from 1.
    QString moveText(Cells before, Cells after, MoveForm form) const final
    {
        QStringList coins;
        forEachCoin(before[1] ^ after[1], [&coins](int coin) { coins.prepend(QString::number(coin + 1)); });
        QString list = coins.join(QStringLiteral(", "));
        if (form == MoveForm::Brief)
            return list;
        return ModelText::tr("coin(s) %1", nullptr, static_cast<int>(coins.size())).arg(list);
    }

    Result<std::vector<Component>> parsePosition(Scanner &scanner) const final
    {
        const int column = scanner.column();
        const QString coins = scanner.takeWhile([](QChar c) { return c.isLetterOrNumber(); }).toString().toUpper();
        if (coins.isEmpty())
            return scanner.problemHere(ModelText::tr("expected a row of coins, heads or tails, as in THHT."));
        if (coins.size() > maxCoins)
            return scanner.problemAt(Problem::Code::TooMany, column, static_cast<int>(coins.size()),
                                     ModelText::tr("a row has at most %1 coins.").arg(maxCoins));
        Cell heads = 0;
        for (qsizetype i = 0; i < coins.size(); ++i) {
            if (coins[i] != u'H' && coins[i] != u'T')
                return scanner.problemAt(column + static_cast<int>(i), 1,
                                         ModelText::tr("expected H for heads or T for tails."));
            heads |= Cell(coins[i] == u'H' ? 1 : 0) << i;
        }
        if (!scanner.atEnd() && scanner.peek() != u'+')
            return scanner.problemHere(ModelText::tr("expected H, T or '+'."));
        return std::vector<Component>{{shared_from_this(), {static_cast<Cell>(coins.size()), heads}}};
    }

    CellVector randomPosition(Cells like, quint64, RandomNumber below) const final
    {
        Cell heads = 0;
        for (quint64 coin = 0; coin < like[0]; ++coin)
            heads |= Cell(below(2)) << coin;
        return {like[0], heads};
    }

    /// Each head is a part.
    void parts(Cells position, Sink sink) const final
    {
        forEachCoin(position[1], [&](int coin) {
            const std::array<Cell, 2> head = {position[0], Cell(1) << coin};
            sink(head);
        });
    }

    /// The sum of the places of the heads.
    quint64 size(Cells position) const final
    {
        quint64 size = 0;
        forEachCoin(position[1], [&size](int coin) { size += static_cast<quint64>(coin) + 1; });
        return size;
    }

    std::optional<Value> closedForm(Cells position) const final
    {
        Value sum = 0;
        forEachCoin(position[1], [&](int coin) { sum ^= headValue(static_cast<quint64>(coin) + 1); });
        return sum;
    }
};

/// Turning Turtles: turn one coin from heads to tails and, optionally, one coin to the left of it. Head n is a heap of
/// n tokens of Nim.
class TurtlesRules final : public CoinRules
{
public:
    QString text() const override { return QStringLiteral("turtles"); }
    Value headValue(quint64 number) const override { return static_cast<Value>(number); }
    void turns(int last, FunctionRef<void(quint64)> sink) const override
    {
        const quint64 head = quint64(1) << last;
        sink(head);
        for (int other = 0; other < last; ++other)
            sink(head | quint64(1) << other);
    }
};

/// Mock Turtles: turn one coin from heads to tails and, optionally, one or two coins to the left of it. The values of
/// the heads are the odious numbers, which have an odd number of ones in binary.
class MockTurtlesRules final : public CoinRules
{
public:
    QString text() const override { return QStringLiteral("mockturtles"); }
    Value headValue(quint64 number) const override
    {
        const auto even = static_cast<Value>(2 * (number - 1));
        return std::popcount(even) % 2 == 1 ? even : even + 1;
    }
    void turns(int last, FunctionRef<void(quint64)> sink) const override
    {
        const quint64 head = quint64(1) << last;
        sink(head);
        for (int other = 0; other < last; ++other) {
            const quint64 two = head | quint64(1) << other;
            sink(two);
            for (int third = 0; third < other; ++third)
                sink(two | quint64(1) << third);
        }
    }
};

/// Ruler: turn any number of adjacent coins, the rightmost from heads to tails. The value of head n is the greatest
/// power of two that divides n.
class RulerRules final : public CoinRules
{
public:
    QString text() const override { return QStringLiteral("ruler"); }
    Value headValue(quint64 number) const override { return static_cast<Value>(number & (~number + 1)); }
    void turns(int last, FunctionRef<void(quint64)> sink) const override
    {
        quint64 coins = 0;
        for (int first = last; first >= 0; --first)
            sink(coins |= quint64(1) << first);
    }
};

/// A move turns a coin from heads to tails together with those at the distances to its left that one of some lists has.
/// The value of a head is the mex, over these lists, of the nim-sums of the heads at their distances.
class TurningRules final : public CoinRules
{
public:
    using Shape = std::vector<int>; ///< distances, ascending and without 0

    explicit TurningRules(std::vector<Shape> shapes) : m_shapes(std::move(shapes))
    {
        QStringList texts;
        for (const Shape &shape : m_shapes) {
            QStringList distances;
            for (const int distance : shape)
                distances << QString::number(distance);
            texts << (shape.empty() ? QStringLiteral("0") : distances.join(u','));
        }
        m_text = QStringLiteral("turning{%1}").arg(texts.join(QStringLiteral("; ")));
        m_values.push_back(0);
        for (int number = 1; number <= maxCoins; ++number) {
            std::vector<Value> followers;
            for (const Shape &shape : m_shapes) {
                if (shape.empty() || shape.back() < number)
                    followers.push_back(
                        std::accumulate(shape.begin(), shape.end(), Value(0), [&](Value sum, int distance) {
                            return sum ^ m_values[static_cast<std::size_t>(number - distance)];
                        }));
            }
            m_values.push_back(mex(followers));
        }
    }

    QString text() const override { return m_text; }
    Value headValue(quint64 number) const override { return m_values[number]; }
    void turns(int last, FunctionRef<void(quint64)> sink) const override
    {
        for (const Shape &shape : m_shapes) {
            if (!shape.empty() && shape.back() > last)
                continue;
            quint64 coins = quint64(1) << last;
            for (const int distance : shape)
                coins |= quint64(1) << (last - distance);
            sink(coins);
        }
    }

private:
    std::vector<Shape> m_shapes;
    QString m_text;
    std::vector<Value> m_values; ///< of the heads by their numbers
};

using CoinRulesPtr = std::shared_ptr<const CoinRules>;

/// The product of two coin-turning games on a board (Winning Ways, chapter 14): a move turns the coins in all rows and
/// columns of which one game turns the columns and the other one the rows; that at the last row and column goes from
/// heads to tails. A position is the number of rows, that of columns, and a word in which bit r * columns + c is set if
/// the coin in row r and column c shows heads. By the Tartan theorem the value of a head is the nim-product of the
/// values that it has in the two games.
class CoinProductRules final : public Rules
{
public:
    CoinProductRules(CoinRulesPtr across, CoinRulesPtr down) : m_across(std::move(across)), m_down(std::move(down)) {}

    QString text() const override { return QStringLiteral("tartan{%1, %2}").arg(m_across->text(), m_down->text()); }
    Appearance appearance() const override { return {{}, QLatin1StringView("letters")}; }

    std::optional<LetterGrid> letterGrid(Cells position) const override
    {
        const QString letters = positionText(position).remove(u'/');
        return LetterGrid{static_cast<int>(position[0]), static_cast<int>(position[1]), letters,
                          std::vector<bool>(static_cast<std::size_t>(letters.size()))};
    }

    void followers(Cells position, Sink sink) const override
    {
        const int columns = static_cast<int>(position[1]);
        forEachCoin(position[2], [&](int coin) {
            m_across->turns(coin % columns, [&](quint64 row) {
                m_down->turns(coin / columns, [&](quint64 rows) {
                    quint64 turned = 0;
                    forEachCoin(rows, [&](int each) { turned |= row << (each * columns); });
                    const std::array<Cell, 3> after = {position[0], position[1], position[2] ^ turned};
                    sink(after);
                });
            });
        });
    }

    QString positionText(Cells position) const override
    {
        QStringList rows;
        for (quint64 row = 0; row < position[0]; ++row) {
            QString coins;
            for (quint64 column = 0; column < position[1]; ++column)
                coins += (position[2] >> (row * position[1] + column)) & 1 ? u'H' : u'T';
            rows << coins;
        }
        return rows.join(u'/');
    }

    /// The turned coins by the names of their squares.
    QString moveText(Cells before, Cells after, MoveForm form) const override
    {
        QStringList coins;
        const int columns = static_cast<int>(before[1]);
        forEachCoin(before[2] ^ after[2], [&](int coin) { coins.prepend(squareName(coin % columns, coin / columns)); });
        QString list = coins.join(QStringLiteral(", "));
        if (form == MoveForm::Brief)
            return list;
        return ModelText::tr("coin(s) %1", nullptr, static_cast<int>(coins.size())).arg(list);
    }

    Result<std::vector<Component>> parsePosition(Scanner &scanner) const override
    {
        const int column = scanner.column();
        quint64 rows = 0;
        quint64 columns = 0;
        QString coins;
        do {
            const int rowColumn = scanner.column();
            const QString row = scanner.takeWhile([](QChar c) { return c.isLetterOrNumber(); }).toString().toUpper();
            if (row.isEmpty())
                return scanner.problemHere(ModelText::tr("expected rows of coins, heads or tails, as in THT/HTH."));
            for (qsizetype i = 0; i < row.size(); ++i) {
                if (row[i] != u'H' && row[i] != u'T')
                    return scanner.problemAt(rowColumn + static_cast<int>(i), 1,
                                             ModelText::tr("expected H for heads or T for tails."));
            }
            columns = rows == 0 ? static_cast<quint64>(row.size()) : columns;
            if (static_cast<quint64>(row.size()) != columns)
                return scanner.problemAt(rowColumn, static_cast<int>(row.size()),
                                         ModelText::tr("all rows have the same number of coins."));
            coins += row;
            ++rows;
        } while (scanner.take(u'/'));
        if (coins.size() > maxCoins)
            return scanner.problemAt(Problem::Code::TooMany, column, scanner.column() - column,
                                     ModelText::tr("a board has at most %1 coins.").arg(maxCoins));
        if (!scanner.atEnd() && scanner.peek() != u'+')
            return scanner.problemHere(ModelText::tr("expected H, T, '/' or '+'."));
        Cell heads = 0;
        for (qsizetype i = 0; i < coins.size(); ++i)
            heads |= Cell(coins[i] == u'H' ? 1 : 0) << i;
        return std::vector<Component>{{shared_from_this(), {rows, columns, heads}}};
    }

    CellVector randomPosition(Cells like, quint64, RandomNumber below) const override
    {
        Cell heads = 0;
        for (quint64 coin = 0; coin < like[0] * like[1]; ++coin)
            heads |= Cell(below(2)) << coin;
        return {like[0], like[1], heads};
    }

    /// Each head is a part.
    void parts(Cells position, Sink sink) const override
    {
        forEachCoin(position[2], [&](int coin) {
            const std::array<Cell, 3> head = {position[0], position[1], Cell(1) << coin};
            sink(head);
        });
    }

    /// The sum of the products of the heads' row and column numbers.
    quint64 size(Cells position) const override
    {
        quint64 size = 0;
        forEachHead(position, [&size](quint64 row, quint64 column) { size += row * column; });
        return size;
    }

    std::optional<Value> closedForm(Cells position) const override
    {
        Value sum = 0;
        forEachHead(position, [&](quint64 row, quint64 column) {
            sum ^= static_cast<Value>(nimProduct(m_across->headValue(column), m_down->headValue(row)));
        });
        return sum;
    }

private:
    /// Calls \a sink with the row and the column of each head, counted from 1.
    template <class Visit> static void forEachHead(Cells position, Visit visit)
    {
        forEachCoin(position[2], [&](int coin) {
            visit(static_cast<quint64>(coin) / position[1] + 1, static_cast<quint64>(coin) % position[1] + 1);
        });
    }

    CoinRulesPtr m_across;
    CoinRulesPtr m_down;
};

/// The lists of distances between the braces.
Result<CoinRulesPtr> turningAt(Scanner &scanner)
{
    constexpr quint64 maxDistance = 63;
    std::vector<TurningRules::Shape> shapes;
    do {
        TurningRules::Shape shape;
        do {
            const auto distance = scanner.number(
                maxDistance, ModelText::tr("a distance is at most %1."),
                ModelText::tr("expected the distances of the coins that are turned with the last one, as "
                              "in turning{0; 1; 1,2}."));
            if (!distance)
                return distance.problem();
            if (*distance > 0)
                shape.push_back(static_cast<int>(*distance));
        } while (scanner.take(u','));
        std::ranges::sort(shape);
        shape.erase(std::unique(shape.begin(), shape.end()), shape.end());
        if (std::ranges::find(shapes, shape) == shapes.end())
            shapes.push_back(std::move(shape));
    } while (scanner.take(u';'));
    return CoinRulesPtr(std::make_shared<TurningRules>(std::move(shapes)));
}

/// One of the two games of a product.
Result<CoinRulesPtr> coinGameAt(Scanner &scanner)
{
    const int column = scanner.column();
    const QString name = scanner.takeWhile([](QChar c) { return c.isLetterOrNumber(); }).toString().toLower();
    if (name == u"turtles")
        return CoinRulesPtr(std::make_shared<TurtlesRules>());
    if (name == u"mockturtles")
        return CoinRulesPtr(std::make_shared<MockTurtlesRules>());
    if (name == u"ruler")
        return CoinRulesPtr(std::make_shared<RulerRules>());
    if (name == u"turning" && scanner.take(u'{')) {
        Result<CoinRulesPtr> turning = turningAt(scanner);
        if (turning && !scanner.take(u'}'))
            return scanner.problemHere(ModelText::tr("expected a number, ',', ';' or '}'."));
        return turning;
    }
    return scanner.problemAt(
        Problem::Code::UnknownName, column, std::max(1, static_cast<int>(name.size())),
        ModelText::tr("expected a game on coins: turtles, mockturtles, ruler or turning{...}, as in "
                      "tartan{turtles, ruler}."));
}

} // namespace

Result<RulesPtr> turningRules(Scanner &scanner)
{
    const Result<CoinRulesPtr> rules = turningAt(scanner);
    return rules ? Result<RulesPtr>(RulesPtr(*rules)) : rules.problem();
}

Result<RulesPtr> coinProductRules(Scanner &scanner)
{
    const Result<CoinRulesPtr> across = coinGameAt(scanner);
    if (!across)
        return across.problem();
    if (!scanner.take(u','))
        return scanner.problemHere(ModelText::tr("expected ',' and a second game on coins."));
    const Result<CoinRulesPtr> down = coinGameAt(scanner);
    if (!down)
        return down.problem();
    return RulesPtr(std::make_shared<CoinProductRules>(*across, *down));
}

RulesPtr turtlesRules()
{
    return std::make_shared<TurtlesRules>();
}

RulesPtr mockTurtlesRules()
{
    return std::make_shared<MockTurtlesRules>();
}

RulesPtr rulerRules()
{
    return std::make_shared<RulerRules>();
}

} // namespace mexplorer
