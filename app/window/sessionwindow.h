#pragma once

#include "app/window/mainwindow.h"
#include "model/session/session.h"

namespace mexplorer {

struct SessionOwner
{
    Session ownSession;
};

/// A main window and its session, which is there before the window and outlives it: the views refer to it until their
/// end.
class SessionWindow : private SessionOwner, public MainWindow
{
public:
    explicit SessionWindow(QWidget *parent = nullptr) : MainWindow(&ownSession, parent) {}
};

} // namespace mexplorer
