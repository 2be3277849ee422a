// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/mex.h"
#include "model/games/rules.h"
#include "model/writing/sentence.h"

#include <QCoreApplication>

namespace mexplorer {

/// The words that all traces share: how positions, values and sets are called in sentences.
namespace tracewords {

/// A position as it is written after the colon of an expression, "3,1" or "HT + T", where the components are of one
/// game, whose name the title has said; else the whole expression, "kayles:3,1 + nim:2". Unmarked.
QString shortName(const Rules &rules, Cells cells);
QString shortName(const Position &position);
/// Without the games of a sum, "3,1 + 2": for pictures that have no room for the whole name.
QString briefName(const Position &position);
/// shortName(), marked as a game expression.
QString name(const Rules &rules, Cells cells);
QString name(const Position &position);
/// The names of the components: with their games where these are several, as "5" alone doesn't say which it is of.
QStringList componentNames(const Position &sum);
/// The same in a sentence: heaps always with their game.
QStringList componentSubjects(const Position &sum);
/// An expression whose graphs are named by their files alone: for titles.
QString withoutFolders(QString expression);
/// A whole expression for a title, marked; folders and the middle of a very long one are left out.
QString title(const Position &position);
/// A position in a sentence: with its game where it is made of heaps, as a bare "9" could be taken for a value.
QString subjectName(const Rules &rules, Cells cells);
QString subjectName(const Position &position);
/// "g(3,1)", marked as mathematics.
QString g(const QString &markedName);
/// "mex{0, 1} = 2", unmarked. \a values may repeat and stand in any order.
QString mexEquation(std::vector<Value> values, Value mex);
/// \a values ascending, each once.
QList<quint32> distinct(std::vector<Value> values);
/// A marked number: mathematics.
QString number(quint64 value);
/// The same with grouped digits, for counts.
QString count(quint64 number);
/// mexplorer::nimSumEquation(), marked as mathematics.
QString nimSumEquation(std::span<const Value> values);
/// True if all components are of one game, so that they go by their short names.
bool isOfOneGame(const Position &position);

/// Returns why \a guess is or isn't the mex of \a values, without telling the mex.
Sentence judgeMex(std::vector<Value> values, Value guess);

} // namespace tracewords

} // namespace mexplorer
