// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/namedgames.h"
#include "model/teach/glossary.h"
#include "tests/paths.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QTest>

using namespace mexplorer;

namespace {

const QString helpFolder = paths::source(QStringLiteral("resources/help/"));

Glossary readShipped(const QString &name = QStringLiteral("glossary.md"))
{
    QFile file(helpFolder + name);
    return Glossary(file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString());
}

} // namespace

/// The glossary: read from a file, searched and found in texts.
class GlossaryTest : public QObject
{
    Q_OBJECT

private slots:
    void hasTheTermsOfTheTheory_data();
    void hasTheTermsOfTheTheory();
    void isWhole();
    void languagesHaveTheSameEntries();
    void gamesHaveTheirExpressions();
    void isSearched();
    void mentionsAreTheLongest_data();
    void mentionsAreTheLongest();
    void addressesReadBack();
};

void GlossaryTest::hasTheTermsOfTheTheory_data()
{
    QTest::addColumn<QString>("term");
    for (const char *term : {"P-position",
                             "N-position",
                             "follower",
                             "terminal position",
                             "mex",
                             "nim-sum",
                             "SG value",
                             "remoteness",
                             "birthday",
                             "preperiod",
                             "period",
                             "octal digit",
                             "misère play",
                             "draw",
                             "sum",
                             "component",
                             "reversible move",
                             "misère quotient",
                             "Sprague-Grundy theorem",
                             "game graph",
                             "label",
                             "heap game",
                             "symmetry",
                             "winning move",
                             "impartial game",
                             "guess",
                             "best play",
                             "predecessor"})
        QTest::newRow(term) << QString::fromUtf8(term);
}

void GlossaryTest::hasTheTermsOfTheTheory()
{
    QFETCH(QString, term);
    const Glossary glossary = readShipped();
    const int entry = glossary.find(term);
    QVERIFY(entry >= 0);
    QVERIFY(glossary.entries()[std::size_t(entry)].names.contains(term));
    QCOMPARE(glossary.find(term.toUpper()), entry);
    QCOMPARE(glossary.find(term + u's'), entry);
}

void GlossaryTest::isWhole()
{
    const Glossary glossary = readShipped();
    QVERIFY(glossary.entries().size() > 60);
    QSet<QString> names;
    for (const GlossaryEntry &entry : glossary.entries()) {
        QVERIFY(!entry.section.isEmpty() && !entry.translation.isEmpty());
        QVERIFY2(entry.meaning.endsWith(u'.'), qPrintable(entry.term));
        for (const QString &name : entry.names) {
            QVERIFY2(!names.contains(name), qPrintable(name));
            names.insert(name);
        }
    }
    QVERIFY(Glossary(QString()).entries().empty());
    QVERIFY(Glossary(QString()).mentions(QStringLiteral("mex"), true).empty());
}

/// Each translation has the English glossary's entries, with the English terms; the English one has the German terms.
void GlossaryTest::languagesHaveTheSameEntries()
{
    const Glossary english = readShipped();
    const QDir folder(helpFolder);
    for (const QString &file : folder.entryList({QStringLiteral("glossary_*.md")})) {
        const Glossary other = readShipped(file);
        QCOMPARE(other.entries().size(), english.entries().size());
        for (std::size_t i = 0; i < english.entries().size(); ++i) {
            const GlossaryEntry &a = english.entries()[i];
            const GlossaryEntry &b = other.entries()[i];
            QCOMPARE(b.translation, a.term);
            QCOMPARE(b.isCommon, a.isCommon);
            QVERIFY2(b.meaning.endsWith(u'.') && b.meaning != a.meaning, qPrintable(b.term));
            for (const QString &name : a.names)
                QCOMPARE(other.find(name), static_cast<int>(i));
            QCOMPARE(other.find(b.term.section(QStringLiteral(", "), 0, 0)), static_cast<int>(i));
        }
    }
    const Glossary german = readShipped(QStringLiteral("glossary_de.md"));
    QCOMPARE(english.otherLanguage(), QStringLiteral("German"));
    QCOMPARE(german.otherLanguage(), QStringLiteral("Englisch"));
    for (std::size_t i = 0; i < english.entries().size(); ++i)
        QCOMPARE(german.entries()[i].term, english.entries()[i].translation);
    const QString text = QStringLiteral("Alle Nachfolger von P-Stellungen sind N-Stellungen; die Nim-Summe der Werte "
                                        "ihrer Summanden");
    QStringList terms;
    for (const Glossary::Mention &mention : german.mentions(text, true))
        terms << german.entries()[mention.entry].translation;
    QCOMPARE(terms, (QStringList{QStringLiteral("follower"), QStringLiteral("P-position"), QStringLiteral("N-position"),
                                 QStringLiteral("nim-sum"), QStringLiteral("component")}));
}

/// The games of the glossary are those that people know by these names, with their expressions.
void GlossaryTest::gamesHaveTheirExpressions()
{
    for (const char *file : {"glossary.md", "glossary_de.md"}) {
        const Glossary glossary = readShipped(QString::fromLatin1(file));
        const QString section = glossary.entries().back().section;
        int games = 0;
        for (const GlossaryEntry &entry : glossary.entries()) {
            if (entry.section != section)
                continue;
            const NamedGame *game = findNamedGame(entry.names.back());
            game = game ? game : findNamedGame(entry.term);
            QVERIFY2(game, qPrintable(entry.term));
            QVERIFY2(entry.meaning.contains(u'`' + game->expression() + u'`'), qPrintable(entry.meaning));
            ++games;
        }
        QVERIFY(games > 10);
    }
}

void GlossaryTest::isSearched()
{
    const Glossary glossary = readShipped();
    QCOMPARE(glossary.search({}).size(), glossary.entries().size());
    const auto first = [&](const QString &text) { return glossary.entries()[glossary.search(text).front()].term; };
    QCOMPARE(first(QStringLiteral("rem")), QStringLiteral("remoteness"));
    QCOMPARE(first(QStringLiteral("Geburtstag")), QStringLiteral("birthday"));
    QCOMPARE(first(QStringLiteral("without carrying binary")), QStringLiteral("nim-sum"));
    QVERIFY(glossary.search(QStringLiteral("xyzzy")).empty());
}

void GlossaryTest::mentionsAreTheLongest_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("found");
    QTest::newRow("none") << "Nothing to see here" << QStringList();
    QTest::newRow("longest") << "a terminal position" << QStringList{QStringLiteral("terminal position")};
    QTest::newRow("plural") << "its followers and P-positions"
                            << QStringList{QStringLiteral("follower"), QStringLiteral("P-position")};
    QTest::newRow("part of a word") << "summary, mexican" << QStringList();
    QTest::newRow("once") << "a mex is a mex" << QStringList{QStringLiteral("mex")};
}

void GlossaryTest::mentionsAreTheLongest()
{
    QFETCH(QString, text);
    QFETCH(QStringList, found);
    const Glossary glossary = readShipped();
    QStringList names;
    for (const Glossary::Mention &mention : glossary.mentions(text, true)) {
        QVERIFY(text.sliced(mention.from, mention.length)
                    .startsWith(glossary.entries()[mention.entry].names.front(), Qt::CaseInsensitive));
        names << glossary.entries()[mention.entry].term;
    }
    QCOMPARE(names, found);
}

void GlossaryTest::addressesReadBack()
{
    const Glossary glossary = readShipped();
    for (const GlossaryEntry &entry : glossary.entries())
        QCOMPARE(termOfAddress(glossaryAddress(entry.names.front())), entry.names.front());
    QVERIFY(termOfAddress(QStringLiteral("https://example.org")).isEmpty());
}

MEXPLORER_TEST(GlossaryTest)
#include "tst_glossary.moc"
