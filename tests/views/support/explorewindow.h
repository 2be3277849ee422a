#pragma once

#include "model/session/session.h"
#include "views/canvas/graphcanvas.h"
#include "views/explore/exploreview.h"
#include "views/theme/theme.h"

/// The Explore workspace in a window, driven by events only; tests add what they look at.
struct ExploreWindow
{
    mexplorer::Session session;
    mexplorer::ExploreView view{&session};

    ExploreWindow(const QString &game, QSize size)
    {
        mexplorer::Theme::instance().setReducedMotion(true);
        view.resize(size);
        view.show();
        session.exploration()->open(game);
    }
    mexplorer::GraphCanvas &canvas() { return *view.canvas(); }
    mexplorer::Exploration &exploration() { return *session.exploration(); }
    bool isSharp() { return canvas().isCurrent() && !canvas().isSharpening() && session.jobs()->running().isEmpty(); }
};
