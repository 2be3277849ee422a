// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/teach/glossary.h"

#include "model/core/translations.h"

#include <QFile>
#include <QSet>
#include <QUrl>

#include <algorithm>
#include <map>

namespace mexplorer {

namespace {

const QString glossaryPrefix = QStringLiteral("glossary:");

const QString english = QStringLiteral("English");

/// The possible endings of a term in a text, the empty one first.
QStringList endingsOf(const QString &language)
{
    QStringList endings = {QString(), QStringLiteral("s"), QStringLiteral("es")};
    if (language != english)
        endings += {QStringLiteral("n"), QStringLiteral("en"), QStringLiteral("e"), QStringLiteral("ern")};
    return endings;
}

/// Words whose use in a text is rarely the term.
bool isCommonWord(const QString &name)
{
    static const QSet<QString> words = {
        QStringLiteral("position"), QStringLiteral("start"),    QStringLiteral("move"),      QStringLiteral("look"),
        QStringLiteral("limit"),    QStringLiteral("unknown"),  QStringLiteral("filter"),    QStringLiteral("step"),
        QStringLiteral("guess"),    QStringLiteral("match"),    QStringLiteral("hint"),      QStringLiteral("family"),
        QStringLiteral("pin"),      QStringLiteral("document"), QStringLiteral("proved"),    QStringLiteral("seen"),
        QStringLiteral("merge"),    QStringLiteral("unfold"),   QStringLiteral("layer"),     QStringLiteral("label"),
        QStringLiteral("rare"),     QStringLiteral("outcome"),  QStringLiteral("draw"),      QStringLiteral("trace"),
        QStringLiteral("heap"),     QStringLiteral("excerpt"),  QStringLiteral("best play"), QStringLiteral("solver"),
        QStringLiteral("quotient"), QStringLiteral("workspace")};
    return words.contains(name.toCaseFolded());
}

} // namespace

QString GlossaryEntry::tip() const
{
    return QStringLiteral("<b>%1</b><br>%2").arg(term.toHtmlEscaped(), meaning.toHtmlEscaped());
}

Glossary::Glossary(const QString &markdown)
{
    QString section;
    QStringList patterns;
    for (const QString &line : markdown.split(u'\n')) {
        if (line.startsWith(QStringLiteral("## ")))
            section = line.sliced(3).trimmed();
        QStringList cells = line.split(u'|');
        if (section.isEmpty() || cells.size() < 5 || cells[1].contains(QStringLiteral("---")))
            continue;
        if (cells[1].trimmed() == english || cells[2].trimmed() == QStringLiteral("Englisch")) {
            m_otherLanguage = cells[2].trimmed();
            m_endings = endingsOf(cells[1].trimmed());
            continue;
        }
        GlossaryEntry entry;
        entry.section = section;
        entry.term = cells[1].trimmed();
        entry.translation = cells[2].trimmed();
        entry.meaning = QStringList(cells.sliced(3, cells.size() - 4)).join(u'|').trimmed();
        entry.names = entry.term.split(QStringLiteral(", "));
        const bool isEnglish = m_endings == endingsOf(english);
        const QStringList names = (isEnglish ? entry.term : entry.translation).split(QStringLiteral(", "));
        entry.isCommon = std::ranges::all_of(names, isCommonWord);
        if (!isEnglish)
            entry.names += names;
        entry.names.removeDuplicates();
        for (const QString &name : entry.names)
            patterns << QRegularExpression::escape(name);
        m_entries.push_back(std::move(entry));
    }
    std::ranges::sort(patterns, [](const QString &a, const QString &b) { return a.size() > b.size(); });
    m_names = QRegularExpression(
        QStringLiteral("(?<![\\w-])(%1)(?:%2)(?![\\w-])").arg(patterns.join(u'|'), m_endings.join(u'|')),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

const Glossary &Glossary::shipped()
{
    static std::map<QString, Glossary> glossaries;
    const QString language = Translations::codeOf(Translations::current());
    const auto known = glossaries.find(language);
    if (known != glossaries.end())
        return known->second;
    QFile file(QStringLiteral(":/help/glossary_%1.md").arg(language));
    if (!file.exists())
        file.setFileName(QStringLiteral(":/help/glossary.md"));
    const QString text = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    return glossaries.emplace(language, Glossary(text)).first->second;
}

int Glossary::find(const QString &name) const
{
    for (const QString &ending : m_endings) {
        for (std::size_t i = 0; i < m_entries.size(); ++i) {
            for (const QString &known : m_entries[i].names) {
                if ((known + ending).compare(name, Qt::CaseInsensitive) == 0)
                    return static_cast<int>(i);
            }
        }
    }
    return -1;
}

std::vector<std::size_t> Glossary::search(const QString &text) const
{
    const QStringList words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    std::vector<std::size_t> begins, others;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const GlossaryEntry &entry = m_entries[i];
        const QString all = entry.term + u' ' + entry.translation + u' ' + entry.meaning;
        const bool hasAll =
            std::ranges::all_of(words, [&](const QString &word) { return all.contains(word, Qt::CaseInsensitive); });
        if (!hasAll)
            continue;
        const bool isBegin = std::ranges::any_of(
            entry.names, [&](const QString &name) { return name.startsWith(text.simplified(), Qt::CaseInsensitive); });
        (isBegin ? begins : others).push_back(i);
    }
    begins.insert(begins.end(), others.begin(), others.end());
    return begins;
}

std::vector<Glossary::Mention> Glossary::mentions(const QString &text, bool once) const
{
    std::vector<Mention> found;
    std::vector<bool> seen(m_entries.size());
    if (m_entries.empty())
        return found;
    for (auto match = m_names.globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch one = match.next();
        const int entry = find(one.captured(1));
        if (entry < 0 || (once && seen[static_cast<std::size_t>(entry)]))
            continue;
        seen[static_cast<std::size_t>(entry)] = true;
        found.push_back({one.capturedStart(), one.capturedLength(), static_cast<std::size_t>(entry)});
    }
    return found;
}

QString glossaryAddress(const QString &name)
{
    return glossaryPrefix + QString::fromLatin1(QUrl::toPercentEncoding(name));
}

QString termOfAddress(const QString &address)
{
    return address.startsWith(glossaryPrefix)
               ? QUrl::fromPercentEncoding(address.sliced(glossaryPrefix.size()).toUtf8())
               : QString();
}

} // namespace mexplorer
