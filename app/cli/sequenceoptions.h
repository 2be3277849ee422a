// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandoptions.h"
#include "model/sequence/sequenceengine.h"

namespace mexplorer {

/// The request of `mexplorer sequence`.
struct SequenceRequest
{
    RulesPtr rules;
    quint64 terms = 0;
    quint64 search = 0;           ///< terms in which a period is looked for
    std::optional<quint64> asked; ///< what --terms says
    SequenceOptions options;
    bool provePeriod = false;
    bool json = false;
    bool isBlank = false; ///< values printed as text are left to be filled in
    std::optional<quint64> at;
    QString file;    ///< to write to; empty: standard output
    QString resumed; ///< to go on from; empty: from the first term
};

/// The options of `mexplorer sequence`, and the request that they make.
class SequenceOptionReader
{
public:
    SequenceOptionReader();

    CommandUsage usage() const;
    /// What \a options say. Chooses the processor's instructions if one of them does.
    Result<SequenceRequest> request(CommandOptions &options) const;

private:
    Result<SequenceOptions> engineOptions(const CommandOptions &options, const RulesPtr &rules) const;

    CommandOption m_terms;
    CommandOption m_prove;
    CommandOption m_at;
    CommandOption m_output;
    CommandOption m_resume;
    CommandOption m_method;
    CommandOption m_memory;
    CommandOption m_instructions;
    CommandOption m_json;
    CommandOption m_blank;
};

} // namespace mexplorer
