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

/// A main window with a session of its own, which is there before the window and outlives it: the views refer to it
/// until their end. What was won and solved is kept with the program's data.
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
