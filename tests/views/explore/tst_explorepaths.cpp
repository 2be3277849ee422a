// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/explorewindow.h"

#include "model/explore/paths.h"

#include <QTimer>

using namespace mexplorer;
using Window = samples::ExploreWindow;

/// Tests paths between two positions: how they are requested, and the message if there are none.
class TestExplorePaths : public QObject
{
    Q_OBJECT

private slots:
    void pathsBetweenTwoPositions_data()
    {
        QTest::addColumn<bool>("byMouse");
        QTest::newRow("mouse") << true;
        QTest::newRow("keys") << false;
    }
    void pathsBetweenTwoPositions()
    {
        QFETCH(bool, byMouse);
        Window w(QStringLiteral("nim:3,3,2"));
        QTRY_VERIFY(w.isQuiet());
        const PositionId from = w.graph().followers(GameGraph::root())[0];
        const PositionId to = w.graph().positionCount() - 2;
        w.click(from);
        w.key(Qt::Key_T);
        QVERIFY(w.find("filterLine")->isVisible());
        QVERIFY(w.find<QLabel>("filterPrompt")->text().contains(w.graph().text(from)));
        w.key(Qt::Key_Escape);
        QVERIFY(!w.find("filterLine")->isVisible());
        w.key(Qt::Key_T);
        if (byMouse) {
            w.click(to);
        } else {
            w.exploration().select(to); // selected by keys
            w.key(Qt::Key_T);
        }
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt);
        JobControl control;
        const auto &predecessors = *w.exploration().explored().predecessors;
        QCOMPARE(w.shown(), samples::setOf(positionsBetween(w.graph(), predecessors, from, to, control).ids()));
        QCOMPARE(w.filter().path(), shortestPath(w.graph(), from, to, control));
    }

    void anotherWishEndsTheSearchForAPath_data()
    {
        QTest::addColumn<CommandId>("action");
        for (const CommandId id :
             {ExploreCommands::showAll, ExploreCommands::from, ExploreCommands::unfold, ExploreCommands::open,
              ExploreCommands::merge(Collapse::SgValue), ExploreCommands::undo})
            QTest::newRow(qPrintable(id.name())) << id;
    }
    void anotherWishEndsTheSearchForAPath()
    {
        QFETCH(CommandId, action);
        Window w(QStringLiteral("kayles:9"));
        QTRY_VERIFY(w.isQuiet());
        w.trigger(ExploreCommands::color(ColorBy::SgValue)); // a change that can be undone
        QTRY_VERIFY(w.isQuiet() && w.action(ExploreCommands::undo)->isEnabled());
        w.click(w.graph().followers(GameGraph::root())[0]);
        w.key(Qt::Key_T);
        w.type(QStringLiteral("value 1")); // to find the other end
        QTRY_VERIFY(w.isQuiet());
        QVERIFY(w.action(ExploreCommands::stopPaths)->isEnabled() && w.action(ExploreCommands::paths)->isChecked());
        w.trigger(action);
        QTRY_VERIFY(w.isQuiet());
        QVERIFY(!w.action(ExploreCommands::stopPaths)->isEnabled() && !w.action(ExploreCommands::paths)->isChecked());
        QVERIFY(!w.find<QLabel>("filterPrompt")->text().startsWith(QStringLiteral("Paths from")));
    }

    void pathsFromWhatOthersLeadTo()
    {
        Window w(QStringLiteral("kayles:9"));
        QTRY_VERIFY(w.isQuiet());
        const PositionId from = w.graph().followers(GameGraph::root())[0];
        w.click(from);
        w.key(Qt::Key_R, Qt::ShiftModifier);
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt);
        w.key(Qt::Key_T); // no predecessor can be reached from here
        QTRY_VERIFY(w.isQuiet() && !w.picture().excerpt);
        QVERIFY(w.action(ExploreCommands::stopPaths)->isEnabled());
        w.click(w.graph().positionCount() - 1);
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt);
        QCOMPARE(w.filter().path().front(), from);
    }

    void noPathIsSaidInPassing_data()
    {
        QTest::addColumn<bool>("inAPart");
        QTest::newRow("whole graph") << false;
        QTest::newRow("part") << true;
    }
    void noPathIsSaidInPassing()
    {
        QFETCH(bool, inAPart);
        Window w(QStringLiteral("kayles:9"));
        QTRY_VERIFY(w.isQuiet());
        if (inAPart) {
            w.key(Qt::Key_R);
            QTRY_VERIFY(w.isQuiet() && w.picture().excerpt);
        }
        const FilterSettings before = w.filter().settings();
        const QString undo = w.action(ExploreCommands::undo)->text();
        const auto followers = w.graph().followers(GameGraph::root());
        const auto sameSize = std::ranges::find_if(followers.begin() + 1, followers.end(), [&](PositionId id) {
            return w.graph().rules()->size(w.graph().cells(id)) ==
                   w.graph().rules()->size(w.graph().cells(followers[0]));
        });
        QVERIFY(sameSize != followers.end());
        w.click(followers[0]);
        w.key(Qt::Key_T);
        w.click(*sameSize);
        const auto *prompt = w.find<QLabel>("filterPrompt");
        QTRY_VERIFY2(prompt->isVisible() && prompt->text().contains(QStringLiteral("No play leads from ")),
                     qPrintable(prompt->text()));
        QTRY_VERIFY(w.isQuiet());
        QVERIFY(prompt->text().contains(w.graph().text(*sameSize)));
        QVERIFY(w.filter().settings() == before);
        QCOMPARE(w.action(ExploreCommands::undo)->text(), undo);
        w.find("filterLine")->findChild<QTimer *>()->start(0); // ends the notice
        QTRY_COMPARE(prompt->text(), QString());
        QCOMPARE(w.find("filterLine")->isVisible(), inAPart);
    }
};

MEXPLORER_TEST(TestExplorePaths)
#include "tst_explorepaths.moc"
