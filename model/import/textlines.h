// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/readingjob.h"

#include <QStringView>

#include <algorithm>

namespace mexplorer {

/// Iterates over the lines of a text, which end in LF, CR or both. A byte order mark at the start is skipped.
class TextLines
{
public:
    /// \a text must outlive the lines.
    explicit TextLines(QStringView text) : m_rest(text.startsWith(QChar::ByteOrderMark) ? text.sliced(1) : text) {}

    /// Moves to the next line; returns false if there is none.
    bool next()
    {
        if (m_rest.isEmpty())
            return false;
        qsizetype end = 0;
        while (end < m_rest.size() && m_rest[end] != u'\n' && m_rest[end] != u'\r')
            ++end;
        ReadingJob::step(1 + end);
        m_line = m_rest.first(end);
        const bool isPair = end + 1 < m_rest.size() && m_rest[end] == u'\r' && m_rest[end + 1] == u'\n';
        m_rest = m_rest.sliced(std::min(m_rest.size(), end + (isPair ? 2 : 1)));
        ++m_number;
        return true;
    }
    /// The current line without its end.
    QStringView line() const { return m_line; }
    /// The line's number, counted from 1.
    qint64 number() const { return m_number; }

private:
    QStringView m_rest;
    QStringView m_line;
    qint64 m_number = 0;
};

/// True if \a line is empty, or begins with '#', '%' or "//", like comments in lists and tables. A '#' before a name
/// and an odd number of quotes is no comment: it was a quote.
inline bool isEmptyOrComment(QStringView line)
{
    line = line.trimmed();
    if (line.startsWith(u'#'))
        return line.size() < 2 || line[1].isSpace() || line.count(u'"') % 2 == 0;
    return line.isEmpty() || line.startsWith(u'%') || line.startsWith(u"//");
}

/// Iterates over the records of columns, as lines that may contain line breaks within quotes. A quote that is never
/// closed doesn't extend its line.
class TextRecords
{
public:
    /// \a text must outlive the records.
    explicit TextRecords(QStringView text) : m_lines(text) {}

    /// Moves to the next record; returns false if there is none.
    bool next()
    {
        if (!m_lines.next())
            return false;
        m_record = m_lines.line();
        m_number = m_lines.number();
        if (isEmptyOrComment(m_record) || m_record.count(u'"') % 2 == 0)
            return true;
        TextLines ahead = m_lines;
        while (ahead.next()) {
            if (ahead.line().count(u'"') % 2 == 0)
                continue;
            m_record = QStringView(m_record.begin(), ahead.line().end());
            m_lines = ahead;
            break;
        }
        return true;
    }
    /// The current record without the end of its last line.
    QStringView record() const { return m_record; }
    /// The number of its first line, counted from 1.
    qint64 number() const { return m_number; }

private:
    TextLines m_lines;
    QStringView m_record;
    qint64 m_number = 0;
};

/// Removes the next word, up to white space, from the start of \a rest and returns it; empty if there is none.
inline QStringView takeWord(QStringView &rest)
{
    rest = rest.trimmed();
    qsizetype end = 0;
    while (end < rest.size() && !rest[end].isSpace())
        ++end;
    const QStringView word = rest.first(end);
    rest = rest.sliced(end);
    return word;
}

/// True if all of \a word is a number.
inline bool isNumber(QStringView word)
{
    const auto isDigit = [](QChar c) { return c >= u'0' && c <= u'9'; };
    if (!word.isEmpty() && std::all_of(word.begin(), word.end(), isDigit))
        return true; // like nearly all of them, without their values
    bool isNumber = false;
    [[maybe_unused]] const double number = word.toDouble(&isNumber);
    return isNumber;
}

} // namespace mexplorer
