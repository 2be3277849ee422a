// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/jsontree.h"

#include "model/core/modeltext.h"
#include "model/core/scanner.h"
#include "model/import/graphfilebuilder.h"
#include "model/import/readingjob.h"

#include <QSet>
#include <QVarLengthArray>

namespace mexplorer {

namespace {

/// Recursive descent over RFC 8259.
class JsonParser
{
public:
    JsonParser(const QString &text, const GraphFileBuilder &graph) : m_text(text), m_graph(graph)
    {
        if (m_text.startsWith(QChar::ByteOrderMark))
            ++m_at;
    }

    Result<JsonTree> read()
    {
        if (readValue({}, 0) && !(skipSpace(), m_at == m_text.size()))
            fail(m_text[m_at] == u'{' || m_text[m_at] == u'['
                     ? ModelText::tr("one value follows another, as in JSON Lines; put them in one list, [..., ...], "
                                     "with commas between them.")
                     : ModelText::tr("expected the end of the file, found %1.").arg(shown()));
        return m_problem ? Result<JsonTree>(*m_problem) : JsonTree(std::move(m_nodes), std::move(m_unescaped));
    }

private:
    static constexpr int maxDepth = 500;
    static constexpr quint32 maxNodes = 40'000'000;

    QString shown() const
    {
        if (m_at >= m_text.size())
            return ModelText::tr("the end of the file");
        return u'\'' + m_text.sliced(m_at).left(20).toString().simplified() + u'\'';
    }

    bool fail(const QString &sentence)
    {
        if (!m_problem)
            m_problem = m_graph.problemAtLine(m_line, ModelText::tr("this is not JSON: %1").arg(sentence));
        return false;
    }

    void skipSpace()
    {
        for (; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text[m_at];
            if (c != u' ' && c != u'\n' && c != u'\r' && c != u'\t')
                return;
            m_line += c == u'\n';
        }
    }

    bool take(QChar c)
    {
        skipSpace();
        if (m_at >= m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }

    bool readValue(QStringView key, int depth)
    {
        ReadingJob::step();
        skipSpace();
        if (depth > maxDepth)
            return fail(ModelText::tr("values are nested more than %1 deep.").arg(maxDepth));
        if (m_nodes.size() >= maxNodes)
            return fail(
                ModelText::tr("there are more than %1 values, the most that are read.").arg(groupedNumber(maxNodes)));
        const std::size_t index = m_nodes.size();
        m_nodes.push_back({key, {}, 0, m_line, JsonTree::Kind::Literal});
        const auto node = [&]() -> JsonTree::Node & { return m_nodes[index]; };
        const QChar c = m_at < m_text.size() ? m_text[m_at] : QChar();
        bool isRead = false;
        if (c == u'{' || c == u'[') {
            node().kind = c == u'{' ? JsonTree::Kind::Object : JsonTree::Kind::Array;
            ++m_at;
            isRead = c == u'{' ? readMembers(depth) : readItems(depth);
        } else if (c == u'"') {
            node().kind = JsonTree::Kind::String;
            isRead = readString(node().text);
        } else if (c == u'-' || (c >= u'0' && c <= u'9')) {
            node().kind = JsonTree::Kind::Number;
            isRead = readNumber(node().text);
        } else {
            isRead = readLiteral(node().text);
        }
        node().end = static_cast<quint32>(m_nodes.size());
        return isRead;
    }

    bool readItems(int depth)
    {
        if (take(u']'))
            return true;
        do {
            if (!readValue({}, depth + 1))
                return false;
        } while (take(u','));
        return take(u']') || fail(ModelText::tr("expected ',' or ']', found %1.").arg(shown()));
    }

    bool readMembers(int depth)
    {
        if (take(u'}'))
            return true;
        QVarLengthArray<QStringView, 8> few;
        QSet<QStringView> many;
        do {
            skipSpace();
            QStringView key;
            if (m_at >= m_text.size() || m_text[m_at] != u'"')
                return fail(ModelText::tr("expected a name in quotes, found %1.").arg(shown()));
            if (!readString(key))
                return false;
            if (few.contains(key) || many.contains(key))
                return fail(ModelText::tr("the name \"%1\" comes twice in an object.").arg(key.left(40)));
            few.size() < 8 ? few.append(key) : void(many.insert(key));
            if (!take(u':'))
                return fail(ModelText::tr("expected ':', found %1.").arg(shown()));
            if (!readValue(key, depth + 1))
                return false;
        } while (take(u','));
        return take(u'}') || fail(ModelText::tr("expected ',' or '}', found %1.").arg(shown()));
    }

    bool readString(QStringView &string)
    {
        const qsizetype from = ++m_at;
        while (m_at < m_text.size() && m_text[m_at] != u'"' && m_text[m_at] != u'\\' && m_text[m_at] >= u' ')
            ++m_at;
        if (m_at < m_text.size() && m_text[m_at] == u'"') {
            string = m_text.sliced(from, m_at++ - from);
            return true;
        }
        QString unescaped = m_text.sliced(from, m_at - from).toString();
        while (m_at < m_text.size() && m_text[m_at] != u'"') {
            if (m_text[m_at] < u' ')
                return fail(ModelText::tr("a string in quotes holds a line break or another control character."));
            if (m_text[m_at] != u'\\')
                unescaped += m_text[m_at++];
            else if (!readEscape(unescaped))
                return false;
        }
        if (m_at >= m_text.size())
            return fail(ModelText::tr("a '\"' is not closed."));
        ++m_at;
        m_unescaped.push_back(std::move(unescaped));
        string = m_unescaped.back();
        return true;
    }

    bool readEscape(QString &string)
    {
        static const QString signs = QStringLiteral("\"\\/bfnrt");
        static const QString meanings = QStringLiteral("\"\\/\b\f\n\r\t");
        const QChar c = m_at + 1 < m_text.size() ? m_text[m_at + 1] : QChar();
        m_at += 2;
        if (c == u'u') {
            bool isHex = m_at + 4 <= m_text.size();
            const ushort code = isHex ? m_text.sliced(m_at, 4).toUShort(&isHex, 16) : ushort(0);
            if (!isHex)
                return fail(ModelText::tr("expected four hexadecimal digits after '\\u'."));
            m_at += 4;
            string += QChar(code);
            return true;
        }
        const qsizetype sign = c.isNull() ? -1 : signs.indexOf(c);
        if (sign < 0)
            return fail(ModelText::tr("there is no escape '\\%1'.").arg(c));
        string += meanings[sign];
        return true;
    }

    bool takeDigits()
    {
        const qsizetype from = m_at;
        while (m_at < m_text.size() && m_text[m_at] >= u'0' && m_text[m_at] <= u'9')
            ++m_at;
        return m_at > from;
    }

    bool takeSign(QStringView signs)
    {
        if (m_at >= m_text.size() || !signs.contains(m_text[m_at]))
            return false;
        ++m_at;
        return true;
    }

    bool readNumber(QStringView &number)
    {
        const qsizetype from = m_at;
        takeSign(u"-");
        const bool isZero = m_at < m_text.size() && m_text[m_at] == u'0';
        const qsizetype digits = m_at;
        bool isNumber = takeDigits() && !(isZero && m_at > digits + 1);
        if (isNumber && takeSign(u"."))
            isNumber = takeDigits();
        if (isNumber && takeSign(u"eE")) {
            takeSign(u"+-");
            isNumber = takeDigits();
        }
        number = m_text.sliced(from, m_at - from);
        return isNumber || fail(ModelText::tr("'%1' is no number.").arg(number.left(40)));
    }

    bool readLiteral(QStringView &literal)
    {
        for (const QStringView word : {QStringView(u"true"), QStringView(u"false"), QStringView(u"null")}) {
            if (m_text.sliced(m_at).startsWith(word)) {
                literal = m_text.sliced(m_at, word.size());
                m_at += word.size();
                return true;
            }
        }
        return fail(ModelText::tr("expected a value, found %1.").arg(shown()));
    }

    QStringView m_text;
    const GraphFileBuilder &m_graph;
    std::vector<JsonTree::Node> m_nodes;
    std::deque<QString> m_unescaped;
    std::optional<Problem> m_problem;
    qsizetype m_at = 0;
    int m_line = 1;
};

} // namespace

Result<JsonTree> JsonTree::parse(const QString &text, const GraphFileBuilder &graph)
{
    return JsonParser(text, graph).read();
}

JsonTree::Value JsonTree::Value::member(QStringView name) const
{
    if (!isObject())
        return {};
    for (const Value value : *this) {
        if (value.key() == name)
            return value;
    }
    return {};
}

JsonTree::Value JsonTree::Value::firstMember(std::initializer_list<QStringView> names) const
{
    for (const QStringView name : names) {
        if (const Value value = member(name); value.exists())
            return value;
    }
    return {};
}

qsizetype JsonTree::Value::count() const
{
    qsizetype count = 0;
    if (isArray() || isObject()) {
        for (auto item = begin(); item != end(); ++item)
            ++count;
    }
    return count;
}

} // namespace mexplorer
