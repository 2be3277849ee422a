// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/translations.h"
#include "model/games/catalogue.h"
#include "model/notation/expression.h"
#include "tests/testprogram.h"
#include "tests/views/support/windowwait.h"
#include "views/boards/selectingboard.h"
#include "views/start/examples.h"
#include "views/start/gamecard.h"
#include "views/start/gamedialog.h"
#include "views/start/numberbox.h"
#include "views/start/startpage.h"
#include "views/theme/icons.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace mexplorer;

class TestStartPage : public QObject
{
    Q_OBJECT

private slots:
    void everyFamilyHasACard()
    {
        const StartPage page;
        for (const Family &family : catalogue()) {
            const auto *card = page.findChild<GameCard *>(QStringLiteral("family.") + family.name);
            QVERIFY2(card, qPrintable(family.name));
            QVERIFY(card->accessibleName() == family.title() &&
                    card->accessibleDescription().contains(family.summary()));
        }
        for (const Example &example : workedExamples())
            QVERIFY(page.findChild<GameCard *>(QStringLiteral("example.") + example.expression));
    }

    void examplesCanBeRead()
    {
        for (const Example &example : workedExamples()) {
            const Result<Position> position = parsePosition(example.expression);
            QVERIFY2(position.ok(), qPrintable(example.expression));
            QCOMPARE(position->text(), example.expression);
        }
    }

    void examplesRepeatNoFamily()
    {
        for (const Example &example : workedExamples()) {
            for (const Family &family : catalogue())
                QVERIFY(example.expression != family.start() && example.expression != family.firstGraph());
        }
    }

    void noWordOfACardIsCut_data()
    {
        QTest::addColumn<QLocale>("language");
        QTest::addColumn<int>("width");
        for (const QLocale &language : Translations::languages()) {
            for (const int width : {800, 1024, 1400, 1920})
                QTest::addRow("%s, %d", qPrintable(Translations::codeOf(language)), width) << language << width;
        }
    }
    /// In each language there is space for the label of the action next to the buttons.
    void noWordOfACardIsCut()
    {
        QFETCH(QLocale, language);
        QFETCH(int, width);
        Translations translations;
        translations.setLanguage(language);
        {
            StartPage page;
            page.resize(width, 700);
            page.show();
            QVERIFY(waitForWindowExposed(&page));
            for (const GameCard *card : page.findChildren<GameCard *>())
                QVERIFY2(card->width() >= card->footWidth(), qPrintable(QStringLiteral("%1: %2 of %3")
                                                                            .arg(card->accessibleName())
                                                                            .arg(card->width())
                                                                            .arg(card->footWidth())));
        }
        translations.setLanguage(Translations::languages().front());
    }

    void cardsFit_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1024x700") << QSize(1024, 700);
        QTest::newRow("1400x900") << QSize(1400, 900);
        QTest::newRow("2560x1440") << QSize(2560, 1440);
    }
    void cardsFit()
    {
        QFETCH(QSize, size);
        StartPage page;
        page.resize(size);
        QList<RecentItem> recent;
        for (int i = 0; i < 9; ++i)
            recent << RecentItem{QStringLiteral("subtraction{1-3}:9 + octal{0.137}:%1").arg(i), {}};
        page.setRecent(recent);
        page.show();
        QVERIFY(waitForWindowExposed(&page));
        QVERIFY(page.widget()->width() <= page.viewport()->width());
        int texts = 0;
        for (const auto *label : page.findChildren<QLabel *>()) {
            QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
            ++texts;
        }
        QVERIFY(texts >= 5);
        int offered = 0;
        for (const auto *button : page.findChildren<QPushButton *>()) {
            const QRect rect(button->mapTo(page.widget(), QPoint()), button->size());
            QVERIFY2(page.widget()->rect().contains(rect), qPrintable(button->text()));
            QVERIFY(button->width() >= button->fontMetrics().horizontalAdvance(button->text()) + 20);
            ++offered;
        }
        QCOMPARE(offered, 8 + 7); // with the folder of lessons, and the way back
        for (const auto *card : page.findChildren<GameCard *>()) {
            const QRect rect(card->mapTo(page.widget(), QPoint()), card->size());
            QVERIFY(page.widget()->rect().contains(rect));
            QVERIFY(rect.right() < page.viewport()->width());
            QVERIFY(card->height() >= card->heightForWidth(card->width()));
        }
    }

    void arrowKeysMoveAndEnterOpens()
    {
        StartPage page;
        page.resize(1400, 900);
        page.show();
        page.activateWindow();
        QVERIFY(waitForWindowActive(&page));
        QSignalSpy opened(&page, &StartPage::gameRequested);
        QSignalSpy setUp(&page, &StartPage::setUpRequested);
        auto *nim = page.findChild<GameCard *>(QStringLiteral("family.nim"));
        nim->setFocus();
        QTest::keyClick(nim, Qt::Key_Right);
        QCOMPARE(page.focusWidget()->objectName(), QStringLiteral("family.subtraction"));
        QTest::keyClick(page.focusWidget(), Qt::Key_Right);
        QCOMPARE(page.focusWidget()->objectName(), QStringLiteral("family.kayles"));
        QTest::keyClick(page.focusWidget(), Qt::Key_Return);
        QCOMPARE(opened.takeFirst().first().toString(), QStringLiteral("kayles:7"));
        QTest::keyClick(page.focusWidget(), Qt::Key_F2);
        QCOMPARE(setUp.takeFirst().first().toString(), QStringLiteral("kayles:7"));
        // Down moves to a card below, and Up from there back into the first row.
        const QWidget *first = page.focusWidget();
        QTest::keyClick(page.focusWidget(), Qt::Key_Down);
        QVERIFY(page.focusWidget()->mapTo(&page, QPoint()).y() > first->mapTo(&page, QPoint()).y());
        QTest::keyClick(page.focusWidget(), Qt::Key_Up);
        QCOMPARE(page.focusWidget(), first);
    }

    /// Arrow keys alone move from the first button to the last card and back, in a straight line.
    void arrowKeysGoWhereTheyPoint()
    {
        StartPage page;
        page.resize(1400, 900);
        page.setRecent({{QStringLiteral("kayles:9"), {}}, {QStringLiteral("nim:5"), {}}});
        page.show();
        page.activateWindow();
        QVERIFY(waitForWindowActive(&page));
        const auto point = [&page] {
            return page.focusWidget()->mapTo(page.widget(), page.focusWidget()->rect().center());
        };
        const auto press = [&](Qt::Key key) {
            const QPoint before = point();
            QTest::keyClick(page.focusWidget(), key);
            return point() - before;
        };
        page.findChild<QPushButton *>(QStringLiteral("startPlay"))->setFocus();
        QVERIFY(press(Qt::Key_Right).x() > 0);
        QCOMPARE(page.focusWidget()->objectName(), QStringLiteral("startPuzzles"));
        QVERIFY(press(Qt::Key_Left).x() < 0);
        QCOMPARE(press(Qt::Key_Left), QPoint()); // there is nothing further left
        QVERIFY(press(Qt::Key_Down).y() > 0);
        QCOMPARE(page.focusWidget()->accessibleName(), QStringLiteral("Open kayles:9"));
        QVERIFY(press(Qt::Key_Right).x() > 0);
        QCOMPARE(page.focusWidget()->accessibleName(), QStringLiteral("Open nim:5"));
        int rows = 0;
        while (press(Qt::Key_Down).y() > 0)
            ++rows;
        QVERIFY(rows >= 4);
        QVERIFY(page.focusWidget()->objectName().startsWith(QStringLiteral("example.")));
        QVERIFY(page.viewport()->rect().contains(page.focusWidget()->mapTo(page.viewport(), QPoint(8, 8))));
        while (press(Qt::Key_Up).y() < 0)
            --rows;
        QVERIFY(rows < 0); // to the buttons above
        QVERIFY(page.focusWidget()->objectName().startsWith(QStringLiteral("start")));
        QSignalSpy file(&page, &StartPage::fileRequested);
        page.findChild<QPushButton *>(QStringLiteral("startOpenFile"))->setFocus();
        QTest::keyClick(page.focusWidget(), Qt::Key_Space);
        QTest::keyClick(page.focusWidget(), Qt::Key_Return);
        QCOMPARE(file.size(), 2);
        // Typed text goes to the game bar, whatever has the focus on the page.
        QSignalSpy typed(&page, &StartPage::typed);
        QTest::keyClick(page.focusWidget(), Qt::Key_K);
        QCOMPARE(typed.takeFirst().first().toString(), QStringLiteral("k"));
    }

    void graphCardAsksForAFile()
    {
        StartPage page;
        page.show();
        QSignalSpy file(&page, &StartPage::fileRequested);
        QTest::mouseClick(page.findChild<GameCard *>(QStringLiteral("family.graph")), Qt::LeftButton);
        QCOMPARE(file.size(), 1);
    }

    void recentItemsAreOffered()
    {
        StartPage page;
        page.show();
        page.setRecent(
            {{QStringLiteral("small.dot"), QStringLiteral("/data/small.dot")}, {QStringLiteral("kayles:9"), {}}});
        QSignalSpy opened(&page, &StartPage::openRequested);
        int found = 0;
        for (QPushButton *button : page.findChildren<QPushButton *>()) {
            if (button->accessibleName().startsWith(QStringLiteral("Open "))) {
                QTest::mouseClick(button, Qt::LeftButton);
                ++found;
            }
        }
        QCOMPARE(found, 2);
        QCOMPARE(opened[0].first().toString(), QStringLiteral("/data/small.dot"));
        QCOMPARE(opened[1].first().toString(), QStringLiteral("kayles:9"));
    }

    // Every recent item has a picture: its position, or that of a graph.
    void recentItemsHavePictures()
    {
        StartPage page;
        page.setRecent({{QStringLiteral("kayles:9"), {}},
                        {QStringLiteral("graph{/data/small.dot}:a"), {}},
                        {QStringLiteral("small.dot"), QStringLiteral("/data/small.dot")},
                        {QStringLiteral("saved.mexp"), QStringLiteral("/data/saved.mexp")}});
        const QSize size(24, 20);
        const auto picture = [&](const QIcon &icon) { return icon.pixmap(size).toImage(); };
        const auto named = [&](const char *name) { return picture(themeIcon(QLatin1String(name))); };
        QList<QImage> pictures;
        for (const QPushButton *button : page.findChildren<QPushButton *>()) {
            if (button->accessibleName().startsWith(QStringLiteral("Open ")))
                pictures << picture(button->icon());
        }
        QCOMPARE(pictures.size(), 4);
        QCOMPARE(pictures[1], named("explore"));
        QCOMPARE(pictures[2], named("explore"));
        QCOMPARE(pictures[3], named("new"));
        QVERIFY(pictures[0] != named("history") && pictures[0] != pictures[1]);
    }

    void dialogKeepsWhatItIsGiven_data()
    {
        QTest::addColumn<QString>("expression");
        for (const char *text :
             {"nim:3,4,5", "kayles:7", "subtraction{1-3}:9 + subtraction{1-5}:10", "octal{0.137}:9", "hex{0.8}:12",
              "divide{2,3,6}:100", "grundy:8", "dawson:9,2", "wythoff:(3,5)", "matrix:0110/0000/0000/0001",
              "cram:110/111", "chomp:4,4,2", "kayles:5 + matrix:11/01 + nim:2"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void dialogKeepsWhatItIsGiven()
    {
        QFETCH(QString, expression);
        const GameDialog dialog(expression);
        const Result<Position> position = parsePosition(dialog.expression());
        QVERIFY(position.ok());
        QCOMPARE(*position, *parsePosition(expression));
    }

    void everyFamilyCanBeSetUp()
    {
        GameDialog dialog({});
        auto *family = dialog.findChild<QComboBox *>(QStringLiteral("termFamily"));
        QCOMPARE(family->count(), static_cast<int>(catalogue().size()));
        const auto *open = dialog.findChild<QPushButton *>(QStringLiteral("dialogOpen"));
        for (int i = 0; i < family->count(); ++i) {
            family->setCurrentIndex(i);
            const bool fromFile = family->itemData(i).toString() == QStringLiteral("graph");
            QCOMPARE(parsePosition(dialog.expression()).ok(), !fromFile); // a graph file is chosen first
            QCOMPARE(open->isEnabled(), !fromFile);
        }
    }

    void heapsAreSetAndAdded()
    {
        GameDialog dialog(QStringLiteral("nim:3"));
        dialog.show();
        dialog.findChild<NumberBox *>(QStringLiteral("heap0"))->setValue(12);
        QCOMPARE(dialog.expression(), QStringLiteral("nim:12"));
        QTest::mouseClick(dialog.findChild<QToolButton *>(QStringLiteral("addHeap")), Qt::LeftButton);
        QCOMPARE(dialog.expression(), QStringLiteral("nim:12,5"));
        QTest::mouseClick(dialog.findChild<QToolButton *>(QStringLiteral("removeHeap")), Qt::LeftButton);
        QCOMPARE(dialog.expression(), QStringLiteral("nim:12"));
        QVERIFY(!dialog.findChild<QToolButton *>(QStringLiteral("removeHeap"))->isEnabled());
    }

    void cellsAreClicked()
    {
        GameDialog dialog(QStringLiteral("matrix:00/00"));
        dialog.show();
        auto *board = dialog.findChild<SelectingBoard *>(QStringLiteral("board"));
        QTest::mouseClick(board, Qt::LeftButton, {}, board->pieceRect(0).center().toPoint());
        QCOMPARE(dialog.expression(), QStringLiteral("matrix:10/00"));
        dialog.findChild<QSpinBox *>(QStringLiteral("gridColumns"))->setValue(3);
        QCOMPARE(dialog.expression(), QStringLiteral("matrix:101/001"));
    }

    void gamesAreAddedUp()
    {
        GameDialog dialog(QStringLiteral("kayles:5"));
        dialog.show();
        QSignalSpy opened(&dialog, &GameDialog::openRequested);
        QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("addTerm")), Qt::LeftButton);
        auto *list = dialog.findChild<QListWidget *>(QStringLiteral("termList"));
        QCOMPARE(list->count(), 2);
        QCOMPARE(list->currentRow(), 1);
        const auto families = dialog.findChildren<QComboBox *>(QStringLiteral("termFamily"));
        families[1]->setCurrentIndex(families[1]->findData(QStringLiteral("subtraction")));
        auto *set = dialog.findChildren<QLineEdit *>(QStringLiteral("termParameters")).last();
        set->setText(QStringLiteral("0"));
        QVERIFY(!dialog.findChild<QPushButton *>(QStringLiteral("dialogOpen"))->isEnabled());
        QVERIFY(dialog.findChild<QLabel *>(QStringLiteral("dialogProblem"))->text().contains(QStringLiteral("column")));
        set->setText(QStringLiteral("1,4"));
        QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("dialogOpen")), Qt::LeftButton);
        QCOMPARE(opened.takeFirst().first().toString(), QStringLiteral("kayles:5 + subtraction{1,4}:7"));
        QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("removeTerm")), Qt::LeftButton);
        QCOMPARE(list->count(), 1);
    }
};

MEXPLORER_TEST(TestStartPage)
#include "tst_startpage.moc"
