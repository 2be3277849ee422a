// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/solver.h"

namespace mexplorer {

// The search of boards of a game that clears cells, split into jobs for several machines. They are files in a folder:
//
//     question.txt    the position, the number of jobs, and the greatest value that they look for
//     1.job           this value, and positions on whose values that of the question depends, one in each line
//     1.values        what the job has found: each of its positions with its value, and a checksum
//     1.checkpoint    of a job that is not complete: see BoardCheckpoint
//
// A job can be repeated at any time: it resumes where it was interrupted, and does nothing if it is complete.

/// How a search is split.
struct SplitSearch
{
    quint64 jobs = 0;
    quint64 positions = 0; ///< of all jobs; each once
    Value most = 0;        ///< the jobs find values through this one, and which ones are greater
};

/// A position, and what a job has found.
struct FoundValue
{
    QString position;
    Value value = 0;
    bool isGreater = false; ///< its value is greater than that
};

/// A question with what its jobs have found.
struct JoinedQuestion
{
    Position position;
    Value most = 0;                             ///< as in SplitSearch
    std::optional<Problem> incompleteJobs = {}; ///< which ones are not complete, if any
};

inline constexpr quint64 maxBoardJobs = 100'000;
inline constexpr Value maxJobValue = 40; ///< that a job looks for

/// Writes the files of the question and of at most \a jobs jobs to \a folder, which must be empty or not exist. The
/// jobs look for values through \a most: enough if that of the question is at most that.
Result<SplitSearch> splitSearch(const Position &question, quint64 jobs, Value most, const QString &folder,
                                JobControl &control);

/// Finds the values for the job at \a path, writes them, and returns them. Uses both cores. When cancelled, the
/// checkpoint holds what is found.
Result<std::vector<FoundValue>> runBoardJob(const QString &path, JobControl &control);

/// Lets \a solver know what the jobs in \a folder have found, and returns the question, which it then answers soon, if
/// its value is at most the one they looked for and all of them are complete.
Result<JoinedQuestion> joinBoardJobs(const QString &folder, const Solver &solver);

} // namespace mexplorer
