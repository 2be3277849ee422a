// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/opponent.h"

#include "model/core/modeltext.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

using Kind = Opponent::Kind;

struct OpponentRow
{
    Kind kind;
    QLatin1StringView name;
    const char *title;
    const char *playerName;
    const char *about;
};

/// In the order of the kinds. "%1" and "%n" are replaced by the number of a level or a reader.
constexpr auto opponentRows = std::to_array<OpponentRow>({
    {Kind::Perfect, QLatin1StringView("perfect"), QT_TRANSLATE_NOOP("mexplorer::Model", "Perfect"),
     QT_TRANSLATE_NOOP("mexplorer::Model", "The solver"),
     QT_TRANSLATE_NOOP("mexplorer::Model",
                       "Wins what can be won. When it is losing, it makes the game last and the way "
                       "to your win hard to find. Where it doesn't solve a position in its thinking "
                       "time, it guesses a move and says so.")},
    {Kind::Level, QLatin1StringView("level"), QT_TRANSLATE_NOOP("mexplorer::Model", "Level %1"),
     QT_TRANSLATE_NOOP("mexplorer::Model", "Level %1"),
     QT_TRANSLATE_NOOP("mexplorer::Model",
                       "Where a move can give something away, it finds one that doesn't %1 times in 100.")},
    {Kind::Random, QLatin1StringView("random"), QT_TRANSLATE_NOOP("mexplorer::Model", "Random"),
     QT_TRANSLATE_NOOP("mexplorer::Model", "Random"), QT_TRANSLATE_NOOP("mexplorer::Model", "Makes any legal move.")},
    {Kind::WinInOne, QLatin1StringView("win-in-one"), QT_TRANSLATE_NOOP("mexplorer::Model", "Wins in one"),
     QT_TRANSLATE_NOOP("mexplorer::Model", "Win-in-one"),
     QT_TRANSLATE_NOOP("mexplorer::Model", "Makes any legal move, but never misses one that wins at once.")},
    {Kind::Greedy, QLatin1StringView("greedy"), QT_TRANSLATE_NOOP("mexplorer::Model", "Greedy"),
     QT_TRANSLATE_NOOP("mexplorer::Model", "Greedy"),
     QT_TRANSLATE_NOOP("mexplorer::Model", "Always leaves as little as it can.")},
    {Kind::Mirror, QLatin1StringView("mirror"), QT_TRANSLATE_NOOP("mexplorer::Model", "Mirror"),
     QT_TRANSLATE_NOOP("mexplorer::Model", "Mirror"),
     QT_TRANSLATE_NOOP("mexplorer::Model", "Makes the position symmetric where it can, and then answers each move by "
                                           "its mirror image.")},
    {Kind::Reader, QLatin1StringView("reader"), QT_TRANSLATE_N_NOOP("mexplorer::Model", "Reads %n move(s) ahead"),
     QT_TRANSLATE_NOOP("mexplorer::Model", "Reader %1"),
     QT_TRANSLATE_N_NOOP("mexplorer::Model", "Sees all that can happen within %n move(s), and nothing beyond.")},
    {Kind::Coach, QLatin1StringView("coach"), QT_TRANSLATE_NOOP("mexplorer::Model", "Coach"),
     QT_TRANSLATE_NOOP("mexplorer::Model", "Coach"),
     QT_TRANSLATE_NOOP("mexplorer::Model",
                       "Always leaves you a way to win, a narrow one, and says when you missed it.")},
});

const OpponentRow &rowOfKind(Kind kind)
{
    return opponentRows[static_cast<std::size_t>(kind)];
}

QString textWithNumber(const char *text, const Opponent &opponent)
{
    if (opponent.kind == Kind::Reader)
        return ModelText::tr(text, nullptr, opponent.number);
    return opponent.kind == Kind::Level ? ModelText::tr(text).arg(opponent.number) : ModelText::tr(text);
}

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
    for (const OpponentRow &known : opponentRows) {
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
    const QString name = rowOfKind(kind).name;
    return hasNumber(kind) ? QStringLiteral("%1-%2").arg(name).arg(number) : name;
}

QString Opponent::title() const
{
    return textWithNumber(rowOfKind(kind).title, *this);
}

QString Opponent::playerName() const
{
    const QString name = ModelText::tr(rowOfKind(kind).playerName);
    return hasNumber(kind) ? name.arg(number) : name;
}

QString Opponent::about() const
{
    return textWithNumber(rowOfKind(kind).about, *this);
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
