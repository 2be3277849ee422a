// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/touch.h"

#include <QAction>
#include <QComboBox>
#include <QMenu>
#include <QScreen>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QVariant>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr auto touchProperty = "touch"; // used by the style sheet

/// The rows of a combo box, in the size that the box requires.
class TouchRows final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const int height = parent()->property(touchProperty).toBool() ? touchSize : 0;
        return QStyledItemDelegate::sizeHint(option, index).expandedTo(QSize(0, height));
    }
};

} // namespace

void setTouchSized(QWidget *widget, bool isTouchSized)
{
    if (widget->property(touchProperty).toBool() == isTouchSized)
        return;
    widget->setProperty(touchProperty, isTouchSized);
    if (auto *box = qobject_cast<QComboBox *>(widget); box && !dynamic_cast<TouchRows *>(box->itemDelegate()))
        box->setItemDelegate(new TouchRows(box));
    widget->setMinimumHeight(isTouchSized ? touchSize : 0);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

void popUpForTouch(QMenu *menu, const QPoint &at)
{
    const QScreen *screen = menu->parentWidget() ? menu->parentWidget()->screen() : menu->screen();
    const auto rows = static_cast<int>(std::ranges::count_if(
        menu->actions(), [](const QAction *action) { return action->isVisible() && !action->isSeparator(); }));
    const int available = 2 * screen->availableGeometry().height() / 3 - menu->sizeHint().height();
    menu->ensurePolished();
    int row = 0;
    for (QAction *action : menu->actions())
        row = std::max(row, menu->actionGeometry(action).height());
    const int more = rows > 0 ? std::clamp(available / rows, 0, std::max(0, touchSize - row)) : 0;
    if (more > 0)
        menu->setStyleSheet(QStringLiteral("QMenu::item { padding-top: %1px; padding-bottom: %1px; }")
                                .arg((row + more - menu->fontMetrics().height() + 1) / 2));
    menu->popup(at);
}

} // namespace mexplorer
