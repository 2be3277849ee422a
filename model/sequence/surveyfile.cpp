// SPDX-License-Identifier: GPL-3.0-or-later
// A survey as a file. JSON keeps all of a row; rows that wait are not written.

#include "model/core/jsonwriter.h"
#include "model/core/modeltext.h"
#include "model/core/safefile.h"
#include "model/import/textfile.h"
#include "model/sequence/survey.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace mexplorer {

namespace {

quint64 whole(const QJsonObject &object, const char *name)
{
    return static_cast<quint64>(std::max<qint64>(0, object.value(QLatin1String(name)).toInteger()));
}

void writePeriod(JsonWriter &json, const Period &period)
{
    json.beginObject();
    json.member("preperiod", period.preperiod);
    json.member("period", period.period);
    json.member("saltus", period.saltus);
    json.member("checked_through", period.checkedThrough);
    json.member("needed_through", period.neededThrough);
    json.member("proved", period.proved);
    json.endObject();
}

Period readPeriod(const QJsonObject &object)
{
    Period period;
    period.preperiod = whole(object, "preperiod");
    period.period = whole(object, "period");
    period.saltus = whole(object, "saltus");
    period.checkedThrough = whole(object, "checked_through");
    period.neededThrough = whole(object, "needed_through");
    period.theorem = PeriodTheorem::GuySmith; // of all codes here
    period.proved = object.value(QLatin1String("proved")).toBool();
    return period;
}

void writeRow(JsonWriter &json, const SurveyRow &row)
{
    json.lineBreak();
    json.beginObject();
    json.member("code", row.code);
    json.member("status", statusName(row.status));
    json.member("terms", row.terms);
    json.member("greatest", row.max);
    if (row.period) {
        json.key("period");
        writePeriod(json, *row.period);
    }
    if (row.rareShare)
        json.member("rare_share", *row.rareShare);
    if (!row.note.isEmpty())
        json.member("note", row.note);
    json.endObject();
}

SurveyRow readRow(const QJsonObject &object)
{
    SurveyRow row;
    row.code = object.value(QLatin1String("code")).toString();
    row.terms = whole(object, "terms");
    row.max = static_cast<Value>(whole(object, "greatest"));
    if (const QJsonValue period = object.value(QLatin1String("period")); period.isObject())
        row.period = readPeriod(period.toObject());
    if (const QJsonValue share = object.value(QLatin1String("rare_share")); share.isDouble())
        row.rareShare = share.toDouble();
    row.note = object.value(QLatin1String("note")).toString();
    row.status = row.period && row.period->proved ? SurveyRow::Status::Proved : SurveyRow::Status::Open;
    return row;
}

} // namespace

QByteArray surveyJson(const std::vector<SurveyRow> &rows)
{
    return jsonObject([&rows](JsonWriter &json) {
        json.beginArray("survey");
        for (const SurveyRow &row : rows) {
            if (row.status != SurveyRow::Status::Waiting)
                writeRow(json, row);
        }
        json.lineBreak();
        json.endArray();
    });
}

Result<std::vector<SurveyRow>> readSurvey(const QByteArray &json)
{
    const QJsonValue survey = QJsonDocument::fromJson(json).object().value(QLatin1String("survey"));
    if (!survey.isArray())
        return Problem::badInput(
            Problem::Code::FileSyntax,
            ModelText::tr("That is no survey of octal codes. Choose a file that was saved from one."));
    std::vector<SurveyRow> rows;
    const QJsonArray array = survey.toArray();
    for (const QJsonValue &value : array) {
        SurveyRow row = readRow(value.toObject());
        if (row.code.isEmpty() || row.terms == 0 || (row.period && row.period->period == 0))
            return Problem::badInput(
                Problem::Code::FileSyntax,
                ModelText::tr("Row %1 of the survey is damaged. Choose another file, or start the survey anew.")
                    .arg(rows.size() + 1));
        rows.push_back(std::move(row));
    }
    return rows;
}

QByteArray surveyCsv(const std::vector<SurveyRow> &rows)
{
    QString text = QStringLiteral("code,status,terms,preperiod,period,greatest,rare_share\n");
    for (const SurveyRow &row : rows) {
        text += QStringList{row.code,
                            statusName(row.status),
                            QString::number(row.terms),
                            row.period ? QString::number(row.period->preperiod) : QString(),
                            row.period ? QString::number(row.period->period) : QString(),
                            QString::number(row.max),
                            row.rareShare ? QString::number(*row.rareShare, 'g', 6) : QString()}
                    .join(u',') +
                u'\n';
    }
    return text.toUtf8();
}

std::optional<Problem> saveSurvey(const std::vector<SurveyRow> &rows, const QString &path)
{
    const bool isCsv = path.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive);
    return writeSafely(path, isCsv ? surveyCsv(rows) : surveyJson(rows));
}

Result<std::vector<SurveyRow>> loadSurvey(const QString &path)
{
    constexpr qint64 maxBytes = 16 << 20;
    const Result<QByteArray> text = readFile(path, maxBytes);
    return text ? readSurvey(*text) : text.problem();
}

} // namespace mexplorer
