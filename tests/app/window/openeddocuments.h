// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/documents.h"
#include "model/session/session.h"

#include <QTest>

namespace mexplorer::samples {

/// A window's session with its documents, without the window.
struct OpenedDocuments
{
    Session session;
    Documents documents{&session};

    OpenedDocuments()
    {
        QObject::connect(&session, &Session::workspaceRequested, &session, &Session::setWorkspace);
        session.walkthrough()->setActive(true);
    }

    bool open(const QString &game) { return session.exploration()->open(game) && settle(); }
    /// Waits until nothing is computed.
    bool settle()
    {
        return QTest::qWaitFor(
            [this] {
                return session.exploration()->isReady() && session.filter()->isCurrent() &&
                       session.jobs()->running().isEmpty();
            },
            60'000);
    }
};

} // namespace mexplorer::samples
