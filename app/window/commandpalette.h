// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/commands.h"

#include <QDialog>

#include <optional>

class QLabel;
class QLineEdit;
class QListView;
class QStandardItemModel;

namespace mexplorer {

/// How well a command fits what was typed: less is better, nothing if a word of it is missing. The words may stand in
/// any order and apart from each other: "exp gra" finds "Explore: Export Graph". What the command's name begins with is
/// worth more than what one of its words begins with, that more than what stands inside a word, and that more than the
/// section and the tip. Of equals the shorter name fits better.
std::optional<int> commandRank(const QString &typed, const QString &name, const QString &section, const QString &tip);

/// All commands in a list that is searched as one types, the best match first; Enter runs the one that is chosen.
class CommandPalette : public QDialog
{
    Q_OBJECT

public:
    /// Of commands that fit equally well, those of \a front come first, which may be null.
    CommandPalette(const Commands &commands, const Commands *front, QWidget *parent);

signals:
    /// \a action was chosen, and is about to run.
    void chosen(QAction *action);

private:
    void filter(const QString &text);
    void run();

    std::vector<Commands::Row> m_rows; ///< what can be done now, in the order in which equals are listed
    QLineEdit *m_search;
    QListView *m_list;
    QLabel *m_nothing; ///< shown in place of the list
    QStandardItemModel *m_found;
};

} // namespace mexplorer
