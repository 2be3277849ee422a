// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exchange/document.h"
#include "model/session/part.h"

namespace mexplorer {

/// What is chosen in the Sequence workspace.
class ChosenSequence : public Part
{
    Q_OBJECT

public:
    using Part::Part;

    /// Nothing before something is chosen.
    const std::optional<SequenceChoice> &choice() const { return m_choice; }
    void setChoice(const SequenceChoice &choice)
    {
        if (m_choice == choice)
            return;
        m_choice = choice;
        emit edited();
    }
    void write(Document &document) const override { document.sequence = m_choice; }
    void restore(const Document &document, const Position &) override
    {
        if (!document.sequence)
            return;
        m_choice = document.sequence;
        emit restored(*document.sequence);
    }

signals:
    /// An opened document was saved with this choice.
    void restored(const mexplorer::SequenceChoice &choice);

private:
    std::optional<SequenceChoice> m_choice;
};

} // namespace mexplorer
