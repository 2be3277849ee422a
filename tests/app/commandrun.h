// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTest>
#include <QTextStream>

/// What a command of the command line did, run in this process.
struct CommandRun
{
    int status = -1;
    QString out;
    QString err;
};

/// Runs \a command with its name and \a arguments.
inline CommandRun runCommand(int (*command)(const QStringList &, QTextStream &, QTextStream &), const QString &name,
                             const QStringList &arguments)
{
    CommandRun result;
    QTextStream out(&result.out);
    QTextStream err(&result.err);
    result.status = command(QStringList{name} + arguments, out, err);
    return result;
}

/// The command ended with \a status and wrote nothing but what is wrong, with \a words in it.
inline void checkRefusal(const CommandRun &result, int status, const QString &words)
{
    QCOMPARE(result.status, status);
    QCOMPARE(result.out, QString());
    QVERIFY2(result.err.contains(words), qPrintable(result.err));
}
