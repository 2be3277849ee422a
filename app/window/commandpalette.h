#pragma once

#include <QDialog>

class QAction;
class QLabel;
class QLineEdit;
class QListView;
class QSortFilterProxyModel;

namespace mexplorer {

class ActionRegistry;

/// All commands in a list that is searched as one types; Enter runs the one that is chosen.
class CommandPalette : public QDialog
{
    Q_OBJECT

public:
    explicit CommandPalette(ActionRegistry *actions, QWidget *parent);

signals:
    /// \a action was chosen, and is about to run.
    void chosen(QAction *action);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void filter(const QString &text);
    void run();

    ActionRegistry *m_actions;
    QLineEdit *m_search;
    QListView *m_list;
    QLabel *m_nothing; ///< said in place of the list
    QSortFilterProxyModel *m_filter;
};

} // namespace mexplorer
