#pragma once

#include "model/trace/traceformat.h"

#include <QObject>

class QAction;
class QMenu;
class QWidget;

namespace mexplorer {

class Session;

/// Copies, saves and prints the walk-through that is shown.
class TraceExport : public QObject
{
    Q_OBJECT

public:
    /// Dialogs belong to \a window.
    TraceExport(Session *session, QWidget *window);

    QList<QAction *> copyActions() const { return m_copy; }
    QList<QAction *> saveActions() const { return m_save; }
    QAction *printAction() const { return m_print; }
    void setEnabled(bool enabled);

    void copy(TraceFormat format);
    /// Asks for a file and writes it.
    void save(TraceFormat format);
    /// Writes the trace to \a path; false, and Session::problemFound(), if that can't be done.
    bool write(const QString &path, TraceFormat format);
    void print();

private:
    QAction *addAction(const QString &name, const QString &text, const QString &tip);

    Session *m_session;
    QWidget *m_window;
    QList<QAction *> m_copy;
    QList<QAction *> m_save;
    QAction *m_print;
};

} // namespace mexplorer
