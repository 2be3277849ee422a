// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>

namespace mexplorer {

/// The workspaces of a window, in the order of their tabs.
enum class WorkspaceId : quint8 { Explore, Step, Play, Sequence, Exercises, Puzzles };

/// The names of workspaces in documents.
inline constexpr std::array workspaceNames = {"explore", "step", "play", "sequence", "exercises", "puzzles"};
static_assert(workspaceNames.size() == std::size_t(WorkspaceId::Puzzles) + 1);

inline QString workspaceName(WorkspaceId id)
{
    return QLatin1String(workspaceNames[std::size_t(id)]);
}

} // namespace mexplorer
