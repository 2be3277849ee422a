// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/dotlexer.h"
#include "tests/testprogram.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

/// "I:a S:-> Q:b c": the tokens of a text with their kinds, up to the end or the first bad one.
QString words(const QString &text)
{
    static const QString letters = QStringLiteral("EIQSB");
    DotLexer lexer(text);
    QStringList found;
    while (true) {
        const DotToken token = lexer.next();
        if (token.kind == DotToken::Kind::End)
            return found.join(u'|');
        found << letters[int(token.kind)] + QStringLiteral(":") + token.text.toString();
        if (token.kind == DotToken::Kind::Bad)
            return found.join(u'|');
    }
}

QString quoted(const QString &name)
{
    QString text = name;
    return u'"' + text.replace(u'\\', QStringLiteral("\\\\")).replace(u'"', QStringLiteral("\\\"")) + u'"';
}

} // namespace

class DotLexerTest : public QObject
{
    Q_OBJECT

private slots:
    void splitsWords_data();
    void splitsWords();
    void countsLines_data();
    void countsLines();
    void keywordsAndSymbols();
    void showsWords_data();
    void showsWords();
    void readsBackWhatIsQuoted();
    void endsOnEveryText();
};

void DotLexerTest::splitsWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *title, const char *text, const char *expected) {
        QTest::newRow(title) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    row("nothing", "", "");
    row("space alone", " \t\r\n ", "");
    row("names", "a b_1 _c", "I:a|I:b_1|I:_c");
    row("letters of other scripts", "\xC3\xA4\xCE\xB2 x", "I:\xC3\xA4\xCE\xB2|I:x");
    row("edge without space", "a->b", "I:a|S:->|I:b");
    row("undirected edge", "a--b", "I:a|S:--|I:b");
    row("edge to a negative number", "a->-1", "I:a|S:->|I:-1");
    row("numbers", "1 -1 1.5 .5 -.5 1.", "I:1|I:-1|I:1.5|I:.5|I:-.5|I:1.");
    row("two points are two numbers", "1.2.3", "I:1.2|I:.3");
    row("number before a name", "1a", "I:1|I:a");
    row("all symbols", "{}[];,=:", "S:{|S:}|S:[|S:]|S:;|S:,|S:=|S::");
    row("quotes", "\"a b\"", "Q:a b");
    row("empty quotes", "\"\"", "Q:");
    row("escaped quote", R"("a\"b")", "Q:a\"b");
    row("escaped backslash at the end", R"("a\\" b)", "Q:a\\|I:b");
    row("other escapes stay", R"("a\nb\l")", "Q:a\\nb\\l");
    row("line goes on", "\"a\\\nb\"", "Q:ab");
    row("joined quotes", "\"a\" + \"b\"+\"c\" d", "Q:abc|I:d");
    row("joined over a comment", "\"a\" /* and */ + // more\n \"b\"", "Q:ab");
    row("comment in quotes", "\"/* a // b\"", "Q:/* a // b");
    row("html", "<<b>x</b>>", "Q:<b>x</b>");
    row("empty html", "<>", "Q:");
    row("comment between", "a/*b*/c", "I:a|I:c");
    row("comment of stars", "a/***/b", "I:a|I:b");
    row("shortest comment", "a/**/b", "I:a|I:b");
    row("line comment at the end", "a // b", "I:a");
    row("number sign begins a line", "# a\nb\n#c", "I:b");
    row("byte order mark",
        "\xEF\xBB\xBF"
        "a",
        "I:a");
    row("number sign inside a line", "a # b", "I:a|B:found '#', which stands only within quotes.");
    row("slash", "a / b", "I:a|B:found '/', which stands only within quotes.");
    row("plus without quotes", "a + b", "I:a|B:found '+', which stands only within quotes.");
    row("joined to nothing", "\"a\" + b", "B:expected another name in quotes after '+'.");
    row("joined to the end", "\"a\" +", "B:expected another name in quotes after '+'.");
    row("minus alone", "-", "B:found '-' where a name or '->' should stand.");
    row("point alone", ". a", "B:found '.' where a name or '->' should stand.");
    row("minus and point", "-.", "B:found '-' where a name or '->' should stand.");
    row("open quotes", "a \"b", "I:a|B:a name that begins here is not closed by '\"'.");
    row("closed by an escaped quote", "\"b\\\"", "B:a name that begins here is not closed by '\"'.");
    row("open html", "<a<b>", "B:a name that begins here with '<' is not closed by '>'.");
    row("open comment", "a /* b", "I:a|B:a comment that begins here is not closed by '*/'.");
    row("comment of one star", "/*/", "B:a comment that begins here is not closed by '*/'.");
    row("greater sign alone", ">", "B:found '>', which stands only within quotes.");
}

void DotLexerTest::splitsWords()
{
    QFETCH(QString, text);
    QTEST(words(text), "expected");
}

void DotLexerTest::countsLines_data()
{
    QTest::addColumn<QString>("text"); // whose last word is x
    QTest::addColumn<int>("line");
    QTest::newRow("first") << "x" << 1;
    QTest::newRow("third") << "a\n\nx" << 3;
    QTest::newRow("both signs") << "a\r\nb\r\nx" << 3;
    QTest::newRow("after a comment of lines") << "/* a\n\n */ x" << 3;
    QTest::newRow("after a line comment") << "// a\nx" << 2;
    QTest::newRow("after a quoted line") << "\"a\nb\" x" << 2;
    QTest::newRow("after a line that goes on") << "\"a\\\nb\" x" << 2;
    QTest::newRow("after html of lines") << "<a\nb\nc>\nx" << 4;
    QTest::newRow("after joined quotes") << "\"a\"\n+\n\"b\"\nx" << 4;
    QTest::newRow("before a comment") << "a\n\"x\"\n\n/* b */" << 2;
    QTest::newRow("looked ahead in vain") << "\"a\"\n\n\nx" << 4;
}

void DotLexerTest::countsLines()
{
    QFETCH(QString, text);
    DotLexer lexer(text);
    DotToken token = lexer.next();
    while (token.text != QStringLiteral("x")) {
        QVERIFY(token.kind != DotToken::Kind::End && token.kind != DotToken::Kind::Bad);
        token = lexer.next();
    }
    QTEST(token.line, "line");
    QCOMPARE(lexer.next().kind, DotToken::Kind::End);
    QCOMPARE(lexer.next().kind, DotToken::Kind::End); // repeatedly
}

void DotLexerTest::keywordsAndSymbols()
{
    const auto first = [](QStringView text) { return DotLexer(text).next(); };
    QVERIFY(first(u"digraph").isKeyword(u"digraph"));
    QVERIFY(first(u"DiGraph").isKeyword(u"digraph"));
    QVERIFY(!first(u"\"digraph\"").isKeyword(u"digraph"));
    QVERIFY(!first(u"digraphs").isKeyword(u"digraph"));
    QVERIFY(first(u"\"->\"").isName());
    QVERIFY(!first(u"\"->\"").isSymbol(u"->"));
    QVERIFY(first(u"->").isSymbol(u"->"));
    QVERIFY(!first(u"->").isSymbol(u"--"));
    QVERIFY(!first(u"->").isName());
    QVERIFY(first(u"<a>").isName());
    QVERIFY(!first(u"").isName());
    QVERIFY(!first(u"\"a").isName());
}

void DotLexerTest::showsWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::newRow("name") << "abc"
                          << "'abc'";
    QTest::newRow("symbol") << "->"
                            << "'->'";
    QTest::newRow("end") << " "
                         << "the end of the file";
    QTest::newRow("lines become one") << "\"a\n  b\""
                                      << "'a b'";
    QTest::newRow("forty are short") << QString(40, u'a') << QString(u'\'' + QString(40, u'a') + u'\'');
    QTest::newRow("more are cut") << QString(41, u'a') << QString(u'\'' + QString(40, u'a') + QStringLiteral("…'"));
}

void DotLexerTest::showsWords()
{
    QFETCH(QString, text);
    QTEST(DotLexer(text).next().shown(), "shown");
}

/// Random names in quotes, with every sign that has a meaning elsewhere, are read back unchanged.
void DotLexerTest::readsBackWhatIsQuoted()
{
    const QString signs = QStringLiteral("ab\\\"<>{}[];,=:+-*/# \t\n\u00e4\u2295");
    std::mt19937 random(81);
    for (int round = 0; round < 1000; ++round) {
        QStringList names;
        QString text;
        for (auto count = 1 + random() % 4; count > 0; --count) {
            QString name;
            for (auto size = random() % 9; size > 0; --size)
                name += signs[static_cast<qsizetype>(random() % static_cast<unsigned>(signs.size()))];
            names << name;
            text += quoted(name) + QString::fromLatin1(random() % 2 ? " -> " : "->");
        }
        DotLexer lexer(text);
        for (const QString &name : names) {
            const DotToken token = lexer.next();
            QCOMPARE(token.kind, DotToken::Kind::Quoted);
            QCOMPARE(token.text, name);
            QVERIFY(lexer.next().isSymbol(u"->"));
        }
        QCOMPARE(lexer.next().kind, DotToken::Kind::End);
    }
}

/// Each token consumes a part of the text, so that the end of any text is reached, and lines never decrease.
void DotLexerTest::endsOnEveryText()
{
    const QString signs = QStringLiteral("a1.-><\"\\/*#+\n{};=");
    std::mt19937 random(82);
    for (int round = 0; round < 3000; ++round) {
        QString text;
        for (auto size = random() % 30; size > 0; --size)
            text += signs[static_cast<qsizetype>(random() % static_cast<unsigned>(signs.size()))];
        DotLexer lexer(text);
        int line = 1;
        qsizetype count = 0;
        for (DotToken token = lexer.next(); token.kind != DotToken::Kind::End; token = lexer.next()) {
            QVERIFY2(++count <= text.size(), qPrintable(text));
            QVERIFY2(token.line >= line && token.line <= 1 + text.count(u'\n'), qPrintable(text));
            line = token.line;
            if (token.kind == DotToken::Kind::Bad)
                break;
        }
    }
}

MEXPLORER_TEST(DotLexerTest)
#include "tst_dotlexer.moc"
