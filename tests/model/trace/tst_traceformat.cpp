// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/trace/tracebuilder.h"
#include "model/trace/traceformat.h"
#include "tests/testprogram.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace mexplorer;

namespace {

TracePtr buildFormatted(TraceKind kind, const QString &text)
{
    TraceRequest request;
    request.kind = kind;
    request.position = *parsePosition(text);
    JobControl control;
    return *buildTrace(request, Solver(), control);
}

const QString exampleSum = QStringLiteral("subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14");

} // namespace

class TraceFormatTest : public QObject
{
    Q_OBJECT

private slots:
    void sentences_data();
    void sentences();
    void runsKnowTheirKind();
    void lists();
    void htmlIsWellFormed_data();
    void htmlIsWellFormed();
    void latexIsBalanced_data();
    void latexIsBalanced();
    void markdownTable();
    void textHasEveryStep();
    void namesOfFormats();
};

void TraceFormatTest::sentences_data()
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

void TraceFormatTest::sentences()
{
    QFETCH(QString, marked);
    const Sentence sentence(marked);
    QTEST(formatSentence(sentence, TraceFormat::Text), "text");
    QTEST(formatSentence(sentence, TraceFormat::Markdown), "markdown");
    QTEST(formatSentence(sentence, TraceFormat::Html), "html");
    QTEST(formatSentence(sentence, TraceFormat::Latex), "latex");
}

void TraceFormatTest::runsKnowTheirKind()
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

void TraceFormatTest::lists()
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

void TraceFormatTest::htmlIsWellFormed_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("game");
    QTest::newRow("mex") << "mex"
                         << "kayles:6";
    QTest::newRow("terminal") << "mex"
                              << "kayles:0";
    QTest::newRow("nim-sum") << "nim-sum" << exampleSum;
    QTest::newRow("labels") << "labels"
                            << "kayles:5";
    QTest::newRow("proof") << "proof" << exampleSum;
    QTest::newRow("matrix") << "mex"
                            << "matrix:011/110/101";
}

void TraceFormatTest::htmlIsWellFormed()
{
    QFETCH(QString, kind);
    QFETCH(QString, game);
    const TracePtr trace = buildFormatted(*traceKindFromName(kind), game);
    QString html = formatTrace(*trace, TraceFormat::Html);
    html.remove(QStringLiteral("<!DOCTYPE html>\n")).replace(QStringLiteral("<meta charset=\"utf-8\">"), QString());
    QXmlStreamReader reader(html);
    int items = 0;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == u"li")
            ++items;
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(items, trace->stepCount());
}

void TraceFormatTest::latexIsBalanced_data()
{
    htmlIsWellFormed_data();
}

void TraceFormatTest::latexIsBalanced()
{
    QFETCH(QString, kind);
    QFETCH(QString, game);
    const TracePtr trace = buildFormatted(*traceKindFromName(kind), game);
    QString latex = formatTrace(*trace, TraceFormat::Latex);
    QCOMPARE(latex.count(QStringLiteral("\\item ")), trace->stepCount());
    QCOMPARE(latex.count(QStringLiteral("\\begin{")), latex.count(QStringLiteral("\\end{")));
    // Every sign that only a Unicode engine would know has become a command.
    for (const QChar sign : QStringLiteral("⊕∅→≤≠…"))
        QVERIFY2(!latex.contains(sign), qPrintable(QString(sign)));
    latex.remove(QStringLiteral("\\{")).remove(QStringLiteral("\\}")).remove(QStringLiteral("\\$"));
    QCOMPARE(latex.count(u'{'), latex.count(u'}'));
    QCOMPARE(latex.count(u'$') % 2, 0);
}

void TraceFormatTest::markdownTable()
{
    const QString markdown = formatTrace(*buildFormatted(TraceKind::NimSum, exampleSum), TraceFormat::Markdown);
    QVERIFY(markdown.startsWith(QStringLiteral("# The nim-sum of `subtraction{1-3}:9 + ")));
    QVERIFY(markdown.contains(QStringLiteral("| Component | Value | Binary | Value that wins | Winning moves |\n"
                                             "| --- | ---: | ---: | ---: | --- |\n"
                                             "| `subtraction{1-3}:9` | 1 | 001 | 2 | `9 -> 6` |\n")));
}

void TraceFormatTest::textHasEveryStep()
{
    const TracePtr trace = buildFormatted(TraceKind::Mex, QStringLiteral("kayles:5"));
    const QString text = formatTrace(*trace, TraceFormat::Text);
    QVERIFY(text.startsWith(QStringLiteral("How kayles:5 gets its value\n\n 1. ")));
    QVERIFY(text.contains(QStringLiteral("mex{0, 1, 2, 3} = 4")));
    for (int step = 0; step < trace->stepCount(); ++step)
        QVERIFY(text.contains(trace->sentence(step).plain()));
}

void TraceFormatTest::namesOfFormats()
{
    QCOMPARE(traceFormatFromName(u"text"), std::optional(TraceFormat::Text));
    QCOMPARE(traceFormatFromName(u"Markdown"), std::optional(TraceFormat::Markdown));
    QCOMPARE(traceFormatFromName(u"html"), std::optional(TraceFormat::Html));
    QCOMPARE(traceFormatFromName(u"latex"), std::optional(TraceFormat::Latex));
    QVERIFY(!traceFormatFromName(u"pdf"));
}

MEXPLORER_TEST(TraceFormatTest)
#include "tst_traceformat.moc"
