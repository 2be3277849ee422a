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

class Exploration;
class Match;

/// Determines which answers are shown during a game: the judging of moves, and a hint at the current position, in
/// stages that reveal more and more. A new position starts without a hint.
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

    Hints(Solver solver, const Exploration *exploration, Match *match, Jobs *jobs, QObject *parent = nullptr);

    Stage stage() const { return m_stage; }
    /// The stage that showMore() moves to. If no move wins, the last one follows the first. The last stage is its own
    /// next stage.
    Stage nextStage() const;
    /// std::nullopt before the first stage.
    const std::optional<Hint> &hint() const { return m_hint; }
    /// The moves shown by the current stage: a set that contains a winning one, the best, or all.
    std::vector<Move> shownMoves() const;
    Judging judging() const { return m_judging; }
    bool showsValues() const { return m_judging == Judging::EveryMove; }
    /// The value after each legal move at the current position, if every move is judged and the values are available.
    const std::vector<MoveValue> &moveValues() const { return m_moveValues; }
    /// True if the answers to the current position are shown to the player, because of the hint or the judging.
    bool showAnswer() const;
    /// Explains in two sentences why views other than the board hide the answers, and the effect of showAnswers().
    static QString hiddenReason();
    /// Makes the hint again in the current language, at the same stage.
    QStringList texts() const override;
    void retranslate() override;
    void write(Document &document) const override;
    void restore(const Document &document, const Position &start) override;
    /// The player finds the answers alone, except for what the judging and the hints show, also in other workspaces.
    void limitAnswers(AnswerPolicy &answers) const override;

public slots:
    /// Moves on to the next stage. The first one starts a job of the solver.
    void showMore();
    /// Shows all answers to the current position in all views, and marks them as the last hint.
    void showAnswers();
    void setJudging(mexplorer::Judging judging);
    /// Judges every move, or restores the previous judging.
    void setValuesShown(bool shown);

signals:
    void changed();

private:
    void clear();
    void ask(Stage stage);
    void askValues();
    AnswerPolicy::Positions judgedPositions() const;

    Solver m_solver;
    const Exploration *m_exploration;
    Match *m_match;
    Job m_hinting;
    Job m_valuing;
    std::optional<Hint> m_hint;
    std::vector<MoveValue> m_moveValues;
    Stage m_stage = Stage::None;
    bool m_areAnswersShown = false; ///< for the current position, by showAnswers()
    Judging m_judging = Judging::AfterGame;
    Judging m_judgingWithoutValues = Judging::AfterGame;
};

} // namespace mexplorer
