// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/savedwalk.h"

#include "model/core/jsonwriter.h"
#include "model/documents/jsonfields.h"

namespace mexplorer {

void readWalk(JsonFields &fields, Document &document)
{
    constexpr qint64 maxSteps = 1'000'000'000;
    const auto object = fields.object("walk");
    if (!object)
        return;
    JsonFields inner = fields.inner(*object);
    SavedWalk walk;
    walk.kind = static_cast<TraceKind>(inner.word("kind", traceKindNames(), 0));
    walk.step = static_cast<int>(inner.number("step", 0, maxSteps, 0));
    for (const auto &bookmark : inner.array("bookmarks"))
        walk.bookmarks.insert(static_cast<int>(inner.number(bookmark, "bookmarks", 0, maxSteps)));
    document.set(std::move(walk));
}

/// The current step is no edit of the user's; bookmarks are.
void writeWalk(JsonWriter &json, const Document &document, DocumentText use)
{
    const auto *walk = document.find<SavedWalk>();
    if (!walk || (use == DocumentText::Comparison && walk->bookmarks.empty()))
        return;
    json.beginObject("walk");
    json.member("kind", traceKindName(walk->kind));
    json.member("step", use == DocumentText::Comparison ? 0 : walk->step);
    json.array("bookmarks", walk->bookmarks);
    json.endObject();
}

} // namespace mexplorer
