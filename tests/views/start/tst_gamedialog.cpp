// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/catalogue.h"
#include "model/notation/expression.h"
#include "tests/testprogram.h"
#include "tests/views/support/windowwait.h"
#include "views/boards/boardwidget.h"
#include "views/glyphs/miniature.h"
#include "views/start/gamedialog.h"
#include "views/start/numberbox.h"
#include "views/theme/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>

using namespace mexplorer;

class TestGameDialog : public QObject
{
    Q_OBJECT

private slots:
    void cleanup();
    void beginsWith_data();
    void beginsWith();
    void enterOpensWhatIsSetUp();
    void escapeOpensNothing();
    void problemStandsWhereItIs();
    void problemFollowsTheTheme();
    void termsAreChosenInTheList();
    void removedTermGoesAlone();
    void moreHeapsThanAnEditorShows();
    void pictureFollows_data();
    void pictureFollows();
    void everythingByTab_data();
    void everythingByTab();
    void mnemonicsAreUnique_data();
    void mnemonicsAreUnique();

private:
    void show(const QString &expression);
    template <class Widget> Widget *find(const char *name)
    {
        // Returns the widget of the current term.
        for (Widget *widget : m_dialog->findChildren<Widget *>(QLatin1String(name))) {
            if (widget->isVisible())
                return widget;
        }
        return nullptr;
    }
    QString shown() const { return m_dialog->findChild<QLabel *>(QStringLiteral("dialogExpression"))->text(); }

    std::unique_ptr<GameDialog> m_dialog;
};

void TestGameDialog::cleanup()
{
    m_dialog.reset();
    Theme::instance().setMode(Theme::Mode::Light);
}

void TestGameDialog::show(const QString &expression)
{
    m_dialog = std::make_unique<GameDialog>(expression);
    m_dialog->show();
    m_dialog->activateWindow();
    QVERIFY(waitForWindowActive(m_dialog.get()));
}

void TestGameDialog::beginsWith_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("expression");
    QTest::addColumn<int>("terms");
    QTest::newRow("nothing") << QString() << QStringLiteral("kayles:7") << 1;
    QTest::newRow("unreadable") << QStringLiteral("kegel:9") << QStringLiteral("kayles:7") << 1;
    QTest::newRow("family of a file") << QStringLiteral("graph{FILE}") << QStringLiteral("graph{}") << 1;
    QTest::newRow("heaps are one term") << QStringLiteral("nim:3,4,5") << QStringLiteral("nim:3,4,5") << 1;
    QTest::newRow("heaps of a sum") << QStringLiteral("nim:3 + nim:4") << QStringLiteral("nim:3,4") << 1;
    QTest::newRow("other sets") << QStringLiteral("subtraction{1-3}:9 + subtraction{1-5}:10")
                                << QStringLiteral("subtraction{1-3}:9 + subtraction{1-5}:10") << 2;
    QTest::newRow("equal boards") << QStringLiteral("matrix:11/01 + matrix:11/01")
                                  << QStringLiteral("matrix:11/01 + matrix:11/01") << 2;
    QTest::newRow("counted") << QStringLiteral("3*kayles:2") << QStringLiteral("kayles:2,2,2") << 1;
    QTest::newRow("mixed") << QStringLiteral("nim:1 + wythoff:(3,5) + nim:2")
                           << QStringLiteral("nim:1 + wythoff:(3,5) + nim:2") << 3;
}

void TestGameDialog::beginsWith()
{
    QFETCH(QString, given);
    QFETCH(QString, expression);
    QFETCH(int, terms);
    show(given);
    QCOMPARE(m_dialog->expression(), expression);
    const auto *list = find<QListWidget>("termList");
    QCOMPARE(list->count(), terms);
    QCOMPARE(list->currentRow(), 0);
    QStringList rows;
    for (int i = 0; i < terms; ++i)
        rows << list->item(i)->text();
    QCOMPARE(rows.join(QStringLiteral(" + ")), expression);
    const bool readable = parsePosition(expression).ok();
    QCOMPARE(find<QPushButton>("dialogOpen")->isEnabled(), readable);
    QCOMPARE(find<QLabel>("dialogProblem") == nullptr, readable);
    QCOMPARE(find<QPushButton>("removeTerm")->isEnabled(), terms > 1);
}

void TestGameDialog::enterOpensWhatIsSetUp()
{
    show(QStringLiteral("kayles:7"));
    QSignalSpy opened(m_dialog.get(), &GameDialog::openRequested);
    QSignalSpy accepted(m_dialog.get(), &QDialog::accepted);
    auto *heap = find<NumberBox>("heap0");
    heap->setFocus();
    heap->selectAll();
    QTest::keyClicks(heap, QStringLiteral("11"));
    QCOMPARE(shown(), QStringLiteral("kayles:11"));
    QTest::keyClick(heap, Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.first().first().toString(), QStringLiteral("kayles:11"));
    QCOMPARE(accepted.size(), 1);
    QVERIFY(!m_dialog->isVisible());
}

void TestGameDialog::escapeOpensNothing()
{
    show(QStringLiteral("kayles:7"));
    QSignalSpy opened(m_dialog.get(), &GameDialog::openRequested);
    QSignalSpy rejected(m_dialog.get(), &QDialog::rejected);
    QTest::keyClick(find<NumberBox>("heap0"), Qt::Key_Escape);
    QCOMPARE(rejected.size(), 1);
    QCOMPARE(opened.size(), 0);
    QVERIFY(!m_dialog->isVisible());
}

void TestGameDialog::problemStandsWhereItIs()
{
    show(QStringLiteral("nim:3 + subtraction{1-3}:9"));
    QSignalSpy opened(m_dialog.get(), &GameDialog::openRequested);
    find<QListWidget>("termList")->setCurrentRow(1);
    auto *set = find<QLineEdit>("termParameters");
    QVERIFY(set);
    set->setFocus();
    set->selectAll();
    QTest::keyClicks(set, QStringLiteral("4-2"));
    // The column is that in the whole sum, as shown above the message.
    QCOMPARE(shown(), QStringLiteral("nim:3 + subtraction{4-2}:9"));
    const auto *problem = find<QLabel>("dialogProblem");
    QVERIFY(problem);
    QVERIFY2(problem->text().contains(QStringLiteral("column 21")), qPrintable(problem->text()));
    QVERIFY(!find<QPushButton>("dialogOpen")->isEnabled());
    QTest::keyClick(set, Qt::Key_Return); // opens nothing while it is invalid
    QCOMPARE(opened.size(), 0);
    QVERIFY(m_dialog->isVisible());
    set->selectAll();
    QTest::keyClicks(set, QStringLiteral("2-4"));
    QVERIFY(!find<QLabel>("dialogProblem"));
    QTest::keyClick(set, Qt::Key_Return);
    QCOMPARE(opened.takeFirst().first().toString(), QStringLiteral("nim:3 + subtraction{2-4}:9"));
}

void TestGameDialog::problemFollowsTheTheme()
{
    show(QStringLiteral("graph{FILE}"));
    const auto *problem = find<QLabel>("dialogProblem");
    QVERIFY(problem);
    // There is no error before the first input.
    QCOMPARE(problem->text(), QStringLiteral("Choose a graph file."));
    QCOMPARE(problem->palette().color(QPalette::WindowText), Theme::instance().colors().text);
    QVERIFY(!find<QPushButton>("dialogOpen")->isEnabled());
    find<QLineEdit>("graphPath")->setText(QStringLiteral("nowhere.dot"));
    QVERIFY2(problem->text().contains(QStringLiteral("nowhere.dot")), qPrintable(problem->text()));
    for (const auto mode : {Theme::Mode::Dark, Theme::Mode::Light}) {
        Theme::instance().setMode(mode);
        QCOMPARE(problem->palette().color(QPalette::WindowText), Theme::instance().colors().warning);
    }
}

void TestGameDialog::termsAreChosenInTheList()
{
    show(QStringLiteral("nim:3 + kayles:5 + matrix:11/01"));
    auto *list = find<QListWidget>("termList");
    list->setFocus();
    QVERIFY(find<NumberBox>("heap0"));
    QCOMPARE(find<QComboBox>("termFamily")->currentData().toString(), QStringLiteral("nim"));
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(find<QComboBox>("termFamily")->currentData().toString(), QStringLiteral("kayles"));
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(find<QComboBox>("termFamily")->currentData().toString(), QStringLiteral("matrix"));
    QVERIFY(find<BoardWidget>("board") && !find<NumberBox>("heap0"));
    auto *grid = find<BoardWidget>("board");
    grid->setFocus();
    QTest::keyClick(grid, Qt::Key_Space);
    QCOMPARE(m_dialog->expression(), QStringLiteral("nim:3 + kayles:5 + matrix:01/01"));
    QCOMPARE(list->item(2)->text(), QStringLiteral("matrix:01/01"));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(1)).center());
    QCOMPARE(find<QComboBox>("termFamily")->currentData().toString(), QStringLiteral("kayles"));
    QTest::keyClick(find<NumberBox>("heap0"), Qt::Key_Up);
    QCOMPARE(shown(), QStringLiteral("nim:3 + kayles:6 + matrix:01/01"));
}

void TestGameDialog::removedTermGoesAlone()
{
    show(QStringLiteral("nim:3 + kayles:5 + grundy:8"));
    auto *list = find<QListWidget>("termList");
    list->setCurrentRow(1);
    QTest::mouseClick(find<QPushButton>("removeTerm"), Qt::LeftButton);
    QCOMPARE(m_dialog->expression(), QStringLiteral("nim:3 + grundy:8"));
    // The current editor is that of the current item of the list.
    QCOMPARE(list->currentItem()->text(), find<QComboBox>("termFamily")->currentData().toString() +
                                              (list->currentRow() == 0 ? QStringLiteral(":3") : QStringLiteral(":8")));
    list->setCurrentRow(1);
    QTest::mouseClick(find<QPushButton>("removeTerm"), Qt::LeftButton);
    QCOMPARE(m_dialog->expression(), QStringLiteral("nim:3"));
    QCOMPARE(find<QComboBox>("termFamily")->currentData().toString(), QStringLiteral("nim"));
    QVERIFY(!find<QPushButton>("removeTerm")->isEnabled());
    QTest::mouseClick(find<QPushButton>("addTerm"), Qt::LeftButton);
    QCOMPARE(list->currentRow(), 1);
    QCOMPARE(m_dialog->expression(), QStringLiteral("nim:3 + nim:7"));
}

void TestGameDialog::moreHeapsThanAnEditorShows()
{
    QStringList heaps;
    for (int heap = 1; heap <= 61; ++heap)
        heaps << QString::number(heap);
    const QString expression = QStringLiteral("nim:") + heaps.join(u',');
    show(expression);
    QCOMPARE(find<QListWidget>("termList")->count(), 3); // none is lost
    QCOMPARE(parsePosition(m_dialog->expression())->text(), parsePosition(expression)->text());
}

void TestGameDialog::pictureFollows_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestGameDialog::pictureFollows()
{
    QFETCH(bool, dark);
    Theme::instance().setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
    show(QStringLiteral("kayles:7"));
    auto *preview = m_dialog->findChild<Miniature *>();
    const QImage seven = preview->grab().toImage();
    const Colors &colors = Theme::instance().colors();
    QCOMPARE(seven.pixelColor(6, seven.height() / 2), colors.surface);
    auto *heap = find<NumberBox>("heap0");
    QTest::keyClick(heap, Qt::Key_Down);
    const QImage six = preview->grab().toImage();
    QVERIFY(six != seven);
    QTest::keyClick(heap, Qt::Key_Up);
    QCOMPARE(preview->grab().toImage(), seven);
    // An invalid game isn't drawn: the picture is empty within its border.
    auto *family = find<QComboBox>("termFamily");
    family->setCurrentIndex(family->findData(QStringLiteral("graph")));
    const QImage nothing = preview->grab().toImage();
    for (int x = 12; x < nothing.width() - 12; x += 3) {
        for (int y = 12; y < nothing.height() - 12; y += 3)
            QCOMPARE(nothing.pixelColor(x, y), colors.surface);
    }
}

void TestGameDialog::everythingByTab_data()
{
    QTest::addColumn<QString>("expression");
    for (const Family &family : catalogue())
        QTest::newRow(qPrintable(family.name)) << family.example;
}

void TestGameDialog::everythingByTab()
{
    QFETCH(QString, expression);
    show(expression);
    QSet<QWidget *> expected;
    for (QWidget *widget : m_dialog->findChildren<QWidget *>()) {
        if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) &&
            !widget->focusProxy())
            expected.insert(widget);
    }
    QVERIFY(expected.size() >= 5);
    QWidget *first = find<QComboBox>("termFamily");
    first->setFocus();
    QList<QWidget *> forwards;
    do {
        forwards << QApplication::focusWidget();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    } while (QApplication::focusWidget() != first && forwards.size() < 100);
    QCOMPARE(QSet<QWidget *>(forwards.begin(), forwards.end()), expected);
    QList<QWidget *> backwards;
    do {
        backwards << QApplication::focusWidget();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
    } while (QApplication::focusWidget() != first && backwards.size() < 100);
    std::reverse(backwards.begin() + 1, backwards.end());
    QCOMPARE(backwards, forwards);
}

void TestGameDialog::mnemonicsAreUnique_data()
{
    everythingByTab_data();
}

void TestGameDialog::mnemonicsAreUnique()
{
    QFETCH(QString, expression);
    show(expression);
    QStringList texts;
    for (const QLabel *label : m_dialog->findChildren<QLabel *>()) {
        if (label->isVisible() && label->buddy())
            texts << label->text();
    }
    for (const QAbstractButton *button : m_dialog->findChildren<QAbstractButton *>()) {
        if (button->isVisible())
            texts << button->text();
    }
    QMap<QString, QString> taken;
    static const QRegularExpression mnemonic(QStringLiteral("&(\\w)"));
    for (const QString &text : std::as_const(texts)) {
        const auto match = mnemonic.match(text);
        if (!match.hasMatch())
            continue;
        const QString key = match.captured(1).toLower();
        QVERIFY2(!taken.contains(key), qPrintable(text + QStringLiteral(" and ") + taken.value(key)));
        taken.insert(key, text);
    }
    QVERIFY(taken.size() >= 4);
}

MEXPLORER_TEST(TestGameDialog)
#include "tst_gamedialog.moc"
