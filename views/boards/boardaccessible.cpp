// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/boards/boardaccessible.h"

#include "views/boards/boardwidget.h"

#include <QAccessibleWidget>
#include <QPointer>

#include <algorithm>
#include <map>
#include <vector>

namespace mexplorer {

namespace {

/// The accessible interface of a cell, pin, token, coin or vertex of a board.
class AccessiblePiece final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    AccessiblePiece(BoardWidget *board, int piece) : m_board(board), m_piece(piece) {}

    bool isValid() const override { return m_board && m_piece < m_board->pieceCount(); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_board); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    QAccessible::Role role() const override { return QAccessible::PushButton; }
    QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        switch (kind) {
        case QAccessible::Name:
            return m_board->pieceName(m_piece);
        case QAccessible::Description:
            return m_board->pieceDescription(m_piece);
        default:
            return {};
        }
    }
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect rect = m_board->pieceRect(m_piece).toAlignedRect();
        return QRect(m_board->mapToGlobal(rect.topLeft()), rect.size());
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.disabled = !m_board->isPlayable() || !m_board->canPress(m_piece);
        state.invisible = !m_board->isVisible() || m_board->pieceRect(m_piece).isEmpty();
        state.focusable = true;
        state.focused = m_board->hasFocus() && m_board->focusedPiece() == m_piece;
        state.selectable = true;
        state.selected = m_board->isPieceSelected(m_piece);
        return state;
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
    }
    QStringList actionNames() const override
    {
        return !isValid() || state().disabled ? QStringList()
                                              : QStringList{pressAction(), toggleAction(), setFocusAction()};
    }
    void doAction(const QString &name) override
    {
        if (!isValid() || !actionNames().contains(name))
            return;
        if (name == pressAction())
            m_board->pressPiece(m_piece);
        else if (name == toggleAction())
            m_board->togglePiece(m_piece);
        else
            m_board->enterAt(m_board->pieceRect(m_piece).center());
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    QPointer<BoardWidget> m_board;
    int m_piece;
};

/// The accessible interface of a board: its widgets, if it has any, followed by its pieces.
class AccessibleBoard final : public QAccessibleWidget
{
public:
    explicit AccessibleBoard(BoardWidget *board) : QAccessibleWidget(board, QAccessible::Grouping) {}
    ~AccessibleBoard() override
    {
        for (const auto &[piece, id] : m_pieces)
            QAccessible::deleteAccessibleInterface(id);
    }
    Q_DISABLE_COPY_MOVE(AccessibleBoard)

    int childCount() const override { return inputCount() + board()->pieceCount(); }
    QAccessibleInterface *child(int index) const override
    {
        const std::vector<QAccessibleInterface *> all = inputs();
        const int widgets = static_cast<int>(all.size());
        if (index >= 0 && index < widgets)
            return all[static_cast<std::size_t>(index)];
        return index >= 0 && index < childCount() ? piece(index - widgets) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        for (int i = 0; i < board()->pieceCount(); ++i) {
            if (piece(i) == child)
                return inputCount() + i;
        }
        const std::vector<QAccessibleInterface *> all = inputs();
        const auto found = std::find(all.begin(), all.end(), child);
        return found == all.end() ? -1 : static_cast<int>(found - all.begin());
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        for (int i = 0; i < board()->pieceCount(); ++i) {
            if (piece(i)->rect().contains(x, y))
                return piece(i);
        }
        return QAccessibleWidget::childAt(x, y);
    }
    QAccessibleInterface *focusChild() const override
    {
        const int focused = board()->hasFocus() ? board()->focusedPiece() : -1;
        return focused >= 0 && focused < board()->pieceCount() ? piece(focused) : QAccessibleWidget::focusChild();
    }

private:
    BoardWidget *board() const { return static_cast<BoardWidget *>(widget()); }
    /// Returns the child widgets that take input; overlays are left out.
    std::vector<QAccessibleInterface *> inputs() const
    {
        std::vector<QAccessibleInterface *> all;
        for (int i = 0; i < QAccessibleWidget::childCount(); ++i) {
            QAccessibleInterface *one = QAccessibleWidget::child(i);
            const auto *child = one ? qobject_cast<QWidget *>(one->object()) : nullptr;
            if (child && !child->testAttribute(Qt::WA_TransparentForMouseEvents))
                all.push_back(one);
        }
        return all;
    }
    int inputCount() const { return static_cast<int>(inputs().size()); }
    QAccessibleInterface *piece(int index) const
    {
        const auto known = m_pieces.find(index);
        if (known != m_pieces.end())
            return QAccessible::accessibleInterface(known->second);
        auto *made = new AccessiblePiece(board(), index);
        m_pieces[index] = QAccessible::registerAccessibleInterface(made);
        return made;
    }

    mutable std::map<int, QAccessible::Id> m_pieces; ///< created on demand
};

QAccessibleInterface *makeAccessibleBoard(const QString &, QObject *object)
{
    auto *board = qobject_cast<BoardWidget *>(object);
    return board ? new AccessibleBoard(board) : nullptr;
}

} // namespace

void makeBoardsAccessible()
{
    [[maybe_unused]] static const bool once = [] {
        QAccessible::installFactory(makeAccessibleBoard);
        return true;
    }();
}

void reportFocusedPiece(BoardWidget *board, int piece)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(board);
    QAccessibleEvent event(board, QAccessible::Focus);
    event.setChild(interface->childCount() - board->pieceCount() + piece);
    QAccessible::updateAccessibility(&event);
}

} // namespace mexplorer
