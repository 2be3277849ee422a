// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/session.h"
#include "model/step/traceformat.h"
#include "tests/testprogram.h"
#include "tests/views/support/pixels.h"
#include "tests/views/support/windowwait.h"
#include "views/step/guessbar.h"
#include "views/step/playerbar.h"
#include "views/step/stepcommands.h"
#include "views/theme/theme.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <random>
#include <set>

using namespace mexplorer;
using samples::countOf;

namespace {

/// An active walk-through with the two bars that control it.
struct Bars
{
    explicit Bars(const QString &game)
    {
        guess.setParent(&window);
        player.setParent(&window);
        player.setGeometry(0, 0, 900, 60);
        guess.setGeometry(0, 60, 900, 200);
        window.setFocusPolicy(Qt::StrongFocus);
        window.resize(900, 260);
        window.show();
        session.exploration()->open(game);
        session.walkthrough()->setActive(true);
        if (!waitForWindowActive(&window) ||
            !QTest::qWaitFor([this] { return walk()->trace() && !walk()->isBuilding(); }, 60'000))
            qFatal("no walk-through");
    }
    Walkthrough *walk() { return session.walkthrough(); }
    void click(const QString &name) { QTest::mouseClick(window.findChild<QToolButton *>(name), Qt::LeftButton); }

    Session session;
    QWidget window;
    GuessBar guess{session.walkthrough()};
    Commands commands{&window};
    PlayerBar player{&session, &commands};
};

} // namespace

/// Tests the bars that control a walk-through, and its questions.
class StepBarsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Theme::instance().setReducedMotion(true); }
    void playerFollowsEveryRequest();
    void playerRunsToTheEnd();
    void bookmarksShowOnTheSlider();
    void guessesAreJudged_data();
    void guessesAreJudged();

private:
    static void enter(Bars &bars, const Question &question, Value answer, bool byKeys);
};

/// Whatever buttons, keys and slider request, the bar, the slider and the walk-through are at the same step.
void StepBarsTest::playerFollowsEveryRequest()
{
    Bars bars(QStringLiteral("kayles:6"));
    auto *slider = bars.window.findChild<QSlider *>(QStringLiteral("stepSlider"));
    auto *count = bars.window.findChild<QLabel *>(QStringLiteral("stepCount"));
    bars.window.setFocus();
    const int last = bars.walk()->stepCount() - 1;
    QVERIFY(last > 5);
    int at = bars.walk()->step();
    std::mt19937 random(12);
    for (int request = 0; request < 200; ++request) {
        switch (random() % 6) {
        case 0:
            bars.click(QStringLiteral("step.forward.button"));
            at = std::min(at + 1, last);
            break;
        case 1:
            bars.click(QStringLiteral("step.back.button"));
            at = std::max(at - 1, 0);
            break;
        case 2:
            QTest::keyClick(&bars.window, Qt::Key_Right);
            at = std::min(at + 1, last);
            break;
        case 3:
            QTest::keyClick(&bars.window, Qt::Key_Left);
            at = std::max(at - 1, 0);
            break;
        case 4:
            at = random() % 2 == 0 ? 0 : last;
            QTest::keyClick(&bars.window, at == 0 ? Qt::Key_Home : Qt::Key_End);
            break;
        default:
            at = static_cast<int>(random() % static_cast<unsigned>(last + 1));
            slider->setValue(at);
        }
        QCOMPARE(bars.walk()->step(), at);
        QCOMPARE(slider->value(), at);
        QCOMPARE(count->text(), QStringLiteral("step %1 of %2").arg(at + 1).arg(last + 1));
        QCOMPARE(bars.window.findChild<QToolButton *>(QStringLiteral("step.back.button"))->isEnabled(), at > 0);
        QCOMPARE(bars.window.findChild<QToolButton *>(QStringLiteral("step.forward.button"))->isEnabled(), at < last);
        QVERIFY(!bars.walk()->isPlaying());
    }
}

/// Playing goes through every step once, in order, and stops at the last.
void StepBarsTest::playerRunsToTheEnd()
{
    Bars bars(QStringLiteral("kayles:2"));
    bars.walk()->setSpeed(Walkthrough::fastest);
    QSignalSpy steps(bars.walk(), &Walkthrough::stepChanged);
    auto *play = bars.window.findChild<QToolButton *>(QStringLiteral("step.play.button"));
    QCOMPARE(play->text(), QStringLiteral("Play"));
    QTest::mouseClick(play, Qt::LeftButton);
    QCOMPARE(play->text(), QStringLiteral("Pause"));
    QTRY_VERIFY(!bars.walk()->isPlaying());
    QCOMPARE(bars.walk()->step(), bars.walk()->stepCount() - 1);
    QCOMPARE(play->text(), QStringLiteral("Play"));
    QCOMPARE(steps.count(), bars.walk()->stepCount() - 1);
    for (int i = 0; i < steps.count(); ++i)
        QCOMPARE(steps[i][0].toInt(), i + 1);
}

/// A bookmark is a notch on the slider; the action is checked at marked steps, and cycles through them.
void StepBarsTest::bookmarksShowOnTheSlider()
{
    Bars bars(QStringLiteral("kayles:6"));
    auto *slider = bars.window.findChild<QSlider *>(QStringLiteral("stepSlider"));
    const auto action = [&bars](CommandId id) { return bars.commands[id]; };
    const auto notches = [slider] { return countOf(slider->grab().toImage(), Theme::instance().colors().accent); };
    QCOMPARE(notches(), 0);
    QVERIFY(!action(StepCommands::nextBookmark)->isEnabled());
    int before = 0;
    for (const int step : {2, 5, 7}) {
        bars.walk()->seek(step);
        QTest::keyClick(&bars.window, Qt::Key_B);
        QVERIFY(action(StepCommands::bookmark)->isChecked());
        bars.walk()->toFirst();
        QVERIFY(!action(StepCommands::bookmark)->isChecked());
        QVERIFY(notches() > before);
        before = notches();
    }
    for (const int step : {2, 5, 7, 2}) {
        QTest::keyClick(&bars.window, Qt::Key_B, Qt::ShiftModifier);
        QCOMPARE(bars.walk()->step(), step);
    }
    QTest::keyClick(&bars.window, Qt::Key_B);
    QCOMPARE(bars.walk()->bookmarks(), (std::set<int>{5, 7}));
    QVERIFY(!action(StepCommands::bookmark)->isChecked());
}

void StepBarsTest::guessesAreJudged_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("kind");
    for (const TraceKind kind : allTraceKinds()) {
        const bool isOfNim = kind == TraceKind::NimSum || kind == TraceKind::Proof || kind == TraceKind::Bouton;
        QTest::newRow(qPrintable(traceKindName(kind)))
            << (isOfNim ? QStringLiteral("nim:7,4,1") : QStringLiteral("kayles:5")) << traceKindName(kind);
    }
    QTest::newRow("two games") << "subtraction{1-3}:9 + kayles:4"
                               << "nim-sum";
}

/// Enters an answer by the mouse or by keys, depending on the question.
void StepBarsTest::enter(Bars &bars, const Question &question, Value answer, bool byKeys)
{
    auto *value = bars.window.findChild<QSpinBox *>(QStringLiteral("answerValue"));
    auto *choices = bars.window.findChild<QWidget *>(QStringLiteral("answerInputs"));
    auto *guess = bars.window.findChild<QPushButton *>(QStringLiteral("answerButton"));
    const auto choice = [&](int i) {
        return choices->findChild<QPushButton *>(QStringLiteral("answerChoice%1").arg(i));
    };
    const auto press = [&](int i) {
        const QString text =
            question.kind == Question::Kind::Outcome ? choice(i)->text().first(1) : QString::number(i + 1);
        if (byKeys)
            QTest::keyClicks(choices, text.toLower());
        else
            QTest::mouseClick(choice(i), Qt::LeftButton);
    };
    if (question.input == Question::Input::Choice) {
        press(static_cast<int>(answer));
        return;
    }
    QWidget *input = value;
    if (question.input == Question::Input::Number) {
        value->selectAll();
        QTest::keyClicks(value, QString::number(answer));
    } else {
        input = choices;
        for (int i = 0; i < question.choices.size(); ++i) {
            if (choice(i)->isChecked() != bool((answer >> i) & 1))
                press(i);
        }
    }
    if (byKeys)
        QTest::keyClick(input, Qt::Key_Return);
    else
        QTest::mouseClick(guess, Qt::LeftButton);
}

/// Each question stops the walk-through until a right answer is given; each wrong answer gets its reason.
void StepBarsTest::guessesAreJudged()
{
    QFETCH(QString, game);
    QFETCH(QString, kind);
    Bars bars(game);
    bars.walk()->setKind(*traceKindFromName(kind));
    QTRY_VERIFY(!bars.walk()->isBuilding() && traceKindName(bars.walk()->trace()->kind()) == kind);
    bars.walk()->setGuessFirst(true);
    auto *value = bars.window.findChild<QSpinBox *>(QStringLiteral("answerValue"));
    const auto hasChoices = [&bars] {
        const auto *first = bars.window.findChild<QPushButton *>(QStringLiteral("answerChoice0"));
        return first && first->isVisible();
    };
    auto *feedback = bars.window.findChild<QLabel *>(QStringLiteral("answerVerdict"));
    auto *text = bars.window.findChild<QLabel *>(QStringLiteral("answerQuestion"));
    auto *score = bars.window.findChild<QLabel *>(QStringLiteral("answerScore"));
    int asked = 0;
    int links = 0; // to the glossary
    while (bars.walk()->canStepForward()) {
        QVERIFY(!score->isVisible());
        const int step = bars.walk()->step();
        bars.walk()->stepForward();
        const std::optional<Question> pending = bars.walk()->pendingQuestion();
        QCOMPARE(value->isVisible(), pending && pending->input == Question::Input::Number);
        QCOMPARE(hasChoices(), pending && pending->input != Question::Input::Number);
        if (!pending)
            continue;
        ++asked;
        const bool byKeys = asked % 2 == 0;
        QCOMPARE(bars.walk()->step(), step);
        QCOMPARE(text->accessibleName(), pending->text.plain());
        links += text->text().contains(QStringLiteral("href=\"glossary:")) ? 1 : 0;
        for (Value guess = 0; guess < 8 && pending->isPossible(guess); ++guess) {
            if (pending->isRight(guess))
                continue;
            enter(bars, *pending, guess, byKeys);
            QCOMPARE(bars.walk()->step(), step);
            QCOMPARE(feedback->accessibleName(), pending->judge(guess).plain());
            QVERIFY(bars.walk()->pendingQuestion());
        }
        enter(bars, *pending, pending->right.back(), byKeys);
        QVERIFY(!bars.walk()->pendingQuestion() && !bars.walk()->feedback().isEmpty());
        QCOMPARE(bars.walk()->step(), step + 1);
        QVERIFY(!value->isVisible() && !hasChoices());
        QCOMPARE(bars.walk()->score().asked, asked);
    }
    QVERIFY(asked > 0);
    if (kind == QStringLiteral("labels"))
        QVERIFY(links > 0);
    QVERIFY(!bars.walk()->pendingQuestion());
    QVERIFY(score->isVisible());
    QCOMPARE(score->text(),
             QStringLiteral("%1 of %2 right at the first try").arg(bars.walk()->score().right).arg(asked));
}

MEXPLORER_TEST(StepBarsTest)
#include "tst_stepbars.moc"
