// Workers take the next code until none is left. Each has a control of its own, as an engine reports progress in terms,
// while here it is counted in codes; the thread that was asked to run all this only watches and passes cancel on.

#include "model/sequence/surveyrun.h"

#include <algorithm>
#include <atomic>
#include <future>
#include <mutex>
#include <thread>

namespace mexplorer {

namespace {

constexpr unsigned mostWorkers = 4;

struct Shared
{
    std::atomic<qsizetype> next = 0;
    std::atomic<quint64> done = 0;
    std::mutex mutex;
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
}

} // namespace

void runSurvey(const QStringList &codes, quint64 terms, JobControl &control, FunctionRef<void(const SurveyRow &)> found)
{
    constexpr std::chrono::milliseconds watchInterval(20);
    const auto all = static_cast<quint64>(codes.size());
    Shared shared;
    std::vector<JobControl> controls(std::clamp(std::thread::hardware_concurrency(), 1U, mostWorkers));
    std::vector<std::future<void>> workers;
    for (JobControl &own : controls)
        workers.push_back(
            std::async(std::launch::async, [&, found] { work(codes, terms, shared, control, own, found); }));
    for (std::future<void> &worker : workers) {
        while (worker.wait_for(watchInterval) != std::future_status::ready) {
            control.setProgress(shared.done, all);
            if (!control.isCancelled())
                continue;
            for (JobControl &own : controls)
                own.cancel();
        }
    }
    control.setProgress(shared.done, all);
}

} // namespace mexplorer
