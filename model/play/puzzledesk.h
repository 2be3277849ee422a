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

/// The puzzle that a person solves: which one, what was tried, and what was solved so far.
class PuzzleDesk : public Part
{
    Q_OBJECT

public:
    enum class State : quint8 {
        Empty,
        Asking,
        Solved,
        Shown, ///< the answer was shown
    };
    /// What becomes of a move that is tried.
    enum class Verdict : quint8 { Wins, Loses, Known };

    PuzzleDesk(Solver solver, Match *match, Jobs *jobs, QObject *parent = nullptr);

    State state() const { return m_state; }
    bool hasPuzzle() const { return m_puzzle.has_value(); }
    /// These require hasPuzzle().
    const Puzzle &puzzle() const { return *m_puzzle; }
    /// The winning moves that were found.
    const std::vector<Move> &found() const { return m_found; }
    /// The last move that was tried; nothing before.
    const std::optional<Move> &tried() const { return m_tried; }
    std::optional<Verdict> verdict() const { return m_verdict; }
    bool isDaily() const { return m_day != 0; }
    /// True while an unsolved puzzle is visible: no other view may show its answer.
    bool hidesAnswers() const { return m_isActive && m_state == State::Asking; }
    const PuzzleLog &log() const { return m_log.record(); }
    /// True if the game of the match has mistakes of a human's.
    bool hasMistakes() const;

    /// What next() makes. The family is a name of the catalogue or an expression; empty for any.
    const QString &family() const { return m_family; }
    Puzzle::Kind kind() const { return m_kind; }
    Puzzle::Difficulty difficulty() const { return m_difficulty; }
    quint64 seed() const { return m_seed; }

    // An unsolved puzzle is kept, unless it is the puzzle of a day or another workspace is in front.
    void write(Document &document) const override;
    void restore(const Document &document, const Position &start) override;
    /// Reads the log from a file, if it is there, and keeps it in it from now on, together with other windows.
    void setPath(const QString &path);

public slots:
    /// Whether the puzzle is visible.
    void setActive(bool active);
    /// Another game was opened: next() makes puzzles like it.
    void followGame(const mexplorer::Position &start);
    /// The puzzle that a position is.
    void openPosition(const mexplorer::Position &position, mexplorer::Convention convention);
    /// What next() makes from now on; the present puzzle stays.
    void setFamily(const QString &family);
    void setKind(mexplorer::Puzzle::Kind kind);
    void setDifficulty(mexplorer::Puzzle::Difficulty difficulty);
    void setSeed(quint64 seed) { m_seed = seed; }
    /// The next puzzle from the mistakes, else one by the next seed; in the background.
    void next();
    /// The puzzle of that day, the same everywhere; made in the background.
    void openDaily(qint64 julianDay);
    /// A puzzle that was sent.
    void openText(const QString &text);
    /// The mistakes of the match's game, one puzzle after the other.
    void openMistakes();
    /// Tries a move; only while Asking.
    void tryMove(std::size_t component, const mexplorer::CellVector &after);
    /// Shows all winning moves, which counts as not solved. Only while Asking.
    void showAnswer();

signals:
    /// Another puzzle is there.
    void puzzleChanged();
    /// The puzzle that openPosition() asked for is there.
    void positionOpened();
    /// What was tried or solved, or what next() makes, changed.
    void changed();

private:
    void make(std::function<Result<Puzzle>(JobControl &)> work, qint64 day, std::function<void()> then = {});
    void open(Puzzle puzzle, qint64 day);
    void solve();
    void count(bool isSolved);

    Solver m_solver;
    Match *m_match;
    Job m_making;
    QString m_saved; ///< the puzzle of a document, until it is there
    QString m_family;
    Puzzle::Kind m_kind = Puzzle::Kind::OneMove;
    Puzzle::Difficulty m_difficulty = Puzzle::Difficulty::Easy;
    quint64 m_seed;
    std::optional<Puzzle> m_puzzle;
    QStringList m_before; ///< componentsText() of the last puzzles, the present one last
    State m_state = State::Empty;
    std::vector<Move> m_found;
    std::optional<Move> m_tried;
    std::optional<Verdict> m_verdict;
    bool m_isCounted = false;
    bool m_isActive = false;
    qint64 m_day = 0; ///< of a daily puzzle
    std::vector<Puzzle> m_mistakes;
    RecordFile<PuzzleLog> m_log;
};

/// The puzzle that is asked, as a document holds it: as Puzzle::text() writes it.
struct SavedPuzzle
{
    QString text;
};

/// The member "puzzle".
void readPuzzle(JsonFields &fields, Document &document);
void writePuzzle(JsonWriter &json, const Document &document, DocumentText use);
inline constexpr DocumentSection puzzleSection = {readPuzzle, writePuzzle};

} // namespace mexplorer
