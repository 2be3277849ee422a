// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

#include <QAbstractSpinBox>

namespace mexplorer {

/// A spin box for a number such as the tokens of a heap, from 0 to maxLargeHeap, which QSpinBox can't hold.
class NumberBox : public QAbstractSpinBox
{
    Q_OBJECT

public:
    explicit NumberBox(quint64 number, QWidget *parent = nullptr);

    quint64 value() const { return m_value; }
    void setValue(quint64 number);
    void setRange(quint64 min, quint64 max);

    void stepBy(int steps) override;
    QValidator::State validate(QString &text, int &cursor) const override;
    void fixup(QString &text) const override;
    /// Wide enough for the number.
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override { return minimumSizeHint(); }

signals:
    void valueChanged(quint64 number);

protected:
    StepEnabled stepEnabled() const override;

private:
    void take(quint64 number);

    quint64 m_value = 0;
    quint64 m_min = 0;
    quint64 m_max = maxLargeHeap;
};

} // namespace mexplorer
