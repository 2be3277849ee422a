// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/trace/prooftreeformat.h"

#include "model/core/modeltext.h"

#include <set>
#include <utility>

namespace mexplorer {

namespace {

/// Adds node by node, in the order in which a reader unfolds them.
class ProofTreeOutline
{
public:
    ProofTreeOutline(const ProofTree &tree, const ProofTreeLimits &limits, JobControl &control)
        : m_tree(tree), m_limits(limits), m_control(control)
    {
    }

    Result<Outline> make(const ProofTree::Node &root)
    {
        if (const auto problem = add(root, 0))
            return *problem;
        return std::move(m_outline);
    }

private:
    std::optional<Problem> add(const ProofTree::Node &node, int depth)
    {
        const bool isOpen = !node.isLeaf && depth < m_limits.depth;
        const bool isKnown = isOpen && !m_shown.insert({int(node.claim), node.position.text()}).second;
        m_outline.lines.push_back(
            {depth, isKnown ? Sentence(ModelText::tr("%1 See above.").arg(node.sentence.marked())) : node.sentence});
        return isOpen && !isKnown ? addReasons(node, depth + 1) : std::nullopt;
    }

    std::optional<Problem> addReasons(const ProofTree::Node &node, int depth)
    {
        const auto reasons = m_tree.reasons(node, m_control);
        if (!reasons)
            return reasons.problem();
        for (const ProofTree::Node &reason : *reasons) {
            if (m_outline.lines.size() >= m_limits.lines) {
                if (!std::exchange(m_isCut, true))
                    m_outline.lines.push_back({depth, QStringLiteral("…")});
                break;
            }
            if (const auto problem = add(reason, depth))
                return problem;
        }
        return {};
    }

    const ProofTree &m_tree;
    ProofTreeLimits m_limits;
    JobControl &m_control;
    Outline m_outline;
    bool m_isCut = false;
    std::set<std::pair<int, QString>> m_shown;
};

} // namespace

Result<QString> formatProofTree(const ProofTree &tree, const ProofTree::Node &root, WrittenFormat format,
                                const ProofTreeLimits &limits, JobControl &control)
{
    Result<Outline> outline = ProofTreeOutline(tree, limits, control).make(root);
    if (!outline)
        return outline.problem();
    return formatArticle({root.position.text(), ArticleStyle::Reasons, {std::move(outline).value()}}, format);
}

} // namespace mexplorer
