// SPDX-License-Identifier: GPL-3.0-or-later
// Codes with digits from G to Z: hex{0.Z}
//
// Digit d of a code says for a heap that loses k tokens, k the place of the digit, in how many heaps the rest may be
// left: in p of them if bit p of d is set. Digits up to F have up to three heaps, and theorems on their periods
// (TakeBreakRules); G is 16, four heaps, and W is 32, five heaps, up to Z = 35 = 32 + 2 + 1. No theorem is used here:
// moves are listed, partitions of what is left with the greatest heap first. The values of many heaps are computed
// without listing them (plainmethods.cpp).
#include "model/games/familyrules.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/games/heaprules.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>

namespace mexplorer {

namespace {

constexpr quint64 manySplits = 1'000'000'000'000; ///< more are counted as this many

int mostHeaps(const std::vector<quint8> &digits)
{
    int most = 1;
    for (const quint8 digit : digits)
        most = std::max(most, static_cast<int>(std::bit_width(digit)) - 1);
    return most;
}

/// A game whose code has a digit from G to Z.
class WideCodeRules final : public HeapRules
{
public:
    explicit WideCodeRules(std::vector<quint8> digits)
        : HeapRules(QStringLiteral("hex{%1}").arg(TakeAndBreak{digits}.code()), {.moves = WideCode{digits},
                                                                                 .maxParts = mostHeaps(digits),
                                                                                 .takes = digits.size() > 1,
                                                                                 .splitsWhole = digits[0] != 0}),
          m_digits(std::move(digits))
    {
    }

    QString inWords() const override
    {
        QStringList sentences;
        for (std::size_t taken = 0; taken < m_digits.size(); ++taken) {
            QStringList counts;
            for (int heaps = 0; heaps < std::bit_width(m_digits[taken]); ++heaps) {
                if ((m_digits[taken] >> heaps) & 1)
                    counts << QString::number(heaps);
            }
            if (counts.isEmpty())
                continue;
            sentences << (taken == 0 ? ModelText::tr("Split a heap into %1 heaps.").arg(alternatives(counts))
                                     : ModelText::tr("Take %n token(s) from a heap so that %1 heaps are left of it.",
                                                     nullptr, static_cast<int>(taken))
                                           .arg(alternatives(counts)));
        }
        return sentences.join(u' ');
    }

    void splits(quint64 heap, Sink sink) const override
    {
        CellVector parts;
        for (quint64 taken = 0; taken < m_digits.size() && taken <= heap; ++taken) {
            const quint64 left = heap - taken;
            for (unsigned count = 0; count < static_cast<unsigned>(std::bit_width(m_digits[taken])); ++count) {
                if (((m_digits[taken] >> count) & 1) == 0 || (taken == 0 && count <= 1))
                    continue;
                if (count == 0 && left == 0)
                    sink(Cells());
                else if (count > 0)
                    forEachPartition(left, count, left, parts, sink);
            }
        }
    }

    quint64 splitBound(quint64 heap) const override
    {
        quint64 bound = 0;
        for (const quint8 digit : m_digits) {
            // n to the power p-1 is more than the partitions of n in p heaps.
            quint64 most = 2;
            for (int heaps = 1; heaps + 1 < std::bit_width(digit); ++heaps)
                most = heap > 0 && most > manySplits / heap ? manySplits : most * std::max<quint64>(heap, 1);
            bound = std::min(manySplits, bound + most);
        }
        return bound;
    }

    bool isSplit(quint64 heap, Cells parts) const override
    {
        const quint64 left = std::accumulate(parts.begin(), parts.end(), quint64(0));
        const std::size_t count = parts.size();
        return left <= heap && heap - left < m_digits.size() && count < 8 &&
               ((m_digits[heap - left] >> count) & 1) != 0 && !(left == heap && count <= 1);
    }

    std::optional<CellVector> exampleSplit(quint64 heap) const override
    {
        for (quint64 taken = 0; taken < m_digits.size() && taken <= heap; ++taken) {
            const quint64 left = heap - taken;
            for (unsigned count = taken == 0 ? 2 : 0; count <= 7; ++count) {
                if (((m_digits[taken] >> count) & 1) == 0 || left < count || (count == 0) != (left == 0))
                    continue;
                CellVector parts(count, 1);
                if (count > 0)
                    parts.front() = left - (count - 1);
                return parts;
            }
        }
        return std::nullopt;
    }

private:
    /// Calls \a sink with \a parts and the partitions of \a total in \a count heaps of at most \a most tokens.
    static void forEachPartition(quint64 total, quint64 count, quint64 most, CellVector &parts, Sink sink)
    {
        if (count == 1) {
            if (total == 0 || total > most)
                return;
            parts.push_back(total);
            sink(parts);
            parts.pop_back();
            return;
        }
        if (total < count)
            return;
        const quint64 least = (total + count - 1) / count;
        for (quint64 first = std::min(most, total - (count - 1)); first >= least; --first) {
            parts.push_back(first);
            forEachPartition(total - first, count - 1, first, parts, sink);
            parts.pop_back();
        }
    }

    std::vector<quint8> m_digits;
};

} // namespace

RulesPtr wideCodeRules(std::vector<quint8> digits)
{
    return std::make_shared<WideCodeRules>(std::move(digits));
}

} // namespace mexplorer
