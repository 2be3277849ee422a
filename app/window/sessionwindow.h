#pragma once

#include "app/window/documents.h"
#include "app/window/mainwindow.h"
#include "model/session/session.h"

namespace mexplorer {

struct SessionOwner
{
    Session ownSession;
    Documents ownDocuments{&ownSession};
};

/// A main window with a session of its own, which is there before the window and outlives it: the views refer to it
/// until their end.
class SessionWindow : private SessionOwner, public MainWindow
{
public:
    explicit SessionWindow(QWidget *parent = nullptr) : MainWindow(&ownSession, &ownDocuments, parent) {}
};

} // namespace mexplorer
