#pragma once

#include "model/solve/solver.h"
#include "views/inspect/miniature.h"

#include <QTimer>

class QFormLayout;
class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace mexplorer {

class Session;

/// All that is known of the selected position: its name and picture, outcome, value and where it comes from,
/// remoteness, birthday, and its followers grouped by value.
class PositionPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PositionPanel(Session *session, QWidget *parent = nullptr);
    ~PositionPanel() override;

private:
    void makeLinks(QLabel *label);
    QLabel *addRow(QFormLayout *form, const QString &name, const QString &title, const QString &tip);
    QTreeWidget *makeFollowers();
    void refresh();
    bool showsOutcome(PositionId id) const;
    bool showsValue(PositionId id) const;
    QString notShown() const;
    QString notKnown(PositionId id) const;
    void showOutcome(PositionId id);
    void showNumbers(PositionId id);
    void showFollowers(PositionId id);
    void askComponents();
    void showBestPlay(PositionId id);
    void showGroup(PositionId id);
    QString links(std::span<const PositionId> ids, const QString &separator) const;
    void showComponents(const std::vector<Component> &parts, const Result<std::vector<Value>> &values);
    void selectItem(const QTreeWidgetItem *item);

    Session *m_session;
    Solver m_solver;
    QTimer m_refresh; ///< several changes make one refresh
    QLabel *m_name;
    Miniature *m_picture;
    Miniature *m_mark;
    QLabel *m_outcome;
    QLabel *m_value = nullptr;
    QLabel *m_components = nullptr;
    QLabel *m_remoteness = nullptr;
    QLabel *m_birthday = nullptr;
    QLabel *m_predecessors = nullptr;
    QLabel *m_bestPlay = nullptr;
    QLabel *m_group = nullptr;
    QFormLayout *m_form = nullptr;
    QLabel *m_followersTitle;
    QTreeWidget *m_followers;
};

} // namespace mexplorer
