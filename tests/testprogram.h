// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTest>

#include <memory>
#include <vector>

/// A machine that is busy with other work may take its time: what a test waits for has up to a minute.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT((condition), 60'000)
#define QTRY_VERIFY2(condition, message) QTRY_VERIFY2_WITH_TIMEOUT((condition), (message), 60'000)
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT((actual), (expected), 60'000)

/// The test classes of a program: one program holds all tst_*.cpp of a folder. Without arguments it runs all of them;
/// with the name of a file (tst_mex) as the first argument only that file's class, which gets the other arguments.
class TestProgram
{
public:
    using Run = int (*)(int argc, char **argv);
    /// Whether the program makes the application, or the test does; then it runs in a process of its own.
    enum class Application : quint8 { Shared, Own };

    struct Entry
    {
        QString file; ///< without its ending
        Run run;
        Application application;
    };
    static std::vector<Entry> &entries();
    static int run(int argc, char **argv);
};

/// Adds a class to the program that its file is part of.
struct TestRegistration
{
    TestRegistration(const char *sourcePath, TestProgram::Run run,
                     TestProgram::Application application = TestProgram::Application::Shared);
};

#define MEXPLORER_TEST(TestClass)                                                                                      \
    static const TestRegistration registrationOf##TestClass(__FILE__, [](int argc, char **argv) {                      \
        TestClass test;                                                                                                \
        return QTest::qExec(&test, argc, argv);                                                                        \
    });

/// For a class with an application of its own, which TestClass::run(argc, argv) makes before it executes the test.
#define MEXPLORER_TEST_WITH_APPLICATION(TestClass)                                                                     \
    static const TestRegistration registrationOf##TestClass(__FILE__, TestClass::run, TestProgram::Application::Own);
