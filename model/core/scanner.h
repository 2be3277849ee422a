// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QStringView>

#include <optional>

namespace mexplorer {

/// The greatest heap that a text may have: a usual one, which all functions support, or a large one, which is for those
/// that use formulas and laws.
enum class GreatestHeap : quint8 { Usual, Large };

/// Reads a game expression from left to right, skipping white space, and creates messages about errors: "kayles:7x —
/// 'x' at column 9: expected a number, ',' or '+'."
class Scanner
{
public:
    /// \a text must outlive the scanner.
    explicit Scanner(QStringView text, GreatestHeap greatest = GreatestHeap::Usual) : m_text(text), m_greatest(greatest)
    {
        skipSpace();
    }

    QStringView text() const { return m_text; }
    GreatestHeap greatestHeap() const { return m_greatest; }
    bool atEnd() const { return m_at >= m_text.size(); }
    /// The next character, or a null QChar at the end.
    QChar peek() const { return atEnd() ? QChar() : m_text[m_at]; }
    /// The column of the next character, counted from 1.
    int column() const { return static_cast<int>(m_at) + 1; }

    /// Reads the next character if it is \a c.
    bool take(QChar c);
    /// Reads the longest run of characters that \a accept accepts; it may be empty. Stops at white space.
    template <class Predicate> QStringView takeWhile(Predicate accept)
    {
        const qsizetype from = m_at;
        while (m_at < m_text.size() && accept(m_text[m_at]))
            ++m_at;
        const QStringView taken = m_text.sliced(from, m_at - from);
        skipSpace();
        return taken;
    }
    /// Reads a number of decimal digits; std::nullopt if the next character is no digit. A number greater than \a limit
    /// is a problem with the sentence \a tooLarge, with %1 for the limit: "a heap holds at most %1."
    Result<std::optional<quint64>> takeNumber(quint64 limit, const QString &tooLarge);
    /// Reads a required number. If it is missing, the problem names what is \a expected, by default "expected a
    /// number."
    Result<quint64> number(quint64 limit, const QString &tooLarge, const QString &expected = {});
    /// Reads everything up to and including \a end; std::nullopt if \a end is missing.
    std::optional<QStringView> takeUntil(QChar end);

    /// "TEXT — 'x' at column 9: SENTENCE" for the next character; \a sentence names what is expected instead.
    Problem problemHere(const QString &sentence) const;
    /// "TEXT — 'FOUND' at column N: SENTENCE" for \a length characters at \a column.
    Problem problemAt(Problem::Code code, int column, int length, const QString &sentence) const;
    Problem problemAt(int column, int length, const QString &sentence) const
    {
        return problemAt(Problem::Code::UnexpectedText, column, length, sentence);
    }

private:
    void skipSpace();

    QStringView m_text;
    GreatestHeap m_greatest;
    qsizetype m_at = 0;
};

/// The message of Scanner::problemAt for any text.
Problem problemInText(QStringView text, int column, int length, const QString &sentence,
                      Problem::Code code = Problem::Code::UnexpectedText);

/// The message of such a problem in \a text without the text: "'x' at column 9: SENTENCE", for a view that marks the
/// place in the text itself.
QString messageInPlace(const Problem &problem, QStringView text);

/// \a number with thousands separators, as in messages: 1,000,000.
QString groupedNumber(quint64 number);

} // namespace mexplorer
