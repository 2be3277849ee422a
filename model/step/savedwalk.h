// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/documents/document.h"
#include "model/step/trace.h"

#include <set>

namespace mexplorer {

/// A walk-through, as a document holds it.
struct SavedWalk
{
    TraceKind kind = TraceKind::Mex;
    int step = 0;
    std::set<int> bookmarks = {}; ///< the steps marked to come back to

    bool operator==(const SavedWalk &) const = default;
};

/// The member "walk".
void readWalk(JsonFields &fields, Document &document);
void writeWalk(JsonWriter &json, const Document &document, DocumentText use);
inline constexpr DocumentSection walkSection = {readWalk, writeWalk};

} // namespace mexplorer
