// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/trace/traceformat.h"

#include "model/trace/blanks.h"

namespace mexplorer {

namespace {

QString textTable(const TraceTable &table)
{
    std::vector<qsizetype> widths;
    for (std::size_t i = 0; i < table.headers.size(); ++i) {
        qsizetype width = formatSentence(table.headers[i], TraceFormat::Text).size();
        for (const auto &row : table.rows)
            width = std::max(width, formatSentence(row[i], TraceFormat::Text).size());
        widths.push_back(width);
    }
    const auto line = [&](const std::vector<Sentence> &row) {
        QString text;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const QString cell = formatSentence(row[i], TraceFormat::Text);
            text += (i ? QStringLiteral("  ") : QString()) +
                    (table.numeric[i] ? cell.rightJustified(widths[i]) : cell.leftJustified(widths[i]));
        }
        while (text.endsWith(u' '))
            text.chop(1);
        return text + u'\n';
    };
    QString text = line(table.headers);
    for (const auto &row : table.rows)
        text += line(row);
    return text;
}

/// A sentence in which every bar is escaped, those of code, too.
QString markdownCell(const Sentence &cell)
{
    QString text;
    for (const QChar c : formatSentence(cell, TraceFormat::Markdown))
        text += c == u'|' && !text.endsWith(u'\\') ? QStringLiteral("\\|") : QString(c);
    return text;
}

QString markdownTable(const TraceTable &table)
{
    const auto line = [](const std::vector<Sentence> &row) {
        QStringList cells;
        for (const Sentence &cell : row)
            cells << markdownCell(cell);
        return QStringLiteral("| ") + cells.join(QStringLiteral(" | ")) + QStringLiteral(" |\n");
    };
    QString text = line(table.headers) + u'|';
    for (const bool numeric : table.numeric)
        text += numeric ? QStringLiteral(" ---: |") : QStringLiteral(" --- |");
    text += u'\n';
    for (const auto &row : table.rows)
        text += line(row);
    return text;
}

QString htmlTable(const TraceTable &table)
{
    const auto line = [&](const std::vector<Sentence> &row, const QString &tag) {
        QString cells;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const QString align = table.numeric[i] ? QStringLiteral(" class=\"number\"") : QString();
            cells += QStringLiteral("<%1%2>").arg(tag, align) + formatSentence(row[i], TraceFormat::Html) +
                     QStringLiteral("</%1>").arg(tag);
        }
        return QStringLiteral("<tr>") + cells + QStringLiteral("</tr>\n");
    };
    QString text = QStringLiteral("<table>\n<thead>\n") + line(table.headers, QStringLiteral("th")) +
                   QStringLiteral("</thead>\n<tbody>\n");
    for (const auto &row : table.rows)
        text += line(row, QStringLiteral("td"));
    return text + QStringLiteral("</tbody>\n</table>\n");
}

constexpr double pageWidth = 322;    // of an article's line, in points
constexpr double letterWidth = 5.25; // in typewriter type
constexpr double columnGap = 12;
constexpr double wrappedGap = 5; // that a column of numbers needs beyond its letters, if its head wraps

qsizetype longestWord(const QString &text)
{
    qsizetype longest = 0;
    for (const QString &word : text.split(u' '))
        longest = std::max(longest, word.size());
    return longest;
}

/// Columns are as wide as what stands in them, unless that is wider than the page: then those of long texts share what
/// the others leave, and wrap, as do the heads of numbers.
QString latexColumns(const TraceTable &table, const std::vector<qsizetype> &cells)
{
    constexpr qsizetype widest = 40; // of a share
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
        double room = pageWidth - columnGap * double(widths.size());
        qsizetype wrapped = 0;
        const auto wraps = [&](std::size_t i) { return !table.numeric[i] && double(widths[i]) > maxUnwrapped; };
        for (std::size_t i = 0; i < widths.size(); ++i) {
            if (wraps(i))
                wrapped += std::min(widths[i], widest);
            else
                room -= double(widths[i]) * letterWidth + (table.numeric[i] && !fits ? wrappedGap : 0);
        }
        const auto wrapping = [](const char *side, double width) {
            return QStringLiteral(">{\\%1\\arraybackslash}p{%2pt}").arg(QLatin1String(side)).arg(width, 0, 'f', 0);
        };
        columns.clear();
        for (std::size_t i = 0; i < widths.size(); ++i) {
            if (wraps(i))
                columns += wrapping("raggedright", room * double(std::min(widths[i], widest)) / double(wrapped));
            else if (table.numeric[i] && !fits)
                columns += wrapping("raggedleft", double(widths[i]) * letterWidth + wrappedGap);
            else
                columns += table.numeric[i] ? u'r' : u'l';
        }
        constexpr double minRoom = 100;
        if (wrapped == 0 ? room >= 0 : room >= minRoom)
            break;
    }
    return columns;
}

QString latexTable(const TraceTable &table)
{
    constexpr qsizetype blankWidth = 6; // its strokes are broader than letters
    std::vector<qsizetype> widths;
    for (std::size_t i = 0; i < table.headers.size(); ++i) {
        qsizetype width = 0;
        for (const auto &row : table.rows)
            width = std::max(width, row[i].plain() == blankMark ? blankWidth : row[i].plain().size());
        widths.push_back(width);
    }
    // More columns than fit a line with their usual distance stand closer, in smaller type, with short blanks.
    constexpr std::size_t maxNormalColumns = 12;
    const bool isDense = table.headers.size() > maxNormalColumns;
    const auto line = [&](const std::vector<Sentence> &row) {
        QStringList cells;
        for (const Sentence &cell : row)
            cells << (isDense && cell.plain() == blankMark ? QStringLiteral("\\_")
                                                           : formatSentence(cell, TraceFormat::Latex));
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

} // namespace

QString formatTable(const TraceTable &table, TraceFormat format)
{
    constexpr QString (*writers[])(const TraceTable &) = {textTable, markdownTable, htmlTable, latexTable};
    return writers[std::size_t(format)](table);
}

} // namespace mexplorer
