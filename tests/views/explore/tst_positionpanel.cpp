// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/paths.h"
#include "model/session/session.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"
#include "tests/views/support/samples.h"
#include "tests/views/support/windowwait.h"
#include "views/explore/positionpanel.h"

#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>
#include <QWheelEvent>

using namespace mexplorer;

/// The panel in a window. Its texts are read by the names of its labels.
struct PanelWindow
{
    Session session;
    PositionPanel panel{&session};

    explicit PanelWindow(const QString &game, Convention convention = Convention::Normal)
    {
        panel.resize(340, 900);
        panel.show();
        session.exploration()->open(game);
        session.exploration()->setConvention(convention); // Chomp would be opened under misère play
    }
    Exploration &exploration() { return *session.exploration(); }
    /// Returns a text without the marks of possible line breaks.
    QString text(const char *name)
    {
        const auto *label = panel.findChild<QLabel *>(QLatin1String(name));
        if (label->objectName() == QLatin1String("positionName")) // its text is cut if there is little space
            return label->accessibleName();
        return label->text().remove(QChar(0x200b));
    }
    QTreeWidget &tree() { return *panel.findChild<QTreeWidget *>(QStringLiteral("followerList")); }
    bool isQuiet()
    {
        const bool isFilled = text("positionPredecessors") != QStringLiteral("–");
        return isFilled && exploration().isReady() && session.jobs()->running().isEmpty();
    }
};

namespace {

/// Returns the set whose mex the panel shows, parsed from its text; shortened runs are filled in.
std::set<quint32> valuesIn(const QString &text)
{
    std::set<quint32> values;
    const QString inside = text.section(u'{', 1).section(u'}', 0, 0);
    bool run = false;
    for (const QString &part : inside.split(QStringLiteral(", "), Qt::SkipEmptyParts)) {
        if (part == QStringLiteral("…")) {
            run = true;
            continue;
        }
        for (quint32 value = run ? *values.rbegin() : part.toUInt(); value <= part.toUInt(); ++value)
            values.insert(value);
        run = false;
    }
    return values;
}

/// The positions that a text links to.
std::vector<PositionId> linksIn(const QString &text)
{
    static const QRegularExpression link(QStringLiteral("<a href=\"(\\d+)\">"));
    std::vector<PositionId> ids;
    for (const QRegularExpressionMatch &match : link.globalMatch(text))
        ids.push_back(match.captured(1).toUInt());
    return ids;
}

} // namespace

class TestPositionPanel : public QObject
{
    Q_OBJECT

private:
    static void addGames()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"kayles:8", "nim:1,2,3", "matrix:2x3", "subtraction{1,4}:12", "grundy:9", "chomp:3x3",
                                 "wythoff:(2,3)", "divide{2,3}:24", "kayles:3 + nim:2", "cram:2x3"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }

private slots:
    void textsAreTheLabels_data() { addGames(); }
    void textsAreTheLabels()
    {
        QFETCH(QString, game);
        PanelWindow w(game);
        QTRY_VERIFY(w.isQuiet());
        const ExploredGraph explored = w.exploration().explored();
        const Labels &labels = *explored.labels;
        for (const PositionId id : samples::allOf(*explored.graph)) {
            w.exploration().select(id);
            QTRY_COMPARE(w.text("positionName"), w.exploration().selectedPosition().text());
            const bool p = labels.outcome(id) == Outcome::P;
            QVERIFY(w.text("positionOutcome").startsWith(p ? QStringLiteral("<b>P</b>") : QStringLiteral("<b>N</b>")));
            QCOMPARE(w.text("positionOutcome").contains(QStringLiteral("Terminal")), explored.graph->isTerminal(id));
            QCOMPARE(w.text("positionRemoteness"), QString::number(labels.remoteness(id)));
            QCOMPARE(w.text("positionBirthday"), QString::number(labels.birthday(id)));
            QCOMPARE(w.text("positionPredecessors"), QString::number((*explored.predecessors)(id).size()));
            const auto mex = explored.graph->isTerminal(id) ? QStringLiteral(" ∅") : QStringLiteral("{");
            QVERIFY(
                w.text("positionValue").startsWith(QStringLiteral("<b>%1</b> = mex%2").arg(labels.value(id)).arg(mex)));
            std::set<quint32> values;
            for (const PositionId follower : explored.graph->followers(id))
                values.insert(labels.value(follower));
            QCOMPARE(valuesIn(w.text("positionValue")), values);
        }
    }

    void followersAreGroupedByValue_data() { addGames(); }
    void followersAreGroupedByValue()
    {
        QFETCH(QString, game);
        PanelWindow w(game);
        QTRY_VERIFY(w.isQuiet());
        const ExploredGraph explored = w.exploration().explored();
        for (const PositionId id : samples::allOf(*explored.graph)) {
            w.exploration().select(id);
            QTRY_COMPARE(w.text("positionName"), w.exploration().selectedPosition().text());
            std::map<quint32, std::vector<PositionId>> expected;
            for (const PositionId follower : explored.graph->followers(id))
                expected[explored.labels->value(follower)].push_back(follower);
            QCOMPARE(w.tree().topLevelItemCount(), int(expected.size()));
            int place = 0;
            for (const auto &[value, ids] : expected) {
                const QTreeWidgetItem *group = w.tree().topLevelItem(place++);
                QVERIFY(group->text(0).startsWith(QStringLiteral("value %1, ").arg(value)));
                QVERIFY(group->text(0).endsWith(QStringLiteral("(%1)").arg(ids.size())));
                QCOMPARE(group->text(0).contains(QStringLiteral("winning")), value == 0);
                QCOMPARE(group->childCount(), int(ids.size()));
                for (int i = 0; i < group->childCount(); ++i)
                    QCOMPARE(group->child(i)->toolTip(0), explored.graph->text(ids[std::size_t(i)]));
            }
        }
    }

    /// The panel has a bounded number of rows, whatever the number of followers and values, and reports what is left
    /// out.
    void manyFollowersAreListedInPart()
    {
        for (const char *game : {"nim:90", "nim:101", "nim:3000", "subtraction{1-2000}:5000"}) {
            PanelWindow w(QString::fromLatin1(game));
            QTRY_VERIFY(w.isQuiet());
            const auto followers = w.exploration().graph()->followers(GameGraph::root());
            int rows = 0;
            int listed = 0;
            for (int i = 0; i < w.tree().topLevelItemCount(); ++i) {
                rows += 1 + w.tree().topLevelItem(i)->childCount();
                listed += w.tree().topLevelItem(i)->childCount();
            }
            QVERIFY(rows <= 100 + 400 + 1);
            const bool isCut = listed < int(followers.size());
            const auto *last = w.tree().topLevelItem(w.tree().topLevelItemCount() - 1);
            QCOMPARE(last->childCount() == 0, isCut);
            QVERIFY(w.text("positionValue").size() < 400);
        }
    }

    void componentsAddUpToTheValue()
    {
        for (const char *game : {"nim:3,4,5", "kayles:5,3,2", "kayles:4 + nim:3", "subtraction{1-3}:9 + nim:2"}) {
            PanelWindow w(QString::fromLatin1(game));
            QTRY_VERIFY(w.isQuiet());
            const QString value = QString::number(w.exploration().labels()->value(GameGraph::root()));
            QTRY_VERIFY(w.text("positionComponents").endsWith(QStringLiteral("= <b>%1</b>").arg(value)));
            const QString sum = w.text("positionComponents").section(QStringLiteral("<br>"), -1);
            quint32 xorSum = 0;
            for (const QString &number : sum.section(QStringLiteral(" ="), 0, 0).split(QStringLiteral(" ⊕ ")))
                xorSum ^= number.toUInt();
            QCOMPARE(QString::number(xorSum), value);
        }
        PanelWindow one(QStringLiteral("chomp:3x3"));
        QTRY_VERIFY(one.isQuiet());
        QTRY_COMPARE(one.text("positionComponents"), QStringLiteral("one"));
    }

    void aBoardInPartsIsNoSum()
    {
        PanelWindow w(QStringLiteral("matrix:110/000/011"));
        QTRY_VERIFY(w.isQuiet());
        QTRY_VERIFY2(w.text("positionComponents").startsWith(QStringLiteral("one board, in 2 independent parts:<br>")),
                     qPrintable(w.text("positionComponents")));
        QVERIFY(w.text("positionComponents").endsWith(QStringLiteral("2 ⊕ 2 = <b>0</b>")));
        w.exploration().setConvention(Convention::Misere);
        QTRY_VERIFY(w.text("positionComponents").startsWith(QStringLiteral("one board, in 2 independent parts; ")));
        QTRY_VERIFY(w.text("positionValue").contains(QStringLiteral("normal play")));
        PanelWindow sum(QStringLiteral("nim:3 + matrix:101"));
        QTRY_VERIFY(sum.isQuiet());
        QTRY_COMPARE(sum.text("positionComponents").count(QStringLiteral("of a board: ")), 2);
        PanelWindow one(QStringLiteral("matrix:111/010"));
        QTRY_VERIFY(one.isQuiet());
        QTRY_COMPARE(one.text("positionComponents"), QStringLiteral("one"));
    }

    void bestPlayIsListedAndFollowed_data() { addGames(); }
    void bestPlayIsListedAndFollowed()
    {
        QFETCH(QString, game);
        PanelWindow w(game);
        QTRY_VERIFY(w.isQuiet());
        const ExploredGraph explored = w.exploration().explored();
        static const QRegularExpression link(QStringLiteral("<a href=\"(\\d+)\">"));
        for (const PositionId id : samples::allOf(*explored.graph)) {
            w.exploration().select(id);
            QTRY_COMPARE(w.text("positionName"), w.exploration().selectedPosition().text());
            const auto line = principalLine(*explored.graph, *explored.labels, id);
            std::vector<PositionId> listed = {id};
            auto links = link.globalMatch(w.text("positionBestPlay"));
            while (links.hasNext())
                listed.push_back(links.next().captured(1).toUInt());
            QCOMPARE(listed.size(), std::min<std::size_t>(line.size(), 11));
            QVERIFY(std::equal(listed.begin(), listed.end(), line.begin()));
        }
        const auto line = principalLine(*explored.graph, *explored.labels, GameGraph::root());
        auto *label = w.panel.findChild<QLabel *>(QStringLiteral("positionBestPlay"));
        QVERIFY(label->textInteractionFlags() & Qt::LinksAccessibleByMouse);
        emit label->linkHovered(QString::number(line[1]));
        QCOMPARE(w.exploration().hovered(), line[1]);
        emit label->linkActivated(QString::number(line[1]));
        QCOMPARE(w.exploration().selected(), line[1]);
    }

    /// Beyond a graph's limit the quickest win isn't known, and the panel doesn't call a line the best.
    void linesToTheLimitAreNotCalledBest()
    {
        PanelWindow w(QStringLiteral("kayles:7"));
        w.exploration().setLimits(300, w.exploration().options().maxMoves);
        w.exploration().open(QStringLiteral("kayles:30"));
        QTRY_VERIFY(w.isQuiet() && w.exploration().graph()->isTruncated());
        QCOMPARE(w.exploration().labels()->outcome(GameGraph::root()), Outcome::N);
        QTRY_VERIFY2(w.text("positionBestPlay").startsWith(QStringLiteral("a winning line, perhaps not the quickest")),
                     qPrintable(w.text("positionBestPlay")));
    }

    void linksAreFollowedByKeyboard()
    {
        PanelWindow w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isQuiet());
        w.panel.activateWindow();
        QVERIFY(waitForWindowActive(&w.panel));
        auto *label = w.panel.findChild<QLabel *>(QStringLiteral("positionBestPlay"));
        label->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(label->hasFocus());
        const auto line = principalLine(*w.exploration().graph(), *w.exploration().labels(), GameGraph::root());
        QCOMPARE(w.exploration().hovered(), line[1]);
        QTest::keyClick(label, Qt::Key_Tab);
        QCOMPARE(w.exploration().hovered(), line[2]);
        QTest::keyClick(label, Qt::Key_Return);
        QCOMPARE(w.exploration().selected(), line[2]);
        QTRY_COMPARE(w.text("positionName"), w.exploration().graph()->text(line[2]));
        // Tab moves through the remaining links and out again, and so does Shift+Tab.
        for (const bool next : {true, false}) {
            label->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            std::size_t links = 0;
            for (; links < 20 && label->hasFocus(); ++links)
                QTest::keyClick(label, next ? Qt::Key_Tab : Qt::Key_Backtab, next ? Qt::NoModifier : Qt::ShiftModifier);
            QCOMPARE(links, line.size() - 3);
        }
    }

    // A narrow panel wraps long positions instead of cutting them.
    void longPositionsFindRoom()
    {
        for (const char *game : {"matrix:4x4", "kayles:7 + matrix:2x2 + cram:2x3", "nim:0"}) {
            PanelWindow w(QString::fromLatin1(game));
            w.panel.resize(240, 600);
            QTRY_VERIFY(w.isQuiet());
            const auto cut = [&] {
                for (const QLabel *label : w.panel.findChildren<QLabel *>()) {
                    const bool fits = !label->isVisible() || label->text().isEmpty() || !label->wordWrap() ||
                                      (label->height() >= label->heightForWidth(label->width()) &&
                                       label->mapTo(&w.panel, QPoint(label->width(), 0)).x() <= w.panel.width());
                    if (!fits)
                        return label->objectName() + label->text();
                }
                return QString();
            };
            QTRY_COMPARE(cut(), QString());
        }
    }

    void mergedPositionsAreListed()
    {
        PanelWindow w(QStringLiteral("kayles:9"));
        QTRY_VERIFY(w.isQuiet());
        const auto *group = w.panel.findChild<QLabel *>(QStringLiteral("positionGroup"));
        QVERIFY(!group->isVisible());
        w.session.filter()->setCollapse(Collapse::SgValue);
        QTRY_VERIFY(w.isQuiet() && group->isVisible());
        const auto values = w.exploration().labels()->values();
        for (const PositionId id : samples::allOf(*w.exploration().graph())) {
            w.exploration().select(id);
            QTRY_COMPARE(w.text("positionName"), w.exploration().selectedPosition().text());
            const auto others = std::ranges::count(values, values[id]) - 1;
            const QString number = w.text("positionGroup").section(u' ', 0, 0);
            QCOMPARE(number, others == 0 ? QStringLiteral("none;") : QString::number(others));
        }
        w.session.filter()->setCollapse({});
        QTRY_VERIFY(w.isQuiet() && !group->isVisible());
    }

    void misereHasOutcomesAndNoValues()
    {
        PanelWindow w(QStringLiteral("nim:1,2,3"), Convention::Misere);
        QTRY_VERIFY(w.isQuiet());
        for (const PositionId id : samples::allOf(*w.exploration().graph())) {
            w.exploration().select(id);
            QTRY_COMPARE(w.text("positionName"), w.exploration().selectedPosition().text());
            QCOMPARE(w.text("positionValue"), QStringLiteral("none: SG values belong to normal play"));
            QVERIFY(
                w.text("positionOutcome")
                    .startsWith(QStringLiteral("<b>%1</b>").arg(outcomeLetter(w.exploration().labels()->outcome(id)))));
        }
    }

    void stepsHideWhatIsNotShownYet()
    {
        PanelWindow w(QStringLiteral("kayles:6"));
        QTRY_VERIFY(w.isQuiet());
        const auto ids = samples::allOf(*w.exploration().graph());
        AnswerPolicy answers;
        answers.graph = w.exploration().graph();
        answers.outcomeSteps = answers.valueSteps = std::make_shared<const std::vector<quint32>>(ids);
        answers.step = 2;
        w.exploration().setAnswers(answers);
        for (const PositionId id : ids) {
            w.exploration().select(id);
            QTRY_COMPARE(w.text("positionName"), w.exploration().selectedPosition().text());
            const QString value = QStringLiteral("<b>%1</b>").arg(w.exploration().labels()->value(id));
            QTRY_COMPARE(w.text("positionValue").startsWith(value), id <= 2);
            QCOMPARE(w.text("positionValue") == QStringLiteral("not shown yet"), id > 2);
            QCOMPARE(w.text("positionOutcome").startsWith(QStringLiteral("Not shown yet")), id > 2);
        }
        w.exploration().setAnswers({});
        QTRY_VERIFY(w.text("positionValue").startsWith(QStringLiteral("<b>")));
    }

    void hiddenValuesAreNowhere()
    {
        PanelWindow w(QStringLiteral("kayles:5,3"));
        QTRY_VERIFY(w.isQuiet());
        AnswerPolicy hidden;
        hidden.hiddenFor = AnswerPolicy::HiddenFor::Player;
        w.exploration().setAnswers(hidden);
        for (const PositionId id : samples::allOf(*w.exploration().graph())) {
            w.exploration().select(id);
            QTRY_COMPARE(w.text("positionName"), w.exploration().selectedPosition().text());
            QTRY_COMPARE(w.text("positionValue"), QStringLiteral("hidden"));
            QCOMPARE(w.text("positionRemoteness"), QStringLiteral("hidden"));
            QVERIFY(w.text("positionOutcome").startsWith(QStringLiteral("Hidden")));
            QVERIFY(!w.text("positionComponents").contains(u'='));
            const auto followers = static_cast<int>(w.exploration().graph()->followers(id).size());
            QCOMPARE(w.tree().topLevelItemCount(), followers == 0 ? 0 : 1);
            if (followers > 0)
                QCOMPARE(w.tree().topLevelItem(0)->text(0), QStringLiteral("Moves (%1)").arg(followers));
        }
        w.exploration().setAnswers({});
        QTRY_VERIFY(w.text("positionValue").startsWith(QStringLiteral("<b>")));
    }

    void roundPlayHasNoNumbers()
    {
        QTemporaryDir folder;
        const QString file = samples::written(folder.filePath(QStringLiteral("round.dot")),
                                              "digraph { a -> b; b -> a; a -> c; c -> d; b -> e; e -> f; f -> e }");
        PanelWindow w(QStringLiteral("graph{%1}:a").arg(file));
        QTRY_VERIFY(w.isQuiet());
        int endless = 0;
        for (const PositionId id : samples::allOf(*w.exploration().graph())) {
            w.exploration().select(id);
            QTRY_COMPARE(w.text("positionName"),
                         w.exploration().selectedPosition().text().remove(folder.path() + u'/'));
            const bool ends = w.exploration().labels()->birthday(id) != Labels::unknown;
            endless += ends ? 0 : 1;
            QCOMPARE(w.text("positionBirthday") == QStringLiteral("none, as play can go round"), !ends);
            QVERIFY(w.text("positionRemoteness") != QStringLiteral("not known"));
        }
        QCOMPARE(endless, 4); // a, b, e and f
    }

    /// Beyond the limit, components determine the value of a position, but not the length of the game.
    void whatTheSolverKnowsPastTheLimitIsTold()
    {
        PanelWindow w(QStringLiteral("kayles:16"));
        QTRY_VERIFY(w.isQuiet());
        w.exploration().setLimits(40, w.exploration().options().maxMoves);
        QTRY_VERIFY(w.isQuiet() && w.exploration().graph()->isTruncated());
        const PositionId last = w.exploration().graph()->positionCount() - 1;
        QVERIFY(!w.exploration().graph()->isExpanded(last));
        JobControl control;
        const Solver solver;
        for (const PositionId id : {last, GameGraph::root()}) {
            w.exploration().select(id);
            QTRY_COMPARE(w.text("positionName"), w.exploration().selectedPosition().text());
            const Value value = nimSum(*solver.componentValues(w.exploration().selectedPosition(), control));
            QVERIFY(w.text("positionValue").startsWith(QStringLiteral("<b>%1</b>").arg(value)));
            QVERIFY(w.text("positionOutcome").startsWith(value == 0 ? QStringLiteral("<b>P") : QStringLiteral("<b>N")));
            QCOMPARE(w.text("positionRemoteness"), QStringLiteral("not known"));
        }
    }

    void whatIsPastTheLimitIsSaidToBe()
    {
        PanelWindow w(QStringLiteral("kayles:3"));
        w.exploration().setLimits(200, w.exploration().options().maxMoves);
        w.exploration().open(QStringLiteral("cram:7x9")); // too hard for the solver in a short time
        QTRY_VERIFY_WITH_TIMEOUT(w.isQuiet() && w.exploration().graph()->isTruncated(), 60'000);
        const PositionId last = w.exploration().graph()->positionCount() - 1;
        QVERIFY(!w.exploration().graph()->isExpanded(last));
        w.exploration().select(last);
        QTRY_COMPARE(w.text("positionName"), w.exploration().selectedPosition().text());
        QCOMPARE(w.tree().topLevelItemCount(), 0);
        QVERIFY(w.text("positionOutcome").startsWith(QStringLiteral("Not known")));
        QVERIFY(w.text("positionOutcome").contains(QStringLiteral("Its followers are past the limit")));
        QVERIFY(w.text("positionOutcome").contains(QStringLiteral("Show More")));
        w.exploration().select(GameGraph::root()); // its followers are expanded, but not all of theirs
        QTRY_VERIFY(w.text("positionOutcome").contains(QStringLiteral("depends on positions past the limit")));
        w.exploration().select(last);
        QTRY_COMPARE(w.text("positionName"), w.exploration().selectedPosition().text());
        QCOMPARE(w.text("positionValue"), QStringLiteral("not known"));
        QCOMPARE(w.text("positionRemoteness"), QStringLiteral("not known"));
    }

    void clicksAndKeysGoToFollowers()
    {
        PanelWindow w(QStringLiteral("kayles:9"));
        QTRY_VERIFY(w.isQuiet());
        QTRY_VERIFY(w.tree().topLevelItemCount() > 0);
        QSignalSpy selected(&w.exploration(), &Exploration::selectionChanged);
        QTest::mouseClick(w.tree().viewport(), Qt::LeftButton, {},
                          w.tree().visualItemRect(w.tree().topLevelItem(0)).center());
        QCOMPARE(selected.size(), 0); // a group is no position
        QTreeWidgetItem *follower = w.tree().topLevelItem(0)->child(0);
        const QString expected = follower->text(0);
        QTest::mouseClick(w.tree().viewport(), Qt::LeftButton, {}, w.tree().visualItemRect(follower).center());
        QCOMPARE(selected.size(), 1);
        QTRY_COMPARE(w.text("positionName"), expected);

        QTRY_VERIFY(w.tree().topLevelItemCount() > 0);
        const QString next = w.tree().topLevelItem(0)->child(0)->text(0);
        w.tree().setCurrentItem(w.tree().topLevelItem(0)->child(0));
        QTest::keyClick(&w.tree(), Qt::Key_Return);
        QTRY_COMPARE(w.text("positionName"), next);
    }

    /// Long names in a file have no line breaks.
    void longNamesFitThePanel()
    {
        QTemporaryDir folder;
        const QString first(60, u'a');
        const QString second = QStringLiteral("somewhere_in_the_middle_of_all_the_plays_there_are");
        const QString path = samples::written(folder.filePath(QStringLiteral("long.txt")),
                                              QStringLiteral("%1 %2\n%2 end\n").arg(first, second).toUtf8());
        PanelWindow w(QStringLiteral("graph{%1}:%2").arg(path, first));
        QTRY_VERIFY(w.isQuiet());
        const auto *scroll = w.panel.findChild<QScrollArea *>();
        for (const int width : {240, 300, 400}) {
            w.panel.resize(width, 700);
            QTRY_COMPARE(scroll->widget()->width(), scroll->viewport()->width());
        }
        QCOMPARE(w.text("positionBestPlay").remove(QRegularExpression(QStringLiteral("<[^>]*>"))),
                 second + QStringLiteral(" → end"));
    }

    /// The solver finds what the graph doesn't tell.
    void theSolverIsAskedPastTheLimit()
    {
        PanelWindow w(QStringLiteral("kayles:3"));
        w.exploration().setLimits(200, w.exploration().options().maxMoves);
        w.exploration().open(QStringLiteral("cram:5x7"));
        QTRY_VERIFY_WITH_TIMEOUT(w.isQuiet() && w.exploration().graph()->isTruncated(), 60'000);
        QCOMPARE(w.exploration().labels()->outcome(GameGraph::root()), Outcome::Unknown);
        auto *solve = w.panel.findChild<QPushButton *>(QStringLiteral("positionSolve"));
        auto *winning = w.panel.findChild<QLabel *>(QStringLiteral("positionWinningMoves"));
        QVERIFY(solve->isVisible() && solve->isEnabled() && !winning->isVisible());
        AnswerPolicy hidden;
        hidden.hiddenFor = AnswerPolicy::HiddenFor::Player;
        w.exploration().setAnswers(hidden);
        QTRY_VERIFY(!solve->isVisible());
        w.exploration().setAnswers({});
        QTRY_VERIFY(solve->isVisible());

        w.session.match()->solverSettings()->setThinkingTimeMs(600'000);
        QScrollBar *scroll = w.panel.findChild<QScrollArea *>()->verticalScrollBar();
        w.panel.resize(300, 500);
        w.panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&w.panel));
        solve->setFocus();
        QTest::keyClick(solve, Qt::Key_Space);
        QVERIFY(w.text("positionOutcome").contains(QStringLiteral("The solver is looking for it")));
        QTRY_VERIFY_WITH_TIMEOUT(!solve->isVisible(), 300'000);
        QCOMPARE(w.panel.focusWidget()->objectName(), QStringLiteral("positionWhy"));
        QTRY_VERIFY(scroll->maximum() > 0 && scroll->value() == 0); // what was found is seen
        QVERIFY(w.text("positionOutcome").startsWith(QStringLiteral("<b>N</b>")));
        QCOMPARE(w.text("positionValue"), QStringLiteral("<b>1</b>, found by the solver"));
        JobControl control;
        const auto analysis =
            w.session.solver().analyse(w.exploration().selectedPosition(), Convention::Normal, control);
        const std::vector<PositionId> linked = linksIn(winning->text());
        QVERIFY2(linked.size() == std::min(analysis->winningMoves.size(), std::size_t(4)), qPrintable(winning->text()));
        for (std::size_t i = 0; i < linked.size(); ++i)
            QCOMPARE(w.exploration().find(analysis->winningMoves[i].to), linked[i]);

        emit winning->linkActivated(QString::number(linked.front()));
        QTRY_VERIFY(solve->isVisible() && !winning->isVisible());
        solve->click();
        QTRY_VERIFY_WITH_TIMEOUT(w.text("positionOutcome").startsWith(QStringLiteral("<b>P</b>")), 300'000);
        QCOMPARE(w.text("positionValue"), QStringLiteral("<b>0</b>, found by the solver"));
        QVERIFY(!winning->isVisible());
    }

    void theSolverMayFindNothingInTime()
    {
        PanelWindow w(QStringLiteral("kayles:3"));
        w.exploration().setLimits(200, w.exploration().options().maxMoves);
        w.exploration().open(QStringLiteral("cram:7x9"));
        QTRY_VERIFY_WITH_TIMEOUT(w.isQuiet() && w.exploration().graph()->isTruncated(), 60'000);
        w.session.match()->solverSettings()->setThinkingTimeMs(100);
        auto *solve = w.panel.findChild<QPushButton *>(QStringLiteral("positionSolve"));
        solve->click();
        QTRY_VERIFY2_WITH_TIMEOUT(
            w.text("positionOutcome").contains(QStringLiteral("wasn't solved in 100 milliseconds")),
            qPrintable(w.text("positionOutcome")), 60'000);
        QVERIFY2(w.text("positionOutcome").contains(QStringLiteral("one may guess that this takes")),
                 qPrintable(w.text("positionOutcome")));
        QCOMPARE(w.text("positionValue"), QStringLiteral("not known"));
        w.panel.resize(300, 400); // the expression in the message is broken
        const auto *area = w.panel.findChild<QScrollArea *>();
        QTRY_COMPARE(area->widget()->width(), area->viewport()->width());
        w.exploration().select(1); // another position: the answer was not about that
        QTRY_VERIFY(!w.text("positionOutcome").contains(QStringLiteral("solved in")));
        w.panel.resize(220, 400); // so is the sentence on followers past the limit
        QTRY_COMPARE(area->widget()->width(), area->viewport()->width());
    }

    /// Only the panel scrolls.
    void followersAreScrolledWithThePanel()
    {
        PanelWindow w(QStringLiteral("kayles:14"));
        w.panel.resize(300, 110);
        QTRY_VERIFY(w.isQuiet());
        QScrollBar *scroll = w.panel.findChild<QScrollArea *>()->verticalScrollBar();
        QTreeWidgetItem *group = w.tree().topLevelItem(0);
        QTRY_VERIFY(w.tree().height() > 2 * w.panel.height() && scroll->maximum() > w.tree().height());
        const auto isSeen = [&](const QTreeWidgetItem *item) {
            const QPoint at = w.tree().viewport()->mapTo(&w.panel, w.tree().visualItemRect(item).center());
            return w.panel.rect().contains(at);
        };
        const auto rows = [&] { return w.tree().sizeHintForRow(0) * (w.tree().height() / w.tree().sizeHintForRow(0)); };
        const int all = rows();
        group->setExpanded(false);
        QTRY_VERIFY(rows() < all);
        group->setExpanded(true);
        QTRY_COMPARE(rows(), all);
        QTRY_VERIFY(w.tree().verticalScrollBar()->maximum() == 0);

        const QPointF middle(w.tree().viewport()->rect().center());
        QWheelEvent wheel(middle, w.tree().viewport()->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(w.tree().viewport(), &wheel);
        QVERIFY(!wheel.isAccepted()); // handled by the panel

        QApplication::setActiveWindow(&w.panel);
        w.tree().setFocus();
        QTest::keyClick(&w.tree(), Qt::Key_End);
        QTRY_VERIFY(w.tree().currentItem() && isSeen(w.tree().currentItem()));
    }
};

MEXPLORER_TEST(TestPositionPanel)
#include "tst_positionpanel.moc"
