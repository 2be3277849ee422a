// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/textrows.h"

#include "model/core/modeltext.h"
#include "model/import/graphfilebuilder.h"
#include "model/import/textlines.h"

#include <QSet>

#include <algorithm>

namespace mexplorer {

namespace {

/// Signs that other formats have beside a name, so that they stand in a name only within quotes.
constexpr QStringView foreignSigns = u";|#\"";
/// The same in a line that has one name only.
constexpr QStringView foreignSignsAlone = u";:|=<>\"'#&!?/\\@^~()[]{}";

bool hasAny(QStringView name, QStringView signs)
{
    return std::ranges::any_of(name, [signs](QChar c) { return signs.contains(c); });
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

std::optional<quint32> TextCell::whole() const
{
    if (isQuoted || text.isEmpty() || text.size() > 9)
        return std::nullopt;
    quint32 number = 0;
    for (const QChar c : text) {
        if (c < u'0' || c > u'9')
            return std::nullopt;
        number = 10 * number + (c.unicode() - u'0');
    }
    return number;
}

bool TextCell::isNumber() const
{
    return !isQuoted && mexplorer::isNumber(text);
}

bool TextCell::hasSigns() const
{
    return !isQuoted && hasAny(text, foreignSignsAlone);
}

Result<TextRows> TextRows::words(QStringView text, const GraphFileBuilder &graph)
{
    TextRows rows;
    for (TextLines lines(text); lines.next();) {
        Row row{lines.number(), rows.m_cells.size(), 0};
        if (const auto wrong = rows.addWords(lines.line(), row))
            return graph.problemAtLine(lines.number(), *wrong);
        row.count = rows.m_cells.size() - row.first;
        if (row.count > 0)
            rows.m_rows.push_back(row);
    }
    return rows;
}

/// Adds what stands in double quotes at \a at; false if the closing quote is missing.
bool TextRows::addQuoted(QStringView line, qsizetype &at)
{
    const qsizetype from = ++at;
    bool hasDoubled = false;
    for (; at < line.size(); ++at) {
        if (line[at] != u'"')
            continue;
        if (at + 1 == line.size() || line[at + 1] != u'"')
            break;
        hasDoubled = true;
        ++at;
    }
    if (at >= line.size())
        return false;
    QStringView name = line.sliced(from, at++ - from);
    if (hasDoubled)
        name = m_unescaped.emplace_back(name.toString().replace(QStringLiteral("\"\""), QStringLiteral("\"")));
    m_cells.push_back({name, true});
    return true;
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
            if (!addQuoted(line, at))
                return ModelText::tr("a '\"' is not closed.");
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
            if (name.contains(u"--") || name.contains(u"<-") || name == u'-') {
                return ModelText::tr("'%1' is no move: write \"a -> b\", or put a name with these signs in quotes.")
                    .arg(name.left(40));
            }
            if (count == 0 && name.size() > 1 && name.endsWith(u':')) {
                row.hasColon = true;
                name.chop(1);
            }
            if (hasAny(name, foreignSigns) || !areBracketsClosed(name))
                return ModelText::tr("put '%1' in quotes if it is a name; write a move as \"a -> b\".")
                    .arg(name.left(40));
            m_cells.push_back({name});
        }
    }
    return std::nullopt;
}

Result<TextRows> TextRows::columns(QStringView text, QChar separator, const GraphFileBuilder &graph)
{
    TextRows rows;
    for (TextLines lines(text); lines.next();) {
        if (isEmptyOrComment(lines.line()))
            continue;
        const std::size_t first = rows.m_cells.size();
        if (const auto wrong = rows.addFields(lines.line(), separator))
            return graph.problemAtLine(lines.number(), *wrong);
        rows.m_rows.push_back({lines.number(), first, rows.m_cells.size() - first});
    }
    return rows;
}

/// What is wrong, if something is.
std::optional<QString> TextRows::addFields(QStringView line, QChar separator)
{
    const auto skipSpace = [&](qsizetype &at) {
        while (at < line.size() && line[at] != separator && line[at].isSpace())
            ++at;
    };
    for (qsizetype at = 0; at <= line.size(); ++at) {
        skipSpace(at);
        if (at < line.size() && line[at] == u'"') {
            if (!addQuoted(line, at))
                return ModelText::tr("a '\"' is not closed.");
            skipSpace(at);
            if (at < line.size() && line[at] != separator)
                return ModelText::tr("expected '%1' after the closing '\"', found '%2'.").arg(separator).arg(line[at]);
        } else {
            const qsizetype found = line.indexOf(separator, at);
            const qsizetype end = found < 0 ? line.size() : found;
            m_cells.push_back({line.sliced(at, end - at).trimmed()});
            at = end;
        }
    }
    return std::nullopt;
}

QChar TextRows::separatorOf(QStringView text, bool mayVary)
{
    for (const QChar separator : {u'\t', u';', u','}) {
        qsizetype expected = 0;
        bool isUniform = true;
        for (TextLines lines(text); isUniform && lines.next();) {
            if (isEmptyOrComment(lines.line()))
                continue;
            const qsizetype count = fieldCount(lines.line(), separator);
            if (expected == 0)
                expected = count;
            isUniform = expected > 1 && count > 0 && (mayVary || count == expected);
        }
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
        vertices.push_back(names.isEmpty() ? graph.vertex(QString::number(i + 1))
                                           : graph.vertex(names[static_cast<qsizetype>(i)]));
    for (std::size_t i = 0; i < size; ++i) {
        const auto cells = rows.cells(i + skipped).subspan(skipped);
        for (std::size_t j = 0; j < size; ++j) {
            if (cells[j].text.toDouble() != 0)
                graph.addMove(vertices[i], vertices[j]);
        }
    }
    graph.reading().format = ModelText::tr("Matrix");
    graph.reading().assumed << ModelText::tr("moves lead from rows to columns");
    if (names.isEmpty())
        graph.reading().assumed << ModelText::tr("vertices are numbered from 1");
    return std::nullopt;
}

bool isCompleteAdjacency(const TextRows &rows)
{
    QSet<QStringView> first;
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
    std::vector<bool> hasLine; // by vertex
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto cells = rows.cells(i);
        const quint32 from = graph.vertex(cells.front().text);
        hasLine.resize(std::max(hasLine.size(), std::size_t(from) + 1));
        if (hasLine[from])
            return graph.problemAtLine(rows.row(i).line,
                                       ModelText::tr("'%1' has a line already.").arg(cells.front().text.left(40)));
        hasLine[from] = true;
        for (const TextCell &cell : cells.subspan(1))
            graph.addMove(from, graph.vertex(cell.text));
    }
    graph.reading().format = ModelText::tr("Adjacency list");
    graph.reading().assumed << ModelText::tr("moves lead from the first vertex of a line to the others");
    graph.reading().lines = rows.size();
    return std::nullopt;
}

} // namespace mexplorer
