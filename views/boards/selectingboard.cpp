// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/boards/selectingboard.h"

#include "views/boards/boardaccessible.h"
#include "views/boards/boardmarks.h"
#include "views/widgets/events.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mexplorer {

SelectingBoard::SelectingBoard(const Component &component, QWidget *parent) : BoardWidget(component, parent)
{
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

QString SelectingBoard::effect(const Span &span) const
{
    const Rules &rules = *component().rules;
    return tr("%1 → %2").arg(rules.positionText(component().cells), rules.positionText(*moveOf(span)));
}

bool SelectingBoard::contains(const Span &span, int piece) const
{
    return piece >= std::min(span.anchor, span.cursor) && piece <= std::max(span.anchor, span.cursor);
}

QPointF SelectingBoard::contentOrigin(const QSizeF &content) const
{
    return {std::floor((width() - content.width()) / 2), std::floor((height() - content.height()) / 2)};
}

/// Returns the spans that lead to one of \a targets from the current component.
std::vector<Span> SelectingBoard::spansTo(const std::vector<CellVector> &targets) const
{
    std::vector<Span> spans;
    if (targets.empty())
        return spans;
    for (int anchor = 0; anchor < pieceCount(); ++anchor) {
        for (int cursor = anchor; cursor < (stretches() ? pieceCount() : anchor + 1); ++cursor) {
            // Of several spans for the same move, the one is drawn whose ends are taken.
            const Span span = {anchor, cursor};
            if (!contains(span, anchor) || !contains(span, cursor) || !canPress(anchor) || !canPress(cursor))
                continue;
            const std::optional<CellVector> move = moveOf(span);
            if (move && std::find(targets.begin(), targets.end(), *move) != targets.end())
                spans.push_back(span);
        }
    }
    return spans;
}

/// Returns where the selection begins that is being extended; -1 if none is. If each move takes several pieces,
/// pointing at one begins a selection.
int SelectingBoard::stretchAnchor() const
{
    if (!stretches() || m_selection.isEmpty())
        return -1;
    if (m_dragging || m_anchored || m_selection.anchor != m_selection.cursor)
        return m_selection.anchor;
    if (!m_hasSingleMoves) {
        m_hasSingleMoves = false;
        for (int i = 0; i < pieceCount() && !*m_hasSingleMoves; ++i)
            m_hasSingleMoves = canPress(i) && moveOf({i, i});
    }
    return *m_hasSingleMoves ? -1 : m_selection.anchor;
}

std::optional<CellVector> SelectingBoard::moveAt(int piece) const
{
    if (!canPress(piece))
        return std::nullopt;
    const int anchor = stretchAnchor();
    return moveOf({anchor < 0 ? piece : anchor, piece});
}

std::optional<CellVector> SelectingBoard::moveBetween(int from, int to) const
{
    return (from == to || stretches()) && canPress(from) && canPress(to) ? moveOf({from, to}) : std::nullopt;
}

std::optional<CellVector> SelectingBoard::selectedMove() const
{
    return m_isMove && !isEditable() ? moveOf(m_selection) : std::nullopt;
}

QRectF SelectingBoard::selectionRect() const
{
    QRectF all;
    for (int i = 0; i < pieceCount(); ++i) {
        if (isPieceSelected(i))
            all |= pieceRect(i);
    }
    return all;
}

int SelectingBoard::firstPiece() const
{
    int there = -1;
    for (int i = 0; i < pieceCount(); ++i) {
        if (!canPress(i))
            continue;
        if (moveOf({i, i}))
            return i;
        if (there < 0)
            there = i;
    }
    return there;
}

int SelectingBoard::lastPiece() const
{
    int piece = pieceCount() - 1;
    while (piece >= 0 && !canPress(piece))
        --piece;
    return piece;
}

MovePieces SelectingBoard::lastPieces() const
{
    return keepsPlaces() ? MovePieces{m_lastMove.anchor, m_lastMove.cursor} : MovePieces();
}

void SelectingBoard::choosePieces(const MovePieces &pieces)
{
    if (!pieces.isEmpty() && canStandOn(pieces.from) && canStandOn(pieces.to))
        m_pending = {pieces.from, pieces.to};
}

void SelectingBoard::componentWillChange(const Component &next, Arrival arrival)
{
    if (canStandOn(m_cursor))
        m_cursorPoint = pieceRect(m_cursor).center();
    if (isEditable() || arrival == Arrival::Elsewhere) {
        m_pending = {};
        return;
    }
    if (!m_pending.isEmpty() && moveOf(m_pending) == next.cells)
        return;
    const std::vector<Span> spans = spansTo({next.cells});
    const auto made =
        std::find_if(spans.begin(), spans.end(), [&](const Span &span) { return wasMadeBy(span, next.cells); });
    m_pending = spans.empty() ? Span() : made == spans.end() ? spans.front() : *made;
}

void SelectingBoard::componentChanged(const Component &)
{
    m_lastMove = std::exchange(m_pending, {});
    m_hintSpans.clear();
    m_hasSingleMoves.reset();
    m_anchored = false;
    if (!isEditable()) {
        m_dragging = false;
        m_selection = {};
    }
    layOut(m_lastMove);
    if (m_cursor >= 0 && !canStandOn(m_cursor))
        m_cursor = pieceAt(m_cursorPoint, true);
    startTransition(!m_lastMove.isEmpty());
    if (m_byKeyboard && hasFocus() && isPlayable())
        showCursor();
}

/// Selects the piece at the keyboard's cursor.
void SelectingBoard::showCursor()
{
    if (!canStandOn(m_cursor))
        m_cursor = firstPiece();
    setSelection({m_cursor, m_cursor});
}

void SelectingBoard::enterAt(const QPointF &point)
{
    setFocus(Qt::TabFocusReason);
    const int piece = pieceAt(point, true);
    if (piece < 0)
        return;
    m_byKeyboard = true;
    m_cursor = piece;
    if (takesInput())
        showCursor();
}

void SelectingBoard::playableChanged()
{
    setSelection({});
    if (isPlayable() && m_byKeyboard && hasFocus())
        showCursor();
}

void SelectingBoard::hintsChanged()
{
    m_hintSpans = spansTo(hints());
}

/// Pieces have the same numbers at any size, but another one may be under a resting pointer.
void SelectingBoard::unitChanged()
{
    if (!m_byKeyboard && !m_dragging)
        setSelection({});
}

bool SelectingBoard::isHinted(int piece) const
{
    return std::any_of(m_hintSpans.begin(), m_hintSpans.end(), [&](const Span &span) { return contains(span, piece); });
}

bool SelectingBoard::isFaint(const Span &span) const
{
    if (!hintFocus())
        return false;
    const std::optional<CellVector> move = moveOf(span);
    return !move || std::find(hintFocus()->begin(), hintFocus()->end(), *move) == hintFocus()->end();
}

QPen SelectingBoard::penFor(const Span &span, const Colors &colors) const
{
    QPen pen = hintPen(colors);
    if (isFaint(span)) {
        QColor faint = pen.color();
        faint.setAlphaF(0.4F);
        pen.setColor(faint);
        pen.setWidthF(1.2);
    }
    return pen;
}

void SelectingBoard::setSelection(const Span &span)
{
    m_selection = span;
    if (span.cursor >= 0)
        m_cursor = span.cursor;
    m_isMove = !span.isEmpty() && (isEditable() || moveOf(span).has_value());
    if (span.isEmpty())
        say({});
    else if (isEditable())
        say(tr("%1. Arrow keys move, Space switches.").arg(pieceName(span.cursor)));
    else
        say(m_isMove ? effect(span) : objection(span));
    update();
    if (m_byKeyboard && span.cursor >= 0)
        reportFocusedPiece(this, span.cursor);
}

QString SelectingBoard::pieceDescription(int piece) const
{
    if (!canPress(piece))
        return {};
    if (isEditable())
        return tr("Switches it.");
    const Span span = {m_anchored && stretches() ? m_selection.anchor : piece, piece};
    return moveOf(span) ? effect(span) : objection(span);
}

void SelectingBoard::pressPiece(int piece)
{
    if (isEditable() && canPress(piece))
        setOn(piece, !isOn(piece));
    if (!isPlayable() || !canPress(piece))
        return;
    const bool isEnd = m_anchored && stretches() && !m_selection.isEmpty();
    setSelection({isEnd ? m_selection.anchor : piece, piece});
    if (m_isMove || isEnd || !stretches())
        finish();
    else
        m_anchored = true;
}

void SelectingBoard::togglePiece(int piece)
{
    if (!isPlayable() || !canPress(piece))
        return;
    const bool isSelected = m_anchored && m_selection == Span{piece, piece};
    m_anchored = !isSelected && stretches();
    setSelection(isSelected ? Span() : Span{piece, piece});
}

void SelectingBoard::setOn(int piece, bool on)
{
    if (piece < 0)
        return;
    const std::optional<CellVector> cells = isOn(piece) != on ? switched(piece) : std::nullopt;
    if (cells)
        emit edited(*cells);
    setSelection({piece, piece});
}

void SelectingBoard::finish()
{
    m_anchored = false;
    if (m_selection.isEmpty() || !isPlayable())
        return;
    const std::optional<CellVector> move = moveOf(m_selection);
    if (!move) {
        say(objection(m_selection));
        return;
    }
    m_pending = m_selection;
    emit moveChosen(*move);
    m_pending = {};
}

void SelectingBoard::moveCursor(int right, int down, bool stretch)
{
    m_byKeyboard = true;
    setRing(true);
    if (m_selection.isEmpty()) {
        showCursor();
        if (m_selection.isEmpty() && !isEditable())
            emit cursorLeft(right, down);
        return;
    }
    const bool isStretching = (stretch || m_anchored) && stretches() && !isEditable();
    const int next = neighbour(m_selection.cursor, right, down);
    if (next == m_selection.cursor && !isStretching && !isEditable() && (right != 0 || down != 0))
        emit cursorLeft(right, down);
    else if (next >= 0)
        setSelection({isStretching ? m_selection.anchor : next, next});
}

bool SelectingBoard::event(QEvent *event)
{
    // Escape clears a selection, whatever shortcut it is elsewhere.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Escape && !m_selection.isEmpty() && !isEditable()) {
            event->accept();
            return true;
        }
    }
    return BoardWidget::event(event);
}

void SelectingBoard::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !takesInput())
        return;
    m_byKeyboard = false;
    m_anchored = false;
    const int piece = pieceAt(event->position());
    m_dragging = piece >= 0;
    setSelection({piece, piece});
    if (isEditable() && m_dragging) {
        m_switchesOn = !isOn(piece);
        setOn(piece, m_switchesOn);
    }
}

void SelectingBoard::mouseMoveEvent(QMouseEvent *event)
{
    if (!takesInput())
        return;
    const int piece = pieceAt(event->position(), m_dragging && !isEditable());
    if (m_dragging && isEditable())
        setOn(piece, m_switchesOn);
    else if (m_dragging)
        setSelection({stretches() ? m_selection.anchor : piece, piece});
    else if (!m_byKeyboard || piece >= 0) {
        m_byKeyboard = false;
        setSelection({piece, piece});
    }
}

void SelectingBoard::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && std::exchange(m_dragging, false))
        finish();
}

void SelectingBoard::leaveEvent(QEvent *)
{
    if (!m_dragging && !m_byKeyboard)
        setSelection({});
}

void SelectingBoard::focusInEvent(QFocusEvent *event)
{
    BoardWidget::focusInEvent(event);
    if (hasRing() && isPlayable()) {
        m_byKeyboard = true;
        showCursor();
    }
}

void SelectingBoard::focusOutEvent(QFocusEvent *event)
{
    m_byKeyboard = false;
    if (!m_dragging)
        setSelection({});
    BoardWidget::focusOutEvent(event);
}

void SelectingBoard::keyPressEvent(QKeyEvent *event)
{
    const bool leaves =
        event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!takesInput() || (isEditable() && leaves)) {
        BoardWidget::keyPressEvent(event);
        return;
    }
    if (const QPoint step = arrowStep(event->key()); !step.isNull()) {
        moveCursor(step.x(), step.y(), event->modifiers().testFlag(Qt::ShiftModifier));
        return;
    }
    switch (event->key()) {
    case Qt::Key_Home:
    case Qt::Key_End:
        m_byKeyboard = true;
        setRing(true);
        m_cursor = event->key() == Qt::Key_Home ? firstPiece() : lastPiece();
        showCursor();
        break;
    case Qt::Key_Space:
        if (m_selection.isEmpty())
            moveCursor(0, 0, false);
        if (isEditable())
            setOn(m_selection.cursor, !isOn(m_selection.cursor));
        else
            m_anchored = !m_anchored;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        finish();
        break;
    case Qt::Key_Escape:
        m_anchored = false;
        m_dragging = false;
        if (m_selection.isEmpty())
            BoardWidget::keyPressEvent(event);
        else
            setSelection({});
        break;
    default:
        BoardWidget::keyPressEvent(event);
    }
}

} // namespace mexplorer
