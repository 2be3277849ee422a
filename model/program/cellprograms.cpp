// SPDX-License-Identifier: GPL-3.0-or-later
// Rows and boards of cells whose moves a user wrote, as programs that rewrite strings. The rewrites are read from the
// text of the rules, which is in normal form; images of the blocks of a board are written out.

#include "model/program/programdraft.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/games/cellpatterns.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// A rewrite of a row, or of a block of a board.
struct WrittenRewrite
{
    QString left; ///< rows joined
    QString right;
    int rows = 1;
    int columns = 0;
    bool isAtLeftEnd = false;
    bool isAtRightEnd = false;

    bool operator==(const WrittenRewrite &) const = default;
};

struct WrittenRules
{
    std::vector<WrittenRewrite> rewrites;
    WrittenRewrite stop; ///< its left side; empty if there is none
    bool isTurned = false;
    bool isMirrored = false;
};

void setBlock(const QString &block, WrittenRewrite &rewrite)
{
    const QStringList rows = block.split(u'/');
    rewrite.rows = static_cast<int>(rows.size());
    rewrite.columns = static_cast<int>(rows[0].size());
    rewrite.left = rows.join(QString());
}

WrittenRules readWrittenRules(const QString &text)
{
    WrittenRules rules;
    const QString inner = text.section(u'{', 1).chopped(1);
    for (const QString &part : inner.split(QStringLiteral("; "))) {
        WrittenRewrite rewrite;
        if (!part.contains(QStringLiteral("->"))) {
            rules.isTurned = rules.isTurned || part == u"turned";
            rules.isMirrored = rules.isMirrored || part == u"mirrored";
            if (part.startsWith(QStringLiteral("stop ")))
                setBlock(part.sliced(5), rules.stop);
            continue;
        }
        QString left = part.section(QStringLiteral("->"), 0, 0).trimmed();
        rewrite.isAtLeftEnd = left.startsWith(u'^');
        rewrite.isAtRightEnd = left.endsWith(u'$');
        left.remove(u'^').remove(u'$');
        setBlock(left, rewrite);
        rewrite.right = part.section(QStringLiteral("->"), 1).trimmed().remove(u'/');
        rules.rewrites.push_back(rewrite);
    }
    return rules;
}

/// As the images of a board: bit 0 mirrors left to right, bit 1 top to bottom, bit 2 exchanges rows and columns.
WrittenRewrite imageOf(const WrittenRewrite &rewrite, int image)
{
    WrittenRewrite result = rewrite;
    if (image & 4)
        std::swap(result.rows, result.columns);
    result.left.clear();
    result.right.clear();
    for (int row = 0; row < result.rows; ++row) {
        for (int column = 0; column < result.columns; ++column) {
            const int r = image & 4 ? column : row;
            const int c = image & 4 ? row : column;
            const int at =
                (image & 2 ? rewrite.rows - 1 - r : r) * rewrite.columns + (image & 1 ? rewrite.columns - 1 - c : c);
            result.left += rewrite.left[at];
            result.right += rewrite.right[at];
        }
    }
    return result;
}

/// The rewrites of a board with their images, each once.
std::vector<WrittenRewrite> withImages(const WrittenRules &rules)
{
    std::vector<int> images = {0};
    if (rules.isTurned)
        images.insert(images.end(), {5, 3, 6});
    if (rules.isMirrored)
        images.insert(images.end(), {1, 2});
    if (rules.isTurned && rules.isMirrored)
        images.insert(images.end(), {4, 7});
    std::vector<WrittenRewrite> rewrites;
    for (const WrittenRewrite &rewrite : rules.rewrites) {
        for (const int image : images) {
            WrittenRewrite one = imageOf(rewrite, image);
            if (std::ranges::find(rewrites, one) == rewrites.end())
                rewrites.push_back(std::move(one));
        }
    }
    return rewrites;
}

QString quoted(const QString &cells)
{
    return u'"' + cells + u'"';
}

QString truthWord(bool isTrue, bool isPython)
{
    return isPython ? (isTrue ? QStringLiteral("True") : QStringLiteral("False"))
                    : (isTrue ? QStringLiteral("true") : QStringLiteral("false"));
}

/// "(first, second),": the rows of a table.
QString tableRows(const std::vector<QStringList> &rows, bool isPython)
{
    QString text;
    for (const QStringList &row : rows)
        text += (isPython ? QStringLiteral("    (%1),\n") : QStringLiteral("    {%1},\n"))
                    .arg(row.join(QStringLiteral(", ")));
    return text;
}

void writeRow(ProgramDraft &draft, ProgramGroup &group, const WrittenRules &rules)
{
    const bool isPython = draft.isPython();
    const auto any = [&](auto property) { return std::ranges::any_of(rules.rewrites, property); };
    const bool hasAny = any([](const WrittenRewrite &each) { return (each.left + each.right).contains(anyCell); });
    const bool hasEnds = any([](const WrittenRewrite &each) { return each.isAtLeftEnd || each.isAtRightEnd; });
    const bool hasStop = !rules.stop.left.isEmpty();
    QString matched;
    std::vector<QStringList> rows;
    for (const WrittenRewrite &each : rules.rewrites) {
        QStringList row = {quoted(each.left), quoted(each.right)};
        if (hasEnds)
            row << truthWord(each.isAtLeftEnd, isPython) << truthWord(each.isAtRightEnd, isPython);
        rows.push_back(row);
        for (const QChar cell : each.left) {
            if (!matched.contains(cell))
                matched += cell;
        }
    }
    const bool hasParts = !hasStop && !hasEnds && !hasAny && group.rules->isAcyclic();
    if (hasAny || hasStop)
        draft.use(ProgramHelper::Matches);
    if (hasAny)
        draft.use(ProgramHelper::Replaced);
    const QString rewritesName = group.constantName("rewrites");
    const QString over = group.nameWith("is_over");
    const QString parts = group.nameWith("parts");
    const auto isFound = [&](const QString &pattern, const QString &cells) {
        return QStringLiteral("matches(%1, %2)").arg(pattern, cells);
    };
    std::vector<std::pair<const char *, QString>> names;
    draft.useCpp("<string>");
    draft.useCpp("<vector>");
    if (isPython) {
        draft.define(filled("$NAME = [\n$ROWS]\n", {{"NAME", rewritesName}, {"ROWS", tableRows(rows, true)}}));
    } else {
        const QString type = group.nameWith("rewrite");
        draft.define(filled(R"(
struct $TYPE {
    std::string left, right;
$ENDS};

const std::vector<$TYPE> $NAME = {
$ROWS};
)",
                            {{"TYPE", type},
                             {"NAME", rewritesName},
                             {"ENDS", hasEnds ? QStringLiteral("    bool at_left, at_right;\n") : QString()},
                             {"ROWS", tableRows(rows, false)}}));
    }
    if (hasStop) {
        draft.define(
            filled(isPython ? R"(
def $OVER(row):
    size = $SIZE
    return any($FOUND for i in range(len(row) - size + 1))
)"
                            : R"(
bool $OVER(const std::string &row) {
    const std::size_t size = $SIZE;
    for (std::size_t i = 0; i + size <= row.size(); ++i) {
        if ($FOUND)
            return true;
    }
    return false;
}
)",
                   {{"OVER", over},
                    {"SIZE", QString::number(rules.stop.left.size())},
                    {"FOUND", isFound(quoted(rules.stop.left), isPython ? QStringLiteral("row[i:i + size]")
                                                                        : QStringLiteral("row.substr(i, size)"))}}));
    }
    if (hasParts) {
        draft.comment(
            ModelText::tr("The value of a row: cells that no left side has never change, so what is between them "
                          "are games of their own."));
        const QString cells = quoted(matched);
        draft.define(filled(isPython ? R"(
def $PARTS(row):
    value = 0
    part = ""
    for cell in row + " ":
        if cell in $CELLS:
            part += cell
        else:
            if part:
                value ^= $FUNCTION(part)
            part = ""
    return value
)"
                                     : R"(
long long $FUNCTION(const std::string &row);

long long $PARTS(const std::string &row) {
    const std::string cells = $CELLS;
    long long value = 0;
    std::string part;
    for (const char cell : row + ' ') {
        if (cells.find(cell) != std::string::npos) {
            part += cell;
        } else {
            if (!part.empty())
                value ^= $FUNCTION(part);
            part.clear();
        }
    }
    return value;
}
)",
                            {{"PARTS", parts}, {"FUNCTION", group.function}, {"CELLS", cells}}));
    }
    ProgramLines lines(draft.language(), 1);
    if (hasStop)
        lines.ifHolds((isPython ? QStringLiteral("not ") : QStringLiteral("!")) + over + QStringLiteral("(row)"));
    QString body = lines.text();
    const QString indent(4 * (1 + lines.depth()), u' ');
    const QString next = hasParts ? parts : group.function;
    QString loop = filled(isPython ? R"(
for left, right$ENDS in $REWRITES:
    for i in range(len(row) - len(left) + 1):
        cells = row[i:i + len(left)]
$TEST        after = row[:i] + $RIGHT + row[i + len(left):]
        if after != row:
            seen.add($NEXT(after))
)"
                                   : R"(
for (const auto &[left, right$ENDS] : $REWRITES) {
    for (std::size_t i = 0; i + left.size() <= row.size(); ++i) {
        const std::string cells = row.substr(i, left.size());
$TEST        const std::string after = row.substr(0, i) + $RIGHT + row.substr(i + left.size());
        if (after != row)
            seen.add($NEXT(after));
    }
}
)",
                          {{"ENDS", hasEnds ? QStringLiteral(", at_left, at_right") : QString()},
                           {"REWRITES", rewritesName},
                           {"RIGHT", hasAny ? QStringLiteral("replaced(right, cells)") : QStringLiteral("right")},
                           {"NEXT", next},
                           {"TEST", [&] {
                                QString test;
                                const QString skip = isPython ? QStringLiteral(":\n            continue\n")
                                                              : QStringLiteral(")\n            continue;\n");
                                const QString open =
                                    isPython ? QStringLiteral("        if ") : QStringLiteral("        if (");
                                if (hasEnds && isPython)
                                    test += open +
                                            QStringLiteral("(at_left and i > 0) or "
                                                           "(at_right and i + len(left) < len(row))") +
                                            skip;
                                else if (hasEnds)
                                    test += open +
                                            QStringLiteral("(at_left && i > 0) || "
                                                           "(at_right && i + left.size() < row.size())") +
                                            skip;
                                if (hasAny)
                                    test += open + (isPython ? QStringLiteral("not ") : QStringLiteral("!")) +
                                            isFound(QStringLiteral("left"), QStringLiteral("cells")) + skip;
                                else
                                    test += open + QStringLiteral("cells != left") + skip;
                                return test;
                            }()}});
    for (const QString &line : loop.split(u'\n', Qt::SkipEmptyParts))
        body += indent + line + u'\n';
    if (hasStop && !isPython)
        body += QStringLiteral("    }\n");
    group.argumentType = QStringLiteral("std::string");
    for (const CellVector &cells : group.positions)
        group.arguments << quoted(cellsText(cells));
    draft.defineRecursion(group, QStringLiteral("row"), body, !group.rules->isAcyclic());
    if (hasParts)
        group.function = parts;
}

void writeCellBoard(ProgramDraft &draft, ProgramGroup &group, const WrittenRules &rules)
{
    const bool isPython = draft.isPython();
    const bool hasStop = !rules.stop.left.isEmpty();
    const QStringList boardRows = group.rules->positionText(group.positions.front()).split(u'/');
    const auto rowCount = static_cast<int>(boardRows.size());
    const auto columnCount = static_cast<int>(boardRows[0].size());
    std::vector<QStringList> rows;
    for (const WrittenRewrite &each : withImages(rules))
        rows.push_back(
            {QString::number(each.rows), QString::number(each.columns), quoted(each.left), quoted(each.right)});
    draft.use(ProgramHelper::Matches);
    draft.use(ProgramHelper::Replaced);
    draft.useCpp("<string>");
    draft.useCpp("<vector>");
    const QString stop =
        QStringLiteral("%1, %2, %3")
            .arg(QString::number(rules.stop.rows), QString::number(rules.stop.columns), quoted(rules.stop.left));
    const std::initializer_list<std::pair<const char *, QString>> names = {{"NAME", group.constantName("rewrites")},
                                                                           {"TYPE", group.nameWith("rewrite")},
                                                                           {"ROWS", QString::number(rowCount)},
                                                                           {"COLUMNS", QString::number(columnCount)},
                                                                           {"PLACES", group.nameWith("places")},
                                                                           {"OVER", group.nameWith("is_over")},
                                                                           {"FUNCTION", group.function},
                                                                           {"STOP", stop},
                                                                           {"TABLE", tableRows(rows, isPython)}};
    draft.comment(
        ModelText::tr("A position is the cells row by row. A rewrite is the number of its rows and columns, and "
                      "its cells before and after it."));
    draft.define(filled(isPython ? R"(
$NAME = [
$TABLE]


def $PLACES(rows, columns, left, board):
    """The cells of the board at each place where a block matches."""
    for top in range($ROWS - rows + 1):
        for first in range($COLUMNS - columns + 1):
            place = [(top + r) * $COLUMNS + first + c for r in range(rows) for c in range(columns)]
            if matches(left, [board[cell] for cell in place]):
                yield place
)"
                                 : R"(
struct $TYPE {
    int rows, columns;
    std::string left, right;
};

const std::vector<$TYPE> $NAME = {
$TABLE};

// The cells of the board at each place where a block matches.
std::vector<std::vector<int>> $PLACES(int rows, int columns, const std::string &left, const std::string &board) {
    std::vector<std::vector<int>> places;
    for (int top = 0; top + rows <= $ROWS; ++top) {
        for (int first = 0; first + columns <= $COLUMNS; ++first) {
            std::vector<int> place;
            std::string cells;
            for (int i = 0; i < rows * columns; ++i) {
                place.push_back((top + i / columns) * $COLUMNS + first + i % columns);
                cells += board[place.back()];
            }
            if (matches(left, cells))
                places.push_back(place);
        }
    }
    return places;
}
)",
                        names));
    if (hasStop)
        draft.define(filled(isPython ? R"(
def $OVER(board):
    return any(True for place in $PLACES($STOP, board))
)"
                                     : R"(
bool $OVER(const std::string &board) {
    return !$PLACES($STOP, board).empty();
}
)",
                            names));
    const QString loop = filled(isPython ? R"(
for rows, columns, left, right in $NAME:
    for place in $PLACES(rows, columns, left, board):
        cells = list(board)
        new = replaced(right, [board[cell] for cell in place])
        for cell, after in zip(place, new):
            cells[cell] = after
        after = "".join(cells)
        if after != board:
            seen.add($FUNCTION(after))
)"
                                         : R"(
for (const $TYPE &rewrite : $NAME) {
    for (const std::vector<int> &place : $PLACES(rewrite.rows, rewrite.columns, rewrite.left, board)) {
        std::string cells;
        for (const int cell : place)
            cells += board[cell];
        cells = replaced(rewrite.right, cells);
        std::string after = board;
        for (std::size_t i = 0; i < place.size(); ++i)
            after[place[i]] = cells[i];
        if (after != board)
            seen.add($FUNCTION(after));
    }
}
)",
                                names);
    ProgramLines lines(draft.language(), 1);
    if (hasStop)
        lines.ifHolds((isPython ? QStringLiteral("not ") : QStringLiteral("!")) + group.nameWith("is_over") +
                      QStringLiteral("(board)"));
    QString body = lines.text();
    for (const QString &line : loop.split(u'\n', Qt::SkipEmptyParts))
        body += QString(4 * (1 + lines.depth()), u' ') + line + u'\n';
    if (hasStop && !isPython)
        body += QStringLiteral("    }\n");
    group.argumentType = QStringLiteral("std::string");
    for (const CellVector &cells : group.positions)
        group.arguments << quoted(cellsText(cells));
    draft.defineRecursion(group, QStringLiteral("board"), body, !group.rules->isAcyclic());
}

} // namespace

std::optional<Problem> writeCellProgram(ProgramDraft &draft, ProgramGroup &group)
{
    const QString text = group.rules->text();
    draft.comment(group.rules->inWords());
    draft.recurseDeeply();
    const WrittenRules rules = readWrittenRules(text);
    if (text.startsWith(QStringLiteral("row")))
        writeRow(draft, group, rules);
    else
        writeCellBoard(draft, group, rules);
    return std::nullopt;
}

} // namespace mexplorer
