// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/heaprules.h"

#include "model/core/modeltext.h"
#include "model/core/saturatingsum.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <functional>
#include <iterator>
#include <limits>
#include <numeric>

namespace mexplorer {

namespace {

constexpr quint64 maxSplits = 1'000'000'000'000; ///< for one heap, so that the bounds of all heaps can be added up

int partsOf(const std::vector<quint8> &digits)
{
    int parts = 1;
    for (const quint8 digit : digits)
        parts = std::max(parts, digit & 8 ? 3 : digit & 4 ? 2 : 1);
    return parts;
}

Appearance appearanceOf(const std::vector<quint8> &digits, TakeBreakRules::Pieces pieces)
{
    if (pieces == TakeBreakRules::Pieces::Pins)
        return {QLatin1StringView("pins"), QLatin1StringView("pins")};
    // Heaps are drawn in a row if a move may take neighbours or split a heap in two.
    return {partsOf(digits) <= 2 ? QLatin1StringView("rows") : QLatin1StringView(), QLatin1StringView("heaps")};
}

HeapTraits traitsOf(const std::vector<quint8> &digits)
{
    return {.moves = TakeAndBreak{digits},
            .maxParts = partsOf(digits),
            .takes = digits.size() > 1,
            .splitsWhole = digits[0] != 0};
}

std::span<const quint8> digitsOf(const HeapRules &rules)
{
    return movesOf<TakeAndBreak>(rules)->digits;
}

} // namespace

QString setText(std::span<const quint64> set)
{
    QStringList pieces;
    for (std::size_t i = 0; i < set.size();) {
        std::size_t last = i;
        while (last + 1 < set.size() && set[last + 1] == set[last] + 1)
            ++last;
        if (last >= i + 2) {
            pieces << QString::number(set[i]) + u'-' + QString::number(set[last]);
            i = last + 1;
        } else {
            pieces << QString::number(set[i]);
            ++i;
        }
    }
    return pieces.join(u',');
}

QString setInWords(std::span<const quint64> set)
{
    return u'{' + setText(set).replace(u'-', QChar(0x2013)).replace(u',', ModelText::tr(", ")) + u'}';
}

HeapRules::HeapRules(QString text, HeapTraits traits, Appearance appearance)
    : m_text(std::move(text)), m_traits(std::move(traits)), m_appearance(appearance)
{
}

quint64 HeapRules::splitBound(quint64 heap) const
{
    quint64 count = 0;
    splits(heap, [&count](Cells) { ++count; });
    return count;
}

bool HeapRules::isSplit(quint64 heap, Cells parts) const
{
    bool found = false;
    splits(heap, [&](Cells split) { found = found || std::ranges::equal(split, parts); });
    return found;
}

std::optional<CellVector> HeapRules::exampleSplit(quint64 heap) const
{
    std::optional<CellVector> first;
    splits(heap, [&first](Cells split) {
        if (!first)
            first.emplace(split.begin(), split.end());
    });
    return first;
}

void HeapRules::followers(Cells position, Sink sink) const
{
    CellVector next;
    for (std::size_t i = 0; i < position.size(); ++i) {
        if (i > 0 && position[i] == position[i - 1])
            continue;
        splits(position[i], [&](Cells parts) {
            // Merges the other heaps and the parts, which are both sorted.
            next.clear();
            std::size_t part = 0;
            for (std::size_t j = 0; j < position.size(); ++j) {
                if (j == i)
                    continue;
                while (part < parts.size() && parts[part] >= position[j])
                    next.push_back(parts[part++]);
                next.push_back(position[j]);
            }
            next.insert(next.end(), parts.begin() + static_cast<std::ptrdiff_t>(part), parts.end());
            sink(next);
        });
    }
}

quint64 HeapRules::followerBound(Cells position) const
{
    quint64 bound = 0;
    for (const Cell heap : position)
        bound += std::min(splitBound(heap), maxSplits);
    return bound;
}

/// Removes one heap, checks that the others remain, and checks whether it may become the rest.
bool HeapRules::isFollower(Cells before, Cells after) const
{
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (i > 0 && before[i] == before[i - 1])
            continue;
        CellVector others(before.begin(), before.end());
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        CellVector parts;
        std::set_difference(after.begin(), after.end(), others.begin(), others.end(), std::back_inserter(parts),
                            std::greater<>());
        if (parts.size() + others.size() == after.size() && std::ranges::count(parts, Cell(0)) == 0 &&
            isSplit(before[i], parts))
            return true;
    }
    return false;
}

std::optional<CellVector> HeapRules::exampleFollower(Cells position) const
{
    for (std::size_t i = 0; i < position.size(); ++i) {
        if (auto after = exampleSplit(position[i])) {
            for (std::size_t j = 0; j < position.size(); ++j) {
                if (j != i)
                    after->push_back(position[j]);
            }
            std::ranges::sort(*after, std::greater<>());
            return after;
        }
    }
    return std::nullopt;
}

/// Takes any number up to a random power of two, or few tokens, from a heap, and leaves one heap or two.
std::optional<CellVector> HeapRules::randomFollower(Cells position, RandomNumber below) const
{
    constexpr int maxTried = 30;
    constexpr quint64 few = 9;
    for (int i = 0; i < maxTried && !position.empty(); ++i) {
        const std::size_t at = below(position.size());
        const Cell heap = position[at];
        const auto anyPart = [&] {
            const quint64 bits = below(static_cast<quint64>(std::bit_width(heap)) + 1);
            return below(quint64(1) << bits);
        };
        const quint64 taken = below(2) == 0 ? below(few) : anyPart();
        const quint64 small = below(2) == 0 ? 0 : anyPart();
        if (taken > heap || small > heap - taken)
            continue;
        CellVector after = withHeap(position, at, heap - taken - small);
        if (small > 0)
            after.insert(std::ranges::lower_bound(after, small, std::greater<>()), small);
        if (isFollower(position, after))
            return after;
    }
    return exampleFollower(position);
}

QString HeapRules::positionText(Cells position) const
{
    if (position.empty())
        return QStringLiteral("0");
    QByteArray text; // of digits and commas, as texts of heaps are most of the work of a step or a table
    for (const Cell heap : position) {
        std::array<char, std::numeric_limits<Cell>::digits10 + 2> digits = {','};
        const char *const end = std::to_chars(digits.data() + 1, digits.data() + digits.size(), heap).ptr;
        text.append(digits.data(), end - digits.data());
    }
    return QString::fromLatin1(text.data() + 1, text.size() - 1);
}

Result<std::vector<Component>> HeapRules::parsePosition(Scanner &scanner) const
{
    std::vector<Component> components;
    do {
        const auto heap = heapAt(scanner);
        if (!heap)
            return heap.problem();
        components.push_back({shared_from_this(), *heap == 0 ? CellVector() : CellVector{*heap}});
        if (static_cast<qsizetype>(components.size()) > maxComponents) {
            return scanner.problemAt(
                Problem::Code::TooMany, scanner.column(), 1,
                ModelText::tr("a sum has at most %1 components.").arg(groupedNumber(maxComponents)));
        }
    } while (scanner.take(u','));
    if (!scanner.atEnd() && scanner.peek() != u'+')
        return scanner.problemHere(ModelText::tr("expected a number, ',' or '+'."));
    return components;
}

void HeapRules::parts(Cells position, Sink sink) const
{
    for (const Cell &heap : position)
        sink(Cells(&heap, 1));
}

quint64 HeapRules::size(Cells position) const
{
    return std::accumulate(position.begin(), position.end(), quint64(0), saturatingSum);
}

/// The number of heaps doesn't change, as a graph's position has several.
CellVector HeapRules::randomPosition(Cells like, quint64 maxHeap, RandomNumber below) const
{
    CellVector heaps;
    for (std::size_t i = 0; i < std::max<std::size_t>(1, like.size()); ++i)
        heaps.push_back(1 + below(maxHeap));
    std::ranges::sort(heaps, std::greater<>());
    return heaps;
}

std::optional<Value> HeapRules::closedForm(Cells position) const
{
    if (!m_traits.closedForm)
        return std::nullopt;
    quint64 sum = 0;
    for (const Cell heap : position)
        sum ^= m_traits.closedForm->largeAt(heap);
    return sum <= std::numeric_limits<Value>::max() ? std::optional(static_cast<Value>(sum)) : std::nullopt;
}

/// Bouton (1901): G(n) = n.
NimRules::NimRules()
    : HeapRules(QStringLiteral("nim"),
                {.moves = AllBut(), .maxParts = 1, .closedForm = ArithmeticSequence{.first = {0}, .saltus = 1}},
                {QLatin1StringView("piles"), QLatin1StringView("heaps")})
{
}

void NimRules::splits(quint64 heap, Sink sink) const
{
    for (quint64 left = heap; left-- > 0;)
        sink(left == 0 ? Cells() : Cells(&left, 1));
}

bool NimRules::isSplit(quint64 heap, Cells parts) const
{
    return parts.empty() ? heap > 0 : parts.size() == 1 && parts[0] < heap;
}

std::optional<CellVector> NimRules::exampleSplit(quint64 heap) const
{
    if (heap == 0)
        return std::nullopt;
    return heap == 1 ? CellVector() : CellVector{heap / 2};
}

SubtractionRules::SubtractionRules(std::vector<quint64> set)
    : HeapRules(QStringLiteral("subtraction{%1}").arg(setText(set)), {.moves = Subtraction{set}, .maxParts = 1},
                {QLatin1StringView("piles"), QLatin1StringView("heaps")})
{
}

QString SubtractionRules::inWords() const
{
    return ModelText::tr("Take a number of tokens that is in %1 from one heap.")
        .arg(setInWords(movesOf<Subtraction>(*this)->set));
}

void SubtractionRules::splits(quint64 heap, Sink sink) const
{
    for (const quint64 taken : movesOf<Subtraction>(*this)->set) {
        if (taken > heap)
            break;
        const quint64 left = heap - taken;
        sink(left == 0 ? Cells() : Cells(&left, 1));
    }
}

DivideRules::DivideRules(std::vector<quint64> set)
    : HeapRules(QStringLiteral("divide{%1}").arg(setText(set)), {.moves = Division{set}, .maxParts = 1})
{
}

QString DivideRules::inWords() const
{
    return ModelText::tr("Divide a number by a member of %1, and round down.")
        .arg(setInWords(movesOf<Division>(*this)->set));
}

void DivideRules::splits(quint64 heap, Sink sink) const
{
    for (const quint64 divisor : movesOf<Division>(*this)->set) {
        const quint64 left = heap / divisor;
        sink(left == 0 ? Cells() : Cells(&left, 1));
        if (left == 0)
            break; // as with all greater divisors
    }
}

GrundyRules::GrundyRules()
    : HeapRules(QStringLiteral("grundy"), {.moves = UnequalSplit(), .maxParts = 2, .takes = false, .splitsWhole = true},
                {QLatin1StringView("rows"), QLatin1StringView("heaps")})
{
}

void GrundyRules::splits(quint64 heap, Sink sink) const
{
    for (quint64 small = 1; 2 * small < heap; ++small) {
        const std::array<Cell, 2> parts = {heap - small, small};
        sink(parts);
    }
}

bool GrundyRules::isSplit(quint64 heap, Cells parts) const
{
    return parts.size() == 2 && parts[0] + parts[1] == heap && parts[0] != parts[1];
}

std::optional<CellVector> GrundyRules::exampleSplit(quint64 heap) const
{
    return heap > 2 ? std::optional(CellVector{heap - 1, 1}) : std::nullopt;
}

TakeBreakRules::TakeBreakRules(QString text, const std::vector<quint8> &digits, Pieces pieces)
    : HeapRules(std::move(text), traitsOf(digits), appearanceOf(digits, pieces)), m_pieces(pieces)
{
}

quint64 TakeBreakRules::splitBound(quint64 heap) const
{
    constexpr quint64 maxSquared = 4'000'000; // for a larger heap maxSplits is less
    quint64 bound = 0;
    for (const quint8 digit : digitsOf(*this))
        bound += digit & 8 ? (heap > maxSquared ? maxSplits : heap * heap / 8 + 3) : digit & 4 ? heap / 2 + 2 : 2;
    return bound;
}

bool TakeBreakRules::isSplit(quint64 heap, Cells parts) const
{
    const auto digits = digitsOf(*this);
    const quint64 left = std::accumulate(parts.begin(), parts.end(), quint64(0));
    return left <= heap && heap - left < digits.size() && parts.size() <= 3 &&
           ((digits[heap - left] >> parts.size()) & 1) != 0 && !(parts.size() <= 1 && left == heap);
}

std::optional<CellVector> TakeBreakRules::exampleSplit(quint64 heap) const
{
    const auto digits = digitsOf(*this);
    for (std::size_t taken = 0; taken < digits.size() && taken <= heap; ++taken) {
        const quint64 left = heap - taken;
        if (taken > 0 && left == 0 && digits[taken] & 1)
            return CellVector();
        if (taken > 0 && left > 0 && digits[taken] & 2)
            return CellVector{left};
        if (left > 1 && digits[taken] & 4)
            return CellVector{left - 1, 1};
        if (left > 2 && digits[taken] & 8)
            return CellVector{left - 2, 1, 1};
    }
    return std::nullopt;
}

void TakeBreakRules::splits(quint64 heap, Sink sink) const
{
    const auto digits = digitsOf(*this);
    for (quint64 taken = 0; taken < digits.size() && taken <= heap; ++taken) {
        const quint8 digit = digits[taken];
        const quint64 left = heap - taken;
        if ((digit & 1) && left == 0 && taken > 0)
            sink(Cells());
        if ((digit & 2) && left > 0 && taken > 0)
            sink(Cells(&left, 1));
        if (digit & 4) {
            for (quint64 small = 1; 2 * small <= left; ++small) {
                const std::array<Cell, 2> parts = {left - small, small};
                sink(parts);
            }
        }
        if (digit & 8) {
            for (quint64 min = 1; 3 * min <= left; ++min) {
                for (quint64 middle = min; min + 2 * middle <= left; ++middle) {
                    const std::array<Cell, 3> parts = {left - min - middle, middle, min};
                    sink(parts);
                }
            }
        }
    }
}

} // namespace mexplorer
