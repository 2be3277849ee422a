// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/boards/graphboard.h"

#include "model/core/scanner.h"
#include "model/graph/graphbuilder.h"
#include "model/layout/layeredlayout.h"
#include "views/boards/boardmarks.h"
#include "views/glyphs/pieces.h"
#include "views/theme/fontrole.h"
#include "views/widgets/fittedlabel.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace mexplorer {

namespace {

constexpr int maxFollowerRows = 8;       // of the followers, if only they are drawn
constexpr qsizetype maxNameLetters = 80; // of a measured name; no chip is so wide
constexpr quint64 manyFollowers = 4096;  // of a vertex: more can't all be drawn

} // namespace

GraphBoard::GraphBoard(const Component &component, QWidget *parent) : SelectingBoard(component, parent)
{
    layOut({});
}

int GraphBoard::find(const CellVector &vertex) const
{
    const auto found = m_numbers.find(vertex);
    return found == m_numbers.end() ? -1 : found->second;
}

void GraphBoard::addVertex(const CellVector &vertex, QPointF point)
{
    m_numbers.emplace(vertex, static_cast<int>(m_vertices.size()));
    m_vertices.push_back({vertex, point});
}

QString GraphBoard::labelOf(const CellVector &vertex) const
{
    return shortName(nameOf(vertex), maxNameLetters);
}

void GraphBoard::layOut(const Span &)
{
    const bool stays = m_isWhole && find(component().cells) >= 0;
    if (!stays && !drawWhole())
        drawPart();
    m_token = find(component().cells);
    markTargets();
    measure();
    updateGeometry();
}

/// Makes all chips as wide as the longest name, up to a maximum that is smaller on a small board.
void GraphBoard::measure()
{
    int widest = 0;
    for (const Vertex &vertex : m_vertices)
        widest = std::max(widest, fontMetrics().horizontalAdvance(labelOf(vertex.cells)));
    const qreal height = std::clamp(0.6 * unit(), 26.0, 72.0);
    const qreal max = std::clamp(3.5 * unit(), 72.0, 200.0);
    m_chip = QSizeF(std::clamp<qreal>(widest + 28, 1.3 * height, std::max(max, 1.3 * height)), height);
}

void GraphBoard::unitChanged()
{
    measure();
    SelectingBoard::unitChanged();
}

/// Lays out all vertices that play can reach; returns false if there are too many.
bool GraphBoard::drawWhole()
{
    m_isWhole = false;
    if (component().rules->followerBound(component().cells) > manyFollowers)
        return false;
    JobControl control;
    GraphBuilder::Options limits;
    limits.maxPositions = maxWhole + 1;
    const GameGraphPtr graph = GraphBuilder(component().rules, component().cells, limits).build(control);
    m_isWhole = graph->positionCount() <= maxWhole && !graph->isTruncated();
    if (!m_isWhole)
        return false;
    LayoutOptions options;
    options.orientation = Orientation::LeftRight;
    const LabelsPtr labels = label(*graph, Convention::Normal, control);
    const LayoutPtr layout = mexplorer::layOut(*graph, *labels, Predecessors(*graph), options, control);
    m_vertices.clear();
    m_numbers.clear();
    m_arrows.clear();
    m_hiddenFollowers = 0;
    QRectF bounds;
    for (PositionId id = 0; id < graph->positionCount(); ++id) {
        const Cells cells = graph->cells(id);
        const QPointF point = layout->point(id);
        addVertex(CellVector(cells.begin(), cells.end()),
                  {point.x() / layout->spacing().width(), point.y() / layout->spacing().height()});
        const QRectF square(m_vertices.back().point, QSizeF(1, 1));
        bounds = id == 0 ? square : bounds.united(square);
        std::size_t move = graph->firstMove(id);
        for (const PositionId follower : graph->followers(id))
            m_arrows.push_back({static_cast<int>(id), static_cast<int>(follower), layout->bend(move++)});
    }
    for (Vertex &vertex : m_vertices)
        vertex.point -= bounds.topLeft();
    m_extent = bounds.size() - QSizeF(1, 1);
    return true;
}

/// Lays out the token at the left, and the vertices that it can move to in columns next to it.
void GraphBoard::drawPart()
{
    m_arrows.clear();
    m_vertices.clear();
    m_numbers.clear();
    m_hiddenFollowers = 0;
    addVertex(component().cells, {});
    component().rules->followers(component().cells, [this](Cells cells) {
        if (m_vertices.size() > maxFollowers) {
            ++m_hiddenFollowers;
            return;
        }
        const CellVector vertex(cells.begin(), cells.end());
        if (find(vertex) < 0)
            addVertex(vertex, {});
    });
    const auto count = static_cast<int>(m_vertices.size()) - 1;
    const int rows = std::clamp(count, 1, maxFollowerRows);
    m_extent = QSizeF((count + maxFollowerRows - 1) / maxFollowerRows, rows - 1);
    m_vertices.front().point = QPointF(0, (rows - 1) / 2.0);
    for (int i = 0; i < count; ++i) {
        m_vertices[static_cast<std::size_t>(i) + 1].point = QPointF(1 + i / maxFollowerRows, i % maxFollowerRows);
        m_arrows.push_back({0, i + 1, 0});
    }
}

void GraphBoard::markTargets()
{
    m_isTarget.assign(m_vertices.size(), false);
    for (const Arrow &arrow : m_arrows) {
        if (arrow.from == m_token)
            m_isTarget[static_cast<std::size_t>(arrow.to)] = true;
    }
}

/// The distance between columns, and between rows.
QSizeF GraphBoard::step() const
{
    const QSizeF size = chip();
    return {size.width() + std::clamp(0.9 * unit(), 20.0, 110.0), size.height() + std::max(10.0, 0.35 * unit())};
}

QSizeF GraphBoard::content() const
{
    return {m_extent.width() * step().width() + chip().width(), m_extent.height() * step().height() + chip().height()};
}

QSize GraphBoard::sizeHint() const
{
    const int around = isTight() ? 16 : 40;
    const int below =
        m_hiddenFollowers > 0 ? 2 * fontMetrics().lineSpacing() : 0; // as much above, so that it is centred
    return {static_cast<int>(std::ceil(content().width())) + around,
            static_cast<int>(std::ceil(content().height() + 0.6 * chip().height())) + around + below};
}

QRectF GraphBoard::pieceRect(int index) const
{
    const QSizeF gap = step();
    const QPointF point = m_vertices[static_cast<std::size_t>(index)].point;
    return QRectF(contentOrigin(content()) + QPointF(point.x() * gap.width(), point.y() * gap.height()), chip());
}

/// Returns the next vertex that the token can move to, column by column.
int GraphBoard::neighbour(int piece, int right, int down) const
{
    std::vector<int> targets;
    for (int i = 0; i < pieceCount(); ++i) {
        if (canPress(i))
            targets.push_back(i);
    }
    std::stable_sort(targets.begin(), targets.end(), [this](int a, int b) {
        const QPointF first = m_vertices[static_cast<std::size_t>(a)].point;
        const QPointF second = m_vertices[static_cast<std::size_t>(b)].point;
        return std::pair(first.x(), first.y()) < std::pair(second.x(), second.y());
    });
    const auto at = std::find(targets.begin(), targets.end(), piece) - targets.begin() + right + down;
    return at >= 0 && at < static_cast<std::ptrdiff_t>(targets.size()) ? targets[static_cast<std::size_t>(at)] : piece;
}

std::optional<CellVector> GraphBoard::moveOf(const Span &span) const
{
    if (span.cursor >= pieceCount() || !canPress(span.cursor))
        return std::nullopt;
    return vertex(span.cursor);
}

QString GraphBoard::effect(const Span &span) const
{
    return tr("Move the token from %1 to %2.").arg(nameOf(component().cells), nameOf(*moveOf(span)));
}

/// Returns a path from chip to chip; a loop above the chip if both ends are the same.
QPainterPath GraphBoard::pathOf(const Arrow &arrow) const
{
    const QRectF from = pieceRect(arrow.from);
    const QRectF to = pieceRect(arrow.to);
    QPainterPath path;
    if (arrow.from == arrow.to) {
        path.moveTo(from.center().x() - 8, from.top());
        path.cubicTo(from.center() + QPointF(-22, -from.height() - 6), from.center() + QPointF(22, -from.height() - 6),
                     {from.center().x() + 8, from.top() - 1});
        return path;
    }
    QPainterPath whole(from.center());
    whole.quadTo(curveControl(from.center(), to.center(), arrow.bend), to.center());
    qreal begin = 0;
    qreal end = 1;
    while (begin < 0.5 && from.contains(whole.pointAtPercent(begin)))
        begin += 0.01;
    while (end > 0.5 && to.adjusted(-2, -2, 2, 2).contains(whole.pointAtPercent(end)))
        end -= 0.01;
    path.moveTo(whole.pointAtPercent(begin));
    constexpr int pieces = 24;
    for (int i = 1; i <= pieces; ++i)
        path.lineTo(whole.pointAtPercent(begin + (end - begin) * i / pieces));
    return path;
}

void GraphBoard::paintArrow(QPainter &painter, const Arrow &arrow, const QPen &pen) const
{
    const QPainterPath path = pathOf(arrow);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    const QPointF tip = path.currentPosition();
    const QPointF before = path.pointAtPercent(0.92);
    const qreal angle = std::atan2(tip.y() - before.y(), tip.x() - before.x());
    QPen solid = pen;
    solid.setStyle(Qt::SolidLine);
    painter.setPen(solid);
    for (const qreal side : {-0.45, 0.45})
        painter.drawLine(tip, tip - (7 + pen.widthF()) * QPointF(std::cos(angle + side), std::sin(angle + side)));
}

void GraphBoard::paintVertex(QPainter &painter, int index, const Colors &colors) const
{
    const QRectF rect = pieceRect(index);
    const qreal round = rect.height() / 2;
    const bool isTarget = canPress(index);
    const bool isToken = index == m_token;
    painter.setPen(QPen(isTarget ? colors.text : colors.line, isTarget ? 2 : 1.2));
    painter.setBrush(isToken ? colors.pPosition : colors.surface);
    painter.drawRoundedRect(rect, round, round);
    painter.setPen(isToken ? Colors::readableOn(colors.pPosition) : isTarget ? colors.text : colors.mutedText);
    painter.drawText(
        rect, Qt::AlignCenter,
        fontMetrics().elidedText(labelOf(vertex(index)), Qt::ElideMiddle, static_cast<int>(rect.width()) - 12));
    painter.setBrush(Qt::NoBrush);
    const bool selected = isPieceSelected(index);
    if (selected || isHinted(index)) {
        painter.setPen(selected ? selectionPen(colors, selectionIsMove()) : penFor({index, index}, colors));
        painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), round + 3, round + 3);
    }
}

void GraphBoard::paintBoard(QPainter &painter, const Colors &colors)
{
    for (const Arrow &arrow : m_arrows) {
        if (arrow.from != m_token)
            paintArrow(painter, arrow, QPen(colors.line, 1.2));
    }
    for (const Arrow &arrow : m_arrows) {
        const bool selected = arrow.from == m_token && isPieceSelected(arrow.to);
        if (arrow.from == m_token)
            paintArrow(painter, arrow, selected ? QPen(colors.selection, 3) : QPen(colors.text, 1.6));
    }
    const int from = isMarked() ? find(markedMove()->before) : -1;
    for (const Arrow &arrow : m_arrows) {
        if (from >= 0 && arrow.from == from && arrow.to == m_token)
            paintArrow(painter, arrow, playerPen(markedMove()->player, colors, 3));
    }
    for (int i = 0; i < pieceCount(); ++i)
        paintVertex(painter, i, colors);
    if (isMarked()) {
        const QRectF rect = pieceRect(m_token);
        const qreal mark = std::clamp(rect.height() / 2, 10.0, 20.0);
        paintPlayerMark(painter, rect.topRight() - QPointF(0.2 * mark, 0), mark, markedMove()->player, colors);
    }
    if (m_hiddenFollowers > 0) {
        const QRectF all(contentOrigin(content()), content());
        paintLineBelow(painter, all,
                       tr("%1 more; all are in the list of all moves").arg(groupedNumber(m_hiddenFollowers)), colors);
    } else if (std::none_of(m_isTarget.begin(), m_isTarget.end(), [](bool target) { return target; })) {
        paintLineBelow(painter, pieceRect(m_token), tr("no move"), colors);
    }
}

void GraphBoard::paintLineBelow(QPainter &painter, const QRectF &rect, const QString &text, const Colors &colors) const
{
    painter.setPen(colors.mutedText);
    const int height = std::max(20, isProjected(this) ? fontMetrics().height() : 0);
    const qreal textWidth = painter.fontMetrics().horizontalAdvance(text) + 2;
    const qreal left = std::clamp(rect.center().x() - textWidth / 2, 0.0, std::max(0.0, width() - textWidth));
    painter.drawText(QRectF(left, rect.bottom() + 2, textWidth, height), Qt::AlignCenter | Qt::TextDontClip, text);
}

/// Shows a name that its chip abbreviates in a tool tip.
bool GraphBoard::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return SelectingBoard::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    for (int i = 0; i < pieceCount(); ++i) {
        const QString name = nameOf(vertex(i));
        const bool isCut = name.size() > maxNameLetters || fontMetrics().horizontalAdvance(name) > chip().width() - 12;
        if (isCut && pieceRect(i).contains(help->pos())) {
            QToolTip::showText(help->globalPos(), tipText(name), this);
            return true;
        }
    }
    QToolTip::hideText();
    event->ignore();
    return true;
}

QString GraphBoard::pieceName(int piece) const
{
    const QString name = nameOf(vertex(piece));
    if (piece == m_token)
        return tr("%1: the token is here").arg(name);
    return canPress(piece) ? tr("%1: an arrow leads here").arg(name) : name;
}

} // namespace mexplorer
