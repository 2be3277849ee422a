// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/modeltext.h"
#include "model/writing/writers.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// In the order of ArticleStyle.
constexpr const char *styleSheets[] = {
    ("\nbody { font-family: sans-serif; max-width: 48em; margin: 2em auto; line-height: 1.5; }\n"
     "li { margin: 0.5em 0; }\ntable { border-collapse: collapse; }\n"
     "th, td { padding: 0.25em 0.75em; border-bottom: 1px solid #ccc; text-align: left; }\n"
     ".number { text-align: right; font-variant-numeric: tabular-nums; }\n"),
    ("\nbody { font-family: sans-serif; max-width: 60em; margin: 2em auto; line-height: 1.5; }\n"
     "section { margin: 2em 0; break-inside: avoid; }\nsvg { max-width: 100%; height: auto; }\n"
     "table { border-collapse: collapse; }\n"
     "th, td { padding: 0.25em 0.75em; border-bottom: 1px solid #ccc; text-align: left; }\n"
     ".number { text-align: right; font-variant-numeric: tabular-nums; }\n"),
    ("\nbody { font-family: sans-serif; max-width: 48em; margin: 2em auto; line-height: 1.5; }\n"
     "h1 code { font: inherit; }\nli { margin: 1em 0; break-inside: avoid; }\n"
     "table { border-collapse: collapse; margin: 0.5em 0; }\n"
     "th, td { padding: 0.25em 0.6em; border: 1px solid #bbb; text-align: left; }\n"
     ".number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }\n"
     ".key { break-before: page; page-break-before: always; }\n"),
    "body { font-family: sans-serif; line-height: 1.5; }",
    ("\nbody { font-family: sans-serif; max-width: 48em; margin: 2em auto; line-height: 1.5; }\n"
     "section { break-inside: avoid; }\nsvg { max-width: 100%; height: auto; }\n")};

constexpr const char *printedStyle = "<style>table { border-collapse: collapse; margin: 6px 0; }\n"
                                     "th, td { padding: 3px 8px; border: 1px solid #bbb; text-align: left; }\n"
                                     ".number { text-align: right; white-space: nowrap; }\n"
                                     ".exercise { margin: 0 0 14px 0; }\n"
                                     ".line p { margin: 0; }</style>";

/// Single letters of a formula are variables and set in italics; words are operators.
QString mathHtml(const QString &formula)
{
    return writers::withWords(
        formula, [](const QString &word) { return word.size() == 1 ? QStringLiteral("<i>%1</i>").arg(word) : word; },
        [](QChar c) { return QString(c).toHtmlEscaped(); });
}

/// Returns the sentence of a line.
QString lineHtml(const Outline::Line &line)
{
    const QString text = writers::htmlSentence(line.text);
    return line.isStrong ? QStringLiteral("<b>%1</b>").arg(text) : text;
}

class HtmlWriter
{
public:
    enum class Container : quint8 { Document, Item, Box };

    explicit HtmlWriter(Container container) : m_container(container) {}

    QString write(const Blocks &blocks)
    {
        for (const Block &block : blocks)
            std::visit(*this, block);
        return std::move(m_text);
    }

    void operator()(const Heading &heading)
    {
        m_text += (heading.beginsPage ? QStringLiteral("<h1 class=\"key\">") : QStringLiteral("<h1>")) +
                  writers::htmlSentence(heading.text) + QStringLiteral("</h1>\n");
        if (!heading.subtitle.isEmpty())
            m_text += QStringLiteral("<p>") + writers::htmlSentence(heading.subtitle) + QStringLiteral("</p>\n");
    }

    void operator()(const Sentence &sentence)
    {
        const QString text = writers::htmlSentence(sentence);
        m_text += m_container == Container::Document ? QStringLiteral("<p>") + text + QStringLiteral("</p>\n") : text;
    }

    void operator()(const Comment &comment)
    {
        QStringList lines = writers::linesOf(comment);
        for (QString &line : lines)
            line = line.toHtmlEscaped();
        m_text += QStringLiteral("<p><i>%1</i></p>\n").arg(lines.join(QStringLiteral("<br/>\n")));
    }

    void operator()(const Picture &picture)
    {
        const QString svg = picture.draw(WrittenFormat::Html);
        if (!svg.isEmpty())
            m_text +=
                m_container == Container::Box ? svg + u'\n' : QStringLiteral("\n<p class=\"figure\">%1</p>\n").arg(svg);
    }

    void operator()(const Table &table)
    {
        if (table.rows.empty())
            return;
        const auto addRow = [&](const std::vector<Sentence> &row, const QString &tag) {
            m_text += QStringLiteral("<tr>");
            for (std::size_t i = 0; i < row.size(); ++i)
                m_text += QStringLiteral("<%1%2>").arg(tag, table.numeric[i] ? QStringLiteral(" class=\"number\"")
                                                                             : QString()) +
                          writers::htmlSentence(row[i]) + QStringLiteral("</%1>").arg(tag);
            m_text += QStringLiteral("</tr>\n");
        };
        if (m_container == Container::Item && !m_text.isEmpty() && !m_text.endsWith(u'\n'))
            m_text += u'\n';
        m_text += QStringLiteral("<table>\n<thead>\n");
        addRow(table.headers, QStringLiteral("th"));
        m_text += QStringLiteral("</thead>\n<tbody>\n");
        for (const auto &row : table.rows)
            addRow(row, QStringLiteral("td"));
        m_text += QStringLiteral("</tbody>\n</table>\n");
    }

    void operator()(const List &list)
    {
        if (list.items.empty())
            return;
        m_text += QStringLiteral("<ol>\n");
        int next = 1;
        for (const List::Item &item : list.items) {
            m_text +=
                (item.number == next ? QStringLiteral("<li>") : QStringLiteral("<li value=\"%1\">").arg(item.number)) +
                HtmlWriter(Container::Item).write(item.blocks) + QStringLiteral("</li>\n");
            next = item.number + 1;
        }
        m_text += QStringLiteral("</ol>\n");
    }

    void operator()(const Outline &outline)
    {
        int level = -1; // of the open line
        for (const Outline::Line &line : outline.lines) {
            if (line.level > level)
                m_text += level < 0 ? QStringLiteral("<ul>\n") : QStringLiteral("\n<ul>\n");
            else
                closeLines(level, line.level);
            m_text += QStringLiteral("<li>") + lineHtml(line) + writers::htmlBlocks(line.blocks);
            level = line.level;
        }
        closeLines(level, -1);
    }

    void operator()(const Box &box)
    {
        m_text += QStringLiteral("<section>\n");
        bool isNumbered = false;
        for (const Block &block : box.blocks) {
            const auto *sentence = std::get_if<Sentence>(&block);
            const QString text = HtmlWriter(Container::Box).write({block});
            m_text += !sentence    ? text
                      : isNumbered ? QStringLiteral("<p>") + text + QStringLiteral("</p>\n")
                                   : QStringLiteral("<p><b>%1.</b> ").arg(box.number) + text + QStringLiteral("</p>\n");
            isNumbered = isNumbered || sentence;
        }
        m_text += QStringLiteral("</section>\n");
    }

private:
    /// Closes the line at \a level and those that contain it, down to level \a last.
    void closeLines(int level, int last)
    {
        for (; level >= std::max(last, 0); --level)
            m_text += level > last ? QStringLiteral("</li>\n</ul>\n") : QStringLiteral("</li>\n");
    }

    Container m_container;
    QString m_text;
};

} // namespace

QString writers::htmlSentence(const Sentence &sentence)
{
    QString result;
    for (const Sentence::Run &run : sentence.runs()) {
        if (run.kind == Sentence::Kind::Game)
            result += QStringLiteral("<code>%1</code>").arg(htmlText(withArrows(run.text)));
        else
            result += run.kind == Sentence::Kind::Math ? mathHtml(run.text) : htmlText(run.text);
    }
    return result;
}

QString writers::htmlBlocks(const Blocks &blocks)
{
    return HtmlWriter(HtmlWriter::Container::Document).write(blocks);
}

QString htmlDocument(const QString &title, ArticleStyle style, const QString &body)
{
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                          "<title>%2</title>\n<style>%3</style>\n</head>\n<body>\n")
               .arg(ModelText::tr("en"), htmlText(title), QLatin1String(styleSheets[std::size_t(style)])) +
           body + QStringLiteral("</body>\n</html>\n");
}

std::vector<QString> printedPieces(const Article &article)
{
    std::vector<QString> pieces;
    for (const Block &block : article.blocks) {
        if (const auto *heading = std::get_if<Heading>(&block)) {
            if (heading->beginsPage)
                pieces.emplace_back();
            pieces.push_back(QStringLiteral("<h2>%1</h2>").arg(htmlText(heading->text.plain())));
            if (!heading->subtitle.isEmpty())
                pieces.back() += QStringLiteral("<p>%1</p>").arg(writers::htmlSentence(heading->subtitle));
        } else if (const auto *list = std::get_if<List>(&block)) {
            for (const List::Item &item : list->items)
                pieces.push_back(QLatin1String(printedStyle) +
                                 QStringLiteral("<div class=\"exercise\"><b>%1.</b> ").arg(item.number) +
                                 HtmlWriter(HtmlWriter::Container::Item).write(item.blocks) + QStringLiteral("</div>"));
        } else if (const auto *outline = std::get_if<Outline>(&block)) {
            for (const Outline::Line &line : outline->lines)
                pieces.push_back(
                    QLatin1String(printedStyle) +
                    QStringLiteral("<div class=\"line\" style=\"margin-left: %1px\"><p>").arg(24 * line.level) +
                    lineHtml(line) + QStringLiteral("</p>") + writers::htmlBlocks(line.blocks) +
                    QStringLiteral("</div>"));
        } else {
            pieces.push_back(QLatin1String(printedStyle) + writers::htmlBlocks({block}));
        }
    }
    return pieces;
}

} // namespace mexplorer
