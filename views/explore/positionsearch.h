// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graph/positionstore.h"

#include <QWidget>

class QAction;
class QLabel;
class QLineEdit;

namespace mexplorer {

class Commands;
class Session;

/// The field to search positions in, how many it finds, and the way from one to the next.
class PositionSearch : public QWidget
{
    Q_OBJECT

public:
    /// Adds its commands to \a commands.
    PositionSearch(Session *session, Commands *commands, QWidget *parent = nullptr);

    QLineEdit *field() const { return m_field; }
    /// What to mark of what is found: nothing where nothing else is shown.
    std::vector<PositionId> marked() const;
    /// True if all that isn't found grows pale.
    bool dimsOthers() const;
    /// What stands in the way of a search; empty if nothing does.
    QString problem() const;

signals:
    /// Something else is found.
    void foundChanged();
    /// It takes other room.
    void sizeChanged();

private:
    void addCommands();
    bool isAsked() const;
    bool findsNothingSoFar() const;
    QString countText() const;
    QString sentence() const;
    void announceProblem();
    void selectNext() { select(m_place + 1); }
    void selectPrevious() { select(m_place < 0 ? -1 : m_place - 1); }
    void select(qsizetype index);
    void showFound();

    Session *m_session;
    Commands *m_commands;
    QLineEdit *m_field;
    QLabel *m_count;
    QAction *m_next = nullptr;
    QAction *m_previous = nullptr;
    qsizetype m_place = -1; ///< of the found position that was gone to last
};

} // namespace mexplorer
