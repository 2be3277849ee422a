// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

#include <QWidget>

class QHBoxLayout;
class QPushButton;

namespace mexplorer {

class BoardWidget;
class Session;

/// Boards below a lesson's text. Moves made on them select positions in the graph next to the lesson.
class LessonBoard : public QWidget
{
    Q_OBJECT

public:
    /// The maximum number of components with a board.
    static constexpr std::size_t maxBoards = 4;

    explicit LessonBoard(Session *session, QWidget *parent = nullptr);

    /// Sets the position at the start.
    void setPosition(const Position &position);
    const Position &position() const { return m_position; }

private:
    void showBoards();
    void move(std::size_t component, const CellVector &after);
    void goTo(const Position &position);

    Session *m_session;
    QHBoxLayout *m_layout;
    QPushButton *m_restart;
    std::vector<BoardWidget *> m_boards;
    Position m_start;
    Position m_position;
};

} // namespace mexplorer
