// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/workspaceid.h"
#include "model/graph/gamegraph.h"
#include "model/graph/labels.h"

#include <any>
#include <map>
#include <optional>
#include <typeindex>

namespace mexplorer {

class JsonFields;
class JsonWriter;

/// What a person made, as a .mexp file holds it: the game, where in it the person is, and what each part of the session
/// saved of itself. Positions are game expressions that can be read.
class Document
{
public:
    QString game;
    Convention convention = Convention::Normal;
    PositionId maxPositions = 200'000;
    quint64 maxMoves = 60'000'000;
    QString selection; ///< a game expression; empty for the start
    std::optional<WorkspaceId> workspace;

    /// The state of this type; null if none was saved. Each part has a type of its own.
    template <class State> const State *find() const
    {
        const auto state = m_states.find(typeid(State));
        return state == m_states.end() ? nullptr : std::any_cast<State>(&state->second);
    }
    template <class State> State *find() { return const_cast<State *>(std::as_const(*this).template find<State>()); }
    template <class State> void set(State state) { m_states.insert_or_assign(typeid(State), std::move(state)); }
    /// How many states there are.
    std::size_t stateCount() const { return m_states.size(); }

private:
    std::map<std::type_index, std::any> m_states;
};

/// What the text of a document is for.
enum class DocumentText : quint8 {
    File,       ///< everything
    Comparison, ///< without what only says where a person looks: files are compared by it
};

/// How one state is read from a document's file and written to it. Each part that saves something has one, which is in
/// the list of model/session/documentfile.cpp.
struct DocumentSection
{
    /// Reads its members; the document has its game, and nothing is wrong so far. What is wrong with them is a problem
    /// of \a fields.
    void (*read)(JsonFields &fields, Document &document);
    /// Writes the members; nothing if the document has no such state.
    void (*write)(JsonWriter &json, const Document &document, DocumentText use);
};

} // namespace mexplorer
