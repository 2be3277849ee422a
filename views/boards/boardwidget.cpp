// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/boards/boardwidget.h"

#include "model/core/exceptions.h"
#include "model/games/catalogue.h"
#include "views/boards/boardaccessible.h"
#include "views/theme/theme.h"

#include <QFocusEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace mexplorer {

BoardWidget::BoardWidget(const Component &component, QWidget *parent) : QWidget(parent), m_component(component)
{
    setObjectName(QStringLiteral("board"));
    setFocusPolicy(Qt::StrongFocus);
    makeBoardsAccessible();
    describe();
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setDuration(220);
    m_animation.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        m_transition = value.toReal();
        update();
    });
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
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
        if (!leadsOn)
            replay(component.rules, history);
        change(before, Arrival::Elsewhere);
        choosePieces(history.moves.back().pieces);
        change(component, leadsOn ? Arrival::Moved : Arrival::Replayed);
    }
    m_history = history;
    update();
}

/// Replays the moves before the last one, so that pieces with fixed places are where these moves left them.
void BoardWidget::replay(const RulesPtr &rules, const BoardHistory &history)
{
    if (std::ranges::all_of(history.moves, [](const PlayedMove &move) { return move.pieces.isEmpty(); }))
        return;
    change({rules, history.moves.front().before}, Arrival::Elsewhere);
    for (std::size_t i = 0; i + 1 < history.moves.size(); ++i) {
        choosePieces(history.moves[i].pieces);
        change({rules, history.moves[i].after}, Arrival::Replayed);
    }
}

void BoardWidget::change(const Component &component, Arrival arrival)
{
    if (component == m_component)
        return;
    componentWillChange(component, arrival);
    m_arrival = arrival;
    const Component before = std::exchange(m_component, component);
    m_followers.reset();
    m_hints.clear();
    m_hintFocus.reset();
    componentChanged(before);
    say({});
    describe();
    updateGeometry();
    update();
}

int BoardWidget::pieceAt(const QPointF &point, bool nearest) const
{
    int best = -1;
    qreal bestDistance = 0;
    for (int i = 0; i < pieceCount(); ++i) {
        const QRectF rect = pieceRect(i);
        if (!canPress(i) || (!nearest && !rect.contains(point)))
            continue;
        // Pieces that overlap, such as a gap and the tokens next to it, are distinguished by their centres.
        const QPointF away = rect.center() - point;
        const qreal distance = QPointF::dotProduct(away, away);
        if (best < 0 || distance < bestDistance) {
            bestDistance = distance;
            best = i;
        }
    }
    return best;
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

void BoardWidget::setEditable(bool editable)
{
    m_editable = editable;
    editableChanged();
    layOutAnew();
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
    layOutAnew();
}

void BoardWidget::setTight(bool tight)
{
    if (tight == m_tight)
        return;
    m_tight = tight;
    layOutAnew();
}

void BoardWidget::layOutAnew()
{
    unitChanged();
    updateGeometry();
    update();
}

void BoardWidget::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOutAnew();
}

void BoardWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors &colors = Theme::instance().colors();
    paintBoard(painter, colors);
    if (hasFocus() && m_ring) {
        painter.setPen(QPen(colors.pPosition, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    }
}

/// A board that has the focus from the beginning shows its ring when a key is pressed.
void BoardWidget::focusInEvent(QFocusEvent *event)
{
    m_ring = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
             event->reason() == Qt::ShortcutFocusReason;
    QWidget::focusInEvent(event);
    update();
}

void BoardWidget::focusOutEvent(QFocusEvent *event)
{
    m_ring = false;
    QWidget::focusOutEvent(event);
    update();
}

void BoardWidget::startTransition(bool shown)
{
    m_animation.stop();
    m_transition = 1;
    if (!shown || m_arrival != Arrival::Moved || Theme::instance().reducedMotion() || !isVisible())
        return;
    m_transition = 0;
    m_animation.start();
}

const std::vector<CellVector> &BoardWidget::followers() const
{
    if (!m_followers) {
        std::vector<CellVector> &found = m_followers.emplace();
        // Those of rules that a user writes may fail: then the moves before that are offered.
        static_cast<void>(withoutExceptions([&] {
            m_component.rules->followers(m_component.cells,
                                         [&found](Cells cells) { found.emplace_back(cells.begin(), cells.end()); });
            return true;
        }));
        std::sort(found.begin(), found.end());
        found.erase(std::unique(found.begin(), found.end()), found.end());
    }
    return *m_followers;
}

bool BoardWidget::isFollower(const CellVector &cells) const
{
    constexpr quint64 many = 100'000; // too many to store and sort
    if (!m_followers && m_component.rules->followerBound(m_component.cells) > many)
        return m_component.rules->isFollower(m_component.cells, cells);
    return std::binary_search(followers().begin(), followers().end(), cells);
}

void BoardWidget::say(const QString &message)
{
    if (message == m_message)
        return;
    m_message = message;
    setAccessibleDescription(message.isEmpty() ? m_component.rules->inWords() : message);
    emit messageChanged(message);
}

void BoardWidget::describe()
{
    setAccessibleName(tr("%1, position %2").arg(familyOf(*m_component.rules).title(), m_component.text()));
    setAccessibleDescription(m_component.rules->inWords());
}

} // namespace mexplorer
