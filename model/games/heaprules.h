// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/heaptraits.h"

namespace mexplorer {

/// A game on heaps of tokens: a move changes one heap, into one, several or none. A position is the multiset of its
/// heaps, greatest first, without empty ones. A subclass defines splits(); if a heap has as many splits as tokens, or
/// more, it must override the three functions after it as well.
class HeapRules : public Rules
{
public:
    explicit HeapRules(QString text, HeapTraits traits = {}, Appearance appearance = {{}, QLatin1StringView("heaps")});

    /// Calls \a sink with the heaps that one move may leave of a heap of \a heap tokens: greatest first, without empty
    /// ones, and without duplicates if these can be avoided without cost.
    virtual void splits(quint64 heap, Sink sink) const = 0;
    /// An upper bound of the number of splits of a heap.
    virtual quint64 splitBound(quint64 heap) const;
    /// True if a move may replace a heap by \a parts, greatest first, without empty ones.
    virtual bool isSplit(quint64 heap, Cells parts) const;
    /// One of the splits of a heap, if there are any.
    virtual std::optional<CellVector> exampleSplit(quint64 heap) const;

    QString text() const final { return m_text; }
    Appearance appearance() const final { return m_appearance; }
    const HeapTraits *heapTraits() const final { return &m_traits; }
    void followers(Cells position, Sink sink) const final;
    quint64 followerBound(Cells position) const final;
    bool isFollower(Cells before, Cells after) const final;
    std::optional<CellVector> exampleFollower(Cells position) const final;
    std::optional<CellVector> randomFollower(Cells position, RandomNumber below) const final;
    QString positionText(Cells position) const final;
    Result<std::vector<Component>> parsePosition(Scanner &scanner) const override;
    CellVector randomPosition(Cells like, quint64 maxHeap, RandomNumber below) const override;
    void parts(Cells position, Sink sink) const final;
    quint64 size(Cells position) const final;
    std::optional<Value> closedForm(Cells position) const final;

private:
    QString m_text;
    HeapTraits m_traits;
    Appearance m_appearance;
};

/// Nim: take any positive number of tokens from one heap.
class NimRules final : public HeapRules
{
public:
    NimRules();
    void splits(quint64 heap, Sink sink) const override;
    quint64 splitBound(quint64 heap) const override { return heap; }
    bool isSplit(quint64 heap, Cells parts) const override;
    std::optional<CellVector> exampleSplit(quint64 heap) const override;
};

/// A subtraction game: take a number of tokens that is in a set.
class SubtractionRules final : public HeapRules
{
public:
    explicit SubtractionRules(std::vector<quint64> set);
    QString inWords() const override;
    void splits(quint64 heap, Sink sink) const override;
};

/// A division game: replace n > 0 by the floor of n / d, d in a set.
class DivideRules final : public HeapRules
{
public:
    explicit DivideRules(std::vector<quint64> set);
    QString inWords() const override;
    void splits(quint64 heap, Sink sink) const override;
};

/// Grundy's game: split a heap into two unequal heaps.
class GrundyRules final : public HeapRules
{
public:
    GrundyRules();
    void splits(quint64 heap, Sink sink) const override;
    quint64 splitBound(quint64 heap) const override { return heap / 2; }
    bool isSplit(quint64 heap, Cells parts) const override;
    std::optional<CellVector> exampleSplit(quint64 heap) const override;
};

/// An octal or hexadecimal game, see TakeAndBreak.
class TakeBreakRules final : public HeapRules
{
public:
    enum class Pieces { Tokens, Pins };

    TakeBreakRules(QString text, const std::vector<quint8> &digits, Pieces pieces = Pieces::Tokens);
    /// Describes each digit of the code; for rows of pins, the summary of the family.
    QString inWords() const override;
    void splits(quint64 heap, Sink sink) const override;
    quint64 splitBound(quint64 heap) const override;
    bool isSplit(quint64 heap, Cells parts) const override;
    std::optional<CellVector> exampleSplit(quint64 heap) const override;

private:
    Pieces m_pieces;
};

/// "1-3,9": a set of numbers, three or more in a row as a range.
QString setText(std::span<const quint64> set);
/// "{1–3, 9}", for sentences.
QString setInWords(std::span<const quint64> set);

} // namespace mexplorer
