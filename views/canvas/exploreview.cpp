#include "views/canvas/exploreview.h"

#include "model/core/scanner.h"
#include "model/analysis/positionquery.h"
#include "model/session/session.h"
#include "views/canvas/legend.h"
#include "views/canvas/overviewmap.h"
#include "views/canvas/pictureexport.h"

#include <QAction>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace mexplorer {

namespace {

const QString exportKey = QStringLiteral("picture");
constexpr PositionId moreFactor = 4; ///< by which Show More raises the limit

QString counted(quint64 number)
{
    return groupedNumber(number);
}

} // namespace

ExploreView::ExploreView(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_canvas(new GraphCanvas(session, this)), m_legend(new Legend(this))
{
    setObjectName(QStringLiteral("exploreView"));
    setFocusProxy(m_canvas);
    new OverviewMap(m_canvas);
    makeActions();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeTools());
    column->addWidget(m_canvas, 1);
    column->addWidget(makeFooter());

    const auto updateLegend = [this] {
        m_legend->setPicture(m_canvas->picture());
        showSummary();
    };
    connect(m_canvas, &GraphCanvas::pictureChanged, this, updateLegend);
    connect(m_canvas, &GraphCanvas::sharpened, this, &ExploreView::showSummary);
    connect(m_canvas, &GraphCanvas::contextMenuRequested, this, &ExploreView::showContextMenu);
    connect(session->exploration(), &Exploration::graphChanged, this, [this] { find(m_search->text()); });
    connect(session->exploration(), &Exploration::startChanged, this, &ExploreView::showSummary);
    updateLegend();
}

QWidget *ExploreView::makeFooter()
{
    auto *footer = new QWidget(this);
    auto *rows = new QVBoxLayout(footer);
    rows->setContentsMargins(12, 4, 12, 4);
    rows->setSpacing(0);
    rows->addWidget(m_legend);
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    m_summary = new QLabel(footer);
    m_summary->setObjectName(QStringLiteral("graphSummary"));
    m_summary->setWordWrap(true);
    m_showMore = new QPushButton(tr("Show more"), footer);
    m_showMore->setObjectName(QStringLiteral("showMore"));
    m_showMore->setToolTip(tr("Raise the limit of positions and go on"));
    connect(m_showMore, &QPushButton::clicked, this, &ExploreView::showMore);
    row->addWidget(m_summary, 1);
    row->addWidget(m_showMore);
    rows->addLayout(row);
    return footer;
}

// ---- what is shown and what is not

QString ExploreView::summary() const
{
    const GraphPicture &picture = m_canvas->picture();
    if (picture.isEmpty())
        return {};
    const GameGraph &graph = *picture.explored.graph;
    const PaintedCounts &counts = m_canvas->counts();
    QStringList parts = {tr("%1 positions").arg(counted(graph.positionCount())),
                         tr("%1 moves").arg(counted(graph.moveCount()))};
    if (graph.counts().mergedPositions > 0)
        parts << tr("%1 equal positions merged").arg(counted(graph.counts().mergedPositions));
    if (graph.counts().mergedMoves > 0)
        parts << tr("%1 equal moves merged").arg(counted(graph.counts().mergedMoves));
    QStringList sentences = {parts.join(QStringLiteral(", "))};
    if (counts.drawnMoves == graph.moveCount())
        sentences << (counts.asDensity ? tr("all moves drawn, as a density") : tr("all moves drawn"));
    else if (counts.drawnMoves > 0)
        sentences << tr("%1 of %2 moves drawn").arg(counted(counts.drawnMoves), counted(graph.moveCount()));
    else
        sentences << tr("only moves of the selected position drawn; come nearer for more");
    if (graph.isTruncated()) {
        sentences << tr("the graph goes on: this is the part within %1 moves of the start, and %2 positions beyond")
                         .arg(graph.completeDepth())
                         .arg(counted(graph.positionCount() - graph.expandedCount()));
    }
    return sentences.join(QStringLiteral(" · "));
}

void ExploreView::showSummary()
{
    m_summary->setText(summary());
    const GraphPicture &picture = m_canvas->picture();
    m_showMore->setVisible(!picture.isEmpty() && m_canvas->isCurrent() && picture.explored.graph->isTruncated());
}

void ExploreView::showMore()
{
    m_session->exploration()->setMaxPositions(moreFactor * m_session->exploration()->options().maxPositions);
}

// ---- files and paper

void ExploreView::exportPicture()
{
    if (!m_canvas->isCurrent())
        return;
    auto *dialog =
        new QFileDialog(this, tr("Export Picture"), QStandardPaths::writableLocation(QStandardPaths::PicturesLocation));
    dialog->setObjectName(QStringLiteral("exportPictureDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("SVG (*.svg)"), tr("PDF (*.pdf)"), tr("PNG (*.png)")});
    dialog->setDefaultSuffix(QStringLiteral("svg"));
    dialog->selectFile(QStringLiteral("graph.svg"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.section(QStringLiteral("*."), 1).chopped(1));
    });
    connect(dialog, &QFileDialog::fileSelected, this, &ExploreView::writePicture);
    dialog->open();
}

void ExploreView::writePicture(const QString &path)
{
    const GraphPicture &picture = m_canvas->picture();
    PictureOptions options;
    options.colors = picture.colors;
    options.colorBy = picture.colorBy;
    options.reveal = picture.reveal;
    m_session->jobs()->start(
        this, exportKey, tr("Writing the picture"),
        [explored = picture.explored, layout = picture.layout, path, options](JobControl &) {
            return mexplorer::exportPicture(explored, layout, path, options);
        },
        [this, path](const Result<PaintedCounts> &written) {
            if (written)
                m_summary->setText(tr("Written to %1").arg(path));
            else
                emit m_session->exploration()->problemFound(written.problem());
        });
}

void ExploreView::print()
{
    if (!m_canvas->isCurrent())
        return;
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setPageOrientation(QPageLayout::Landscape);
    printer->setDocName(m_session->exploration()->expression());
    auto *dialog = new QPrintDialog(printer.get(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this, [this, printer] { printOn(printer); });
    dialog->open();
}

void ExploreView::printOn(std::shared_ptr<QPrinter> printer)
{
    const GraphPicture &picture = m_canvas->picture();
    PictureOptions options;
    options.colorBy = picture.colorBy;
    options.reveal = picture.reveal;
    m_session->jobs()->start(
        this, exportKey, tr("Printing the picture"),
        [explored = picture.explored, layout = picture.layout, printer, options](JobControl &) {
            printPicture(*printer, explored, layout, options);
            return true;
        },
        [](bool) {});
}

// ---- search

void ExploreView::find(const QString &question)
{
    const QString key = QStringLiteral("find");
    const Result<PositionQuery> query = PositionQuery::parse(question);
    m_searchProblem = query ? QString() : query.problem().message;
    m_matches.clear();
    m_match = -1;
    if (!query || query->isEmpty() || !m_session->exploration()->isReady()) {
        m_session->jobs()->drop(key);
        showMatches();
        return;
    }
    m_session->jobs()->start(
        this, key, tr("Looking for positions"),
        [explored = m_session->exploration()->explored(), query = *query](JobControl &control) {
            return query.find(*explored.graph, *explored.labels, *explored.predecessors, control);
        },
        [this](std::vector<PositionId> found) {
            m_matches = std::move(found);
            showMatches();
        });
}

void ExploreView::showMatches()
{
    const bool asked = !m_search->text().trimmed().isEmpty();
    const auto count = static_cast<qsizetype>(m_matches.size());
    QString text;
    if (!m_searchProblem.isEmpty())
        text = QStringLiteral("?");
    else if (asked && count == 0)
        text = tr("none");
    else if (asked)
        text = m_match < 0 ? counted(quint64(count))
                           : tr("%1 of %2").arg(counted(quint64(m_match + 1)), counted(quint64(count)));
    m_matchCount->setText(text);
    m_matchCount->setToolTip(m_searchProblem);
    m_search->setToolTip(m_searchProblem);
    m_nextMatch->setEnabled(count > 0);
    m_previousMatch->setEnabled(count > 0);
    m_canvas->setMatches(m_matches);
}

void ExploreView::selectMatch(qsizetype index)
{
    const auto count = static_cast<qsizetype>(m_matches.size());
    if (count == 0)
        return;
    m_match = (index + count) % count;
    m_session->exploration()->select(m_matches[static_cast<std::size_t>(m_match)]);
    showMatches();
}

void ExploreView::selectNextMatch()
{
    selectMatch(m_match + 1);
}

void ExploreView::selectPreviousMatch()
{
    selectMatch(m_match < 0 ? -1 : m_match - 1);
}

} // namespace mexplorer
