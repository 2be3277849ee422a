// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/labelsprogress.h"

#include "views/stepper/labelsbars.h"

namespace mexplorer {

LabelsProgress::LabelsProgress(QWidget *parent) : PicturePane(parent)
{
    const LabelsBars bars;
    setAccessibleName(bars.name());
    setFocusPolicy(Qt::NoFocus);
    setFontRole(this, FontRole::Body, bars.roleFromAfar());
}

QSize LabelsProgress::sizeHint() const
{
    return {400, qRound(QFontMetricsF(font()).height() * (isReadFromAfar(this) ? 1 : 2) * LabelsBars::lineHeight)};
}

} // namespace mexplorer
