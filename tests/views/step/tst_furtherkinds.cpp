// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/stepbench.h"

#include "model/step/listtrace.h"
#include "views/step/mextray.h"
#include "views/step/nimsumboard.h"
#include "views/step/stepcommands.h"
#include "views/theme/theme.h"

#include <QInputDialog>
#include <QSignalSpy>
#include <QSplitter>
#include <QTest>

using namespace mexplorer;
using namespace samples;

/// Tests the kinds of the menu in the Step workspace, pseudocode, sets of numbers, and play against a nim heap.
class FurtherKindsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Theme::instance().setReducedMotion(true); }
    void menuChoosesKinds();
    void pseudocodeFollowsTheSteps();
    void setsAreExplained();
    void chosenNumbersAreSteppedTo();
    void playsAgainstANimHeap();
};

void FurtherKindsTest::menuChoosesKinds()
{
    Bench bench(QStringLiteral("kayles:7"));
    const auto choose = [&](TraceKind kind) {
        (*bench.view.commands())[StepCommands::kind(kind)]->trigger();
        QVERIFY(bench.settle());
        QCOMPARE(bench.walk()->kind(), kind);
        QCOMPARE(bench.walk()->trace()->kind(), kind);
        QVERIFY(bench.find<QToolButton>(QStringLiteral("moreKinds"))->isChecked());
        QVERIFY((*bench.view.commands())[StepCommands::kind(kind)]->isChecked());
    };
    choose(TraceKind::Table);
    QVERIFY(bench.painter<PainterOf<TablePicture>>());
    choose(TraceKind::Tree);
    QVERIFY(bench.painter<PainterOf<TreePicture>>());
    choose(TraceKind::Symmetry);
    QVERIFY(bench.painter<PainterOf<SymmetryPicture>>());
    choose(TraceKind::Code);
    QVERIFY(bench.painter<PainterOf<CodePicture>>());
    choose(TraceKind::Bouton); // a notice, as Kayles isn't Nim
    (*bench.view.commands())[StepCommands::kind(TraceKind::Mex)]->trigger();
    QVERIFY(bench.settle());
    QVERIFY(!bench.find<QToolButton>(QStringLiteral("moreKinds"))->isChecked());
    QVERIFY(!(*bench.view.commands())[StepCommands::kind(TraceKind::Bouton)]->isChecked());
    QVERIFY(bench.painter<MexTray>());
}

void FurtherKindsTest::pseudocodeFollowsTheSteps()
{
    Bench bench(QStringLiteral("kayles:5"));
    auto *pane = bench.find<QWidget>(QStringLiteral("pseudocode"));
    QVERIFY(!pane->isVisible());
    auto *splitter = bench.find<QSplitter>(QStringLiteral("stepSplitter"));
    QApplication::processEvents(); // the sentence gets its height
    const int height = splitter->height();
    (*bench.view.commands())[StepCommands::pseudocode]->trigger();
    QVERIFY(pane->isVisible());
    QApplication::processEvents();
    QCOMPARE(splitter->height(), height); // the size of the picture is unchanged
    for (int step = 0; step < bench.walk()->stepCount(); ++step) {
        bench.walk()->seek(step);
        const auto line = bench.walk()->trace()->pseudocode(step);
        QVERIFY(line);
        QCOMPARE(pane->accessibleDescription(), pseudocodeLines(line->algorithm)[line->line].trimmed());
    }
    QCOMPARE(bench.walk()->trace()->pseudocode(bench.walk()->step()),
             (std::optional(PseudocodeLine{Pseudocode::OfPosition, 7})));
    (*bench.view.commands())[StepCommands::pseudocode]->trigger();
    QVERIFY(!pane->isVisible());
}

/// With a game and without one; Back returns to the previous walk-through.
void FurtherKindsTest::setsAreExplained()
{
    Bench empty;
    empty.walk()->explainSet({0, 1, 3});
    QCOMPARE(std::get<TrayPicture>(empty.walk()->trace()->picture(0)).value, Value(2));
    QVERIFY(empty.painter<MexTray>());
    empty.walk()->toLast();
    Bench bench(QStringLiteral("kayles:5"));
    (*bench.view.commands())[StepCommands::mexOfSet]->trigger();
    auto *dialog = bench.view.findChild<QInputDialog *>(QStringLiteral("setDialog"));
    QVERIFY(dialog);
    dialog->setTextValue(QStringLiteral("0-3, 5"));
    dialog->accept();
    QCOMPARE(std::get<TrayPicture>(bench.walk()->trace()->picture(0)).value, Value(4));
    QCOMPARE(bench.walk()->depth(), 1);
    bench.walk()->stepOut();
    QCOMPARE(bench.walk()->trace()->position().text(), QStringLiteral("kayles:5"));
}

void FurtherKindsTest::chosenNumbersAreSteppedTo()
{
    Bench bench(QStringLiteral("nim:9,4"));
    bench.walk()->setKind(TraceKind::Proof);
    QVERIFY(bench.settle());
    bench.walk()->seek(3);
    const auto *board = bench.painter<NimSumBoard>();
    const QRectF cell = board->numberRect(7);
    QTest::mouseClick(bench.pane(), Qt::LeftButton, {}, cell.center().toPoint());
    const auto shown = std::get<ColumnsPicture>(bench.walk()->trace()->picture(bench.walk()->step()));
    QCOMPARE(shown.strip.chosen, std::optional<Value>(7));
}

void FurtherKindsTest::playsAgainstANimHeap()
{
    Bench bench(QStringLiteral("kayles:7"));
    QSignalSpy requested(&bench.session, &Session::workspaceRequested);
    (*bench.view.commands())[StepCommands::playAgainst]->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(requested.size(), 1, 60'000);
    QCOMPARE(requested.front().front().value<WorkspaceId>(), WorkspaceId::Play);
    QCOMPARE(bench.session.exploration()->expression(), QStringLiteral("kayles:7 + nim:2"));
}

MEXPLORER_TEST(FurtherKindsTest)
#include "tst_furtherkinds.moc"
