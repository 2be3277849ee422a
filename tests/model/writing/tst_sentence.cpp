// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/writing/writer.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace mexplorer;

/// Sentences: their runs, and how each format writes them.
class SentenceTest : public QObject
{
    Q_OBJECT

private slots:
    void sentences_data();
    void sentences();
    void runsKnowTheirKind();
    void lists();
    void namesOfFormats();
};

void SentenceTest::sentences_data()
{
    QTest::addColumn<QString>("marked");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("html");
    QTest::addColumn<QString>("latex");
    const QString g = Sentence::math(QStringLiteral("g(") + Sentence::game(QStringLiteral("a_1")) +
                                     QStringLiteral(") = mex{0, 1} = 2"));
    QTest::newRow("mex") << g << "g(a_1) = mex{0, 1} = 2"
                         << "g(`a_1`) = mex{0, 1} = 2"
                         << "<i>g</i>(<code>a_1</code>) = mex{0, 1} = 2"
                         << R"($g(\text{\texttt{a\_1}}) = \operatorname{mex}\{0,\allowbreak\ 1\} = 2$)";
    QTest::newRow("index") << Sentence::math(QStringLiteral("dₖ + d₁₂ ≥ 2n₀")) << "dₖ + d₁₂ ≥ 2n₀"
                           << "dₖ + d₁₂ ≥ 2n₀"
                           << "<i>d</i>ₖ + <i>d</i>₁₂ ≥ 2<i>n</i>₀"
                           << R"($d_{k} + d_{12} \ge 2n_{0}$)";
    QTest::newRow("index in a text") << "x₁₂ of x₃"
                                     << "x₁₂ of x₃"
                                     << "x₁₂ of x₃"
                                     << "x₁₂ of x₃"
                                     << R"(x\ensuremath{_{12}} of x\ensuremath{_{3}})";
    QTest::newRow("sum") << Sentence::math(QStringLiteral("1 ⊕ 4 = 5")) << "1 ⊕ 4 = 5"
                         << "1 ⊕ 4 = 5"
                         << "1 ⊕ 4 = 5"
                         << R"($1 \oplus 4 = 5$)";
    QTest::newRow("less") << Sentence::math(QStringLiteral("5 < 6")) << "5 < 6"
                          << R"(5 \< 6)"
                          << "5 &lt; 6"
                          << "$5 < 6$";
    QTest::newRow("move") << Sentence::game(QStringLiteral("9 -> 6")) << "9 -> 6"
                          << "`9 -> 6`"
                          << "<code>9 → 6</code>"
                          << R"(\texttt{9 \ensuremath{\to} 6})";
    QTest::newRow("file")
        << Sentence::game(QStringLiteral("graph{a&b_#%$~^\\`|}:x<y")) << "graph{a&b_#%$~^\\`|}:x<y"
        << "`` graph{a&b_#%$~^\\`|}:x<y ``"
        << "<code>graph{a&amp;b_#%$~^\\`|}:x&lt;y</code>"
        << R"(\texttt{graph\{a\&b\_\#\%\$\textasciitilde{}\textasciicircum{}\textbackslash{}`|\}:x\ensuremath{<}y})";
    QTest::newRow("words") << QStringLiteral("100 % *bold* & [more]") << "100 % *bold* & [more]"
                           << R"(100 % \*bold\* & \[more\])"
                           << "100 % *bold* &amp; [more]"
                           << R"(100 \% *bold* \& [more])";
    QTest::newRow("grouped") << Sentence::math(QStringLiteral("65,536")) << "65,536"
                             << "65,536"
                             << "65,536"
                             << "$65{,}536$";
}

void SentenceTest::sentences()
{
    QFETCH(QString, marked);
    const Sentence sentence(marked);
    QTEST(formatSentence(sentence, WrittenFormat::Text), "text");
    QTEST(formatSentence(sentence, WrittenFormat::Markdown), "markdown");
    QTEST(formatSentence(sentence, WrittenFormat::Html), "html");
    QTEST(formatSentence(sentence, WrittenFormat::Latex), "latex");
}

void SentenceTest::runsKnowTheirKind()
{
    const Sentence sentence(QStringLiteral("So %1.").arg(
        Sentence::math(QStringLiteral("g(") + Sentence::game(QStringLiteral("5")) + u')')));
    const QList<Sentence::Run> expected = {{Sentence::Kind::Text, QStringLiteral("So "), false},
                                           {Sentence::Kind::Math, QStringLiteral("g("), true},
                                           {Sentence::Kind::Game, QStringLiteral("5"), true},
                                           {Sentence::Kind::Math, QStringLiteral(")"), true},
                                           {Sentence::Kind::Text, QStringLiteral("."), false}};
    QCOMPARE(sentence.runs(), expected);
    // A mark in a file's name can't break out of its run.
    const Sentence tricky(Sentence::game(QStringLiteral("a\ue002b\ue000c")) + QStringLiteral("!"));
    QCOMPARE(tricky.runs().size(), 2);
    QCOMPARE(tricky.plain(), QStringLiteral("abc!"));
}

void SentenceTest::lists()
{
    QCOMPARE(listing({}), QString());
    QCOMPARE(listing({QStringLiteral("a")}), QStringLiteral("a"));
    QCOMPARE(listing({QStringLiteral("a"), QStringLiteral("b")}), QStringLiteral("a and b"));
    QCOMPARE(listing({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}), QStringLiteral("a, b and c"));
    QCOMPARE(listing({QStringLiteral("6"), QStringLiteral("5,1"), QStringLiteral("3,3")}),
             QStringLiteral("6; 5,1 and 3,3"));
    QCOMPARE(listing(QStringList(20, QStringLiteral("a")), 2), QStringLiteral("a, a and 18 more"));
    QCOMPARE(setText({}), QStringLiteral("∅"));
    QCOMPARE(setText({0, 1, 3}), QStringLiteral("{0, 1, 3}"));
    QCOMPARE(binaryText(3, 4), QStringLiteral("0011"));
}

void SentenceTest::namesOfFormats()
{
    QCOMPARE(writtenFormatFromName(u"text"), std::optional(WrittenFormat::Text));
    QCOMPARE(writtenFormatFromName(u"Markdown"), std::optional(WrittenFormat::Markdown));
    QCOMPARE(writtenFormatFromName(u"html"), std::optional(WrittenFormat::Html));
    QCOMPARE(writtenFormatFromName(u"latex"), std::optional(WrittenFormat::Latex));
    QVERIFY(!writtenFormatFromName(u"pdf"));
}

MEXPLORER_TEST(SentenceTest)
#include "tst_sentence.moc"
