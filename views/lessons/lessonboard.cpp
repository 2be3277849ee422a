// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lessons/lessonboard.h"

#include "model/session/session.h"
#include "views/boards/boardtable.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace mexplorer {

LessonBoard::LessonBoard(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_layout(new QHBoxLayout),
      m_restart(new QPushButton(tr("Begin Again"), this))
{
    setObjectName(QStringLiteral("lessonBoard"));
    m_restart->setFocusPolicy(Qt::TabFocus);
    connect(m_restart, &QPushButton::clicked, this, &LessonBoard::restart);
    connect(session->presentation(), &Presentation::changed, this, &LessonBoard::showBoards);
    auto *layout = new QVBoxLayout(this);
    m_layout->setSpacing(24);
    auto *row = new QHBoxLayout;
    row->addStretch();
    row->addLayout(m_layout);
    row->addStretch();
    layout->addLayout(row);
    layout->addWidget(m_restart, 0, Qt::AlignHCenter);
}

void LessonBoard::setPosition(const Position &position)
{
    if (position == m_start)
        return;
    m_start = position;
    m_position = position;
    for (BoardWidget *board : std::exchange(m_boards, {})) {
        board->hide();
        board->deleteLater();
    }
    for (std::size_t i = 0; i < std::min(position.components.size(), maxBoards); ++i) {
        BoardWidget *board = makeBoard(position.components[i], this);
        board->setPlayable(true);
        connect(board, &BoardWidget::moveChosen, this, [this, i](const CellVector &after) { move(i, after); });
        m_layout->addWidget(board, 0, Qt::AlignCenter);
        m_boards.push_back(board);
    }
    showBoards();
}

void LessonBoard::showBoards()
{
    const int unit = m_session->presentation()->isOn() ? 56 : 28;
    for (std::size_t i = 0; i < m_boards.size(); ++i) {
        m_boards[i]->setUnit(unit);
        m_boards[i]->setComponent(m_position.components[i]);
    }
    m_restart->setEnabled(!(m_position == m_start));
}

void LessonBoard::move(std::size_t component, const CellVector &after)
{
    m_position.components[component].cells = after;
    showBoards();
    Exploration *exploration = m_session->exploration();
    if (!exploration->selectPosition(m_position))
        exploration->openPosition(m_position);
}

void LessonBoard::restart()
{
    m_position = m_start;
    showBoards();
    Exploration *exploration = m_session->exploration();
    if (!exploration->selectPosition(m_start))
        exploration->openPosition(m_start);
}

} // namespace mexplorer
