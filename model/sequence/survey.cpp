// SPDX-License-Identifier: GPL-3.0-or-later
// A survey runs on several threads: workers take the next code until none is left. Each has a control of its own, as an
// engine reports progress in terms, while here it is counted in codes; the thread that was asked to run all this only
// watches and passes cancel on.

#include "model/sequence/survey.h"

#include "model/core/threads.h"
#include "model/notation/expression.h"
#include "model/sequence/sequenceplot.h"

#include <QHash>
#include <QScopeGuard>

#include <algorithm>
#include <array>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

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

constexpr unsigned maxWorkers = 4;

struct Shared
{
    std::atomic<qsizetype> next = 0;
    std::atomic<quint64> done = 0;
    std::mutex mutex;
    std::size_t working = 0; ///< workers that haven't ended, by the mutex
    std::condition_variable allDone;
};

void work(const QStringList &codes, quint64 terms, Shared &shared, const JobControl &whole, JobControl &control,
          FunctionRef<void(const SurveyRow &)> found)
{
    const auto end = qScopeGuard([&] { // also after an exception, which ends the others as well
        shared.next = codes.size();
        const std::lock_guard lock(shared.mutex);
        --shared.working;
        shared.allDone.notify_one();
    });
    for (qsizetype i = shared.next++; i < codes.size() && !whole.isCancelled(); i = shared.next++) {
        if (const std::optional<SurveyRow> row = surveyCode(codes[i], terms, control)) {
            const std::lock_guard lock(shared.mutex);
            found(*row);
        }
        ++shared.done;
    }
}

} // namespace

RulesPtr octalRules(const QString &code)
{
    const Result<RulesPtr> rules = parseRules(QStringLiteral("octal{%1}").arg(code));
    return rules ? *rules : nullptr;
}

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
    const RulesPtr rules = octalRules(code);
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

void runSurvey(const QStringList &codes, quint64 terms, JobControl &control, FunctionRef<void(const SurveyRow &)> found)
{
    constexpr std::chrono::milliseconds watchInterval(20);
    const auto all = static_cast<quint64>(codes.size());
    std::vector<JobControl> controls(std::clamp(std::thread::hardware_concurrency(), 1U, maxWorkers));
    Shared shared;
    shared.working = controls.size();
    const auto watch = [&] {
        std::unique_lock lock(shared.mutex);
        while (!shared.allDone.wait_for(lock, watchInterval, [&shared] { return shared.working == 0; })) {
            control.setProgress(shared.done, all);
            if (!control.isCancelled())
                continue;
            for (JobControl &own : controls)
                own.cancel();
        }
    };
    runInThreads(1 + static_cast<unsigned>(controls.size()), [&](unsigned number) {
        if (number == 0)
            watch();
        else
            work(codes, terms, shared, control, controls[number - 1], found);
    });
    control.setProgress(shared.done, all);
}

QString statusName(SurveyRow::Status status)
{
    static const std::array names = {QStringLiteral("waiting"), QStringLiteral("proved"), QStringLiteral("open")};
    return names[static_cast<std::size_t>(status)];
}

} // namespace mexplorer
