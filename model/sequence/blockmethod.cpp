// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sequence/sequencemethod.h"

#include "model/sequence/blockrun.h"

namespace mexplorer {

namespace {

class BlockMethod final : public SequenceMethod
{
public:
    BlockMethod(const RulesPtr &rules, SplitRules splitRules, RareCommonMode mode, bool bothCores)
        : m_rules(std::move(splitRules)), m_mode(mode),
          m_workers(bothCores && WorkerPair::isUseful() ? std::make_unique<WorkerPair>() : nullptr),
          m_plain(makePlainMethod(rules))
    {
    }

    QString name() const override;
    std::optional<SparseSpace> split() const override
    {
        return visitRun([](const auto &run) { return run.split(); });
    }
    void extend(ValueArray &values, quint64 terms, StepCount &steps, JobControl &control) override;
    quint64 extraMemory(quint64 terms) const override
    {
        return m_run.index() == 0 ? terms : visitRun([terms](const auto &run) { return run.extraMemory(terms); });
    }

private:
    template <class F> std::invoke_result_t<F, const BlockRun<quint8> &> visitRun(F &&f) const
    {
        return std::visit(
            [&f](const auto &run) -> std::invoke_result_t<F, const BlockRun<quint8> &> {
                if constexpr (std::is_same_v<decltype(run), const std::monostate &>)
                    return {};
                else
                    return f(run);
            },
            m_run);
    }
    /// The most bytes per value of a run; the plain method finds greater values.
    static constexpr quint64 widest = 2;

    /// Starts a run with at least \a bytes bytes per value, if the current one has fewer.
    void widen(quint64 bytes);

    SplitRules m_rules;
    RareCommonMode m_mode;
    std::unique_ptr<WorkerPair> m_workers;
    std::unique_ptr<SequenceMethod> m_plain;
    std::variant<std::monostate, BlockRun<quint8>, BlockRun<quint16>> m_run;
};

QString BlockMethod::name() const
{
    if (m_run.index() == 0)
        return m_plain->name();
    const auto classes = split();
    if (!classes)
        return QStringLiteral("full scan");
    return classes->withPosition ? QStringLiteral("sparse space with position parity") : QStringLiteral("sparse space");
}

void BlockMethod::extend(ValueArray &values, quint64 terms, StepCount &steps, JobControl &control)
{
    const quint64 first = BlockRun<quint8>::firstTerm(m_rules);
    if (values.size() < first)
        m_plain->extend(values, std::min(terms, first), steps, control);
    if (values.size() < first || values.size() >= terms)
        return;
    if (values.bytesPerValue() <= widest) {
        widen(values.bytesPerValue());
        const bool fits = std::visit(
            [&](auto &run) {
                if constexpr (std::is_same_v<decltype(run), std::monostate &>)
                    return true;
                else
                    return run.extend(values, terms, steps, control);
            },
            m_run);
        if (fits)
            return;
        if (m_run.index() < widest) {
            widen(widest);
            return;
        }
        m_run.emplace<std::monostate>();
    }
    m_plain->extend(values, terms, steps, control);
}

void BlockMethod::widen(quint64 bytes)
{
    if (bytes == 1 && m_run.index() < 1)
        m_run.emplace<BlockRun<quint8>>(m_rules, m_mode, m_workers.get());
    else if (bytes == widest && m_run.index() < widest)
        m_run.emplace<BlockRun<quint16>>(m_rules, m_mode, m_workers.get());
}

} // namespace

std::unique_ptr<SequenceMethod> makeBlockMethod(const RulesPtr &rules, RareCommonMode mode, bool bothCores)
{
    std::optional<SplitRules> splitRules = SplitRules::of(*rules);
    if (!splitRules || (mode == RareCommonMode::WithPosition && !splitRules->parity()))
        return nullptr;
    return std::make_unique<BlockMethod>(rules, std::move(*splitRules), mode, bothCores);
}

} // namespace mexplorer
