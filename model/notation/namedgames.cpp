// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/namedgames.h"

#include "model/core/modeltext.h"

#include <QHash>

#include <array>

namespace mexplorer {

namespace {

/// In the alphabet's order.
constexpr auto namedGameRows = std::to_array<NamedGame>({
    {"Bachet's game, Bachet, Bash", "subtraction{1-10}:100",
     QT_TRANSLATE_NOOP("mexplorer::Model",
                       "From 100 counters each player in turn takes 1 to 10; the remainder by 11 decides.")},
    {"corner the queen, corner the lady, puppies and kittens, Wytoff, Wythof, Whythoff, Withoff", "wythoff:(3,5)",
     QT_TRANSLATE_NOOP("mexplorer::Model",
                       "The game of Wythoff: a move takes from one heap, or the same number from both.")},
    {"couples are forever", "rules{n -> a, b : a + b = n, 0 < a <= b, n > 2}:10",
     QT_TRANSLATE_NOOP("mexplorer::Model",
                       "A move splits a heap of more than two into two heaps; heaps of two stay together for ever.")},
    {"Dawson's Kayles", "octal{0.07}:9",
     QT_TRANSLATE_NOOP("mexplorer::Model", "A move takes two neighbouring pins from a row, never one alone.")},
    {"divisor game, aliquot", "rules{n -> n-k : k | n, k < n}:20",
     QT_TRANSLATE_NOOP("mexplorer::Model",
                       "A move subtracts a divisor of the number that is less than the number itself.")},
    {"Domineering, Crosscram", "cram:4x4",
     QT_TRANSLATE_NOOP(
         "mexplorer::Model",
         "Domineering itself isn't impartial, as each player has a direction of one's own. Cram is the game in which "
         "both may place a domino either way.")},
    {"Euclid's game, Euclid", "rules{(x,y) -> (x-k*y, y) : k >= 1, y > 0; (x,y) -> (x, y-k*x) : k >= 1, x > 0}:(25,7)",
     QT_TRANSLATE_NOOP("mexplorer::Model",
                       "A move subtracts a multiple of one number from the other, until one of them is 0.")},
    {"Fibonacci Nim", "fibonacci:13",
     QT_TRANSLATE_NOOP("mexplorer::Model",
                       "A move takes at most twice what was taken before; the first one may not take all.")},
    {"Guiles", "octal{0.15}:9",
     QT_TRANSLATE_NOOP(
         "mexplorer::Model",
         "A move takes a heap of one or two away, or takes two counters and leaves the rest in two heaps.")},
    {"Lasker's Nim", "lasker:7",
     QT_TRANSLATE_NOOP("mexplorer::Model", "A move takes counters from a heap, as in Nim, or splits it into two.")},
    {"Marienbad", "nim:1,3,5,7",
     QT_TRANSLATE_NOOP(
         "mexplorer::Model",
         "Nim with rows of 1, 3, 5 and 7 matches, in which the player who takes the last one loses: choose misère play.")},
    {"Mark", "rules{n -> n-1; n -> floor(n/2)}:20",
     QT_TRANSLATE_NOOP("mexplorer::Model", "A move takes one away, or halves the number and rounds it down.")},
    {"Mem", "rules{(n,m) -> (n-k, k) : k >= m, k >= 1}:(20,1)",
     QT_TRANSLATE_NOOP(
         "mexplorer::Model",
         "A move takes at least as many counters as the move before it: n are left, and at least m have to "
         "be taken.")},
    {"monotonic Nim",
     "rules{(a,b,c) -> (a-k, b, c); (a,b,c) -> (a, b-k, c) : b-k >= a; (a,b,c) -> (a, b, c-k) : c-k >= "
     "b}:(1,3,5)",
     QT_TRANSLATE_NOOP(
         "mexplorer::Model",
         "Nim with heaps in a row that may not become smaller than the heap to their left; staircase Nim on the "
         "differences.")},
    {"Moore's Nim", "moore{2}:(3,4,5)",
     QT_TRANSLATE_NOOP("mexplorer::Model", "A move takes from at least one and at most two heaps.")},
    {"Nimble", "nim:2,3,5",
     QT_TRANSLATE_NOOP(
         "mexplorer::Model",
         "A move brings one coin any number of squares to the left, also onto others: a coin on square n is a heap of "
         "n, with the squares counted from 0.")},
    {"Northcott's game, Northcott", "nim:3,4,2",
     QT_TRANSLATE_NOOP(
         "mexplorer::Model",
         "Northcott's game itself isn't impartial, and its pieces may go back. As going back is answered by following, "
         "the gap between the two pieces of each row counts as a heap of Nim.")},
    {"Officers", "octal{0.6}:9",
     QT_TRANSLATE_NOOP(
         "mexplorer::Model",
         "A move takes one counter from a heap, and leaves the rest in one heap or two, but not nothing.")},
    {"paper strip, strip of paper", "row{11 -> 00}:1*9",
     QT_TRANSLATE_NOOP("mexplorer::Model", "A move crosses out two neighbouring free cells of a strip.")},
    {"Plugg, dots and pairs", "cram:4x4",
     QT_TRANSLATE_NOOP("mexplorer::Model", "Another name of Cram: a move joins two neighbouring free points.")},
    {"Rayles", "kayles:7",
     QT_TRANSLATE_NOOP(
         "mexplorer::Model",
         "A move draws a loop through one or two spots of a region, and parts the others: Kayles in disguise.")},
    {"Rims", "nim:5",
     QT_TRANSLATE_NOOP(
         "mexplorer::Model",
         "A move draws a loop through any number of spots of a region, and parts the others. That a move may split a "
         "heap changes no value of Nim, so n spots count as a heap of n.")},
    {"she loves me, she loves me not", "subtraction{1}:7",
     QT_TRANSLATE_NOOP("mexplorer::Model", "A move picks one petal.")},
    {"silver dollar", "nim:2,4",
     QT_TRANSLATE_NOOP(
         "mexplorer::Model",
         "Coins on a strip move to the left and don't pass each other. From the right, they form pairs; the gap within "
         "each pair counts as a heap of Nim. (This is the game without the dollar.)")},
    {"skittles, Rip Van Winkle", "kayles:7",
     QT_TRANSLATE_NOOP("mexplorer::Model",
                       "A move knocks down one pin of a row or two neighbouring ones: another name of Kayles.")},
    {"SOS", "row{_ -> S; _ -> O; stop SOS}:_*7",
     QT_TRANSLATE_NOOP(
         "mexplorer::Model",
         "On a strip a move writes S or O into an empty cell; the player who completes SOS has won. SOS is a draw if nobody "
         "does; here the player who writes last has won then.")},
    {"staircase Nim, staircase",
     "rules{(a,b,c) -> (a-k, b, c); (a,b,c) -> (a+k, b-k, c); (a,b,c) -> (a, b+k, c-k)}:(2,3,1)",
     QT_TRANSLATE_NOOP(
         "mexplorer::Model",
         "A move takes counters from one step of a staircase to the next one below; only the first step and every "
         "second one from there counts.")},
    {"subtract a prime, take a prime", "rules{n -> n-k : prime(k)}:20",
     QT_TRANSLATE_NOOP("mexplorer::Model", "A move takes a prime number.")},
    {"subtract a square, take a square", "rules{n -> n-k : k >= 1, square(k)}:20",
     QT_TRANSLATE_NOOP("mexplorer::Model", "A move takes a square number: 1, 4, 9 and so on.")},
    {"Treblecross, one-dimensional tic-tac-toe", "row{_ -> X; stop XXX}:_*7",
     QT_TRANSLATE_NOOP(
         "mexplorer::Model",
         "On a strip both players write X into an empty cell; the player who completes three in a row has won.")},
    {"Turning Turtles", "turtles:HTHTH",
     QT_TRANSLATE_NOOP("mexplorer::Model",
                       "A move turns one head to tails and, if wished, one coin to the left of it.")},
    {"twenty-one, 21, 21 flags", "subtraction{1-3}:21",
     QT_TRANSLATE_NOOP("mexplorer::Model", "From 21 flags each player in turn takes 1 to 3.")},
    {"Welter's game, Welter", "rules{(a,b) -> (k,b) : k < a, k != b; (a,b) -> (a,k) : k < b, k != a}:(3,6)",
     QT_TRANSLATE_NOOP("mexplorer::Model",
                       "A move brings one of two coins to any free square to its left; no two coins share a square.")},
});

/// "euclid" for "Euclid's game".
QString keyOf(QStringView text)
{
    QString key;
    const QString folded = text.toString().toCaseFolded().remove(QStringLiteral("'s")).remove(QStringLiteral("’s"));
    for (const QChar c : folded) {
        if (c.isLetterOrNumber())
            key += c;
    }
    while (key.endsWith(u"game") && key.size() > 4)
        key.chop(4);
    return key;
}

} // namespace

QStringList NamedGame::names() const
{
    return QString::fromUtf8(nameList).split(QStringLiteral(", "));
}

QString NamedGame::says() const
{
    return ModelText::tr(sentence);
}

std::span<const NamedGame> namedGames()
{
    return namedGameRows;
}

const NamedGame *findNamedGame(QStringView text)
{
    static const QHash<QString, const NamedGame *> byKey = [] {
        QHash<QString, const NamedGame *> games;
        for (const NamedGame &game : namedGameRows) {
            for (const QString &name : game.names())
                games.insert(keyOf(name), &game);
        }
        return games;
    }();
    return byKey.value(keyOf(text));
}

} // namespace mexplorer
