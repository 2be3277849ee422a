// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testfiles.h"
#include "tests/testprogram.h"
#include "tests/views/support/playbench.h"
#include "views/boards/boardwidget.h"
#include "views/play/turnbar.h"
#include "views/theme/theme.h"

#include <QAccessible>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

/// Collects all accessible objects below an object.
void collect(QAccessibleInterface *from, std::vector<QAccessibleInterface *> &found)
{
    for (int i = 0; i < from->childCount(); ++i) {
        QAccessibleInterface *child = from->child(i);
        if (!child || !child->isValid())
            continue;
        found.push_back(child);
        collect(child, found);
    }
}

} // namespace

/// Tests whole games by the interface of a screen reader: names, states and actions of the pieces, and announcements.
/// Boards aren't called directly.
class AccessiblePlayTest : public QObject, private samples::PlayFixture
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup() { dropView(); }
    void wholeGames_data();
    void wholeGames();
    void piecesHaveNamesAndPlaces_data() { wholeGames_data(); }
    void piecesHaveNamesAndPlaces();
    void spansAreSelectedFromEndToEnd();

private:
    /// Returns the visible pieces with actions.
    std::vector<QAccessibleInterface *> pieces() const;
    std::vector<QAccessibleInterface *> boards() const;
    QAccessibleInterface *named(const QString &name) const;
    /// Returns the accessible name that changes with each announcement.
    QString announced() const
    {
        return QAccessible::queryAccessibleInterface(m_view->findChild<TurnBar *>())->text(QAccessible::Name);
    }
    static void act(QAccessibleInterface *piece, const QString &action) { piece->actionInterface()->doAction(action); }

    QTemporaryDir m_folder;
};

void AccessiblePlayTest::initTestCase()
{
    Theme::instance().setReducedMotion(true);
    samples::written(m_folder.filePath("moves.txt"), "a b\na c\nb d\nc d\nc e\nd f\ne f\n");
}

std::vector<QAccessibleInterface *> AccessiblePlayTest::boards() const
{
    std::vector<QAccessibleInterface *> all;
    std::vector<QAccessibleInterface *> found;
    collect(QAccessible::queryAccessibleInterface(m_view.get()), all);
    std::copy_if(all.begin(), all.end(), std::back_inserter(found), [](QAccessibleInterface *one) {
        return one->role() == QAccessible::Grouping && qobject_cast<BoardWidget *>(one->object());
    });
    return found;
}

std::vector<QAccessibleInterface *> AccessiblePlayTest::pieces() const
{
    std::vector<QAccessibleInterface *> found;
    for (QAccessibleInterface *board : boards()) {
        for (int i = 0; i < board->childCount(); ++i) {
            QAccessibleInterface *piece = board->child(i);
            const QAccessible::State state = piece->state();
            if (piece->actionInterface() && !state.disabled && !state.invisible)
                found.push_back(piece);
        }
    }
    return found;
}

QAccessibleInterface *AccessiblePlayTest::named(const QString &name) const
{
    for (QAccessibleInterface *piece : pieces()) {
        if (piece->text(QAccessible::Name) == name)
            return piece;
    }
    qFatal("no piece %s", qPrintable(name));
}

void AccessiblePlayTest::wholeGames_data()
{
    QTest::addColumn<QString>("game");
    const QString graph = QStringLiteral("graph{%1}:a").arg(m_folder.filePath("moves.txt"));
    for (const QString &game : {QStringLiteral("matrix:11/11"), QStringLiteral("cram:2x3"), QStringLiteral("kayles:7"),
                                QStringLiteral("grundy:6"), QStringLiteral("nim:3,4,2"), QStringLiteral("chomp:3x3"),
                                QStringLiteral("wythoff:(3,4)"), QStringLiteral("turtles:THHTH"),
                                QStringLiteral("kayles:4 + nim:2 + cram:2x2"), graph})
        QTest::newRow(qPrintable(game.startsWith("graph") ? QStringLiteral("graph") : game)) << game;
}

/// Presses pieces at random until the game is over; each move and the result are announced.
void AccessiblePlayTest::wholeGames()
{
    QFETCH(QString, game);
    showView();
    m_match->setSides({Side::Human, Side::Human});
    open(game);
    std::mt19937 random(7);
    for (int action = 0; !m_match->isOver(); ++action) {
        QVERIFY(action < 2000);
        const std::vector<QAccessibleInterface *> now = pieces();
        QVERIFY(!now.empty());
        const std::size_t before = m_match->ply();
        QAccessibleInterface *piece = now[random() % now.size()];
        act(piece,
            random() % 3 == 0 ? QAccessibleActionInterface::toggleAction() : QAccessibleActionInterface::pressAction());
        // Coins are turned by a button next to them.
        for (QAccessibleInterface *board : boards()) {
            QAccessibleInterface *first = board->childCount() > 0 ? board->child(0) : nullptr;
            if (!first || !qobject_cast<QWidget *>(first->object()) || first->state().disabled)
                continue;
            act(first, QAccessibleActionInterface::pressAction());
            QTRY_VERIFY(m_match->ply() > before);
        }
        if (m_match->ply() > before) {
            QCOMPARE(m_match->ply(), before + 1);
            const QString move = moveText(m_match->record().position(before), m_match->record().moves()[before]);
            QVERIFY2(announced().contains(move), qPrintable(announced()));
            if (!m_match->isOver())
                QVERIFY2(announced().contains(m_match->commentary().turn(m_match->record(), m_match->ply())),
                         qPrintable(announced()));
        }
    }
    QVERIFY2(announced().contains(m_match->result().headline), qPrintable(announced()));
}

void AccessiblePlayTest::piecesHaveNamesAndPlaces()
{
    QFETCH(QString, game);
    showView();
    open(game);
    for (QAccessibleInterface *board : boards()) {
        QSet<QString> names;
        QVERIFY(!board->text(QAccessible::Name).isEmpty());
        for (int i = 0; i < board->childCount(); ++i) {
            QAccessibleInterface *piece = board->child(i);
            QVERIFY(piece->isValid());
            QCOMPARE(board->indexOfChild(piece), i);
            if (piece->object())
                continue;
            QVERIFY(piece->parent() == board);
            if (piece->state().invisible)
                continue;
            const QString name = piece->text(QAccessible::Name);
            QVERIFY(!name.isEmpty());
            QVERIFY2(!names.contains(name), qPrintable(name));
            names.insert(name);
            QVERIFY(board->rect().contains(piece->rect()));
            if (!piece->state().disabled)
                QVERIFY(piece->text(QAccessible::Description).endsWith(u'.'));
            // The action sets its keyboard focus.
            if (!piece->state().disabled && piece->actionInterface()) {
                act(piece, QAccessibleActionInterface::setFocusAction());
                QVERIFY(piece->state().focused);
            }
        }
        QVERIFY(names.size() > 1);
    }
}

/// A rectangle, and two pins together: one end is selected, the other pressed.
void AccessiblePlayTest::spansAreSelectedFromEndToEnd()
{
    showView();
    m_match->setSides({Side::Human, Side::Human});
    open("matrix:111/111 + kayles:5");
    act(named("Row 1, column 1: 1"), QAccessibleActionInterface::toggleAction());
    QVERIFY(named("Row 1, column 1: 1")->state().selected);
    act(named("Row 2, column 2: 1"), QAccessibleActionInterface::pressAction());
    QCOMPARE(m_match->position().text(), QString("matrix:001/001 + kayles:5"));
    act(named("Pin 2"), QAccessibleActionInterface::toggleAction());
    act(named("Pin 3"), QAccessibleActionInterface::pressAction());
    QCOMPARE(m_match->position().text(), QString("matrix:001/001 + kayles:2,1"));
    act(named("Row 1, column 3: 1"), QAccessibleActionInterface::pressAction());
    QCOMPARE(m_match->position().text(), QString("matrix:000/001 + kayles:2,1"));
}

MEXPLORER_TEST(AccessiblePlayTest)
#include "tst_accessibleplay.moc"
