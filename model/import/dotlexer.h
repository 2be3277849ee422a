// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QStringView>

namespace mexplorer {

/// One word of a DOT file.
struct DotToken
{
    enum class Kind {
        End,
        Identifier, ///< a name or a number
        Quoted,     ///< a name in double quotes, or HTML between angle brackets
        Symbol,     ///< one of { } [ ] ; , = : or an edge's -> or --
        Bad,        ///< something that no DOT file holds; text says what is wrong
    };

    Kind kind = Kind::End;
    QString text; ///< without quotes; "->" and "--" for edges
    int line = 1;
    QString escaped{};   ///< as written, where it holds a backslash, for labels, which have escapes of their own
    bool isHtml = false; ///< between angle brackets

    bool isName() const { return kind == Kind::Identifier || kind == Kind::Quoted; }
    bool isSymbol(const char *symbol) const { return kind == Kind::Symbol && text == QLatin1String(symbol); }
    /// Keywords count in any case, and not in quotes.
    bool isKeyword(const char *word) const
    {
        return kind == Kind::Identifier && text.compare(QLatin1String(word), Qt::CaseInsensitive) == 0;
    }
    /// For messages: "'->'", "the end of the file".
    QString shown() const;
};

/// Splits DOT text into words, skipping white space and comments. Quoted names joined by '+' are one.
class DotLexer
{
public:
    /// \a text must outlive the lexer.
    explicit DotLexer(QStringView text) : m_text(text) {}

    /// At the end, End again and again.
    DotToken next();

private:
    bool skipSpace();
    bool skipBlockComment();
    void skipLine();
    bool startsWith(const char *text) const { return m_text.sliced(m_at).startsWith(QLatin1String(text)); }
    DotToken quoted();
    bool takeQuoted(QString &name, QString &escaped);
    DotToken html();
    DotToken identifier();
    DotToken number();
    DotToken symbol();
    DotToken token(DotToken::Kind kind, const QString &text) const { return {kind, text, m_tokenLine}; }

    QStringView m_text;
    qsizetype m_at = 0;
    int m_line = 1;
    int m_tokenLine = 1;
};

} // namespace mexplorer
