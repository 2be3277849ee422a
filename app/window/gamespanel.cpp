// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/gamespanel.h"

#include "app/window/gamesmodel.h"
#include "views/theme/icons.h"
#include "views/widgets/layouts.h"

#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTreeView>

namespace mexplorer {

GamesPanel::GamesPanel(GamesModel *model, QWidget *parent)
    : QWidget(parent), m_search(new QLineEdit), m_tree(new QTreeView), m_filter(new QSortFilterProxyModel(this))
{
    constexpr int minWidth = 200; // for names beside their pictures
    setMinimumWidth(minWidth);
    m_filter->setSourceModel(model);
    m_filter->setRecursiveFilteringEnabled(true);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);

    m_search->setObjectName(QStringLiteral("gamesSearch"));
    m_search->setPlaceholderText(tr("Search games"));
    m_search->setAccessibleName(tr("Search games"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(themeIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filter->setFilterFixedString(text);
        m_tree->expandAll();
    });

    m_tree->setObjectName(QStringLiteral("gamesTree"));
    m_tree->setAccessibleName(tr("Games"));
    m_tree->setModel(m_filter);
    m_tree->setHeaderHidden(true);
    m_tree->setIndentation(12);
    m_tree->setIconSize({32, 22});
    m_tree->setUniformRowHeights(true);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setTextElideMode(Qt::ElideRight);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->expandAll();
    connect(model, &QAbstractItemModel::rowsInserted, m_tree, &QTreeView::expandAll);
    connect(m_tree, &QTreeView::clicked, this, &GamesPanel::open);
    connect(m_tree, &QTreeView::activated, this, &GamesPanel::open);

    auto *layout = makeLayout<QVBoxLayout>(this, 0);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(8, 8, 8, 8);
    top->addWidget(m_search);
    layout->addLayout(top);
    layout->addWidget(m_tree);
}

void GamesPanel::open(const QModelIndex &index)
{
    const QString target = index.data(GamesModel::TargetRole).toString();
    if (!target.isEmpty())
        emit openRequested(target);
}

} // namespace mexplorer
