// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/survey.h"

#include <QWidget>

#include <mutex>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace mexplorer {

class Session;
class SurveyModel;

/// The survey of all octal codes of up to three digits: a table that fills in the background, can be sorted, stopped,
/// saved, and resumes where it stopped, also after a restart of the program.
class SurveyView : public QWidget
{
    Q_OBJECT

public:
    explicit SurveyView(Session *session, QWidget *parent = nullptr);
    ~SurveyView() override;

    bool isRunning() const;
    bool needsMoreTerms() const;
    /// Where the survey is kept between two runs of the program.
    static QString autosavePath();

public slots:
    /// Resumes all codes that need more terms, or stops.
    void toggle();
    void saveTo(const QString &path);
    void openFrom(const QString &path);

signals:
    /// A code is to be shown.
    void rulesChosen(const QString &rules);

private:
    /// Rows on their way from the worker thread.
    struct Feed
    {
        std::mutex mutex;
        std::vector<SurveyRow> rows;
    };

    QWidget *makeControls();
    void setUpTable();
    void start();
    void collect();
    void finish();
    void keep() const;
    void chooseCodes();
    void showRows(const std::vector<SurveyRow> &known);
    std::vector<SurveyRow> known() const;
    void chooseFilter(int index);
    void choose(const QModelIndex &index);
    void askForFile(bool toSave);
    void showState();
    quint64 terms() const;

    Session *m_session;
    SurveyModel *m_model;
    QSortFilterProxyModel *m_sorted;
    std::vector<SurveyRow> m_hidden; ///< known, but of codes that are not listed
    std::shared_ptr<Feed> m_feed;
    QString m_notice;      ///< what went wrong or was done last, in a sentence
    int m_unsavedRows = 0; ///< rows that were found since the survey was kept last
    QComboBox *m_terms;
    QCheckBox *m_withFour;
    QComboBox *m_filter;
    QPushButton *m_start;
    QLabel *m_state;
    QTableView *m_table;
};

} // namespace mexplorer
