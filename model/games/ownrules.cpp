// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/familyrules.h"

#include "model/core/exceptions.h"
#include "model/core/modeltext.h"
#include "model/core/saturatingsum.h"
#include "model/games/heaprules.h"
#include "model/games/knowngame.h"
#include "model/own/quickreading.h"
#include "model/own/ruleprogram.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace mexplorer {

namespace {

/// The choices that are tried to find out whether each heap becomes smaller.
constexpr quint64 maxCheckedChoices = RuleProgram::maxChoices;

/// "Replace n by n-k, where 1 <= k <= 3", for each alternative.
QString alternativesInWords(const QString &text)
{
    QStringList sentences;
    for (const QString &alternative : text.split(QStringLiteral("; "))) {
        const QString pattern = alternative.section(QStringLiteral(" -> "), 0, 0);
        const QString rest = alternative.section(QStringLiteral(" -> "), 1);
        const QString result = rest.section(QStringLiteral(" : "), 0, 0);
        const QString conditions = rest.section(QStringLiteral(" : "), 1);
        sentences << (conditions.isEmpty()
                          ? ModelText::tr("Replace %1 by %2.").arg(pattern, result)
                          : ModelText::tr("Replace %1 by %2, where %3.").arg(pattern, result, conditions));
    }
    if (text.contains(u'/'))
        sentences << ModelText::tr("Each division rounds down.");
    return sentences.join(u' ');
}

/// What engines can use: the moves of a known game, or the program.
HeapTraits traitsOf(const OwnMoves &moves, const RulesPtr &known)
{
    if (known)
        return *known->heapTraits();
    const int maxParts = moves.program->maxParts();
    return {.moves = moves, .maxParts = maxParts, .splitsWhole = maxParts > 1};
}

/// Rules on heaps that a user writes. A rule that leaves a heap of the same size or more is a mistake only for
/// positions that reach it: parsePosition() finds out, and splits() throws.
class OwnHeapRules final : public HeapRules
{
public:
    OwnHeapRules(const OwnMoves &moves, const RulesPtr &known)
        : HeapRules(QStringLiteral("rules{%1}").arg(moves.program->text()), traitsOf(moves, known),
                    {QLatin1StringView(moves.program->maxParts() > 1 ? "rows" : "piles"), QLatin1StringView("heaps")}),
          m_moves(moves), m_known(known)
    {
    }

    QString sameAs() const override { return m_known ? m_known->text() : QString(); }
    QString inWords() const override { return alternativesInWords(program().text()); }

    /// Throws a ProblemException if there are too many choices, or if a heap that is left isn't smaller.
    void splits(quint64 heap, Sink sink) const override
    {
        std::optional<quint64> growth;
        const auto problem = program().forEachMove({&heap, 1}, [&](std::span<const quint64> parts) {
            if (parts.empty() || parts[0] < heap)
                sink(parts);
            else if (!growth)
                growth = parts[0];
        });
        if (problem)
            throw ProblemException{*problem};
        if (growth)
            throw ProblemException{RuleProgram::growthProblem(heap, *growth)};
    }

    // These three may be called where nothing may be thrown: they look at the moves up to a problem.

    quint64 splitBound(quint64 heap) const override
    {
        if (m_known && heap > 0)
            return m_known->followerBound(Cells(&heap, 1));
        quint64 count = 0;
        forEachKnownSplit(heap, [&count](Cells) { ++count; });
        return count;
    }

    bool isSplit(quint64 heap, Cells parts) const override
    {
        if (m_known && heap > 0)
            return m_known->isFollower(Cells(&heap, 1), parts);
        bool isFound = false;
        forEachKnownSplit(heap, [&](Cells each) { isFound = isFound || std::ranges::equal(each, parts); });
        return isFound;
    }

    std::optional<CellVector> exampleSplit(quint64 heap) const override
    {
        if (m_known && heap > 0)
            return m_known->exampleFollower(Cells(&heap, 1));
        std::optional<CellVector> first;
        forEachKnownSplit(heap, [&first](Cells each) {
            if (!first)
                first.emplace(each.begin(), each.end());
        });
        return first;
    }

    Result<std::vector<Component>> parsePosition(Scanner &scanner) const override
    {
        Result<std::vector<Component>> components = HeapRules::parsePosition(scanner);
        if (!components)
            return components;
        if (m_known)
            return components;
        std::set<quint64> heaps; // for larger ones, moves are tried where they must be listed
        for (const Component &component : *components) {
            if (!hasLargeHeap(component))
                heaps.insert(component.cells.begin(), component.cells.end());
        }
        if (const auto problem = m_moves.mayGrow ? findGrowth(heaps) : countChoices(heaps))
            return *problem;
        return components;
    }

    /// Heaps that reach no growth; those of \a like if none are drawn soon.
    CellVector randomPosition(Cells like, quint64 maxHeap, RandomNumber below) const override
    {
        constexpr int maxDraws = 20;
        for (int i = 0; i < maxDraws; ++i) {
            CellVector heaps = HeapRules::randomPosition(like, maxHeap, below);
            if (!m_moves.mayGrow || !findGrowth({heaps.begin(), heaps.end()}))
                return heaps;
        }
        return {like.begin(), like.end()};
    }

private:
    void forEachKnownSplit(quint64 heap, Sink sink) const
    {
        static_cast<void>(program().forEachMove({&heap, 1}, [&](std::span<const quint64> parts) {
            if (parts.empty() || parts[0] < heap)
                sink(parts);
        }));
    }

    /// The problem of one of the heaps asked about, if there is any.
    std::optional<Problem> countChoices(const std::set<quint64> &heaps) const
    {
        for (const quint64 heap : heaps) {
            if (auto problem = program().readingProblem({&heap, 1}))
                return problem;
        }
        return std::nullopt;
    }

    /// The least heap from which a move leaves one as large, among the heaps that are reached from those asked about;
    /// also a problem of the moves of one of them.
    std::optional<Problem> findGrowth(const std::set<quint64> &heaps) const
    {
        std::set<quint64> reached;
        std::vector<quint64> open;
        const auto reach = [&](quint64 heap) {
            if (reached.insert(heap).second)
                open.push_back(heap);
        };
        std::ranges::for_each(heaps, reach);
        const std::size_t asked = open.size();
        std::optional<std::pair<quint64, quint64>> least;
        const bool isQuick = QuickReading::isQuick();
        const quint64 most = isQuick ? RuleProgram::maxQuickChoices : maxCheckedChoices;
        quint64 left = most;
        for (std::size_t i = 0; i < open.size(); ++i) {
            const quint64 heap = open[i];
            const bool isAsked = i < asked;
            quint64 all = most;
            auto problem = program().forEachMove({&heap, 1}, isAsked ? all : left, [&](std::span<const quint64> parts) {
                if (!parts.empty() && parts[0] >= heap) {
                    if (!least || heap < least->first)
                        least = std::pair(heap, parts[0]);
                } else {
                    std::ranges::for_each(parts, reach);
                }
            });
            if (!problem)
                continue;
            if (problem->code == Problem::Code::Moves && isQuick)
                problem->code = Problem::Code::ThinkingTime;
            else if (problem->code == Problem::Code::Moves && !isAsked)
                problem->message =
                    ModelText::tr(
                        "The form of these rules does not show that each heap becomes smaller, and trying all "
                        "moves from %1 takes more than %2 choices. Add a condition, such as k >= 1, or choose "
                        "a smaller position.")
                        .arg(positionText(CellVector(heaps.rbegin(), heaps.rend())), groupedNumber(maxCheckedChoices));
            return problem;
        }
        return least ? std::optional(RuleProgram::growthProblem(least->first, least->second)) : std::nullopt;
    }

    const RuleProgram &program() const { return *m_moves.program; }

    OwnMoves m_moves;
    RulesPtr m_known; ///< null if the form of the rules shows none
};

/// Rules on tuples of numbers that a user writes.
class OwnTupleRules final : public Rules
{
public:
    explicit OwnTupleRules(std::shared_ptr<const RuleProgram> program)
        : m_program(std::move(program)), m_isAcyclic(m_program->isDecreasing()), m_neverGrows(m_program->neverGrows())
    {
    }

    QString text() const override { return QStringLiteral("rules{%1}").arg(m_program->text()); }
    QString inWords() const override { return alternativesInWords(m_program->text()); }
    /// A pair is a square of a board, on which a piece moves. If moves only take from its numbers, it may be two piles.
    Appearance appearance() const override
    {
        if (m_program->arity() != 2)
            return {};
        return {QLatin1StringView(m_neverGrows ? "squareorpiles" : "square"), {}};
    }

    /// Throws a ProblemException if there are too many choices, or numbers that are too large.
    void followers(Cells position, Sink sink) const override
    {
        if (const auto problem = m_program->forEachMove(position, sink))
            throw ProblemException{*problem};
    }

    // These three may be called where nothing may be thrown: they look at the moves up to a problem.

    quint64 followerBound(Cells position) const override
    {
        quint64 count = 0;
        static_cast<void>(m_program->forEachMove(position, [&count](Cells) { ++count; }));
        return count;
    }

    bool isFollower(Cells before, Cells after) const override
    {
        bool isFound = false;
        static_cast<void>(m_program->forEachMove(
            before, [&](Cells follower) { isFound = isFound || std::ranges::equal(follower, after); }));
        return isFound;
    }

    std::optional<CellVector> exampleFollower(Cells position) const override
    {
        std::optional<CellVector> first;
        static_cast<void>(m_program->forEachMove(position, [&first](Cells follower) {
            if (!first)
                first.emplace(follower.begin(), follower.end());
        }));
        return first;
    }

    QString positionText(Cells position) const override
    {
        QStringList numbers;
        for (const Cell number : position)
            numbers << QString::number(number);
        return u'(' + numbers.join(u',') + u')';
    }

    Result<std::vector<Component>> parsePosition(Scanner &scanner) const override
    {
        const int arity = m_program->arity();
        const auto expected = [&] {
            return scanner.problemHere(
                ModelText::tr("expected a tuple of %1 numbers, as in %2.").arg(arity).arg(examplePosition()));
        };
        std::vector<Component> components;
        do {
            if (!scanner.take(u'('))
                return expected();
            CellVector cells;
            do {
                const auto number = scanner.number(maxTokens, ModelText::tr("a number of a position is at most %1."));
                if (!number)
                    return number.problem();
                cells.push_back(*number);
            } while (static_cast<int>(cells.size()) < arity && scanner.take(u','));
            if (static_cast<int>(cells.size()) < arity || !scanner.take(u')'))
                return expected();
            if (const auto problem = m_program->readingProblem(cells))
                return *problem;
            components.push_back({shared_from_this(), std::move(cells)});
        } while (scanner.take(u','));
        return components;
    }

    QString examplePosition() const override
    {
        return positionText(CellVector(static_cast<std::size_t>(m_program->arity()), 5));
    }

    CellVector randomPosition(Cells like, quint64, RandomNumber below) const override
    {
        CellVector cells;
        for (const Cell number : like)
            cells.push_back(below(2 * number + 2));
        return cells;
    }

    quint64 size(Cells position) const override
    {
        return std::accumulate(position.begin(), position.end(), quint64(0), saturatingSum);
    }

    bool isAcyclic() const override { return m_isAcyclic; }

private:
    std::shared_ptr<const RuleProgram> m_program;
    bool m_isAcyclic;
    bool m_neverGrows;
};

} // namespace

Result<RulesPtr> ownRules(Scanner &scanner)
{
    Result<RuleText> text = readRuleText(scanner);
    if (!text)
        return text.problem();
    Result<RuleProgram> program = RuleProgram::compile(std::move(text).value());
    if (!program)
        return program.problem();
    auto shared = std::make_shared<const RuleProgram>(std::move(program).value());
    if (shared->arity() == 1)
        return RulesPtr(std::make_shared<OwnHeapRules>(OwnMoves{shared, !shared->isShrinking()}, knownGameOf(*shared)));
    return RulesPtr(std::make_shared<OwnTupleRules>(std::move(shared)));
}

} // namespace mexplorer
