// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/session.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"
#include "tests/views/support/samples.h"
#include "views/explore/positionmodel.h"
#include "views/explore/positiontable.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace mexplorer;

namespace {

constexpr quint32 none = Labels::unknown;

/// Returns the sort key of a column, from the graph and the labels.
quint32 keyOf(const ExploredGraph &explored, PositionId id, int column)
{
    const Labels &labels = *explored.labels;
    switch (column) {
    case PositionModel::ValueColumn:
        return labels.value(id);
    case PositionModel::OutcomeColumn:
        return quint32(labels.outcome(id));
    case PositionModel::RemotenessColumn:
        return labels.remoteness(id);
    case PositionModel::BirthdayColumn:
        return labels.birthday(id);
    default:
        return explored.graph->isExpanded(id) ? quint32(explored.graph->followers(id).size()) : none;
    }
}

/// A plain insertion sort: equal rows keep their order, unknown numbers come last.
std::vector<PositionId> plainlySorted(const ExploredGraph &explored, std::vector<PositionId> rows, int column,
                                      bool ascending)
{
    const auto before = [&](PositionId a, PositionId b) {
        if (column == PositionModel::PositionColumn) {
            return std::ranges::lexicographical_compare(explored.graph->cells(ascending ? a : b),
                                                        explored.graph->cells(ascending ? b : a));
        }
        const quint32 x = keyOf(explored, a, column);
        const quint32 y = keyOf(explored, b, column);
        return x == none || y == none ? x != none && y == none : ascending ? x < y : y < x;
    };
    std::vector<PositionId> sorted;
    for (const PositionId id : rows)
        sorted.insert(std::upper_bound(sorted.begin(), sorted.end(), id, before), id);
    return sorted;
}

} // namespace

/// A table in a window, filled with a game's positions.
struct TableWindow
{
    Session session;
    PositionTable table{&session};

    explicit TableWindow(const QString &game)
    {
        table.resize(800, 500);
        table.show();
        session.exploration()->open(game);
    }
    Exploration &exploration() { return *session.exploration(); }
    QTableView &view() { return *table.findChild<QTableView *>(QStringLiteral("tableView")); }
    QLineEdit &filter() { return *table.findChild<QLineEdit *>(QStringLiteral("tableFilter")); }
    QComboBox &outcome() { return *table.findChild<QComboBox *>(QStringLiteral("tableOutcome")); }
    QString count() { return table.findChild<QLabel *>(QStringLiteral("tableCount"))->text(); }
    bool isFilled() { return exploration().isReady() && session.jobs()->running().isEmpty(); }
    std::vector<PositionId> rows()
    {
        std::vector<PositionId> ids;
        for (int row = 0; row < table.model()->rowCount(); ++row)
            ids.push_back(table.model()->idAt(row));
        return ids;
    }
    PositionId selectedRow()
    {
        const auto selected = view().selectionModel()->selectedRows();
        return selected.size() == 1 ? table.model()->idAt(selected.front().row()) : noPosition;
    }
};

class TestPositionTable : public QObject
{
    Q_OBJECT

private slots:
    void sortingAgreesWithThePlainWay_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("limit");
        QTest::newRow("kayles:9") << "kayles:9" << 100'000;
        QTest::newRow("nim:2,3,4") << "nim:2,3,4" << 100'000;
        QTest::newRow("matrix:2x3") << "matrix:2x3" << 100'000;
        QTest::newRow("kayles:3 + nim:2") << "kayles:3 + nim:2" << 100'000;
        QTest::newRow("cut off") << "kayles:20" << 60; // has unknown numbers
    }
    void sortingAgreesWithThePlainWay()
    {
        QFETCH(QString, game);
        QFETCH(int, limit);
        GraphBuilder::Options options;
        options.maxPositions = static_cast<PositionId>(limit);
        const ExploredGraph explored = samples::explored(game, Convention::Normal, options);
        std::mt19937 random(51);
        for (int column = 0; column < PositionModel::ColumnCount; ++column) {
            for (const bool ascending : {true, false}) {
                std::vector<PositionId> rows = samples::allOf(*explored.graph);
                std::shuffle(rows.begin(), rows.end(), random);
                const auto expected = plainlySorted(explored, rows, column, ascending);
                sortPositions(explored, rows, column, ascending ? Qt::AscendingOrder : Qt::DescendingOrder);
                QCOMPARE(rows, expected);
            }
        }
    }

    void cellsAreTheLabels_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"kayles:8", "nim:3,3", "chomp:3x3", "kayles:3 + nim:2", "divide{2,3}:30"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    void cellsAreTheLabels()
    {
        QFETCH(QString, game);
        const ExploredGraph explored = samples::explored(game);
        PositionModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::vector<PositionId> rows = samples::allOf(*explored.graph);
        std::mt19937 random(52);
        std::shuffle(rows.begin(), rows.end(), random);
        model.setRows(explored, rows);
        std::set<QString> names; // no two rows look the same
        for (int row = 0; row < model.rowCount(); ++row) {
            const PositionId id = model.idAt(row);
            QCOMPARE(id, rows[std::size_t(row)]);
            QCOMPARE(model.rowOf(id), row);
            const auto text = [&](int column) { return model.index(row, column).data().toString(); };
            const QModelIndex name = model.index(row, PositionModel::PositionColumn);
            QCOMPARE(name.data(Qt::ToolTipRole).toString(), explored.graph->text(id));
            names.insert(text(PositionModel::PositionColumn));
            QCOMPARE(text(PositionModel::OutcomeColumn), outcomeLetter(explored.labels->outcome(id)));
            for (const int column : {PositionModel::ValueColumn, PositionModel::RemotenessColumn,
                                     PositionModel::BirthdayColumn, PositionModel::FollowersColumn})
                QCOMPARE(text(column), QString::number(keyOf(explored, id, column)));
        }
        QCOMPARE(names.size(), rows.size());
    }

    void stepsShowTheCellsOneByOne()
    {
        const ExploredGraph explored = samples::explored(QStringLiteral("kayles:7"));
        PositionModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows(explored, samples::allOf(*explored.graph));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        AnswerPolicy answers;
        answers.graph = explored.graph;
        answers.outcomeSteps = answers.valueSteps =
            std::make_shared<const std::vector<quint32>>(samples::allOf(*explored.graph));
        for (quint32 step = 0; step < explored.graph->positionCount(); ++step) {
            answers.step = step;
            model.setAnswers(answers);
            QCOMPARE(changed.size(), qsizetype(step) + 1);
            for (int row = 0; row < model.rowCount(); ++row) {
                const bool shown = model.idAt(row) <= step;
                QCOMPARE(model.index(row, PositionModel::OutcomeColumn).data().toString() != QStringLiteral("?"),
                         shown);
                for (const int column : {PositionModel::ValueColumn, PositionModel::RemotenessColumn})
                    QCOMPARE(model.index(row, column).data().toString() != QStringLiteral("–"), shown);
            }
        }
    }

    void headersSayWhatTheColumnsAre()
    {
        const PositionModel model;
        QStringList titles;
        for (int column = 0; column < PositionModel::ColumnCount; ++column) {
            titles << model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
            QVERIFY(model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().size() > 15);
        }
        QCOMPARE(titles.join(u','), QStringLiteral("Position,Value,Outcome,Remoteness,Birthday,Followers"));
        QVERIFY(!model.headerData(PositionModel::ColumnCount, Qt::Horizontal, Qt::DisplayRole).isValid());
        QVERIFY(!model.headerData(0, Qt::Vertical, Qt::DisplayRole).isValid());
    }

    void filterKeepsWhatTheQuestionAsks_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("number");
        for (int value = 0; value < 6; ++value)
            QTest::addRow("value %d", value)
                << QStringLiteral("value %1").arg(value) << int(PositionModel::ValueColumn) << value;
        for (int number = 0; number < 6; ++number) {
            QTest::addRow("%d followers", number)
                << QStringLiteral("followers=%1").arg(number) << int(PositionModel::FollowersColumn) << number;
        }
    }
    void filterKeepsWhatTheQuestionAsks()
    {
        QFETCH(QString, question);
        QFETCH(int, column);
        QFETCH(int, number);
        TableWindow w(QStringLiteral("kayles:9"));
        QTRY_VERIFY(w.isFilled());
        QTest::keyClicks(&w.filter(), question);
        QTRY_VERIFY(w.isFilled());
        std::vector<PositionId> expected;
        for (const PositionId id : samples::allOf(*w.exploration().graph())) {
            if (keyOf(w.exploration().explored(), id, column) == quint32(number))
                expected.push_back(id);
        }
        QTRY_COMPARE(w.rows(), expected);
        w.filter().clear();
        QTRY_COMPARE(w.rows(), samples::allOf(*w.exploration().graph()));
    }

    /// If there are no rows, a message with a link is shown.
    void nothingFoundSaysSo()
    {
        TableWindow w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isFilled());
        auto *nothing = w.table.findChild<QLabel *>(QStringLiteral("tableNothing"));
        QVERIFY(nothing->isHidden());
        w.filter().setText(QStringLiteral("value 3"));
        w.outcome().setCurrentIndex(1);
        QTRY_VERIFY(w.rows().empty() && !nothing->isHidden());
        QVERIFY2(nothing->text().contains(QStringLiteral("No position matches “value 3” and P.")),
                 qPrintable(nothing->text()));
        emit nothing->linkActivated(QStringLiteral("clear"));
        QTRY_COMPARE(w.rows(), samples::allOf(*w.exploration().graph()));
        QVERIFY(nothing->isHidden());
    }

    void escapeClearsTheFilterAndLeavesIt()
    {
        TableWindow w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isFilled());
        w.table.show();
        QApplication::setActiveWindow(&w.table);
        w.filter().setFocus();
        QTest::keyClicks(&w.filter(), QStringLiteral("3"));
        QTest::keyClick(&w.filter(), Qt::Key_Escape);
        QVERIFY(w.filter().text().isEmpty() && w.filter().hasFocus());
        QTest::keyClick(&w.filter(), Qt::Key_Escape);
        QVERIFY(w.table.findChild<QTableView *>(QStringLiteral("tableView"))->hasFocus());
    }

    /// The message about an invalid filter doesn't widen the panel.
    void sentencesDontWidenTheTable()
    {
        TableWindow w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isFilled());
        w.table.resize(320, 500);
        const int min = w.table.minimumSizeHint().width();
        QVERIFY(min <= 320);
        for (const char *text : {"value", "value 3 or", "(value 3", "3, followers or"}) {
            w.filter().setText(QString::fromLatin1(text));
            QTRY_VERIFY(w.isFilled());
            QCoreApplication::processEvents();
            QVERIFY2(w.table.minimumSizeHint().width() <= 320, qPrintable(w.count()));
        }
    }

    void textIsLookedForInAllPositions()
    {
        TableWindow w(QStringLiteral("kayles:10"));
        QTRY_VERIFY(w.isFilled());
        for (const char *part : {"kayles:2", "1,1", "5,", "7", "nothing"}) {
            w.filter().setText(QStringLiteral("\"%1\"").arg(QLatin1String(part))); // in quotes, so that it is a text
            std::vector<PositionId> expected;
            for (const PositionId id : samples::allOf(*w.exploration().graph())) {
                if (w.exploration().graph()->text(id).contains(QString::fromLatin1(part)))
                    expected.push_back(id);
            }
            QTRY_COMPARE(w.rows(), expected);
            QCOMPARE(w.count(), QStringLiteral("%1 of %2 positions")
                                    .arg(expected.size())
                                    .arg(w.exploration().graph()->positionCount()));
        }
    }

    void outcomesAndTextsAreJoined()
    {
        TableWindow w(QStringLiteral("kayles:9"));
        QTRY_VERIFY(w.isFilled());
        for (const int choice : {1, 2}) {
            w.outcome().setCurrentIndex(choice);
            w.filter().setText(QStringLiteral("followers=2"));
            std::vector<PositionId> expected;
            for (const PositionId id : samples::allOf(*w.exploration().graph())) {
                if (w.exploration().labels()->outcome(id) == (choice == 1 ? Outcome::P : Outcome::N) &&
                    w.exploration().graph()->followers(id).size() == 2)
                    expected.push_back(id);
            }
            QTRY_COMPARE(w.rows(), expected);
        }
    }

    /// The filter offers draws only if play may have a cycle.
    void drawsAreOfferedWherePlayGoesRound()
    {
        const QTemporaryDir folder;
        const QString file =
            samples::written(folder.filePath(QStringLiteral("round.dot")), "digraph { x -> a -> b -> a; x -> c -> d }");
        TableWindow w(QStringLiteral("graph{%1}:x").arg(file));
        QTRY_VERIFY(w.isFilled());
        QCOMPARE(w.outcome().count(), 4);
        w.outcome().setCurrentIndex(3);
        QTRY_COMPARE(w.count(), QStringLiteral("3 of 5 positions"));
        for (const PositionId id : w.rows())
            QCOMPARE(w.exploration().labels()->outcome(id), Outcome::Draw);
        w.exploration().open(QStringLiteral("kayles:5"));
        QTRY_VERIFY(w.isFilled());
        QCOMPARE(w.outcome().count(), 3);
        QCOMPARE(w.outcome().currentIndex(), 0);
        QTRY_COMPARE(w.rows(), samples::allOf(*w.exploration().graph()));
    }

    void headerClicksSort_data()
    {
        QTest::addColumn<int>("column");
        for (int column = 0; column < PositionModel::ColumnCount; ++column)
            QTest::addRow("column %d", column) << column;
    }
    void headerClicksSort()
    {
        QFETCH(int, column);
        TableWindow w(QStringLiteral("kayles:8"));
        QTRY_VERIFY(w.isFilled());
        QHeaderView &header = *w.view().horizontalHeader();
        const QPoint title(header.sectionViewportPosition(column) + header.sectionSize(column) / 2,
                           header.height() / 2);
        const auto all = samples::allOf(*w.exploration().graph());
        for (int click = 0; click < 2; ++click) {
            QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, title);
            const bool ascending = header.sortIndicatorOrder() == Qt::AscendingOrder;
            QCOMPARE(header.sortIndicatorSection(), column);
            QTRY_COMPARE(w.rows(), plainlySorted(w.exploration().explored(), all, column, ascending));
        }
    }

    void selectionIsSharedBothWays()
    {
        TableWindow w(QStringLiteral("kayles:8"));
        QTRY_VERIFY(w.isFilled());
        QCOMPARE(w.selectedRow(), GameGraph::root());
        w.view().horizontalHeader()->setSortIndicator(PositionModel::ValueColumn, Qt::DescendingOrder);
        QTRY_VERIFY(w.isFilled() && w.rows().front() != GameGraph::root());
        QCOMPARE(w.selectedRow(), GameGraph::root()); // sorting moves the row and not the selection
        std::mt19937 random(53);
        const PositionId count = w.exploration().graph()->positionCount();
        for (int i = 0; i < 40; ++i) {
            const PositionId id = std::uniform_int_distribution<PositionId>(0, count - 1)(random);
            w.exploration().select(id);
            QCOMPARE(w.selectedRow(), id);
            QVERIFY(w.view().viewport()->rect().intersects(w.view().visualRect(w.view().currentIndex())));
        }
        w.exploration().select(w.rows().front());
        for (std::size_t row = 1; row < w.rows().size(); ++row) {
            QTest::keyClick(&w.view(), Qt::Key_Down);
            QCOMPARE(w.exploration().selected(), w.rows()[row]);
        }
        QTest::keyClick(&w.view(), Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(w.exploration().selected(), w.rows().front());
    }

    void aSelectionThatIsFilteredOutComesBack()
    {
        TableWindow w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isFilled());
        w.outcome().setCurrentIndex(1); // the start is N
        QTRY_VERIFY(w.rows().size() < w.exploration().graph()->positionCount());
        QCOMPARE(w.selectedRow(), noPosition);
        QCOMPARE(w.exploration().selected(), GameGraph::root()); // a filter doesn't change the selection
        w.outcome().setCurrentIndex(0);
        QTRY_COMPARE(w.selectedRow(), GameGraph::root());
    }

    void doubleClickMakesTheStart()
    {
        TableWindow w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isFilled());
        const QString expected = w.exploration().graph()->text(w.table.model()->idAt(3));
        const QPoint cell = w.view().visualRect(w.table.model()->index(3, 0)).center();
        QTest::mouseClick(w.view().viewport(), Qt::LeftButton, {}, cell);
        QTest::mouseDClick(w.view().viewport(), Qt::LeftButton, {}, cell);
        QCOMPARE(w.exploration().expression(), expected);
        QTRY_VERIFY(w.isFilled());
        QCOMPARE(w.rows(), samples::allOf(*w.exploration().graph()));
    }

    void anotherGameFillsItAnew()
    {
        TableWindow w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isFilled());
        QAbstractItemModelTester tester(w.table.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (const char *game : {"nim:2,3", "matrix:2x2", "kayles:4 + nim:1", "chomp:2x3"}) {
            w.exploration().open(QString::fromLatin1(game));
            QTRY_VERIFY(w.isFilled());
            QCOMPARE(w.rows(), samples::allOf(*w.exploration().graph()));
            QCOMPARE(w.count(), QStringLiteral("%1 positions").arg(w.rows().size()));
            QCOMPARE(w.selectedRow(), GameGraph::root());
        }
    }

    void allColumnsFitANarrowPanel_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<QString>("title");
        QTest::newRow("a dock") << 320 << "Rem.";
        QTest::newRow("wide") << 800 << "Remoteness";
    }
    void allColumnsFitANarrowPanel()
    {
        QFETCH(int, width);
        QFETCH(QString, title);
        TableWindow w(QStringLiteral("kayles:9"));
        w.table.resize(width, 500);
        QTRY_VERIFY(w.isFilled() && w.table.model()->rowCount() > 0);
        const QHeaderView &header = *w.view().horizontalHeader();
        QTRY_VERIFY(header.length() <= w.view().viewport()->width());
        QCOMPARE(
            w.table.model()->headerData(PositionModel::RemotenessColumn, Qt::Horizontal, Qt::DisplayRole).toString(),
            title);
        for (int column = 0; column < PositionModel::ColumnCount; ++column) {
            const QString text = w.table.model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
            QVERIFY(header.sectionSize(column) >= header.fontMetrics().horizontalAdvance(text));
        }
    }

    /// If only the equal beginnings of long positions would fit, the table scrolls horizontally instead.
    void longPositionsAreToldApart()
    {
        TableWindow w(QStringLiteral("matrix:3x3"));
        w.table.resize(320, 500);
        QTRY_VERIFY(w.isFilled() && w.table.model()->rowCount() > 0);
        const QHeaderView &header = *w.view().horizontalHeader();
        const QString start = w.table.model()->index(0, PositionModel::PositionColumn).data().toString();
        QTRY_VERIFY(header.sectionSize(PositionModel::PositionColumn) >
                    w.view().fontMetrics().horizontalAdvance(start));
    }

    void hiddenValuesAreNotInTheTable()
    {
        TableWindow w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isFilled() && w.table.model()->rowCount() > 0);
        const auto textIn = [&](int row, int column) { return w.table.model()->index(row, column).data().toString(); };
        QSignalSpy changed(w.table.model(), &PositionModel::dataChanged);
        AnswerPolicy hidden;
        hidden.hiddenFor = AnswerPolicy::HiddenFor::Player;
        w.exploration().setAnswers(hidden);
        QCOMPARE(changed.size(), 1);
        for (int row = 0; row < w.table.model()->rowCount(); ++row) {
            for (const int column :
                 {PositionModel::ValueColumn, PositionModel::OutcomeColumn, PositionModel::RemotenessColumn})
                QCOMPARE(textIn(row, column), QStringLiteral("–"));
            QVERIFY(textIn(row, PositionModel::BirthdayColumn) != QStringLiteral("–"));
        }
        const std::vector<PositionId> all = samples::allOf(*w.exploration().graph());
        w.outcome().setCurrentIndex(1);
        w.view().horizontalHeader()->setSortIndicator(PositionModel::ValueColumn, Qt::AscendingOrder);
        for (const char *question : {"P", "value 0"}) {
            w.filter().setText(QLatin1StringView(question));
            QTRY_VERIFY(w.isFilled());
            QCOMPARE(w.rows(), all); // neither filters nor order reveal them
        }
        w.filter().setText(QStringLiteral("followers=0"));
        QTRY_COMPARE(w.rows().size(), std::size_t(1));
        w.filter().clear();
        w.exploration().setAnswers({});
        QTRY_VERIFY(!w.rows().empty() && w.rows() != all);
        QVERIFY(textIn(0, PositionModel::ValueColumn) != QStringLiteral("–"));
    }
};

MEXPLORER_TEST(TestPositionTable)
#include "tst_positiontable.moc"
