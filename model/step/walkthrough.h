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

/// The current walk-through: a trace with its current step, and the traces from which the user stepped into others.
/// Builds traces off the GUI thread for the selected position of an Exploration, and highlights the positions of each
/// step in its graph. Follows the exploration only while a view makes it active.
class Walkthrough : public Part
{
    Q_OBJECT

public:
    /// A request for another trace changes any state to Building. If the request is dropped, the state becomes AtStep,
    /// or Empty without a trace. The other transitions:
    ///     Building -> AtStep           the trace was built
    ///     AtStep -> Playing            play()
    ///     Playing -> AtStep            pause(), or the last step is reached
    ///     AtStep, Playing -> Asking    the next step has a question that must be answered first
    ///     Asking -> AtStep             the question was answered, or another step is shown
    enum class State : quint8 {
        Empty,    ///< no trace was built yet
        Building, ///< a trace is being built; trace() is still the previous one
        AtStep,   ///< shows a step
        Playing,  ///< shows one step after the other
        Asking,   ///< waits for the answer to pendingQuestion()
    };
    /// True if setState() allows the transition.
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

    /// Returns the milliseconds for which play() shows a step at speed 1: the time to read its sentence.
    static int timeFor(const Sentence &sentence);
    static constexpr double slowest = 0.25;
    static constexpr double fastest = 8;

    Walkthrough(Solver solver, Exploration *exploration, Jobs *jobs, QObject *parent = nullptr);

    State state() const { return m_state; }
    bool isActive() const { return m_active; }
    TraceKind kind() const { return m_kind; }
    /// The kind of trace(), which may differ from kind() after stepInto() or explainSet(). kind() while building.
    TraceKind shownKind() const { return trace() && !isBuilding() ? trace()->kind() : m_kind; }
    /// True if the trace is that of explainSet(), without a position.
    bool isOfSet() const { return trace() && !isBuilding() && m_open.back().source.set.has_value(); }
    /// The current trace; null before the first one is built.
    const TracePtr &trace() const { return m_open.back().trace; }
    /// True while a trace is being built; trace() is still the previous one.
    bool isBuilding() const { return m_state == State::Building; }
    int step() const { return m_open.back().step; }
    int stepCount() const { return trace() ? trace()->stepCount() : 0; }
    bool canStepForward() const { return step() + 1 < stepCount(); }
    bool canStepBack() const { return step() > 0; }

    bool isPlaying() const { return m_state == State::Playing; }
    double speed() const { return m_speed; }

    /// The number of traces to which stepOut() can return; 0 for the trace of the selected position.
    int depth() const { return static_cast<int>(m_open.size()) - 1; }
    /// The trace at \a depth, 0 for the outermost.
    const TracePtr &traceAt(int depth) const { return m_open[static_cast<std::size_t>(depth)].trace; }
    /// The step of the trace at \a depth.
    int stepAt(int depth) const { return m_open[static_cast<std::size_t>(depth)].step; }

    /// The marked steps of the current trace.
    const std::set<int> &bookmarks() const { return m_open.back().bookmarks; }
    const std::set<int> &bookmarksAt(int depth) const { return m_open[static_cast<std::size_t>(depth)].bookmarks; }

    /// The titles and the current sentences of all traces, the pending question, and the verdict.
    QStringList texts() const override;
    /// Rebuilds all traces in the current language and retains their steps. The old traces are shown until then.
    void retranslate() override;
    /// Writes the innermost trace that is a labelling or explains the selected position.
    void write(Document &document) const override;
    void restore(const Document &document, const Position &start) override;
    /// Resumes at the step of a restored document once its trace is built, unless that trace is of another position.
    void resumeSaved();

    void limitAnswers(AnswerPolicy &answers) const override;
    bool guessFirst() const { return m_guessFirst; }
    /// The question before the next step while the state is Asking, otherwise std::nullopt.
    std::optional<Question> pendingQuestion() const;
    /// The verdict on the last guess; empty after the next change of the step.
    const Sentence &feedback() const { return m_feedback; }
    /// The score of the current trace.
    Score score() const { return m_open.back().score; }
    /// The score of all traces since resetTotal(), such as those of a lesson.
    Score total() const { return m_total; }
    void resetTotal() { m_total = {}; }

public slots:
    /// While active, follows the exploration, highlights positions in its graph and limits its answers.
    void setActive(bool active);
    /// Sets the kind, also for games that are opened later.
    void setKind(mexplorer::TraceKind kind);
    /// Shows the next step, or with Guess First asks the question before it if it isn't answered yet.
    void stepForward();
    /// Pauses and shows the previous step.
    void stepBack();
    void toFirst() { seek(0); }
    void toLast() { seek(stepCount() - 1); }
    /// Shows \a step, or the step before the first unanswered question on the way, which it asks.
    void seek(int step);
    /// Plays from the current step, or from the first one if the current one is the last.
    void play();
    void pause();
    void togglePlaying();
    /// Sets the speed, bounded by slowest and fastest.
    void setSpeed(double speed);
    /// Explains the value of a follower or component that the trace shows; stepOut() returns.
    void stepInto(const mexplorer::Position &position);
    /// Explains the mex of a set of numbers without a position; stepOut() returns.
    void explainSet(const std::vector<mexplorer::Value> &numbers);
    void stepOut() { stepOutTo(depth() - 1); }
    /// Returns to the trace at \a depth, at its step.
    void stepOutTo(int depth);
    /// Shows \a step, with all questions up to it taken as answered, and replaces the bookmarks.
    void resume(int step, std::set<int> bookmarks);
    /// Marks the current step, or removes its mark.
    void toggleBookmark();
    /// Shows the next marked step; after the last one, the first.
    void toNextBookmark();
    /// Turns Guess First on or off. Resets the score and asks all questions of this walk-through again.
    void setGuessFirst(bool guessFirst);
    /// Hides the answers that no step has shown yet, as Guess First does, but asks no questions.
    void setAnswersHidden(bool hidden);
    /// Judges \a value as the answer to the pending question and sets feedback(). A right answer shows the next step.
    /// The score counts the first answer only.
    void guess(mexplorer::Value value);
    /// Shows the next step; feedback() has the answer to the pending question and its reason.
    void showAnswer();

signals:
    /// Emitted when trace(), depth() or isBuilding() changed; step() may have changed, too.
    void traceChanged();
    void stepChanged(int step);
    void playingChanged(bool playing);
    void speedChanged(double speed);
    void kindChanged(mexplorer::TraceKind kind);
    /// Emitted when pendingQuestion() or feedback() changed.
    void questionChanged();
    void bookmarksChanged();

private:
    /// The input of a trace, compared to see whether the trace is up to date.
    struct Source
    {
        TraceKind kind = TraceKind::Mex;
        Convention convention = Convention::Normal;
        Position position;
        GameGraphPtr graph;                    ///< for a labelling
        std::optional<std::vector<Value>> set; ///< the numbers of explainSet()
        bool operator==(const Source &) const = default;
    };
    struct OpenTrace
    {
        TracePtr trace;
        Source source = {};
        int step = 0;
        std::set<int> bookmarks;
        std::set<int> answered; ///< steps whose question was answered
        Score score = {};
    };

    void onStartChanged();
    void follow();
    std::optional<Source> sourceFor(const Position &selected) const;
    TraceRequest requestFor(const Source &source) const;
    void build(const Source &source, bool isNested);
    void setTrace(TracePtr trace, const Source &source, bool isNested);
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
    std::optional<SavedWalk> m_saved; ///< of the restored document, until resumeSaved()
    QString m_savedPosition;          ///< the game expression of the position of m_saved
    std::optional<Source> m_source;
    std::optional<Source> m_nestedSource; ///< of the trace being built by stepInto(), while Building
    TraceKind m_kind = TraceKind::Mex;
    bool m_isKindChosen = false; ///< by the user; otherwise it is the default kind of the game
    bool m_active = false;
    State m_state = State::Empty;
    double m_speed = 1;
    bool m_guessFirst = false;
    bool m_answersHidden = false;
    int m_asked = 0; ///< the step whose question is pending, while Asking
    Answering m_answering;
    Score m_total;
    Sentence m_feedback;
    /// A cache of hiddenSteps() for a trace and a graph.
    struct Hidden
    {
        TracePtr trace;
        GameGraphPtr graph;
        AnswerPolicy::Steps steps;
    };
    mutable Hidden m_hidden;
};

} // namespace mexplorer
