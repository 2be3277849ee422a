// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/commands.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;

namespace mexplorer {

class Lecture;
class Session;
class Walkthrough;

/// The controls of a walk-through: first, back, play or pause, forward, last, a slider, "step 12 of 40", speed and
/// bookmarks.
class PlayerBar : public QWidget
{
    Q_OBJECT

public:
    /// Adds the bar's commands to \a commands.
    PlayerBar(Session *session, Commands *commands, QWidget *parent = nullptr);

private:
    void addSteps();
    void addBookmarks();
    void addSpeeds();
    void arrange();
    void showTrace();
    void showStep();
    void setKeys();
    void showPlaying();
    void showSpeed();
    void showBookmarks();
    bool event(QEvent *event) override;
    QAction *action(CommandId id) const { return (*m_commands)[id]; }

    Session *m_session;
    Commands *m_commands;
    Walkthrough *m_walkthrough;
    Lecture *m_lecture;
    QSlider *m_slider;
    QLabel *m_count;
    QComboBox *m_speed;
};

} // namespace mexplorer
