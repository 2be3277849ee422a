// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/joinedposition.h"

#include <QAbstractButton>

#include <optional>

namespace mexplorer {

/// What a card shows.
struct CardContent
{
    QString title;
    QString text;
    QString expression; ///< opened by the card, drawn as its picture and written at its foot
    QString foot;       ///< written at the foot in place of the expression
};

/// A card of the start page: the picture of a position, a title, a sentence and an expression. A click or Enter opens
/// it.
class GameCard : public QAbstractButton
{
    Q_OBJECT

public:
    /// Tall cards have the picture above the text, wide ones beside it.
    enum class Shape { Tall, Wide };

    GameCard(CardContent content, Shape shape, QWidget *parent = nullptr);

    const QString &expression() const { return m_content.expression; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

signals:
    /// F2 or a right click: the game is to be set up before it is opened.
    void setUpRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    QRect pictureArea() const;
    QRect textArea() const;
    void paintFrame(QPainter &painter) const;
    void paintPicture(QPainter &painter) const;
    void paintText(QPainter &painter) const;

    CardContent m_content;
    Shape m_shape;
    std::optional<JoinedPosition> m_picture; ///< nothing for a game that comes from a file
};

} // namespace mexplorer
