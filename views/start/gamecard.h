// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/workspaceid.h"
#include "model/games/joinedposition.h"

#include <QAbstractButton>
#include <QToolButton>

#include <optional>

namespace mexplorer {

/// What a card shows.
struct CardContent
{
    QString title;
    QString text;
    QString expression; ///< played by the card, drawn as its picture and written below its text
    QString toLookAt;   ///< explored and stepped through by its buttons; empty for a card that has none
    QString foot = {};  ///< written in place of the expression
};

/// A card of the start page: the picture of a position, a title, a sentence and an expression. A click or Enter opens
/// it to be played; the buttons at its foot show the game in other workspaces.
class GameCard : public QAbstractButton
{
    Q_OBJECT

public:
    /// Tall cards have the picture above the text, wide ones beside it.
    enum class Shape { Tall, Wide };

    GameCard(CardContent content, Shape shape, QWidget *parent = nullptr);

    const QString &expression() const { return m_content.expression; }
    const QString &expressionToLookAt() const { return m_content.toLookAt; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    /// What the line at its foot needs, with its buttons, so that no word is cut.
    int footWidth() const;

signals:
    /// F2 or a right click: the game is to be set up before it is opened.
    void setUpRequested();
    /// One of the buttons was pressed: the game is to be looked at there.
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
    std::optional<JoinedPosition> m_picture; ///< nothing for a game that comes from a file
    QList<QToolButton *> m_buttons;          ///< from left to right
};

} // namespace mexplorer
