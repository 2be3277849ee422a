// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The word that makes the benchmark program open the main window, draw one frame and end: `app/start` times it as a
/// process of its own.
inline constexpr char startWindowWord[] = "--start-window";

int startWindow(int argc, char **argv);
