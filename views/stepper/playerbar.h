// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/commands/commands.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;

namespace mexplorer {

class Lecture;
class Session;
class Walkthrough;

/// The buttons and the slider that a walk-through is played with: first, back, play or pause, forward, last, "step 12
/// of 40", speed and bookmarks.
class PlayerBar : public QWidget
{
    Q_OBJECT

public:
    /// The bar's commands go to \a commands.
    PlayerBar(Session *session, Commands *commands, QWidget *parent = nullptr);

private:
    void addSteps(Commands *commands);
    void addBookmarks(Commands *commands);
    void addSpeeds(Commands *commands);
    void arrange();
    void showTrace();
    void showStep();
    void setKeys();
    void showPlaying();
    void showSpeed();
    void showBookmarks();
    bool event(QEvent *event) override;

    Session *m_session;
    Walkthrough *m_walkthrough;
    Lecture *m_lecture;
    QAction *m_first = nullptr;
    QAction *m_back = nullptr;
    QAction *m_play = nullptr;
    QAction *m_forward = nullptr;
    QAction *m_last = nullptr;
    QAction *m_bookmark = nullptr;
    QAction *m_nextBookmark = nullptr;
    QAction *m_slower = nullptr;
    QAction *m_faster = nullptr;
    QSlider *m_slider;
    QLabel *m_count;
    QComboBox *m_speed;
};

} // namespace mexplorer
