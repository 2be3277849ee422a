// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/trace/traceformat.h"

#include "model/core/enumtable.h"
#include "model/core/latextext.h"
#include "model/core/modeltext.h"
#include "model/core/textmarks.h"
#include "model/core/visibletext.h"
#include "model/trace/blanks.h"

namespace mexplorer {

namespace {

QString arrows(QString game)
{
    return game.replace(QStringLiteral(" -> "), QStringLiteral(" → "));
}

QString markdownText(const QString &text)
{
    QString result;
    for (const QChar c : visibleText(text)) {
        if (QStringView(u"\\`*_[]<>|#~").contains(c))
            result += u'\\';
        result += c;
    }
    return result;
}

/// Code between back-ticks, more of them than stand in the code. A bar is taken as it stands; in tables its cell
/// escapes it.
QString markdownCode(const QString &text)
{
    const QString code = visibleText(text);
    QString fence = QStringLiteral("`");
    while (code.contains(fence))
        fence += u'`';
    const QString pad = fence.size() > 1 ? QStringLiteral(" ") : QString();
    return fence + pad + code + pad + fence;
}

/// Unicode formula with its variables upright or slanted: single letters are variables, words are operators. An index
/// below the line is part of neither.
template <class Word, class Other> QString mathText(const QString &formula, Word word, Other other)
{
    QString result;
    for (qsizetype at = 0; at < formula.size();) {
        qsizetype end = at;
        while (end < formula.size() && formula[end].isLetter() && textmarks::fromSubscript(formula[end]).isNull())
            ++end;
        if (end > at) {
            result += word(formula.sliced(at, end - at));
            at = end;
        } else {
            result += other(formula[at++]);
        }
    }
    return result;
}

QString htmlMath(const QString &formula)
{
    return mathText(
        formula, [](const QString &word) { return word.size() == 1 ? QStringLiteral("<i>%1</i>").arg(word) : word; },
        [](QChar c) { return QString(c).toHtmlEscaped(); });
}

/// The pieces of \a code between which a line may end: after what separates its parts, and within long rows of letters.
QStringList latexPieces(const QString &code)
{
    constexpr int maxRow = 8;
    QStringList pieces = {QString()};
    int row = 0;
    for (const QChar c : arrows(code)) {
        row = c.isLetterOrNumber() ? row + 1 : c == u':' ? row : 0;
        if (row > maxRow) {
            pieces << QString();
            row = 1;
        }
        pieces.last() += c;
        if (QStringView(u",+/;").contains(c))
            pieces << QString();
    }
    if (pieces.size() > 1 && pieces.last().isEmpty())
        pieces.removeLast();
    for (QString &piece : pieces)
        piece = latexText(piece);
    return pieces;
}

QString latexCode(const QString &code)
{
    return QStringLiteral("\\texttt{%1}").arg(latexPieces(code).join(QStringLiteral("\\allowbreak{}")));
}

QString latexMathChar(QChar c)
{
    const QString sign = latexSign(c);
    if (!sign.isEmpty())
        return sign;
    if (c == u',')
        return QStringLiteral("{,}");
    return QStringView(u"{}#%&$_").contains(c) ? QStringLiteral("\\") + c : QString(c);
}

/// Indexes below the line as LaTeX sets them: "d_{12}" for "d₁₂".
QString withLatexIndexes(const QString &formula)
{
    QString result;
    for (qsizetype at = 0; at < formula.size();) {
        const QString index = subscriptAt(formula, at);
        result += index.isEmpty() ? formula.sliced(at, 1) : QStringLiteral("_{%1}").arg(index);
        at += std::max<qsizetype>(1, index.size());
    }
    return result;
}

QString latexMath(const QString &formula)
{
    QString spaced = formula;
    // A comma before a space separates; within a number it groups digits.
    spaced.replace(QStringLiteral(", "), QStringLiteral(",\uE010"));
    QString result = mathText(
        spaced,
        [](const QString &word) { return word.size() == 1 ? word : QStringLiteral("\\operatorname{%1}").arg(word); },
        latexMathChar);
    result.replace(QStringLiteral("{,}\uE010"), QStringLiteral(",\\allowbreak\\ "));
    return withLatexIndexes(result).replace(QStringLiteral("  "), QStringLiteral(" "));
}

/// Code within mathematics: in pieces, as what \text holds can't break.
QString latexMathCode(const QString &code)
{
    QStringList pieces = latexPieces(code);
    for (QString &piece : pieces)
        piece = QStringLiteral("\\text{\\texttt{%1}}").arg(piece);
    return pieces.join(QStringLiteral("\\allowbreak "));
}

QString latexSentence(const Sentence &sentence)
{
    QString result;
    bool open = false;
    for (const Sentence::Run &run : sentence.runs()) {
        if (run.inMath != open)
            result += u'$';
        open = run.inMath;
        if (run.kind == Sentence::Kind::Math)
            result += latexMath(run.text);
        else if (run.kind == Sentence::Kind::Text)
            result += latexText(run.text);
        else
            result += open ? latexMathCode(run.text) : latexCode(run.text);
    }
    return open ? result + u'$' : result;
}

QString markdownSentence(const Sentence &sentence)
{
    QString result;
    for (const Sentence::Run &run : sentence.runs())
        result += run.kind == Sentence::Kind::Game ? markdownCode(run.text) : markdownText(run.text);
    return result;
}

QString htmlSentence(const Sentence &sentence)
{
    QString result;
    for (const Sentence::Run &run : sentence.runs()) {
        if (run.kind == Sentence::Kind::Game)
            result += QStringLiteral("<code>%1</code>").arg(htmlText(arrows(run.text)));
        else
            result += run.kind == Sentence::Kind::Math ? htmlMath(run.text) : htmlText(run.text);
    }
    return result;
}

/// What a document holds, with or without the answers.
struct TraceTexts
{
    struct Step
    {
        int number;
        Sentence sentence;
    };

    TraceTexts(const Trace &trace, const std::vector<int> &chosen, bool isBlank)
        : title(trace.title()), table(isBlank ? trace.blankTable() : trace.table())
    {
        const std::vector<int> all = handoutSteps(trace, isBlank);
        for (const int step : chosen)
            steps.push_back({stepNumber(all, step), isBlank ? trace.blankSentence(step) : trace.sentence(step)});
    }

    /// True if a list that counts by itself would count wrong at \a at.
    bool isAfterGap(std::size_t at) const { return steps[at].number != (at > 0 ? steps[at - 1].number + 1 : 1); }

    Sentence title;
    std::vector<Step> steps;
    TraceTable table;
};

QString plainSentence(const Sentence &sentence)
{
    return visibleText(sentence.plain());
}

QString textDocument(const TraceTexts &texts)
{
    QString text = plainSentence(texts.title) + QStringLiteral("\n\n");
    const auto width = texts.steps.empty() ? 0 : QString::number(texts.steps.back().number).size();
    for (const auto &[number, sentence] : texts.steps)
        text += QString::number(number).rightJustified(width) + QStringLiteral(". ") + plainSentence(sentence) + u'\n';
    return texts.table.rows.empty() ? text : text + u'\n' + formatTable(texts.table, TraceFormat::Text);
}

QString markdownDocument(const TraceTexts &texts)
{
    QString text = QStringLiteral("# ") + markdownSentence(texts.title) + QStringLiteral("\n\n");
    for (std::size_t at = 0; at < texts.steps.size(); ++at) {
        if (at > 0 && texts.isAfterGap(at))
            text += QStringLiteral("\n<!-- -->\n\n"); // another list, which begins with its own number
        text += QString::number(texts.steps[at].number) + QStringLiteral(". ") +
                markdownSentence(texts.steps[at].sentence) + u'\n';
    }
    return texts.table.rows.empty() ? text : text + u'\n' + formatTable(texts.table, TraceFormat::Markdown);
}

QString htmlDocument(const TraceTexts &texts)
{
    QString text = htmlHead(
        texts.title.plain(),
        QStringLiteral("\nbody { font-family: sans-serif; max-width: 48em; margin: 2em auto; line-height: 1.5; }\n"
                       "li { margin: 0.5em 0; }\ntable { border-collapse: collapse; }\n"
                       "th, td { padding: 0.25em 0.75em; border-bottom: 1px solid #ccc; text-align: left; }\n"
                       ".number { text-align: right; font-variant-numeric: tabular-nums; }\n"));
    text += QStringLiteral("<h1>") + htmlSentence(texts.title) + QStringLiteral("</h1>\n<ol>\n");
    for (std::size_t at = 0; at < texts.steps.size(); ++at)
        text += (texts.isAfterGap(at) ? QStringLiteral("<li value=\"%1\">").arg(texts.steps[at].number)
                                      : QStringLiteral("<li>")) +
                htmlSentence(texts.steps[at].sentence) + QStringLiteral("</li>\n");
    text += QStringLiteral("</ol>\n");
    return text + (texts.table.rows.empty() ? QString() : formatTable(texts.table, TraceFormat::Html)) +
           QStringLiteral("</body>\n</html>\n");
}

QString latexDocument(const TraceTexts &texts)
{
    QString text = latexHead(false) + QStringLiteral("\\section*{") + latexSentence(texts.title) +
                   QStringLiteral("}\n\n\\begin{enumerate}\n");
    for (std::size_t at = 0; at < texts.steps.size(); ++at) {
        if (texts.isAfterGap(at))
            text += QStringLiteral("\\setcounter{enumi}{%1}\n").arg(texts.steps[at].number - 1);
        text += QStringLiteral("\\item ") + latexSentence(texts.steps[at].sentence) + u'\n';
    }
    text += QStringLiteral("\\end{enumerate}\n");
    return text + (texts.table.rows.empty() ? QString() : u'\n' + formatTable(texts.table, TraceFormat::Latex)) +
           QStringLiteral("\n\\end{document}\n");
}

/// A picture is made smaller where it is wider than a line, or too high for a page with a sentence.
QString fitPicture()
{
    return QStringLiteral(
        "\\newsavebox{\\picturebox}\n\\newcommand{\\fitpicture}{%\n"
        "  \\ifdim\\wd\\picturebox>\\linewidth\\sbox{\\picturebox}{\\resizebox{\\linewidth}{!}{\\usebox{\\picturebox}}}\\fi\n"
        "  \\ifdim\\ht\\picturebox>0.75\\textheight"
        "\\sbox{\\picturebox}{\\resizebox{!}{0.75\\textheight}{\\usebox{\\picturebox}}}\\fi\n"
        "  \\usebox{\\picturebox}}\n");
}

struct FormatFunctions
{
    const char *name;
    QString (*sentence)(const Sentence &);
    QString (*document)(const TraceTexts &);
};

/// In the order of TraceFormat.
constexpr FormatFunctions traceFormats[] = {{"text", plainSentence, textDocument},
                                            {"markdown", markdownSentence, markdownDocument},
                                            {"html", htmlSentence, htmlDocument},
                                            {"latex", latexSentence, latexDocument}};

} // namespace

std::optional<TraceFormat> traceFormatFromName(QStringView name)
{
    return valueNamed<TraceFormat>(name, traceFormats, &FormatFunctions::name);
}

QStringList traceFormatNames()
{
    return rowNames(traceFormats, &FormatFunctions::name);
}

QString formatSentence(const Sentence &sentence, TraceFormat format)
{
    return traceFormats[std::size_t(format)].sentence(sentence);
}

QString htmlHead(const QString &title, const QString &style)
{
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                          "<title>%2</title>\n<style>%3</style>\n</head>\n<body>\n")
        .arg(ModelText::tr("en"), htmlText(title), style);
}

QString latexHead(bool hasPictures)
{
    return QStringLiteral("\\documentclass{article}\n\\usepackage[T1]{fontenc}\n\\usepackage[utf8]{inputenc}\n"
                          "\\usepackage{lmodern}\n\\usepackage{amsmath}\n\\usepackage{array}\n"
                          "\\usepackage{longtable}\n") +
           (hasPictures ? QStringLiteral("\\usepackage{tikz}\n") + fitPicture() : QString()) +
           QStringLiteral("\\begin{document}\n\\raggedright\n\\emergencystretch=3em\n\n");
}

QString latexPicture(const QString &tikz)
{
    return QStringLiteral("\\begin{lrbox}{\\picturebox}%\n") + tikz + QStringLiteral("\\end{lrbox}\\fitpicture\n");
}

QString formatTrace(const Trace &trace, TraceFormat format, bool isBlank)
{
    return formatSteps(trace, handoutSteps(trace, isBlank), format, isBlank);
}

QString formatSteps(const Trace &trace, const std::vector<int> &steps, TraceFormat format, bool isBlank)
{
    return traceFormats[std::size_t(format)].document(TraceTexts(trace, steps, isBlank));
}

} // namespace mexplorer
