// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/explore/exploreview.h"

#include "model/explore/paths.h"
#include "model/session/session.h"
#include "views/canvas/legend.h"
#include "views/canvas/overviewmap.h"
#include "views/explore/componentpanes.h"
#include "views/explore/explorecommands.h"
#include "views/explore/exploretoolbar.h"
#include "views/explore/filteractions.h"
#include "views/explore/filterline.h"
#include "views/explore/graphfooter.h"
#include "views/explore/graphsummary.h"
#include "views/explore/lookcommands.h"
#include "views/explore/picturefiles.h"
#include "views/explore/positionsearch.h"
#include "views/theme/fontrole.h"
#include "views/theme/icons.h"
#include "views/widgets/answercover.h"
#include "views/widgets/events.h"
#include "views/widgets/fittedlabel.h"
#include "views/widgets/makewidgets.h"
#include "views/widgets/presentedtools.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QSplitter>
#include <QStackedWidget>

namespace mexplorer {

ExploreView::ExploreView(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_canvas(new GraphCanvas(session->filteredGraph(), session->jobs(), this)),
      m_commands(new Commands(this)), m_filterActions(new FilterActions(session, m_commands)),
      m_lookCommands(new LookCommands(session, m_filterActions, m_commands)),
      m_search(new PositionSearch(session, m_commands, this)), m_files(new PictureFiles(session, m_canvas, this)),
      m_components(new ComponentPanes(session, this)), m_tools(new ExploreToolBar(m_commands, this)),
      m_footer(new GraphFooter(session, m_canvas, this)), m_pages(new QStackedWidget(this)),
      m_title(makeNamed<FittedLabel>("exploreTitle", this)), m_sentence(makeNamed<FittedLabel>("exploreSentence", this))
{
    setFocusProxy(m_canvas);
    new OverviewMap(m_canvas);
    addZoomCommands();
    m_files->addCommands(m_commands);
    addMenus();
    makeTools();
    auto *top = new QWidget(this);
    auto *rows = makeLayout<QVBoxLayout>(top, 0);
    rows->addWidget(m_tools);
    rows->addWidget(new FilterLine(session, m_filterActions, this));
    auto *presented = new PresentedTools(session->presentation(), this, nullptr);
    presented->add(top, Qt::TopEdge);
    presented->add(m_footer, Qt::BottomEdge);
    auto *column = makeLayout<QVBoxLayout>(this, 0);
    addWidgets(column, {top, m_title});
    m_pages->addWidget(makeGraphs());
    m_pages->addWidget(makeAnswerCover(session));
    column->addWidget(m_pages, 1);
    addWidgets(column, {m_sentence, m_footer});
    makePresentation();
    connectSession();
    connectParts();
    setLook(session->appearance()->look());
    followView();
    followAnswers();
}

/// Creates the splitter of the graph and those of a sum's components above it.
QWidget *ExploreView::makeGraphs()
{
    QSplitter *graphs = makeSplitter(this, Qt::Vertical, {{m_components, 0}, {m_canvas, 2}});
    const auto share = [this, graphs] { // a message alone gets no more space than it needs
        graphs->setSizes(m_components->count() > 0 ? QList<int>{1000, 2000} : QList<int>{1, 3000});
    };
    share();
    connect(m_components, &ComponentPanes::panesChanged, graphs, share);
    return graphs;
}

void ExploreView::followAnswers()
{
    const bool isCovered = m_session->exploration()->answers().coversPlayedGame();
    m_pages->setCurrentIndex(isCovered ? 1 : 0);
    m_tools->setEnabled(!isCovered);
    m_footer->legend()->setVisible(!isCovered);
}

void ExploreView::makePresentation()
{
    m_title->setContentsMargins(24, 8, 24, 8);
    setFontRole(m_title, FontRole::Heading);
    m_sentence->setContentsMargins(24, 4, 24, 12);
    m_sentence->setAlignment(Qt::AlignCenter);
    setFontRole(m_sentence, FontRole::Sentence);
    connect(m_session->presentation(), &Presentation::changed, this, &ExploreView::followPresentation);
    followPresentation();
}

void ExploreView::followPresentation()
{
    const bool presents = m_session->presentation()->isOn();
    m_canvas->setProjected(presents);
    m_title->setVisible(presents);
    m_sentence->setVisible(presents);
    showPresented();
}

/// Shows an audience the name of the game and a description of the selected position.
void ExploreView::showPresented()
{
    if (!m_session->presentation()->isOn())
        return;
    const GraphPicture &picture = m_canvas->picture();
    const PositionId selected = m_session->exploration()->selected();
    const ShownId id =
        picture.isEmpty() || !m_canvas->isCurrent() || selected == noPosition ? ShownId() : picture.shownOf(selected);
    m_title->setExpression(m_session->exploration()->expression());
    m_sentence->setText(id.isShown() ? picture.sentence(id) : summary());
}

void ExploreView::connectSession()
{
    const Exploration *exploration = m_session->exploration();
    connect(exploration, &Exploration::selectionChanged, this, &ExploreView::showLine);
    connect(exploration, &Exploration::selectionChanged, this, &ExploreView::showSummary);
    connect(exploration, &Exploration::startChanged, this, &ExploreView::showSummary);
    connect(exploration, &Exploration::answersChanged, this, &ExploreView::followAnswers);
    connect(m_session->jobs(), &Jobs::changed, this, &ExploreView::showSummary);
    connect(m_session->appearance(), &GraphAppearance::lookChanged, this, &ExploreView::setLook);
    connect(m_session->filter(), &GraphFilter::matchesChanged, this, &ExploreView::showLine);
}

void ExploreView::connectParts()
{
    connect(m_canvas, &GraphCanvas::pictureChanged, this, &ExploreView::followView);
    connect(m_canvas, &GraphCanvas::cameraChanged, m_footer,
            [this] { m_footer->legend()->setScale(m_canvas->camera().scale); });
    connect(m_canvas, &GraphCanvas::sharpened, this, &ExploreView::showSummary);
    connect(m_canvas, &GraphCanvas::contextMenuRequested, this, &ExploreView::showContextMenu);
    connect(m_canvas, &GraphCanvas::positionClicked, m_filterActions, &FilterActions::useClick);
    connect(m_search, &PositionSearch::foundChanged, this, &ExploreView::showFound);
    connect(m_search, &PositionSearch::sizeChanged, m_tools, &ExploreToolBar::fitTools);
    connect(m_files, &PictureFiles::written, this, &ExploreView::pictureWritten);
    connect(m_files, &PictureFiles::reported, m_footer, &GraphFooter::report);
    clearOnEscape(m_search->field(), m_canvas);
}

void ExploreView::setLook(const GraphLook &look)
{
    m_canvas->setLook(look);
    m_components->setActive(look.components);
    showLine();
    m_lookCommands->show(m_canvas->picture());
}

void ExploreView::followView()
{
    m_footer->legend()->setPicture(m_canvas->picture());
    m_footer->legend()->setScale(m_canvas->camera().scale);
    showHighlights();
    m_lookCommands->show(m_canvas->picture());
    showSummary();
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

void ExploreView::showFound()
{
    m_canvas->setMatches(m_search->marked(), m_search->dimsOthers());
    showHighlights();
    showSummary();
}

void ExploreView::showHighlights()
{
    const PictureMarks &shown = m_canvas->highlights().marks;
    const bool isBestPlay = m_session->appearance()->look().bestPlay;
    const Legend::Line line = isBestPlay ? Legend::Line::BestPlay : Legend::Line::ShortestPath;
    m_footer->legend()->setHighlights(shown.matches.size(), shown.line.empty() ? Legend::Line::None : line);
}

QString ExploreView::summary() const
{
    return graphSummary(*m_canvas, *m_session->exploration(), m_search->problem());
}

std::optional<CopiedPicture> ExploreView::copiedPicture() const
{
    const bool isCovered = m_pages->currentIndex() != 0;
    return isCovered ? std::nullopt : m_files->copiedPicture();
}

void ExploreView::showSummary()
{
    m_footer->showSummary(summary());
    showPresented();
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

void ExploreView::addZoomCommands()
{
    const MenuPosition position = {ExploreCommands::viewMenu, 0};
    m_commands->add(ExploreCommands::fit, tr("&Fit"), tr("Show the whole graph"),
                    {.icon = "fit", .keys = {Qt::Key_0, Qt::CTRL | Qt::Key_0}, .position = position},
                    [this] { m_canvas->fit(); });
    m_commands->add(ExploreCommands::zoomIn, tr("Zoom &In"), tr("Show less, and larger"),
                    {.icon = "zoom-in",
                     .keys = {Qt::Key_Plus, Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal},
                     .position = position},
                    [this] { m_canvas->zoomIn(); });
    m_commands->add(ExploreCommands::zoomOut, tr("Zoom &Out"), tr("Show more, and smaller"),
                    {.icon = "zoom-out", .keys = {Qt::Key_Minus, Qt::CTRL | Qt::Key_Minus}, .position = position},
                    [this] { m_canvas->zoomOut(); });
    m_commands->add(ExploreCommands::zoomToSelection, tr("Zoom to &Selection"),
                    tr("Show the selected position with its followers and predecessors"),
                    {.icon = "zoom-selection", .keys = {Qt::Key_Z}, .position = position},
                    [this] { m_canvas->zoomToSelection(); });
}

/// Adds the workspace's menu in groups, which the bar also has as menu buttons.
void ExploreView::addMenus()
{
    m_commands->addMenu(tr("Colour"), ExploreCommands::colorMenu, {Menus::workspace, 1});
    m_commands->addMenu(tr("Layers"), ExploreCommands::layersMenu, {Menus::workspace, 1});
    m_commands->addMenu(tr("View"), ExploreCommands::viewMenu, {Menus::workspace, 1});
    m_commands->addMenu(tr("Part"), ExploreCommands::partMenu, {Menus::workspace, 2});
    m_commands->addMenu(tr("Merge"), ExploreCommands::mergeMenu, {Menus::workspace, 2});
    m_commands->addMenu(tr("Find"), ExploreCommands::findMenu, {Menus::workspace, 2});
    m_commands->addMenu(tr("Export"), ExploreCommands::exportMenu, {Menus::workspace, 3});
}

void ExploreView::makeTools()
{
    using Need = ExploreToolBar::Need;
    m_tools->addChoice(QStringLiteral("colorButton"), m_commands->menu(ExploreCommands::colorMenu));
    m_tools->addChoice(QStringLiteral("layersButton"), m_commands->menu(ExploreCommands::layersMenu));
    m_tools->addMenu(QStringLiteral("viewButton"), m_commands->makeMenu(tr("View"), ExploreCommands::viewMenu, 1),
                     tr("Directions and order of the graph"));
    m_tools->addMenu(QStringLiteral("partButton"), m_commands->menu(ExploreCommands::partMenu),
                     tr("Show a part of the graph: winning moves, paths, what can be reached"));
    m_tools->addMenu(QStringLiteral("mergeButton"), m_commands->menu(ExploreCommands::mergeMenu),
                     tr("Merge positions that are equal"));
    m_tools->addCommand(ExploreCommands::unfold, Need::Usually);
    m_tools->addCommand(ExploreCommands::undo, Need::WithSpace);
    m_tools->addCommand(ExploreCommands::redo, Need::WithSpace);
    m_tools->row()->addStretch(1);
    m_tools->row()->addWidget(m_search, 1000);
    m_tools->row()->addSpacing(8);
    m_tools->addCommand(ExploreCommands::zoomOut, Need::WithSpace);
    m_tools->addCommand(ExploreCommands::zoomIn, Need::WithSpace);
    m_tools->addCommand(ExploreCommands::fit, Need::Usually);
    m_tools->addCommand(ExploreCommands::zoomToSelection, Need::WithSpace);
}

void ExploreView::showContextMenu(PositionId id, QPoint point)
{
    auto *menu = makeNamed<QMenu>("positionMenu", this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (id != noPosition) {
        const QString text = m_session->exploration()->graph()->text(id);
        // A style sheet hides the texts of sections, so that the title is a disabled action.
        const QString shown = menu->fontMetrics().elidedText(text, Qt::ElideMiddle, 320);
        QAction *title = menu->addAction(QString(shown).replace(u'&', QStringLiteral("&&")));
        title->setEnabled(false);
        menu->addSeparator();
        menu->addAction(tr("Make It the Start"), this, [this, id] { m_session->exploration()->makeStart(id); });
        menu->addAction(themeIcon(QStringLiteral("boards")), tr("Play from Here"), this, [this, id] {
            m_session->exploration()->select(id);
            m_session->match()->playFromSelection();
            m_session->requestWorkspace(WorkspaceId::Play);
        });
        menu->addAction((*m_commands)[ExploreCommands::zoomToSelection]);
        m_filterActions->addPositionActions(menu);
        menu->addAction(themeIcon(QStringLiteral("copy")), tr("Copy Expression"), this,
                        [text] { QGuiApplication::clipboard()->setText(text); });
        menu->addSeparator();
    }
    menu->addAction((*m_commands)[ExploreCommands::fit]);
    menu->addAction((*m_commands)[ExploreCommands::exportPicture]);
    menu->popup(point);
}

} // namespace mexplorer
