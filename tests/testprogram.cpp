// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "model/core/translations.h"

#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>

#ifdef QT_WIDGETS_LIB
#include <QApplication>
using UsedApplication = QApplication;
#else
#include <QCoreApplication>
using UsedApplication = QCoreApplication;
#endif

namespace {

struct SharedApplication
{
    SharedApplication(int &argc, char **argv) : application(argc, argv) { application.setAttribute(Qt::AA_Use96Dpi); }

    UsedApplication application;
    mexplorer::Translations english;
};

int runAll(int argc, char **argv)
{
    int failed = 0;
    for (const TestProgram::Entry &entry : TestProgram::entries()) {
        if (entry.application == TestProgram::Application::Own)
            failed += QProcess::execute(QCoreApplication::applicationFilePath(), {entry.file});
        else
            failed += entry.run(argc, argv);
    }
    return failed;
}

} // namespace

std::vector<TestProgram::Entry> &TestProgram::entries()
{
    static std::vector<Entry> all;
    return all;
}

int TestProgram::run(int argc, char **argv)
{
    const QString requested = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString();
    const auto named = std::ranges::find(entries(), requested, &Entry::file);
    if (named == entries().end()) {
        const SharedApplication application(argc, argv);
        return runAll(argc, argv);
    }
    std::vector<char *> arguments(argv, argv + argc);
    arguments.erase(arguments.begin() + 1);
    arguments.push_back(nullptr);
    --argc;
    if (named->application == TestProgram::Application::Own)
        return named->run(argc, arguments.data());
    const SharedApplication application(argc, arguments.data());
    return named->run(argc, arguments.data());
}

TestRegistration::TestRegistration(const char *sourcePath, TestProgram::Run run, TestProgram::Application application)
{
    TestProgram::entries().push_back(
        {QFileInfo(QString::fromLocal8Bit(sourcePath)).completeBaseName(), run, application});
}

int main(int argc, char **argv)
{
    // Files and settings are this program's own, so that others may run beside it.
    const QTemporaryDir home;
    for (const char *variable : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
        qputenv(variable, home.path().toLocal8Bit());
    return TestProgram::run(argc, argv);
}
