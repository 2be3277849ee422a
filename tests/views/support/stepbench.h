// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/session.h"
#include "tests/views/support/windowwait.h"
#include "views/step/picturepane.h"
#include "views/step/stepview.h"

#include <QApplication>
#include <QLabel>
#include <QTest>
#include <QToolButton>

namespace mexplorer::samples {

inline const QString example = QStringLiteral("subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14");

/// A Step workspace in a separate window, with a game.
struct Bench
{
    explicit Bench(const QString &game = {}, QSize size = {1024, 700}) : view(&session)
    {
        view.resize(size);
        view.show();
        if (!game.isEmpty())
            session.exploration()->open(game);
        settle();
    }

    bool settle()
    {
        return waitForWindowExposed(&view) &&
               QTest::qWaitFor(
                   [this] {
                       return (!session.exploration()->hasGame() || session.exploration()->isReady()) &&
                              session.jobs()->running().isEmpty();
                   },
                   60'000);
    }
    Walkthrough *walk() { return session.walkthrough(); }
    template <class Widget> Widget *find(const QString &name = {}) { return view.findChild<Widget *>(name); }
    PicturePane *pane() { return find<PicturePane>(QStringLiteral("stepPicture")); }
    /// Returns the current painter if it has this type; otherwise null.
    template <class Painter> const Painter *painter()
    {
        return pane()->isVisible() ? dynamic_cast<const Painter *>(pane()->painter()) : nullptr;
    }
    void key(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
    void click(const QString &button) { QTest::mouseClick(find<QToolButton>(button), Qt::LeftButton); }
    /// Returns the sentence without the marks that keep expressions together.
    QString sentence()
    {
        return find<QLabel>(QStringLiteral("stepSentence"))
            ->text()
            .remove(QChar(0x2060))
            .replace(QChar(QChar::Nbsp), u' ');
    }

    Session session;
    StepView view;
};

} // namespace mexplorer::samples
