// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/stepbench.h"

#include "model/notation/expression.h"
#include "model/step/listtrace.h"
#include "tests/testfiles.h"
#include "tests/views/support/windowwait.h"
#include "views/step/mextray.h"
#include "views/step/nimsumboard.h"
#include "views/step/periodpainter.h"
#include "views/step/stepcommands.h"
#include "views/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace mexplorer;
using namespace samples;

class StepViewTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Theme::instance().setReducedMotion(true); }
    void offersAGameWhenThereIsNone();
    void keysStep();
    void buttonsStep();
    void spacePlaysAndPressesButtons();
    void sliderSeeks();
    void speedIsChosen();
    void bookmarksByKey();
    void trayShowsTheTrace();
    void doubleClickStepsIntoACard();
    void enterStepsIntoTheMarkedCard();
    void oneClickSelectsNothing();
    void kindsAreChosen();
    void boardShowsTheColumns();
    void componentsAreSteppedInto();
    void guessIsTakenByKeyboard();
    void answerIsShownOnRequest();
    void misereOffersTheLabelling();
    void cyclesAreExplained();
    void actionsAreReady();
    void copiesAndExports();
    void hiddenViewLeavesTheGraphAlone();
};

void StepViewTest::offersAGameWhenThereIsNone()
{
    Bench bench;
    auto *offer = bench.find<QPushButton>(QStringLiteral("stepOffer"));
    QVERIFY(offer->isVisible());
    QTest::mouseClick(offer, Qt::LeftButton);
    QVERIFY(bench.settle());
    QCOMPARE(bench.session.exploration()->expression(), QStringLiteral("kayles:5"));
    QVERIFY(!offer->isVisible());
    QVERIFY(bench.painter<MexTray>());
}

void StepViewTest::keysStep()
{
    Bench bench(QStringLiteral("kayles:5"));
    QVERIFY(waitForWindowActive(&bench.view));
    QCOMPARE(QApplication::focusWidget(), bench.pane());
    bench.key(Qt::Key_Right);
    bench.key(Qt::Key_Right);
    QCOMPARE(bench.walk()->step(), 2);
    QVERIFY(bench.sentence().contains(QStringLiteral("⊕")));
    bench.key(Qt::Key_Left);
    QCOMPARE(bench.walk()->step(), 1);
    bench.key(Qt::Key_End);
    QCOMPARE(bench.walk()->step(), bench.walk()->stepCount() - 1);
    QVERIFY(bench.sentence().contains(QStringLiteral("mex{0, 1, 2, 3} = 4")));
    bench.key(Qt::Key_Home);
    QCOMPARE(bench.walk()->step(), 0);
    QCOMPARE(bench.find<QLabel>(QStringLiteral("stepCount"))->text(), QStringLiteral("step 1 of 11"));
}

void StepViewTest::buttonsStep()
{
    Bench bench(QStringLiteral("kayles:5"));
    QVERIFY(!bench.find<QToolButton>(QStringLiteral("step.back.button"))->isEnabled());
    bench.click(QStringLiteral("step.forward.button"));
    bench.click(QStringLiteral("step.forward.button"));
    bench.click(QStringLiteral("step.back.button"));
    QCOMPARE(bench.walk()->step(), 1);
    bench.click(QStringLiteral("step.last.button"));
    QVERIFY(!bench.find<QToolButton>(QStringLiteral("step.forward.button"))->isEnabled());
    bench.click(QStringLiteral("step.first.button"));
    QCOMPARE(bench.walk()->step(), 0);
    bench.click(QStringLiteral("step.play.button"));
    QVERIFY(bench.walk()->isPlaying());
    bench.click(QStringLiteral("step.play.button"));
    QVERIFY(!bench.walk()->isPlaying());
}

void StepViewTest::spacePlaysAndPressesButtons()
{
    Bench bench(QStringLiteral("kayles:5"));
    QVERIFY(waitForWindowActive(&bench.view));
    bench.key(Qt::Key_Space);
    QVERIFY(bench.walk()->isPlaying());
    bench.key(Qt::Key_Space);
    QVERIFY(!bench.walk()->isPlaying());
    // On a button, Space presses it.
    auto *last = bench.find<QToolButton>(QStringLiteral("step.last.button"));
    last->setFocus(Qt::TabFocusReason);
    bench.key(Qt::Key_Space);
    QVERIFY(!bench.walk()->isPlaying());
    QCOMPARE(bench.walk()->step(), bench.walk()->stepCount() - 1);
    // On the button of the current kind, Space plays.
    for (auto *button : bench.find<QWidget>(QStringLiteral("traceKinds"))->findChildren<QPushButton *>()) {
        if (button->text() == QStringLiteral("Labelling"))
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QVERIFY(bench.settle());
    QVERIFY(qobject_cast<QPushButton *>(QApplication::focusWidget()));
    bench.key(Qt::Key_Space);
    QVERIFY(bench.walk()->isPlaying());
    QCOMPARE(bench.walk()->kind(), TraceKind::Labels);
}

void StepViewTest::sliderSeeks()
{
    Bench bench(QStringLiteral("kayles:5"));
    auto *slider = bench.find<QSlider>(QStringLiteral("stepSlider"));
    QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(slider->width() - 2, slider->height() / 2));
    QCOMPARE(bench.walk()->step(), bench.walk()->stepCount() - 1);
    QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(slider->width() / 2, slider->height() / 2));
    QCOMPARE(bench.walk()->step(), 5);
    bench.walk()->seek(2);
    QCOMPARE(slider->value(), 2);
}

void StepViewTest::speedIsChosen()
{
    Bench bench(QStringLiteral("kayles:5"));
    QVERIFY(waitForWindowActive(&bench.view));
    bench.key(Qt::Key_Plus);
    QCOMPARE(bench.walk()->speed(), 2.0);
    auto *speed = bench.find<QComboBox>(QStringLiteral("stepSpeed"));
    QCOMPARE(speed->currentText(), QStringLiteral("2×"));
    bench.key(Qt::Key_Minus);
    bench.key(Qt::Key_Minus);
    QCOMPARE(bench.walk()->speed(), 0.5);
    speed->setFocus();
    QTest::keyClick(speed, Qt::Key_Up);
    QCOMPARE(bench.walk()->speed(), 0.25);
}

void StepViewTest::bookmarksByKey()
{
    Bench bench(QStringLiteral("kayles:5"));
    QVERIFY(waitForWindowActive(&bench.view));
    bench.walk()->seek(4);
    bench.key(Qt::Key_B);
    QCOMPARE(bench.walk()->bookmarks(), std::set<int>{4});
    bench.key(Qt::Key_Home);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_B, Qt::ShiftModifier);
    QCOMPARE(bench.walk()->step(), 4);
}

void StepViewTest::trayShowsTheTrace()
{
    Bench bench(QStringLiteral("kayles:5"));
    const auto *tray = bench.painter<MexTray>();
    bench.walk()->toLast();
    QCOMPARE(tray->itemCount(), 5);
    QVERIFY(tray->picture().found);
    QVERIFY(!bench.pane()->accessibleDescription().isEmpty());
    // Cards and slots don't overlap and are within the widget.
    for (int i = 0; i < tray->itemCount(); ++i) {
        QVERIFY(QRectF(bench.pane()->rect()).contains(tray->itemRect(i)));
        for (int j = 0; j < i; ++j)
            QVERIFY(!tray->itemRect(i).intersects(tray->itemRect(j)));
        for (Value value = 0; value <= 4; ++value)
            QVERIFY(!tray->itemRect(i).intersects(tray->slotRect(value)));
    }
    QVERIFY(tray->slotRect(4).left() > tray->slotRect(3).left());
    QVERIFY(tray->slotRect(5).isEmpty());
}

void StepViewTest::doubleClickStepsIntoACard()
{
    Bench bench(QStringLiteral("kayles:5"));
    const auto *tray = bench.painter<MexTray>();
    bench.walk()->seek(3);
    QTest::mouseDClick(bench.pane(), Qt::LeftButton, {}, tray->itemRect(1).center().toPoint());
    QVERIFY(bench.settle());
    QCOMPARE(bench.walk()->depth(), 1);
    QCOMPARE(bench.walk()->trace()->position().text(), QStringLiteral("kayles:3,1"));
    auto *back = bench.find<QToolButton>(QStringLiteral("stepOutButton"));
    QVERIFY(back->isVisible());
    QCOMPARE(back->text(), QStringLiteral("Back to kayles:5"));
    QTest::mouseClick(back, Qt::LeftButton);
    QCOMPARE(bench.walk()->depth(), 0);
    QCOMPARE(bench.walk()->step(), 3);
    QVERIFY(!back->isVisible());
}

void StepViewTest::enterStepsIntoTheMarkedCard()
{
    Bench bench(QStringLiteral("kayles:5"));
    QVERIFY(waitForWindowActive(&bench.view));
    const auto *tray = bench.painter<MexTray>();
    bench.key(Qt::Key_Down);
    bench.key(Qt::Key_Down);
    bench.key(Qt::Key_Down);
    bench.key(Qt::Key_Up);
    const Position marked = tray->itemPosition(1);
    bench.key(Qt::Key_Return);
    QVERIFY(bench.settle());
    QCOMPARE(bench.walk()->trace()->position(), marked);
    bench.key(Qt::Key_Return); // nothing is marked there
    QCOMPARE(bench.walk()->depth(), 1);
    bench.key(Qt::Key_Backspace);
    QCOMPARE(bench.walk()->depth(), 0);
}

void StepViewTest::oneClickSelectsNothing()
{
    Bench bench(QStringLiteral("kayles:5"));
    const auto *tray = bench.painter<MexTray>();
    const PositionId selected = bench.session.exploration()->selected();
    QTest::mouseClick(bench.pane(), Qt::LeftButton, {}, tray->itemRect(2).center().toPoint());
    QVERIFY(bench.settle());
    QCOMPARE(bench.session.exploration()->selected(), selected);
    QCOMPARE(bench.walk()->depth(), 0);
    const Position marked = tray->itemPosition(2);
    QTest::keyClick(bench.pane(), Qt::Key_Return);
    QVERIFY(bench.settle());
    QCOMPARE(bench.walk()->trace()->position(), marked);
}

void StepViewTest::kindsAreChosen()
{
    Bench bench(QStringLiteral("kayles:5"));
    const auto choose = [&](const QString &title) {
        for (auto *button : bench.find<QWidget>(QStringLiteral("traceKinds"))->findChildren<QPushButton *>()) {
            if (button->text() == title)
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QVERIFY(bench.settle());
    };
    choose(QStringLiteral("Nim-sum"));
    QVERIFY(bench.painter<NimSumBoard>());
    choose(QStringLiteral("Proof"));
    QVERIFY(bench.painter<NimSumBoard>());
    QCOMPARE(bench.walk()->kind(), TraceKind::Proof);
    choose(QStringLiteral("Labelling"));
    QVERIFY(bench.find<PicturePane>(QStringLiteral("labelsProgress"))->isVisible());
    choose(QStringLiteral("Period"));
    QVERIFY(bench.painter<PeriodPainter>());
    QVERIFY(!bench.find<PicturePane>(QStringLiteral("labelsProgress"))->isVisible());
    bench.walk()->toLast();
    QVERIFY(bench.sentence().contains(QStringLiteral("Proved")));
    QCOMPARE(bench.painter<PeriodPainter>()->picture().period, 12);
    QCOMPARE(bench.painter<PeriodPainter>()->cellRect(0).x(), bench.painter<PeriodPainter>()->cellRect(12).x());
    choose(QStringLiteral("Mex"));
    QVERIFY(bench.painter<MexTray>());
}

void StepViewTest::boardShowsTheColumns()
{
    Bench bench(example);
    const auto *board = bench.painter<NimSumBoard>();
    QVERIFY(board);
    bench.walk()->toLast();
    QCOMPARE(board->itemCount(), 3);
    QCOMPARE(board->picture().leadingColumn, 1);
    QVERIFY(board->digitRect(0, 2).right() <= board->digitRect(0, 1).left() + 0.5);
    QVERIFY(board->digitRect(0, 0).bottom() <= board->digitRect(1, 0).top() + 0.5);
    QVERIFY(bench.sentence().contains(QStringLiteral("9 → 6")));
}

void StepViewTest::componentsAreSteppedInto()
{
    Bench bench(example);
    const auto *board = bench.painter<NimSumBoard>();
    QTest::mouseDClick(bench.pane(), Qt::LeftButton, {}, board->itemRect(2).center().toPoint());
    QVERIFY(bench.settle());
    QVERIFY(bench.painter<MexTray>());
    QCOMPARE(bench.walk()->trace()->position().text(), QStringLiteral("subtraction{1-7}:14"));
    QVERIFY(waitForWindowActive(&bench.view));
    bench.pane()->setFocus();
    bench.key(Qt::Key_Backspace);
    QCOMPARE(bench.painter<NimSumBoard>(), board);
}

void StepViewTest::guessIsTakenByKeyboard()
{
    Bench bench(QStringLiteral("kayles:5"));
    QVERIFY(waitForWindowActive(&bench.view));
    QVERIFY(!bench.session.exploration()->answers().hidesAll());
    bench.key(Qt::Key_G);
    QVERIFY(bench.walk()->guessFirst());
    QVERIFY(bench.session.exploration()->answers().hidesAll());
    bench.key(Qt::Key_End);
    auto *value = bench.find<QSpinBox>(QStringLiteral("answerValue"));
    while (bench.walk()->pendingQuestion() && bench.walk()->pendingQuestion()->kind != Question::Kind::Mex) {
        bench.walk()->showAnswer(); // of the followers
        bench.walk()->toLast();
    }
    QVERIFY(value->isVisible());
    QTRY_COMPARE(QApplication::focusWidget(), value);
    QTest::keyClicks(value, QStringLiteral("3"));
    QTest::keyClick(value, Qt::Key_Return);
    auto *feedback = bench.find<QLabel>(QStringLiteral("answerVerdict"));
    QVERIFY(feedback->isVisible());
    QVERIFY(feedback->text().contains(QStringLiteral("3 occurs")));
    QVERIFY(bench.walk()->pendingQuestion());
    QTest::keyClicks(value, QStringLiteral("4"));
    QTest::keyClick(value, Qt::Key_Return);
    QVERIFY(!bench.walk()->pendingQuestion());
    QVERIFY(!value->isVisible());
    QVERIFY(feedback->text().startsWith(QStringLiteral("Right")));
    // The picture handles the keys again.
    QCOMPARE(QApplication::focusWidget(), bench.pane());
    const int step = bench.walk()->step();
    bench.key(Qt::Key_Right);
    QCOMPARE(bench.walk()->step(), step + 1);
    QVERIFY(!feedback->isVisible());
    // P and N are keys, too.
    bench.key(Qt::Key_End);
    auto *choices = bench.find<QWidget>(QStringLiteral("answerInputs"));
    QTRY_COMPARE(QApplication::focusWidget(), choices);
    QTest::keyClicks(choices, QStringLiteral("p"));
    QVERIFY(bench.walk()->pendingQuestion() && feedback->isVisible());
    QTest::keyClicks(choices, QStringLiteral("n"));
    QVERIFY(!bench.walk()->pendingQuestion() && !choices->isVisible());
    QVERIFY(bench.find<QLabel>(QStringLiteral("answerScore"))->isVisible());
    QVERIFY(!bench.walk()->canStepForward() && !bench.session.exploration()->answers().hidesAll());
    bench.key(Qt::Key_Home);
    QVERIFY(bench.session.exploration()->answers().hidesAll());
    bench.view.hide();
    QVERIFY(!bench.session.exploration()->answers().hidesAll());
}

void StepViewTest::answerIsShownOnRequest()
{
    Bench bench(example);
    bench.walk()->setGuessFirst(true);
    bench.walk()->toLast();
    const int held = bench.walk()->step();
    auto *show = bench.find<QPushButton>(QStringLiteral("answerShow"));
    QVERIFY(show->isVisible());
    QTest::mouseClick(show, Qt::LeftButton);
    QCOMPARE(bench.walk()->step(), held + 1);
    QVERIFY(!show->isVisible());
}

void StepViewTest::misereOffersTheLabelling()
{
    Bench bench(QStringLiteral("kayles:5"));
    bench.session.exploration()->setConvention(Convention::Misere);
    QVERIFY(bench.settle());
    auto *offer = bench.find<QPushButton>(QStringLiteral("stepOffer"));
    QVERIFY(offer->isVisible());
    QVERIFY(bench.find<QLabel>(QStringLiteral("stepNotice"))->text().contains(QStringLiteral("misère")));
    QTest::mouseClick(offer, Qt::LeftButton);
    QVERIFY(bench.settle());
    QCOMPARE(bench.walk()->kind(), TraceKind::Labels);
    QVERIFY(bench.find<PicturePane>(QStringLiteral("labelsProgress"))->isVisible());
    QVERIFY(!offer->isVisible());
}

void StepViewTest::cyclesAreExplained()
{
    QTemporaryDir folder;
    const QString file = samples::written(folder.filePath(QStringLiteral("loop.txt")), "a b\nb a\na c\nc e\n");
    Bench bench(QStringLiteral("graph{%1}:a").arg(file));
    auto *notice = bench.find<QLabel>(QStringLiteral("stepNotice"));
    QVERIFY(notice->isVisible());
    QVERIFY2(notice->text().contains(QStringLiteral("no SG value by mex alone")), qPrintable(notice->text()));
    QCOMPARE(notice->textFormat(), Qt::RichText);
    QVERIFY2(notice->text().contains(QStringLiteral(" → ")), qPrintable(notice->text()));
    QTest::mouseClick(bench.find<QPushButton>(QStringLiteral("stepOffer")), Qt::LeftButton);
    QVERIFY(bench.settle());
    bench.walk()->toLast();
    QCOMPARE(bench.walk()->trace()->kind(), TraceKind::Labels);
    QVERIFY(bench.walk()->stepCount() > 3);
}

/// These actions are in menus: each has a text, a name and a tip, and no two share a shortcut.
void StepViewTest::actionsAreReady()
{
    Bench bench(QStringLiteral("kayles:5"));
    QStringList shortcuts;
    QStringList names;
    for (const Commands::Row &row : bench.view.commands()->rows()) {
        QVERIFY(!row.action->text().isEmpty());
        QVERIFY(!row.action->statusTip().isEmpty());
        QVERIFY(!names.contains(row.id.name()));
        names << row.id.name();
        if (row.action->shortcut().isEmpty())
            continue;
        QVERIFY(!shortcuts.contains(row.action->shortcut().toString()));
        shortcuts << row.action->shortcut().toString();
    }
    for (const auto *pane : bench.view.findChildren<PicturePane *>())
        QVERIFY(!pane->isVisible() || !pane->accessibleName().isEmpty());
    QCOMPARE(bench.find<QLabel>(QStringLiteral("stepSentence"))->accessibleName(),
             bench.walk()->trace()->sentence(0).plain());
}

void StepViewTest::copiesAndExports()
{
    Bench bench(QStringLiteral("kayles:5"));
    (*bench.view.commands())[StepCommands::copy(TraceFormat::Latex)]->trigger();
    QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("\\operatorname{mex}")));
    (*bench.view.commands())[StepCommands::copy(TraceFormat::Markdown)]->trigger();
    QVERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("# How `kayles:5`")));

    QTemporaryDir folder;
    (*bench.view.commands())[StepCommands::exportAs(TraceFormat::Html)]->trigger();
    auto *dialog = bench.find<QFileDialog>(QStringLiteral("exportStepsDialog"));
    QVERIFY(dialog);
    const QString path = folder.filePath(QStringLiteral("steps.html"));
    emit dialog->fileSelected(path);
    dialog->close();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith("<!DOCTYPE html>"));

    QSignalSpy problems(&bench.session, &Session::problemFound);
    (*bench.view.commands())[StepCommands::exportAs(TraceFormat::Text)]->trigger();
    dialog = bench.view.findChildren<QFileDialog *>(QStringLiteral("exportStepsDialog")).last();
    emit dialog->fileSelected(folder.filePath(QStringLiteral("nowhere/steps.txt")));
    dialog->close();
    QCOMPARE(problems.size(), 1);
}

void StepViewTest::hiddenViewLeavesTheGraphAlone()
{
    Bench bench(QStringLiteral("kayles:5"));
    bench.walk()->setKind(TraceKind::Labels);
    QVERIFY(bench.settle());
    QVERIFY(bench.session.exploration()->answers().outcomeSteps);
    bench.view.hide();
    QVERIFY(!bench.walk()->isActive());
    QVERIFY(!bench.session.exploration()->answers().outcomeSteps);
    bench.view.show();
    QVERIFY(bench.session.exploration()->answers().outcomeSteps);
}

MEXPLORER_TEST(StepViewTest)
#include "tst_stepview.moc"
