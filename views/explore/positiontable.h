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

/// All positions of the graph in a table that is sorted, filtered and searched, and shares the selection.
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
    LinkLabel *m_nothing;  ///< in the place of rows that a filter leaves out
    QString m_problem;     ///< why the filter can't be read; empty if it can
    int m_sortColumn = -1; ///< none: by id, breadth first
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    bool m_isFollowing = false;
    bool m_isHiding = false; ///< neither filter nor order may show who wins
};

} // namespace mexplorer
