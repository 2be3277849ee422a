// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/dotlexer.h"

#include "model/core/modeltext.h"

namespace mexplorer {

namespace {

bool isIdentifierStart(QChar c)
{
    return c.isLetter() || c == u'_' || c.unicode() >= 0x80;
}
bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

} // namespace

QString DotToken::shown() const
{
    constexpr qsizetype max = 40;
    if (kind == Kind::End)
        return ModelText::tr("the end of the file");
    const QString start = text.size() > max ? text.first(max) + QStringLiteral("…") : text;
    return u'\'' + start.simplified() + u'\'';
}

DotToken DotLexer::next()
{
    if (!skipSpace())
        return token(DotToken::Kind::Bad, ModelText::tr("a comment that begins here is not closed by '*/'."));
    m_tokenLine = m_line;
    if (m_at >= m_text.size())
        return token(DotToken::Kind::End, QString());
    const QChar c = m_text[m_at];
    if (c == u'"')
        return quoted();
    if (c == u'<')
        return html();
    if (isIdentifierStart(c))
        return identifier();
    if (isDigit(c) || c == u'.' || (c == u'-' && !startsWith("->") && !startsWith("--")))
        return number();
    return symbol();
}

/// False if a comment doesn't end.
bool DotLexer::skipSpace()
{
    while (m_at < m_text.size()) {
        const QChar c = m_text[m_at];
        const bool atLineStart = m_at == 0 || m_text[m_at - 1] == u'\n';
        if (c.isSpace() || c == QChar::ByteOrderMark) {
            m_line += c == u'\n';
            ++m_at;
        } else if (startsWith("//") || (c == u'#' && atLineStart)) {
            skipLine();
        } else if (!startsWith("/*")) {
            return true;
        } else if (!skipBlockComment()) {
            return false;
        }
    }
    return true;
}

bool DotLexer::skipBlockComment()
{
    m_tokenLine = m_line;
    const qsizetype end = m_text.indexOf(QStringLiteral("*/"), m_at + 2);
    const QStringView comment = m_text.sliced(m_at, (end < 0 ? m_text.size() : end) - m_at);
    m_line += static_cast<int>(comment.count(u'\n'));
    m_at = end < 0 ? m_text.size() : end + 2;
    return end >= 0;
}

void DotLexer::skipLine()
{
    const qsizetype end = m_text.indexOf(u'\n', m_at);
    m_at = end < 0 ? m_text.size() : end;
}

DotToken DotLexer::quoted()
{
    QString name;
    QString escaped;
    const int tokenLine = m_tokenLine;
    while (true) {
        if (!takeQuoted(name, escaped))
            return token(DotToken::Kind::Bad, ModelText::tr("a name that begins here is not closed by '\"'."));
        const qsizetype at = m_at;
        const int line = m_line;
        if (skipSpace() && m_at < m_text.size() && m_text[m_at] == u'+') {
            ++m_at;
            if (skipSpace() && m_at < m_text.size() && m_text[m_at] == u'"')
                continue;
            return token(DotToken::Kind::Bad, ModelText::tr("expected another name in quotes after '+'."));
        }
        m_at = at;
        m_line = line;
        m_tokenLine = tokenLine; // a comment that was looked at may have changed it
        DotToken taken = token(DotToken::Kind::Quoted, name);
        if (escaped.contains(u'\\'))
            taken.escaped = escaped;
        return taken;
    }
}

/// Adds what stands in quotes here to \a name, and, as it is written but for escaped quotes, to \a escaped. In the
/// name, escaped quotes and backslashes and a line's continuation are resolved; other escapes concern labels, and stay.
bool DotLexer::takeQuoted(QString &name, QString &escaped)
{
    for (++m_at; m_at < m_text.size(); ++m_at) {
        const QChar c = m_text[m_at];
        if (c == u'"') {
            ++m_at;
            return true;
        }
        m_line += c == u'\n';
        const QChar after = m_at + 1 < m_text.size() ? m_text[m_at + 1] : QChar();
        if (c == u'\\' && (after == u'"' || after == u'\\')) {
            name += after;
            escaped += after == u'"' ? QStringLiteral("\"") : QStringLiteral("\\\\");
            ++m_at;
        } else if (c == u'\\' && after == u'\n') {
            ++m_at;
            ++m_line;
        } else {
            name += c;
            escaped += c;
        }
    }
    return false;
}

DotToken DotLexer::html()
{
    const qsizetype from = m_at;
    int depth = 0;
    for (; m_at < m_text.size(); ++m_at) {
        const QChar c = m_text[m_at];
        m_line += c == u'\n';
        depth += c == u'<' ? 1 : c == u'>' ? -1 : 0;
        if (depth == 0) {
            ++m_at;
            DotToken taken = token(DotToken::Kind::Quoted, m_text.sliced(from + 1, m_at - from - 2).toString());
            taken.isHtml = true;
            return taken;
        }
    }
    return token(DotToken::Kind::Bad, ModelText::tr("a name that begins here with '<' is not closed by '>'."));
}

DotToken DotLexer::identifier()
{
    const qsizetype from = m_at;
    while (m_at < m_text.size() && (isIdentifierStart(m_text[m_at]) || isDigit(m_text[m_at])))
        ++m_at;
    return token(DotToken::Kind::Identifier, m_text.sliced(from, m_at - from).toString());
}

DotToken DotLexer::number()
{
    const qsizetype from = m_at;
    m_at += m_text[m_at] == u'-';
    bool hasDigit = false;
    bool hasPoint = false;
    for (; m_at < m_text.size(); ++m_at) {
        const QChar c = m_text[m_at];
        if (!isDigit(c) && (c != u'.' || hasPoint))
            break;
        hasPoint = hasPoint || c == u'.';
        hasDigit = hasDigit || isDigit(c);
    }
    if (hasDigit)
        return token(DotToken::Kind::Identifier, m_text.sliced(from, m_at - from).toString());
    return token(DotToken::Kind::Bad, ModelText::tr("found '%1' where a name or '->' should stand.").arg(m_text[from]));
}

DotToken DotLexer::symbol()
{
    if (startsWith("->") || startsWith("--")) {
        m_at += 2;
        return token(DotToken::Kind::Symbol, m_text.sliced(m_at - 2, 2).toString());
    }
    const QChar c = m_text[m_at++];
    if (QStringLiteral("{}[];,=:").contains(c))
        return token(DotToken::Kind::Symbol, QString(c));
    return token(DotToken::Kind::Bad, ModelText::tr("found '%1', which stands only within quotes.").arg(c));
}

} // namespace mexplorer
