// SPDX-License-Identifier: GPL-3.0-or-later
// A row of cells, and moves that replace some of them: row{11 -> 00; stop 000}
//
// A rewrite replaces one occurrence of its left side by its right side. Cells that no left side can match never change,
// and never go: without a stop pattern, they split a row into parts that no move joins, so the value is the nim-sum of
// the values of the parts. Where a rewrite holds at an end of the row only, a part keeps the cell that separates it
// from the others.
//
// Play ends if the letters have weights for which each rewrite that changes the row makes it lighter; that is found by
// trying the weights 1 to 4. A row is the mirror image of another one if the rewrites and the stop pattern are the same
// when read from the right.

#include "model/games/familyrules.h"

#include "model/core/modeltext.h"
#include "model/games/cellpatterns.h"
#include "model/games/heaptraits.h"

#include <algorithm>
#include <set>

namespace mexplorer {

namespace {

constexpr qsizetype maxRowCells = 1000;
constexpr std::size_t maxRowRewrites = 100;

struct RowRewrite : CellRewrite
{
    bool isAtLeftEnd = false;
    bool isAtRightEnd = false;

    bool operator==(const RowRewrite &) const = default;
    bool operator<(const RowRewrite &other) const
    {
        return std::tie(left, right, isAtLeftEnd, isAtRightEnd) <
               std::tie(other.left, other.right, other.isAtLeftEnd, other.isAtRightEnd);
    }

    QString text() const
    {
        const QString text = (isAtLeftEnd ? QStringLiteral("^") : QString()) + left +
                             (isAtRightEnd ? QStringLiteral("$") : QString()) + QStringLiteral(" -> ") + right;
        return text.trimmed();
    }
};

QString readFromTheRight(QString cells)
{
    std::reverse(cells.begin(), cells.end());
    return cells;
}

/// The octal game whose heaps are the runs of one letter: each rewrite turns a number of adjacent ones into letters
/// that nothing matches, so that what is left of the run is up to two runs, or removes them, so that it is at most one.
/// Empty for other rewrites.
QString octalGameOf(const std::vector<RowRewrite> &rewrites)
{
    constexpr quint8 upToOne = 3;
    constexpr quint8 upToTwo = 7;
    const QChar live = rewrites.front().left.front();
    TakeAndBreak code{{0}};
    for (const RowRewrite &rewrite : rewrites) {
        const bool isRun = rewrite.left.count(live) == rewrite.left.size();
        const bool isInside = !rewrite.isAtLeftEnd && !rewrite.isAtRightEnd;
        if (live == anyCell || !isRun || !isInside || rewrite.right.contains(live) || rewrite.right.contains(anyCell))
            return {};
        const auto taken = static_cast<std::size_t>(rewrite.left.size());
        code.digits.resize(std::max(code.digits.size(), taken + 1));
        code.digits[taken] |= rewrite.right.isEmpty() ? upToOne : upToTwo;
    }
    constexpr std::size_t maxDigits = 64;
    return code.digits.size() > maxDigits ? QString() : QStringLiteral("octal{%1}").arg(code.code());
}

/// Rules of a row that a user writes. A position is its cells, from left to right, as characters.
class RowRules final : public Rules
{
public:
    RowRules(std::vector<RowRewrite> rewrites, QString stop) : m_rewrites(std::move(rewrites)), m_stop(std::move(stop))
    {
        QStringList texts;
        std::set<RowRewrite> mirrored;
        for (const RowRewrite &rewrite : m_rewrites) {
            texts << rewrite.text();
            m_matched += rewrite.left;
            m_hasLeftEnd = m_hasLeftEnd || rewrite.isAtLeftEnd;
            m_hasRightEnd = m_hasRightEnd || rewrite.isAtRightEnd;
            mirrored.insert({{readFromTheRight(rewrite.left), readFromTheRight(rewrite.right)},
                             rewrite.isAtRightEnd,
                             rewrite.isAtLeftEnd});
        }
        if (!m_stop.isEmpty())
            texts << QStringLiteral("stop ") + m_stop;
        m_text = QStringLiteral("row{%1}").arg(texts.join(QStringLiteral("; ")));
        // The i-th cell on the right is the i-th one on the left: read from the right, that holds for equal lengths
        // alone.
        m_isSymmetric = readFromTheRight(m_stop) == m_stop &&
                        mirrored == std::set<RowRewrite>(m_rewrites.begin(), m_rewrites.end()) &&
                        std::ranges::all_of(m_rewrites, [](const RowRewrite &rewrite) {
                            return !rewrite.right.contains(anyCell) || rewrite.left.size() == rewrite.right.size();
                        });
        m_isAcyclic = doesPlayEnd({m_rewrites.begin(), m_rewrites.end()});
        std::vector<BlockRewrite> blocks;
        for (const RowRewrite &rewrite : m_rewrites)
            blocks.push_back({static_cast<int>(rewrite.left.size()), rewrite});
        m_hasBoard = areMovesToldByPlace(blocks);
        if (m_stop.isEmpty())
            m_sameAs = octalGameOf(m_rewrites);
        m_hasParts = m_stop.isEmpty() && !m_matched.contains(anyCell) && m_isAcyclic;
    }

    QString text() const override { return m_text; }
    QString sameAs() const override { return m_sameAs; }
    Appearance appearance() const override
    {
        return {QLatin1StringView(m_hasBoard ? "letters" : ""), QLatin1StringView("letters")};
    }

    std::optional<LetterGrid> letterGrid(Cells position) const override
    {
        const QString row = cellsText(position);
        LetterGrid grid{1, static_cast<int>(row.size()), row, std::vector<bool>(position.size())};
        for (qsizetype at = 0; !m_stop.isEmpty() && at + m_stop.size() <= row.size(); ++at) {
            if (matchesCells(m_stop, QStringView(row).sliced(at, m_stop.size())))
                std::fill_n(grid.ends.begin() + at, m_stop.size(), true);
        }
        return grid;
    }

    QString inWords() const override
    {
        QStringList sentences;
        for (const RowRewrite &rewrite : m_rewrites) {
            const QString &right = rewrite.right;
            if (right.isEmpty())
                sentences << ModelText::tr("Remove the cells %1, and close the gap.").arg(rewrite.left);
            else if (right.size() < rewrite.left.size())
                sentences << ModelText::tr("Replace the cells %1 by %2, and close the gap.").arg(rewrite.left, right);
            else
                sentences << ModelText::tr("Replace the cells %1 by %2.").arg(rewrite.left, right);
            if (rewrite.isAtLeftEnd && rewrite.isAtRightEnd)
                sentences << ModelText::tr("This is possible only where they are the whole row.");
            else if (rewrite.isAtLeftEnd)
                sentences << ModelText::tr("This is possible only at the left end of the row.");
            else if (rewrite.isAtRightEnd)
                sentences << ModelText::tr("This is possible only at the right end of the row.");
        }
        if (m_text.contains(anyCell))
            sentences << ModelText::tr("The sign ? is any cell.");
        if (!m_stop.isEmpty())
            sentences << ModelText::tr("The game is over when the row holds %1.").arg(m_stop);
        return sentences.join(u' ');
    }

    void followers(Cells position, Sink sink) const override
    {
        const QString row = cellsText(position);
        if (isOver(row))
            return;
        for (const RowRewrite &rewrite : m_rewrites) {
            const qsizetype length = rewrite.left.size();
            const qsizetype last = row.size() - length;
            for (qsizetype at = rewrite.isAtRightEnd ? std::max<qsizetype>(last, 0) : 0;
                 at <= (rewrite.isAtLeftEnd ? std::min<qsizetype>(last, 0) : last); ++at) {
                const QStringView found = QStringView(row).sliced(at, length);
                if (!matchesCells(rewrite.left, found))
                    continue;
                const QString next = row.first(at) + replacedCells(rewrite, found) + row.sliced(at + length);
                if (next != row)
                    sink(cellsOf(next));
            }
        }
    }

    QString positionText(Cells position) const override
    {
        const QString row = cellsText(position);
        if (row.isEmpty())
            return QStringLiteral("%1*0").arg(emptyCell());
        QString text;
        for (qsizetype at = 0; at < row.size();) {
            qsizetype end = at;
            while (end < row.size() && row[end] == row[at])
                ++end;
            const bool canCount = end == row.size() || !row[end].isDigit();
            constexpr qsizetype few = 5; // which are counted at a glance
            text += end - at > few && canCount ? QStringLiteral("%1*%2").arg(row[at]).arg(end - at)
                                               : row.sliced(at, end - at);
            at = end;
        }
        return text;
    }

    QString positionName(Cells position) const override
    {
        constexpr std::size_t few = 24; // which are shown one by one
        return position.empty() || position.size() > few ? positionText(position) : cellsText(position);
    }

    QString examplePosition() const override { return QStringLiteral("%1*5").arg(emptyCell()); }

    Result<std::vector<Component>> parsePosition(Scanner &scanner) const override
    {
        std::vector<Component> components;
        do {
            QString row;
            const int column = scanner.column();
            bool isEmpty = true;
            while (isCell(scanner.peek())) {
                isEmpty = false;
                const QChar cell = scanner.peek();
                scanner.take(cell);
                qsizetype count = 1;
                if (scanner.take(u'*')) {
                    const auto number = scanner.number(maxRowCells, ModelText::tr("a row has at most %1 cells."));
                    if (!number)
                        return number.problem();
                    count = static_cast<qsizetype>(*number);
                }
                row += QString(count, cell);
                if (row.size() > maxRowCells)
                    return scanner.problemAt(
                        Problem::Code::TooMany, column, scanner.column() - column,
                        ModelText::tr("a row has at most %1 cells.").arg(groupedNumber(maxRowCells)));
            }
            if (isEmpty)
                return scanner.problemHere(
                    ModelText::tr("expected the cells of a row, letters, digits, '.' or '_', as in %1.")
                        .arg(examplePosition()));
            components.push_back({shared_from_this(), cellsOf(row)});
        } while (scanner.take(u','));
        return components;
    }

    CellVector symmetric(Cells position) const override
    {
        CellVector row(position.begin(), position.end());
        return m_isSymmetric ? std::min(row, CellVector(row.rbegin(), row.rend())) : row;
    }

    void parts(Cells position, Sink sink) const override
    {
        if (!m_hasParts)
            return sink(position);
        const auto isMatched = [this](Cell cell) { return m_matched.contains(QChar(static_cast<char16_t>(cell))); };
        for (auto at = position.begin(); at != position.end();) {
            const auto from = std::find_if(at, position.end(), isMatched);
            const auto to = std::find_if_not(from, position.end(), isMatched);
            if (from != to) {
                const bool keepsLeft = m_hasLeftEnd && from != position.begin();
                const bool keepsRight = m_hasRightEnd && to != position.end();
                sink(Cells(keepsLeft ? from - 1 : from, keepsRight ? to + 1 : to));
            }
            at = to;
        }
    }

    quint64 size(Cells position) const override
    {
        return static_cast<quint64>(std::ranges::count_if(position, [this](Cell cell) {
            return m_matched.contains(anyCell) || m_matched.contains(QChar(static_cast<char16_t>(cell)));
        }));
    }

    bool isAcyclic() const override { return m_isAcyclic; }

private:
    bool isOver(const QString &row) const
    {
        for (qsizetype at = 0; !m_stop.isEmpty() && at + m_stop.size() <= row.size(); ++at) {
            if (matchesCells(m_stop, QStringView(row).sliced(at, m_stop.size())))
                return true;
        }
        return false;
    }

    /// A cell for examples, and for the text of an empty row.
    QChar emptyCell() const
    {
        const QChar first = m_rewrites.front().left.front();
        return first == anyCell ? u'0' : first;
    }

    std::vector<RowRewrite> m_rewrites;
    QString m_stop;
    QString m_text;
    QString m_sameAs;
    QString m_matched; ///< all cells of the left sides
    bool m_hasLeftEnd = false;
    bool m_hasRightEnd = false;
    bool m_isSymmetric = false;
    bool m_isAcyclic = false;
    bool m_hasParts = false;
    bool m_hasBoard = false; ///< the changed cells determine the move
};

} // namespace

Result<RulesPtr> rowRules(Scanner &scanner)
{
    std::vector<RowRewrite> rewrites;
    QString stop;
    do {
        RowRewrite rewrite;
        rewrite.isAtLeftEnd = scanner.take(u'^');
        const int column = scanner.column();
        const Result<QString> left = cellPatternAt(scanner, false);
        if (!left)
            return left.problem();
        if (*left == u"stop" && !rewrite.isAtLeftEnd && !rewrites.empty() &&
            (isCell(scanner.peek()) || scanner.peek() == anyCell)) {
            const Result<QString> cells = cellPatternAt(scanner, false);
            if (!cells)
                return cells.problem();
            stop = *cells;
            break;
        }
        rewrite.left = *left;
        rewrite.isAtRightEnd = scanner.take(u'$');
        if (!scanner.take(u'-') || !scanner.take(u'>'))
            return scanner.problemHere(ModelText::tr("expected '->', as in 11 -> 00."));
        const Result<QString> right = cellPatternAt(scanner, true);
        if (!right)
            return right.problem();
        rewrite.right = *right;
        if (right->size() > left->size())
            return scanner.problemAt(column, scanner.column() - column,
                                     ModelText::tr("a right side has no more cells than its left side."));
        rewrites.push_back(std::move(rewrite));
        if (rewrites.size() > maxRowRewrites)
            return scanner.problemAt(Problem::Code::TooMany, column, scanner.column() - column,
                                     ModelText::tr("a row has at most %1 rewrites.").arg(maxRowRewrites));
    } while (scanner.take(u';'));
    if (scanner.peek() != u'}')
        return scanner.problemHere(ModelText::tr("expected ';' or '}'."));
    return RulesPtr(std::make_shared<RowRules>(std::move(rewrites), std::move(stop)));
}

} // namespace mexplorer
