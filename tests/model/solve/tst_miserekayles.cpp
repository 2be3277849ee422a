// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/solve/miserekayles.h"
#include "model/solve/miseresearch.h"
#include "model/solve/solver.h"
#include "tests/parsed.h"
#include "tests/testprogram.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <functional>
#include <set>

using namespace mexplorer;

namespace {

/// A row's followers: one row or two, or none.
std::vector<CellVector> rowsAfter(Cell row)
{
    std::vector<CellVector> result;
    for (Cell taken = 1; taken <= std::min<Cell>(2, row); ++taken) {
        for (Cell small = 0; 2 * small <= row - taken; ++small) {
            CellVector left = {row - taken - small, small};
            std::erase(left, Cell(0));
            result.push_back(left);
        }
    }
    return result;
}

/// Values of rows under normal play, by the definition.
const std::vector<Value> &rowValues()
{
    static const std::vector<Value> values = [] {
        std::vector<Value> found = {0};
        for (Cell row = 1; row <= 60; ++row) {
            MexSet seen;
            for (const CellVector &left : rowsAfter(row)) {
                Value value = 0;
                for (const Cell part : left)
                    value ^= found[part];
                seen.insert(value);
            }
            found.push_back(seen.mex());
        }
        return found;
    }();
    return values;
}

Value kaylesValue(Cells rows)
{
    Value value = 0;
    for (const Cell row : rows)
        value ^= rowValues()[row];
    return value;
}

/// Sums of rows of 1, 4, 5, 9, 12, 17, 20 and 25 pins by their numbers, up to max of each: enough for all cases of the
/// theorem, also with one row less, as it asks only whether a number is 0, 1, or even or odd beyond.
class FickleSums
{
public:
    static constexpr std::array<Cell, 8> rows = {1, 4, 5, 9, 12, 17, 20, 25};
    static constexpr std::size_t max = 4;
    using Counts = std::array<std::size_t, rows.size()>;

    FickleSums()
    {
        Counts counts = {};
        do {
            const CellVector position = rowsOf(counts);
            m_isP.push_back(isMisereKaylesP(position, kaylesValue(position)));
            m_values.push_back(static_cast<quint8>(kaylesValue(position)));
        } while (next(counts));
    }

    /// The next numbers up to \a most; false after the last.
    static bool next(Counts &counts, std::size_t most = max)
    {
        for (std::size_t &count : counts) {
            if (++count <= most)
                return true;
            count = 0;
        }
        return false;
    }

    static CellVector rowsOf(const Counts &counts)
    {
        CellVector position;
        for (std::size_t i = 0; i < rows.size(); ++i)
            position.insert(position.end(), counts[i], rows[i]);
        return position;
    }

    /// Greater numbers count as those two less.
    bool isP(Counts counts) const { return m_isP[indexOf(counts)]; }
    Value valueOf(const Counts &counts) const { return m_values[indexOf(counts)]; }

    /// The numbers with a row of \a pins more or less; false if it isn't one of the rows.
    static bool add(Counts &counts, Cell pins)
    {
        const auto at = std::ranges::find(rows, pins);
        if (at == rows.end())
            return false;
        ++counts[static_cast<std::size_t>(at - rows.begin())];
        return true;
    }

private:
    static std::size_t indexOf(const Counts &counts)
    {
        std::size_t index = 0;
        for (std::size_t i = rows.size(); i-- > 0;) {
            std::size_t count = counts[i];
            while (count > max)
                count -= 2;
            index = (max + 1) * index + count;
        }
        return index;
    }

    std::vector<bool> m_isP;
    std::vector<quint8> m_values;
};

/// The moves from one row, as far as the theorem is concerned.
struct MovesOfRow
{
    std::vector<CellVector> fickle; ///< to rows of these sizes only
    std::vector<Value> others;      ///< the values after the other moves
};

MovesOfRow movesOfRow(Cell row)
{
    MovesOfRow moves;
    for (const CellVector &left : rowsAfter(row)) {
        if (std::ranges::all_of(left, isFickleRow))
            moves.fickle.push_back(left);
        else
            moves.others.push_back(kaylesValue(left));
    }
    return moves;
}

bool leadsToP(const FickleSums &sums, FickleSums::Counts counts, const MovesOfRow &moves)
{
    const Value value = sums.valueOf(counts);
    for (const CellVector &left : moves.fickle) {
        FickleSums::Counts after = counts;
        for (const Cell pins : left)
            FickleSums::add(after, pins);
        if (sums.isP(after))
            return true;
    }
    return std::ranges::find(moves.others, value) != moves.others.end();
}

QString rowsText(Cells rows)
{
    QStringList texts;
    for (const Cell row : rows)
        texts << QString::number(row);
    return texts.join(u',');
}

} // namespace

class MisereKaylesTest : public QObject
{
    Q_OBJECT

private slots:
    void onlyEvennessCountsBeyondTwo();
    void fickleSumsObeyTheDefinition();
    void oneOtherRowObeysTheDefinition();
    void agreesWithTheSearch();
    void winningMovesAgreeWithTheSearch();
};

void MisereKaylesTest::onlyEvennessCountsBeyondTwo()
{
    FickleSums::Counts counts = {};
    do {
        const CellVector rows = FickleSums::rowsOf(counts);
        const bool isP = isMisereKaylesP(rows, kaylesValue(rows));
        for (std::size_t i = 0; i < counts.size(); ++i) {
            if (counts[i] < 2)
                continue;
            CellVector more = rows;
            more.insert(more.end(), 2, FickleSums::rows[i]);
            QVERIFY2(isMisereKaylesP(more, kaylesValue(more)) == isP, qPrintable(rowsText(more)));
        }
    } while (FickleSums::next(counts, 3));
}

/// A sum of rows of these sizes is P if and only if no move leads to a P-position; the empty one is N.
void MisereKaylesTest::fickleSumsObeyTheDefinition()
{
    const FickleSums sums;
    std::vector<MovesOfRow> moves;
    for (const Cell row : FickleSums::rows)
        moves.push_back(movesOfRow(row));
    FickleSums::Counts counts = {};
    QVERIFY(!sums.isP(counts));
    while (FickleSums::next(counts)) {
        bool isWon = false;
        for (std::size_t i = 0; i < counts.size() && !isWon; ++i) {
            if (counts[i] == 0)
                continue;
            FickleSums::Counts others = counts;
            --others[i];
            isWon = leadsToP(sums, others, moves[i]);
        }
        if (sums.isP(counts) == isWon)
            QFAIL(qPrintable(rowsText(FickleSums::rowsOf(counts))));
    }
}

/// The same for such a sum and one other row: it is P if its nim-sum is 0. The moves that leave another row follow
/// normal play, so that only rows matter from which a move leaves rows of these sizes alone: none of more than 52 pins.
/// No number decreases here, so those up to 3 are enough.
void MisereKaylesTest::oneOtherRowObeysTheDefinition()
{
    const FickleSums sums;
    std::array<std::set<Value>, FickleSums::rows.size()> valuesAfter; // a move in one of these rows
    for (std::size_t i = 0; i < valuesAfter.size(); ++i) {
        for (const CellVector &left : rowsAfter(FickleSums::rows[i]))
            valuesAfter[i].insert(kaylesValue(left));
    }
    for (Cell row = 2; row <= 60; ++row) {
        if (isFickleRow(row))
            continue;
        const MovesOfRow moves = movesOfRow(row);
        QVERIFY(row <= 52 || moves.fickle.empty());
        if (moves.fickle.empty())
            continue;
        FickleSums::Counts counts = {};
        do {
            const Value value = rowValues()[row] ^ sums.valueOf(counts);
            bool isWon = leadsToP(sums, counts, moves);
            for (std::size_t i = 0; i < counts.size() && !isWon; ++i) {
                const Value others = value ^ rowValues()[FickleSums::rows[i]];
                isWon = counts[i] > 0 && valuesAfter[i].contains(others);
            }
            if ((value == 0) == isWon)
                QFAIL(qPrintable(QStringLiteral("%1 and %2").arg(row).arg(rowsText(FickleSums::rowsOf(counts)))));
        } while (FickleSums::next(counts, 3));
    }
}

/// All sums of at most 24 pins, and single rows.
void MisereKaylesTest::agreesWithTheSearch()
{
    MisereSearch search(rulesOf(QStringLiteral("kayles")));
    const SolverLimits limits;
    JobControl control;
    const auto agrees = [&](const CellVector &rows) {
        SearchBudget budget(limits, control);
        const Result<Outcome> found = search.outcome(rows, budget);
        return found && (*found == Outcome::P) == isMisereKaylesP(rows, kaylesValue(rows));
    };
    CellVector rows;
    const std::function<void(Cell, Cell)> visit = [&](Cell left, Cell greatest) {
        QVERIFY2(agrees(rows), qPrintable(rowsText(rows)));
        for (Cell row = 1; row <= std::min(left, greatest); ++row) {
            rows.push_back(row);
            visit(left - row, row);
            rows.pop_back();
        }
    };
    visit(24, 24);
    for (Cell row = 25; row <= 33; ++row)
        QVERIFY2(agrees({row}), qPrintable(QString::number(row)));
}

void MisereKaylesTest::winningMovesAgreeWithTheSearch()
{
    const Solver solver;
    const SolverLimits limits;
    JobControl control;
    MisereSearch search(rulesOf(QStringLiteral("kayles")));
    for (const char *text : {"kayles:9", "kayles:12,1", "kayles:5,5,1", "kayles:20", "kayles:25", "kayles:9,7,4",
                             "octal{0.77}:17", "kayles:12 + octal{0.77}:9", "kayles:0"}) {
        const Position position = parsed(QString::fromLatin1(text));
        const auto analysis = solver.analyse(position, Convention::Misere, control);
        QVERIFY(analysis.ok());
        const auto isP = [&](const Position &at) {
            CellVector rows;
            for (const Component &component : at.components)
                rows.insert(rows.end(), component.cells.begin(), component.cells.end());
            std::ranges::sort(rows, std::greater<>());
            SearchBudget budget(limits, control);
            return search.outcome(rows, budget).value() == Outcome::P;
        };
        QCOMPARE(analysis->outcome == Outcome::P, isP(position));
        std::vector<Move> winning = distinctMoves(position, 1000).value();
        std::erase_if(winning, [&](const Move &move) { return !isP(move.to); });
        QCOMPARE(analysis->winningMoves, winning);
    }
}

MEXPLORER_TEST(MisereKaylesTest)
#include "tst_miserekayles.moc"
