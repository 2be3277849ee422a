// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/opponent.h"

#include "model/core/modeltext.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

using Kind = Opponent::Kind;

struct OpponentName
{
    Kind kind;
    QLatin1StringView name;
};

constexpr auto opponentNames = std::to_array<OpponentName>({{Kind::Perfect, QLatin1StringView("perfect")},
                                                            {Kind::Level, QLatin1StringView("level")},
                                                            {Kind::Random, QLatin1StringView("random")},
                                                            {Kind::WinInOne, QLatin1StringView("win-in-one")},
                                                            {Kind::Greedy, QLatin1StringView("greedy")},
                                                            {Kind::Mirror, QLatin1StringView("mirror")},
                                                            {Kind::Reader, QLatin1StringView("reader")},
                                                            {Kind::Coach, QLatin1StringView("coach")}});

bool hasNumber(Kind kind)
{
    return kind == Kind::Level || kind == Kind::Reader;
}

} // namespace

Opponent Opponent::ofLevel(int level)
{
    return level >= perfectLevel ? Opponent{} : Opponent{Kind::Level, std::max(0, level)};
}

std::optional<Opponent> Opponent::named(QStringView name)
{
    for (const OpponentName &known : opponentNames) {
        if (!hasNumber(known.kind) && name == known.name)
            return Opponent{known.kind, 0};
        if (!hasNumber(known.kind) || !name.startsWith(known.name) || name.mid(known.name.size(), 1) != u"-")
            continue;
        bool isNumber = false;
        const int number = name.mid(known.name.size() + 1).toInt(&isNumber);
        const bool isLevel = known.kind == Kind::Level;
        if (isNumber && number >= (isLevel ? 0 : 1) && number <= (isLevel ? perfectLevel : farthestRead))
            return isLevel ? ofLevel(number) : reader(number);
    }
    return std::nullopt;
}

QString Opponent::name() const
{
    const auto *known =
        std::ranges::find_if(opponentNames, [this](const OpponentName &one) { return one.kind == kind; });
    return hasNumber(kind) ? QStringLiteral("%1-%2").arg(known->name).arg(number) : QString(known->name);
}

QString Opponent::title() const
{
    switch (kind) {
    case Kind::Perfect:
        return ModelText::tr("Perfect");
    case Kind::Level:
        return ModelText::tr("Level %1").arg(number);
    case Kind::Random:
        return ModelText::tr("Random");
    case Kind::WinInOne:
        return ModelText::tr("Wins in one");
    case Kind::Greedy:
        return ModelText::tr("Greedy");
    case Kind::Mirror:
        return ModelText::tr("Mirror");
    case Kind::Reader:
        return ModelText::tr("Reads %n move(s) ahead", nullptr, number);
    case Kind::Coach:
        return ModelText::tr("Coach");
    }
    Q_UNREACHABLE();
}

QString Opponent::about() const
{
    switch (kind) {
    case Kind::Perfect:
        return ModelText::tr("Wins what can be won. When it is losing, it makes the game last and the way to your win "
                             "hard to find. Positions that it doesn't solve in its thinking time it plays by guess, "
                             "and says so.");
    case Kind::Level:
        return ModelText::tr("Where a move can give something away, it finds one that doesn't %1 times in 100.")
            .arg(number);
    case Kind::Random:
        return ModelText::tr("Makes any legal move.");
    case Kind::WinInOne:
        return ModelText::tr("Makes any legal move, but never misses one that wins at once.");
    case Kind::Greedy:
        return ModelText::tr("Always leaves as little as it can.");
    case Kind::Mirror:
        return ModelText::tr("Makes the position symmetric where it can, and then answers each move by its mirror "
                             "image.");
    case Kind::Reader:
        return ModelText::tr("Sees all that can happen within %n move(s), and nothing beyond.", nullptr, number);
    case Kind::Coach:
        return ModelText::tr("Always leaves you a way to win, a narrow one, and says when you missed it.");
    }
    Q_UNREACHABLE();
}

const std::vector<Opponent> &namedOpponents()
{
    static const std::vector<Opponent> opponents = {{Kind::Perfect, 0},  {Kind::Coach, 0},    Opponent::reader(6),
                                                    Opponent::reader(4), Opponent::reader(2), {Kind::Mirror, 0},
                                                    {Kind::Greedy, 0},   {Kind::WinInOne, 0}, {Kind::Random, 0}};
    return opponents;
}

const std::vector<Opponent> &ladder()
{
    static const std::vector<Opponent> rungs = {{Kind::Random, 0},     {Kind::Greedy, 0},     {Kind::WinInOne, 0},
                                                {Kind::Mirror, 0},     Opponent::reader(2),   Opponent::ofLevel(50),
                                                Opponent::reader(4),   Opponent::ofLevel(75), Opponent::reader(6),
                                                Opponent::ofLevel(90), {Kind::Perfect, 0}};
    return rungs;
}

} // namespace mexplorer
