// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <utility>

namespace mexplorer {

/// Work of this thread that the number of listed moves doesn't show, in moves: a user's rules may try millions of
/// choices to find one. Who counts the moves of a search takes it.
class ExtraWork
{
public:
    static void add(quint64 moves) { s_moves += moves; }
    static quint64 take() { return std::exchange(s_moves, 0); }

private:
    static inline constinit thread_local quint64 s_moves = 0;
};

} // namespace mexplorer
