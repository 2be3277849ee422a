// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/session.h"
#include "tests/views/support/windowwait.h"
#include "views/play/playview.h"

#include <QTest>

#include <memory>

namespace mexplorer::samples {

/// The Play workspace in a separate window, for tests that derive from it.
class PlayFixture
{
protected:
    void showView()
    {
        m_session = std::make_unique<Session>();
        m_session->match()->solverSettings()->setSeed(1);
        m_session->exploration()->setLimits(20'000, 200'000); // the graph isn't needed
        m_match = m_session->match();
        m_view = std::make_unique<PlayView>(m_session.get());
        m_view->resize(1300, 760);
        m_view->show();
        QVERIFY(waitForWindowExposed(m_view.get()));
    }
    void dropView()
    {
        m_view.reset();
        m_session.reset();
    }
    /// Opens a game, and waits until its start is assessed.
    void open(const QString &expression)
    {
        QVERIFY(m_session->exploration()->open(expression));
        QTRY_VERIFY_WITH_TIMEOUT(m_session->exploration()->isReady(), 60'000);
        QTRY_VERIFY(m_match->assessment().isMade());
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<PlayView> m_view;
    Match *m_match = nullptr;
};

} // namespace mexplorer::samples
