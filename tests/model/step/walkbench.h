// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notation/expression.h"
#include "model/session/session.h"

#include <QTest>

namespace mexplorer {

/// A session with a game open, its graph built and the walk-through active on its trace.
struct WalkFixture
{
    explicit WalkFixture(const QString &game)
    {
        session.walkthrough()->setActive(true);
        session.exploration()->open(game);
        settle();
    }

    bool settle()
    {
        return QTest::qWaitFor(
            [this] { return session.exploration()->isReady() && session.jobs()->running().isEmpty(); }, 60'000);
    }
    Walkthrough *walk() { return session.walkthrough(); }
    Exploration *exploration() { return session.exploration(); }
    void select(const QString &position)
    {
        QVERIFY(exploration()->selectPosition(*parsePosition(position)));
        QVERIFY(settle());
    }

    Session session;
};

} // namespace mexplorer
