// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/gameprint.h"

#include "model/games/joinedposition.h"
#include "model/play/gametext.h"
#include "model/writing/writer.h"
#include "views/charts/drawing.h"
#include "views/glyphs/positionpainter.h"
#include "views/theme/theme.h"
#include "views/theme/viewtext.h"

namespace mexplorer {

namespace {

constexpr QSize diagramSize(150, 90);
constexpr std::size_t maxDiagrams = 400; ///< more would take too much memory

/// Returns a position as a picture in the colours of paper.
Picture diagram(const Position &position, const JobControl &control)
{
    return {[position, &control](WrittenFormat format) {
        if (format != WrittenFormat::Html || control.isCancelled())
            return QString();
        static constexpr QRectF area(4, 4, diagramSize.width() - 8, diagramSize.height() - 8);
        return svgElement(Drawing{position.text(), diagramSize, [joined = join(position)](QPainter &painter) {
                                      paintPosition(painter, area, *joined.rules, joined.cells, Theme::paperColors());
                                  }});
    }};
}

class GameArticle
{
public:
    GameArticle(const GameTree &tree, const Commentary &commentary, bool isJudged, const JobControl &control)
        : m_tree(tree), m_commentary(commentary), m_isJudged(isJudged), m_control(control)
    {
    }

    Article make()
    {
        const bool isMisere = m_tree.convention() == Convention::Misere;
        const QString name = m_tree.start().text();
        Article article{name, ArticleStyle::Pictures};
        article.blocks.emplace_back(
            Heading{Sentence::game(name), isMisere ? ViewText::tr("misère play") : ViewText::tr("normal play")});
        addDiagram(rootNode, article.blocks);
        addComment(rootNode, article.blocks);
        Outline moves;
        for (const GameRow &row : gameRows(m_tree)) {
            if (row.node != rootNode && !m_control.isCancelled())
                addMove(row.node, row.level, moves);
        }
        article.blocks.emplace_back(std::move(moves));
        return article;
    }

private:
    void addDiagram(NodeId node, Blocks &blocks)
    {
        if (m_diagrams++ < maxDiagrams)
            blocks.emplace_back(diagram(m_tree.position(node), m_control));
    }

    void addComment(NodeId node, Blocks &blocks) const
    {
        if (const QString &text = m_tree.note(node).comment; !text.isEmpty())
            blocks.emplace_back(Comment{text});
    }

    void addMove(NodeId node, int level, Outline &moves)
    {
        const NodeId before = m_tree.parent(node);
        const MoveNote &note = m_tree.note(node);
        const Player mover = m_tree.depth(node) % 2 == 1 ? Player::First : Player::Second;
        QString text = ViewText::tr("%1. %2: %3")
                           .arg(m_tree.depth(node))
                           .arg(m_commentary.name(mover), moveText(m_tree.position(before), m_tree.move(node)));
        text += markText(note.mark);
        if (!note.name.isEmpty())
            text += QStringLiteral("  ") + note.name;
        if (m_isJudged) {
            text += QStringLiteral("  ") + assessmentText(m_tree.assessment(node));
            if (isMistake(outcomeOf(m_tree.assessment(before)), outcomeOf(m_tree.assessment(node))))
                text += QStringLiteral("  ") + ViewText::tr("(a mistake)");
        }
        Blocks blocks;
        addComment(node, blocks);
        addDiagram(node, blocks);
        moves.lines.push_back({level, text, level == 0, std::move(blocks)});
    }

    const GameTree &m_tree;
    Commentary m_commentary;
    bool m_isJudged;
    const JobControl &m_control;
    std::size_t m_diagrams = 0;
};

} // namespace

Article gameArticle(const GameTree &tree, const Commentary &commentary, bool isJudged, const JobControl &control)
{
    return GameArticle(tree, commentary, isJudged, control).make();
}

Printable printableGame(const GameTree &tree, const Commentary &commentary, bool isJudged)
{
    return {tree.start().text(), [tree, commentary, isJudged](QSizeF size, JobControl &control) {
                const Article article = gameArticle(tree, commentary, isJudged, control);
                return pagesOfHtml(article.title, printedPieces(article), size, control);
            }};
}

} // namespace mexplorer
