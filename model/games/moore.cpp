// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/familyrules.h"

#include "model/core/modeltext.h"
#include "model/core/saturatingsum.h"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <iterator>
#include <numeric>
#include <set>
#include <utility>

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

/// The moves of Moore's Nim that leave, in binary, a sum that k + 1 divides in each place.
///
/// Moore (1910): these are the moves to value 0. No move leads from such a position to another one: in the first place
/// in which it changes digits, it makes at most k ones to zeros. From any other position the digits are settled from
/// the first place on. In each place, a heap that has lost tokens in an earlier one may have either digit; of the
/// others, some may lose their one. If f heaps have lost tokens, c others have a one, and c + j isn't divisible for any
/// j from 0 to f, then taking the remainder r of c from r heaps helps, and as r + f < k + 1, this is allowed. So each
/// choice of the digits so far can be continued, and the search has no dead ends.
class MooreReplies
{
public:
    MooreReplies(Cells heaps, quint64 k, std::size_t max)
        : m_k(k), m_max(max), m_heaps(heaps.begin(), heaps.end()), m_after(m_heaps), m_isFreed(m_heaps.size(), false)
    {
        settle(heaps.empty() ? 0 : static_cast<int>(std::bit_width(heaps.front())));
    }

    ZeroFollowers take()
    {
        std::ranges::sort(m_replies);
        ZeroFollowers zeros;
        zeros.areAll = m_areAll;
        std::set<CellVector> seen;
        for (const auto &[changes, after] : m_replies) {
            if (seen.insert(after).second)
                zeros.found.push_back(after);
        }
        return zeros;
    }

private:
    /// The heaps that a move changes, in the order in which the rules list moves: by the first heap, which is left the
    /// greatest first, then by the second.
    using Changes = std::vector<std::pair<std::size_t, Cell>>;

    /// Settles the digits in the last \a places.
    void settle(int places)
    {
        if (!m_areAll)
            return;
        if (places == 0)
            return add();
        const Cell digit = Cell(1) << (places - 1);
        std::vector<std::size_t> freed;
        std::vector<std::size_t> ones;
        for (std::size_t i = 0; i < m_heaps.size(); ++i) {
            if (m_isFreed[i])
                freed.push_back(i);
            else if ((m_heaps[i] & digit) != 0)
                ones.push_back(i);
        }
        const auto most = std::min<std::size_t>(ones.size(), m_k - freed.size());
        for (std::size_t taken = 0; taken <= most; ++taken) {
            const std::size_t sum = (ones.size() - taken) % (m_k + 1);
            const std::size_t given = sum == 0 ? 0 : m_k + 1 - sum;
            if (given <= freed.size())
                takeOnes(ones, 0, taken, freed, given, places);
        }
    }

    /// Takes \a left ones of those from \a from on; of equal heaps, from the first.
    void takeOnes(const std::vector<std::size_t> &ones, std::size_t from, std::size_t left,
                  const std::vector<std::size_t> &freed, std::size_t given, int places)
    {
        if (left == 0)
            return giveOnes(freed, 0, given, places);
        for (std::size_t at = from; at + left <= ones.size() && m_areAll; ++at) {
            const bool isLikeSkipped = at > from && m_heaps[ones[at]] == m_heaps[ones[at - 1]];
            if (isLikeSkipped)
                continue;
            const std::size_t heap = ones[at];
            m_isFreed[heap] = true;
            m_after[heap] &= ~((Cell(1) << places) - 1); // its other digits follow
            takeOnes(ones, at + 1, left - 1, freed, given, places);
            m_after[heap] = m_heaps[heap];
            m_isFreed[heap] = false;
        }
    }

    /// Gives the digit 1 to \a left of the heaps from \a from on.
    void giveOnes(const std::vector<std::size_t> &freed, std::size_t from, std::size_t left, int places)
    {
        if (left == 0)
            return settle(places - 1);
        const Cell digit = Cell(1) << (places - 1);
        for (std::size_t at = from; at + left <= freed.size() && m_areAll; ++at) {
            m_after[freed[at]] |= digit;
            giveOnes(freed, at + 1, left - 1, places);
            m_after[freed[at]] &= ~digit;
        }
    }

    void add()
    {
        if (std::ranges::count(m_isFreed, true) == 0)
            return; // no move
        if (m_replies.size() >= m_max) {
            m_areAll = false;
            return;
        }
        CellVector after = m_after; // of equal heaps, the first is left the greatest
        for (std::size_t i = 0; i < after.size();) {
            const auto end = std::ranges::find_if(m_heaps.begin() + static_cast<std::ptrdiff_t>(i), m_heaps.end(),
                                                  [&](Cell heap) { return heap != m_heaps[i]; });
            const auto next = static_cast<std::size_t>(end - m_heaps.begin());
            orderChanges(after, i, next);
            i = next;
        }
        Changes changes;
        for (std::size_t i = 0; i < after.size(); ++i) {
            if (after[i] != m_heaps[i])
                changes.emplace_back(i, m_heaps[i] - after[i]);
        }
        m_replies.emplace_back(std::move(changes), sorted(std::move(after)));
    }

    /// Orders the heaps from \a first to \a last, which were equal: those that are changed come first, the greatest
    /// first.
    void orderChanges(CellVector &after, std::size_t first, std::size_t last) const
    {
        const Cell heap = m_heaps[first];
        std::sort(after.begin() + static_cast<std::ptrdiff_t>(first), after.begin() + static_cast<std::ptrdiff_t>(last),
                  [heap](Cell a, Cell b) { return a != heap && (b == heap || a > b); });
    }

    quint64 m_k;
    std::size_t m_max;
    CellVector m_heaps;
    CellVector m_after;          ///< the digits that are settled
    std::vector<bool> m_isFreed; ///< the heap loses tokens in one of the places that are settled
    std::vector<std::pair<Changes, CellVector>> m_replies;
    bool m_areAll = true;
};

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

    bool cellsAreTokens() const override { return true; }

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

    /// Takes from one heap.
    std::optional<CellVector> randomFollower(Cells position, RandomNumber below) const override
    {
        if (position.empty())
            return std::nullopt;
        CellVector after(position.begin(), position.end());
        Cell &heap = after[below(after.size())];
        heap = below(heap);
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
            const auto heap = heapAt(scanner);
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
        return std::accumulate(position.begin(), position.end(), quint64(0), saturatingSum);
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

    std::optional<ZeroFollowers> zeroFollowers(Cells position, std::size_t max) const override
    {
        return MooreReplies(position, m_heaps, max).take();
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
