// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <QMouseEvent>

#include <functional>
#include <optional>

namespace mexplorer {

/// Tracks the term under the mouse or the keyboard cursor of a plot, and turns clicks and keys into signals.
class TermPointer : public QObject
{
    Q_OBJECT

public:
    /// \a termAt returns the term at a point of the viewport, if there is one.
    TermPointer(QAbstractScrollArea *picture, std::function<std::optional<quint64>(QPointF pos)> termAt)
        : QObject(picture), m_picture(picture), m_termAt(std::move(termAt))
    {
        picture->viewport()->installEventFilter(this);
    }

    std::optional<quint64> term() const { return m_term; }
    /// Resets the term without a signal, when other terms are shown.
    void forget() { m_term.reset(); }
    void moveTo(std::optional<quint64> n)
    {
        if (n == std::exchange(m_term, n))
            return;
        m_picture->viewport()->update();
        emit pointedAt(n);
    }
    /// Space selects the heap, Enter requests its reasons. Returns false for other keys.
    bool press(const QKeyEvent &event)
    {
        const bool selects = event.key() == Qt::Key_Space;
        const bool asks = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
        if (m_term && selects)
            emit clicked(*m_term);
        if (m_term && asks)
            emit reasonsRequested(*m_term);
        return selects || asks;
    }

    /// Resets the term when the mouse leaves; a double click requests the reasons.
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Leave)
            moveTo({});
        if (event->type() != QEvent::MouseButtonDblClick)
            return false;
        const auto &mouse = *static_cast<const QMouseEvent *>(event);
        const std::optional<quint64> n = m_termAt(mouse.position());
        if (n && mouse.button() == Qt::LeftButton)
            emit reasonsRequested(*n);
        return true;
    }

signals:
    /// Emitted when the pointer is on another term, or on none.
    void pointedAt(std::optional<quint64> n);
    void clicked(quint64 n);
    /// Emitted when the user asks why n has its value.
    void reasonsRequested(quint64 n);

private:
    QAbstractScrollArea *m_picture;
    std::function<std::optional<quint64>(QPointF pos)> m_termAt;
    std::optional<quint64> m_term;
};

} // namespace mexplorer
