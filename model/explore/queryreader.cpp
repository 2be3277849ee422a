// SPDX-License-Identifier: GPL-3.0-or-later
// Reading a search
//
// A query is read from left to right, one condition after the other. The beginning of a condition determines its kind:
//
//     "                   a quoted text
//     a known word        a property with its comparison, an outcome
//     a span with ':'     a game expression; white space next to '+', ',', ':', '*' and in brackets belongs to it
//     anything else       a text, up to the next white space
//
// Outcomes are capital letters, since vertices of drawn graphs are often called p and n. There is no 'or': the word
// is an error rather than a search for these two letters.

#include "model/explore/positionquery.h"

#include "model/core/enumtable.h"
#include "model/core/modeltext.h"
#include "model/core/scanner.h"
#include "model/notation/expression.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

using Property = QueryCondition::Property;
using Relation = QueryCondition::Relation;

constexpr std::array propertyNames = {QLatin1String("value"), QLatin1String("followers")};

std::optional<Outcome> outcomeNamed(QStringView word)
{
    if (word == u"P")
        return Outcome::P;
    if (word == u"N")
        return Outcome::N;
    return word == u"D" ? std::optional(Outcome::Draw) : std::nullopt;
}

bool isRelationSign(QChar c)
{
    return QStringView(u"=<>!\u2260\u2264\u2265").contains(c);
}

bool endsWord(QChar c)
{
    return c.isNull() || c.isSpace() || c == u',' || isRelationSign(c);
}

/// True if white space between the two characters belongs to a game expression; after a comma it may also end a
/// condition.
bool joins(QChar before, QChar after)
{
    const QStringView operators(u"+:*/\u00d7");
    if (before == u',')
        return after.isDigit() || after == u'(';
    return operators.contains(before) || operators.contains(after) || after == u',';
}

/// The end of the piece of a game expression that begins at \a from: white space outside of brackets and quotes.
qsizetype pieceEnd(QStringView text, qsizetype from)
{
    int depth = 0;
    bool quoted = false;
    qsizetype at = from;
    for (; at < text.size() && (depth > 0 || quoted || !text[at].isSpace()); ++at) {
        if (text[at] == u'"')
            quoted = !quoted;
        else if (text[at] == u'{' || text[at] == u'(')
            ++depth;
        else if (text[at] == u'}' || text[at] == u')')
            --depth;
    }
    return at;
}

/// Reads the conditions of a query from left to right.
class QueryReader
{
public:
    /// \a text must outlive the reader.
    explicit QueryReader(QStringView text) : m_scanner(text) {}

    Result<std::vector<QueryCondition>> read()
    {
        std::vector<QueryCondition> conditions;
        while (!m_scanner.atEnd()) {
            if (m_scanner.take(u','))
                continue;
            const Result<QueryCondition> next = condition();
            if (!next)
                return next.problem();
            conditions.push_back(*next);
        }
        return conditions;
    }

private:
    Result<QueryCondition> condition()
    {
        const QStringView word = peekWord();
        if (const auto outcome = outcomeNamed(word)) {
            skip(word.size());
            return QueryCondition{*outcome};
        }
        if (const auto property = valueNamed<Property>(word, propertyNames)) {
            skip(word.size());
            return comparison(*property);
        }
        return m_scanner.peek() == u'"' ? quoted() : text();
    }

    Result<QueryCondition> comparison(QueryCondition::Property property)
    {
        const std::optional<Relation> relation = takeRelation();
        if (!relation && !m_scanner.peek().isDigit())
            return m_scanner.problemHere(ModelText::tr("expected a comparison, as in %1=3 or %1>=3.")
                                             .arg(propertyNames[static_cast<std::size_t>(property)]));
        const auto number = m_scanner.takeNumber(maxTokens, ModelText::tr("a number in a search is at most %1."));
        if (!number)
            return number.problem();
        if (!number->has_value())
            return m_scanner.problemHere(ModelText::tr("expected a number."));
        const QChar last = m_scanner.text()[m_scanner.column() - 2];
        if (last.isDigit() && !endsWord(m_scanner.peek()))
            return m_scanner.problemHere(ModelText::tr("expected a digit, white space or the end."));
        return QueryCondition{QueryCondition::Comparison{property, relation.value_or(Relation::Equal), **number}};
    }

    Result<QueryCondition> quoted()
    {
        const int column = m_scanner.column();
        m_scanner.take(u'"');
        // White space inside the quotes belongs to the text, also at its beginning.
        const qsizetype end = m_scanner.text().indexOf(u'"', column);
        if (end < 0)
            return m_scanner.problemAt(column, 1, ModelText::tr("expected a closing '\"' after the text."));
        const QString text = m_scanner.text().sliced(column, end - column).toString();
        m_scanner.takeUntil(u'"');
        if (text.isEmpty())
            return m_scanner.problemAt(column, 2, ModelText::tr("expected a text between the quotes."));
        return QueryCondition{text};
    }

    Result<QueryCondition> expression(QStringView span)
    {
        const int before = m_scanner.column() - 1;
        skip(span.size());
        // Graph files aren't read for a search: the vertex is found by its text.
        if (span.contains(QLatin1String("graph{"), Qt::CaseInsensitive))
            return QueryCondition{span.toString()};
        const Result<Position> position = parsePosition(span);
        if (position)
            return QueryCondition{*position};
        Problem problem = position.problem();
        if (problem.column > 0)
            problem.column += before;
        return problem;
    }

    Result<QueryCondition> text()
    {
        const int column = m_scanner.column();
        const QStringView span = peekSpan();
        if (span.contains(u':') && !span.startsWith(u':'))
            return expression(span);
        if (peekWord().compare(u"or", Qt::CaseInsensitive) == 0) {
            return m_scanner.problemAt(
                column, 2, ModelText::tr("all conditions hold together; search for one and then for the other."));
        }
        const QStringView token = peekToken();
        const qsizetype sign = std::ranges::find_if(token, isRelationSign) - token.begin();
        skip(token.size());
        if (sign == 0)
            return m_scanner.problemAt(column, 1, ModelText::tr("expected a property before it, as in value=3."));
        if (sign < token.size() || isRelationSign(m_scanner.peek())) {
            return m_scanner.problemAt(
                column, static_cast<int>(sign),
                ModelText::tr("there is no property of this name; expected value or followers."));
        }
        return QueryCondition{token.toString()};
    }

    std::optional<QueryCondition::Relation> takeRelation()
    {
        constexpr std::pair<char16_t, Relation> signs[] = {
            {u'<', Relation::Less},        {u'>', Relation::Greater},      {u'=', Relation::Equal},
            {u'\u2264', Relation::AtMost}, {u'\u2265', Relation::AtLeast}, {u'\u2260', Relation::NotEqual}};
        for (const auto &[sign, relation] : signs) {
            if (!m_scanner.take(sign))
                continue;
            const bool mayBeWidened = sign == u'<' || sign == u'>' || sign == u'=';
            const bool isWidened = mayBeWidened && m_scanner.take(u'=');
            return isWidened ? Relation(int(relation) | int(Relation::Equal)) : relation;
        }
        const Scanner before = m_scanner;
        if (m_scanner.take(u'!') && m_scanner.take(u'='))
            return Relation::NotEqual;
        m_scanner = before;
        return std::nullopt;
    }

    void skip(qsizetype length)
    {
        m_scanner.takeWhile([&length](QChar) { return length-- > 0; });
    }

    /// The word of letters at the current place; empty if it contains other characters.
    QStringView peekWord() const
    {
        const QStringView rest = m_scanner.text().sliced(m_scanner.column() - 1);
        const auto end = std::ranges::find_if_not(rest, [](QChar c) { return c.isLetter(); });
        return end == rest.end() || endsWord(*end) ? rest.first(end - rest.begin()) : QStringView();
    }

    /// The text up to white space or a quote, without a comma at the end.
    QStringView peekToken() const
    {
        const QStringView rest = m_scanner.text().sliced(m_scanner.column() - 1);
        const auto end = std::ranges::find_if(rest, [](QChar c) { return c.isSpace() || c == u'"'; });
        QStringView token = rest.first(end - rest.begin());
        while (token.endsWith(u','))
            token.chop(1);
        return token;
    }

    QStringView peekSpan() const
    {
        const QStringView rest = m_scanner.text().sliced(m_scanner.column() - 1);
        qsizetype end = 0;
        while (true) {
            end = pieceEnd(rest, end);
            qsizetype next = end;
            while (next < rest.size() && rest[next].isSpace())
                ++next;
            if (next == rest.size() || !joins(rest[end - 1], rest[next]))
                break;
            end = next;
        }
        return rest.first(rest[end - 1] == u',' ? end - 1 : end);
    }

    Scanner m_scanner;
};

} // namespace

Result<PositionQuery> readQuery(QStringView text)
{
    Result<std::vector<QueryCondition>> conditions = QueryReader(text).read();
    if (!conditions)
        return conditions.problem();
    return PositionQuery(std::move(conditions).value());
}

} // namespace mexplorer
