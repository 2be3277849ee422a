#pragma once

#include "model/session/exploration.h"
#include "model/trace/tracebuilder.h"

#include <QTimer>

#include <optional>
#include <set>

namespace mexplorer {

class Jobs;

/// The walk-through that is shown: a trace, the step it is at, and the traces that were left to step into a follower.
/// Builds traces off the GUI thread for the selected position of an Exploration, and lights its graph up step by step.
/// Does nothing until a view makes it active.
class Walkthrough : public QObject
{
    Q_OBJECT

public:
    /// Milliseconds a step takes at speed 1.
    static constexpr int stepTime = 2000;
    static constexpr double slowest = 0.25;
    static constexpr double fastest = 8;

    Walkthrough(Solver solver, Exploration *exploration, Jobs *jobs, QObject *parent = nullptr);

    bool isActive() const { return m_active; }
    TraceKind kind() const { return m_kind; }
    /// Null before the first trace is built, and while no game is open.
    const TracePtr &trace() const { return m_frames.back().trace; }
    /// True while a trace is on the way; trace() is then the one before.
    bool isBuilding() const { return m_building; }
    int step() const { return m_frames.back().step; }
    int stepCount() const { return trace() ? trace()->stepCount() : 0; }
    bool canStepForward() const { return step() + 1 < stepCount(); }
    bool canStepBack() const { return step() > 0; }

    bool isPlaying() const { return m_timer.isActive(); }
    double speed() const { return m_speed; }

    /// How many traces were stepped out of to come here; 0 at the selected position's own.
    int depth() const { return static_cast<int>(m_frames.size()) - 1; }
    /// The trace at a depth, 0 for the first.
    const TracePtr &traceAt(int depth) const { return m_frames[static_cast<std::size_t>(depth)].trace; }

    /// Where the trace at a depth stands, 0 for the first.
    int stepAt(int depth) const { return m_frames[static_cast<std::size_t>(depth)].step; }

    /// The steps marked to come back to, ascending.
    const std::set<int> &bookmarks() const { return m_frames.back().bookmarks; }
    const std::set<int> &bookmarksAt(int depth) const { return m_frames[static_cast<std::size_t>(depth)].bookmarks; }

    /// What may be shown of the answers at this step; everything while not active.
    AnswerPolicy answers() const;
    bool guessFirst() const { return m_guessFirst; }
    /// The question that stands before the next step, if it is asked now.
    std::optional<Question> pendingQuestion() const;
    /// What the last guess led to; empty once the walk-through goes on.
    const Sentence &feedback() const { return m_feedback; }
    bool wasRight() const { return m_right; }

public slots:
    /// Active: follows the exploration and lights its graph. Not active: leaves it alone and shows all labels.
    void setActive(bool active);
    void setKind(mexplorer::TraceKind kind);
    void stepForward();
    void stepBack();
    void toFirst() { seek(0); }
    void toLast() { seek(stepCount() - 1); }
    /// Goes to a step, or as far as a question that isn't answered.
    void seek(int step);
    void play();
    void pause();
    void togglePlaying();
    /// Between slowest and fastest.
    void setSpeed(double speed);
    /// Explains the value of a follower or component that this trace shows; stepOut() comes back.
    void stepInto(const mexplorer::Position &position);
    void stepOut() { stepOutTo(depth() - 1); }
    void stepOutTo(int depth);
    /// Goes on where it was left: at \a step, with its questions out of the way, and with these marks.
    void resume(int step, std::set<int> bookmarks);
    /// Marks the present step, or takes its mark away.
    void toggleBookmark();
    /// The next marked step, from the last one on to the first.
    void toNextBookmark();
    void setGuessFirst(bool guessFirst);
    void guess(mexplorer::Value value);
    /// Answers the pending question itself.
    void showAnswer();

signals:
    /// trace(), depth() or isBuilding() changed, and step() with them.
    void traceChanged();
    void stepChanged(int step);
    void playingChanged(bool playing);
    void speedChanged(double speed);
    void kindChanged(mexplorer::TraceKind kind);
    /// pendingQuestion() or feedback() changed.
    void questionChanged();
    void bookmarksChanged();
    /// answers() may have changed.
    void answersChanged();

private:
    struct Frame
    {
        TracePtr trace;
        int step = 0;
        std::set<int> bookmarks;
        std::set<int> answered; ///< steps whose question is out of the way
    };
    /// What a trace was built from, to see whether it still holds.
    struct Source
    {
        TraceKind kind = TraceKind::Mex;
        Convention convention = Convention::Normal;
        Position position;
        GameGraphPtr graph; ///< for a labelling
        bool operator==(const Source &) const = default;
    };

    void onStartChanged();
    void follow();
    std::optional<Source> wanted() const;
    void build(const Source &source, bool into);
    void adopt(TracePtr trace, bool into);
    void moveTo(int step);
    bool isHeld(int step) const;
    void ask(int step);
    void forgetQuestion();
    void light();
    bool isOfThisGraph(const Trace &trace) const;
    StepFocus focusOf(const Trace &trace) const;
    std::optional<PositionId> find(const Position &position) const;
    void selectShown();

    Exploration *m_exploration;
    Jobs *m_jobs;
    Solver m_solver;
    QTimer m_timer;
    std::vector<Frame> m_frames;
    std::optional<Source> m_source;
    TraceKind m_kind = TraceKind::Mex;
    bool m_kindChosen = false;
    bool m_active = false;
    bool m_building = false;
    bool m_selecting = false; ///< the selection changes because of a step into a follower
    double m_speed = 1;
    bool m_guessFirst = false;
    std::optional<int> m_asked; ///< the step whose question is pending
    Sentence m_feedback;
    bool m_right = false;
};

} // namespace mexplorer

Q_DECLARE_METATYPE(mexplorer::TraceKind)
