// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gametree.h"
#include "model/play/players.h"

namespace mexplorer {

/// A game as a text holds it.
struct TextGame
{
    GameTree tree;
    std::optional<Players> players = {}; ///< nothing if the text doesn't say who plays
};

/// A game with its variations as text that a person can read and write: the start, and "misere" if it is; who plays, as
/// "#first human Ann" or "#second level-60"; then a move a line, in the words that `mexplorer play` takes, with "!" or
/// "?" after it if it is marked. What stands in parentheses are other moves instead of the one before them. Lines after
/// a move that begin with "#" are about it: "# a comment", "#name the name of the line", "#hint 3" the stage of a hint
/// that was asked for.
QString gameText(const GameTree &tree, const std::optional<Players> &players = {});

/// The game of a text: the inverse of gameText(). A problem names the line.
Result<TextGame> readGameText(const QString &text);

/// The ending of files of such text.
inline const QString gameFileEnding = QStringLiteral("mexgame");
/// True of a file with that ending, and of one that ends in "txt" and begins with a position: other files of this
/// ending are lists of edges.
bool isGameFile(const QString &path);
/// The game of a file. A problem names the file.
Result<TextGame> readGameFile(const QString &path);
/// Writes a file, whole or not at all. Nothing if it is done.
std::optional<Problem> writeGameFile(const GameTree &tree, const QString &path,
                                     const std::optional<Players> &players = {});

/// A move as a line of the text, without its mark: "9 -> 6", with several components "component 1: 9 -> 6".
QString moveLine(const Position &from, const Move &move);
/// What stands after a move that is marked: " !" or " ?".
QString markText(MoveMark mark);

} // namespace mexplorer
