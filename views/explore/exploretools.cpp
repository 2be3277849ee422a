#include "views/explore/exploreview.h"

#include "model/session/session.h"
#include "views/explore/componentpanes.h"
#include "views/explore/explorecommands.h"
#include "views/explore/filteractions.h"
#include "views/theme/icons.h"
#include "views/widgets/escapingfield.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

// The actions of ExploreView and the bar above its canvas.

namespace mexplorer {

void ExploreView::addCommands()
{
    addUndoCommands();
    addLookCommands();
    addZoomCommands();
    addViewCommands();
    addFindCommands();
    addExportCommands();
}

void ExploreView::addUndoCommands()
{
    const MenuPlace place = {Menus::workspace, 0};
    m_takeBack = m_commands->add({.id = ExploreCommands::undo,
                                  .text = tr("&Undo"),
                                  .tip = tr("Take back the last change of what is shown"),
                                  .icon = "undo",
                                  .keys = {Qt::CTRL | Qt::Key_Z},
                                  .place = place,
                                  .role = CommandRole::Undo},
                                 [this] {
                                     m_filterActions->stopAskingForPath();
                                     m_session->viewHistory()->undo();
                                 });
    m_redo = m_commands->add({.id = ExploreCommands::redo,
                              .text = tr("&Redo"),
                              .tip = tr("Change again what was taken back"),
                              .icon = "redo",
                              .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y},
                              .place = place,
                              .role = CommandRole::Redo},
                             [this] {
                                 m_filterActions->stopAskingForPath();
                                 m_session->viewHistory()->redo();
                             });
    showUndo();
}

void ExploreView::showUndo()
{
    const ViewHistory &history = *m_session->viewHistory();
    m_takeBack->setText(history.canUndo() ? tr("&Undo %1").arg(history.undoName()) : tr("&Undo"));
    m_takeBack->setEnabled(history.canUndo());
    m_redo->setText(history.canRedo() ? tr("&Redo %1").arg(history.redoName()) : tr("&Redo"));
    m_redo->setEnabled(history.canRedo());
}

void ExploreView::addLookCommands()
{
    GraphAppearance *appearance = m_session->appearance();
    m_colors =
        std::make_unique<CommandChoices<ColorBy>>(m_commands, [appearance](ColorBy by) { appearance->setColorBy(by); });
    const auto addColor = [this](ColorBy by, const QString &text, const QString &tip) {
        m_colors->add(
            {.id = ExploreCommands::color(by), .text = text, .tip = tip, .place = {ExploreCommands::colorMenu}}, by);
    };
    addColor(ColorBy::Outcome, tr("outcome"), tr("Colour positions by their outcome"));
    addColor(ColorBy::SgValue, tr("SG value"), tr("Colour positions by their SG value"));
    addColor(ColorBy::Remoteness, tr("remoteness"), tr("Colour positions by their remoteness"));
    addColor(ColorBy::Birthday, tr("birthday"), tr("Colour positions by their birthday"));
    m_layers = std::make_unique<CommandChoices<Layering>>(
        m_commands, [appearance](Layering layering) { appearance->setLayering(layering); });
    const auto addLayers = [this](Layering layering, const QString &text, const QString &tip) {
        m_layers->add(
            {.id = ExploreCommands::layers(layering), .text = text, .tip = tip, .place = {ExploreCommands::layersMenu}},
            layering);
    };
    addLayers(Layering::LongestPlay, tr("longest play"), tr("A layer for each length of the longest play"));
    addLayers(Layering::TokensLeft, tr("tokens left"), tr("A layer for each number of tokens"));
    addLayers(Layering::SgValue, tr("SG value"), tr("A layer for each SG value"));
}

void ExploreView::addZoomCommands()
{
    const MenuPlace place = {ExploreCommands::viewMenu, 0};
    m_commands->add({.id = ExploreCommands::fit,
                     .text = tr("&Fit"),
                     .tip = tr("Show the whole graph"),
                     .icon = "fit",
                     .keys = {Qt::Key_0, Qt::CTRL | Qt::Key_0},
                     .place = place},
                    [this] { m_canvas->fit(); });
    m_commands->add({.id = ExploreCommands::zoomIn,
                     .text = tr("Zoom &In"),
                     .tip = tr("Show less, and larger"),
                     .icon = "zoom-in",
                     .keys = {Qt::Key_Plus, Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal},
                     .place = place},
                    [this] { m_canvas->zoomIn(); });
    m_commands->add({.id = ExploreCommands::zoomOut,
                     .text = tr("Zoom &Out"),
                     .tip = tr("Show more, and smaller"),
                     .icon = "zoom-out",
                     .keys = {Qt::Key_Minus, Qt::CTRL | Qt::Key_Minus},
                     .place = place},
                    [this] { m_canvas->zoomOut(); });
    m_commands->add({.id = ExploreCommands::zoomToSelection,
                     .text = tr("Zoom to &Selection"),
                     .tip = tr("Show the selected position with its followers and predecessors"),
                     .icon = "zoom-selection",
                     .keys = {Qt::Key_Z},
                     .place = place},
                    [this] { m_canvas->zoomToSelection(); });
}

void ExploreView::addViewCommands()
{
    const MenuPlace place = {ExploreCommands::viewMenu, 1};
    GraphAppearance *appearance = m_session->appearance();
    m_leftRight = m_commands->addSwitch(
        {.id = ExploreCommands::leftRight,
         .text = tr("Left to Right"),
         .tip = tr("Let play go from left to right instead of downwards"),
         .place = place},
        [appearance](bool on) { appearance->setOrientation(on ? Orientation::LeftRight : Orientation::TopDown); });
    m_structural = m_commands->addSwitch(
        {.id = ExploreCommands::structural,
         .text = tr("Alike Positions Together"),
         .tip = tr("Order the positions of a layer by what they look like instead of untangling moves"),
         .place = place},
        [appearance](bool on) { appearance->setOrder(on ? LayerOrder::Structural : LayerOrder::Untangled); });
    m_besideSum = m_commands->addSwitch(
        {.id = ExploreCommands::components,
         .text = tr("&Components Beside the Sum"),
         .tip = tr("Show the graph of each component of a sum, with its token on the selected position"),
         .keys = {Qt::Key_C},
         .place = place},
        [appearance](bool on) { appearance->setComponents(on); });
}

void ExploreView::addFindCommands()
{
    const MenuPlace place = {ExploreCommands::findMenu, 0};
    QAction *search = m_commands->add({.id = ExploreCommands::find,
                                       .text = tr("Find &Positions"),
                                       .tip = tr("Find positions by text, value or outcome"),
                                       .icon = "search",
                                       .keys = {QKeySequence::Find},
                                       .place = place},
                                      [this] {
                                          m_search->setFocus(Qt::ShortcutFocusReason);
                                          m_search->selectAll();
                                      });
    m_nextMatch = m_commands->add({.id = ExploreCommands::findNext,
                                   .text = tr("Find &Next"),
                                   .tip = tr("Go to the next position found"),
                                   .icon = "chevron-down",
                                   .keys = {Qt::Key_F3},
                                   .place = place},
                                  [this] { selectNextMatch(); });
    m_previousMatch = m_commands->add({.id = ExploreCommands::findPrevious,
                                       .text = tr("Find Pre&vious"),
                                       .tip = tr("Go to the position found before"),
                                       .icon = "chevron-up",
                                       .keys = {Qt::SHIFT | Qt::Key_F3},
                                       .place = place},
                                      [this] { selectPreviousMatch(); });
    for (QAction *action : {search, m_nextMatch, m_previousMatch})
        action->setShortcutContext(Qt::WindowShortcut); // from the panels beside this view, too, while it is seen
}

void ExploreView::addExportCommands()
{
    const MenuPlace place = {ExploreCommands::exportMenu};
    m_commands->add({.id = ExploreCommands::exportPicture,
                     .text = tr("Export Pict&ure…"),
                     .tip = tr("Write the graph as SVG, PDF or PNG"),
                     .icon = "export",
                     .place = place,
                     .role = CommandRole::Export},
                    [this] { exportPicture(); });
    m_commands->add({.id = ExploreCommands::exportPng,
                     .text = tr("Export PNG of Any Si&ze…"),
                     .tip = tr("Write the graph as a PNG as wide as you like"),
                     .icon = "export",
                     .place = place,
                     .role = CommandRole::Export},
                    [this] { exportSizedPicture(); });
    m_commands->add({.id = ExploreCommands::print,
                     .text = tr("P&rint Graph…"),
                     .tip = tr("Print the graph on one page"),
                     .icon = "print",
                     .place = place,
                     .role = CommandRole::Print},
                    [this] { print(); });
}

/// The menu of the workspace in groups, which buttons of the bar open, too.
void ExploreView::makeMenus()
{
    m_colorMenu = m_commands->addMenu(tr("Colour"), ExploreCommands::colorMenu, {Menus::workspace, 1});
    m_layerMenu = m_commands->addMenu(tr("Layers"), ExploreCommands::layersMenu, {Menus::workspace, 1});
    m_commands->addMenu(tr("View"), ExploreCommands::viewMenu, {Menus::workspace, 1});
    m_partMenu = m_commands->addMenu(tr("Part"), ExploreCommands::partMenu, {Menus::workspace, 2});
    m_mergeMenu = m_commands->addMenu(tr("Merge"), ExploreCommands::mergeMenu, {Menus::workspace, 2});
    m_commands->addMenu(tr("Find"), ExploreCommands::findMenu, {Menus::workspace, 2});
    m_commands->addMenu(tr("Export"), ExploreCommands::exportMenu, {Menus::workspace, 3});
}

QToolButton *ExploreView::menuButton(const QString &id, QMenu *menu)
{
    auto *button = new QToolButton(this);
    button->setObjectName(id);
    button->setProperty("opensMenu", true);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(menu);
    button->setFocusPolicy(Qt::TabFocus);
    for (const QAction *action : menu->actions()) // whoever checks it
        connect(action, &QAction::toggled, button, [this] { fitTools(); });
    m_choiceButtons << button;
    showChoice(button);
    return button;
}

void ExploreView::showChoice(QToolButton *button) const
{
    const QMenu *menu = button->menu();
    QString chosen;
    for (const QAction *action : menu->actions())
        chosen = action->isChecked() ? action->text() : chosen;
    const QString text = chosen.isEmpty() ? menu->title() : QStringLiteral("%1: %2").arg(menu->title(), chosen);
    button->setText(m_tellsChoices ? text : menu->title());
    button->setAccessibleName(text);
    button->setToolTip(text);
}

/// Shows as much in the bar as finds room: menus and keys have all of it, too.
void ExploreView::fitTools()
{
    enum Room { Most, WithoutChoices, WithoutWideTools, Least };
    const auto show = [this](Room room) {
        m_tellsChoices = room == Most;
        for (QToolButton *button : std::as_const(m_choiceButtons))
            showChoice(button);
        for (QWidget *tool : std::as_const(m_wideTools))
            tool->setVisible(room <= WithoutChoices);
        for (QWidget *tool : std::as_const(m_spareTools))
            tool->setVisible(room != Least);
        m_tools->layout()->invalidate();
        return m_tools->layout()->minimumSize().width();
    };
    m_tools->setMinimumWidth(show(Least));
    for (const Room room : {Most, WithoutChoices, WithoutWideTools, Least}) {
        if (show(room) <= width())
            return;
    }
}

void ExploreView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    // The buttons learn of the font after their view.
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        QMetaObject::invokeMethod(this, &ExploreView::fitTools, Qt::QueuedConnection);
}

QToolButton *ExploreView::plainMenuButton(const QString &id, QMenu *menu, const QString &tip)
{
    auto *button = new QToolButton(this);
    button->setObjectName(id);
    button->setText(menu->title());
    button->setProperty("opensMenu", true);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(menu);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QToolButton *ExploreView::commandButton(CommandId id)
{
    auto *button = new QToolButton(this);
    button->setDefaultAction((*m_commands)[id]);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(button->defaultAction()->statusTip());
    return button;
}

QWidget *ExploreView::makeTools()
{
    m_tools = new QWidget(this);
    auto *row = new QHBoxLayout(m_tools);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(4);
    row->addWidget(menuButton(QStringLiteral("colorButton"), m_colorMenu));
    row->addWidget(menuButton(QStringLiteral("layersButton"), m_layerMenu));
    row->addWidget(plainMenuButton(QStringLiteral("viewButton"),
                                   m_commands->makeMenu(tr("View"), ExploreCommands::viewMenu, 1),
                                   tr("Directions and order of the graph")));
    row->addWidget(plainMenuButton(QStringLiteral("partButton"), m_partMenu,
                                   tr("Show a part of the graph: winning moves, paths, what can be reached")));
    row->addWidget(plainMenuButton(QStringLiteral("mergeButton"), m_mergeMenu, tr("Make equal positions one")));
    const auto addButton = [this, row](CommandId id, QList<QWidget *> &tools) {
        tools << commandButton(id);
        row->addWidget(tools.last());
    };
    addButton(ExploreCommands::unfold, m_spareTools);
    addButton(ExploreCommands::undo, m_wideTools);
    addButton(ExploreCommands::redo, m_wideTools);
    row->addStretch(1);
    row->addWidget(makeSearch(), 1000); // all that is left, as far as it takes it
    row->addSpacing(8);
    addButton(ExploreCommands::zoomOut, m_wideTools);
    addButton(ExploreCommands::zoomIn, m_wideTools);
    addButton(ExploreCommands::fit, m_spareTools);
    addButton(ExploreCommands::zoomToSelection, m_wideTools);
    return m_tools;
}

QWidget *ExploreView::makeSearch()
{
    auto *box = new QWidget(this);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    m_search = new QLineEdit(box);
    m_search->setObjectName(QStringLiteral("findPositions"));
    m_search->setAccessibleName(tr("Find positions"));
    m_search->setPlaceholderText(tr("Find: P, value>3, followers<=2, a text"));
    m_search->setClearButtonEnabled(true);
    m_search->setMinimumWidth(120);
    m_search->setMaximumWidth(360);
    m_search->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_matchCount = new QLabel(box);
    m_matchCount->setObjectName(QStringLiteral("matchCount"));
    connect(m_search, &QLineEdit::textChanged, m_session->filter(), &GraphFilter::setQuery);
    connect(m_search, &QLineEdit::returnPressed, this, &ExploreView::selectNextMatch);
    escapeTo(m_search, m_canvas);
    row->addWidget(m_search, 1);
    row->addWidget(m_matchCount);
    row->addWidget(commandButton(ExploreCommands::findPrevious));
    row->addWidget(commandButton(ExploreCommands::findNext));
    QToolButton *filter = plainMenuButton(QStringLiteral("filterButton"),
                                          m_commands->makeMenu(tr("Filter"), ExploreCommands::findMenu, 1),
                                          tr("What becomes of the positions that the search doesn't find"));
    filter->setIcon(themeIcon(QStringLiteral("filter")));
    filter->setToolButtonStyle(Qt::ToolButtonIconOnly);
    filter->setProperty("opensMenu", false);
    row->addWidget(filter);
    m_nextMatch->setEnabled(false);
    m_previousMatch->setEnabled(false);
    return box;
}

void ExploreView::showContextMenu(PositionId id, QPoint point)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("positionMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (id != noPosition) {
        const QString text = m_session->exploration()->graph()->text(id);
        // A style sheet leaves out the texts of sections.
        const QString shown = menu->fontMetrics().elidedText(text, Qt::ElideMiddle, 320);
        QAction *title = menu->addAction(QString(shown).replace(u'&', QStringLiteral("&&")));
        title->setEnabled(false);
        menu->addSeparator();
        connect(menu->addAction(tr("Make It the Start")), &QAction::triggered, this,
                [this, id] { m_session->exploration()->makeStart(id); });
        menu->addAction((*m_commands)[ExploreCommands::zoomToSelection]);
        m_filterActions->addPositionActions(menu);
        connect(menu->addAction(themeIcon(QStringLiteral("copy")), tr("Copy Expression")), &QAction::triggered, this,
                [text] { QGuiApplication::clipboard()->setText(text); });
        menu->addSeparator();
    }
    menu->addAction((*m_commands)[ExploreCommands::fit]);
    menu->addAction((*m_commands)[ExploreCommands::exportPicture]);
    menu->popup(point);
}

} // namespace mexplorer
