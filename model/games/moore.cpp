// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/familyrules.h"

#include "model/core/modeltext.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <numeric>

namespace mexplorer {

namespace {

constexpr quint64 maxMooreHeaps = 100;
constexpr quint64 maxBound = quint64(1) << 62; ///< a bound for numbers too large to count

CellVector sorted(CellVector heaps)
{
    std::ranges::sort(heaps, std::greater<>());
    std::erase(heaps, Cell(0));
    return heaps;
}

/// Calls \a sink with the heaps after taking from 1 to \a left of those from \a from on.
void takeFrom(CellVector &heaps, std::size_t from, quint64 left, Rules::Sink sink)
{
    for (std::size_t i = from; i < heaps.size(); ++i) {
        const Cell before = heaps[i];
        for (Cell after = before; after-- > 0;) {
            heaps[i] = after;
            sink(sorted(heaps));
            if (left > 1)
                takeFrom(heaps, i + 1, left - 1, sink);
        }
        heaps[i] = before;
    }
}

/// Moore's Nim_k (1910): take from at least one and at most k heaps, any positive number of tokens from each. A
/// position is the heaps, greatest first, without empty ones; as a move may change several, it has no parts.
class MooreRules final : public Rules
{
public:
    explicit MooreRules(quint64 heaps) : m_heaps(heaps) {}

    QString text() const override { return QStringLiteral("moore{%1}").arg(m_heaps); }

    QString inWords() const override
    {
        return ModelText::tr("Take tokens from at least one and at most %n heap(s), from each as many as you like.",
                             nullptr, static_cast<int>(m_heaps));
    }

    /// A board shows a move as the tokens taken from one heap or two; moves in more heaps are listed.
    Appearance appearance() const override
    {
        constexpr std::array boards = {QLatin1StringView("piles"), QLatin1StringView("twopiles")};
        return {m_heaps <= boards.size() ? boards[m_heaps - 1] : QLatin1StringView(), QLatin1StringView("pair")};
    }

    void followers(Cells position, Sink sink) const override
    {
        CellVector heaps(position.begin(), position.end());
        takeFrom(heaps, 0, m_heaps, sink);
    }

    /// The sum of the products of 1 to k heaps.
    quint64 followerBound(Cells position) const override
    {
        std::vector<quint64> products(std::min<std::size_t>(m_heaps, position.size()) + 1, 0);
        products[0] = 1;
        for (const Cell heap : position) {
            for (std::size_t i = products.size(); i-- > 1;) {
                const bool isTooMuch = heap > 0 && products[i - 1] > maxBound / heap;
                products[i] = std::min(maxBound, products[i] + (isTooMuch ? maxBound : products[i - 1] * heap));
            }
        }
        quint64 bound = 0;
        for (std::size_t i = 1; i < products.size(); ++i)
            bound = std::min(maxBound, bound + products[i]);
        return bound;
    }

    /// Heaps that are in both positions are ignored: of the others there are at most k, and each loses tokens.
    bool isFollower(Cells before, Cells after) const override
    {
        if (after.size() > before.size() || !std::ranges::is_sorted(after, std::greater<>()) ||
            std::ranges::count(after, Cell(0)) > 0)
            return false;
        CellVector from;
        CellVector to;
        std::set_difference(before.begin(), before.end(), after.begin(), after.end(), std::back_inserter(from),
                            std::greater<>());
        std::set_difference(after.begin(), after.end(), before.begin(), before.end(), std::back_inserter(to),
                            std::greater<>());
        return !from.empty() && from.size() <= m_heaps && to.size() <= from.size() &&
               std::equal(to.begin(), to.end(), from.begin(), std::less<>());
    }

    std::optional<CellVector> exampleFollower(Cells position) const override
    {
        if (position.empty())
            return std::nullopt;
        CellVector after(position.begin(), position.end());
        after.front() /= 2;
        return sorted(std::move(after));
    }

    QString positionText(Cells position) const override
    {
        QStringList heaps;
        for (const Cell heap : position)
            heaps << QString::number(heap);
        return u'(' + (heaps.isEmpty() ? QStringLiteral("0") : heaps.join(u',')) + u')';
    }

    Result<std::vector<Component>> parsePosition(Scanner &scanner) const override
    {
        if (!scanner.take(u'('))
            return scanner.problemHere(ModelText::tr("expected heaps in brackets, as in (3,4,5)."));
        CellVector heaps;
        do {
            const auto heap = scanner.number(maxTokens, ModelText::tr("a heap holds at most %1."));
            if (!heap)
                return heap.problem();
            heaps.push_back(*heap);
            if (heaps.size() > maxMooreHeaps)
                return scanner.problemAt(Problem::Code::TooMany, scanner.column(), 1,
                                         ModelText::tr("a position has at most %1 heaps.").arg(maxMooreHeaps));
        } while (scanner.take(u','));
        if (!scanner.take(u')'))
            return scanner.problemHere(ModelText::tr("expected a number, ',' or ')'."));
        if (!scanner.atEnd() && scanner.peek() != u'+')
            return scanner.problemHere(ModelText::tr("expected '+' or the end."));
        return std::vector<Component>{{shared_from_this(), sorted(std::move(heaps))}};
    }

    CellVector randomPosition(Cells like, quint64, RandomNumber below) const override
    {
        CellVector heaps;
        const Cell max = like.empty() ? 2 : like.front();
        for (std::size_t i = 0; i < std::max<std::size_t>(1, like.size()); ++i)
            heaps.push_back(1 + below(max));
        return sorted(std::move(heaps));
    }

    quint64 size(Cells position) const override
    {
        return std::accumulate(position.begin(), position.end(), quint64(0));
    }

    /// 0 if, in binary, each digit of the heaps has a sum that k + 1 divides: the P-positions.
    std::optional<Value> closedForm(Cells position) const override
    {
        for (int digit = 0; digit < 64; ++digit) {
            const auto sum = static_cast<quint64>(
                std::ranges::count_if(position, [digit](Cell heap) { return ((heap >> digit) & 1) != 0; }));
            if (sum % (m_heaps + 1) != 0)
                return std::nullopt;
        }
        return 0;
    }

private:
    quint64 m_heaps; ///< k
};

} // namespace

RulesPtr mooreRules(quint64 heaps)
{
    return std::make_shared<MooreRules>(heaps);
}

} // namespace mexplorer
