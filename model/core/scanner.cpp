// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/scanner.h"

#include "model/core/modeltext.h"
#include "model/core/translations.h"
#include "model/core/visibletext.h"

namespace mexplorer {

namespace {

/// Shortens a long text to the part around \a column, so that the message is one readable sentence.
QString excerpt(QStringView text, int column)
{
    constexpr qsizetype max = 60;
    if (text.size() <= max)
        return visibleText(text.toString());
    const qsizetype from = qBound(qsizetype(0), qsizetype(column) - max / 2, text.size() - max);
    const QString middle = visibleText(text.sliced(from, max).toString());
    return (from > 0 ? QStringLiteral("…") : QString()) + middle +
           (from + max < text.size() ? QStringLiteral("…") : QString());
}

} // namespace

bool Scanner::take(QChar c)
{
    if (atEnd() || m_text[m_at] != c)
        return false;
    ++m_at;
    skipSpace();
    return true;
}

Result<std::optional<quint64>> Scanner::takeNumber(quint64 limit, const QString &tooLarge)
{
    const int from = column();
    const QStringView digits = takeWhile([](QChar c) { return c >= u'0' && c <= u'9'; });
    if (digits.isEmpty())
        return std::optional<quint64>();
    bool fits = false;
    const quint64 number = digits.toULongLong(&fits);
    if (!fits || number > limit)
        return problemAt(Problem::Code::NumberTooLarge, from, static_cast<int>(digits.size()),
                         tooLarge.arg(groupedNumber(limit)));
    return std::optional<quint64>(number);
}

Result<quint64> Scanner::number(quint64 limit, const QString &tooLarge, const QString &expected)
{
    const auto taken = takeNumber(limit, tooLarge);
    if (!taken)
        return taken.problem();
    if (!*taken)
        return problemHere(expected.isEmpty() ? ModelText::tr("expected a number.") : expected);
    return **taken;
}

std::optional<QStringView> Scanner::takeUntil(QChar end)
{
    const qsizetype at = m_text.indexOf(end, m_at);
    if (at < 0)
        return std::nullopt;
    const QStringView taken = m_text.sliced(m_at, at - m_at);
    m_at = at + 1;
    skipSpace();
    return taken;
}

Problem Scanner::problemHere(const QString &sentence) const
{
    return problemAt(column(), atEnd() ? 0 : 1, sentence);
}

Problem Scanner::problemAt(Problem::Code code, int column, int length, const QString &sentence) const
{
    return problemInText(m_text, column, length, sentence, code);
}

void Scanner::skipSpace()
{
    while (m_at < m_text.size() && m_text[m_at].isSpace())
        ++m_at;
}

Problem problemInText(QStringView text, int column, int length, const QString &sentence, Problem::Code code)
{
    // Excludes the white space after the characters.
    while (length > 1 && column + length - 2 < text.size() && text[column + length - 2].isSpace())
        --length;
    if (length > 0 && column + length - 1 < text.size() && text[column + length - 2].isHighSurrogate())
        ++length; // includes the second half of the character
    const QString found = column > text.size() || length == 0
                              ? ModelText::tr("the end")
                              : ModelText::tr("'%1'").arg(excerpt(
                                    text.sliced(column - 1, qMin(qsizetype(length), text.size() - column + 1)), 1));
    const QString columnNumber = QString::number(column);
    // Replaces all placeholders at once, as the texts may contain "%1" themselves.
    const QString message =
        text.isEmpty()
            ? ModelText::tr("%1 at column %2: %3").arg(found, columnNumber, sentence)
            : ModelText::tr("%1 — %2 at column %3: %4").arg(excerpt(text, column), found, columnNumber, sentence);
    return Problem::badInput(code, message, column, length);
}

QString messageInPlace(const Problem &problem, QStringView text)
{
    const QString before = excerpt(text, problem.column) + QStringLiteral(" — ");
    return problem.column > 0 && problem.message.startsWith(before) ? problem.message.sliced(before.size())
                                                                    : problem.message;
}

QString groupedNumber(quint64 number)
{
    return Translations::current().toString(number);
}

} // namespace mexplorer
