// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sequencecompare.h"
#include "model/sequence/sequenceplot.h"

#include <QWidget>

#include <map>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QStandardItemModel;
class QTableView;

namespace mexplorer {

class Session;

/// Other sequences beside the one that is shown: whether they are the same, shifted or doubled, and which of the codes
/// of up to three digits are. The last few that were added are laid over the plot.
class ComparePage : public QWidget
{
    Q_OBJECT

public:
    explicit ComparePage(Session *session, QWidget *parent = nullptr);

    void setChoices(const QStringList &rules);
    /// The sequence to compare with and what computes more of it; null for none.
    void setTarget(SequencePlotPtr target, std::shared_ptr<SequenceStudy> study);
    /// The plots of the others, in their order, as far as they are there.
    const std::vector<SequencePlotPtr> &plots() const { return m_plots; }

public slots:
    /// Adds rules such as octal{0.137}; says so if they can't be read.
    void add(const QString &rules);
    void removeSelected();
    /// Lets a person type rules.
    void focusRules();
    /// Looks for codes with the same sequence, or stops.
    void toggleSearch();

signals:
    void plotsChanged();
    /// Rules are to be shown in place of the present ones.
    void rulesChosen(const QString &rules);

private:
    struct Compared
    {
        std::vector<Comparison> comparisons;
        std::vector<SequencePlotPtr> plots;
    };

    QWidget *makeControls();
    void setUpTable();
    void compare();
    void setCompared(Compared compared);
    void setFound(std::vector<Comparison> found);
    void showRows();
    void showState();
    QString selectedRules() const;
    bool isSearching() const;

    Session *m_session;
    SequencePlotPtr m_target;
    std::shared_ptr<SequenceStudy> m_study;
    QStringList m_others;
    std::map<QString, std::shared_ptr<SequenceStudy>> m_studies; ///< of the others: they continue from what is computed
    std::vector<SequencePlotPtr> m_plots;
    std::vector<Comparison> m_compared;
    std::vector<Comparison> m_found;
    QString m_notice;
    QComboBox *m_rules;
    QCheckBox *m_withFour;
    QPushButton *m_search;
    QPushButton *m_remove;
    QLabel *m_state;
    QStandardItemModel *m_model;
    QTableView *m_table;
};

} // namespace mexplorer
