// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/boards/choiceboard.h"

#include "views/boards/followerlist.h"
#include "views/theme/fontrole.h"
#include "views/theme/touch.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace mexplorer {

ChoiceBoard::ChoiceBoard(const Component &component, QWidget *parent)
    : BoardWidget(component, parent), m_position(new QLabel(this)), m_list(new FollowerList(this))
{
    setFontRole(m_position, FontRole::Sentence);
    m_position->setAlignment(Qt::AlignCenter);
    m_position->setWordWrap(true);
    m_list->setMinimumWidth(240);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_position);
    layout->addWidget(m_list, 1);
    setFocusProxy(m_list);
    connect(m_list, &FollowerList::chosen, this, [this](const CellVector &after) {
        if (isPlayable())
            emit moveChosen(after);
    });
    fill();
    m_list->setPlayable(isPlayable());
}

void ChoiceBoard::componentChanged(const Component &)
{
    fill();
}

void ChoiceBoard::hintsChanged()
{
    m_list->setHints(hints());
}

void ChoiceBoard::setMoveValues(const std::map<CellVector, MoveValue> &values)
{
    m_list->setValues(values);
}

void ChoiceBoard::playableChanged()
{
    m_list->setPlayable(isPlayable());
}

/// The list is as high as its rows if there is space.
void ChoiceBoard::unitChanged()
{
    constexpr int min = 160;
    constexpr int border = 8;
    m_list->setMinimumHeight(std::clamp(4 * unit(), min, std::max(min, m_maxRows * touchSize + border)));
}

void ChoiceBoard::fill()
{
    m_position->setText(component().rules->positionName(component().cells));
    m_list->setComponent(component());
    m_maxRows = std::max(m_maxRows, m_list->rowCount());
    unitChanged();
}

} // namespace mexplorer
