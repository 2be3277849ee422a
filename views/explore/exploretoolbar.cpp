// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/explore/exploretoolbar.h"

#include "views/widgets/commands.h"
#include "views/widgets/makewidgets.h"

#include <QMenu>
#include <QToolButton>

namespace mexplorer {

ExploreToolBar::ExploreToolBar(Commands *commands, QWidget *parent)
    : FontAware(parent), m_commands(commands), m_row(makeLayout<QHBoxLayout>(this, 4, {8, 4, 8, 4}))
{
}

QToolButton *ExploreToolBar::commandButton(const Commands &commands, CommandId id, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setDefaultAction(commands[id]);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setAccessibleName(button->defaultAction()->statusTip());
    return button;
}

void ExploreToolBar::addChoice(const QString &name, QMenu *menu)
{
    QToolButton *button = makeMenuButton(name, menu, this);
    for (const QAction *action : menu->actions()) // any part of the program may check it
        connect(action, &QAction::toggled, button, [this] { fitTools(); });
    m_choiceButtons << button;
    m_row->addWidget(button);
    showChoice(button);
}

void ExploreToolBar::addMenu(const QString &name, QMenu *menu, const QString &tip)
{
    QToolButton *button = makeMenuButton(name, menu, this);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    m_row->addWidget(button);
}

void ExploreToolBar::addCommand(CommandId id, Need need)
{
    QToolButton *button = commandButton(*m_commands, id, this);
    m_row->addWidget(button);
    if (need == Need::WithSpace)
        m_wideTools << button;
    else
        m_spareTools << button;
}

void ExploreToolBar::showChoice(QToolButton *button) const
{
    const QMenu *menu = button->menu();
    QString chosen;
    for (const QAction *action : menu->actions())
        chosen = action->isChecked() ? action->text() : chosen;
    const QString text = chosen.isEmpty() ? menu->title() : QStringLiteral("%1: %2").arg(menu->title(), chosen);
    button->setText(m_showsChoices ? text : menu->title());
    button->setAccessibleName(text);
    button->setToolTip(text);
}

void ExploreToolBar::fitTools()
{
    enum Level { Most, WithoutChoices, WithoutWideTools, Least };
    const auto show = [this](Level level) {
        m_showsChoices = level == Most;
        for (QToolButton *button : std::as_const(m_choiceButtons))
            showChoice(button);
        for (QWidget *tool : std::as_const(m_wideTools))
            tool->setVisible(level <= WithoutChoices);
        for (QWidget *tool : std::as_const(m_spareTools))
            tool->setVisible(level != Least);
        m_row->invalidate();
        return m_row->minimumSize().width();
    };
    setMinimumWidth(show(Least));
    for (const Level level : {Most, WithoutChoices, WithoutWideTools, Least}) {
        if (show(level) <= width())
            return;
    }
}

void ExploreToolBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitTools();
}

} // namespace mexplorer
