// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/teach/exercisepane.h"

#include "model/games/joinedposition.h"
#include "model/teach/exerciserun.h"
#include "views/glyphs/positionpainter.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mexplorer {

namespace {

using Shape = ExerciseItem::Shape;

} // namespace

ExercisePane::ExercisePane(ExerciseRun *run, QWidget *parent) : FontAware(parent), m_run(run)
{
    setObjectName(QStringLiteral("exercisePane"));
    setAccessibleName(tr("The exercise"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(run, &ExerciseRun::attemptChanged, this, &ExercisePane::takeAttempt);
    connect(run, &ExerciseRun::changed, this, QOverload<>::of(&QWidget::update));
    connect(&Theme::instance(), &Theme::changed, this, QOverload<>::of(&QWidget::update));
    takeAttempt();
}

void ExercisePane::takeAttempt()
{
    m_layout = m_run->attempt() ? layoutFor(m_run->attempt()->exercise()) : nullptr;
    arrange();
}

void ExercisePane::arrange()
{
    m_items.clear();
    if (m_run->attempt())
        m_items = exerciseItems(*m_run->attempt(), m_layout, size(), QFontMetricsF(font()).height());
    update();
}

QFont ExercisePane::fontOf(qreal pixels, bool bold) const
{
    QFont result = font();
    result.setPixelSize(std::max(9, qRound(pixels)));
    result.setBold(bold);
    return result;
}

/// Returns the minimum pixel size of numbers in a row of \a height.
qreal ExercisePane::minTypeIn(qreal height) const
{
    return std::min(0.72 * height, 0.8 * QFontMetricsF(font()).height());
}

QRectF ExercisePane::fieldRect(int field) const
{
    for (const ExerciseItem &item : m_items) {
        if (item.field >= 0 && (item.field == field || (item.shape == Shape::Vertex && item.field + 1 == field)))
            return item.rect;
    }
    return {};
}

void ExercisePane::mousePressEvent(QMouseEvent *event)
{
    for (const ExerciseItem &item : m_items) {
        if (item.field < 0 || !item.rect.contains(event->position()))
            continue;
        const bool second = item.shape == Shape::Vertex && m_run->attempt()->entered(item.field);
        m_run->setField(item.field + (second ? 1 : 0));
        return;
    }
}

QString ExercisePane::textOf(const ExerciseItem &item) const
{
    return item.field < 0 ? item.text : Sentence(m_run->attempt()->enteredText(item.field)).plain();
}

void ExercisePane::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), colors().surface);
    if (!m_run->attempt())
        return;
    paintMoves(painter);
    for (const ExerciseItem &item : m_items) {
        switch (item.shape) {
        case Shape::Card:
            paintCard(painter, item);
            break;
        case Shape::Box:
            paintBox(painter, item.rect, textOf(item), item.field);
            break;
        case Shape::Slot:
            paintSlot(painter, item);
            break;
        case Shape::Vertex:
            paintVertex(painter, item);
            break;
        case Shape::Text:
            painter.setFont(fontOf(std::max(std::min(item.rect.height() * 0.6, QFontMetricsF(font()).height() * 1.1),
                                            minTypeIn(item.rect.height()))));
            painter.setPen(colors().mutedText);
            painter.drawText(item.rect,
                             Qt::AlignVCenter |
                                 (item.rect.width() > 2 * item.rect.height() ? Qt::AlignRight : Qt::AlignHCenter),
                             painter.fontMetrics().elidedText(item.text, Qt::ElideMiddle, qRound(item.rect.width())));
            break;
        }
    }
    const QRectF present = fieldRect(m_run->field());
    if (present.isEmpty())
        return;
    painter.setPen(QPen(colors().accent, 3));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(present.adjusted(-3, -3, 3, 3), 8, 8);
}

/// Paints the arrows of a graph.
void ExercisePane::paintMoves(QPainter &painter) const
{
    const auto *task = std::get_if<LabelTask>(&m_run->attempt()->exercise().answer);
    if (!task || m_items.size() < task->graph->positionCount())
        return;
    const GameGraph &graph = *task->graph;
    painter.setBrush(Qt::NoBrush);
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        for (std::size_t i = 0; i < graph.followers(id).size(); ++i) {
            const QRectF &from = m_items[id].rect;
            const QPointF a = from.center();
            const QPointF b = m_items[graph.followers(id)[i]].rect.center();
            const QPointF control = curveControl(a, b, m_layout->bend(graph.firstMove(id) + i));
            const QPointF way = b - control;
            const QPointF unit = way / std::max(1.0, std::hypot(way.x(), way.y()));
            const QPointF end = b - unit * (from.width() / 2 + 3);
            QPainterPath path(a);
            path.quadTo(control, end);
            painter.setPen(QPen(colors().line, 1.5));
            painter.drawPath(path);
            const QPointF side(-unit.y(), unit.x());
            painter.setPen(Qt::NoPen);
            painter.setBrush(colors().mutedText);
            painter.drawPolygon(QPolygonF({end, end - unit * 9 + side * 3.5, end - unit * 9 - side * 3.5}));
            painter.setBrush(Qt::NoBrush);
        }
    }
}

void ExercisePane::paintCard(QPainter &painter, const ExerciseItem &item) const
{
    const qreal em = QFontMetricsF(font()).height();
    painter.setPen(QPen(colors().line, 1));
    painter.setBrush(colors().raised);
    painter.drawRoundedRect(item.rect, 8, 8);
    const QRectF inside = item.rect.adjusted(8, 8, -8, -8);
    const JoinedPosition joined = join(item.position);
    painter.setFont(font());
    paintPosition(painter, inside.adjusted(0, 0, 0, -2.2 * em), *joined.rules, joined.cells, colors());
    painter.setFont(fontOf(em));
    painter.setPen(colors().text);
    const QRectF name(inside.left(), inside.bottom() - 2 * em, inside.width() - 2.6 * em, 2 * em);
    painter.drawText(name, Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(item.text, Qt::ElideMiddle, qRound(name.width())));
    if (item.field >= 0)
        paintBox(painter, QRectF(inside.right() - 2.2 * em, inside.bottom() - 2.2 * em, 2.2 * em, 2.2 * em),
                 textOf(item), item.field);
}

/// Paints a number in its box: plain if it is given, filled if it is entered, dotted if it is missing.
void ExercisePane::paintBox(QPainter &painter, const QRectF &rect, const QString &text, int field) const
{
    const bool isFound = field >= 0 && !text.isEmpty();
    const bool wasShown = isFound && m_run->attempt()->wasShown(field);
    painter.setPen(isFound ? QPen(wasShown ? colors().mutedText : colors().pPosition, 1.5)
                           : QPen(colors().line, 1.5, field >= 0 ? Qt::DotLine : Qt::SolidLine));
    painter.setBrush(isFound ? mixed(colors().surface, wasShown ? colors().mutedText : colors().pPosition, 0.15)
                             : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(rect, 5, 5);
    painter.setPen(colors().text);
    const qreal usual = std::min(rect.height() * 0.55, rect.width() / std::max<qreal>(1.4, 0.75 * qreal(text.size())));
    painter.setFont(fontOf(std::max(usual, minTypeIn(rect.height())), isFound));
    painter.drawText(rect, Qt::AlignCenter, text);
}

/// Paints a slot, which is open at the top. A slot with the answer yes contains its number.
void ExercisePane::paintSlot(QPainter &painter, const ExerciseItem &item) const
{
    const QRectF slot = item.rect.adjusted(3, 0, -3, 0);
    const std::optional<quint32> entered = m_run->attempt()->entered(item.field);
    paintOpenBox(painter, slot, colors());
    if (entered == 1U)
        paintBox(painter, slot.adjusted(5, 5, -5, -5), item.text, item.field);
    painter.setPen(colors().mutedText);
    painter.setFont(fontOf(QFontMetricsF(font()).height() * 0.9));
    const QString caption = entered == 0U ? QStringLiteral("%1 –").arg(item.text) : item.text;
    painter.drawText(QRectF(slot.left(), slot.bottom() + 2, slot.width(), 1.4 * QFontMetricsF(font()).height()),
                     Qt::AlignCenter, caption);
}

void ExercisePane::paintVertex(QPainter &painter, const ExerciseItem &item) const
{
    const std::optional<quint32> outcome = m_run->attempt()->entered(item.field);
    const LabelTask &task = std::get<LabelTask>(m_run->attempt()->exercise().answer);
    const auto id = static_cast<PositionId>(item.field / 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors().surface);
    painter.drawEllipse(item.rect);
    paintMark(painter, item.rect.center(), item.rect.width() / 2,
              outcome ? (*outcome == 0 ? Outcome::P : Outcome::N) : Outcome::Unknown, task.graph->isTerminal(id),
              m_run->attempt()->enteredText(item.field + 1), colors());
    const qreal em = QFontMetricsF(font()).height();
    painter.setFont(fontOf(0.95 * em));
    painter.setPen(colors().text);
    const QString letter = outcome ? QStringLiteral("  ") + m_run->attempt()->enteredText(item.field) : QString();
    const QRectF name(item.rect.right() + 4, item.rect.center().y() - em, 8 * em, 2 * em);
    painter.drawText(name, Qt::AlignVCenter | Qt::TextDontClip, item.text + letter);
}

} // namespace mexplorer
