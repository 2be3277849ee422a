// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "views/theme/theme.h"
#include "views/widgets/events.h"
#include "views/widgets/expressionedit.h"
#include "views/widgets/flowlayout.h"
#include "views/widgets/messagebar.h"
#include "views/widgets/segmentedswitch.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QAction>
#include <QCompleter>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace mexplorer;

namespace {

QStringList suggested(const ExpressionEdit &edit)
{
    QStringList texts;
    const QAbstractItemModel *model = edit.findChild<QCompleter *>()->completionModel();
    for (int row = 0; row < model->rowCount(); ++row)
        texts << model->index(row, 0).data().toString();
    return texts;
}

/// Returns the number of pixels in \a area that nearly have \a color.
int pixelsOf(const QImage &image, const QRect &area, const QColor &color)
{
    int count = 0;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x) {
            const QColor at = image.pixelColor(x, y);
            count += std::abs(at.red() - color.red()) + std::abs(at.green() - color.green()) +
                         std::abs(at.blue() - color.blue()) <
                     90;
        }
    }
    return count;
}

} // namespace

class TestWidgets : public QObject
{
    Q_OBJECT

private slots:
    /// The text stays for a screen reader that comes to the widget later.
    void announcementsAreNamesOrDescriptions()
    {
        QWidget widget;
        announce(&widget, QStringLiteral("Player 1 wins."));
        QCOMPARE(widget.accessibleDescription(), QStringLiteral("Player 1 wins."));
        QCOMPARE(widget.accessibleName(), QString());
        announce(&widget, QStringLiteral("Turn of player 2"), QAccessible::Name);
        QCOMPARE(widget.accessibleName(), QStringLiteral("Turn of player 2"));
        announce(&widget, QString());
        QCOMPARE(widget.accessibleDescription(), QString());
    }

    void expressionIsChecked_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("column"); // 0 if valid
        QTest::newRow("empty") << QString() << 0;
        QTest::newRow("kayles") << QStringLiteral("kayles:7") << 0;
        QTest::newRow("sum") << QStringLiteral("nim:3,4 + kayles:2") << 0;
        QTest::newRow("letter") << QStringLiteral("kayles:7x") << 9;
        QTest::newRow("no such game") << QStringLiteral("nim:3 + kegel:2") << 9;
        QTest::newRow("ragged") << QStringLiteral("matrix:01/0") << 11;
    }
    void expressionIsChecked()
    {
        QFETCH(QString, text);
        QFETCH(int, column);
        ExpressionEdit edit;
        edit.show();
        QSignalSpy checked(&edit, &ExpressionEdit::checked);
        edit.setFocus();
        QTest::keyClicks(&edit, text);
        QCOMPARE(checked.size(), text.size());
        QCOMPARE(edit.problem().has_value(), column > 0);
        if (column > 0) {
            QCOMPARE(edit.problem()->column, column);
            QCOMPARE(edit.accessibleDescription(), edit.problem()->message);
        }
    }

    void wrongPlaceIsUnderlined()
    {
        ExpressionEdit edit;
        edit.resize(400, 36);
        edit.show();
        edit.setText(QStringLiteral("kayles:7"));
        const QColor color = Theme::instance().colors().warning;
        const QRect lower(0, edit.height() / 2, edit.width(), edit.height() / 2 - 2);
        QCOMPARE(pixelsOf(edit.grab().toImage(), lower, color), 0);
        edit.setText(QStringLiteral("kayles:7xxx"));
        const QImage image = edit.grab().toImage();
        QVERIFY(pixelsOf(image, lower, color) > 10);
        const int before = edit.fontMetrics().horizontalAdvance(QStringLiteral("kayles:"));
        QCOMPARE(pixelsOf(image, QRect(0, lower.top(), before, lower.height()), color), 0);
    }

    void suggestions_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("has");
        QTest::newRow("name") << QStringLiteral("kay") << QStringLiteral("kayles");
        QTest::newRow("example") << QStringLiteral("kay") << QStringLiteral("kayles:7");
        QTest::newRow("brace") << QStringLiteral("sub") << QStringLiteral("subtraction{");
        QTest::newRow("second term") << QStringLiteral("nim:3 + gru") << QStringLiteral("grundy");
        QTest::newRow("counted term") << QStringLiteral("2*daw") << QStringLiteral("dawson");
        QTest::newRow("earlier") << QStringLiteral("nim:1") << QStringLiteral("nim:17,4");
    }
    void suggestions()
    {
        QFETCH(QString, text);
        QFETCH(QString, has);
        ExpressionEdit edit;
        edit.setEarlier({QStringLiteral("nim:17,4")});
        edit.show();
        QAbstractItemModelTester tester(edit.findChild<QCompleter *>()->completionModel(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QTest::keyClicks(&edit, text);
        QVERIFY2(suggested(edit).contains(has), qPrintable(suggested(edit).join(u' ')));
    }

    void suggestionReplacesTheTermOnly()
    {
        ExpressionEdit edit;
        edit.show();
        edit.activateWindow();
        edit.setFocus();
        QSignalSpy returned(&edit, &QLineEdit::returnPressed);
        QTest::keyClicks(&edit, QStringLiteral("nim:3 + gru"));
        QWidget *popup = edit.findChild<QCompleter *>()->popup();
        QVERIFY(popup->isVisible());
        QTest::keyClick(popup, Qt::Key_Down);
        QTest::keyClick(popup, Qt::Key_Return);
        QCOMPARE(edit.text(), QStringLiteral("nim:3 + grundy:"));
        QCOMPARE(returned.size(), 0);
        QVERIFY(!popup->isVisible());
        QTest::keyClick(&edit, Qt::Key_Return);
        QCOMPARE(returned.size(), 1);
    }

    void nothingSuggestedForNonsense()
    {
        ExpressionEdit edit;
        edit.show();
        QTest::keyClicks(&edit, QStringLiteral("zzz"));
        QVERIFY(suggested(edit).isEmpty());
        QVERIFY(!edit.findChild<QCompleter *>()->popup()->isVisible());
    }

    void messageBarOffersAndGoes()
    {
        MessageBar bar;
        QVERIFY(bar.isHidden());
        bar.showMessage(QStringLiteral("The file is gone; open another."));
        QCOMPARE(bar.message(), QStringLiteral("The file is gone; open another."));
        bool done = false;
        bar.offer(QStringLiteral("Open"), [&done] { done = true; });
        QTest::mouseClick(bar.findChild<QAbstractButton *>(QStringLiteral("messageOffer")), Qt::LeftButton);
        QVERIFY(done);
        QVERIFY(bar.isHidden());
        bar.showMessage(QStringLiteral("Another."));
        QVERIFY(bar.findChild<QWidget *>(QStringLiteral("messageOffer"))->isHidden());
        QTest::keyClick(bar.findChild<QWidget *>(QStringLiteral("messageClose")), Qt::Key_Escape);
        QVERIFY(bar.isHidden());
    }

    void cardsFillTheWidth_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("columns");
        QTest::newRow("one") << 150 << 1;
        QTest::newRow("just two") << 210 << 2;
        QTest::newRow("three") << 400 << 3;
        QTest::newRow("as many as there are") << 4000 << 5;
    }
    void cardsFillTheWidth()
    {
        QFETCH(int, width);
        QFETCH(int, columns);
        QWidget area;
        auto *layout = new FlowLayout(&area, 10);
        layout->setColumnWidth(100);
        layout->setContentsMargins(0, 0, 0, 0);
        for (int i = 0; i < 5; ++i)
            layout->addWidget(new QLabel(QStringLiteral("card")));
        area.resize(width, layout->heightForWidth(width));
        layout->setGeometry(area.rect());
        QCOMPARE(layout->itemAt(columns - 1)->geometry().top(), 0);
        const int rows = (5 + columns - 1) / columns;
        for (int i = 0; i < 5; ++i) {
            const QRect card = layout->itemAt(i)->geometry();
            QVERIFY(area.rect().contains(card));
            QCOMPARE(card.size(), layout->itemAt(0)->geometry().size());
            for (int j = 0; j < i; ++j)
                QVERIFY(!card.intersects(layout->itemAt(j)->geometry()));
        }
        QCOMPARE(layout->itemAt(4)->geometry().bottom() + 1, layout->heightForWidth(width));
        QCOMPARE(layout->itemAt(4)->geometry().top(), (rows - 1) * (layout->itemAt(0)->geometry().height() + 10));
    }

    /// A hidden widget leaves no gap.
    void hiddenWidgetsTakeNoRoom()
    {
        QWidget area;
        auto *layout = new FlowLayout(&area, 10);
        layout->setAlignment(Qt::AlignLeft);
        layout->setContentsMargins(0, 0, 0, 0);
        QLabel *first = new QLabel(QStringLiteral("first"));
        QLabel *second = new QLabel(QStringLiteral("second"));
        layout->addWidget(first);
        layout->addWidget(second);
        const int height = layout->heightForWidth(400);
        for (const bool hidden : {true, false, true}) {
            first->setVisible(!hidden);
            layout->setGeometry(QRect(0, 0, 400, height));
            QCOMPARE(second->x(), hidden ? 0 : first->width() + 10);
        }
        second->hide();
        QCOMPARE(layout->heightForWidth(400), 0);
    }

    void switchHoldsOneChoice()
    {
        SegmentedSwitch choice;
        choice.addChoice(QStringLiteral("Normal"));
        choice.addChoice(QStringLiteral("Misère"));
        choice.show();
        choice.activateWindow();
        QSignalSpy chosen(&choice, &SegmentedSwitch::chosen);
        QCOMPARE(choice.current(), 0);
        const auto buttons = choice.findChildren<QAbstractButton *>();
        QTest::mouseClick(buttons[1], Qt::LeftButton);
        QCOMPARE(choice.current(), 1);
        QCOMPARE(chosen.size(), 1);
        buttons[1]->setFocus();
        QTest::keyClick(buttons[1], Qt::Key_Left);
        QCOMPARE(choice.current(), 0);
        choice.setCurrent(1);
        QVERIFY(buttons[1]->isChecked() && !buttons[0]->isChecked());
    }

    /// In a menu the choices are checkable commands.
    void choicesAreCommandsToo()
    {
        SegmentedSwitch choice;
        choice.addChoice(QStringLiteral("Plot"), QStringLiteral("The values over n"));
        choice.addChoice(QStringLiteral("Histogram"));
        constexpr CommandId first("parts.plot");
        constexpr CommandId second("parts.histogram");
        Commands commands(&choice);
        choice.addCommands(&commands, {first, second}, {Menus::workspace});
        QAction *plot = commands[first];
        QAction *histogram = commands[second];
        QCOMPARE(plot->text(), QStringLiteral("Plot"));
        QCOMPARE(plot->statusTip(), QStringLiteral("The values over n"));
        QCOMPARE(histogram->statusTip(), QStringLiteral("Histogram"));
        QVERIFY(plot->isChecked() && !histogram->isChecked());
        QSignalSpy chosen(&choice, &SegmentedSwitch::chosen);
        histogram->trigger();
        QCOMPARE(choice.current(), 1);
        QCOMPARE(chosen.size(), 1);
        QVERIFY(!plot->isChecked() && histogram->isChecked());
        histogram->trigger(); // the checked one remains checked
        QVERIFY(histogram->isChecked());
        choice.setCurrent(0);
        QVERIFY(plot->isChecked() && !histogram->isChecked());
    }
};

MEXPLORER_TEST(TestWidgets)
#include "tst_widgets.moc"
