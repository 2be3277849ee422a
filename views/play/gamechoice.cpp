// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/gamechoice.h"

#include "model/games/catalogue.h"
#include "views/start/positionicon.h"
#include "views/theme/fontrole.h"
#include "views/widgets/flowlayout.h"
#include "views/widgets/layouts.h"

#include <QLabel>
#include <QToolButton>

namespace mexplorer {

namespace {

constexpr QSize gamePictureSize(112, 64);

} // namespace

GameChoice::GameChoice(QWidget *parent) : QScrollArea(parent), m_games(new QWidget)
{
    setObjectName(QStringLiteral("gameChoice"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget;
    auto *title = new QLabel(tr("Play against the solver, or against another person at this screen"));
    setFontRole(title, FontRole::Heading);
    auto *text = new QLabel(tr("Choose a game. Its position, its players and how well the solver plays can be changed "
                               "at any time."));
    for (QLabel *label : {title, text}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    auto *layout = makeLayout<QVBoxLayout>(content, 12, {24, 24, 24, 24});
    addWidgets(layout, {title, text});
    layout->addWidget(m_games, 1);
    setWidget(content);
    new FlowLayout(m_games, 12);
    addGames();
}

void GameChoice::addGames()
{
    for (const Family &family : catalogue()) {
        if (family.parameters == Family::Parameters::File)
            continue;
        auto *button = new QToolButton(m_games);
        button->setObjectName(QStringLiteral("play-") + family.name);
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setIconSize(gamePictureSize);
        button->setIcon(positionIcon(family.example));
        button->setText(family.title());
        button->setToolTip(family.summary());
        button->setAccessibleDescription(family.summary());
        button->setFixedSize(gamePictureSize + QSize(48, 48));
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        connect(button, &QToolButton::clicked, this, [this, example = family.example] { emit chosen(example); });
        m_games->layout()->addWidget(button);
    }
}

} // namespace mexplorer
