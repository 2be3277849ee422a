// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowcommands.h"
#include "app/window/workspaces.h"
#include "model/games/catalogue.h"
#include "model/notation/expression.h"
#include "tests/app/window/windowhome.h"
#include "tests/testprogram.h"
#include "views/start/gamecard.h"
#include "views/start/startpage.h"
#include "views/widgets/commands.h"
#include "views/widgets/messagebar.h"

#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollBar>

using namespace mexplorer;

/// Tests the first use of the program: games to play, each a click away, and a way back from the start page.
class FirstMinutesTest : public QObject, private samples::WindowHome
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { forget(); }
    void gamesAreSeenFirst_data();
    void gamesAreSeenFirst();
    void nothingFloatsOverThePage();
    void cardsOpenTheirGame_data();
    void cardsOpenTheirGame();
    void buttonsOnCardsAreReachedByTab();
    void theSameCardBeginsAnew();
    void startPageLeadsBack();
    void lessonsAreOneClickAway();

private:
    static GameCard *card(const MainWindow &window, const QString &name)
    {
        return window.findChild<GameCard *>(QStringLiteral("family.") + name);
    }
    static StartPage *page(const MainWindow &window) { return window.findChild<StartPage *>(); }
    /// Returns the position of a widget in the visible part of the page.
    static QRect placeOf(const MainWindow &window, const QWidget *widget)
    {
        return {widget->mapTo(page(window)->viewport(), QPoint()), widget->size()};
    }
};

void FirstMinutesTest::gamesAreSeenFirst_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("1024x700") << QSize(1024, 700);
    QTest::newRow("1400x900") << QSize(1400, 900);
}

/// Before scrolling, also with recent games and the question after a crash.
void FirstMinutesTest::gamesAreSeenFirst()
{
    QFETCH(QSize, size);
    SessionWindow window;
    showAt(window, size);
    QList<RecentItem> recent;
    for (int i = 0; i < 6; ++i)
        recent << RecentItem{QStringLiteral("octal{0.137}:%1").arg(i), {}};
    page(window)->setRecent(recent);
    window.workspaces()->messages()->showMessage(QStringLiteral("Mexplorer ended unexpectedly the last time."));
    QCoreApplication::processEvents();
    const QRect seen = page(window)->viewport()->rect();
    int cards = 0;
    for (const Family &family : catalogue())
        cards += seen.contains(placeOf(window, card(window, family.name)));
    QVERIFY2(cards >= 4, qPrintable(QString::number(cards)));
    const int firstGame = placeOf(window, card(window, QStringLiteral("nim"))).top();
    int lessons = 0;
    for (const auto *button : page(window)->findChildren<QPushButton *>()) {
        if (!button->objectName().startsWith(QStringLiteral("lesson.")))
            continue;
        QVERIFY(placeOf(window, button).top() > firstGame);
        ++lessons;
    }
    QVERIFY(lessons >= 9);
    // The focus is in the list of games.
    QTRY_COMPARE(QApplication::focusWidget(), card(window, QStringLiteral("nim")));
    QCOMPARE(page(window)->verticalScrollBar()->value(), 0);
}

/// Help is in separate windows.
void FirstMinutesTest::nothingFloatsOverThePage()
{
    SessionWindow window;
    showAt(window, {1024, 700});
    const auto coversPage = [&window](const QWidget *widget) {
        return widget != window.centralWidget() && !window.centralWidget()->isAncestorOf(widget) &&
               !widget->isAncestorOf(window.centralWidget()) &&
               QRect(widget->mapTo(&window, QPoint()), widget->size())
                   .intersects(QRect(page(window)->mapTo(&window, QPoint()), page(window)->size()));
    };
    for (QAction *action : window.menuBar()->actions().last()->menu()->actions()) // all help
        action->trigger();
    for (const auto *child : window.findChildren<QWidget *>()) {
        if (child->isVisible() && child->window() == &window)
            QVERIFY2(!coversPage(child), qPrintable(child->objectName()));
    }
}

void FirstMinutesTest::cardsOpenTheirGame_data()
{
    QTest::addColumn<QString>("family");
    for (const Family &family : catalogue()) {
        if (family.parameters != Family::Parameters::File)
            QTest::newRow(qPrintable(family.name)) << family.name;
    }
}

/// A click on the card opens its board, ready for the first move; its buttons open a graph of moderate size.
void FirstMinutesTest::cardsOpenTheirGame()
{
    QFETCH(QString, family);
    SessionWindow window;
    showAt(window, {1400, 900});
    GameCard *chosen = card(window, family);
    page(window)->ensureWidgetVisible(chosen);
    QTest::mouseClick(chosen, Qt::LeftButton, {}, {20, 20});
    const auto shown = [&window](WorkspaceId id) {
        return window.workspaces()->current() == id && !window.workspaces()->showsStartPage();
    };
    const auto text = [](const QString &expression) { return parsePosition(expression)->text(); };
    QVERIFY(shown(WorkspaceId::Play));
    QCOMPARE(window.session()->exploration()->expression(), text(findFamily(family)->start()));
    Match *match = window.session()->match();
    QVERIFY(match->hasGame() && match->record().length() == 0);
    QVERIFY(match->sides().first == Side::Human); // it is the user's move
    for (const auto &[name, workspace] :
         {std::pair{"cardExplore", WorkspaceId::Explore}, std::pair{"cardStep", WorkspaceId::Step}}) {
        window.workspaces()->showStartPage();
        auto *button = chosen->findChild<QToolButton *>(QLatin1String(name));
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(shown(workspace));
        QCOMPARE(window.session()->exploration()->expression(), text(findFamily(family)->firstGraph()));
    }
}

void FirstMinutesTest::buttonsOnCardsAreReachedByTab()
{
    SessionWindow window;
    showAt(window, {1024, 700});
    QTRY_COMPARE(QApplication::focusWidget(), card(window, QStringLiteral("nim")));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("cardExplore"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("cardStep"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right); // to the card next to this one
    QCOMPARE(QApplication::focusWidget(), card(window, QStringLiteral("subtraction")));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(!window.workspaces()->showsStartPage());
    QCOMPARE(window.workspaces()->current(), WorkspaceId::Explore);
    QCOMPARE(window.session()->exploration()->expression(), findFamily(u"subtraction")->firstGraph());
}

/// Opening Nim again from its card doesn't show the end of the last game.
void FirstMinutesTest::theSameCardBeginsAnew()
{
    SessionWindow window;
    showAt(window, {1400, 900});
    GameCard *nim = card(window, QStringLiteral("nim"));
    QTest::keyClick(nim, Qt::Key_Return);
    Match *match = window.session()->match();
    match->setSides({Side::Human, Side::Human});
    QVERIFY(match->playTo(*parsePosition(u"nim:2,4,5")));
    window.workspaces()->showStartPage();
    QTest::keyClick(nim, Qt::Key_Return);
    QCOMPARE(match->record().length(), std::size_t(0));
    QCOMPARE(match->games().size(), std::size_t(1)); // the other one is kept
    QCOMPARE(window.workspaces()->current(), WorkspaceId::Play);
}

/// Escape, Alt+Left and the button return to the game; without a game there is no way back.
void FirstMinutesTest::startPageLeadsBack()
{
    SessionWindow window;
    showAt(window, {1024, 700});
    auto *button = page(window)->findChild<QPushButton *>(QStringLiteral("startBack"));
    QAction *back = (*window.commands())[WindowCommands::back];
    QVERIFY(button->isHidden() && !back->isEnabled());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(window.workspaces()->showsStartPage());

    window.open(QStringLiteral("kayles:5"));
    window.open(QStringLiteral("kayles:6"));
    window.workspaces()->showWorkspace(WorkspaceId::Step);
    const std::function<void()> ways[] = {
        [] { QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape); },
        [&window] { QTest::keyClick(&window, Qt::Key_Left, Qt::AltModifier); },
        [button] { QTest::mouseClick(button, Qt::LeftButton); },
        [&window] {
            lineOf(window)->setFocus();
            QTest::keyClick(lineOf(window), Qt::Key_Escape);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        },
    };
    for (const auto &goBack : ways) {
        window.workspaces()->showStartPage();
        QTRY_VERIFY(QApplication::focusWidget() && page(window)->isAncestorOf(QApplication::focusWidget()));
        QVERIFY(button->isVisible() && button->text().contains(QStringLiteral("kayles:6")) && back->isEnabled());
        goBack();
        QVERIFY(!window.workspaces()->showsStartPage());
        QCOMPARE(window.workspaces()->current(), WorkspaceId::Step);
        QCOMPARE(window.session()->exploration()->expression(), QStringLiteral("kayles:6"));
    }
    back->trigger(); // in a workspace it goes to the previous position, as usual
    QCOMPARE(window.session()->exploration()->expression(), QStringLiteral("kayles:5"));
}

void FirstMinutesTest::lessonsAreOneClickAway()
{
    SessionWindow window;
    showAt(window, {1024, 700});
    auto *first = page(window)->findChild<QPushButton *>(QStringLiteral("lesson.1-impartial-games"));
    QVERIFY(!page(window)->viewport()->rect().contains(placeOf(window, first)));
    QTest::mouseClick(page(window)->findChild<QPushButton *>(QStringLiteral("startLessons")), Qt::LeftButton);
    QVERIFY(page(window)->viewport()->rect().contains(placeOf(window, first)));
    QCOMPARE(QApplication::focusWidget(), first);
}

MEXPLORER_TEST(FirstMinutesTest)
#include "tst_firstminutes.moc"
