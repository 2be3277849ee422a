// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/boards/boardwidget.h"

#include "model/games/catalogue.h"
#include "model/games/rulewords.h"
#include "views/boards/boardaccessible.h"

#include <algorithm>
#include <utility>

namespace mexplorer {

BoardWidget::BoardWidget(const Component &component, QWidget *parent) : QWidget(parent), m_component(component)
{
    setObjectName(QStringLiteral("board"));
    setFocusPolicy(Qt::StrongFocus);
    makeBoardsAccessible();
    describe();
}

void BoardWidget::setComponent(const Component &component)
{
    if (component == m_component)
        return;
    const bool isMove = !m_editable && isFollower(component.cells);
    BoardHistory history;
    if (isMove)
        history = {{{m_component.cells, component.cells, Player::First}}, true};
    change(component, isMove ? Arrival::Moved : Arrival::Elsewhere);
    m_history = std::move(history);
}

void BoardWidget::showGame(const Component &component, const BoardHistory &history)
{
    const auto lastBefore = [](const BoardHistory &of) {
        return of.moves.empty() ? CellVector() : of.moves.back().before;
    };
    if (history.moves.empty()) {
        change(component, Arrival::Elsewhere);
    } else if (component != m_component || m_history.moves.empty() || lastBefore(history) != lastBefore(m_history)) {
        const Component before = {component.rules, history.moves.back().before};
        const bool leadsOn = before == m_component;
        change(before, Arrival::Elsewhere);
        change(component, leadsOn ? Arrival::Moved : Arrival::Replayed);
    }
    m_history = history;
    update();
}

void BoardWidget::change(const Component &component, Arrival arrival)
{
    if (component == m_component)
        return;
    componentWillChange(component, arrival);
    m_arrival = arrival;
    const Component before = std::exchange(m_component, component);
    m_followersKnown = false;
    m_hints.clear();
    m_hintFocus.reset();
    componentChanged(before);
    say({});
    describe();
    updateGeometry();
    update();
}

void BoardWidget::enterAt(const QPointF &)
{
    setFocus(Qt::OtherFocusReason);
}

void BoardWidget::setPlayable(bool playable)
{
    if (playable == m_playable)
        return;
    m_playable = playable;
    playableChanged();
    update();
}

void BoardWidget::setHints(const std::vector<CellVector> &followers)
{
    m_hints = followers;
    m_hintFocus.reset();
    hintsChanged();
    update();
}

void BoardWidget::setHintFocus(const std::optional<std::vector<CellVector>> &followers)
{
    if (followers == m_hintFocus)
        return;
    m_hintFocus = followers;
    update();
}

void BoardWidget::setUnit(int pixels)
{
    if (pixels == m_unit)
        return;
    m_unit = pixels;
    unitChanged();
    updateGeometry();
    update();
}

void BoardWidget::setTight(bool tight)
{
    if (tight == m_tight)
        return;
    m_tight = tight;
    unitChanged();
    updateGeometry();
    update();
}

void BoardWidget::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    unitChanged();
    updateGeometry();
    update();
}

const std::vector<CellVector> &BoardWidget::followers() const
{
    if (!m_followersKnown) {
        m_followers.clear();
        m_component.rules->followers(m_component.cells,
                                     [this](Cells cells) { m_followers.emplace_back(cells.begin(), cells.end()); });
        std::sort(m_followers.begin(), m_followers.end());
        m_followers.erase(std::unique(m_followers.begin(), m_followers.end()), m_followers.end());
        m_followersKnown = true;
    }
    return m_followers;
}

bool BoardWidget::isFollower(const CellVector &cells) const
{
    return std::binary_search(followers().begin(), followers().end(), cells);
}

void BoardWidget::say(const QString &message)
{
    if (message == m_message)
        return;
    m_message = message;
    setAccessibleDescription(message.isEmpty() ? rulesInWords(*m_component.rules) : message);
    emit messageChanged(message);
}

void BoardWidget::describe()
{
    setAccessibleName(tr("%1, position %2").arg(familyOf(*m_component.rules).title(), m_component.text()));
    setAccessibleDescription(rulesInWords(*m_component.rules));
}

} // namespace mexplorer
