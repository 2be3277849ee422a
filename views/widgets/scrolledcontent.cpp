// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/scrolledcontent.h"

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
    auto *whole = new QVBoxLayout(owner);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
}

} // namespace mexplorer
