// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/formlabels.h"

#include <QFormLayout>
#include <QWidget>

namespace mexplorer {

void centerLabels(const QFormLayout *form)
{
    for (int row = 0; row < form->rowCount(); ++row) {
        const QLayoutItem *label = form->itemAt(row, QFormLayout::LabelRole);
        const QLayoutItem *field = form->itemAt(row, QFormLayout::FieldRole);
        if (label && field && label->widget() && field->widget())
            label->widget()->setMinimumHeight(field->widget()->minimumHeight());
    }
}

} // namespace mexplorer
