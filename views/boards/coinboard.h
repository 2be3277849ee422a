// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/boards/boardwidget.h"

class QPushButton;

namespace mexplorer {

/// A row of coins: a move turns a set of them. A click marks a coin or removes its mark, a drag marks a run of coins;
/// the button or Enter turns the marked coins. With the keyboard, arrows move to a coin and Space marks it. While the
/// board is edited, a click or Space turns a coin at once.
class CoinBoard final : public BoardWidget
{
    Q_OBJECT

public:
    explicit CoinBoard(const Component &component, QWidget *parent = nullptr);

    /// The marked coins, coin i as bit i.
    quint64 marks() const { return m_marks; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    void enterAt(const QPointF &point) override;
    bool canBeEdited() const override { return true; }

    int pieceCount() const override { return static_cast<int>(component().cells[0]); }
    QRectF pieceRect(int coin) const override;
    QString pieceName(int piece) const override;
    QString pieceDescription(int piece) const override;
    bool isPieceSelected(int piece) const override { return ((m_marks >> piece) & 1) != 0; }
    bool canPress(int) const override { return true; }
    std::optional<CellVector> moveAt(int piece) const override;
    std::optional<CellVector> selectedMove() const override;
    QRectF selectionRect() const override;
    int focusedPiece() const override { return m_cursor; }
    void pressPiece(int piece) override { togglePiece(piece); }
    void togglePiece(int piece) override;

protected:
    void componentChanged(const Component &before) override;
    void unitChanged() override { placeButton(); }
    void playableChanged() override { setMarks(0); }

    bool event(QEvent *event) override;
    void paintBoard(QPainter &painter, const Colors &colors) override;
    void resizeEvent(QResizeEvent *) override { placeButton(); }
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setMarks(quint64 marks);
    /// Marks a coin or removes its mark; turns it while the board is edited.
    void switchCoin(int coin);
    bool isHeads(int coin) const { return ((component().cells[1] >> coin) & 1) != 0; }
    CellVector afterTurning() const { return {component().cells[0], component().cells[1] ^ m_marks}; }
    void turn();
    bool moveTo(int coin);
    void placeButton();
    int numberHeight() const;
    int buttonSpace() const;
    int perLine() const;
    void paintCoin(QPainter &painter, int coin, const Colors &colors) const;
    /// True if a hint turns the coin; only focused hints count if there are any.
    bool isHinted(int coin) const;

    quint64 m_marks = 0;
    quint64 m_turned = 0; ///< by the last move
    int m_cursor = -1;
    int m_dragFrom = -1;
    bool m_dragged = false;
    QPushButton *m_button;
};

} // namespace mexplorer
