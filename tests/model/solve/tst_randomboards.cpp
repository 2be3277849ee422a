// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/boardrules.h"
#include "model/solve/solver.h"
#include "tests/model/board/clearedvalues.h"
#include "tests/testprogram.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

template <class Game> RulesPtr rulesOn(int rows, int columns)
{
    return std::make_shared<Game>(rows, columns);
}

} // namespace

/// Compares random boards with tables by the definition. MEXPLORER_LONGER: a million boards of 5x6 for each game and
/// convention, which takes 1 GiB and some minutes each.
class RandomBoardsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (qEnvironmentVariableIsSet("MEXPLORER_LONGER")) {
            m_rows = 5;
            m_columns = 6;
            m_count = 1'000'000;
        }
    }

    void valuesAreRight_data() { listGames(); }
    void valuesAreRight()
    {
        QFETCH(RulesPtr, rules);
        const std::vector<quint8> expected = valuesByDefinition(*rules->clearingGame(), m_rows, m_columns);
        forEachBoard(rules, [&](const Position &position, quint64 cells) {
            const auto value = m_solver.value(position, m_control);
            return value && *value == expected[cells];
        });
    }

    void misereOutcomesAreRight_data() { listGames(); }
    void misereOutcomesAreRight()
    {
        QFETCH(RulesPtr, rules);
        const std::vector<quint8> expected = misereLossesByDefinition(*rules->clearingGame(), m_rows, m_columns);
        forEachBoard(rules, [&](const Position &position, quint64 cells) {
            const auto outcome = m_solver.outcome(position, Convention::Misere, m_control);
            return outcome && *outcome == (expected[cells] ? Outcome::P : Outcome::N);
        });
    }

private:
    void listGames()
    {
        QTest::addColumn<RulesPtr>("rules");
        QTest::newRow("cram") << rulesOn<CramRules>(m_rows, m_columns);
        QTest::newRow("matrix") << rulesOn<MatrixRules>(m_rows, m_columns);
    }

    /// Boards of which from a quarter to all of the cells are ones.
    template <class IsRight> void forEachBoard(const RulesPtr &rules, IsRight isRight)
    {
        std::mt19937_64 random(2026);
        for (int i = 0; i < m_count; ++i) {
            std::bernoulli_distribution isOne(0.25 + 0.75 * i / m_count);
            quint64 cells = 0;
            for (int cell = 0; cell < m_rows * m_columns; ++cell)
                cells |= quint64(isOne(random)) << cell;
            const Position position = {{{rules, {cells}}}};
            if (!isRight(position, cells))
                QFAIL(qPrintable(position.text()));
        }
    }

    int m_rows = 4;
    int m_columns = 5;
    int m_count = 2'000;
    Solver m_solver;
    JobControl m_control;
};

MEXPLORER_TEST(RandomBoardsTest)
#include "tst_randomboards.moc"
