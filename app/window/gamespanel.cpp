// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/gamespanel.h"

#include "model/games/catalogue.h"
#include "model/notation/namedrules.h"
#include "views/start/examples.h"
#include "views/start/positionicon.h"
#include "views/theme/icons.h"
#include "views/widgets/makewidgets.h"

#include <QFileInfo>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTreeView>

namespace mexplorer {

namespace {

constexpr int targetRole = Qt::UserRole + 1; // the expression or the path that a row opens
constexpr int playRole = Qt::UserRole + 2;   // the expression for playing, if it is another one

QStandardItem *makeRow(const QString &title, const QString &toolTip, const QString &target, const QIcon &icon)
{
    auto *item = new QStandardItem(icon, title);
    item->setToolTip(toolTip);
    item->setData(target, targetRole);
    return item;
}

} // namespace

GamesPanel::GamesPanel(QWidget *parent) : QWidget(parent)
{
    constexpr int minWidth = 200; // for names next to their pictures
    setMinimumWidth(minWidth);
    QStandardItem *families = addSection(tr("Games"));
    for (const Family &family : catalogue()) {
        if (family.parameters == Family::Parameters::File)
            continue;
        QStandardItem *row =
            makeRow(family.title(), family.summary(), family.firstGraph(), positionIcon(family.start()));
        row->setData(family.start(), playRole);
        families->appendRow(row);
    }
    QStandardItem *examples = addSection(tr("Worked examples"));
    for (const Example &example : workedExamples())
        examples->appendRow(makeRow(example.title, QStringLiteral("%1\n%2").arg(example.title, example.text),
                                    example.expression, positionIcon(example.expression)));

    auto *filter = new QSortFilterProxyModel(this);
    filter->setSourceModel(&m_games);
    filter->setRecursiveFilteringEnabled(true);
    filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    auto *tree = makeNamed<QTreeView>("gamesTree");
    tree->setAccessibleName(tr("Games"));
    tree->setModel(filter);
    tree->setHeaderHidden(true);
    tree->setIndentation(12);
    tree->setIconSize({32, 22});
    tree->setUniformRowHeights(true);
    tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    tree->setTextElideMode(Qt::ElideRight);
    tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    tree->expandAll();
    connect(&m_games, &QAbstractItemModel::rowsInserted, tree, &QTreeView::expandAll);
    connect(tree, &QTreeView::clicked, this, &GamesPanel::open);
    connect(tree, &QTreeView::activated, this, &GamesPanel::open);

    auto *search = makeNamed<QLineEdit>("gamesSearch");
    search->setPlaceholderText(tr("Search games"));
    search->setAccessibleName(tr("Search games"));
    search->setClearButtonEnabled(true);
    search->addAction(themeIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    connect(search, &QLineEdit::textChanged, tree, [filter, tree](const QString &text) {
        filter->setFilterFixedString(text);
        tree->expandAll();
    });
    auto *layout = makeLayout<QVBoxLayout>(this, 0);
    auto *top = makeLayout<QHBoxLayout>(nullptr, -1, {8, 8, 8, 8});
    top->addWidget(search);
    layout->addLayout(top);
    layout->addWidget(tree);
}

QStandardItem *GamesPanel::addSection(const QString &title)
{
    auto *section = new QStandardItem(title);
    section->setSelectable(false);
    section->setColumnCount(1);
    QFont font;
    font.setWeight(QFont::DemiBold);
    section->setFont(font);
    m_games.appendRow(section);
    return section;
}

/// Fills a section, which is hidden while it has no rows.
void GamesPanel::setRows(const QString &title, const QList<QStandardItem *> &rows)
{
    const QList<QStandardItem *> found = m_games.findItems(title);
    if (rows.isEmpty()) {
        if (!found.isEmpty())
            m_games.removeRow(found.first()->row());
        return;
    }
    QStandardItem *section = found.isEmpty() ? addSection(title) : found.first();
    section->removeRows(0, section->rowCount());
    section->appendRows(rows);
}

void GamesPanel::setRecent(const QStringList &expressions, const QStringList &paths)
{
    QList<QStandardItem *> games;
    for (const QString &expression : expressions)
        games << makeRow(expression, expression, expression, positionIcon(expression));
    setRows(tr("Recent games"), games);
    QList<QStandardItem *> files;
    for (const QString &path : paths)
        files << makeRow(QFileInfo(path).fileName(), path, path, fileIcon(path));
    setRows(tr("Recent files"), files);
}

void GamesPanel::setOwnGames(const QStringList &names)
{
    QList<QStandardItem *> rows;
    for (const QString &name : names) {
        const Result<NamedRules> game = ownGame(name);
        rows << makeRow(name, game ? game->says : game.problem().message, QStringLiteral("own{%1}").arg(name),
                        game ? positionIcon(game->rules + game->start) : QIcon());
    }
    setRows(tr("Your own games"), rows);
}

void GamesPanel::open(const QModelIndex &index)
{
    const QVariant toPlay = m_isPlaying ? index.data(playRole) : QVariant();
    const QString target = (toPlay.isValid() ? toPlay : index.data(targetRole)).toString();
    if (!target.isEmpty())
        emit openRequested(target);
}

} // namespace mexplorer
