// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/trace/mextrace.h"

#include "model/core/modeltext.h"
#include "model/games/joinedposition.h"
#include "model/trace/blanks.h"
#include "model/trace/tracewords.h"
#include "model/trace/valuereason.h"

#include <algorithm>
#include <numeric>

namespace mexplorer {

namespace {

constexpr quint64 maxListedFollowers = 5000;
constexpr std::size_t maxSingleFollowers = 24;
constexpr Value maxSingleChecks = 16;

/// The first of \a names, at most \a max: fewer where they are long, as those of boards, which the cards show better.
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

/// The problem of a follower as that of the position whose value was to be found.
Problem ofWhole(const Position &whole, Problem problem)
{
    if (problem.kind == Problem::Kind::Limit)
        problem.message =
            ModelText::tr("The mex of %1 needs the values of all its followers. %2").arg(whole.text(), problem.message);
    return problem;
}

} // namespace

Result<TracePtr> MexTrace::build(const Position &position, const Solver &solver, JobControl &control)
{
    const JoinedPosition joined = join(position);
    const auto followers = distinctFollowers({joined.rules, joined.cells}, maxListedFollowers);
    if (!followers)
        return followers.problem();
    std::shared_ptr<MexTrace> trace(
        new MexTrace(ModelText::tr("How %1 gets its value").arg(tracewords::title(position)), position));
    ValueReason reason(solver, control);
    std::vector<TrayPicture::Card> cards;
    for (const CellVector &cells : *followers) {
        const Position follower = split(joined.rules, cells);
        const Result<Value> value = reason.value(follower);
        if (!value)
            return ofWhole(position, value.problem());
        const Result<QString> equation = reason.equation(follower, *value);
        if (!equation)
            return ofWhole(position, equation.problem());
        cards.push_back({follower, tracewords::shortName(follower), *value, 0});
        trace->m_equations << *equation;
        control.setProgress(cards.size(), followers->size());
        if (control.isCancelled())
            return Problem::cancelled();
    }
    if (cards.size() > maxSingleFollowers)
        trace->sortByValue(cards);
    trace->makeSteps(cards);
    trace->m_cards = std::make_shared<const std::vector<TrayPicture::Card>>(std::move(cards));
    return TracePtr(trace);
}

TracePtr MexTrace::ofSet(const std::vector<Value> &numbers)
{
    const QString set = Sentence::math(setText(tracewords::distinct(numbers)));
    std::shared_ptr<MexTrace> trace(new MexTrace(ModelText::tr("The mex of %1").arg(set), {}));
    std::vector<TrayPicture::Card> cards;
    for (const Value number : numbers) {
        cards.push_back({{}, QString::number(number), number, 0});
        trace->m_equations << tracewords::number(number);
    }
    trace->makeSteps(cards);
    trace->m_cards = std::make_shared<const std::vector<TrayPicture::Card>>(std::move(cards));
    return trace;
}

void MexTrace::sortByValue(std::vector<TrayPicture::Card> &cards)
{
    std::vector<std::size_t> order(cards.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return cards[a].value < cards[b].value; });
    std::vector<TrayPicture::Card> sorted;
    QStringList equations;
    for (const std::size_t i : order) {
        sorted.push_back(cards[i]);
        equations << m_equations[static_cast<qsizetype>(i)];
    }
    cards = std::move(sorted);
    m_equations = equations;
}

void MexTrace::makeSteps(std::vector<TrayPicture::Card> &cards)
{
    std::vector<Value> found;
    for (const TrayPicture::Card &card : cards)
        found.push_back(card.value);
    m_value = mex(found);
    m_steps.push_back({});
    if (cards.size() <= maxSingleFollowers) {
        for (std::size_t i = 0; i < cards.size(); ++i) {
            cards[i].step = stepCount();
            m_steps.push_back({StepKind::Follower, i, cards[i].value});
        }
    } else {
        for (const Value value : tracewords::distinct(found)) {
            for (TrayPicture::Card &card : cards)
                card.step = card.value == value ? stepCount() : card.step;
            m_steps.push_back({StepKind::Group, 0, value});
        }
    }
    m_firstCheck = stepCount();
    if (m_value > maxSingleChecks)
        m_steps.push_back({StepKind::CheckAll, 0, m_value - 1});
    else
        for (Value value = 0; value < m_value; ++value)
            m_steps.push_back({StepKind::Check, 0, value});
    m_steps.push_back({StepKind::Gap, 0, m_value});
}

QString MexTrace::self() const
{
    return tracewords::name(position());
}

QStringList MexTrace::namesWithValue(Value value) const
{
    QStringList names;
    for (const TrayPicture::Card &card : *m_cards) {
        if (card.value == value)
            names << tracewords::subjectName(card.position);
    }
    return names;
}

std::vector<Value> MexTrace::values() const
{
    std::vector<Value> values;
    for (const TrayPicture::Card &card : *m_cards)
        values.push_back(card.value);
    return values;
}

Sentence MexTrace::sentence(int at) const
{
    const Step &step = m_steps[static_cast<std::size_t>(at)];
    switch (step.kind) {
    case StepKind::Intro:
        return introSentence();
    case StepKind::Follower:
        return followerSentence(step.card);
    case StepKind::Group:
        return groupSentence(step.value);
    case StepKind::Check:
        if (isOfSet())
            return ModelText::tr("Is %1 in the tray? Yes.").arg(tracewords::number(step.value));
        return ModelText::tr("Is %1 in the tray? Yes: %2.")
            .arg(tracewords::number(step.value),
                 ModelText::tr("%1 brought it").arg(shortListing(namesWithValue(step.value), 3)));
    case StepKind::CheckAll:
        return ModelText::tr("All numbers from %1 to %2 are in the tray.")
            .arg(tracewords::number(0), tracewords::number(step.value));
    case StepKind::Gap:
        break;
    }
    return gapSentence();
}

Sentence MexTrace::blankSentence(int at) const
{
    const Step &step = m_steps[static_cast<std::size_t>(at)];
    switch (step.kind) {
    case StepKind::Follower:
        if (!isOfSet())
            return ModelText::tr("%1. Put it in the tray.")
                .arg(withBlanks(m_equations[static_cast<qsizetype>(step.card)]).marked());
        break;
    case StepKind::Check:
    case StepKind::CheckAll:
        return {};
    case StepKind::Gap: {
        const QString inTray =
            ModelText::tr("Which numbers are in the tray, in order, from 0 on? %1").arg(blankMark) + u' ';
        const QString name = isOfSet() ? Sentence::math(QStringLiteral("mex{ 0 } = 0"))
                                       : Sentence::math(QStringLiteral("g(") + self() + QStringLiteral(") = ") +
                                                        QStringLiteral("mex{ 0 } = 0"));
        const QString equation = inTray + withBlanks(name).marked() + QStringLiteral(".");
        return isOfSet() ? equation : equation + u' ' + outcomeAsked(tracewords::subjectName(position())).marked();
    }
    case StepKind::Intro:
        return sentence(at);
    case StepKind::Group:
        break;
    }
    return withBlanks(sentence(at));
}

Sentence MexTrace::introSentence() const
{
    if (isOfSet())
        return ModelText::tr("The mex, the minimum excluded number, of a set is the smallest of 0, 1, 2, … that is not "
                             "in it. Here the set is %1.")
            .arg(Sentence::math(setText(tracewords::distinct(values()))));
    const QString subject = tracewords::subjectName(position());
    const std::size_t count = m_cards->size();
    if (count == 0)
        return ModelText::tr(
                   "%1 has no followers: it is terminal. Its value is the smallest number that no follower has.")
            .arg(subject);
    QStringList names;
    for (const TrayPicture::Card &card : *m_cards)
        names << Sentence::game(card.name);
    if (count == 1)
        return ModelText::tr("%1 has one follower, %2. Its value is the smallest number that no follower has.")
            .arg(subject, names.first());
    return ModelText::tr("%1 has %2 followers: %3. Its value is the smallest number that none of them has.")
        .arg(subject, tracewords::number(count), shortListing(names, 10));
}

Sentence MexTrace::followerSentence(std::size_t at) const
{
    const TrayPicture::Card &card = (*m_cards)[at];
    const bool repeated = std::any_of(m_cards->begin(), m_cards->begin() + static_cast<std::ptrdiff_t>(at),
                                      [&](const TrayPicture::Card &other) { return other.value == card.value; });
    if (isOfSet())
        return ModelText::tr("Put %1 in the tray.").arg(tracewords::number(card.value));
    const QString equation = m_equations[static_cast<qsizetype>(at)];
    return (repeated ? ModelText::tr("%1. The tray holds %2 already.") : ModelText::tr("%1. Put %2 in the tray."))
        .arg(equation, tracewords::number(card.value));
}

Sentence MexTrace::groupSentence(Value value) const
{
    if (isOfSet())
        return ModelText::tr("Put %1 in the tray.").arg(tracewords::number(value));
    const QStringList names = namesWithValue(value);
    return ModelText::tr("%n follower(s) {has|have} value %1: %2. Put %1 in the tray.", nullptr,
                         static_cast<int>(names.size()))
        .arg(tracewords::number(value), shortListing(names, 5));
}

Sentence MexTrace::setGapSentence() const
{
    const QString equation = Sentence::math(tracewords::mexEquation(values(), m_value));
    return m_cards->empty() ? ModelText::tr("The tray is empty, so 0 is the first number missing: %1.").arg(equation)
                            : ModelText::tr("%1 is the first number missing from the tray: %2.")
                                  .arg(tracewords::number(m_value), equation);
}

Sentence MexTrace::gapSentence() const
{
    if (isOfSet())
        return setGapSentence();
    const QString equation = Sentence::math(QStringLiteral("g(") + self() + QStringLiteral(") = ") +
                                            tracewords::mexEquation(values(), m_value));
    const QString subject = tracewords::subjectName(position());
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
    if (zeros.size() == 1)
        return ModelText::tr("%1 %2 has value 0, so moving there wins: %3 is an N-position.")
            .arg(gap, zeros.first(), subject);
    const QString winning = zeros.size() <= 3
                                ? shortListing(zeros, 3)
                                : ModelText::tr("%1 followers").arg(tracewords::number(quint64(zeros.size())));
    return ModelText::tr("%1 %2 have value 0, so moving to one of them wins: %3 is an N-position.")
        .arg(gap, winning, subject);
}

TracePicture MexTrace::picture(int at) const
{
    const Step &step = m_steps[static_cast<std::size_t>(at)];
    TrayPicture picture;
    picture.cards = m_cards;
    picture.step = at;
    picture.value = m_value;
    picture.found = step.kind == StepKind::Gap;
    if (step.kind == StepKind::Check || step.kind == StepKind::CheckAll || step.kind == StepKind::Gap)
        picture.checked = static_cast<int>(step.value) + 1;
    return picture;
}

TraceTable MexTrace::table() const
{
    if (isOfSet())
        return {};
    TraceTable table;
    table.headers = {ModelText::tr("Follower"), ModelText::tr("Value"), ModelText::tr("Why")};
    table.numeric = {false, true, false};
    for (std::size_t i = 0; i < m_cards->size(); ++i) {
        const TrayPicture::Card &card = (*m_cards)[i];
        table.rows.push_back(
            {Sentence::game(card.name), tracewords::number(card.value), m_equations[static_cast<qsizetype>(i)]});
    }
    return table;
}

StepPositions MexTrace::positions(int at) const
{
    const Step &step = m_steps[static_cast<std::size_t>(at)];
    StepPositions result;
    if (isOfSet())
        return result;
    result.positions.push_back(position());
    for (const TrayPicture::Card &card : *m_cards) {
        const bool concerned = step.kind == StepKind::Intro || card.step == at ||
                               (step.kind == StepKind::Check && card.value == step.value) ||
                               (step.kind == StepKind::Gap && card.value == 0);
        if (concerned)
            result.positions.push_back(card.position);
    }
    return result;
}

std::optional<PseudocodeLine> MexTrace::pseudocode(int at) const
{
    const auto line = [this](int ofSet, int ofPosition) {
        return isOfSet() ? PseudocodeLine{Pseudocode::Mex, ofSet} : PseudocodeLine{Pseudocode::OfPosition, ofPosition};
    };
    switch (m_steps[static_cast<std::size_t>(at)].kind) {
    case StepKind::Intro:
        return line(0, 2);
    case StepKind::Follower:
    case StepKind::Group:
        return line(0, 3);
    case StepKind::Check:
    case StepKind::CheckAll:
        return line(3, 6);
    case StepKind::Gap:
        break;
    }
    return line(4, 7);
}

std::optional<Question> MexTrace::question(int at) const
{
    const Step &step = m_steps[static_cast<std::size_t>(at)];
    std::optional<Question> question;
    if (at == m_firstCheck) {
        question = questions::mexOf(
            Question::Kind::Mex,
            isOfSet()
                ? ModelText::tr("What is the smallest number that isn't in the tray?")
                : ModelText::tr("What is %1, the smallest number that isn't in the tray?").arg(tracewords::g(self())),
            values());
    } else if (step.kind == StepKind::Follower && !isOfSet()) {
        const TrayPicture::Card &card = (*m_cards)[step.card];
        question = questions::number(
            Question::Kind::SgValue, ModelText::tr("What is %1?").arg(tracewords::g(Sentence::game(card.name))),
            card.value,
            ModelText::tr("That isn't %1. Find the values of its own followers, or of its parts, first.")
                .arg(tracewords::g(Sentence::game(card.name))));
        question->about = {card.position};
    } else if (step.kind == StepKind::Gap && !isOfSet()) {
        question = questions::outcomeOf(tracewords::subjectName(position()), m_value == 0 ? Outcome::P : Outcome::N,
                                        Convention::Normal);
    }
    if (question && at >= m_firstCheck && !isOfSet())
        question->about = {position()};
    return question;
}

} // namespace mexplorer
