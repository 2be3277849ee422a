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
    QString translation; ///< in the other language
    QString meaning;
    QStringList names; ///< names for look-ups: "arithmetic period", "saltus"; the English names are last
    /// The term and its meaning as a word-wrapped tool tip.
    QString tip() const;
    bool isCommon = false; ///< a word of everyday language, which texts also use in its usual sense
};

/// The terms of the theory and of the window, read from a Markdown file: a heading for each section, and a table row
/// for each term, with its translation and its meaning. The header of the tables names the languages. Terms can be
/// found by their English names in every language.
class Glossary
{
public:
    /// An occurrence of a term in a text.
    struct Mention
    {
        qsizetype from = 0;
        qsizetype length = 0;
        std::size_t entry = 0;
    };

    explicit Glossary(const QString &markdown);
    /// The program's glossary in the current language, or in English if there is none. For the GUI thread only.
    static const Glossary &shipped();

    const std::vector<GlossaryEntry> &entries() const { return m_entries; }
    /// The language of the translations, in the glossary's language: "German".
    const QString &otherLanguage() const { return m_otherLanguage; }
    /// Finds an entry by any of its names, ignoring case and endings; returns -1 if there is none.
    int find(const QString &name) const;
    /// The entries with all words of \a text, first those whose names begin with it; all entries for an empty text.
    std::vector<std::size_t> search(const QString &text) const;
    /// The terms mentioned in \a text, the longest match at each place; each only once if \a once.
    std::vector<Mention> mentions(const QString &text, bool once) const;

private:
    std::vector<GlossaryEntry> m_entries;
    QString m_otherLanguage;
    QStringList m_endings;
    QRegularExpression m_names;
};

/// The address of a term in links: "glossary:mex".
QString glossaryAddress(const QString &name);
/// The term of an address; empty if it isn't a glossary address.
QString termOfAddress(const QString &address);

} // namespace mexplorer
