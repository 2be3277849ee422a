// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "views/boards/followermodel.h"

#include "tests/views/support/boardbench.h"

#include <QAbstractItemModelTester>

using namespace mexplorer;
using namespace samples;

namespace {

std::shared_ptr<const PositionStore> storeOf(const std::set<CellVector> &followers)
{
    auto store = std::make_shared<PositionStore>();
    for (const CellVector &follower : followers)
        store->insert(follower);
    return store;
}

QStringList rowsOf(const QAbstractItemModel &model)
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row)
        rows << model.index(row, 0).data().toString();
    return rows;
}

} // namespace

/// Tests the model of the list of moves against the rules' followers and a plain search of their texts.
class FollowerModelTest : public QObject
{
    Q_OBJECT

private slots:
    void rowsAreTheFollowers_data();
    void rowsAreTheFollowers();
    void filterFindsWhatAPlainSearchFinds_data();
    void filterFindsWhatAPlainSearchFinds();
    void hintsAreMarkedUnderAnyFilter();
};

void FollowerModelTest::rowsAreTheFollowers_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"nim:0", "nim:9", "kayles:60", "matrix:4x5", "wythoff:(30,70)", "divide{2,3}:77"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void FollowerModelTest::rowsAreTheFollowers()
{
    QFETCH(QString, game);
    const Component at = component(game);
    const std::set<CellVector> followers = followersOf(at);
    FollowerModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(model.isEmpty());
    model.setFollowers(at, storeOf(followers));
    QCOMPARE(model.isEmpty(), followers.empty());
    std::set<CellVector> seen;
    for (int row = 0; row < model.rowCount(); ++row) {
        const Cells cells = model.follower(row);
        seen.emplace(cells.begin(), cells.end());
        const QString text = model.index(row, 0).data().toString();
        QCOMPARE(text, at.rules->positionText(at.cells) + QStringLiteral(" → ") + at.rules->positionText(cells));
    }
    QCOMPARE(seen, followers);
    QCOMPARE(std::size_t(model.rowCount()), followers.size());
    QCOMPARE(model.rowCount(model.index(0, 0)), 0);
    model.setFollowers(component(QStringLiteral("nim:0")), storeOf({}));
    QCOMPARE(model.rowCount(), 0);
}

void FollowerModelTest::filterFindsWhatAPlainSearchFinds_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("filter");
    const std::map<const char *, QStringList> filters = {{"nim:30000", {"7", "777", "29 999", "30000", "nothing", ""}},
                                                         {"kayles:200", {"1", "99,99", ",", "100", "198"}},
                                                         {"matrix:4x5", {"0", "1111", "00000/", "11111/11111"}}};
    for (const auto &[game, texts] : filters) {
        for (const QString &text : texts)
            QTest::addRow("%s %s", game, qPrintable(text)) << QString::fromLatin1(game) << text;
    }
}

/// The rows are those of a plain search, an exact match first; also if the text changes during the search.
void FollowerModelTest::filterFindsWhatAPlainSearchFinds()
{
    QFETCH(QString, game);
    QFETCH(QString, filter);
    const Component at = component(game);
    const auto store = storeOf(followersOf(at));
    QString pattern = filter;
    pattern.remove(u' ');
    QStringList plain;
    QString exact;
    for (PositionId id = 0; id < store->size(); ++id) {
        QString text = at.rules->positionText((*store)[id]);
        const QString row = at.rules->positionText(at.cells) + QStringLiteral(" → ") + text;
        text.remove(u' ');
        if (text == pattern)
            exact = row;
        else if (text.contains(pattern))
            plain << row;
    }
    if (!exact.isEmpty())
        plain.prepend(exact);

    FollowerModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setFollowers(at, store);
    model.setFilter(QStringLiteral("1")); // changed before all were checked
    model.setFilter(filter);
    QTRY_VERIFY_WITH_TIMEOUT(!model.isFiltering(), 60'000);
    QCOMPARE(rowsOf(model), plain);
    model.setFilter({});
    QCOMPARE(model.rowCount(), static_cast<int>(store->size()));
}

void FollowerModelTest::hintsAreMarkedUnderAnyFilter()
{
    const Component at = component(QStringLiteral("kayles:40"));
    FollowerModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setFollowers(at, storeOf(followersOf(at)));
    const QStringList unmarked = rowsOf(model);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setHints({{20, 19}, {7, 7, 7}}); // the second is no follower
    QCOMPARE(changed.count(), 1);
    for (const QString &filter : {QString(), QStringLiteral("19"), QStringLiteral("20,19")}) {
        model.setFilter(filter);
        QTRY_VERIFY(!model.isFiltering());
        const QStringList marked = rowsOf(model).filter(QStringLiteral("hint"));
        QCOMPARE(marked.size(), 1);
        QVERIFY(marked.front().contains(QStringLiteral("→ 20,19")));
    }
    model.setFilter({});
    model.setHints({});
    QCOMPARE(rowsOf(model), unmarked);
}

MEXPLORER_TEST(FollowerModelTest)
#include "tst_followermodel.moc"
