// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/events.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace mexplorer {

EventFilter::EventFilter(QObject *watched, QObject *owner, std::function<bool(QEvent *)> seen)
    : QObject(owner), m_class(owner->metaObject()), m_seen(std::move(seen))
{
    watched->installEventFilter(this);
}

bool EventFilter::eventFilter(QObject *, QEvent *event)
{
    return parent()->metaObject()->inherits(m_class) && m_seen(event);
}

void onEvent(QObject *watched, QObject *owner, QEvent::Type type, std::function<void()> react)
{
    new EventFilter(watched, owner, [type, react = std::move(react)](const QEvent *event) {
        if (event->type() == type)
            react();
        return false;
    });
}

void clearOnEscape(QLineEdit *field, QWidget *view)
{
    new EventFilter(field, field, [field, view](QEvent *event) {
        const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
        const auto *key = isKey ? static_cast<QKeyEvent *>(event) : nullptr;
        if (!key || key->key() != Qt::Key_Escape || key->modifiers() != Qt::NoModifier)
            return false;
        if (event->type() == QEvent::ShortcutOverride)
            event->accept(); // the field handles the key, even if it is a shortcut
        else if (!field->text().isEmpty())
            field->clear();
        else
            view->setFocus(Qt::OtherFocusReason);
        return true;
    });
}

void announce(QWidget *widget, const QString &text, QAccessible::Text property)
{
    if (property == QAccessible::Name)
        widget->setAccessibleName(text);
    else
        widget->setAccessibleDescription(text);
    QAccessibleEvent alert(widget, QAccessible::Alert);
    if (!text.isEmpty())
        QAccessible::updateAccessibility(&alert);
}

QPoint arrowStep(int key)
{
    const auto is = [key](Qt::Key one) { return key == one ? 1 : 0; };
    return {is(Qt::Key_Right) - is(Qt::Key_Left), is(Qt::Key_Down) - is(Qt::Key_Up)};
}

} // namespace mexplorer
