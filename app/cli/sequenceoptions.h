#pragma once

#include "app/cli/commandoptions.h"
#include "model/sequence/sequenceengine.h"

namespace mexplorer {

/// What `mexplorer sequence` is asked for.
struct SequenceRequest
{
    RulesPtr rules;
    quint64 terms = 0;
    quint64 search = 0;           ///< terms in which a period is looked for
    std::optional<quint64> asked; ///< what --terms says
    SequenceOptions options;
    bool provePeriod = false;
    bool json = false;
    std::optional<quint64> at;
    QString file;    ///< to write to; empty: standard output
    QString resumed; ///< to go on from; empty: from the first term
};

/// The options of `mexplorer sequence`, and the request that they make.
class SequenceOptionReader
{
public:
    SequenceOptionReader();

    CommandOptions &options() { return m_options; }
    /// After options() were read. Chooses the processor's instructions if that was asked for.
    Result<SequenceRequest> request() const;

private:
    Result<SequenceOptions> engineOptions(const RulesPtr &rules) const;

    QCommandLineOption m_terms;
    QCommandLineOption m_prove;
    QCommandLineOption m_at;
    QCommandLineOption m_output;
    QCommandLineOption m_resume;
    QCommandLineOption m_method;
    QCommandLineOption m_memory;
    QCommandLineOption m_instructions;
    QCommandLineOption m_json;
    CommandOptions m_options;
};

} // namespace mexplorer
