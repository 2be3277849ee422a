// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QStringView>

#include <deque>
#include <optional>

namespace mexplorer {

/// One token of a DOT file: views into the text, or into its lexer.
struct DotToken
{
    enum class Kind {
        End,
        Identifier, ///< a name or a number
        Quoted,     ///< a name in double quotes, or HTML between angle brackets
        Symbol,     ///< one of { } [ ] ; , = : or an edge's -> or --
        Bad,        ///< invalid in DOT; text is the error
    };

    Kind kind = Kind::End;
    QStringView text{}; ///< without quotes; "->" and "--" for edges
    int line = 1;
    QStringView escaped{}; ///< as written, if it contains a backslash: labels have additional escapes
    bool isHtml = false;   ///< between angle brackets

    bool isName() const { return kind == Kind::Identifier || kind == Kind::Quoted; }
    bool isSymbol(QStringView symbol) const { return kind == Kind::Symbol && text == symbol; }
    /// Keywords are case-insensitive, and not quoted.
    bool isKeyword(QStringView word) const
    {
        return kind == Kind::Identifier && text.size() == word.size() && text.compare(word, Qt::CaseInsensitive) == 0;
    }
    /// The token for messages: "'->'", "the end of the file".
    QString shown() const;
};

/// Splits DOT text into tokens, skipping white space and comments. Quoted names joined by '+' are one token.
class DotLexer
{
public:
    /// \a text must outlive the lexer.
    explicit DotLexer(QStringView text) : m_text(text) {}

    /// The next token; End repeatedly at the end.
    DotToken next();

private:
    bool skipSpace();
    bool skipBlockComment();
    void skipLine();
    bool startsWith(QStringView text) const { return m_text.sliced(m_at).startsWith(text); }
    DotToken quoted();
    std::optional<QStringView> takeQuoted();
    DotToken html();
    DotToken identifier();
    DotToken number();
    DotToken symbol();
    DotToken token(DotToken::Kind kind, QStringView text) const { return {kind, text, m_tokenLine}; }
    DotToken bad(const QString &sentence) { return token(DotToken::Kind::Bad, keep(sentence)); }
    /// Stores a text for tokens to view.
    QStringView keep(const QString &text) { return m_strings.emplace_back(text); }

    QStringView m_text;
    std::deque<QString> m_strings; ///< names that differ from the text of the file
    qsizetype m_at = 0;
    int m_line = 1;
    int m_tokenLine = 1;
};

} // namespace mexplorer
