// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/windowwait.h"
#include "views/widgets/fittedlabel.h"

#include <QTest>
#include <QTextLayout>
#include <QVBoxLayout>

using namespace mexplorer;

namespace {

const QString sum = QStringLiteral("subtraction{1-3}:9 + subtraction{1-5}:10 + matrix:0110/0000/0000/0001 + nim:3,4");

QString visible(QString text)
{
    return text.remove(QChar(0x2060)).replace(QChar(QChar::Nbsp), u' ');
}

/// Returns the lines of \a text at \a width.
QStringList linesOf(const QString &text, const QFont &font, int width)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    QTextLayout layout(text, font);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines << visible(text.sliced(line.textStart(), line.textLength())).trimmed();
    }
    layout.endLayout();
    return lines;
}

} // namespace

/// Tests labels whose lines break between the components of a sum only.
class FittedLabelTest : public QObject
{
    Q_OBJECT

private slots:
    void breaksBetweenComponentsOnly();
    void cutsWhatIsTooWide();
    void surrogatesStayWhole();
    void labelFollowsItsWidth();
};

void FittedLabelTest::breaksBetweenComponentsOnly()
{
    const QFont font;
    const QFontMetrics metrics(font);
    const QStringList components = sum.split(QStringLiteral(" + "));
    int widest = 0;
    for (const QString &component : components)
        widest = std::max(widest, metrics.horizontalAdvance(component + QStringLiteral(" + ")));
    QVERIFY(linesOf(sum, font, widest).join(u'|') != linesOf(unbroken(sum, metrics, widest), font, widest).join(u'|'));
    for (int width = widest + 2; width < 1200; width += 37) {
        const QString text = unbroken(sum, metrics, width);
        QCOMPARE(visible(text), sum);
        for (QString line : linesOf(text, font, width)) {
            if (line.endsWith(u'+'))
                line.chop(2);
            for (const QString &part : line.split(QStringLiteral(" + ")))
                QVERIFY2(components.contains(part), qPrintable(line));
        }
    }
}

void FittedLabelTest::cutsWhatIsTooWide()
{
    const QFont font;
    const QFontMetrics metrics(font);
    const int width = metrics.horizontalAdvance(QStringLiteral("subtraction{1-5}:10 + ")) + 4;
    const QStringList lines = linesOf(unbroken(sum, metrics, width), font, width);
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[0], QStringLiteral("subtraction{1-3}:9 +"));
    QVERIFY(lines[2].startsWith(QStringLiteral("matrix")));
    QVERIFY(lines[2].contains(u'…'));
    QVERIFY(lines[2].endsWith(QStringLiteral("1 +")));
}

void FittedLabelTest::surrogatesStayWhole()
{
    const QString name = QStringLiteral("a\U0001F3B3b");
    const QString text = unbroken(name, QFontMetrics(QFont()), 1000);
    QCOMPARE(visible(text), name);
    QVERIFY(text.isValidUtf16());
}

void FittedLabelTest::labelFollowsItsWidth()
{
    QWidget window;
    auto *label = new FittedLabel;
    auto *layout = new QVBoxLayout(&window);
    layout->addWidget(label);
    layout->addStretch();
    label->setExpression(sum);
    window.resize(900, 300);
    window.show();
    QVERIFY(waitForWindowExposed(&window));
    QCOMPARE(visible(label->text()), sum);
    QVERIFY(label->toolTip().isEmpty());
    QCOMPARE(label->accessibleName(), sum);
    window.resize(150, 300);
    QCoreApplication::processEvents();
    QCOMPARE(window.width(), 150);
    QVERIFY(label->text().contains(u'…'));
    QCOMPARE(label->toolTip(), sum);
    QFont large = label->font();
    window.resize(420, 300);
    QCoreApplication::processEvents();
    QCOMPARE(visible(label->text()), sum);
    large.setPointSizeF(large.pointSizeF() * 3);
    label->setFont(large);
    QVERIFY(label->text().contains(u'…'));
}

MEXPLORER_TEST(FittedLabelTest)
#include "tst_fittedlabel.moc"
