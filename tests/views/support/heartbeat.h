#pragma once

#include <QApplication>
#include <QEvent>
#include <QTest>

#include <algorithm>
#include <ctime>
#include <numeric>
#include <random>
#include <vector>

/// The time that this thread has computed, in milliseconds: waiting for other programs isn't counted.
inline double threadTime()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

/// An application that measures how long each event of its event loop is handled, and allows each 50 ms of a usual
/// machine's time.
class Heartbeat : public QApplication // moc need not know it
{
public:
    using QApplication::QApplication;

    void reset()
    {
        longest = 0;
        beats = 0;
        what.clear();
    }

    double longest = 0; ///< milliseconds of the longest event since reset(), on a usual machine
    int beats = 0;
    QString what; ///< which event that was

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (m_depth++ > 0) {
            const bool handled = QApplication::notify(receiver, event);
            --m_depth;
            return handled;
        }
        const QString name = QString::fromLatin1(receiver->metaObject()->className()) + u' ' + receiver->objectName();
        const auto type = event->type();
        const double before = threadTime();
        const bool handled = QApplication::notify(receiver, event);
        double held = threadTime() - before;
        --m_depth;
        ++beats;
        if (held > most) // this machine is slow, or shares a core at the moment: what would it be on a usual one?
            held /= slowness();
        if (held > longest) {
            longest = held;
            what = QStringLiteral("%1, event %2").arg(name).arg(int(type));
        }
        return handled;
    }

    /// No event may hold the thread for longer, in milliseconds. With a sanitizer memory is slower than work, by no
    /// factor that could be measured at once.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    static constexpr double most = 300;
#else
    static constexpr double most = 50;
#endif

    bool isCalm() const
    {
        return longest < most;
    }
    QString report() const
    {
        return QStringLiteral("%1 ms of %2 in %3").arg(longest).arg(most).arg(what);
    }

    /// Runs all of a test, and what fails a second and a third time: a hiccup of the machine is no defect, while an
    /// event that holds the thread does so each time.
    template <class Test> static int run(int argc, char **argv)
    {
        Heartbeat app(argc, argv);
        int failed = 1;
        for (int attempt = 0; attempt < 3 && failed != 0; ++attempt) {
            Test test;
            failed = QTest::qExec(&test, argc, argv);
        }
        return failed;
    }

private:
    /// How many times slower than a usual machine with a release build this one is at the moment, or a build with
    /// sanitizers: at least 1.
    static double slowness()
    {
        constexpr double usual = 8; // milliseconds for the work below
        double best = 1e9;
        for (int round = 0; round < 3; ++round) {
            std::vector<int> numbers(100'000);
            std::iota(numbers.begin(), numbers.end(), 0);
            std::shuffle(numbers.begin(), numbers.end(), std::minstd_rand(1));
            const double before = threadTime();
            std::sort(numbers.begin(), numbers.end());
            best = std::min(best, threadTime() - before);
        }
        return std::max(1.0, best / usual);
    }

    int m_depth = 0;
};
