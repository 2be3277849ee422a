// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/joinedposition.h"
#include "model/notation/expression.h"
#include "model/session/session.h"
#include "tests/testprogram.h"

#include <QTest>

/// Base class of tests of a playing session without a window.
namespace matchbench {

using namespace mexplorer;

inline Position read(const QString &text)
{
    return parsePosition(text).value();
}

inline Move moveIn(const Position &position, const QString &text)
{
    const Result<Move> move = readMove(position, text, 100'000);
    if (!move)
        qFatal("%s", qPrintable(move.problem().message));
    return *move;
}

class MatchFixture : public QObject
{
protected:
    void start()
    {
        m_session = std::make_unique<Session>();
        m_match = m_session->match();
        m_match->solverSettings()->setSeed(1);
        m_match->solverSettings()->setDelay(0);
        m_match->setActive(true);
    }
    void open(const QString &text, Sides sides = {Side::Human, Side::Human})
    {
        m_match->setSides(sides);
        QVERIFY(m_session->exploration()->open(text));
        QTRY_VERIFY(m_session->exploration()->isReady());
    }
    void play(const QString &text) { QVERIFY(m_match->playMove(moveIn(m_match->position(), text))); }

    std::unique_ptr<Session> m_session;
    Match *m_match = nullptr;
};

} // namespace matchbench
