// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/gamelist.h"

#include "model/session/session.h"
#include "views/play/gamelistmodel.h"
#include "views/theme/touch.h"
#include "views/widgets/itemrows.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>

namespace mexplorer {

GameList::GameList(Session *session, QWidget *parent)
    : QTableView(parent), m_session(session), m_match(session->match()), m_model(new GameListModel(this))
{
    setObjectName(QStringLiteral("gameList"));
    setAccessibleName(tr("Moves of the game"));
    setModel(m_model);
    chooseWholeRows(this);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setShowGrid(false);
    setWordWrap(false);
    setTextElideMode(Qt::ElideMiddle); // what is taken begins and ends with a number
    keepRowHeight(this, 8, touchSize);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(16);
    horizontalHeader()->setStyleSheet(QStringLiteral("QHeaderView::section { padding: 6px 2px; }"));
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(GameListModel::MoveColumn, QHeaderView::Stretch);
    setMinimumHeight(100);
    connect(this, &QTableView::clicked, this, [this](const QModelIndex &index) { goToRow(index.row()); });
    connect(this, &QTableView::activated, this, [this](const QModelIndex &index) { goToRow(index.row()); });
    connect(session->exploration(), &Exploration::answersChanged, this,
            [this] { m_model->setAnswers(m_session->exploration()->answers()); });
    connect(m_match, &Match::recordChanged, this, &GameList::showGame);
    connect(m_match, &Match::positionChanged, this, &GameList::showGame);
    m_model->setAnswers(session->exploration()->answers());
    showGame();
}

void GameList::showGame()
{
    if (!m_match->hasGame())
        return;
    m_model->setGame(m_match->game(), m_match->players());
    showPlace();
}

void GameList::showPlace()
{
    const QModelIndex index = m_model->index(m_model->rowOf(m_match->node()), GameListModel::MoveColumn);
    setCurrentIndex(index);
    scrollTo(index);
}

/// What comes above it in the panel, such as the strip, takes room from the list.
void GameList::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    QMetaObject::invokeMethod(
        this, [this] { scrollTo(currentIndex()); }, Qt::QueuedConnection); // the rows' height follows
}

void GameList::goToRow(int row)
{
    if (row >= 0 && row < m_model->rowCount())
        m_match->goToNode(m_model->nodeAt(row));
    showPlace();
}

void GameList::keyPressEvent(QKeyEvent *event)
{
    if (!m_match->hasGame() || (event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) {
        QTableView::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        m_match->goTo(m_match->place() - (m_match->place() > 0 ? 1 : 0));
        break;
    case Qt::Key_Right:
        m_match->goTo(std::min(m_match->place() + 1, m_match->record().length()));
        break;
    case Qt::Key_Up:
        goToRow(currentIndex().row() - 1);
        break;
    case Qt::Key_Down:
        goToRow(currentIndex().row() + 1);
        break;
    case Qt::Key_Home:
        goToRow(0);
        break;
    case Qt::Key_End:
        m_match->goTo(m_match->record().length());
        break;
    default:
        QTableView::keyPressEvent(event);
        return;
    }
    event->accept();
}

/// Of the row under the pointer, which becomes the current one.
void GameList::contextMenuEvent(QContextMenuEvent *event)
{
    if (!m_match->hasGame())
        return;
    const QModelIndex index = indexAt(event->pos());
    if (event->reason() == QContextMenuEvent::Mouse && index.isValid())
        goToRow(index.row());
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("gameListMenu"));
    menu->addActions(actions());
    popUpForTouch(menu, event->reason() == QContextMenuEvent::Mouse
                            ? viewport()->mapToGlobal(event->pos())
                            : viewport()->mapToGlobal(visualRect(currentIndex()).center()));
}

} // namespace mexplorer
