// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/documents/document.h"
#include "model/documents/part.h"
#include "model/sequence/sequencechoice.h"

namespace mexplorer {

/// The choices in the Sequence workspace.
class ChosenSequence : public Part
{
    Q_OBJECT

public:
    using Part::Part;

    /// std::nullopt until something is chosen.
    const std::optional<SequenceChoice> &choice() const { return m_choice; }
    void setChoice(const SequenceChoice &choice)
    {
        if (m_choice == choice)
            return;
        m_choice = choice;
        emit edited();
    }
    void write(Document &document) const override
    {
        if (m_choice)
            document.set(*m_choice);
    }
    void restore(const Document &document, const Position &) override
    {
        const auto *choice = document.find<SequenceChoice>();
        if (!choice)
            return;
        m_choice = *choice;
        emit restored(*choice);
    }

signals:
    /// Emitted when a document with this choice was opened.
    void restored(const mexplorer::SequenceChoice &choice);

private:
    std::optional<SequenceChoice> m_choice;
};

/// Read and write the member "sequence".
void readSequence(JsonFields &fields, Document &document);
void writeSequence(JsonWriter &json, const Document &document, DocumentText use);
inline constexpr DocumentSection sequenceSection = {readSequence, writeSequence};

} // namespace mexplorer
