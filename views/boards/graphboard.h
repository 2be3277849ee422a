// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/boards/selectingboard.h"

#include <QPainterPath>

#include <map>

namespace mexplorer {

/// A token on a vertex of a graph; a click on a vertex at the head of an arrow moves it there. If few, all vertices
/// that play can reach are drawn, otherwise the token's and those at the heads of its arrows, of very many the first
/// ones. The pieces are the vertices that are drawn; only those at the heads of arrows can be pressed. Long names are
/// shortened; the tool tip has the whole name.
class GraphBoard final : public SelectingBoard
{
    Q_OBJECT

public:
    /// The maximum number of vertices of a graph that is drawn whole.
    static constexpr quint32 maxWhole = 40;
    /// The maximum number of followers that are drawn if the graph isn't drawn whole. The list of all moves has all.
    static constexpr std::size_t maxFollowers = 160;

    explicit GraphBoard(const Component &component, QWidget *parent = nullptr);

    /// True if all vertices that play can reach are drawn.
    bool isWhole() const { return m_isWhole; }
    const CellVector &vertex(int index) const { return m_vertices[static_cast<std::size_t>(index)].cells; }
    /// The vertex of the token.
    int token() const { return m_token; }
    /// The number of followers that are not drawn.
    quint64 hiddenFollowers() const { return m_hiddenFollowers; }

    QRectF pieceRect(int index) const override;
    int pieceCount() const override { return static_cast<int>(m_vertices.size()); }
    bool canPress(int piece) const override { return m_isTarget[static_cast<std::size_t>(piece)]; }
    QSize sizeHint() const override;
    QString pieceName(int piece) const override;

protected:
    int neighbour(int piece, int right, int down) const override;
    std::optional<CellVector> moveOf(const Span &span) const override;
    QString objection(const Span &) const override { return tr("No arrow leads there from the token."); }
    QString effect(const Span &span) const override;
    void layOut(const Span &played) override;
    void unitChanged() override;
    bool event(QEvent *event) override;
    void paintBoard(QPainter &painter, const Colors &colors) override;

private:
    struct Vertex
    {
        CellVector cells;
        QPointF point; ///< in columns and rows
    };
    struct Arrow
    {
        int from = 0;
        int to = 0;
        qreal bend = 0;
    };

    QString nameOf(const CellVector &vertex) const { return component().rules->positionName(vertex); }
    QString labelOf(const CellVector &vertex) const;
    int find(const CellVector &vertex) const;
    void addVertex(const CellVector &vertex, QPointF point);
    void measure();
    bool drawWhole();
    void drawPart();
    void markTargets();
    QSizeF chip() const { return m_chip; }
    QSizeF step() const;
    QSizeF content() const;
    QPainterPath pathOf(const Arrow &arrow) const;
    void paintArrow(QPainter &painter, const Arrow &arrow, const QPen &pen) const;
    void paintVertex(QPainter &painter, int index, const Colors &colors) const;
    void paintLineBelow(QPainter &painter, const QRectF &rect, const QString &text, const Colors &colors) const;

    std::vector<Vertex> m_vertices;
    std::map<CellVector, int> m_numbers; ///< of the drawn vertices
    std::vector<Arrow> m_arrows;
    std::vector<bool> m_isTarget; ///< by vertex: an arrow leads to it from the token
    quint64 m_hiddenFollowers = 0;
    QSizeF m_extent; ///< the greatest column and row
    QSizeF m_chip;   ///< the size of a vertex
    int m_token = 0;
    bool m_isWhole = false;
};

} // namespace mexplorer
