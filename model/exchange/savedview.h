#pragma once

#include "model/analysis/filterresult.h"
#include "model/layout/layeredlayout.h"

namespace mexplorer {

class JsonFields;
class JsonWriter;

/// How a graph is drawn, as a document keeps it.
struct SavedLook
{
    int colorBy = 0; ///< 0 to 3: outcome, value, remoteness, birthday
    LayoutOptions layout;

    bool operator==(const SavedLook &) const = default;
};

/// The members "lens" and "look" of a document. Positions of the filter are written as game expressions of \a game.
void writeFilter(JsonWriter &json, const FilterSettings &filter, const QString &game);
void writeLook(JsonWriter &json, const SavedLook &look);

/// Reads what is in these members. A position of another game than \a game is a problem.
FilterSettings readFilter(JsonFields fields, const QString &game);
SavedLook readLook(JsonFields fields);

} // namespace mexplorer
