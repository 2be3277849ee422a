// SPDX-License-Identifier: GPL-3.0-or-later
// The file of a document
//
//     {"format": "mexplorer", "version": 1,
//      "game": "kayles:7", "convention": "normal", "max_positions": 200000, "max_moves": 60000000,
//      "selection": "kayles:3,1", "workspace": "play",
//      "walk": {"kind": "mex", "step": 3, "bookmarks": [1, 3]},
//      "match": {"start": "kayles:7", "positions": ["kayles:3,3", "kayles:3,2"], "place": 2,
//                "first": "human", "second": "solver", "level": 60, "second_opponent": "level-60",
//                "judging": "after-game", "seed": 4711},
//      "sequence": {"rules": "octal{0.77}", "terms": 500, "part": "plot"},
//      "puzzle": "puzzle one-move normal kayles:9,4",
//      "lens": {"region": "from", "anchor": "kayles:3,1", "query": "P", "others": "dimmed"},
//      "look": {"color": "value", "layers": "tokens", "order": "structural", "direction": "left-right"},
//      "games": [{"start": "kayles:5", "convention": "misere", "positions": ["kayles:2,2"], "place": 1}]}
//
// Only format, version and game must be there. Keys that aren't known are passed over, so that a later program can add
// some without a new version; a new version is for files that this program would misread. Earlier programs wrote
// "merge": "symmetry" for a graph built with mirror images as one: it is opened merged by symmetry.

#include "model/exchange/document.h"

#include "model/core/jsonwriter.h"
#include "model/core/modeltext.h"
#include "model/core/safefile.h"
#include "model/core/wordlist.h"
#include "model/exchange/jsonfields.h"
#include "model/exchange/savedtree.h"
#include "model/exchange/savedview.h"
#include "model/graph/graphbuilder.h"
#include "model/import/textfile.h"
#include "model/notation/expression.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr int formatVersion = 1;
constexpr qint64 maxCount = 1'000'000'000;
constexpr qint64 maxSeed = 999'999'999'999'999'999;

const QStringList conventionNames = {"normal", "misere"};
const QStringList mergeNames = {"exact", "symmetry"};
const QStringList workspaceWords = QStringList{QString()} + QStringList(workspaceNames.begin(), workspaceNames.end());
const QStringList partNames = {"plot", "histogram", "heat-map"};
/// Those that were in front in documents of earlier versions.
const QStringList formerParts = {"compare", "survey", "matrix"};
const QStringList sideNames = {"human", "solver"};
const QStringList judgingNames = {"never", "after-game", "at-once", "every-move"};

/// The opponent that the member \a key names; \a otherwise if it isn't there.
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

/// Who plays, and how.
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

SavedWalk readWalk(JsonFields fields)
{
    constexpr qint64 maxSteps = 1'000'000'000;
    SavedWalk walk;
    walk.kind = static_cast<TraceKind>(fields.word("kind", traceKindNames(), 0));
    walk.step = static_cast<int>(fields.number("step", 0, maxSteps, 0));
    for (const auto &bookmark : fields.array("bookmarks"))
        walk.bookmarks.insert(static_cast<int>(fields.number(bookmark, "bookmarks", 0, maxSteps)));
    return walk;
}

SequenceChoice readSequence(JsonFields fields)
{
    constexpr quint64 usualTerms = 500;
    SequenceChoice sequence;
    sequence.rules = fields.text("rules");
    sequence.terms = static_cast<quint64>(fields.number("terms", 1, maxCount, usualTerms));
    if (const auto part = fields.word("part", partNames + formerParts, 0); part < partNames.size())
        sequence.part = static_cast<SequenceChoice::Part>(part);
    if (sequence.rules.isEmpty())
        return sequence;
    if (const Result<RulesPtr> rules = parseRules(sequence.rules); !rules)
        fields.fail(ModelText::tr("\"%1\": %2").arg(QStringLiteral("rules"), rules.problem().message));
    return sequence;
}

/// The member \a key, a game that was played.
std::optional<SavedMatch> readMatch(JsonFields fields, const char *key, const Document &document)
{
    const QString startText = fields.expression("start");
    const Result<Position> start = parsePosition(startText.isEmpty() ? document.game : startText);
    QStringList positions;
    for (const auto &position : fields.array("positions"))
        positions << position.toString();
    if (!start)
        return std::nullopt;
    const auto convention =
        static_cast<Convention>(fields.word("convention", conventionNames, static_cast<int>(document.convention)));
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

void readGames(const QJsonArray &games, Document &document, std::optional<Problem> &problem)
{
    for (const auto &value : games) {
        JsonFields fields(value.toObject(), problem);
        if (!value.isObject())
            fields.fail(ModelText::tr("\"%1\" should be an array of objects.").arg(QStringLiteral("games")));
        if (problem)
            return;
        if (std::optional<SavedMatch> game = readMatch(fields, "games", document))
            document.games.push_back(std::make_shared<const PlayedGame>(std::move(game->game)));
    }
}

Result<Document> readFields(const QJsonObject &object)
{
    std::optional<Problem> problem;
    JsonFields fields(object, problem);
    if (fields.text("format") != QStringLiteral("mexplorer"))
        return Problem::badInput(Problem::Code::FileSyntax,
                                 ModelText::tr("this is JSON, but not a document of Mexplorer."));
    const qint64 version = fields.number("version", 1, maxCount, 0);
    if (version > formatVersion) {
        return Problem::badInput(
            Problem::Code::NewerVersion,
            ModelText::tr("this was written by a newer Mexplorer (version %1 of the format, and %2 is known "
                          "here); a newer program opens it.")
                .arg(version)
                .arg(formatVersion));
    }
    Document document;
    document.game = fields.expression("game");
    if (version == 0 || document.game.isEmpty())
        fields.fail(
            ModelText::tr("\"%1\" is missing.").arg(version == 0 ? QStringLiteral("version") : QStringLiteral("game")));
    document.convention = static_cast<Convention>(fields.word("convention", conventionNames, 0));
    const bool wasMerged = fields.word("merge", mergeNames, 0) > 0;
    // More than the program allows for is read as that.
    document.maxPositions = static_cast<PositionId>(std::min<qint64>(
        fields.number("max_positions", 1, maxCount, document.maxPositions), GraphBuilder::maxPositions));
    document.maxMoves =
        std::min(static_cast<quint64>(fields.number("max_moves", 1, maxCount, qint64(document.maxMoves))),
                 GraphBuilder::maxMoves);
    document.selection = fields.expression("selection");
    if (const int word = fields.word("workspace", workspaceWords, 0); word > 0)
        document.workspace = static_cast<WorkspaceId>(word - 1);
    document.puzzle = fields.text("puzzle");
    if (const auto walk = fields.object("walk"))
        document.walk = readWalk(JsonFields(*walk, problem));
    if (const auto sequence = fields.object("sequence"))
        document.sequence = readSequence(JsonFields(*sequence, problem));
    if (const auto filter = fields.object("lens"); filter && !problem)
        document.view.filter = readFilter(JsonFields(*filter, problem), document.game);
    if (wasMerged && !document.view.filter.collapse)
        document.view.filter.collapse = Collapse::Symmetry;
    if (const auto look = fields.object("look"))
        document.view.look = readLook(JsonFields(*look, problem));
    const auto match = fields.object("match");
    if (match && !problem)
        document.match = readMatch(JsonFields(*match, problem), "match", document);
    readGames(fields.array("games"), document, problem);
    return problem ? Result<Document>(*problem) : Result<Document>(std::move(document));
}

void writeWalk(JsonWriter &json, const SavedWalk &walk)
{
    json.beginObject("walk");
    json.member("kind", traceKindName(walk.kind));
    json.member("step", walk.step);
    json.array("bookmarks", walk.bookmarks);
    json.endObject();
}

void writeSequence(JsonWriter &json, const SequenceChoice &sequence)
{
    json.beginObject("sequence");
    if (!sequence.rules.isEmpty())
        json.member("rules", sequence.rules);
    json.member("terms", sequence.terms);
    json.member("part", partNames[static_cast<int>(sequence.part)]);
    json.endObject();
}

/// What "match" and each of "games" have in common.
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
    json.member("place", game.place());
    if (needsTree(game.tree()))
        writeTree(json, game);
}

void writeMatch(JsonWriter &json, const SavedMatch &match)
{
    json.beginObject("match");
    writeRecord(json, match.game);
    json.member("first", sideNames[static_cast<int>(match.players.sides.first)]);
    json.member("second", sideNames[static_cast<int>(match.players.sides.second)]);
    // "level" is for programs that know no opponents.
    const bool isFirst = match.players.sides.second == Side::Human && match.players.sides.first == Side::Solver;
    json.member("level", match.players.opponents[isFirst ? 0 : 1].level());
    json.lineBreak();
    json.member("first_opponent", match.players.opponents[0].name());
    json.member("second_opponent", match.players.opponents[1].name());
    if (!match.players.names[0].isEmpty())
        json.member("first_name", match.players.names[0]);
    if (!match.players.names[1].isEmpty())
        json.member("second_name", match.players.names[1]);
    if (match.judging)
        json.member("judging", judgingNames[static_cast<int>(*match.judging)]);
    if (match.seed)
        json.member("seed", *match.seed);
    json.endObject();
}

void writeGames(JsonWriter &json, const std::vector<PlayedGamePtr> &games)
{
    json.beginArray("games");
    for (const PlayedGamePtr &game : games) {
        json.lineBreak();
        json.beginObject();
        json.member("convention", conventionNames[static_cast<int>(game->tree().convention())]);
        writeRecord(json, *game);
        json.endObject();
    }
    json.endArray();
}

void writeFields(const Document &document, QTextStream &stream)
{
    writeJsonObject(stream, [&](JsonWriter &json) {
        json.member("format", QStringLiteral("mexplorer"));
        json.member("version", formatVersion);
        json.lineBreak();
        json.member("game", document.game);
        json.member("convention", conventionNames[static_cast<int>(document.convention)]);
        json.member("max_positions", document.maxPositions);
        json.member("max_moves", document.maxMoves);
        json.lineBreak();
        if (!document.selection.isEmpty())
            json.member("selection", document.selection);
        if (document.workspace)
            json.member("workspace", workspaceName(*document.workspace));
        if (!document.puzzle.isEmpty())
            json.member("puzzle", document.puzzle);
        json.lineBreak();
        if (document.walk)
            writeWalk(json, *document.walk);
        json.lineBreak();
        if (document.sequence)
            writeSequence(json, *document.sequence);
        json.lineBreak();
        if (!(document.view.filter == FilterSettings()))
            writeFilter(json, document.view.filter, document.game);
        json.lineBreak();
        if (document.view.look)
            writeLook(json, *document.view.look);
        json.lineBreak();
        if (document.match)
            writeMatch(json, *document.match);
        json.lineBreak();
        if (!document.games.empty())
            writeGames(json, document.games);
        json.lineBreak();
    });
}

} // namespace

Result<Document> readDocument(const QString &path)
{
    const Result<QString> text = readTextFile(path);
    if (!text)
        return text.problem();
    const QString name = QFileInfo(path).fileName();
    const QByteArray content = text->toUtf8();
    QJsonParseError error;
    const QJsonDocument json = QJsonDocument::fromJson(content, &error);
    if (error.error != QJsonParseError::NoError) {
        const auto line = content.first(qMin(qsizetype(error.offset), content.size())).count('\n') + 1;
        return Problem::badInput(
            Problem::Code::FileSyntax,
            ModelText::tr("%1, line %2: this is not a document of Mexplorer, or a damaged one: %3.")
                .arg(name)
                .arg(line)
                .arg(error.errorString()));
    }
    Result<Document> document = readFields(json.object());
    if (!document)
        return Problem::badInput(document.problem().code,
                                 ModelText::tr("%1: %2").arg(name, document.problem().message));
    return document;
}

bool isDocumentFile(const QString &path)
{
    constexpr qint64 maxHead = 65'536;
    const QFileInfo info(path);
    if (info.suffix().compare(QStringLiteral("mexp"), Qt::CaseInsensitive) == 0)
        return true;
    QFile file(path);
    if (!info.isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    QStringDecoder decoder(QStringDecoder::Utf8); // which passes over a byte order mark
    const QString head = QString(decoder(file.read(maxHead))).trimmed();
    static const QRegularExpression format(QStringLiteral("\"format\"\\s*:\\s*\"mexplorer\""));
    return head.startsWith(u'{') && head.contains(format);
}

QString gameOfDocument(const QString &path)
{
    const Result<QString> text = readTextFile(path);
    return text ? QJsonDocument::fromJson(text->toUtf8()).object().value(QLatin1String("game")).toString() : QString();
}

QString documentText(const Document &document)
{
    QString text;
    QTextStream stream(&text);
    writeFields(document, stream);
    stream.flush();
    return text;
}

std::optional<Problem> writeDocument(const Document &document, const QString &path)
{
    return writeSafely(path, [&document](QIODevice &device) -> std::optional<Problem> {
        QTextStream stream(&device);
        writeFields(document, stream);
        return std::nullopt;
    });
}

} // namespace mexplorer
