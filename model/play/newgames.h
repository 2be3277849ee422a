// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/documents/part.h"
#include "model/play/playedgame.h"
#include "model/solve/solver.h"

#include <optional>

namespace mexplorer {

class Match;

/// New games of a match: from positions that are drawn by its seed, of the same family and about as big as the one that
/// was opened, where sizes don't shrink when drawn again; and from positions that a person edited, which can be undone.
class NewGames : public Part
{
    Q_OBJECT

public:
    NewGames(Solver solver, Match *match, Jobs *jobs, QObject *parent = nullptr);

    /// True until the human has chosen who starts the game of openToChoose(), or another game or other sides are
    /// chosen.
    bool isSideOpen() const { return m_isSideOpen; }
    /// True at the start of a game from an edited position.
    bool canUndoEdit() const;
    bool canRedoEdit() const;

public slots:
    /// The next position by the seed, which is another one where the game allows it.
    void openRandom();
    /// A position that the human wins who plays perfectly, the first of two; a search in the background.
    void openWinnable();
    /// A position that the human sees before choosing the side.
    void openToChoose();
    /// A position that was edited on the boards.
    void openEdited(const mexplorer::Position &position);
    /// Back to the game that the edited position replaced.
    void undoEdit();
    void redoEdit();
    /// The human starts, or the solver.
    void chooseSide(bool starts);

signals:
    void sideOpenChanged();
    void editsChanged();

private:
    /// Positions drawn one after the other.
    struct Series
    {
        Position pattern; ///< what they are like: the start before the first of them
        Position last;
    };

    /// A game that was replaced by another one, whose start was edited.
    struct Edit
    {
        PlayedGame before;
        PlayedGame after; ///< as it was when the edit was undone
    };

    const Position &pattern();
    void resume(const PlayedGame &game);
    void open(const Position &drawn);
    void setSideOpen(bool open);

    Solver m_solver;
    Match *m_match;
    Job m_drawing;
    std::optional<Series> m_series;
    std::vector<Edit> m_edits;
    std::size_t m_editCount = 0; ///< of m_edits that are made, not taken back
    bool m_isSideOpen = false;
};

} // namespace mexplorer
