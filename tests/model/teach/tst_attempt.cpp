// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/catalogue.h"
#include "model/solve/solver.h"
#include "model/teach/attempt.h"
#include "model/teach/exerciserun.h"
#include "tests/testprogram.h"

#include <QSignalSpy>
#include <QTest>

#include <random>

using namespace mexplorer;

/// Exercises filled in field by field.
class AttemptTest : public QObject
{
    Q_OBJECT

private slots:
    void everyExerciseCanBeDone_data();
    void everyExerciseCanBeDone();
    void wrongAnswersAreRefusedWithAReason();
    void allWinningMovesAreAskedFor_data() { everyExerciseCanBeDone_data(); }
    void allWinningMovesAreAskedFor();
    void equalComponentsHaveTheSameMoves();
    void fieldsAreLegalInAnyOrder();
    void modelAnswerDoesntCount();
    void runKeepsTheScore();
    void runSaysWhatIsWrong();
};

namespace {

ExerciseSheet attemptedSheet(const QString &subject, std::vector<ExerciseKind> kinds, quint64 count, quint64 seed = 1)
{
    ExerciseRequest request = *readExerciseSubject(subject);
    request.kinds = std::move(kinds);
    request.count = count;
    request.seed = seed;
    JobControl control;
    return *makeExercises(request, control);
}

} // namespace

void AttemptTest::everyExerciseCanBeDone_data()
{
    QTest::addColumn<QString>("subject");
    for (const Family &family : catalogue()) {
        if (family.parameters != Family::Parameters::File)
            QTest::newRow(qPrintable(family.name)) << family.name;
    }
}

/// By right answers in a random legal order; the last field holds the key.
void AttemptTest::everyExerciseCanBeDone()
{
    QFETCH(QString, subject);
    std::mt19937 random(5);
    const bool heaps = readExerciseSubject(subject)->pattern.components.front().rules->isMultiset();
    std::vector<ExerciseKind> kinds = {ExerciseKind::Mex,         ExerciseKind::Outcome, ExerciseKind::NimSum,
                                       ExerciseKind::WinningMove, ExerciseKind::Label,   ExerciseKind::SgValue};
    if (heaps)
        kinds.push_back(ExerciseKind::NextValue);
    for (const ExercisePtr &exercise : attemptedSheet(subject, kinds, 14).exercises) {
        Attempt attempt(exercise);
        QVERIFY(attempt.fieldCount() > 0);
        for (int filled = 0; filled < attempt.fieldCount(); ++filled) {
            const int field = attempt.nextField(static_cast<int>(random() % 64) % attempt.fieldCount());
            QVERIFY(field >= 0);
            const std::vector<quint32> &right = attempt.field(field).question.right;
            QVERIFY(!right.empty());
            const Attempt::Verdict verdict = attempt.enter(field, right[random() % right.size()]);
            QVERIFY2(verdict.isRight, qPrintable(attempt.field(field).question.text.plain()));
            QVERIFY(!verdict.reason.isEmpty());
        }
        QVERIFY(attempt.isDone());
        QCOMPARE(attempt.nextField(0), -1);
        QCOMPARE(attempt.score(), (Score{attempt.fieldCount(), attempt.fieldCount()}));
        if (const auto *value = std::get_if<Value>(&exercise->answer);
            value && exercise->kind != ExerciseKind::NextValue)
            QCOMPARE(attempt.entered(attempt.fieldCount() - 1), std::optional(*value));
    }
}

/// Every answer has a reason, and one that isn't among the right ones is refused, whatever it is.
void AttemptTest::wrongAnswersAreRefusedWithAReason()
{
    std::vector<ExerciseKind> kinds(allExerciseKinds().begin(), allExerciseKinds().end());
    for (const char *subject : {"kayles", "subtraction", "octal"}) {
        for (const ExercisePtr &exercise :
             attemptedSheet(QString::fromLatin1(subject), kinds, kinds.size()).exercises) {
            Attempt attempt(exercise);
            int certain = 0; // questions all of whose choices are right
            while (!attempt.isDone()) {
                const int field = attempt.nextField(0);
                const Question asked = attempt.field(field).question;
                const int before = attempt.mistakes();
                for (Value answer = 0; answer < 20; ++answer) {
                    if (asked.isRight(answer) || !asked.isPossible(answer))
                        continue;
                    const int mistakes = attempt.mistakes();
                    const Attempt::Verdict verdict = attempt.enter(field, answer);
                    QVERIFY(!verdict.isRight);
                    QVERIFY(!verdict.reason.isEmpty());
                    QVERIFY(!attempt.entered(field));
                    QCOMPARE(attempt.mistakes(), mistakes + 1);
                }
                certain += attempt.mistakes() == before ? 1 : 0;
                QVERIFY(attempt.enter(field, asked.right.front()).isRight);
            }
            QCOMPARE(attempt.score(), (Score{certain, attempt.fieldCount()}));
        }
    }
}

/// An exercise about winning moves is done when each of them is found, in any order, and not before: those of equal
/// components once. The key is the definition's: the moves to value 0.
void AttemptTest::allWinningMovesAreAskedFor()
{
    QFETCH(QString, subject);
    std::mt19937 random(7);
    bool hasSeveral = false;
    for (const ExercisePtr &exercise : attemptedSheet(subject, {ExerciseKind::WinningMove}, 6).exercises) {
        const std::vector<Component> &components = exercise->position.components;
        std::set<QString> keys;
        Value sum = 0;
        for (const KnownValue &known : exercise->values)
            sum ^= known.value;
        const Solver solver;
        JobControl control;
        for (std::size_t i = 0; i < components.size(); ++i) {
            const std::vector<CellVector> followers = *distinctFollowers(components[i], 1000);
            for (const CellVector &cells : followers) {
                if (*solver.value({components[i].rules, cells}, control) == (exercise->values[i].value ^ sum))
                    keys.insert(components[i].text() + u'\t' + makeMove(exercise->position, i, cells).text);
            }
        }
        for (const QString &key : keys)
            QVERIFY2(exercise->solution.plain().contains(key.section(u'\t', 1)), qPrintable(key));
        Attempt attempt(exercise);
        std::set<QString> found;
        QString component = components.front().text();
        while (!attempt.isDone()) {
            QVERIFY(found.size() < keys.size());
            const int field = attempt.nextField(0);
            const std::vector<quint32> right = attempt.field(field).question.right;
            QVERIFY(!right.empty());
            QVERIFY(attempt.enter(field, right[random() % right.size()]).isRight);
            const QString text = Sentence(attempt.enteredText(field)).plain();
            if (components.size() > 1 && field % 2 == 0)
                component = text;
            else
                QVERIFY2(found.insert(component + u'\t' + text).second, qPrintable(text));
        }
        QCOMPARE(found, keys);
        hasSeveral |= keys.size() > 1;
    }
    QVERIFY2(hasSeveral, qPrintable(subject));
}

/// nim:2,2,3: 2 -> 1, in either heap of two, and 3 -> 0.
void AttemptTest::equalComponentsHaveTheSameMoves()
{
    ExerciseRequest request = *readExerciseSubject(QStringLiteral("nim:2,2,3"));
    request.kinds = {ExerciseKind::WinningMove};
    request.count = 1;
    JobControl control;
    const ExerciseSheet sheet = *makeExercises(request, control);
    QCOMPARE(sheet.exercises.front()->position.text(), QStringLiteral("nim:2,2,3"));
    Attempt attempt(sheet.exercises.front());
    QCOMPARE(attempt.fieldCount(), 4);
    QCOMPARE(attempt.field(0).question.choices.size(), qsizetype(2));
    QVERIFY(attempt.enter(0, 0).isRight);
    QVERIFY(attempt.enter(1, attempt.field(1).question.right.front()).isRight);
    QVERIFY(!attempt.isDone());
    QVERIFY(!attempt.enter(2, 0).isRight); // all moves of this kind are found
    QVERIFY(attempt.enter(2, 1).isRight);
    QCOMPARE(
        Sentence(attempt.field(3).question.choices[static_cast<qsizetype>(attempt.field(3).question.right.front())])
            .plain(),
        QStringLiteral("3 -> 0"));
    QVERIFY(attempt.enter(3, attempt.field(3).question.right.front()).isRight);
    QVERIFY(attempt.isDone());
}

void AttemptTest::fieldsAreLegalInAnyOrder()
{
    const ExerciseSheet sheet = attemptedSheet(QStringLiteral("kayles:4"), {ExerciseKind::Label}, 1);
    Attempt attempt(sheet.exercises.front());
    QVERIFY(!attempt.isOpen(0)); // the start depends on its followers
    const Attempt::Verdict verdict = attempt.enter(0, 1);
    QVERIFY(verdict.isTooEarly && !verdict.isRight);
    QCOMPARE(attempt.mistakes(), 0);
    const int terminal = attempt.nextField(0);
    QVERIFY(attempt.field(terminal).needs.empty());
    QCOMPARE(attempt.field(terminal).question.right, std::vector<Value>{Question::p});
}

void AttemptTest::modelAnswerDoesntCount()
{
    const ExerciseSheet sheet = attemptedSheet(QStringLiteral("kayles"), {ExerciseKind::NimSum}, 1);
    Attempt attempt(sheet.exercises.front());
    while (!attempt.isDone()) {
        const int field = attempt.nextField(0);
        const Attempt::Verdict verdict = attempt.show(field);
        QVERIFY(verdict.isRight);
        QVERIFY(attempt.wasShown(field));
        QVERIFY2(verdict.reason.plain().startsWith(QStringLiteral("The answer: ")), qPrintable(verdict.reason.plain()));
        QVERIFY2(!verdict.reason.plain().contains(QStringLiteral("Right")), qPrintable(verdict.reason.plain()));
        QCOMPARE(attempt.enter(field, 0).reason, verdict.reason);
    }
    QCOMPARE(attempt.score(), (Score{0, attempt.fieldCount()}));
}

void AttemptTest::runKeepsTheScore()
{
    Jobs jobs;
    ExerciseRun run(&jobs);
    run.setKind(ExerciseKind::Outcome);
    run.setSubject(QStringLiteral("kayles"));
    QTRY_VERIFY(run.attempt());
    for (int i = 0; i < 3; ++i) {
        const QSignalSpy changed(&run, &ExerciseRun::attemptChanged);
        const quint32 right = run.attempt()->field(0).question.right.front();
        if (i == 1)
            run.answer(1 - right);
        if (i == 2)
            run.show();
        else
            run.answer(right);
        QCOMPARE(run.field(), -1);
        run.next();
        QTRY_COMPARE(changed.size(), qsizetype(1));
    }
    QCOMPARE(run.score(), (Score{1, 3}));
    QCOMPARE(run.doneCount(), 3);
}

void AttemptTest::runSaysWhatIsWrong()
{
    Jobs jobs;
    ExerciseRun run(&jobs);
    run.setKind(ExerciseKind::Period);
    run.setSubject(QStringLiteral("matrix"));
    QTRY_VERIFY(!run.problem().isEmpty());
    QVERIFY(!run.attempt());
    run.setKind(ExerciseKind::Label);
    QTRY_VERIFY(run.attempt());
    QVERIFY(run.problem().isEmpty());
}

MEXPLORER_TEST(AttemptTest)
#include "tst_attempt.moc"
