// SPDX-License-Identifier: GPL-3.0-or-later
// Programs of the games that aren't heaps. Cells that a move clears are bits of a number; a board falls into groups of
// cells that no move joins, whose values are added.

#include "model/program/programdraft.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/games/catalogue.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

constexpr quint64 shallow = 100; ///< the size of a position that Python's own stack is enough for

QString joinedNumbers(Cells numbers)
{
    QStringList texts;
    for (const Cell number : numbers)
        texts << QString::number(number);
    return texts.join(QStringLiteral(", "));
}

/// Positions as pairs of numbers.
void setPairs(const ProgramDraft &draft, ProgramGroup &group)
{
    group.argumentType = QStringLiteral("std::array<long long, 2>");
    for (const CellVector &cells : group.positions)
        group.arguments << (draft.isPython() ? QStringLiteral("(%1)") : QStringLiteral("std::array<long long, 2>{%1}"))
                               .arg(joinedNumbers(cells));
}

/// Positions as rows of numbers.
void setRows(const ProgramDraft &draft, ProgramGroup &group)
{
    group.argumentType = QStringLiteral("std::vector<long long>");
    for (const CellVector &cells : group.positions) {
        const QString list = joinedNumbers(cells);
        group.arguments << (draft.isPython() ? QStringLiteral("(%1%2)").arg(
                                                   list, cells.size() == 1 ? QStringLiteral(",") : QString())
                                             : QStringLiteral("std::vector<long long>{%1}").arg(list));
    }
}

void writeWythoff(ProgramDraft &draft, ProgramGroup &group)
{
    setPairs(draft, group);
    draft.useCpp("<array>");
    draft.useCpp("<algorithm>");
    draft.defineRecursion(group, QStringLiteral("pair"),
                          filled(draft.isPython() ? R"(
    less, greater = pair
    for taken in range(1, greater + 1):
        rest = greater - taken
        seen.add($FUNCTION((min(less, rest), max(less, rest))))
        if taken <= less:
            seen.add($FUNCTION((less - taken, greater)))
            seen.add($FUNCTION((less - taken, rest)))
)"
                                                  : R"(
    const auto [less, greater] = pair;
    for (long long taken = 1; taken <= greater; ++taken) {
        const long long rest = greater - taken;
        seen.add($FUNCTION({std::min(less, rest), std::max(less, rest)}));
        if (taken <= less) {
            seen.add($FUNCTION({less - taken, greater}));
            seen.add($FUNCTION({less - taken, rest}));
        }
    }
)",
                                 {{"FUNCTION", group.function}}));
}

void writeTakeAway(ProgramDraft &draft, ProgramGroup &group)
{
    setPairs(draft, group);
    draft.useCpp("<array>");
    draft.useCpp("<algorithm>");
    const QString rules = group.rules->text();
    const QString rate = rules.contains(u'{') ? rules.section(u'{', 1).chopped(1) : QStringLiteral("2");
    const QString numerator = rate.section(u'/', 0, 0);
    const QString denominator = rate.section(u'/', 1);
    const QString limit =
        QStringLiteral("taken * ") + numerator +
        (denominator.isEmpty() ? QString()
                               : (draft.isPython() ? QStringLiteral(" // ") : QStringLiteral(" / ")) + denominator);
    draft.comment(ModelText::tr("A position is the number of tokens that are left, and the number that may be taken."));
    draft.defineRecursion(group, QStringLiteral("pair"),
                          filled(draft.isPython() ? R"(
    left, most = pair
    for taken in range(1, most + 1):
        rest = left - taken
        seen.add($FUNCTION((rest, min($LIMIT, rest))))
)"
                                                  : R"(
    const auto [left, most] = pair;
    for (long long taken = 1; taken <= most; ++taken) {
        const long long rest = left - taken;
        seen.add($FUNCTION({rest, std::min($LIMIT, rest)}));
    }
)",
                                 {{"FUNCTION", group.function}, {"LIMIT", limit}}));
}

void writeMoore(ProgramDraft &draft, ProgramGroup &group)
{
    setRows(draft, group);
    draft.useCpp("<vector>");
    draft.useCpp("<algorithm>");
    draft.useCpp("<functional>");
    const QString heaps = group.rules->text().section(u'{', 1).chopped(1);
    const std::initializer_list<std::pair<const char *, QString>> names = {
        {"FUNCTION", group.function}, {"TAKE", group.nameWith("take")}, {"COUNT", heaps}};
    draft.comment(ModelText::tr("A position is the heaps in ascending order, without empty ones."));
    if (draft.isPython()) {
        draft.define(filled(R"(
def $TAKE(heaps, start, count):
    """Takes from up to count of the heaps from start on, from at least one."""
    for i in range(start, len(heaps)):
        for rest in range(heaps[i]):
            after = heaps[:i] + (rest,) + heaps[i + 1:]
            yield tuple(sorted(heap for heap in after if heap > 0))
            if count > 1:
                yield from $TAKE(after, i + 1, count - 1)
)",
                            names));
        draft.defineRecursion(group, QStringLiteral("heaps"),
                              filled(R"(
    for after in $TAKE(heaps, 0, $COUNT):
        seen.add($FUNCTION(after))
)",
                                     names));
    } else {
        draft.defineRecursion(group, QStringLiteral("heaps"),
                              filled(R"(
    // Takes from up to count of the heaps from start on, from at least one.
    std::function<void(const std::vector<long long> &, std::size_t, int)> take =
        [&](const std::vector<long long> &before, std::size_t start, int count) {
            for (std::size_t i = start; i < before.size(); ++i) {
                std::vector<long long> after = before;
                for (long long rest = 0; rest < before[i]; ++rest) {
                    after[i] = rest;
                    std::vector<long long> sorted;
                    std::copy_if(after.begin(), after.end(), std::back_inserter(sorted),
                                 [](long long heap) { return heap > 0; });
                    std::sort(sorted.begin(), sorted.end());
                    seen.add($FUNCTION(sorted));
                    if (count > 1)
                        take(after, i + 1, count - 1);
                }
            }
        };
    take(heaps, 0, $COUNT);
)",
                                     names));
        draft.useCpp("<iterator>");
    }
    // In ascending order, as the program sorts them.
    for (CellVector &cells : group.positions)
        std::ranges::sort(cells);
    group.arguments.clear();
    setRows(draft, group);
}

void writeChomp(ProgramDraft &draft, ProgramGroup &group)
{
    setRows(draft, group);
    draft.useCpp("<vector>");
    draft.useCpp("<algorithm>");
    draft.comment(ModelText::tr("A position is the heights of the columns, which don't grow, without empty ones."));
    draft.defineRecursion(group, QStringLiteral("columns"),
                          filled(draft.isPython() ? R"(
    for i in range(len(columns)):
        for height in range(columns[i]):
            after = columns[:i] + tuple(min(column, height) for column in columns[i:])
            seen.add($FUNCTION(tuple(column for column in after if column > 0)))
)"
                                                  : R"(
    for (std::size_t i = 0; i < columns.size(); ++i) {
        for (long long height = 0; height < columns[i]; ++height) {
            std::vector<long long> after = columns;
            for (std::size_t j = i; j < after.size(); ++j)
                after[j] = std::min(after[j], height);
            while (!after.empty() && after.back() == 0)
                after.pop_back();
            seen.add($FUNCTION(after));
        }
    }
)",
                                 {{"FUNCTION", group.function}}));
}

/// The heads of a row of coins are parts, whose values are known.
void writeCoins(ProgramDraft &draft, ProgramGroup &group, const QString &family)
{
    group.argumentType = QStringLiteral("std::string");
    draft.useCpp("<string>");
    for (const CellVector &cells : group.positions) {
        QString coins;
        for (quint64 i = 0; i < cells[0]; ++i)
            coins += (cells[1] >> i) & 1 ? u'H' : u'T';
        group.arguments << u'"' + coins + u'"';
    }
    const bool isPython = draft.isPython();
    QString value = QStringLiteral("place");
    QString sentence =
        ModelText::tr("Each head is a game of its own; proved: that at place n, counted from 1, is a heap of "
                      "n tokens of Nim.");
    if (family == QStringLiteral("ruler")) {
        value = QStringLiteral("place & -place");
        sentence =
            ModelText::tr("Each head is a game of its own; proved: the value of that at place n, counted from 1, is "
                          "the greatest power of two that divides n.");
    } else if (family == QStringLiteral("mockturtles")) {
        draft.use(ProgramHelper::BitCount);
        value = isPython ? QStringLiteral("2 * (place - 1) + 1 - bit_count(place - 1) % 2")
                         : QStringLiteral("2 * (place - 1) + 1 - bit_count(place - 1) % 2");
        sentence = ModelText::tr(
            "Each head is a game of its own; proved: the value of that at place n, counted from 1, is the "
            "n-th of the numbers with an odd number of ones in binary.");
    }
    draft.comment(sentence);
    draft.define(filled(isPython ? R"(
def $FUNCTION(coins):
    value = 0
    for i, coin in enumerate(coins):
        place = i + 1
        if coin == "H":
            value ^= $VALUE
    return value
)"
                                 : R"(
long long $FUNCTION(const std::string &coins) {
    long long value = 0;
    for (std::size_t i = 0; i < coins.size(); ++i) {
        const long long place = i + 1;
        if (coins[i] == 'H')
            value ^= $VALUE;
    }
    return value;
}
)",
                        {{"FUNCTION", group.function}, {"VALUE", value}}));
}

/// A board of ones and zeros, whose places may be cleared.
void writeClearing(ProgramDraft &draft, ProgramGroup &group, const QString &places)
{
    group.argumentType = QStringLiteral("unsigned long long");
    for (const CellVector &cells : group.positions)
        group.arguments << (draft.isPython() ? QStringLiteral("0b%1").arg(cells[0], 0, 2)
                                             : QStringLiteral("0b%1ULL").arg(cells[0], 0, 2));
    draft.comment(
        ModelText::tr("A position is a number whose bits are the cells, row by row; the last digit is the first "
                      "cell. A place is a set of cells that a move may clear."));
    const std::initializer_list<std::pair<const char *, QString>> names = {{"FUNCTION", group.function},
                                                                           {"PLACES", group.nameWith("places")},
                                                                           {"ALL", group.constantName("places")},
                                                                           {"GROUPS", group.nameWith("groups")},
                                                                           {"MAKE", places}};
    draft.useCpp("<vector>");
    if (draft.isPython()) {
        draft.define(filled(R"(
def $PLACES():
    places = []
$MAKE    return places


$ALL = $PLACES()


def $GROUPS(cells):
    """The groups of cells that no place joins."""
    groups = []
    for place in $ALL:
        if cells & place == place:
            joined = place
            for group in groups:
                if group & place:
                    joined |= group
            groups = [group for group in groups if not group & place] + [joined]
    return groups
)",
                            names));
    } else {
        draft.define(filled(R"(
std::vector<unsigned long long> $PLACES() {
    std::vector<unsigned long long> places;
$MAKE    return places;
}

const std::vector<unsigned long long> $ALL = $PLACES();

// The groups of cells that no place joins.
std::vector<unsigned long long> $GROUPS(unsigned long long cells) {
    std::vector<unsigned long long> groups;
    for (const unsigned long long place : $ALL) {
        if ((cells & place) != place)
            continue;
        std::vector<unsigned long long> others;
        unsigned long long joined = place;
        for (const unsigned long long group : groups) {
            if (group & place)
                joined |= group;
            else
                others.push_back(group);
        }
        others.push_back(joined);
        groups = others;
    }
    return groups;
}
)",
                            names));
    }
    draft.use(ProgramHelper::Mex);
    if (draft.isPython()) {
        draft.use("functools");
        draft.define(filled(R"(
@lru_cache(maxsize=None)
def $FUNCTION(cells):
    groups = $GROUPS(cells)
    if len(groups) != 1:
        value = 0
        for group in groups:
            value ^= $FUNCTION(group)
        return value
    seen = set()
    for place in $ALL:
        if cells & place == place:
            seen.add($FUNCTION(cells & ~place))
    return mex(seen)
)",
                            names));
    } else {
        draft.use("<unordered_map>");
        draft.define(filled(R"(
long long $FUNCTION(unsigned long long cells) {
    static std::unordered_map<unsigned long long, long long> known;
    const auto found = known.find(cells);
    if (found != known.end())
        return found->second;
    const std::vector<unsigned long long> groups = $GROUPS(cells);
    if (groups.size() != 1) {
        long long value = 0;
        for (const unsigned long long group : groups)
            value ^= $FUNCTION(group);
        return known[cells] = value;
    }
    Values seen;
    for (const unsigned long long place : $ALL) {
        if ((cells & place) == place)
            seen.add($FUNCTION(cells & ~place));
    }
    return known[cells] = seen.mex();
}
)",
                            names));
    }
}

/// All rectangles, or the dominoes among them.
QString rectanglePlaces(const ProgramDraft &draft, const CellBoard &board, bool areDominoes)
{
    return filled(draft.isPython() ? R"(
    for top in range($ROWS):
        for left in range($COLUMNS):
            for height in range(1, $ROWS - top + 1):
                for width in range(1, $COLUMNS - left + 1):
$TEST                    place = 0
                    for row in range(top, top + height):
                        for column in range(left, left + width):
                            place |= 1 << (row * $COLUMNS + column)
                    places.append(place)
)"
                                   : R"(
    for (int top = 0; top < $ROWS; ++top) {
        for (int left = 0; left < $COLUMNS; ++left) {
            for (int height = 1; height <= $ROWS - top; ++height) {
                for (int width = 1; width <= $COLUMNS - left; ++width) {
$TEST                    unsigned long long place = 0;
                    for (int row = top; row < top + height; ++row) {
                        for (int column = left; column < left + width; ++column)
                            place |= 1ULL << (row * $COLUMNS + column);
                    }
                    places.push_back(place);
                }
            }
        }
    }
)",
                  {{"ROWS", QString::number(board.rows)},
                   {"COLUMNS", QString::number(board.columns)},
                   {"TEST", !areDominoes       ? QString()
                            : draft.isPython() ? QStringLiteral("                    if height * width != 2:\n"
                                                                "                        continue\n")
                                               : QStringLiteral("                    if (height * width != 2)\n"
                                                                "                        continue;\n")}});
}

} // namespace

std::optional<Problem> writeBoardProgram(ProgramDraft &draft, ProgramGroup &group)
{
    const QString family = familyOf(*group.rules).name;
    const std::optional<CellBoard> board = group.rules->cellBoard();
    const bool isBoard = board && (family == QStringLiteral("matrix") || family == QStringLiteral("cram"));
    const bool isOther = family == QStringLiteral("wythoff") || family == QStringLiteral("moore") ||
                         family == QStringLiteral("fibonacci") || family == QStringLiteral("takeaway") ||
                         family == QStringLiteral("chomp");
    const bool isCoins = family == QStringLiteral("turtles") || family == QStringLiteral("mockturtles") ||
                         family == QStringLiteral("ruler");
    if (!isBoard && !isOther && !isCoins) {
        if (group.rules->isFromFile())
            return Problem::badInput(
                Problem::Code::OtherGame,
                ModelText::tr("%1 can't be written as a program: its moves are those of a graph, and "
                              "not of rules.")
                    .arg(shortened(group.rules->text())));
        return Problem::badInput(
            Problem::Code::OtherGame,
            ModelText::tr("%1 can't be written as a program.").arg(shortened(group.rules->text())));
    }
    draft.comment(group.rules->text() + QStringLiteral(": ") + group.rules->inWords());
    for (const CellVector &cells : group.positions) {
        if (group.rules->size(cells) > shallow)
            draft.recurseDeeply();
    }
    if (isBoard)
        writeClearing(draft, group, rectanglePlaces(draft, *board, family == QStringLiteral("cram")));
    else if (isCoins)
        writeCoins(draft, group, family);
    else if (family == QStringLiteral("wythoff"))
        writeWythoff(draft, group);
    else if (family == QStringLiteral("moore"))
        writeMoore(draft, group);
    else if (family == QStringLiteral("chomp"))
        writeChomp(draft, group);
    else
        writeTakeAway(draft, group);
    return std::nullopt;
}

} // namespace mexplorer
