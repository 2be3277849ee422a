// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "tests/testprogram.h"
#include "tests/views/support/termediting.h"
#include "views/start/boardterms.h"
#include "views/start/heapsterm.h"
#include "views/start/numberbox.h"
#include "views/start/termeditor.h"
#include "views/start/termpage.h"
#include "views/theme/theme.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <memory>
#include <random>

using namespace mexplorer;

namespace {

QStringList randomHeaps(std::mt19937 &random, int maxHeaps, int max)
{
    QStringList heaps;
    for (int i = 1 + static_cast<int>(random() % static_cast<unsigned>(maxHeaps)); i > 0; --i)
        heaps << QString::number(1 + random() % static_cast<unsigned>(max));
    return heaps;
}

QString randomBoard(std::mt19937 &random)
{
    const auto rows = 1 + random() % 8;
    const auto columns = 1 + random() % 8;
    QStringList lines;
    for (unsigned row = 0; row < rows; ++row) {
        QString line;
        for (unsigned column = 0; column < columns; ++column)
            line += random() % 3 == 0 ? u'0' : u'1';
        lines << line;
    }
    return lines.join(u'/');
}

} // namespace

class TestTermEditors : public QObject, protected ShownEditor
{
    Q_OBJECT

private slots:
    void cleanup() { m_editor.reset(); }
    void beginsWith_data();
    void beginsWith();
    void heapsAreTyped_data();
    void heapsAreTyped();
    void parametersAreTyped_data();
    void parametersAreTyped();
    void wrongParametersStandAtTheirColumn_data();
    void wrongParametersStandAtTheirColumn();
    void heapsComeAndGo();
    void heapsStopAtTheirMost();
    void arrowKeysTurnHeaps();
    void tabWalksThroughHeaps();
    void loadsWhatItIsGiven_data();
    void loadsWhatItIsGiven();
    void pageOffersAllFamilies();
    void pageLoadsTheFamily();
};

void TestTermEditors::beginsWith_data()
{
    QTest::addColumn<QString>("example");
    for (const Family &family : catalogue())
        QTest::newRow(qPrintable(family.name)) << family.example;
}

/// Starts with a position that has a move, of the rules of the family's example; a file has to be chosen first.
void TestTermEditors::beginsWith()
{
    QFETCH(QString, example);
    const Family &family = *findFamily(QString::fromLatin1(QTest::currentDataTag()));
    const TermEditor *editor = show(family.name);
    QVERIFY(editor);
    const QString text = editor->text();
    QVERIFY2(text.startsWith(family.name), qPrintable(text));
    const Result<Position> position = parsePosition(text);
    QCOMPARE(position.ok(), family.parameters != Family::Parameters::File);
    if (!position)
        return;
    QCOMPARE(position->components.size(), std::size_t(1));
    const Component &component = position->components.front();
    QCOMPARE(component.rules->text(), parsePosition(example)->components.front().rules->text());
    QVERIFY2(component.rules->exampleFollower(component.cells), qPrintable(text));
}

void TestTermEditors::heapsAreTyped_data()
{
    QTest::addColumn<QString>("rules");
    for (const char *family : {"nim", "subtraction", "kayles", "octal", "dawson", "grundy", "divide", "hex"})
        QTest::newRow(family) << show(QString::fromLatin1(family))->text().section(u':', 0, 0);
}

void TestTermEditors::heapsAreTyped()
{
    QFETCH(QString, rules);
    TermEditor *editor = show(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(editor);
    QSignalSpy changed(editor, &TermEditor::changed);
    type(find<NumberBox>("heap0"), 12);
    QCOMPARE(editor->text(), rules + QStringLiteral(":12"));
    QCOMPARE(changed.size(), 2); // at each of the two digits
    QTest::mouseClick(find<QToolButton>("addHeap"), Qt::LeftButton);
    QTest::mouseClick(find<QToolButton>("addHeap"), Qt::LeftButton);
    QCOMPARE(changed.size(), 4);
    type(find<NumberBox>("heap1"), 0);
    type(find<NumberBox>("heap2"), 305);
    QCOMPARE(editor->text(), rules + QStringLiteral(":12,0,305"));
    QVERIFY(parsePosition(editor->text()).ok());
    QTest::mouseClick(find<QToolButton>("removeHeap"), Qt::LeftButton);
    QCOMPARE(editor->text(), rules + QStringLiteral(":12,0"));
    type(find<NumberBox>("heap1"), 999'999'999'999'999'999);
    QCOMPARE(editor->text(), rules + QStringLiteral(":12,999999999999999999"));
    QTest::keyClicks(find<NumberBox>("heap1"), QStringLiteral("9a")); // too many, and no digit
    QTest::keyClick(find<NumberBox>("heap1"), Qt::Key_PageUp);
    QTest::keyClick(find<NumberBox>("heap1"), Qt::Key_Up);
    QCOMPARE(editor->text(), rules + QStringLiteral(":12,1000000000000000000"));
    const auto *line = find<NumberBox>("heap1")->findChild<QLineEdit *>();
    QTRY_VERIFY(line->width() > line->fontMetrics().horizontalAdvance(line->text())); // all digits are seen
}

void TestTermEditors::parametersAreTyped_data()
{
    QTest::addColumn<QString>("family");
    QTest::addColumn<QString>("parameters");
    QTest::newRow("range") << QStringLiteral("subtraction") << QStringLiteral("2-5,9");
    QTest::newRow("numbers") << QStringLiteral("subtraction") << QStringLiteral("1,4,9");
    QTest::newRow("divisors") << QStringLiteral("divide") << QStringLiteral("2,5");
    QTest::newRow("octal") << QStringLiteral("octal") << QStringLiteral("4.07");
    QTest::newRow("octal, point first") << QStringLiteral("octal") << QStringLiteral(".77");
    QTest::newRow("hexadecimal") << QStringLiteral("hex") << QStringLiteral("0.8F");
}

void TestTermEditors::parametersAreTyped()
{
    QFETCH(QString, family);
    QFETCH(QString, parameters);
    TermEditor *editor = show(family);
    QVERIFY(editor);
    QSignalSpy changed(editor, &TermEditor::changed);
    type(find<QLineEdit>("termParameters"), parameters);
    QCOMPARE(editor->text(), QStringLiteral("%1{%2}:7").arg(family, parameters));
    QVERIFY(parsePosition(editor->text()).ok());
    QCOMPARE(changed.size(), parameters.size() + 1); // emptied, then each character
}

void TestTermEditors::wrongParametersStandAtTheirColumn_data()
{
    QTest::addColumn<QString>("family");
    QTest::addColumn<QString>("parameters");
    QTest::addColumn<int>("column"); // in the text of the editor
    QTest::newRow("zero taken") << QStringLiteral("subtraction") << QStringLiteral("1,0") << 15;
    QTest::newRow("range turned round") << QStringLiteral("subtraction") << QStringLiteral("5-2") << 13;
    QTest::newRow("no end of the range") << QStringLiteral("subtraction") << QStringLiteral("3-") << 15;
    QTest::newRow("divided by one") << QStringLiteral("divide") << QStringLiteral("1") << 8;
    QTest::newRow("digit 8 in octal") << QStringLiteral("octal") << QStringLiteral("0.78") << 10;
    QTest::newRow("3 before the point") << QStringLiteral("octal") << QStringLiteral("3.7") << 7;
    QTest::newRow("two points in hexadecimal") << QStringLiteral("hex") << QStringLiteral("0..7") << 7;
    QTest::newRow("nothing") << QStringLiteral("hex") << QString() << 5;
}

void TestTermEditors::wrongParametersStandAtTheirColumn()
{
    QFETCH(QString, family);
    QFETCH(QString, parameters);
    QFETCH(int, column);
    TermEditor *editor = show(family);
    QVERIFY(editor);
    type(find<QLineEdit>("termParameters"), parameters);
    QCOMPARE(editor->text(), QStringLiteral("%1{%2}:7").arg(family, parameters)); // unchanged, not corrected
    const Result<Position> position = parsePosition(editor->text());
    QVERIFY(!position.ok());
    QCOMPARE(position.problem().column, column);
}

void TestTermEditors::heapsComeAndGo()
{
    TermEditor *editor = show(QStringLiteral("nim"));
    QVERIFY(editor);
    auto *add = find<QToolButton>("addHeap");
    auto *remove = find<QToolButton>("removeHeap");
    QVERIFY(!remove->isEnabled());
    QTest::mouseClick(remove, Qt::LeftButton); // there is nothing to remove
    QCOMPARE(editor->text(), QStringLiteral("nim:7"));
    add->setFocus();
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(add, Qt::Key_Space);
    QCOMPARE(editor->text(), QStringLiteral("nim:7,5,5,5,5"));
    QVERIFY(remove->isEnabled());
    for (int i = 0; i < 5; ++i) {
        const auto *box = editor->findChild<NumberBox *>(QStringLiteral("heap%1").arg(i));
        QVERIFY(box && box->isVisible());
        QCOMPARE(box->accessibleName(), QStringLiteral("Heap %1").arg(i + 1));
    }
    // Three in a row, the fourth below the first.
    QTRY_COMPARE(find<NumberBox>("heap3")->x(), find<NumberBox>("heap0")->x());
    QTRY_VERIFY(find<NumberBox>("heap3")->y() > find<NumberBox>("heap0")->y());
    QTRY_VERIFY(find<NumberBox>("heap2")->x() > find<NumberBox>("heap1")->x());
    remove->setFocus();
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(remove, Qt::Key_Space);
    QCOMPARE(editor->text(), QStringLiteral("nim:7"));
    QVERIFY(!remove->isEnabled());
}

void TestTermEditors::heapsStopAtTheirMost()
{
    TermEditor *editor = show(QStringLiteral("grundy"));
    QVERIFY(editor);
    auto *add = find<QToolButton>("addHeap");
    for (std::size_t i = 0; i < HeapsTerm::maxHeaps + 3; ++i)
        QTest::mouseClick(add, Qt::LeftButton);
    QCOMPARE(static_cast<std::size_t>(editor->text().count(u',')) + 1, HeapsTerm::maxHeaps);
    QVERIFY(!add->isEnabled());
    QTest::mouseClick(find<QToolButton>("removeHeap"), Qt::LeftButton);
    QVERIFY(add->isEnabled());
}

void TestTermEditors::arrowKeysTurnHeaps()
{
    TermEditor *editor = show(QStringLiteral("kayles"));
    QVERIFY(editor);
    auto *heap = find<NumberBox>("heap0");
    heap->setFocus();
    QTest::keyClick(heap, Qt::Key_Up);
    QCOMPARE(editor->text(), QStringLiteral("kayles:8"));
    for (int i = 0; i < 12; ++i)
        QTest::keyClick(heap, Qt::Key_Down);
    QCOMPARE(editor->text(), QStringLiteral("kayles:0")); // the minimum
    type(heap, 1'000'000'000'000'000'000);
    QCOMPARE(editor->text(), QStringLiteral("kayles:1000000000000000000"));
    QTest::keyClick(heap, Qt::Key_Up);
    QCOMPARE(editor->text(), QStringLiteral("kayles:1000000000000000000")); // the maximum in expressions
}

void TestTermEditors::tabWalksThroughHeaps()
{
    TermEditor *editor = show(QStringLiteral("octal"));
    QVERIFY(editor);
    QTest::mouseClick(find<QToolButton>("addHeap"), Qt::LeftButton);
    QTest::mouseClick(find<QToolButton>("addHeap"), Qt::LeftButton);
    const QStringList order = {QStringLiteral("termParameters"), QStringLiteral("heap0"),
                               QStringLiteral("heap1"),          QStringLiteral("heap2"),
                               QStringLiteral("addHeap"),        QStringLiteral("removeHeap")};
    find<QWidget>("termParameters")->setFocus();
    for (qsizetype i = 0; i < order.size(); ++i) {
        QCOMPARE(QApplication::focusWidget()->objectName(), order[i]);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    find<QWidget>("removeHeap")->setFocus();
    for (qsizetype i = order.size(); i-- > 0;) {
        QCOMPARE(QApplication::focusWidget()->objectName(), order[i]);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
    }
}

void TestTermEditors::loadsWhatItIsGiven_data()
{
    QTest::addColumn<QString>("rules");
    QTest::newRow("nim") << QStringLiteral("nim");
    QTest::newRow("subtraction") << QStringLiteral("subtraction{1-3,7}");
    QTest::newRow("kayles") << QStringLiteral("kayles");
    QTest::newRow("octal") << QStringLiteral("octal{4.07}");
    QTest::newRow("dawson") << QStringLiteral("dawson");
    QTest::newRow("grundy") << QStringLiteral("grundy");
    QTest::newRow("divide") << QStringLiteral("divide{2,3}");
    QTest::newRow("hex") << QStringLiteral("hex{0.8}");
    QTest::newRow("matrix") << QStringLiteral("matrix");
    QTest::newRow("cram") << QStringLiteral("cram");
    QTest::newRow("wythoff") << QStringLiteral("wythoff");
}

void TestTermEditors::loadsWhatItIsGiven()
{
    QFETCH(QString, rules);
    const QString family = QString::fromLatin1(QTest::currentDataTag());
    const bool board = family == QStringLiteral("matrix") || family == QStringLiteral("cram");
    std::mt19937 random(7);
    for (int round = 0; round < 40; ++round) {
        QString place = randomHeaps(random, 24, 60).join(u',');
        if (board)
            place = randomBoard(random);
        else if (family == QStringLiteral("wythoff"))
            place = QStringLiteral("(%1,%2)").arg(random() % 40).arg(random() % 40);
        const Result<Position> position = parsePosition(rules + u':' + place);
        QVERIFY2(position.ok(), qPrintable(place));
        m_editor.reset(makeTermEditor(*findFamily(family)));
        m_editor->load(position->components);
        const Result<Position> again = parsePosition(m_editor->text());
        QVERIFY2(again.ok(), qPrintable(m_editor->text()));
        QCOMPARE(again->text(), position->text());
    }
}

void TestTermEditors::pageOffersAllFamilies()
{
    TermPage page;
    page.show();
    auto *choice = page.findChild<QComboBox *>(QStringLiteral("termFamily"));
    QCOMPARE(choice->count(), static_cast<int>(catalogue().size()));
    QSignalSpy changed(&page, &TermPage::changed);
    choice->setCurrentIndex(0);
    choice->setFocus();
    for (std::size_t i = 0; i < catalogue().size(); ++i) {
        const Family &family = catalogue()[i];
        QCOMPARE(choice->currentText(), family.title());
        QVERIFY(page.text().startsWith(family.name));
        bool isShown = false;
        for (const QLabel *label : page.findChildren<QLabel *>())
            isShown = isShown || label->text() == family.summary();
        QVERIFY(isShown);
        const auto before = changed.size();
        QTest::keyClick(choice, Qt::Key_Down);
        QCOMPARE(changed.size(), before + (i + 1 < catalogue().size() ? 1 : 0));
    }
}

void TestTermEditors::pageLoadsTheFamily()
{
    TermPage page;
    page.show();
    page.load(parsePosition(QStringLiteral("subtraction{2,5}:11,4"))->components);
    QCOMPARE(page.findChild<QComboBox *>(QStringLiteral("termFamily"))->currentText(),
             QStringLiteral("Subtraction game"));
    QCOMPARE(page.text(), QStringLiteral("subtraction{2,5}:11,4"));
    QSignalSpy changed(&page, &TermPage::changed);
    type(page.findChild<NumberBox *>(QStringLiteral("heap1")), 9);
    QCOMPARE(page.text(), QStringLiteral("subtraction{2,5}:11,9"));
    QCOMPARE(changed.size(), 1);
    page.setFamily(QStringLiteral("grundy"));
    QCOMPARE(page.text(), QStringLiteral("grundy:7"));
}

MEXPLORER_TEST(TestTermEditors)
#include "tst_termeditors.moc"
