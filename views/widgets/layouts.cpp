// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/layouts.h"

#include <QFormLayout>
#include <QScrollArea>
#include <QSplitter>

namespace mexplorer {

QSplitter *makeSplitter(QWidget *parent, Qt::Orientation orientation,
                        std::initializer_list<std::pair<QWidget *, int>> parts)
{
    auto *splitter = new QSplitter(orientation, parent);
    splitter->setChildrenCollapsible(false);
    for (const auto &[part, share] : parts) {
        splitter->addWidget(part);
        splitter->setStretchFactor(splitter->count() - 1, share);
    }
    return splitter;
}

void centerLabels(const QFormLayout *form)
{
    for (int row = 0; row < form->rowCount(); ++row) {
        const QLayoutItem *label = form->itemAt(row, QFormLayout::LabelRole);
        const QLayoutItem *field = form->itemAt(row, QFormLayout::FieldRole);
        if (label && field && label->widget() && field->widget())
            label->widget()->setMinimumHeight(field->widget()->minimumHeight());
    }
}

void fillScrolled(QWidget *owner, QWidget *content)
{
    auto *scroll = new QScrollArea(owner);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    makeLayout<QVBoxLayout>(owner, -1)->addWidget(scroll);
}

} // namespace mexplorer
