// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gametree.h"

#include <QVariantAnimation>
#include <QWidget>

#include <optional>

class QPainter;

namespace mexplorer {

struct Colors;

/// A move that was made on a board.
struct PlayedMove
{
    CellVector before;
    CellVector after;
    Player player = Player::First; ///< determines the colours of its mark
    MovePieces pieces = {};        ///< by which the move was made; empty if they aren't known

    bool operator==(const PlayedMove &) const = default;
};

/// The moves of a game that were made on one board, from the start to the current position.
struct BoardHistory
{
    std::vector<PlayedMove> moves;
    bool endsGame = false; ///< the last of these moves is the last one of the game so far

    bool operator==(const BoardHistory &) const = default;
};

/// A widget that shows one component of a position and lets the user choose a move by mouse or keyboard. It doesn't
/// make moves itself: it emits the chosen follower, and shows the component that is set.
class BoardWidget : public QWidget
{
    Q_OBJECT

public:
    explicit BoardWidget(const Component &component, QWidget *parent = nullptr);

    const Component &component() const { return m_component; }
    /// Shows another position of the same rules; a follower of the current one is shown as a move of the first player.
    void setComponent(const Component &component);
    /// Shows a position of the same rules and the moves before it. The last move is animated only if it leads from the
    /// current position.
    void showGame(const Component &component, const BoardHistory &history);
    const BoardHistory &history() const { return m_history; }
    /// The game's last move, which the board marks, if it was made on this board; otherwise null.
    const PlayedMove *markedMove() const { return m_history.endsGame ? &m_history.moves.back() : nullptr; }

    /// True if moves can be chosen.
    bool isPlayable() const { return m_playable; }
    void setPlayable(bool playable);

    /// True if a position can be set up on this board.
    virtual bool canBeEdited() const { return false; }
    /// If true, a click or Space changes the position instead of choosing a move, and edited() is emitted. Only for
    /// boards that can be edited.
    bool isEditable() const { return m_editable; }
    void setEditable(bool editable);

    /// Marks the ways to these followers; an empty vector removes the marks.
    void setHints(const std::vector<CellVector> &followers);
    const std::vector<CellVector> &hints() const { return m_hints; }
    /// Draws only the hints for these followers in full, the others faintly; std::nullopt draws all in full.
    void setHintFocus(const std::optional<std::vector<CellVector>> &followers);
    const std::optional<std::vector<CellVector>> &hintFocus() const { return m_hintFocus; }

    /// The pieces of the last move on this board, on boards whose pieces have fixed places.
    virtual MovePieces lastPieces() const { return {}; }

    // The pieces for assistive technology: cells, pins, tokens, coins, vertices. There are none on boards that are made
    // of widgets.
    virtual int pieceCount() const { return 0; }
    /// Returns the area of a piece; empty while it is not on the board.
    virtual QRectF pieceRect(int) const { return {}; }
    /// Returns the piece at \a point that can be pressed, or the \a nearest one; -1 if there is none.
    int pieceAt(const QPointF &point, bool nearest = false) const;
    /// Returns the kind and the place of a piece, as in "Row 2, column 3: 1".
    virtual QString pieceName(int) const { return {}; }
    /// Returns a sentence about the effect of a press, or why it has none.
    virtual QString pieceDescription(int) const { return {}; }
    virtual bool isPieceSelected(int) const { return false; }
    /// True if a move may begin or end there.
    virtual bool canPress(int) const { return false; }
    /// Returns the follower that a press on the piece leads to, given the selection; std::nullopt if that is no move.
    virtual std::optional<CellVector> moveAt(int) const { return std::nullopt; }
    /// Returns the follower for a selection from one piece to another; std::nullopt if that is no move.
    virtual std::optional<CellVector> moveBetween(int, int) const { return std::nullopt; }
    /// True for a place between pieces, where nothing is drawn.
    virtual bool isGapPiece(int) const { return false; }
    /// The follower for the selection; std::nullopt if it is no move.
    virtual std::optional<CellVector> selectedMove() const { return std::nullopt; }
    /// The area of the selection; empty if there is none.
    virtual QRectF selectionRect() const { return {}; }
    /// The piece at the keyboard's cursor; -1 if there is none.
    virtual int focusedPiece() const { return -1; }
    /// Makes the move that this piece completes; if it completes none, selects it as the beginning of one.
    virtual void pressPiece(int) {}
    /// Selects the piece as one end of a move, or clears the selection.
    virtual void togglePiece(int) {}

    /// The side of a cell, pin or token in pixels; boards with many of them make it smaller.
    int unit() const { return m_unit; }
    /// Sets the unit, which determines the size hint.
    void setUnit(int pixels);
    /// True if the margins of the board are small.
    bool isTight() const { return m_tight; }
    void setTight(bool tight);

    /// Describes the effect of the selection, or why it is no move; empty if there is none.
    const QString &message() const { return m_message; }

signals:
    void moveChosen(const mexplorer::CellVector &after);
    void edited(const mexplorer::CellVector &cells);
    void messageChanged(const QString &message);

    /// Emitted when an arrow key would move the cursor beyond the edge of the board.
    void cursorLeft(int right, int down);

public slots:
    /// Takes the focus, with the cursor at the piece nearest to \a point.
    virtual void enterAt(const QPointF &point);

protected:
    /// How the current position was reached.
    enum class Arrival : quint8 {
        Elsewhere, ///< not by a move
        Replayed,  ///< by a move that was made before
        Moved,     ///< by a move that is made now
    };
    /// Called before a move, with the pieces that it is to be shown with.
    virtual void choosePieces(const MovePieces &) {}
    /// Called before the component becomes \a next.
    virtual void componentWillChange(const Component &, Arrival) {}
    /// Called after the component changed from \a before.
    virtual void componentChanged(const Component &before) = 0;
    virtual void hintsChanged() {}
    virtual void unitChanged() {}
    virtual void playableChanged() {}
    virtual void editableChanged() {}
    /// Does nothing on boards that are made of widgets.
    virtual void paintBoard(QPainter &, const Colors &) {}

    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

    bool takesInput() const { return m_playable || m_editable; }
    Arrival arrival() const { return m_arrival; }
    bool isFollower(const CellVector &cells) const;
    const std::vector<CellVector> &followers() const;
    void say(const QString &message);
    /// Animates a new move if \a shown is set; other changes are shown at once.
    void startTransition(bool shown);
    /// Grows from 0 to 1 during the animation of a move.
    qreal transition() const { return m_transition; }
    /// True while the board is used by keyboard and draws a focus ring.
    bool hasRing() const { return m_ring; }
    void setRing(bool ring) { m_ring = ring; }

private:
    void describe();
    void layOutAnew();
    void change(const Component &component, Arrival arrival);
    void replay(const RulesPtr &rules, const BoardHistory &history);

    Component m_component;
    bool m_playable = false;
    bool m_editable = false;
    bool m_tight = false;
    int m_unit = 48;
    std::vector<CellVector> m_hints;
    std::optional<std::vector<CellVector>> m_hintFocus;
    QString m_message;
    BoardHistory m_history;
    Arrival m_arrival = Arrival::Elsewhere;
    mutable std::optional<std::vector<CellVector>> m_followers; ///< sorted, without duplicates; computed on demand
    bool m_ring = false;
    QVariantAnimation m_animation;
    qreal m_transition = 1;
};

} // namespace mexplorer

Q_DECLARE_METATYPE(mexplorer::CellVector)
