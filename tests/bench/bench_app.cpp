// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/sessionwindow.h"
#include "tests/bench/windowstart.h"
#include "views/theme/style.h"

#include <QApplication>
#include <QProcess>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

using namespace mexplorer;

namespace {

/// Ends the program once the window has painted itself and all in it.
class FirstFrame final : public QObject
{
public:
    explicit FirstFrame(QWidget *window) : QObject(window) { window->installEventFilter(this); }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            QMetaObject::invokeMethod(qApp, &QCoreApplication::quit, Qt::QueuedConnection);
        return false;
    }
};

/// From the start of the process to its end after the first frame, with nothing kept from an earlier run.
void startProgram(benchmark::State &state)
{
    const QTemporaryDir home;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        environment.insert(QLatin1String(variable), home.path());
    for (auto _ : state) {
        QProcess program;
        program.setProcessEnvironment(environment);
        program.start(QCoreApplication::applicationFilePath(), {QLatin1String(startWindowWord)});
        if (!program.waitForFinished() || program.exitCode() != 0) {
            state.SkipWithError("the window did not show");
            break;
        }
    }
}

BENCHMARK(startProgram)->Name("app/start")->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

int startWindow(int argc, char **argv)
{
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("Mexplorer"));
    QCoreApplication::setApplicationName(QStringLiteral("mexplorer"));
    applyStyle(application);
    SessionWindow window;
    new FirstFrame(&window);
    window.resize(1400, 900);
    window.show();
    return QApplication::exec();
}
