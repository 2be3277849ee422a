// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/graphrules.h"

#include "model/core/modeltext.h"
#include "model/core/visibletext.h"
#include "model/import/graphfile.h"
#include "model/import/readingjob.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// True if repeatedly removing vertices without predecessors removes all (Kahn, 1962). The result is arbitrary if the
/// job that reads the graph was cancelled.
bool isAcyclicGraph(std::size_t vertices, std::span<const quint32> offsets, std::span<const Cell> targets)
{
    std::vector<quint32> entering(vertices, 0);
    for (const Cell target : targets)
        ++entering[target];
    std::vector<std::size_t> free;
    for (std::size_t v = 0; v < vertices; ++v) {
        if (entering[v] == 0)
            free.push_back(v);
    }
    std::size_t removed = 0;
    while (!free.empty() && !ReadingJob::isCancelled()) {
        const std::size_t v = free.back();
        free.pop_back();
        ++removed;
        for (const Cell target : targets.subspan(offsets[v], offsets[v + 1] - offsets[v])) {
            if (--entering[target] == 0)
                free.push_back(target);
        }
    }
    return removed == vertices;
}

/// A name in quotes, with doubled quotes inside. Returns std::nullopt if the closing quote is missing.
std::optional<QString> takeQuotedName(Scanner &scanner)
{
    QString name;
    bool open = false;
    scanner.takeWhile([&, first = true](QChar c) mutable {
        if (c == u'"') {
            if (!open && !first)
                name += c;
            open = !open;
            first = false;
            return true;
        }
        if (open)
            name += c;
        return open;
    });
    return open ? std::nullopt : std::optional(name);
}

} // namespace

GraphRules::GraphRules(QString file, GraphFile graph)
    : m_file(std::move(file)), m_names(std::move(graph.names)), m_otherNames(std::move(graph.otherNames)),
      m_reading(std::make_unique<const GraphReading>(std::move(graph.reading))), m_start(graph.start)
{
    m_offsets.assign(vertexCount() + 1, 0);
    for (const auto &[from, to] : graph.moves)
        ++m_offsets[from + 1];
    for (std::size_t v = 0; v < vertexCount(); ++v)
        m_offsets[v + 1] += m_offsets[v];
    m_targets.resize(graph.moves.size());
    std::vector<quint32> next(m_offsets.begin(), m_offsets.end() - 1);
    for (const auto &[from, to] : graph.moves)
        m_targets[next[from]++] = to;
    m_acyclic = isAcyclicGraph(vertexCount(), m_offsets, m_targets);
}

GraphRules::~GraphRules() = default;

std::span<const Cell> GraphRules::vertexFollowers(Cell vertex) const
{
    return std::span(m_targets).subspan(m_offsets[vertex], m_offsets[vertex + 1] - m_offsets[vertex]);
}

QString GraphRules::text() const
{
    return QStringLiteral("graph{%1}").arg(m_file);
}

QString GraphRules::key() const
{
    return QStringLiteral("%1 %2").arg(text()).arg(reinterpret_cast<quintptr>(this));
}

void GraphRules::followers(Cells position, Sink sink) const
{
    for (const Cell &follower : vertexFollowers(position[0]))
        sink(Cells(&follower, 1));
}

QString GraphRules::positionText(Cells position) const
{
    const QString &name = vertexName(position[0]);
    const bool plain =
        !name.isEmpty() && std::ranges::none_of(name, [](QChar c) { return c == u'+' || c == u'"' || c.isSpace(); });
    if (plain)
        return name;
    QString doubled = name;
    return u'"' + doubled.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

qsizetype GraphRules::vertexOf(const QString &name) const
{
    const auto other = m_otherNames.constFind(name);
    return other != m_otherNames.constEnd() ? qsizetype(*other) : m_names.indexOf(name);
}

Result<std::vector<Component>> GraphRules::parsePosition(Scanner &scanner) const
{
    const int column = scanner.column();
    QString name;
    if (scanner.peek() == u'"') {
        const auto quoted = takeQuotedName(scanner);
        if (!quoted)
            return scanner.problemHere(ModelText::tr("expected a closing '\"' after the vertex name."));
        name = *quoted;
    } else {
        name = scanner.takeWhile([](QChar c) { return c != u'+' && !c.isSpace(); }).toString();
        if (name.isEmpty())
            return defaultPosition(scanner);
    }
    const qsizetype index = vertexOf(name);
    if (index < 0) {
        return scanner.problemAt(Problem::Code::UnknownName, column, scanner.column() - column,
                                 ModelText::tr("%1 has no vertex of this name; its first is '%2'.")
                                     .arg(quotation(m_file), quotation(m_names.first())));
    }
    return std::vector<Component>{{shared_from_this(), {static_cast<Cell>(index)}}};
}

Result<std::vector<Component>> GraphRules::defaultPosition(Scanner &) const
{
    return std::vector<Component>{{shared_from_this(), {m_start}}};
}

} // namespace mexplorer
