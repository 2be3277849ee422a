// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exercises/attempt.h"
#include "model/exercises/exerciserun.h"
#include "model/games/catalogue.h"
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
    void allRightMovesAreTaken();
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
            const std::vector<quint32> &right = attempt.field(field).right;
            QVERIFY(!right.empty());
            const Attempt::Verdict verdict = attempt.enter(field, right[random() % right.size()]);
            QVERIFY2(verdict.isRight, qPrintable(attempt.field(field).prompt.plain()));
            QVERIFY(!verdict.reason.isEmpty());
        }
        QVERIFY(attempt.isDone());
        QCOMPARE(attempt.nextField(0), -1);
        QCOMPARE(attempt.foundAtOnce(), attempt.fieldCount());
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
            while (!attempt.isDone()) {
                const int field = attempt.nextField(0);
                const AnswerField asked = attempt.field(field);
                for (quint32 answer = 0; answer < 20; ++answer) {
                    if (std::find(asked.right.begin(), asked.right.end(), answer) != asked.right.end())
                        continue;
                    const int mistakes = attempt.mistakes();
                    const Attempt::Verdict verdict = attempt.enter(field, answer);
                    QVERIFY(!verdict.isRight);
                    QVERIFY(!verdict.reason.isEmpty());
                    QVERIFY(!attempt.entered(field));
                    QCOMPARE(attempt.mistakes(), mistakes + 1);
                }
                QVERIFY(attempt.enter(field, asked.right.front()).isRight);
            }
            QCOMPARE(attempt.foundAtOnce(), 0);
        }
    }
}

void AttemptTest::allRightMovesAreTaken()
{
    for (const ExercisePtr &exercise :
         attemptedSheet(QStringLiteral("nim:3,4,5"), {ExerciseKind::WinningMove}, 6).exercises) {
        std::set<QString> keys;
        for (const Move &move : std::get<std::vector<Move>>(exercise->answer))
            keys.insert(exercise->position.components[move.component].text() + u' ' + move.text);
        std::set<QString> taken;
        const std::vector<quint32> components = Attempt(exercise).field(0).right;
        for (const quint32 component : components) {
            Attempt first(exercise);
            first.enter(0, component);
            for (const quint32 move : first.field(1).right) {
                Attempt attempt = first;
                QVERIFY(attempt.enter(1, move).isRight);
                taken.insert(exercise->position.components[component].text() + u' ' +
                             Sentence(attempt.enteredText(1)).plain());
            }
        }
        QCOMPARE(taken, keys);
    }
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
    QCOMPARE(attempt.field(terminal).right, std::vector<quint32>{0});
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
    QCOMPARE(attempt.foundAtOnce(), 0);
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
        const quint32 right = run.attempt()->field(0).right.front();
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
    QCOMPARE(run.score(), (ExerciseRun::Score{1, 3, 3}));
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
