// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/documents.h"
#include "app/window/mainwindow.h"
#include "model/session/session.h"

#include <QStandardPaths>

namespace mexplorer {

struct SessionOwner
{
    Session ownSession;
    Documents ownDocuments{&ownSession};
};

/// A main window with its session, which is created before the window and outlives it: the views refer to it until they
/// are destroyed. The scoreboard and the log of solved puzzles are stored with the program's data.
class SessionWindow : private SessionOwner, public MainWindow
{
public:
    explicit SessionWindow(QWidget *parent = nullptr) : MainWindow(&ownSession, &ownDocuments, parent)
    {
        ownSession.keepProgressIn(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    }

    Documents *documents() { return &ownDocuments; }
};

} // namespace mexplorer
