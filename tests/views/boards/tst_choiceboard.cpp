// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/boardbench.h"

#include <QLineEdit>
#include <QListView>

using namespace mexplorer;
using namespace samples;

/// Tests the list of moves, for positions without a board.
class ChoiceBoardTest : public QObject
{
    Q_OBJECT

private slots:
    void listHoldsTheFollowers_data();
    void listHoldsTheFollowers();
    void listFiltersByText();
};

void ChoiceBoardTest::listHoldsTheFollowers_data()
{
    QTest::addColumn<QString>("start");
    for (const char *start : {"divide{2,3,6}:100,35", "hex{0.8}:14", "hex{0.f}:9", "wythoff:(3,50)", "nim:120",
                              "kayles:130", "divide{2}:0", "subtraction{7}:300"})
        QTest::newRow(start) << start;
}

/// A list offers each follower in a separate row: Enter on each row, from top to bottom, chooses each once.
void ChoiceBoardTest::listHoldsTheFollowers()
{
    QFETCH(QString, start);
    const Component at = component(start);
    ChoiceBoard board(at);
    board.setPlayable(true);
    board.resize(board.sizeHint());
    board.show();
    QVERIFY(waitForWindowActive(&board));
    auto *list = board.findChild<QListView *>(QStringLiteral("followers"));
    const std::set<CellVector> followers = followersOf(at);
    const auto rows = static_cast<std::size_t>(list->model()->rowCount());
    QCOMPARE(rows, followers.size());
    QSignalSpy chosen(&board, &BoardWidget::moveChosen);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Home);
    std::set<CellVector> reached;
    for (std::size_t row = 0; row < rows; ++row) {
        const auto before = chosen.count();
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(chosen.count(), before + 1);
        const auto move = chosen.last()[0].value<CellVector>();
        reached.insert(move);
        QVERIFY(list->currentIndex().data().toString().endsWith(at.rules->positionText(move)));
        QTest::keyClick(list, Qt::Key_Down);
    }
    QCOMPARE(reached, followers);
    // By mouse, but not during the other player's turn.
    if (rows > 0) {
        list->scrollToTop();
        const QPoint first = list->visualRect(list->model()->index(0, 0)).center();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, first);
        const auto before = chosen.count();
        QTest::mouseDClick(list->viewport(), Qt::LeftButton, {}, first);
        QCOMPARE(chosen.count(), before + 1);
        board.setPlayable(false);
        QTest::mouseDClick(list->viewport(), Qt::LeftButton, {}, first);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(chosen.count(), before + 1);
    }
}

/// The filter shows the rows that contain the text, and hints are marked by words.
void ChoiceBoardTest::listFiltersByText()
{
    const Component at = component(QStringLiteral("kayles:130"));
    ChoiceBoard board(at);
    board.setPlayable(true);
    board.show();
    QVERIFY(waitForWindowActive(&board));
    auto *list = board.findChild<QListView *>(QStringLiteral("followers"));
    auto *filter = board.findChild<QLineEdit *>(QStringLiteral("followerFilter"));
    QStringList all;
    for (int row = 0; row < list->model()->rowCount(); ++row)
        all << list->model()->index(row, 0).data().toString();
    for (const char *typed : {"12", "64,64", ",7", "nothing such"}) {
        filter->setFocus();
        filter->selectAll();
        QTest::keyClicks(filter, QLatin1String(typed));
        QStringList shown;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            shown << list->model()->index(row, 0).data().toString();
        QCOMPARE(shown, all.filter(QLatin1String(typed)));
    }
    QSignalSpy chosen(&board, &BoardWidget::moveChosen);
    QTest::keyClick(filter, Qt::Key_Return);
    QCOMPARE(chosen.count(), 0);
    filter->clear();
    board.setHints({{64, 64}});
    int marked = 0;
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        const QString text = list->model()->index(row, 0).data().toString();
        const bool hinted = text.contains(QLatin1String("hint"));
        marked += hinted ? 1 : 0;
        QCOMPARE(hinted, text.contains(QLatin1String("64,64")));
    }
    QCOMPARE(marked, 1);
}

MEXPLORER_TEST(ChoiceBoardTest)
#include "tests/views/support/windowwait.h"
#include "tst_choiceboard.moc"
