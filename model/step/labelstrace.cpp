// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which a labelling is shown
//
// Outcomes are found backwards from the end of the game (retrograde analysis). The terminal positions come first. Then
// P-positions are processed in a queue: all unlabelled positions that lead to one become N, and each position whose
// followers are now all N becomes P and joins the queue. In a graph with cycles the rest is what neither player can
// force. Values follow by birthday, the length of the longest play, which puts every position after its followers.
//
// A small graph gets a step for each P-position, one for those that lead to it, and one for each value. A large one is
// labelled in rounds: all P-positions in the queue at once, and all positions of one birthday at once.
//
// Cost: every move is visited twice, once for the followers' count and once backwards. Memory: two step numbers, a
// count and an outcome per position, in addition to the order.
//
// Sentences and questions are made on access.
#include "model/step/labelstrace.h"

#include "model/core/modeltext.h"
#include "model/core/scanner.h"
#include "model/games/joinedposition.h"
#include "model/step/blanks.h"
#include "model/step/tracewords.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr qsizetype maxNames = 6;

Sentence titleOfLabelling(const Position &start)
{
    return ModelText::tr("How the graph of %1 is labelled").arg(tracewords::title(start));
}

/// Names the outcome of \a start, and its value if it is known.
QString startSentence(const QString &start, Outcome outcome, Value value)
{
    if (outcome == Outcome::Draw)
        return ModelText::tr("The start %1 is D: neither player can force a win.").arg(start);
    if (value == Labels::unknown)
        return (outcome == Outcome::P ? ModelText::tr("The start %1 is P: the second player wins.")
                                      : ModelText::tr("The start %1 is N: the first player wins."))
            .arg(start);
    return (outcome == Outcome::P ? ModelText::tr("The start %1 is P with value %2: the second player wins.")
                                  : ModelText::tr("The start %1 is N with value %2: the first player wins."))
        .arg(start, tracewords::number(value));
}

/// Finds the order in which a graph is labelled and cuts it into steps.
class LabellingSearch
{
public:
    LabellingSearch(const GameGraph &graph, const Labels &labels, const Predecessors &predecessors, bool inRounds,
                    JobControl &control)
        : m_graph(graph), m_labels(labels), m_predecessors(predecessors), m_control(control),
          m_outcomeSteps(graph.positionCount(), Labelling::never),
          m_valueSteps(graph.positionCount(), Labelling::never), m_open(graph.positionCount())
    {
        m_found.inRounds = inRounds;
        m_found.outcomes.assign(m_graph.positionCount(), Outcome::Unknown);
        m_found.order.reserve(2 * std::size_t(m_graph.positionCount()));
        for (PositionId id = 0; id < m_graph.positionCount(); ++id)
            m_open[id] = m_graph.isExpanded(id) ? static_cast<quint32>(m_graph.followers(id).size()) : Labelling::never;
    }

    std::optional<Labelling> run()
    {
        addStep(Kind::Intro);
        labelTerminals();
        while (m_next < m_losing.size()) {
            if (m_control.isCancelled())
                return {};
            m_control.setProgress(m_outcomesKnown, m_graph.positionCount());
            const std::size_t from = m_next;
            m_next = m_found.inRounds ? m_losing.size() : from + 1;
            // A copy, because m_losing grows.
            const std::vector<PositionId> batch(m_losing.begin() + static_cast<std::ptrdiff_t>(from),
                                                m_losing.begin() + static_cast<std::ptrdiff_t>(m_next));
            labelFrom(batch);
        }
        if (m_outcomesKnown < m_graph.positionCount())
            labelRest();
        labelValues();
        for (PositionId id = 0; id < m_graph.positionCount(); ++id) {
            if (m_valueSteps[id] == Labelling::never && m_labels.value(id) != Labels::unknown) {
                m_valueSteps[id] = now();
                ++m_valuesKnown;
            }
        }
        addStep(Kind::End);
        m_found.outcomeSteps = std::make_shared<const std::vector<quint32>>(std::move(m_outcomeSteps));
        m_found.valueSteps = std::make_shared<const std::vector<quint32>>(std::move(m_valueSteps));
        return std::move(m_found);
    }

private:
    using Kind = Labelling::Step::Kind;

    void labelTerminals()
    {
        std::vector<PositionId> terminals;
        for (PositionId id = 0; id < m_graph.positionCount(); ++id) {
            if (m_graph.isTerminal(id))
                terminals.push_back(id);
        }
        if (terminals.empty())
            return;
        const bool misere = m_labels.convention() == Convention::Misere;
        for (const PositionId id : terminals)
            setOutcome(id, misere ? Outcome::N : Outcome::P);
        addOutcomeStep(Kind::Terminals, terminals);
        if (misere)
            labelP(onlyToN(terminals));
        else
            m_losing = terminals;
    }

    void labelFrom(std::span<const PositionId> losing)
    {
        ++m_round;
        std::vector<PositionId> winning;
        for (const PositionId p : losing) {
            for (const PositionId source : m_predecessors(p)) {
                if (m_found.outcomes[source] != Outcome::Unknown)
                    continue;
                setOutcome(source, Outcome::N);
                winning.push_back(source);
            }
        }
        if (winning.empty())
            return;
        std::ranges::sort(winning);
        addOutcomeStep(Kind::LeadToP, winning, losing.size() == 1 ? losing.front() : noPosition);
        labelP(onlyToN(winning));
    }

    void setOutcome(PositionId id, Outcome outcome)
    {
        m_found.outcomes[id] = outcome;
        m_outcomeSteps[id] = now();
        ++m_outcomesKnown;
    }

    /// The positions whose last follower without label was one of \a winning.
    std::vector<PositionId> onlyToN(std::span<const PositionId> winning)
    {
        std::vector<PositionId> found;
        for (const PositionId n : winning) {
            for (const PositionId source : m_predecessors(n)) {
                if (m_open[source] == Labelling::never || --m_open[source] > 0)
                    continue;
                if (m_found.outcomes[source] == Outcome::Unknown)
                    found.push_back(source);
            }
        }
        std::ranges::sort(found);
        return found;
    }

    void labelP(std::span<const PositionId> losing)
    {
        const std::size_t batch = m_found.inRounds ? losing.size() : 1;
        for (std::size_t at = 0; at < losing.size(); at += batch) {
            const auto part = losing.subspan(at, batch);
            for (const PositionId id : part)
                setOutcome(id, Outcome::P);
            addOutcomeStep(Kind::OnlyToN, part);
        }
        m_losing.insert(m_losing.end(), losing.begin(), losing.end());
    }

    /// Labels the remaining positions as draws. Labels from another source, such as the components of positions beyond
    /// the graph's limit, are visible from this step on as well.
    void labelRest()
    {
        for (PositionId id = 0; id < m_graph.positionCount(); ++id) {
            if (m_found.outcomes[id] != Outcome::Unknown)
                continue;
            if (m_labels.outcome(id) == Outcome::Draw) {
                setOutcome(id, Outcome::Draw);
            } else if (m_labels.outcome(id) != Outcome::Unknown) {
                m_outcomeSteps[id] = now();
                ++m_outcomesKnown;
            }
        }
        addStep(Kind::Rest);
    }

    void labelValues()
    {
        if (m_labels.convention() == Convention::Misere)
            return;
        const auto known = m_labels.order().first(m_labels.orderedCount());
        std::vector<PositionId> order(known.begin(), known.end());
        const auto birthdays = m_labels.birthdays();
        std::ranges::sort(order, [&](PositionId a, PositionId b) {
            return birthdays[a] != birthdays[b] ? birthdays[a] < birthdays[b] : a < b;
        });
        const std::span<const PositionId> all(order);
        for (std::size_t from = 0; from < all.size();) {
            std::size_t to = from + 1;
            const quint32 birthday = birthdays[all[from]];
            while (to < all.size() && birthdays[all[to]] == birthday && (m_found.inRounds || birthday == 0))
                ++to;
            addValueStep(birthday == 0 ? Kind::ValueZero : Kind::Values, all.subspan(from, to - from));
            from = to;
        }
    }

    void addOutcomeStep(Kind kind, std::span<const PositionId> ids, PositionId cause = noPosition)
    {
        Labelling::Step step;
        step.kind = kind;
        step.cause = cause;
        step.round = m_round;
        step.from = static_cast<quint32>(m_found.order.size());
        m_found.order.insert(m_found.order.end(), ids.begin(), ids.end());
        step.to = static_cast<quint32>(m_found.order.size());
        step.outcomesKnown = m_outcomesKnown;
        step.valuesKnown = m_valuesKnown;
        m_found.steps.push_back(step);
    }

    void addValueStep(Kind kind, std::span<const PositionId> ids)
    {
        for (const PositionId id : ids)
            m_valueSteps[id] = now();
        m_valuesKnown += static_cast<quint32>(ids.size());
        addOutcomeStep(kind, ids);
        m_found.steps.back().round = m_labels.birthday(ids.front());
    }

    void addStep(Kind kind) { addOutcomeStep(kind, {}); }
    quint32 now() const { return static_cast<quint32>(m_found.steps.size()); }

    const GameGraph &m_graph;
    const Labels &m_labels;
    const Predecessors &m_predecessors;
    JobControl &m_control;
    Labelling m_found;
    std::vector<quint32> m_outcomeSteps;
    std::vector<quint32> m_valueSteps;
    std::vector<quint32> m_open;      ///< followers not known to be N
    std::vector<PositionId> m_losing; ///< P-positions in the order found
    std::size_t m_next = 0;           ///< the first of m_losing whose predecessors haven't been visited
    quint32 m_round = 0;
    quint32 m_outcomesKnown = 0;
    quint32 m_valuesKnown = 0;
};

} // namespace

std::shared_ptr<const LabelsTrace> LabelsTrace::build(const Position &start, GameGraphPtr graph, LabelsPtr labels,
                                                      std::shared_ptr<const Predecessors> predecessors,
                                                      const Options &options, JobControl &control)
{
    const bool inRounds = graph->positionCount() > options.maxSingle;
    auto labelling = LabellingSearch(*graph, *labels, *predecessors, inRounds, control).run();
    if (!labelling)
        return nullptr;
    return std::make_shared<const LabelsTrace>(start, std::move(graph), std::move(labels), *std::move(labelling));
}

LabelsTrace::LabelsTrace(const Position &start, GameGraphPtr graph, LabelsPtr labels, Labelling labelling)
    : Trace(TraceKind::Labels, titleOfLabelling(start), start), m_graph(std::move(graph)), m_labels(std::move(labels)),
      m_labelling(std::move(labelling))
{
}

QString LabelsTrace::name(PositionId id) const
{
    return id == GameGraph::root() ? tracewords::name(position())
                                   : tracewords::name(*m_graph->rules(), m_graph->cells(id));
}

QString LabelsTrace::names(std::span<const PositionId> ids) const
{
    QStringList some;
    for (const PositionId id : ids.first(std::min<std::size_t>(ids.size(), maxNames + 1)))
        some << subjectName(id);
    if (ids.size() <= maxNames + 1)
        return listing(some, maxNames);
    return listingWithRest(some.first(maxNames), tracewords::count(ids.size() - maxNames));
}

std::vector<Value> LabelsTrace::followerValues(PositionId id) const
{
    std::vector<Value> values;
    for (const PositionId follower : m_graph->followers(id))
        values.push_back(m_labels->value(follower));
    return values;
}

Sentence LabelsTrace::sentence(int at) const
{
    const Step &step = this->step(at);
    switch (step.kind) {
    case StepKind::Intro:
        return ModelText::tr(
            "No position has a label yet. A P-position is one that the previous player wins, an N-position one that "
            "the next player wins. We start at the end of the game and work upwards.");
    case StepKind::Terminals:
        return terminalsSentence(step);
    case StepKind::LeadToP:
        return leadToPSentence(step);
    case StepKind::OnlyToN:
        return onlyToNSentence(step);
    case StepKind::Rest:
        return restSentence();
    case StepKind::ValueZero:
        return ModelText::tr(
                   "Now the SG values, from the terminal positions up. Without followers there is no value to avoid, "
                   "and %1: the value of %2.")
            .arg(Sentence::math(QStringLiteral("mex ∅ = 0")), names(subjects(step)));
    case StepKind::Values:
        return valuesSentence(step);
    case StepKind::End:
        break;
    }
    return endSentence();
}

Sentence LabelsTrace::blankSentence(int at) const
{
    const Step &step = this->step(at);
    const auto ids = subjects(step);
    switch (step.kind) {
    case StepKind::Terminals:
    case StepKind::LeadToP:
    case StepKind::OnlyToN:
        if (ids.size() == 1)
            return outcomeAsked(subjectName(ids.front()));
        return ModelText::tr("Is each of these a P-position or an N-position: %1? %2").arg(names(ids), blankMark);
    case StepKind::End:
        return ModelText::tr("Number of P-positions: %1.").arg(blankMark) + u' ' +
               outcomeAsked(subjectName(GameGraph::root())).marked();
    case StepKind::Intro:
    case StepKind::Rest:
    case StepKind::ValueZero:
    case StepKind::Values:
        break;
    }
    return withBlanks(sentence(at));
}

QString LabelsTrace::subjectName(PositionId id) const
{
    return id == GameGraph::root() ? tracewords::subjectName(position())
                                   : tracewords::subjectName(*m_graph->rules(), m_graph->cells(id));
}

Sentence LabelsTrace::terminalsSentence(const Step &step) const
{
    const auto ids = subjects(step);
    if (m_labels->convention() == Convention::Misere) {
        return ModelText::tr(
                   "No move leads on from %1. Under misère play the player who can't move wins: the terminal positions "
                   "are N-positions.")
            .arg(names(ids));
    }
    if (ids.size() == 1)
        return ModelText::tr("%1 is terminal: the player to move has no move and has lost. It becomes P.")
            .arg(subjectName(ids.front()));
    return ModelText::tr("%1 position(s) {is|are} terminal: the player to move has no move and has lost. "
                         "%2 {becomes|become} P.",
                         nullptr, static_cast<int>(ids.size()))
        .arg(tracewords::count(ids.size()), names(ids));
}

Sentence LabelsTrace::leadToPSentence(const Step &step) const
{
    const auto ids = subjects(step);
    if (step.cause != noPosition && ids.size() == 1)
        return ModelText::tr("%1 leads to %2, a P-position: moving there wins. It becomes N.")
            .arg(subjectName(ids.front()), subjectName(step.cause));
    if (step.cause != noPosition) {
        return ModelText::tr("%1 lead to %2, a P-position: moving there wins. They become N.")
            .arg(names(ids), subjectName(step.cause));
    }
    return ModelText::tr("Round %1: %2 unlabelled position(s) {leads|lead} to a P-position, so moving there wins. "
                         "{It becomes|They become} N: %3.",
                         nullptr, static_cast<int>(ids.size()))
        .arg(Sentence::math(QString::number(step.round)), tracewords::count(ids.size()), names(ids));
}

Sentence LabelsTrace::onlyToNSentence(const Step &step) const
{
    const auto ids = subjects(step);
    if (ids.size() == 1 && !m_labelling.inRounds) {
        return ModelText::tr(
                   "Every move from %1 leads to an N-position: %2. Whatever the move, the opponent wins. It becomes P.")
            .arg(subjectName(ids.front()), names(m_graph->followers(ids.front())));
    }
    return ModelText::tr(
               "Round %1: %2 position(s) {leads|lead} only to N-positions, so the opponent wins, whatever the move. "
               "{It becomes|They become} P: %3.",
               nullptr, static_cast<int>(ids.size()))
        .arg(Sentence::math(QString::number(step.round)), tracewords::count(ids.size()), names(ids));
}

Sentence LabelsTrace::valuesSentence(const Step &step) const
{
    const auto ids = subjects(step);
    const PositionId first = ids.front();
    const auto followers = m_graph->followers(first);
    const std::vector<Value> values = followerValues(first);
    const QString equation = QStringLiteral("g(") + name(first) + QStringLiteral(") = ") +
                             tracewords::mexEquation(values, m_labels->value(first));
    if (ids.size() > 1 || m_labelling.inRounds) {
        return ModelText::
            tr("Longest play %2: all followers of %1 position(s) have values, so {its value|theirs} is the mex. {It is|One "
               "of them}: %3.",
               nullptr, static_cast<int>(ids.size()))
                .arg(tracewords::count(ids.size()), Sentence::math(groupedNumber(step.round)),
                     Sentence::math(equation));
    }
    QStringList each;
    for (std::size_t i = 0; i < std::min<std::size_t>(followers.size(), maxNames + 1); ++i)
        each << Sentence::math(QStringLiteral("g(%1) = %2").arg(name(followers[i])).arg(values[i]));
    if (followers.size() > maxNames + 1)
        each = each.first(maxNames) +
               QStringList{ModelText::tr("%1 more").arg(tracewords::count(followers.size() - maxNames))};
    return ModelText::tr("The followers of %1 have their values: %2. So %3.")
        .arg(subjectName(first), listing(each), Sentence::math(equation));
}

Sentence LabelsTrace::restSentence() const
{
    const auto number = [](std::span<const Outcome> outcomes, Outcome outcome) {
        return static_cast<std::size_t>(std::ranges::count(outcomes, outcome));
    };
    QStringList sentences;
    if (const std::size_t draws = number(m_labelling.outcomes, Outcome::Draw); draws > 0) {
        sentences << ModelText::tr(
                         "Positions that stay unlabelled: %1. Neither player can force a win from them, because play "
                         "can go round for ever. They are draws, and a position that can reach a cycle has no SG value "
                         "by mex alone.")
                         .arg(tracewords::count(draws));
    }
    const std::size_t rest = number(m_labelling.outcomes, Outcome::Unknown);
    const std::size_t unknown = number(m_labels->outcomes(), Outcome::Unknown);
    if (rest > 0) {
        sentences << ModelText::tr(
                         "Positions that get no label from below: %1. The graph ends at its limit, and some of their "
                         "followers aren't in it.")
                         .arg(tracewords::count(rest));
        if (unknown == rest)
            sentences << ModelText::tr("They stay unknown. Raise the limit to label them.");
        else if (unknown == 0)
            sentences << ModelText::tr("Their components decide who wins.");
        else
            sentences << ModelText::tr(
                             "For %1 of them the components decide who wins; %2 stay unknown. Raise the limit to label "
                             "them.")
                             .arg(tracewords::count(rest - unknown), tracewords::count(unknown));
    }
    return sentences.join(u' ');
}

Sentence LabelsTrace::endSentence() const
{
    const PositionId root = GameGraph::root();
    const QString start = subjectName(root);
    const Outcome found =
        m_labelling.outcomes[root] == Outcome::Unknown ? m_labels->outcome(root) : m_labelling.outcomes[root];
    const auto outcomes = m_labels->outcomes();
    const auto losing = static_cast<std::size_t>(std::ranges::count(outcomes, Outcome::P));
    if (found == Outcome::Unknown)
        return ModelText::tr("%Ln P-position(s) {is|are} found, and the start %1 has no label.", nullptr,
                             static_cast<int>(losing))
            .arg(start);
    const Value value = m_labels->value(root);
    QStringList sentences;
    if (m_labels->convention() == Convention::Misere)
        sentences << ModelText::tr("Done. P-positions: %1 of %2.")
                         .arg(tracewords::count(losing), tracewords::count(m_graph->positionCount()));
    else if (value == Labels::unknown)
        sentences << ModelText::tr("Done.");
    else if (losing == 1)
        sentences << ModelText::tr("Done: the only P-position is also the only position of value 0.");
    else
        sentences
            << ModelText::tr("Done: the %1 P-positions are exactly those of value 0.").arg(tracewords::count(losing));
    sentences << startSentence(start, found, value);
    if (m_labels->convention() == Convention::Misere)
        sentences << ModelText::tr("There are no SG values under misère play, because the mex needs the last move to "
                                   "win; the misère quotient would take their place.");
    else if (value == Labels::unknown)
        sentences << ModelText::tr("It has no SG value here.");
    return sentences.join(u' ');
}

TracePicture LabelsTrace::picture(int at) const
{
    const Step &step = this->step(at);
    return LabelsPicture{step.outcomesKnown, step.valuesKnown, m_graph->positionCount(),
                         m_labels->convention() == Convention::Normal};
}

StepPositions LabelsTrace::positions(int at) const
{
    const Step &step = this->step(at);
    const auto ids = subjects(step);
    StepPositions positions;
    positions.subjects.assign(ids.begin(), ids.end());
    if (step.cause != noPosition)
        positions.related.push_back(step.cause);
    else if (ids.size() == 1) {
        const auto followers = m_graph->followers(ids.front());
        positions.related.assign(followers.begin(), followers.end());
    }
    if (step.kind == StepKind::End)
        positions.subjects.push_back(GameGraph::root());
    return positions;
}

Table LabelsTrace::table() const
{
    constexpr PositionId max = 1000;
    const bool values = m_labels->convention() == Convention::Normal;
    Table table;
    table.headers = {ModelText::tr("Position"), ModelText::tr("Outcome")};
    table.numeric = {false, false};
    if (values) {
        table.headers.push_back(ModelText::tr("Value"));
        table.numeric.push_back(true);
    }
    for (PositionId id = 0; id < std::min(max, m_graph->positionCount()); ++id) {
        std::vector<Sentence> row = {name(id), outcomeLetter(m_labelling.outcomes[id])};
        if (values) {
            const Value value = m_labels->value(id);
            row.push_back(value == Labels::unknown ? QStringLiteral("–") : tracewords::number(value));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

/// Asks for the first of the positions that get a label; the labels are hidden in the graph until their step.
std::optional<Question> LabelsTrace::question(int at) const
{
    const Step &step = this->step(at);
    if (subjects(step).empty())
        return {};
    const PositionId id = m_labelling.order[step.from];
    const bool canDraw = std::ranges::find(m_labelling.outcomes, Outcome::Draw) != m_labelling.outcomes.end();
    switch (step.kind) {
    case StepKind::Terminals:
        return questions::outcome(
            ModelText::tr("%1 has no followers. Is it a P-position or an N-position?").arg(subjectName(id)),
            m_labelling.outcomes[id], canDraw,
            ModelText::tr("From a P-position the player who has just moved wins. Does the player who can't move "
                          "win here, or lose?"),
            ModelText::tr("From an N-position the player to move wins. Does the player who can't move win here, "
                          "or lose?"));
    case StepKind::LeadToP:
    case StepKind::OnlyToN:
        return questions::outcomeOf(subjectName(id), m_labelling.outcomes[id], m_labels->convention(), canDraw);
    case StepKind::ValueZero:
    case StepKind::Values: {
        const std::vector<Value> values = followerValues(id);
        const QString text =
            values.empty()
                ? ModelText::tr("%1 has no followers. What is %2?").arg(subjectName(id), tracewords::g(name(id)))
                : ModelText::tr("The followers of %1 have the values %2. What is %3?")
                      .arg(subjectName(id), Sentence::math(setText(tracewords::distinct(values))),
                           tracewords::g(name(id)));
        return questions::mexOf(Question::Kind::Mex, text, values);
    }
    case StepKind::Intro:
    case StepKind::Rest:
    case StepKind::End:
        break;
    }
    return {};
}

/// A step has a value only if all its positions have it.
StepFinding LabelsTrace::finding(int at) const
{
    const Step &step = this->step(at);
    const StepPositions shown = positions(at);
    StepFinding finding;
    for (const auto *ids : {&shown.subjects, &shown.related}) {
        for (const PositionId id : *ids) {
            if (finding.positions.size() < StepPositions::max)
                finding.positions.push_back(id == GameGraph::root() ? position()
                                                                    : split(m_graph->rules(), m_graph->cells(id)));
        }
    }
    const bool isOfValues =
        step.kind == StepKind::ValueZero || step.kind == StepKind::Values || step.kind == StepKind::End;
    if (!isOfValues || shown.subjects.empty())
        return finding;
    const Value value = m_labels->value(shown.subjects.front());
    const bool isOfAll =
        std::ranges::all_of(shown.subjects, [this, value](PositionId id) { return m_labels->value(id) == value; });
    if (isOfAll && value != Labels::unknown)
        finding.value = value;
    return finding;
}

} // namespace mexplorer
