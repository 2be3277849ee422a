// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/start/heapbox.h"

#include "model/notation/expression.h"

#include <QLineEdit>
#include <QStyleOptionSpinBox>

#include <algorithm>

namespace mexplorer {

HeapBox::HeapBox(quint64 tokens, QWidget *parent) : QAbstractSpinBox(parent)
{
    lineEdit()->setText(QString::number(m_value));
    setValue(tokens);
    connect(lineEdit(), &QLineEdit::textChanged, this, [this](QString text) {
        int cursor = 0;
        if (validate(text, cursor) == QValidator::Acceptable)
            take(text.toULongLong());
        updateGeometry();
    });
}

void HeapBox::take(quint64 tokens)
{
    if (tokens != std::exchange(m_value, tokens))
        emit valueChanged(tokens);
}

void HeapBox::setValue(quint64 tokens)
{
    take(std::min(tokens, maxLargeHeap));
    lineEdit()->setText(QString::number(m_value));
}

void HeapBox::stepBy(int steps)
{
    const auto size = static_cast<quint64>(std::abs(qint64(steps)));
    setValue(steps < 0 ? m_value - std::min(size, m_value) : m_value + size);
    selectAll();
}

QValidator::State HeapBox::validate(QString &text, int &) const
{
    if (text.isEmpty())
        return QValidator::Intermediate;
    bool isNumber = std::ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
    const quint64 tokens = isNumber ? text.toULongLong(&isNumber) : 0;
    return isNumber && tokens <= maxLargeHeap ? QValidator::Acceptable : QValidator::Invalid;
}

void HeapBox::fixup(QString &text) const
{
    text = QString::number(m_value);
}

QSize HeapBox::minimumSizeHint() const
{
    constexpr int minWidth = 150;
    constexpr int spare = 12; // the margins of the line and its cursor
    const QSize usual = QAbstractSpinBox::sizeHint();
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    option.rect = QRect(0, 0, minWidth, std::max(usual.height(), minimumHeight()));
    const QRect line = style()->subControlRect(QStyle::CC_SpinBox, &option, QStyle::SC_SpinBoxEditField, this);
    const int frameAndButtons = minWidth - line.width();
    return {std::max(minWidth, fontMetrics().horizontalAdvance(lineEdit()->text()) + frameAndButtons + spare),
            usual.height()};
}

QAbstractSpinBox::StepEnabled HeapBox::stepEnabled() const
{
    return (m_value > 0 ? StepDownEnabled : StepNone) | (m_value < maxLargeHeap ? StepUpEnabled : StepNone);
}

} // namespace mexplorer
