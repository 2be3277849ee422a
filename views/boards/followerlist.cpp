#include "views/boards/followerlist.h"

#include <QLineEdit>
#include <QListView>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

#include <algorithm>

namespace mexplorer {

FollowerList::FollowerList(QWidget *parent)
    : QWidget(parent), m_filtered(new QSortFilterProxyModel(this)), m_filter(new QLineEdit(this)),
      m_list(new QListView(this))
{
    setObjectName(QStringLiteral("followerList"));
    m_filter->setObjectName(QStringLiteral("followerFilter"));
    m_filter->setPlaceholderText(tr("Filter, such as 3,2"));
    m_filter->setAccessibleName(tr("Filter of the moves"));
    m_filter->setClearButtonEnabled(true);
    m_list->setObjectName(QStringLiteral("followers"));
    m_list->setAccessibleName(tr("All moves"));
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_filtered->setSourceModel(&m_model);
    m_list->setModel(m_filtered);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_filter);
    layout->addWidget(m_list);
    setFocusProxy(m_list);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filtered->setFilterFixedString(text);
        m_list->setCurrentIndex(m_filtered->index(0, 0));
    });
    connect(m_filter, &QLineEdit::returnPressed, this, &FollowerList::chooseCurrent);
    connect(m_list, &QListView::activated, this, &FollowerList::chooseCurrent);
}

void FollowerList::setFollowers(const Component &component, const std::vector<CellVector> &followers)
{
    m_rules = component.rules;
    m_before = component.rules->positionText(component.cells);
    m_followers = followers;
    m_hints.clear();
    m_filter->clear();
    m_filter->setVisible(followers.size() > 12);
    fill();
}

void FollowerList::setHints(const std::vector<CellVector> &followers)
{
    m_hints = followers;
    fill();
}

void FollowerList::setPlayable(bool playable)
{
    m_playable = playable;
}

void FollowerList::fill()
{
    QStringList texts;
    texts.reserve(static_cast<qsizetype>(m_followers.size()));
    for (const CellVector &follower : m_followers) {
        const bool hinted = std::find(m_hints.begin(), m_hints.end(), follower) != m_hints.end();
        const QString text = tr("%1 → %2").arg(m_before, m_rules->positionText(follower));
        texts << (hinted ? tr("%1   ← wins").arg(text) : text);
    }
    m_model.setStringList(texts);
    m_list->setCurrentIndex(m_filtered->index(0, 0));
}

const CellVector *FollowerList::current() const
{
    const QModelIndex index = m_filtered->mapToSource(m_list->currentIndex());
    return index.isValid() ? &m_followers[static_cast<std::size_t>(index.row())] : nullptr;
}

void FollowerList::chooseCurrent()
{
    const CellVector *follower = current();
    if (!follower || !m_playable)
        return;
    const CellVector after = *follower;
    emit chosen(after);
}

} // namespace mexplorer
