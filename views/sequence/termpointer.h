// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <QMouseEvent>

#include <functional>
#include <optional>

namespace mexplorer {

/// The term that the pointer of a picture is on, and what is wanted of it.
class TermPointer : public QObject
{
    Q_OBJECT

public:
    /// \a termAt finds the term at a place of the viewport, if there is one.
    TermPointer(QAbstractScrollArea *picture, std::function<std::optional<quint64>(QPointF place)> termAt)
        : QObject(picture), m_picture(picture), m_termAt(std::move(termAt))
    {
        picture->viewport()->installEventFilter(this);
    }

    std::optional<quint64> term() const { return m_term; }
    /// As other terms are shown.
    void forget() { m_term.reset(); }
    void moveTo(std::optional<quint64> n)
    {
        if (n == std::exchange(m_term, n))
            return;
        m_picture->viewport()->update();
        emit pointedAt(n);
    }
    /// Space selects the heap, Enter asks for its reasons. False for other keys.
    bool press(const QKeyEvent &event)
    {
        const bool selects = event.key() == Qt::Key_Space;
        const bool asks = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
        if (m_term && selects)
            emit clicked(*m_term);
        if (m_term && asks)
            emit reasonsWanted(*m_term);
        return selects || asks;
    }

    /// It is nowhere once the mouse has left; a double click asks for reasons.
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Leave)
            moveTo({});
        if (event->type() != QEvent::MouseButtonDblClick)
            return false;
        const auto &mouse = *static_cast<const QMouseEvent *>(event);
        const std::optional<quint64> n = m_termAt(mouse.position());
        if (n && mouse.button() == Qt::LeftButton)
            emit reasonsWanted(*n);
        return true;
    }

signals:
    /// The pointer is on n, or nowhere.
    void pointedAt(std::optional<quint64> n);
    void clicked(quint64 n);
    /// Why n has its value is asked for.
    void reasonsWanted(quint64 n);

private:
    QAbstractScrollArea *m_picture;
    std::function<std::optional<quint64>(QPointF place)> m_termAt;
    std::optional<quint64> m_term;
};

} // namespace mexplorer
