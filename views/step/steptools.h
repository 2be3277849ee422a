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

    /// True if \a button is that of the current kind, which can't be pressed.
    bool isPresentKind(const QWidget *button) const;
    /// The width with one menu of all kinds, so that the kinds are folded into it in a narrower view.
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Returns a short description of a kind.
    static QString about(TraceKind kind);
    void addKinds();
    QToolButton *makeMenuButton(const char *icon, const QString &text, MenuPosition position);
    /// Shows the kinds as a row of buttons, or all of them in the menu.
    void setFolded(bool folded);
    void showKind();

    Walkthrough *m_walkthrough;
    Commands *m_commands;
    CommandChoices<TraceKind> m_choices;
    SegmentedSwitch *m_kinds; ///< the first few
    QToolButton *m_moreKinds; ///< a menu of the others, or of all; shows the current kind if that is one of them
    QToolButton *m_guessFirst;
    int m_fullWidth = 0;  ///< width of all tools with their texts
    int m_kindsWidth = 0; ///< width of the row of kinds
};

} // namespace mexplorer
