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

/// Shows the hint of a match, as much of it as was asked for, and the button that asks for more. Of more moves than the
/// boards mark at once, one is looked at, and the others by buttons or keys.
class HintPanel : public QWidget
{
    Q_OBJECT

public:
    HintPanel(Match *match, Hints *hints, QWidget *parent = nullptr);

    /// Looks at the next of the moves, or by -1 at the one before; after the last comes the first.
    void step(int by);

signals:
    /// These are the moves that the hint shows.
    void movesShown(const std::vector<mexplorer::Move> &moves);
    /// The pointer or the keyboard is on one of these moves; null when it is on none.
    void moveHovered(const mexplorer::Move *move);
    /// This move was chosen.
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
    std::vector<Move> m_moves; ///< to which the links lead
    std::size_t m_current = 0; ///< of these, if they are looked at one by one
    QWidget *m_chooser;        ///< which one
    QLabel *m_place;
    LinkLabel *m_text;
    QPushButton *m_button;
};

} // namespace mexplorer
