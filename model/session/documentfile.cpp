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
// Only format, version and game are required. Unknown keys are ignored, so that later versions of the program can add
// some without a new format version, which is for files that this program would misread. Earlier versions wrote
// "merge": "symmetry" for a graph built with mirror images as one: it is opened merged by symmetry.

#include "model/session/documentfile.h"

#include "model/core/jsonwriter.h"
#include "model/core/modeltext.h"
#include "model/core/safefile.h"
#include "model/documents/jsonfields.h"
#include "model/explore/savedview.h"
#include "model/graph/graphbuilder.h"
#include "model/import/textfile.h"
#include "model/play/puzzlegame.h"
#include "model/play/savedmatch.h"
#include "model/sequence/chosensequence.h"
#include "model/step/savedwalk.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

/// The sections of the parts, in the order of the file.
constexpr std::array sections = {puzzleSection, walkSection,  sequenceSection, filterSection,
                                 lookSection,   matchSection, gamesSection};

constexpr int formatVersion = 1;
constexpr qint64 maxCount = 1'000'000'000;

const QStringList workspaceWords = QStringList{QString()} + QStringList(workspaceNames.begin(), workspaceNames.end());

/// Reads the members of a document that don't belong to a part.
void readGame(JsonFields &fields, Document &document)
{
    document.game = fields.expression("game");
    if (document.game.isEmpty())
        fields.fail(ModelText::tr("\"%1\" is missing.").arg(QStringLiteral("game")));
    document.convention = fields.convention("convention", Convention::Normal);
    // Values beyond the program's limit are read as the limit.
    document.maxPositions = static_cast<PositionId>(std::min<qint64>(
        fields.number("max_positions", 1, maxCount, document.maxPositions), GraphBuilder::maxPositions));
    document.maxMoves =
        std::min(static_cast<quint64>(fields.number("max_moves", 1, maxCount, qint64(document.maxMoves))),
                 GraphBuilder::maxMoves);
    document.selection = fields.expression("selection");
    if (const int word = fields.word("workspace", workspaceWords, 0); word > 0)
        document.workspace = static_cast<WorkspaceId>(word - 1);
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
    if (version == 0)
        fields.fail(ModelText::tr("\"%1\" is missing.").arg(QStringLiteral("version")));
    Document document;
    readGame(fields, document);
    for (const DocumentSection &section : sections) {
        if (!problem)
            section.read(fields, document);
    }
    return problem ? Result<Document>(*problem) : Result<Document>(std::move(document));
}

void writeFields(const Document &document, DocumentText use, QTextStream &stream)
{
    writeJsonObject(stream, [&](JsonWriter &json) {
        json.member("format", QStringLiteral("mexplorer"));
        json.member("version", formatVersion);
        json.lineBreak();
        json.member("game", document.game);
        json.member("convention", conventionName(document.convention));
        json.member("max_positions", document.maxPositions);
        json.member("max_moves", document.maxMoves);
        json.lineBreak();
        if (use == DocumentText::File) {
            if (!document.selection.isEmpty())
                json.member("selection", document.selection);
            if (document.workspace)
                json.member("workspace", workspaceName(*document.workspace));
        }
        for (const DocumentSection &section : sections) {
            section.write(json, document, use);
            json.lineBreak();
        }
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
    QStringDecoder decoder(QStringDecoder::Utf8); // which skips a byte order mark
    const QString head = QString(decoder(file.read(maxHead))).trimmed();
    static const QRegularExpression format(QStringLiteral("\"format\"\\s*:\\s*\"mexplorer\""));
    return head.startsWith(u'{') && head.contains(format);
}

QString gameOfDocument(const QString &path)
{
    const Result<QString> text = readTextFile(path);
    return text ? QJsonDocument::fromJson(text->toUtf8()).object().value(QLatin1String("game")).toString() : QString();
}

QString documentText(const Document &document, DocumentText use)
{
    QString text;
    QTextStream stream(&text);
    writeFields(document, use, stream);
    stream.flush();
    return text;
}

std::optional<Problem> writeDocument(const Document &document, const QString &path)
{
    return writeSafely(path, [&document](QIODevice &device) -> std::optional<Problem> {
        QTextStream stream(&device);
        writeFields(document, DocumentText::File, stream);
        return std::nullopt;
    });
}

} // namespace mexplorer
