// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/sequenceswitches.h"

#include "views/sequence/sequencecommands.h"

namespace mexplorer {

SequenceSwitches::SequenceSwitches(Commands *commands, QObject *parent) : QObject(parent), m_commands(commands)
{
    const ChartOptions usual;
    m_rareAndCommon =
        add(SequenceCommands::rareAndCommon, tr("&Rare and Common Apart"),
            tr("Two colours, where the values split into few rare and many common ones"), usual.rareAndCommon);
    m_runningMaximum = add(SequenceCommands::runningMaximum, tr("Running &Maximum"),
                           tr("A line at the greatest value so far"), usual.runningMaximum);
    m_differences = add(SequenceCommands::differences, tr("First &Differences"),
                        tr("By how much each value exceeds the one before"), usual.differences);
    m_periodBands =
        add(SequenceCommands::periodBands, tr("Period &Bands"), tr("Shade every second period"), usual.periodBands);
    m_exceptions = add(SequenceCommands::exceptions, tr("E&xceptions"),
                       tr("Mark exceptions, and the last one by a line"), usual.exceptions);
    m_logarithmic = add(SequenceCommands::logarithmic, tr("&Logarithmic Histogram"),
                        tr("Heights that grow with the logarithm, so that rare values show"), false);
}

QAction *SequenceSwitches::add(CommandId id, const QString &text, const QString &tip, bool on)
{
    QAction *action = m_commands->addSwitch(id, text, tip, {.place = place}, [this](bool) { emit changed(); });
    action->setChecked(on);
    return action;
}

ChartOptions SequenceSwitches::chart() const
{
    ChartOptions shown;
    shown.rareAndCommon = m_rareAndCommon->isChecked();
    shown.runningMaximum = m_runningMaximum->isChecked();
    shown.differences = m_differences->isChecked();
    shown.periodBands = m_periodBands->isChecked();
    shown.exceptions = m_exceptions->isChecked();
    return shown;
}

} // namespace mexplorer
