#include "views/canvas/legend.h"

#include "views/canvas/badges.h"
#include "views/glyphs/colorscale.h"
#include "views/glyphs/pieces.h"
#include "views/glyphs/positionpainter.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr qreal markWidth = 16;
constexpr qreal lineWidth = 22;
constexpr qreal badgeWidth = 26;
constexpr qreal scaleWidth = 84;
constexpr qreal textGap = 6;
constexpr qreal entryGap = 18;

} // namespace

Legend::Legend(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("graphLegend"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize Legend::sizeHint() const
{
    return {420, rowHeight()};
}

int Legend::rowHeight() const
{
    return std::max(24, fontMetrics().height() + 6);
}

qreal Legend::widthOf(const Entry &entry) const
{
    return entry.width + textGap + QFontMetricsF(font()).horizontalAdvance(entry.text);
}

std::vector<Legend::Place> Legend::places(int width) const
{
    std::vector<Place> places;
    Place next = {0, 0};
    for (const Entry &entry : m_entries) {
        const qreal entryWidth = widthOf(entry);
        if (next.x > 0 && next.x + entryWidth > width)
            next = {next.row + 1, 0};
        places.push_back(next);
        next.x += entryWidth + entryGap;
    }
    return places;
}

int Legend::rowCountFor(int width) const
{
    return m_entries.empty() ? 1 : places(width).back().row + 1;
}

void Legend::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

void Legend::setPicture(const GraphPicture &picture)
{
    m_picture = picture;
    rebuild();
}

void Legend::setHighlights(bool haveRings, bool haveLine)
{
    if (haveRings == m_haveRings && haveLine == m_haveLine)
        return;
    m_haveRings = haveRings;
    m_haveLine = haveLine;
    rebuild();
}

void Legend::rebuild()
{
    m_entries.clear();
    if (!m_picture.isEmpty()) {
        addNumberScale();
        addBadges();
        addMarks();
        const Colors &colors = m_picture.colors;
        addLine(mixed(colors.pPosition, colors.surface, 0.2), 1.8, Qt::SolidLine, tr("winning move"));
        addLine(colors.selection, 1.8, Qt::SolidLine, tr("followers"));
        addLine(colors.selection, 1.8, Qt::DashLine, tr("predecessors"));
        if (m_haveLine)
            addLine(colors.accent, 3.5, Qt::SolidLine, tr("play"));
        if (m_haveRings) {
            m_entries.push_back({tr("found"),
                                 [colors](QPainter &painter, const QRectF &box) {
                                     painter.setPen(QPen(colors.accent, 1.5));
                                     painter.setBrush(Qt::NoBrush);
                                     painter.drawEllipse(box.center(), 7.5, 7.5);
                                 },
                                 markWidth});
        }
    }
    QStringList texts;
    for (const Entry &entry : m_entries)
        texts << entry.text;
    setAccessibleName(tr("Legend"));
    setAccessibleDescription(texts.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

void Legend::addMarks()
{
    const auto outcomes = m_picture.explored.labels->outcomes();
    const auto has = [&](Outcome outcome) {
        return std::find(outcomes.begin(), outcomes.end(), outcome) != outcomes.end();
    };
    addMark(Outcome::P, false, tr("P: the previous player wins"));
    addMark(Outcome::N, false, tr("N: the next player wins"));
    if (has(Outcome::Draw))
        addMark(Outcome::Draw, false, tr("draw"));
    if (has(Outcome::Unknown) || m_picture.reveal.outcomeSteps)
        addMark(Outcome::Unknown, false, tr("not known"));
    addMark(m_picture.explored.labels->convention() == Convention::Normal ? Outcome::P : Outcome::N, true,
            tr("terminal"));
}

void Legend::addMark(Outcome outcome, bool terminal, const QString &text)
{
    const Colors &colors = m_picture.colors;
    const QColor color = m_picture.colorBy != ColorBy::Outcome ? colors.mutedText : QColor();
    m_entries.push_back({text,
                         [=](QPainter &painter, const QRectF &box) {
                             const QPointF centre = box.center() - QPointF(0, terminal ? 2 : 0);
                             paintMark(painter, centre, terminal ? 5 : 6.5, outcome, terminal, {}, colors, color);
                         },
                         markWidth});
}

void Legend::addLine(const QColor &color, qreal width, Qt::PenStyle style, const QString &text)
{
    m_entries.push_back({text,
                         [=](QPainter &painter, const QRectF &box) {
                             painter.setPen(QPen(color, width, style));
                             const qreal y = box.center().y();
                             painter.drawLine(QPointF(box.left(), y), QPointF(box.right() - 1, y));
                         },
                         lineWidth});
}

void Legend::addBadges()
{
    const Colors &colors = m_picture.colors;
    const auto addBadge = [&](const QString &badge, const QString &text) {
        m_entries.push_back({text,
                             [colors, badge](QPainter &painter, const QRectF &box) {
                                 const QRectF oval(box.left(), box.center().y() - 8, box.width(), 16);
                                 painter.setPen(QPen(colors.line, 1));
                                 painter.setBrush(colors.raised);
                                 painter.drawRoundedRect(oval, 8, 8);
                                 painter.setPen(colors.text);
                                 painter.drawText(oval, Qt::AlignCenter | Qt::TextDontClip, badge);
                             },
                             badgeWidth});
    };
    if (m_picture.excerpt && m_picture.excerpt->quotient())
        addBadge(QStringLiteral("×5"), tr("so many positions in one"));
    if (m_picture.isUnfolding) {
        addBadge(QStringLiteral("+3"), tr("followers not open"));
        m_entries.push_back({tr("pinned"),
                             [colors](QPainter &painter, const QRectF &box) {
                                 paintPin(painter, box.center() + QPointF(5, 7), 14, colors);
                             },
                             markWidth});
    }
}

void Legend::addScale(const QString &text)
{
    m_entries.push_back(
        {text,
         [colors = m_picture.colors, greatest = m_picture.greatest](QPainter &painter, const QRectF &box) {
             paintColorScale(painter, QRectF(box.left(), box.center().y() - 5, box.width(), 10), greatest, colors);
         },
         scaleWidth});
}

void Legend::addNumberScale()
{
    switch (m_picture.colorBy) {
    case ColorBy::Outcome:
        return;
    case ColorBy::SgValue:
        return addScale(tr("SG value 0 to %1").arg(m_picture.greatest));
    case ColorBy::Remoteness:
        return addScale(tr("remoteness 0 to %1").arg(m_picture.greatest));
    case ColorBy::Birthday:
        return addScale(tr("birthday 0 to %1").arg(m_picture.greatest));
    }
}

void Legend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<Place> where = places(width());
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const Entry &entry = m_entries[i];
        const QRectF box(where[i].x, where[i].row * rowHeight(), entry.width, rowHeight());
        entry.paint(painter, box);
        painter.setPen(m_picture.colors.mutedText);
        painter.drawText(QRectF(box.right() + textGap, box.top(), width(), rowHeight()),
                         Qt::AlignLeft | Qt::AlignVCenter, entry.text);
    }
}

} // namespace mexplorer
