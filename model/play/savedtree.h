// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jsonwriter.h"
#include "model/documents/jsonfields.h"
#include "model/play/playedgame.h"

namespace mexplorer {

/// The position after each move as a game expression, for recordThrough().
QStringList positionsAfterMoves(const GameRecord &record);

/// The record whose moves lead from \a start through \a positions, each a game expression. Fails if one can't be read,
/// or isn't one move after the previous one.
Result<GameRecord> recordThrough(const Position &start, Convention convention, const QStringList &positions);

/// True if a list of positions can't represent the game: it has variations, notes or hints.
bool needsTree(const GameTree &tree);

/// Writes the members "tree" and "node" of a played game.
void writeTree(JsonWriter &json, const PlayedGame &game);

/// Reads them. Returns std::nullopt and adds a problem to \a fields if they are invalid.
std::optional<PlayedGame> readTree(JsonFields &fields, const Position &start, Convention convention);

} // namespace mexplorer
