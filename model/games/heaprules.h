#pragma once

#include "model/games/rules.h"

namespace mexplorer {

/// A game on heaps of tokens: a move changes one heap, into one, several or none. A position is the multiset of its
/// heaps, greatest first, without the empty ones.
class HeapRules : public Rules
{
public:
    explicit HeapRules(QString text, BoardKind board = BoardKind::Heaps) : m_text(std::move(text)), m_board(board) {}

    /// Calls \a sink with the heaps that one move may leave of a heap of \a heap tokens: greatest first, none empty,
    /// and no parts twice where the rules can tell without cost.
    virtual void splits(quint64 heap, Sink sink) const = 0;

    QString text() const final { return m_text; }
    BoardKind board() const final { return m_board; }
    void followers(Cells position, Sink sink) const final;
    QString positionText(Cells position) const final;
    Result<std::vector<Component>> parsePosition(Scanner &scanner) const final;
    void parts(Cells position, Sink sink) const final;
    bool isMultiset() const final { return true; }
    quint64 size(Cells position) const final;

private:
    QString m_text;
    BoardKind m_board;
};

/// Nim: take any positive number of tokens from one heap.
class NimRules final : public HeapRules
{
public:
    NimRules() : HeapRules(QStringLiteral("nim")) {}
    void splits(quint64 heap, Sink sink) const override;
};

/// A subtraction game: take a number of tokens that is in a set.
class SubtractionRules final : public HeapRules
{
public:
    /// \a set is ascending, without repetitions and without 0.
    explicit SubtractionRules(std::vector<quint64> set);
    std::span<const quint64> set() const { return m_set; }
    void splits(quint64 heap, Sink sink) const override;

private:
    std::vector<quint64> m_set;
};

/// A division game: replace n > 0 by the floor of n / d, d in a set.
class DivideRules final : public HeapRules
{
public:
    /// \a set is ascending, without repetitions, and its members are at least 2.
    explicit DivideRules(std::vector<quint64> set);
    std::span<const quint64> set() const { return m_set; }
    void splits(quint64 heap, Sink sink) const override;

private:
    std::vector<quint64> m_set;
};

/// Grundy's game: split a heap into two unequal heaps.
class GrundyRules final : public HeapRules
{
public:
    GrundyRules() : HeapRules(QStringLiteral("grundy")) {}
    void splits(quint64 heap, Sink sink) const override;
};

/// An octal or hexadecimal game (Guy and Smith, 1956): digit k of the code says what may become of a heap that loses k
/// tokens. Bit 1: nothing is left; 2: one heap; 4: two heaps; 8: three heaps.
class TakeBreakRules final : public HeapRules
{
public:
    /// \a digits[k] is digit k, so that digits[0] stands before the point; the last one is not 0 unless it is the only
    /// one.
    TakeBreakRules(QString text, std::vector<quint8> digits, BoardKind board = BoardKind::Heaps);

    std::span<const quint8> digits() const { return m_digits; }
    /// True if no digit asks for three heaps, so that the Guy-Smith theorem applies.
    bool isOctal() const;
    /// The code in normal form: "0.77", "4.07", "4".
    QString code() const;
    void splits(quint64 heap, Sink sink) const override;

private:
    std::vector<quint8> m_digits;
};

} // namespace mexplorer
