// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QStringList>

#include <vector>

namespace mexplorer {

/// A term of the glossary.
struct GlossaryEntry
{
    QString section;
    QString term;        ///< "arithmetic period, saltus"
    QString translation; ///< into the other language
    QString meaning;
    QStringList names; ///< what it is looked up by: "arithmetic period", "saltus"; last its English names
    /// The term and its meaning as a tool tip that wraps.
    QString tip() const;
    bool isCommon = false; ///< a word of everyday language, which a text uses without meaning the term
};

/// The terms of the theory and of the window, read from a Markdown file: a heading for each section, and a table row
/// for each term, with its translation and its meaning. The head of the tables says which languages these are. Terms
/// are found by their English names in every language.
class Glossary
{
public:
    /// A place in a text where a term stands.
    struct Mention
    {
        qsizetype from = 0;
        qsizetype length = 0;
        std::size_t entry = 0;
    };

    explicit Glossary(const QString &markdown);
    /// The one that comes with the program, in the current language, else in English. For the GUI thread only.
    static const Glossary &shipped();

    const std::vector<GlossaryEntry> &entries() const { return m_entries; }
    /// "German": what the translations are in, as a word of the glossary's language.
    const QString &otherLanguage() const { return m_otherLanguage; }
    /// By any of its names, in any case, also with an ending; -1 if there is none.
    int find(const QString &name) const;
    /// The entries with all words of \a text, those first whose names begin with it; all for an empty text.
    std::vector<std::size_t> search(const QString &text) const;
    /// The terms that \a text mentions, the longest that fits at each place; each once only if \a once.
    std::vector<Mention> mentions(const QString &text, bool once) const;

private:
    std::vector<GlossaryEntry> m_entries;
    QString m_otherLanguage;
    QStringList m_endings;
    QRegularExpression m_names;
};

/// The address of a term in links: "glossary:mex".
QString glossaryAddress(const QString &name);
/// The term that an address names; empty if it is another one.
QString termOfAddress(const QString &address);

} // namespace mexplorer
