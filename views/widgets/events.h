// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QObject>
#include <QPoint>

#include <functional>

class QLineEdit;
class QWidget;

namespace mexplorer {

/// Calls a function with the events of \a watched before they get there, as long as \a owner exists. Those for which it
/// is true go no further. While the owner's children are deleted, it is no longer of the class that it was, and none is
/// called.
class EventFilter final : public QObject
{
public:
    EventFilter(QObject *watched, QObject *owner, std::function<bool(QEvent *)> seen);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const QMetaObject *m_class; ///< of the owner
    std::function<bool(QEvent *)> m_seen;
};

/// Calls \a react with each event of that type, just before \a watched gets it, as long as \a owner lives.
void onEvent(QObject *watched, QObject *owner, QEvent::Type type, std::function<void()> react);

/// Makes Escape in \a field clear its text, and once there is none, give the focus back to \a view.
void escapeTo(QLineEdit *field, QWidget *view);

/// The step right and down that an arrow key asks for; none for another key.
QPoint arrowStep(int key);

} // namespace mexplorer
