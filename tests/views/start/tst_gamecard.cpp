// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/catalogue.h"
#include "tests/testprogram.h"
#include "tests/views/support/windowwait.h"
#include "views/start/examples.h"
#include "views/start/gamecard.h"
#include "views/start/startpage.h"
#include "views/theme/theme.h"

#include <QContextMenuEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>

using namespace mexplorer;

namespace {

CardContent kayles()
{
    return {QStringLiteral("Kayles"), QStringLiteral("Knock down one pin, or two adjacent pins, of one row."),
            QStringLiteral("kayles:7"), QStringLiteral("kayles:6")};
}

/// True if a pixel nearly has \a color: small letters have soft edges.
bool hasColor(const QImage &image, const QColor &color)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor at = image.pixelColor(x, y);
            if (std::abs(at.red() - color.red()) + std::abs(at.green() - color.green()) +
                    std::abs(at.blue() - color.blue()) <
                40)
                return true;
        }
    }
    return false;
}

} // namespace

class TestGameCard : public QObject
{
    Q_OBJECT

private slots:
    void cleanup();
    void openedByMouseAndKeys();
    void lookedAtByButtons();
    void setUpByKeyAndRightButton();
    void narrowCardsAreHigher_data();
    void narrowCardsAreHigher();
    void drawnInBothThemes_data();
    void drawnInBothThemes();
    void focusShows();
    void unreadableGameShowsTheSample();
    void tabReachesEveryCardBothWays();
    void arrowsReachEveryCard();
    void focusedCardIsInSight();
    void examplesOpenByClick_data();
    void examplesOpenByClick();
    void titleOffers();
    void recentMayChangeWhileOneOpens();
    void recentIsShortAndGoes();

private:
    void showCard(const CardContent &content, GameCard::Shape shape = GameCard::Shape::Tall);
    void showPage();
    GameCard *card(const QString &name) { return m_page->findChild<GameCard *>(name); }

    std::unique_ptr<GameCard> m_card;
    std::unique_ptr<StartPage> m_page;
};

void TestGameCard::cleanup()
{
    m_card.reset();
    m_page.reset();
    Theme::instance().setMode(Theme::Mode::Light);
}

void TestGameCard::showCard(const CardContent &content, GameCard::Shape shape)
{
    m_card = std::make_unique<GameCard>(content, shape);
    m_card->resize(m_card->sizeHint());
    m_card->move(300, 300); // away from the pointer
    m_card->show();
    m_card->activateWindow();
    QVERIFY(waitForWindowActive(m_card.get()));
}

void TestGameCard::showPage()
{
    m_page = std::make_unique<StartPage>();
    m_page->resize(1200, 760);
    m_page->show();
    m_page->activateWindow();
    QVERIFY(waitForWindowActive(m_page.get()));
}

void TestGameCard::openedByMouseAndKeys()
{
    showCard(kayles());
    QSignalSpy clicked(m_card.get(), &GameCard::clicked);
    QSignalSpy setUp(m_card.get(), &GameCard::setUpRequested);
    QTest::mouseClick(m_card.get(), Qt::LeftButton, {}, m_card->rect().center());
    QCOMPARE(clicked.size(), 1);
    QTest::mousePress(m_card.get(), Qt::LeftButton, {}, m_card->rect().center());
    QTest::mouseRelease(m_card.get(), Qt::LeftButton, {}, QPoint(-50, -50)); // released outside: cancelled
    QCOMPARE(clicked.size(), 1);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space})
        QTest::keyClick(m_card.get(), key);
    QCOMPARE(clicked.size(), 4);
    for (const Qt::Key key : {Qt::Key_A, Qt::Key_Left, Qt::Key_Escape})
        QTest::keyClick(m_card.get(), key);
    QCOMPARE(clicked.size(), 4);
    QCOMPARE(setUp.size(), 0);
}

/// The buttons Explore and Step are within the card, in separate space, and don't play the game.
void TestGameCard::lookedAtByButtons()
{
    for (const GameCard::Shape shape : {GameCard::Shape::Tall, GameCard::Shape::Wide}) {
        showCard(kayles(), shape);
        QSignalSpy clicked(m_card.get(), &GameCard::clicked);
        QList<WorkspaceId> looks;
        connect(m_card.get(), &GameCard::lookRequested, this, [&looks](WorkspaceId id) { looks << id; });
        QRect before;
        for (const char *name : {"cardExplore", "cardStep"}) {
            auto *button = m_card->findChild<QToolButton *>(QLatin1String(name));
            QVERIFY(m_card->rect().contains(button->geometry()) && !before.intersects(button->geometry()));
            QVERIFY(button->toolTip().contains(QStringLiteral("kayles:6")));
            QVERIFY(button->size().width() >= button->sizeHint().width());
            before = button->geometry();
            QTest::mouseClick(button, Qt::LeftButton);
        }
        QCOMPARE(looks, QList({WorkspaceId::Explore, WorkspaceId::Step}));
        QCOMPARE(clicked.size(), 0);
    }
}

void TestGameCard::setUpByKeyAndRightButton()
{
    showCard(kayles());
    QSignalSpy clicked(m_card.get(), &GameCard::clicked);
    QSignalSpy setUp(m_card.get(), &GameCard::setUpRequested);
    QTest::keyClick(m_card.get(), Qt::Key_F2);
    QCOMPARE(setUp.size(), 1);
    const QPoint centre = m_card->rect().center();
    QContextMenuEvent menu(QContextMenuEvent::Mouse, centre, m_card->mapToGlobal(centre));
    QApplication::sendEvent(m_card.get(), &menu);
    QCOMPARE(setUp.size(), 2);
    QCOMPARE(clicked.size(), 0);
}

void TestGameCard::narrowCardsAreHigher_data()
{
    QTest::addColumn<bool>("tall");
    QTest::newRow("picture above") << true;
    QTest::newRow("picture beside") << false;
}

void TestGameCard::narrowCardsAreHigher()
{
    QFETCH(bool, tall);
    const GameCard card(kayles(), tall ? GameCard::Shape::Tall : GameCard::Shape::Wide);
    QVERIFY(card.hasHeightForWidth());
    int before = card.heightForWidth(900);
    for (int width = 880; width >= 220; width -= 20) {
        const int height = card.heightForWidth(width);
        QVERIFY2(height >= before, qPrintable(QString::number(width)));
        before = height;
    }
    QVERIFY(before > card.heightForWidth(900)); // at 220 the sentence no longer fits in a line
}

void TestGameCard::drawnInBothThemes_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestGameCard::drawnInBothThemes()
{
    QFETCH(bool, dark);
    Theme::instance().setMode(dark ? Theme::Mode::Light : Theme::Mode::Dark);
    showCard(kayles());
    Theme::instance().setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
    const Colors &colors = Theme::instance().colors();
    m_card->clearFocus();
    const QImage image = m_card->grab().toImage();
    QCOMPARE(image.pixelColor(8, image.height() / 2), colors.raised);
    const QImage picture = image.copy(16, 16, image.width() - 32, 76);
    const QImage words = image.copy(16, 104, image.width() - 32, image.height() - 120);
    QVERIFY(std::any_of(picture.constBits(), picture.constBits() + picture.sizeInBytes(),
                        [&picture](uchar byte) { return byte != picture.constBits()[0]; }));
    QVERIFY(hasColor(words, colors.text));
}

void TestGameCard::focusShows()
{
    showCard(kayles());
    m_card->clearFocus();
    const QImage plain = m_card->grab().toImage();
    m_card->setFocus();
    QTRY_VERIFY(m_card->hasFocus());
    const QImage focused = m_card->grab().toImage();
    const int middle = plain.height() / 2;
    QCOMPARE(focused.pixelColor(1, middle), Theme::instance().colors().pPosition);
    QVERIFY(plain != focused);
    // The text and the picture don't move.
    const QRect inside = plain.rect().adjusted(8, 8, -8, -8);
    QCOMPARE(plain.copy(inside), focused.copy(inside));
}

void TestGameCard::unreadableGameShowsTheSample()
{
    CardContent file = kayles();
    file.expression = QStringLiteral("graph{FILE}");
    showCard(file);
    const QImage sample = m_card->grab().toImage().copy(16, 16, m_card->width() - 32, 76);
    const Colors &colors = Theme::instance().colors();
    QVERIFY(hasColor(sample, colors.pPosition)); // P as discs
    QVERIFY(hasColor(sample, colors.nPosition)); // N as rings
}

void TestGameCard::tabReachesEveryCardBothWays()
{
    showPage();
    QSet<const QWidget *> expected;
    for (const auto *button : m_page->findChildren<QAbstractButton *>()) {
        if (button->isVisible())
            expected.insert(button);
    }
    const std::size_t cards = catalogue().size() + workedExamples().size();
    QVERIFY(static_cast<std::size_t>(expected.size()) == 3 * cards - 2 + 7); // a graph file is chosen first
    for (const bool forwards : {true, false}) {
        QWidget *first = card(QStringLiteral("family.nim"));
        first->setFocus();
        QSet<const QWidget *> seen;
        for (qsizetype i = 0; i < expected.size() + 4; ++i) {
            seen.insert(QApplication::focusWidget());
            QTest::keyClick(QApplication::focusWidget(), forwards ? Qt::Key_Tab : Qt::Key_Backtab,
                            forwards ? Qt::NoModifier : Qt::ShiftModifier);
        }
        QVERIFY(seen.contains(expected));
    }
}

void TestGameCard::arrowsReachEveryCard()
{
    showPage();
    QSet<const QWidget *> reached;
    QList<QWidget *> open = {card(QStringLiteral("family.nim"))};
    while (!open.isEmpty()) {
        QWidget *from = open.takeLast();
        if (reached.contains(from) || !qobject_cast<GameCard *>(from))
            continue;
        reached.insert(from);
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
            from->setFocus();
            QTest::keyClick(from, key);
            QWidget *to = QApplication::focusWidget();
            QVERIFY(to);
            if (to == from)
                continue;
            const QPoint way = to->mapToGlobal(to->rect().center()) - from->mapToGlobal(from->rect().center());
            QVERIFY(key == Qt::Key_Left    ? way.x() < 0
                    : key == Qt::Key_Right ? way.x() > 0
                    : key == Qt::Key_Up    ? way.y() < 0
                                           : way.y() > 0);
            open << to;
        }
    }
    for (const auto *each : m_page->findChildren<GameCard *>())
        QVERIFY2(reached.contains(each), qPrintable(each->objectName()));
}

void TestGameCard::focusedCardIsInSight()
{
    showPage();
    m_page->resize(900, 500);
    QTRY_VERIFY(m_page->verticalScrollBar()->maximum() > 0);
    card(QStringLiteral("family.nim"))->setFocus();
    QCOMPARE(m_page->verticalScrollBar()->value(), 0);
    for (int i = 0; i < 20; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        const QWidget *at = QApplication::focusWidget();
        const QRect rect(at->mapTo(m_page->viewport(), QPoint()), at->size());
        QVERIFY2(m_page->viewport()->rect().contains(rect), qPrintable(at->objectName()));
    }
    QVERIFY(m_page->verticalScrollBar()->value() > 0);
}

void TestGameCard::examplesOpenByClick_data()
{
    QTest::addColumn<QString>("expression");
    for (const Example &example : workedExamples())
        QTest::newRow(qPrintable(example.expression)) << example.expression;
}

void TestGameCard::examplesOpenByClick()
{
    QFETCH(QString, expression);
    showPage();
    QSignalSpy opened(m_page.get(), &StartPage::gameRequested);
    QSignalSpy setUp(m_page.get(), &StartPage::setUpRequested);
    GameCard *example = card(QStringLiteral("example.") + expression);
    m_page->ensureWidgetVisible(example);
    QTest::mouseClick(example, Qt::LeftButton, {}, {20, 20});
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.first().first().toString(), expression);
    QVERIFY(opened.first().at(1).value<WorkspaceId>() == WorkspaceId::Play);
    QTest::keyClick(example, Qt::Key_F2);
    QCOMPARE(setUp.size(), 1);
    QCOMPARE(setUp.first().first().toString(), expression);
    QCOMPARE(opened.size(), 1);
}

void TestGameCard::titleOffers()
{
    showPage();
    QSignalSpy setUp(m_page.get(), &StartPage::setUpRequested);
    QSignalSpy file(m_page.get(), &StartPage::fileRequested);
    QSignalSpy game(m_page.get(), &StartPage::gameRequested);
    for (const char *name : {"startSetUp", "startOpenFile", "startPlay"}) {
        auto *button = m_page->findChild<QPushButton *>(QLatin1String(name));
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
    }
    QCOMPARE(setUp.size(), 1);
    QVERIFY(setUp.first().first().toString().isEmpty()); // no game to begin with
    QCOMPARE(file.size(), 1);
    QCOMPARE(game.size(), 1);
    QCOMPARE(game.first().first().toString(), catalogue().front().start());
    QVERIFY(game.first().at(1).value<WorkspaceId>() == WorkspaceId::Play);
}

void TestGameCard::recentMayChangeWhileOneOpens()
{
    showPage();
    QStringList opened;
    connect(m_page.get(), &StartPage::openRequested, this, [this, &opened](const QString &game) {
        opened << game;
        m_page->setRecent({{game, {}}, {QStringLiteral("nim:1,2"), {}}}); // as the window does when a game opens
    });
    m_page->setRecent({{QStringLiteral("kayles:9"), {}}});
    const auto find = [this](const QString &game) {
        for (auto *button : m_page->findChildren<QPushButton *>()) {
            if (button->accessibleName().endsWith(game))
                return button;
        }
        return static_cast<QPushButton *>(nullptr);
    };
    QTest::mouseClick(find(QStringLiteral("kayles:9")), Qt::LeftButton);
    QTest::mouseClick(find(QStringLiteral("nim:1,2")), Qt::LeftButton);
    QCOMPARE(opened, QStringList({QStringLiteral("kayles:9"), QStringLiteral("nim:1,2")}));
}

void TestGameCard::recentIsShortAndGoes()
{
    showPage();
    const auto count = [this] {
        int visible = 0;
        for (const auto *button : m_page->findChildren<QPushButton *>())
            visible += button->isVisible() && button->isFlat();
        return visible;
    };
    QCOMPARE(count(), 0);
    QList<RecentItem> items;
    for (int i = 0; i < 40; ++i)
        items << RecentItem{QStringLiteral("nim:%1").arg(i), {}};
    m_page->setRecent(items);
    QTRY_COMPARE(count(), 6);
    m_page->setRecent(items.first(2));
    QTRY_COMPARE(count(), 2);
    m_page->setRecent({});
    QCOMPARE(count(), 0);
}

MEXPLORER_TEST(TestGameCard)
#include "tst_gamecard.moc"
