// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/explore/lookcommands.h"

#include "model/session/session.h"
#include "views/canvas/layers.h"
#include "views/explore/explorecommands.h"
#include "views/explore/filteractions.h"

namespace mexplorer {

LookCommands::LookCommands(Session *session, FilterActions *filterActions, Commands *commands)
    : QObject(commands), m_session(session), m_filterActions(filterActions), m_commands(commands),
      m_colors(commands, [session](ColorBy by) { session->appearance()->setColorBy(by); }),
      m_layers(commands, [session](Layering layering) { session->appearance()->setLayering(layering); })
{
    addUndoCommands();
    addLookCommands();
    addViewCommands();
    connect(session->viewHistory(), &ViewHistory::changed, this, &LookCommands::showUndo);
    showUndo();
}

void LookCommands::addUndoCommands()
{
    const MenuPosition position = {Menus::workspace, 0};
    m_commands->add(ExploreCommands::undo, tr("&Undo"), tr("Take back the last change of what is shown"),
                    {.icon = "undo", .keys = {Qt::CTRL | Qt::Key_Z}, .position = position, .role = CommandRole::Undo},
                    [this] { takeBack(&ViewHistory::undo); });
    m_commands->add(ExploreCommands::redo, tr("&Redo"), tr("Change again what was taken back"),
                    {.icon = "redo",
                     .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y},
                     .position = position,
                     .role = CommandRole::Redo},
                    [this] { takeBack(&ViewHistory::redo); });
}

void LookCommands::takeBack(void (ViewHistory::*change)())
{
    m_filterActions->stopAskingForPath();
    (m_session->viewHistory()->*change)();
}

void LookCommands::showUndo()
{
    const ViewHistory &history = *m_session->viewHistory();
    action(ExploreCommands::undo)->setText(history.canUndo() ? tr("&Undo %1").arg(history.undoName()) : tr("&Undo"));
    action(ExploreCommands::undo)->setEnabled(history.canUndo());
    action(ExploreCommands::redo)->setText(history.canRedo() ? tr("&Redo %1").arg(history.redoName()) : tr("&Redo"));
    action(ExploreCommands::redo)->setEnabled(history.canRedo());
}

void LookCommands::addLookCommands()
{
    const auto addColor = [this](ColorBy by, const QString &text, const QString &tip) {
        m_colors.add(ExploreCommands::color(by), text, tip, {.position = {ExploreCommands::colorMenu}}, by);
    };
    addColor(ColorBy::Outcome, tr("outcome"), tr("Colour positions by their outcome"));
    addColor(ColorBy::SgValue, tr("SG value"), tr("Colour positions by their SG value"));
    addColor(ColorBy::Remoteness, tr("remoteness"), tr("Colour positions by their remoteness"));
    addColor(ColorBy::Birthday, tr("birthday"), tr("Colour positions by their birthday"));
    const auto addLayers = [this](Layering layering, const QString &text, const QString &tip) {
        m_layers.add(ExploreCommands::layers(layering), text, tip, {.position = {ExploreCommands::layersMenu}},
                     layering);
    };
    addLayers(Layering::LongestPlay, tr("longest play"), tr("A layer for each length of the longest play"));
    addLayers(Layering::TokensLeft, tr("tokens left"), tr("A layer for each number of tokens"));
    addLayers(Layering::SgValue, tr("SG value"), tr("A layer for each SG value"));
}

void LookCommands::addViewCommands()
{
    const MenuPosition position = {ExploreCommands::viewMenu, 1};
    GraphAppearance *appearance = m_session->appearance();
    m_commands->addSwitch(
        ExploreCommands::leftRight, tr("Left to Right"), tr("Draw play from left to right instead of downwards"),
        {.position = position},
        [appearance](bool on) { appearance->setOrientation(on ? Orientation::LeftRight : Orientation::TopDown); });
    m_commands->addSwitch(
        ExploreCommands::structural, tr("Similar Positions Together"),
        tr("Order the positions of a layer by similarity instead of untangling moves"), {.position = position},
        [appearance](bool on) { appearance->setOrder(on ? LayerOrder::Structural : LayerOrder::Untangled); });
    m_commands->addSwitch(ExploreCommands::components, tr("&Components Beside the Sum"),
                          tr("Show the graph of each component of a sum, with its token on the selected position"),
                          {.keys = {Qt::Key_C}, .position = position},
                          [appearance](bool on) { appearance->setComponents(on); });
    m_commands->addSwitch(ExploreCommands::letters, tr("&Letters P and N"),
                          tr("Write P and N in the marks of the graph instead of numbers"), {.position = position},
                          [appearance](bool on) { appearance->setLetters(on); });
}

void LookCommands::show(const GraphPicture &picture)
{
    const LayoutOptions &layout = m_session->appearance()->look().layout;
    const bool hasValues = m_session->exploration()->convention() == Convention::Normal;
    m_colors.setCurrent(picture.colorBy);
    m_colors[ColorBy::SgValue]->setEnabled(hasValues);
    if (!picture.isEmpty())
        m_layers[Layering::LongestPlay]->setText(longestPlayCaption(picture));
    m_layers.setCurrent(picture.isEmpty() ? layout.layering : picture.layout->layering());
    m_layers[Layering::SgValue]->setEnabled(hasValues);
    action(ExploreCommands::leftRight)->setChecked(layout.orientation == Orientation::LeftRight);
    action(ExploreCommands::structural)->setChecked(layout.order == LayerOrder::Structural);
    action(ExploreCommands::components)->setChecked(m_session->appearance()->look().components);
    action(ExploreCommands::letters)->setChecked(m_session->appearance()->look().letters);
}

} // namespace mexplorer
