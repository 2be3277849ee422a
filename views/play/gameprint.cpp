// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/gameprint.h"

#include "model/games/joinedposition.h"
#include "views/glyphs/positionpainter.h"
#include "views/theme/theme.h"

#include <QCoreApplication>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QTextDocument>
#include <QUrl>

namespace mexplorer {

namespace {

struct GamePrintText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::GamePrint)
};

constexpr QSize diagramSize(150, 90);
constexpr int diagramScale = 4;          ///< pixels of the picture per pixel of the page
constexpr std::size_t maxDiagrams = 400; ///< more would take too much memory

/// A position as a picture in the colours of paper.
QImage diagram(const Position &position)
{
    const JoinedPosition joined = join(position);
    QImage image(diagramSize * diagramScale, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(diagramScale, diagramScale);
    paintPosition(painter, QRectF(QPointF(4, 4), diagramSize - QSizeF(8, 8).toSize()), *joined.rules, joined.cells,
                  Theme::paperColors());
    return image;
}

class GamePages
{
public:
    GamePages(QTextDocument &document, const GameTree &tree, const Commentary &commentary, bool isJudged)
        : m_document(document), m_tree(tree), m_commentary(commentary), m_isJudged(isJudged)
    {
    }

    QString html()
    {
        const QString convention = m_tree.convention() == Convention::Misere ? GamePrintText::tr("misère play")
                                                                             : GamePrintText::tr("normal play");
        m_html = QStringLiteral("<h2>%1</h2><p>%2</p>").arg(m_tree.start().text().toHtmlEscaped(), convention);
        m_html += image(rootNode) + comment(rootNode);
        addLine(rootNode, 0);
        return m_html;
    }

private:
    QString image(NodeId node)
    {
        if (m_diagrams == maxDiagrams)
            return {};
        const QString name = QStringLiteral("position%1").arg(++m_diagrams);
        m_document.addResource(QTextDocument::ImageResource, QUrl(name), diagram(m_tree.position(node)));
        return QStringLiteral("<img src=\"%1\" width=\"%2\" height=\"%3\">")
            .arg(name)
            .arg(diagramSize.width())
            .arg(diagramSize.height());
    }

    QString comment(NodeId node) const
    {
        const QString text = m_tree.note(node).comment.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
        return text.isEmpty() ? QString() : QStringLiteral("<br><i>%1</i>").arg(text);
    }

    void addMove(NodeId node, int level)
    {
        const NodeId before = m_tree.parent(node);
        const MoveNote &note = m_tree.note(node);
        const Player mover = m_tree.depth(node) % 2 == 1 ? Player::First : Player::Second;
        QString line = GamePrintText::tr("%1. %2: %3")
                           .arg(m_tree.depth(node))
                           .arg(m_commentary.name(mover), moveText(m_tree.position(before), m_tree.move(node)));
        if (note.mark != MoveMark::None)
            line += note.mark == MoveMark::Good ? QStringLiteral(" !") : QStringLiteral(" ?");
        if (!note.name.isEmpty())
            line += QStringLiteral("  ") + note.name;
        if (m_isJudged) {
            line += QStringLiteral("  ") + assessmentText(m_tree.assessment(node));
            if (isMistake(outcomeOf(m_tree.assessment(before)), outcomeOf(m_tree.assessment(node))))
                line += QStringLiteral("  ") + GamePrintText::tr("(a mistake)");
        }
        const QString text = level == 0 ? QStringLiteral("<b>%1</b>").arg(line.toHtmlEscaped()) : line.toHtmlEscaped();
        m_html += QStringLiteral("<p style=\"margin-left: %1px\">%2%3<br>%4</p>")
                      .arg(QString::number(level * 24), text, comment(node), image(node));
    }

    void addLine(NodeId node, int level)
    {
        while (!m_tree.children(node).empty()) {
            const std::vector<NodeId> &children = m_tree.children(node);
            addMove(children.front(), level);
            for (std::size_t i = 1; i < children.size(); ++i) {
                addMove(children[i], level + 1);
                addLine(children[i], level + 1);
            }
            node = children.front();
        }
    }

    QTextDocument &m_document;
    const GameTree &m_tree;
    Commentary m_commentary;
    bool m_isJudged;
    QString m_html;
    std::size_t m_diagrams = 0;
};

} // namespace

void fillGamePages(QTextDocument &document, const GameTree &tree, const Commentary &commentary, bool isJudged)
{
    document.setHtml(GamePages(document, tree, commentary, isJudged).html());
}

void printGame(const GameTree &tree, const Commentary &commentary, bool isJudged, QPagedPaintDevice &printer)
{
    QTextDocument document;
    fillGamePages(document, tree, commentary, isJudged);
    document.print(&printer);
}

} // namespace mexplorer
