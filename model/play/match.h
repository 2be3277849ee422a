// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/documents/part.h"
#include "model/play/commentary.h"
#include "model/play/playedgame.h"
#include "model/play/players.h"
#include "model/play/solversettings.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QTimer>

#include <optional>

namespace mexplorer {

class Exploration;
struct SolverReply;

/// The current game: its tree of variations, the current node, and the players. Undo and redo change the current node;
/// a move from an earlier node creates a branch. The solver chooses moves and assesses positions off the GUI thread.
/// The exploration's selection follows the moves, and a new start of the exploration begins a new game. When the
/// exploration's convention changes, the moves are kept, except that a finished game keeps its convention: it is added
/// to games(), and a new one begins.
class Match : public Part
{
    Q_OBJECT

public:
    /// The state at the current node. A new game, a move, going back and other sides lead to the state of the node:
    /// HumanTurn, Waiting, Thinking, Paused or Over. Other transitions:
    ///     Waiting   -> Thinking             a view of the match becomes visible
    ///     Paused    -> Thinking or Waiting  letSolverMove() is called
    ///     Thinking  -> Answering            the solver has chosen its move
    ///     Thinking  -> Paused               the solver found no move
    ///     Answering -> HumanTurn ...        the move is made
    enum class State : quint8 {
        NoGame,
        HumanTurn,
        Waiting,   ///< the solver's turn, but no view of the match is visible
        Thinking,  ///< the solver chooses its move
        Answering, ///< it has chosen, and waits for the delay to pass
        Paused,    ///< the solver's turn, reached by going back: it moves on letSolverMove()
        Over,      ///< the position has no move, or the game is drawn
    };
    /// True if \a from can change to \a to. A state follows itself only at another node.
    static constexpr bool isTransition(State from, State to)
    {
        return to != State::NoGame && (to != State::Answering || from == State::Thinking);
    }

    Match(Solver solver, Exploration *exploration, Jobs *jobs, QObject *parent = nullptr);

    State state() const { return m_state; }
    /// True while a view of the match is visible; only then does the solver move and assess.
    bool isActive() const { return m_active; }
    bool hasGame() const { return m_game.has_value(); }
    /// These require hasGame().
    const PlayedGame &game() const { return *m_game; }
    const GameTree &tree() const { return m_game->tree(); }
    NodeId node() const { return m_game->node(); }
    /// The line of play through the current node.
    const GameRecord &record() const { return m_game->line(); }
    /// The number of moves from the start to the current node.
    std::size_t ply() const { return m_game->ply(); }
    const Position &position() const { return record().position(ply()); }
    const Assessment &assessment() const { return record().assessment(ply()); }
    Player turn() const { return record().turn(ply()); }
    /// True if the position at ply() has no move.
    bool isOver() const { return record().isOver() && ply() == record().length(); }
    /// True from the end of the game on, also while earlier positions are visited; false again when a move is taken
    /// back or a new one is made.
    bool isReviewed() const { return m_isReviewed; }
    /// True from the first move on until the game is over.
    bool isUnderWay() const { return hasGame() && record().length() > 0 && !m_isReviewed; }
    GameResult result() const { return commentary().result(record()); }

    const Sides &sides() const { return m_sides; }
    /// The names of two human players.
    const PlayerNames &names() const { return m_names; }
    /// The sides, the names, and the opponents that play for the solver.
    Players players() const;
    Commentary commentary() const { return Commentary(players()); }
    /// The player in whose colours the boards show \a player: a human against a solver always has the first player's,
    /// and players who swap sides keep theirs.
    Player colorOf(Player player) const;
    Convention convention() const;
    /// The settings of the solver's sides.
    SolverSettings *solverSettings() { return &m_settings; }
    const SolverSettings *solverSettings() const { return &m_settings; }
    /// True if solvers that play each other wait before each move until letSolverMove().
    bool isStepwise() const { return m_isStepwise; }
    /// True if a human may move now.
    bool isHumanTurn() const { return m_state == State::HumanTurn; }
    /// The remaining thinking time of the solver, in milliseconds; 0 if it isn't thinking.
    int thinkingLeftMs() const
    {
        return m_state == State::Thinking ? static_cast<int>(m_thinksUntil.remainingTime()) : 0;
    }
    /// True while the solver chooses its move, or waits for the delay to pass.
    bool isThinking() const { return m_state == State::Thinking || m_state == State::Answering; }

    bool canUndo() const { return hasGame() && (canUndoInGame() || canUndoStart()); }
    bool canRedo() const { return hasGame() && (canRedoInGame() || canRedoStart()); }
    /// Assesses again the positions that the solver gave up, because the reasons are translated.
    /// The reasons why positions weren't assessed.
    QStringList texts() const override;
    void retranslate() override { clearUnknown(); }
    void write(Document &document) const override;
    void restore(const Document &document, const Position &start) override;
    /// Earlier games that were replaced by others, the oldest first. They are shared, not copied, when they are saved.
    const std::vector<PlayedGamePtr> &games() const { return m_games; }

public slots:
    void setActive(bool active);
    /// Makes a move for the player to move. Returns false and emits problemFound() if it isn't legal.
    bool play(std::size_t component, const mexplorer::CellVector &after);
    /// Makes the move that leads to \a after. Returns false if there is none.
    bool playTo(const mexplorer::Position &after);
    bool playMove(const mexplorer::Move &move) { return play(move.component, move.cells); }
    /// Takes back the last change of the tree, or else a move, back to the last position with a human to move; only one
    /// move if two humans or two solvers play. At the start of a game from an edited position, restores the game that
    /// it replaced.
    void undo();
    /// Redoes the last change or move taken back.
    void redo();
    /// Moves to another node of the tree.
    void goToNode(mexplorer::NodeId node);
    /// Moves to the position after \a ply moves of the line of play.
    void goTo(std::size_t ply);
    /// Resumes the game from a ply before the end, which ends the review.
    void tryAgain(std::size_t ply);
    // Changes of the tree can be undone.
    void annotate(mexplorer::NodeId node, const mexplorer::MoveNote &note);
    /// Makes the variation of \a node the first one at its branching point.
    void promote(mexplorer::NodeId node);
    /// Removes a move and its continuation. If the current node is removed, the one before the move becomes current.
    void removeVariation(mexplorer::NodeId node);
    /// Records in the tree that a hint of this stage was shown here.
    void markHint(int stage);
    /// Stores the pieces with which the latest new move was made.
    void keepPieces(const mexplorer::MovePieces &pieces);
    /// Makes the solver move at a position reached by going back, or makes the next move of two paused solvers.
    void letSolverMove();
    /// Makes the solver move at once. If it hasn't found a move yet, it guesses.
    void moveNow();
    /// Makes solvers that play each other wait for letSolverMove() before each move, or continue.
    void setStepwise(bool held);
    /// Starts a new game from the start of this one.
    void restart();
    /// Starts a new game from \a position, which becomes the start of the exploration. Without \a convention, uses that
    /// of the current game if both games are misère games or neither is.
    void setPosition(const mexplorer::Position &position, std::optional<mexplorer::Convention> convention = {});
    /// Starts a new game from a position edited on the boards, which undo() takes back.
    void openEdited(const mexplorer::Position &position);
    /// Starts a new game from the position selected in the graph.
    void playFromSelection();
    /// Continues one of games(). The current game is added to them.
    void reopen(std::size_t index);
    /// Inserts games from a file before those in games().
    void addGames(const std::vector<mexplorer::PlayedGamePtr> &games);
    /// Continues a game read from a file. Its start becomes that of the exploration.
    void openGame(const mexplorer::PlayedGame &game);
    /// Continues a game of a document. Unlike openGame(), doesn't change the start of the exploration.
    void restoreGame(const mexplorer::PlayedGame &game);

    /// Sets who plays; the moves made so far are kept.
    void setSides(mexplorer::Sides sides);
    void setNames(const mexplorer::PlayerNames &names);
    /// Sides, opponents and names together.
    void setPlayers(const mexplorer::Players &players);
    /// Swaps the players, with their names and opponents.
    void swapSides();

signals:
    void activeChanged(bool active);
    /// Emitted when the current position changed.
    void positionChanged();
    /// Emitted when moves or assessments changed; once for several assessments.
    void recordChanged();
    /// Emitted when the turn, the state or the players changed.
    void turnChanged();
    void gamesChanged();
    /// Emitted when the solver's move was a guess: \a why explains it, and how to avoid it.
    void guessed(const QString &why);

private:
    /// State of the synchronization of the exploration's selection with the current node of the match.
    enum class Sync : quint8 {
        Done,
        Leading,         ///< the exploration is being set to the start of a game that begins here
        SelectWhenReady, ///< the current position is selected once the graph is ready
        ResumeWhenReady, ///< an earlier game that contains the selected position is resumed then
    };
    /// A game that was replaced by one from an edited start.
    struct EditedStart
    {
        PlayedGame before;
        PlayedGame after; ///< as it was when the edit was undone
    };

    bool canUndoInGame() const { return ply() > 0 || m_game->canUndoEdit(); }
    bool canRedoInGame() const { return ply() < record().length() || m_game->canRedoEdit(); }
    bool canUndoStart() const;
    bool canRedoStart() const;
    void undoStart();
    void redoStart();
    void resume(const PlayedGame &game);
    void startFromExploration();
    void begin(PlayedGame game);
    void storeCurrentGame();
    void resumeEarlierGame();
    void makeMove(Move move);
    void nodeChanged();
    void treeChanged(NodeId before);
    void selectPosition();
    void assessNext(std::size_t count = 1);
    State stateOfNode() const;
    void setState(State state);
    void enter(State state); ///< with turnChanged()
    void think();
    void setReply(const SolverReply &reply);
    void giveUp(const Problem &problem);
    void makeAnswer();
    void clearUnknown();

    Exploration *m_exploration;
    Job m_assessing;
    Job m_thinking;
    Solver m_solver;
    std::optional<PlayedGame> m_game;
    std::vector<PlayedGamePtr> m_games;
    std::vector<EditedStart> m_editedStarts;
    std::size_t m_editedCount = 0; ///< number of m_editedStarts that are done, not undone
    Sides m_sides;
    PlayerNames m_names;
    SolverSettings m_settings;
    QElapsedTimer m_thought;         ///< since the solver began to think
    QDeadlineTimer m_thinksUntil;    ///< time limit of the thinking
    bool m_isHurried = false;        ///< by moveNow()
    QTimer m_delay;                  ///< while Answering
    std::optional<Move> m_answer;    ///< the move that m_delay will make
    QString m_guessReason;           ///< empty if the move isn't a guess
    std::optional<NodeId> m_newNode; ///< the node of a move that was just made for the first time
    bool m_hasSwappedColors = false; ///< two humans or two solvers swapped sides
    bool m_isStepwise = false;
    bool m_active = false;
    bool m_isReviewed = false;
    State m_state = State::NoGame;
    Sync m_sync = Sync::Done;
};

} // namespace mexplorer
