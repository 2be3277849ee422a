// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/commands.h"

#include <QDialog>

#include <optional>

class QLineEdit;
class QListView;
class QStandardItemModel;

namespace mexplorer {

/// Returns the rank of a command for the typed words: the lower, the better; std::nullopt if a word doesn't match. The
/// words may be in any order: "exp gra" finds "Explore: Export Graph". A match at the start of the name ranks before
/// one at the start of a word, then one inside a word, then one in the section or the tip. Among equals, shorter names
/// rank first.
std::optional<int> commandRank(const QString &typed, const QString &name, const QString &section, const QString &tip);

/// A list of all commands with a search field, the best match first; Enter runs the selected one. After the commands
/// come the games that people know by a name that matches.
class CommandPalette : public QDialog
{
    Q_OBJECT

public:
    /// Among commands of equal rank, those of \a front, which may be null, are first.
    CommandPalette(const Commands &commands, const Commands *front, QWidget *parent);

signals:
    /// Emitted before \a action runs.
    void chosen(QAction *action);
    /// Emitted for the name of a game, when the dialog is closed.
    void gameChosen(const QString &expression);

private:
    void filter(const QString &text);
    void run();

    std::vector<Commands::Row> m_rows; ///< what can be done now, in the order in which equals are listed
    QLineEdit *m_search;
    QListView *m_list;
    QStandardItemModel *m_found;
};

} // namespace mexplorer
