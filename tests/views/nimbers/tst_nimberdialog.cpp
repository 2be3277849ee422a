// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/nimber.h"
#include "tests/testprogram.h"
#include "views/nimbers/nimberdialog.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTableWidget>
#include <QTest>

using namespace mexplorer;

/// Tests the calculator of nim-arithmetic.
class NimberDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void calculates_data();
    void calculates();
    void tablesAreTheOperations();
    void cellsWriteTheirExpression();
};

void NimberDialogTest::calculates_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::newRow("product") << "6 * 7"
                             << "= 3";
    QTest::newRow("sum") << "3 + 5 + 6"
                         << "= 0";
    QTest::newRow("root") << "sqrt(2)"
                          << "= 3";
    QTest::newRow("large") << "256 * 256"
                           << "= 384";
    QTest::newRow("unfinished") << "6 *"
                                << "column 4";
    QTest::newRow("by 0") << "1 / 0"
                          << "0";
    QTest::newRow("empty") << ""
                           << "2^64";
}

void NimberDialogTest::calculates()
{
    QFETCH(QString, text);
    QFETCH(QString, shown);
    NimberDialog dialog;
    dialog.findChild<QLineEdit *>(QStringLiteral("nimberExpression"))->setText(text);
    const QString value = dialog.findChild<QLabel *>(QStringLiteral("nimberValue"))->text();
    QVERIFY2(shown.startsWith(u'=') ? value == shown : value.contains(shown), qPrintable(value));
}

void NimberDialogTest::tablesAreTheOperations()
{
    NimberDialog dialog;
    auto *operation = dialog.findChild<QComboBox *>(QStringLiteral("nimberOperation"));
    const auto *table = dialog.findChild<QTableWidget *>(QStringLiteral("nimberTable"));
    for (int kind = 0; kind < operation->count(); ++kind) {
        operation->setCurrentIndex(kind);
        for (int row = 0; row < table->rowCount(); ++row) {
            for (int column = 0; column < table->columnCount(); ++column) {
                const auto a = static_cast<quint64>(row);
                const auto b = static_cast<quint64>(column);
                const QString text = table->item(row, column)->text();
                if (kind == 0)
                    QCOMPARE(text, QString::number(a ^ b));
                else if (kind == 1)
                    QCOMPARE(text, QString::number(nimProduct(a, b)));
                else if (b == 0)
                    QCOMPARE(text, QStringLiteral("–"));
                else
                    QCOMPARE(nimProduct(text.toULongLong(), b), a);
            }
        }
    }
}

void NimberDialogTest::cellsWriteTheirExpression()
{
    NimberDialog dialog;
    emit dialog.findChild<QTableWidget *>(QStringLiteral("nimberTable"))->cellActivated(9, 12);
    QCOMPARE(dialog.findChild<QLineEdit *>(QStringLiteral("nimberExpression"))->text(), QStringLiteral("9 * 12"));
}

MEXPLORER_TEST(NimberDialogTest)
#include "tst_nimberdialog.moc"
