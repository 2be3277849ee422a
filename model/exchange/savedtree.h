// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jsonwriter.h"
#include "model/exchange/jsonfields.h"
#include "model/play/playedgame.h"

namespace mexplorer {

/// True if a game has more than a list of positions keeps: variations, notes, hints.
bool needsTree(const GameTree &tree);

/// Writes the members "tree" and "node" of a played game.
void writeTree(JsonWriter &json, const PlayedGame &game);

/// Reads them; nothing if something is wrong with them, which \a fields keeps.
std::optional<PlayedGame> readTree(JsonFields &fields, const Position &start, Convention convention);

} // namespace mexplorer
