#include "views/explore/filteractions.h"

#include "model/analysis/paths.h"
#include "model/session/session.h"
#include "views/theme/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

namespace mexplorer {

namespace {

struct FilterActionsText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::FilterActions)
};

using Region = FilterSettings::Region;
using Others = FilterSettings::Others;

/// The settings that end the search for a path if they change: all but what helps to find the other end.
FilterSettings pathPart(FilterSettings settings)
{
    settings.query.clear();
    settings.others = Others::Shown;
    return settings;
}

QString id(const char *name)
{
    return QStringLiteral("explore.") + QLatin1String(name);
}

} // namespace

QString collapseName(Collapse kind)
{
    const char *name = "";
    switch (kind) {
    case Collapse::SgValue:
        name = QT_TRANSLATE_NOOP("mexplorer::FilterActions", "by value: the graph becomes Nim");
        break;
    case Collapse::Followers:
        name = QT_TRANSLATE_NOOP("mexplorer::FilterActions", "by the same followers");
        break;
    case Collapse::Play:
        name = QT_TRANSLATE_NOOP("mexplorer::FilterActions", "by the same play to the end");
        break;
    case Collapse::ComponentValues:
        name = QT_TRANSLATE_NOOP("mexplorer::FilterActions", "by the components' values");
        break;
    case Collapse::Components:
        name = QT_TRANSLATE_NOOP("mexplorer::FilterActions", "by the components");
        break;
    case Collapse::Symmetry:
        name = QT_TRANSLATE_NOOP("mexplorer::FilterActions", "by symmetry");
        break;
    }
    return FilterActionsText::tr(name);
}

FilterActions::FilterActions(Session *session, QWidget *view)
    : QObject(view), m_session(session), m_filter(session->filter()), m_view(view), m_part(new QMenu(tr("Part"), view)),
      m_merge(new QMenu(tr("Merge"), view)), m_filterMenu(new QMenu(tr("Filter"), view))
{
    m_part->setObjectName(id("part"));
    m_merge->setObjectName(id("merge"));
    m_filterMenu->setObjectName(id("filter"));
    makePartMenu();
    makeUnfoldActions();
    makeMergeMenu();
    makeFilterMenu();
    makeGrowActions();
    connect(m_filter, &GraphFilter::settingsChanged, this, [this] {
        if (!(pathPart(m_filter->settings()) == m_pathPart))
            stopAskingForPath();
        follow();
    });
    connect(session->exploration(), &Exploration::graphChanged, this, &FilterActions::follow);
    connect(session->exploration(), &Exploration::selectionChanged, this, &FilterActions::follow);
    connect(session->exploration(), &Exploration::startChanged, this, &FilterActions::stopAskingForPath);
    follow();
}

PositionId FilterActions::selected() const
{
    return m_session->exploration()->selected();
}

bool FilterActions::showsBestPlay() const
{
    return m_bestPlay->isChecked();
}

QAction *FilterActions::add(QMenu *menu, const QString &name, const QString &text, const QString &tip,
                            const QString &icon, const QKeySequence &shortcut, std::function<void()> run)
{
    auto *action = new QAction(text, m_view);
    action->setObjectName(name);
    action->setStatusTip(tip);
    action->setToolTip(
        shortcut.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, shortcut.toString(QKeySequence::NativeText)));
    if (!icon.isEmpty())
        action->setIcon(themeIcon(icon));
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_view->addAction(action);
    if (menu)
        menu->addAction(action);
    if (run)
        connect(action, &QAction::triggered, this, run);
    return action;
}

QAction *FilterActions::addSwitch(QMenu *menu, const QString &name, const QString &text, const QString &tip,
                                  const QString &icon, const QKeySequence &shortcut, std::function<void(bool)> run)
{
    QAction *action = add(menu, name, text, tip, icon, shortcut, {});
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, run); // by a person: what follows the filter must not ask it again
    return action;
}

void FilterActions::makePartMenu()
{
    auto *group = new QActionGroup(this);
    const auto region = [&](const char *name, const QString &text, const QString &tip, const QKeySequence &key,
                            Region part) {
        QAction *action = addSwitch(m_part, id(name), text, tip, {}, key, [this, part](bool) {
            stopAskingForPath();
            part == Region::Everything ? m_filter->showEverything() : m_filter->showRegion(part, selected());
        });
        group->addAction(action);
        m_regions << action;
    };
    region("showAll", tr("The &Whole Graph"), tr("Show all positions and moves again"), Qt::Key_A, Region::Everything);
    region("from", tr("What Play Can &Reach from Here"),
           tr("Show only the selected position and what play can reach from it"), Qt::Key_R, Region::From);
    region("to", tr("What &Leads Here"), tr("Show only the selected position and what leads to it"),
           QKeySequence(Qt::SHIFT | Qt::Key_R), Region::To);
    QAction *paths = add(m_part, id("paths"), tr("&Paths to Another Position…"),
                         tr("Show only what play from the selected position to another one can pass"),
                         QStringLiteral("path"), Qt::Key_T, [this] { askForPath(); });
    paths->setCheckable(true);
    group->addAction(paths);
    m_regions << paths;
    m_stopPath = add(m_part, id("stopPaths"), tr("Leave the Path"), tr("Don't ask for another position any more"), {},
                     Qt::Key_Escape, [this] { stopAskingForPath(); });
    m_stopPath->setEnabled(false);
    m_part->addSeparator();
    m_winningMoves = addSwitch(m_part, id("winningMoves"), tr("Only &Winning Moves"),
                               tr("Leave out all moves that don't lead to a P-position"), {}, Qt::Key_W,
                               [this](bool on) { m_filter->setWinningMovesOnly(on); });
    m_bestPlay = addSwitch(m_part, id("bestPlay"), tr("Line of &Best Play"),
                           tr("Draw how play goes on from the selected position when both play best"), {}, Qt::Key_B,
                           [this](bool) { emit bestPlayChanged(); });
    add(m_part, id("followBestPlay"), tr("&Follow Best Play"), tr("Go to the next position of the line of best play"),
        {}, QKeySequence(Qt::SHIFT | Qt::Key_B), [this] { followBestPlay(); });
}

void FilterActions::makeUnfoldActions()
{
    m_part->addSeparator();
    m_unfold = addSwitch(m_part, id("unfold"), tr("&Unfold"),
                         tr("Begin with the start alone, and open followers with a click"), QStringLiteral("unfold"),
                         Qt::Key_U, [this](bool on) { m_filter->setUnfolding(on); });
    m_open = add(m_part, id("open"), tr("&Open Followers"), tr("Open or close the followers of the selected position"),
                 {}, Qt::Key_Space, [this] { toggleOpen(); });
    m_pin = addSwitch(m_part, id("pin"), tr("P&in"), tr("Keep the selected position when others are closed"),
                      QStringLiteral("pin"), Qt::Key_P, [this](bool on) { m_filter->setPinned(selected(), on); });
}

void FilterActions::makeMergeMenu()
{
    auto *group = new QActionGroup(this);
    const auto choice = [&](const QString &name, const QString &text, const QString &tip,
                            std::optional<Collapse> kind) {
        QAction *action =
            addSwitch(m_merge, name, text, tip, {}, {}, [this, kind](bool) { m_filter->setCollapse(kind); });
        group->addAction(action);
        m_merges << action;
    };
    choice(id("merge.none"), tr("nothing"), tr("Show each position by itself"), {});
    m_merge->addSeparator();
    const std::pair<Collapse, QString> kinds[] = {
        {Collapse::SgValue, tr("Make positions of the same SG value one")},
        {Collapse::Followers, tr("Make positions with the same followers one")},
        {Collapse::Play, tr("Make positions one from which play goes the same way to the end")},
        {Collapse::ComponentValues, tr("Make positions one whose components have the same values, zeros left out")},
        {Collapse::Components, tr("Make positions one that have the same components but for those of value 0")},
        {Collapse::Symmetry, tr("Make positions one that are equal under the symmetries of the board")}};
    for (const auto &[kind, tip] : kinds)
        choice(id("merge.%1").arg(int(kind)), collapseName(kind), tip, kind);
}

void FilterActions::makeFilterMenu()
{
    auto *group = new QActionGroup(this);
    const auto choice = [&](const char *name, const QString &text, const QString &tip, Others others) {
        QAction *action =
            addSwitch(m_filterMenu, id(name), text, tip, {}, {}, [this, others](bool) { m_filter->setOthers(others); });
        group->addAction(action);
        m_others << action;
    };
    choice("others.shown", tr("ring what is found"), tr("Show all positions, with a ring round those found"),
           Others::Shown);
    choice("others.dimmed", tr("dim the others"), tr("Let the positions that the search doesn't find grow pale"),
           Others::Dimmed);
    choice("others.hidden", tr("hide the others"), tr("Leave out the positions that the search doesn't find"),
           Others::Hidden);
}

void FilterActions::makeGrowActions()
{
    m_part->addSeparator();
    m_growOn =
        add(m_part, id("growOn"), tr("Show &More"), tr("Raise the limit that the graph met and build it further"), {},
            Qt::Key_G, [this] { m_session->exploration()->growOn(); });
    m_growBelow = add(m_part, id("growBelow"), tr("Show More B&elow"),
                      tr("Build the graph further below the selected position only"), {},
                      QKeySequence(Qt::SHIFT | Qt::Key_G), [this] { m_session->exploration()->growBelow(selected()); });
}

void FilterActions::addPositionActions(QMenu *menu) const
{
    if (m_unfold->isChecked()) {
        menu->addAction(m_open);
        menu->addAction(m_pin);
        menu->addSeparator();
    }
    menu->addAction(m_regions[int(Region::From)]);
    menu->addAction(m_regions[int(Region::To)]);
    menu->addAction(m_regions[int(Region::Between)]);
    menu->addAction(m_bestPlay);
    if (!m_filter->settings().showsAll())
        menu->addAction(m_regions[int(Region::Everything)]);
    if (m_growBelow->isEnabled())
        menu->addAction(m_growBelow);
}

void FilterActions::followBestPlay()
{
    Exploration *exploration = m_session->exploration();
    if (!exploration->isReady() || selected() == noPosition)
        return;
    const auto line = principalLine(*exploration->graph(), *exploration->labels(), selected());
    if (line.size() > 1)
        exploration->select(line[1]);
}

// ---- paths

void FilterActions::askForPath()
{
    if (m_pathStart != noPosition && selected() != m_pathStart)
        return finishPath(selected());
    // Nothing that leads to a position can be reached from it.
    if (m_filter->settings().region == Region::To)
        m_filter->showRegion(Region::Everything, noPosition);
    m_pathPart = pathPart(m_filter->settings());
    m_pathStart = selected();
    m_stopPath->setEnabled(m_pathStart != noPosition);
    follow();
    emit pathStartChanged();
}

void FilterActions::finishPath(PositionId to)
{
    const PositionId from = m_pathStart;
    stopAskingForPath();
    m_filter->showBetween(from, to);
}

void FilterActions::stopAskingForPath()
{
    if (m_pathStart == noPosition)
        return;
    m_pathStart = noPosition;
    m_stopPath->setEnabled(false);
    follow();
    emit pathStartChanged();
}

// ---- unfolding

void FilterActions::useClick(PositionId id, bool again)
{
    if (m_pathStart != noPosition) {
        if (id != m_pathStart)
            finishPath(id);
        return;
    }
    const bool isKnown = m_session->exploration()->graph()->isExpanded(id);
    if (!isKnown)
        m_session->exploration()->growBelow(id);
    if (!m_filter->settings().unfolding)
        return;
    if (!m_filter->isOpen(id))
        m_filter->setOpen(id, true);
    else if (again)
        m_filter->setOpen(id, false);
}

void FilterActions::toggleOpen()
{
    if (selected() == noPosition)
        return;
    if (m_filter->settings().unfolding && m_filter->isOpen(selected()) && !m_filter->isFolded(selected()))
        m_filter->setOpen(selected(), false);
    else
        m_filter->unfoldAt(selected());
}

// ---- what is checked and what can be done

void FilterActions::follow()
{
    const FilterSettings &settings = m_filter->settings();
    const Exploration &exploration = *m_session->exploration();
    const bool ready = exploration.isReady() && selected() != noPosition;
    m_regions[m_pathStart != noPosition ? int(Region::Between) : int(settings.region)]->setChecked(true);
    m_merges[settings.merged() ? 1 + int(*settings.merged()) : 0]->setChecked(true);
    m_others[int(settings.others)]->setChecked(true);
    m_winningMoves->setChecked(settings.winningMovesOnly);
    m_unfold->setChecked(settings.unfolding);
    const bool isOpen = ready && m_filter->isOpen(selected()) && !m_filter->isFolded(selected());
    m_open->setText(isOpen ? tr("&Close Followers") : tr("&Open Followers"));
    m_pin->setChecked(ready && m_filter->isPinned(selected()));
    m_pin->setEnabled(ready && settings.unfolding);
    const bool goesOn = ready && exploration.graph()->isTruncated();
    m_growOn->setEnabled(ready && exploration.canGrowOn());
    m_growBelow->setEnabled(goesOn);
    for (const Collapse kind : {Collapse::SgValue, Collapse::ComponentValues})
        m_merges[1 + int(kind)]->setEnabled(exploration.convention() == Convention::Normal);
}

} // namespace mexplorer
