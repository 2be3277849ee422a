// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/movevalues.h"
#include "views/boards/boardwidget.h"

#include <map>

class QLabel;

namespace mexplorer {

class FollowerList;

/// A board for positions without a picture, or with too large a one: the position as text and a list of its followers.
class ChoiceBoard final : public BoardWidget
{
    Q_OBJECT

public:
    explicit ChoiceBoard(const Component &component, QWidget *parent = nullptr);

    /// Shows the values after the moves in the list; an empty map hides them.
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
    int m_maxRows = 0; ///< maximum of the positions shown so far
};

} // namespace mexplorer
