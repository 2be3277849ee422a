// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/commands/commands.h"
#include "views/sequence/chartlayers.h"

namespace mexplorer {

/// The switches for what the pictures of a sequence show, as commands.
class SequenceSwitches : public QObject
{
    Q_OBJECT

public:
    static constexpr MenuPlace place = {Menus::workspace, 2};

    SequenceSwitches(Commands *commands, QObject *parent);

    ChartOptions chart() const;
    bool isHistogramLogarithmic() const { return m_logarithmic->isChecked(); }
    /// Without a split into rare and common values there is nothing to distinguish.
    void setHasSplit(bool hasSplit) { m_rareAndCommon->setEnabled(hasSplit); }

signals:
    void changed();

private:
    QAction *add(CommandId id, const QString &text, const QString &tip, bool on);

    Commands *m_commands;
    QAction *m_rareAndCommon;
    QAction *m_runningMaximum;
    QAction *m_differences;
    QAction *m_periodBands;
    QAction *m_exceptions;
    QAction *m_logarithmic;
};

} // namespace mexplorer
