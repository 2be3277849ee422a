#pragma once

#include "model/session/graphfilter.h"
#include "views/canvas/graphpicture.h"

#include <QUndoStack>

class QAction;

namespace mexplorer {

class GraphCanvas;
class Session;

/// What a person sets in the Explore workspace and expects undo to bring back.
struct ViewState
{
    Position start;
    FilterSettings filter;
    Convention convention = Convention::Normal;
    ColorBy colorBy = ColorBy::Outcome;
    LayoutOptions layout;
    std::vector<bool> switches; ///< of the actions that ViewUndo follows

    bool operator==(const ViewState &) const = default;
};

/// Undo and redo of the Explore workspace. Watches the session and the canvas: whoever changes a setting, once the
/// graph has come the state before and the state after are one command. Words typed into a search are one command
/// together.
class ViewUndo : public QObject
{
    Q_OBJECT

public:
    ViewUndo(Session *session, GraphCanvas *canvas, QObject *parent);

    QUndoStack *stack() { return &m_stack; }
    /// Makes checking and unchecking an action something to take back.
    void followSwitch(QAction *action);

private:
    friend class ViewCommand;

    bool isQuiet() const;
    ViewState state() const;
    void capture();
    void apply(const ViewState &state);
    void openStart(const ViewState &state);
    QString nameOf(const ViewState &before, const ViewState &after) const;

    Session *m_session;
    GraphCanvas *m_canvas;
    QUndoStack m_stack;
    QList<QAction *> m_switches;
    ViewState m_last;
    bool m_isApplying = false; ///< until what was undone or redone shows
    bool m_isInApply = false;
};

} // namespace mexplorer
