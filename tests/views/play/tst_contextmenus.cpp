// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/playbench.h"
#include "tests/views/support/windowwait.h"
#include "views/boards/followerlist.h"
#include "views/explore/positionpanel.h"
#include "views/explore/positiontable.h"
#include "views/play/gamelist.h"
#include "views/sequence/sequenceview.h"
#include "views/widgets/itemrows.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QListView>
#include <QMenu>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableView>
#include <QTest>
#include <QTreeWidget>

using namespace mexplorer;

/// Tests that a right click on a row of any list opens a menu of its commands.
class ContextMenusTest : public QObject, private samples::PlayFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();
    void cleanup() { dropView(); }
    void menusAreOfTheRow();
    void listsOfMoves();
    void gameList();
    void positionTable();
    void followersOfThePosition();
    void sequences();

private:
    /// Returns the texts of a menu.
    static QStringList textsOf(const QMenu *menu)
    {
        QStringList texts;
        for (const QAction *action : menu->actions())
            texts << action->text().remove(u'&');
        texts.removeAll(QString());
        return texts;
    }
    QMenu *openMenu(QAbstractItemView *view, const QModelIndex &row, const char *name);
    static void trigger(QMenu *menu, const QString &text);
};

void ContextMenusTest::init()
{
    showView();
    m_match->setSides({Side::Human, Side::Human});
}

QMenu *ContextMenusTest::openMenu(QAbstractItemView *view, const QModelIndex &row, const char *name)
{
    const QPoint pos = view->visualRect(row).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, pos, view->viewport()->mapToGlobal(pos));
    QApplication::sendEvent(view->viewport(), &event);
    auto *menu = view->window()->findChild<QMenu *>(QLatin1String(name));
    return menu && menu->isVisible() ? menu : nullptr;
}

void ContextMenusTest::trigger(QMenu *menu, const QString &text)
{
    for (QAction *action : menu->actions()) {
        if (action->text().remove(u'&') == text) {
            action->trigger();
            menu->close();
            QCoreApplication::sendPostedEvents(menu, QEvent::DeferredDelete);
            return;
        }
    }
    QFAIL(qPrintable(text));
}

void ContextMenusTest::menusAreOfTheRow()
{
    QTreeWidget tree;
    for (const char *text : {"a", "b", "c"})
        new QTreeWidgetItem(&tree, {QString(text)});
    QString asked;
    addRowMenu(&tree, QStringLiteral("menu"), [&](QMenu *menu, const QModelIndex &row) {
        asked = row.data().toString();
        if (asked != u'c')
            menu->addAction(asked);
    });
    tree.show();
    QVERIFY(waitForWindowExposed(&tree));
    QMenu *menu = openMenu(&tree, tree.model()->index(1, 0), "menu");
    QVERIFY(menu);
    QCOMPARE(asked, QString("b"));
    QCOMPARE(tree.currentIndex().row(), 1);
    menu->close();
    QCoreApplication::sendPostedEvents(menu, QEvent::DeferredDelete);
    QVERIFY(!openMenu(&tree, tree.model()->index(2, 0), "menu")); // there are no commands for it
}

void ContextMenusTest::listsOfMoves()
{
    FollowerList list;
    open("nim:4");
    list.setComponent(m_match->position().components[0]);
    list.setVisible(true);
    QVERIFY(waitForWindowExposed(&list));
    auto *view = list.findChild<QListView *>();
    QSignalSpy chosen(&list, &FollowerList::chosen);
    QMenu *menu = openMenu(view, view->model()->index(2, 0), "followerMenu");
    QVERIFY(menu);
    const CellVector third = *list.current();
    trigger(menu, "Copy the Position after It");
    QCOMPARE(QGuiApplication::clipboard()->text(),
             (Component{list.current() ? m_match->position().components[0].rules : nullptr, third}.text()));
    trigger(openMenu(view, view->model()->index(2, 0), "followerMenu"), "Make This Move");
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].value<CellVector>(), third);
    list.setPlayable(false);
    menu = openMenu(view, view->model()->index(0, 0), "followerMenu");
    QVERIFY(!menu->actions().front()->isEnabled());
    menu->close();
}

void ContextMenusTest::gameList()
{
    open("nim:4,2");
    QVERIFY(m_match->play(0, {1}));
    auto *list = m_view->findChild<GameList *>();
    QMenu *menu = openMenu(list, list->model()->index(1, 0), "gameListMenu");
    QVERIFY(menu);
    QVERIFY(textsOf(menu).size() > 3);
    menu->close();
}

void ContextMenusTest::positionTable()
{
    PositionTable table(m_session.get());
    table.resize(600, 400);
    table.show();
    QVERIFY(waitForWindowExposed(&table));
    open("nim:3");
    auto *view = table.findChild<QTableView *>();
    QTRY_COMPARE(view->model()->rowCount(), 4);
    QMenu *menu = openMenu(view, view->model()->index(1, 0), "positionMenu");
    QVERIFY(menu);
    const QString position = m_session->exploration()->selectedPosition().text(); // the row's
    QVERIFY(position != u"nim:3");
    trigger(menu, "Copy Expression");
    QCOMPARE(QGuiApplication::clipboard()->text(), position);
    QSignalSpy requested(m_session.get(), &Session::workspaceRequested);
    trigger(openMenu(view, view->model()->index(1, 0), "positionMenu"), "Play from Here");
    QCOMPARE(m_match->position().text(), position);
    QCOMPARE(requested.count(), 1);
    trigger(openMenu(view, view->model()->index(1, 0), "positionMenu"), "Start from Here");
    QTRY_COMPARE(m_session->exploration()->start().text(), position);
}

void ContextMenusTest::followersOfThePosition()
{
    open("nim:3");
    PositionPanel panel(m_session.get());
    panel.resize(300, 600);
    panel.show();
    QVERIFY(waitForWindowExposed(&panel));
    auto *tree = panel.findChild<QTreeWidget *>("followerList");
    const auto follower = [&] {
        tree->expandAll();
        const QModelIndex first = tree->model()->index(0, 0);
        return first.data(Qt::UserRole).isValid() ? first : tree->model()->index(0, 0, first);
    };
    QTRY_VERIFY(follower().data(Qt::UserRole).isValid());
    QMenu *menu = openMenu(tree, follower(), "followersMenu");
    QVERIFY(menu);
    QVERIFY(textsOf(menu).contains("Copy Expression"));
    trigger(menu, "Make This Move");
    QCOMPARE(m_match->ply(), std::size_t(1));
    m_match->setActive(false); // in other workspaces, followers are for navigation only
    m_match->goTo(0);
    QTRY_VERIFY(follower().data(Qt::UserRole).isValid());
    menu = openMenu(tree, follower(), "followersMenu");
    QVERIFY(menu);
    QCOMPARE(textsOf(menu).first(), QString("Go There"));
    menu->close();
}

void ContextMenusTest::sequences()
{
    open("kayles:7");
    SequenceView view(m_session.get());
    view.resize(900, 600);
    view.show();
    QVERIFY(waitForWindowExposed(&view));
    auto *table = view.findChild<QTableView *>("sequenceTable");
    QTRY_VERIFY(table->model()->rowCount() > 3);
    table->setCurrentIndex(table->model()->index(0, 3));
    const QPoint pos = table->visualRect(table->currentIndex()).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, pos, table->viewport()->mapToGlobal(pos));
    QApplication::sendEvent(table->viewport(), &event);
    auto *menu = view.findChild<QMenu *>("sequenceMenu");
    QVERIFY(menu);
    QVERIFY2(textsOf(menu).first().startsWith("Explain G("), qPrintable(textsOf(menu).join(u'\n')));
    menu->close();
}

MEXPLORER_TEST(ContextMenusTest)
#include "tst_contextmenus.moc"
