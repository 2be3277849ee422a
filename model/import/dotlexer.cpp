// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/dotlexer.h"

#include "model/core/modeltext.h"
#include "model/import/readingjob.h"

#include <QVarLengthArray>

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

/// Appends quoted text to \a name, and, unchanged except for escaped quotes, to \a escaped. In the name, escaped quotes
/// and backslashes and line continuations are resolved; other escapes concern labels, and are unchanged.
void addUnescaped(QStringView written, QString &name, QString &escaped)
{
    for (qsizetype at = 0; at < written.size(); ++at) {
        const QChar c = written[at];
        const QChar after = at + 1 < written.size() ? written[at + 1] : QChar();
        if (c == u'\\' && (after == u'"' || after == u'\\')) {
            name += after;
            escaped += after == u'"' ? QStringLiteral("\"") : QStringLiteral("\\\\");
            ++at;
        } else if (c == u'\\' && after == u'\n') {
            ++at;
        } else {
            name += c;
            escaped += c;
        }
    }
}

} // namespace

QString DotToken::shown() const
{
    constexpr qsizetype max = 40;
    if (kind == Kind::End)
        return ModelText::tr("the end of the file");
    const QString start = text.size() > max ? text.first(max).toString() + QStringLiteral("…") : text.toString();
    return u'\'' + start.simplified() + u'\'';
}

DotToken DotLexer::next()
{
    ReadingJob::step();
    if (!skipSpace())
        return bad(ModelText::tr("a comment that begins here is not closed by '*/'."));
    m_tokenLine = m_line;
    if (m_at >= m_text.size())
        return token(DotToken::Kind::End, {});
    const QChar c = m_text[m_at];
    if (c == u'"')
        return quoted();
    if (c == u'<')
        return html();
    if (isIdentifierStart(c))
        return identifier();
    if (isDigit(c) || c == u'.' || (c == u'-' && !startsWith(u"->") && !startsWith(u"--")))
        return number();
    return symbol();
}

/// Returns false if a comment doesn't end.
bool DotLexer::skipSpace()
{
    while (m_at < m_text.size()) {
        const QChar c = m_text[m_at];
        const bool atLineStart = m_at == 0 || m_text[m_at - 1] == u'\n';
        if (c.isSpace() || c == QChar::ByteOrderMark) {
            m_line += c == u'\n';
            ++m_at;
        } else if (startsWith(u"//") || (c == u'#' && atLineStart)) {
            skipLine();
        } else if (!startsWith(u"/*")) {
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
    const int tokenLine = m_tokenLine;
    QVarLengthArray<QStringView, 1> parts;
    while (true) {
        const auto part = takeQuoted();
        if (!part)
            return bad(ModelText::tr("a name that begins here is not closed by '\"'."));
        parts.append(*part);
        const qsizetype at = m_at;
        const int line = m_line;
        if (skipSpace() && m_at < m_text.size() && m_text[m_at] == u'+') {
            ++m_at;
            if (skipSpace() && m_at < m_text.size() && m_text[m_at] == u'"')
                continue;
            return bad(ModelText::tr("expected another name in quotes after '+'."));
        }
        m_at = at;
        m_line = line;
        m_tokenLine = tokenLine; // skipping a comment may have changed it
        break;
    }
    if (parts.size() == 1 && !parts[0].contains(u'\\'))
        return token(DotToken::Kind::Quoted, parts[0]);
    QString name;
    QString escaped;
    for (const QStringView part : parts)
        addUnescaped(part, name, escaped);
    DotToken taken = token(DotToken::Kind::Quoted, keep(name));
    if (escaped.contains(u'\\'))
        taken.escaped = keep(escaped);
    return taken;
}

/// Returns the text between the quotes here, as it is written; std::nullopt if they aren't closed.
std::optional<QStringView> DotLexer::takeQuoted()
{
    const qsizetype from = ++m_at;
    for (; m_at < m_text.size() && m_text[m_at] != u'"'; ++m_at) {
        m_line += m_text[m_at] == u'\n';
        const QChar after = m_at + 1 < m_text.size() ? m_text[m_at + 1] : QChar();
        if (m_text[m_at] == u'\\' && (after == u'"' || after == u'\\'))
            ++m_at;
    }
    if (m_at >= m_text.size())
        return std::nullopt;
    return m_text.sliced(from, m_at++ - from);
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
            DotToken taken = token(DotToken::Kind::Quoted, m_text.sliced(from + 1, m_at - from - 2));
            taken.isHtml = true;
            return taken;
        }
    }
    return bad(ModelText::tr("a name that begins here with '<' is not closed by '>'."));
}

DotToken DotLexer::identifier()
{
    const qsizetype from = m_at;
    while (m_at < m_text.size() && (isIdentifierStart(m_text[m_at]) || isDigit(m_text[m_at])))
        ++m_at;
    return token(DotToken::Kind::Identifier, m_text.sliced(from, m_at - from));
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
        return token(DotToken::Kind::Identifier, m_text.sliced(from, m_at - from));
    return bad(ModelText::tr("found '%1' where a name or '->' should stand.").arg(m_text[from]));
}

DotToken DotLexer::symbol()
{
    if (startsWith(u"->") || startsWith(u"--")) {
        m_at += 2;
        return token(DotToken::Kind::Symbol, m_text.sliced(m_at - 2, 2));
    }
    const QChar c = m_text[m_at++];
    if (QStringView(u"{}[];,=:").contains(c))
        return token(DotToken::Kind::Symbol, m_text.sliced(m_at - 1, 1));
    return bad(ModelText::tr("found '%1', which stands only within quotes.").arg(c));
}

} // namespace mexplorer
