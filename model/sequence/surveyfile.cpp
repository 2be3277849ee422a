// A survey as a file. JSON keeps all of a row; rows that wait are not written.

#include "model/sequence/survey.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

namespace mexplorer {

namespace {

struct SurveyFileText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::Survey)
};

/// JSON numbers hold whole numbers up to 2^53; all of ours are far below.
QJsonValue number(quint64 value)
{
    return static_cast<qint64>(value);
}

quint64 whole(const QJsonObject &object, const char *name)
{
    return static_cast<quint64>(std::max<qint64>(0, object.value(QLatin1String(name)).toInteger()));
}

QJsonObject periodObject(const Period &period)
{
    return {{QStringLiteral("preperiod"), number(period.preperiod)},
            {QStringLiteral("period"), number(period.period)},
            {QStringLiteral("saltus"), number(period.saltus)},
            {QStringLiteral("checked_through"), number(period.checkedThrough)},
            {QStringLiteral("needed_through"), number(period.neededThrough)},
            {QStringLiteral("proved"), period.proved}};
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

QJsonObject rowObject(const SurveyRow &row)
{
    QJsonObject object = {{QStringLiteral("code"), row.code},
                          {QStringLiteral("status"), statusName(row.status)},
                          {QStringLiteral("terms"), number(row.terms)},
                          {QStringLiteral("greatest"), number(row.greatest)}};
    if (row.period)
        object.insert(QStringLiteral("period"), periodObject(*row.period));
    if (row.rareShare)
        object.insert(QStringLiteral("rare_share"), *row.rareShare);
    if (!row.note.isEmpty())
        object.insert(QStringLiteral("note"), row.note);
    return object;
}

SurveyRow readRow(const QJsonObject &object)
{
    SurveyRow row;
    row.code = object.value(QLatin1String("code")).toString();
    row.terms = whole(object, "terms");
    row.greatest = static_cast<Value>(whole(object, "greatest"));
    if (const QJsonValue period = object.value(QLatin1String("period")); period.isObject())
        row.period = readPeriod(period.toObject());
    if (const QJsonValue share = object.value(QLatin1String("rare_share")); share.isDouble())
        row.rareShare = share.toDouble();
    row.note = object.value(QLatin1String("note")).toString();
    row.status = row.period && row.period->proved ? SurveyRow::Status::Proved : SurveyRow::Status::Open;
    return row;
}

QString field(const std::optional<quint64> &number)
{
    return number ? QString::number(*number) : QString();
}

} // namespace

QByteArray surveyJson(const std::vector<SurveyRow> &rows)
{
    QJsonArray array;
    for (const SurveyRow &row : rows) {
        if (row.status != SurveyRow::Status::Waiting)
            array.append(rowObject(row));
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("survey"), array}}).toJson();
}

Result<std::vector<SurveyRow>> readSurvey(const QByteArray &json)
{
    const QJsonValue survey = QJsonDocument::fromJson(json).object().value(QLatin1String("survey"));
    if (!survey.isArray())
        return Problem::badInput(
            SurveyFileText::tr("That is no survey of octal codes. Choose a file that was saved from one."));
    std::vector<SurveyRow> rows;
    const QJsonArray array = survey.toArray();
    for (const QJsonValue &value : array) {
        SurveyRow row = readRow(value.toObject());
        if (row.code.isEmpty() || row.terms == 0 || (row.period && row.period->period == 0))
            return Problem::badInput(
                SurveyFileText::tr("Row %1 of the survey is damaged. Choose another file, or start the survey anew.")
                    .arg(rows.size() + 1));
        rows.push_back(std::move(row));
    }
    return rows;
}

QByteArray surveyCsv(const std::vector<SurveyRow> &rows)
{
    QString text = QStringLiteral("code,status,terms,preperiod,period,greatest,rare_share\n");
    for (const SurveyRow &row : rows) {
        const auto preperiod = row.period ? std::optional(row.period->preperiod) : std::nullopt;
        const auto period = row.period ? std::optional(row.period->period) : std::nullopt;
        text += QStringList{row.code,
                            statusName(row.status),
                            QString::number(row.terms),
                            field(preperiod),
                            field(period),
                            QString::number(row.greatest),
                            row.rareShare ? QString::number(*row.rareShare, 'g', 6) : QString()}
                    .join(u',') +
                u'\n';
    }
    return text.toUtf8();
}

std::optional<Problem> saveSurvey(const std::vector<SurveyRow> &rows, const QString &path)
{
    const bool isCsv = path.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive);
    const QByteArray bytes = isCsv ? surveyCsv(rows) : surveyJson(rows);
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return Problem::file(
        SurveyFileText::tr("%1 can't be written: %2. Choose another place.").arg(path, file.errorString()));
}

Result<std::vector<SurveyRow>> loadSurvey(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Problem::file(
            SurveyFileText::tr("%1 can't be read: %2. Choose another file.").arg(path, file.errorString()));
    return readSurvey(file.readAll());
}

} // namespace mexplorer
