// SPDX-License-Identifier: GPL-3.0-or-later
// Workers take the next code until none is left. Each has a control of its own, as an engine reports progress in terms,
// while here it is counted in codes; the thread that was asked to run all this only watches and passes cancel on.

#include "model/sequence/survey.h"

#include "model/core/threads.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace mexplorer {

namespace {

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
    for (qsizetype i = shared.next++; i < codes.size() && !whole.isCancelled(); i = shared.next++) {
        if (const std::optional<SurveyRow> row = surveyCode(codes[i], terms, control)) {
            const std::lock_guard lock(shared.mutex);
            found(*row);
        }
        ++shared.done;
    }
    const std::lock_guard lock(shared.mutex);
    --shared.working;
    shared.allDone.notify_one();
}

} // namespace

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

} // namespace mexplorer
