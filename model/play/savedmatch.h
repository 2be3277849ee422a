// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/documents/document.h"
#include "model/play/playedgame.h"
#include "model/play/players.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// A game that was played, as a document holds it.
struct SavedMatch
{
    PlayedGame game;
    Players players = {};
    std::optional<Judging> judging = {}; ///< nothing: as it was
    std::optional<quint64> seed = {};    ///< by which moves and positions are drawn
};

/// Games played before and left for others, the oldest first.
using SavedGames = std::vector<PlayedGamePtr>;

/// The members "match" and "games".
void readMatch(JsonFields &fields, Document &document);
void writeMatch(JsonWriter &json, const Document &document, DocumentText use);
void readGames(JsonFields &fields, Document &document);
void writeGames(JsonWriter &json, const Document &document, DocumentText use);
inline constexpr DocumentSection matchSection = {readMatch, writeMatch};
inline constexpr DocumentSection gamesSection = {readGames, writeGames};

} // namespace mexplorer
