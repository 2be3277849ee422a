// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/suggestiondelegate.h"

#include "views/theme/theme.h"

#include <QPainter>

namespace mexplorer {

void SuggestionDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Colors &colors = Theme::instance().colors();
    painter->save();
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver))
        painter->fillRect(option.rect,
                          translucent(colors.pPosition, option.state & QStyle::State_Selected ? 0.22 : 0.1));
    QRect area = option.rect.adjusted(12, 0, -12, 0);
    const QString text = index.data().toString();
    painter->setFont(option.font);
    painter->setPen(colors.text);
    painter->drawText(area, Qt::AlignVCenter, option.fontMetrics.elidedText(text, Qt::ElideRight, area.width()));
    constexpr int stop = 72; // descriptions are aligned in a few columns
    const int preferred = std::max(2 * stop, option.fontMetrics.horizontalAdvance(text) + 24);
    area.setLeft(area.left() + (preferred + stop - 1) / stop * stop);
    painter->setPen(colors.mutedText);
    const QString about = option.fontMetrics.elidedText(index.data(AboutRole).toString(), Qt::ElideRight, area.width());
    if (area.width() > 48)
        painter->drawText(area, Qt::AlignVCenter, about);
    painter->restore();
}

QSize SuggestionDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {200, option.fontMetrics.height() + 12};
}

} // namespace mexplorer
