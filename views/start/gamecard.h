// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/workspaceid.h"
#include "model/games/joinedposition.h"

#include <QAbstractButton>
#include <QToolButton>

#include <optional>

namespace mexplorer {

/// The content of a card.
struct CardContent
{
    QString title;
    QString text;
    QString expression; ///< played on a click, drawn as the card's picture and written below its text
    QString toLookAt;   ///< opened in Explore and Step by the card's buttons; empty for a card without buttons
    QString foot = {};  ///< replaces the expression at the foot of the card
};

/// A card of the start page: the picture of a position, a title, a sentence and an expression. A click or Enter opens
/// the game in Play; the buttons at the foot open it in other workspaces.
class GameCard : public QAbstractButton
{
    Q_OBJECT

public:
    /// Tall cards have the picture above the text, wide ones next to it.
    enum class Shape { Tall, Wide };

    GameCard(CardContent content, Shape shape, QWidget *parent = nullptr);

    const QString &expression() const { return m_content.expression; }
    const QString &expressionToLookAt() const { return m_content.toLookAt; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    /// Returns the width of the last line with its buttons, so that no word is cut.
    int footWidth() const;

signals:
    /// Requests the dialog that sets up the game, after F2 or a right click.
    void setUpRequested();
    /// Emitted when the button of a workspace was pressed.
    void lookRequested(mexplorer::WorkspaceId workspace);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void addButton(WorkspaceId workspace, const char *name, const QString &text, const QString &about);
    static QString playWord();
    void placeButtons();
    int footHeight() const;
    QRect pictureArea() const;
    QRect textArea() const;
    void paintFrame(QPainter &painter) const;
    void paintPicture(QPainter &painter) const;
    void paintText(QPainter &painter) const;

    CardContent m_content;
    Shape m_shape;
    std::optional<JoinedPosition> m_picture; ///< std::nullopt for a game from a file
    QList<QToolButton *> m_buttons;          ///< from left to right
};

} // namespace mexplorer
