// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/joinedposition.h"
#include "model/graph/graphbuilder.h"
#include "model/notation/expression.h"
#include "model/step/listtrace.h"
#include "model/step/nimsumtrace.h"
#include "model/step/tracebuilder.h"
#include "tests/model/step/plaingames.h"
#include "tests/testprogram.h"

#include <QTest>

#include <random>
#include <set>

using namespace mexplorer;
using tracesamples::plainValue;

namespace {

Position position(const QString &text)
{
    return *parsePosition(text);
}

TracePtr build(TraceKind kind, const Position &of)
{
    TraceRequest request;
    request.kind = kind;
    request.position = of;
    JobControl control;
    const Result<TracePtr> trace = buildTrace(request, Solver(), control);
    return trace ? *trace : nullptr;
}

QStringList plainWinningMoves(const Position &sum)
{
    QStringList moves;
    for (std::size_t i = 0; i < sum.components.size(); ++i) {
        const Component &component = sum.components[i];
        std::set<CellVector> seen;
        component.rules->followers(component.cells, [&](Cells cells) {
            Position after = sum;
            after.components[i].cells.assign(cells.begin(), cells.end());
            if (seen.insert(after.components[i].cells).second && plainValue(after) == 0) {
                moves << component.rules->positionText(component.cells) + QStringLiteral(" -> ") +
                             component.rules->positionText(cells);
            }
        });
    }
    moves.sort();
    return moves;
}

QStringList moveTexts(const NimSumTrace &trace)
{
    QStringList texts;
    for (const Move &move : trace.analysis().winningMoves)
        texts << move.text;
    return texts;
}

const QString example = QStringLiteral("subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14");

} // namespace

class TracesTest : public QObject
{
    Q_OBJECT

private slots:
    void mexAgreesWithTheDefinition_data();
    void mexAgreesWithTheDefinition();
    void trayFillsStepByStep_data();
    void trayFillsStepByStep();
    void manyFollowersAreTakenByValue();
    void boardsAreNotListedInWords();
    void mexQuestionHoldsTheAnswer();
    void nimSumOfTheWorkedExample();
    void winningMovesAreToldApart();
    void oneComponentIsntAdded();
    void componentsOfSeveralGamesAreNamed();
    void nimSumColumns();
    void nimSumAgreesWithTheDefinition();
    void heapsOfOneTermAreComponents();
    void zeroHasNoWinningMove();
    void nimSumJudgesGuesses();
    void saysWhyThereIsNone();
    void longSumsStayReadable();
    void limitsAreNamed();
    void kindsHaveNames();
};

void TracesTest::mexAgreesWithTheDefinition_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"kayles:0", "kayles:5", "kayles:9", "kayles:4,3", "nim:7", "nim:3,4", "grundy:8",
                             "divide{2,3,6}:10", "wythoff:(3,4)", "chomp:3x3", "cram:2x3", "matrix:0110/0000/0000/0001",
                             "octal{0.137}:9", "kayles:3 + nim:2", "subtraction{1,4,9}:20"}) {
        QTest::newRow(text) << QString::fromLatin1(text);
    }
}

void TracesTest::mexAgreesWithTheDefinition()
{
    QFETCH(QString, text);
    const TracePtr trace = build(TraceKind::Mex, position(text));
    QVERIFY(trace);
    const auto tray = std::get<TrayPicture>(trace->picture(0));
    QCOMPARE(tray.value, plainValue(position(text)));
    for (const TrayPicture::Card &card : *tray.cards)
        QCOMPARE(card.value, plainValue(card.position));
    // The followers are those of the whole position, without duplicates.
    const JoinedPosition joined = join(position(text));
    std::set<CellVector> expected;
    joined.rules->followers(joined.cells, [&](Cells cells) { expected.emplace(cells.begin(), cells.end()); });
    std::set<CellVector> found;
    for (const TrayPicture::Card &card : *tray.cards)
        found.insert(join(card.position).cells);
    QCOMPARE(found.size(), tray.cards->size());
    QVERIFY(found == expected);
    for (int step = 0; step < trace->stepCount(); ++step)
        QVERIFY(!trace->sentence(step).isEmpty());
}

void TracesTest::trayFillsStepByStep_data()
{
    mexAgreesWithTheDefinition_data();
}

void TracesTest::trayFillsStepByStep()
{
    QFETCH(QString, text);
    const TracePtr trace = build(TraceKind::Mex, position(text));
    int checkedBefore = 0;
    for (int step = 0; step < trace->stepCount(); ++step) {
        const auto picture = std::get<TrayPicture>(trace->picture(step));
        std::set<Value> tray;
        for (const TrayPicture::Card &card : *picture.cards) {
            if (card.step <= step)
                tray.insert(card.value);
        }
        // No slot is checked before all values are in the tray; each checked slot is full, and the gap is the only
        // empty one.
        QVERIFY(picture.checked >= checkedBefore);
        checkedBefore = picture.checked;
        if (picture.checked > 0) {
            for (const TrayPicture::Card &card : *picture.cards)
                QVERIFY(card.step < step);
        }
        for (int slot = 0; slot < picture.checked; ++slot)
            QCOMPARE(tray.contains(static_cast<Value>(slot)), !(picture.found && slot + 1 == picture.checked));
        QCOMPARE(picture.found, step == trace->stepCount() - 1);
    }
    const auto last = std::get<TrayPicture>(trace->picture(trace->stepCount() - 1));
    QCOMPARE(static_cast<Value>(last.checked), last.value + 1);
}

void TracesTest::manyFollowersAreTakenByValue()
{
    const TracePtr trace = build(TraceKind::Mex, position(QStringLiteral("matrix:4x4")));
    const auto tray = std::get<TrayPicture>(trace->picture(0));
    QCOMPARE(tray.value, Value(3));
    QCOMPARE(tray.cards->size(), std::size_t(100));
    QVERIFY(trace->stepCount() < 20);
    std::set<int> steps;
    for (const TrayPicture::Card &card : *tray.cards)
        steps.insert(card.step);
    std::set<Value> values;
    for (const TrayPicture::Card &card : *tray.cards)
        values.insert(card.value);
    QCOMPARE(steps.size(), values.size());
}

/// The many followers of a board are counted, and only the first few are written out; short names are listed
/// completely.
void TracesTest::boardsAreNotListedInWords()
{
    const TracePtr board = build(TraceKind::Mex, position(QStringLiteral("matrix:4x4")));
    const QString intro = board->sentence(0).plain();
    QVERIFY2(intro.contains(QStringLiteral("has 100 followers")) && intro.contains(QStringLiteral("more")),
             qPrintable(intro));
    for (int step = 0; step < board->stepCount(); ++step) {
        QVERIFY2(board->sentence(step).plain().count(u'/') <= 5 * 3,
                 qPrintable(board->sentence(step).plain())); // the position and up to four others
        QVERIFY(board->sentence(step).plain().size() < 260);
    }
    const TracePtr heaps = build(TraceKind::Mex, position(QStringLiteral("nim:9")));
    QVERIFY(heaps->sentence(0).plain().contains(QStringLiteral("8, 7, 6, 5, 4, 3, 2, 1 and 0")) ||
            heaps->sentence(0).plain().contains(QStringLiteral("0, 1, 2, 3, 4, 5, 6, 7 and 8")));
}

void TracesTest::mexQuestionHoldsTheAnswer()
{
    const TracePtr trace = build(TraceKind::Mex, position(QStringLiteral("kayles:5")));
    int questions = 0;
    for (int step = 0; step < trace->stepCount(); ++step) {
        const auto question = trace->question(step);
        if (!question || question->kind != Question::Kind::Mex)
            continue;
        ++questions;
        QCOMPARE(question->right, std::vector<Value>{4});
        QVERIFY(question->judge(4).plain().startsWith(QStringLiteral("Right")));
        QVERIFY(question->judge(2).plain().contains(QStringLiteral("2 occurs")));
        QVERIFY(question->judge(6).plain().contains(QStringLiteral("smaller")));
        QVERIFY(!question->judge(6).plain().contains(u'4'));
        QVERIFY(std::get<TrayPicture>(trace->picture(step - 1)).checked == 0);
    }
    QCOMPARE(questions, 1);
}

void TracesTest::nimSumOfTheWorkedExample()
{
    const TracePtr trace = build(TraceKind::NimSum, position(example));
    const auto &sum = dynamic_cast<const NimSumTrace &>(*trace);
    QCOMPARE(sum.value(), Value(3));
    QCOMPARE(sum.analysis().componentValues, (std::vector<quint64>{1, 4, 6}));
    QCOMPARE(moveTexts(sum), QStringList({QStringLiteral("9 -> 6"), QStringLiteral("14 -> 13")}));
    const QString last = trace->sentence(trace->stepCount() - 1).plain();
    QCOMPARE(last, QStringLiteral("The winning moves are 9 -> 6 in subtraction{1-3}:9 and 14 -> 13 in "
                                  "subtraction{1-7}:14: each leaves nim-sum 0."));
}

QString lastSentence(const TracePtr &trace)
{
    return trace->sentence(trace->stepCount() - 1).plain();
}

/// Each winning move names its component, and lists are unambiguous if positions contain commas.
void TracesTest::winningMovesAreToldApart()
{
    QCOMPARE(
        lastSentence(build(TraceKind::NimSum, position(QStringLiteral("kayles:3 + nim:3 + nim:1")))),
        QStringLiteral("The winning moves are 3 -> 2 in kayles:3, 3 -> 2 in nim:3 and 1 -> 0 in nim:1: each leaves "
                       "nim-sum 0."));
    QCOMPARE(lastSentence(build(TraceKind::NimSum, position(QStringLiteral("nim:3,3,3")))),
             QStringLiteral("The winning moves are 3 -> 0, 3 -> 0 and 3 -> 0: each leaves nim-sum 0."));
    const TracePtr boards = build(TraceKind::NimSum, position(QStringLiteral("matrix:4x4 + kayles:12,9")));
    const QString last = lastSentence(boards);
    QVERIFY2(last.size() < 320 && last.contains(QStringLiteral("a1-d4")), qPrintable(last));
    QVERIFY2(!last.contains(QStringLiteral(" -> 0")) && !last.contains(QStringLiteral(" -> 1111")), qPrintable(last));
    const auto &sum = dynamic_cast<const NimSumTrace &>(*boards);
    std::set<std::size_t> components;
    for (const Move &move : sum.analysis().winningMoves)
        components.insert(move.component);
    QVERIFY(components.size() > 1);
    const Position whole = position(QStringLiteral("matrix:4x4 + kayles:12,9"));
    for (const std::size_t component : components)
        QVERIFY2(last.contains(QStringLiteral(" in ") + whole.components[component].text()), qPrintable(last));
}

/// The nim-sum of one component is its value, without a sum.
void TracesTest::oneComponentIsntAdded()
{
    const TracePtr trace = build(TraceKind::NimSum, position(QStringLiteral("kayles:4")));
    for (int step = 0; step < trace->stepCount(); ++step) {
        const QString sentence = trace->sentence(step).plain();
        QVERIFY2(!sentence.contains(QStringLiteral("1 = 1")) && !sentence.contains(QStringLiteral("0 = 0.")),
                 qPrintable(sentence));
    }
}

/// With several games, "7" alone would be ambiguous: sentences name the game then, and only then.
void TracesTest::componentsOfSeveralGamesAreNamed()
{
    const TracePtr mixed = build(TraceKind::NimSum, position(QStringLiteral("kayles:7 + matrix:3x3 + nim:5")));
    const QString intro = mixed->sentence(0).plain();
    QVERIFY2(intro.contains(QStringLiteral("kayles:7, matrix:111/111/111 and nim:5")), qPrintable(intro));
    QVERIFY(mixed->sentence(1).plain().startsWith(QStringLiteral("g(kayles:7) = mex")));
    const TracePtr heaps = build(TraceKind::NimSum, position(QStringLiteral("nim:3,4,5")));
    QVERIFY(heaps->sentence(0).plain().contains(QStringLiteral(": nim:3, nim:4 and nim:5.")));
    const TracePtr boards = build(TraceKind::NimSum, position(QStringLiteral("matrix:11 + matrix:1/1")));
    QVERIFY(!boards->sentence(0).plain().contains(QStringLiteral("matrix")));
    const TracePtr proof = build(TraceKind::Proof, position(QStringLiteral("kayles:7 + nim:5")));
    const QString end = proof->sentence(proof->stepCount() - 1).plain();
    QVERIFY2(end.contains(QStringLiteral("kayles:7 + nim:5 is an N-position")), qPrintable(end));
}

void TracesTest::nimSumColumns()
{
    const TracePtr trace = build(TraceKind::NimSum, position(example));
    const auto last = std::get<ColumnsPicture>(trace->picture(trace->stepCount() - 1));
    QCOMPARE(last.width, 3);
    QCOMPARE(last.leadingColumn, 1);
    QVERIFY(last.resultShown);
    QCOMPARE(last.rows.size(), std::size_t(3));
    QCOMPARE(last.rows[0].target, std::optional<Value>(2));
    QCOMPARE(last.rows[0].moves, QStringList(QStringLiteral("9 -> 6")));
    QCOMPARE(last.rows[1].target, std::optional<Value>(7));
    QVERIFY(last.rows[1].moves.isEmpty());
    QCOMPARE(last.rows[2].target, std::optional<Value>(5));
    // Parities appear from the left, one per step, and remain.
    int shown = 0;
    for (int step = 0; step < trace->stepCount(); ++step) {
        const auto picture = std::get<ColumnsPicture>(trace->picture(step));
        const int now = picture.width - picture.parityFrom;
        QVERIFY(now == shown || now == shown + 1);
        shown = now;
        if (picture.currentColumn >= 0)
            QCOMPARE(picture.parityFrom, picture.currentColumn);
    }
    QCOMPARE(shown, 3);
}

void TracesTest::nimSumAgreesWithTheDefinition()
{
    std::mt19937 random(20261121);
    const QStringList terms = {
        QStringLiteral("nim:%1"),    QStringLiteral("kayles:%1"),       QStringLiteral("subtraction{1,3,4}:%1"),
        QStringLiteral("grundy:%1"), QStringLiteral("octal{0.137}:%1"), QStringLiteral("divide{2,3}:%1")};
    for (int round = 0; round < 40; ++round) {
        QStringList texts;
        const int count = 2 + static_cast<int>(random() % 2);
        for (int i = 0; i < count; ++i)
            texts << terms[static_cast<qsizetype>(random() % static_cast<unsigned>(terms.size()))].arg(1 +
                                                                                                       random() % 5);
        const Position sum = position(texts.join(QStringLiteral(" + ")));
        const TracePtr trace = build(TraceKind::NimSum, sum);
        QVERIFY(trace);
        const auto &nimSumTrace = dynamic_cast<const NimSumTrace &>(*trace);
        QCOMPARE(nimSumTrace.value(), plainValue(sum));
        QStringList found = moveTexts(nimSumTrace);
        found.sort();
        QCOMPARE(found, plainWinningMoves(nimSumTrace.position()));
    }
}

void TracesTest::heapsOfOneTermAreComponents()
{
    const TracePtr heaps = build(TraceKind::NimSum, position(QStringLiteral("nim:3,4,5")));
    QCOMPARE(heaps->position().components.size(), std::size_t(3));
    QCOMPARE(dynamic_cast<const NimSumTrace &>(*heaps).value(), Value(2));
    // A selected position of a graph is one multiset; its heaps are separate nevertheless.
    JobControl control;
    const GameGraphPtr graph = buildGraph(position(QStringLiteral("kayles:5,3")), {}, control);
    const Position selected = split(graph->rules(), graph->cells(GameGraph::root()));
    QCOMPARE(selected.components.size(), std::size_t(1));
    QCOMPARE(build(TraceKind::NimSum, selected)->position().components.size(), std::size_t(2));
    // A board consists of groups that no move joins.
    const TracePtr board = build(TraceKind::NimSum, position(QStringLiteral("matrix:0110/0000/0000/0001")));
    QCOMPARE(dynamic_cast<const NimSumTrace &>(*board).analysis().componentValues, (std::vector<quint64>{2, 1}));
}

void TracesTest::zeroHasNoWinningMove()
{
    const TracePtr trace = build(TraceKind::NimSum, position(QStringLiteral("nim:1,2,3")));
    const auto last = std::get<ColumnsPicture>(trace->picture(trace->stepCount() - 1));
    QCOMPARE(last.leadingColumn, -1);
    QCOMPARE(last.result, Value(0));
    QVERIFY(trace->sentence(trace->stepCount() - 1).plain().contains(QStringLiteral("no winning move")));
}

void TracesTest::nimSumJudgesGuesses()
{
    const TracePtr trace = build(TraceKind::NimSum, position(example));
    int step = 0;
    while (!trace->question(step) || trace->question(step)->kind != Question::Kind::NimSum)
        ++step;
    const Question question = *trace->question(step);
    QCOMPARE(question.right, std::vector<Value>{3});
    QVERIFY(question.judge(3).plain().startsWith(QStringLiteral("Right")));
    QVERIFY(question.judge(7).plain().contains(QStringLiteral("column of 4")));
    QVERIFY(question.judge(11).plain().contains(QStringLiteral("column of 8")));
}

void TracesTest::saysWhyThereIsNone()
{
    TraceRequest request;
    request.position = position(QStringLiteral("kayles:5"));
    request.convention = Convention::Misere;
    JobControl control;
    for (const TraceKind kind : {TraceKind::Mex, TraceKind::NimSum, TraceKind::Proof}) {
        request.kind = kind;
        const Result<TracePtr> trace = buildTrace(request, Solver(), control);
        QVERIFY(trace);
        QCOMPARE((*trace)->stepCount(), 1);
        QCOMPARE((*trace)->kind(), kind);
        QVERIFY((*trace)->sentence(0).plain().contains(QStringLiteral("misère quotient")));
    }
    request.kind = TraceKind::Labels;
    QVERIFY((*buildTrace(request, Solver(), control))->stepCount() > 1);
}

void TracesTest::longSumsStayReadable()
{
    const Position sum = position(QStringLiteral("300*nim:7 + 201*kayles:5"));
    for (const TraceKind kind : {TraceKind::NimSum, TraceKind::Proof}) {
        const TracePtr trace = build(kind, sum);
        QVERIFY(trace);
        QVERIFY(trace->title().plain().size() < 200);
        for (int step = 0; step < trace->stepCount(); ++step)
            QVERIFY2(trace->sentence(step).plain().size() < 700, qPrintable(trace->sentence(step).plain()));
    }
    QCOMPARE(dynamic_cast<const NimSumTrace &>(*build(TraceKind::NimSum, sum)).value(), Value(4));
}

void TracesTest::limitsAreNamed()
{
    TraceRequest request;
    request.kind = TraceKind::Mex;
    request.position = position(QStringLiteral("nim:1000000000"));
    JobControl control;
    const Result<TracePtr> trace = buildTrace(request, Solver(), control);
    QVERIFY(!trace);
    QCOMPARE(trace.problem().kind, Problem::Kind::Limit);
    QCOMPARE(trace.problem().code, Problem::Code::Listing);
}

void TracesTest::kindsHaveNames()
{
    for (const TraceKind kind : allTraceKinds())
        QCOMPARE(traceKindFromName(traceKindName(kind)), std::optional(kind));
    QCOMPARE(traceKindFromName(u"NIM-sum"), std::optional(TraceKind::NimSum));
    QVERIFY(!traceKindFromName(u"nimsum"));
    QCOMPARE(defaultTraceKind(position(example)), TraceKind::NimSum);
    QCOMPARE(defaultTraceKind(position(QStringLiteral("kayles:7"))), TraceKind::Mex);
}

MEXPLORER_TEST(TracesTest)
#include "tst_traces.moc"
