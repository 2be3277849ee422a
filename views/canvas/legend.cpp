#include "views/canvas/legend.h"

#include "views/canvas/badges.h"
#include "views/glyphs/pieces.h"
#include "views/glyphs/positionpainter.h"

#include <QPainter>

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
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize Legend::sizeHint() const
{
    return {420, std::max(24, fontMetrics().height() + 8)};
}

void Legend::setPicture(const GraphPicture &picture)
{
    m_colorBy = picture.colorBy;
    m_greatest = picture.greatest;
    m_colors = picture.colors;
    m_entries.clear();
    if (picture.isEmpty())
        return update();
    const auto outcomes = picture.explored.labels->outcomes();
    const auto has = [&](Outcome outcome) {
        return std::find(outcomes.begin(), outcomes.end(), outcome) != outcomes.end();
    };
    addNumberScale();
    addBadges(picture);
    addMark(Outcome::P, false, tr("P: the previous player wins"));
    addMark(Outcome::N, false, tr("N: the next player wins"));
    if (has(Outcome::Draw))
        addMark(Outcome::Draw, false, tr("draw"));
    if (has(Outcome::Unknown) || picture.reveal.outcomeSteps)
        addMark(Outcome::Unknown, false, tr("not known"));
    addMark(picture.explored.labels->convention() == Convention::Normal ? Outcome::P : Outcome::N, true,
            tr("terminal"));
    addLine(mixed(m_colors.pPosition, m_colors.surface, 0.2), Qt::SolidLine, tr("winning move"));
    addLine(m_colors.selection, Qt::SolidLine, tr("followers"));
    addLine(m_colors.selection, Qt::DashLine, tr("predecessors"));
    QStringList texts;
    for (const Entry &entry : m_entries)
        texts << entry.text;
    setAccessibleName(tr("Legend"));
    setAccessibleDescription(texts.join(QStringLiteral("; ")));
    setToolTip(texts.join(QStringLiteral("\n")));
    update();
}

void Legend::addMark(Outcome outcome, bool terminal, const QString &text)
{
    const bool plain = m_colorBy != ColorBy::Outcome;
    m_entries.push_back({text,
                         [=, this](QPainter &painter, const QRectF &box) {
                             const QPointF centre = box.center() - QPointF(0, terminal ? 2 : 0);
                             paintMark(painter, centre, terminal ? 5 : 6.5, outcome, terminal, {}, m_colors,
                                       plain ? m_colors.mutedText : QColor());
                         },
                         markWidth});
}

void Legend::addLine(const QColor &color, Qt::PenStyle style, const QString &text)
{
    m_entries.push_back({text,
                         [=](QPainter &painter, const QRectF &box) {
                             painter.setPen(QPen(color, 1.8, style));
                             const qreal y = box.center().y();
                             painter.drawLine(QPointF(box.left(), y), QPointF(box.right() - 1, y));
                         },
                         lineWidth});
}

void Legend::addBadges(const GraphPicture &picture)
{
    const auto addBadge = [this](const QString &badge, const QString &text) {
        m_entries.push_back({text,
                             [this, badge](QPainter &painter, const QRectF &box) {
                                 const QRectF oval(box.left(), box.center().y() - 8, box.width(), 16);
                                 painter.setPen(QPen(m_colors.line, 1));
                                 painter.setBrush(m_colors.raised);
                                 painter.drawRoundedRect(oval, 8, 8);
                                 painter.setPen(m_colors.text);
                                 painter.drawText(oval, Qt::AlignCenter, badge);
                             },
                             badgeWidth});
    };
    if (picture.excerpt && picture.excerpt->quotient())
        addBadge(QStringLiteral("×5"), tr("so many positions in one"));
    if (picture.isUnfolding) {
        addBadge(QStringLiteral("+3"), tr("followers not open"));
        m_entries.push_back({tr("pinned"),
                             [this](QPainter &painter, const QRectF &box) {
                                 paintPin(painter, box.center() + QPointF(5, 7), 14, m_colors);
                             },
                             markWidth});
    }
}

void Legend::addScale(const QString &text)
{
    m_entries.push_back({text,
                         [this](QPainter &painter, const QRectF &box) {
                             const auto steps = std::min<quint32>(m_greatest + 1, 24);
                             const qreal width = box.width() / steps;
                             painter.setPen(Qt::NoPen);
                             for (quint32 i = 0; i < steps; ++i) {
                                 const quint32 number = steps <= 1 ? 0 : i * m_greatest / (steps - 1);
                                 painter.setBrush(m_colors.value(number, m_greatest));
                                 painter.drawRect(QRectF(box.left() + i * width, box.center().y() - 5, width, 10));
                             }
                         },
                         scaleWidth});
}

void Legend::addNumberScale()
{
    switch (m_colorBy) {
    case ColorBy::Outcome:
        return;
    case ColorBy::SgValue:
        return addScale(tr("SG value 0 to %1").arg(m_greatest));
    case ColorBy::Remoteness:
        return addScale(tr("remoteness 0 to %1").arg(m_greatest));
    case ColorBy::Birthday:
        return addScale(tr("birthday 0 to %1").arg(m_greatest));
    }
}

void Legend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetricsF metrics(font());
    qreal x = 0;
    for (const Entry &entry : m_entries) {
        const qreal width = entry.width + textGap + metrics.horizontalAdvance(entry.text);
        if (x + width > this->width())
            return;
        entry.paint(painter, QRectF(x, 0, entry.width, height()));
        painter.setPen(m_colors.mutedText);
        painter.drawText(QRectF(x + entry.width + textGap, 0, width, height()), Qt::AlignLeft | Qt::AlignVCenter,
                         entry.text);
        x += width + entryGap;
    }
}

} // namespace mexplorer
