// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/textrows.h"

#include "model/core/modeltext.h"
#include "model/import/graphfilebuilder.h"
#include "model/import/textlines.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace mexplorer {

namespace {

/// Signs that other formats write next to a name, so they are only allowed in quoted names.
constexpr QStringView foreignSigns = u";|#\"";
/// Signs at an end of no name: the rest of an arrow, or a changed separator.
constexpr QStringView edgeSigns = u"-<>=&|;,";
/// Signs of other formats in a line with only one name.
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

/// The index after the bracket that closes the one at \a at; \a at if none does in this line.
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

QString needsQuotes(QStringView name)
{
    return ModelText::tr("put '%1' in quotes if it is a name; write a move as \"a -> b\".").arg(name.left(40));
}

/// True if \a text in braces is data of an edge, as written by Python, and not a name such as {1, 2}.
bool isData(QStringView text)
{
    return text.startsWith(u'{') && (text.contains(u':') || QStringView(text.sliced(1)).trimmed().startsWith(u'}'));
}

/// The separator of a first line "sep=;"; null for other lines.
QChar declaredSeparator(QStringView text)
{
    TextLines lines(text);
    if (!lines.next())
        return {};
    QStringView line = lines.line();
    if (line.size() > 2 && line.startsWith(u'"') && line.endsWith(u'"'))
        line = line.sliced(1, line.size() - 2);
    return line.size() == 5 && line.startsWith(u"sep=", Qt::CaseInsensitive) ? line.back() : QChar();
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

bool TextCell::isBinary() const
{
    if (isQuoted || text.isEmpty() || (text[0] != u'0' && text[0] != u'1' && text[0] != u'.'))
        return false;
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    return isNumber && (number == 0 || number == 1);
}

std::optional<QString> TextCell::wrongAsVertex() const
{
    if (isQuoted)
        return std::nullopt;
    if (text.isEmpty())
        return ModelText::tr("expected a vertex between the separators.");
    const bool isTag = text.size() > 2 && text.front() == u'<' && text.back() == u'>';
    const bool hasSign =
        !isTag && ((edgeSigns.contains(text.front()) && !isNumber()) || edgeSigns.contains(text.back()));
    const bool isWrong =
        hasSign || text.endsWith(u"{}") || text.contains(u" #") || text.endsWith(u'#') || !areBracketsClosed(text);
    return isWrong ? std::optional(needsQuotes(text)) : std::nullopt;
}

void TextRows::addComment(QStringView line, qint64 number)
{
    if (line.startsWith(u"# GMT "))
        m_networkxLine = number;
    if (!m_rows.empty())
        return;
    static const QRegularExpression counts(QStringLiteral("\\bNodes:\\s*\\d+\\s+Edges:\\s*(\\d+)"));
    static const QRegularExpression undirected(QStringLiteral("^\\s*(#\\s*undirected graph\\b|%\\s*(sym|bip)\\b)"),
                                               QRegularExpression::CaseInsensitiveOption);
    const QString comment = line.left(200).toString();
    m_isUndirected = m_isUndirected || undirected.match(comment).hasMatch();
    if (const auto match = counts.match(comment); match.hasMatch())
        m_statedMoves = match.capturedView(1).toULongLong();
}

void TextRows::addMove(GraphFileBuilder &graph, quint32 from, quint32 to, std::size_t row) const
{
    if (!m_isUndirected)
        return graph.addMove(from, to);
    graph.setDirectionAdvice(ModelText::tr("delete the comment that says so if it isn't"));
    graph.addEdge(from, to, m_rows[row].line);
}

std::optional<Problem> TextRows::checkCount(std::size_t moves, const GraphFileBuilder &graph) const
{
    if (!m_statedMoves || *m_statedMoves == moves)
        return std::nullopt;
    return graph.problem(ModelText::tr("the comment above the moves says that there are %1, and there are %2; correct "
                                       "it, or add the missing lines.")
                             .arg(*m_statedMoves)
                             .arg(moves));
}

bool TextRows::lacksLines() const
{
    return m_networkxLine > 0 &&
           (!m_isEnded || m_rows.front().line < m_networkxLine + 2 || !isCompleteAdjacency(*this));
}

Result<TextRows> TextRows::words(QStringView text, const GraphFileBuilder &graph)
{
    TextRows rows;
    rows.m_isEnded = text.endsWith(u'\n') || text.endsWith(u'\r');
    for (TextLines lines(text); lines.next();) {
        if (isEmptyOrComment(lines.line())) {
            rows.addComment(lines.line(), lines.number());
            continue;
        }
        Row row{lines.number(), rows.m_cells.size(), 0};
        if (const auto wrong = rows.addWords(lines.line(), row))
            return graph.problemAtLine(lines.number(), *wrong);
        row.count = rows.m_cells.size() - row.first;
        if (row.count > 0)
            rows.m_rows.push_back(row);
    }
    return rows;
}

/// Adds the double-quoted text at \a at; returns false if the closing quote is missing.
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

/// Returns the error, if any.
std::optional<QString> TextRows::addWords(QStringView line, Row &row)
{
    qsizetype at = 0;
    while (at < line.size()) {
        const QChar c = line[at];
        const std::size_t count = m_cells.size() - row.first;
        if (c.isSpace() || c == u',') {
            ++at;
        } else if (c == u'#') {
            // After one word it may be a name, unless a space follows.
            const bool isName = at + 1 < line.size() && !line[at + 1].isSpace() && count < 2;
            if (at == 0 || !line[at - 1].isSpace() || isName)
                return needsQuotes(line.sliced(at));
            m_hasCommentsBehind = true;
            return std::nullopt;
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
        } else if (c == u'{' && isData(line.sliced(at))) {
            return ModelText::tr("expected two vertices before '{', as data of an edge comes behind them; put '%1' in "
                                 "quotes if it is a name.")
                .arg(line.sliced(at).left(40));
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
            if (hasAny(name, foreignSigns) || name.startsWith(u':') || name.endsWith(u':'))
                return needsQuotes(name);
            if (const auto wrong = TextCell{name}.wrongAsVertex())
                return wrong;
            m_cells.push_back({name});
        }
    }
    return std::nullopt;
}

Result<TextRows> TextRows::columns(QStringView text, QChar separator, const GraphFileBuilder &graph)
{
    TextRows rows;
    rows.m_isEnded = text.endsWith(u'\n') || text.endsWith(u'\r');
    const bool isDeclared = !declaredSeparator(text).isNull();
    for (TextRecords lines(text); lines.next();) {
        if (isDeclared && lines.number() == 1)
            continue;
        if (isEmptyOrComment(lines.record())) {
            rows.addComment(lines.record(), lines.number());
            continue;
        }
        const std::size_t first = rows.m_cells.size();
        if (const auto wrong = rows.addFields(lines.record(), separator))
            return graph.problemAtLine(lines.number(), *wrong);
        rows.m_rows.push_back({lines.number(), first, rows.m_cells.size() - first});
    }
    return rows;
}

/// Returns the error, if any.
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
            const QStringView field = line.sliced(at, end - at).trimmed();
            if (field.contains(u'"'))
                return ModelText::tr("a '\"' is within the field '%1'; put the whole field in quotes, and double the "
                                     "quotes within it.")
                    .arg(field.left(40));
            m_cells.push_back({field});
            at = end;
        }
    }
    return std::nullopt;
}

TextRows TextRows::withoutEmptyEnds() const
{
    TextRows trimmed;
    trimmed.m_isEnded = m_isEnded;
    trimmed.m_isUndirected = m_isUndirected;
    trimmed.m_statedMoves = m_statedMoves;
    trimmed.m_cells = m_cells;
    trimmed.m_rows = m_rows;
    for (Row &row : trimmed.m_rows) {
        ReadingJob::step(static_cast<qsizetype>(row.count));
        while (row.count > 1 && m_cells[row.first + row.count - 1].text.isEmpty() &&
               !m_cells[row.first + row.count - 1].isQuoted)
            --row.count;
    }
    return trimmed;
}

qsizetype TextRows::fieldCount(QStringView line, QChar separator)
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

QChar TextRows::separatorOf(QStringView text, bool mayVary)
{
    if (const QChar declared = declaredSeparator(text); !declared.isNull())
        return declared;
    QChar varying; // one that isn't in every line
    for (const QChar separator : {u'\t', u';', u','}) {
        qsizetype expected = 0;
        bool isUniform = true;
        bool isInEach = true;
        for (TextRecords lines(text); (isUniform || (isInEach && separator == u';')) && lines.next();) {
            if (isEmptyOrComment(lines.record()))
                continue;
            const qsizetype count = fieldCount(lines.record(), separator);
            if (expected == 0)
                expected = count;
            isUniform = isUniform && expected > 1 && count > 0 && (mayVary || count == expected);
            isInEach = isInEach && count > 1;
        }
        if (isUniform && expected > 1 && (!mayVary || isInEach))
            return separator;
        if (isUniform && expected > 1 && varying.isNull())
            varying = separator;
        if (isInEach && expected > 1 && separator == u';')
            return {}; // then a ',' is part of a field
    }
    return varying;
}

std::optional<std::size_t> TextRows::width() const
{
    const bool isUniform =
        std::ranges::all_of(m_rows, [this](const Row &row) { return row.count == m_rows.front().count; });
    return isUniform && !m_rows.empty() ? std::optional(m_rows.front().count) : std::nullopt;
}

bool looksLikeMatrix(const TextRows &rows)
{
    const std::size_t width = rows.cells(0).size();
    if (width < 3)
        return false;
    std::size_t odd = 0;
    bool areAll = true; // cells are 0, 1, or empty, as at the end of a truncated text
    for (std::size_t i = 0; i < rows.size() && (odd < 2 || areAll); ++i) {
        const auto cells = rows.cells(i);
        if (rows.row(i).arrows > 0 || rows.row(i).hasData || rows.row(i).hasColon)
            return false;
        odd += cells.size() != width || !std::ranges::all_of(cells, &TextCell::isBinary);
        areAll = areAll && std::ranges::all_of(cells, [](const TextCell &cell) {
                     return cell.isBinary() || (cell.text.isEmpty() && !cell.isQuoted);
                 });
    }
    return areAll || (odd < 2 && rows.size() >= 3 && rows.size() + 1 >= width && rows.size() <= width + 1);
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
    if (rows.lacksLines())
        return graph.problem(ModelText::tr("networkx writes a line for each vertex, and here some have none, so that "
                                           "the file may be cut off or changed. If it is whole, delete its comments."));
    std::vector<bool> hasLine; // by vertex
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto cells = rows.cells(i);
        const quint32 from = graph.vertex(cells.front().text);
        hasLine.resize(std::max(hasLine.size(), std::size_t(from) + 1));
        if (hasLine[from])
            return graph.problemAtLine(rows.row(i).line,
                                       ModelText::tr("'%1' has a line already.").arg(cells.front().text.left(40)));
        hasLine[from] = true;
        for (const TextCell &cell : cells) {
            if (const auto wrong = cell.wrongAsVertex())
                return graph.problemAtLine(rows.row(i).line, *wrong);
            if (!cell.isQuoted && hasAny(cell.text, foreignSigns))
                return graph.problemAtLine(rows.row(i).line, needsQuotes(cell.text));
        }
        for (const TextCell &cell : cells.subspan(1))
            rows.addMove(graph, from, graph.vertex(cell.text), i);
    }
    graph.reading().format = ModelText::tr("Adjacency list");
    graph.reading().assumed << ModelText::tr("moves lead from the first vertex of a line to the others");
    graph.reading().lines = rows.size();
    return std::nullopt;
}

} // namespace mexplorer
