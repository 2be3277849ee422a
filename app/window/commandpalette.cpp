// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/commandpalette.h"

#include "model/notation/namedgames.h"
#include "views/theme/icons.h"
#include "views/widgets/events.h"
#include "views/widgets/makewidgets.h"
#include "views/widgets/suggestiondelegate.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QStandardItemModel>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr int rowRole = Qt::UserRole + 2;
constexpr int gameRole = Qt::UserRole + 3; ///< the expression of a game

/// Returns the name of a command with its section, such as "Explore: Merge".
QString commandSection(const Commands::Row &row)
{
    QString submenu = row.submenu;
    submenu.remove(u'&'); // of its key in the menu
    return submenu.isEmpty() ? row.view : CommandPalette::tr("%1: %2").arg(row.view, submenu);
}

QStandardItem *makeItem(const Commands::Row &row, int number)
{
    const QString section = commandSection(row);
    const QString name = plainText(row.action);
    const QString keys = row.action->shortcut().toString(QKeySequence::NativeText);
    const QString tip = row.action->statusTip();
    auto *item = new QStandardItem(section.isEmpty() ? name : CommandPalette::tr("%1: %2").arg(section, name));
    item->setData(keys.isEmpty() ? tip : QStringLiteral("%1 \u00b7 %2").arg(keys, tip), SuggestionDelegate::AboutRole);
    item->setData(number, rowRole);
    item->setEditable(false);
    return item;
}

QStandardItem *makeGameItem(const NamedGame &game, const QString &name)
{
    auto *item = new QStandardItem(CommandPalette::tr("New game: %1").arg(name));
    item->setData(game.says(), SuggestionDelegate::AboutRole);
    item->setData(game.expression(), gameRole);
    item->setEditable(false);
    return item;
}

/// The row of a list without any other: what to do.
QStandardItem *makeNothingItem()
{
    auto *item = new QStandardItem(CommandPalette::tr("No command or game has this name."));
    item->setData(CommandPalette::tr("Try fewer letters, or write the game itself into the game bar."),
                  SuggestionDelegate::AboutRole);
    item->setFlags(Qt::ItemNeverHasChildren);
    return item;
}

enum Fit { NameBegins, WordBegins, InsideName, InSection, InTip };

bool hasWordBeginningWith(const QString &text, const QString &word)
{
    for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(word, at + 1, Qt::CaseInsensitive)) {
        if (at == 0 || !text[at - 1].isLetterOrNumber())
            return true;
    }
    return false;
}

/// The games with a name that matches, the best match first, and that name.
std::vector<std::pair<const NamedGame *, QString>> gamesNamed(const QString &typed)
{
    struct Found
    {
        int rank;
        const NamedGame *game;
        QString name;
    };
    std::vector<Found> found;
    for (const NamedGame &game : namedGames()) {
        std::optional<Found> best;
        for (const QString &name : game.names()) {
            const auto rank = commandRank(typed, name, CommandPalette::tr("New game: %1").arg(QString()), {});
            if (rank && (!best || *rank < best->rank))
                best = Found{*rank, &game, name};
        }
        if (best)
            found.push_back(*best);
    }
    std::ranges::stable_sort(found, {}, &Found::rank);
    std::vector<std::pair<const NamedGame *, QString>> games;
    for (const Found &one : found)
        games.emplace_back(one.game, one.name);
    return games;
}

} // namespace

std::optional<int> commandRank(const QString &typed, const QString &name, const QString &section, const QString &tip)
{
    constexpr int perFit = 1000; // longer than any name
    int sum = 0;
    for (const QString &word : typed.split(u' ', Qt::SkipEmptyParts)) {
        if (name.startsWith(word, Qt::CaseInsensitive))
            sum += NameBegins;
        else if (hasWordBeginningWith(name, word))
            sum += WordBegins;
        else if (name.contains(word, Qt::CaseInsensitive))
            sum += InsideName;
        else if (section.contains(word, Qt::CaseInsensitive))
            sum += InSection;
        else if (tip.contains(word, Qt::CaseInsensitive))
            sum += InTip;
        else
            return {};
    }
    return sum * perFit + std::min(int(name.size()), perFit - 1);
}

CommandPalette::CommandPalette(const Commands &commands, const Commands *front, QWidget *parent)
    : QDialog(parent), m_search(makeNamed<QLineEdit>("commandSearch")), m_list(makeNamed<QListView>("commandList")),
      m_found(new QStandardItemModel(this))
{
    setWindowTitle(tr("Find a command"));
    resize(640, 420);
    for (const Commands::Row &row : commands.rows()) {
        if (row.action->isEnabled() && row.action->isVisible())
            m_rows.push_back(row);
    }
    const auto isOfFront = [front](const Commands::Row &row) { return front && front->contains(row.action); };
    std::stable_partition(m_rows.begin(), m_rows.end(), isOfFront);
    m_search->setAccessibleName(tr("Search commands"));
    m_search->setPlaceholderText(tr("Search commands"));
    m_search->addAction(themeIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    // A command is chosen while words are typed.
    new EventFilter(m_search, this, [this](QEvent *event) {
        const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event)->key() : 0;
        const bool moves = arrowStep(key).y() != 0 || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
        if (moves)
            QCoreApplication::sendEvent(m_list, event);
        return moves;
    });
    m_list->setAccessibleName(tr("Commands"));
    m_list->setModel(m_found);
    m_list->setItemDelegate(new SuggestionDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_search, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_search, &QLineEdit::returnPressed, this, &CommandPalette::run);
    connect(m_list, &QListView::activated, this, &CommandPalette::run);
    connect(m_list, &QListView::clicked, this, &CommandPalette::run);

    auto *layout = makeLayout<QVBoxLayout>(this, 8, {12, 12, 12, 12});
    addWidgets(layout, {m_search, m_list});
    filter({});
}

void CommandPalette::filter(const QString &text)
{
    std::vector<std::pair<int, int>> ranked; // and the number of the row
    for (int i = 0; i < int(m_rows.size()); ++i) {
        const Commands::Row &row = m_rows[std::size_t(i)];
        const auto rank = commandRank(text, plainText(row.action), commandSection(row), row.action->statusTip());
        if (rank)
            ranked.emplace_back(text.isEmpty() ? 0 : *rank, i);
    }
    std::sort(ranked.begin(), ranked.end());
    m_found->clear();
    for (const auto &[rank, i] : ranked)
        m_found->appendRow(makeItem(m_rows[std::size_t(i)], i));
    if (!text.trimmed().isEmpty()) {
        for (const auto &[game, name] : gamesNamed(text))
            m_found->appendRow(makeGameItem(*game, name));
    }
    if (m_found->rowCount() == 0)
        m_found->appendRow(makeNothingItem());
    m_list->setCurrentIndex(m_found->index(0, 0));
}

void CommandPalette::run()
{
    const QModelIndex index = m_list->currentIndex();
    if (!(index.flags() & Qt::ItemIsEnabled) || result() == Accepted)
        return;
    if (const QString expression = index.data(gameRole).toString(); !expression.isEmpty()) {
        accept();
        emit gameChosen(expression);
        return;
    }
    QAction *action = m_rows[std::size_t(index.data(rowRole).toInt())].action;
    accept();
    // After the dialog has gone, so that focus is back where the command works.
    emit chosen(action);
    QMetaObject::invokeMethod(action, &QAction::trigger, Qt::QueuedConnection);
}

} // namespace mexplorer
