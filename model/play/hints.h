// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/documents/part.h"
#include "model/explore/answerpolicy.h"
#include "model/play/hint.h"
#include "model/play/movevalues.h"
#include "model/play/players.h"
#include "model/solve/solver.h"

#include <QObject>

#include <optional>

namespace mexplorer {

class Match;

/// How much is shown of the answers during a game: the judging of moves, and help at the present position, a
/// hint in stages that show more and more. Another position begins without a hint.
class Hints : public Part
{
    Q_OBJECT

public:
    enum class Stage : quint8 {
        None,
        Verdict, ///< is it won?
        Where,   ///< in which components or part of the board
        Set,     ///< some moves, one of which wins
        Move,    ///< the best move
        Reason,  ///< every winning move, and why
    };

    Hints(Solver solver, Match *match, Jobs *jobs, QObject *parent = nullptr);

    Stage stage() const { return m_stage; }
    /// The stage that showMore() leads to: where no move wins, the last one follows the first; at the end the same.
    Stage nextStage() const;
    /// Nothing before the first stage.
    const std::optional<Hint> &hint() const { return m_hint; }
    /// The moves that the present stage shows: a set that holds a winning one, the best, or all.
    std::vector<Move> shownMoves() const;
    Judging judging() const { return m_judging; }
    bool areValuesShown() const { return m_judging == Judging::EveryMove; }
    /// What each legal move at the present position leaves, while every move is judged and as soon as it is known.
    const std::vector<MoveValue> &moveValues() const { return m_moveValues; }
    /// True if the answers to the present position are shown to the player: by the hint, or as the judging has it.
    bool showAnswer() const;
    /// Why views that nothing is played in show no answers, and what showAnswers() does about it; two sentences.
    static QString whyHidden();
    /// Makes the hint again in the present language; the stage stays.
    void retranslate() override;
    // The judging is kept with the game.
    void write(Document &document) const override;
    void restore(const Document &document, const Position &start) override;

public slots:
    /// Goes on to the next stage; the solver is asked for the first one, off the GUI thread.
    void showMore();
    /// Shows all answers to the present position, wherever it is looked at, and marks that as the last hint.
    void showAnswers();
    void setJudging(mexplorer::Judging judging);
    /// Judges every move, or as before that.
    void setValuesShown(bool shown);

signals:
    void changed();

private:
    void clear();
    void ask(Stage stage);
    void askValues();

    Solver m_solver;
    Match *m_match;
    Job m_hinting;
    Job m_valuing;
    std::optional<Hint> m_hint;
    std::vector<MoveValue> m_moveValues;
    Stage m_stage = Stage::None;
    bool m_areAnswersShown = false; ///< to the present position, as they were asked for
    Judging m_judging = Judging::AfterGame;
    Judging m_judgingWithoutValues = Judging::AfterGame;
};

} // namespace mexplorer
