// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QSpinBox;
class QToolButton;

namespace mexplorer {

class Match;
class Session;
class SolverSettings;

/// Who plays and how: a human or an opponent on either side, how long a solver thinks, and the ladder.
class MatchSettings : public QWidget
{
    Q_OBJECT

public:
    explicit MatchSettings(Session *session, QWidget *parent = nullptr);

    /// Who plays, in a few words.
    QString summary() const;
    /// How high the settings are with fields that a finger hits.
    int touchHeight() const;
    void setTouchFields(bool isTouchSized);

public slots:
    /// Lets the other side start.
    void swapSides();

signals:
    void summaryChanged();

private:
    void setUpSides();
    void setUpSolver();
    void layOut();
    void read();
    void write();
    void showRival();

    Session *m_session;
    Match *m_match;
    SolverSettings *m_solverSettings;
    QComboBox *m_first;
    QComboBox *m_second;
    QToolButton *m_swap;
    QSpinBox *m_thinkingTime;
    QToolButton *m_rival;
};

} // namespace mexplorer
