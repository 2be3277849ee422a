// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/documents.h"
#include "model/session/session.h"

#include <QTest>

namespace mexplorer::samples {

/// The result of saving or opening a file.
struct FileOutcome
{
    std::optional<Problem> problem;
    bool isChangedOutside = false;
};

/// Calls \a function and waits for the result.
template <class Function> FileOutcome fileOutcome(Session &session, Documents &documents, Function function)
{
    FileOutcome outcome;
    bool isDone = false;
    QObject context;
    QObject::connect(&documents, &Documents::saved, &context, [&] { isDone = true; });
    QObject::connect(&documents, &Documents::opened, &context, [&] { isDone = true; });
    QObject::connect(&documents, &Documents::changedOutside, &context,
                     [&] { isDone = outcome.isChangedOutside = true; });
    QObject::connect(&session, &Session::problemFound, &context, [&](const Problem &problem) {
        outcome.problem = problem;
        isDone = true;
    });
    function();
    if (!QTest::qWaitFor([&] { return isDone; }, 60'000))
        outcome.problem = Problem::cancelled();
    return outcome;
}

/// Returns the problem of saving; std::nullopt on success.
inline std::optional<Problem> save(Session &session, Documents &documents, const QString &path)
{
    return fileOutcome(session, documents, [&] { documents.save(path); }).problem;
}

/// Returns the problem of opening; std::nullopt on success.
inline std::optional<Problem> open(Session &session, Documents &documents, const QString &path)
{
    return fileOutcome(session, documents, [&] { documents.open(path); }).problem;
}

} // namespace mexplorer::samples
