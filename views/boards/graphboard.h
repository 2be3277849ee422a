#pragma once

#include "views/boards/selectingboard.h"

namespace mexplorer {

/// A token on a vertex of a graph, with the vertices that an arrow leads to; a click on one moves the token there.
class GraphBoard final : public SelectingBoard
{
    Q_OBJECT

public:
    explicit GraphBoard(const Component &component, QWidget *parent = nullptr);

    QRectF elementRect(int index) const override;
    int elementCount() const override { return static_cast<int>(m_targets.size()); }
    QSize sizeHint() const override;

protected:
    int neighbour(int element, int right, int down) const override;
    std::optional<CellVector> moveOf(const Span &span) const override;
    QString objection(const Span &) const override { return {}; }
    QString effect(const Span &span) const override;
    void layOut(const Component &before, const Span &played) override;
    void paintBoard(QPainter &painter, const Colors &colors) override;

private:
    QString nameOf(const CellVector &vertex) const { return component().rules->positionName(vertex); }
    int rowsInColumn() const;
    int columnCount() const;
    QSizeF chip() const;
    QRectF tokenRect() const;
    void paintVertex(QPainter &painter, const QRectF &rect, const QString &name, const QColor &fill,
                     const Colors &colors) const;

    std::vector<CellVector> m_targets; ///< the vertices that an arrow leads to, in their order
};

} // namespace mexplorer
