// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/commands.h"

#include <QWidget>

#include <array>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace mexplorer {

/// The commands of a window and its views with their keys, which the user can change. A key that another command has in
/// the same place is refused.
class ShortcutsPage : public QWidget
{
    Q_OBJECT

public:
    explicit ShortcutsPage(Commands *commands, QWidget *parent = nullptr);

private:
    void layOut();
    void addCommands();
    /// Shows the commands whose name, view or keys contain the text of the search field.
    void filter();
    void showKeys();
    void showCurrent();
    const Commands::Row *current() const;
    /// Changes the key at \a index of the current command, or removes it if \a key is empty.
    void change(qsizetype index, const QKeySequence &key);
    void apply(const QList<QKeySequence> &keys);

    Commands *m_commands;
    std::vector<Commands::Row> m_rows;
    std::vector<QTreeWidgetItem *> m_items; ///< by row
    QLineEdit *m_search;
    QTreeWidget *m_tree;
    std::array<QKeySequenceEdit *, 2> m_edits;
    QLabel *m_problem;
    QPushButton *m_restore;
    QPushButton *m_restoreAll;
};

} // namespace mexplorer
