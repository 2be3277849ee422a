// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/gameprint.h"

#include "model/core/visibletext.h"
#include "model/games/joinedposition.h"
#include "model/play/gametext.h"
#include "views/charts/drawing.h"
#include "views/glyphs/positionpainter.h"
#include "views/theme/theme.h"
#include "views/theme/viewtext.h"

namespace mexplorer {

namespace {

constexpr QSize diagramSize(150, 90);
constexpr std::size_t maxDiagrams = 400; ///< more would take too much memory

/// Returns a position as a picture in the colours of paper.
QString diagram(const Position &position)
{
    static constexpr QRectF area(4, 4, diagramSize.width() - 8, diagramSize.height() - 8);
    const Drawing drawing{position.text(), diagramSize, [joined = join(position)](QPainter &painter) {
                              paintPosition(painter, area, *joined.rules, joined.cells, Theme::paperColors());
                          }};
    return svgElement(drawing);
}

class GameBlocks
{
public:
    GameBlocks(const GameTree &tree, const Commentary &commentary, bool isJudged, JobControl &control)
        : m_tree(tree), m_commentary(commentary), m_isJudged(isJudged), m_control(control)
    {
    }

    std::vector<QString> make()
    {
        const QString convention =
            m_tree.convention() == Convention::Misere ? ViewText::tr("misère play") : ViewText::tr("normal play");
        m_blocks.push_back(QStringLiteral("<h2>%1</h2><p>%2</p>%3%4")
                               .arg(htmlText(m_tree.start().text()), convention, image(rootNode), comment(rootNode)));
        for (const GameRow &row : gameRows(m_tree)) {
            if (row.node != rootNode && !m_control.isCancelled())
                addMove(row.node, row.level);
        }
        return std::move(m_blocks);
    }

private:
    QString image(NodeId node) { return m_diagrams++ < maxDiagrams ? diagram(m_tree.position(node)) : QString(); }

    QString comment(NodeId node) const
    {
        const QString text = htmlText(m_tree.note(node).comment).replace(u'\n', QStringLiteral("<br>"));
        return text.isEmpty() ? QString() : QStringLiteral("<br><i>%1</i>").arg(text);
    }

    void addMove(NodeId node, int level)
    {
        const NodeId before = m_tree.parent(node);
        const MoveNote &note = m_tree.note(node);
        const Player mover = m_tree.depth(node) % 2 == 1 ? Player::First : Player::Second;
        QString line = ViewText::tr("%1. %2: %3")
                           .arg(m_tree.depth(node))
                           .arg(m_commentary.name(mover), moveText(m_tree.position(before), m_tree.move(node)));
        line += markText(note.mark);
        if (!note.name.isEmpty())
            line += QStringLiteral("  ") + note.name;
        if (m_isJudged) {
            line += QStringLiteral("  ") + assessmentText(m_tree.assessment(node));
            if (isMistake(outcomeOf(m_tree.assessment(before)), outcomeOf(m_tree.assessment(node))))
                line += QStringLiteral("  ") + ViewText::tr("(a mistake)");
        }
        const QString text = level == 0 ? QStringLiteral("<b>%1</b>").arg(htmlText(line)) : htmlText(line);
        m_blocks.push_back(QStringLiteral("<p style=\"margin-left: %1px\">%2%3<br>%4</p>")
                               .arg(QString::number(level * 24), text, comment(node), image(node)));
    }

    const GameTree &m_tree;
    Commentary m_commentary;
    bool m_isJudged;
    JobControl &m_control;
    std::vector<QString> m_blocks;
    std::size_t m_diagrams = 0;
};

} // namespace

std::vector<QString> gameBlocks(const GameTree &tree, const Commentary &commentary, bool isJudged, JobControl &control)
{
    return GameBlocks(tree, commentary, isJudged, control).make();
}

Printable printableGame(const GameTree &tree, const Commentary &commentary, bool isJudged)
{
    return {tree.start().text(), [tree, commentary, isJudged](QSizeF size, JobControl &control) {
                return pagesOfHtml(tree.start().text(), gameBlocks(tree, commentary, isJudged, control), size, control);
            }};
}

} // namespace mexplorer
