// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QToolButton;

namespace mexplorer {

class FittedLabel;
class Walkthrough;

/// What a walk-through explains, and the way back to the one that it was stepped into from.
class StepTitle : public QWidget
{
    Q_OBJECT

public:
    StepTitle(const Walkthrough *walkthrough, QAction *back, QWidget *parent);

    void showTrace();

private:
    const Walkthrough *m_walkthrough;
    QToolButton *m_back;
    FittedLabel *m_title;
};

} // namespace mexplorer
