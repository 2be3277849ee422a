// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/trace.h"
#include "views/widgets/commands.h"

#include <QWidget>

class QToolButton;

namespace mexplorer {

class SegmentedSwitch;
class Walkthrough;

/// The first row of Step: the kinds of walk-through, Guess First, and the menus that copy and export the steps.
class StepTools : public QWidget
{
    Q_OBJECT

public:
    StepTools(Walkthrough *walkthrough, Commands *commands, QWidget *parent);

    /// True if \a button is that of the present kind, which has nothing to press.
    bool isPresentKind(const QWidget *button) const;
    /// Room for one menu of all kinds, so that a narrower view may fold them into it.
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    /// What a kind explains, in a few words.
    static QString about(TraceKind kind);
    void addKinds();
    QToolButton *makeMenuButton(const char *icon, const QString &text, MenuPlace place);
    /// Shows the kinds side by side, or all of them in the menu.
    void setFolded(bool folded);
    void showKind();

    Walkthrough *m_walkthrough;
    Commands *m_commands;
    CommandChoices<TraceKind> m_choices;
    SegmentedSwitch *m_kinds; ///< the first few
    QToolButton *m_moreKinds; ///< a menu of the others, or of all; shows the current kind if that is one of them
    QToolButton *m_guessFirst;
    int m_fullWidth = 0;  ///< that shows all tools with their texts
    int m_kindsWidth = 0; ///< that shows the kinds beside each other
};

} // namespace mexplorer
