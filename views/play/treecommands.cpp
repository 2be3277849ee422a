// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/treecommands.h"

#include "model/exchange/gametext.h"
#include "model/session/session.h"
#include "views/play/gameprint.h"
#include "views/play/playcommands.h"
#include "views/widgets/filedialogs.h"
#include "views/widgets/layouts.h"

#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPlainTextEdit>

#include <algorithm>

namespace mexplorer {

TreeCommands::TreeCommands(Session *session, Commands *commands, QWidget *view)
    : QObject(view), m_session(session), m_commands(commands), m_view(view)
{
    addWalking();
    addChanges();
    addFiles();
    m_commands->addMenu(tr("&Variations"), PlayCommands::variationMenu, {Menus::workspace, 1});
    connect(session->match(), &Match::recordChanged, this, &TreeCommands::update);
    connect(session->match(), &Match::turnChanged, this, &TreeCommands::update);
    update();
}

void TreeCommands::addWalking()
{
    const MenuPlace place = {PlayCommands::variationMenu, 0};
    m_commands->add(PlayCommands::back, tr("One Move &Back"),
                    tr("Look at the position before the last move, without taking it back"),
                    {.icon = "step-back", .keys = {Qt::CTRL | Qt::Key_Left}, .place = place}, [this] { step(-1); });
    m_commands->add(PlayCommands::forward, tr("One Move &Forward"), tr("Go on along the line"),
                    {.icon = "step-forward", .keys = {Qt::CTRL | Qt::Key_Right}, .place = place}, [this] { step(1); });
    m_commands->add(PlayCommands::previousVariation, tr("&Previous Variation"),
                    tr("Go to the move that was tried before this one"),
                    {.keys = {Qt::CTRL | Qt::Key_Up}, .place = place}, [this] { goToSibling(-1); });
    m_commands->add(PlayCommands::nextVariation, tr("&Next Variation"),
                    tr("Go to the move that was tried instead of this one"),
                    {.keys = {Qt::CTRL | Qt::Key_Down}, .place = place}, [this] { goToSibling(1); });
}

void TreeCommands::addChanges()
{
    const MenuPlace place = {PlayCommands::variationMenu, 1};
    Match *match = m_session->match();
    m_commands->add(PlayCommands::tryAgain, tr("&Try Again from Here"),
                    tr("Play on from this position; answers are hidden again"), {.icon = "restart", .place = place},
                    [match] { match->tryAgain(match->place()); });
    m_commands->add(PlayCommands::promote, tr("&Make Main Line"), tr("Put this variation before the others"),
                    {.icon = "chevron-up", .place = place}, [match] { match->promote(match->node()); });
    m_commands->add(PlayCommands::removeVariation, tr("&Delete from Here"), tr("Delete this move and all after it"),
                    {.icon = "remove", .place = place}, [match] { match->removeVariation(match->node()); });
    const auto addMark = [this, place](CommandId id, const QString &text, const QString &tip, MoveMark mark,
                                       Qt::Key key) {
        m_commands->add(id, text, tip, {.keys = {key}, .place = place}, [this, mark] { toggleMark(mark); });
    };
    addMark(PlayCommands::markGood, tr("Mark as &Good (!)"), tr("Mark the move with an exclamation mark, or not"),
            MoveMark::Good, Qt::Key_Exclam);
    addMark(PlayCommands::markMistake, tr("Mark as Mi&stake (?)"), tr("Mark the move with a question mark, or not"),
            MoveMark::Mistake, Qt::Key_Question);
    m_commands->add(PlayCommands::note, tr("Name and &Comment…"),
                    tr("Write about the move, and give the line that begins with it a name"),
                    {.icon = "edit", .place = place}, [this] { editNote(); });
}

void TreeCommands::addFiles()
{
    const MenuPlace place = {PlayCommands::variationMenu, 2};
    m_commands->add(PlayCommands::copyGame, tr("C&opy Game"),
                    tr("Copy the game as text: one move per line, with variations and comments"),
                    {.icon = "copy", .keys = {QKeySequence::Copy}, .place = place}, [match = m_session->match()] {
                        QGuiApplication::clipboard()->setText(gameText(match->tree(), match->players()));
                    });
    m_commands->add(PlayCommands::pasteGame, tr("P&aste Game"), tr("Open the game that was copied as text"),
                    {.keys = {QKeySequence::Paste}, .place = place},
                    [this] { openText(QGuiApplication::clipboard()->text()); });
    m_commands->add(PlayCommands::saveGame, tr("Save &Record As…"),
                    tr("Write the game as text: one move per line, with variations and comments"),
                    {.icon = "save", .place = place, .role = CommandRole::Export}, [this] { save(); });
    m_commands->add(PlayCommands::printGame, tr("P&rint Game…"),
                    tr("Print the game with its comments and a diagram of each position"),
                    {.icon = "print", .place = place, .role = CommandRole::Print},
                    [this] { printPages(m_session, m_view, printable()); });
    m_commands->add(
        PlayCommands::previewGame, tr("Pre&view Game…"), tr("Show the pages of the game as they are printed"),
        {.place = place, .role = CommandRole::PrintPreview}, [this] { previewPages(m_session, m_view, printable()); });
}

QList<QAction *> TreeCommands::aboutMove() const
{
    QList<QAction *> actions;
    for (const CommandId id : {PlayCommands::tryAgain, PlayCommands::promote, PlayCommands::removeVariation,
                               PlayCommands::markGood, PlayCommands::markMistake, PlayCommands::note,
                               PlayCommands::copyGame, PlayCommands::pasteGame, PlayCommands::saveGame})
        actions << (*m_commands)[id];
    return actions;
}

void TreeCommands::step(int along)
{
    Match *match = m_session->match();
    const auto place = static_cast<int>(match->place()) + along;
    if (match->hasGame() && place >= 0)
        match->goTo(static_cast<std::size_t>(place));
}

void TreeCommands::goToSibling(int steps)
{
    Match *match = m_session->match();
    const std::vector<NodeId> siblings = match->tree().siblings(match->node());
    const auto here = std::find(siblings.begin(), siblings.end(), match->node()) - siblings.begin();
    const auto to = std::clamp<std::ptrdiff_t>(here + steps, 0, std::ssize(siblings) - 1);
    match->goToNode(siblings[static_cast<std::size_t>(to)]);
}

void TreeCommands::toggleMark(MoveMark mark)
{
    Match *match = m_session->match();
    MoveNote note = match->tree().note(match->node());
    note.mark = note.mark == mark ? MoveMark::None : mark;
    match->annotate(match->node(), note);
}

/// Asks for the name of the line that begins with the present move, and for a comment.
void TreeCommands::editNote()
{
    Match *match = m_session->match();
    const NodeId node = match->node();
    const MoveNote note = match->tree().note(node);
    auto *dialog = makeNamed<QDialog>("noteDialog", m_view);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Name and Comment"));
    auto *name = makeNamed<QLineEdit>("lineName", note.name);
    name->setPlaceholderText(tr("of the line that begins with this move"));
    auto *comment = makeNamed<QPlainTextEdit>("moveComment", note.comment);
    comment->setTabChangesFocus(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto *form = new QFormLayout(dialog);
    form->addRow(tr("&Name"), name);
    form->addRow(tr("&Comment"), comment);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    connect(dialog, &QDialog::accepted, match, [=, start = match->tree().start()] {
        if (match->hasGame() && match->tree().start() == start && match->tree().contains(node))
            match->annotate(node, {name->text().simplified(), comment->toPlainText().trimmed(), note.mark});
    });
    dialog->resize(420, 240);
    comment->setFocus();
    dialog->open();
}

bool TreeCommands::openText(const QString &text)
{
    const Result<TextGame> game = readGameText(text);
    if (!game) {
        m_session->report(
            Problem::badInput(game.problem().code, tr("This text holds no game. %1").arg(game.problem().message)));
        return false;
    }
    if (game->players)
        m_session->match()->setPlayers(*game->players);
    m_session->match()->openGame(PlayedGame(game->tree));
    return true;
}

void TreeCommands::save()
{
    const GameTree &tree = m_session->match()->tree();
    askForFileToSave(m_view,
                     {.title = tr("Save Record"),
                      .objectName = QStringLiteral("saveRecordDialog"),
                      .filters = {fileFilter(tr("Records of games"), {gameFileEnding}),
                                  fileFilter(tr("Plain text"), {QStringLiteral("txt")})},
                      .expression = tree.start().text()},
                     [this, tree, players = m_session->match()->players()](const QString &path) {
                         if (const auto problem = writeGameFile(tree, path, players))
                             m_session->report(*problem);
                         else
                             emit recordWritten(path);
                     });
}

Printable TreeCommands::printable() const
{
    const Match &match = *m_session->match();
    return printableGame(match.tree(), match.commentary(), m_session->exploration()->answers().showsJudgement());
}

void TreeCommands::update()
{
    const Match &match = *m_session->match();
    const bool game = match.hasGame();
    const bool move = game && match.node() != rootNode;
    const auto enable = [this](CommandId id, bool on) { (*m_commands)[id]->setEnabled(on); };
    enable(PlayCommands::back, move);
    enable(PlayCommands::forward, game && match.place() < match.record().length());
    const bool varies = move && match.tree().siblings(match.node()).size() > 1;
    enable(PlayCommands::previousVariation, varies);
    enable(PlayCommands::nextVariation, varies);
    enable(PlayCommands::tryAgain, game && match.place() < match.record().length());
    enable(PlayCommands::promote, game && !match.tree().isOnMainLine(match.node()));
    for (const CommandId id : {PlayCommands::removeVariation, PlayCommands::markGood, PlayCommands::markMistake})
        enable(id, move);
    for (const CommandId id : {PlayCommands::note, PlayCommands::copyGame, PlayCommands::saveGame,
                               PlayCommands::printGame, PlayCommands::previewGame})
        enable(id, game);
}

} // namespace mexplorer
