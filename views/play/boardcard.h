// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/mex.h"
#include "model/games/rules.h"
#include "model/play/movevalues.h"
#include "views/boards/boardwidget.h"
#include "views/theme/fontaware.h"

#include <QFrame>

#include <map>
#include <optional>

class QLabel;
class QToolButton;

namespace mexplorer {

class BoardWidget;
class FlowLayout;
class MoveValueLabels;

/// One component of a sum: its expression, its board, a line that describes the effect of the selection, and its value
/// if requested.
class BoardCard : public FontAware<QFrame>
{
    Q_OBJECT

public:
    /// Shows the component's number if \a numbered is set, for one of several.
    BoardCard(const Component &component, std::size_t index, bool numbered, QWidget *parent = nullptr);

    BoardWidget *board() const { return m_board; }
    /// Shows a position and the moves that led to it; the game's last move is also marked on the card.
    void showGame(const Component &component, const BoardHistory &history);
    /// Makes this a card of a group, which has the frame, the title and the line for messages.
    void setInGroup();
    void setPlayable(bool playable);
    /// The width of a card: at least that of its title; only that of its board; or also without a line for the message
    /// below it, which is then shown elsewhere.
    enum class Density { Spacious, Compact, Dense };
    void setDensity(Density density);
    Density density() const { return m_density; }
    /// The text of the line below the board while nothing is selected.
    QString summary() const;
    /// Shows the component's value; std::nullopt hides it.
    void setValue(std::optional<quint64> value);
    /// Marks the ways to these followers: on the board those of \a shown, in the list of all moves those of \a all.
    void setHints(const std::vector<CellVector> &all, const std::vector<CellVector> &shown);
    /// Shows in \a label the effect of the selection on the board, with the value after the move if values are shown;
    /// the rules if nothing is selected.
    void showLineIn(QLabel *label) const;
    /// Shows on the board the value after each move of the component; an empty map hides them.
    void setMoveValues(const std::map<CellVector, MoveValue> &values);
    QSize sizeHint() const override;
    /// The height of the line below the board; 0 if it has none. It is equal for cards in one row, so that their boards
    /// are aligned at the bottom.
    int lineHeight() const;
    void setLineHeight(int height);

public slots:
    void showAllMoves();

signals:
    void lineChanged();
    void moveChosen(std::size_t component, const mexplorer::CellVector &after);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void fontChanged() override { fitType(); }

private:
    void showMessage();
    QString line() const;
    void showTitle();
    void fitLastMove();
    QString namelessTitle() const;
    void fitType();

    std::size_t m_index;
    bool m_numbered;
    Density m_density = Density::Spacious;
    QString m_titleText; ///< not shortened
    QLabel *m_title;
    QLabel *m_value;
    QLabel *m_lastMove; ///< the game's last move, if it was made on this card
    QString m_lastMoveText;
    bool m_isInGroup = false;
    QLabel *m_message;
    QToolButton *m_allMoves;
    BoardWidget *m_board;
    MoveValueLabels *m_labels;
    std::map<CellVector, MoveValue> m_moveValues;
    std::vector<CellVector> m_hints;
};

/// Several heaps or rows of one game: their boards side by side under one title, and one line that describes the effect
/// of a selection on any of them.
class BoardGroup : public FontAware<QFrame>
{
    Q_OBJECT

public:
    explicit BoardGroup(QWidget *parent = nullptr);

    void addCard(BoardCard *card);
    const std::vector<BoardCard *> &cards() const { return m_cards; }
    /// Sets the title from the texts of its cards.
    void showTitle();
    /// Sets the density of the cards.
    void setDensity(BoardCard::Density density);
    /// As BoardCard::lineHeight().
    int lineHeight() const;
    void setLineHeight(int height);
    /// Sets the width at which boards wrap into a new line.
    void setAvailableWidth(int width);
    /// True if all boards are in one line.
    bool isOneLine() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {widestCard(), 0}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void fontChanged() override { fitType(); }

private:
    int widestCard() const;
    int lineWidth() const;
    void fitType();

    std::vector<BoardCard *> m_cards;
    QLabel *m_title;
    QLabel *m_message;
    FlowLayout *m_flow;
    int m_availableWidth = 400;
};

} // namespace mexplorer
