// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/documents/document.h"

namespace mexplorer {

/// Reads a .mexp file, which is versioned JSON. Fails for a newer version, a damaged file, another kind of file, and a
/// game or moves that can't be read.
Result<Document> readDocument(const QString &path);

/// True for a file with the suffix "mexp", and for any file that begins as a document does.
bool isDocumentFile(const QString &path);

/// Reads only the game of a .mexp file; empty if it can't be read.
QString gameOfDocument(const QString &path);

/// The contents of a .mexp file for a document.
QString documentText(const Document &document, DocumentText use = DocumentText::File);

/// Writes a .mexp file; if that fails, the old file is kept. Returns std::nullopt on success.
std::optional<Problem> writeDocument(const Document &document, const QString &path);

} // namespace mexplorer
