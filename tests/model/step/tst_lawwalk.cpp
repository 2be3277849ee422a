// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/catalogue.h"
#include "model/games/heaptraits.h"
#include "model/step/lawwalk.h"
#include "model/step/tracebuilder.h"
#include "tests/parsed.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace mexplorer;

/// Tests the walk-throughs of laws: each that is named can be made, and shows what the law says.
class LawWalkTest : public QObject
{
    Q_OBJECT

private slots:
    void provedPeriodsAreShown_data();
    void provedPeriodsAreShown();
    void formulasAreShownByTheTable_data();
    void formulasAreShownByTheTable();
    void sameMovesAreShownByTheCode_data();
    void sameMovesAreShownByTheCode();
    void othersHaveNone_data();
    void othersHaveNone();
    void periodsBeyondTheWalkHaveNone();

private:
    std::vector<Law> lawsOf(const QString &rules)
    {
        const Result<LawReport> report = findLaws(rulesOf(rules), 300, m_control);
        return report ? report->laws : std::vector<Law>();
    }
    QString sentencesOf(const LawWalk &walk)
    {
        TraceRequest request;
        request.kind = walk.kind;
        request.position = parsed(walk.position.text()); // as the command line reads it
        const Result<TracePtr> trace = buildTrace(request, m_solver, m_control);
        if (!trace || (*trace)->kind() != walk.kind)
            return {};
        QStringList all;
        for (int step = 0; step < (*trace)->stepCount(); ++step)
            all << (*trace)->sentence(step).plain();
        return all.join(u'\n');
    }

    JobControl m_control;
    Solver m_solver;
};

/// The games on heaps of the catalogue, and others with periods of each theorem.
void LawWalkTest::provedPeriodsAreShown_data()
{
    QTest::addColumn<QString>("rules");
    QStringList all = {"octal{0.77}",
                       "octal{0.137}",
                       "octal{0.3}",
                       "octal{0.156}",
                       "hex{0.8}",
                       "hex{0.2048}",
                       "hex{0.9}",
                       "subtraction{2,5}",
                       "subtraction{1,3,4}",
                       "allbut{2,3}",
                       "rules{n -> n-k : k in {1,3,4}}"};
    for (const Family &family : catalogue()) {
        const Result<Position> example = parsePosition(family.example);
        if (example && example->components.front().rules->isMultiset())
            all << example->components.front().rules->text();
    }
    all.removeDuplicates();
    for (const QString &rules : all)
        QTest::newRow(qPrintable(rules)) << rules;
}

void LawWalkTest::provedPeriodsAreShown()
{
    QFETCH(QString, rules);
    for (const Law &law : lawsOf(rules)) {
        const std::optional<LawWalk> walk = walkOf(rulesOf(rules), law);
        if (!law.proved) {
            QVERIFY(!walk);
            continue;
        }
        if (law.period) {
            const bool isFormulaElsewhere = law.proof->theorem == PeriodTheorem::ClosedForm && rules != u"nim";
            QCOMPARE(walk.has_value(), !isFormulaElsewhere);
            QVERIFY(isFormulaElsewhere || !walk->isOfPeriod);
        }
        if (!walk)
            continue;
        const QString sentences = sentencesOf(*walk);
        QVERIFY2(sentences.count(u'\n') >= 2, qPrintable(lawSentence(law) + u'\n' + sentences));
        if (walk->kind != TraceKind::Period)
            continue;
        const QString equation = QStringLiteral("G(n + %1) = G(n)").arg(law.proof->period);
        QVERIFY2(sentences.contains(equation), qPrintable(sentences));
        QVERIFY2(sentences.contains(QStringLiteral("Proved")) || sentences.contains(QStringLiteral("holds for ever")),
                 qPrintable(sentences));
        QCOMPARE(walk->isOfPeriod, !law.period.has_value());
    }
}

void LawWalkTest::formulasAreShownByTheTable_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("statement");
    QTest::newRow("nim") << "nim"
                         << "G(n) = n";
    QTest::newRow("subtraction") << "subtraction{1-3}"
                                 << "G(n) = n mod 4";
    QTest::newRow("one token") << "subtraction{1}"
                               << "G(n) = n mod 2";
    QTest::newRow("a user's rules") << "rules{n -> n-k : k in 1..5}"
                                    << "G(n) = n mod 6";
}

void LawWalkTest::formulasAreShownByTheTable()
{
    QFETCH(QString, rules);
    QFETCH(QString, statement);
    const std::vector<Law> laws = lawsOf(rules);
    const auto law = std::ranges::find(laws, statement, &Law::statement);
    QVERIFY(law != laws.end());
    const std::optional<LawWalk> walk = walkOf(rulesOf(rules), *law);
    QVERIFY(walk && walk->kind == TraceKind::Table && !walk->isOfPeriod);
    const QString sentences = sentencesOf(*walk);
    QVERIFY2(sentences.contains(QStringLiteral("The law: ") + statement) &&
                 sentences.contains(QStringLiteral("Induction")),
             qPrintable(sentences));
}

void LawWalkTest::sameMovesAreShownByTheCode_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("game"); ///< whose code it is
    QTest::addColumn<QString>("code");
    QTest::newRow("kayles") << "kayles"
                            << "kayles"
                            << "0.77";
    QTest::newRow("the code of kayles") << "octal{0.77}"
                                        << "kayles"
                                        << "0.77";
    QTest::newRow("dawson") << "octal{0.137}"
                            << "dawson"
                            << "0.137";
}

void LawWalkTest::sameMovesAreShownByTheCode()
{
    QFETCH(QString, rules);
    QFETCH(QString, game);
    QFETCH(QString, code);
    const std::vector<Law> laws = lawsOf(rules);
    const auto law = std::ranges::find_if(
        laws, [](const Law &each) { return each.kind == Law::Kind::SameValues && each.proved && !each.proof; });
    QVERIFY(law != laws.end());
    const std::optional<LawWalk> walk = walkOf(rulesOf(rules), *law);
    QVERIFY(walk && walk->kind == TraceKind::Code);
    const QString sentences = sentencesOf(*walk);
    QVERIFY2(sentences.contains(QStringLiteral("The code of %1 is %2.").arg(game, code)) &&
                 sentences.contains(QStringLiteral("So %1 says all the rules of %2.").arg(code, game)),
             qPrintable(sentences));
}

/// What is only checked, follows from two periods, or is a published theorem.
void LawWalkTest::othersHaveNone_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("statement");
    QTest::newRow("checked") << "rules{n -> n-k : k | n, k < n}"
                             << "G(n) = v2(n)";
    QTest::newRow("two periods") << "subtraction{1-3}"
                                 << "G(n) is that of octal{0.73}";
    QTest::newRow("same rules") << "rules{n -> n-k : k in 1..3}"
                                << "G(n) is that of subtraction{1-3}";
    QTest::newRow("published") << "fibonacci"
                               << "G(n) = 0 exactly if n is a Fibonacci number";
}

void LawWalkTest::othersHaveNone()
{
    QFETCH(QString, rules);
    QFETCH(QString, statement);
    const std::vector<Law> laws = lawsOf(rules);
    const auto law = std::ranges::find(laws, statement, &Law::statement);
    QVERIFY(law != laws.end());
    QVERIFY(!walkOf(rulesOf(rules), *law));
}

void LawWalkTest::periodsBeyondTheWalkHaveNone()
{
    Period period = {.preperiod = 71, .period = 12, .neededThrough = 167};
    period.theorem = PeriodTheorem::GuySmith;
    QVERIFY(!walkOf(rulesOf(QStringLiteral("kayles")), period)); // it isn't proved
    period.proved = true;
    QVERIFY(walkOf(rulesOf(QStringLiteral("kayles")), period));
    period.neededThrough = 1'000'000;
    QVERIFY(!walkOf(rulesOf(QStringLiteral("kayles")), period));
}

MEXPLORER_TEST(LawWalkTest)
#include "tst_lawwalk.moc"
