// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/workspaces.h"

#include "app/window/scrolledview.h"
#include "views/widgets/makewidgets.h"
#include "views/widgets/messagebar.h"

#include <QAction>
#include <QStackedWidget>
#include <QTabBar>

namespace mexplorer {

Workspaces::Workspaces(QWidget *parent)
    : QWidget(parent), m_top(new QWidget(this)), m_bar(makeNamed<QTabBar>("workspaceBar")),
      m_messages(new MessageBar(this)), m_stack(new QStackedWidget)
{
    setObjectName(QStringLiteral("workspaces"));
    m_bar->setAccessibleName(tr("Workspaces"));
    m_bar->setDrawBase(false);
    m_bar->setExpanding(false);
    m_bar->setIconSize({18, 18});
    connect(m_bar, &QTabBar::currentChanged, this, &Workspaces::showTab);

    auto *top = makeLayout<QHBoxLayout>(m_top, 4, {0, 0, 8, 0});
    top->addWidget(m_bar, 1);
    auto *layout = makeLayout<QVBoxLayout>(this, 0);
    layout->addWidget(m_top);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_messages); // below what is read, over none of it
}

void Workspaces::add(WorkspaceId id, const QAction *command, QWidget *view, Commands *commands)
{
    m_ids << id;
    m_views << view;
    m_commands << commands;
    const int index = m_bar->addTab(command->icon(), command->text());
    m_stack->insertWidget(index, new ScrolledView(view));
    const auto showTip = [this, index, command] { m_bar->setTabToolTip(index, command->toolTip()); };
    connect(command, &QAction::changed, this, showTip); // with its keys
    showTip();
}

void Workspaces::addTool(QWidget *tool)
{
    m_top->layout()->addWidget(tool);
}

void Workspaces::setStartPage(QWidget *page)
{
    m_startPage = page;
    m_stack->addWidget(page);
}

WorkspaceId Workspaces::current() const
{
    return m_ids.value(m_bar->currentIndex());
}

QWidget *Workspaces::view(WorkspaceId id) const
{
    return m_views.value(m_ids.indexOf(id));
}

bool Workspaces::showsStartPage() const
{
    return m_startPage && m_stack->currentWidget() == m_startPage;
}

void Workspaces::setBarVisible(bool visible)
{
    m_isBarVisible = visible;
    m_top->setVisible(visible && !showsStartPage());
}

Commands *Workspaces::commands(WorkspaceId id) const
{
    return m_commands.value(m_ids.indexOf(id));
}

Commands *Workspaces::frontCommands() const
{
    return showsStartPage() ? nullptr : commands(current());
}

void Workspaces::showWorkspace(WorkspaceId id)
{
    const auto index = static_cast<int>(m_ids.indexOf(id));
    if (index < 0)
        return;
    m_bar->setCurrentIndex(index);
    showTab(index);
    focusView();
}

void Workspaces::showStartPage()
{
    if (!m_startPage || showsStartPage())
        return;
    m_stack->setCurrentWidget(m_startPage);
    m_top->hide();
    m_startPage->setFocus();
    emit changed();
}

void Workspaces::leaveStartPage()
{
    if (showsStartPage())
        showWorkspace(current());
}

void Workspaces::focusView()
{
    if (showsStartPage())
        m_startPage->setFocus();
    else if (QWidget *front = view(current()))
        front->setFocus();
}

void Workspaces::showTab(int index)
{
    if (index < 0 || m_stack->currentIndex() == index)
        return;
    m_top->setVisible(m_isBarVisible);
    m_stack->setCurrentIndex(index);
    emit changed();
}

} // namespace mexplorer
