// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/mex.h"
#include "model/games/rules.h"
#include "model/writing/sentence.h"

#include <QCoreApplication>

namespace mexplorer {

/// Names of positions, values and sets in the sentences of all traces.
namespace tracewords {

/// The text of a position: without its game, "3,1" or "HT + T", if all components are of one game, which the title
/// names; otherwise the whole expression, "kayles:3,1 + nim:2". Unmarked.
QString shortName(const Rules &rules, Cells cells);
QString shortName(const Position &position);
/// The text without the games of a sum, "3,1 + 2": for pictures without space for the whole name.
QString briefName(const Position &position);
/// shortName(), marked as a game expression.
QString name(const Rules &rules, Cells cells);
QString name(const Position &position);
/// The names of the components, with their games if these differ, as "5" alone would be ambiguous.
QStringList componentNames(const Position &sum);
/// The names of the components in a sentence: heaps always with their game.
QStringList componentSubjects(const Position &sum);
/// Removes the folders of graph files from an expression, for titles.
QString withoutFolders(const QString &expression);
/// The whole expression for a title, marked, without folders; the middle of a very long one is omitted.
QString title(const Position &position);
/// The name of a position in a sentence: with its game if it consists of heaps, as "9" could be mistaken for a value.
QString subjectName(const Rules &rules, Cells cells);
QString subjectName(const Position &position);
/// "g(3,1)", marked as mathematics.
QString g(const QString &markedName);
/// "mex{0, 1} = 2", unmarked. \a values may contain duplicates and be unsorted.
QString mexEquation(std::vector<Value> values, Value mex);
/// Returns \a values sorted, without duplicates.
QList<quint32> distinct(std::vector<Value> values);
/// A number marked as mathematics.
QString number(quint64 value);
/// A marked number with grouped digits, for counts.
QString count(quint64 number);
/// mexplorer::nimSumEquation(), marked as mathematics.
QString nimSumEquation(std::span<const Value> values);
/// True if all components are of one game, so that short names are used.
bool isOfOneGame(const Position &position);

/// Explains why \a guess is or is not the mex of \a values, without revealing the mex.
Sentence judgeMex(std::vector<Value> values, Value guess);

} // namespace tracewords

} // namespace mexplorer
