// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/session.h"
#include "tests/views/support/samples.h"
#include "views/explore/explorecommands.h"
#include "views/explore/exploreview.h"
#include "views/widgets/commands.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QWheelEvent>

#include <set>

namespace mexplorer::samples {

inline std::set<PositionId> setOf(const std::vector<PositionId> &ids)
{
    return {ids.begin(), ids.end()};
}

/// The Explore workspace in a window, driven by keys and the mouse.
struct ExploreWindow
{
    Session session;
    ExploreView view{&session};

    explicit ExploreWindow(const QString &game, PositionId max = 200'000, QSize size = {1200, 800})
    {
        Theme::instance().setReducedMotion(true);
        view.resize(size);
        view.show();
        QApplication::setActiveWindow(&view);
        canvas().setFocus();
        session.exploration()->setLimits(max, session.exploration()->options().maxMoves);
        session.exploration()->open(game);
    }
    GraphCanvas &canvas() { return *view.canvas(); }
    Exploration &exploration() { return *session.exploration(); }
    GraphFilter &filter() { return *session.filter(); }
    const GameGraph &graph() { return *exploration().graph(); }
    const LayeredLayout &layout() { return *picture().layout; }
    const GraphPicture &picture() { return canvas().picture(); }
    bool isQuiet()
    {
        return exploration().isReady() && exploration().explored().start == exploration().start() &&
               filter().isCurrent() && session.jobs()->running().isEmpty() && canvas().isCurrent() &&
               !canvas().isSharpening();
    }
    template <class Widget = QWidget> Widget *find(const char *name)
    {
        return view.findChild<Widget *>(QLatin1String(name));
    }
    QAction *action(CommandId id) { return (*view.commands())[id]; }
    void trigger(CommandId id) { action(id)->trigger(); }
    /// Returns the shown positions by their numbers in the whole graph.
    std::set<PositionId> shown()
    {
        std::set<PositionId> ids;
        for (PositionId id = 0; id < picture().explored.graph->positionCount(); ++id)
            ids.insert(picture().wholeOf(ShownId(id)));
        return ids;
    }
    QPoint point(PositionId whole) { return canvas().pointOf(picture().shownOf(whole)).toPoint(); }
    void click(PositionId whole) { QTest::mouseClick(&canvas(), Qt::LeftButton, {}, point(whole)); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&canvas(), key, modifiers); }
    void type(const QString &query)
    {
        auto *search = find<QLineEdit>("findPositions");
        search->setFocus();
        search->clear();
        QTest::keyClicks(search, query);
    }
    void wheel(QPointF at, int turn)
    {
        QWheelEvent event(at, canvas().mapToGlobal(at), {}, {0, turn}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(&canvas(), &event);
    }
    static void move(QWidget &widget, QPointF to, Qt::MouseButtons buttons)
    {
        QMouseEvent event(QEvent::MouseMove, to, widget.mapToGlobal(to), Qt::NoButton, buttons, Qt::NoModifier);
        QApplication::sendEvent(&widget, &event);
    }
    QImage shot() { return canvas().grab().toImage(); }
    QString summary() { return find<QLabel>("graphSummary")->text(); }
};

} // namespace mexplorer::samples
