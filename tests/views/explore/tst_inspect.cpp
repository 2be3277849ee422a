// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/positionquery.h"
#include "model/games/joinedposition.h"
#include "model/notation/expression.h"
#include "model/session/session.h"
#include "tests/testprogram.h"
#include "views/explore/positionmodel.h"
#include "views/explore/positionpanel.h"
#include "views/explore/positiontable.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTest>
#include <QTreeWidget>

#include <numeric>

using namespace mexplorer;

namespace {

ExploredGraph explore(const QString &game)
{
    JobControl control;
    ExploredGraph explored;
    explored.start = parsePosition(game).value();
    explored.graph = buildGraph(explored.start, {}, control);
    explored.labels = label(*explored.graph, Convention::Normal, control);
    explored.predecessors = std::make_shared<const Predecessors>(*explored.graph);
    return explored;
}

std::vector<PositionId> allOf(const ExploredGraph &explored)
{
    std::vector<PositionId> ids(explored.graph->positionCount());
    std::iota(ids.begin(), ids.end(), 0);
    return ids;
}

} // namespace

class TestInspect : public QObject
{
    Q_OBJECT

private slots:
    void modelKeepsItsPromises()
    {
        PositionModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const ExploredGraph explored = explore(QStringLiteral("kayles:6"));
        model.setRows(explored, allOf(explored));
        QCOMPARE(model.rowCount(), int(explored.graph->positionCount()));
        model.setRows(explored, {3, 1});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.idAt(0), PositionId(3));
        QCOMPARE(model.rowOf(1), 1);
        QCOMPARE(model.rowOf(2), -1);
        model.setRows({}, {});
        QCOMPARE(model.rowCount(), 0);
    }

    void cellsShowTheLabels()
    {
        PositionModel model;
        const ExploredGraph explored = explore(QStringLiteral("kayles:7"));
        model.setRows(explored, {0});
        const auto text = [&](int column) { return model.index(0, column).data().toString(); };
        QCOMPARE(text(PositionModel::PositionColumn), QStringLiteral("7"));
        QCOMPARE(model.index(0, PositionModel::PositionColumn).data(Qt::ToolTipRole).toString(),
                 QStringLiteral("kayles:7"));
        QCOMPARE(text(PositionModel::ValueColumn), QStringLiteral("2"));
        QCOMPARE(text(PositionModel::OutcomeColumn), QStringLiteral("N"));
        QCOMPARE(text(PositionModel::BirthdayColumn), QStringLiteral("7"));
        QCOMPARE(text(PositionModel::FollowersColumn), QString::number(explored.graph->followers(0).size()));
        AnswerPolicy hidden;
        hidden.graph = explored.graph;
        hidden.outcomeSteps = hidden.valueSteps =
            std::make_shared<std::vector<quint32>>(explored.graph->positionCount(), 5);
        model.setAnswers(hidden);
        QCOMPARE(text(PositionModel::ValueColumn), QStringLiteral("–"));
        QCOMPARE(text(PositionModel::OutcomeColumn), QStringLiteral("?"));
    }

    void answersOfOneGraphHideNothingOfAnother()
    {
        const ExploredGraph small = explore(QStringLiteral("kayles:0"));
        const ExploredGraph large = explore(QStringLiteral("kayles:9"));
        PositionModel model;
        model.setRows(small, allOf(small));
        AnswerPolicy hidden;
        hidden.graph = small.graph;
        hidden.outcomeSteps = hidden.valueSteps =
            std::make_shared<std::vector<quint32>>(small.graph->positionCount(), 5);
        model.setAnswers(hidden);
        int read = 0;
        connect(&model, &PositionModel::modelReset, &model, [&] { // as a view does
            for (int row = 0; row < model.rowCount(); ++row, ++read)
                QCOMPARE(model.index(row, PositionModel::ValueColumn).data().toString(),
                         QString::number(large.labels->value(model.idAt(row))));
        });
        model.setRows(large, allOf(large));
        QCOMPARE(read, static_cast<int>(large.graph->positionCount()));
        hidden.hiddenFor = AnswerPolicy::HiddenFor::Player;
        model.setAnswers(hidden);
        QCOMPARE(model.index(0, PositionModel::ValueColumn).data().toString(), QStringLiteral("–"));
    }

    void sortsByEachColumn()
    {
        const ExploredGraph explored = explore(QStringLiteral("kayles:9"));
        PositionModel model;
        for (int column = PositionModel::ValueColumn; column < PositionModel::ColumnCount; ++column) {
            std::vector<PositionId> up = allOf(explored);
            sortPositions(explored, up, column, Qt::AscendingOrder);
            std::vector<PositionId> down = allOf(explored);
            sortPositions(explored, down, column, Qt::DescendingOrder);
            model.setRows(explored, up);
            for (int row = 1; row < model.rowCount() && column != PositionModel::OutcomeColumn; ++row)
                QVERIFY(model.index(row - 1, column).data().toInt() <= model.index(row, column).data().toInt());
            model.setRows(explored, down);
            for (int row = 1; row < model.rowCount() && column != PositionModel::OutcomeColumn; ++row)
                QVERIFY(model.index(row - 1, column).data().toInt() >= model.index(row, column).data().toInt());
            QVERIFY(std::is_permutation(up.begin(), up.end(), down.begin()));
        }
    }

    void filterReadsQuestions_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("wanted");
        QTest::newRow("P") << "P" << int(PositionModel::OutcomeColumn) << "P";
        QTest::newRow("N") << "N" << int(PositionModel::OutcomeColumn) << "N";
        QTest::newRow("value") << "value 3" << int(PositionModel::ValueColumn) << "3";
        QTest::newRow("value with sign") << "value=3" << int(PositionModel::ValueColumn) << "3";
        QTest::newRow("followers") << "followers 3" << int(PositionModel::FollowersColumn) << "3";
        QTest::newRow("several") << "N, followers=3" << int(PositionModel::FollowersColumn) << "3";
        QTest::newRow("text") << "kayles:2,1" << int(PositionModel::PositionColumn) << "2,1";
    }
    void filterReadsQuestions()
    {
        QFETCH(QString, question);
        QFETCH(int, column);
        QFETCH(QString, wanted);
        const ExploredGraph explored = explore(QStringLiteral("kayles:8"));
        JobControl control;
        const auto found = readQuery(question)->find(*explored.graph, *explored.labels, control);
        PositionModel model;
        model.setRows(explored, found);
        QVERIFY(model.rowCount() > 0);
        for (int row = 0; row < model.rowCount(); ++row)
            QVERIFY(model.index(row, column).data().toString().startsWith(wanted));
        if (column == PositionModel::PositionColumn || question.contains(u','))
            return;
        int count = 0; // none is missing
        model.setRows(explored, allOf(explored));
        for (int row = 0; row < model.rowCount(); ++row)
            count += model.index(row, column).data().toString() == wanted;
        QCOMPARE(count, int(found.size()));
    }

    void tableSharesTheSelection()
    {
        Session session;
        PositionTable table(&session);
        table.resize(700, 400);
        table.show();
        session.exploration()->open(QStringLiteral("kayles:7"));
        QTRY_COMPARE(table.model()->rowCount(), 22);
        auto *view = table.findChild<QTableView *>(QStringLiteral("tableView"));
        QCOMPARE(view->currentIndex().row(), 0);
        session.exploration()->select(9);
        QCOMPARE(table.model()->idAt(view->currentIndex().row()), PositionId(9));
        QTest::keyClick(view, Qt::Key_Down);
        QCOMPARE(session.exploration()->selected(), PositionId(10));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(table.model()->index(2, 1)).center());
        QCOMPARE(session.exploration()->selected(), table.model()->idAt(2));

        view->horizontalHeader()->setSortIndicator(PositionModel::ValueColumn, Qt::DescendingOrder);
        QTRY_COMPARE(table.model()->index(0, PositionModel::ValueColumn).data().toInt(), 5);
        table.findChild<QComboBox *>(QStringLiteral("tableOutcome"))->setCurrentIndex(1);
        QTRY_VERIFY(table.model()->rowCount() < 22);
        QCOMPARE(table.model()->index(0, PositionModel::OutcomeColumn).data().toString(), QStringLiteral("P"));
        QTest::keyClicks(table.findChild<QLineEdit *>(QStringLiteral("tableFilter")), QStringLiteral("1,1"));
        QTRY_COMPARE(table.model()->rowCount(), 2); // kayles:1,1 and kayles:1,1,1,1
        QVERIFY(table.findChild<QLabel *>(QStringLiteral("tableCount"))->text().startsWith(QStringLiteral("2 of 22")));
    }

    void panelTellsAll()
    {
        Session session;
        PositionPanel panel(&session);
        panel.resize(320, 800);
        panel.show();
        session.exploration()->open(QStringLiteral("kayles:5,3"));
        const auto text = [&](const char *name) {
            return panel.findChild<QLabel *>(QLatin1String(name))
                ->text()
                .remove(QChar(0x200b)) // possible line breaks
                .remove(QChar(0x2060)) // prevented line breaks
                .replace(QChar(QChar::Nbsp), u' ');
        };
        QTRY_VERIFY(text("positionOutcome").startsWith(QStringLiteral("<b>N</b>")));
        QCOMPARE(text("positionName"), QStringLiteral("kayles:5,3"));
        QVERIFY(text("positionValue").startsWith(QStringLiteral("<b>7</b> = mex{0")));
        QTRY_VERIFY(text("positionComponents").contains(QStringLiteral("4 ⊕ 3 = <b>7</b>"))); // G(5) = 4, G(3) = 3
        QCOMPARE(text("positionBirthday"), QStringLiteral("8"));
        QCOMPARE(text("positionPredecessors"), QStringLiteral("0"));

        auto *followers = panel.findChild<QTreeWidget *>(QStringLiteral("followerList"));
        int count = 0;
        for (int group = 0; group < followers->topLevelItemCount(); ++group)
            count += followers->topLevelItem(group)->childCount();
        QCOMPARE(count, int(session.exploration()->graph()->followers(0).size()));
        QTreeWidgetItem *winning = followers->topLevelItem(0)->child(0);
        followers->setFocus();
        QTest::mouseClick(followers->viewport(), Qt::LeftButton, {}, followers->visualItemRect(winning).center());
        QCOMPARE(session.exploration()->labels()->outcome(session.exploration()->selected()), Outcome::P);
        QTRY_VERIFY(text("positionOutcome").startsWith(QStringLiteral("<b>P</b>")));
    }

    void panelSaysWhyWhenUnknown()
    {
        Session session;
        PositionPanel panel(&session);
        const auto text = [&](const char *name) {
            return panel.findChild<QLabel *>(QLatin1String(name))
                ->text()
                .remove(QChar(0x200b)) // possible line breaks
                .remove(QChar(0x2060)) // prevented line breaks
                .replace(QChar(QChar::Nbsp), u' ');
        };
        QCOMPARE(text("positionName"), QStringLiteral("No game yet"));
        session.exploration()->setConvention(Convention::Misere);
        session.exploration()->open(QStringLiteral("nim:2,1"));
        QTRY_VERIFY(text("positionOutcome").startsWith(QStringLiteral("<b>N</b>")));
        QCOMPARE(text("positionValue"), QStringLiteral("none: SG values belong to normal play"));
    }
};

MEXPLORER_TEST(TestInspect)
#include "tst_inspect.moc"
