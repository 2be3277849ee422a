// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/gamerecord.h"
#include "model/step/labelstrace.h"
#include "model/step/tracewords.h"
#include "tests/model/step/plaingames.h"
#include "tests/model/step/tracesamples.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QTest>

#include <bit>
#include <map>

using namespace mexplorer;
using namespace tracesamples;

namespace {

using Kind = Question::Kind;

/// A question with where it stands.
struct Asked
{
    const Trace &trace;
    int step;
    Question question;

    Value right() const { return question.right.front(); }
    QString text() const { return question.text.plain(); }
    template <class Picture> Picture picture() const { return std::get<Picture>(trace.picture(step)); }
    QString choice(Value index) const { return Sentence(question.choices[index]).plain(); }
    /// The number after \a words in the question.
    std::optional<Value> numberAfter(const QString &words) const
    {
        const auto match =
            QRegularExpression(QRegularExpression::escape(words) + QStringLiteral("(\\d+)")).match(text());
        return match.hasMatch() ? std::optional(match.captured(1).toUInt()) : std::nullopt;
    }
};

const Rules &heapRules(const Trace &trace)
{
    return *trace.position().components.front().rules;
}

} // namespace

/// What Guess First asks, in all kinds of walk-throughs about random positions of all families: the answers that are
/// taken are found a second time, by the definitions alone.
class QuestionsTest : public QObject
{
    Q_OBJECT

private slots:
    void ofEveryFamily_data();
    void ofEveryFamily();
    void ofHeaps_data();
    void ofHeaps();
    void everyKindIsAsked();
    void offersRightAndWrongMoves();

private:
    void ask(TraceKind kind, const Position &position, Convention convention = Convention::Normal);
    static void checkForm(const Asked &asked);
    static void checkAnswering(const Question &question);
    static void check(const Asked &asked, Convention convention);
    static void checkValue(const Asked &asked);
    static void checkOutcome(const Asked &asked, Convention convention);
    static void checkNextValue(const Asked &asked);
    static void checkColumns(const Asked &asked);
    static void checkComponent(const Asked &asked);
    static void checkMove(const Asked &asked);
    static void checkPeriod(const Asked &asked);
    static void checkCount(const Asked &asked);
    static void checkDigit(const Asked &asked);

    std::map<TraceKind, std::set<Kind>> m_seen;
};

void QuestionsTest::ofEveryFamily_data()
{
    QTest::addColumn<QString>("term");
    for (const QString &term : familyTerms())
        QTest::newRow(qPrintable(term)) << term;
}

void QuestionsTest::ofEveryFamily()
{
    QFETCH(QString, term);
    std::mt19937 random(static_cast<unsigned>(qHash(term)));
    for (int round = 0; round < 6; ++round) {
        const Position position = randomSum(term, random, 4);
        for (const TraceKind kind : allTraceKinds())
            ask(kind, position);
        ask(TraceKind::Labels, position, Convention::Misere);
        if (QTest::currentTestFailed())
            return;
    }
}

void QuestionsTest::ofHeaps_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"nim:9,4,1",
                             "nim:1,1,1",
                             "nim:5,5",
                             "kayles:7",
                             "kayles:5,5",
                             "subtraction{1-3}:9",
                             "subtraction{2,5,8}:9",
                             "octal{0.137}:9",
                             "octal{0.33}:4",
                             "octal{4.07}:8",
                             "hex{0.8}:9",
                             "grundy:8",
                             "dawson:9",
                             "nim:3,1,1",
                             "divide{2,3}:9",
                             "matrix:3x3",
                             "matrix:4x4",
                             "cram:2x4",
                             "lasker:8",
                             "allbut{2,3}:9"})
        QTest::newRow(game) << game;
}

void QuestionsTest::ofHeaps()
{
    QFETCH(QString, game);
    const Position position = *parsePosition(game);
    for (const TraceKind kind : allTraceKinds()) {
        // A labelling of many positions asks about each.
        if (kind != TraceKind::Labels && !(kind == TraceKind::Mex && game.contains(QStringLiteral("4x4"))))
            ask(kind, position);
    }
}

void QuestionsTest::ask(TraceKind kind, const Position &position, Convention convention)
{
    const auto built = tryTrace(kind, position, convention);
    if (!built)
        return; // a limit; that these are rare is checked elsewhere
    const Trace &trace = **built;
    QVERIFY(!trace.question(0));
    for (int step = 1; step < trace.stepCount(); ++step) {
        const auto question = trace.question(step);
        if (!question)
            continue;
        m_seen[kind].insert(question->kind);
        const Asked asked{trace, step, *question};
        checkForm(asked);
        checkAnswering(asked.question);
        if (!QTest::currentTestFailed())
            check(asked, convention);
        if (QTest::currentTestFailed()) {
            qWarning("%s of %s, step %d: %s", qPrintable(traceKindName(kind)), qPrintable(position.text()), step,
                     qPrintable(asked.text()));
            return;
        }
    }
}

/// Right answers are among the possible ones, and the reason of a wrong one doesn't give a right one away.
void QuestionsTest::checkForm(const Asked &asked)
{
    const Question &question = asked.question;
    QVERIFY2(asked.text().endsWith(u'?'), qPrintable(asked.text()));
    QVERIFY(!asked.text().contains(u'%'));
    QVERIFY(!question.right.empty());
    QCOMPARE(question.choices.isEmpty(), question.input == Question::Input::Number);
    QVERIFY(question.choices.isEmpty() || question.choices.size() >= (question.kind == Kind::OddColumns ? 1 : 2));
    QCOMPARE(QStringList(question.choices).removeDuplicates(), 0);
    for (const Value right : question.right) {
        QVERIFY(question.isPossible(right) && question.isRight(right));
        QVERIFY(question.judge(right).plain().startsWith(QStringLiteral("Right")));
    }
    static const QRegularExpression numbers(QStringLiteral("\\d+"));
    for (Value guess = 0; guess < 20 && question.isPossible(guess); ++guess) {
        const QString reason = question.judge(guess).plain();
        QCOMPARE(reason.startsWith(QStringLiteral("Right")), question.isRight(guess));
        QVERIFY2(QStringLiteral(".?").contains(reason.back()) && !reason.contains(u'%'), qPrintable(reason));
        if (question.isRight(guess))
            continue;
        for (const Value right : question.right) {
            if (question.kind == Kind::Move || question.kind == Kind::Component)
                QVERIFY2(!reason.contains(asked.choice(right)) || asked.text().contains(asked.choice(right)) ||
                             asked.choice(right).size() < 3,
                         qPrintable(reason));
            // The column to look at again may happen to be a number as large as the answer.
            if (question.input != Question::Input::Number || question.kind == Kind::NimSum)
                continue;
            for (auto match = numbers.globalMatch(reason); match.hasNext();) {
                const QString number = match.next().captured();
                QVERIFY2(number.toUInt() != right || asked.text().contains(number), qPrintable(reason));
            }
        }
    }
}

/// Wrong answers are counted, the first right one is final, and an answer that is shown doesn't count as right.
void QuestionsTest::checkAnswering(const Question &question)
{
    Answering found;
    for (Value guess = 0; guess < 20 && question.isPossible(guess); ++guess) {
        if (question.isRight(guess))
            continue;
        const int mistakes = found.mistakes();
        QCOMPARE(found.give(question, guess), question.judge(guess));
        QCOMPARE(found.mistakes(), mistakes + 1);
        QVERIFY(!found.answer());
        QCOMPARE(found.score(), Score());
    }
    const Value right = question.right.back();
    const Score score{found.mistakes() == 0 ? 1 : 0, 1};
    for (int time = 0; time < 2; ++time) {
        QCOMPARE(found.give(question, time == 0 ? right : right + 1), question.judge(right));
        QCOMPARE(found.answer(), std::optional(right));
        QCOMPARE(found.score(), score);
    }
    QCOMPARE(found.show(question), question.judge(right));
    Answering shown;
    QVERIFY(shown.show(question).plain().startsWith(QStringLiteral("The answer: ")));
    QCOMPARE(shown.score(), (Score{0, 1}));
    QCOMPARE(shown.give(question, right), shown.show(question));
    // Keys tell the choices apart.
    QSet<QString> initials;
    for (const QString &choice : question.hasInitials() ? question.choices : QStringList())
        initials.insert(Sentence(choice).plain().first(1).toLower());
    QVERIFY(!question.hasInitials() || initials.size() == question.choices.size());
}

void QuestionsTest::check(const Asked &asked, Convention convention)
{
    switch (asked.question.kind) {
    case Kind::Mex:
    case Kind::SgValue:
    case Kind::ProofBound:
        return checkValue(asked);
    case Kind::Outcome:
        return checkOutcome(asked, convention);
    case Kind::NextValue:
        return checkNextValue(asked);
    case Kind::NimSum:
    case Kind::OddColumns:
        return checkColumns(asked);
    case Kind::Component:
        return checkComponent(asked);
    case Kind::Move:
        return checkMove(asked);
    case Kind::Period:
    case Kind::LastException:
    case Kind::PeriodBound:
        return checkPeriod(asked);
    case Kind::Count:
        return checkCount(asked);
    case Kind::Digit:
        return checkDigit(asked);
    case Kind::BinaryDigit:
    case Kind::YesNo:
    case Kind::Preperiod:
        QFAIL("Only exercises ask this; tst_exercises has their keys.");
    }
}

void QuestionsTest::checkValue(const Asked &asked)
{
    if (const auto *labels = dynamic_cast<const LabelsTrace *>(&asked.trace)) {
        const PositionId id = asked.trace.positions(asked.step).subjects.front();
        QCOMPARE(asked.right(), plainValue(split(labels->graph()->rules(), labels->graph()->cells(id))));
        return;
    }
    const TracePicture picture = asked.trace.picture(asked.step);
    const auto *columns = std::get_if<ColumnsPicture>(&picture);
    if (asked.question.kind == Kind::SgValue && columns && asked.question.about.front() == asked.trace.position()) {
        // Of the row that the step is about: the value that it needs, or the one that cancels.
        Value rest = 0, current = 0;
        int rows = 0;
        for (const ColumnsPicture::Row &row : columns->rows) {
            rows += row.current ? 1 : 0;
            (row.current ? current : rest) ^= plainValue(row.position);
        }
        if (rows == 1) {
            QCOMPARE(asked.right(), asked.text().contains(QStringLiteral("need")) ? rest : current);
            return;
        }
    }
    QVERIFY(!asked.question.about.empty());
    QCOMPARE(asked.right(), plainValue(asked.question.about.back()));
}

void QuestionsTest::checkOutcome(const Asked &asked, Convention convention)
{
    Position of = asked.trace.position();
    if (const auto *labels = dynamic_cast<const LabelsTrace *>(&asked.trace)) {
        const PositionId id = asked.trace.positions(asked.step).subjects.front();
        of = split(labels->graph()->rules(), labels->graph()->cells(id));
    }
    if (asked.trace.kind() == TraceKind::Misere)
        of = asked.question.about.front();
    const bool isMisere = convention == Convention::Misere || asked.trace.kind() == TraceKind::Misere ||
                          (asked.trace.kind() == TraceKind::Bouton && !asked.text().contains(QStringLiteral("normal")));
    QCOMPARE(asked.right(), (isMisere ? winsMisere(of) : plainValue(of) != 0) ? Question::n : Question::p);
}

void QuestionsTest::checkNextValue(const Asked &asked)
{
    const auto n = asked.numberAfter(QStringLiteral("G("));
    QVERIFY(n);
    QCOMPARE(asked.right(), heapValues(heapRules(asked.trace), *n + 1).back());
}

void QuestionsTest::checkColumns(const Asked &asked)
{
    static const QRegularExpression sum(QStringLiteral("\\d+(?: ⊕ \\d+)+"));
    if (asked.question.kind == Kind::NimSum) {
        Value total = 0;
        for (const QString &term : sum.match(asked.text()).captured().split(QStringLiteral(" ⊕ ")))
            total ^= term.toUInt();
        QCOMPARE(asked.right(), total);
        return;
    }
    const auto rows = asked.picture<ColumnsPicture>().rows;
    for (qsizetype i = 0; i < asked.question.choices.size(); ++i) {
        const Value power = asked.choice(static_cast<Value>(i)).toUInt();
        const auto ones = std::count_if(rows.begin(), rows.end(),
                                        [&](const auto &row) { return (plainValue(row.position) & power) != 0; });
        QCOMPARE(int((asked.right() >> i) & 1), int(ones % 2));
    }
}

void QuestionsTest::checkComponent(const Asked &asked)
{
    const Position &sum = asked.trace.position();
    const QStringList names =
        asked.trace.kind() == TraceKind::NimSum ? tracewords::componentSubjects(sum) : QStringList();
    for (std::size_t i = 0; i < sum.components.size(); ++i) {
        const QString name = names.isEmpty() ? sum.components[i].text() : Sentence(names[qsizetype(i)]).plain();
        Value at = 0;
        while (at < Value(asked.question.choices.size()) && asked.choice(at) != name)
            ++at;
        QVERIFY2(at < Value(asked.question.choices.size()), qPrintable(name));
        bool isRight = false;
        if (const auto power = asked.numberAfter(QStringLiteral("column of ")))
            isRight = (plainValue(Position{{sum.components[i]}}) & *power) != 0;
        const auto followers = distinctFollowers(sum.components[i], 100'000);
        if (!asked.text().contains(QStringLiteral("column of ")))
            for (const CellVector &follower : *followers)
                isRight = isRight || plainValue(makeMove(sum, i, follower).to) == 0;
        QCOMPARE(asked.question.isRight(at), isRight);
    }
}

/// Each move that is offered is right exactly if it leads where the question asks.
void QuestionsTest::checkMove(const Asked &asked)
{
    if (asked.trace.kind() == TraceKind::Symmetry) {
        const auto &right = asked.question.right;
        const bool isFirst = asked.step == 1;
        QVERIFY(isFirst || right.size() == 1);
        QVERIFY(std::any_of(right.begin(), right.end(), [&](Value i) {
            return asked.trace.sentence(asked.step).plain().contains(asked.choice(i));
        }));
        QCOMPARE(plainValue(asked.trace.positions(asked.step).positions.front()), Value(0));
        int known = 0;
        const Position &start = asked.trace.position();
        for (std::size_t index = 0; isFirst && index < start.components.size(); ++index) {
            const auto followers = distinctFollowers(start.components[index], 100'000);
            for (const CellVector &follower : *followers) {
                const Move move = makeMove(start, index, follower);
                const Component &from = start.components[index];
                const QString name = from.rules->moveText(from.cells, follower, MoveForm::Full);
                for (const Value i : right) {
                    if (asked.choice(i) != move.text && asked.choice(i) != name)
                        continue;
                    QCOMPARE(plainValue(move.to), Value(0));
                    ++known;
                }
            }
        }
        QVERIFY(!isFirst || known > 0);
        return;
    }
    const auto rows = asked.picture<ColumnsPicture>().rows;
    const auto current = std::find_if(rows.begin(), rows.end(), [](const auto &row) { return row.current; });
    QVERIFY(current != rows.end());
    const auto index = static_cast<std::size_t>(current - rows.begin());
    const bool isAnswer = asked.text().contains(QStringLiteral("leads to value 0"));
    const Position from = isAnswer ? asked.trace.positions(asked.step).positions[1] : asked.trace.position();
    const Value target = asked.numberAfter(QStringLiteral("a = ")).value_or(0);
    std::map<QString, bool> isRight;
    const auto followers = distinctFollowers(from.components[index], 100'000);
    for (const CellVector &follower : *followers) {
        const Move move = makeMove(from, index, follower);
        const bool right =
            asked.trace.kind() == TraceKind::Bouton ? !winsMisere(move.to) : plainValue(move.to) == target;
        isRight[Sentence(Sentence::game(move.text)).plain()] = right;
        isRight[Sentence(shortMoveText(from.components[index], follower)).plain()] = right;
    }
    for (Value i = 0; i < Value(asked.question.choices.size()); ++i) {
        QVERIFY2(isRight.contains(asked.choice(i)), qPrintable(asked.choice(i)));
        QCOMPARE(asked.question.isRight(i), isRight[asked.choice(i)]);
    }
}

void QuestionsTest::checkPeriod(const Asked &asked)
{
    constexpr std::size_t terms = 700;
    const Rules &rules = heapRules(asked.trace);
    const std::vector<Value> values = heapValues(rules, terms);
    const auto shown = asked.picture<StripPicture>();
    switch (asked.question.kind) {
    case Kind::Period:
        for (std::size_t p = 1; p <= asked.right(); ++p)
            QCOMPARE(repeats(values, terms / 2, p), p == asked.right());
        return;
    case Kind::LastException:
        QVERIFY(!repeats(values, asked.right(), std::size_t(shown.period)));
        QVERIFY(repeats(values, asked.right() + 1, std::size_t(shown.period)));
        return;
    default:
        break;
    }
    if (const auto n0 = asked.numberAfter(QStringLiteral("n₀ = "))) {
        const Value p = *asked.numberAfter(QStringLiteral("p = "));
        const Value t = *asked.numberAfter(QStringLiteral("t = "));
        QCOMPARE(asked.right(), 2 * *n0 + p + t);
        QCOMPARE(quint64(t), reachOf(rules));
        QVERIFY(repeats(values, *n0, p));
    } else {
        QCOMPARE(quint64(asked.right()), reachOf(rules));
    }
}

void QuestionsTest::checkCount(const Asked &asked)
{
    if (asked.trace.kind() == TraceKind::Tree) {
        const auto picture = asked.picture<TreePicture>();
        const PlainValues plain(picture.nodes->front().position);
        QCOMPARE(int(asked.right()), picture.remembers ? rememberedCalls(plain) : naiveCalls(plain, GameGraph::root()));
    } else if (asked.trace.kind() == TraceKind::Misere) {
        const PlainValues plain(asked.trace.position());
        std::map<PositionId, bool> known;
        Value different = 0;
        for (PositionId id = 0; id < plain.graph->positionCount(); ++id)
            different += (plain.values[id] != 0) != winsMisere(*plain.graph, id, known) ? 1 : 0;
        QCOMPARE(asked.right(), different);
    } else if (asked.trace.kind() == TraceKind::Bouton) {
        const auto &heaps = asked.trace.position().components;
        QCOMPARE(qsizetype(asked.right()), std::count_if(heaps.begin(), heaps.end(), [](const Component &heap) {
                     return distinctFollowers(heap, 1'000'000)->size() > 1;
                 }));
    } else {
        QCOMPARE(quint64(asked.right()), reachOf(heapRules(asked.trace)));
    }
}

void QuestionsTest::checkDigit(const Asked &asked)
{
    const auto taken = static_cast<quint64>(asked.picture<CodePicture>().current);
    const Rules &rules = heapRules(asked.trace);
    Value found = 0;
    for (const quint64 heap : {taken, quint64(40)}) {
        if (heap == 0)
            continue;
        forEachSplit(rules, heap, [&](Cells parts) {
            quint64 left = 0;
            qsizetype heaps = 0;
            for (const Cell part : parts) {
                left += part;
                heaps += part > 0 ? 1 : 0;
            }
            if (heap - left == taken)
                found |= Value(1) << heaps;
        });
    }
    QCOMPARE(asked.right(), found);
}

/// Each kind of question occurs, and each kind of walk-through asks several.
void QuestionsTest::everyKindIsAsked()
{
    std::set<Kind> all;
    for (const TraceKind kind : allTraceKinds()) {
        QVERIFY2(m_seen[kind].size() >= (kind == TraceKind::Table ? 1 : 2), qPrintable(traceKindName(kind)));
        all.insert(m_seen[kind].begin(), m_seen[kind].end());
    }
    QCOMPARE(all.size(), static_cast<std::size_t>(Kind::Digit) + 1);
}

void QuestionsTest::offersRightAndWrongMoves()
{
    std::mt19937 random(3);
    for (int round = 0; round < 500; ++round) {
        const std::size_t count = random() % 40;
        std::vector<bool> right(count);
        for (std::size_t i = 0; i < count; ++i)
            right[i] = random() % 4 == 0;
        const auto offered = questions::offered(count, [&](std::size_t i) { return right[i]; });
        QCOMPARE(offered.size(), std::min<std::size_t>(count, 8));
        QVERIFY(std::is_sorted(offered.begin(), offered.end()));
        QCOMPARE(std::set<std::size_t>(offered.begin(), offered.end()).size(), offered.size());
        for (const bool target : {false, true}) {
            const bool exists = std::find(right.begin(), right.end(), target) != right.end();
            QCOMPARE(std::any_of(offered.begin(), offered.end(), [&](std::size_t i) { return right[i] == target; }),
                     exists);
        }
    }
}

MEXPLORER_TEST(QuestionsTest)
#include "tst_questions.moc"
