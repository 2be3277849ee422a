// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

#include <QHash>
#include <QStringList>

namespace mexplorer {

struct GraphFile;
struct GraphReading;

/// A game on a given graph: a token moves along the arrows. A position is the index of a vertex.
class GraphRules final : public Rules
{
public:
    /// \a file is the text between the braces of expressions.
    GraphRules(QString file, GraphFile graph);
    ~GraphRules() override;

    /// The text between the braces of expressions.
    const QString &file() const { return m_file; }
    /// The report on reading the file, with assumptions.
    const GraphReading &reading() const { return *m_reading; }

    std::size_t vertexCount() const { return static_cast<std::size_t>(m_names.size()); }
    const QString &vertexName(Cell vertex) const { return m_names[static_cast<qsizetype>(vertex)]; }
    /// The vertex with the name \a name, or with this id or label in the file; -1 if there is none.
    qsizetype vertexOf(const QString &name) const;
    /// The followers in the order of the file's vertices, without duplicates.
    std::span<const Cell> vertexFollowers(Cell vertex) const;

    QString text() const override;
    /// A file may contain another graph the next time it is read.
    QString key() const override;
    Appearance appearance() const override { return {QLatin1StringView("graph"), {}}; }
    bool isFromFile() const override { return true; }
    void followers(Cells position, Sink sink) const override;
    quint64 followerBound(Cells position) const override { return vertexFollowers(position[0]).size(); }
    QString positionName(Cells position) const override { return vertexName(position[0]); }
    QString positionText(Cells position) const override;
    Result<std::vector<Component>> parsePosition(Scanner &scanner) const override;
    Result<std::vector<Component>> defaultPosition(Scanner &scanner) const override;
    quint64 size(Cells) const override { return 0; }
    bool isAcyclic() const override { return m_acyclic; }

private:
    QString m_file;
    QStringList m_names;
    QHash<QString, quint32> m_otherNames; ///< ids and labels that aren't names
    std::unique_ptr<const GraphReading> m_reading;
    std::vector<quint32> m_offsets; ///< the followers of v are m_targets[m_offsets[v] .. m_offsets[v + 1])
    std::vector<Cell> m_targets;
    Cell m_start;
    bool m_acyclic;
};

} // namespace mexplorer
