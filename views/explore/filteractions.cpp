// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/explore/filteractions.h"

#include "model/explore/paths.h"
#include "model/session/session.h"
#include "views/explore/explorecommands.h"

#include <QMenu>

#include <array>

namespace mexplorer {

namespace {

using Region = FilterSettings::Region;
using Others = FilterSettings::Others;

/// Returns the settings whose change ends the search for a path: all but those that help to find the other end.
FilterSettings pathPart(FilterSettings settings)
{
    settings.query.clear();
    settings.others = Others::Shown;
    return settings;
}

/// Returns the text of a kind of merging in its menu.
QString collapseName(Collapse kind)
{
    const std::array names = {FilterActions::tr("by value: the graph becomes Nim"),
                              FilterActions::tr("by the same followers"),
                              FilterActions::tr("by the same play to the end"),
                              FilterActions::tr("by the components' values"),
                              FilterActions::tr("by the components"),
                              FilterActions::tr("by symmetry")};
    static_assert(names.size() == std::size_t(Collapse::Symmetry) + 1);
    return names[std::size_t(kind)];
}

} // namespace

FilterActions::FilterActions(Session *session, Commands *commands)
    : QObject(commands), m_session(session), m_filter(session->filter()), m_commands(commands),
      m_regions(commands, [this](Region region) { setRegion(region); }),
      m_merges(commands, [this](std::optional<Collapse> kind) { m_filter->setCollapse(kind); }),
      m_others(commands, [this](Others others) { m_filter->setOthers(others); })
{
    addPartCommands();
    addUnfoldCommands();
    addGrowCommands();
    addMergeCommands();
    addFindCommands();
    connect(m_filter, &GraphFilter::settingsChanged, this, [this] {
        if (!(pathPart(m_filter->settings()) == m_pathPart))
            stopAskingForPath();
        follow();
    });
    connect(session->appearance(), &GraphAppearance::lookChanged, this, &FilterActions::follow);
    connect(session->exploration(), &Exploration::graphChanged, this, &FilterActions::follow);
    connect(session->exploration(), &Exploration::selectionChanged, this, &FilterActions::follow);
    connect(session->exploration(), &Exploration::startChanged, this, &FilterActions::stopAskingForPath);
    follow();
}

PositionId FilterActions::selected() const
{
    return m_session->exploration()->selected();
}

void FilterActions::setRegion(Region region)
{
    if (region == Region::Between)
        return askForPath();
    stopAskingForPath();
    region == Region::Everything ? m_filter->showEverything() : m_filter->showRegion(region, selected());
}

void FilterActions::addPartCommands()
{
    const MenuPosition regions = {ExploreCommands::partMenu, 0};
    m_regions.add(ExploreCommands::showAll, tr("The &Whole Graph"), tr("Show all positions and moves again"),
                  {.keys = {Qt::Key_A}, .position = regions}, Region::Everything);
    m_regions.add(ExploreCommands::from, tr("What Play Can &Reach from Here"),
                  tr("Show only the selected position and what play can reach from it"),
                  {.keys = {Qt::Key_R}, .position = regions}, Region::From);
    m_regions.add(ExploreCommands::to, tr("What &Leads Here"),
                  tr("Show only the selected position and what leads to it"),
                  {.keys = {Qt::SHIFT | Qt::Key_R}, .position = regions}, Region::To);
    m_regions.add(ExploreCommands::paths, tr("&Paths to Another Position…"),
                  tr("Show only what play from the selected position to another one can pass"),
                  {.icon = "path", .keys = {Qt::Key_T}, .position = regions}, Region::Between);
    m_commands->add(ExploreCommands::stopPaths, tr("Leave the Path"), tr("Stop choosing the other position"),
                    {.keys = {Qt::Key_Escape}, .position = regions}, [this] { stopAskingForPath(); });
    action(ExploreCommands::stopPaths)->setEnabled(false);
    const MenuPosition play = {ExploreCommands::partMenu, 1};
    m_commands->addSwitch(ExploreCommands::winningMoves, tr("Only &Winning Moves"),
                          tr("Leave out all moves that don't lead to a P-position"),
                          {.keys = {Qt::Key_W}, .position = play},
                          [this](bool on) { m_filter->setWinningMovesOnly(on); });
    m_commands->addSwitch(ExploreCommands::bestPlay, tr("Line of &Best Play"),
                          tr("Draw how play goes on from the selected position when both play best"),
                          {.keys = {Qt::Key_B}, .position = play},
                          [session = m_session](bool on) { session->appearance()->setBestPlay(on); });
    m_commands->add(ExploreCommands::followBestPlay, tr("&Follow Best Play"),
                    tr("Go to the next position of the line of best play"),
                    {.keys = {Qt::SHIFT | Qt::Key_B}, .position = play}, [this] { followBestPlay(); });
}

void FilterActions::addUnfoldCommands()
{
    const MenuPosition position = {ExploreCommands::partMenu, 2};
    m_commands->addSwitch(
        ExploreCommands::unfold, tr("&Unfold"), tr("Begin with the start alone, and open followers with a click"),
        {.icon = "unfold", .keys = {Qt::Key_U}, .position = position}, [this](bool on) { m_filter->setUnfolding(on); });
    m_commands->add(ExploreCommands::open, tr("&Open Followers"),
                    tr("Open or close the followers of the selected position"),
                    {.keys = {Qt::Key_Space}, .position = position}, [this] { toggleOpen(); });
    m_commands->addSwitch(ExploreCommands::pin, tr("P&in"),
                          tr("Keep the selected position visible when others are closed"),
                          {.icon = "pin", .keys = {Qt::Key_P}, .position = position},
                          [this](bool on) { m_filter->setPinned(selected(), on); });
}

void FilterActions::addMergeCommands()
{
    m_merges.add(ExploreCommands::merge({}), tr("nothing"), tr("Show each position by itself"),
                 {.position = {ExploreCommands::mergeMenu, 0}}, {});
    const std::pair<Collapse, QString> kinds[] = {
        {Collapse::SgValue, tr("Merge positions that have the same SG value")},
        {Collapse::Followers, tr("Merge positions that have the same followers")},
        {Collapse::Play, tr("Merge positions from which play is the same to the end")},
        {Collapse::ComponentValues, tr("Merge positions whose components have the same values, leaving out zeros")},
        {Collapse::Components, tr("Merge positions that have the same components, leaving out those of value 0")},
        {Collapse::Symmetry, tr("Merge positions that are equal under the symmetries of the board")}};
    for (const auto &[kind, tip] : kinds)
        m_merges.add(ExploreCommands::merge(kind), collapseName(kind), tip,
                     {.position = {ExploreCommands::mergeMenu, 1}}, kind);
}

void FilterActions::addFindCommands()
{
    const auto add = [this](Others others, const QString &text, const QString &tip) {
        m_others.add(ExploreCommands::others(others), text, tip, {.position = {ExploreCommands::findMenu, 1}}, others);
    };
    add(Others::Shown, tr("ring what is found"), tr("Show all positions, with a ring round those found"));
    add(Others::Dimmed, tr("dim the others"), tr("Dim the positions that the search doesn't find"));
    add(Others::Hidden, tr("hide the others"), tr("Leave out the positions that the search doesn't find"));
}

void FilterActions::addGrowCommands()
{
    const MenuPosition position = {ExploreCommands::partMenu, 3};
    m_commands->add(ExploreCommands::extendGraph, tr("Show &More"),
                    tr("Raise the limit of the graph and build it further"),
                    {.keys = {Qt::Key_G}, .position = position}, [this] { m_session->exploration()->extendGraph(); });
    m_commands->add(ExploreCommands::extendBelow, tr("Show More B&elow"),
                    tr("Build the graph further below the selected position only"),
                    {.keys = {Qt::SHIFT | Qt::Key_G}, .position = position},
                    [this] { m_session->exploration()->extendBelow(selected()); });
}

void FilterActions::addPositionActions(QMenu *menu) const
{
    if (action(ExploreCommands::unfold)->isChecked()) {
        menu->addAction(action(ExploreCommands::open));
        menu->addAction(action(ExploreCommands::pin));
        menu->addSeparator();
    }
    menu->addAction(m_regions[Region::From]);
    menu->addAction(m_regions[Region::To]);
    menu->addAction(m_regions[Region::Between]);
    menu->addAction(action(ExploreCommands::bestPlay));
    if (!m_filter->settings().showsAll())
        menu->addAction(m_regions[Region::Everything]);
    if (action(ExploreCommands::extendBelow)->isEnabled())
        menu->addAction(action(ExploreCommands::extendBelow));
}

void FilterActions::followBestPlay()
{
    Exploration *exploration = m_session->exploration();
    if (!exploration->isReady() || selected() == noPosition || !exploration->answers().showsRightMoves())
        return;
    const auto line = principalLine(*exploration->graph(), *exploration->labels(), selected());
    if (line.size() > 1)
        exploration->select(line[1]);
}

// ---- paths

void FilterActions::askForPath()
{
    if (m_pathStart != noPosition && selected() != m_pathStart)
        return finishPath(selected());
    // A part that leads to a position doesn't contain the positions that can be reached from it.
    if (m_filter->settings().region == Region::To)
        m_filter->showRegion(Region::Everything, noPosition);
    m_pathPart = pathPart(m_filter->settings());
    m_pathStart = selected();
    action(ExploreCommands::stopPaths)->setEnabled(m_pathStart != noPosition);
    follow();
    emit pathStartChanged();
}

void FilterActions::finishPath(PositionId to)
{
    const PositionId from = m_pathStart;
    stopAskingForPath();
    m_filter->showBetween(from, to);
}

void FilterActions::stopAskingForPath()
{
    if (m_pathStart == noPosition)
        return;
    m_pathStart = noPosition;
    action(ExploreCommands::stopPaths)->setEnabled(false);
    follow();
    emit pathStartChanged();
}

// ---- unfolding

void FilterActions::useClick(PositionId id, bool again)
{
    if (m_pathStart != noPosition) {
        if (id != m_pathStart)
            finishPath(id);
        return;
    }
    const bool isKnown = m_session->exploration()->graph()->isExpanded(id);
    if (!isKnown)
        m_session->exploration()->extendBelow(id);
    if (!m_filter->settings().unfolding)
        return;
    if (!m_filter->isOpen(id))
        m_filter->setOpen(id, true);
    else if (again)
        m_filter->setOpen(id, false);
}

void FilterActions::toggleOpen()
{
    if (selected() == noPosition)
        return;
    if (m_filter->settings().unfolding && m_filter->isOpen(selected()) && !m_filter->isFolded(selected()))
        m_filter->setOpen(selected(), false);
    else
        m_filter->unfoldAt(selected());
}

// ---- what is checked and what can be done

void FilterActions::follow()
{
    const FilterSettings &settings = m_filter->settings();
    const Exploration &exploration = *m_session->exploration();
    const bool ready = exploration.isReady() && selected() != noPosition;
    m_regions.setCurrent(m_pathStart != noPosition ? Region::Between : settings.region);
    m_merges.setCurrent(settings.merged());
    m_others.setCurrent(settings.others);
    action(ExploreCommands::winningMoves)->setChecked(settings.winningMovesOnly);
    action(ExploreCommands::unfold)->setChecked(settings.unfolding);
    action(ExploreCommands::bestPlay)->setChecked(m_session->appearance()->look().bestPlay);
    const bool isOpen = ready && m_filter->isOpen(selected()) && !m_filter->isFolded(selected());
    action(ExploreCommands::open)->setText(isOpen ? tr("&Close Followers") : tr("&Open Followers"));
    action(ExploreCommands::pin)->setChecked(ready && m_filter->isPinned(selected()));
    action(ExploreCommands::pin)->setEnabled(ready && settings.unfolding);
    const bool goesOn = ready && exploration.graph()->isTruncated();
    action(ExploreCommands::extendGraph)->setEnabled(ready && exploration.canExtendGraph());
    action(ExploreCommands::extendBelow)->setEnabled(goesOn);
    for (const Collapse kind : {Collapse::SgValue, Collapse::ComponentValues})
        m_merges[kind]->setEnabled(exploration.convention() == Convention::Normal);
}

} // namespace mexplorer
