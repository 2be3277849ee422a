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

/// The game that is being played: its tree of variations, the place in it, and who plays. Undo and redo move the place;
/// a move from an earlier place is a branch. The solver chooses moves and assesses positions off the GUI thread. The
/// exploration's selection follows the moves, and a new start of the exploration begins a new game. Under another
/// convention of the exploration the moves stay, but a finished game keeps the one under which it was won: it is added
/// to games(), and a new one begins.
class Match : public Part
{
    Q_OBJECT

public:
    /// What goes on at the present place. A new game, a move, going back and other sides lead to the state that the
    /// place calls for: HumanTurn, Waiting, Thinking, Paused or Over. Besides:
    ///     Waiting   -> Thinking             a view of the match becomes visible
    ///     Paused    -> Thinking or Waiting  the solver is asked to move
    ///     Thinking  -> Answering            it has its move
    ///     Thinking  -> Paused               there is none that it could make
    ///     Answering -> HumanTurn ...        the move is made
    enum class State : quint8 {
        NoGame,
        HumanTurn,
        Waiting,   ///< the solver's turn, but no view of the match is visible
        Thinking,  ///< the solver chooses its move
        Answering, ///< it has chosen, and waits for the delay to pass
        Paused,    ///< the solver's turn, reached by going back: it moves when asked to
        Over,      ///< the position has no move, or the game is drawn
    };
    /// True if a match can go from one of these states to the other; from each to itself only for another place.
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
    /// The line of play through the place.
    const GameRecord &record() const { return m_game->line(); }
    std::size_t place() const { return m_game->place(); }
    const Position &position() const { return record().position(place()); }
    const Assessment &assessment() const { return record().assessment(place()); }
    Player turn() const { return record().turn(place()); }
    /// True if the position at place() has no move.
    bool isOver() const { return record().isOver() && place() == record().length(); }
    /// True once the game is over, and while its earlier positions are looked at; false again when a move is taken back
    /// or another one is made.
    bool isReviewed() const { return m_isReviewed; }
    /// True from the first move on until the game is over.
    bool isUnderWay() const { return hasGame() && record().length() > 0 && !m_isReviewed; }
    GameResult result() const { return commentary().result(record()); }

    const Sides &sides() const { return m_sides; }
    /// Of two people at one screen.
    const PlayerNames &names() const { return m_names; }
    /// Both, with who plays for the solver.
    Players players() const;
    Commentary commentary() const { return Commentary(players()); }
    /// The player in whose colours the boards show \a player: against a solver a human always has the first player's,
    /// and players who change places keep theirs.
    Player colorOf(Player player) const;
    Convention convention() const;
    /// How the solver's sides play.
    SolverSettings *solverSettings() { return &m_settings; }
    const SolverSettings *solverSettings() const { return &m_settings; }
    /// True if solvers that play each other wait before each move until letSolverMove().
    bool isStepwise() const { return m_isStepwise; }
    /// True if a human may move now.
    bool isHumanTurn() const { return m_state == State::HumanTurn; }
    /// How much of its thinking time the solver has left, in milliseconds; 0 if it doesn't think.
    int thinkingLeftMs() const
    {
        return m_state == State::Thinking ? static_cast<int>(m_thinksUntil.remainingTime()) : 0;
    }
    /// True while the solver chooses its move, or waits for the delay to pass.
    bool isThinking() const { return m_state == State::Thinking || m_state == State::Answering; }

    bool canUndo() const { return hasGame() && (canUndoInGame() || canUndoStart()); }
    bool canRedo() const { return hasGame() && (canRedoInGame() || canRedoStart()); }
    /// Looks again at what the solver didn't find, as the reasons are in the language of the time.
    void retranslate() override { forgetUnknown(); }
    void write(Document &document) const override;
    void restore(const Document &document, const Position &start) override;
    /// Games left for others, the oldest first; saving them copies none.
    const std::vector<PlayedGamePtr> &games() const { return m_games; }

public slots:
    void setActive(bool active);
    /// Makes a move for the player to move; nothing, and problemFound(), if it isn't legal.
    bool play(std::size_t component, const mexplorer::CellVector &after);
    /// Makes the move after which \a after is on the boards; false if there is none.
    bool playTo(const mexplorer::Position &after);
    bool playMove(const mexplorer::Move &move) { return play(move.component, move.cells); }
    /// Takes back what was done last: a change of the tree, or else a move, back to the last position in which a human
    /// was to move; by one move if two humans or two solvers play. At the start of a game from an edited position the
    /// game that it replaced comes back.
    void undo();
    /// Does again what undo() took back last.
    void redo();
    /// To look at another node of the tree.
    void goToNode(mexplorer::NodeId node);
    /// To look at a place of the game.
    void goTo(std::size_t place);
    /// Resumes from a place, as if the moves after it hadn't been made.
    void tryAgain(std::size_t place);
    // Changes of the tree, which undo() takes back.
    void annotate(mexplorer::NodeId node, const mexplorer::MoveNote &note);
    /// Makes the variation of \a node the first one where it branches off.
    void promote(mexplorer::NodeId node);
    /// Removes a move and all after it; the place moves before it if it was within.
    void removeVariation(mexplorer::NodeId node);
    /// A hint was asked for here: the tree keeps its stage.
    void markHint(int stage);
    /// The board says by which of its pieces the move was made that is new; kept for another day.
    void keepPieces(const mexplorer::MovePieces &pieces);
    /// The solver moves now, at a place reached by going back, or the next move of solvers that are held.
    void letSolverMove();
    /// A solver that thinks makes the move that it has; one that has none guesses.
    void moveNow();
    /// Solvers that play each other wait for letSolverMove(), or go on.
    void setStepwise(bool held);
    /// A new game from the start of this one.
    void restart();
    /// A new game from \a position, which becomes the start of the exploration; without \a convention under that of the
    /// present game, if people play both under the same one.
    void setPosition(const mexplorer::Position &position, std::optional<mexplorer::Convention> convention = {});
    /// A new game from a position that was edited on the boards, which undo() takes back.
    void openEdited(const mexplorer::Position &position);
    /// A new game from the position that is selected in the graph.
    void playFromSelection();
    /// Continues a game of games(); the present one takes its place there.
    void reopen(std::size_t index);
    /// Puts games from a file among games(), before those that are there.
    void addGames(const std::vector<mexplorer::PlayedGamePtr> &games);
    /// Continues a game that was read from a file; its start becomes that of the exploration.
    void openGame(const mexplorer::PlayedGame &game);
    /// Continues a game of a document, which may have begun elsewhere than the exploration: that one stays as it is.
    void restoreGame(const mexplorer::PlayedGame &game);

    /// Who plays from now on; the moves that were made stay.
    void setSides(mexplorer::Sides sides);
    void setNames(const mexplorer::PlayerNames &names);
    /// Sides, opponents and names together.
    void setPlayers(const mexplorer::Players &players);
    /// Lets the other side start: a human and a solver change places, with how it plays.
    void swapSides();

signals:
    void activeChanged(bool active);
    /// Another position is on the boards.
    void positionChanged();
    /// Moves or assessments changed; once for several assessments.
    void recordChanged();
    /// Whose turn it is, whether the solver thinks, or who plays changed.
    void turnChanged();
    void gamesChanged();
    /// The solver's move, which is on the boards, was guessed: \a why, and what would help.
    void guessed(const QString &why);

private:
    /// How the exploration's selection and the place of the match are brought together.
    enum class Sync : quint8 {
        Done,
        Leading,         ///< the exploration is being led to a game that begins here
        SelectWhenReady, ///< the graph's position on the boards is selected when the graph is there
        ResumeWhenReady, ///< the earlier game that was left at what is selected then is resumed
    };
    /// A game that was replaced by another one, whose start was edited.
    struct EditedStart
    {
        PlayedGame before;
        PlayedGame after; ///< as it was when the edit was undone
    };

    bool canUndoInGame() const { return place() > 0 || m_game->canUndoEdit(); }
    bool canRedoInGame() const { return place() < record().length() || m_game->canRedoEdit(); }
    bool canUndoStart() const;
    bool canRedoStart() const;
    void undoStart();
    void redoStart();
    void resume(const PlayedGame &game);
    void startFromExploration();
    void begin(PlayedGame game);
    void leavePresentGame();
    void resumeEarlierGame();
    void makeMove(Move move);
    void placeChanged();
    void treeChanged(NodeId before);
    void selectPosition();
    void assessNext(std::size_t count = 1);
    State stateOfPlace() const;
    void setState(State state);
    void enter(State state); ///< with turnChanged()
    void think();
    void setReply(const SolverReply &reply);
    void giveUp(const Problem &problem);
    void makeAnswer();
    void forgetUnknown();

    Exploration *m_exploration;
    Job m_assessing;
    Job m_thinking;
    Solver m_solver;
    std::optional<PlayedGame> m_game;
    std::vector<PlayedGamePtr> m_games;
    std::vector<EditedStart> m_editedStarts;
    std::size_t m_editedCount = 0; ///< of m_editedStarts that are made, not taken back
    Sides m_sides;
    PlayerNames m_names;
    SolverSettings m_settings;
    QElapsedTimer m_thought;         ///< since the solver began to think
    QDeadlineTimer m_thinksUntil;    ///< it has a move by then
    bool m_isHurried = false;        ///< it is to move at once
    QTimer m_delay;                  ///< while Answering
    std::optional<Move> m_answer;    ///< the move that is made then
    QString m_whyGuessed;            ///< empty if that is no guess
    std::optional<NodeId> m_newNode; ///< after a move that has just been made for the first time
    bool m_areColorsSwapped = false; ///< of two humans or two solvers who changed places
    bool m_isStepwise = false;
    bool m_active = false;
    bool m_isReviewed = false;
    State m_state = State::NoGame;
    Sync m_sync = Sync::Done;
};

} // namespace mexplorer
