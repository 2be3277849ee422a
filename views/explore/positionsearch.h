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

/// The search field, the number of positions found, and buttons for the next and the previous one.
class PositionSearch : public QWidget
{
    Q_OBJECT

public:
    /// Adds the search commands to \a commands.
    PositionSearch(Session *session, Commands *commands, QWidget *parent = nullptr);

    QLineEdit *field() const { return m_field; }
    /// The positions to mark; none if only the found ones are shown.
    std::vector<PositionId> marked() const;
    /// True if positions that aren't found are dimmed.
    bool dimsOthers() const;
    /// A problem of the search; empty if there is none.
    QString problem() const;

signals:
    /// Emitted when the search results changed.
    void foundChanged();
    /// Emitted when the width of the count may have changed.
    void sizeChanged();

private:
    void addCommands();
    bool isAsked() const;
    bool findsNothingSoFar() const;
    QString countText() const;
    QString sentence() const;
    void announceProblem();
    void selectNext() { select(m_index + 1); }
    void selectPrevious() { select(m_index < 0 ? -1 : m_index - 1); }
    void select(qsizetype index);
    void showFound();

    Session *m_session;
    Commands *m_commands;
    QLineEdit *m_field;
    QLabel *m_count;
    QAction *m_next = nullptr;
    QAction *m_previous = nullptr;
    qsizetype m_index = -1; ///< index of the found position that was selected last
};

} // namespace mexplorer
