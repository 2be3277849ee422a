// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/explorewindow.h"

#include "model/explore/paths.h"
#include "tests/testfiles.h"
#include "views/canvas/badges.h"
#include "views/canvas/legend.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QTemporaryDir>
#include <QToolButton>

using namespace mexplorer;
using Window = samples::ExploreWindow;

class TestExploreFilter : public QObject
{
    Q_OBJECT

private slots:
    // ---- search and filter

    void ringsFollowTheConvention()
    {
        Window w(QStringLiteral("kayles:9"));
        QTRY_VERIFY(w.isQuiet());
        w.type(QStringLiteral("P"));
        QTRY_VERIFY(w.isQuiet() && !w.filter().matches().empty());
        const QImage normal = w.canvas().grab().toImage();
        w.exploration().setConvention(Convention::Misere);
        QTRY_VERIFY(w.isQuiet() && w.exploration().labels()->convention() == Convention::Misere);
        const auto matches = w.filter().matches();
        QCOMPARE(w.find<QLabel>("matchCount")->text(), QString::number(matches.size()));
        // Each has a ring in the accent colour.
        const QImage image = w.canvas().grab().toImage();
        const qreal radius = GraphSizes(w.canvas().camera().scale).markRadius + 3;
        const QColor accent = Theme::instance().colors().accent;
        for (const PositionId id : matches) {
            const QPointF left = w.canvas().pointOf(ShownId(id)) - QPointF(radius, 0);
            const auto isRingAt = [&](int beside) { // rings are on whole pixels
                return samples::distance(samples::pixelAt(image, left + QPointF(beside, 0)), accent) < 90;
            };
            QVERIFY(isRingAt(-1) || isRingAt(0) || isRingAt(1));
        }
        QVERIFY(image != normal);
    }

    void filterDimsOrHides()
    {
        Window w(QStringLiteral("kayles:9"));
        QTRY_VERIFY(w.isQuiet());
        w.type(QStringLiteral("P"));
        QTRY_VERIFY(w.isQuiet() && !w.filter().matches().empty());
        const auto matches = samples::setOf(w.filter().matches());
        w.action(ExploreCommands::others(FilterSettings::Others::Dimmed))->trigger();
        QTRY_VERIFY(w.isQuiet() && w.picture().highlighted);
        for (const PositionId id : samples::allOf(w.graph()))
            QCOMPARE(w.picture().isDimmed(ShownId(id)), !matches.contains(id));
        const QImage image = w.canvas().grab().toImage();
        const qreal radius = GraphSizes(w.canvas().camera().scale).markRadius;
        const Colors &colors = Theme::instance().colors();
        for (const PositionId id : samples::allOf(w.graph())) {
            const QColor rim = samples::pixelAt(image, w.canvas().pointOf(ShownId(id)) - QPointF(0.9 * radius, 0));
            if (id != GameGraph::root() && !matches.contains(id))
                QVERIFY(samples::distance(rim, colors.nPosition) > 60);
        }
        w.action(ExploreCommands::others(FilterSettings::Others::Hidden))->trigger();
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt);
        QCOMPARE(w.shown(), matches);
        QVERIFY(w.canvas().highlights().marks.matches.empty()); // rings round all would be useless
        QCOMPARE(w.find<QLabel>("matchCount")->text(), QString::number(matches.size()));
        QVERIFY(w.summary().startsWith(QStringLiteral("%1 of %2").arg(matches.size()).arg(w.graph().positionCount())));
        QVERIFY(w.find("filterLine")->isVisible());
        auto *filter = w.find<QToolButton>("part.filter");
        QVERIFY(filter);
        QTest::mouseClick(filter, Qt::LeftButton);
        QTRY_VERIFY(w.isQuiet() && !w.picture().excerpt);
        QVERIFY(!w.find("filterLine")->isVisible());
    }

    void whatAFilterCannotDoIsSaidWhileItIsSo()
    {
        Window w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isQuiet());
        const auto *prompt = w.find<QLabel>("filterPrompt");
        w.action(ExploreCommands::others(FilterSettings::Others::Hidden))->trigger();
        w.type(QStringLiteral("value 99"));
        QTRY_VERIFY(w.isQuiet() && prompt->isVisible() && prompt->text().contains(QStringLiteral("finds nothing")));
        w.type(QStringLiteral("value 2"));
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt);
        QCOMPARE(prompt->text(), QString());
        w.type(QStringLiteral("value 99"));
        QTRY_VERIFY(w.isQuiet() && !prompt->text().isEmpty());
        w.exploration().open(QStringLiteral("nim:3,4")); // another game has no filter
        QTRY_VERIFY(w.isQuiet() && prompt->text().isEmpty());
    }

    // ---- parts

    void onlyWinningMoves()
    {
        Window w(QStringLiteral("kayles:8"));
        QTRY_VERIFY(w.isQuiet());
        w.key(Qt::Key_W);
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt);
        QVERIFY(w.action(ExploreCommands::winningMoves)->isChecked());
        QCOMPARE(w.shown().size(), std::size_t(w.graph().positionCount()));
        const GameGraph &shown = *w.picture().explored.graph;
        std::size_t winning = 0;
        for (const PositionId id : samples::allOf(w.graph())) {
            std::vector<PositionId> moves;
            for (const PositionId follower : w.graph().followers(id)) {
                if (w.exploration().labels()->outcome(follower) == Outcome::P)
                    moves.push_back(follower);
            }
            winning += moves.size();
            const auto followers = shown.followers(id);
            QCOMPARE(std::vector<PositionId>(followers.begin(), followers.end()), moves);
        }
        QCOMPARE(w.canvas().counts().drawnMoves, quint64(winning));
        w.key(Qt::Key_W);
        QTRY_VERIFY(w.isQuiet() && !w.picture().excerpt);
    }

    /// If play has a cycle, layers are by the moves from the start, also when most moves are left out.
    void winningMovesKeepTheLayers()
    {
        QTemporaryDir folder;
        const QString file = samples::written(folder.filePath("loop.txt"), "a b\nb a\nb c\nc d\nd b\na e\ne f\nd f\n");
        Window w(QStringLiteral("graph{%1}:a").arg(file));
        QTRY_VERIFY(w.isQuiet());
        QAction *longest = w.action(ExploreCommands::layers(Layering::LongestPlay));
        QCOMPARE(longest->text(), QStringLiteral("moves from the start"));
        std::vector<quint64> keys;
        const auto keyOf = [&](PositionId shown) {
            const LayeredLayout &layout = *w.picture().layout;
            return layout.layerKey(layout.layerOf(shown));
        };
        for (const PositionId id : samples::allOf(w.graph()))
            keys.push_back(keyOf(id));
        QCOMPARE(*std::max_element(keys.begin(), keys.end()), quint64(3));
        w.key(Qt::Key_W);
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt);
        for (const PositionId id : samples::allOf(w.graph()))
            QCOMPARE(keyOf(w.picture().excerpt->shownOf(id).value), keys[id]);
        w.key(Qt::Key_W);
        QTRY_VERIFY(w.isQuiet() && !w.picture().excerpt);
        w.click(w.graph().followers(GameGraph::root())[0]);
        w.key(Qt::Key_R);
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt);
        QCOMPARE(keyOf(w.picture().excerpt->shownOf(w.exploration().selected()).value), quint64(0));
        QCOMPARE(longest->text(), QStringLiteral("moves from where the part begins"));
    }

    void regionsByKeyMenuAndButton()
    {
        Window w(QStringLiteral("nim:3,2,2"));
        QTRY_VERIFY(w.isQuiet());
        const PositionId middle = w.graph().followers(GameGraph::root())[2];
        w.click(middle);
        QCOMPARE(w.exploration().selected(), middle);
        JobControl control;
        w.key(Qt::Key_R);
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt);
        QCOMPARE(w.shown(), samples::setOf(reachableFrom(w.graph(), middle, control).ids()));
        w.key(Qt::Key_R, Qt::ShiftModifier);
        const auto &predecessors = *w.exploration().explored().predecessors;
        QTRY_COMPARE(w.shown(), samples::setOf(leadingTo(w.graph(), predecessors, middle, control).ids()));
        w.key(Qt::Key_A);
        QTRY_VERIFY(w.isQuiet() && !w.picture().excerpt);
        // The same command in the menu of a position.
        QContextMenuEvent event(QContextMenuEvent::Mouse, w.point(middle), w.canvas().mapToGlobal(w.point(middle)));
        QApplication::sendEvent(&w.canvas(), &event);
        auto *menu = w.find<QMenu>("positionMenu");
        QVERIFY(menu && menu->actions().contains(w.action(ExploreCommands::from)));
        w.action(ExploreCommands::from)->trigger();
        menu->close();
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt);
        QTest::mouseClick(w.find<QToolButton>("part.region"), Qt::LeftButton);
        QTRY_VERIFY(w.isQuiet() && !w.picture().excerpt);
    }

    void bestPlayIsDrawn_data()
    {
        QTest::addColumn<bool>("onlyWinningMoves");
        QTest::newRow("all moves") << false;
        QTest::newRow("only winning moves") << true; // also the loser's moves are drawn
    }
    void bestPlayIsDrawn()
    {
        QFETCH(bool, onlyWinningMoves);
        Window w(QStringLiteral("kayles:8"));
        QTRY_VERIFY(w.isQuiet());
        if (onlyWinningMoves) {
            w.key(Qt::Key_W);
            QTRY_VERIFY(w.isQuiet() && w.picture().excerpt);
        }
        const QImage before = w.canvas().grab().toImage();
        w.key(Qt::Key_B);
        QVERIFY(w.action(ExploreCommands::bestPlay)->isChecked());
        const QImage after = w.canvas().grab().toImage();
        const auto line = principalLine(w.graph(), *w.exploration().labels(), GameGraph::root());
        QVERIFY(line.size() > 2);
        // Each of its moves is drawn in the accent colour, which wasn't there before.
        const QColor accent = Theme::instance().colors().accent;
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            const auto followers = w.picture().explored.graph->followers(line[i]);
            const auto index = std::size_t(std::ranges::find(followers, line[i + 1]) - followers.begin());
            const qreal bend = index < followers.size()
                                   ? qreal(w.layout().bend(w.picture().explored.graph->firstMove(line[i]) + index))
                                   : qreal(bendFor(w.layout(), line[i], line[i + 1]));
            const MovePath path = pathBetween(w.canvas().part(), ShownId(line[i]), ShownId(line[i + 1]), bend);
            QVERIFY(samples::showsAlong(after, path, accent));
            QVERIFY(!samples::showsAlong(before, path, accent, 40));
        }
        w.key(Qt::Key_B);
        QCOMPARE(w.canvas().grab().toImage(), before);
        for (std::size_t i = 1; i < line.size(); ++i) {
            w.key(Qt::Key_B, Qt::ShiftModifier);
            QCOMPARE(w.exploration().selected(), line[i]);
        }
    }

    void linesPassUnderTheOtherPositions()
    {
        // Glyphs look the same with and without the lines of the selected and the hovered position.
        Window w(QStringLiteral("nim:3,4"));
        QTRY_VERIFY(w.isQuiet());
        const qreal radius = GraphSizes(w.canvas().camera().scale).markRadius;
        QVERIFY(radius > 5);
        const PositionId last = w.graph().positionCount() - 1;
        w.exploration().select(last);
        QTRY_VERIFY(w.isQuiet());
        const QImage before = w.shot();
        w.exploration().select(1);
        w.exploration().hover(2);
        QTRY_VERIFY(w.isQuiet());
        const QImage after = w.shot();
        QVERIFY(before != after);
        for (const PositionId id : samples::allOf(w.graph())) {
            const QPointF at = w.canvas().pointOf(ShownId(id));
            for (const QPointF beside : {QPointF(), QPointF(0.6, 0), QPointF(0, 0.6), QPointF(-0.5, -0.5)}) {
                const QPointF point = at + beside * radius;
                QVERIFY(samples::distance(samples::pixelAt(before, point), samples::pixelAt(after, point)) < 8);
            }
        }
    }

    // ---- unfolding

    void clicksOpenAndClose()
    {
        Window w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isQuiet());
        w.key(Qt::Key_U);
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt);
        QCOMPARE(w.shown(), std::set<PositionId>{0});
        QCOMPARE(badgeText(w.picture(), ShownId(0)), QStringLiteral("+%1").arg(w.graph().followers(0).size()));
        w.click(0);
        const auto followers = w.graph().followers(0);
        std::set<PositionId> expected(followers.begin(), followers.end());
        expected.insert(0);
        QTRY_COMPARE(w.shown(), expected);
        QTRY_VERIFY(w.isQuiet());
        // Opens one of them by key, too; then a click closes the start and pinned positions remain.
        const PositionId one = followers.front();
        w.click(one);
        for (const PositionId follower : w.graph().followers(one))
            expected.insert(follower);
        QTRY_COMPARE(w.shown(), expected);
        QTRY_VERIFY(w.isQuiet());
        w.key(Qt::Key_Space);
        QTRY_VERIFY(w.isQuiet() && w.shown().size() < expected.size());
        w.key(Qt::Key_P);
        QVERIFY(w.filter().isPinned(one) && w.action(ExploreCommands::pin)->isChecked());
        QTRY_VERIFY(w.picture().pinned && w.picture().pinned->contains(w.picture().shownOf(one)));
        w.click(0);
        w.click(0);
        QTRY_COMPARE(w.shown(), (std::set<PositionId>{0, one}));
        QTRY_VERIFY(w.isQuiet());
        QTest::mouseClick(w.find<QToolButton>("part.unfold"), Qt::LeftButton);
        QTRY_VERIFY(w.isQuiet() && !w.picture().excerpt);
    }

    void spaceUnfoldsWhereThePersonIs_data()
    {
        QTest::addColumn<bool>("afterUnfold");
        QTest::newRow("Space alone") << false;
        QTest::newRow("after U") << true;
    }
    void spaceUnfoldsWhereThePersonIs()
    {
        QFETCH(bool, afterUnfold);
        Window w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isQuiet());
        const PositionId deep = w.graph().positionCount() - 4;
        w.exploration().select(deep);
        if (afterUnfold) {
            w.key(Qt::Key_U);
            QTRY_VERIFY(w.isQuiet() && w.picture().excerpt);
            QCOMPARE(w.shown(), std::set<PositionId>{0});
            QVERIFY(w.find<QLabel>("filterPrompt")->text().startsWith(w.graph().text(deep)));
        }
        w.key(Qt::Key_Space);
        std::set<PositionId> expected = {0, deep};
        for (const PositionId follower : w.graph().followers(deep))
            expected.insert(follower);
        QVERIFY(expected.size() > 2);
        QTRY_COMPARE(w.shown(), expected);
        QTRY_VERIFY(w.isQuiet());
        QVERIFY(!w.find<QLabel>("filterPrompt")->text().startsWith(w.graph().text(deep)));
        w.key(Qt::Key_Space);
        QTRY_COMPARE(w.shown(), (std::set<PositionId>{0, deep}));
    }

    void aDoubleClickOnlyUnfolds()
    {
        Window w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isQuiet());
        w.key(Qt::Key_U);
        QTRY_VERIFY(w.isQuiet() && w.picture().isUnfolding);
        w.click(0);
        QTRY_VERIFY(w.isQuiet() && w.shown().size() > 1);
        QTest::mouseDClick(&w.canvas(), Qt::LeftButton, {}, w.point(w.graph().followers(0).front()));
        QTRY_VERIFY(w.isQuiet());
        QCOMPARE(w.exploration().expression(), QStringLiteral("kayles:7"));
    }

    void nearViewsStayWhereTheyAre()
    {
        Window w(QStringLiteral("kayles:12"));
        QTRY_VERIFY(w.isQuiet());
        w.key(Qt::Key_U);
        QTRY_VERIFY(w.isQuiet() && w.picture().isUnfolding);
        w.click(0);
        QTRY_VERIFY(w.isQuiet() && w.shown().size() > 1);
        const PositionId one = w.graph().followers(0)[1];
        w.exploration().select(one);
        w.key(Qt::Key_Minus);
        QTRY_VERIFY(w.isQuiet());
        const QPointF before = w.canvas().pointOf(w.picture().shownOf(one));
        const qreal scale = w.canvas().camera().scale;
        w.key(Qt::Key_Space);
        QTRY_VERIFY(w.isQuiet() && w.filter().isOpen(one) && w.shown().size() > 5);
        QCOMPARE(w.canvas().camera().scale, scale);
        QVERIFY((w.canvas().pointOf(w.picture().shownOf(one)) - before).manhattanLength() < 120);
    }

    // ---- merging

    void mergedGroupsTellTheirSizes_data()
    {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind < 6; ++kind)
            QTest::addRow("%d", kind) << kind;
    }
    void mergedGroupsTellTheirSizes()
    {
        QFETCH(int, kind);
        Window w(QStringLiteral("kayles:8 + nim:2"));
        QTRY_VERIFY(w.isQuiet());
        w.trigger(ExploreCommands::merge(Collapse(kind)));
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt);
        JobControl control;
        const auto quotient = collapse(w.graph(), *w.exploration().labels(), Collapse(kind), control).value();
        QCOMPARE(w.picture().explored.graph->positionCount(), quotient->groupCount());
        for (PositionId id = 0; id < quotient->groupCount(); ++id) {
            const std::size_t size = quotient->size(GroupId(id));
            QCOMPARE(badgeText(w.picture(), ShownId(id)), size > 1 ? QStringLiteral("×%1").arg(size) : QString());
        }
        const bool merges = quotient->groupCount() < w.graph().positionCount();
        const QString merged = QStringLiteral("%1 positions merged into %2");
        QVERIFY(w.summary().startsWith(merges ? merged.arg(w.graph().positionCount()).arg(quotient->groupCount())
                                              : QStringLiteral("No positions")));
        QVERIFY(w.find<QToolButton>("part.merge"));
        // A click selects any position's group.
        for (const PositionId id : {PositionId(1), w.graph().positionCount() - 1}) {
            w.exploration().select(id);
            QCOMPARE(w.picture().shownOf(id).value, quotient->groupOf(id).value);
            w.click(id);
            QCOMPARE(w.exploration().selected(), id);
        }
        auto *legend = w.view.findChild<Legend *>();
        QCOMPARE(legend->accessibleDescription().contains(QStringLiteral("positions merged into one")), merges);
        w.action(ExploreCommands::merge({}))->trigger();
        QTRY_VERIFY(w.isQuiet() && !w.picture().excerpt);
    }

    void aMergeComesBackAfterUnfolding()
    {
        Window w(QStringLiteral("kayles:9"));
        QTRY_VERIFY(w.isQuiet());
        w.trigger(ExploreCommands::merge(Collapse::SgValue));
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt && w.picture().excerpt->quotient());
        for (const bool byUndo : {false, true}) {
            w.key(Qt::Key_U);
            QTRY_VERIFY(w.isQuiet() && w.picture().isUnfolding);
            QVERIFY(!w.picture().excerpt->quotient());
            QVERIFY(w.action(ExploreCommands::merge({}))->isChecked());
            QVERIFY(w.find<QLabel>("filterPrompt")->text().contains(QStringLiteral("U merges positions again")));
            w.key(byUndo ? Qt::Key_Z : Qt::Key_U, byUndo ? Qt::ControlModifier : Qt::NoModifier);
            QTRY_VERIFY(w.isQuiet() && !w.picture().isUnfolding);
            QVERIFY(w.picture().excerpt && w.picture().excerpt->quotient());
            QVERIFY(w.action(ExploreCommands::merge(Collapse::SgValue))->isChecked());
        }
    }

    void aMergeThatMergesNothingSaysSo()
    {
        Window w(QStringLiteral("nim:5"));
        QTRY_VERIFY(w.isQuiet());
        w.filter().setCollapse(Collapse::Followers);
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt);
        QVERIFY2(w.summary().startsWith(QStringLiteral("No positions have the same followers; nothing to merge")),
                 qPrintable(w.summary()));
    }

    void arrowKeysWalkInWhatIsShown()
    {
        Window w(QStringLiteral("kayles:8"));
        QTRY_VERIFY(w.isQuiet());
        w.filter().setCollapse(Collapse::SgValue);
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt);
        const GameGraph &shown = *w.picture().explored.graph;
        PositionId at = w.picture().shownOf(w.exploration().selected()).value;
        for (int i = 0; i < 4 && !shown.followers(at).empty(); ++i) {
            w.key(Qt::Key_Down);
            const PositionId next = w.picture().shownOf(w.exploration().selected()).value;
            QVERIFY(std::ranges::find(shown.followers(at), next) != shown.followers(at).end());
            at = next;
        }
    }
};

MEXPLORER_TEST(TestExploreFilter)
#include "tst_explorefilter.moc"
