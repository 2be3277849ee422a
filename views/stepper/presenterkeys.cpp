// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/presenterkeys.h"

#include "model/session/presentation.h"
#include "views/stepper/guessbar.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>

namespace mexplorer {

PresenterKeys::PresenterKeys(const Presentation *presentation, QWidget *view, GuessBar *question)
    : QObject(view), m_presentation(presentation), m_view(view), m_question(question)
{
}

/// An answer that is entered is judged before Enter steps.
bool PresenterKeys::isTaken(const QKeyEvent &key) const
{
    const QWidget *focus = QApplication::focusWidget();
    if (!focus || !m_view->isAncestorOf(focus) || (key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    const auto *line = qobject_cast<const QLineEdit *>(focus);
    if (!line)
        line = focus->findChild<QLineEdit *>();
    switch (key.key()) {
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        return true;
    case Qt::Key_A:
        return m_question->isAncestorOf(focus);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return m_presentation->isOn() && !(line && line->isModified()) &&
               !(m_question->isAncestorOf(focus) && m_question->hasAnswer());
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Space:
    case Qt::Key_Period:
    case Qt::Key_Comma:
        return m_presentation->isOn();
    default:
        return false;
    }
}

bool PresenterKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ToolTip && m_presentation->isOn())
        return true; // an audience doesn't see what a click would do
    if (event->type() == QEvent::ShortcutOverride && watched->isWidgetType() &&
        isTaken(*static_cast<QKeyEvent *>(event))) {
        event->ignore();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace mexplorer
