// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/boardrules.h"
#include "model/games/joinedposition.h"
#include "model/notation/expression.h"
#include "tests/views/support/windowwait.h"
#include "views/boards/boardtable.h"
#include "views/boards/choiceboard.h"
#include "views/boards/selectingboard.h"

#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <optional>
#include <set>
#include <vector>

/// Boards in a separate window, with helpers for mouse input.
namespace mexplorer::samples {

/// Returns all heaps or rows of an expression as one component.
inline Component component(const QString &text)
{
    const JoinedPosition joined = join(parsePosition(text).value());
    return {joined.rules, joined.cells};
}

inline std::set<CellVector> followersOf(const Component &component)
{
    std::set<CellVector> followers;
    component.rules->followers(component.cells, [&](Cells cells) { followers.emplace(cells.begin(), cells.end()); });
    return followers;
}

inline QPoint centre(const SelectingBoard &board, int element)
{
    return board.pieceRect(element).center().toPoint();
}

inline std::vector<int> elements(const SelectingBoard &board)
{
    std::vector<int> there;
    for (int i = 0; i < board.pieceCount(); ++i) {
        if (board.canPress(i))
            there.push_back(i);
    }
    return there;
}

/// Sends a move with the left button held, as the window system does.
inline void moveHeld(SelectingBoard &board, const QPoint &to)
{
    QMouseEvent move(QEvent::MouseMove, QPointF(to), board.mapToGlobal(QPointF(to)), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QApplication::sendEvent(&board, &move);
}

inline void drag(SelectingBoard &board, int from, int to)
{
    QTest::mousePress(&board, Qt::LeftButton, {}, centre(board, from));
    moveHeld(board, centre(board, to));
    QTest::mouseRelease(&board, Qt::LeftButton, {}, centre(board, to));
}

/// A board in a window, and the moves chosen on it.
class BoardFixture
{
protected:
    SelectingBoard *show(const Component &component)
    {
        m_board.reset(makeBoard(component));
        auto *board = qobject_cast<SelectingBoard *>(m_board.get());
        if (!board)
            qFatal("a list for %s", qPrintable(component.text()));
        board->setPlayable(true);
        board->resize(board->sizeHint());
        board->show();
        if (!waitForWindowActive(board))
            qFatal("no window");
        board->setFocus();
        m_chosen = std::make_unique<QSignalSpy>(board, &BoardWidget::moveChosen);
        return board;
    }
    /// Returns the move that was chosen since the last call; std::nullopt if none was.
    std::optional<CellVector> takeChosen()
    {
        if (m_chosen->isEmpty())
            return {};
        const auto cells = m_chosen->last()[0].value<CellVector>();
        m_chosen->clear();
        return cells;
    }

    std::unique_ptr<BoardWidget> m_board;
    std::unique_ptr<QSignalSpy> m_chosen;
};

} // namespace mexplorer::samples
