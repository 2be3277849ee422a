#include "app/cli/interrupt.h"

#include <csignal>

namespace mexplorer {

namespace {

static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may only set an atomic that takes no lock");

JobControl &job()
{
    static JobControl control;
    return control;
}

void cancelJob(int)
{
    job().cancel();
}

void catchInterrupt()
{
    job(); // made here, so that the handler finds it ready
    struct sigaction action = {};
    action.sa_handler = cancelJob;
    action.sa_flags = static_cast<int>(SA_RESTART | SA_RESETHAND);
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, nullptr);
}

} // namespace

JobControl &interruptibleJob()
{
    static const bool caught = (catchInterrupt(), true);
    Q_UNUSED(caught);
    return job();
}

} // namespace mexplorer
