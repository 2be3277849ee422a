// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/matrix/matrixsummary.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;
class QSpinBox;

namespace mexplorer {

class BarChart;
class Session;

/// All positions of the matrix game on one board: how their values are distributed, how many are P-positions, and which
/// have the greatest value.
class MatrixTablesView : public QWidget
{
    Q_OBJECT

public:
    explicit MatrixTablesView(Session *session, QWidget *parent = nullptr);

    BarChart *chart() const { return m_chart; }
    /// What is shown; none while there is nothing yet.
    const std::optional<MatrixSummary> &summary() const { return m_summary; }

public slots:
    /// Works out the board that is chosen, or stops.
    void toggle();

protected:
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeControls();
    QWidget *makeExamples();
    void connectParts();
    bool isRunning() const;
    bool isSmall() const;
    void boardChanged();
    void start();
    void setSummary(const Result<MatrixSummary> &summary);
    void showExamples();
    void showFinding();
    void showReadout(std::optional<std::size_t> bar);
    void open(const QListWidgetItem *item);

    Session *m_session;
    std::optional<MatrixSummary> m_summary;
    QString m_notice; ///< why there is nothing to show, in a sentence
    QSpinBox *m_rows;
    QSpinBox *m_columns;
    QPushButton *m_start;
    QPushButton *m_logarithmic;
    QLabel *m_finding;
    QLabel *m_readout;
    QLabel *m_examplesTitle;
    QListWidget *m_examples;
    BarChart *m_chart;
};

} // namespace mexplorer
