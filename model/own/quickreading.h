// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <utility>

namespace mexplorer {

/// During the lifetime of this object, this thread reads a user's rules only as far as that takes a moment: where more
/// than a few choices would have to be tried, reading fails with Problem::Code::ThinkingTime. It is bound to the thread
/// because rules may be anywhere in an expression.
class QuickReading
{
public:
    QuickReading() : m_outer(std::exchange(s_isQuick, true)) {}
    ~QuickReading() { s_isQuick = m_outer; }
    QuickReading(const QuickReading &) = delete;
    QuickReading &operator=(const QuickReading &) = delete;

    static bool isQuick() { return s_isQuick; }

private:
    static inline constinit thread_local bool s_isQuick = false;

    bool m_outer;
};

} // namespace mexplorer
