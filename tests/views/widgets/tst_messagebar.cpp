// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/windowwait.h"
#include "views/theme/theme.h"
#include "views/widgets/messagebar.h"
#include "views/widgets/segmentedswitch.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <memory>

using namespace mexplorer;

namespace {

QColor strongest(const QPixmap &pixmap)
{
    const QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32);
    QColor found(Qt::transparent);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y).alpha() > found.alpha())
                found = image.pixelColor(x, y);
        }
    }
    return found;
}

} // namespace

class TestMessageBar : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void hasARowOfItsOwn();
    void longWordsHoldNoWindowWide();
    void laterMessageTakesThePlace();
    void offerGoesWithItsMessage();
    void offerMayShowAnother();
    void colorsOfBothThemes_data();
    void colorsOfBothThemes();
    void markupIsShownAsWritten();
    void switchByKeyboard();
    void switchKeepsOneChoice();

private:
    template <class Widget> Widget *find(const char *name) { return m_bar->findChild<Widget *>(QLatin1String(name)); }

    std::unique_ptr<QWidget> m_window;
    MessageBar *m_bar = nullptr;
    QLabel *m_view = nullptr;
};

void TestMessageBar::init()
{
    m_window = std::make_unique<QWidget>();
    auto *layout = new QVBoxLayout(m_window.get());
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_view = new QLabel(QStringLiteral("view"));
    m_bar = new MessageBar(m_window.get());
    layout->addWidget(m_view, 1);
    layout->addWidget(m_bar);
    m_window->resize(600, 300);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(waitForWindowActive(m_window.get()));
}

void TestMessageBar::cleanup()
{
    m_window.reset();
    Theme::instance().setMode(Theme::Mode::Light);
}

/// The view above has the rest of the height, and all of it without a message.
void TestMessageBar::hasARowOfItsOwn()
{
    const QRect all = m_window->rect();
    QCOMPARE(m_view->geometry(), all);
    m_bar->showMessage(QStringLiteral("The file is gone, and so is the folder that it was in; open another one."));
    for (const QSize size : {all.size(), QSize(300, 200), all.size()}) {
        m_window->resize(size);
        QTRY_COMPARE(m_bar->geometry().bottomRight(), m_window->rect().bottomRight());
        QCOMPARE(m_bar->width(), m_window->width());
        QVERIFY(m_bar->height() > 20);
        QTRY_COMPARE(m_bar->height(), m_bar->heightForWidth(m_bar->width()));
        QCOMPARE(m_view->geometry(), m_window->rect().adjusted(0, 0, 0, -m_bar->height()));
    }
    QCOMPARE(m_bar->accessibleDescription(), m_bar->message());
    QTest::mouseClick(find<QToolButton>("messageClose"), Qt::LeftButton);
    QCOMPARE(m_bar->message(), QString());
    QTRY_COMPARE(m_view->geometry(), all);
}

void TestMessageBar::longWordsHoldNoWindowWide()
{
    m_bar->showMessage(QStringLiteral("There is no file /") + QString(500, u'a'));
    m_bar->offer(QStringLiteral("Continue"), [] {});
    QCoreApplication::processEvents();
    QCOMPARE(m_window->width(), 600);
    QVERIFY(m_window->minimumSizeHint().width() < 300);
}

void TestMessageBar::laterMessageTakesThePlace()
{
    m_bar->showMessage(QStringLiteral("One."));
    m_bar->showMessage(QStringLiteral("Two."), MessageBar::Kind::Notice);
    QCOMPARE(m_bar->message(), QStringLiteral("Two."));
    QCOMPARE(m_bar->accessibleDescription(), QStringLiteral("Two."));
    find<QToolButton>("messageClose")->setFocus();
    QTest::keyClick(find<QToolButton>("messageClose"), Qt::Key_Escape);
    QVERIFY(m_bar->isHidden()); // not the first message again
}

void TestMessageBar::offerGoesWithItsMessage()
{
    int first = 0;
    int second = 0;
    m_bar->showMessage(QStringLiteral("One."));
    m_bar->offer(QStringLiteral("Do one"), [&first] { ++first; });
    m_bar->showMessage(QStringLiteral("Two."));
    QVERIFY(find<QPushButton>("messageOffer")->isHidden());
    m_bar->offer(QStringLiteral("Do two"), [&second] { ++second; });
    QCOMPARE(find<QPushButton>("messageOffer")->text(), QStringLiteral("Do two"));
    find<QPushButton>("messageOffer")->setFocus();
    QTest::keyClick(find<QPushButton>("messageOffer"), Qt::Key_Space);
    QCOMPARE(first, 0);
    QCOMPARE(second, 1);
    QVERIFY(m_bar->isHidden());
}

void TestMessageBar::offerMayShowAnother()
{
    m_bar->showMessage(QStringLiteral("The limit is reached."));
    m_bar->offer(QStringLiteral("Show more"), [this] { m_bar->showMessage(QStringLiteral("Still too many.")); });
    QTest::mouseClick(find<QPushButton>("messageOffer"), Qt::LeftButton);
    QCOMPARE(m_bar->message(), QStringLiteral("Still too many."));
    QVERIFY(m_bar->isVisible());
}

void TestMessageBar::colorsOfBothThemes_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("problem");
    QTest::newRow("light problem") << false << true;
    QTest::newRow("light notice") << false << false;
    QTest::newRow("dark problem") << true << true;
    QTest::newRow("dark notice") << true << false;
}

void TestMessageBar::colorsOfBothThemes()
{
    QFETCH(bool, dark);
    QFETCH(bool, problem);
    // The message is shown before the theme changes, and follows it.
    Theme::instance().setMode(dark ? Theme::Mode::Light : Theme::Mode::Dark);
    m_bar->showMessage(QStringLiteral("Something to know."),
                       problem ? MessageBar::Kind::Problem : MessageBar::Kind::Notice);
    Theme::instance().setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
    const Colors &colors = Theme::instance().colors();
    const QImage image = m_bar->grab().toImage();
    QCOMPARE(image.pixelColor(1, image.height() / 2), problem ? colors.warning : colors.pPosition);
    bool icon = false;
    for (const QLabel *label : m_bar->findChildren<QLabel *>()) {
        const QPixmap pixmap = label->pixmap(Qt::ReturnByValue);
        if (pixmap.isNull())
            continue;
        icon = true;
        const QColor ink = strongest(pixmap);
        QVERIFY2(std::abs(ink.red() - colors.text.red()) < 12 && std::abs(ink.blue() - colors.text.blue()) < 12,
                 qPrintable(ink.name()));
    }
    QVERIFY(icon);
}

void TestMessageBar::markupIsShownAsWritten()
{
    const QString message = QStringLiteral("<b>graph</b>{a & b} can't be read.");
    m_bar->showMessage(message);
    QCOMPARE(find<QLabel>("messageText")->textFormat(), Qt::PlainText);
    QCOMPARE(m_bar->message(), message);
}

void TestMessageBar::switchByKeyboard()
{
    auto *choice = new SegmentedSwitch;
    for (const char *text : {"one", "two", "three"})
        choice->addChoice(QString::fromLatin1(text));
    m_window->layout()->addWidget(choice);
    choice->show();
    QSignalSpy chosen(choice, &SegmentedSwitch::chosen);
    const auto buttons = choice->findChildren<QPushButton *>();
    QCOMPARE(choice->current(), 0);
    buttons[0]->setFocus();
    for (const int requested : {1, 2}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QCOMPARE(choice->current(), requested);
        QCOMPARE(chosen.last().first().toInt(), requested);
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QCOMPARE(choice->current(), 1);
    QCOMPARE(chosen.size(), 3);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(buttons[1]));
}

void TestMessageBar::switchKeepsOneChoice()
{
    SegmentedSwitch choice;
    QCOMPARE(choice.addChoice(QStringLiteral("Normal"), QStringLiteral("Last move wins")), 0);
    QCOMPARE(choice.addChoice(QStringLiteral("Other")), 1);
    QSignalSpy chosen(&choice, &SegmentedSwitch::chosen);
    choice.show();
    choice.setCurrent(1);
    QCOMPARE(choice.current(), 1);
    choice.setCurrent(7); // there is none
    QCOMPARE(choice.current(), 1);
    QCOMPARE(chosen.size(), 0); // only choices of the user are reported
    const auto buttons = choice.findChildren<QPushButton *>();
    QTest::mouseClick(buttons[1], Qt::LeftButton); // already checked, and remains so
    QCOMPARE(choice.current(), 1);
    QVERIFY(buttons[1]->isChecked() && !buttons[0]->isChecked());
    QCOMPARE(buttons[0]->toolTip(), QStringLiteral("Last move wins"));
}

MEXPLORER_TEST(TestMessageBar)
#include "tst_messagebar.moc"
