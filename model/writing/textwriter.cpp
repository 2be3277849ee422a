// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/writing/writers.h"

#include <algorithm>

namespace mexplorer {

namespace {

QString tableText(const Table &table)
{
    std::vector<qsizetype> widths;
    for (std::size_t i = 0; i < table.headers.size(); ++i) {
        qsizetype width = writers::textSentence(table.headers[i]).size();
        for (const auto &row : table.rows)
            width = std::max(width, writers::textSentence(row[i]).size());
        widths.push_back(width);
    }
    const auto line = [&](const std::vector<Sentence> &row) {
        QString text;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const QString cell = writers::textSentence(row[i]);
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

class TextWriter
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
        for (const Sentence &line : {heading.text, heading.subtitle}) {
            if (!line.isEmpty())
                m_text += writers::textSentence(line) + u'\n';
        }
        m_text += u'\n';
    }

    void operator()(const Sentence &sentence) { m_text += writers::textSentence(sentence) + u'\n'; }

    void operator()(const Comment &comment)
    {
        for (const QString &line : writers::linesOf(comment))
            m_text += QStringLiteral("  ") + line + u'\n';
    }

    void operator()(const Picture &) {}

    void operator()(const Table &table)
    {
        if (table.rows.empty())
            return;
        separate();
        m_text += tableText(table);
    }

    void operator()(const List &list)
    {
        const auto width = list.items.empty() || list.isLoose ? 0 : QString::number(list.items.back().number).size();
        for (const List::Item &item : list.items)
            addNumbered(QString::number(item.number).rightJustified(width), item.blocks, list.isLoose);
    }

    void operator()(const Outline &outline)
    {
        for (const Outline::Line &line : outline.lines) {
            const QString indent(2 * line.level, u' ');
            m_text += indent + writers::textSentence(line.text) + u'\n';
            if (const QString text = nested(line.blocks, indent + QStringLiteral("  ")); !text.isEmpty())
                m_text += indent + QStringLiteral("  ") + text + u'\n';
        }
    }

    void operator()(const Box &box) { addNumbered(QString::number(box.number), box.blocks, true); }

private:
    /// Ends a paragraph with an empty line, except within a numbered item.
    void separate()
    {
        if (!m_isNested && !m_text.isEmpty() && !m_text.endsWith(QStringLiteral("\n\n")))
            m_text += u'\n';
    }

    /// Writes blocks without the last line break, and with \a indent before each line but the first.
    static QString nested(const Blocks &blocks, const QString &indent)
    {
        TextWriter inner;
        inner.m_isNested = true;
        QString text = inner.write(blocks);
        if (text.endsWith(u'\n'))
            text.chop(1);
        return text.replace(u'\n', u'\n' + indent);
    }

    void addNumbered(const QString &number, const Blocks &blocks, bool isLoose)
    {
        m_text += number + QStringLiteral(". ") + nested(blocks, QString(4, u' ')) + u'\n';
        if (isLoose)
            m_text += u'\n';
    }

    QString m_text;
    bool m_isNested = false;
};

} // namespace

QString writers::textSentence(const Sentence &sentence)
{
    return inOneLine(sentence.plain());
}

QString writers::textBlocks(const Blocks &blocks)
{
    return TextWriter().write(blocks);
}

} // namespace mexplorer
