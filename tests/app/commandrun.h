// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>
#include <QTest>
#include <QTextStream>

/// The result of a command that was run in this process.
struct CommandRun
{
    int status = -1;
    QString out;
    QString err;

    /// Returns the output as a JSON object.
    QJsonObject json() const { return QJsonDocument::fromJson(out.toUtf8()).object(); }
};

/// Runs the command whose name \a arguments begin with, and returns its exit status.
inline int callCommand(const QStringList &arguments, QTextStream &out, QTextStream &err)
{
    return mexplorer::findProgramCommand(arguments.first())->call(arguments, out, err);
}

/// Runs the command \a name with \a arguments.
inline CommandRun runCommand(const QString &name, const QStringList &arguments)
{
    CommandRun result;
    QTextStream out(&result.out);
    QTextStream err(&result.err);
    result.status = callCommand(QStringList{name} + arguments, out, err);
    return result;
}

/// Checks that the command ended with \a status and wrote only a message that contains \a words.
inline void checkRefusal(const CommandRun &result, int status, const QString &words)
{
    QCOMPARE(result.status, status);
    QCOMPARE(result.out, QString());
    QVERIFY2(result.err.contains(words), qPrintable(result.err));
}
