// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/stepsplitters.h"

namespace mexplorer {

LessonSplitter::LessonSplitter(QWidget *steps) : QSplitter(Qt::Horizontal), m_steps(steps)
{
    setChildrenCollapsible(false);
    addWidget(steps);
}

void LessonSplitter::setLesson(QWidget *text)
{
    m_lesson = text;
    insertWidget(0, text);
    setStretchFactor(0, 2);
    setStretchFactor(1, 3);
}

void LessonSplitter::showParts(bool lesson, bool steps)
{
    if (m_lesson)
        m_lesson->setVisible(lesson);
    m_steps->setVisible(steps);
}

void LessonSplitter::share()
{
    setSizes({width() * 2 / 5, width() * 3 / 5});
}

GraphSplitter::GraphSplitter(QWidget *parent) : QSplitter(Qt::Horizontal, parent)
{
    setObjectName(QStringLiteral("stepSplitter"));
    setChildrenCollapsible(false);
    connect(this, &QSplitter::splitterMoved, this, [this] { m_isShared = true; });
}

void GraphSplitter::setGraph(QWidget *graph)
{
    m_graph = graph;
    insertWidget(0, graph);
    graph->setMinimumWidth(144);
    setStretchFactor(0, 1);
    setStretchFactor(1, 2);
}

void GraphSplitter::share()
{
    constexpr int minForThird = 720; // narrower, the graph has a quarter
    if (!m_graph || m_isShared)
        return;
    const int graph = width() < minForThird ? width() / 4 : width() / 3;
    setSizes({graph, width() - graph});
}

void GraphSplitter::showGraph(bool shown)
{
    if (m_graph)
        m_graph->setVisible(shown);
}

void GraphSplitter::setPresenting(bool presenting)
{
    if (presenting)
        m_shares = saveState();
    else
        restoreState(m_shares);
}

} // namespace mexplorer
