// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/hint.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;

namespace mexplorer {

class Hints;
class LinkLabel;
class Match;

/// Shows the current stage of a match's hint, and the button for the next one. If there are more moves than the boards
/// mark at once, one is current, and buttons and keys step through them.
class HintPanel : public QWidget
{
    Q_OBJECT

public:
    HintPanel(Match *match, Hints *hints, QWidget *parent = nullptr);

    /// Makes the next move current, or the previous one if \a by is -1; wraps around.
    void step(int by);

signals:
    /// Emitted when the moves of the hint changed.
    void movesShown(const std::vector<mexplorer::Move> &moves);
    /// Emitted when the pointer or the keyboard is on one of these moves; null if on none.
    void moveHovered(const mexplorer::Move *move);
    /// Emitted when the user chose a move.
    void moveChosen(const mexplorer::Move &move);

private:
    bool isOneByOne() const;
    void showStage();
    QString buttonText() const;
    QString nameOf(const Move &move) const;
    QString stageHtml() const;
    const Move *moveOf(const QString &link) const;
    QWidget *makeChooser();
    void showCurrent();

    Match *m_match;
    Hints *m_hints;
    std::vector<Move> m_moves; ///< the targets of the links
    std::size_t m_current = 0; ///< the index of the current move, if they are shown one by one
    QWidget *m_chooser;        ///< the buttons that step through the moves
    QLabel *m_index;
    LinkLabel *m_text;
    QPushButton *m_button;
};

} // namespace mexplorer
