// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/labelsprogress.h"

#include "model/core/scanner.h"
#include "views/theme/fontrole.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace mexplorer {

LabelsProgress::LabelsProgress(QWidget *parent) : PaneOf(parent)
{
    setAccessibleName(tr("How far the labelling is"));
    setFocusPolicy(Qt::NoFocus);
    setFontRole(this, FontRole::Body, FontRole::Sentence);
}

QSize LabelsProgress::sizeHint() const
{
    return QSize(400, qRound((isReadFromAfar(this) ? 2.2 : 4.4) * em()));
}

QSize LabelsProgress::minimumSizeHint() const
{
    return QSize(240, sizeHint().height());
}

void LabelsProgress::paint(QPainter &painter)
{
    const qreal line = 1.9 * em();
    if (isReadFromAfar(this)) { // side by side: the graph needs the room
        const qreal half = width() / 2.0;
        const QRectF left(16, (height() - line) / 2, half - 16 - em(), line);
        paintBar(painter, left, tr("P and N"), m_picture.outcomesKnown);
        if (m_picture.hasValues)
            paintBar(painter, left.translated(half, 0), tr("SG values"), m_picture.valuesKnown);
        return;
    }
    const qreal width = std::min(this->width() - 32.0, 44 * em());
    const QRectF first((this->width() - width) / 2, (height() - 2 * line) / 2, width, line);
    paintBar(painter, first, tr("P and N"), m_picture.outcomesKnown);
    if (m_picture.hasValues)
        paintBar(painter, first.translated(0, line), tr("SG values"), m_picture.valuesKnown);
}

void LabelsProgress::paintBar(QPainter &painter, const QRectF &area, const QString &name, quint32 known) const
{
    painter.setFont(scaledFont(em() * 0.85));
    painter.setPen(colors().text);
    const QFontMetricsF metrics(painter.font());
    const qreal gap = 0.8 * em();
    const QString all = groupedNumber(m_picture.positions);
    const qreal left = std::max(metrics.horizontalAdvance(tr("P and N")), metrics.horizontalAdvance(tr("SG values")));
    const qreal right = metrics.horizontalAdvance(tr("%1 of %2").arg(all, all));
    painter.drawText(QRectF(area.left(), area.top(), left, area.height()),
                     Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, name);
    painter.drawText(QRectF(area.right() - right, area.top(), right, area.height()),
                     Qt::AlignVCenter | Qt::AlignRight | Qt::TextDontClip,
                     tr("%1 of %2").arg(groupedNumber(known), all));
    const QRectF bar(area.left() + left + gap, area.center().y() - 4,
                     std::max(8.0, area.width() - left - right - 2 * gap), 8);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors().line);
    painter.drawRoundedRect(bar, 4, 4);
    if (known == 0 || m_picture.positions == 0)
        return;
    painter.setBrush(colors().pPosition);
    painter.drawRoundedRect(QRectF(bar.topLeft(), QSizeF(std::max(8.0, bar.width() * known / m_picture.positions), 8)),
                            4, 4);
}

} // namespace mexplorer
