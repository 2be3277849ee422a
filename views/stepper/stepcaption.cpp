// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/stepcaption.h"

#include "views/stepper/stepsentence.h"
#include "views/theme/fontrole.h"

#include <QApplication>

namespace mexplorer {

StepCaption::StepCaption(QWidget *parent) : FittedLabel(parent)
{
    setObjectName(QStringLiteral("stepSentence"));
    setTextFormat(Qt::RichText);
    setAlignment(Qt::AlignCenter);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setContentsMargins(24, 4, 24, 4);
    fitTo({}, false); // a style sheet puts back the font that the widget had when it met its first sheet
}

/// A room reads capitals of 34 pixels on a screen of 1080 lines, unless so long a sentence leaves too little to the picture.
void StepCaption::fitTo(QSize view, bool isPresenting)
{
    const bool roomy = (view.width() >= 1300 && view.height() >= 820) || isPresenting;
    QFont type = roleFont(roomy ? FontRole::Title : FontRole::Heading, QApplication::font());
    type.setWeight(QFont::Normal);
    if (isPresenting)
        type.setPointSizeF(sizeForCapitals(QApplication::font(), 34.0 / 1080 * window()->height()));
    const int lines = 3 * QFontMetrics(type).lineSpacing() + 8;
    if (type == font() && minimumHeight() == lines && !isPresenting)
        return;
    setFont(type);
    setMinimumHeight(lines);
    const double min = type.pointSizeF() * 0.6;
    while (isPresenting && type.pointSizeF() > min && heightForWidth(view.width()) > view.height() * 2 / 5) {
        type.setPointSizeF(type.pointSizeF() * 0.95);
        setFont(type);
    }
}

} // namespace mexplorer
