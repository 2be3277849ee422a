// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#include <QWidget>

/// Waits longer than Qt's default, because a busy machine may be slow to show a window.
inline bool waitForWindowExposed(QWidget *window)
{
    return QTest::qWaitForWindowExposed(window, 60'000);
}

inline bool waitForWindowActive(QWidget *window)
{
    return QTest::qWaitForWindowActive(window, 60'000);
}
