// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>

namespace mexplorer {

/// The kinds of files that the window opens.
enum class FileKind : quint8 { Document, Lesson, Game, Graph, Sequence };

/// What the file at \a path is, by its ending, or by its contents where the ending leaves it open; nothing if neither
/// says it. The one table for opening, the dialog and the command line.
std::optional<FileKind> fileKind(const QString &path);

/// The endings of all kinds, without a dot.
QStringList openedEndings();

} // namespace mexplorer
