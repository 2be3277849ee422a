#pragma once

#include "model/sequence/sequencestudy.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class QTableView;

namespace mexplorer {

class SequenceChart;
class SequenceControls;
class SequenceModel;
class Session;

/// The Sequence workspace: the SG values of single heaps as a plot above and a table below, with their period and the
/// theorem that proves it. Follows the game of the session as long as it is played on heaps, and says what would do if
/// not.
class SequenceView : public QWidget
{
    Q_OBJECT

public:
    explicit SequenceView(Session *session, QWidget *parent = nullptr);

    /// Writes the chart (.svg, .png) or the values (.csv) to \a path and says so.
    void exportTo(const QString &path);
    /// What is shown; null while there is nothing yet.
    std::shared_ptr<const SequenceSnapshot> snapshot() const { return m_snapshot; }

public slots:
    /// Shows other rules than the game's: "octal{0.16}". Says what is wrong with them if they can't be read.
    void chooseRules(const QString &text);
    void chooseTerms(quint64 terms);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void buildLayout();
    void setUpTable();
    QWidget *makeCaption();
    QWidget *makeEmptyPage();
    void connectParts();
    void connectSession();
    void followGame();
    void followSelection();
    void setRules(HeapRulesPtr rules);
    void request();
    void adopt(SequenceSnapshot snapshot);
    void showFinding();
    void showReadout(std::optional<quint64> n);
    void showWhyEmpty();
    void selectHeap(quint64 n);
    void askForFile(const QString &ending);
    void saveCsv(const QString &path);
    void showLegend();

    Session *m_session;
    HeapRulesPtr m_rules;
    std::shared_ptr<SequenceStudy> m_study;
    std::shared_ptr<const SequenceSnapshot> m_snapshot;
    std::vector<quint64> m_marked;
    QString m_notice; ///< what went wrong or was done last, in a sentence
    bool m_isStale = false;

    SequenceControls *m_controls;
    SequenceChart *m_chart;
    SequenceModel *m_model;
    QTableView *m_table;
    QLabel *m_finding;
    QLabel *m_readout;
    QLabel *m_legend;
    QLabel *m_why;
    QStackedWidget *m_pages;
};

} // namespace mexplorer
