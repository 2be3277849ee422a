// SPDX-License-Identifier: GPL-3.0-or-later
// G(n) of games that split a heap into at most two, from all splits, when values have no sparse space and need 16 bits.
//
// The plain loop marks the value of each split and takes the first gap. Of 100,000 splits, nearly all mark what is
// marked already: there are some thousand values, and most of them come from 50 splits or more. A mark is a store to an
// address that depends on the value, so it can't be done for many splits at once; comparing can.
//
// Pieces. The splits a + b = n - k, a <= b, are cut into pieces of some thousand consecutive a. The first 128 of each
// piece are marked. Such a sample is spread over all sizes of the heaps, and marks 90 of 100 values below G(n), where
// as many splits with the smallest a would leave half of them out: those splits have similar values.
//
// Candidates. The 16 least values that are not marked are candidates. The rest of the pieces is compared with all of
// them at once (below). A candidate that occurs is replaced by the next value that is not marked, which then has to be
// compared with all pieces, too: after the last piece comes the first again. When all pieces were compared with the
// least candidate, it is G(n).
//
// Comparing. Values are hexadecimal numbers of four digits. For each digit place there is a table with 16 bytes, a bit
// for each of eight candidates: the candidates that have the digit there. The digits of a split's value are looked up
// in these tables, 16 to 64 splits at once, and the conjunction of what is found has the bit of a candidate if and only
// if all its digits agree. A dozen instructions compare 32 splits with eight candidates. Bytes are xored before digits
// are separated, and the values are kept in both directions, so that the parts of consecutive splits are consecutive.
//
// Length of pieces. Short ones mark much, long ones leave many candidates; it is adapted to what was marked and
// compared. In the worst case it is 128, where all is marked: the plain loop.
//
// Lanes. 16 heaps are searched at once, B to B + 15, on both cores if there is enough to do; and four of them piece by
// piece, while the piece is in the nearest cache. Splits with a part of B or more are left out then. If one of them has
// the value that was found, which is rare, the heap is searched again, with all splits.
//
// Grundy's game forbids the split into equal heaps; the parts of pieces end before it.
//
// Cost for each term: marking an eighth or a sixteenth of the n / 2 splits, and comparing the others once or twice, 32
// at a time: with vectors of 32 bytes a fifth of the time of the plain loop, and each of two cores can do half. Memory:
// 8 bytes for each term and some to grow. Left out are values above 65,535, and any structure of the values: a sparse
// space or a period (see blockrun.cpp and periodproof.cpp) makes each term cheaper by far.

#include "model/sequence/candidatescan.h"

#include <QtEndian>

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

namespace mexplorer {

namespace {

constexpr quint64 markedOfPiece = 128;
constexpr int manyFound = 4; // to replace together, as the processor waits for tables that were just written
constexpr std::size_t lanesOfGroup = 4;
constexpr quint64 fourDigits = 1 << 12;
constexpr std::size_t bytesOfWord = sizeof(quint64);

/// The first value from \a value on whose mark is 0. After it there are at least as many marks as bytes in a word.
Value firstUnmarked(const std::vector<quint8> &marks, Value value)
{
    constexpr quint64 ones = 0x0101010101010101;
    for (;; value += bytesOfWord) {
        if (const quint64 unmarked = ~qFromLittleEndian<quint64>(marks.data() + value) & ones)
            return value + static_cast<Value>(std::countr_zero(unmarked)) / 8;
    }
}

} // namespace

CandidateScan::CandidateScan(const SplitRules &rules, WorkerPair *workers)
    : m_rules(rules), m_workers(workers), m_kernels(blocks::candidateKernels())
{
}

void CandidateScan::follow(std::span<const quint16> values)
{
    for (const quint16 value : values.subspan(m_values.size()))
        append(value);
}

void CandidateScan::append(quint16 value)
{
    m_values.append(value);
    m_low.append(static_cast<quint8>(value));
    m_high.append(static_cast<quint8>(value >> 8));
    m_bound = std::max(m_bound, std::bit_ceil(std::size_t(value) + 1));
}

std::size_t CandidateScan::extend(std::size_t count, quint16 *found)
{
    constexpr quint64 worthBothCores = 1 << 13;
    const quint64 first = m_values.size();
    for (std::size_t lane = 0; lane < count; ++lane)
        m_lanes[lane].heap = first + lane;
    const auto searchGroup = [&](std::size_t group) {
        const std::size_t from = group * lanesOfGroup;
        if (from < count)
            search(std::span(m_lanes).subspan(from, std::min(lanesOfGroup, count - from)), first);
    };
    if (m_workers && first >= worthBothCores) {
        m_workers->run(searchGroup);
    } else {
        for (std::size_t group = 0; group * lanesOfGroup < count; ++group)
            searchGroup(group);
    }
    for (std::size_t i = 0; i < count; ++i) {
        Lane &lane = m_lanes[i];
        if (isReached(lane, first))
            search({&lane, 1}, lane.heap);
        if (*lane.value > maxValue)
            return i;
        found[i] = static_cast<quint16>(*lane.value);
        append(found[i]);
    }
    adapt();
    return count;
}

quint64 CandidateScan::takeSteps()
{
    return std::exchange(m_steps, 0);
}

/// Finds the mex of those moves of each heap of \a group that leave heaps below \a known only.
void CandidateScan::search(std::span<Lane> group, quint64 known)
{
    quint64 pieces = 0;
    const auto forEachPiece = [&](quint64 skipped, quint64 length, auto &&run) {
        for (const quint64 k : m_rules.pairDigits) {
            const quint64 count = piecesOf(group.back().heap - k);
            for (quint64 piece = 0; piece < count; ++piece) {
                const quint64 first = piece * m_pieceLength;
                for (Lane &lane : group) {
                    const quint64 total = lane.heap - k;
                    run(lane, total, farParts(total, known, {first + skipped, first + length}));
                }
                ++pieces;
            }
        }
    };
    for (Lane &lane : group)
        start(lane, known);
    forEachPiece(0, markedOfPiece, [&](Lane &lane, quint64 total, Range parts) { mark(lane, total, parts); });
    const quint64 all = std::exchange(pieces, 0);
    for (Lane &lane : group) {
        replaceFound(lane, 0);
        lane.searchedAll = all;
    }
    std::size_t open = group.size();
    while (open > 0) {
        forEachPiece(markedOfPiece, m_pieceLength, [&](Lane &lane, quint64 total, Range parts) {
            if (lane.value)
                return;
            compare(lane, total, parts);
            const quint64 searched = pieces + 1;
            if (std::popcount(lane.found) < (searched < all ? manyFound : 1) && searched < lane.searchedAll)
                return;
            replaceFound(lane, searched);
            if (searched < all)
                return;
            const Candidate &least = *std::ranges::min_element(lane.candidates, {}, &Candidate::value);
            lane.searchedAll = least.since + all;
            if (searched < lane.searchedAll)
                return;
            lane.value = least.value;
            --open;
        });
    }
}

/// Marks the moves to one heap.
void CandidateScan::start(Lane &lane, quint64 known) const
{
    lane.marks.assign(m_bound + lane.candidates.size() + bytesOfWord, 0);
    lane.next = 0;
    lane.codes = {};
    lane.found = (quint32(1) << blocks::Candidates::count) - 1;
    lane.value.reset();
    for (const quint64 k : m_rules.singleDigits) {
        if (lane.heap - k < known)
            lane.marks[m_values[lane.heap - k]] = 1;
    }
}

/// Those of the parts \a piece for which both heaps are below \a known, the smaller first.
CandidateScan::Range CandidateScan::farParts(quint64 total, quint64 known, Range piece) const
{
    const quint64 first = total >= known ? total - known + 1 : 1;
    return {std::max(first, piece.first), std::min(maxSmaller(total) + 1, piece.end)};
}

void CandidateScan::mark(Lane &lane, quint64 total, Range parts) const
{
    if (parts.first >= parts.end)
        return;
    constexpr int bits = 16;
    constexpr std::size_t step = 4;
    const quint16 *values = m_values.forward();
    const quint16 *rest = m_values.backward(total);
    quint8 *marks = lane.marks.data();
    quint64 a = parts.first;
    for (; a + step <= parts.end; a += step) {
        quint64 four = 0;
        quint64 others = 0;
        std::memcpy(&four, values + a, sizeof four);
        std::memcpy(&others, rest + a, sizeof others);
        four ^= others;
        marks[static_cast<quint16>(four)] = 1;
        marks[static_cast<quint16>(four >> bits)] = 1;
        marks[static_cast<quint16>(four >> (2 * bits))] = 1;
        marks[four >> (3 * bits)] = 1;
    }
    for (; a < parts.end; ++a)
        marks[values[a] ^ rest[a]] = 1;
    lane.marked += parts.end - parts.first;
}

/// Finds the candidates that occur among \a parts.
void CandidateScan::compare(Lane &lane, quint64 total, Range parts) const
{
    if (parts.first >= parts.end)
        return;
    const quint64 a = parts.first;
    const std::size_t count = parts.end - a;
    const blocks::CandidateKernel kernel = m_bound > fourDigits ? m_kernels.fourDigits : m_kernels.threeDigits;
    lane.compared += count;
    lane.found |= kernel(m_low.forward() + a, m_high.forward() + a, m_low.backward(total) + a,
                         m_high.backward(total) + a, count, lane.codes);
}

/// Replaces the candidates that were found by the next values that aren't marked; \a searched pieces were compared.
void CandidateScan::replaceFound(Lane &lane, quint64 searched) const
{
    for (; lane.found != 0; lane.found &= lane.found - 1) {
        const auto number = static_cast<std::size_t>(std::countr_zero(lane.found));
        Candidate &candidate = lane.candidates[number];
        lane.codes.remove(number, candidate.value);
        lane.next = firstUnmarked(lane.marks, lane.next);
        candidate = {lane.next++, searched};
        if (candidate.value < m_bound)
            lane.codes.insert(number, candidate.value);
    }
}

/// True if the value of \a lane is that of a move with a heap of \a known or more.
bool CandidateScan::isReached(const Lane &lane, quint64 known) const
{
    const auto isFound = [&](quint64 a, quint64 b) { return (m_values[a] ^ m_values[b]) == lane.value; };
    for (const quint64 k : m_rules.singleDigits) {
        if (lane.heap - k >= known && isFound(0, lane.heap - k))
            return true;
    }
    for (const quint64 k : m_rules.pairDigits) {
        const quint64 total = lane.heap - k;
        for (quint64 large = known; large < total; ++large) {
            if (isFound(total - large, large))
                return true;
        }
    }
    return false;
}

/// Makes pieces shorter if candidates were compared far more than once with all splits, and longer if hardly.
void CandidateScan::adapt()
{
    constexpr quint64 heapsPerRound = 512;
    constexpr quint64 maxLength = 1 << 14;
    // Marking a split costs as much as comparing this many.
    constexpr quint64 balance = 6;
    for (Lane &lane : m_lanes) {
        m_marked += std::exchange(lane.marked, 0);
        m_compared += std::exchange(lane.compared, 0);
    }
    m_heaps += lanes;
    if (m_heaps < heapsPerRound)
        return;
    quint64 once = 0;
    for (const quint64 k : m_rules.pairDigits)
        once += m_heaps * maxSmaller(m_values.size() - k);
    const quint64 more = m_compared + m_marked > once ? m_compared + m_marked - once : 0;
    const quint64 marking = balance * m_marked;
    if (more > 2 * marking && m_pieceLength > markedOfPiece)
        m_pieceLength /= 2;
    else if (more < marking / 4 && m_pieceLength < maxLength)
        m_pieceLength *= 2;
    m_steps += m_marked / 4 + m_compared / blocks::lanes;
    m_heaps = 0;
    m_marked = 0;
    m_compared = 0;
}

} // namespace mexplorer
