// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/viewhistory.h"

#include "model/explore/graphfilter.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::size_t maxStates = 201;

} // namespace

ViewHistory::ViewHistory(Exploration *exploration, GraphFilter *filter, GraphAppearance *appearance, QObject *parent)
    : QObject(parent), m_exploration(exploration), m_filter(filter), m_appearance(appearance), m_states{current()}
{
    connect(exploration, &Exploration::graphChanged, this, &ViewHistory::record);
    connect(filter, &GraphFilter::matchesChanged, this, &ViewHistory::record);
    connect(appearance, &GraphAppearance::lookChanged, this, &ViewHistory::record);
}

bool ViewHistory::isQueryOnly(const State &before, const State &after)
{
    State same = before;
    same.view.filter.query = after.view.filter.query;
    return same == after;
}

QString ViewHistory::nameOf(const State &before, const State &after)
{
    const FilterSettings &from = before.view.filter;
    const FilterSettings &to = after.view.filter;
    if (!(before.start == after.start))
        return tr("New Start");
    if (before.convention != after.convention)
        return tr("Change of Convention");
    if (from.collapse != to.collapse)
        return tr("Merge");
    if (from.unfolding != to.unfolding || from.opened != to.opened)
        return tr("Unfold");
    if (from.pinned != to.pinned)
        return tr("Pin");
    if (isQueryOnly(before, after))
        return tr("Search");
    if (!(from == to))
        return tr("Filter");
    return nameOf(*before.view.look, *after.view.look);
}

QString ViewHistory::nameOf(const GraphLook &before, const GraphLook &after)
{
    if (before.bestPlay != after.bestPlay)
        return tr("Line of Best Play");
    if (before.components != after.components)
        return tr("Components Beside the Sum");
    if (before.letters != after.letters)
        return tr("Letters P and N");
    return before.colorBy != after.colorBy ? tr("Colour") : tr("Layout");
}

QString ViewHistory::undoName() const
{
    return canUndo() ? nameOf(m_states[m_index - 1], m_states[m_index]) : QString();
}

QString ViewHistory::redoName() const
{
    return canRedo() ? nameOf(m_states[m_index], m_states[m_index + 1]) : QString();
}

/// True if no graph or filter is being computed.
bool ViewHistory::isSettled() const
{
    return m_exploration->isCurrent() && m_exploration->labels()->convention() == m_exploration->convention() &&
           m_filter->isCurrent();
}

ViewHistory::State ViewHistory::current() const
{
    const Position &start = m_exploration->start();
    return {start, m_exploration->convention(), {m_filter->settingsFor(start), m_appearance->look()}};
}

void ViewHistory::record()
{
    if (m_ignoresChanges)
        return;
    State now = current();
    State &last = m_states[m_index];
    if (!isSettled())
        return recordUnsettled(std::move(now));
    if (last.start.components.empty())
        last = now;
    // The filter of another start is known only when its graph is available.
    const bool isNewStart = !(now.start == std::exchange(m_settledStart, now.start));
    const std::size_t unsettled = isNewStart ? std::min(m_unsettled, m_index) : 0;
    m_unsettled = 0;
    for (std::size_t i = 0; i < unsettled; ++i) {
        State &state = m_states[m_index - i];
        if (state.start == now.start)
            state.view.filter = now.view.filter;
    }
    if (!(now == m_states[m_index]))
        append(std::move(now));
}

/// A change of the look while a graph or a filter is being computed is recorded as a separate step after it.
void ViewHistory::recordUnsettled(State now)
{
    const State &last = m_states[m_index];
    if (last.start.components.empty() || now.view.look == last.view.look)
        return;
    State before = now;
    before.view.look = last.view.look;
    if (!(before == last)) {
        append(std::move(before));
        ++m_unsettled;
    }
    append(std::move(now));
    ++m_unsettled;
}

void ViewHistory::append(State state)
{
    m_states.resize(m_index + 1);
    const bool isTyping =
        canUndo() && isQueryOnly(m_states[m_index - 1], m_states[m_index]) && isQueryOnly(m_states[m_index], state);
    if (isTyping)
        m_states.pop_back();
    if (!isTyping || !(m_states.back() == state))
        m_states.push_back(std::move(state));
    if (m_states.size() > maxStates)
        m_states.erase(m_states.begin());
    m_index = m_states.size() - 1;
    emit changed();
}

void ViewHistory::undo()
{
    if (!canUndo())
        return;
    apply(m_states[--m_index]);
    emit changed();
}

void ViewHistory::redo()
{
    if (!canRedo())
        return;
    apply(m_states[++m_index]);
    emit changed();
}

void ViewHistory::apply(const State &state)
{
    m_unsettled = 0;
    const QScopedValueRollback ignoring(m_ignoresChanges, true);
    m_appearance->setLook(*state.view.look);
    m_filter->setSettingsFor(state.start, state.view.filter);
    if (!(m_exploration->start() == state.start))
        openStart(state.start, state.convention);
    m_exploration->setConvention(state.convention);
}

void ViewHistory::openStart(const Position &start, Convention convention)
{
    if (const Position *before = m_exploration->startBefore(); before && *before == start)
        m_exploration->goBack();
    else if (const Position *after = m_exploration->startAfter(); after && *after == start)
        m_exploration->goForward();
    else
        m_exploration->openPosition(start, convention);
}

} // namespace mexplorer
