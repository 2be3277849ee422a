// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/documents/document.h"
#include "model/play/playedgame.h"
#include "model/play/players.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// A played game in a document.
struct SavedMatch
{
    PlayedGame game;
    Players players = {};
    std::optional<Judging> judging = {}; ///< std::nullopt: unchanged
    std::optional<quint64> seed = {};    ///< for drawing moves and positions
};

/// Earlier games of the match, the oldest first.
using SavedGames = std::vector<PlayedGamePtr>;

/// Read and write the members "match" and "games".
void readMatch(JsonFields &fields, Document &document);
void writeMatch(JsonWriter &json, const Document &document, DocumentText use);
void readGames(JsonFields &fields, Document &document);
void writeGames(JsonWriter &json, const Document &document, DocumentText use);
inline constexpr DocumentSection matchSection = {readMatch, writeMatch};
inline constexpr DocumentSection gamesSection = {readGames, writeGames};

} // namespace mexplorer
