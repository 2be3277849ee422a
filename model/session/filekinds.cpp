// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/filekinds.h"

#include "model/import/graphformats.h"
#include "model/play/gametext.h"
#include "model/sequence/sequenceexport.h"
#include "model/session/documentfile.h"
#include "model/teach/lesson.h"

#include <algorithm>

namespace mexplorer {

namespace {

struct Row
{
    FileKind kind;
    bool (*isOne)(const QString &path);
    QStringList (*endings)();
};

/// The first matching row determines the kind: documents are recognized by their contents whatever their suffix, and
/// games are checked before graphs, as both may end in ".txt".
constexpr Row rows[] = {
    {FileKind::Document, isDocumentFile, [] { return QStringList(QStringLiteral("mexp")); }},
    {FileKind::Lesson, isLessonFile, [] { return QStringList(QStringLiteral("md")); }},
    {FileKind::Game, isGameFile, [] { return QStringList(gameFileEnding); }},
    {FileKind::Graph, isGraphFile, readGraphEndings},
    {FileKind::Sequence, [](const QString &path) { return sequenceFormat(path) == SequenceFormat::Saved; },
     [] { return QStringList(QStringLiteral("mexseq")); }},
};

} // namespace

std::optional<FileKind> fileKind(const QString &path)
{
    const auto row = std::ranges::find_if(rows, [&path](const Row &each) { return each.isOne(path); });
    return row == std::end(rows) ? std::nullopt : std::optional(row->kind);
}

QStringList openedEndings()
{
    QStringList endings;
    for (const Row &row : rows)
        endings << row.endings();
    return endings;
}

} // namespace mexplorer
