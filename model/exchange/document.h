// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/workspaceid.h"
#include "model/exchange/savedview.h"
#include "model/graph/gamegraph.h"
#include "model/graph/labels.h"
#include "model/play/playedgame.h"
#include "model/play/players.h"
#include "model/sequence/sequencechoice.h"
#include "model/step/trace.h"

#include <array>
#include <optional>
#include <set>

namespace mexplorer {

/// A game that was played, as a document keeps it.
struct SavedMatch
{
    PlayedGame game;
    Players players = {};
    std::optional<Judging> judging = {}; ///< nothing: as it was
    std::optional<quint64> seed = {};    ///< by which moves and positions are drawn
};

/// A walk-through, as a document keeps it.
struct SavedWalk
{
    TraceKind kind = TraceKind::Mex;
    int step = 0;
    std::set<int> bookmarks; ///< the steps marked to come back to

    bool operator==(const SavedWalk &) const = default;
};

/// What a person made, as a .mexp file keeps it: JSON with a version. Positions are game expressions that can be read.
struct Document
{
    QString game;
    Convention convention = Convention::Normal;
    PositionId maxPositions = 200'000;
    quint64 maxMoves = 60'000'000;
    QString selection; ///< a game expression; empty for the start
    std::optional<WorkspaceId> workspace;
    QString puzzle; ///< as Puzzle::text() writes it; empty if there is none
    std::optional<SavedWalk> walk;
    std::optional<SequenceChoice> sequence;
    GraphView view; ///< what is shown of the graph, and how it is drawn
    std::optional<SavedMatch> match;
    std::vector<PlayedGamePtr> games; ///< played before and left for others, the oldest first
};

/// Reads a .mexp file. A file of a newer version, a damaged one, one of another kind, and one whose game or moves can't
/// be read are problems that say so in a sentence.
Result<Document> readDocument(const QString &path);

/// True of a file that ends in "mexp", and of one with another ending that begins as a document does.
bool isDocumentFile(const QString &path);

/// The game of a .mexp file, without a look at the rest; empty if it can't be read.
QString gameOfDocument(const QString &path);

/// What a .mexp file of it holds.
QString documentText(const Document &document);

/// Writes a .mexp file, whole or not at all. Nothing if it is done.
std::optional<Problem> writeDocument(const Document &document, const QString &path);

} // namespace mexplorer
