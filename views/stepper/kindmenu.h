// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/trace/trace.h"
#include "views/commands/commands.h"

#include <QToolButton>

class QActionGroup;

namespace mexplorer {

class Walkthrough;

/// The button beside the kinds that are always in sight: a menu with the others, which shows the one that is chosen.
class KindMenu : public QToolButton
{
    Q_OBJECT

public:
    /// How many of allTraceKinds() are in sight where there is room.
    static constexpr std::size_t inSight = 5;

    /// What a kind explains, in a few words.
    static QString about(TraceKind kind);

    KindMenu(Walkthrough *walkthrough, Commands *commands, QWidget *parent = nullptr);

    /// True if the present kind is one of the menu.
    bool isCurrent() const;
    /// Where the others have no room, the menu has all kinds and shows the present one.
    void setHoldsAll(bool holdsAll);

private:
    void showKind();

    Walkthrough *m_walkthrough;
    QActionGroup *m_actions;
    QList<QAction *> m_others; ///< of the kinds that are in sight
    bool m_holdsAll = false;
};

} // namespace mexplorer
