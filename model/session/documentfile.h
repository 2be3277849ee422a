// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/documents/document.h"

namespace mexplorer {

/// Reads a .mexp file, JSON with a version. A newer version, a damaged file, one of another kind, and a game or moves
/// that can't be read are problems that say so in a sentence.
Result<Document> readDocument(const QString &path);

/// True of a file that ends in "mexp", and of one with another ending that begins as a document does.
bool isDocumentFile(const QString &path);

/// The game of a .mexp file, without a look at the rest; empty if it can't be read.
QString gameOfDocument(const QString &path);

/// What a .mexp file of it holds.
QString documentText(const Document &document, DocumentText use = DocumentText::File);

/// Writes a .mexp file, whole or not at all. Nothing if it is done.
std::optional<Problem> writeDocument(const Document &document, const QString &path);

} // namespace mexplorer
