// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/boards/followerlist.h"

#include "model/core/exceptions.h"
#include "model/core/scanner.h"
#include "views/theme/fontrole.h"
#include "views/theme/icons.h"
#include "views/widgets/glossarylinks.h"
#include "views/widgets/itemrows.h"
#include "views/widgets/makewidgets.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>

#include <algorithm>
#include <functional>

namespace mexplorer {

namespace {

constexpr PositionId maxWithoutFilter = 12;

/// The maximum number of cells in all followers that are listed without a job.
constexpr quint64 maxSyncCells = 20'000;

/// Returns all followers; only some if \a control is cancelled.
std::shared_ptr<const PositionStore> followersOf(const Component &component, const JobControl &control)
{
    auto followers = std::make_shared<PositionStore>();
    component.rules->followers(component.cells, [&](Cells follower) {
        if (!control.isCancelled())
            followers->insert(follower);
    });
    return followers;
}

} // namespace

FollowerList::FollowerList(QWidget *parent)
    : QWidget(parent), m_notice(new QLabel(this)), m_filter(new QLineEdit(this)), m_list(new QListView(this))
{
    setObjectName(QStringLiteral("followerList"));
    m_notice->setObjectName(QStringLiteral("followerNotice"));
    m_notice->setWordWrap(true);
    m_notice->hide();
    m_filter->setObjectName(QStringLiteral("followerFilter"));
    m_filter->setPlaceholderText(tr("Filter by what the move leaves"));
    m_filter->setAccessibleName(tr("Filter of the moves"));
    m_filter->setClearButtonEnabled(true);
    m_list->setObjectName(QStringLiteral("followers"));
    setHelpTerm(m_list, "follower");
    m_list->setAccessibleName(tr("All moves"));
    m_list->setUniformItemSizes(true);
    m_list->setTextElideMode(Qt::ElideMiddle); // the last digits of a large heap tell the moves apart
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setModel(&m_model);
    auto *layout = makeLayout<QVBoxLayout>(this, 4);
    addWidgets(layout, {m_filter, m_notice, m_list});
    for (QWidget *part : std::initializer_list<QWidget *>{m_filter, m_notice, m_list})
        setFontRole(part, FontRole::Body, FontRole::Caption);
    setFocusProxy(m_list);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_model.setFilter(text);
        selectFirst();
    });
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &, int first) {
        if (first == 0) // names the follower in full for the first one only
            selectFirst();
    });
    connect(m_filter, &QLineEdit::returnPressed, this, &FollowerList::chooseCurrent);
    connect(m_list, &QListView::activated, this, &FollowerList::chooseCurrent);
    addRowMenu(m_list, QStringLiteral("followerMenu"), [this](QMenu *menu, const QModelIndex &) {
        menu->addAction(tr("Make This Move"), this, &FollowerList::chooseCurrent)->setEnabled(m_playable);
        menu->addAction(themeIcon(QStringLiteral("copy")), tr("Copy the Position after It"), this, [this] {
            if (const auto after = current())
                QGuiApplication::clipboard()->setText(Component{m_component.rules, *after}.text());
        });
    });
}

void FollowerList::setComponent(const Component &component)
{
    m_component = component;
    setHints({});
    setValues({});
    m_filter->clear();
    list();
}

void FollowerList::list()
{
    m_listing.drop();
    const quint64 bound = m_component.rules->followerBound(m_component.cells);
    const auto example = bound > maxListed ? m_component.rules->exampleFollower(m_component.cells) : std::nullopt;
    if (example) {
        show(std::make_shared<const PositionStore>());
        m_filter->show();
        say(tr("There are too many moves to list. Type the position that your move leaves, such as %1, and press "
               "Enter.")
                .arg(m_component.rules->positionText(*example)));
    } else if (bound * std::max<std::size_t>(1, m_component.cells.size()) <= maxSyncCells) {
        auto followers = withoutExceptions([this] { return followersOf(m_component, JobControl()); });
        if (followers) {
            show(std::move(followers).value());
        } else {
            show(std::make_shared<const PositionStore>());
            say(followers.problem().message);
        }
    } else {
        show(std::make_shared<const PositionStore>());
        say(tr("Listing the moves…"));
        m_listing.start(
            {}, [component = m_component](JobControl &control) { return followersOf(component, control); },
            [this](Followers followers) { show(std::move(followers)); },
            [this](const Problem &problem) { say(problem.message); });
    }
}

void FollowerList::show(Followers followers)
{
    m_filter->setVisible(followers->size() > maxWithoutFilter);
    say({});
    m_model.setFollowers(m_component, std::move(followers));
    selectFirst();
}

void FollowerList::say(const QString &sentence)
{
    m_notice->setText(sentence);
    m_notice->setVisible(!sentence.isEmpty());
}

void FollowerList::setHints(const std::vector<CellVector> &followers)
{
    m_model.setHints(followers);
}

void FollowerList::setValues(const std::map<CellVector, MoveValue> &values)
{
    m_model.setValues(values);
}

void FollowerList::setPlayable(bool playable)
{
    m_playable = playable;
}

void FollowerList::selectFirst()
{
    m_list->setCurrentIndex(m_model.index(0));
}

/// Parses the filter as a position.
std::optional<CellVector> FollowerList::typed() const
{
    const QString text = m_filter->text();
    Scanner scanner(text, GreatestHeap::Large);
    const Result<std::vector<Component>> components = m_component.rules->parsePosition(scanner);
    if (!components || !scanner.atEnd())
        return std::nullopt;
    CellVector cells;
    for (const Component &component : *components)
        cells.insert(cells.end(), component.cells.begin(), component.cells.end());
    if (m_component.rules->isMultiset())
        std::sort(cells.begin(), cells.end(), std::greater<>());
    return cells;
}

std::optional<CellVector> FollowerList::current() const
{
    const QModelIndex index = m_list->currentIndex();
    if (!index.isValid())
        return m_model.isEmpty() ? typed() : std::nullopt;
    const Cells cells = m_model.follower(index.row());
    return CellVector(cells.begin(), cells.end());
}

void FollowerList::chooseCurrent()
{
    const std::optional<CellVector> after = current();
    if (after && m_playable)
        emit chosen(*after);
}

} // namespace mexplorer
