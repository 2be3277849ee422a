#pragma once

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QSlider;

namespace mexplorer {

class Walkthrough;

/// The buttons and the slider that a walk-through is played with: first, back, play or pause, forward, last, "step 12
/// of 40", speed and bookmarks. Owns the actions, so that menus and shortcuts do the same.
class PlayerBar : public QWidget
{
    Q_OBJECT

public:
    explicit PlayerBar(Walkthrough *walkthrough, QWidget *parent = nullptr);

    /// In the order of the bar.
    const QList<QAction *> &playerActions() const { return m_actions; }

private:
    QAction *addPlayerAction(const QString &name, const QString &icon, const QString &text,
                             const QKeySequence &shortcut, const QString &tip);
    void makeActions();
    void arrange();
    void showTrace();
    void showStep();
    void showPlaying();
    void showSpeed();
    void showBookmarks();
    bool event(QEvent *event) override;

    Walkthrough *m_walkthrough;
    QList<QAction *> m_actions;
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
