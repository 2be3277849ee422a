// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QEvent>
#include <QObject>
#include <QPoint>

#include <functional>

class QLineEdit;
class QWidget;

namespace mexplorer {

/// Calls a function with the events of \a watched before \a watched receives them, as long as \a owner exists. Events
/// for which it returns true are filtered out. While the owner's children are being deleted, the owner is no longer of
/// its class, and the function isn't called.
class EventFilter final : public QObject
{
public:
    EventFilter(QObject *watched, QObject *owner, std::function<bool(QEvent *)> seen);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const QMetaObject *m_class; ///< of the owner
    std::function<bool(QEvent *)> m_seen;
};

/// Calls \a react for each event of the type, just before \a watched receives it, as long as \a owner exists.
void onEvent(QObject *watched, QObject *owner, QEvent::Type type, std::function<void()> react);

/// Makes Escape in \a field clear its text, and move the focus to \a view if it is empty.
void clearOnEscape(QLineEdit *field, QWidget *view);

/// Makes screen readers read \a text, which becomes the accessible description or name of \a widget. An empty text is
/// set without being read.
void announce(QWidget *widget, const QString &text, QAccessible::Text property = QAccessible::Description);

/// Returns the step to the right and down for an arrow key; a null point for another key.
QPoint arrowStep(int key);

} // namespace mexplorer
