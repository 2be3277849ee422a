// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/documents/document.h"
#include "model/documents/part.h"
#include "model/play/puzzle.h"
#include "model/play/puzzlelog.h"
#include "model/play/recordfile.h"

#include <functional>

namespace mexplorer {

class Match;

/// The current puzzle, the moves tried, and the log of solved puzzles.
class PuzzleGame : public Part
{
    Q_OBJECT

public:
    enum class State : quint8 {
        Empty,
        Asking,
        Solved,
        Shown, ///< the answer was shown
    };
    /// The result of a tried move.
    enum class Verdict : quint8 { Wins, Loses, Known };

    PuzzleGame(Solver solver, Match *match, Jobs *jobs, QObject *parent = nullptr);

    State state() const { return m_state; }
    bool hasPuzzle() const { return m_puzzle.has_value(); }
    /// Requires hasPuzzle().
    const Puzzle &puzzle() const { return *m_puzzle; }
    /// The winning moves found so far.
    const std::vector<Move> &found() const { return m_found; }
    /// The last tried move; std::nullopt if there is none.
    const std::optional<Move> &tried() const { return m_tried; }
    std::optional<Verdict> verdict() const { return m_verdict; }
    bool isDaily() const { return m_day != 0; }
    /// True while an unsolved puzzle is visible: no other view may show its answer.
    bool hidesAnswers() const { return m_isActive && m_state == State::Asking; }
    const PuzzleLog &log() const { return m_log.record(); }
    /// True if a human made a mistake in the game of the match.
    bool hasMistakes() const;

    /// The family of the next puzzle: a name of the catalogue or an expression; empty for any.
    const QString &family() const { return m_family; }
    Puzzle::Kind kind() const { return m_kind; }
    Puzzle::Difficulty difficulty() const { return m_difficulty; }
    quint64 seed() const { return m_seed; }

    // Writes an unsolved puzzle, except the daily one, if the puzzle workspace is active.
    void write(Document &document) const override;
    void restore(const Document &document, const Position &start) override;
    void limitAnswers(AnswerPolicy &answers) const override;
    /// Loads the log from \a path if it exists, and saves later changes there. Several windows may share the file.
    void setPath(const QString &path);

public slots:
    /// Sets whether the puzzle is visible.
    void setActive(bool active);
    /// Called when another game was opened: next() makes puzzles like it.
    void followGame(const mexplorer::Position &start);
    /// Makes the puzzle of a position in the background.
    void openPosition(const mexplorer::Position &position, mexplorer::Convention convention);
    /// Sets the family of the next puzzle; the current one doesn't change.
    void setFamily(const QString &family);
    void setKind(mexplorer::Puzzle::Kind kind);
    void setDifficulty(mexplorer::Puzzle::Difficulty difficulty);
    void setSeed(quint64 seed) { m_seed = seed; }
    /// Opens the next puzzle from the mistakes, or else makes one by the next seed in the background.
    void next();
    /// Makes the puzzle of that day in the background.
    void openDaily(qint64 julianDay);
    /// Opens a puzzle from the text of Puzzle::text().
    void openText(const QString &text);
    /// Opens the mistakes of the match's game, one puzzle after the other.
    void openMistakes();
    /// Tries a move. Ignored unless the state is Asking.
    void tryMove(std::size_t component, const mexplorer::CellVector &after);
    /// Shows all winning moves, which counts as not solved. Ignored unless the state is Asking.
    void showAnswer();

signals:
    /// Emitted when another puzzle was opened.
    void puzzleChanged();
    /// Emitted when the puzzle of openPosition() was opened.
    void positionOpened();
    /// Emitted when the tried moves, the result, or the settings of next() changed.
    void changed();

private:
    void make(std::function<Result<Puzzle>(JobControl &)> work, qint64 day, std::function<void()> then = {});
    void open(Puzzle puzzle, qint64 day);
    void solve();
    void count(bool isSolved);

    Solver m_solver;
    Match *m_match;
    Job m_making;
    QString m_saved; ///< the puzzle of a document, until it is loaded
    QString m_family;
    Puzzle::Kind m_kind = Puzzle::Kind::OneMove;
    Puzzle::Difficulty m_difficulty = Puzzle::Difficulty::Easy;
    quint64 m_seed;
    std::optional<Puzzle> m_puzzle;
    QStringList m_before; ///< componentsText() of the last puzzles, the current one last
    State m_state = State::Empty;
    std::vector<Move> m_found;
    std::optional<Move> m_tried;
    std::optional<Verdict> m_verdict;
    bool m_isCounted = false;
    bool m_isActive = false;
    qint64 m_day = 0; ///< of the daily puzzle; 0 for others
    std::vector<Puzzle> m_mistakes;
    RecordFile<PuzzleLog> m_log;
};

/// An unsolved puzzle in a document, as Puzzle::text().
struct SavedPuzzle
{
    QString text;
};

/// Read and write the member "puzzle".
void readPuzzle(JsonFields &fields, Document &document);
void writePuzzle(JsonWriter &json, const Document &document, DocumentText use);
inline constexpr DocumentSection puzzleSection = {readPuzzle, writePuzzle};

} // namespace mexplorer
