// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sequence/survey.h"

#include "model/notation/expression.h"
#include "model/sequence/sequenceplot.h"

#include <QCoreApplication>
#include <QHash>

#include <array>

namespace mexplorer {

namespace {

constexpr int digitCount = 3;

QString codeText(int number, QChar before)
{
    QString digits = QStringLiteral("%1").arg(number, digitCount, 8, QLatin1Char('0'));
    while (digits.endsWith(u'0') && digits.size() > 1)
        digits.chop(1);
    return number == 0 ? QString(before) : QStringLiteral("%1.%2").arg(before).arg(digits);
}

RulesPtr rulesOf(const QString &code)
{
    const Result<RulesPtr> rules = parseRules(QStringLiteral("octal{%1}").arg(code));
    return rules ? *rules : nullptr;
}

} // namespace

QStringList surveyCodes(bool withFour)
{
    constexpr int codeCount = 1 << (3 * digitCount);
    QStringList codes;
    for (int number = 0; number < codeCount; ++number)
        codes << codeText(number, u'0');
    for (int number = 0; withFour && number < codeCount; ++number)
        codes << codeText(number, u'4');
    return codes;
}

std::vector<SurveyRow> surveyRows(bool withFour, const std::vector<SurveyRow> &known)
{
    QHash<QString, const SurveyRow *> byCode;
    for (const SurveyRow &row : known)
        byCode.insert(row.code, &row);
    std::vector<SurveyRow> rows;
    const QStringList codes = surveyCodes(withFour);
    for (const QString &code : codes) {
        const SurveyRow *found = byCode.value(code);
        rows.push_back(found ? *found : SurveyRow());
        rows.back().code = code;
    }
    return rows;
}

std::optional<SurveyRow> surveyCode(const QString &code, quint64 terms, JobControl &control)
{
    const RulesPtr rules = rulesOf(code);
    if (!rules || control.isCancelled())
        return {};
    SequenceStudy study(rules);
    const auto snapshot = std::make_shared<const SequenceSnapshot>(study.study(terms, control));
    if (control.isCancelled())
        return {};
    const SequencePlot plot(snapshot, control);
    SurveyRow row;
    row.code = code;
    row.terms = snapshot->terms;
    row.period = snapshot->period;
    row.max = snapshot->max;
    row.status = row.period && row.period->proved ? SurveyRow::Status::Proved : SurveyRow::Status::Open;
    if (plot.split())
        row.rareShare = plot.rareShare();
    if (snapshot->problem)
        row.note = snapshot->problem->message;
    return row;
}

QString statusName(SurveyRow::Status status)
{
    static const std::array names = {QStringLiteral("waiting"), QStringLiteral("proved"), QStringLiteral("open")};
    return names[static_cast<std::size_t>(status)];
}

} // namespace mexplorer
