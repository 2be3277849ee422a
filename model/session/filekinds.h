// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>
#include <span>

namespace mexplorer {

/// The kinds of files that the window can open.
enum class FileKind : quint8 { Document, Lesson, Game, Graph, Sequence, Rules };

inline constexpr std::size_t fileKindCount = std::size_t(FileKind::Rules) + 1;
/// All kinds, in the order in which they are listed for users.
std::span<const FileKind> allFileKinds();
/// The name for users: "Documents".
QString fileKindTitle(FileKind kind);
/// The suffixes of a kind, without a dot, the usual one first.
QStringList fileKindEndings(FileKind kind);

/// The kind of the file at \a path, by its suffix, or by its contents if the suffix is ambiguous; std::nullopt for
/// other files. Used for opening, the dialog and the command line.
std::optional<FileKind> fileKind(const QString &path);

/// The suffixes of all kinds, without a dot.
QStringList openedEndings();

} // namespace mexplorer
