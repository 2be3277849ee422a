// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/explore/exploration.h"
#include "views/theme/fontaware.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QTableView;

namespace mexplorer {

class LinkLabel;
class PositionModel;
class Session;

/// A table of all positions of the graph that can be sorted, filtered and searched; its current row is the selected
/// position.
class PositionTable : public FontAware<QWidget>
{
    Q_OBJECT

public:
    explicit PositionTable(Session *session, QWidget *parent = nullptr);

    PositionModel *model() const { return m_model; }

protected:
    void fontChanged() override { fitColumns(); }

private:
    void setUpFilter();
    void setUpView();
    void offerOutcomes(bool withDraws);
    void fitColumns();
    int widestName(int enough) const;
    int nameWidth(int row) const;
    void showNothing();
    void clearFilter();
    void refill();
    void setRows(const ExploredGraph &explored, std::vector<PositionId> rows);
    void followSelection();
    void showAnswers();
    void selectCurrent();
    void sortBy(int column, Qt::SortOrder order);

    Session *m_session;
    Job m_filling;
    PositionModel *m_model;
    QTableView *m_view;
    QLineEdit *m_text;
    QComboBox *m_outcome;
    QLabel *m_count;
    LinkLabel *m_nothing;  ///< shown if the filter leaves no rows
    QString m_problem;     ///< of the filter; empty if there is none
    int m_sortColumn = -1; ///< -1 for none: by id, breadth first
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    bool m_isFollowing = false;
    bool m_isHiding = false; ///< neither filter nor order may reveal who wins
};

} // namespace mexplorer
