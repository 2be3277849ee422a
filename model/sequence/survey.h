// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/functionref.h"
#include "model/core/result.h"
#include "model/sequence/period.h"
#include "model/sequence/sequencestudy.h"

#include <QStringList>

namespace mexplorer {

/// What is known of one code of a survey.
struct SurveyRow
{
    enum class Status {
        Waiting, ///< not looked at yet
        Proved,  ///< its period is proved; more terms say nothing new
        Open,    ///< no proved period within the terms looked at
    };

    QString code; ///< "0.77", "4.07"
    Status status = Status::Waiting;
    quint64 terms = 0; ///< how many values were looked at
    std::optional<Period> period;
    Value max = 0;
    std::optional<double> rareShare; ///< from 0 to 1; none if rare and common can't be distinguished usefully
    QString note;                    ///< why it ended early, in a sentence

    /// False once \a terms values were looked at, or the period is proved.
    bool needsMoreTerms(quint64 wantedTerms) const { return status != Status::Proved && terms < wantedTerms; }
    bool operator==(const SurveyRow &) const = default;
};

/// The rules of octal{\a code}; null if there is no such code.
RulesPtr octalRules(const QString &code);

/// All 512 octal codes of up to three digits after the point, ascending; with \a withFour the 512 with a 4 before the
/// point behind them.
QStringList surveyCodes(bool withFour);

/// Rows for these codes, waiting, with what \a known says already.
std::vector<SurveyRow> surveyRows(bool withFour, const std::vector<SurveyRow> &known = {});

/// Looks at \a terms values of octal{\a code}; nothing if cancelled, or if there is no such code.
std::optional<SurveyRow> surveyCode(const QString &code, quint64 terms, JobControl &control);

/// Looks at \a terms values of each of \a codes, several codes at a time on several threads, and calls \a found with
/// each row, one call at a time, from one of these threads. Progress is codes. Cancelled, it ends within 100 ms; a code
/// that was being looked at gives no row.
void runSurvey(const QStringList &codes, quint64 terms, JobControl &control,
               FunctionRef<void(const SurveyRow &)> found);

/// The survey as JSON, from which it can be resumed.
QByteArray surveyJson(const std::vector<SurveyRow> &rows);
/// Reads what the survey was saved as in JSON; a damaged row is named by its number.
Result<std::vector<SurveyRow>> readSurvey(const QByteArray &json);
/// The survey as a table: "code,status,terms,preperiod,period,greatest,rare_share".
QByteArray surveyCsv(const std::vector<SurveyRow> &rows);

/// Into and out of the file \a path, which is replaced only once all is written; as CSV if it ends in .csv.
std::optional<Problem> saveSurvey(const std::vector<SurveyRow> &rows, const QString &path);
Result<std::vector<SurveyRow>> loadSurvey(const QString &path);

/// "proved", "open" or "waiting": a status as files write it.
QString statusName(SurveyRow::Status status);

} // namespace mexplorer
