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

/// A bar of tools above a view that shows as many as fit; menus and keys have all of them.
class ExploreToolBar : public FontAware<QWidget>
{
    Q_OBJECT

public:
    explicit ExploreToolBar(Commands *commands, QWidget *parent = nullptr);

    /// The condition for showing a tool: usually, or only if there is space.
    enum class Need { Usually, WithSpace };

    /// Adds a button for a menu of exclusive entries; it shows the checked entry if there is space.
    void addChoice(const QString &name, QMenu *menu);
    void addMenu(const QString &name, QMenu *menu, const QString &tip);
    void addCommand(CommandId id, Need need);
    /// The layout of the tools, for other widgets between them.
    QHBoxLayout *row() const { return m_row; }

    /// Creates a button for a command that isn't placed in a bar.
    static QToolButton *commandButton(const Commands &commands, CommandId id, QWidget *parent);

public slots:
    void fitTools();

protected:
    void resizeEvent(QResizeEvent *event) override;
    // The font of the buttons changes after that of the bar.
    void fontChanged() override { QMetaObject::invokeMethod(this, &ExploreToolBar::fitTools, Qt::QueuedConnection); }

private:
    void showChoice(QToolButton *button) const;

    Commands *m_commands;
    QHBoxLayout *m_row;
    bool m_showsChoices = true;
    QList<QToolButton *> m_choiceButtons;
    QList<QWidget *> m_wideTools;  ///< shown if there is space
    QList<QWidget *> m_spareTools; ///< hidden first
};

} // namespace mexplorer
