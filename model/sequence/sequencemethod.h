// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/games/heaptraits.h"
#include "model/sequence/sparsespace.h"
#include "model/sequence/valuearray.h"

#include <limits>
#include <memory>

namespace mexplorer {

enum class RareCommonMode;

/// Counts the work of a method, in accesses to the value of a smaller heap or of 64 of them at once, up to a limit.
class StepCount
{
public:
    void setMax(quint64 max) { m_max = max; }
    void add(quint64 steps) { m_steps += steps; }
    quint64 steps() const { return m_steps; }
    bool isSpent() const { return m_steps >= m_max; }

private:
    quint64 m_steps = 0;
    quint64 m_max = std::numeric_limits<quint64>::max();
};

/// A method to compute the values G(0), G(1), ... of single heaps, each from the previous ones.
class SequenceMethod
{
public:
    virtual ~SequenceMethod() = default;

    /// "plain", "sparse space", ...
    virtual QString name() const = 0;
    /// Appends values until there are \a terms, until \a control is cancelled or \a steps are used up, or until wider
    /// values or tables are needed: then call it again, after checking the memory. The appended values are correct in
    /// any case.
    virtual void extend(ValueArray &values, quint64 terms, StepCount &steps, JobControl &control) = 0;
    /// The division of positions into rare and common ones currently used, if any.
    virtual std::optional<SparseSpace> split() const { return {}; }
    /// The memory in bytes that the method currently needs for \a terms values in addition to the values.
    virtual quint64 extraMemory(quint64 terms) const = 0;
};

/// The plain method of the rules' family: mex over all moves. It is the reference for all others.
std::unique_ptr<SequenceMethod> makePlainMethod(const RulesPtr &rules);
/// The plain method for any game on heaps, which uses only its followers.
std::unique_ptr<SequenceMethod> makeSplitsMethod(const RulesPtr &rules);

/// The values by formula of a subtraction game whose set is all numbers from its least to its greatest, and those of a
/// division game by its few different quotients. Returns null for other rules.
std::unique_ptr<SequenceMethod> makeQuotientMethod(const RulesPtr &rules);

/// The fast method for hexadecimal games, in which a heap may become three. Returns null for other rules.
std::unique_ptr<SequenceMethod> makeThreeHeapMethod(const RulesPtr &rules);

/// The fast method for octal games that can split a heap in two, and for Grundy's game: sparse space if the values
/// allow it, otherwise a full scan with vector instructions, in 8 bits as long as values fit, then in 16, then
/// the plain method. Returns null for other rules, and for a \a mode with position if the rules' digits have no common
/// parity. \a bothCores allows two threads for long scans.
std::unique_ptr<SequenceMethod> makeBlockMethod(const RulesPtr &rules, RareCommonMode mode, bool bothCores);

} // namespace mexplorer
