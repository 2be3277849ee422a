// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/resultpanel.h"

#include "views/theme/fontrole.h"
#include "views/theme/icons.h"
#include "views/theme/touch.h"
#include "views/widgets/layouts.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace mexplorer {

ResultPanel::ResultPanel(QWidget *parent)
    : QFrame(parent), m_headline(makeNamed<QLabel>("resultHeadline", this)),
      m_lesson(makeNamed<QLabel>("resultBlame", this)), m_ending(makeNamed<QLabel>("resultEnding", this)),
      m_goThere(makeNamed<QPushButton>("goThere", tr("Try again from here"), this)),
      m_again(makeNamed<QPushButton>("playAgain", tr("Play again"), this)),
      m_columns(new QBoxLayout(QBoxLayout::LeftToRight)), m_buttons(new QBoxLayout(QBoxLayout::TopToBottom))
{
    setObjectName(QStringLiteral("resultPanel"));
    setFrameShape(QFrame::NoFrame);
    setFontRole(m_headline, FontRole::Heading);
    m_goThere->setToolTip(tr("Back to the position before the mistake, to make another move"));
    m_again->setToolTip(tr("From the same start, with the sides swapped; Restart keeps them"));
    m_again->setIcon(themeIcon(QStringLiteral("restart")));
    for (QPushButton *button : {m_again, m_goThere})
        button->setMinimumHeight(touchSize);
    for (QLabel *label : {m_headline, m_lesson, m_ending}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto *text = makeLayout<QVBoxLayout>(nullptr, 2);
    for (QLabel *label : {m_headline, m_lesson, m_ending})
        text->addWidget(label);
    text->addStretch();
    m_buttons->setSpacing(4);
    m_buttons->addWidget(m_again, 0, Qt::AlignTop);
    m_buttons->addWidget(m_goThere, 0, Qt::AlignTop);
    m_buttons->addStretch();
    makeLayout<QVBoxLayout>(this, 0)->addLayout(m_columns);
    m_columns->setSpacing(8);
    m_columns->addLayout(text, 1);
    m_columns->addLayout(m_buttons);
    connect(m_goThere, &QPushButton::clicked, this, [this] { emit tryAgain(m_place); });
    connect(m_again, &QPushButton::clicked, this, &ResultPanel::playAgain);
}

int ResultPanel::textHeight(int width) const
{
    int height = 0;
    for (const QLabel *label : {m_headline, m_lesson, m_ending}) {
        if (!label->text().isEmpty())
            height += label->heightForWidth(std::max(1, width)) + (height > 0 ? 2 : 0);
    }
    return height;
}

/// Buttons beside the text, one below the other, or in a row below it: whichever takes less height.
ResultPanel::Arrangement ResultPanel::arrangementFor(int width) const
{
    QSize column(0, 0);
    int row = 0;
    for (const QPushButton *button : {m_again, m_goThere}) {
        if (button->isHidden())
            continue;
        const QSize size = button->sizeHint().expandedTo({0, touchSize});
        row += size.width() + (row > 0 ? m_buttons->spacing() : 0);
        column = {std::max(column.width(), size.width()),
                  column.height() + size.height() + (column.isEmpty() ? 0 : m_buttons->spacing())};
    }
    const int beside = std::max(column.height(), textHeight(width - column.width() - m_columns->spacing()));
    const int below = textHeight(width) + m_columns->spacing() + std::max(touchSize, m_again->sizeHint().height());
    const bool fits = row <= width;
    return fits && below < beside ? Arrangement{false, below} : Arrangement{true, beside};
}

int ResultPanel::heightForWidth(int width) const
{
    return arrangementFor(width).height;
}

void ResultPanel::arrange()
{
    const bool isBeside = arrangementFor(width()).isBeside;
    m_columns->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_buttons->setDirection(isBeside ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void ResultPanel::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    arrange();
}

void ResultPanel::setResult(GameResult result, bool showsMistakes)
{
    if (!showsMistakes) {
        result.mistakeText.clear();
        result.mistake.reset();
    }
    m_headline->setText(result.headline);
    // A move stays on its line.
    m_lesson->setText(
        QString(result.mistakeText).replace(QStringLiteral(" \u2192 "), QStringLiteral("\u00a0\u2192\u00a0")));
    m_lesson->setVisible(!result.mistakeText.isEmpty());
    m_ending->setText(result.ending);
    m_goThere->setVisible(result.mistake.has_value());
    m_place = result.mistake.value_or(0);
    setAccessibleName(result.headline + u' ' + result.mistakeText);
    arrange();
}

} // namespace mexplorer
