#include "views/explore/exploreview.h"

#include "model/analysis/paths.h"
#include "model/core/scanner.h"
#include "model/session/session.h"
#include "views/canvas/highlights.h"
#include "views/canvas/legend.h"
#include "views/canvas/overviewmap.h"
#include "views/canvas/pictureexport.h"
#include "views/explore/componentpanes.h"
#include "views/explore/drawnsentence.h"
#include "views/explore/explorecommands.h"
#include "views/explore/filteractions.h"
#include "views/explore/filterline.h"
#include "views/explore/picturesizedialog.h"
#include "views/widgets/filedialogs.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

namespace mexplorer {

namespace {

QString counted(quint64 number)
{
    return groupedNumber(number);
}

/// What a merge looked for in vain.
QString nothingMerged(Collapse kind)
{
    switch (kind) {
    case Collapse::SgValue:
        return ExploreView::tr("No positions have the same SG value");
    case Collapse::Followers:
        return ExploreView::tr("No positions have the same followers");
    case Collapse::Play:
        return ExploreView::tr("No positions have the same play to the end");
    case Collapse::ComponentValues:
        return ExploreView::tr("No positions have components of the same values");
    case Collapse::Components:
        return ExploreView::tr("No positions have the same components");
    case Collapse::Symmetry:
        return ExploreView::tr("No positions are equal under symmetry");
    }
    return {};
}

QString counted(quint64 number, const QString &one, const QString &many)
{
    return number == 1 ? one : many.arg(groupedNumber(number));
}

/// What to do in this view about a picture of too many positions.
Problem withAdvice(Problem problem)
{
    if (problem.kind == Problem::Kind::Limit)
        problem.message += u' ' + ExploreView::tr("R and W show a part of the graph, and Merge makes equal positions "
                                                  "one.");
    return problem;
}

} // namespace

ExploreView::ExploreView(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_canvas(new GraphCanvas(session->filteredGraph(), session->jobs(), this)),
      m_legend(new Legend(this)), m_commands(new Commands(this)),
      m_filterActions(new FilterActions(session, m_commands))
{
    setObjectName(QStringLiteral("exploreView"));
    setFocusProxy(m_canvas);
    new OverviewMap(m_canvas);
    m_components = new ComponentPanes(session, this);
    addCommands();
    makeMenus();
    auto *graphs = new QSplitter(Qt::Vertical, this);
    graphs->setChildrenCollapsible(false);
    graphs->addWidget(m_components);
    graphs->addWidget(m_canvas);
    graphs->setStretchFactor(1, 2);
    const auto share = [this, graphs] { // a message alone takes no more room than it needs
        graphs->setSizes(m_components->count() > 0 ? QList<int>{1000, 2000} : QList<int>{1, 3000});
    };
    share();
    connect(m_components, &ComponentPanes::panesChanged, graphs, share);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeTools());
    column->addWidget(new FilterLine(session, m_filterActions, this));
    column->addWidget(graphs, 1);
    column->addWidget(makeFooter());
    connectSession();
    setLook(session->appearance()->look());
    followView();
}

void ExploreView::connectSession()
{
    connect(m_canvas, &GraphCanvas::pictureChanged, this, &ExploreView::followView);
    connect(m_canvas, &GraphCanvas::cameraChanged, m_legend, [this] { m_legend->setScale(m_canvas->camera().scale); });
    connect(m_canvas, &GraphCanvas::sharpened, this, &ExploreView::showSummary);
    connect(m_canvas, &GraphCanvas::contextMenuRequested, this, &ExploreView::showContextMenu);
    connect(m_canvas, &GraphCanvas::positionClicked, m_filterActions, &FilterActions::useClick);
    connect(m_session->appearance(), &GraphAppearance::lookChanged, this, &ExploreView::setLook);
    connect(m_session->viewHistory(), &ViewHistory::changed, this, &ExploreView::showUndo);
    const GraphFilter *filter = m_session->filter();
    connect(filter, &GraphFilter::matchesChanged, this, [this] {
        m_match = -1;
        showMatches();
        showLine();
    });
    connect(filter, &GraphFilter::settingsChanged, this, [this, filter] {
        if (m_search->text() != filter->settings().query)
            m_search->setText(filter->settings().query);
    });
    Exploration *exploration = m_session->exploration();
    connect(exploration, &Exploration::selectionChanged, this, &ExploreView::showLine);
    connect(exploration, &Exploration::selectionChanged, this, &ExploreView::showSummary);
    connect(exploration, &Exploration::startChanged, this, &ExploreView::showSummary);
    connect(m_session->jobs(), &Jobs::changed, this, &ExploreView::showSummary);
}

void ExploreView::setLook(const GraphLook &look)
{
    m_canvas->setLook(look);
    m_components->setActive(look.components);
    showLine();
    showLook();
}

void ExploreView::followView()
{
    m_legend->setPicture(m_canvas->picture());
    m_legend->setScale(m_canvas->camera().scale);
    showHighlights();
    showLook();
    showSummary();
}

/// Checks what the picture could do of the look: under misère play no colours or layers are by value.
void ExploreView::showLook()
{
    const LayoutOptions &layout = m_session->appearance()->look().layout;
    const GraphPicture &picture = m_canvas->picture();
    const bool haveValues = m_session->exploration()->convention() == Convention::Normal;
    m_colors->setCurrent(picture.colorBy);
    (*m_colors)[ColorBy::SgValue]->setEnabled(haveValues);
    if (!picture.isEmpty())
        (*m_layers)[Layering::LongestPlay]->setText(longestPlayCaption(picture));
    m_layers->setCurrent(picture.isEmpty() ? layout.layering : picture.layout->layering());
    (*m_layers)[Layering::SgValue]->setEnabled(haveValues);
    m_leftRight->setChecked(layout.orientation == Orientation::LeftRight);
    m_structural->setChecked(layout.order == LayerOrder::Structural);
    m_besideSum->setChecked(m_session->appearance()->look().components);
}

std::vector<PositionId> ExploreView::line() const
{
    const Exploration &exploration = *m_session->exploration();
    if (m_session->appearance()->look().bestPlay && exploration.isReady() && exploration.selected() != noPosition)
        return principalLine(*exploration.graph(), *exploration.labels(), exploration.selected());
    return m_session->filter()->path();
}

void ExploreView::showLine()
{
    m_canvas->setLine(line());
    showHighlights();
}

void ExploreView::showHighlights()
{
    const PictureMarks &shown = m_canvas->highlights().marks;
    const bool isBestPlay = m_session->appearance()->look().bestPlay;
    const Legend::Line line = isBestPlay ? Legend::Line::BestPlay : Legend::Line::ShortestPath;
    m_legend->setHighlights(shown.matches.size(), shown.line.empty() ? Legend::Line::None : line);
}

void ExploreView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitTools();
}

void ExploreView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::BackButton)
        m_session->exploration()->goBack();
    else if (event->button() == Qt::ForwardButton)
        m_session->exploration()->goForward();
    else
        QWidget::mousePressEvent(event);
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
    connect(m_showMore, &QPushButton::clicked, m_session->exploration(), &Exploration::growOn);
    m_stop = new QPushButton(tr("Stop here"), footer);
    m_stop->setObjectName(QStringLiteral("stopBuilding"));
    m_stop->setToolTip(tr("Stop building the graph, and keep what is built"));
    connect(m_stop, &QPushButton::clicked, m_session->exploration(), &Exploration::cancelBuilding);
    row->addWidget(m_summary, 1);
    row->addWidget(m_stop);
    row->addWidget(m_showMore);
    rows->addLayout(row);
    return footer;
}

// ---- what is shown and what is not

QString ExploreView::shownSentence() const
{
    const GraphPicture &picture = m_canvas->picture();
    const GameGraph &whole = *picture.wholeGraph();
    const QString positions = counted(whole.positionCount());
    const QString shown = counted(picture.explored.graph->positionCount());
    if (picture.excerpt && picture.excerpt->quotient() &&
        picture.excerpt->quotient()->groupCount() == whole.positionCount())
        return tr("%1; nothing to merge, so all %2 are shown")
            .arg(nothingMerged(picture.excerpt->quotient()->collapse()),
                 counted(whole.positionCount(), tr("1 position"), tr("%1 positions")));
    if (picture.excerpt && picture.excerpt->quotient())
        return tr("%1 positions merged into %2, %3 moves")
            .arg(positions, shown, counted(picture.explored.graph->moveCount()));
    if (picture.excerpt)
        return tr("%1 of %2 positions, %3 of %4 moves")
            .arg(shown, positions, counted(picture.explored.graph->moveCount()), counted(whole.moveCount()));
    QStringList parts = {counted(whole.positionCount(), tr("1 position"), tr("%1 positions")),
                         counted(whole.moveCount(), tr("1 move"), tr("%1 moves"))};
    if (whole.counts().mergedPositions > 0)
        parts << counted(whole.counts().mergedPositions, tr("1 move led to a position already known"),
                         tr("%1 moves led to a position already known"));
    if (whole.counts().mergedMoves > 0)
        parts << counted(whole.counts().mergedMoves, tr("1 move led where another one does"),
                         tr("%1 moves led where another one does"));
    return parts.join(QStringLiteral(", "));
}

QString ExploreView::summary() const
{
    const GraphPicture &picture = m_canvas->picture();
    if (picture.isEmpty())
        return {};
    const GameGraph &whole = *picture.wholeGraph();
    // What is seen is another graph, which meanwhile met other limits.
    if (const GameGraphPtr &next = m_session->exploration()->graph(); next && next.get() != &whole)
        return counted(next->positionCount(), tr("laying out 1 position"), tr("laying out %1 positions"));
    QStringList sentences = {shownSentence()};
    // An excerpt has told by now how many moves it leaves.
    if (!picture.excerpt || m_canvas->counts().drawnMoves != picture.explored.graph->moveCount())
        sentences << drawnSentence(m_canvas->counts(), picture.explored.graph->moveCount(),
                                   highlightedMoves(picture, m_canvas->shownSelection()));
    sentences << markedSentences(m_canvas->foundCounts());
    if (whole.isTruncated())
        sentences << limitSentence(whole);
    if (const QString found = searchProblem(); !found.isEmpty())
        sentences.prepend(found);
    return sentences.join(QStringLiteral(" · "));
}

/// Where the graph ends, at which limit, and what to do if that can't be raised.
QString ExploreView::limitSentence(const GameGraph &whole) const
{
    const Exploration &exploration = *m_session->exploration();
    const GraphBuilder::Options &options = exploration.options();
    const bool atPositions = whole.limitMet() == GameGraph::Limit::Positions;
    if (exploration.isStopping())
        return tr("stopping; what is built is kept");
    if (exploration.isBuilding()) {
        return atPositions ? tr("building on, up to %1 positions").arg(counted(options.maxPositions))
                           : tr("building on, up to %1 moves").arg(counted(options.maxMoves));
    }
    const QString part =
        whole.expandedCount() == 0
            ? tr("the start alone has more moves than that")
            : tr("it is whole within %1 of the start, and %2 farther on are known without their moves")
                  .arg(counted(static_cast<quint64>(whole.completeDepth()), tr("1 move"), tr("%1 moves")),
                       counted(whole.positionCount() - whole.expandedCount(), tr("1 position"), tr("%1 positions")));
    QString text = tr("the graph goes on: %1").arg(part);
    // Where somebody asked for more, there may be more than the limit.
    if (atPositions && whole.positionCount() <= options.maxPositions)
        text = tr("the graph goes on past the limit of %1 positions: %2").arg(counted(options.maxPositions), part);
    else if (whole.limitMet() == GameGraph::Limit::Moves && whole.moveCount() <= options.maxMoves)
        text = tr("the graph goes on past the limit of %1 moves: %2").arg(counted(options.maxMoves), part);
    return exploration.canGrowOn() ? text : tr("%1; more than that can't be shown, so choose a smaller game").arg(text);
}

void ExploreView::showSummary()
{
    // What was said of a file stays until there is something else to say.
    if (const QString text = summary(); text != std::exchange(m_told, text))
        m_summary->setText(text);
    const GraphPicture &picture = m_canvas->picture();
    const bool isBuilding = m_session->exploration()->isBuilding();
    // A button that goes doesn't take the keys to who stands next to it.
    if ((isBuilding && m_showMore->hasFocus()) || (!isBuilding && m_stop->hasFocus()))
        m_canvas->setFocus();
    const bool isStopping = m_session->exploration()->isStopping();
    if (isStopping && m_stop->hasFocus())
        m_canvas->setFocus();
    m_stop->setEnabled(!isStopping);
    m_stop->setText(isStopping ? tr("Stopping…") : tr("Stop here"));
    m_stop->setVisible(isBuilding);
    m_showMore->setVisible(!isBuilding && !picture.isEmpty() && m_canvas->isCurrent() &&
                           m_session->exploration()->canGrowOn());
    const bool atMoves = !picture.isEmpty() && picture.wholeGraph()->limitMet() == GameGraph::Limit::Moves;
    m_showMore->setToolTip(atMoves ? tr("Raise the limit of moves and go on (G)")
                                   : tr("Raise the limit of positions and go on (G)"));
}

// ---- files and paper

void ExploreView::exportPicture()
{
    if (!m_canvas->isCurrent())
        return;
    QStringList filters;
    for (const QString &ending : pictureEndings())
        filters << fileFilter(ending.toUpper(), {ending});
    askForFileToSave(this,
                     {.title = tr("Export Picture"),
                      .objectName = QStringLiteral("exportPictureDialog"),
                      .filters = filters,
                      .expression = m_session->exploration()->expression()},
                     [this](const QString &path) { writePicture(path); });
}

/// Asks for the size, and then for the file.
void ExploreView::exportSizedPicture()
{
    if (!m_canvas->isCurrent())
        return;
    auto *size = new PictureSizeDialog(m_canvas->picture().layout, this);
    size->setAttribute(Qt::WA_DeleteOnClose);
    connect(size, &QDialog::accepted, this, [this, size] {
        askForFileToSave(this,
                         {.title = tr("Export PNG"),
                          .objectName = QStringLiteral("exportPngDialog"),
                          .filters = {fileFilter(QStringLiteral("PNG"), {QStringLiteral("png")})},
                          .expression = m_session->exploration()->expression()},
                         [this, width = size->pictureWidth()](const QString &path) { writePicture(path, width); });
    });
    size->open();
}

void ExploreView::writePicture(const QString &path, int width)
{
    const GraphPicture &picture = m_canvas->picture();
    PictureOptions options = optionsFor(picture, m_canvas->highlights().marks);
    options.width = width;
    m_session->jobs()->start(
        this, m_exportKey, tr("Writing the picture"),
        [explored = picture.explored, layout = picture.layout, path, options](JobControl &control) {
            return mexplorer::exportPicture(explored, layout, path, options, control);
        },
        [this, path](const Result<PaintedCounts> &written) {
            if (written) {
                m_summary->setText(tr("Written to %1").arg(path));
                emit pictureWritten(path);
            } else if (written.problem().kind == Problem::Kind::Cancelled) {
                m_summary->setText(tr("Stopped; nothing was written to %1").arg(path));
            } else {
                m_session->report(withAdvice(written.problem()));
            }
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
    PictureOptions options = optionsFor(picture, m_canvas->highlights().marks);
    options.colors = Theme::paperColors();
    m_session->jobs()->start(
        this, m_exportKey, tr("Printing the picture"),
        [explored = picture.explored, layout = picture.layout, printer, options](JobControl &control) {
            printPicture(*printer, explored, layout, options, control);
            return true;
        },
        [](bool) {});
}

} // namespace mexplorer
