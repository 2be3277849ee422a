// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/start/numberbox.h"

#include <QLineEdit>
#include <QStyleOptionSpinBox>

#include <algorithm>

namespace mexplorer {

NumberBox::NumberBox(quint64 number, QWidget *parent) : QAbstractSpinBox(parent)
{
    lineEdit()->setText(QString::number(m_value));
    setValue(number);
    connect(lineEdit(), &QLineEdit::textChanged, this, [this](QString text) {
        int cursor = 0;
        if (validate(text, cursor) == QValidator::Acceptable)
            take(text.toULongLong());
        updateGeometry();
    });
}

void NumberBox::take(quint64 number)
{
    if (number != std::exchange(m_value, number))
        emit valueChanged(number);
}

void NumberBox::setValue(quint64 number)
{
    take(std::clamp(number, m_min, m_max));
    lineEdit()->setText(QString::number(m_value));
}

void NumberBox::setRange(quint64 min, quint64 max)
{
    m_min = min;
    m_max = max;
    setValue(m_value);
}

void NumberBox::stepBy(int steps)
{
    const auto size = static_cast<quint64>(std::abs(qint64(steps)));
    setValue(steps < 0 ? m_value - std::min(size, m_value) : m_value + size);
    selectAll();
}

QValidator::State NumberBox::validate(QString &text, int &) const
{
    if (text.isEmpty())
        return QValidator::Intermediate;
    bool isNumber = std::ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
    const quint64 number = isNumber ? text.toULongLong(&isNumber) : 0;
    if (!isNumber || number > m_max)
        return QValidator::Invalid;
    return number < m_min ? QValidator::Intermediate : QValidator::Acceptable;
}

void NumberBox::fixup(QString &text) const
{
    text = QString::number(m_value);
}

QSize NumberBox::minimumSizeHint() const
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

QAbstractSpinBox::StepEnabled NumberBox::stepEnabled() const
{
    return (m_value > m_min ? StepDownEnabled : StepNone) | (m_value < m_max ? StepUpEnabled : StepNone);
}

} // namespace mexplorer
