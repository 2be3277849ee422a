// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/makewidgets.h"

#include "views/theme/icons.h"

#include <QFormLayout>
#include <QMenu>
#include <QScrollArea>
#include <QSplitter>
#include <QToolButton>

namespace mexplorer {

QToolButton *makeIconButton(const QString &name, const char *icon, const QString &tip, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(name);
    button->setIcon(themeIcon(QLatin1String(icon)));
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    return button;
}

QToolButton *makeMenuButton(const QString &name, QMenu *menu, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(name);
    button->setText(menu->title());
    button->setProperty("opensMenu", true);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(menu);
    return button;
}

QToolButton *makeCommandButton(QAction *command, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setDefaultAction(command);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    return button;
}

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
