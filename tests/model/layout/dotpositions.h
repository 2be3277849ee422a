#pragma once

#include "model/exchange/graphexport.h"
#include "model/layout/layers.h"

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
    std::vector<float> across(graph.positionCount(), 0);
    std::vector<float> along(graph.positionCount(), 0);
    for (const QByteArray &line : process.readAllStandardOutput().split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() < 4 || words[0] != "node")
            continue;
        const PositionId id = words[1].toUInt();
        across.at(id) = words[2].toFloat();
        along.at(id) = words[3].toFloat();
    }
    return countCrossings(graph, across, along);
}

} // namespace mexplorer
