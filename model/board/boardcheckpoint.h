// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/board/boardmemo.h"

#include <QElapsedTimer>

#include <chrono>

namespace mexplorer {

// What a search of a game that clears cells has found, all numbers little-endian:
//
//     offset  bytes
//          0      8  "MEXPBRD1"
//          8      8  bytes of the game's text, r
//         16      8  number of parts, N
//         24      r  the game's rules, UTF-8
//     24 + r    16N  for each part, the word of its cells and what is known about it: see BoardMemo::Entry
//                32  BLAKE2b-256 of all that is before

/// Saves the results of a board search to a file, so that a later search can resume from it.
class BoardCheckpoint
{
public:
    static constexpr std::chrono::seconds usualInterval{60};

    /// The file at \a path holds parts of \a game only. It is due again \a interval after it was read or written.
    BoardCheckpoint(QString path, QString game, std::chrono::milliseconds interval = usualInterval);

    /// Adds what the file holds to \a memo; nothing if there is no file. Fails, and adds nothing, if it is damaged or of
    /// another game.
    std::optional<Problem> read(BoardMemo &memo);
    /// Replaces the file by what \a memo holds, which no other thread may use at the same time.
    std::optional<Problem> write(const BoardMemo &memo);
    /// True if it should be written, so that an interruption loses little work: no more often than it takes a tenth of
    /// the time.
    bool isDue() const { return m_sinceWritten.hasExpired(std::max<qint64>(m_interval.count(), 10 * m_cost)); }

private:
    QString m_path;
    QString m_game;
    std::chrono::milliseconds m_interval;
    QElapsedTimer m_sinceWritten;
    qint64 m_cost = 0; ///< milliseconds that it took to write
};

} // namespace mexplorer
