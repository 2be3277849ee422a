#pragma once

#include "views/boards/selectingboard.h"

namespace mexplorer {

/// Heaps as piles of tokens, for games that take from a heap and never split it: a click on a token takes it and all
/// that lie above it. Tokens are numbered from the bottom of the first heap.
class HeapsBoard final : public SelectingBoard
{
    Q_OBJECT

public:
    /// The most tokens that are drawn one by one.
    static constexpr quint64 maxDrawn = 100;

    explicit HeapsBoard(const Component &component, QWidget *parent = nullptr);

    QRectF elementRect(int index) const override;
    int elementCount() const override;
    QSize sizeHint() const override;

protected:
    int neighbour(int element, int right, int down) const override;
    std::optional<CellVector> moveOf(const Span &span) const override;
    QString objection(const Span &span) const override;
    QString effect(const Span &span) const override;
    bool contains(const Span &span, int element) const override;
    void layOut(const Component &before, const Span &played) override;
    void paintBoard(QPainter &painter, const Colors &colors) override;

private:
    struct Token
    {
        std::size_t heap = 0;
        int height = 0; ///< how many lie below it
    };

    Token token(int element) const;
    int firstOf(std::size_t heap) const;
    int columnsOf(std::size_t heap) const;
    int footHeight() const;
    QSizeF tokenSize() const;
    QPointF origin() const;
    QSizeF contentSize() const;
    void paintToken(QPainter &painter, int element, const Colors &colors) const;
    QString amounts(std::size_t heap) const;

    CellVector m_drawn; ///< the heaps as drawn, with the room of those that were there before
};

} // namespace mexplorer
