// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/explore/followertree.h"

#include "model/core/scanner.h"
#include "model/games/joinedposition.h"
#include "model/session/session.h"
#include "views/glyphs/pieces.h"
#include "views/theme/icons.h"
#include "views/widgets/fittedlabel.h"
#include "views/widgets/itemrows.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QScrollArea>
#include <QWheelEvent>

#include <map>

namespace mexplorer {

namespace {

constexpr std::size_t maxListed = 400;   ///< followers in one list
constexpr std::size_t maxGroups = 100;   ///< values in one list
constexpr qsizetype maxRowLetters = 240; ///< of a laid out name; no row is so wide

} // namespace

QString followerName(const GameGraph &graph, PositionId before, PositionId after)
{
    if (graph.rules()->summands().empty())
        return graph.rules()->isFromFile() ? graph.rules()->positionName(graph.cells(after)) : graph.text(after);
    const Position from = split(graph.rules(), graph.cells(before));
    const Position to = split(graph.rules(), graph.cells(after));
    for (std::size_t i = 0; i < to.components.size(); ++i) {
        const Component &moved = from.components[i];
        const Rules &rules = *moved.rules;
        if (moved.cells != to.components[i].cells)
            return QStringLiteral("%1 → %2").arg(rules.isFromFile() ? rules.positionName(moved.cells) : moved.text(),
                                                 rules.positionName(to.components[i].cells));
    }
    return graph.text(after);
}

FollowerTree::FollowerTree(Session *session, QWidget *parent) : FontAware(parent), m_session(session)
{
    followRows();
    setObjectName(QStringLiteral("followerList"));
    setAccessibleName(tr("Followers by value"));
    header()->hide();
    setRootIsDecorated(true);
    setIndentation(16);
    setTextElideMode(Qt::ElideMiddle);
    connect(this, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem *item) {
        if (!isOnTheBoards()) // otherwise a double click or Enter makes the move
            selectItem(item);
    });
    connect(this, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem *item) {
        isOnTheBoards() ? playFollower(item->data(0, Qt::UserRole)) : selectItem(item);
    });
    addRowMenu(this, QStringLiteral("followersMenu"), [this](QMenu *menu, const QModelIndex &index) {
        const QVariant id = index.data(Qt::UserRole);
        const GameGraphPtr graph = m_session->exploration()->graph();
        if (!id.isValid() || !graph)
            return;
        if (isOnTheBoards())
            menu->addAction(tr("Make This Move"), this, [this, id] { playFollower(id); });
        menu->addAction(tr("Go There"), this, [this, id] { m_session->exploration()->select(id.toUInt()); });
        const QString text = split(graph->rules(), graph->cells(id.toUInt())).text();
        menu->addAction(themeIcon(QStringLiteral("copy")), tr("Copy Expression"), this,
                        [text] { QGuiApplication::clipboard()->setText(text); });
    });
    setMouseTracking(true);
    connect(this, &QTreeWidget::itemEntered, this, [this](QTreeWidgetItem *item) {
        const QVariant id = item->data(0, Qt::UserRole);
        m_session->exploration()->hover(id.isValid() ? id.toUInt() : noPosition);
    });
}

/// Makes the tree as high as its rows.
void FollowerTree::followRows()
{
    setUniformRowHeights(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const auto later = [this] { m_fit.schedule(); };
    connect(model(), &QAbstractItemModel::rowsInserted, this, later);
    connect(model(), &QAbstractItemModel::rowsRemoved, this, later);
    connect(model(), &QAbstractItemModel::modelReset, this, later);
    connect(this, &QTreeView::expanded, this, later);
    connect(this, &QTreeView::collapsed, this, later);
}

void FollowerTree::scrollTo(const QModelIndex &index, ScrollHint)
{
    constexpr int margin = 8;
    QWidget *area = parentWidget();
    while (area && !qobject_cast<QScrollArea *>(area))
        area = area->parentWidget();
    const QRect row = visualRect(index);
    if (!area || row.isEmpty())
        return;
    auto *scroll = static_cast<QScrollArea *>(area);
    const QPoint middle = viewport()->mapTo(scroll->widget(), row.center());
    scroll->ensureVisible(0, middle.y(), 0, row.height() / 2 + margin);
}

void FollowerTree::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // for the scroll area around the tree
}

void FollowerTree::fit()
{
    int rows = 0;
    for (const QTreeWidgetItem *item = topLevelItem(0); item; item = itemBelow(item))
        ++rows;
    setMinimumHeight(rows * (rows > 0 ? rowHeight(indexFromItem(topLevelItem(0))) : 0) + 2 * frameWidth());
}

void FollowerTree::selectItem(const QTreeWidgetItem *item)
{
    const QVariant id = item->data(0, Qt::UserRole);
    if (id.isValid())
        m_session->exploration()->select(id.toUInt());
}

/// True if it is a human's turn at the selected position, so that its followers are moves of the game.
bool FollowerTree::isOnTheBoards() const
{
    const Match &match = *m_session->match();
    return match.isActive() && match.isHumanTurn() &&
           join(m_session->exploration()->selectedPosition()).cells == join(match.position()).cells;
}

void FollowerTree::playFollower(const QVariant &id)
{
    const GameGraphPtr graph = m_session->exploration()->graph();
    if (!id.isValid() || !graph || !isOnTheBoards())
        return;
    if (!m_session->match()->playTo(split(graph->rules(), graph->cells(id.toUInt()))))
        m_session->exploration()->select(id.toUInt());
}

void FollowerTree::showFollowers(PositionId id)
{
    const Exploration &exploration = *m_session->exploration();
    const GameGraph &graph = *exploration.graph();
    const AnswerPolicy &answers = exploration.answers();
    std::map<std::pair<Value, Outcome>, std::vector<PositionId>> groups;
    auto last = groups.end(); // of a million followers most are alike
    for (const PositionId follower : graph.followers(id)) {
        const Value value = answers.showsValue(follower) ? exploration.labels()->value(follower) : Labels::unknown;
        const Outcome outcome =
            answers.showsOutcome(follower) ? exploration.labels()->outcome(follower) : Outcome::Unknown;
        if (last == groups.end() || last->first != std::pair(value, outcome))
            last = groups.try_emplace({value, outcome}).first;
        last->second.push_back(follower);
    }
    std::size_t listed = 0;
    std::size_t listedGroups = 0;
    for (const auto &[kind, ids] : groups) {
        if (++listedGroups > maxGroups)
            break;
        const auto &[value, outcome] = kind;
        const bool isToCome = outcome == Outcome::Unknown && !answers.showsOutcome(ids.front());
        QString title = answers.isHiding() ? tr("Moves") : isToCome ? tr("not shown yet") : outcomeLetter(outcome);
        if (value != Labels::unknown)
            title = tr("value %1, %2").arg(value).arg(title);
        if (outcome == Outcome::P)
            title = tr("%1: winning moves").arg(title);
        auto *group = new QTreeWidgetItem(this, {QStringLiteral("%1 (%2)").arg(title, groupedNumber(ids.size()))});
        group->setExpanded(groups.size() <= 12);
        for (const PositionId follower : ids) {
            if (++listed > maxListed)
                break;
            auto *item = new QTreeWidgetItem(group, {shortName(followerName(graph, id, follower), maxRowLetters)});
            item->setToolTip(0, tipText(graph.text(follower)));
            item->setData(0, Qt::UserRole, follower);
        }
    }
    if (listedGroups > maxGroups)
        new QTreeWidgetItem(this, {tr("The first %1 values are listed; the table has all.").arg(maxGroups)});
    else if (listed > maxListed)
        new QTreeWidgetItem(this, {tr("The first %1 are listed; the table has all.").arg(maxListed)});
}

} // namespace mexplorer
