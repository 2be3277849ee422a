// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/movevalues.h"
#include "views/boards/boardwidget.h"

#include <map>

class QLabel;

namespace mexplorer {

class FollowerList;

/// A board for positions that have no picture, or too big a one: the position as text and the list of its followers.
class ChoiceBoard final : public BoardWidget
{
    Q_OBJECT

public:
    explicit ChoiceBoard(const Component &component, QWidget *parent = nullptr);

    /// Shows in the list what the moves leave; none hides it.
    void setMoveValues(const std::map<CellVector, MoveValue> &values);

protected:
    void componentChanged(const Component &before) override;
    void hintsChanged() override;
    void playableChanged() override;
    void unitChanged() override;

private:
    void fill();

    QLabel *m_position;
    FollowerList *m_list;
    int m_maxRows = 0; ///< of the positions that were shown
};

} // namespace mexplorer
