// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/commands/commands.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListView;
class QStandardItemModel;

namespace mexplorer {

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

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

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
