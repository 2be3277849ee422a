// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/boardsymmetry.h"
#include "model/games/catalogue.h"
#include "model/games/heaptraits.h"
#include "model/games/joinedposition.h"
#include "model/graph/graphbuilder.h"
#include "model/graph/labels.h"
#include "model/notation/expression.h"
#include "model/sequence/sequencemethod.h"
#include "model/solve/pairing.h"
#include "model/solve/solver.h"
#include "tests/model/games/gamesamples.h"

#include <QStringList>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <random>
#include <set>

namespace mexplorer::gamelaws {

// The laws of Rules: each returns the positions that break it.

inline QStringList textsReadBack(const Sample &sample)
{
    return forEachPosition(sample, [&](const CellVector &cells) {
        const Result<Position> read = parsePosition(nameOf(sample, cells));
        if (!read)
            return false;
        const JoinedPosition joined = join(*read);
        return joined.cells == cells && joined.rules->isSame(*sample.rules) &&
               joined.rules->text() == sample.rules->text();
    });
}

inline QStringList boundsHold(const Sample &sample)
{
    return forEachPosition(sample, [&](const CellVector &cells) {
        return sample.rules->followerBound(cells) >= followersOf(*sample.rules, cells).size();
    });
}

/// Candidates for followers of a heap with the followers in \a listed: up to two heaps with at most one token more, and
/// each follower with an additional token.
inline std::set<CellVector> nearFollowersOf(quint64 heap, const std::set<CellVector> &listed)
{
    std::set<CellVector> near;
    for (quint64 tokens = 1; tokens <= heap + 1; ++tokens) {
        near.insert({tokens});
        for (quint64 small = 1; 2 * small <= tokens; ++small)
            near.insert({tokens - small, small});
    }
    for (CellVector follower : listed) {
        if (!follower.empty())
            ++follower.front();
        near.insert(follower);
    }
    return near;
}

inline QStringList legalityIsListing(const Sample &sample)
{
    const Rules &rules = *sample.rules;
    return forEachPosition(sample, [&](const CellVector &cells) {
        const std::vector<CellVector> followers = followersOf(rules, cells);
        const std::set<CellVector> listed(followers.begin(), followers.end());
        std::set<CellVector> asked = listed;
        asked.insert(sample.positions.begin(), sample.positions.end());
        if (rules.isMultiset() && cells.size() == 1)
            asked.merge(nearFollowersOf(cells[0], listed));
        for (const CellVector &follower : listed) {
            for (const CellVector &next :
                 rules.size(cells) <= maxWholeSize ? followersOf(rules, follower) : std::vector<CellVector>())
                asked.insert(next);
        }
        const auto example = rules.exampleFollower(cells);
        std::mt19937_64 random(1);
        constexpr int draws = 8;
        for (int draw = 0; draw < draws; ++draw) {
            const auto drawn = rules.randomFollower(cells, [&random](quint64 end) { return random() % end; });
            if (drawn ? !listed.contains(*drawn) : !listed.empty())
                return false;
        }
        return std::all_of(
                   asked.begin(), asked.end(),
                   [&](const CellVector &after) { return rules.isFollower(cells, after) == listed.contains(after); }) &&
               (example ? listed.contains(*example) : listed.empty());
    });
}

inline QStringList moveTextsDiffer(const Sample &sample)
{
    return forEachPosition(sample, [&](const CellVector &cells) {
        const std::vector<CellVector> listed = followersOf(*sample.rules, cells);
        const std::set<CellVector> followers(listed.begin(), listed.end());
        for (const MoveForm form : {MoveForm::Full, MoveForm::Brief}) {
            std::set<QString> texts;
            for (const CellVector &after : followers)
                texts.insert(sample.rules->moveText(cells, after, form));
            if (texts.size() != followers.size() || texts.contains(QString()))
                return false;
        }
        return true;
    });
}

inline QStringList symmetricPositionsAreEqual(const Sample &sample)
{
    return forEachValue(sample, [&](PlainValues &values, const CellVector &cells, Value value) {
        const CellVector symmetric = sample.rules->symmetric(cells);
        return values.of(symmetric) == value && sample.rules->symmetric(symmetric) == symmetric;
    });
}

inline QStringList partsAddUp(const Sample &sample)
{
    return forEachValue(sample, [&](PlainValues &values, const CellVector &cells, Value value) {
        std::vector<CellVector> parts;
        sample.rules->parts(cells, [&](Cells part) { parts.push_back(vectorOf(part)); });
        Value sum = 0;
        for (const CellVector &part : parts)
            sum ^= values.of(part).value_or(~Value(0));
        return sum == value;
    });
}

inline QStringList closedFormsAreValues(const Sample &sample)
{
    return forEachValue(sample, [&](PlainValues &, const CellVector &cells, Value value) {
        return sample.rules->closedForm(cells).value_or(value) == value;
    });
}

inline QStringList zeroFollowersAreListed(const Sample &sample)
{
    return forEachValue(sample, [&](PlainValues &values, const CellVector &cells, Value value) {
        const auto zeros = sample.rules->zeroFollowers(cells, 1000);
        if (!zeros)
            return true;
        std::vector<CellVector> listed;
        for (const CellVector &follower : followersOf(*sample.rules, cells)) {
            if (values.of(follower) == Value(0) && std::ranges::find(listed, follower) == listed.end())
                listed.push_back(follower);
        }
        return zeros->areAll && zeros->found == listed && (value == 0) == (sample.rules->closedForm(cells) == Value(0));
    });
}

inline QStringList boardLawsHold(const Sample &sample)
{
    const std::optional<CellBoard> board = sample.rules->cellBoard();
    if (!board)
        return {};
    std::mt19937_64 random(1);
    const quint64 all = ~quint64(0) >> (64 - board->rows * board->columns);
    return forEachValue(sample, [&](PlainValues &values, const CellVector &cells, Value) {
        const quint64 ones = cells[0];
        bool holds = true;
        sample.rules->followers(cells, [&](Cells follower) {
            const quint64 more = (ones | random()) & all;
            const quint64 turned = ones ^ follower[0];
            holds =
                holds && (!board->clears || ((follower[0] & ~ones) == 0 &&
                                             sample.rules->isFollower(CellVector{more}, CellVector{more & ~turned})));
        });
        const auto valueOf = [&](quint64 group) { return values.of({group}); };
        forEachGroup(ones, board->rows, board->columns, [&](quint64 group) {
            const BoardShape shape = cutOut(group, board->columns);
            for (const BoardShape &form : {shape, canonical(shape), transposed(shape)}) {
                for (int at = 0; board->shapes && at < board->rows * board->columns; ++at) {
                    if (at / board->columns + form.rows > board->rows ||
                        at % board->columns + form.columns > board->columns)
                        continue;
                    quint64 placed = 0;
                    for (int cell = 0; cell < form.rows * form.columns; ++cell) {
                        if ((form.cells >> cell) & 1)
                            placed |= quint64(1) << (at + cell / form.columns * board->columns + cell % form.columns);
                    }
                    holds = holds && valueOf(placed) == valueOf(group);
                }
            }
        });
        return holds;
    });
}

inline QStringList heapTraitsHold(const Sample &sample)
{
    constexpr quint64 terms = 40;
    const HeapTraits *traits = sample.rules->heapTraits();
    if (!traits)
        return {};
    PlainValues values(sample.rules);
    QStringList broken;
    ValueArray plain;
    StepCount steps;
    JobControl control;
    const auto method = makePlainMethod(sample.rules);
    while (plain.size() < terms) // extend() returns where values get wider
        method->extend(plain, terms, steps, control);
    for (quint64 heap = 0; heap < terms; ++heap) {
        const std::optional<Value> value = values.of(heap == 0 ? CellVector() : CellVector{heap});
        bool holds = !value || plain[heap] == *value;
        holds = holds && (!traits->closedForm || !value || traits->closedForm->at(heap) == *value);
        forEachSplit(*sample.rules, heap, [&](Cells parts) {
            Cell left = 0;
            for (const Cell part : parts)
                left += part;
            holds = holds && (traits->maxParts == 0 || static_cast<int>(parts.size()) <= traits->maxParts);
            holds = holds && (left == heap ? traits->splitsWhole : traits->takes);
        });
        if (!holds)
            broken << nameOf(sample, heap == 0 ? CellVector() : CellVector{heap});
    }
    return broken;
}

inline QStringList pairingAgrees(const Sample &sample)
{
    return forEachValue(smallOf(sample), [&](PlainValues &values, const CellVector &cells, Value value) {
        bool agrees = !isPaired(positionOf(sample, {cells})) || value == 0;
        for (const CellVector &other : sample.positions) {
            const auto otherValue = values.of(other);
            agrees = agrees && (!otherValue || !isPaired(positionOf(sample, {cells, other})) || *otherValue == value);
        }
        for (const Move &move : pairingMoves(positionOf(sample, {cells})))
            agrees = agrees && values.of(move.cells) == Value(0);
        return agrees;
    });
}

inline QStringList solverAgrees(const Sample &sample)
{
    const Solver solver;
    JobControl control;
    std::size_t next = 0;
    return forEachValue(sample, [&](PlainValues &values, const CellVector &cells, Value value) {
        const auto found = solver.value(Component{sample.rules, cells}, control);
        if (!found || *found != value)
            return false;
        const std::optional<bool> wins = values.misereWins(cells);
        if (wins) {
            const auto misere = solver.outcome(positionOf(sample, {cells}), Convention::Misere, control);
            if (!misere || (*misere == Outcome::N) != *wins)
                return false;
        }
        // The winning moves of the sum with another position.
        next = (next + 7) % sample.positions.size();
        const CellVector &other = sample.positions[next];
        const auto otherValue = values.of(other);
        if (!otherValue)
            return true;
        const auto analysis = solver.analyse(positionOf(sample, {cells, other}), Convention::Normal, control);
        if (!analysis)
            return false;
        std::set<std::pair<std::size_t, CellVector>> winning;
        for (const CellVector &after : followersOf(*sample.rules, cells)) {
            if (values.of(after) == otherValue)
                winning.emplace(0, after);
        }
        for (const CellVector &after : followersOf(*sample.rules, other)) {
            if (values.of(after) == value)
                winning.emplace(1, after);
        }
        std::set<std::pair<std::size_t, CellVector>> listedWinning;
        for (const Move &move : analysis->winningMoves)
            listedWinning.emplace(move.component, move.cells);
        return listedWinning == winning && (analysis->outcome == Outcome::P) == (*otherValue == value);
    });
}

inline QStringList labelsAgree(const Sample &sample)
{
    constexpr PositionId maxInGraph = 20'000;
    return forEachValue(smallOf(sample), [&](PlainValues &, const CellVector &cells, Value value) {
        for (const GameGraph::Merge merge : {GameGraph::Merge::Exact, GameGraph::Merge::Symmetry}) {
            GraphBuilder::Options options;
            options.merge = merge;
            options.maxPositions = maxInGraph;
            JobControl control;
            const auto graph = GraphBuilder(sample.rules, cells, options).build(control);
            const auto labels = label(*graph, Convention::Normal, control);
            if (!graph->isTruncated() && labels->value(GameGraph::root()) != value)
                return false;
        }
        return true;
    });
}

struct Law
{
    const char *name;
    QStringList (*broken)(const Sample &sample);
};
/// All of them.
inline constexpr Law laws[] = {
    {"texts", textsReadBack},
    {"bounds", boundsHold},
    {"legality", legalityIsListing},
    {"move texts", moveTextsDiffer},
    {"symmetry", symmetricPositionsAreEqual},
    {"parts", partsAddUp},
    {"closed form", closedFormsAreValues},
    {"followers of value 0", zeroFollowersAreListed},
    {"board", boardLawsHold},
    {"heaps", heapTraitsHold},
    {"pairing", pairingAgrees},
    {"solver", solverAgrees},
    {"labels", labelsAgree},
};

} // namespace mexplorer::gamelaws
