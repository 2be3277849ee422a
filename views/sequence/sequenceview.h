// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sequenceplot.h"
#include "views/charts/drawing.h"
#include "views/commands/commands.h"
#include "views/sequence/sequencechoice.h"

#include <QWidget>

class QLabel;
class QSpinBox;
class QSplitter;
class QStackedWidget;
class QTableView;

namespace mexplorer {

class BarChart;
class ComparePage;
class HeatMap;
class ValueScale;
class MatrixTablesView;
class PointerPanel;
class SegmentedSwitch;
class SequenceChart;
class SequenceControls;
class SequenceModel;
class Session;
class SurveyView;

/// The Sequence workspace: the SG values of single heaps as a plot, a histogram and a heat map, with their period and
/// the theorem that proves it, and beside them what compares sequences, surveys codes and tabulates matrix positions.
/// Follows the game of the session as long as it is played on heaps, and says what would do if not.
class SequenceView : public QWidget
{
    Q_OBJECT

public:
    using Part = SequenceChoice::Part;

    explicit SequenceView(Session *session, QWidget *parent = nullptr);

    Part part() const { return m_part; }
    /// What is asked for by now, to ask another view for it.
    SequenceChoice choice() const;
    void setChoice(const SequenceChoice &choice);
    Commands *commands() const { return m_commands; }
    /// Writes what is shown (.svg, .pdf, .png) or the values (.csv, .txt, .json, .mexseq) to \a path and says so.
    void exportTo(const QString &path);
    /// What is shown; null while there is nothing yet.
    std::shared_ptr<const SequenceSnapshot> snapshot() const { return m_snapshot; }

public slots:
    void showPart(mexplorer::SequenceView::Part part);
    /// Shows other rules than the game's: "octal{0.16}". Says what is wrong with them if they can't be read.
    void chooseRules(const QString &text);
    void chooseTerms(quint64 terms);
    void print();
    void preview();

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void buildLayout();
    void setUpTable();
    void fitColumns();
    void setUpSwitch();
    QWidget *makePictures();
    QWidget *makeHeatPage();
    QWidget *makeCaption();
    QWidget *makeEmptyPage();
    void addViewCommands();
    QAction *addOption(CommandId id, const QString &text, const QString &tip, bool on);
    void addOptions();
    void addExportCommands();
    void connectParts();
    void connectPointers();
    void connectSession();
    void followGame();
    void followSelection();
    void followOptions();
    void followOverlays();
    void setRules(RulesPtr rules);
    void request();
    void setPlot(SequencePlotPtr plot);
    void showPlot();
    void showFinding();
    QString rowsSentence() const;
    void showWhyEmpty();
    void selectHeap(quint64 n);
    void showContextMenu(QWidget *picture, const QPoint &point, std::optional<quint64> n);
    void askForFile(const QString &ending);
    void saveValues(const QString &path);
    std::optional<Drawing> drawing() const;
    void showLegend();
    void showBar(std::optional<std::size_t> bar);

    Session *m_session;
    RulesPtr m_rules;
    std::shared_ptr<SequenceStudy> m_study;
    SequencePlotPtr m_plot;
    std::shared_ptr<const SequenceSnapshot> m_snapshot;
    std::vector<quint64> m_marked;
    QString m_notice; ///< what went wrong or was done last, in a sentence
    Part m_part = Part::Plot;
    bool m_isStale = false;
    bool m_hasRules = true; ///< false while the game has no heaps

    Commands *m_commands;
    SegmentedSwitch *m_switch;
    SequenceControls *m_controls;
    SequenceChart *m_chart;
    BarChart *m_histogram;
    HeatMap *m_heatMap;
    ValueScale *m_scale;
    QSpinBox *m_rowLength;
    ComparePage *m_compare;
    PointerPanel *m_pointer;
    SequenceModel *m_model;
    QTableView *m_table;
    QLabel *m_finding;
    QLabel *m_legend;
    QLabel *m_why;
    QStackedWidget *m_pages;
    QStackedWidget *m_pictures;
    QWidget *m_caption = nullptr;
    SurveyView *m_survey = nullptr; ///< made when first shown
    MatrixTablesView *m_matrix = nullptr;
    QAction *m_rareAndCommon = nullptr;
    QAction *m_runningMaximum = nullptr;
    QAction *m_differences = nullptr;
    QAction *m_periodBands = nullptr;
    QAction *m_exceptions = nullptr;
    QAction *m_logarithmic = nullptr;
};

} // namespace mexplorer
