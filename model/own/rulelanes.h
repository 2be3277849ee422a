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

/// Numbers with the same distance: first, first + step, ...
struct NumberLine
{
    qint64 first = 0;
    qint64 step = 0;

    qint64 at(qint64 lane) const { return first + step * lane; }
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

    /// Begins the choices of an alternative with \a names names. They are the lanes 0, 1, ..., at least two.
    void begin(std::size_t names);
    void setName(int name, const NumberRange &range, const NumberLine &line);
    /// A name that is \a sign times the sum of \a terms, signs and nodes; signs are 1 or -1. False if some lane might
    /// be beyond the limit.
    bool setSum(int name, std::span<const std::pair<int, int>> terms, int sign);
    /// The range of a number; std::nullopt if some lane might be beyond the limit.
    std::optional<NumberRange> range(int node) const;
    /// True if no number in a condition is beyond the limit.
    bool fits(int condition) const;
    /// The numbers of a node, from lane 0 on, if its form shows that they are a line. Requires that it has a range.
    std::optional<NumberLine> line(int node) const;
    /// As above, of a name.
    const std::optional<NumberLine> &lineOf(int name) const { return m_lines[static_cast<std::size_t>(name)]; }
    /// Leaves out lanes at the ends where a comparison of lines is false. True if it holds for all lanes that are left;
    /// otherwise it is still to be tested. Requires fits().
    bool narrow(int condition, NumberRange &lanes) const;
    /// As above, for the condition that a line is in \a range.
    static void narrow(const NumberLine &line, const NumberRange &range, NumberRange &lanes);

    /// Begins a block of \a count lanes.
    void beginBlock(qint64 first, int count);
    /// Computes a name that setSum() describes, if it isn't a line. Lanes where it is undefined or outside of \a range
    /// die.
    void addSum(int name, std::span<const std::pair<int, int>> terms, int sign, const NumberRange *range, Alive &alive);
    /// Lanes where the condition is not true die.
    void require(int condition, Alive &alive);
    /// The range of a number in the block.
    NumberRange blockRange(int node) const;
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
    Numbers ofName(int name);
    Numbers ofLine(const NumberLine &line);
    Numbers number(int index, const Alive &alive);
    template <class Operation> Numbers mapped(const RuleNode &node, const Alive &alive, Operation operation);
    template <class Operation> Numbers folded(const RuleNode &node, const Alive &alive, Operation operation);
    template <class Operation> Numbers partial(const RuleNode &node, const Alive &alive, Operation operation);
    void findTruth(int index, const Alive &alive, Truths &truths);
    template <class Test> void findTested(const Numbers &a, const Numbers &b, Truths &truths, Test test);
    template <class Test> void findTestedAlive(const RuleNode &node, const Alive &alive, Truths &truths, Test test);
    void findCompared(RuleOperation operation, const Numbers &a, const Numbers &b, Truths &truths);

    const std::vector<RuleNode> &m_nodes;
    std::vector<NumberRange> m_ranges;              ///< by name
    std::vector<std::optional<NumberLine>> m_lines; ///< by name
    std::vector<Numbers> m_names;                   ///< by name, unless it is a line
    std::vector<std::unique_ptr<Slot>> m_slots;
    std::size_t m_used = 0; ///< slots
    qint64 m_first = 0;     ///< lane of the block
    int m_count = 0;        ///< lanes of the block
};

} // namespace mexplorer
