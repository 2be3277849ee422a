// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/teach/lessonboard.h"

#include "model/session/session.h"
#include "views/boards/boardtable.h"
#include "views/theme/fontrole.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace mexplorer {

LessonBoard::LessonBoard(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_layout(new QHBoxLayout),
      m_restart(new QPushButton(tr("Begin Again"), this))
{
    m_restart->setFocusPolicy(Qt::TabFocus);
    setFontRole(m_restart, FontRole::Body, FontRole::Caption);
    connect(m_restart, &QPushButton::clicked, this, [this] { goTo(m_start); });
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
    if (position == m_start) {
        showBoards(); // the window may have been resized
        return;
    }
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
        setFontRole(board, FontRole::Body, FontRole::Caption);
        m_layout->addWidget(board, 0, Qt::AlignBottom);
        m_boards.push_back(board);
    }
    showBoards();
}

void LessonBoard::showBoards()
{
    const bool presents = m_session->presentation()->isOn();
    setProjected(this, presents);
    // In a presentation, as large as fits into two fifths of the screen.
    constexpr int normal = 28;
    const QSize available(window()->width() * 9 / 10, window()->height() * 2 / 5 - m_restart->sizeHint().height());
    int unit = presents ? std::max(normal, window()->height() / 9) : normal;
    for (;; unit = std::max(normal, unit * 9 / 10)) {
        QSize size;
        for (BoardWidget *board : m_boards) {
            board->setUnit(unit);
            size = {size.width() + board->sizeHint().width() + m_layout->spacing(),
                    std::max(size.height(), board->sizeHint().height())};
        }
        if (unit <= normal || (size.width() <= available.width() && size.height() <= available.height()))
            break;
    }
    for (std::size_t i = 0; i < m_boards.size(); ++i)
        m_boards[i]->setComponent(m_position.components[i]);
    m_restart->setEnabled(!(m_position == m_start));
}

void LessonBoard::move(std::size_t component, const CellVector &after)
{
    Position position = m_position;
    position.components[component].cells = after;
    goTo(position);
}

void LessonBoard::goTo(const Position &position)
{
    m_position = position;
    showBoards();
    Exploration *exploration = m_session->exploration();
    if (!exploration->selectPosition(position))
        exploration->openPosition(position);
}

} // namespace mexplorer
