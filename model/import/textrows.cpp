// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/textrows.h"

#include "model/core/modeltext.h"
#include "model/import/graphfilebuilder.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

/// Takes what stands in double quotes at \a at; nothing if the closing quote is missing.
std::optional<QString> takeQuoted(QStringView line, qsizetype &at)
{
    QString name;
    for (++at; at < line.size(); ++at) {
        if (line[at] != u'"') {
            name += line[at];
        } else if (at + 1 < line.size() && line[at + 1] == u'"') {
            name += line[++at];
        } else {
            ++at;
            return name;
        }
    }
    return std::nullopt;
}

/// The length of an arrow at \a at, "->" or longer, or U+2192; 0 if there is none.
qsizetype arrowLength(QStringView line, qsizetype at)
{
    if (line[at] == QChar(0x2192))
        return 1;
    qsizetype end = at;
    while (end < line.size() && line[end] == u'-')
        ++end;
    return end > at && end < line.size() && line[end] == u'>' ? end + 1 - at : 0;
}

/// Behind the bracket that closes the one at \a at; \a at if none does in this line.
qsizetype closingBracket(QStringView line, qsizetype at)
{
    QString open;
    for (qsizetype i = at; i < line.size(); ++i) {
        const QChar c = line[i];
        if (c == u'(' || c == u'[' || c == u'{') {
            open += c;
        } else if (c == u')' || c == u']' || c == u'}') {
            const QChar partner = c == u')' ? u'(' : c == u']' ? u'[' : u'{';
            if (!open.endsWith(partner))
                return at;
            open.chop(1);
            if (open.isEmpty())
                return i + 1;
        }
    }
    return at;
}

bool isBracket(QChar c)
{
    return c == u'(' || c == u'[' || c == u'{';
}

bool areBracketsClosed(QStringView name)
{
    int depth = 0;
    for (const QChar c : name) {
        depth += isBracket(c) ? 1 : c == u')' || c == u']' || c == u'}' ? -1 : 0;
        if (depth < 0)
            return false;
    }
    return depth == 0;
}

/// The lines of \a text, without what ends them: a line feed, a carriage return, or both.
template <class Use> void forEachLine(const QString &text, Use use)
{
    const QStringView all(text);
    qint64 number = 0;
    for (qsizetype from = text.startsWith(QChar::ByteOrderMark) ? 1 : 0; from <= all.size();) {
        qsizetype to = from;
        while (to < all.size() && all[to] != u'\n' && all[to] != u'\r')
            ++to;
        if (!use(all.sliced(from, to - from), ++number))
            return;
        from = to + (to + 1 < all.size() && all[to] == u'\r' && all[to + 1] == u'\n' ? 2 : 1);
    }
}

/// How many fields a line of columns has; 0 if it can't be one.
qsizetype fieldCount(QStringView line, QChar separator)
{
    qsizetype count = 1;
    bool isQuoted = false;
    int depth = 0;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar c = line[i];
        if (c == u'"')
            isQuoted = !isQuoted;
        if (isQuoted)
            continue;
        depth += isBracket(c) ? 1 : c == u')' || c == u']' || c == u'}' ? -1 : 0;
        if (c == separator) {
            if (depth != 0)
                return 0;
            ++count;
        } else if (arrowLength(line, i) > 0) {
            return 0;
        }
    }
    return count;
}

} // namespace

bool TextCell::isWhole() const
{
    return !isQuoted && !text.isEmpty() && text.size() <= 9 &&
           std::ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

bool TextCell::isNumber() const
{
    bool isOne = false;
    text.toDouble(&isOne);
    return isOne && !isQuoted;
}

Result<TextRows> TextRows::words(const QString &text, const GraphFileBuilder &graph)
{
    TextRows rows;
    std::optional<Problem> problem;
    forEachLine(text, [&](QStringView line, qint64 number) {
        Row row{number, rows.m_cells.size(), 0};
        if (const auto wrong = rows.addWords(line, row))
            problem = graph.problemAtLine(number, *wrong);
        row.count = rows.m_cells.size() - row.first;
        if (row.count > 0)
            rows.m_rows.push_back(row);
        return !problem;
    });
    return problem ? Result<TextRows>(*problem) : Result<TextRows>(std::move(rows));
}

/// What is wrong, if something is.
std::optional<QString> TextRows::addWords(QStringView line, Row &row)
{
    qsizetype at = 0;
    while (at < line.size() && line[at] != u'#') {
        const QChar c = line[at];
        const std::size_t count = m_cells.size() - row.first;
        if (c.isSpace() || c == u',') {
            ++at;
        } else if (const qsizetype arrow = arrowLength(line, at)) {
            at += arrow;
            ++row.arrows;
        } else if (c == u'"') {
            const auto name = takeQuoted(line, at);
            if (!name)
                return ModelText::tr("a '\"' is not closed.");
            m_cells.push_back({*name, true});
        } else if (c == u'{' && count >= 2) {
            if (closingBracket(line, at) == at || !line.sliced(closingBracket(line, at)).trimmed().isEmpty())
                return ModelText::tr("expected '}' at the end of what follows the two vertices.");
            row.hasData = true;
            return std::nullopt;
        } else if (count == 1 && c == u':' && row.arrows == 0) {
            row.hasColon = true;
            ++at;
        } else {
            const qsizetype from = at;
            if (isBracket(c))
                at = closingBracket(line, at);
            while (at < line.size() && !line[at].isSpace() && line[at] != u',' && arrowLength(line, at) == 0)
                ++at;
            QStringView name = line.sliced(from, at - from);
            if (name.contains(QStringLiteral("--")) || name.contains(QStringLiteral("<-")) || name == u'-') {
                return ModelText::tr("'%1' is no move: write \"a -> b\", or put a name with these signs in quotes.")
                    .arg(name.first(std::min(name.size(), qsizetype(40))));
            }
            if (count == 0 && name.size() > 1 && name.endsWith(u':')) {
                row.hasColon = true;
                name.chop(1);
            }
            if (std::ranges::any_of(name, [](QChar sign) { return QStringLiteral(";|#\"").contains(sign); }) ||
                !areBracketsClosed(name))
                return ModelText::tr("put '%1' in quotes if it is a name; write a move as \"a -> b\".")
                    .arg(name.left(40));
            m_cells.push_back({name.toString()});
        }
    }
    return std::nullopt;
}

Result<TextRows> TextRows::columns(const QString &text, QChar separator, const GraphFileBuilder &graph)
{
    TextRows rows;
    std::optional<Problem> problem;
    forEachLine(text, [&](QStringView line, qint64 number) {
        if (line.trimmed().isEmpty() || line.trimmed().startsWith(u'#'))
            return true;
        Row row{number, rows.m_cells.size(), 0};
        TextCell cell;
        for (qsizetype at = 0; at <= line.size() && !problem;) {
            if (at == line.size() || line[at] == separator) {
                if (!cell.isQuoted)
                    cell.text = cell.text.trimmed();
                rows.m_cells.push_back(std::exchange(cell, {}));
                ++at;
            } else if (line[at] == u'"' && cell.text.trimmed().isEmpty() && !cell.isQuoted) {
                const auto name = takeQuoted(line, at);
                if (name)
                    cell = {*name, true};
                else
                    problem = graph.problemAtLine(number, ModelText::tr("a '\"' is not closed."));
            } else if (cell.isQuoted && !line[at].isSpace()) {
                problem = graph.problemAtLine(
                    number,
                    ModelText::tr("expected '%1' after the closing '\"', found '%2'.").arg(separator).arg(line[at]));
            } else {
                if (!cell.isQuoted)
                    cell.text += line[at];
                ++at;
            }
        }
        row.count = rows.m_cells.size() - row.first;
        rows.m_rows.push_back(row);
        return !problem;
    });
    return problem ? Result<TextRows>(*problem) : Result<TextRows>(std::move(rows));
}

QChar TextRows::separatorOf(const QString &text, bool mayVary)
{
    for (const QChar separator : {u'\t', u';', u','}) {
        qsizetype expected = -1;
        bool isUniform = true;
        forEachLine(text, [&](QStringView line, qint64) {
            if (line.trimmed().isEmpty() || line.trimmed().startsWith(u'#'))
                return true;
            const qsizetype count = fieldCount(line, separator);
            if (expected < 0)
                expected = count;
            isUniform = count > 0 && (mayVary || count == expected);
            return isUniform;
        });
        if (isUniform && expected > 1)
            return separator;
    }
    return {};
}

std::optional<std::size_t> TextRows::width() const
{
    const bool isUniform =
        std::ranges::all_of(m_rows, [this](const Row &row) { return row.count == m_rows.front().count; });
    return isUniform && !m_rows.empty() ? std::optional(m_rows.front().count) : std::nullopt;
}

std::optional<Problem> readMatrix(const TextRows &rows, const QStringList &names, std::size_t skipped,
                                  GraphFileBuilder &graph)
{
    const std::size_t size = rows.size() - skipped;
    std::vector<quint32> vertices;
    for (std::size_t i = 0; i < size; ++i)
        vertices.push_back(graph.vertex(names.isEmpty() ? QString::number(i + 1) : names[static_cast<qsizetype>(i)]));
    for (std::size_t i = 0; i < size; ++i) {
        const auto cells = rows.cells(i + skipped).subspan(skipped);
        for (std::size_t j = 0; j < size; ++j) {
            if (cells[j].text.toDouble() != 0)
                graph.addMove(vertices[i], vertices[j]);
        }
    }
    graph.setFormat(ModelText::tr("Matrix"));
    graph.addAssumption(ModelText::tr("moves lead from rows to columns"));
    if (names.isEmpty())
        graph.addAssumption(ModelText::tr("vertices are numbered from 1"));
    return std::nullopt;
}

bool isCompleteAdjacency(const TextRows &rows)
{
    QSet<QString> first;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (first.contains(rows.cells(i).front().text))
            return false;
        first.insert(rows.cells(i).front().text);
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!std::ranges::all_of(rows.cells(i), [&](const TextCell &cell) { return first.contains(cell.text); }))
            return false;
    }
    return true;
}

std::optional<Problem> readAdjacencyRows(const TextRows &rows, GraphFileBuilder &graph)
{
    QSet<QString> seen;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto cells = rows.cells(i);
        const QString &name = cells.front().text;
        if (seen.contains(name))
            return graph.problemAtLine(rows.row(i).line, ModelText::tr("'%1' has a line already.").arg(name.left(40)));
        seen.insert(name);
        const quint32 from = graph.vertex(name);
        for (const TextCell &cell : cells.subspan(1))
            graph.addMove(from, graph.vertex(cell.text));
    }
    graph.setFormat(ModelText::tr("Adjacency list"));
    graph.addAssumption(ModelText::tr("moves lead from the first vertex of a line to the others"));
    graph.setLineCount(rows.size());
    return std::nullopt;
}

} // namespace mexplorer
