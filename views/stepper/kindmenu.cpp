// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/kindmenu.h"

#include "model/session/walkthrough.h"
#include "views/stepper/stepcommands.h"

#include <QActionGroup>
#include <QMenu>

#include <array>

namespace mexplorer {

QString KindMenu::about(TraceKind kind)
{
    static constexpr auto texts = std::to_array<const char *>({
        QT_TR_NOOP("How the followers' values give the position's"),
        QT_TR_NOOP("How the components' values join in binary columns"),
        QT_TR_NOOP("How all positions of the graph get their labels"),
        QT_TR_NOOP("The Sprague-Grundy theorem, proved on this position"),
        QT_TR_NOOP("How the period of a heap game is found and proved"),
        QT_TR_NOOP("How the table of a heap game's values is filled, and the law that they follow"),
        QT_TR_NOOP("The recursion that finds a value, with and without memory"),
        QT_TR_NOOP("Winning by answering each move with its mirror image"),
        QT_TR_NOOP("How Nim is won when the last move loses"),
        QT_TR_NOOP("What the digits of an octal code say about the moves"),
        QT_TR_NOOP("The graph under normal and misère play, with what differs marked"),
    });
    static_assert(texts.size() == traceKindCount);
    return tr(texts[static_cast<std::size_t>(kind)]);
}

KindMenu::KindMenu(Walkthrough *walkthrough, Commands *commands, QWidget *parent)
    : QToolButton(parent), m_walkthrough(walkthrough), m_actions(new QActionGroup(this))
{
    setPopupMode(InstantPopup);
    setAutoRaise(true);
    setCheckable(true);
    setToolTip(tr("More that can be explained"));
    auto *menu = new QMenu(tr("More"), this);
    m_actions->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    int key = Qt::Key_1 + static_cast<int>(inSight);
    for (const TraceKind kind : allTraceKinds().subspan(inSight)) {
        const QList<QKeySequence> keys =
            key <= Qt::Key_9 ? QList<QKeySequence>{Qt::ALT | static_cast<Qt::Key>(key++)} : QList<QKeySequence>();
        QAction *action = commands->addSwitch(StepCommands::kind(kind), traceKindTitle(kind), about(kind),
                                              {.keys = keys, .place = {Menus::workspace, 0}},
                                              [walkthrough, kind](bool) { walkthrough->setKind(kind); });
        action->setData(QVariant::fromValue(kind));
        m_actions->addAction(action);
        menu->addAction(action);
    }
    for (const TraceKind kind : allTraceKinds().first(inSight))
        m_others << (*commands)[StepCommands::kind(kind)];
    setMenu(menu);
    connect(walkthrough, &Walkthrough::kindChanged, this, &KindMenu::showKind);
    connect(walkthrough, &Walkthrough::traceChanged, this, &KindMenu::showKind);
    showKind();
}

bool KindMenu::isCurrent() const
{
    const auto kinds = allTraceKinds().subspan(inSight);
    return std::find(kinds.begin(), kinds.end(), m_walkthrough->shownKind()) != kinds.end();
}

void KindMenu::setHoldsAll(bool holdsAll)
{
    if (holdsAll == m_holdsAll)
        return;
    m_holdsAll = holdsAll;
    if (m_holdsAll) {
        menu()->insertActions(m_actions->actions().front(), m_others);
    } else {
        for (QAction *action : std::as_const(m_others))
            menu()->removeAction(action);
    }
    showKind();
}

void KindMenu::showKind()
{
    for (QAction *action : m_actions->actions())
        action->setChecked(action->data().value<TraceKind>() == m_walkthrough->shownKind());
    const bool showsCurrent = m_holdsAll || isCurrent();
    setText((showsCurrent ? traceKindTitle(m_walkthrough->shownKind()) : tr("More")) + QStringLiteral(" ▾"));
    setChecked(showsCurrent);
}

} // namespace mexplorer
