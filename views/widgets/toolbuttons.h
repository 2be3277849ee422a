// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/icons.h"

#include <QMenu>
#include <QToolButton>

namespace mexplorer {

/// A button that an icon alone stands for; \a tip says what it does.
inline QToolButton *makeIconButton(const QString &name, const char *icon, const QString &tip, QWidget *parent = nullptr)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(name);
    button->setIcon(themeIcon(QLatin1String(icon)));
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    return button;
}

/// A button that opens \a menu, with its title.
inline QToolButton *makeMenuButton(const QString &name, QMenu *menu, QWidget *parent = nullptr)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(name);
    button->setText(menu->title());
    button->setProperty("opensMenu", true);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(menu);
    return button;
}

/// A flat button with the icon and the text of a command.
inline QToolButton *makeCommandButton(QAction *command, QWidget *parent = nullptr)
{
    auto *button = new QToolButton(parent);
    button->setDefaultAction(command);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    return button;
}

} // namespace mexplorer
