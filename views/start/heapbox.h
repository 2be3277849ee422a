// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractSpinBox>

namespace mexplorer {

/// A spin box for the number of tokens in a heap, from 0 to maxLargeHeap, which QSpinBox can't hold.
class HeapBox : public QAbstractSpinBox
{
    Q_OBJECT

public:
    explicit HeapBox(quint64 tokens, QWidget *parent = nullptr);

    quint64 value() const { return m_value; }
    void setValue(quint64 tokens);

    void stepBy(int steps) override;
    QValidator::State validate(QString &text, int &cursor) const override;
    void fixup(QString &text) const override;
    /// Wide enough for the number.
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override { return minimumSizeHint(); }

signals:
    void valueChanged(quint64 tokens);

protected:
    StepEnabled stepEnabled() const override;

private:
    void take(quint64 tokens);

    quint64 m_value = 0;
};

} // namespace mexplorer
