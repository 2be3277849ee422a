// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/savedmatch.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/notation/expression.h"
#include "model/play/savedtree.h"

namespace mexplorer {

namespace {

constexpr qint64 maxSeed = 999'999'999'999'999'999;

const QStringList sideNames = {"human", "solver"};
const QStringList judgingNames = {"never", "after-game", "at-once", "every-move"};

/// Reads the opponent of the member \a key; returns \a otherwise if it is missing.
Opponent readOpponent(JsonFields &fields, const char *key, const Opponent &otherwise)
{
    if (!fields.has(key))
        return otherwise;
    const QString name = fields.text(key);
    const std::optional<Opponent> opponent = Opponent::named(name);
    if (!opponent)
        fields.fail(ModelText::tr("\"%1\": there is no opponent “%2”.").arg(QLatin1String(key), shortened(name)));
    return opponent.value_or(otherwise);
}

/// Reads the players.
void readPlayers(JsonFields &fields, SavedMatch &match)
{
    match.players.sides.first = static_cast<Side>(fields.word("first", sideNames, 0));
    match.players.sides.second = static_cast<Side>(fields.word("second", sideNames, 1));
    const Opponent ofLevel = Opponent::ofLevel(static_cast<int>(fields.number("level", 0, 100, 100)));
    match.players.opponents = {readOpponent(fields, "first_opponent", ofLevel),
                               readOpponent(fields, "second_opponent", ofLevel)};
    match.players.names = {fields.text("first_name"), fields.text("second_name")};
    if (fields.has("judging"))
        match.judging = static_cast<Judging>(fields.word("judging", judgingNames, 0));
    if (fields.has("seed"))
        match.seed = static_cast<quint64>(fields.number("seed", 0, maxSeed, 0));
}

/// Reads a played game from the member \a key.
std::optional<SavedMatch> matchIn(JsonFields fields, const char *key, const Document &document)
{
    const QString startText = fields.expression("start");
    const Result<Position> start = parseWithLargeHeaps(startText.isEmpty() ? document.game : startText);
    QStringList positions;
    for (const auto &position : fields.array("positions"))
        positions << position.toString();
    if (!start)
        return std::nullopt;
    const Convention convention = fields.convention("convention", document.convention);
    const Result<GameRecord> record = recordThrough(*start, convention, positions);
    if (!record) {
        fields.fail(ModelText::tr("\"%1\": %2").arg(QLatin1String(key), record.problem().message));
        return std::nullopt;
    }
    const auto length = static_cast<qint64>(record->length());
    SavedMatch match{PlayedGame(*record, static_cast<std::size_t>(fields.number("place", 0, length, length)))};
    if (fields.has("tree") && !fields.array("tree").isEmpty()) {
        const std::optional<PlayedGame> game = readTree(fields, *start, convention);
        if (!game)
            return std::nullopt;
        match.game = *game;
        match.game.setLineThrough(*record);
    }
    readPlayers(fields, match);
    return match;
}

/// Writes the common members of "match" and each of "games".
void writeRecord(JsonWriter &json, const PlayedGame &game)
{
    const GameRecord &line = game.line();
    json.member("start", line.start().text());
    json.beginArray("positions");
    for (const QString &position : positionsAfterMoves(line)) {
        json.lineBreak();
        json.value(position);
    }
    json.endArray();
    json.lineBreak();
    json.member("place", game.ply());
    if (needsTree(game.tree()))
        writeTree(json, game);
}

} // namespace

void readMatch(JsonFields &fields, Document &document)
{
    const auto object = fields.object("match");
    if (!object)
        return;
    if (std::optional<SavedMatch> match = matchIn(fields.inner(*object), "match", document))
        document.set(std::move(*match));
}

void readGames(JsonFields &fields, Document &document)
{
    SavedGames games;
    for (const auto &value : fields.array("games")) {
        if (!value.isObject())
            fields.fail(ModelText::tr("\"%1\" should be an array of objects.").arg(QStringLiteral("games")));
        if (fields.hasFailed())
            return;
        if (std::optional<SavedMatch> game = matchIn(fields.inner(value.toObject()), "games", document))
            games.push_back(std::make_shared<const PlayedGame>(std::move(game->game)));
    }
    if (!games.empty())
        document.set(std::move(games));
}

void writeMatch(JsonWriter &json, const Document &document, DocumentText)
{
    const auto *match = document.find<SavedMatch>();
    if (!match)
        return;
    json.beginObject("match");
    writeRecord(json, match->game);
    json.member("first", sideNames[static_cast<int>(match->players.sides.first)]);
    json.member("second", sideNames[static_cast<int>(match->players.sides.second)]);
    // "level" is for earlier versions without opponents.
    const bool isFirst = match->players.sides.second == Side::Human && match->players.sides.first == Side::Solver;
    json.member("level", match->players.opponents[isFirst ? 0 : 1].level());
    json.lineBreak();
    json.member("first_opponent", match->players.opponents[0].name());
    json.member("second_opponent", match->players.opponents[1].name());
    if (!match->players.names[0].isEmpty())
        json.member("first_name", match->players.names[0]);
    if (!match->players.names[1].isEmpty())
        json.member("second_name", match->players.names[1]);
    if (match->judging)
        json.member("judging", judgingNames[static_cast<int>(*match->judging)]);
    if (match->seed)
        json.member("seed", *match->seed);
    json.endObject();
}

void writeGames(JsonWriter &json, const Document &document, DocumentText)
{
    const auto *games = document.find<SavedGames>();
    if (!games)
        return;
    json.beginArray("games");
    for (const PlayedGamePtr &game : *games) {
        json.lineBreak();
        json.beginObject();
        json.member("convention", conventionName(game->tree().convention()));
        writeRecord(json, *game);
        json.endObject();
    }
    json.endArray();
}

} // namespace mexplorer
