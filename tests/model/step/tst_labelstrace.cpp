// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/graph/graphbuilder.h"
#include "model/notation/expression.h"
#include "model/solve/completelabels.h"
#include "model/step/labelstrace.h"
#include "model/step/tracebuilder.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

namespace {

struct Built
{
    GameGraphPtr graph;
    LabelsPtr labels;
    std::shared_ptr<const LabelsTrace> trace;
};

Built buildLabels(const QString &text, Convention convention, PositionId maxSingle, PositionId maxPositions = 200'000)
{
    JobControl control;
    Built built;
    GraphBuilder::Options options;
    options.maxPositions = maxPositions;
    const Position start = *parsePosition(text);
    built.graph = buildGraph(start, options, control);
    built.labels = label(*built.graph, convention, control);
    LabelsTrace::Options traceOptions;
    traceOptions.maxSingle = maxSingle;
    built.trace = LabelsTrace::build(start, built.graph, built.labels,
                                     std::make_shared<const Predecessors>(*built.graph), traceOptions, control);
    return built;
}

} // namespace

class LabelsTraceTest : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithTheLabels_data();
    void agreesWithTheLabels();
    void everyStepFollowsFromTheOnesBefore_data();
    void everyStepFollowsFromTheOnesBefore();
    void fullMatrixIsLabelledInRounds();
    void tenThousandStepsAreAnyStep();
    void drawsStayWithoutLabel();
    void pastTheLimitSaysSo();
    void asksForValues();
    void valuesBelongToNormalPlay();
    void namesPositions();
};

void LabelsTraceTest::agreesWithTheLabels_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("misere");
    QTest::addColumn<bool>("rounds");
    for (const char *text :
         {"kayles:8", "nim:2,3,1", "matrix:3x3", "wythoff:(4,6)", "chomp:3x4", "kayles:3 + nim:4", "nim:0"}) {
        for (const bool misere : {false, true}) {
            for (const bool rounds : {false, true}) {
                QTest::addRow("%s %s %s", text, misere ? "misere" : "normal", rounds ? "rounds" : "single")
                    << QString::fromLatin1(text) << misere << rounds;
            }
        }
    }
}

void LabelsTraceTest::agreesWithTheLabels()
{
    QFETCH(QString, text);
    QFETCH(bool, misere);
    QFETCH(bool, rounds);
    const Built built = buildLabels(text, misere ? Convention::Misere : Convention::Normal, rounds ? 0 : 100'000);
    const auto last = static_cast<quint32>(built.trace->stepCount() - 1);
    QVERIFY(rounds || misere || last >= built.graph->positionCount());
    for (PositionId id = 0; id < built.graph->positionCount(); ++id) {
        QCOMPARE(built.trace->labelling().outcomes[id], built.labels->outcome(id));
        QVERIFY((*built.trace->labelling().outcomeSteps)[id] < last);
        QCOMPARE((*built.trace->labelling().valueSteps)[id] < last, !misere);
    }
    const auto picture = std::get<LabelsPicture>(built.trace->picture(static_cast<int>(last)));
    QCOMPARE(picture.outcomesKnown, built.graph->positionCount());
    QCOMPARE(picture.valuesKnown, misere ? 0 : built.graph->positionCount());
}

void LabelsTraceTest::everyStepFollowsFromTheOnesBefore_data()
{
    agreesWithTheLabels_data();
}

void LabelsTraceTest::everyStepFollowsFromTheOnesBefore()
{
    QFETCH(QString, text);
    QFETCH(bool, misere);
    QFETCH(bool, rounds);
    const Built built = buildLabels(text, misere ? Convention::Misere : Convention::Normal, rounds ? 0 : 100'000);
    const auto &outcomeSteps = *built.trace->labelling().outcomeSteps;
    const auto &valueSteps = *built.trace->labelling().valueSteps;
    for (PositionId id = 0; id < built.graph->positionCount(); ++id) {
        const auto followers = built.graph->followers(id);
        const auto before = [&](PositionId follower) { return outcomeSteps[follower] < outcomeSteps[id]; };
        if (built.trace->labelling().outcomes[id] == Outcome::N && !followers.empty()) {
            QVERIFY(std::any_of(followers.begin(), followers.end(), [&](PositionId follower) {
                return built.trace->labelling().outcomes[follower] == Outcome::P && before(follower);
            }));
        } else {
            QVERIFY(std::all_of(followers.begin(), followers.end(), [&](PositionId follower) {
                return built.trace->labelling().outcomes[follower] == Outcome::N && before(follower);
            }));
        }
        if (!misere) {
            QVERIFY(std::all_of(followers.begin(), followers.end(),
                                [&](PositionId follower) { return valueSteps[follower] < valueSteps[id]; }));
        }
    }
    // A step's subjects are the positions that get their label in it, without duplicates.
    std::vector<int> seen(built.graph->positionCount(), 0);
    for (int step = 0; step < built.trace->stepCount() - 1; ++step) {
        QVERIFY(!built.trace->sentence(step).isEmpty());
        for (const PositionId id : built.trace->positions(step).subjects) {
            ++seen[id];
            const auto now = static_cast<quint32>(step);
            QVERIFY(outcomeSteps[id] == now || valueSteps[id] == now);
        }
    }
    QVERIFY(std::all_of(seen.begin(), seen.end(), [&](int times) { return times == (misere ? 1 : 2); }));
}

void LabelsTraceTest::fullMatrixIsLabelledInRounds()
{
    const Built built = buildLabels(QStringLiteral("matrix:4x4"), Convention::Normal, LabelsTrace::Options().maxSingle);
    QCOMPARE(built.graph->positionCount(), PositionId(65536));
    QVERIFY(built.trace->stepCount() < 100);
    for (PositionId id = 0; id < built.graph->positionCount(); ++id) {
        if (built.trace->labelling().outcomes[id] != built.labels->outcome(id))
            QFAIL(qPrintable(built.graph->text(id)));
    }
    for (int step = 0; step < built.trace->stepCount(); ++step)
        QVERIFY(built.trace->sentence(step).plain().size() < 1000);
    QVERIFY(built.trace->table().rows.size() <= 1000);
}

void LabelsTraceTest::tenThousandStepsAreAnyStep()
{
    const Built built = buildLabels(QStringLiteral("kayles:30"), Convention::Normal, 100'000);
    const int steps = built.trace->stepCount();
    QVERIFY(steps >= 8000);
    // The contents of a step don't depend on how it was reached.
    const QString middle = built.trace->sentence(steps / 2).plain();
    for (int i = 0; i < 10'000; ++i)
        QVERIFY(!built.trace->sentence((i * 7919) % steps).isEmpty());
    QCOMPARE(built.trace->sentence(steps / 2).plain(), middle);
    QVERIFY(built.trace->sentence(steps - 1).plain().contains(QStringLiteral("N with value 7")));
}

void LabelsTraceTest::drawsStayWithoutLabel()
{
    QTemporaryDir folder;
    // a and b form a cycle; c can move to the end, d can only move to c.
    const QString file =
        samples::written(folder.filePath(QStringLiteral("loop.txt")), "a b\nb a\na c\nd c\nc e\nb d\n");
    const Built built = buildLabels(QStringLiteral("graph{%1}:a").arg(file), Convention::Normal, 100);
    QStringList drawn;
    for (PositionId id = 0; id < built.graph->positionCount(); ++id) {
        if (built.trace->labelling().outcomes[id] == Outcome::Unknown)
            drawn << built.graph->text(id);
    }
    // c leads to the end e: N. d leads only to c: P. b leads to d: N. a leads to b and c, both N: P.
    QCOMPARE(drawn, QStringList());
    QCOMPARE(built.trace->labelling().outcomes[GameGraph::root()], Outcome::P);

    const QString cycle = samples::written(folder.filePath(QStringLiteral("cycle.txt")), "a b\nb a\na c\nc e\n");
    const Built second = buildLabels(QStringLiteral("graph{%1}:a").arg(cycle), Convention::Normal, 100);
    QCOMPARE(second.trace->labelling().outcomes[GameGraph::root()], Outcome::Draw);
    QString all;
    for (int step = 0; step < second.trace->stepCount(); ++step)
        all += second.trace->sentence(step).plain();
    QVERIFY2(all.contains(QStringLiteral("stay unlabelled: 2.")), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("a is D: neither player can force a win")), qPrintable(all));
}

void LabelsTraceTest::pastTheLimitSaysSo()
{
    const Built built = buildLabels(QStringLiteral("kayles:20"), Convention::Normal, 100'000, 100);
    QVERIFY(built.graph->isTruncated());
    for (PositionId id = 0; id < built.graph->positionCount(); ++id) {
        if (built.trace->labelling().outcomes[id] != Outcome::Unknown)
            QCOMPARE(built.trace->labelling().outcomes[id], built.labels->outcome(id));
    }
    QString all;
    for (int step = 0; step < built.trace->stepCount(); ++step)
        all += built.trace->sentence(step).plain();
    QVERIFY(all.contains(QStringLiteral("limit")));

    // The values of components of positions beyond the limit are used at the end.
    JobControl control;
    const LabelsPtr whole = completeLabels(*built.graph, Convention::Normal, Solver(), control);
    const auto outcomes = whole->outcomes();
    const auto losing = std::count(outcomes.begin(), outcomes.end(), Outcome::P);
    QVERIFY(std::count(outcomes.begin(), outcomes.end(), Outcome::Unknown) == 0);
    const auto trace =
        LabelsTrace::build(built.trace->position(), built.graph, whole,
                           std::make_shared<const Predecessors>(*built.graph), LabelsTrace::Options(), control);
    const int last = trace->stepCount() - 1;
    const auto picture = std::get<LabelsPicture>(trace->picture(last));
    QCOMPARE(PositionId(picture.outcomesKnown), built.graph->positionCount());
    QCOMPARE(PositionId(picture.valuesKnown), built.graph->positionCount());
    QVERIFY(trace->sentence(last).plain().contains(QStringLiteral(" %1 P-positions").arg(losing)));
}

void LabelsTraceTest::asksForValues()
{
    const Built built = buildLabels(QStringLiteral("kayles:5"), Convention::Normal, 100);
    int values = 0, outcomes = 0;
    for (int step = 0; step < built.trace->stepCount(); ++step) {
        const auto question = built.trace->question(step);
        if (!question)
            continue;
        const PositionId id = built.trace->positions(step).subjects.front();
        const bool asksForValue = question->kind == Question::Kind::Mex;
        ++(asksForValue ? values : outcomes);
        QCOMPARE(question->right.size(), std::size_t(1));
        const Value right = question->right.front();
        QCOMPARE(right, asksForValue ? built.labels->value(id) : Value(built.labels->outcome(id) == Outcome::N));
        QVERIFY(question->judge(right).plain().startsWith(QStringLiteral("Right")));
        QVERIFY(!question->judge(asksForValue ? right + 1 : 1 - right).plain().startsWith(QStringLiteral("Right")));
    }
    QCOMPARE(values, static_cast<int>(built.graph->positionCount()));
    QVERIFY(outcomes >= 3);
}

/// Misère play has outcomes only.
void LabelsTraceTest::valuesBelongToNormalPlay()
{
    const Solver solver;
    JobControl control;
    for (const Convention convention : {Convention::Normal, Convention::Misere}) {
        TraceRequest request;
        request.position = *parsePosition(QStringLiteral("kayles:4"));
        request.kind = TraceKind::Labels;
        request.convention = convention;
        const Result<TracePtr> trace = buildTrace(request, solver, control);
        QVERIFY(trace);
        QCOMPARE(std::get<LabelsPicture>((*trace)->picture(0)).hasValues, convention == Convention::Normal);
    }
}

void LabelsTraceTest::namesPositions()
{
    const Built built = buildLabels(QStringLiteral("kayles:4"), Convention::Normal, 100);
    QCOMPARE(built.trace->sentence(1).plain(),
             QStringLiteral("kayles:0 is terminal: the player to move has no move and has lost. It becomes P."));
    QCOMPARE(built.trace->sentence(2).plain(),
             QStringLiteral("kayles:2 and kayles:1 lead to kayles:0, a P-position: moving there wins. They become N."));
    QVERIFY(built.trace->sentence(3).plain().startsWith(
        QStringLiteral("Every move from kayles:1,1 leads to an N-position: kayles:1.")));
    QCOMPARE(built.trace->positions(2).related, std::vector<PositionId>(1, *built.graph->find(CellVector())));
}

MEXPLORER_TEST(LabelsTraceTest)
#include "tst_labelstrace.moc"
