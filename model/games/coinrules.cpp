// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/coinrules.h"

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

} // namespace

void CoinRules::followers(Cells position, Sink sink) const
{
    forEachCoin(position[1], [&](int last) {
        turns(last, [&](quint64 turned) {
            const std::array<Cell, 2> after = {position[0], position[1] ^ turned};
            sink(after);
        });
    });
}

QString CoinRules::positionText(Cells position) const
{
    QString text;
    for (quint64 coin = 0; coin < position[0]; ++coin)
        text += (position[1] >> coin) & 1 ? u'H' : u'T';
    return text;
}

QString CoinRules::moveText(Cells before, Cells after, MoveForm form) const
{
    QStringList coins;
    forEachCoin(before[1] ^ after[1], [&coins](int coin) { coins.prepend(QString::number(coin + 1)); });
    const QString list = coins.join(QStringLiteral(", "));
    if (form == MoveForm::Brief)
        return list;
    return ModelText::tr("coin(s) %1", nullptr, static_cast<int>(coins.size())).arg(list);
}

Result<std::vector<Component>> CoinRules::parsePosition(Scanner &scanner) const
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

CellVector CoinRules::randomPosition(Cells like, quint64, RandomNumber below) const
{
    Cell heads = 0;
    for (quint64 coin = 0; coin < like[0]; ++coin)
        heads |= Cell(below(2)) << coin;
    return {like[0], heads};
}

void CoinRules::parts(Cells position, Sink sink) const
{
    forEachCoin(position[1], [&](int coin) {
        const std::array<Cell, 2> head = {position[0], Cell(1) << coin};
        sink(head);
    });
}

quint64 CoinRules::size(Cells position) const
{
    quint64 size = 0;
    forEachCoin(position[1], [&size](int coin) { size += static_cast<quint64>(coin) + 1; });
    return size;
}

std::optional<Value> CoinRules::closedForm(Cells position) const
{
    Value sum = 0;
    forEachCoin(position[1], [&](int coin) { sum ^= headValue(static_cast<quint64>(coin) + 1); });
    return sum;
}

} // namespace mexplorer
