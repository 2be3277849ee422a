// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/graphrules.h"
#include "model/import/graphfile.h"

#include <cmath>
#include <random>

namespace mexplorer::samples {

/// Returns the names of shapes of graphs, each of about \a size positions and moves: tall, wide and dense ones, and
/// some with cycles.
inline QStringList shapeNames()
{
    return {QStringLiteral("chain"),          QStringLiteral("star"),         QStringLiteral("lens"),
            QStringLiteral("comb"),           QStringLiteral("complete"),     QStringLiteral("binary tree"),
            QStringLiteral("broom"),          QStringLiteral("caterpillar"),  QStringLiteral("ladder"),
            QStringLiteral("grid"),           QStringLiteral("bipartite"),    QStringLiteral("spider"),
            QStringLiteral("skips"),          QStringLiteral("onion"),        QStringLiteral("cycle"),
            QStringLiteral("wheel"),          QStringLiteral("two-way star"), QStringLiteral("sparse"),
            QStringLiteral("dense"),          QStringLiteral("tangle"),       QStringLiteral("long names"),
            QStringLiteral("very long names")};
}

inline GraphFile shape(const QString &name, int size)
{
    GraphFile file;
    int last = 0;
    const auto move = [&](int from, int to) {
        file.moves.emplace_back(static_cast<quint32>(from), static_cast<quint32>(to));
        last = std::max({last, from, to});
    };
    const int root = std::max(2, static_cast<int>(std::sqrt(size)));
    std::mt19937 random(17);
    const auto number = [&](int from, int to) { return std::uniform_int_distribution(from, to)(random); };
    qsizetype letters = 0;
    if (name == QStringLiteral("chain")) {
        for (int i = 0; i < size; ++i)
            move(i, i + 1);
    } else if (name == QStringLiteral("star") || name.endsWith(QStringLiteral("long names"))) {
        letters = name.startsWith(QStringLiteral("very")) ? 10'000 : name == QStringLiteral("star") ? 0 : 200;
        const int leaves = letters == 0 ? size : std::min<int>(size, static_cast<int>(4'000'000 / letters));
        for (int i = 1; i <= leaves; ++i)
            move(0, i);
    } else if (name == QStringLiteral("lens")) {
        for (int i = 1; i <= size / 2; ++i) {
            move(0, i);
            move(i, size / 2 + 1);
        }
    } else if (name == QStringLiteral("comb")) {
        for (int i = 0; i < size / 2; ++i) {
            move(2 * i, 2 * i + 1);
            move(2 * i, 2 * i + 2);
        }
    } else if (name == QStringLiteral("complete")) {
        for (int i = 0; i < root * 3 / 2; ++i) {
            for (int to = i + 1; to < root * 3 / 2; ++to)
                move(i, to);
        }
    } else if (name == QStringLiteral("binary tree")) {
        for (int i = 1; i < size; ++i)
            move((i - 1) / 2, i);
    } else if (name == QStringLiteral("broom")) {
        for (int i = 1; i < size; ++i)
            move(std::min(i - 1, size / 2), i);
    } else if (name == QStringLiteral("caterpillar")) {
        for (int i = 1; i < size; ++i)
            move((i - 1) / root * root, i);
    } else if (name == QStringLiteral("ladder")) {
        for (int i = 0; i < size / 4; ++i) {
            move(2 * i, 2 * i + 2);
            move(2 * i, 2 * i + 3);
            move(2 * i + 1, 2 * i + 2);
            move(2 * i + 1, 2 * i + 3);
        }
        move(0, 1);
    } else if (name == QStringLiteral("grid")) {
        for (int i = 0; i < size / 2; ++i) {
            if ((i + 1) % root != 0)
                move(i, i + 1);
            if (i + root < size / 2)
                move(i, i + root);
        }
    } else if (name == QStringLiteral("bipartite")) {
        for (int i = 1; i <= root; ++i) {
            move(0, i);
            for (int to = 1; to <= root; ++to)
                move(i, root + to);
        }
    } else if (name == QStringLiteral("spider")) {
        for (int i = 1; i < size; ++i)
            move(i <= root ? 0 : i - root, i);
    } else if (name == QStringLiteral("skips")) {
        for (int i = 0; i < size / 3; ++i) {
            move(i, i + 1);
            move(i, i + 2);
            move(i, i + root);
        }
    } else if (name == QStringLiteral("onion")) {
        for (int i = 1; i < size / 3; ++i) {
            for (int k = 0; k < 3; ++k)
                move(i <= root ? 0 : (i - 1) / root * root - root + 1 + (i * 7 + k * 31) % root, i);
        }
    } else if (name == QStringLiteral("cycle")) {
        for (int i = 0; i < size; ++i)
            move(i, (i + 1) % size);
    } else if (name == QStringLiteral("wheel")) {
        for (int i = 1; i <= size / 2; ++i) {
            move(0, i);
            move(i, i % (size / 2) + 1);
        }
    } else if (name == QStringLiteral("two-way star")) {
        for (int i = 1; i <= size / 2; ++i) {
            move(0, i);
            move(i, 0);
        }
    } else {
        const bool isDense = name == QStringLiteral("dense");
        const int vertices = isDense ? std::max(4, 2 * root) : std::max(4, size / 3);
        for (int i = 1; i < vertices; ++i)
            move(number(0, i - 1), i);
        for (int i = vertices; i < size; ++i) {
            const int from = number(0, vertices - 2);
            move(from, name == QStringLiteral("tangle") ? number(0, vertices - 1) : number(from + 1, vertices - 1));
        }
    }
    std::sort(file.moves.begin(), file.moves.end());
    file.moves.erase(std::unique(file.moves.begin(), file.moves.end()), file.moves.end());
    for (int i = 0; i <= last; ++i)
        file.names << QStringLiteral("v%1").arg(i) + QString(letters, u'x');
    return file;
}

/// Returns the position with the token on the first vertex of such a graph.
inline Position shapePosition(const QString &name, int size)
{
    const auto rules = std::make_shared<const GraphRules>(QStringLiteral("shape.dot"), shape(name, size));
    return Position{{Component{rules, {0}}}};
}

} // namespace mexplorer::samples
