// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/workspaces.h"

#include "app/window/scrolledview.h"
#include "app/window/windowcommands.h"
#include "model/session/session.h"
#include "views/canvas/graphcanvas.h"
#include "views/explore/exploreview.h"
#include "views/play/playview.h"
#include "views/play/puzzleview.h"
#include "views/sequence/sequenceview.h"
#include "views/step/stepview.h"
#include "views/teach/exerciseview.h"
#include "views/teach/lessonpane.h"
#include "views/widgets/commands.h"
#include "views/widgets/makewidgets.h"
#include "views/widgets/messagebar.h"

#include <QAction>
#include <QStackedWidget>
#include <QTabBar>

#include <algorithm>

namespace mexplorer {

namespace {

/// The widget of a workspace, and its commands.
struct Made
{
    QWidget *view;
    Commands *commands;
};

/// A row of the table of workspaces.
struct WorkspaceRow
{
    WorkspaceId id;
    CommandId command;
    QString title;
    QString menu;
    QString about; ///< its status tip
    const char *icon;
    Made (*make)(Session *session);
};

template <class View> Made makeWorkspace(Session *session)
{
    auto *view = new View(session);
    return {view, view->commands()};
}

/// Creates the Step workspace, with a separate graph next to the walk-through, and the text of a lesson.
Made makeStepWorkspace(Session *session)
{
    auto *view = new StepView(session);
    auto *graph = new GraphCanvas(session->wholeGraph(), session->jobs());
    view->setGraphWidget(graph);
    Presentation *presentation = session->presentation();
    QObject::connect(presentation, &Presentation::changed, graph,
                     [graph, presentation] { graph->setProjected(presentation->isOn()); });
    QObject::connect(session->appearance(), &GraphAppearance::lookChanged, graph,
                     [graph](const GraphLook &look) { graph->setLook({.letters = look.letters}); });
    graph->setLook({.letters = session->appearance()->look().letters});
    view->setLessonWidget(new LessonPane(session));
    return {view, view->commands()};
}

std::vector<WorkspaceRow> workspaceRows()
{
    return {
        {WorkspaceId::Explore, WindowCommands::explore, Workspaces::tr("Explore"), Workspaces::tr("E&xplore"),
         Workspaces::tr("The graph of the game"), "explore", makeWorkspace<ExploreView>},
        {WorkspaceId::Step, WindowCommands::step, Workspaces::tr("Step"), Workspaces::tr("S&tep"),
         Workspaces::tr("How each value comes about, step by step"), "step", makeStepWorkspace},
        {WorkspaceId::Play, WindowCommands::play, Workspaces::tr("Play"), Workspaces::tr("&Play"),
         Workspaces::tr("The boards of the game, against the solver or a human"), "boards", makeWorkspace<PlayView>},
        {WorkspaceId::Sequence, WindowCommands::sequence, Workspaces::tr("Sequence"), Workspaces::tr("Se&quence"),
         Workspaces::tr("The values of single heaps, and their period"), "sequence", makeWorkspace<SequenceView>},
        {WorkspaceId::Exercises, WindowCommands::exercises, Workspaces::tr("Exercises"), Workspaces::tr("Exer&cises"),
         Workspaces::tr("Work it out yourself, and have each answer judged"), "check", makeWorkspace<ExerciseView>},
        {WorkspaceId::Puzzles, WindowCommands::puzzles, Workspaces::tr("Puzzles"), Workspaces::tr("Pu&zzles"),
         Workspaces::tr("Positions with a winning move to be found"), "bookmark", makeWorkspace<PuzzleView>},
    };
}

} // namespace

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

void Workspaces::fill(Session *session, Commands *commands)
{
    for (const WorkspaceRow &row : workspaceRows()) {
        const auto [view, ownCommands] = row.make(session);
        m_all.push_back({row.id, row.title, row.menu, view, ownCommands});
        const int key = Qt::Key_0 + static_cast<int>(m_all.size());
        const QAction *command = commands->add(
            row.command, row.title, row.about,
            {.icon = row.icon, .keys = {Qt::CTRL | static_cast<Qt::Key>(key)}, .position = {Menus::go, 1}},
            [this, id = row.id] { showWorkspace(id); });
        commands->include(ownCommands, row.title);
        const int index = m_bar->addTab(command->icon(), command->text());
        m_stack->insertWidget(index, new ScrolledView(view));
        const auto showTip = [this, index, command] { m_bar->setTabToolTip(index, command->toolTip()); };
        connect(command, &QAction::changed, this, showTip); // with its keys
        showTip();
    }
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
    const auto index = static_cast<std::size_t>(m_bar->currentIndex()); // -1 is past the end
    return index < m_all.size() ? m_all[index].id : WorkspaceId();
}

QList<WorkspaceId> Workspaces::ids() const
{
    QList<WorkspaceId> ids;
    for (const Workspace &workspace : m_all)
        ids << workspace.id;
    return ids;
}

const Workspace *Workspaces::find(WorkspaceId id) const
{
    const auto found = std::ranges::find(m_all, id, &Workspace::id);
    return found == m_all.end() ? nullptr : &*found;
}

QWidget *Workspaces::view(WorkspaceId id) const
{
    const Workspace *workspace = find(id);
    return workspace ? workspace->view : nullptr;
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
    const Workspace *workspace = find(id);
    return workspace ? workspace->commands : nullptr;
}

Commands *Workspaces::frontCommands() const
{
    return showsStartPage() ? nullptr : commands(current());
}

void Workspaces::showWorkspace(WorkspaceId id)
{
    const Workspace *workspace = find(id);
    if (!workspace)
        return;
    const auto index = static_cast<int>(workspace - m_all.data());
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
