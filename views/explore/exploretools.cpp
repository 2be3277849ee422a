#include "views/explore/exploreview.h"

#include "model/session/session.h"
#include "views/explore/componentpanes.h"
#include "views/explore/filteractions.h"
#include "views/explore/viewundo.h"
#include "views/theme/icons.h"
#include "views/widgets/escapingfield.h"

#include <QAction>
#include <QActionGroup>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

// The actions of ExploreView and the bar above its canvas.

namespace mexplorer {

QAction *ExploreView::makeAction(const QString &id, const QString &text, const QString &tip, const QString &icon,
                                 const QList<QKeySequence> &shortcuts)
{
    auto *action = new QAction(text, this);
    action->setObjectName(id);
    action->setStatusTip(tip);
    action->setToolTip(shortcuts.isEmpty()
                           ? tip
                           : QStringLiteral("%1 (%2)").arg(tip, shortcuts.first().toString(QKeySequence::NativeText)));
    if (!icon.isEmpty())
        action->setIcon(themeIcon(icon));
    action->setShortcuts(shortcuts);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(action);
    return action;
}

template <class Choice>
QMenu *ExploreView::makeChoices(const QString &id, const QString &title,
                                const std::vector<std::pair<QString, Choice>> &choices, Choice current,
                                std::function<void(Choice)> choose)
{
    auto *menu = new QMenu(title, this);
    menu->setObjectName(id);
    auto *group = new QActionGroup(menu);
    for (const auto &[text, choice] : choices) {
        QAction *action = menu->addAction(text);
        action->setObjectName(QStringLiteral("%1.%2").arg(id).arg(int(choice)));
        action->setCheckable(true);
        action->setChecked(choice == current);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [choose, value = choice] { choose(value); });
    }
    return menu;
}

void ExploreView::changeLayout(std::function<void(LayoutOptions &)> change)
{
    LayoutOptions options = m_canvas->layoutOptions();
    change(options);
    m_canvas->setLayoutOptions(options);
}

void ExploreView::makeActions()
{
    makeUndoActions();
    makeCanvasActions();
    makeFindActions();
    const auto text = [](const char *latin) { return QString::fromLatin1(latin); };
    QAction *picture = makeAction(text("explore.exportPicture"), tr("Export Pict&ure…"),
                                  tr("Write the graph as SVG, PDF or PNG"), text("export"), {});
    QAction *sized = makeAction(text("explore.exportPng"), tr("Export PNG of Any Si&ze…"),
                                tr("Write the graph as a PNG as wide as you like"), text("export"), {});
    QAction *paper =
        makeAction(text("explore.print"), tr("P&rint Graph…"), tr("Print the graph on one page"), text("print"), {});
    connect(picture, &QAction::triggered, this, &ExploreView::exportPicture);
    connect(sized, &QAction::triggered, this, &ExploreView::exportSizedPicture);
    connect(paper, &QAction::triggered, this, &ExploreView::print);
}

void ExploreView::makeUndoActions()
{
    const auto take = [this](QAction *action, const QString &id, const QString &tip, const QString &icon,
                             const QList<QKeySequence> &keys) {
        action->setObjectName(id);
        action->setStatusTip(tip);
        action->setIcon(themeIcon(icon));
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, m_filterActions, &FilterActions::stopAskingForPath);
        addAction(action);
    };
    take(m_undo->stack()->createUndoAction(this, tr("&Undo")), QStringLiteral("exploreUndo"),
         tr("Take back the last change of what is shown"), QStringLiteral("undo"),
         {QKeySequence(Qt::CTRL | Qt::Key_Z)});
    take(m_undo->stack()->createRedoAction(this, tr("&Redo")), QStringLiteral("exploreRedo"),
         tr("Change again what was taken back"), QStringLiteral("redo"),
         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
}

void ExploreView::makeCanvasActions()
{
    const auto text = [](const char *latin) { return QString::fromLatin1(latin); };
    QAction *fit = makeAction(text("explore.fit"), tr("&Fit"), tr("Show the whole graph"), text("fit"),
                              {QKeySequence(Qt::Key_0), QKeySequence(Qt::CTRL | Qt::Key_0)});
    QAction *in = makeAction(
        text("explore.zoomIn"), tr("Zoom &In"), tr("Show less, and larger"), text("zoom-in"),
        {QKeySequence(Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    QAction *out = makeAction(text("explore.zoomOut"), tr("Zoom &Out"), tr("Show more, and smaller"), text("zoom-out"),
                              {QKeySequence(Qt::Key_Minus), QKeySequence(Qt::CTRL | Qt::Key_Minus)});
    QAction *selection = makeAction(text("explore.zoomToSelection"), tr("Zoom to &Selection"),
                                    tr("Show the selected position with its followers and predecessors"),
                                    text("zoom-selection"), {QKeySequence(Qt::Key_Z)});
    connect(fit, &QAction::triggered, m_canvas, &GraphCanvas::fit);
    connect(in, &QAction::triggered, m_canvas, &GraphCanvas::zoomIn);
    connect(out, &QAction::triggered, m_canvas, &GraphCanvas::zoomOut);
    connect(selection, &QAction::triggered, m_canvas, &GraphCanvas::zoomToSelection);
}

void ExploreView::makeFindActions()
{
    const auto text = [](const char *latin) { return QString::fromLatin1(latin); };
    QAction *search =
        makeAction(text("explore.find"), tr("Find &Positions"), tr("Find positions by text, value or outcome"),
                   text("search"), {QKeySequence(QKeySequence::Find)});
    m_nextMatch = makeAction(text("explore.findNext"), tr("Find &Next"), tr("Go to the next position found"),
                             text("chevron-down"), {QKeySequence(Qt::Key_F3)});
    m_previousMatch =
        makeAction(text("explore.findPrevious"), tr("Find Pre&vious"), tr("Go to the position found before"),
                   text("chevron-up"), {QKeySequence(Qt::SHIFT | Qt::Key_F3)});
    for (QAction *action : {search, m_nextMatch, m_previousMatch})
        action->setShortcutContext(Qt::WindowShortcut); // from the panels beside this view, too, while it is seen
    connect(search, &QAction::triggered, this, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    connect(m_nextMatch, &QAction::triggered, this, &ExploreView::selectNextMatch);
    connect(m_previousMatch, &QAction::triggered, this, &ExploreView::selectPreviousMatch);
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

QToolButton *ExploreView::actionButton(QAction *action)
{
    auto *button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(action->statusTip());
    return button;
}

QAction *ExploreView::addViewSwitch(const QString &id, const QString &text, const QString &tip,
                                    std::function<void(bool)> use)
{
    QAction *action = makeAction(id, text, tip, {}, {});
    action->setCheckable(true);
    connect(action, &QAction::toggled, this, use);
    m_moreMenu->addAction(action);
    return action;
}

void ExploreView::makeViewMenu()
{
    m_moreMenu = new QMenu(tr("View"), this);
    m_leftRight = addViewSwitch(QStringLiteral("explore.leftRight"), tr("Left to Right"),
                                tr("Let play go from left to right instead of downwards"), [this](bool on) {
                                    changeLayout([on](LayoutOptions &options) {
                                        options.orientation = on ? Orientation::LeftRight : Orientation::TopDown;
                                    });
                                });
    m_structural = addViewSwitch(
        QStringLiteral("explore.structural"), tr("Alike Positions Together"),
        tr("Order the positions of a layer by what they look like instead of untangling moves"), [this](bool on) {
            changeLayout(
                [on](LayoutOptions &options) { options.order = on ? LayerOrder::Structural : LayerOrder::Untangled; });
        });
    QAction *components =
        addViewSwitch(QStringLiteral("explore.components"), tr("&Components Beside the Sum"),
                      tr("Show the graph of each component of a sum, with its token on the selected position"),
                      [this](bool on) { m_components->setActive(on); });
    components->setShortcut(Qt::Key_C);
}

QWidget *ExploreView::makeTools()
{
    m_colorMenu = makeChoices<ColorBy>(QStringLiteral("explore.color"), tr("Colour"),
                                       {{tr("outcome"), ColorBy::Outcome},
                                        {tr("SG value"), ColorBy::SgValue},
                                        {tr("remoteness"), ColorBy::Remoteness},
                                        {tr("birthday"), ColorBy::Birthday}},
                                       m_canvas->colorBy(), [this](ColorBy by) { m_canvas->setColorBy(by); });
    m_layerMenu =
        makeChoices<Layering>(QStringLiteral("explore.layers"), tr("Layers"),
                              {{tr("longest play"), Layering::LongestPlay},
                               {tr("tokens left"), Layering::TokensLeft},
                               {tr("SG value"), Layering::SgValue}},
                              m_canvas->layoutOptions().layering, [this](Layering layering) {
                                  changeLayout([layering](LayoutOptions &options) { options.layering = layering; });
                              });
    makeViewMenu();

    m_tools = new QWidget(this);
    auto *row = new QHBoxLayout(m_tools);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(4);
    row->addWidget(menuButton(QStringLiteral("colorButton"), m_colorMenu));
    row->addWidget(menuButton(QStringLiteral("layersButton"), m_layerMenu));
    row->addWidget(plainMenuButton(QStringLiteral("viewButton"), m_moreMenu, tr("Directions and order of the graph")));
    row->addWidget(plainMenuButton(QStringLiteral("partButton"), m_filterActions->partMenu(),
                                   tr("Show a part of the graph: winning moves, paths, what can be reached")));
    row->addWidget(
        plainMenuButton(QStringLiteral("mergeButton"), m_filterActions->mergeMenu(), tr("Make equal positions one")));
    m_spareTools << actionButton(findChild<QAction *>(QStringLiteral("explore.unfold")));
    row->addWidget(m_spareTools.last());
    for (const char *id : {"exploreUndo", "exploreRedo"}) {
        m_wideTools << actionButton(findChild<QAction *>(QString::fromLatin1(id)));
        row->addWidget(m_wideTools.last());
    }
    row->addStretch(1);
    row->addWidget(makeSearch(), 1000); // all that is left, as far as it takes it
    makeMenu();
    row->addSpacing(8);
    for (const char *id : {"explore.zoomOut", "explore.zoomIn", "explore.fit", "explore.zoomToSelection"}) {
        row->addWidget(actionButton(findChild<QAction *>(QString::fromLatin1(id))));
        (id == QLatin1String("explore.fit") ? m_spareTools : m_wideTools) << row->itemAt(row->count() - 1)->widget();
    }
    return m_tools;
}

/// All actions of the view, in the groups of the tool bar.
void ExploreView::makeMenu()
{
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("workspaceMenu"));
    const auto action = [this](const char *id) { return findChild<QAction *>(QLatin1String(id)); };
    const auto group = [this, menu, action](const QString &title, std::initializer_list<const char *> ids) {
        QMenu *part = menu->addMenu(title);
        for (const char *id : ids)
            part->addAction(action(id));
        return part;
    };
    menu->addActions({action("exploreUndo"), action("exploreRedo")});
    menu->addSeparator();
    menu->addMenu(m_colorMenu);
    menu->addMenu(m_layerMenu);
    QMenu *view = group(tr("View"), {"explore.fit", "explore.zoomIn", "explore.zoomOut", "explore.zoomToSelection"});
    view->addSeparator();
    view->addActions(m_moreMenu->actions());
    menu->addSeparator();
    menu->addMenu(m_filterActions->partMenu());
    menu->addMenu(m_filterActions->mergeMenu());
    QMenu *find = group(tr("Find"), {"explore.find", "explore.findNext", "explore.findPrevious"});
    find->addSeparator();
    find->addActions(m_filterActions->filterMenu()->actions());
    menu->addSeparator();
    group(tr("Export"), {"explore.exportPicture", "explore.exportPng", "explore.print"});
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
    row->addWidget(actionButton(m_previousMatch));
    row->addWidget(actionButton(m_nextMatch));
    QToolButton *filter = plainMenuButton(QStringLiteral("filterButton"), m_filterActions->filterMenu(),
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
        menu->addAction(findChild<QAction *>(QStringLiteral("explore.zoomToSelection")));
        m_filterActions->addPositionActions(menu);
        connect(menu->addAction(themeIcon(QStringLiteral("copy")), tr("Copy Expression")), &QAction::triggered, this,
                [text] { QGuiApplication::clipboard()->setText(text); });
        menu->addSeparator();
    }
    menu->addAction(findChild<QAction *>(QStringLiteral("explore.fit")));
    menu->addAction(findChild<QAction *>(QStringLiteral("explore.exportPicture")));
    menu->popup(point);
}

} // namespace mexplorer
