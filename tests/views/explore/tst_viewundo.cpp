// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/explorewindow.h"

using namespace mexplorer;
using Window = samples::ExploreWindow;

namespace {

/// True if nothing is running and the canvas looks as in the last call; \a shot is its current picture.
bool isSettled(Window &window, QImage &shot)
{
    if (!window.isQuiet())
        return false;
    const QImage before = std::exchange(shot, window.canvas().grab().toImage());
    return shot == before;
}

} // namespace

/// Tests changes of the view made by hand, undone and redone.
class TestViewUndo : public QObject
{
    Q_OBJECT

private slots:
    void eachChangeIsTakenBack_data()
    {
        QTest::addColumn<CommandId>("action");
        QTest::addColumn<QString>("name");
        QTest::newRow("unfold") << ExploreCommands::unfold << "Unfold";
        QTest::newRow("open") << ExploreCommands::open << "Unfold";
        QTest::newRow("merge") << ExploreCommands::merge(Collapse::SgValue) << "Merge";
        QTest::newRow("symmetry") << ExploreCommands::merge(Collapse::Symmetry) << "Merge";
        QTest::newRow("winning moves") << ExploreCommands::winningMoves << "Filter";
        QTest::newRow("region") << ExploreCommands::from << "Filter";
        QTest::newRow("colour") << ExploreCommands::color(ColorBy::SgValue) << "Colour";
        QTest::newRow("layers") << ExploreCommands::layers(Layering::SgValue) << "Layout";
        QTest::newRow("direction") << ExploreCommands::leftRight << "Layout";
        QTest::newRow("order") << ExploreCommands::structural << "Layout";
        QTest::newRow("best play") << ExploreCommands::bestPlay << "Line of Best Play";
        QTest::newRow("components") << ExploreCommands::components << "Components Beside the Sum";
        QTest::newRow("letters") << ExploreCommands::letters << "Letters P and N";
    }
    void eachChangeIsTakenBack()
    {
        QFETCH(CommandId, action);
        QFETCH(QString, name);
        Window w(QStringLiteral("matrix:2x3"));
        QTRY_VERIFY(w.isQuiet());
        QAction *undo = w.action(ExploreCommands::undo);
        QAction *redo = w.action(ExploreCommands::redo);
        QVERIFY(!undo->isEnabled());
        // A position that is equal to its mirror images, so that it remains selected.
        const auto &rules = *w.graph().rules();
        const auto followers = w.graph().followers(0);
        const auto one = std::ranges::find_if(followers, [&](PositionId id) {
            const Cells cells = w.graph().cells(id);
            return !w.graph().isTerminal(id) && rules.symmetric(cells) == CellVector(cells.begin(), cells.end());
        });
        w.click(*one);
        const QImage before = w.canvas().grab().toImage();
        w.trigger(action);
        QTRY_VERIFY(w.isQuiet() && undo->isEnabled());
        QVERIFY2(undo->text().contains(name), qPrintable(undo->text()));
        QImage after;
        QTRY_VERIFY(isSettled(w, after)); // the legend may need one row more
        QVERIFY(after != before);
        w.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(w.isQuiet() && redo->isEnabled());
        QTRY_VERIFY(w.isQuiet() && w.canvas().grab().toImage() == before);
        QVERIFY(!undo->isEnabled());
        w.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(w.isQuiet() && w.canvas().grab().toImage() == after);
        QVERIFY(undo->isEnabled() && !redo->isEnabled());
    }

    void startsAreTakenBackWithWhatWasSet()
    {
        Window w(QStringLiteral("kayles:8"));
        QTRY_VERIFY(w.isQuiet());
        w.filter().setCollapse(Collapse::SgValue);
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt);
        w.exploration().open(QStringLiteral("nim:3,2"));
        QTRY_VERIFY(w.isQuiet() && w.action(ExploreCommands::undo)->text().contains(QStringLiteral("New Start")));
        QVERIFY(!w.picture().excerpt);
        w.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(w.isQuiet() && w.exploration().expression() == QStringLiteral("kayles:8"));
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt && w.filter().settings().collapse == Collapse::SgValue);
        w.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(w.isQuiet() && !w.picture().excerpt);
        QVERIFY(!w.action(ExploreCommands::undo)->isEnabled());
        w.key(Qt::Key_Y, Qt::ControlModifier);
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt);
        w.key(Qt::Key_Y, Qt::ControlModifier);
        QTRY_VERIFY(w.isQuiet() && w.exploration().expression() == QStringLiteral("nim:3,2"));
        QVERIFY(!w.action(ExploreCommands::redo)->isEnabled());
    }

    void typingASearchIsOneStep()
    {
        Window w(QStringLiteral("kayles:8"));
        QTRY_VERIFY(w.isQuiet());
        for (const QChar letter : QStringLiteral("value>2")) {
            QTest::keyClick(w.find<QLineEdit>("findPositions"), letter.toLatin1());
            QTRY_VERIFY(w.isQuiet());
        }
        QAction *undo = w.action(ExploreCommands::undo);
        QVERIFY(undo->isEnabled());
        undo->trigger();
        QTRY_VERIFY(w.isQuiet() && w.find<QLineEdit>("findPositions")->text().isEmpty());
        QVERIFY(!undo->isEnabled());
        w.action(ExploreCommands::redo)->trigger();
        QTRY_COMPARE(w.find<QLineEdit>("findPositions")->text(), QStringLiteral("value>2"));
    }

    void manyRandomChangesAllTheWayBack()
    {
        Window w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isQuiet());
        const std::vector<CommandId> actions = {ExploreCommands::unfold,
                                                ExploreCommands::merge(Collapse::Followers),
                                                ExploreCommands::from,
                                                ExploreCommands::showAll,
                                                ExploreCommands::winningMoves,
                                                ExploreCommands::open,
                                                ExploreCommands::color(ColorBy::Remoteness),
                                                ExploreCommands::leftRight,
                                                ExploreCommands::to,
                                                ExploreCommands::pin,
                                                ExploreCommands::others(FilterSettings::Others::Hidden),
                                                ExploreCommands::merge({})};
        std::mt19937 random(77);
        std::vector<FilterSettings> seen = {w.filter().settings()};
        for (int i = 0; i < 40; ++i) {
            const auto before = w.action(ExploreCommands::undo)->text();
            w.exploration().select(PositionId(random() % w.graph().positionCount()));
            w.action(actions[random() % actions.size()])->trigger();
            QTRY_VERIFY(w.isQuiet());
            if (!(seen.back() == w.filter().settings()))
                seen.push_back(w.filter().settings());
        }
        QVERIFY(seen.size() > 10);
        QAction *undo = w.action(ExploreCommands::undo);
        for (std::size_t i = seen.size(); undo->isEnabled();) {
            undo->trigger();
            QTRY_VERIFY(w.isQuiet());
            QVERIFY(i > 0);
            if (!(w.filter().settings() == seen[i - 1]))
                --i;
            QVERIFY(w.filter().settings() == seen[i - 1]);
        }
        QVERIFY(w.filter().settings() == seen.front());
        QCOMPARE(w.canvas().look().colorBy, ColorBy::Outcome);
        QVERIFY(w.canvas().look() == GraphLook());
    }

    void backAndForwardByMouseButtons()
    {
        Window w(QStringLiteral("kayles:8"));
        QTRY_VERIFY(w.isQuiet());
        const std::vector<PositionId> walk = {3, 7, 5};
        for (const PositionId id : walk)
            w.click(id);
        QTest::mouseClick(&w.canvas(), Qt::BackButton, {}, {5, 5});
        QCOMPARE(w.exploration().selected(), PositionId(7));
        QTest::mouseClick(&w.canvas(), Qt::BackButton, {}, {5, 5});
        QCOMPARE(w.exploration().selected(), PositionId(3));
        QTest::mouseClick(&w.canvas(), Qt::ForwardButton, {}, {5, 5});
        QCOMPARE(w.exploration().selected(), PositionId(7));
    }
};

MEXPLORER_TEST(TestViewUndo)
#include "tst_viewundo.moc"
