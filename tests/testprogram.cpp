// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "model/core/translations.h"

#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>

#ifdef QT_WIDGETS_LIB
#include <QApplication>
using Application = QApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif

std::vector<TestProgram::Entry> &TestProgram::entries()
{
    static std::vector<Entry> all;
    return all;
}

int TestProgram::run(int argc, char **argv)
{
    const QString requested = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString();
    const auto named = std::ranges::find(entries(), requested, &Entry::file);
    if (named != entries().end()) {
        std::vector<char *> arguments(argv, argv + argc);
        arguments.erase(arguments.begin() + 1);
        arguments.push_back(nullptr);
        return named->run(argc - 1, arguments.data());
    }
    int failed = 0;
    for (const Entry &entry : entries())
        failed += entry.run(argc, argv);
    return failed;
}

TestRegistration::TestRegistration(const char *sourcePath, TestProgram::Run run)
{
    TestProgram::entries().push_back({QFileInfo(QString::fromLocal8Bit(sourcePath)).completeBaseName(), run});
}

int main(int argc, char **argv)
{
    // Files and settings are this program's own, so that others may run beside it.
    const QTemporaryDir home;
    for (const char *variable : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
        qputenv(variable, home.path().toLocal8Bit());
    Application application(argc, argv);
    application.setAttribute(Qt::AA_Use96Dpi);
    const mexplorer::Translations english;
    return TestProgram::run(argc, argv);
}
