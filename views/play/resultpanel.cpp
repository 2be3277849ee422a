// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/resultpanel.h"

#include "views/theme/fontrole.h"
#include "views/theme/icons.h"
#include "views/theme/touch.h"
#include "views/widgets/layouts.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

namespace mexplorer {

ResultPanel::ResultPanel(QWidget *parent)
    : QFrame(parent), m_headline(makeNamed<QLabel>("resultHeadline", this)), m_ending(new QLabel(this)),
      m_blame(makeNamed<QLabel>("resultBlame", this)),
      m_goThere(makeNamed<QPushButton>("goThere", tr("Try again from here"), this)),
      m_again(makeNamed<QPushButton>("playAgain", tr("Play again"), this)),
      m_buttons(new QBoxLayout(QBoxLayout::TopToBottom))
{
    setObjectName(QStringLiteral("resultPanel"));
    setFrameShape(QFrame::NoFrame);
    setFontRole(m_headline, FontRole::Heading);
    m_goThere->setToolTip(tr("Back to the position before the mistake, to make another move"));
    m_again->setIcon(themeIcon(QStringLiteral("restart")));
    for (QLabel *label : {m_headline, m_ending, m_blame}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto *text = new QWidget(this);
    auto *lines = makeLayout<QVBoxLayout>(text, 2);
    for (QLabel *label : {m_headline, m_ending, m_blame})
        lines->addWidget(label);
    lines->addStretch();
    // The panel's height is given: a long text scrolls.
    auto *scrolled = new QScrollArea(this);
    scrolled->setFrameShape(QFrame::NoFrame);
    scrolled->setWidgetResizable(true);
    scrolled->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scrolled->setFocusPolicy(Qt::NoFocus);
    scrolled->setWidget(text);
    m_buttons->setSpacing(4);
    m_buttons->addWidget(m_again, 0, Qt::AlignTop);
    m_buttons->addWidget(m_goThere, 0, Qt::AlignTop);
    m_buttons->addStretch();
    auto *layout = makeLayout<QHBoxLayout>(this, 12);
    layout->addWidget(scrolled, 1);
    layout->addLayout(m_buttons);
    connect(m_goThere, &QPushButton::clicked, this, [this] { emit tryAgain(m_place); });
    connect(m_again, &QPushButton::clicked, this, &ResultPanel::playAgain);
}

void ResultPanel::resizeEvent(QResizeEvent *event)
{
    constexpr int minText = 280;
    QFrame::resizeEvent(event);
    // Below each other they leave more room for the text.
    const int beside = m_again->sizeHint().width() + m_goThere->sizeHint().width() + m_buttons->spacing();
    const bool isHigh = height() >= 2 * touchSize + m_buttons->spacing();
    const bool fits = !isHigh && width() - beside >= minText;
    m_buttons->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    for (QPushButton *button : {m_again, m_goThere})
        button->setMinimumHeight(fits || isHigh ? touchSize : 0);
}

void ResultPanel::setResult(GameResult result, bool showsMistakes)
{
    if (!showsMistakes) {
        result.mistakeText.clear();
        result.mistake.reset();
    }
    m_headline->setText(result.headline);
    m_ending->setText(result.ending);
    m_blame->setText(result.mistakeText);
    m_blame->setVisible(!result.mistakeText.isEmpty());
    m_goThere->setVisible(result.mistake.has_value());
    m_place = result.mistake.value_or(0);
    setAccessibleName(result.headline + u' ' + result.mistakeText);
}

} // namespace mexplorer
