// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/gamechoice.h"

#include "model/games/catalogue.h"
#include "model/session/exploration.h"
#include "views/start/positionicon.h"
#include "views/theme/fontrole.h"
#include "views/theme/viewtext.h"
#include "views/widgets/flowlayout.h"
#include "views/widgets/layouts.h"

#include <QLabel>
#include <QScrollArea>
#include <QToolButton>

namespace mexplorer {

namespace {

constexpr QSize gamePictureSize(112, 64);

QToolButton *makeGameButton(const Family &family, Exploration *exploration)
{
    auto *button = new QToolButton;
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
    QObject::connect(button, &QToolButton::clicked, exploration,
                     [exploration, example = family.example] { exploration->open(example); });
    return button;
}

} // namespace

QWidget *makeGameChoice(Exploration *exploration)
{
    auto *title = new QLabel(ViewText::tr("Play against the solver, or against another person at this screen"));
    setFontRole(title, FontRole::Heading);
    auto *text = new QLabel(ViewText::tr("Choose a game. Its position, its players and how well the solver plays can "
                                         "be changed at any time."));
    for (QLabel *label : {title, text}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    auto *games = new QWidget;
    auto *flow = new FlowLayout(games, 12);
    for (const Family &family : catalogue()) {
        if (family.parameters != Family::Parameters::File)
            flow->addWidget(makeGameButton(family, exploration));
    }
    auto *content = new QWidget;
    auto *layout = makeLayout<QVBoxLayout>(content, 12, {24, 24, 24, 24});
    addWidgets(layout, {title, text});
    layout->addWidget(games, 1);
    auto *choice = makeNamed<QScrollArea>("gameChoice");
    choice->setFrameShape(QFrame::NoFrame);
    choice->setWidgetResizable(true);
    choice->setFocusPolicy(Qt::NoFocus);
    choice->setWidget(content);
    return choice;
}

} // namespace mexplorer
