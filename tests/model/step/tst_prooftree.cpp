// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/prooftree.h"
#include "tests/model/step/tracesamples.h"
#include "tests/testprogram.h"

#include <QTest>

#include <map>

using namespace mexplorer;
using namespace tracesamples;

namespace {

/// Checks a whole tree against the definition, using only the rules.
class Referee
{
public:
    Referee(const ProofTree &tree, const Position &start, Convention convention)
        : m_tree(tree), m_plain(start), m_convention(convention)
    {
    }

    /// True if the claim of \a node is true and its reasons are sufficient.
    bool accepts(const ProofTree::Node &node)
    {
        const auto id = m_plain.find(node.position);
        if (!id)
            return false;
        const auto key = std::pair(node.claim, *id);
        if (const auto known = m_known.find(key); known != m_known.end())
            return known->second;
        m_known[key] = true;
        JobControl control;
        const auto reasons = m_tree.reasons(node, control);
        bool accepted = reasons && isTrue(node, *id) && isEnough(node, *id, *reasons);
        for (std::size_t i = 0; accepted && i < reasons->size(); ++i)
            accepted = accepts((*reasons)[i]);
        return m_known[key] = accepted;
    }

private:
    bool wins(PositionId id)
    {
        if (const auto known = m_wins.find(id); known != m_wins.end())
            return known->second;
        const auto followers = m_plain.graph->followers(id);
        bool result = followers.empty() && m_convention == Convention::Misere;
        for (const PositionId follower : followers)
            result = result || !wins(follower);
        return m_wins[id] = result;
    }
    bool isTrue(const ProofTree::Node &node, PositionId id)
    {
        switch (node.claim) {
        case ProofTree::Claim::P:
            return !wins(id);
        case ProofTree::Claim::N:
            return wins(id);
        case ProofTree::Claim::HasValue:
        case ProofTree::Claim::NoFollower:
            return m_plain.values[id] == node.value;
        }
        return false;
    }
    bool isEnough(const ProofTree::Node &node, PositionId id, const std::vector<ProofTree::Node> &reasons)
    {
        const auto list = m_plain.graph->followers(id);
        const std::set<PositionId> followers(list.begin(), list.end());
        std::set<PositionId> named;
        std::set<Value> values;
        bool hasNone = false;
        for (const ProofTree::Node &reason : reasons) {
            if (reason.claim == ProofTree::Claim::NoFollower) {
                hasNone = reason.value == node.value && m_plain.find(reason.position) == id;
                continue;
            }
            const auto to = m_plain.find(reason.position);
            if (!to || !followers.contains(*to))
                return false;
            named.insert(*to);
            values.insert(reason.value);
        }
        switch (node.claim) {
        case ProofTree::Claim::P: // every follower, each refuted
            return named == followers && std::all_of(reasons.begin(), reasons.end(), [](const auto &reason) {
                       return reason.claim == ProofTree::Claim::N;
                   });
        case ProofTree::Claim::N:
            return followers.empty() ? reasons.empty()
                                     : reasons.size() == 1 && reasons.front().claim == ProofTree::Claim::P;
        case ProofTree::Claim::HasValue:
            return node.isLeaf ? followers.empty() : hasNone && values.size() == node.value;
        case ProofTree::Claim::NoFollower:
            return named == followers && !values.contains(node.value);
        }
        return false;
    }

    const ProofTree &m_tree;
    PlainValues m_plain;
    Convention m_convention;
    std::map<std::pair<ProofTree::Claim, PositionId>, bool> m_known;
    std::map<PositionId, bool> m_wins;
};

} // namespace

/// Trees of every family, completely checked by a referee, and their written forms.
class ProofTreeTest : public QObject
{
    Q_OBJECT

private slots:
    void treesAreProofs_data();
    void treesAreProofs();
    void writers();
    void limitsCutTheText();
    void problemsAreSaid();
};

void ProofTreeTest::treesAreProofs_data()
{
    QTest::addColumn<QString>("term");
    for (const QString &term : familyTerms())
        QTest::newRow(qPrintable(term)) << term;
}

void ProofTreeTest::treesAreProofs()
{
    QFETCH(QString, term);
    std::mt19937 random(7201);
    const Solver solver;
    for (int round = 0; round < 20; ++round) {
        const Position sum = randomSum(term, random, 3);
        JobControl control;
        for (const Convention convention : {Convention::Normal, Convention::Misere}) {
            const ProofTree tree(solver, convention);
            const auto root = tree.outcomeOf(sum, control);
            QVERIFY2(root, qPrintable(sum.text()));
            QVERIFY2(Referee(tree, sum, convention).accepts(*root), qPrintable(sum.text()));
        }
        const ProofTree tree(solver, Convention::Normal);
        const auto root = tree.valueOf(sum, control);
        QVERIFY2(root && Referee(tree, sum, Convention::Normal).accepts(*root), qPrintable(sum.text()));
    }
}

void ProofTreeTest::writers()
{
    JobControl control;
    const ProofTree tree(Solver(), Convention::Normal);
    const auto root = tree.outcomeOf(*parsePosition(QStringLiteral("nim:1,1")), control);
    QCOMPARE(*formatProofTree(tree, *root, WrittenFormat::Text, {}, control),
             QStringLiteral("nim:1,1 is a P-position: every move from it is refuted.\n"
                            "  The move 1 -> 0 leads to nim:0,1, an N-position: the reply 1 -> 0 refutes it.\n"
                            "    The move 1 -> 0 leads to nim:0,0, a P-position: no move is left, and the player to "
                            "move has lost.\n"
                            "  The move 1 -> 0 leads to nim:1,0, an N-position: the reply 1 -> 0 refutes it.\n"
                            "    The move 1 -> 0 leads to nim:0,0, a P-position: no move is left, and the player to "
                            "move has lost.\n"));
    const QString markdown = *formatProofTree(tree, *root, WrittenFormat::Markdown, {}, control);
    QVERIFY2(markdown.startsWith(QStringLiteral("- `nim:1,1` is a P-position")), qPrintable(markdown));
    QVERIFY(markdown.contains(QStringLiteral("\n    - The move `1 -> 0` leads to `nim:0,0`")));
    const QString html = *formatProofTree(tree, *root, WrittenFormat::Html, {}, control);
    QCOMPARE(html.count(QStringLiteral("<ul>")), html.count(QStringLiteral("</ul>")));
    QCOMPARE(html.count(QStringLiteral("<li>")), html.count(QStringLiteral("</li>")));
    const auto value = tree.valueOf(*parsePosition(QStringLiteral("kayles:3")), control);
    const QString latex = *formatProofTree(tree, *value, WrittenFormat::Latex, {}, control);
    QVERIFY2(latex.contains(QStringLiteral("\\hspace*{1em}$3$: no follower has this value")), qPrintable(latex));
    QVERIFY(latex.endsWith(QStringLiteral("\\end{document}\n")));
}

void ProofTreeTest::limitsCutTheText()
{
    JobControl control;
    const ProofTree tree(Solver(), Convention::Normal);
    const auto root = tree.valueOf(*parsePosition(QStringLiteral("kayles:9")), control);
    const QString shallow = *formatProofTree(tree, *root, WrittenFormat::Text, {1, 2000}, control);
    QCOMPARE(shallow.count(u'\n'), 1 + int(root->value) + 1);
    const QString cut = *formatProofTree(tree, *root, WrittenFormat::Text, {50, 40}, control);
    QVERIFY(cut.count(u'\n') <= 41);
    QVERIFY(cut.contains(u'…'));
    const QString whole = *formatProofTree(tree, *root, WrittenFormat::Text, {50, 100'000}, control);
    QVERIFY(whole.contains(QStringLiteral("See above.")));
    QVERIFY(!whole.contains(u'…'));
}

void ProofTreeTest::problemsAreSaid()
{
    JobControl control;
    const ProofTree misere(Solver(), Convention::Misere);
    QVERIFY(!misere.valueOf(*parsePosition(QStringLiteral("nim:3")), control));
    GraphFile file;
    file.names = {QStringLiteral("a"), QStringLiteral("b")};
    file.moves = {{0, 1}, {1, 0}};
    const Position loopy{{{std::make_shared<GraphRules>(QStringLiteral("drawn"), file), {0}}}};
    const ProofTree tree(Solver(), Convention::Normal);
    QVERIFY(!tree.outcomeOf(loopy, control));
    QVERIFY(!tree.valueOf(loopy, control));
}

MEXPLORER_TEST(ProofTreeTest)
#include "tst_prooftree.moc"
