// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "views/theme/fontrole.h"

#include <QApplication>
#include <QLabel>
#include <QTest>

using namespace mexplorer;

/// Tests the font sizes.
class TestFontRole : public QObject
{
    Q_OBJECT

private slots:
    void typeSizes_data();
    void typeSizes();
    void typeFollowsTheApplication();
    void aRoomReadsAllThatIsInAWidget();
    void codeFontKeepsTheSize();
};

void TestFontRole::typeSizes_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<double>("times");
    QTest::addColumn<bool>("strong");
    QTest::newRow("body") << int(FontRole::Body) << 1.0 << false;
    QTest::newRow("lead") << int(FontRole::Lead) << 1.25 << false;
    QTest::newRow("heading") << int(FontRole::Heading) << 1.6 << true;
    QTest::newRow("title") << int(FontRole::Title) << 2.0 << true;
}

void TestFontRole::typeSizes()
{
    QFETCH(int, size);
    QFETCH(double, times);
    QFETCH(bool, strong);
    QFont base = QApplication::font();
    for (const double points : {8.0, 10.0, 13.5}) {
        base.setPointSizeF(points);
        const QFont font = roleFont(static_cast<FontRole>(size), base);
        QVERIFY(std::abs(font.pointSizeF() - points * times) < 0.02);
        QCOMPARE(font.weight() >= QFont::DemiBold, strong);
        QCOMPARE(font.family(), base.family());
    }
}

void TestFontRole::typeFollowsTheApplication()
{
    const QFont before = QApplication::font();
    QLabel label(QStringLiteral("Pick a game"));
    setFontRole(&label, FontRole::Lead);
    setFontRole(&label, FontRole::Title); // the last role applies
    QVERIFY(std::abs(label.font().pointSizeF() - 2 * before.pointSizeF()) < 0.02);
    QFont larger = before;
    larger.setPointSizeF(before.pointSizeF() + 4);
    QApplication::setFont(larger);
    QTRY_VERIFY(std::abs(label.font().pointSizeF() - 2 * larger.pointSizeF()) < 0.02);
    QApplication::setFont(before);
    QTRY_VERIFY(std::abs(label.font().pointSizeF() - 2 * before.pointSizeF()) < 0.02);
}

/// A widget's role and its flag for presentations are stored as long as the widget exists.
void TestFontRole::aRoomReadsAllThatIsInAWidget()
{
    const double base = QApplication::font().pointSizeF();
    const auto isTimes = [base](const QWidget &widget, double times) {
        return std::abs(widget.font().pointSizeF() - times * base) < 0.02;
    };
    QWidget view;
    auto *label = new QLabel(&view);
    setFontRole(label, FontRole::Body, FontRole::Title);
    QVERIFY(!isProjected(label));
    setProjected(&view, true);
    QVERIFY(isProjected(&view) && isProjected(label));
    QVERIFY(isTimes(*label, 2));
    QLabel later(&view);
    setFontRole(&later, FontRole::Lead, FontRole::Heading);
    QVERIFY(isTimes(later, 1.6));
    setProjected(label, true);
    setProjected(&view, false);
    QVERIFY(isProjected(label) && !isProjected(&later));
    QVERIFY(isTimes(*label, 2) && isTimes(later, 1.25));
    delete label;
    for (int i = 0; i < 100; ++i) { // a new widget may have the same address
        const QLabel other(&view);
        QVERIFY(!isProjected(&other) && isTimes(other, 1));
    }
}

void TestFontRole::codeFontKeepsTheSize()
{
    QFont base = QApplication::font();
    base.setPointSizeF(12.5);
    const QFont code = codeFont(base);
    QVERIFY(std::abs(code.pointSizeF() - 12.5) < 0.02);
}

MEXPLORER_TEST(TestFontRole)
#include "tst_fontrole.moc"
