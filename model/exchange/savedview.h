// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/graphview.h"

namespace mexplorer {

class JsonFields;
class JsonWriter;

/// The members "lens" and "look" of a document. Positions of the filter are written as game expressions of \a game.
void writeFilter(JsonWriter &json, const FilterSettings &filter, const QString &game);
void writeLook(JsonWriter &json, const GraphLook &look);

/// Reads what is in these members. A position of another game than \a game is a problem.
FilterSettings readFilter(JsonFields fields, const QString &game);
/// What a look has no member for is as in a new one.
GraphLook readLook(JsonFields fields);

} // namespace mexplorer
