// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/start/termform.h"

#include "views/theme/touch.h"

#include <QFormLayout>
#include <QSpinBox>

namespace mexplorer {

QFormLayout *makeTermForm(QWidget *parent)
{
    auto *form = new QFormLayout(parent);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(12);
    form->setVerticalSpacing(8);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    return form;
}

QSpinBox *makeNumber(const QString &name, int min, int max, int value)
{
    auto *box = new QSpinBox;
    box->setObjectName(name);
    box->setRange(min, max);
    box->setValue(value);
    box->setMinimumWidth(150);
    setTouchSized(box);
    return box;
}

} // namespace mexplorer
