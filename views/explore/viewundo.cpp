#include "views/explore/viewundo.h"

#include "model/session/session.h"
#include "views/canvas/graphcanvas.h"

#include <QAction>
#include <QCoreApplication>
#include <QScopedValueRollback>

namespace mexplorer {

namespace {

struct ViewUndoText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::ViewUndo)
};

constexpr int mostCommands = 200;
constexpr int queryCommand = 1; ///< of which neighbours become one

bool isQueryOnly(const ViewState &before, const ViewState &after)
{
    ViewState same = before;
    same.filter.query = after.filter.query;
    return same == after;
}

} // namespace

/// One change of what is seen. It has been made already when it is pushed.
class ViewCommand final : public QUndoCommand
{
public:
    ViewCommand(ViewUndo *owner, ViewState before, ViewState after)
        : QUndoCommand(owner->nameOf(before, after)), m_owner(owner), m_before(std::move(before)),
          m_after(std::move(after))
    {
    }

    void undo() override { m_owner->apply(m_before); }
    void redo() override
    {
        if (!std::exchange(m_isNew, false))
            m_owner->apply(m_after);
    }
    int id() const override { return isQueryOnly(m_before, m_after) ? queryCommand : -1; }
    bool mergeWith(const QUndoCommand *other) override
    {
        m_after = static_cast<const ViewCommand *>(other)->m_after;
        setObsolete(m_after == m_before);
        return true;
    }

private:
    ViewUndo *m_owner;
    ViewState m_before;
    ViewState m_after;
    bool m_isNew = true;
};

ViewUndo::ViewUndo(Session *session, GraphCanvas *canvas, QObject *parent)
    : QObject(parent), m_session(session), m_canvas(canvas)
{
    m_stack.setUndoLimit(mostCommands);
    connect(session->exploration(), &Exploration::graphChanged, this, &ViewUndo::capture);
    connect(session->filter(), &GraphFilter::matchesChanged, this, &ViewUndo::capture);
    connect(canvas, &GraphCanvas::pictureChanged, this, &ViewUndo::capture);
    m_last = state();
}

/// What undo takes back, in a word or two.
QString ViewUndo::nameOf(const ViewState &before, const ViewState &after) const
{
    const auto text = [](const char *name) { return ViewUndoText::tr(name); };
    if (!(before.start == after.start))
        return text("New Start");
    if (before.convention != after.convention)
        return text("Change of Convention");
    if (before.filter.collapse != after.filter.collapse)
        return text("Merge");
    if (before.filter.unfolding != after.filter.unfolding || before.filter.opened != after.filter.opened)
        return text("Unfold");
    if (before.filter.pinned != after.filter.pinned)
        return text("Pin");
    if (isQueryOnly(before, after))
        return text("Search");
    if (!(before.filter == after.filter))
        return text("Filter");
    for (qsizetype i = 0; i < m_switches.size(); ++i) {
        if (before.switches[std::size_t(i)] != after.switches[std::size_t(i)])
            return m_switches[i]->text().remove(u'&');
    }
    return before.colorBy != after.colorBy ? text("Colour") : text("Layout");
}

void ViewUndo::followSwitch(QAction *action)
{
    m_switches << action;
    m_last = state();
    connect(action, &QAction::toggled, this, &ViewUndo::capture);
}

bool ViewUndo::isQuiet() const
{
    const Exploration &exploration = *m_session->exploration();
    return exploration.isReady() && exploration.explored().start == exploration.start() &&
           exploration.labels()->convention() == exploration.convention() && m_session->filter()->isCurrent();
}

ViewState ViewUndo::state() const
{
    const Exploration &exploration = *m_session->exploration();
    std::vector<bool> switches;
    for (const QAction *action : m_switches)
        switches.push_back(action->isChecked());
    return {exploration.start(), m_session->filter()->settings(), exploration.convention(),
            m_canvas->colorBy(), m_canvas->layoutOptions(),       std::move(switches)};
}

void ViewUndo::capture()
{
    if (!isQuiet() || m_isInApply)
        return;
    ViewState now = state();
    const ViewState before = std::exchange(m_last, now);
    const bool wasApplied = std::exchange(m_isApplying, false);
    if (!wasApplied && !(before == now) && !before.start.components.empty())
        m_stack.push(new ViewCommand(this, before, std::move(now)));
}

void ViewUndo::apply(const ViewState &state)
{
    m_isApplying = true;
    const QScopedValueRollback applying(m_isInApply, true);
    m_canvas->setColorBy(state.colorBy);
    m_canvas->setLayoutOptions(state.layout);
    for (qsizetype i = 0; i < m_switches.size(); ++i) {
        if (m_switches[i]->isChecked() != state.switches[std::size_t(i)])
            m_switches[i]->trigger();
    }
    m_session->exploration()->setConvention(state.convention);
    m_session->filter()->setSettingsFor(state.start, state.filter);
    if (!(m_session->exploration()->start() == state.start))
        openStart(state);
    QMetaObject::invokeMethod(this, &ViewUndo::capture, Qt::QueuedConnection); // nothing may be on the way
}

void ViewUndo::openStart(const ViewState &state)
{
    Exploration *exploration = m_session->exploration();
    if (const Position *before = exploration->startBefore(); before && *before == state.start)
        exploration->goBack();
    else if (const Position *after = exploration->startAfter(); after && *after == state.start)
        exploration->goForward();
    else
        exploration->openPosition(state.start);
}

} // namespace mexplorer
