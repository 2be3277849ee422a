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

/// The contents of a .mexp file, which is versioned JSON: the game, the selection and the saved states of the session's
/// parts. Positions are game expressions.
class Document
{
public:
    QString game;
    Convention convention = Convention::Normal;
    PositionId maxPositions = 200'000;
    quint64 maxMoves = 60'000'000;
    QString selection; ///< a game expression; empty for the start
    std::optional<WorkspaceId> workspace;

    /// The state of this type; null if none was saved. Each part has its own type.
    template <class State> const State *find() const
    {
        const auto state = m_states.find(typeid(State));
        return state == m_states.end() ? nullptr : std::any_cast<State>(&state->second);
    }
    template <class State> State *find() { return const_cast<State *>(std::as_const(*this).template find<State>()); }
    template <class State> void set(State state) { m_states.insert_or_assign(typeid(State), std::move(state)); }
    /// The number of states.
    std::size_t stateCount() const { return m_states.size(); }

private:
    std::map<std::type_index, std::any> m_states;
};

/// The purpose of a document's text.
enum class DocumentText : quint8 {
    File,       ///< everything
    Comparison, ///< without what merely depends on where the user looks, to compare documents
};

/// Functions that read and write one state in a document's file. Each part that saves a state has one, which is listed
/// in model/session/documentfile.cpp.
struct DocumentSection
{
    /// Reads the members of the state. The document's game is already set and valid. Problems are added to \a fields.
    void (*read)(JsonFields &fields, Document &document);
    /// Writes the members if the document has such a state.
    void (*write)(JsonWriter &json, const Document &document, DocumentText use);
};

} // namespace mexplorer
