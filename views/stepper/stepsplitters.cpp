// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/stepsplitters.h"

namespace mexplorer {

SideSplitter::SideSplitter(QWidget *parent) : QSplitter(Qt::Horizontal, parent)
{
    setChildrenCollapsible(false);
}

void SideSplitter::setSide(QWidget *side, int part, int rest)
{
    m_side = side;
    insertWidget(0, side);
    setStretchFactor(0, part);
    setStretchFactor(1, rest);
}

void SideSplitter::showSide(bool shown)
{
    if (m_side)
        m_side->setVisible(shown);
}

GraphSplitter::GraphSplitter(QWidget *parent) : SideSplitter(parent)
{
    setObjectName(QStringLiteral("stepSplitter"));
    connect(this, &QSplitter::splitterMoved, this, [this] { m_isShared = true; });
}

void GraphSplitter::share()
{
    constexpr int minForThird = 720; // narrower, the graph has a quarter
    if (hasSide() && !m_isShared)
        setSideWidth(width() < minForThird ? width() / 4 : width() / 3);
}

void GraphSplitter::setPresenting(bool presenting)
{
    if (presenting)
        m_shares = saveState();
    else
        restoreState(m_shares);
}

} // namespace mexplorer
