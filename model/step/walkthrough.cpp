// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/walkthrough.h"

#include "model/games/joinedposition.h"
#include "model/step/labelstrace.h"
#include "model/step/listtrace.h"
#include "model/step/tracewords.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::size_t maxNamedPositions = 6; ///< in a sentence of a labelling

TracePtr traceOrNotice(const TraceRequest &request, const Solver &solver, JobControl &control)
{
    const Result<TracePtr> trace = buildTrace(request, solver, control);
    return trace ? *trace : noticeTrace(request.kind, request.position, trace.problem().message);
}

bool isSame(const Position &a, const Position &b)
{
    if (a.components.empty() || b.components.empty())
        return false;
    const JoinedPosition left = join(a);
    const JoinedPosition right = join(b);
    return left.rules->isSame(*right.rules) && left.cells == right.cells;
}

} // namespace

Walkthrough::Walkthrough(Solver solver, Exploration *exploration, Jobs *jobs, QObject *parent)
    : Part(parent), m_exploration(exploration), m_building(jobs), m_retranslating(jobs), m_solver(std::move(solver)),
      m_open(1)
{
    connect(&m_timer, &QTimer::timeout, this, &Walkthrough::stepForward);
    connect(exploration, &Exploration::startChanged, this, &Walkthrough::onStartChanged);
    connect(exploration, &Exploration::graphChanged, this, &Walkthrough::follow);
    connect(exploration, &Exploration::selectionChanged, this, &Walkthrough::follow);
    connect(exploration, &Exploration::conventionChanged, this, &Walkthrough::follow);
    connect(this, &Walkthrough::traceChanged, this, &Walkthrough::resumeSaved);
    connect(this, &Walkthrough::kindChanged, this, &Part::edited);
    connect(this, &Walkthrough::stepChanged, this, &Part::edited);
    connect(this, &Walkthrough::bookmarksChanged, this, &Part::edited);
}

void Walkthrough::write(Document &document) const
{
    if (m_saved)
        document.set(*m_saved);
    if (m_saved || !trace())
        return;
    document.set(SavedWalk{m_kind});
    const Position selected = m_exploration->selectedPosition();
    const auto isSaved = [&selected](const Trace &trace) {
        return trace.kind() == TraceKind::Labels || isSame(trace.position(), selected);
    };
    const auto saved =
        std::find_if(m_open.rbegin(), m_open.rend(), [&](const OpenTrace &open) { return isSaved(*open.trace); });
    if (saved != m_open.rend())
        document.set(SavedWalk{saved->trace->kind(), saved->step, saved->bookmarks});
}

void Walkthrough::restore(const Document &document, const Position &start)
{
    const auto *walk = document.find<SavedWalk>();
    m_saved = walk ? std::optional(*walk) : std::nullopt;
    m_savedPosition = document.selection.isEmpty() ? start.text() : document.selection;
    if (m_saved)
        setKind(m_saved->kind);
}

void Walkthrough::resumeSaved()
{
    if (!m_saved || m_exploration->isSelectionPending() || isBuilding() || !trace() || depth() > 0 ||
        trace()->kind() != m_saved->kind)
        return;
    const SavedWalk saved = *std::exchange(m_saved, std::nullopt);
    if (m_kind == TraceKind::Labels || m_exploration->selectedPosition().text() == m_savedPosition)
        resume(saved.step, saved.bookmarks);
}

void Walkthrough::setActive(bool active)
{
    if (active == m_active)
        return;
    m_active = active;
    if (active) {
        follow();
        updateHighlight();
    } else {
        pause();
        m_exploration->setStepFocus({});
        emit answerLimitChanged();
    }
}

void Walkthrough::setKind(TraceKind kind)
{
    m_isKindChosen = true;
    if (isOfSet())
        m_source.reset(); // so that follow() builds a trace of the game even if the kind is unchanged
    if (kind != m_kind) {
        m_kind = kind;
        emit kindChanged(kind);
    }
    follow();
}

void Walkthrough::onStartChanged()
{
    m_saved.reset();
    const TraceKind kind = defaultTraceKind(m_exploration->start());
    if (!m_isKindChosen && kind != m_kind) {
        m_kind = kind;
        emit kindChanged(kind);
    }
    follow();
}

std::optional<Walkthrough::Source> Walkthrough::sourceFor(const Position &selected) const
{
    if (!m_exploration->hasGame())
        return {};
    Source source{m_kind, m_exploration->convention(), selected, nullptr, {}};
    if (m_kind == TraceKind::Labels) {
        // While a graph is built, the exploration may still have that of the previous game or convention.
        const ExploredGraph &explored = m_exploration->explored();
        if (!m_exploration->isCurrent() || explored.labels->convention() != source.convention)
            return {};
        source.position = explored.start;
        source.graph = explored.graph;
    }
    return source;
}

void Walkthrough::follow()
{
    if (!m_active)
        return;
    const std::optional<Source> source = sourceFor(m_exploration->selectedPosition());
    if (source && source == m_source) {
        updateHighlight();
        return;
    }
    m_source = source;
    if (source) {
        build(*source, false);
        return;
    }
    // No trace can be built yet: cancels the trace job and leaves the graph job running.
    m_building.drop();
    cancelQuestion();
    const bool wasBuilding = isBuilding();
    if (m_state != State::Empty)
        setState(trace() ? State::AtStep : State::Empty);
    if (wasBuilding)
        emit traceChanged();
}

TraceRequest Walkthrough::requestFor(const Source &source) const
{
    TraceRequest request;
    request.kind = source.kind;
    request.convention = source.convention;
    request.position = source.position;
    request.set = source.set;
    if (source.graph) {
        const ExploredGraph &explored = m_exploration->explored();
        request.graph = explored.graph;
        request.labels = explored.labels;
        request.predecessors = explored.predecessors;
    }
    return request;
}

void Walkthrough::build(const Source &source, bool isNested)
{
    cancelQuestion();
    m_nestedSource = isNested ? std::optional(source) : std::nullopt;
    setState(State::Building);
    emit traceChanged();
    m_building.start(
        tr("Working out the steps"),
        [request = requestFor(source), solver = m_solver](JobControl &control) {
            return traceOrNotice(request, solver, control);
        },
        [this, isNested, source](TracePtr trace) { setTrace(std::move(trace), source, isNested); },
        [this, isNested, source](const Problem &problem) {
            setTrace(noticeTrace(source.kind, source.position, problem.message), source, isNested);
        });
}

QStringList Walkthrough::texts() const
{
    QStringList texts = {m_feedback.plain()};
    for (const OpenTrace &open : m_open) {
        if (open.trace)
            texts << open.trace->title().plain() << open.trace->sentence(open.step).plain();
    }
    if (const auto question = pendingQuestion())
        texts << question->text.plain();
    return texts;
}

void Walkthrough::retranslate()
{
    if (isBuilding() && m_source) {
        const std::optional<Source> nested = m_nestedSource;
        build(nested ? *nested : *m_source, nested.has_value());
    }
    struct Rebuilt
    {
        TracePtr before;
        TraceRequest request;
        TracePtr trace;
    };
    std::vector<Rebuilt> all;
    for (const OpenTrace &open : m_open) {
        const bool isOfOldGraph = open.source.graph && open.source.graph != m_exploration->graph();
        if (open.trace && !isOfOldGraph) // the labelling of the new graph is being built
            all.push_back({open.trace, requestFor(open.source), nullptr});
    }
    m_retranslating.start(
        tr("Working out the steps"),
        [all, solver = m_solver](JobControl &control) mutable {
            for (Rebuilt &one : all)
                one.trace = traceOrNotice(one.request, solver, control);
            return control.isCancelled() ? std::vector<Rebuilt>() : all;
        },
        [this](const std::vector<Rebuilt> &rebuilt) {
            for (const Rebuilt &one : rebuilt) {
                for (OpenTrace &open : m_open) {
                    if (open.trace == one.before && one.trace->stepCount() == one.before->stepCount())
                        open.trace = one.trace;
                }
            }
            if (const auto question = m_feedback.isEmpty() ? std::nullopt : trace()->question(m_asked))
                m_feedback = m_answering.verdict(*question);
            emit traceChanged();
            emit stepChanged(step());
            emit questionChanged();
        });
}

void Walkthrough::setTrace(TracePtr trace, const Source &source, bool isNested)
{
    if (!isNested)
        m_open.clear();
    m_open.push_back({std::move(trace), source, 0, {}, {}, {}});
    setState(State::AtStep);
    if (isNested)
        selectShown();
    emit traceChanged();
    emit stepChanged(step());
    updateHighlight();
}

void Walkthrough::setState(State state)
{
    Q_ASSERT(isTransition(m_state, state));
    const bool wasPlaying = isPlaying();
    m_state = state;
    if (wasPlaying == isPlaying())
        return;
    if (isPlaying())
        setInterval();
    else
        m_timer.stop();
    emit playingChanged(isPlaying());
}

void Walkthrough::stepInto(const Position &position)
{
    if (trace() && !position.components.empty())
        build({TraceKind::Mex, m_exploration->convention(), position, nullptr, {}}, true);
}

void Walkthrough::explainSet(const std::vector<Value> &numbers)
{
    m_building.drop();
    cancelQuestion();
    setState(State::Building);
    if (m_open.back().source.set)
        m_open.pop_back(); // replaces the previous set
    const bool isNested = !m_open.empty() && trace();
    if (!isNested)
        m_open.clear();
    OpenTrace set;
    set.trace = mexTraceOfSet(numbers);
    set.source.set = numbers;
    m_open.push_back(std::move(set));
    setState(State::AtStep);
    emit traceChanged();
    emit stepChanged(0);
    updateHighlight();
}

void Walkthrough::stepOutTo(int depth)
{
    if (depth < 0 || depth >= this->depth())
        return;
    m_building.drop();
    cancelQuestion();
    setState(State::AtStep);
    m_open.resize(static_cast<std::size_t>(depth) + 1);
    selectShown();
    emit traceChanged();
    emit stepChanged(step());
    updateHighlight();
}

/// Selects the position of the trace in the exploration. Sets m_source so that follow() doesn't rebuild the trace.
void Walkthrough::selectShown()
{
    const std::optional<PositionId> id = m_exploration->find(trace()->position());
    if (!id)
        return;
    const GameGraph &graph = *m_exploration->graph();
    const bool isRoot = *id == GameGraph::root();
    m_source = sourceFor(isRoot ? m_exploration->start() : split(graph.rules(), graph.cells(*id)));
    m_exploration->select(*id);
}

void Walkthrough::stepForward()
{
    if (canStepForward() && needsAnswer(step() + 1))
        ask(step() + 1);
    else if (canStepForward())
        moveTo(step() + 1);
}

void Walkthrough::stepBack()
{
    pause();
    if (canStepBack())
        moveTo(step() - 1);
}

void Walkthrough::seek(int to)
{
    to = std::clamp(to, 0, std::max(0, stepCount() - 1));
    for (int at = step() + 1; at <= to; ++at) {
        if (needsAnswer(at)) {
            moveTo(at - 1);
            ask(at);
            return;
        }
    }
    moveTo(to);
}

void Walkthrough::moveTo(int to)
{
    if (to == step())
        return;
    cancelQuestion();
    m_open.back().step = to;
    setInterval();
    emit stepChanged(to);
    updateHighlight();
    if (!canStepForward())
        pause();
}

int Walkthrough::timeFor(const Sentence &sentence)
{
    constexpr int glance = 1000;
    constexpr int word = 250;
    const QStringList words = sentence.plain().split(u' ', Qt::SkipEmptyParts);
    return glance + word * static_cast<int>(words.size());
}

/// Restarts the timer with the time of the current step.
void Walkthrough::setInterval()
{
    if (isPlaying())
        m_timer.start(qRound(timeFor(trace()->sentence(step())) / m_speed));
}

void Walkthrough::play()
{
    if (m_state != State::AtStep || stepCount() < 2)
        return;
    if (!canStepForward())
        moveTo(0);
    setState(State::Playing);
}

void Walkthrough::pause()
{
    if (isPlaying())
        setState(State::AtStep);
}

void Walkthrough::togglePlaying()
{
    if (isPlaying())
        pause();
    else
        play();
}

void Walkthrough::setSpeed(double speed)
{
    speed = std::clamp(speed, slowest, fastest);
    if (qFuzzyCompare(speed, m_speed))
        return;
    m_speed = speed;
    setInterval();
    emit speedChanged(speed);
}

void Walkthrough::resume(int step, std::set<int> bookmarks)
{
    if (!trace())
        return;
    pause();
    const int last = stepCount() - 1;
    step = std::clamp(step, 0, last);
    std::erase_if(bookmarks, [last](int mark) { return mark < 0 || mark > last; });
    for (int at = 0; at <= step; ++at)
        m_open.back().answered.insert(at);
    m_open.back().bookmarks = std::move(bookmarks);
    emit bookmarksChanged();
    moveTo(step);
}

void Walkthrough::toggleBookmark()
{
    if (!trace())
        return;
    auto &marks = m_open.back().bookmarks;
    if (!marks.insert(step()).second)
        marks.erase(step());
    emit bookmarksChanged();
}

void Walkthrough::toNextBookmark()
{
    const auto &marks = bookmarks();
    if (marks.empty())
        return;
    const auto next = marks.upper_bound(step());
    seek(next == marks.end() ? *marks.begin() : *next);
}

bool Walkthrough::needsAnswer(int at) const
{
    return m_guessFirst && !m_open.back().answered.contains(at) && trace()->question(at);
}

std::optional<Question> Walkthrough::pendingQuestion() const
{
    return m_state == State::Asking ? trace()->question(m_asked) : std::nullopt;
}

void Walkthrough::ask(int at)
{
    if (m_state == State::Building || m_state == State::Asking)
        return;
    m_asked = at;
    m_answering = {};
    m_feedback = {};
    setState(State::Asking);
    emit questionChanged();
}

void Walkthrough::cancelQuestion()
{
    if (m_state != State::Asking && m_feedback.isEmpty())
        return;
    m_feedback = {};
    if (m_state == State::Asking)
        setState(State::AtStep);
    emit questionChanged();
}

void Walkthrough::setGuessFirst(bool guessFirst)
{
    m_guessFirst = guessFirst;
    if (!guessFirst)
        cancelQuestion();
    m_open.back().answered.clear();
    m_open.back().score = {};
    emit answerLimitChanged();
    emit questionChanged();
}

void Walkthrough::setAnswersHidden(bool hidden)
{
    m_answersHidden = hidden;
    emit answerLimitChanged();
}

void Walkthrough::guess(Value value)
{
    if (m_state != State::Asking)
        return;
    const Question question = *pendingQuestion();
    if (question.isPossible(value))
        judged(m_answering.give(question, value));
}

void Walkthrough::showAnswer()
{
    if (m_state == State::Asking)
        judged(m_answering.show(*pendingQuestion()));
}

void Walkthrough::judged(const Sentence &verdict)
{
    if (m_answering.answer()) {
        m_open.back().score += m_answering.score();
        m_total += m_answering.score();
        m_open.back().answered.insert(m_asked);
        cancelQuestion();
        moveTo(m_asked);
    }
    m_feedback = verdict;
    emit questionChanged();
}

void Walkthrough::updateHighlight()
{
    emit answerLimitChanged();
    if (m_active && trace() && m_exploration->isReady() && isOfShownGraph(*trace()))
        m_exploration->setStepFocus(focusOf(*trace()));
}

StepFocus Walkthrough::focusOf(const Trace &trace) const
{
    StepPositions positions = trace.positions(step());
    StepFocus focus = {std::move(positions.subjects), std::move(positions.related)};
    for (std::size_t i = 0; i < positions.positions.size() && i <= StepPositions::max; ++i) {
        if (const auto id = m_exploration->find(positions.positions[i]))
            (i == 0 ? focus.subjects : focus.related).push_back(*id);
    }
    for (const std::vector<PositionId> *ids : {&focus.subjects, &focus.related}) {
        // A sentence names up to maxNamedPositions + 1, or maxNamedPositions and the number of the others.
        const std::size_t count = ids->size() > maxNamedPositions + 1 ? maxNamedPositions : ids->size();
        for (const PositionId id : std::span(*ids).first(count)) {
            if (std::ranges::find(focus.named, id) == focus.named.end())
                focus.named.push_back(id);
        }
    }
    focus.isWhole = step() == 0 || !canStepForward();
    // Many positions aren't highlighted: the colours of their labels are enough.
    if (focus.subjects.size() > StepPositions::max)
        focus.subjects.clear();
    return focus;
}

/// False if \a trace is a labelling of the previous graph; that of the current graph is then being built.
bool Walkthrough::isOfShownGraph(const Trace &trace) const
{
    const auto *labelling = dynamic_cast<const LabelsTrace *>(&trace);
    return !labelling || labelling->graph() == m_exploration->graph();
}

/// A labelling shows the labels of the graph step by step. Other traces hide labels only while an audience guesses.
void Walkthrough::limitAnswers(AnswerPolicy &answers) const
{
    if (!m_active)
        return;
    const bool isGuessed = (m_guessFirst || m_answersHidden) && canStepForward();
    if (isGuessed)
        answers.hideFrom(AnswerPolicy::HiddenFor::Class);
    if (!trace() || !m_exploration->isReady() || !isOfShownGraph(*trace()))
        return;
    const auto *labelling = dynamic_cast<const LabelsTrace *>(trace().get());
    if (!labelling && !isGuessed)
        return;
    answers.graph = m_exploration->graph();
    answers.outcomeSteps = labelling ? labelling->labelling().outcomeSteps : hiddenSteps();
    answers.valueSteps = labelling ? labelling->labelling().valueSteps : answers.outcomeSteps;
    answers.step = static_cast<quint32>(step());
}

/// Returns for each position the step from which its label is shown while an audience guesses. For a position that
/// questions are about, it is the step after the first of these questions. For the position of the trace, it is the
/// last step if no question is about it. The labels of other positions are always shown.
AnswerPolicy::Steps Walkthrough::hiddenSteps() const
{
    const GameGraphPtr graph = m_exploration->graph();
    if (m_hidden.trace == trace() && m_hidden.graph == graph)
        return m_hidden.steps;
    std::vector<quint32> steps(graph->positionCount(), 0);
    constexpr int maxSteps = 400; // later questions are about the same positions
    const int last = stepCount() - 1;
    for (int at = std::min(last, maxSteps); at > 0; --at) {
        const std::optional<Question> question = trace()->question(at);
        for (const Position &position : question ? question->about : std::vector<Position>()) {
            if (const auto id = m_exploration->find(position))
                steps[*id] = static_cast<quint32>(at);
        }
    }
    if (const auto own = m_exploration->find(trace()->position()); own && steps[*own] == 0)
        steps[*own] = static_cast<quint32>(last);
    m_hidden = {trace(), graph, std::make_shared<const std::vector<quint32>>(std::move(steps))};
    return m_hidden.steps;
}

} // namespace mexplorer
