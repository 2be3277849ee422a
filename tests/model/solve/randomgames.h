// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/graphrules.h"
#include "model/import/graphfile.h"
#include "model/notation/expression.h"

#include <QStringList>

#include <random>
#include <set>

/// Small random positions of every family, for tests that compare two methods.
namespace mexplorer::randomgames {

using Random = std::mt19937_64;

inline int below(Random &random, int n)
{
    return static_cast<int>(random() % static_cast<quint64>(n));
}

inline QString set(Random &random, int min, int max)
{
    QStringList numbers;
    for (int number = min; number <= max; ++number) {
        if (below(random, 2) == 0)
            numbers << QString::number(number);
    }
    return numbers.isEmpty() ? QString::number(min) : numbers.join(u',');
}

inline QString heaps(Random &random, int maxHeaps, int max)
{
    QStringList sizes;
    for (int i = 1 + below(random, maxHeaps); i > 0; --i)
        sizes << QString::number(below(random, max + 1));
    return sizes.join(u',');
}

inline QString code(Random &random, int base)
{
    QString digits = QString::number(base == 8 ? 4 * below(random, 2) : 4 * below(random, 4), 16) + u'.';
    for (int i = 1 + below(random, 3); i > 0; --i)
        digits += QString::number(below(random, base), 16);
    return digits;
}

inline QString board(Random &random, int maxCells)
{
    const int rows = 1 + below(random, 4);
    const int columns = 1 + below(random, std::min(5, maxCells / rows));
    QStringList lines;
    for (int row = 0; row < rows; ++row) {
        QString line;
        for (int column = 0; column < columns; ++column)
            line += below(random, 4) == 0 ? u'0' : u'1';
        lines << line;
    }
    return lines.join(u'/');
}

inline QString bar(Random &random)
{
    QStringList columns;
    int height = 1 + below(random, 4);
    for (int i = 1 + below(random, 4); i > 0 && height > 0; --i) {
        columns << QString::number(height);
        height = 1 + below(random, height);
    }
    return columns.join(u',');
}

/// The families whose expressions need no file.
inline const QStringList families = {
    QStringLiteral("nim"),  QStringLiteral("subtraction"), QStringLiteral("divide"),  QStringLiteral("octal"),
    QStringLiteral("hex"),  QStringLiteral("kayles"),      QStringLiteral("dawson"),  QStringLiteral("grundy"),
    QStringLiteral("cram"), QStringLiteral("matrix"),      QStringLiteral("wythoff"), QStringLiteral("chomp"),
};

/// A position of \a family as an expression.
inline QString game(Random &random, const QString &family)
{
    if (family == QStringLiteral("nim"))
        return QStringLiteral("nim:") + heaps(random, 3, 8);
    if (family == QStringLiteral("subtraction"))
        return QStringLiteral("subtraction{%1}:%2").arg(set(random, 1, 7), heaps(random, 3, 11));
    if (family == QStringLiteral("divide"))
        return QStringLiteral("divide{%1}:%2").arg(set(random, 2, 6), heaps(random, 2, 300));
    if (family == QStringLiteral("octal"))
        return QStringLiteral("octal{%1}:%2").arg(code(random, 8), heaps(random, 3, 8));
    if (family == QStringLiteral("hex"))
        return QStringLiteral("hex{%1}:%2").arg(code(random, 16), heaps(random, 2, 8));
    if (family == QStringLiteral("cram") || family == QStringLiteral("matrix"))
        return family + u':' + board(random, 11);
    if (family == QStringLiteral("wythoff"))
        return QStringLiteral("wythoff:(%1,%2)").arg(below(random, 9)).arg(below(random, 9));
    if (family == QStringLiteral("chomp"))
        return QStringLiteral("chomp:") + bar(random);
    return family + u':' + heaps(random, 3, 9);
}

/// A token on a random graph. With \a back moves to earlier vertices, play may repeat.
inline Component token(Random &random, int back)
{
    GraphFile file;
    const int vertices = 2 + below(random, 9);
    std::set<std::pair<quint32, quint32>> moves;
    for (int v = 0; v < vertices; ++v)
        file.names << QStringLiteral("v%1").arg(v);
    for (int i = 0; i < 2 * vertices; ++i) {
        const int from = below(random, vertices);
        const int to = below(random, vertices);
        if (from != to)
            moves.emplace(std::min(from, to), std::max(from, to));
    }
    for (int i = 0; i < back; ++i)
        moves.emplace(static_cast<quint32>(vertices - 1), static_cast<quint32>(below(random, vertices)));
    file.moves.assign(moves.begin(), moves.end());
    return {std::make_shared<GraphRules>(QStringLiteral("random.txt"), file),
            {static_cast<Cell>(below(random, vertices))}};
}

} // namespace mexplorer::randomgames
