// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/graphfile.h"

#include "model/core/modeltext.h"
#include "model/core/scanner.h"
#include "model/import/graphformats.h"
#include "model/import/textfile.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

/// How a graph file is read.
struct GraphReader
{
    GraphFormat::Kind kind;
    bool (*looksLike)(QStringView text); ///< null: anything may be it
    Result<GraphFile> (*read)(const QString &text, const QString &fileName);
};

bool beginsLikeDot(QStringView text)
{
    static const QStringList words = {"digraph", "graph", "strict"};
    return text.contains(u'{') && std::ranges::any_of(words, [text](const QString &word) {
               return text.startsWith(word, Qt::CaseInsensitive) && !text.sliced(word.size()).startsWith(u',');
           });
}

bool beginsLikeXml(QStringView text)
{
    return text.startsWith(u'<');
}

bool beginsLikeJson(QStringView text)
{
    return text.startsWith(u'{') || text.startsWith(u'[');
}

/// What no other reader takes is a list of edges.
constexpr std::array<GraphReader, 4> readers = {{
    {GraphFormat::Kind::Dot, beginsLikeDot, readDotGraph},
    {GraphFormat::Kind::GraphMl, beginsLikeXml, readGraphMlGraph},
    {GraphFormat::Kind::Json, beginsLikeJson, readJsonGraph},
    {GraphFormat::Kind::EdgeList, nullptr, readEdgeList},
}};

const GraphReader &readerOf(const QString &path)
{
    const GraphFormat *format = graphFormatOf(path);
    const auto *found = std::ranges::find_if(
        readers, [format](const GraphReader &reader) { return format && reader.kind == format->kind; });
    return found == readers.end() ? readers.back() : *found;
}

/// The reader of what \a text begins like, when that isn't \a expected and doesn't begin like that.
const GraphReader *otherReader(const GraphReader &expected, QStringView text)
{
    const QStringView start = text.trimmed();
    if (expected.looksLike && expected.looksLike(start))
        return nullptr;
    const auto *found = std::ranges::find_if(
        readers, [start](const GraphReader &reader) { return reader.looksLike && reader.looksLike(start); });
    return found == readers.end() ? nullptr : found;
}

const GraphFormat &formatOf(const GraphReader &reader)
{
    return *std::ranges::find_if(graphFormats(),
                                 [&reader](const GraphFormat &format) { return format.kind == reader.kind; });
}

QString nameOf(const GraphReader &reader)
{
    return reader.kind == GraphFormat::Kind::EdgeList ? ModelText::tr("an edge list") : formatOf(reader).name();
}

} // namespace

QString graphEndingFor(QStringView text)
{
    const GraphReader *reader = otherReader(readers.back(), text);
    return formatOf(reader ? *reader : readers.back()).endings.constFirst();
}

quint32 GraphFileBuilder::vertex(const QString &key)
{
    const auto found = m_indices.constFind(key);
    if (found != m_indices.constEnd())
        return *found;
    const auto index = static_cast<quint32>(m_names.size());
    m_indices.insert(key, index);
    m_names << key;
    return index;
}

Result<GraphFile> GraphFileBuilder::take()
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
    if (const auto wrong = validateNames())
        return problem(*wrong);
    if (!m_start.isNull() && !hasVertex(m_start))
        return problem(ModelText::tr("the start is '%1', and there is no such vertex.").arg(m_start));
    std::ranges::sort(m_moves);
    m_moves.erase(std::unique(m_moves.begin(), m_moves.end()), m_moves.end());
    const quint32 start = m_start.isNull() ? onlySource() : m_indices.value(m_start);
    return GraphFile{std::move(m_names), std::move(m_moves), start};
}

std::optional<QString> GraphFileBuilder::validateNames() const
{
    QSet<QString> seen;
    seen.reserve(m_names.size());
    for (const QString &name : m_names) {
        if (seen.contains(name))
            return ModelText::tr("two vertices are named '%1'.").arg(name);
        if (std::ranges::any_of(name, [](QChar c) { return c.category() == QChar::Other_Control; }))
            return ModelText::tr("the name '%1' holds a control character, such as a line break.")
                .arg(name.simplified());
        seen.insert(name);
    }
    return std::nullopt;
}

quint32 GraphFileBuilder::onlySource() const
{
    std::vector<bool> entered(static_cast<std::size_t>(m_names.size()), false);
    for (const auto &[from, to] : m_moves) {
        if (from != to)
            entered[to] = true;
    }
    if (std::ranges::count(entered, false) != 1)
        return 0;
    return static_cast<quint32>(std::ranges::find(entered, false) - entered.begin());
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

Result<GraphFile> readGraphFile(const QString &path)
{
    const Result<QString> text = readTextFile(path);
    if (!text)
        return text.problem();
    const QFileInfo file(path);
    const GraphReader &reader = readerOf(path);
    if (const GraphReader *other = otherReader(reader, *text)) {
        return Problem::badInput(
            Problem::Code::UnknownEnding,
            ModelText::tr("%1 is not what its name says: a file with this ending is read as %2, and it begins "
                          "like %3. Give it the ending .%4.")
                .arg(file.fileName(), nameOf(reader), nameOf(*other), formatOf(*other).endings.constFirst()));
    }
    return reader.read(*text, file.fileName());
}

} // namespace mexplorer
