// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/filekinds.h"

#include "model/core/enumtable.h"
#include "model/core/modeltext.h"
#include "model/import/graphformats.h"
#include "model/notation/namedrules.h"
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
    const char *titleText;
    bool (*isOne)(const QString &path);
    QStringList (*endings)();
};

/// The first matching row determines the kind: documents are recognized by their contents whatever their suffix, and
/// games are checked before graphs, as both may end in ".txt".
constexpr Row rows[] = {
    {FileKind::Document, QT_TRANSLATE_NOOP("mexplorer::Model", "Documents"), isDocumentFile,
     [] { return QStringList(QStringLiteral("mexp")); }},
    {FileKind::Lesson, QT_TRANSLATE_NOOP("mexplorer::Model", "Lessons"), isLessonFile,
     [] { return QStringList(QStringLiteral("md")); }},
    {FileKind::Game, QT_TRANSLATE_NOOP("mexplorer::Model", "Games"), isGameFile,
     [] { return QStringList(gameFileEnding); }},
    {FileKind::Graph, QT_TRANSLATE_NOOP("mexplorer::Model", "Graphs"), isGraphFile, readGraphEndings},
    {FileKind::Sequence, QT_TRANSLATE_NOOP("mexplorer::Model", "Sequences"),
     [](const QString &path) { return sequenceFormat(path) == SequenceFormat::Saved; },
     [] { return QStringList(QStringLiteral("mexseq")); }},
    {FileKind::Rules, QT_TRANSLATE_NOOP("mexplorer::Model", "Rules of a game"), isNamedRulesFile,
     [] { return QStringList(namedRulesEnding); }},
};
static_assert(std::size(rows) == fileKindCount);

const Row &rowOf(FileKind kind)
{
    return *std::ranges::find(rows, kind, &Row::kind);
}

} // namespace

std::span<const FileKind> allFileKinds()
{
    static constexpr auto all = enumValues<FileKind, fileKindCount>();
    return all;
}

QString fileKindTitle(FileKind kind)
{
    return ModelText::tr(rowOf(kind).titleText);
}

QStringList fileKindEndings(FileKind kind)
{
    return rowOf(kind).endings();
}

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
