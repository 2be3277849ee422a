// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/graphfilebuilder.h"

#include "model/core/modeltext.h"
#include "model/core/scanner.h"
#include "model/core/visibletext.h"
#include "model/core/wordlist.h"
#include "model/import/misspelling.h"

#include <QSet>

#include <algorithm>

namespace mexplorer {

namespace {

/// The attributes that this program writes in addition to a position, which need not be reported.
bool isOwnAttribute(const QString &name)
{
    static const QSet<QString> own = {"value",       "outcome",    "remoteness", "birthday",  "label",
                                      "game",        "style",      "color",      "fillcolor", "fontcolor",
                                      "peripheries", "convention", "truncated"};
    return own.contains(name);
}

/// The name in one line, with its control characters as escapes.
QString shownName(QString name)
{
    name.replace(u'\n', QStringLiteral("\\n"))
        .replace(u'\r', QStringLiteral("\\r"))
        .replace(u'\t', QStringLiteral("\\t"));
    return shortened(visibleText(name));
}

bool hasControl(QStringView name)
{
    return std::ranges::any_of(name, [](QChar c) { return c.category() == QChar::Other_Control; });
}

} // namespace

quint32 GraphFileBuilder::vertex(QStringView id)
{
    ReadingJob::step();
    if (const auto found = findVertex(id))
        return *found;
    const auto index = static_cast<quint32>(m_ids.size());
    m_ids << id.toString();
    m_indices.insert({m_ids.constLast()}, index);
    return index;
}

std::optional<quint32> GraphFileBuilder::findVertex(QStringView id) const
{
    const auto found = m_indices.constFind({id});
    return found == m_indices.constEnd() ? std::nullopt : std::optional(*found);
}

void GraphFileBuilder::setLabel(quint32 vertex, QStringView label)
{
    QString plain = label.toString().simplified();
    if (plain.isEmpty() || hasControl(plain))
        return;
    if (m_labels.size() <= vertex)
        m_labels.resize(static_cast<std::size_t>(m_ids.size()));
    m_labels[vertex] = std::move(plain);
}

void GraphFileBuilder::ignore(QStringView attribute)
{
    if (m_ignored.find(attribute) == m_ignored.end())
        m_ignored.insert(attribute.toString());
}

void GraphFileBuilder::ignoreOfMoves(QStringView attribute)
{
    if (m_ignoredOfMoves.find(attribute) == m_ignoredOfMoves.end())
        m_ignoredOfMoves.insert(attribute.toString());
}

void GraphFileBuilder::addEdge(quint32 a, quint32 b, qint64 line, const EdgeWord &word)
{
    ReadingJob::step();
    if (m_edges.empty()) {
        m_firstEdgeLine = line;
        if (!word.written.isEmpty())
            m_firstEdgeAdvice = ModelText::tr("write %1 instead of %2 at this edge").arg(word.instead, word.written);
    }
    m_edges.emplace_back(a, b);
}

bool GraphFileBuilder::takeStartMark(quint32 vertex, QStringView value)
{
    const bool isStart = value == u"true" || value == u"1";
    if (isStart)
        m_startMarks.push_back(vertex);
    if (!misspeltWord(value, {u"true", u"false"}).isEmpty())
        m_misspeltStart = value.toString();
    return isStart || value == u"false" || value == u"0";
}

bool GraphFileBuilder::hasMoves(quint32 vertex) const
{
    const auto touches = [vertex](const auto &move) { return move.first == vertex || move.second == vertex; };
    return std::ranges::any_of(m_moves, touches) || std::ranges::any_of(m_edges, touches);
}

Result<GraphFile> GraphFileBuilder::take()
{
    if (const auto wrong = chooseStart())
        return *wrong;
    if (const auto wrong = validate())
        return *wrong;
    joinMoves();
    GraphFile file;
    file.names = chooseNames(file.otherNames);
    if (const auto wrong = validateNames(file.names))
        return problem(*wrong);
    file.start = findStart(file.names);
    m_reading.vertices = static_cast<quint64>(m_ids.size());
    m_reading.moves = m_moves.size();
    m_reading.start = file.names[static_cast<qsizetype>(file.start)];
    for (const quint32 vertex : findUnreachable(file.start))
        m_reading.unreachable << file.names[static_cast<qsizetype>(vertex)];
    for (const auto &[what, count] : m_leftOut)
        m_reading.leftOut << ModelText::tr(what.constData(), nullptr, count);
    for (const QString &attribute : m_ignored) {
        if (m_names.isEmpty() || !isOwnAttribute(attribute))
            m_reading.ignored << attribute;
    }
    for (const QString &attribute : m_ignoredOfMoves) {
        const bool isOfVertices = attribute == u"label" || attribute == u"name" || attribute == u"id";
        if ((m_names.isEmpty() || !isOwnAttribute(attribute)) && !m_ignored.contains(attribute))
            m_reading.ignored << (isOfVertices ? ModelText::tr("%1 of moves").arg(attribute) : attribute);
    }
    m_reading.ignored.sort();
    m_reading.isSymmetric = isSymmetric();
    m_reading.hasLabels = !m_labels.empty();
    file.reading = std::move(m_reading);
    file.moves = std::move(m_moves);
    return file;
}

std::optional<Problem> GraphFileBuilder::chooseStart()
{
    if (!m_misspeltStart.isNull())
        return problem(ModelText::tr("start is '%1' at a vertex; write true or false.").arg(m_misspeltStart));
    if (const QString label = m_start.simplified();
        !label.isEmpty() && !hasVertex(m_start) && std::ranges::count(m_labels, label) == 1)
        m_start = id(static_cast<quint32>(std::ranges::find(m_labels, label) - m_labels.begin()));
    for (const quint32 marked : m_startMarks) {
        if (!m_start.isNull() && m_start != id(marked))
            return problem(ModelText::tr("both '%1' and '%2' are marked as the start; keep one of the marks.")
                               .arg(shortened(m_start), shortened(id(marked))));
        m_start = id(marked);
    }
    return std::nullopt;
}

std::optional<Problem> GraphFileBuilder::validate() const
{
    if (m_truncated) {
        return problem(
            ModelText::tr("this is a part of a graph, exported with a limit; positions at its edge would look like "
                          "the end of the game. Export it again with a higher limit on positions."));
    }
    if (m_ids.isEmpty())
        return problem(ModelText::tr("there is no vertex in this graph."));
    if (isFull())
        return Problem::limit(Problem::Code::Moves,
                              ModelText::tr("%1 has more than %2 moves, the most that are read from a file.")
                                  .arg(m_fileName, groupedNumber(maxMoves)));
    if (!m_start.isNull() && !hasVertex(m_start))
        return problem(ModelText::tr("the start is '%1', and there is no such vertex.").arg(shortened(m_start)));
    return validateDirections();
}

std::optional<Problem> GraphFileBuilder::validateDirections() const
{
    if (m_edges.empty() || m_choices.isBothWays)
        return std::nullopt;
    const QString what = m_moves.empty() ? ModelText::tr("this graph is undirected, and a move has a direction")
                                         : ModelText::tr("this edge is undirected, and others have a direction, as "
                                                         "moves have");
    const QString way = m_firstEdgeAdvice.isEmpty() ? m_directionAdvice : m_firstEdgeAdvice;
    QString advice = ModelText::tr("write '; both-ways' after the file's name, as in graph{FILE; both-ways}, to make "
                                   "each undirected edge a move both ways.");
    if (!way.isEmpty())
        advice = ModelText::tr("%1, or %2").arg(way, advice);
    const QString sentence = ModelText::tr("%1; %2").arg(what, advice);
    return m_firstEdgeLine > 0 ? problemAtLine(m_firstEdgeLine, sentence) : problem(sentence);
}

std::optional<QString> GraphFileBuilder::validateNames(const QStringList &names) const
{
    QSet<QString> seen;
    seen.reserve(m_names.isEmpty() ? 0 : names.size());
    for (const QString &name : names) {
        ReadingJob::step();
        if (const QString wrong = nameProblem(name); !wrong.isEmpty())
            return wrong;
        if (m_names.isEmpty())
            continue; // ids differ, and duplicate labels are no names
        if (seen.contains(name))
            return ModelText::tr("two vertices are named '%1'.").arg(shortened(name));
        seen.insert(name);
    }
    return std::nullopt;
}

QString GraphFileBuilder::nameProblem(QStringView name)
{
    return hasControl(name)
               ? ModelText::tr("the name '%1' holds a control character, such as a line break; take it out.")
                     .arg(shownName(name.toString()))
               : QString();
}

void GraphFileBuilder::joinMoves()
{
    for (const auto &[a, b] : m_edges) {
        m_moves.emplace_back(a, b);
        m_moves.emplace_back(b, a);
    }
    if (m_choices.isBothWays && !m_edges.empty())
        m_reading.assumed << ModelText::tr("an undirected edge is a move both ways");
    m_edges.clear();
    if (m_choices.isReversed) {
        for (auto &[from, to] : m_moves)
            std::swap(from, to);
        m_reading.assumed << ModelText::tr("moves are reversed");
    }
    if (!std::ranges::is_sorted(m_moves))
        std::ranges::sort(m_moves, [](const auto &a, const auto &b) {
            ReadingJob::step();
            return a < b;
        });
    m_moves.erase(std::unique(m_moves.begin(), m_moves.end()), m_moves.end());
}

/// True if each move has a reverse move, so that the reversed graph is the same. The moves are sorted.
bool GraphFileBuilder::isSymmetric() const
{
    return std::ranges::all_of(m_moves, [this](const auto &move) {
        return std::ranges::binary_search(m_moves, std::pair(move.second, move.first));
    });
}

/// Uses labels as names if they are unique. If one is another vertex's id, a name could mean two vertices, and a
/// mixture of ids and labels as names would be misleading: then all names are ids, and labels can be used if they are
/// no id.
QStringList GraphFileBuilder::chooseNames(QHash<QString, quint32> &otherNames)
{
    QHash<QStringView, int> uses;
    bool clashes = false;
    for (quint32 vertex = 0; vertex < m_labels.size(); ++vertex) {
        ReadingJob::step();
        const QString &label = m_labels[vertex];
        if (label.isEmpty())
            continue;
        ++uses[label];
        clashes = clashes || findVertex(label).value_or(vertex) != vertex;
    }
    if (clashes && !m_choices.showsIds)
        m_reading.assumed << ModelText::tr("names are ids, as a label is another vertex's id");
    const bool showsIds = clashes || m_choices.showsIds;
    QStringList names = m_ids;
    bool isRepeated = false;
    for (quint32 vertex = 0; vertex < m_labels.size(); ++vertex) {
        ReadingJob::step();
        const QString &label = m_labels[vertex];
        const bool isUnique = label.isEmpty() || uses.value(label) == 1;
        isRepeated = isRepeated || !isUnique;
        QString &name = names[static_cast<qsizetype>(vertex)];
        if (label.isEmpty() || !isUnique || label == name || m_names.contains(vertex))
            continue;
        if (!showsIds)
            otherNames.insert(std::exchange(name, label), vertex);
        else if (!hasVertex(label))
            otherNames.insert(label, vertex);
    }
    if (isRepeated && !showsIds && m_names.isEmpty())
        m_reading.assumed << ModelText::tr("vertices with the same label are called by their ids");
    for (auto name = m_names.cbegin(); name != m_names.cend(); ++name)
        otherNames.insert(std::exchange(names[static_cast<qsizetype>(name.key())], *name), name.key());
    if (!otherNames.isEmpty()) {
        for (const QString &name : std::as_const(names)) // an id that is another vertex's name means that vertex
            otherNames.remove(name);
    }
    return names;
}

quint32 GraphFileBuilder::findStart(const QStringList &names)
{
    const auto count = static_cast<std::size_t>(m_ids.size());
    std::vector<bool> hasMoves(count, false);
    std::vector<bool> entered(count, false);
    for (const auto &[from, to] : m_moves) {
        hasMoves[from] = true;
        if (from != to)
            entered[to] = true;
    }
    constexpr qsizetype maxOthers = 8;
    std::size_t sources = 0;
    std::size_t source = count;
    std::size_t moving = count;
    for (std::size_t v = 0; v < count; ++v) {
        if (!hasMoves[v])
            continue;
        moving = std::min(moving, v);
        if (entered[v])
            continue;
        ++sources;
        if (source == count && m_start.isNull())
            source = v;
        else if (m_reading.otherStarts.size() < maxOthers)
            m_reading.otherStarts << names[static_cast<qsizetype>(v)];
    }
    QString &reason = m_reading.startReason;
    if (!m_start.isNull()) {
        const quint32 start = findVertex(m_start).value_or(0);
        m_reading.otherStarts.removeAll(names[static_cast<qsizetype>(start)]);
        reason = ModelText::tr("the file names it");
        return start;
    }
    if (sources > 0) {
        reason = sources == 1 ? ModelText::tr("nothing leads to it")
                              : ModelText::tr("the first of %1 that nothing leads to").arg(groupedNumber(sources));
        return static_cast<quint32>(source);
    }
    if (moving < count) {
        reason = ModelText::tr("the first that has moves, as something leads to each");
        return static_cast<quint32>(moving);
    }
    reason = ModelText::tr("the first, as there are no moves");
    return 0;
}

/// Searches from the start along the moves, which are sorted.
std::vector<quint32> GraphFileBuilder::findUnreachable(quint32 start) const
{
    const auto count = static_cast<std::size_t>(m_ids.size());
    std::vector<std::size_t> offsets(count + 1, 0);
    for (const auto &[from, to] : m_moves)
        ++offsets[from + 1];
    for (std::size_t v = 0; v < count; ++v)
        offsets[v + 1] += offsets[v];
    std::vector<bool> reached(count, false);
    std::vector<quint32> open = {start};
    reached[start] = true;
    while (!open.empty()) {
        const quint32 vertex = open.back();
        open.pop_back();
        ReadingJob::step();
        for (std::size_t i = offsets[vertex]; i < offsets[vertex + 1]; ++i) {
            const quint32 to = m_moves[i].second;
            if (!reached[to]) {
                reached[to] = true;
                open.push_back(to);
            }
        }
    }
    std::vector<quint32> rest;
    for (std::size_t v = 0; v < count; ++v) {
        if (!reached[v])
            rest.push_back(static_cast<quint32>(v));
    }
    return rest;
}

Problem GraphFileBuilder::tooManyStated(qint64 line, quint64 count) const
{
    return problemAtLine(line, ModelText::tr("%1 vertices are more than a file of this length can use; leave out those "
                                             "without moves.")
                                   .arg(count));
}

Problem GraphFileBuilder::problemAtLine(qint64 line, const QString &sentence) const
{
    return Problem::badInput(Problem::Code::FileSyntax,
                             ModelText::tr("%1, line %2: %3").arg(m_fileName).arg(line).arg(sentence));
}

Problem GraphFileBuilder::problem(const QString &sentence) const
{
    return Problem::badInput(Problem::Code::FileSyntax, ModelText::tr("%1: %2").arg(m_fileName, sentence));
}

} // namespace mexplorer
