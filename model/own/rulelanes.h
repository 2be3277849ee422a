// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/own/ruletext.h"

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace mexplorer {

/// The numbers that a node may have, both ends included.
struct NumberRange
{
    qint64 least = 0;
    qint64 greatest = 0;

    /// std::nullopt if a number is beyond the limit of RuleLanes.
    static std::optional<NumberRange> of(Int128 least, Int128 greatest);
};

/// Evaluates numbers and conditions of rules that a user writes for up to 128 choices at once, its lanes, in 64 bits.
/// Where the ranges of the names show that no number is beyond 2^62, the results are those of ExactNumber. An object
/// may be used by one thread at a time.
class RuleLanes
{
public:
    static constexpr int maxLanes = 128;

    /// The lanes of one number.
    struct Numbers
    {
        const qint64 *values = nullptr; ///< null if all are the same
        qint64 same = 0;
        const quint8 *undefined = nullptr; ///< 1 for each lane without a number; null if there are none

        qint64 at(int lane) const { return values ? values[lane] : same; }
    };
    /// For each lane: 1 if it is still considered, otherwise 0.
    using Alive = std::array<quint8, maxLanes>;

    explicit RuleLanes(const std::vector<RuleNode> &nodes) : m_nodes(nodes) {}

    /// Begins an alternative with \a names names.
    void begin(std::size_t names);
    void setName(int name, const NumberRange &range) { m_ranges[static_cast<std::size_t>(name)] = range; }
    /// The range of a number; std::nullopt if some lane might be beyond the limit.
    std::optional<NumberRange> range(int node) const;
    /// True if no number in a condition is beyond the limit.
    bool fits(int condition) const;

    /// Begins a block of \a count lanes.
    void beginBlock(int count);
    void setSame(int name, qint64 value);
    /// A name with the numbers first, first + 1, ...
    void setCounting(int name, qint64 first);
    /// A name that is \a sign times the sum of \a terms, signs and nodes; signs are 1 or -1. Lanes where it is
    /// undefined die.
    void setSum(int name, std::span<const std::pair<int, int>> terms, int sign, Alive &alive);
    /// Lanes where the condition is not true die.
    void require(int condition, Alive &alive);
    /// Lanes where a name is outside of \a range die.
    void require(int name, const NumberRange &range, Alive &alive);
    /// Lanes where the result is negative or undefined die. The numbers are valid up to the next block.
    Numbers result(int node, Alive &alive);

private:
    struct Slot
    {
        std::array<qint64, maxLanes> values;
        std::array<quint8, maxLanes> undefined;
    };
    using Truths = std::array<quint8, maxLanes>; ///< of a condition: 0, 1, or 2 if it is undefined

    Slot &newSlot();
    const RuleNode &node(int index) const { return m_nodes[static_cast<std::size_t>(index)]; }
    Numbers number(int index, const Alive &alive);
    template <class Operation> Numbers mapped(const RuleNode &node, const Alive &alive, Operation operation);
    template <class Operation> Numbers folded(const RuleNode &node, const Alive &alive, Operation operation);
    template <class Operation> Numbers partial(const RuleNode &node, const Alive &alive, Operation operation);
    Truths truth(int index, const Alive &alive);
    template <class Test> Truths tested(const Numbers &a, const Numbers &b, Test test);
    template <class Test> Truths testedAlive(const RuleNode &node, const Alive &alive, Test test);
    Truths compared(RuleOperation operation, const Numbers &a, const Numbers &b);

    const std::vector<RuleNode> &m_nodes;
    std::vector<NumberRange> m_ranges; ///< by name
    std::vector<Numbers> m_names;      ///< by name
    std::vector<std::unique_ptr<Slot>> m_slots;
    std::size_t m_used = 0; ///< slots
    int m_count = 0;        ///< lanes of the block
};

} // namespace mexplorer
