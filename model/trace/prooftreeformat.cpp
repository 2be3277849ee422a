// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/trace/prooftreeformat.h"

#include "model/core/modeltext.h"

#include <set>

namespace mexplorer {

namespace {

/// Writes node by node, in the order in which a reader unfolds them.
class ProofTreeWriter
{
public:
    ProofTreeWriter(const ProofTree &tree, TraceFormat format, const ProofTreeLimits &limits, JobControl &control)
        : m_tree(tree), m_format(format), m_limits(limits), m_control(control)
    {
    }

    Result<QString> write(const ProofTree::Node &root)
    {
        m_text = head(root);
        if (const auto problem = writeNode(root, 0))
            return *problem;
        if (m_format == TraceFormat::Html)
            m_text += QStringLiteral("</ul>\n</body>\n</html>\n");
        else if (m_format == TraceFormat::Latex)
            m_text += QStringLiteral("\n\\end{document}\n");
        return m_text;
    }

private:
    QString head(const ProofTree::Node &root) const
    {
        if (m_format == TraceFormat::Html)
            return htmlHead(root.position.text(), "body { font-family: sans-serif; line-height: 1.5; }") +
                   QStringLiteral("<ul>\n");
        if (m_format == TraceFormat::Latex)
            return latexHead(false);
        return {};
    }

    void line(const Sentence &sentence, int depth)
    {
        const QString text = formatSentence(sentence, m_format);
        ++m_lines;
        switch (m_format) {
        case TraceFormat::Text:
            m_text += QString(2 * depth, u' ') + text + u'\n';
            break;
        case TraceFormat::Markdown:
            m_text += QString(2 * depth, u' ') + QStringLiteral("- ") + text + u'\n';
            break;
        case TraceFormat::Html:
            m_text += QStringLiteral("<li>") + text;
            break;
        case TraceFormat::Latex:
            m_text += QStringLiteral("\\noindent\\hangindent=%1em\\hspace*{%2em}%3\\par\n")
                          .arg(depth + 1)
                          .arg(depth)
                          .arg(text);
            break;
        }
    }

    std::optional<Problem> writeNode(const ProofTree::Node &node, int depth)
    {
        const bool isOpen = !node.isLeaf && depth < m_limits.depth;
        const bool isKnown = isOpen && !m_shown.insert({int(node.claim), node.position.text()}).second;
        line(isKnown ? Sentence(ModelText::tr("%1 See above.").arg(node.sentence.marked())) : node.sentence, depth);
        if (isOpen && !isKnown) {
            if (const auto problem = writeReasons(node, depth))
                return problem;
        }
        if (m_format == TraceFormat::Html)
            m_text += QStringLiteral("</li>\n");
        return {};
    }

    std::optional<Problem> writeReasons(const ProofTree::Node &node, int depth)
    {
        const auto reasons = m_tree.reasons(node, m_control);
        if (!reasons)
            return reasons.problem();
        if (m_format == TraceFormat::Html)
            m_text += QStringLiteral("\n<ul>\n");
        for (const ProofTree::Node &reason : *reasons) {
            if (m_lines >= m_limits.lines) {
                if (!m_isCut) {
                    line(QStringLiteral("…"), depth + 1);
                    m_text += m_format == TraceFormat::Html ? QStringLiteral("</li>\n") : QString();
                }
                m_isCut = true;
                break;
            }
            if (const auto problem = writeNode(reason, depth + 1))
                return problem;
        }
        if (m_format == TraceFormat::Html)
            m_text += QStringLiteral("</ul>\n");
        return {};
    }

    const ProofTree &m_tree;
    TraceFormat m_format;
    ProofTreeLimits m_limits;
    JobControl &m_control;
    QString m_text;
    int m_lines = 0;
    bool m_isCut = false;
    std::set<std::pair<int, QString>> m_shown;
};

} // namespace

Result<QString> formatProofTree(const ProofTree &tree, const ProofTree::Node &root, TraceFormat format,
                                const ProofTreeLimits &limits, JobControl &control)
{
    return ProofTreeWriter(tree, format, limits, control).write(root);
}

} // namespace mexplorer
