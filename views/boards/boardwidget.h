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
    Player player = Player::First; ///< in whose colours it is marked
    MovePieces pieces = {};        ///< by which it was made; empty if they aren't known

    bool operator==(const PlayedMove &) const = default;
};

/// The moves of a game that were made on one board, from its start to the position that is shown.
struct BoardHistory
{
    std::vector<PlayedMove> moves;
    bool endsGame = false; ///< the last move of the game so far is the last one here

    bool operator==(const BoardHistory &) const = default;
};

/// A board that shows one component of a position and lets a person choose a move on it, by mouse or keyboard. It plays
/// nothing itself: it says which follower was chosen, and shows the component that it is given.
class BoardWidget : public QWidget
{
    Q_OBJECT

public:
    explicit BoardWidget(const Component &component, QWidget *parent = nullptr);

    const Component &component() const { return m_component; }
    /// Shows another position of the same rules; a follower of the present one comes as the first player's move.
    void setComponent(const Component &component);
    /// Shows a position of the same rules and how it came about. Its last move is animated only if it leads on from
    /// what is shown.
    void showGame(const Component &component, const BoardHistory &history);
    const BoardHistory &history() const { return m_history; }
    /// The game's last move, if it was made here, which the board marks; else null.
    const PlayedMove *markedMove() const { return m_history.endsGame ? &m_history.moves.back() : nullptr; }

    /// A move can be chosen only while this is true.
    bool isPlayable() const { return m_playable; }
    void setPlayable(bool playable);

    /// True of boards on which a position can be set up.
    virtual bool canBeEdited() const { return false; }
    /// While true, a click or Space changes the position instead of choosing a move, and edited() reports what that
    /// makes. Only for boards that can be edited.
    bool isEditable() const { return m_editable; }
    void setEditable(bool editable);

    /// Marks the ways to these followers; none removes the marks.
    void setHints(const std::vector<CellVector> &followers);
    const std::vector<CellVector> &hints() const { return m_hints; }
    /// Of the marked ways only those to these followers are drawn in full, the others faintly; nothing draws all in
    /// full.
    void setHintFocus(const std::optional<std::vector<CellVector>> &followers);
    const std::optional<std::vector<CellVector>> &hintFocus() const { return m_hintFocus; }

    /// The pieces by which the last move here was made, on boards whose pieces keep their places.
    virtual MovePieces lastPieces() const { return {}; }

    // The pieces as assistive technology sees them: cells, pins, tokens, coins, vertices. None on boards that are made
    // of widgets.
    virtual int pieceCount() const { return 0; }
    /// Empty while the piece isn't there.
    virtual QRectF pieceRect(int) const { return {}; }
    /// The piece under \a point that can be pressed, or the \a nearest; -1 if there is none.
    int pieceAt(const QPointF &point, bool nearest = false) const;
    /// What it is and where, as in "Row 2, column 3: 1".
    virtual QString pieceName(int) const { return {}; }
    /// What a press does, or why it does nothing; a sentence.
    virtual QString pieceDescription(int) const { return {}; }
    virtual bool isPieceSelected(int) const { return false; }
    /// True if a move may begin or end there.
    virtual bool canPress(int) const { return false; }
    /// The follower that a press on the piece leads to, with what is selected already; nothing if that is no move.
    virtual std::optional<CellVector> moveAt(int) const { return std::nullopt; }
    /// The follower that a selection from one piece to another leads to; nothing if that is no move.
    virtual std::optional<CellVector> moveBetween(int, int) const { return std::nullopt; }
    /// True of a place between pieces, where nothing is drawn.
    virtual bool isGapPiece(int) const { return false; }
    /// The follower that the selection leads to; nothing if it is no move.
    virtual std::optional<CellVector> selectedMove() const { return std::nullopt; }
    /// The part of the board that is selected; empty if nothing is.
    virtual QRectF selectionRect() const { return {}; }
    /// The piece that the keyboard's cursor is on; -1 if there is none.
    virtual int focusedPiece() const { return -1; }
    /// Makes the move that this piece completes; if it completes none, selects it, so that another one may.
    virtual void pressPiece(int) {}
    /// Selects the piece as one end of a move, or takes the selection away.
    virtual void togglePiece(int) {}

    /// The side of a cell, pin or token in pixels; boards of many shrink it.
    int unit() const { return m_unit; }
    /// Boards change their size hint by it.
    void setUnit(int pixels);
    /// The board keeps little room around itself.
    bool isTight() const { return m_tight; }
    void setTight(bool tight);

    /// What the present selection would do, or why it is no move; empty without a selection.
    const QString &message() const { return m_message; }

signals:
    void moveChosen(const mexplorer::CellVector &after);
    void edited(const mexplorer::CellVector &cells);
    void messageChanged(const QString &message);

    /// The keyboard's cursor goes out over the border of the board.
    void cursorLeft(int right, int down);

public slots:
    /// Takes the focus, with the cursor at what is nearest to \a point.
    virtual void enterAt(const QPointF &point);

protected:
    /// How a position comes to be shown.
    enum class Arrival : quint8 {
        Elsewhere, ///< not by a move
        Replayed,  ///< by a move that was made before
        Moved,     ///< by a move that is made now
    };
    /// Called before a move that is to be shown as made by these pieces.
    virtual void choosePieces(const MovePieces &) {}
    /// Called before the component becomes \a next.
    virtual void componentWillChange(const Component &, Arrival) {}
    /// Called after the component changed from \a before.
    virtual void componentChanged(const Component &before) = 0;
    virtual void hintsChanged() {}
    virtual void unitChanged() {}
    virtual void playableChanged() {}
    virtual void editableChanged() {}
    /// Nothing on boards that are made of widgets.
    virtual void paintBoard(QPainter &, const Colors &) {}

    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

    bool takesInput() const { return m_playable || m_editable; }
    /// How the present component came.
    Arrival arrival() const { return m_arrival; }
    bool isFollower(const CellVector &cells) const;
    const std::vector<CellVector> &followers() const;
    void say(const QString &message);
    /// Animates a move that is made now if it is \a shown; all else is there at once.
    void startTransition(bool shown);
    /// From 0 when a move is first shown to 1 when its animation is over.
    qreal transition() const { return m_transition; }
    /// True while the board is used by keyboard; it draws a ring then.
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
    mutable std::optional<std::vector<CellVector>> m_followers; ///< sorted, each once; found when first asked for
    bool m_ring = false;
    QVariantAnimation m_animation;
    qreal m_transition = 1;
};

} // namespace mexplorer

Q_DECLARE_METATYPE(mexplorer::CellVector)
