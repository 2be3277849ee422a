// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/scrolledcontent.h"

#include "views/widgets/layouts.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace mexplorer {

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
