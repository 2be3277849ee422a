// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/nimbers/nimberdialog.h"

#include "model/core/scanner.h"
#include "model/notation/nimexpression.h"
#include "views/theme/fontrole.h"
#include "views/theme/theme.h"
#include "views/widgets/makewidgets.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QTableWidget>

namespace mexplorer {

namespace {

constexpr int tableSize = 16; // a field of its own, as 2, 4 and 256 are

} // namespace

NimberDialog::NimberDialog(QWidget *parent)
    : QDialog(parent), m_expression(makeNamed<QLineEdit>("nimberExpression")), m_value(makeText("nimberValue")),
      m_operation(makeNamed<QComboBox>("nimberOperation")), m_table(makeNamed<QTableWidget>("nimberTable"))
{
    setWindowTitle(tr("Nim-arithmetic"));
    resize(720, 600);
    m_expression->setAccessibleName(tr("Expression"));
    m_expression->setFont(codeFont(font()));
    m_expression->setClearButtonEnabled(true);
    m_value->setTextFormat(Qt::PlainText);
    m_value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setFontRole(m_value, FontRole::Lead);
    m_operation->setAccessibleName(tr("Operation of the table"));
    m_operation->addItem(tr("Nim-sum: add in base 2 without carrying"), QChar(u'+'));
    m_operation->addItem(tr("Nim-product"), QChar(u'*'));
    m_operation->addItem(tr("Nim-quotient: the row divided by the column"), QChar(u'/'));
    m_operation->setCurrentIndex(1);
    m_table->setAccessibleName(tr("Table of the operation"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setRowCount(tableSize);
    m_table->setColumnCount(tableSize);
    QStringList numbers;
    for (int i = 0; i < tableSize; ++i)
        numbers << QString::number(i);
    m_table->setHorizontalHeaderLabels(numbers);
    m_table->setVerticalHeaderLabels(numbers);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    connect(m_expression, &QLineEdit::textChanged, this, &NimberDialog::calculate);
    connect(m_operation, &QComboBox::currentIndexChanged, this, &NimberDialog::fillTable);
    connect(m_table, &QTableWidget::cellActivated, this, [this](int row, int column) {
        m_expression->setText(QStringLiteral("%1 %2 %3").arg(row).arg(m_operation->currentData().toChar()).arg(column));
    });
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = makeLayout<QVBoxLayout>(this, 8, {16, 16, 16, 12});
    layout->addWidget(makeFieldLabel(tr("&Expression, with +, *, / and sqrt( )"), m_expression));
    addWidgets(layout, {m_expression, m_value});
    layout->addWidget(makeFieldLabel(tr("&Table of"), m_operation));
    addWidgets(layout, {m_operation});
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);
    m_expression->setText(QStringLiteral("6 * 7"));
    fillTable();
    m_expression->setFocus();
    m_expression->selectAll();
}

void NimberDialog::calculate()
{
    const QString text = m_expression->text();
    if (text.trimmed().isEmpty())
        return m_value->setText(tr("Type an expression of numbers below 2^64, such as 6 * 7 or sqrt(5) + 2."));
    const Result<quint64> value = nimValue(text);
    m_value->setText(value ? tr("= %1").arg(groupedNumber(*value)) : value.problem().message);
}

void NimberDialog::fillTable()
{
    const QString operation = m_operation->currentData().toChar();
    for (int row = 0; row < tableSize; ++row) {
        for (int column = 0; column < tableSize; ++column) {
            const QString expression = QStringLiteral("%1 %2 %3").arg(row).arg(operation).arg(column);
            const Result<quint64> value = nimValue(expression);
            auto *item = new QTableWidgetItem(value ? QString::number(*value) : QStringLiteral("–"));
            item->setTextAlignment(Qt::AlignCenter);
            item->setToolTip(value ? expression + QStringLiteral(" = ") + item->text()
                                   : tr("No number can be divided by 0."));
            m_table->setItem(row, column, item);
        }
    }
}

} // namespace mexplorer
