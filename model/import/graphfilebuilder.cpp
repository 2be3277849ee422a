// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/graphfilebuilder.h"

#include "model/core/modeltext.h"
#include "model/core/scanner.h"
#include "model/core/wordlist.h"

#include <QSet>

#include <algorithm>

namespace mexplorer {

namespace {

/// The attributes that this program writes beside a position, which are no news to a person.
bool isOwnAttribute(const QString &name)
{
    static const QSet<QString> own = {"value",       "outcome",    "remoteness", "birthday",  "label",
                                      "game",        "style",      "color",      "fillcolor", "fontcolor",
                                      "peripheries", "convention", "truncated"};
    return own.contains(name);
}

bool hasControl(const QString &name)
{
    return std::ranges::any_of(name, [](QChar c) { return c.category() == QChar::Other_Control; });
}

} // namespace

quint32 GraphFileBuilder::vertex(const QString &id)
{
    const auto found = m_indices.constFind(id);
    if (found != m_indices.constEnd())
        return *found;
    const auto index = static_cast<quint32>(m_ids.size());
    m_indices.insert(id, index);
    m_ids << id;
    return index;
}

void GraphFileBuilder::setLabel(quint32 vertex, const QString &label)
{
    const QString plain = label.simplified();
    if (!plain.isEmpty() && !hasControl(plain))
        m_labels.insert(vertex, plain);
}

void GraphFileBuilder::addEdge(quint32 a, quint32 b, qint64 line)
{
    if (m_edges.empty())
        m_firstEdgeLine = line;
    m_edges.emplace_back(a, b);
}

bool GraphFileBuilder::hasMoves(quint32 vertex) const
{
    const auto touches = [vertex](const auto &move) { return move.first == vertex || move.second == vertex; };
    return std::ranges::any_of(m_moves, touches) || std::ranges::any_of(m_edges, touches);
}

Result<GraphFile> GraphFileBuilder::take()
{
    if (!m_start.isNull() && !hasVertex(m_start) && m_labels.values().count(m_start.simplified()) == 1)
        m_start = id(m_labels.key(m_start.simplified()));
    if (const auto problem = validate())
        return *problem;
    joinMoves();
    GraphFile file;
    file.names = chooseNames(file.otherNames);
    if (const auto wrong = validateNames(file.names))
        return problem(*wrong);
    GraphReading &reading = file.reading;
    file.start = findStart(reading, file.names);
    reading.format = m_format;
    reading.vertices = static_cast<quint64>(m_ids.size());
    reading.moves = m_moves.size();
    reading.start = file.names[static_cast<qsizetype>(file.start)];
    for (const quint32 vertex : findUnreachable(file.start))
        reading.unreachable << file.names[static_cast<qsizetype>(vertex)];
    reading.assumed = m_assumed;
    for (const auto &[what, count] : m_leftOut)
        reading.leftOut << ModelText::tr(what.constData(), nullptr, count);
    for (const QString &attribute : m_ignored) {
        if (m_names.isEmpty() || !isOwnAttribute(attribute))
            reading.ignored << attribute;
    }
    reading.lines = m_lines;
    reading.hasLabels = !m_labels.isEmpty();
    reading.hasHeading = m_hasHeading;
    file.moves = std::move(m_moves);
    return file;
}

std::optional<Problem> GraphFileBuilder::validate() const
{
    if (m_truncated) {
        return problem(
            ModelText::tr("this is a part of a graph, exported with a limit; positions at its edge would look like "
                          "the end of the game. Export it again with a higher limit on positions."));
    }
    if (isEmpty())
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
    QString advice = ModelText::tr("write '; both-ways' after the file's name, as in graph{FILE; both-ways}, to make "
                                   "each undirected edge a move both ways.");
    if (!m_directionAdvice.isEmpty())
        advice = ModelText::tr("%1, or %2").arg(m_directionAdvice, advice);
    const QString sentence = ModelText::tr("%1; %2").arg(what, advice);
    return m_firstEdgeLine > 0 ? problemAtLine(m_firstEdgeLine, sentence) : problem(sentence);
}

std::optional<QString> GraphFileBuilder::validateNames(const QStringList &names) const
{
    QSet<QString> seen;
    seen.reserve(m_names.isEmpty() ? 0 : names.size());
    for (const QString &name : names) {
        if (hasControl(name))
            return ModelText::tr("the name '%1' holds a control character, such as a line break.")
                .arg(shortened(name.simplified()));
        if (m_names.isEmpty())
            continue; // ids differ, and labels that don't are no names
        if (seen.contains(name))
            return ModelText::tr("two vertices are named '%1'.").arg(shortened(name));
        seen.insert(name);
    }
    return std::nullopt;
}

void GraphFileBuilder::joinMoves()
{
    for (const auto &[a, b] : m_edges) {
        m_moves.emplace_back(a, b);
        m_moves.emplace_back(b, a);
    }
    if (m_choices.isBothWays && !m_edges.empty())
        m_assumed << ModelText::tr("an undirected edge is a move both ways");
    m_edges.clear();
    if (m_choices.isReversed) {
        for (auto &[from, to] : m_moves)
            std::swap(from, to);
        m_assumed << ModelText::tr("moves are reversed");
    }
    if (!std::ranges::is_sorted(m_moves))
        std::ranges::sort(m_moves);
    m_moves.erase(std::unique(m_moves.begin(), m_moves.end()), m_moves.end());
}

/// Labels are names where they are unique. If one is another vertex's id, a name could mean two vertices, and names
/// that are partly ids and partly labels would mislead: then all are ids, and labels are found where they are no id.
QStringList GraphFileBuilder::chooseNames(QHash<QString, quint32> &otherNames)
{
    QHash<QString, int> uses;
    bool clashes = false;
    for (auto label = m_labels.cbegin(); label != m_labels.cend(); ++label) {
        ++uses[*label];
        const auto sameId = m_indices.constFind(*label);
        clashes = clashes || (sameId != m_indices.constEnd() && *sameId != label.key());
    }
    if (clashes && !m_choices.showsIds)
        m_assumed << ModelText::tr("names are ids, as a label is another vertex's id");
    const bool showsIds = clashes || m_choices.showsIds;
    QStringList names = m_ids;
    bool isRepeated = false;
    for (auto label = m_labels.cbegin(); label != m_labels.cend(); ++label) {
        const bool isUnique = uses.value(*label) == 1;
        isRepeated = isRepeated || !isUnique;
        QString &name = names[static_cast<qsizetype>(label.key())];
        if (!isUnique || *label == name || m_names.contains(label.key()))
            continue;
        if (!showsIds)
            otherNames.insert(std::exchange(name, *label), label.key());
        else if (!m_indices.contains(*label))
            otherNames.insert(*label, label.key());
    }
    if (isRepeated && !showsIds && m_names.isEmpty())
        m_assumed << ModelText::tr("vertices with the same label are called by their ids");
    for (auto name = m_names.cbegin(); name != m_names.cend(); ++name)
        otherNames.insert(std::exchange(names[static_cast<qsizetype>(name.key())], *name), name.key());
    for (const QString &name : std::as_const(names)) // an id that another vertex has for a name means that one
        otherNames.remove(name);
    return names;
}

quint32 GraphFileBuilder::findStart(GraphReading &reading, const QStringList &names) const
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
        else if (reading.otherStarts.size() < maxOthers)
            reading.otherStarts << names[static_cast<qsizetype>(v)];
    }
    QString &reason = reading.startReason;
    if (!m_start.isNull()) {
        const quint32 start = m_indices.value(m_start);
        reading.otherStarts.removeAll(names[static_cast<qsizetype>(start)]);
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

/// A search from the start along the moves, which are sorted.
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
