// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/catalogue.h"
#include "model/games/joinedposition.h"
#include "model/notation/expression.h"

#include <QStringList>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <random>
#include <set>

namespace mexplorer::gamelaws {

/// Values by the definition alone: the mex of the followers' values, cached. std::nullopt if there are too many
/// positions, or if play may repeat. Heaps with many tokens are valued one by one and added up.
class PlainValues
{
public:
    explicit PlainValues(RulesPtr rules) : m_rules(std::move(rules)) {}

    const RulesPtr &rules() const { return m_rules; }
    std::optional<Value> of(const CellVector &position);
    /// Under misère play: true if the player to move wins.
    std::optional<bool> misereWins(const CellVector &position);

private:
    bool isLarge(const CellVector &position) const;
    std::optional<Value> sumOfHeaps(const CellVector &position);

    RulesPtr m_rules;
    std::vector<std::optional<Value>> m_heaps;
    std::map<CellVector, std::optional<Value>> m_values;
    std::map<CellVector, std::optional<bool>> m_misere;
};

/// A game with some of its positions, small enough for PlainValues.
struct Sample
{
    RulesPtr rules;
    std::vector<CellVector> positions;
    std::vector<CellVector> heaps; ///< single heaps from 1 to large ones, for a game on heaps
};

namespace detail {

inline constexpr std::size_t maxPositions = 60'000; ///< maximum number of positions of one game for PlainValues
inline constexpr quint64 maxWholeSize = 22;         ///< maximum total of heaps that are valued together

inline CellVector vectorOf(Cells cells)
{
    return CellVector(cells.begin(), cells.end());
}

inline std::vector<CellVector> followersOf(const Rules &rules, Cells position)
{
    std::vector<CellVector> followers;
    rules.followers(position, [&](Cells follower) { followers.push_back(vectorOf(follower)); });
    return followers;
}

inline QString nameOf(const Sample &sample, Cells position)
{
    return expressionText(*sample.rules, position);
}

inline Position positionOf(const Sample &sample, const std::vector<CellVector> &components)
{
    Position position;
    for (const CellVector &cells : components)
        position.components.push_back({sample.rules, cells});
    return position;
}

template <class Law> QStringList forEachPosition(const Sample &sample, Law law)
{
    QStringList broken;
    for (const std::vector<CellVector> *positions : {&sample.positions, &sample.heaps}) {
        for (const CellVector &position : *positions) {
            if (!law(position))
                broken << nameOf(sample, position);
        }
    }
    return broken;
}

/// \a sample without its single heaps.
inline Sample smallOf(const Sample &sample)
{
    return {sample.rules, sample.positions, {}};
}

/// Calls \a law with each position that has a plain value, and collects the names of those for which it is false.
inline QStringList forEachValue(const Sample &sample, FunctionRef<bool(PlainValues &, const CellVector &, Value)> law)
{
    PlainValues values(sample.rules);
    return forEachPosition(sample, [&](const CellVector &position) {
        const std::optional<Value> value = values.of(position);
        return !value || law(values, position, *value);
    });
}

/// The mex of values by its definition.
inline Value minMissing(const std::set<Value> &values)
{
    Value min = 0;
    while (values.contains(min))
        ++min;
    return min;
}

/// Fills \a known from \a position down, without recursion; \a close combines the answers of the followers.
template <class Answer, class Close>
std::optional<Answer> solve(const Rules &rules, std::map<CellVector, std::optional<Answer>> &known,
                            const CellVector &position, Close close)
{
    std::vector<CellVector> stack = {position};
    std::set<CellVector> open;
    while (!stack.empty() && known.size() < maxPositions) {
        const CellVector at = stack.back();
        const std::vector<CellVector> followers =
            known.contains(at) ? std::vector<CellVector>() : followersOf(rules, at);
        const std::size_t before = stack.size();
        for (const CellVector &follower : followers) {
            if (!known.contains(follower))
                stack.push_back(follower);
        }
        if (stack.size() > before) {
            if (!open.insert(at).second)
                return std::nullopt; // a follower is still open, so play may repeat
            continue;
        }
        if (!known.contains(at))
            known[at] = close(followers);
        stack.pop_back();
    }
    const auto found = known.find(position);
    return found == known.end() ? std::nullopt : found->second;
}

} // namespace detail

using namespace detail;

inline bool PlainValues::isLarge(const CellVector &position) const
{
    return m_rules->isMultiset() && m_rules->size(position) > maxWholeSize;
}

inline std::optional<Value> PlainValues::sumOfHeaps(const CellVector &position)
{
    Value sum = 0;
    for (const Cell heap : position) {
        while (m_heaps.size() <= heap) {
            const CellVector next = m_heaps.empty() ? CellVector() : CellVector{m_heaps.size()};
            std::set<Value> values;
            bool isFinite = true;
            for (const CellVector &follower : followersOf(*m_rules, next)) {
                isFinite = isFinite && (follower.empty() || follower.front() < m_heaps.size());
                const std::optional<Value> value = isFinite ? sumOfHeaps(follower) : std::nullopt;
                isFinite = value.has_value();
                values.insert(value.value_or(0));
            }
            m_heaps.push_back(isFinite ? std::optional(minMissing(values)) : std::nullopt);
        }
        if (!m_heaps[heap])
            return std::nullopt;
        sum ^= *m_heaps[heap];
    }
    return sum;
}

inline std::optional<Value> PlainValues::of(const CellVector &position)
{
    if (isLarge(position))
        return sumOfHeaps(position);
    return solve(*m_rules, m_values, position, [this](const std::vector<CellVector> &followers) {
        std::set<Value> values;
        for (const CellVector &follower : followers)
            values.insert(*m_values.at(follower));
        return std::optional(minMissing(values));
    });
}

inline std::optional<bool> PlainValues::misereWins(const CellVector &position)
{
    if (isLarge(position))
        return std::nullopt;
    return solve(*m_rules, m_misere, position, [this](const std::vector<CellVector> &followers) {
        return std::optional(
            followers.empty() ||
            std::any_of(followers.begin(), followers.end(), [this](const auto &next) { return !*m_misere.at(next); }));
    });
}

/// Single heaps, all small ones and some large ones whose followers are listed quickly.
inline std::vector<CellVector> singleHeaps(const Rules &rules)
{
    constexpr quint64 maxFollowers = 1000;
    std::vector<CellVector> heaps = {{}};
    for (quint64 heap = 1; heap <= 40; ++heap)
        heaps.push_back({heap});
    for (const quint64 heap : {60, 97, 128, 200})
        heaps.push_back({heap});
    std::erase_if(heaps, [&](const CellVector &heap) { return rules.followerBound(heap) > maxFollowers; });
    return heaps;
}

/// Positions visited by random walks from \a starts and drawn by the rules, and single heaps.
inline Sample sampleOf(const RulesPtr &rules, const std::vector<CellVector> &starts, quint32 seed, std::size_t max)
{
    constexpr quint64 maxHeap = 9;
    std::mt19937 random(seed);
    const auto below = [&random](quint64 end) { return random() % end; };
    std::set<CellVector> found(starts.begin(), starts.end());
    for (int attempt = 0; attempt < 200 && found.size() < max; ++attempt) {
        CellVector at = starts[below(starts.size())];
        if (attempt % 3 == 1)
            at = rules->randomPosition(at, maxHeap, below);
        if (attempt % 3 == 2 && rules->isMultiset()) {
            // Two or three heaps together.
            for (quint64 more = 1 + below(2); more > 0; --more)
                at.push_back(1 + below(maxHeap));
            std::sort(at.begin(), at.end(), std::greater<>());
        }
        found.insert(at);
        for (quint64 moves = below(6); moves > 0; --moves) {
            const std::vector<CellVector> followers = followersOf(*rules, at);
            if (followers.empty())
                break;
            at = followers[below(followers.size())];
            found.insert(at);
        }
    }
    return {rules, std::vector<CellVector>(found.begin(), found.end()),
            rules->isMultiset() ? singleHeaps(*rules) : std::vector<CellVector>()};
}

/// The samples of every family in the catalogue, from its example; \a graphFile is used as the file.
inline std::vector<Sample> catalogueSamples(const QString &graphFile, std::size_t max)
{
    std::vector<Sample> samples;
    for (const Family &family : catalogue()) {
        const QString example = family.parameters == Family::Parameters::File
                                    ? QStringLiteral("%1{%2}").arg(family.name, graphFile)
                                    : family.example;
        const Result<Position> position = parsePosition(example);
        if (!position)
            continue;
        std::vector<CellVector> starts;
        for (const Component &component : position->components) {
            if (component.rules->isSame(*position->components.front().rules))
                starts.push_back(component.cells);
        }
        samples.push_back(sampleOf(position->components.front().rules, starts, 20261122, max));
    }
    return samples;
}

/// A position of each family that needs no file: of its examples, and of other parameters that its expressions accept.
/// The rules differ.
inline std::vector<Component> variedGames()
{
    const auto parametersOf = [](const Family &family) -> QStringList {
        switch (family.parameters) {
        case Family::Parameters::Set:
            return {QStringLiteral("2,3"), QStringLiteral("1-3,7"), QStringLiteral("1,4-6"), QStringLiteral("5-9")};
        case Family::Parameters::Code:
            return {QStringLiteral("4"),     QStringLiteral("4.07"), QStringLiteral("0.6"),
                    QStringLiteral("0.314"), QStringLiteral("0.04"), QStringLiteral("0.008"),
                    QStringLiteral("0.8"),   QStringLiteral("0.1F"), QStringLiteral("0.1Z")};
        case Family::Parameters::Number:
            return {QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3")};
        case Family::Parameters::Coins:
            if (family.name == QStringLiteral("turning"))
                return {QStringLiteral("1"), QStringLiteral("0; 1,2"), QStringLiteral("0; 3; 1; 1,4")};
            return {QStringLiteral("mockturtles, turtles"), QStringLiteral("ruler, turning{0; 2}"),
                    QStringLiteral("turning{1; 1,2}, mockturtles")};
        case Family::Parameters::Moves:
            if (family.name == QStringLiteral("row"))
                return {QStringLiteral("111 -> 000"), QStringLiteral("^1 -> 0; 11 ->"), QStringLiteral("1? -> 0?"),
                        QStringLiteral("1 -> 2; 2 -> 0; stop 00")};
            if (family.name == QStringLiteral("board"))
                return {QStringLiteral("11/11 -> 00/00"), QStringLiteral("1 -> 0; stop 000"),
                        QStringLiteral("11/1? -> 00/0?; turned"), QStringLiteral("110 -> 001; mirrored")};
            return {QStringLiteral("n -> n-k : k in {1,4}; n -> n/3"), QStringLiteral("n -> a, b : a + b = n-2"),
                    QStringLiteral("n -> n-k : square(k)"), QStringLiteral("n -> n-k : gcd(n,k) = 1")};
        case Family::Parameters::None:
        case Family::Parameters::File:
            return {};
        }
        return {};
    };
    std::vector<Component> games;
    const auto add = [&games](const QString &game) {
        const Result<Position> position = parsePosition(game);
        for (const Component &component : position ? position->components : std::vector<Component>()) {
            const auto isSame = [&](const Component &other) { return other.rules->isSame(*component.rules); };
            if (std::none_of(games.begin(), games.end(), isSame))
                games.push_back(component);
        }
    };
    for (const Family &family : catalogue()) {
        for (const QString &game : {family.example, family.firstGraph(), family.start()})
            add(game);
        const QString like = family.examplePosition();
        for (const QString &parameters : parametersOf(family))
            add(QStringLiteral("%1{%2}:%3").arg(family.name, parameters, like));
    }
    return games;
}

} // namespace mexplorer::gamelaws
