// Reading a search
//
// A query is read from left to right, one condition after the other, and each begins in a way of its own:
//
//     "                   a quoted text
//     a known word        a property with its comparison, a trait, an outcome, 'not', 'no', or a word that only joins
//     a span with ':'     a game expression; white space beside '+', ',', ':', '*' and in brackets belongs to it
//     a number            with the noun after it: "3 followers", "at least 3 followers"
//     anything else       a text, up to the next white space
//
// Outcomes are capital letters, since vertices of drawn graphs are often called p and n; "p positions" is understood.
// There is no 'or': the word gets an answer rather than a search for these two letters.

#include "model/analysis/queryreader.h"

#include "model/notation/expression.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

using Property = QueryCondition::Property;
using Relation = QueryCondition::Relation;
using Trait = QueryCondition::Trait;

struct PositionQueryText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::PositionQuery)
};

template <class T> struct Named
{
    QLatin1String word;
    T meaning;
};

constexpr std::array properties = {
    Named<Property>{QLatin1String("value"), Property::SgValue},
    Named<Property>{QLatin1String("values"), Property::SgValue},
    Named<Property>{QLatin1String("followers"), Property::Followers},
    Named<Property>{QLatin1String("follower"), Property::Followers},
    Named<Property>{QLatin1String("moves"), Property::Followers},
    Named<Property>{QLatin1String("move"), Property::Followers},
    Named<Property>{QLatin1String("predecessors"), Property::Predecessors},
    Named<Property>{QLatin1String("predecessor"), Property::Predecessors},
    Named<Property>{QLatin1String("remoteness"), Property::Remoteness},
    Named<Property>{QLatin1String("birthday"), Property::Birthday},
    Named<Property>{QLatin1String("size"), Property::Size},
    Named<Property>{QLatin1String("tokens"), Property::Size},
};

constexpr std::array traits = {
    Named<Trait>{QLatin1String("terminal"), Trait::Terminal},
    Named<Trait>{QLatin1String("terminals"), Trait::Terminal},
    Named<Trait>{QLatin1String("winning"), Trait::Winning},
    Named<Trait>{QLatin1String("unexpanded"), Trait::Unexpanded},
};

constexpr std::array outcomes = {
    Named<Outcome>{QLatin1String("draw"), Outcome::Draw},  Named<Outcome>{QLatin1String("draws"), Outcome::Draw},
    Named<Outcome>{QLatin1String("drawn"), Outcome::Draw}, Named<Outcome>{QLatin1String("unknown"), Outcome::Unknown},
    Named<Outcome>{QLatin1String("losing"), Outcome::P},
};

constexpr std::array outcomeLetters = {
    Named<Outcome>{QLatin1String("P"), Outcome::P},
    Named<Outcome>{QLatin1String("N"), Outcome::N},
    Named<Outcome>{QLatin1String("D"), Outcome::Draw},
};

constexpr std::array<const char *, 19> joiningWords = {
    "position", "positions", "with",  "and", "of",  "that", "are",  "is",   "have", "has",
    "having",   "which",     "whose", "the", "all", "in",   "find", "show", "who"};

template <class Names> auto meaningOf(QStringView word, const Names &names) -> std::optional<decltype(names[0].meaning)>
{
    for (const auto &name : names) {
        if (word.compare(name.word, Qt::CaseInsensitive) == 0)
            return name.meaning;
    }
    return std::nullopt;
}

bool isWord(QStringView word, const char *name)
{
    return word.compare(QLatin1String(name), Qt::CaseInsensitive) == 0;
}

bool isPositions(QStringView word)
{
    return isWord(word, "position") || isWord(word, "positions");
}

bool isJoining(QStringView word)
{
    return std::any_of(joiningWords.begin(), joiningWords.end(),
                       [word](const char *name) { return isWord(word, name); });
}

bool isRelationSign(QChar c)
{
    return QStringView(u"=<>!\u2260\u2264\u2265").contains(c);
}

bool endsWord(QChar c)
{
    return c.isNull() || c.isSpace() || c == u',' || isRelationSign(c);
}

/// Joins what stands around it to one game expression, across white space.
bool isOperator(QChar c)
{
    return QStringView(u"+,:*/\u00d7").contains(c);
}

/// Where the piece of a game expression that begins at \a from ends: at white space outside of brackets and quotes.
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

/// A problem of a part of the query, \a padded with spaces up to its place, told of the whole query.
Problem problemInQuery(const Problem &problem, QStringView padded, QStringView query)
{
    const QString prefix = problemInText(padded, problem.column, problem.length, QString()).message;
    if (problem.column == 0 || !problem.message.startsWith(prefix))
        return problem;
    return problemInText(query, problem.column, problem.length, problem.message.sliced(prefix.size()));
}

} // namespace

QString propertyName(Property property)
{
    return std::find_if(properties.begin(), properties.end(),
                        [property](const auto &name) { return name.meaning == property; })
        ->word;
}

Result<std::vector<QueryCondition>> QueryReader::read()
{
    std::vector<QueryCondition> conditions;
    while (!m_scanner.atEnd()) {
        if (m_scanner.take(u','))
            continue;
        const Result<Condition> condition = next(false);
        if (!condition)
            return condition.problem();
        if (condition->has_value())
            conditions.push_back(**condition);
    }
    return conditions;
}

Result<QueryReader::Condition> QueryReader::next(bool negated)
{
    if (m_scanner.peek() == u'"')
        return quoted(negated);
    if (const auto outcome = takeOutcome())
        return Condition(QueryCondition{negated, *outcome});
    const QStringView word = peekWord();
    if (const auto property = meaningOf(word, properties)) {
        skip(word.size());
        return afterProperty(*property, negated);
    }
    if (const auto trait = meaningOf(word, traits)) {
        skip(word.size());
        if (*trait == Trait::Winning && !take(u"move"))
            take(u"moves");
        return Condition(QueryCondition{negated, *trait});
    }
    if (take(u"not"))
        return afterNot(!negated);
    if (take(u"no") || take(u"without"))
        return absence(negated);
    if (isWord(word, "or"))
        return m_scanner.problemAt(
            m_scanner.column(), 2,
            PositionQueryText::tr("all conditions hold together; search for one and then for the other."));
    if (isJoining(word) || isArticle()) {
        skip(word.size());
        return Condition();
    }
    return startsComparison() ? beforeNoun(negated) : plain(negated);
}

Result<QueryReader::Condition> QueryReader::afterNot(bool negated)
{
    while (!m_scanner.atEnd()) {
        const Result<Condition> condition = next(negated);
        if (!condition || condition->has_value())
            return condition;
    }
    return m_scanner.expected(PositionQueryText::tr("a condition after 'not', as in not terminal"));
}

Result<QueryReader::Condition> QueryReader::absence(bool negated)
{
    take(u"a");
    if (take(u"winning")) {
        if (!take(u"move"))
            take(u"moves");
        return Condition(QueryCondition{!negated, Trait::Winning});
    }
    const QStringView word = peekWord();
    const auto property = meaningOf(word, properties);
    if (!property)
        return m_scanner.expected(PositionQueryText::tr("followers, predecessors or a winning move"));
    skip(word.size());
    return Condition(QueryCondition{negated, QueryCondition::Comparison{*property, Relation::Equal, 0}});
}

Result<QueryReader::Condition> QueryReader::afterProperty(Property property, bool negated)
{
    while (take(u"of") || take(u"is") || take(u"are")) {
    }
    std::optional<Relation> relation = takeRelationSign();
    if (!relation)
        relation = takeRelationWords();
    if (!relation && !m_scanner.peek().isDigit())
        return m_scanner.expected(
            PositionQueryText::tr("a comparison, as in %1=3 or %1>=3").arg(propertyName(property)));
    QueryCondition::Comparison comparison = {property, relation.value_or(Relation::Equal), 0};
    const Result<quint64> number = takeNumber(comparison.relation);
    if (!number)
        return number.problem();
    comparison.number = *number;
    return Condition(QueryCondition{negated, comparison});
}

Result<QueryReader::Condition> QueryReader::beforeNoun(bool negated)
{
    std::optional<Relation> sign = takeRelationSign();
    if (!sign)
        sign = takeRelationWords();
    Relation relation = sign.value_or(Relation::Equal);
    const Result<quint64> number = takeNumber(relation);
    if (!number)
        return number.problem();
    const QStringView word = peekWord();
    const auto property = meaningOf(word, properties);
    if (!property)
        return m_scanner.expected(PositionQueryText::tr("what is counted, as in 3 followers"));
    skip(word.size());
    return Condition(QueryCondition{negated, QueryCondition::Comparison{*property, relation, *number}});
}

Result<QueryReader::Condition> QueryReader::quoted(bool negated)
{
    const int column = m_scanner.column();
    m_scanner.take(u'"');
    // White space inside the quotes belongs to the text, also at its beginning.
    const qsizetype end = m_scanner.text().indexOf(u'"', column);
    if (end < 0)
        return m_scanner.problemAt(column, 1, PositionQueryText::tr("expected a closing '\"' after the text."));
    const QString text = m_scanner.text().sliced(column, end - column).toString();
    m_scanner.takeUntil(u'"');
    if (text.isEmpty())
        return m_scanner.problemAt(column, 2, PositionQueryText::tr("expected a text between the quotes."));
    return Condition(QueryCondition{negated, text});
}

Result<QueryReader::Condition> QueryReader::plain(bool negated)
{
    const int column = m_scanner.column();
    const QStringView span = peekSpan();
    if (span.contains(u':') && !span.startsWith(u':'))
        return expression(span, negated);
    const QStringView token = peekToken();
    const auto sign = std::find_if(token.begin(), token.end(), isRelationSign);
    if (sign != token.end())
        return unknownProperty(token.first(sign - token.begin()), column);
    skip(token.size());
    if (isRelationSign(m_scanner.peek()))
        return unknownProperty(token, column);
    return Condition(QueryCondition{negated, token.toString()});
}

Result<QueryReader::Condition> QueryReader::expression(QStringView span, bool negated)
{
    const int column = m_scanner.column();
    skip(span.size());
    // A graph's file isn't read for a search: the vertex is found by its text.
    if (span.contains(QLatin1String("graph{"), Qt::CaseInsensitive))
        return Condition(QueryCondition{negated, span.toString()});
    const QString padded = QString(column - 1, u' ') + span.toString();
    const Result<Position> position = parsePosition(padded);
    if (!position)
        return problemInQuery(position.problem(), padded, m_scanner.text());
    return Condition(QueryCondition{negated, *position});
}

Problem QueryReader::unknownProperty(QStringView word, int column) const
{
    if (word.isEmpty())
        return m_scanner.problemAt(column, 1, PositionQueryText::tr("expected a property before it, as in value=3."));
    return m_scanner.problemAt(
        column, static_cast<int>(word.size()),
        PositionQueryText::tr("there is no property of this name; expected value, followers, predecessors, remoteness, "
                              "birthday or size."));
}

std::optional<Outcome> QueryReader::takeOutcome()
{
    const QStringView token = peekToken();
    const QStringView word = peekWord();
    const QStringView letter = token.first(std::min<qsizetype>(1, token.size()));
    const auto named = meaningOf(letter, outcomeLetters);
    if (named && token.size() > 2 && token[1] == u'-' && isPositions(token.sliced(2))) {
        skip(token.size());
        return named;
    }
    if (named && word.size() == 1) {
        const Scanner before = m_scanner;
        skip(1);
        if (letter[0].isUpper() || isPositions(peekWord()))
            return named;
        m_scanner = before;
        return std::nullopt;
    }
    const auto outcome = meaningOf(word, outcomes);
    if (outcome)
        skip(word.size());
    return outcome;
}

std::optional<Relation> QueryReader::takeRelationSign()
{
    if (m_scanner.take(u'<'))
        return m_scanner.take(u'=') ? Relation::AtMost : Relation::Less;
    if (m_scanner.take(u'>'))
        return m_scanner.take(u'=') ? Relation::AtLeast : Relation::Greater;
    if (m_scanner.take(QChar(0x2264)))
        return Relation::AtMost;
    if (m_scanner.take(QChar(0x2265)))
        return Relation::AtLeast;
    if (m_scanner.take(QChar(0x2260)))
        return Relation::NotEqual;
    if (m_scanner.take(u'=') || m_scanner.take(u':')) {
        m_scanner.take(u'=');
        return Relation::Equal;
    }
    const Scanner before = m_scanner;
    if (m_scanner.take(u'!') && m_scanner.take(u'='))
        return Relation::NotEqual;
    m_scanner = before;
    return std::nullopt;
}

std::optional<Relation> QueryReader::takeRelationWords()
{
    if (take(u"at", u"least"))
        return Relation::AtLeast;
    if (take(u"at", u"most"))
        return Relation::AtMost;
    if (take(u"more", u"than") || take(u"greater", u"than") || take(u"over") || take(u"above"))
        return Relation::Greater;
    if (take(u"less", u"than") || take(u"fewer", u"than") || take(u"under") || take(u"below"))
        return Relation::Less;
    if (take(u"exactly") || take(u"equal", u"to"))
        return Relation::Equal;
    if (take(u"not"))
        return Relation::NotEqual;
    return std::nullopt;
}

Result<quint64> QueryReader::takeNumber(Relation &relation)
{
    const auto number = m_scanner.takeNumber(maxTokens, PositionQueryText::tr("a number in a search is"));
    if (!number)
        return number.problem();
    if (!number->has_value())
        return m_scanner.expected(PositionQueryText::tr("a number"));
    const QChar last = m_scanner.text()[m_scanner.column() - 2];
    if (last.isDigit() && !endsWord(m_scanner.peek()))
        return m_scanner.expected(PositionQueryText::tr("a digit, white space or the end"));
    if (take(u"or", u"more") || take(u"or", u"greater"))
        relation = Relation::AtLeast;
    else if (take(u"or", u"fewer") || take(u"or", u"less"))
        relation = Relation::AtMost;
    return **number;
}

bool QueryReader::startsComparison() const
{
    if (isRelationSign(m_scanner.peek()))
        return true;
    QueryReader ahead = *this;
    if (ahead.takeRelationWords())
        return ahead.m_scanner.peek().isDigit();
    if (!std::all_of(ahead.peekToken().begin(), ahead.peekToken().end(), [](QChar c) { return c.isDigit(); }))
        return false;
    Relation relation = Relation::Equal;
    return ahead.takeNumber(relation).ok() && (relation != Relation::Equal || meaningOf(ahead.peekWord(), properties));
}

bool QueryReader::isArticle() const
{
    QueryReader ahead = *this;
    if (!ahead.take(u"a") && !ahead.take(u"an"))
        return false;
    const QStringView word = ahead.peekWord();
    return isPositions(word) || meaningOf(word, traits) || meaningOf(word, properties) || meaningOf(word, outcomes);
}

bool QueryReader::take(QStringView word)
{
    if (peekWord().compare(word, Qt::CaseInsensitive) != 0)
        return false;
    skip(word.size());
    return true;
}

bool QueryReader::take(QStringView first, QStringView second)
{
    const Scanner before = m_scanner;
    if (take(first) && take(second))
        return true;
    m_scanner = before;
    return false;
}

void QueryReader::skip(qsizetype length)
{
    m_scanner.takeWhile([&length](QChar) { return length-- > 0; });
}

QStringView QueryReader::peekWord() const
{
    const QStringView rest = m_scanner.text().sliced(m_scanner.column() - 1);
    const auto end = std::find_if_not(rest.begin(), rest.end(), [](QChar c) { return c.isLetter(); });
    const QStringView word = rest.first(end - rest.begin());
    const bool ends = end == rest.end() || endsWord(*end) || (*end == u':' && meaningOf(word, properties));
    return ends ? word : QStringView();
}

QStringView QueryReader::peekToken() const
{
    const QStringView rest = m_scanner.text().sliced(m_scanner.column() - 1);
    const auto end = std::find_if(rest.begin(), rest.end(), [](QChar c) { return c.isSpace() || c == u'"'; });
    return rest.first(end - rest.begin());
}

QStringView QueryReader::peekSpan() const
{
    const QStringView rest = m_scanner.text().sliced(m_scanner.column() - 1);
    qsizetype end = 0;
    while (true) {
        end = pieceEnd(rest, end);
        qsizetype next = end;
        while (next < rest.size() && rest[next].isSpace())
            ++next;
        if (next == rest.size() || !(isOperator(rest[end - 1]) || isOperator(rest[next])))
            return rest.first(end);
        end = next;
    }
}

} // namespace mexplorer
