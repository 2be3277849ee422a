// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/documents/document.h"
#include "model/step/trace.h"

#include <set>

namespace mexplorer {

/// A walk-through in a document.
struct SavedWalk
{
    TraceKind kind = TraceKind::Mex;
    int step = 0;
    std::set<int> bookmarks = {}; ///< the marked steps

    bool operator==(const SavedWalk &) const = default;
};

/// Read and write the member "walk".
void readWalk(JsonFields &fields, Document &document);
void writeWalk(JsonWriter &json, const Document &document, DocumentText use);
inline constexpr DocumentSection walkSection = {readWalk, writeWalk};

} // namespace mexplorer
