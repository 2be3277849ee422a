// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace mexplorer {

/// Draws a row of a list of suggestions: the text to insert, and to its right a description in muted type.
class SuggestionDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int AboutRole = Qt::UserRole + 1;

    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace mexplorer
