// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/translations.h"
#include "model/games/graphrules.h"
#include "model/games/heaptraits.h"
#include "model/games/joinedposition.h"
#include "model/import/graphfile.h"
#include "model/notation/expression.h"
#include "model/sequence/periodproof.h"
#include "model/step/listtrace.h"
#include "model/step/nimsumtrace.h"
#include "model/step/tracebuilder.h"
#include "model/step/traceformat.h"
#include "tests/model/games/gamesamples.h"
#include "tests/model/step/tracesamples.h"
#include "tests/testprogram.h"

#include <QScopeGuard>
#include <QTest>

#include <algorithm>
#include <bit>
#include <random>

using namespace mexplorer;
using tracesamples::allSentences;

namespace {

Result<TracePtr> tryBuild(TraceKind kind, const Position &of, JobControl &control,
                          Convention convention = Convention::Normal)
{
    TraceRequest request;
    request.kind = kind;
    request.position = of;
    request.convention = convention;
    return buildTrace(request, Solver(), control);
}

TracePtr buildOrNull(TraceKind kind, const QString &text)
{
    JobControl control;
    const auto trace = tryBuild(kind, *parsePosition(text), control);
    return trace ? *trace : nullptr;
}

Position onGraph(const GraphFile &file)
{
    return {{{std::make_shared<GraphRules>(QStringLiteral("drawn"), file), {file.start}}}};
}

GraphFile randomGraphFile(std::mt19937 &random)
{
    GraphFile file;
    const auto vertices = static_cast<quint32>(2 + random() % 12);
    for (quint32 v = 0; v < vertices; ++v)
        file.names << QStringLiteral("v%1").arg(v);
    for (auto count = random() % 30; count > 0; --count)
        file.moves.emplace_back(random() % vertices, random() % vertices);
    std::sort(file.moves.begin(), file.moves.end());
    file.moves.erase(std::unique(file.moves.begin(), file.moves.end()), file.moves.end());
    return file;
}

/// The outcomes of a graph with cycles by rounds: positions from which a player can force the end within n moves; all
/// others are draws.
std::vector<Outcome> outcomesByRounds(const GameGraph &graph)
{
    std::vector<Outcome> outcomes(graph.positionCount(), Outcome::Unknown);
    for (bool changed = true; changed;) {
        changed = false;
        const std::vector<Outcome> before = outcomes;
        for (PositionId id = 0; id < graph.positionCount(); ++id) {
            if (before[id] != Outcome::Unknown)
                continue;
            const auto followers = graph.followers(id);
            const auto is = [&](Outcome outcome) {
                return [&before, outcome](PositionId f) { return before[f] == outcome; };
            };
            if (std::any_of(followers.begin(), followers.end(), is(Outcome::P)))
                outcomes[id] = Outcome::N;
            else if (std::all_of(followers.begin(), followers.end(), is(Outcome::N)))
                outcomes[id] = Outcome::P;
            changed = changed || outcomes[id] != Outcome::Unknown;
        }
    }
    std::replace(outcomes.begin(), outcomes.end(), Outcome::Unknown, Outcome::Draw);
    return outcomes;
}

} // namespace

/// The laws of each kind of walk-through on any position: binary addition, proof and order.
class TraceLawsTest : public QObject
{
    Q_OBJECT

private slots:
    void nimSumColumnsAddUp();
    void labelsOfLoopyGraphs();
    void loopyPositionsHaveNoMex();
    void anyStepInAnyOrder_data();
    void anyStepInAnyOrder();
    void everyKindHasStepsAndQuestions();
    void questionsComeBeforeTheirAnswers_data();
    void questionsComeBeforeTheirAnswers();
    void cancelledIsAProblem_data();
    void cancelledIsAProblem();
    void namesOfKinds();
    void titlesAreTranslated();
    void longListsAreCut_data();
    void longListsAreCut();
    void binaryDigitsReadBack();
    void periodsInTheTableAreThoseOfTheValues_data();
    void periodsInTheTableAreThoseOfTheValues();
};

void TraceLawsTest::nimSumColumnsAddUp()
{
    std::mt19937 random(121);
    const QStringList &terms = tracesamples::familyTerms();
    for (qsizetype round = 0; round < 4 * terms.size(); ++round) {
        Position position = tracesamples::randomSum(terms[round % terms.size()], random, 4);
        if (position.components.size() == 1)
            position.components.push_back(position.components.front());
        const QString text = position.text();
        const TracePtr trace = tracesamples::traceOf(TraceKind::NimSum, position);
        QVERIFY2(trace, qPrintable(text));
        const auto &sum = dynamic_cast<const NimSumTrace &>(*trace);
        const auto last = std::get<ColumnsPicture>(trace->picture(trace->stepCount() - 1));
        Value result = 0;
        int width = 1;
        for (const auto &row : last.rows) {
            result ^= row.value;
            width = std::max(width, int(std::bit_width(row.value)));
        }
        QCOMPARE(sum.value(), result);
        QCOMPARE(last.result, result);
        QCOMPARE(last.width, width);
        QCOMPARE(last.leadingColumn, result == 0 ? -1 : int(std::bit_width(result)) - 1);
        // Exactly the components with a one in the leading column can be made smaller by the nim-sum.
        int winning = 0;
        for (const auto &row : last.rows) {
            const bool hasOne = result != 0 && ((row.value >> last.leadingColumn) & 1);
            winning += hasOne;
            QCOMPARE((row.value ^ result) < row.value, hasOne);
            if (!hasOne)
                continue;
            QCOMPARE(row.target, std::optional<Value>(row.value ^ result));
            QVERIFY(!row.moves.isEmpty()); // the mex has every smaller value among the followers
        }
        QCOMPARE(winning % 2, result == 0 ? 0 : 1); // the column is odd
        QCOMPARE(sum.analysis().winningMoves.empty(), result == 0);
        for (int step = 0; step < trace->stepCount(); ++step) {
            const auto picture = std::get<ColumnsPicture>(trace->picture(step));
            QCOMPARE(picture.rows.size(), last.rows.size());
            QVERIFY(picture.currentColumn < picture.width && picture.parityFrom <= picture.width);
            QVERIFY(!picture.resultShown || picture.parityFrom == 0);
        }
    }
}

void TraceLawsTest::labelsOfLoopyGraphs()
{
    std::mt19937 random(123);
    int drawn = 0;
    for (int round = 0; round < 150; ++round) {
        JobControl control;
        const Position start = onGraph(randomGraphFile(random));
        const GameGraphPtr graph = buildGraph(start, {}, control);
        const LabelsPtr labels = label(*graph, Convention::Normal, control);
        const std::vector<Outcome> expected = outcomesByRounds(*graph);
        for (const PositionId maxSingle : {PositionId(0), PositionId(1000)}) {
            const auto trace = LabelsTrace::build(start, graph, labels, std::make_shared<const Predecessors>(*graph),
                                                  {.maxSingle = maxSingle}, control);
            QVERIFY(trace);
            for (PositionId id = 0; id < graph->positionCount(); ++id) {
                QCOMPARE(trace->labelling().outcomes[id], expected[id]);
                QVERIFY((*trace->labelling().outcomeSteps)[id] != Labelling::never);
                // A shown value is that by mex, and follows after the values of all followers.
                const quint32 valueStep = (*trace->labelling().valueSteps)[id];
                if (valueStep == Labelling::never)
                    continue;
                MexSet values;
                for (const PositionId follower : graph->followers(id)) {
                    QVERIFY((*trace->labelling().valueSteps)[follower] < valueStep);
                    values.insert(labels->value(follower));
                }
                QCOMPARE(labels->value(id), values.mex());
            }
            quint32 outcomes = 0, values = 0;
            for (int step = 0; step < trace->stepCount(); ++step) {
                const auto picture = std::get<LabelsPicture>(trace->picture(step));
                QVERIFY(picture.outcomesKnown >= outcomes && picture.valuesKnown >= values);
                outcomes = picture.outcomesKnown;
                values = picture.valuesKnown;
            }
            QCOMPARE(outcomes, graph->positionCount());
        }
        drawn += std::count(expected.begin(), expected.end(), Outcome::Draw) > 0;
    }
    QVERIFY(drawn > 20);
}

void TraceLawsTest::loopyPositionsHaveNoMex()
{
    GraphFile file;
    file.names = {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")};
    file.moves = {{0, 1}, {1, 0}, {1, 2}};
    JobControl control;
    for (const TraceKind kind : {TraceKind::Mex, TraceKind::NimSum, TraceKind::Proof}) {
        const auto trace = tryBuild(kind, onGraph(file), control);
        QVERIFY(!trace);
        QCOMPARE(trace.problem().kind, Problem::Kind::BadInput);
        const QString message = trace.problem().message;
        QCOMPARE(trace.problem().code, Problem::Code::NoValue);
        QVERIFY2(message.startsWith(onGraph(file).text()), qPrintable(message));
    }
    const auto period = tryBuild(TraceKind::Period, onGraph(file), control);
    QVERIFY(period);
    QVERIFY(allSentences(**period).contains(QStringLiteral("no heaps")));
}

void TraceLawsTest::anyStepInAnyOrder_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("game");
    for (const QString &game : tracesamples::sampleGames()) {
        for (const TraceKind kind : allTraceKinds())
            QTest::addRow("%s of %s", qPrintable(traceKindName(kind)), qPrintable(game)) << traceKindName(kind) << game;
    }
}

/// Steps accessed backwards are equal to those accessed forwards, in each format, and none is empty.
void TraceLawsTest::anyStepInAnyOrder()
{
    QFETCH(QString, kind);
    QFETCH(QString, game);
    const TracePtr trace = buildOrNull(*traceKindFromName(kind), game);
    QVERIFY(trace);
    QCOMPARE(traceKindName(trace->kind()), kind);
    QVERIFY(trace->stepCount() >= 1);
    QVERIFY(!trace->title().isEmpty());
    std::vector<Sentence> forwards;
    for (int step = 0; step < trace->stepCount(); ++step)
        forwards.push_back(trace->sentence(step));
    const TracePtr again = buildOrNull(*traceKindFromName(kind), game);
    QCOMPARE(again->stepCount(), trace->stepCount());
    for (int step = trace->stepCount() - 1; step >= 0; --step) {
        const Sentence sentence = again->sentence(step);
        QCOMPARE(again->picture(step).index(), trace->picture(0).index());
        if (const auto line = again->pseudocode(step))
            QVERIFY(line->line >= 0 && line->line < pseudocodeLines(line->algorithm).size());
        QCOMPARE(sentence.plain(), forwards[static_cast<std::size_t>(step)].plain());
        QVERIFY2(QStringLiteral(".?…").contains(sentence.plain().back()), qPrintable(sentence.plain()));
        QVERIFY(!sentence.plain().contains(u'%')); // no placeholder is left
        QString joined;
        for (const auto &run : sentence.runs())
            joined += run.text;
        QCOMPARE(joined, sentence.plain());
    }
    for (const WrittenFormat format :
         {WrittenFormat::Text, WrittenFormat::Markdown, WrittenFormat::Html, WrittenFormat::Latex})
        QCOMPARE(formatTrace(*again, format), formatTrace(*trace, format));
}

/// Of some games of the catalogue; of others, they say why there are none.
void TraceLawsTest::everyKindHasStepsAndQuestions()
{
    for (const TraceKind kind : allTraceKinds()) {
        int steps = 0;
        bool isAsked = false;
        for (const QString &game : tracesamples::sampleGames()) {
            const TracePtr trace = buildOrNull(kind, game);
            QVERIFY2(trace, qPrintable(traceKindName(kind) + u' ' + game));
            steps = std::max(steps, trace->stepCount());
            for (int step = 0; step < trace->stepCount(); ++step)
                isAsked = isAsked || trace->question(step);
        }
        QVERIFY2(steps > 1 && isAsked, qPrintable(traceKindName(kind)));
    }
}

void TraceLawsTest::questionsComeBeforeTheirAnswers_data()
{
    anyStepInAnyOrder_data();
}

void TraceLawsTest::questionsComeBeforeTheirAnswers()
{
    QFETCH(QString, kind);
    QFETCH(QString, game);
    const TracePtr trace = buildOrNull(*traceKindFromName(kind), game);
    QVERIFY(!trace->question(0));
    for (int step = 0; step < trace->stepCount(); ++step) {
        const auto question = trace->question(step);
        if (!question)
            continue;
        QVERIFY2(question->text.plain().endsWith(u'?'), qPrintable(question->text.plain()));
        for (const Value right : question->right) {
            QVERIFY(question->isPossible(right));
            QVERIFY(question->judge(right).plain().startsWith(QStringLiteral("Right")));
        }
        for (Value guess = 0; guess < 12; ++guess) {
            if (!question->isPossible(guess))
                continue;
            const QString verdict = question->judge(guess).plain();
            QCOMPARE(verdict.startsWith(QStringLiteral("Right")), question->isRight(guess));
            QVERIFY2(QStringLiteral(".?").contains(verdict.back()), qPrintable(verdict));
        }
    }
}

void TraceLawsTest::cancelledIsAProblem_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("game");
    QTest::newRow("labels") << "labels"
                            << "kayles:30";
    QTest::newRow("period") << "period"
                            << "grundy:30";
    QTest::newRow("mex") << "mex"
                         << "matrix:6x6";
    QTest::newRow("nim-sum") << "nim-sum"
                             << "matrix:6x6 + matrix:5x6";
}

void TraceLawsTest::cancelledIsAProblem()
{
    QFETCH(QString, kind);
    QFETCH(QString, game);
    JobControl control;
    control.cancel();
    const auto trace = tryBuild(*traceKindFromName(kind), *parsePosition(game), control);
    QVERIFY(!trace);
    QCOMPARE(trace.problem().kind, Problem::Kind::Cancelled);
}

void TraceLawsTest::namesOfKinds()
{
    QStringList names, titles;
    for (const TraceKind kind : allTraceKinds()) {
        names << traceKindName(kind);
        titles << traceKindTitle(kind);
        QCOMPARE(traceKindFromName(traceKindName(kind).toUpper()), std::optional(kind));
    }
    QCOMPARE(names.removeDuplicates(), 0);
    QCOMPARE(titles.removeDuplicates(), 0);
    QCOMPARE(names.size(), qsizetype(traceKindCount));
    QVERIFY(!traceKindFromName(u""));
    QVERIFY(!traceKindFromName(u" mex"));
}

/// "Mex" is the same in German, and a few more are.
void TraceLawsTest::titlesAreTranslated()
{
    const QStringList same = {QStringLiteral("Mex")};
    Translations translations;
    const auto restored =
        qScopeGuard([&translations] { translations.setLanguage(Translations::byCode(QStringLiteral("en"))); });
    QStringList titles;
    for (const TraceKind kind : allTraceKinds())
        titles << traceKindTitle(kind);
    translations.setLanguage(Translations::byCode(QStringLiteral("de")));
    QStringList german, left;
    for (const TraceKind kind : allTraceKinds()) {
        german << traceKindTitle(kind);
        if (titles.contains(german.back()))
            left << german.back();
    }
    QCOMPARE(left, same);
    QCOMPARE(german.removeDuplicates(), 0);
}

void TraceLawsTest::longListsAreCut_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("set");
    QTest::addColumn<QString>("list"); // with at most three
    QTest::newRow("none") << 0 << "∅"
                          << "";
    QTest::newRow("one") << 1 << "{0}"
                         << "0";
    QTest::newRow("three") << 3 << "{0, 1, 2}"
                           << "0, 1 and 2";
    QTest::newRow("one more is named, not counted") << 4 << "{0, 1, 2, 3}"
                                                    << "0, 1, 2 and 3";
    QTest::newRow("two more are counted") << 5 << "{0, 1, 2, 3, 4}"
                                          << "0, 1, 2 and 2 more";
    QTest::newRow("the longest whole set") << 16 << "{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}"
                                           << "0, 1, 2 and 13 more";
    QTest::newRow("a cut set") << 100 << "{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, …, 99}"
                               << "0, 1, 2 and 97 more";
}

void TraceLawsTest::longListsAreCut()
{
    QFETCH(int, count);
    QList<quint32> values;
    QStringList items;
    for (int i = 0; i < count; ++i) {
        values << static_cast<quint32>(i);
        items << QString::number(i);
    }
    QTEST(setText(values), "set");
    QTEST(listing(items, 3), "list");
}

void TraceLawsTest::binaryDigitsReadBack()
{
    std::mt19937 random(124);
    for (int round = 0; round < 300; ++round) {
        std::vector<Value> values;
        for (auto count = random() % 6; count > 0; --count)
            values.push_back(static_cast<Value>(random() >> (random() % 32)));
        const int width = binaryWidth(values);
        QVERIFY(width >= 1 && width <= 32);
        bool full = width == 1;
        for (const Value value : values) {
            const QString digits = binaryText(value, width);
            QCOMPARE(digits.size(), qsizetype(width));
            QCOMPARE(digits.toUInt(nullptr, 2), value);
            full = full || digits.startsWith(u'1');
        }
        QVERIFY(full); // no column contains only zeros
    }
}

void TraceLawsTest::periodsInTheTableAreThoseOfTheValues_data()
{
    QTest::addColumn<QString>("game");
    for (const Component &each : gamelaws::variedGames()) {
        if (each.rules->isMultiset())
            QTest::newRow(qPrintable(each.rules->text())) << each.rules->text() + QStringLiteral(":9");
    }
}

/// The values shown are those of the rules, found here from followers alone.
void TraceLawsTest::periodsInTheTableAreThoseOfTheValues()
{
    QFETCH(QString, game);
    const TracePtr trace = buildOrNull(TraceKind::Period, game);
    QVERIFY(trace);
    const auto last = std::get<StripPicture>(trace->picture(trace->stepCount() - 1));
    const auto count = std::min<std::size_t>(last.values->size(), 120);
    QVERIFY(count > 12);
    const Position position = *parsePosition(game);
    const Rules &rules = *position.components.front().rules;
    const std::vector<Value> values = tracesamples::heapValues(rules, count);
    for (std::size_t heap = 0; heap < count; ++heap)
        QCOMPARE((*last.values)[heap], values[heap]);
    SequenceEngine engine(position.components.front().rules);
    JobControl control;
    const quint64 searched = rules.heapTraits()->maxParts > 2 ? 2'000 : 20'000; // as many as the walk-through searches
    const std::optional<Period> period = *provePeriod(engine, searched, control);
    QCOMPARE(last.period > 0, period && period->saltus == 0);
    if (last.period > 0) {
        QCOMPARE(quint64(last.period), period->period);
        QCOMPARE(quint64(last.preperiod), period->preperiod);
    }
    QCOMPARE(allSentences(*trace).contains(QStringLiteral("Proved")), period && period->proved && period->saltus == 0);
}

MEXPLORER_TEST(TraceLawsTest)
#include "tst_tracelaws.moc"
