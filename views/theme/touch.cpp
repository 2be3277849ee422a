// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/touch.h"

#include <QComboBox>
#include <QMenu>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QVariant>

namespace mexplorer {

namespace {

/// Rows of a list of choices.
class TouchRows final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index).expandedTo(QSize(0, touchSize));
    }
};

} // namespace

void setTouchSized(QWidget *widget, bool isTouchSized)
{
    constexpr auto name = "touch"; // the style sheet's
    if (widget->property(name).toBool() == isTouchSized)
        return;
    widget->setProperty(name, isTouchSized);
    if (auto *box = qobject_cast<QComboBox *>(widget))
        box->setItemDelegate(isTouchSized ? new TouchRows(box) : new QStyledItemDelegate(box));
    if (!qobject_cast<QMenu *>(widget))
        widget->setMinimumHeight(isTouchSized ? touchSize : 0);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

} // namespace mexplorer
