// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/writing/writers.h"

#include <QRegularExpression>

namespace mexplorer {

namespace {

QString escaped(const QString &text)
{
    const QString line = writers::inOneLine(text);
    QString result;
    for (qsizetype at = 0; at < line.size(); ++at) {
        const QChar next = at + 1 < line.size() ? line[at + 1] : QChar();
        const bool isEntity = line[at] == u'&' && (next.isLetter() || next == u'#');
        if (isEntity || QStringView(u"\\`*_[]<>|#~").contains(line[at]))
            result += u'\\';
        result += line[at];
    }
    return result;
}

/// Formats code between backticks, more of them than occur in the code. Bars are unchanged; cellText() escapes them.
QString code(const QString &text)
{
    const QString code = writers::inOneLine(text);
    QString fence = QStringLiteral("`");
    while (code.contains(fence))
        fence += u'`';
    const QString pad = fence.size() > 1 ? QStringLiteral(" ") : QString();
    return fence + pad + code + pad + fence;
}

/// Formats a sentence with every bar escaped, also those of code.
QString cellText(const Sentence &cell)
{
    QString text;
    for (const QChar c : writers::markdownSentence(cell))
        text += c == u'|' && !text.endsWith(u'\\') ? QStringLiteral("\\|") : QString(c);
    return text;
}

/// Formats a sentence at the beginning of a line, where a number or a sign could start a list.
QString lineText(const Sentence &sentence)
{
    static const QRegularExpression mark(QStringLiteral("^(\\d+(?=[.)])|(?=[-+=]))"));
    QString text = writers::markdownSentence(sentence);
    if (const QRegularExpressionMatch match = mark.match(text); match.hasMatch())
        text.insert(match.capturedEnd(), u'\\');
    return text;
}

/// Formats a sentence in bold type at the beginning of a line.
QString strongText(const Sentence &sentence)
{
    const QString text = writers::markdownSentence(sentence).trimmed(); // no space may follow the first mark
    return text.isEmpty() ? text : QStringLiteral("**%1**").arg(text);
}

class MarkdownWriter
{
public:
    QString write(const Blocks &blocks)
    {
        for (const Block &block : blocks)
            std::visit(*this, block);
        return std::move(m_text);
    }

    void operator()(const Heading &heading)
    {
        separate();
        m_text += QStringLiteral("# ") + writers::markdownSentence(heading.text) + QStringLiteral("\n\n");
        if (!heading.subtitle.isEmpty())
            m_text += lineText(heading.subtitle) + QStringLiteral("\n\n");
    }

    void operator()(const Sentence &sentence)
    {
        separate();
        m_text += lineText(sentence) + u'\n';
    }

    /// Writes a quotation: emphasis can't contain every text.
    void operator()(const Comment &comment)
    {
        separate();
        const QStringList lines = writers::linesOf(comment);
        for (qsizetype at = 0; at < lines.size(); ++at) {
            const bool breaks =
                at + 1 < lines.size() && !lines[at].trimmed().isEmpty() && !lines[at + 1].trimmed().isEmpty();
            m_text += QStringLiteral("> ") + lineText(lines[at].trimmed()) + QLatin1String(breaks ? "\\\n" : "\n");
        }
    }

    void operator()(const Picture &) {}

    void operator()(const Table &table)
    {
        if (table.rows.empty())
            return;
        separate();
        const auto addRow = [this](const std::vector<Sentence> &row) {
            QStringList cells;
            for (const Sentence &cell : row)
                cells << cellText(cell);
            m_text += QStringLiteral("| ") + cells.join(QStringLiteral(" | ")) + QStringLiteral(" |\n");
        };
        addRow(table.headers);
        m_text += u'|';
        for (const bool numeric : table.numeric)
            m_text += numeric ? QStringLiteral(" ---: |") : QStringLiteral(" --- |");
        m_text += u'\n';
        for (const auto &row : table.rows)
            addRow(row);
    }

    void operator()(const List &list)
    {
        for (std::size_t at = 0; at < list.items.size(); ++at) {
            const List::Item &item = list.items[at];
            if (at > 0 && item.number != list.items[at - 1].number + 1)
                m_text += QStringLiteral("\n<!-- -->\n\n"); // starts another list with its own number
            else if (at > 0 && list.isLoose)
                separate();
            addItem(QStringLiteral("%1. ").arg(item.number), MarkdownWriter().write(item.blocks));
        }
    }

    void operator()(const Outline &outline)
    {
        for (const Outline::Line &line : outline.lines) {
            MarkdownWriter inner;
            inner.m_text = (line.isStrong ? strongText(line.text) : lineText(line.text)) + u'\n';
            addItem(QString(2 * line.level, u' ') + QStringLiteral("- "), inner.write(line.blocks));
        }
    }

    void operator()(const Box &box)
    {
        separate();
        addItem(QStringLiteral("%1. ").arg(box.number), MarkdownWriter().write(box.blocks));
    }

private:
    /// Ends a paragraph with an empty line.
    void separate()
    {
        if (!m_text.isEmpty() && !m_text.endsWith(QStringLiteral("\n\n")))
            m_text += u'\n';
    }

    /// Adds the lines of \a text, the first one after \a mark and the others indented.
    void addItem(const QString &mark, const QString &text)
    {
        const QStringList lines = text.split(u'\n');
        for (qsizetype at = 0; at + 1 < lines.size(); ++at) {
            const QString indent = lines[at].isEmpty() ? QString() : QString(mark.size(), u' ');
            m_text += (at == 0 ? mark : indent) + lines[at] + u'\n';
        }
    }

    QString m_text;
};

} // namespace

QString writers::markdownSentence(const Sentence &sentence)
{
    QString result;
    for (const Sentence::Run &run : sentence.runs())
        result += run.kind == Sentence::Kind::Game ? code(run.text) : escaped(run.text);
    return result;
}

QString writers::markdownBlocks(const Blocks &blocks)
{
    return MarkdownWriter().write(blocks);
}

} // namespace mexplorer
