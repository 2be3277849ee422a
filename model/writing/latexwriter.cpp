// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/writing/writers.h"

#include <algorithm>
#include <span>

namespace mexplorer {

namespace {

struct Sign
{
    char16_t letter;
    QLatin1StringView name;
};

/// Characters with a special meaning in LaTeX.
constexpr Sign readOtherwise[] = {{u'\\', QLatin1StringView("\\textbackslash{}")},
                                  {u'~', QLatin1StringView("\\textasciitilde{}")},
                                  {u'^', QLatin1StringView("\\textasciicircum{}")},
                                  {u'–', QLatin1StringView("--")},
                                  {u'—', QLatin1StringView("---")},
                                  {u'\u00a0', QLatin1StringView("~")},
                                  {u'\t', QLatin1StringView(" ")},
                                  {u'\n', QLatin1StringView(" ")},
                                  {u'<', QLatin1StringView("\\ensuremath{<}")},
                                  {u'>', QLatin1StringView("\\ensuremath{>}")},
                                  {u'…', QLatin1StringView("\\dots{}")}};

/// Signs of mathematics.
constexpr Sign signs[] = {{u'⊕', QLatin1StringView("\\oplus ")}, {u'∅', QLatin1StringView("\\emptyset ")},
                          {u'≠', QLatin1StringView("\\ne ")},    {u'≤', QLatin1StringView("\\le ")},
                          {u'≥', QLatin1StringView("\\ge ")},    {u'…', QLatin1StringView("\\dots ")},
                          {u'→', QLatin1StringView("\\to ")},    {u'·', QLatin1StringView("\\cdot ")},
                          {u'×', QLatin1StringView("\\times ")}, {u'′', QLatin1StringView("'")},
                          {u'−', QLatin1StringView("-")}};

QString latexName(std::span<const Sign> table, QChar c)
{
    const auto found = std::ranges::find(table, c.unicode(), &Sign::letter);
    return found == table.end() ? QString() : QString(found->name);
}

/// The command for a mathematical sign within mathematics, such as "\oplus "; empty for any other letter.
QString latexSign(QChar c)
{
    return latexName(signs, c);
}

/// Letters of the T1 encoding and of its companion for signs, which every LaTeX supports in UTF-8.
bool isInUsualFonts(char16_t letter)
{
    constexpr QStringView lacking = u"ĦħĸĿŀŉŦŧſ";
    constexpr QStringView others = u"‘’‚“”„‹›†‡•€";
    const bool isLatin = letter >= 0xa1 && letter < 0x180 && letter != 0xad;
    return (letter >= 0x20 && letter < 0x7f) || (isLatin && !lacking.contains(QChar(letter))) ||
           others.contains(QChar(letter));
}

QString latexLetter(QChar c)
{
    if (const QString name = latexName(readOtherwise, c); !name.isEmpty())
        return name;
    if (QStringView(u"{}$&#%_").contains(c))
        return QStringLiteral("\\") + c;
    const QString sign = latexSign(c);
    if (!sign.isEmpty())
        return QStringLiteral("\\ensuremath{%1}").arg(sign.trimmed());
    return isInUsualFonts(c.unicode()) ? QString(c) : QStringLiteral("?");
}

/// The subscripts from \a at on, as normal letters: "12" for "₁₂".
QString subscriptAt(QStringView text, qsizetype at)
{
    QString index;
    for (; at < text.size() && !textmarks::fromSubscript(text[at]).isNull(); ++at)
        index += textmarks::fromSubscript(text[at]);
    return index;
}

/// The pieces of \a code between which a line may break: after separators, and within long sequences of letters.
QStringList latexPieces(const QString &code)
{
    constexpr int maxRow = 8;
    QStringList pieces = {QString()};
    int row = 0;
    for (const QChar c : writers::withArrows(code)) {
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

/// Converts subscripts to LaTeX: "d_{12}" for "d₁₂".
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
    QString result = writers::withWords(
        spaced,
        [](const QString &word) { return word.size() == 1 ? word : QStringLiteral("\\operatorname{%1}").arg(word); },
        latexMathChar);
    result.replace(QStringLiteral("{,}\uE010"), QStringLiteral(",\\allowbreak\\ "));
    return withLatexIndexes(result).replace(QStringLiteral("  "), QStringLiteral(" "));
}

/// Formats code within mathematics in pieces, as the argument of \text can't break.
QString latexMathCode(const QString &code)
{
    QStringList pieces = latexPieces(code);
    for (QString &piece : pieces)
        piece = QStringLiteral("\\text{\\texttt{%1}}").arg(piece);
    return pieces.join(QStringLiteral("\\allowbreak "));
}

constexpr double pageWidth = 322;    // of an article's line, in points
constexpr double letterWidth = 5.25; // in typewriter type
constexpr double columnGap = 12;
constexpr double wrappedGap = 5; // needed in a column of numbers in addition to its letters, if its header wraps

qsizetype longestWord(const QString &text)
{
    qsizetype longest = 0;
    for (const QString &word : text.split(u' '))
        longest = std::max(longest, word.size());
    return longest;
}

/// Columns are as wide as their contents, unless these are wider than the page: then columns of long texts share the
/// width left by the others, and wrap, as do the headers of numbers.
QString latexColumns(const Table &table, const std::vector<qsizetype> &cells)
{
    constexpr qsizetype widest = 40; // for a share
    std::vector<qsizetype> widths = cells;
    double all = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        widths[i] = std::max(cells[i], table.headers[i].plain().size());
        all += double(widths[i]) * letterWidth + columnGap;
    }
    const bool fits = all <= pageWidth;
    for (std::size_t i = 0; i < cells.size() && !fits; ++i) {
        if (table.numeric[i])
            widths[i] = std::max(cells[i], longestWord(table.headers[i].plain()));
    }
    QString columns;
    for (const double maxUnwrapped : {fits ? all : 22.0, 8.0}) {
        double space = pageWidth - columnGap * double(widths.size());
        qsizetype wrapped = 0;
        const auto wraps = [&](std::size_t i) { return !table.numeric[i] && double(widths[i]) > maxUnwrapped; };
        for (std::size_t i = 0; i < widths.size(); ++i) {
            if (wraps(i))
                wrapped += std::min(widths[i], widest);
            else
                space -= double(widths[i]) * letterWidth + (table.numeric[i] && !fits ? wrappedGap : 0);
        }
        const auto wrapping = [](const char *side, double width) {
            return QStringLiteral(">{\\%1\\arraybackslash}p{%2pt}").arg(QLatin1String(side)).arg(width, 0, 'f', 0);
        };
        columns.clear();
        for (std::size_t i = 0; i < widths.size(); ++i) {
            if (wraps(i))
                columns += wrapping("raggedright", space * double(std::min(widths[i], widest)) / double(wrapped));
            else if (table.numeric[i] && !fits)
                columns += wrapping("raggedleft", double(widths[i]) * letterWidth + wrappedGap);
            else
                columns += table.numeric[i] ? u'r' : u'l';
        }
        constexpr double minSpace = 100;
        if (wrapped == 0 ? space >= 0 : space >= minSpace)
            break;
    }
    return columns;
}

QString latexTable(const Table &table)
{
    constexpr qsizetype blankWidth = 6; // its strokes are wider than letters
    std::vector<qsizetype> widths;
    for (std::size_t i = 0; i < table.headers.size(); ++i) {
        qsizetype width = 0;
        for (const auto &row : table.rows)
            width = std::max(width, row[i].plain() == blankMark ? blankWidth : row[i].plain().size());
        widths.push_back(width);
    }
    // More columns than fit a line are set closer, in smaller type, with short blanks.
    constexpr std::size_t maxNormalColumns = 12;
    const bool isDense = table.headers.size() > maxNormalColumns;
    const auto line = [&](const std::vector<Sentence> &row) {
        QStringList cells;
        for (const Sentence &cell : row)
            cells << (isDense && cell.plain() == blankMark ? QStringLiteral("\\_") : writers::latexSentence(cell));
        return cells.join(QStringLiteral(" & ")) + QStringLiteral(" \\\\\n");
    };
    QString text = isDense ? QStringLiteral("{\\scriptsize\\setlength{\\tabcolsep}{%1pt}")
                                 .arg(std::max<std::size_t>(1, 48 / table.headers.size()))
                           : QStringLiteral("{");
    text += QStringLiteral("\\begin{longtable}{%1}\n")
                .arg(isDense ? QString(qsizetype(widths.size()), u'r') : latexColumns(table, widths)) +
            line(table.headers) + QStringLiteral("\\hline\n\\endhead\n");
    for (const auto &row : table.rows)
        text += line(row);
    return text + QStringLiteral("\\end{longtable}}\n");
}

class LatexWriter
{
public:
    explicit LatexWriter(bool isInItem) : m_isInItem(isInItem) {}

    QString write(const Blocks &blocks)
    {
        for (const Block &block : blocks)
            std::visit(*this, block);
        return std::move(m_text);
    }

    void operator()(const Heading &heading)
    {
        separate();
        m_text += (heading.beginsPage ? QStringLiteral("\\newpage\n\\section*{") : QStringLiteral("\\section*{")) +
                  writers::latexSentence(heading.text) + QStringLiteral("}\n\n");
        if (!heading.subtitle.isEmpty())
            m_text += writers::latexSentence(heading.subtitle) + QStringLiteral("\n\n");
    }

    void operator()(const Sentence &sentence)
    {
        separate();
        m_text += writers::latexSentence(sentence) + u'\n';
    }

    void operator()(const Comment &comment)
    {
        if (!m_text.isEmpty())
            m_text += QStringLiteral("\\par\n");
        m_text += QStringLiteral("{\\itshape\n");
        for (const QString &line : writers::linesOf(comment))
            m_text += QStringLiteral("\\noindent ") +
                      (line.trimmed().isEmpty() ? QStringLiteral("\\mbox{}") : latexText(line)) +
                      QStringLiteral("\\par\n");
        m_text += QStringLiteral("}\n");
    }

    void operator()(const Picture &picture)
    {
        const QString tikz = picture.draw(WrittenFormat::Latex);
        if (tikz.isEmpty())
            return;
        m_text += (m_isInItem ? QStringLiteral("\n\\noindent ") : QString()) +
                  QStringLiteral("\\begin{lrbox}{\\picturebox}%\n") + tikz +
                  QStringLiteral("\\end{lrbox}\\fitpicture\n");
    }

    void operator()(const Table &table)
    {
        if (table.rows.empty())
            return;
        separate();
        m_text += latexTable(table);
    }

    void operator()(const List &list)
    {
        if (list.items.empty())
            return;
        m_text += QStringLiteral("\\begin{enumerate}\n");
        int next = 1;
        for (const List::Item &item : list.items) {
            if (item.number != next)
                m_text += QStringLiteral("\\setcounter{enumi}{%1}\n").arg(item.number - 1);
            m_text += QStringLiteral("\\item ") + LatexWriter(true).write(item.blocks);
            next = item.number + 1;
        }
        m_text += QStringLiteral("\\end{enumerate}\n");
    }

    void operator()(const Outline &outline)
    {
        for (const Outline::Line &line : outline.lines) {
            const QString text = writers::latexSentence(line.text);
            m_text += QStringLiteral("\\noindent\\hangindent=%1em\\hspace*{%2em}").arg(line.level + 1).arg(line.level) +
                      (line.isStrong ? QStringLiteral("\\textbf{%1}").arg(text) : text) + QStringLiteral("\\par\n");
            if (const QString below = LatexWriter(false).write(line.blocks); !below.isEmpty())
                m_text +=
                    QStringLiteral("\\begin{list}{}{\\leftmargin=%1em\\topsep=0pt\\partopsep=0pt}\n\\item\\relax\n")
                        .arg(line.level + 1) +
                    below + QStringLiteral("\\end{list}\n");
        }
    }

    void operator()(const Box &box)
    {
        m_text += QStringLiteral("\\begin{minipage}{\\linewidth}\\raggedright\n");
        bool isNumbered = false;
        for (const Block &block : box.blocks) {
            if (std::holds_alternative<Sentence>(block) && !std::exchange(isNumbered, true))
                m_text += QStringLiteral("\\textbf{%1.} ").arg(box.number);
            const QString text = LatexWriter(false).write({block});
            m_text += std::holds_alternative<Picture>(block) && !text.isEmpty()
                          ? text + QStringLiteral("\n\\smallskip\n")
                          : text;
        }
        m_text += QStringLiteral("\\end{minipage}\n\n\\bigskip\n\n");
    }

private:
    /// Ends a paragraph with an empty line, except in lists.
    void separate()
    {
        if (!m_isInItem && !m_text.isEmpty() && !m_text.endsWith(QStringLiteral("\n\n")))
            m_text += u'\n';
    }

    QString m_text;
    bool m_isInItem;
};

/// Scales a picture down if it is wider than a line, or too high for a page with a sentence.
QString fitPicture()
{
    return QStringLiteral(
        "\\newsavebox{\\picturebox}\n\\newcommand{\\fitpicture}{%\n"
        "  \\ifdim\\wd\\picturebox>\\linewidth\\sbox{\\picturebox}{\\resizebox{\\linewidth}{!}{\\usebox{\\picturebox}}}\\fi\n"
        "  \\ifdim\\ht\\picturebox>0.75\\textheight"
        "\\sbox{\\picturebox}{\\resizebox{!}{0.75\\textheight}{\\usebox{\\picturebox}}}\\fi\n"
        "  \\usebox{\\picturebox}}\n");
}

} // namespace

QString latexText(const QString &text)
{
    QString result;
    for (qsizetype at = 0; at < text.size();) {
        if (const QString index = subscriptAt(text, at); !index.isEmpty()) {
            result += QStringLiteral("\\ensuremath{_{%1}}").arg(index);
            at += index.size();
            continue;
        }
        if (!text[at].isLowSurrogate()) // one mark for both surrogates
            result += latexLetter(text[at]);
        ++at;
    }
    return result;
}

QString writers::latexSentence(const Sentence &sentence)
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

QString writers::latexBlocks(const Blocks &blocks)
{
    return LatexWriter(false).write(blocks);
}

/// Allows ragged lines where breaking is difficult, and selects outline fonts.
QString writers::latexDocument(const QString &body)
{
    const bool hasPictures = body.contains(QStringLiteral("\\fitpicture\n"));
    return QStringLiteral("\\documentclass{article}\n\\usepackage[T1]{fontenc}\n\\usepackage[utf8]{inputenc}\n"
                          "\\usepackage{lmodern}\n\\usepackage{amsmath}\n\\usepackage{array}\n"
                          "\\usepackage{longtable}\n") +
           (hasPictures ? QStringLiteral("\\usepackage{tikz}\n") + fitPicture() : QString()) +
           QStringLiteral("\\begin{document}\n\\raggedright\n\\emergencystretch=3em\n\n") + body +
           QStringLiteral("\n\\end{document}\n");
}

} // namespace mexplorer
