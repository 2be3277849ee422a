// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/explore/exploration.h"
#include "model/step/savedwalk.h"
#include "model/step/tracebuilder.h"

#include <QTimer>

#include <optional>
#include <set>

namespace mexplorer {

/// The walk-through that is shown: a trace, its present step, and the traces that were left to step into a follower.
/// Builds traces off the GUI thread for the selected position of an Exploration, and lights its graph up step by step.
/// Does nothing until a view makes it active.
class Walkthrough : public Part
{
    Q_OBJECT

public:
    /// What goes on. Another position or kind leads from each state to Building, and without a game back. Besides:
    ///     Building -> AtStep             the trace is there
    ///     AtStep -> Playing              play()
    ///     Playing  -> AtStep             pause(), or at the last step
    ///     AtStep, Playing -> Asking      the next step has a question that is to be answered first
    ///     Asking   -> AtStep             it is answered, or another step is shown
    enum class State : quint8 {
        Empty,    ///< no trace was built yet
        Building, ///< a trace is on the way; trace() is still the one before
        AtStep,   ///< at a step
        Playing,  ///< from step to step
        Asking,   ///< before a step: pendingQuestion()
    };
    /// True if a walk-through can go from one of these states to the other.
    static constexpr bool isTransition(State from, State to)
    {
        switch (to) {
        case State::Empty:
            return from == State::Building;
        case State::Building:
            return true;
        case State::AtStep:
            return from != State::Empty;
        case State::Playing:
            return from == State::AtStep;
        case State::Asking:
            return from == State::AtStep || from == State::Playing;
        }
        return false;
    }

    /// Milliseconds that a step takes at speed 1: as long as it takes to read its sentence.
    static int timeFor(const Sentence &sentence);
    static constexpr double slowest = 0.25;
    static constexpr double fastest = 8;

    Walkthrough(Solver solver, Exploration *exploration, Jobs *jobs, QObject *parent = nullptr);

    State state() const { return m_state; }
    bool isActive() const { return m_active; }
    TraceKind kind() const { return m_kind; }
    /// The kind of the trace that is shown: also of one that was stepped into, or of a bare set.
    TraceKind shownKind() const { return trace() && !isBuilding() ? trace()->kind() : m_kind; }
    /// True if the mex of a bare set of numbers is shown, which is no position of the game.
    bool isOfSet() const { return trace() && !isBuilding() && m_open.back().set.has_value(); }
    /// Null before the first trace is built, and while no game is open.
    const TracePtr &trace() const { return m_open.back().trace; }
    /// True while a trace is on the way; trace() is then the one before.
    bool isBuilding() const { return m_state == State::Building; }
    int step() const { return m_open.back().step; }
    int stepCount() const { return trace() ? trace()->stepCount() : 0; }
    bool canStepForward() const { return step() + 1 < stepCount(); }
    bool canStepBack() const { return step() > 0; }

    bool isPlaying() const { return m_state == State::Playing; }
    double speed() const { return m_speed; }

    /// How many traces were stepped out of to come here; 0 at the selected position's own.
    int depth() const { return static_cast<int>(m_open.size()) - 1; }
    /// The trace at a depth, 0 for the first.
    const TracePtr &traceAt(int depth) const { return m_open[static_cast<std::size_t>(depth)].trace; }

    /// Where the trace at a depth stands, 0 for the first.
    int stepAt(int depth) const { return m_open[static_cast<std::size_t>(depth)].step; }

    /// The steps marked to come back to, ascending.
    const std::set<int> &bookmarks() const { return m_open.back().bookmarks; }
    const std::set<int> &bookmarksAt(int depth) const { return m_open[static_cast<std::size_t>(depth)].bookmarks; }

    /// Rebuilds all traces in the current language, each at its present step; the old ones show until then.
    void retranslate() override;
    // Of the traces that are stepped into, the one is kept that the selected position leads to, or the whole graph.
    void write(Document &document) const override;
    void restore(const Document &document, const Position &start) override;
    /// Resumes where a document was left, if its steps are there and its selection is found.
    void resumeSaved();

    void limitAnswers(AnswerPolicy &answers) const override;
    bool guessFirst() const { return m_guessFirst; }
    /// The question that stands before the next step, if it is asked now.
    std::optional<Question> pendingQuestion() const;
    /// What the last guess led to; empty once the walk-through goes on.
    const Sentence &feedback() const { return m_feedback; }
    /// The score of the walk-through that is shown.
    Score score() const { return m_open.back().score; }
    /// The score of all walk-throughs since resetTotal(), as of those of a lesson.
    Score total() const { return m_total; }
    void resetTotal() { m_total = {}; }

public slots:
    /// Active: follows the exploration and lights its graph. Not active: leaves it alone and shows all labels.
    void setActive(bool active);
    /// A kind chosen so stays when the game changes.
    void setKind(mexplorer::TraceKind kind);
    /// Asks the question before the next step instead, if there is one and it is to be asked.
    void stepForward();
    /// Pauses, too.
    void stepBack();
    void toFirst() { seek(0); }
    void toLast() { seek(stepCount() - 1); }
    /// Goes to a step, or as far as a question that isn't answered.
    void seek(int step);
    /// From the present step on; at the last one, from the first.
    void play();
    void pause();
    void togglePlaying();
    /// Between slowest and fastest.
    void setSpeed(double speed);
    /// Explains the value of a follower or component that this trace shows; stepOut() comes back.
    void stepInto(const mexplorer::Position &position);
    /// Explains the mex of a bare set of numbers; stepOut() comes back.
    void explainSet(const std::vector<mexplorer::Value> &numbers);
    void stepOut() { stepOutTo(depth() - 1); }
    /// Back to the trace at \a depth, at the step at which it was left.
    void stepOutTo(int depth);
    /// Resumes where it was left: at \a step, with the questions before it answered, and with these marks.
    void resume(int step, std::set<int> bookmarks);
    /// Marks the present step, or takes its mark away.
    void toggleBookmark();
    /// The next marked step, from the last one on to the first.
    void toNextBookmark();
    /// Turns Guess First on or off. Resets the score and asks all questions of this walk-through again.
    void setGuessFirst(bool guessFirst);
    /// Shows of the answers only what the steps so far have shown, as with Guess First, but asks nothing.
    void setAnswersHidden(bool hidden);
    /// Answers the pending question; a right one steps on, a wrong one leaves feedback(). The first one counts.
    void guess(mexplorer::Value value);
    /// Answers the pending question itself; feedback() has the answer and its reason.
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

private:
    struct OpenTrace
    {
        TracePtr trace;
        int step = 0;
        std::set<int> bookmarks;
        std::set<int> answered; ///< steps whose question is asked no more
        Score score = {};
        std::optional<std::vector<Value>> set = {}; ///< that it is of, in place of a position
    };
    /// What a trace was built from, to see whether it still holds.
    struct Source
    {
        TraceKind kind = TraceKind::Mex;
        Convention convention = Convention::Normal;
        Position position;
        GameGraphPtr graph;                    ///< for a labelling
        std::optional<std::vector<Value>> set; ///< in place of a position
        bool operator==(const Source &) const = default;
    };

    void onStartChanged();
    void follow();
    std::optional<Source> sourceFor(const Position &selected) const;
    TraceRequest requestFor(const Source &source) const;
    void build(const Source &source, bool isNested);
    void setTrace(TracePtr trace, bool isNested);
    void setState(State state);
    void moveTo(int step);
    void setInterval();
    bool needsAnswer(int step) const;
    void ask(int step);
    void cancelQuestion();
    void judged(const Sentence &verdict);
    void updateHighlight();
    StepFocus focusOf(const Trace &trace) const;
    void selectShown();
    bool isOfShownGraph(const Trace &trace) const;
    AnswerPolicy::Steps hiddenSteps() const;

    Exploration *m_exploration;
    Job m_building;
    Job m_retranslating;
    Solver m_solver;
    QTimer m_timer;
    std::vector<OpenTrace> m_open;
    std::optional<SavedWalk> m_saved; ///< of a document, until it is resumed
    QString m_savedPosition;          ///< the game expression of its position
    std::optional<Source> m_source;
    std::optional<Source> m_nestedSource; ///< of the trace that is stepped into, while Building
    TraceKind m_kind = TraceKind::Mex;
    bool m_isKindChosen = false; ///< by a person; else it is the one that suits the game
    bool m_active = false;
    State m_state = State::Empty;
    double m_speed = 1;
    bool m_guessFirst = false;
    bool m_answersHidden = false;
    int m_asked = 0; ///< the step whose question is pending, while Asking
    Answering m_answering;
    Score m_total;
    Sentence m_feedback;
    /// hiddenSteps() of a trace on a graph.
    struct Hidden
    {
        TracePtr trace;
        GameGraphPtr graph;
        AnswerPolicy::Steps steps;
    };
    mutable Hidden m_hidden;
};

} // namespace mexplorer
