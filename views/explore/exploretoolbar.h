// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/fontaware.h"
#include "views/widgets/commandid.h"

#include <QWidget>

class QHBoxLayout;
class QMenu;
class QToolButton;

namespace mexplorer {

class Commands;

/// A bar of tools above a view that shows as much as finds room: menus and keys have all of it, too.
class ExploreToolBar : public FontAware<QWidget>
{
    Q_OBJECT

public:
    explicit ExploreToolBar(Commands *commands, QWidget *parent = nullptr);

    /// What a tool gives up when the bar gets narrow.
    enum class Need { Usually, WithRoom };

    /// A button for a menu of which one entry is checked, which it names where there is room.
    void addChoice(const QString &name, QMenu *menu);
    void addMenu(const QString &name, QMenu *menu, const QString &tip);
    void addCommand(CommandId id, Need need);
    /// The tools side by side, for what else stands among them.
    QHBoxLayout *row() const { return m_row; }

    /// A button for a command, for those who place it themselves.
    static QToolButton *commandButton(const Commands &commands, CommandId id, QWidget *parent);

public slots:
    void fitTools();

protected:
    void resizeEvent(QResizeEvent *event) override;
    // The buttons receive the font after the bar.
    void fontChanged() override { QMetaObject::invokeMethod(this, &ExploreToolBar::fitTools, Qt::QueuedConnection); }

private:
    void showChoice(QToolButton *button) const;

    Commands *m_commands;
    QHBoxLayout *m_row;
    bool m_showsChoices = true;
    QList<QToolButton *> m_choiceButtons;
    QList<QWidget *> m_wideTools;  ///< shown where there is room
    QList<QWidget *> m_spareTools; ///< left out where there is hardly any
};

} // namespace mexplorer
