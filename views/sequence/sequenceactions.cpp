// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done in the Sequence workspace beside pointing: its actions, which the window's menus offer as well, and
// writing and printing what is shown.

#include "model/core/scanner.h"
#include "model/sequence/sequenceexport.h"
#include "model/session/session.h"
#include "views/charts/barchart.h"
#include "views/handout/pageprinting.h"
#include "views/sequence/comparepage.h"
#include "views/sequence/heatmap.h"
#include "views/sequence/pointerpanel.h"
#include "views/sequence/sequencechart.h"
#include "views/sequence/sequencecommands.h"
#include "views/sequence/sequencecontrols.h"
#include "views/sequence/sequenceview.h"
#include "views/tables/matrixtablesview.h"
#include "views/theme/icons.h"
#include "views/widgets/filedialogs.h"
#include "views/widgets/segmentedswitch.h"

#include <QMenu>

namespace mexplorer {

namespace {

const QString exportKey = QStringLiteral("sequence.export");
constexpr double buttonZoomStep = 1.6;
constexpr MenuPlace zoomPlace = {Menus::workspace, 1};
constexpr MenuPlace optionsPlace = {Menus::workspace, 2};
constexpr MenuPlace exportsPlace = {Menus::workspace, 3};

} // namespace

void SequenceView::addViewCommands()
{
    m_switch->addCommands(m_commands,
                          {SequenceCommands::plot, SequenceCommands::histogram, SequenceCommands::heatMap,
                           SequenceCommands::compare, SequenceCommands::survey, SequenceCommands::matrix},
                          {Menus::workspace, 0});
    m_commands->add({.id = SequenceCommands::zoomIn,
                     .text = tr("Zoom &In"),
                     .tip = tr("Show fewer terms (+)"),
                     .icon = "zoom-in",
                     .place = zoomPlace},
                    [this] { m_part == Part::HeatMap ? m_heatMap->zoom(1) : m_chart->zoom(buttonZoomStep); });
    m_commands->add({.id = SequenceCommands::zoomOut,
                     .text = tr("Zoom &Out"),
                     .tip = tr("Show more terms (-)"),
                     .icon = "zoom-out",
                     .place = zoomPlace},
                    [this] { m_part == Part::HeatMap ? m_heatMap->zoom(-1) : m_chart->zoom(1 / buttonZoomStep); });
    m_commands->add({.id = SequenceCommands::showAll,
                     .text = tr("Show &All"),
                     .tip = tr("Show all terms (Home)"),
                     .icon = "fit",
                     .place = zoomPlace},
                    [this] { m_part == Part::HeatMap ? m_heatMap->fit() : m_chart->showAll(); });
    m_controls->setViewActions({(*m_commands)[SequenceCommands::zoomIn], (*m_commands)[SequenceCommands::zoomOut],
                                (*m_commands)[SequenceCommands::showAll]});
}

QAction *SequenceView::addOption(CommandId id, const QString &text, const QString &tip, bool on)
{
    QAction *action = m_commands->addSwitch({.id = id, .text = text, .tip = tip, .place = optionsPlace},
                                            [this](bool) { followOptions(); });
    action->setChecked(on);
    return action;
}

void SequenceView::addOptions()
{
    const ChartOptions usual;
    m_rareAndCommon =
        addOption(SequenceCommands::rareAndCommon, tr("&Rare and Common Apart"),
                  tr("Two colours, where the values split into few rare and many common ones"), usual.rareAndCommon);
    m_runningMaximum = addOption(SequenceCommands::runningMaximum, tr("Running &Maximum"),
                                 tr("A line at the greatest value so far"), usual.runningMaximum);
    m_differences = addOption(SequenceCommands::differences, tr("First &Differences"),
                              tr("What each value has more than the one before"), usual.differences);
    m_periodBands = addOption(SequenceCommands::periodBands, tr("Period &Bands"), tr("Shade every second period"),
                              usual.periodBands);
    m_exceptions = addOption(SequenceCommands::exceptions, tr("E&xceptions"),
                             tr("Mark exceptions, and the last one by a line"), usual.exceptions);
    m_logarithmic = addOption(SequenceCommands::logarithmic, tr("&Logarithmic Histogram"),
                              tr("Heights that grow with the logarithm, so that rare values show"), false);
    m_commands->add({.id = SequenceCommands::addSequence,
                     .text = tr("Add Another Se&quence…"),
                     .tip = tr("Lay other values over the plot, and compare them"),
                     .icon = "add",
                     .place = optionsPlace},
                    [this] {
                        showPart(Part::Compare);
                        m_compare->focusRules();
                    });
    m_controls->setOptions(m_commands->makeMenu(tr("Show"), optionsPlace.menu, optionsPlace.group));
}

void SequenceView::addExportCommands()
{
    const auto add = [this](CommandId id, const QString &ending, const QString &text, const QString &tip) {
        m_commands->add(
            {.id = id, .text = text, .tip = tip, .icon = "export", .place = exportsPlace, .role = CommandRole::Export},
            [this, ending] { askForFile(ending); });
    };
    add(SequenceCommands::exportSvg, QStringLiteral("svg"), tr("Export Chart as &SVG…"),
        tr("Write what is shown as a drawing"));
    add(SequenceCommands::exportPdf, QStringLiteral("pdf"), tr("Export Chart as P&DF…"),
        tr("Write what is shown as a page"));
    add(SequenceCommands::exportPng, QStringLiteral("png"), tr("Export Chart as &PNG…"),
        tr("Write what is shown as a picture"));
    add(SequenceCommands::exportCsv, QStringLiteral("csv"), tr("Export Values as &CSV…"),
        tr("Write the values as a table"));
    add(SequenceCommands::exportBFile, QStringLiteral("txt"), tr("Export Values as &b-File…"),
        tr("Write the values as the On-Line Encyclopedia of Integer Sequences takes them"));
    add(SequenceCommands::exportJson, QStringLiteral("json"), tr("Export Values as &JSON…"),
        tr("Write the values for other programs"));
    add(SequenceCommands::saveValues, QStringLiteral("mexseq"), tr("Save Values to Go &On Later…"),
        tr("Write the values so that the command line can go on from them"));
    m_controls->setExports(m_commands->makeMenu(tr("Export"), exportsPlace.menu, exportsPlace.group));
    m_commands->add({.id = SequenceCommands::print,
                     .text = tr("Prin&t Chart…"),
                     .tip = tr("Print what is shown on one page"),
                     .icon = "print",
                     .place = {Menus::workspace, 4},
                     .role = CommandRole::Print},
                    [this] { print(); });
    m_commands->add({.id = SequenceCommands::printPreview,
                     .text = tr("Preview of the Printed Chart…"),
                     .tip = tr("See the page of what is shown, and print it"),
                     .place = {Menus::workspace, 4},
                     .role = CommandRole::PrintPreview},
                    [this] { preview(); });
}

/// What can be done with \a picture, and with the term \a n that it points at.
void SequenceView::showContextMenu(QWidget *picture, const QPoint &point, std::optional<quint64> n)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("sequenceMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (n) {
        const QString value = groupedNumber(*n);
        connect(menu->addAction(tr("&Explain G(%1)").arg(value)), &QAction::triggered, this,
                [this, n] { m_pointer->explain(*n); });
        connect(menu->addAction(tr("&Select the Heap of %1").arg(value)), &QAction::triggered, this,
                [this, n] { selectHeap(*n); });
        menu->addSeparator();
    }
    if (picture != m_histogram && picture != m_table)
        m_commands->fill(menu, zoomPlace.menu, zoomPlace.group);
    m_commands->fill(menu->addMenu(tr("Sho&w")), optionsPlace.menu, optionsPlace.group);
    QMenu *files = menu->addMenu(themeIcon(QStringLiteral("export")), tr("E&xport"));
    files->addActions(m_commands->withRole(CommandRole::Export) + m_commands->withRole(CommandRole::Print));
    files->setEnabled(m_plot != nullptr);
    menu->popup(point);
}

void SequenceView::followOptions()
{
    ChartOptions shown;
    shown.rareAndCommon = m_rareAndCommon->isChecked();
    shown.runningMaximum = m_runningMaximum->isChecked();
    shown.differences = m_differences->isChecked();
    shown.periodBands = m_periodBands->isChecked();
    shown.exceptions = m_exceptions->isChecked();
    m_chart->setOptions(shown);
    m_histogram->setLogarithmic(m_logarithmic->isChecked());
    showLegend();
}

void SequenceView::followOverlays()
{
    m_chart->setOverlays(m_compare->plots());
    showLegend();
}

/// What is in front, if it is a picture; of the parts that are none, the plot.
std::optional<Drawing> SequenceView::drawing() const
{
    if (m_part == Part::Matrix)
        return m_matrix->summary() ? std::optional(m_matrix->chart()->drawing()) : std::nullopt;
    if (!m_plot)
        return {};
    switch (m_part) {
    case Part::Histogram:
        return m_histogram->drawing();
    case Part::HeatMap:
        return m_heatMap->drawing();
    default:
        return m_chart->drawing();
    }
}

void SequenceView::askForFile(const QString &ending)
{
    if (!m_snapshot && !drawing())
        return;
    askForFileToSave(this,
                     {.title = tr("Export the Sequence"),
                      .objectName = QStringLiteral("exportSequenceDialog"),
                      .filters = {fileFilter(ending.toUpper(), {ending})},
                      .expression = m_rules ? tr("sequence-%1").arg(m_rules->text()) : tr("matrix-table")},
                     [this](const QString &path) { exportTo(path); });
}

void SequenceView::exportTo(const QString &path)
{
    if (sequenceFormat(path))
        return saveValues(path);
    const std::optional<Drawing> picture = drawing();
    if (!picture)
        return;
    m_session->jobs()->start(
        this, exportKey, tr("Writing the chart"),
        [file = paintFile(*picture, path)](JobControl &) { return writeFile(file); },
        [this, path](const std::optional<Problem> &problem) {
            m_notice = problem ? problem->message : tr("The chart is in %1.").arg(path);
            showFinding();
        });
}

void SequenceView::saveValues(const QString &path)
{
    if (!m_snapshot)
        return;
    m_session->jobs()->start(
        this, exportKey, tr("Writing the values"),
        [snapshot = m_snapshot, path](JobControl &control) {
            return saveSequence(snapshot->rules->text(), *snapshot->values, snapshot->terms, path, control);
        },
        [this, path](const Result<quint64> &written) {
            m_notice =
                written ? tr("%1 values are in %2.").arg(groupedNumber(*written), path) : written.problem().message;
            showFinding();
        });
}

void SequenceView::print()
{
    if (const std::optional<Drawing> picture = drawing())
        printPages(m_session, this, printableDrawing(*picture));
}

void SequenceView::preview()
{
    if (const std::optional<Drawing> picture = drawing())
        previewPages(m_session, this, printableDrawing(*picture));
}

} // namespace mexplorer
