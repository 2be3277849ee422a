// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/explore/graphfooter.h"

#include "model/session/session.h"
#include "views/canvas/graphcanvas.h"
#include "views/canvas/legend.h"
#include "views/widgets/makewidgets.h"

#include <QLabel>
#include <QPushButton>

namespace mexplorer {

GraphFooter::GraphFooter(Session *session, GraphCanvas *canvas, QWidget *parent)
    : QWidget(parent), m_session(session), m_canvas(canvas), m_legend(new Legend(this)),
      m_sentence(makeText("graphSummary", this)), m_showMore(makeNamed<QPushButton>("showMore", tr("Show more"), this)),
      m_stop(makeNamed<QPushButton>("stopBuilding", tr("Stop here"), this))
{
    connect(m_showMore, &QPushButton::clicked, session->exploration(), &Exploration::extendGraph);
    m_stop->setToolTip(tr("Stop building the graph, and keep what is built"));
    connect(m_stop, &QPushButton::clicked, session->exploration(), &Exploration::cancelBuilding);
    auto *rows = makeLayout<QVBoxLayout>(this, 0, {12, 4, 12, 4});
    rows->addWidget(m_legend);
    auto *row = makeLayout<QHBoxLayout>(nullptr, 12);
    row->addWidget(m_sentence, 1);
    addWidgets(row, {m_stop, m_showMore});
    rows->addLayout(row);
}

void GraphFooter::report(const QString &sentence)
{
    m_sentence->setText(sentence);
}

void GraphFooter::showSummary(const QString &summary)
{
    if (summary != std::exchange(m_summary, summary))
        m_sentence->setText(summary);
    showButtons();
}

void GraphFooter::showButtons()
{
    const Exploration &exploration = *m_session->exploration();
    const GraphPicture &picture = m_canvas->picture();
    const bool isBuilding = exploration.isBuilding();
    const bool isStopping = exploration.isStopping();
    // Without this the focus would move to the neighbour of a button that is hidden.
    if ((isBuilding && m_showMore->hasFocus()) || ((!isBuilding || isStopping) && m_stop->hasFocus()))
        m_canvas->setFocus();
    m_stop->setEnabled(!isStopping);
    m_stop->setText(isStopping ? tr("Stopping…") : tr("Stop here"));
    m_stop->setVisible(isBuilding);
    m_showMore->setVisible(!isBuilding && !picture.isEmpty() && m_canvas->isCurrent() && exploration.canExtendGraph());
    const bool atMoves = !picture.isEmpty() && picture.wholeGraph()->limitMet() == GameGraph::Limit::Moves;
    m_showMore->setToolTip(atMoves ? tr("Raise the limit of moves and go on")
                                   : tr("Raise the limit of positions and go on"));
}

} // namespace mexplorer
