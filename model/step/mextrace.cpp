// SPDX-License-Identifier: GPL-3.0-or-later
// The mex of one position in steps: its followers, each with its value, which is put in the tray; then 0, 1, 2, ... are
// searched in the tray until one is missing, and the reason why that one is the value. Followers are grouped by value
// if there are too many to watch, and so are numbers that are in the tray.
//
// Cost: the value of each follower, by the solver. Not shown: how the followers get their values; each has its own
// walk-through.
#include "model/step/listtrace.h"

#include "model/core/modeltext.h"
#include "model/games/joinedposition.h"
#include "model/step/blanks.h"
#include "model/step/tracewords.h"
#include "model/step/valuereason.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr quint64 maxListedFollowers = 5000;
constexpr std::size_t maxSingleFollowers = 24;
constexpr Value maxSingleChecks = 16;

/// The first of \a names, at most \a max; fewer if they are long, such as those of boards, which the cards show better.
QString shortListing(const QStringList &names, qsizetype max)
{
    constexpr qsizetype maxCharacters = 64;
    qsizetype count = 0;
    qsizetype characters = 0;
    while (count < std::min(max, names.size())) {
        characters += Sentence(names[count]).plain().size() + 2;
        if (count > 0 && characters > maxCharacters)
            break;
        ++count;
    }
    return listing(names, count);
}

/// The problem of a follower, reworded for the position whose value was requested.
Problem ofWhole(const Position &whole, Problem problem)
{
    if (problem.kind == Problem::Kind::Limit)
        problem.message =
            ModelText::tr("The mex of %1 needs the values of all its followers. %2").arg(whole.text(), problem.message);
    return problem;
}

using Card = TrayPicture::Card;

/// A follower, or a number of a bare set, and the equation for its value; marked.
struct MexEntry
{
    Card card;
    QString equation;
};

/// Makes the steps of a mex.
class MexSteps
{
public:
    /// For a bare set of numbers the position is empty.
    MexSteps(Position position, std::vector<MexEntry> entries);
    std::vector<ListTrace::Step> make();
    Table table() const;

private:
    bool isOfSet() const { return m_position.components.empty(); }
    QString self() const { return tracewords::name(m_position); }
    QStringList namesWithValue(Value value) const;
    /// A line of pseudocode: its numbers in the algorithm for a set and in that for a position.
    struct CodeLine
    {
        int ofSet;
        int ofPosition;
    };
    /// Adds a step about some of the cards, after the numbers below \a checked have been found in the tray.
    template <class Predicate> void add(const Sentence &sentence, CodeLine line, Value checked, Predicate isConcerned);
    void addFollower(std::size_t card);
    void addCheck(Value value);
    void addGap();
    void askForMex(ListTrace::Step &step) const;
    Sentence introSentence() const;
    Sentence followerSentence(std::size_t card) const;
    Sentence groupSentence(Value value) const;
    Sentence setGapSentence() const;
    Sentence gapSentence() const;
    Sentence blankGapSentence() const;

    Position m_position;
    std::shared_ptr<const std::vector<Card>> m_cards;
    QStringList m_equations;
    std::vector<Value> m_values; ///< of the cards
    Value m_value = 0;
    std::vector<ListTrace::Step> m_steps;
};

/// Many followers are grouped by value.
MexSteps::MexSteps(Position position, std::vector<MexEntry> entries) : m_position(std::move(position))
{
    const bool isByValue = entries.size() > maxSingleFollowers;
    if (isByValue)
        std::ranges::stable_sort(entries, {}, [](const MexEntry &entry) { return entry.card.value; });
    std::vector<Card> cards;
    for (MexEntry &entry : entries) {
        const bool sharesStep = isByValue && !cards.empty() && cards.back().value == entry.card.value;
        entry.card.step = cards.empty() ? 1 : cards.back().step + (sharesStep ? 0 : 1);
        m_values.push_back(entry.card.value);
        m_equations << entry.equation;
        cards.push_back(std::move(entry.card));
    }
    m_value = mex(m_values);
    m_cards = std::make_shared<const std::vector<Card>>(std::move(cards));
}

std::vector<ListTrace::Step> MexSteps::make()
{
    add(introSentence(), {0, 2}, 0, [](const Card &) { return true; });
    m_steps.back().blank = m_steps.back().sentence;
    for (std::size_t i = 0; i < m_cards->size(); ++i) {
        if ((*m_cards)[i].step == static_cast<int>(m_steps.size()))
            addFollower(i);
    }
    const std::size_t firstCheck = m_steps.size();
    for (Value value = m_value > maxSingleChecks ? m_value - 1 : 0; value < m_value; ++value)
        addCheck(value);
    addGap();
    askForMex(m_steps[firstCheck]);
    return std::move(m_steps);
}

template <class Predicate>
void MexSteps::add(const Sentence &sentence, CodeLine line, Value checked, Predicate isConcerned)
{
    ListTrace::Step step;
    step.sentence = sentence;
    step.blank = withBlanks(sentence);
    step.picture = TrayPicture{.cards = m_cards,
                               .step = static_cast<int>(m_steps.size()),
                               .value = m_value,
                               .checked = static_cast<int>(checked),
                               .found = checked > m_value};
    step.code = isOfSet() ? PseudocodeLine{Pseudocode::Mex, line.ofSet}
                          : PseudocodeLine{Pseudocode::OfPosition, line.ofPosition};
    if (!isOfSet())
        step.positions.push_back(m_position);
    for (const Card &card : *m_cards) {
        if (!isOfSet() && isConcerned(card))
            step.positions.push_back(card.position);
    }
    m_steps.push_back(std::move(step));
}

/// Adds the step of one follower, or of all followers with its value.
void MexSteps::addFollower(std::size_t at)
{
    const Card &card = (*m_cards)[at];
    const bool isGroup = m_cards->size() > maxSingleFollowers;
    add(isGroup ? groupSentence(card.value) : followerSentence(at), {0, 3}, 0,
        [&card](const Card &other) { return other.step == card.step; });
    if (isGroup || isOfSet())
        return;
    ListTrace::Step &step = m_steps.back();
    step.blank =
        ModelText::tr("%1. Put it in the tray.").arg(withBlanks(m_equations[static_cast<qsizetype>(at)]).marked());
    const QString g = tracewords::g(Sentence::game(card.name));
    step.question = questions::number(
        Question::Kind::SgValue, ModelText::tr("What is %1?").arg(g), card.value,
        ModelText::tr("That isn't %1. Find the values of its own followers, or of its parts, first.").arg(g));
    step.question->about = {card.position};
}

/// Checks that \a value is in the tray; if there are many such steps, checks all numbers up to it in one.
void MexSteps::addCheck(Value value)
{
    const bool isOfAll = m_value > maxSingleChecks;
    const QString number = tracewords::number(value);
    QString sentence = ModelText::tr("Is %1 in the tray? Yes.").arg(number);
    if (isOfAll)
        sentence = ModelText::tr("All numbers from %1 to %2 are in the tray.").arg(tracewords::number(0), number);
    else if (!isOfSet())
        sentence = ModelText::tr("Is %1 in the tray? Yes: %2.")
                       .arg(number, ModelText::tr("%1 brought it").arg(shortListing(namesWithValue(value), 3)));
    add(sentence, {3, 6}, value + 1, [&](const Card &card) { return !isOfAll && card.value == value; });
    m_steps.back().blank = Sentence();
}

void MexSteps::addGap()
{
    add(isOfSet() ? setGapSentence() : gapSentence(), {4, 7}, m_value + 1,
        [](const Card &card) { return card.value == 0; });
    m_steps.back().blank = blankGapSentence();
    if (isOfSet())
        return;
    m_steps.back().question = questions::outcomeOf(tracewords::subjectName(m_position),
                                                   m_value == 0 ? Outcome::P : Outcome::N, Convention::Normal);
    m_steps.back().question->about = {m_position};
}

void MexSteps::askForMex(ListTrace::Step &step) const
{
    const QString text =
        isOfSet() ? ModelText::tr("What is the smallest number that isn't in the tray?")
                  : ModelText::tr("What is %1, the smallest number that isn't in the tray?").arg(tracewords::g(self()));
    step.question = questions::mexOf(Question::Kind::Mex, text, m_values);
    if (!isOfSet())
        step.question->about = {m_position};
}

Table MexSteps::table() const
{
    Table table;
    table.headers = {ModelText::tr("Follower"), ModelText::tr("Value"), ModelText::tr("Why")};
    table.numeric = {false, true, false};
    for (std::size_t i = 0; i < m_cards->size(); ++i)
        table.rows.push_back({Sentence::game((*m_cards)[i].name), tracewords::number(m_values[i]),
                              m_equations[static_cast<qsizetype>(i)]});
    return table;
}

QStringList MexSteps::namesWithValue(Value value) const
{
    QStringList names;
    for (const Card &card : *m_cards) {
        if (card.value == value)
            names << tracewords::subjectName(card.position);
    }
    return names;
}

Sentence MexSteps::introSentence() const
{
    if (isOfSet())
        return ModelText::tr("The mex, the minimum excluded number, of a set is the smallest of 0, 1, 2, … that is not "
                             "in it. Here the set is %1.")
            .arg(Sentence::math(setText(tracewords::distinct(m_values))));
    const QString subject = tracewords::subjectName(m_position);
    const std::size_t count = m_cards->size();
    if (count == 0)
        return ModelText::tr(
                   "%1 has no followers: it is terminal. Its value is the smallest number that no follower has.")
            .arg(subject);
    QStringList names;
    for (const Card &card : *m_cards)
        names << Sentence::game(card.name);
    if (count == 1)
        return ModelText::tr("%1 has one follower, %2. Its value is the smallest number that no follower has.")
            .arg(subject, names.first());
    return ModelText::tr("%1 has %2 followers: %3. Its value is the smallest number that none of them has.")
        .arg(subject, tracewords::number(count), shortListing(names, 10));
}

Sentence MexSteps::followerSentence(std::size_t at) const
{
    const Card &card = (*m_cards)[at];
    const bool repeated = std::any_of(m_cards->begin(), m_cards->begin() + static_cast<std::ptrdiff_t>(at),
                                      [&](const Card &other) { return other.value == card.value; });
    if (isOfSet())
        return ModelText::tr("Put %1 in the tray.").arg(tracewords::number(card.value));
    const QString equation = m_equations[static_cast<qsizetype>(at)];
    return (repeated ? ModelText::tr("%1. The tray holds %2 already.") : ModelText::tr("%1. Put %2 in the tray."))
        .arg(equation, tracewords::number(card.value));
}

Sentence MexSteps::groupSentence(Value value) const
{
    if (isOfSet())
        return ModelText::tr("Put %1 in the tray.").arg(tracewords::number(value));
    const QStringList names = namesWithValue(value);
    return ModelText::tr("%n follower(s) {has|have} value %1: %2. Put %1 in the tray.", nullptr,
                         static_cast<int>(names.size()))
        .arg(tracewords::number(value), shortListing(names, 5));
}

Sentence MexSteps::setGapSentence() const
{
    const QString equation = Sentence::math(tracewords::mexEquation(m_values, m_value));
    return m_cards->empty() ? ModelText::tr("The tray is empty, so 0 is the first number missing: %1.").arg(equation)
                            : ModelText::tr("%1 is the first number missing from the tray: %2.")
                                  .arg(tracewords::number(m_value), equation);
}

Sentence MexSteps::gapSentence() const
{
    const QString equation = Sentence::math(QStringLiteral("g(") + self() + QStringLiteral(") = ") +
                                            tracewords::mexEquation(m_values, m_value));
    const QString subject = tracewords::subjectName(m_position);
    if (m_cards->empty())
        return ModelText::
            tr("The tray is empty, so 0 is the first number missing: %1. The player to move has lost: %2 is a P-position.")
                .arg(equation, subject);
    if (m_value == 0)
        return ModelText::tr(
                   "0 is missing from the tray: %1. No move leads to value 0, so the player to move loses: %2 "
                   "is a P-position.")
            .arg(equation, subject);
    const QStringList zeros = namesWithValue(0);
    const QString gap =
        ModelText::tr("%1 is the first number missing from the tray: %2.").arg(tracewords::number(m_value), equation);
    const auto count = static_cast<int>(zeros.size());
    const QString winning =
        count == 1
            ? ModelText::tr("%1 has value 0, so moving there wins: %2 is an N-position.").arg(zeros.first(), subject)
        : count <= 3 ? ModelText::tr("%1 have value 0, so moving to one of them wins: %2 is an N-position.")
                           .arg(shortListing(zeros, 3), subject)
                     : ModelText::tr("%1 follower(s) {has|have} value 0, so moving to one of them wins: %2 is an "
                                     "N-position.",
                                     nullptr, count)
                           .arg(tracewords::count(quint64(count)), subject);
    return ModelText::tr("%1 %2", "two sentences").arg(gap, winning);
}

Sentence MexSteps::blankGapSentence() const
{
    const QString inTray =
        ModelText::tr("Which numbers are in the tray, in order, from 0 on? %1").arg(blankMark) + u' ';
    const QString equation = QStringLiteral("mex{ 0 } = 0");
    if (isOfSet())
        return inTray + withBlanks(Sentence::math(equation)).marked() + u'.';
    return inTray +
           withBlanks(Sentence::math(QStringLiteral("g(") + self() + QStringLiteral(") = ") + equation)).marked() +
           QStringLiteral(". ") + outcomeAsked(tracewords::subjectName(m_position)).marked();
}

} // namespace

Result<TracePtr> buildMexTrace(const Position &position, const Solver &solver, JobControl &control)
{
    const JoinedPosition joined = join(position);
    const auto followers = distinctFollowers({joined.rules, joined.cells}, maxListedFollowers);
    if (!followers)
        return followers.problem();
    ValueReason reason(solver, control);
    std::vector<MexEntry> entries;
    for (const CellVector &cells : *followers) {
        const Position follower = split(joined.rules, cells);
        const Result<Value> value = solver.value(follower, control);
        if (!value)
            return ofWhole(position, value.problem());
        const Result<QString> equation = reason.equation(follower, *value);
        if (!equation)
            return ofWhole(position, equation.problem());
        entries.push_back({{follower, tracewords::shortName(follower), *value}, *equation});
        control.setProgress(entries.size(), followers->size());
        if (control.isCancelled())
            return Problem::cancelled();
    }
    MexSteps steps(position, std::move(entries));
    return TracePtr(std::make_shared<const ListTrace>(
        TraceKind::Mex, ModelText::tr("How %1 gets its value").arg(tracewords::title(position)), position, steps.make(),
        steps.table()));
}

TracePtr mexTraceOfSet(const std::vector<Value> &numbers)
{
    std::vector<MexEntry> entries;
    entries.reserve(numbers.size());
    for (const Value number : numbers)
        entries.push_back({{{}, QString::number(number), number}, tracewords::number(number)});
    const QString set = Sentence::math(setText(tracewords::distinct(numbers)));
    return std::make_shared<const ListTrace>(TraceKind::Mex, ModelText::tr("The mex of %1").arg(set), Position(),
                                             MexSteps({}, std::move(entries)).make());
}

} // namespace mexplorer
