// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;

namespace mexplorer {

class Commands;
class Session;

/// The commands of Step besides those of its player and its exports, enabled and checked as the session says.
class StepActions : public QObject
{
    Q_OBJECT

public:
    /// \a view asks for what a command needs to know.
    StepActions(Session *session, Commands *commands, QWidget *view);

    QAction *guessFirst() const { return m_guessFirst; }
    QAction *back() const { return m_back; }
    QAction *pseudocode() const { return m_pseudocode; }

signals:
    /// A person switched the pseudocode on or off.
    void pseudocodeSwitched();

private:
    void follow();

    Session *m_session;
    QAction *m_guessFirst;
    QAction *m_back;
    QAction *m_pseudocode;
    QAction *m_showAnswer;
    QAction *m_graph;
};

} // namespace mexplorer
