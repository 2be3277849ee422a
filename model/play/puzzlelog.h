// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QByteArray>

namespace mexplorer {

/// The user's statistics of solved puzzles.
struct PuzzleLog
{
    int solved = 0; ///< at the first try, over all
    int failed = 0; ///< at the first try
    int streak = 0; ///< solved at the first try since the last failure
    int bestStreak = 0;
    qint64 lastDay = 0; ///< the last daily puzzle that was solved, as a Julian day; 0 if there is none
    int dayStreak = 0;  ///< daily puzzles solved on days in a row, up to lastDay

    /// Counts a puzzle, solved at the first try or not.
    void add(bool isSolved);
    /// Counts the daily puzzle of a day as solved.
    void addDay(qint64 julianDay);
    /// The number of days in a row that ends today or yesterday.
    int dayStreakOn(qint64 julianDay) const { return julianDay - lastDay <= 1 ? dayStreak : 0; }

    /// Reads the output of toJson(); numbers out of range are clamped.
    static Result<PuzzleLog> fromJson(const QByteArray &json);
    QByteArray toJson() const;

    bool operator==(const PuzzleLog &) const = default;
};

} // namespace mexplorer
