// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/writing/writer.h"
#include "tests/latexcheck.h"
#include "tests/testprogram.h"

#include <QTest>
#include <QXmlStreamReader>

#include <set>

using namespace mexplorer;

/// Every writer supports every kind of block, and no text breaks out of its place.
class WritersTest : public QObject
{
    Q_OBJECT

private slots:
    void everyKindIsWritten_data();
    void everyKindIsWritten();
    void anyTextStaysInItsPlace_data();
    void anyTextStaysInItsPlace();
    void codeInMarkdownEndsWhereItShould_data();
    void codeInMarkdownEndsWhereItShould();
    void markdownLinesBeginNoList_data();
    void markdownLinesBeginNoList();
    void listsCountRight();
    void outlinesNest();
    void outlinesHaveBlocksBelowTheirLines();
    void commentsKeepTheirLines_data();
    void commentsKeepTheirLines();
    void commentsAreEscaped();
    void strongLinesOfMarkdownAreClosed();
    void onlyPicturesNeedTikz();
    void printedPiecesHoldAll();
};

namespace {

constexpr WrittenFormat allFormats[] = {WrittenFormat::Text, WrittenFormat::Markdown, WrittenFormat::Html,
                                        WrittenFormat::Latex};

/// A block of each kind, and the words of each.
struct Sample
{
    template <class Kind> static Kind of(const Sentence &text);

    /// Every alternative of Block, so that a new one needs a sample.
    template <std::size_t... kinds> static Blocks all(const Sentence &text, std::index_sequence<kinds...>)
    {
        return {of<std::variant_alternative_t<kinds, Block::variant>>(text)...};
    }
};

template <> Heading Sample::of(const Sentence &text)
{
    return {text, text, true};
}
template <> Sentence Sample::of(const Sentence &text)
{
    return text;
}
template <> Comment Sample::of(const Sentence &text)
{
    return {text.plain().replace(u'\n', u' ')};
}
template <> Picture Sample::of(const Sentence &)
{
    return {[](WrittenFormat format) {
        return format == WrittenFormat::Html    ? QStringLiteral("<svg><title>drawn</title></svg>")
               : format == WrittenFormat::Latex ? QStringLiteral("\\begin{tikzpicture}%drawn\n\\end{tikzpicture}\n")
                                                : QString();
    }};
}
template <> Table Sample::of(const Sentence &text)
{
    return {{text, text}, {false, true}, {{text, text}, {text, blankMark}}};
}
template <> List Sample::of(const Sentence &text)
{
    return {{{1, {text}}, {2, {text, of<Picture>(text), of<Table>(text)}}, {7, {text}}}, true};
}
template <> Outline Sample::of(const Sentence &text)
{
    return {
        {{0, text, true}, {1, text}, {2, text, false, {of<Comment>(text), of<Picture>(text)}}, {1, text}, {0, text}}};
}
template <> Box Sample::of(const Sentence &text)
{
    return {3, {of<Picture>(text), text, text}};
}

Blocks samplesOf(const Sentence &text)
{
    return Sample::all(text, std::make_index_sequence<std::variant_size_v<Block::variant>>());
}

/// The number of occurrences of the text in samplesOf().
constexpr qsizetype textsInSamples = 2 + 1 + 1 + 5 + 3 + 5 + 6 + 2;
constexpr qsizetype picturesInSamples = 4;

/// Characters with a special meaning in some format.
const QString hostile = QStringLiteral("<&\"'\\_{}$%#~^|*`[]()!+-=>\n\nend&lt;b>\r\n# 1. -- ]]>\\end{document}<!--");

QString textOfHtml(const QString &html, qsizetype &elements)
{
    QString document = html;
    document.remove(QStringLiteral("<!DOCTYPE html>\n")).remove(QStringLiteral("<meta charset=\"utf-8\">"));
    QXmlStreamReader reader(document);
    QString text;
    elements = 0;
    while (!reader.atEnd()) {
        reader.readNext();
        elements += reader.isStartElement() ? 1 : 0;
        if (reader.isCharacters())
            text += reader.text();
    }
    return reader.hasError() ? QString() : text;
}

qsizetype htmlElements(const Sentence &text)
{
    qsizetype elements = 0;
    textOfHtml(formatArticle({{}, ArticleStyle::Steps, samplesOf(text)}, WrittenFormat::Html), elements);
    return elements;
}

} // namespace

void WritersTest::everyKindIsWritten_data()
{
    QTest::addColumn<WrittenFormat>("format");
    for (const WrittenFormat format : allFormats)
        QTest::newRow(qPrintable(writtenFormatNames()[qsizetype(format)])) << format;
}

void WritersTest::everyKindIsWritten()
{
    QFETCH(WrittenFormat, format);
    const Sentence text(QStringLiteral("words"));
    const QString all = formatBlocks(samplesOf(text), format);
    QCOMPARE(all.count(QStringLiteral("words")), textsInSamples);
    const bool hasPictures = format == WrittenFormat::Html || format == WrittenFormat::Latex;
    QCOMPARE(all.count(QStringLiteral("drawn")), hasPictures ? picturesInSamples : 0);
    std::set<QString> different;
    for (const Block &block : samplesOf(text)) {
        const QString one = formatBlocks({block}, format);
        QCOMPARE(one.contains(QStringLiteral("words")), !std::holds_alternative<Picture>(block));
        different.insert(one);
    }
    QCOMPARE(different.size(), std::variant_size_v<Block::variant>);
}

void WritersTest::anyTextStaysInItsPlace_data()
{
    QTest::addColumn<QString>("marked");
    QTest::newRow("words") << hostile;
    QTest::newRow("code") << QString(Sentence::game(hostile));
    QTest::newRow("mathematics") << Sentence::math(hostile);
    QTest::newRow("code in mathematics") << Sentence::math(QStringLiteral("g(") + Sentence::game(hostile) + u')');
    for (const QChar c : hostile)
        QTest::newRow(qPrintable(QStringLiteral("U+%1").arg(c.unicode(), 4, 16))) << QString(3, c) + u'x';
}

void WritersTest::anyTextStaysInItsPlace()
{
    QFETCH(QString, marked);
    const Sentence text(marked);
    const Article article{hostile, ArticleStyle::Steps, samplesOf(text)};
    const QString plain = QStringLiteral("words");
    for (const WrittenFormat format : {WrittenFormat::Text, WrittenFormat::Markdown})
        QCOMPARE(formatBlocks(samplesOf(text), format).count(u'\n'),
                 formatBlocks(samplesOf(Sentence(plain)), format).count(u'\n'));

    qsizetype elements = 0;
    const QString html = textOfHtml(formatArticle(article, WrittenFormat::Html), elements);
    QVERIFY(!html.isEmpty());
    const QString letters = QString(marked).remove(u'\r'); // which XML reads as a line break
    if (!marked.contains(QChar(0xe000)) && !marked.contains(QChar(0xe001)) && !letters.trimmed().isEmpty())
        QVERIFY(html.count(letters.section(u'\n', 0, 0)) >= textsInSamples);

    const QString latex = formatArticle(article, WrittenFormat::Latex);
    const QString problem = samples::latexStructureProblem(latex);
    QVERIFY2(problem.isEmpty(), qPrintable(problem + u'\n' + latex));
    QCOMPARE(latex.count(QStringLiteral("\\end{document}")), 1);
}

/// Code is between fences that don't occur in it, also in the cells of tables.
void WritersTest::codeInMarkdownEndsWhereItShould_data()
{
    QTest::addColumn<QString>("code");
    for (const char *code : {"a", "`", "``", "a`b``c", "`a`", "|", "a | b", "\\|"})
        QTest::newRow(code) << QString::fromLatin1(code);
}

void WritersTest::codeInMarkdownEndsWhereItShould()
{
    QFETCH(QString, code);
    const Sentence sentence(Sentence::game(code));
    const QString markdown = formatSentence(sentence, WrittenFormat::Markdown);
    qsizetype fence = 0;
    while (markdown[fence] == u'`')
        ++fence;
    QVERIFY(!code.contains(QString(fence, u'`')));
    QVERIFY(markdown.endsWith(QString(fence, u'`')));
    const QString inner = markdown.sliced(fence, markdown.size() - 2 * fence);
    QCOMPARE(fence > 1 ? inner.sliced(1, inner.size() - 2) : inner, code);
    const QString table = formatBlocks({Table{{sentence}, {false}, {{sentence}}}}, WrittenFormat::Markdown);
    for (const QString &line : table.split(u'\n', Qt::SkipEmptyParts)) {
        qsizetype bars = 0;
        for (qsizetype at = 0; at < line.size(); ++at)
            bars += line[at] == u'|' && (at == 0 || line[at - 1] != u'\\') ? 1 : 0;
        QCOMPARE(bars, 2);
    }
}

void WritersTest::markdownLinesBeginNoList_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("written");
    QTest::newRow("number") << "3. g(1) = 3"
                            << "3\\. g(1) = 3";
    QTest::newRow("bracket") << "12) a"
                             << "12\\) a";
    QTest::newRow("minus") << "- a"
                           << "\\- a";
    QTest::newRow("plus") << "+1"
                          << "\\+1";
    QTest::newRow("underline") << "==="
                               << "\\===";
    QTest::newRow("entity") << "&lt; &#60; & <"
                            << "\\&lt; \\&\\#60; & \\<";
    QTest::newRow("a word after it") << "0 is least"
                                     << "0 is least";
    QTest::newRow("words") << "a - b"
                           << "a - b";
}

void WritersTest::markdownLinesBeginNoList()
{
    QFETCH(QString, text);
    QFETCH(QString, written);
    const Sentence sentence(text);
    const auto markdown = [](const Block &block) { return formatBlocks({block}, WrittenFormat::Markdown); };
    QCOMPARE(markdown(sentence), written + u'\n');
    QCOMPARE(markdown(List{{{1, {sentence}}}}), QStringLiteral("1. ") + written + u'\n');
    QCOMPARE(markdown(Outline{{{0, sentence}}}), QStringLiteral("- ") + written + u'\n');
}

void WritersTest::listsCountRight()
{
    const List list{{{2, {Sentence(QStringLiteral("a"))}},
                     {3, {Sentence(QStringLiteral("b"))}},
                     {12, {Sentence(QStringLiteral("c"))}}}};
    QCOMPARE(formatBlocks({list}, WrittenFormat::Text), QStringLiteral(" 2. a\n 3. b\n12. c\n"));
    QCOMPARE(formatBlocks({list}, WrittenFormat::Markdown), QStringLiteral("2. a\n3. b\n\n<!-- -->\n\n12. c\n"));
    QCOMPARE(formatBlocks({list}, WrittenFormat::Html),
             QStringLiteral("<ol>\n<li value=\"2\">a</li>\n<li>b</li>\n<li value=\"12\">c</li>\n</ol>\n"));
    QCOMPARE(formatBlocks({list}, WrittenFormat::Latex),
             QStringLiteral("\\begin{enumerate}\n\\setcounter{enumi}{1}\n\\item a\n\\item b\n\\setcounter{enumi}{11}\n"
                            "\\item c\n\\end{enumerate}\n"));
    for (const WrittenFormat format : allFormats)
        QCOMPARE(formatBlocks({List{}, Table{}, Outline{}}, format), QString());
}

void WritersTest::outlinesNest()
{
    const Sentence s(QStringLiteral("s"));
    const Outline outline{{{0, s}, {1, s}, {2, s}, {0, s}}};
    QCOMPARE(formatBlocks({outline}, WrittenFormat::Text), QStringLiteral("s\n  s\n    s\ns\n"));
    QCOMPARE(formatBlocks({outline}, WrittenFormat::Markdown), QStringLiteral("- s\n  - s\n    - s\n- s\n"));
    QCOMPARE(
        formatBlocks({outline}, WrittenFormat::Html),
        QStringLiteral("<ul>\n<li>s\n<ul>\n<li>s\n<ul>\n<li>s</li>\n</ul>\n</li>\n</ul>\n</li>\n<li>s</li>\n</ul>\n"));
}

void WritersTest::outlinesHaveBlocksBelowTheirLines()
{
    const Sentence s(QStringLiteral("s"));
    const Blocks below = {Sentence(QStringLiteral("t")), Comment{QStringLiteral("a\nb")}};
    const Outline outline{{{0, s, true, below}, {1, s, false, below}, {0, s}}};
    QCOMPARE(formatBlocks({outline}, WrittenFormat::Text),
             QStringLiteral("s\n  t\n    a\n    b\n  s\n    t\n      a\n      b\ns\n"));
    QCOMPARE(formatBlocks({outline}, WrittenFormat::Markdown),
             QStringLiteral("- **s**\n\n  t\n\n  > a\\\n  > b\n  - s\n\n    t\n\n    > a\\\n    > b\n- s\n"));
    const QString html = QStringLiteral("<p>t</p>\n<p><i>a<br/>\nb</i></p>\n");
    QCOMPARE(formatBlocks({outline}, WrittenFormat::Html),
             QStringLiteral("<ul>\n<li><b>s</b>%1\n<ul>\n<li>s%1</li>\n</ul>\n</li>\n<li>s</li>\n</ul>\n").arg(html));
    const auto latex = [](const char *line, int margin) {
        return QStringLiteral("%1\\par\n\\begin{list}{}{\\leftmargin=%2em\\topsep=0pt\\partopsep=0pt}\n\\item\\relax\n"
                              "t\n\\par\n{\\itshape\n\\noindent a\\par\n\\noindent b\\par\n}\n\\end{list}\n")
            .arg(QLatin1String(line))
            .arg(margin);
    };
    QCOMPARE(formatBlocks({outline}, WrittenFormat::Latex),
             latex("\\noindent\\hangindent=1em\\hspace*{0em}\\textbf{s}", 1) +
                 latex("\\noindent\\hangindent=2em\\hspace*{1em}s", 2) +
                 QStringLiteral("\\noindent\\hangindent=1em\\hspace*{0em}s\\par\n"));

    const std::vector<QString> pieces = printedPieces({{}, ArticleStyle::Steps, {outline}});
    QCOMPARE(pieces.size(), outline.lines.size());
    QVERIFY(pieces[0].contains(QStringLiteral("<b>s</b>")) && pieces[0].contains(html));
    QVERIFY(pieces[1].contains(QStringLiteral("24px")) && !pieces[1].contains(QStringLiteral("<b>")));
}

void WritersTest::commentsKeepTheirLines_data()
{
    QTest::addColumn<WrittenFormat>("format");
    QTest::addColumn<QString>("written");
    QTest::newRow("text") << WrittenFormat::Text << "  1. a\n  \n    - b\n";
    QTest::newRow("markdown") << WrittenFormat::Markdown << "> 1\\. a\n> \n> \\- b\n";
    QTest::newRow("html") << WrittenFormat::Html << "<p><i>1. a<br/>\n<br/>\n  - b</i></p>\n";
    QTest::newRow("latex") << WrittenFormat::Latex
                           << "{\\itshape\n\\noindent 1. a\\par\n\\noindent \\mbox{}\\par\n\\noindent   - b\\par\n}\n";
}

void WritersTest::commentsKeepTheirLines()
{
    QFETCH(WrittenFormat, format);
    QFETCH(QString, written);
    QCOMPARE(formatBlocks({Comment{QStringLiteral("1. a\n\n  - b")}}, format), written);
}

/// Every line of a comment stays in it, whatever it contains.
void WritersTest::commentsAreEscaped()
{
    const Comment comment{hostile};
    for (const QString &line : formatBlocks({comment}, WrittenFormat::Markdown).split(u'\n', Qt::SkipEmptyParts))
        QVERIFY2(line.startsWith(QStringLiteral("> ")), qPrintable(line));
    const Article article{{}, ArticleStyle::Steps, {comment, Outline{{{0, hostile, true, {comment}}}}}};
    qsizetype elements = 0;
    const QString html = textOfHtml(formatArticle(article, WrittenFormat::Html), elements);
    QCOMPARE(html.count(QStringLiteral("<&\"'\\_{}")), 3);
    const QString latex = formatArticle(article, WrittenFormat::Latex);
    const QString problem = samples::latexStructureProblem(latex);
    QVERIFY2(problem.isEmpty(), qPrintable(problem + u'\n' + latex));
    QCOMPARE(latex.count(QStringLiteral("\\end{document}")), 1);
}

/// Bold type begins and ends at a letter, and without one there is none.
void WritersTest::strongLinesOfMarkdownAreClosed()
{
    const auto strong = [](const char *text) {
        return formatBlocks({Outline{{{0, QString::fromLatin1(text), true}}}}, WrittenFormat::Markdown);
    };
    QCOMPARE(strong(" 1. a* "), QStringLiteral("- **1. a\\***\n"));
    QCOMPARE(strong(" "), QStringLiteral("- \n"));
}

void WritersTest::onlyPicturesNeedTikz()
{
    const auto latex = [](Blocks blocks) {
        return formatArticle({{}, ArticleStyle::Steps, std::move(blocks)}, WrittenFormat::Latex);
    };
    const QString tikz = QStringLiteral("\\usepackage{tikz}");
    QVERIFY(!latex({Sentence(QStringLiteral("\\fitpicture\n"))}).contains(tikz));
    QVERIFY(latex({Sample::of<Box>(QStringLiteral("s"))}).contains(tikz));
}

/// A page may break between the items of a list and between the lines of an outline, and a heading starts one.
void WritersTest::printedPiecesHoldAll()
{
    const std::vector<QString> pieces =
        printedPieces({{}, ArticleStyle::Exercises, samplesOf(QStringLiteral("words"))});
    QVERIFY(pieces.front().isEmpty());
    QString all;
    for (const QString &piece : pieces)
        all += piece;
    QCOMPARE(all.count(QStringLiteral("words")), textsInSamples);
    QCOMPARE(pieces.size(), std::size_t(1 + 1 + 1 + 1 + 1 + 1 + 3 + 5 + 1));
    QCOMPARE(htmlElements(hostile), htmlElements(QStringLiteral("words")));
}

MEXPLORER_TEST(WritersTest)
#include "tst_writers.moc"
