// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gametree.h"
#include "model/play/players.h"

namespace mexplorer {

/// A game as read from its text.
struct TextGame
{
    GameTree tree;
    std::optional<Players> players = {}; ///< std::nullopt if the text doesn't name them
};

/// Writes a game with its variations as editable text: the start, and "misere" under misère play; the players, as
/// "#first human Ann" or "#second level-60"; then a move a line, in the words that `mexplorer play` accepts, with "!"
/// or "?" after it if it is marked. Parentheses contain the other moves tried in place of the one before them. Lines
/// after a move that begin with "#" are about it: "# a comment", "#name the name of the line", "#hint 3" the stage of a
/// requested hint.
QString gameText(const GameTree &tree, const std::optional<Players> &players = {});

/// Reads the text of a game, with parsePosition() or parseWithLargeHeaps(): the inverse of gameText(). A problem names
/// the line.
Result<TextGame> readGameText(const QString &text, GreatestHeap greatest = GreatestHeap::Usual);

/// The suffix of files with such text.
inline const QString gameFileEnding = QStringLiteral("mexgame");
/// True if a file has that suffix, or if its suffix is "txt" and it begins with a position: other "txt" files are lists
/// of edges.
bool isGameFile(const QString &path);
/// Reads the game of a file. A problem names the file.
Result<TextGame> readGameFile(const QString &path, GreatestHeap greatest = GreatestHeap::Usual);
/// Writes a file; if that fails, the old file is kept. Returns std::nullopt on success.
std::optional<Problem> writeGameFile(const GameTree &tree, const QString &path,
                                     const std::optional<Players> &players = {});

/// A move as a line of the text, without its mark: "9 -> 6", with several components "component 1: 9 -> 6".
QString moveLine(const Position &from, const Move &move);
/// The text after a marked move: " !" or " ?".
QString markText(MoveMark mark);

} // namespace mexplorer
