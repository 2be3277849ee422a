// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/export/graphexport.h"
#include "tests/model/layout/crossings.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <optional>

namespace mexplorer {

/// The crossings of a graph's moves as straight lines between the places that Graphviz' `dot`, run as a program of its
/// own, gives its positions. Nothing if it is not installed or takes more than a minute.
inline std::optional<quint64> crossingsByDot(const GameGraph &graph, const Labels &labels)
{
    constexpr int aMinute = 60'000;
    const QString program = QStandardPaths::findExecutable(QStringLiteral("dot"));
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("graph.dot"));
    JobControl control;
    if (program.isEmpty() || exportGraph({graph, labels, QStringLiteral("graph")}, path, control))
        return {};
    QProcess process;
    process.start(program, {QStringLiteral("-Tplain"), path});
    if (!process.waitForFinished(aMinute)) {
        process.kill();
        process.waitForFinished();
        return {};
    }
    std::vector<QPointF> points(graph.positionCount());
    for (const QByteArray &line : process.readAllStandardOutput().split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() < 4 || words[0] != "node")
            continue;
        points.at(words[1].toUInt()) = QPointF(words[2].toDouble(), words[3].toDouble());
    }
    return countCrossings(graph, points);
}

} // namespace mexplorer
