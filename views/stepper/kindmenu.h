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
    /// How many of allTraceKinds() are always in sight.
    static constexpr std::size_t inSight = 5;

    KindMenu(Walkthrough *walkthrough, Commands *commands, QWidget *parent = nullptr);

    /// True if the present kind is one of the menu.
    bool isCurrent() const;

private:
    void showKind();

    Walkthrough *m_walkthrough;
    QActionGroup *m_actions;
};

/// What a kind explains, in a few words.
QString aboutKind(TraceKind kind);

} // namespace mexplorer
