// SPDX-License-Identifier: GPL-3.0-or-later
// The size of the boards: the largest unit (the side of a cell or pin in pixels) of a short list at which all boards
// fit, found by bisection, as a smaller unit always needs less space. A few boards are put in one row if that costs no
// more than four tenths of the unit, and if pieces that were large enough for touch remain so.
//
// Cost: at most four layouts of all boards per search. Left out: different units for different boards.
#include "views/play/boardarea.h"

#include "model/games/catalogue.h"
#include "views/boards/chocolateboard.h"
#include "views/theme/fontrole.h"
#include "views/theme/touch.h"
#include "views/widgets/events.h"
#include "views/widgets/flowlayout.h"
#include "views/widgets/makewidgets.h"

#include <QApplication>
#include <QLabel>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

/// The sides of cells and pins that are tried, from large to small.
constexpr auto units = std::to_array<int>({320, 256, 208, 168, 136, 112, 96, 80, 68, 60, 52, 44, 40, 32, 24});

} // namespace

BoardArea::BoardArea(QWidget *parent) : FontAware(parent), m_table(nullptr), m_line(makeText("boardsLine", this))
{
    m_line->setAlignment(Qt::AlignCenter);
    m_line->setContentsMargins(8, 0, 8, 0);
    m_line->hide();
    setFontRole(this, FontRole::Body, FontRole::Caption);
    setFontRole(m_line, FontRole::Body, FontRole::Caption);
    setObjectName(QStringLiteral("boardArea"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(false); // sizeTable() does
    setFocusPolicy(Qt::NoFocus);
    m_more.setSingleShot(true);
    m_more.setInterval(0);
    connect(&m_more, &QTimer::timeout, this, &BoardArea::addCards);
}

bool BoardArea::fits(const Position &start) const
{
    if (!m_table || start.components.size() != m_start.components.size())
        return false;
    for (std::size_t i = 0; i < start.components.size(); ++i) {
        if (m_start.components[i].rules != start.components[i].rules ||
            m_start.components[i].cells != start.components[i].cells)
            return false;
    }
    return true;
}

/// In a sum the last square isn't the last move.
void BoardArea::markPoison()
{
    auto *bar = m_cards.size() == 1 ? qobject_cast<ChocolateBoard *>(m_cards.front()->board()) : nullptr;
    if (bar)
        bar->setPoisoned(m_convention == Convention::Misere);
}

void BoardArea::showGame(const GameRecord &record, std::size_t ply, bool hasSwappedColors,
                         const std::vector<MovePieces> &pieces)
{
    m_hasSwappedColors = hasSwappedColors;
    const bool stays = fits(record.start());
    m_start = record.start();
    m_position = record.position(ply);
    m_values.clear();
    m_hints.clear();
    m_histories.assign(m_position.components.size(), {});
    for (std::size_t i = 0; i < ply; ++i) {
        const Move &move = record.moves()[i];
        BoardHistory &history = m_histories[move.component];
        history.moves.push_back({record.position(i).components[move.component].cells, move.cells,
                                 hasSwappedColors ? opponentOf(record.turn(i)) : record.turn(i),
                                 i < pieces.size() ? pieces[i] : MovePieces()});
        history.endsGame = i + 1 == ply;
    }
    m_convention = record.convention();
    if (!stays)
        return rebuild();
    markPoison();
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->showGame(m_position.components[i], m_histories[i]);
    for (BoardGroup *group : m_groups)
        group->showTitle();
    scrollToLastMove();
}

MovePieces BoardArea::lastPieces() const
{
    for (const BoardCard *card : m_cards) {
        if (card->board()->markedMove())
            return card->board()->lastPieces();
    }
    return {};
}

void BoardArea::scrollToLastMove()
{
    for (BoardCard *card : m_cards) {
        if (card->board()->markedMove() && m_table->height() > viewport()->height())
            ensureWidgetVisible(card, 8, 8);
    }
}

void BoardArea::rebuild()
{
    const bool hasKeys = m_table && m_table->isAncestorOf(QApplication::focusWidget());
    m_more.stop();
    m_cards.clear();
    m_lineCard = nullptr;
    m_groups.clear();
    m_table = new QWidget;
    auto *flow = new FlowLayout(m_table);
    flow->setContentsMargins(16, 16, 16, 16);
    setWidget(m_table);
    onEvent(m_table, m_table, QEvent::LayoutRequest, [this] { sizeTable(); });
    m_table->show();
    if (isVisible())
        addCards();
    if (hasKeys)
        takeFocus();
}

/// Creates the boards if they weren't visible before.
void BoardArea::showEvent(QShowEvent *event)
{
    QScrollArea::showEvent(event);
    if (m_table && m_cards.empty())
        addCards();
}

BoardCard *BoardArea::cardWithKeys() const
{
    const QWidget *focused = QApplication::focusWidget();
    for (BoardCard *card : m_cards) {
        if (focused && card->isAncestorOf(focused))
            return card;
    }
    for (BoardCard *card : m_cards) {
        if (hasMove({{card->board()->component()}}))
            return card;
    }
    return m_cards.empty() ? nullptr : m_cards.front();
}

void BoardArea::takeFocus()
{
    if (BoardCard *card = cardWithKeys())
        card->board()->setFocus();
}

void BoardArea::showAllMoves()
{
    if (BoardCard *card = cardWithKeys())
        card->showAllMoves();
}

/// Moves the keyboard's cursor to the nearest board in a direction.
void BoardArea::moveCursorToBoard(const BoardCard *from, int right, int down)
{
    const auto centreOf = [this](const BoardCard *card) {
        return QRect(card->mapTo(m_table, QPoint()), card->size()).center();
    };
    BoardCard *nearest = nullptr;
    int min = 0;
    for (BoardCard *card : m_cards) {
        const QPoint way = centreOf(card) - centreOf(from);
        const int ahead = way.x() * right + way.y() * down;
        const int aside = std::abs(way.x() * down) + std::abs(way.y() * right);
        const int distance = ahead + 3 * aside;
        if (card != from && ahead > aside && (!nearest || distance < min)) {
            nearest = card;
            min = distance;
        }
    }
    if (!nearest)
        return;
    QWidget *board = nearest->board();
    const QWidget *before = from->board();
    QPointF point = board->mapFromGlobal(before->mapToGlobal(QPointF(before->rect().center())));
    point.setX(right > 0 ? 0 : right < 0 ? board->width() : point.x());
    point.setY(down > 0 ? 0 : down < 0 ? board->height() : point.y());
    nearest->board()->enterAt(point);
    ensureWidgetVisible(nearest, 8, 8);
}

/// Returns the group of a new card if the card before or after it is a heap of the same game; otherwise null.
BoardGroup *BoardArea::groupOf(std::size_t index)
{
    const auto sharesTable = [this](std::size_t a, std::size_t b) {
        const std::vector<Component> &all = m_position.components;
        return b < all.size() && all[a].rules->isMultiset() && all[a].rules->isSame(*all[b].rules) &&
               !all[a].rules->appearance().board.isEmpty();
    };
    if (index > 0 && sharesTable(index - 1, index))
        return m_groups.back();
    if (!sharesTable(index, index + 1))
        return nullptr;
    auto *group = new BoardGroup(m_table);
    m_groups.push_back(group);
    m_table->layout()->addWidget(group);
    group->show();
    return group;
}

/// Adds a few boards, as many as one event can create without blocking the window.
void BoardArea::addCards()
{
    constexpr std::size_t atOnce = 8;
    const std::size_t count = m_position.components.size();
    const std::size_t from = m_cards.size();
    const std::size_t to = std::min({count, maxBoards, from + atOnce});
    for (std::size_t i = from; i < to; ++i) {
        BoardGroup *group = groupOf(i);
        auto *card =
            new BoardCard(m_position.components[i], i, count > 1, group ? static_cast<QWidget *>(group) : m_table);
        connect(card, &BoardCard::moveChosen, this, &BoardArea::moveChosen);
        connect(card, &BoardCard::lineChanged, this, [this, card] { showLine(card); });
        connect(card->board(), &BoardWidget::cursorLeft, this,
                [this, card](int right, int down) { moveCursorToBoard(card, right, down); });
        if (group) {
            card->setInGroup();
            group->addCard(card);
        } else {
            m_table->layout()->addWidget(card);
        }
        m_cards.push_back(card);
        card->showGame(m_position.components[i], m_histories[i]);
        card->show();
    }
    applyState(from);
    markPoison();
    if (from == 0 && !m_cards.empty())
        m_lineCard = m_cards.front();
    if (from == 0 || isComplete())
        fitBoards();
    if (!isComplete())
        m_more.start();
    else if (to < count)
        m_table->layout()->addWidget(
            new QLabel(tr("%n more component(s) {isn't|aren't} shown; choose a sum of at most %1 to play on all.",
                          nullptr, static_cast<int>(count - to))
                           .arg(maxBoards),
                       m_table));
}

/// Makes the boards as large as fits without scrolling. They are closer together if they don't fit otherwise, or if
/// that makes their pieces large enough for touch.
void BoardArea::fitBoards()
{
    using Density = BoardCard::Density;
    if (!m_table)
        return;
    std::optional<Density> first;
    bool isLarge = false;
    for (const Density density : {Density::Spacious, Density::Compact, Density::Dense}) {
        if (isProjected(this) && m_cards.size() > 1 && density != Density::Dense)
            continue; // lines about each board would leave no space for the boards
        if (first && density == Density::Dense)
            break; // its boards have no lines of their own
        const bool fits = fitDensity(density);
        isLarge = fits && isLargeForTouch();
        if (isLarge)
            break;
        if (fits && !first)
            first = density;
    }
    if (!isLarge && first)
        fitDensity(*first);
    alignInOneRow();
    setViewportMargins(0, 0, 0, m_dense ? lineHeight() : 0);
    m_line->setGeometry(0, height() - lineHeight(), width(), lineHeight());
    m_line->setVisible(m_dense);
    if (m_lineCard)
        showLine(m_lineCard);
    sizeTable();
    scrollToLastMove();
}

/// Puts a few boards that don't fit into one row with their lines into one without them, if they don't become smaller
/// or remain legible, and are no harder to touch.
void BoardArea::alignInOneRow()
{
    using Density = BoardCard::Density;
    constexpr std::size_t few = 6;
    constexpr int legible = 40;
    if (m_cards.size() < 2 || m_cards.size() > few || isOneFloor())
        return;
    const Density density = m_cards.front()->density();
    const int unit = m_cards.front()->board()->unit();
    const bool isLarge = isLargeForTouch();
    fitDensity(Density::Dense);
    const bool fits = fitOneFloor() && m_cards.front()->board()->unit() >= std::min(unit, legible);
    if (!fits || (isLarge && !isLargeForTouch()))
        fitDensity(density);
}

bool BoardArea::fitDensity(BoardCard::Density density)
{
    setDense(density == BoardCard::Density::Dense);
    for (BoardCard *card : m_cards)
        card->setDensity(density);
    for (BoardGroup *group : m_groups)
        group->setDensity(density);
    shareLineHeight();
    return fit();
}

void BoardArea::shareLineHeight()
{
    int height = 0;
    for (const BoardCard *card : m_cards)
        height = std::max(height, card->lineHeight());
    for (const BoardGroup *group : m_groups)
        height = std::max(height, group->lineHeight());
    for (BoardCard *card : m_cards)
        card->setLineHeight(height);
    for (BoardGroup *group : m_groups)
        group->setLineHeight(height);
}

void BoardArea::setDense(bool dense)
{
    m_dense = dense;
    auto *flow = static_cast<FlowLayout *>(m_table->layout());
    const int margin = dense ? 8 : 16;
    flow->setContentsMargins(margin, margin, margin, margin);
    flow->setSpacing(margin);
}

/// Not the size of the viewport: what fits must not depend on whether scroll bars are visible.
QSize BoardArea::spaceForBoards() const
{
    return size() - QSize(0, m_dense ? lineHeight() : 0);
}

/// Returns the index of the first unit at which the boards fit, found by bisection; in one row if \a onOneFloor is set.
/// Returns the number of units if there is none.
std::size_t BoardArea::firstFitting(bool onOneFloor)
{
    const auto isTooLarge = [&](int unit) { return !fitAt(unit) || (onOneFloor && !isOneFloor()); };
    return static_cast<std::size_t>(std::partition_point(units.begin(), units.end(), isTooLarge) - units.begin());
}

bool BoardArea::fit()
{
    constexpr int few = 6;
    constexpr double worthIt = 0.6;
    const std::size_t largest = firstFitting(false);
    if (largest == units.size()) {
        fitAt(units.back());
        return false;
    }
    const int count = m_table->layout()->count();
    const std::size_t beside = count > 1 && count <= few ? firstFitting(true) : units.size();
    const bool isWorthIt = beside < units.size() && units[beside] >= worthIt * units[largest];
    fitAt(units[largest]);
    const bool isLarge = isLargeForTouch();
    if (isWorthIt)
        fitAt(units[beside]);
    if (isLarge && !isLargeForTouch())
        fitAt(units[largest]);
    return true;
}

bool BoardArea::fitOneFloor()
{
    const std::size_t first = firstFitting(true);
    return first < units.size() && fitAt(units[first]);
}

bool BoardArea::isOneFloor() const
{
    const auto *flow = static_cast<FlowLayout *>(m_table->layout());
    const QMargins margins = flow->contentsMargins();
    int width = margins.left() + margins.right() - flow->spacing();
    for (int i = 0; i < flow->count(); ++i) {
        const QLayoutItem *item = flow->itemAt(i);
        width += flow->spacing() + item->sizeHint().expandedTo(item->minimumSize()).width();
    }
    return width <= spaceForBoards().width();
}

bool BoardArea::isLargeForTouch() const
{
    return std::all_of(m_cards.begin(), m_cards.end(), [](const BoardCard *card) {
        const BoardWidget *board = card->board();
        for (int piece = 0; piece < board->pieceCount(); ++piece) {
            const QSizeF size = board->pieceRect(piece).size();
            if (!size.isEmpty() && std::min(size.width(), size.height()) < touchSize)
                return false;
        }
        return true;
    });
}

/// Sets the unit of all boards; returns true if they fit.
bool BoardArea::fitAt(int unit)
{
    const QSize available = spaceForBoards();
    for (BoardCard *card : m_cards) {
        card->board()->setUnit(unit);
        card->layout()->invalidate();
        card->updateGeometry();
    }
    const QMargins margins = m_table->layout()->contentsMargins();
    for (BoardGroup *group : m_groups)
        group->setAvailableWidth(available.width() - margins.left() - margins.right());
    // Heaps of one game are in one row, unless that makes them too small for touch.
    if (unit > touchSize &&
        !std::all_of(m_groups.begin(), m_groups.end(), [](const BoardGroup *group) { return group->isOneLine(); }))
        return false;
    return minTableWidth() <= available.width() &&
           m_table->layout()->heightForWidth(available.width()) <= available.height();
}

int BoardArea::minTableWidth() const
{
    int widest = 0;
    for (const BoardCard *card : m_cards)
        widest = std::max(widest, card->sizeHint().width());
    for (const BoardGroup *group : m_groups)
        widest = std::max(widest, group->minimumSizeHint().width());
    const QMargins margins = m_table->layout()->contentsMargins();
    return widest + margins.left() + margins.right();
}

int BoardArea::lineHeight() const
{
    return 2 * fontMetrics().lineSpacing() + 8;
}

/// Shows the effect of the selection on a board; if there is none, the rules of all games on the table, or of this one
/// if these don't fit.
void BoardArea::showLine(const BoardCard *card)
{
    m_lineCard = card;
    card->showLineIn(m_line);
    if (!m_dense || !card->board()->message().isEmpty())
        return;
    const auto rulesOn = [](const BoardCard *one) {
        const QString game = familyOf(*one->board()->component().rules).title();
        return tr("%1: %2", "a game, and its rules in a sentence").arg(game, one->summary());
    };
    QStringList all;
    for (const BoardCard *one : m_cards)
        all << rulesOn(one);
    all.removeDuplicates();
    if (all.size() == 1)
        return;
    const QString text = all.join(u'\n');
    const QRect available = m_line->contentsRect();
    const int height = m_line->fontMetrics().boundingRect(available, Qt::TextWordWrap, text).height();
    m_line->setText(height <= lineHeight() ? text : rulesOn(card));
}

/// Fits the table into the area; it is larger only as far as the boards require.
void BoardArea::sizeTable()
{
    if (!m_table)
        return;
    QSize size = maximumViewportSize();
    const int available = size.height();
    if (m_table->layout()->heightForWidth(size.width()) > available)
        size.rwidth() -= verticalScrollBar()->sizeHint().width();
    size.setWidth(std::max(size.width(), minTableWidth()));
    size.setHeight(std::max(available, m_table->layout()->heightForWidth(size.width())));
    m_table->resize(size);
    m_table->layout()->activate();
    m_table->layout()->setGeometry(m_table->rect());
}

void BoardArea::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fitBoards();
}

std::optional<Drawing> BoardArea::drawing() const
{
    if (!m_table || m_cards.empty())
        return std::nullopt;
    return Drawing{m_position.text(), m_table->size(), [table = m_table](QPainter &painter) {
                       painter.fillRect(table->rect(), table->palette().window());
                       table->render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
                   }};
}

void BoardArea::setPlayable(bool playable)
{
    m_playable = playable;
    for (BoardCard *card : m_cards)
        card->setPlayable(playable);
}

void BoardArea::setValues(const std::vector<quint64> &values)
{
    m_values = values;
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setValue(i < values.size() ? std::optional(values[i]) : std::nullopt);
}

void BoardArea::setMoveValues(const std::vector<MoveValue> &values)
{
    if (values == m_moveValues)
        return;
    m_moveValues = values;
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        showMoveValues(i);
}

void BoardArea::showMoveValues(std::size_t card)
{
    std::map<CellVector, MoveValue> values;
    for (const MoveValue &value : m_moveValues) {
        if (value.component == card)
            values.emplace(value.cells, value);
    }
    m_cards[card]->setMoveValues(values);
}

void BoardArea::setHints(const std::vector<Move> &moves)
{
    m_hints = moves;
    setHintFocus(nullptr);
}

/// Marks of many moves would cover the boards and each other: then only the focused one is shown.
void BoardArea::setHintFocus(const Move *move)
{
    const bool alone = move && m_hints.size() > maxHintsTogether;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        std::optional<std::vector<CellVector>> focus;
        if (move)
            focus = move->component == i ? std::vector<CellVector>{move->cells} : std::vector<CellVector>();
        m_cards[i]->setHints(hintsOf(i), alone ? *focus : hintsOf(i));
        m_cards[i]->board()->setHintFocus(focus);
        if (alone && !focus->empty() && m_table->height() > viewport()->height())
            ensureWidgetVisible(m_cards[i], 8, 8);
    }
}

/// Applies the current state to the new cards from \a from on.
void BoardArea::applyState(std::size_t from)
{
    for (std::size_t i = from; i < m_cards.size(); ++i) {
        m_cards[i]->setPlayable(m_playable);
        m_cards[i]->setValue(i < m_values.size() ? std::optional(m_values[i]) : std::nullopt);
        m_cards[i]->setHints(hintsOf(i), hintsOf(i));
        showMoveValues(i);
    }
}

std::vector<CellVector> BoardArea::hintsOf(std::size_t component) const
{
    std::vector<CellVector> followers;
    for (const Move &move : m_hints) {
        if (move.component == component)
            followers.push_back(move.cells);
    }
    return followers;
}

} // namespace mexplorer
