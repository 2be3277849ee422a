// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QStringView>

#include <optional>

namespace mexplorer {

/// Reads a game expression from left to right, skipping white space, and words what it finds wrong:
/// "kayles:7x — 'x' at column 9: expected a number, ',' or '+'."
class Scanner
{
public:
    /// \a text must outlive the scanner.
    explicit Scanner(QStringView text) : m_text(text) { skipSpace(); }

    QStringView text() const { return m_text; }
    bool atEnd() const { return m_at >= m_text.size(); }
    /// The next character, or a null QChar at the end.
    QChar peek() const { return atEnd() ? QChar() : m_text[m_at]; }
    /// The place of the next character, counted from 1.
    int column() const { return static_cast<int>(m_at) + 1; }

    /// Takes the next character if it is \a c.
    bool take(QChar c);
    /// Takes the longest run of characters that \a accept accepts; may be empty. Stops at white space.
    template <class Predicate> QStringView takeWhile(Predicate accept)
    {
        const qsizetype from = m_at;
        while (m_at < m_text.size() && accept(m_text[m_at]))
            ++m_at;
        const QStringView taken = m_text.sliced(from, m_at - from);
        skipSpace();
        return taken;
    }
    /// Takes a number of decimal digits; nothing if none stands here. A number greater than \a limit is a problem, and
    /// \a tooLarge says so, with %1 for the limit: "a heap holds at most %1."
    Result<std::optional<quint64>> takeNumber(quint64 limit, const QString &tooLarge);
    /// The same where a number has to stand; else the problem says what is \a expected, "expected a number." if nothing
    /// else.
    Result<quint64> number(quint64 limit, const QString &tooLarge, const QString &expected = {});
    /// Takes all up to \a end and \a end itself; nothing if \a end doesn't come.
    std::optional<QStringView> takeUntil(QChar end);

    /// "TEXT — 'x' at column 9: SENTENCE" for what stands here; \a sentence says what is expected instead.
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
    qsizetype m_at = 0;
};

/// The message of Scanner::problemAt for any text.
Problem problemInText(QStringView text, int column, int length, const QString &sentence,
                      Problem::Code code = Problem::Code::UnexpectedText);

/// \a number with thousands separators, as the messages show it: 1,000,000.
QString groupedNumber(quint64 number);

} // namespace mexplorer
