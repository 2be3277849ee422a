// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/familyrules.h"

#include "model/core/modeltext.h"

#include <array>
#include <bit>

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

} // namespace

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
