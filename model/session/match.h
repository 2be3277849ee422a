#pragma once

#include "model/play/commentary.h"

#include <QObject>
#include <QTimer>

namespace mexplorer {

class Exploration;
class Jobs;

/// The game that is being played: a record, the place in it, and who plays. Undo and redo move the place; a move from
/// an earlier place starts a new record and keeps the old one among games(). The solver thinks off the GUI thread, and
/// each position of the record is assessed there. The exploration's selection follows the moves, and a new start there
/// is a new game here.
class Match : public QObject
{
    Q_OBJECT

public:
    /// A game that was left for another one.
    struct KeptGame
    {
        GameRecord record;
        std::size_t place = 0;
    };

    Match(Solver solver, Exploration *exploration, Jobs *jobs, QObject *parent = nullptr);

    /// True while someone looks at the game: only then does the solver move and assess.
    bool isActive() const { return m_active; }
    bool hasGame() const { return m_record.has_value(); }
    /// These ask for hasGame().
    const GameRecord &record() const { return *m_record; }
    std::size_t place() const { return m_place; }
    const Position &position() const { return m_record->position(m_place); }
    const Assessment &assessment() const { return m_record->assessment(m_place); }
    Player turn() const { return m_record->turn(m_place); }
    /// True if the position at place() has no move.
    bool isOver() const { return m_record->isOver() && m_place == m_record->length(); }
    GameResult result() const { return commentary().result(*m_record); }

    const Sides &sides() const { return m_sides; }
    Commentary commentary() const { return Commentary(m_sides); }
    Convention convention() const;
    int level() const { return m_level; }
    int delay() const { return m_delay; }
    quint64 seed() const { return m_seed; }
    int thinkingTimeMs() const { return m_thinkingTimeMs; }
    /// True if a human may move now.
    bool isHumanTurn() const;
    /// True while the solver chooses its move, or waits for the delay to pass.
    bool isThinking() const { return m_thinking; }
    /// True at a place of the solver's to which someone went back: it moves when asked to.
    bool isSolverPaused() const;

    bool canUndo() const { return hasGame() && m_place > 0; }
    bool canRedo() const { return hasGame() && m_place < m_record->length(); }
    /// Games left for others, the oldest first.
    const std::vector<KeptGame> &games() const { return m_games; }

public slots:
    void setActive(bool active);
    /// Makes a move for whoever's turn it is; nothing, and problemFound(), if it isn't legal.
    bool play(std::size_t component, const mexplorer::CellVector &after);
    bool playMove(const mexplorer::Move &move) { return play(move.component, move.cells); }
    /// Back to the last position in which a human was to move; by one move if two humans or two solvers play.
    void undo();
    void redo();
    void goTo(std::size_t place);
    /// The solver moves now, at a place to which someone went back.
    void letSolverMove();
    /// A new game from the start of this one.
    void restart();
    /// A new game from a random position of the same family, about as big as the one that was opened; drawn again, the
    /// sizes don't shrink.
    void newRandom();
    /// A new game from \a position, which becomes the start of the exploration.
    void setPosition(const mexplorer::Position &position);
    /// A new game from the position that is selected in the graph.
    void playFromSelection();
    /// Continues a game of games(); the present one is kept there instead.
    void reopen(std::size_t index);
    /// Puts games from a file among games(), before those that are there.
    void addGames(const std::vector<mexplorer::Match::KeptGame> &games);
    /// Continues a game that was read from a file.
    void openRecord(const mexplorer::GameRecord &record, std::size_t place);

    void setSides(mexplorer::Sides sides);
    /// Under normal or misère play, as the exploration; the moves stay. A finished game keeps the convention under
    /// which it was won: it goes to games(), and a new one begins.
    void setConvention(mexplorer::Convention convention);
    void setLevel(int level);
    /// Random positions and imperfect moves are drawn by this; another one in each session unless it is set.
    void setSeed(quint64 seed) { m_seed = seed; }
    /// How long the solver may think about a move or a position, in milliseconds. Past it, it guesses its move.
    void setThinkingTimeMs(int ms);
    /// How long the solver's move waits at least, in milliseconds.
    void setDelay(int ms) { m_delay = ms; }

signals:
    void activeChanged(bool active);
    /// Another position is on the boards.
    void positionChanged();
    /// Moves or assessments changed.
    void recordChanged();
    /// Whose turn it is, whether the solver thinks, or who plays changed.
    void turnChanged();
    void gamesChanged();
    void levelChanged(int level);
    void patienceChanged(int ms);
    /// A move ended the game. Comes again when the blame became known after it.
    void finished(const mexplorer::GameResult &result);
    void problemFound(const mexplorer::Problem &problem);

private:
    /// What is to be done when the exploration has its graph.
    enum class OnceReady {
        Nothing,
        Follow, ///< select the position that is on the boards
        Resume, ///< go on with a kept game that was left at what is selected
    };
    /// Random positions drawn one after the other.
    struct RandomSeries
    {
        Position pattern; ///< what they are like: the start before the first of them
        Position last;
    };

    void startFromExploration();
    void begin(GameRecord record, std::size_t place);
    void keepPresentGame();
    void resumeKeptGame();
    void adopt(Move move);
    void setPlace(std::size_t place);
    void followOnGraph();
    void assessNext();
    std::optional<std::size_t> nextToAssess() const;
    void solverTurn();
    void think();
    void takeReply(Result<Move> move, const QString &whyGuessed, qint64 elapsed);
    void forgetUnknown();
    void answer(Move move);
    void stopThinking();
    void announceEnd();

    Exploration *m_exploration;
    Jobs *m_jobs;
    Solver m_solver;
    std::optional<GameRecord> m_record;
    std::size_t m_place = 0;
    std::vector<KeptGame> m_games;
    Sides m_sides;
    int m_level = 100;
    int m_delay = 400;
    int m_thinkingTimeMs = 10'000;
    quint64 m_seed;
    std::optional<RandomSeries> m_random;
    bool m_active = false;
    bool m_thinking = false;
    bool m_paused = false;
    bool m_announce = false; ///< the end that a move reached is still to be told, or its blame
    bool m_opening = false;  ///< the exploration is being led to a game that is begun here
    OnceReady m_onceReady = OnceReady::Nothing;
    QTimer m_delayTimer;
    std::optional<Move> m_answer;
    QString m_whyGuessed; ///< of the answer on its way; empty if it isn't a guess
};

} // namespace mexplorer

Q_DECLARE_METATYPE(mexplorer::GameResult)
