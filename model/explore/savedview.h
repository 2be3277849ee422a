// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/documents/document.h"

namespace mexplorer {

/// Read and write the members "lens", for FilterSettings, and "look", for GraphLook. Earlier versions wrote "merge":
/// "symmetry" for a graph built with mirror images as one: it is opened merged by symmetry.
void readFilter(JsonFields &fields, Document &document);
void writeFilter(JsonWriter &json, const Document &document, DocumentText use);
void readLook(JsonFields &fields, Document &document);
void writeLook(JsonWriter &json, const Document &document, DocumentText use);
inline constexpr DocumentSection filterSection = {readFilter, writeFilter};
inline constexpr DocumentSection lookSection = {readLook, writeLook};

} // namespace mexplorer
