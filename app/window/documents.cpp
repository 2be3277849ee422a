// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/documents.h"

#include "model/exchange/gametext.h"
#include "model/games/joinedposition.h"
#include "model/notation/expression.h"
#include "model/session/session.h"

#include <QtConcurrentRun>

namespace mexplorer {

namespace {

constexpr int keepDelayMs = 800;

bool isSame(const Position &a, const Position &b)
{
    if (a.components.empty() || b.components.empty())
        return false;
    const JoinedPosition left = join(a);
    const JoinedPosition right = join(b);
    return left.rules->isSame(*right.rules) && left.cells == right.cells;
}

} // namespace

Documents::Documents(Session *session, QObject *parent) : QObject(parent), m_session(session)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(keepDelayMs);
    connect(&m_pause, &QTimer::timeout, this, &Documents::autosaveInBackground);
    const auto autosaveAfter = [this](auto *sender, auto... changes) {
        (connect(sender, changes, this, &Documents::autosaveLater), ...);
    };
    Exploration *exploration = session->exploration();
    connect(exploration, &Exploration::startChanged, this, &Documents::followStart);
    connect(exploration, &Exploration::graphChanged, this, &Documents::selectWanted);
    connect(exploration, &Exploration::selectionChanged, this, [this](PositionId id) {
        if (id != GameGraph::root())
            m_selection.clear(); // it was found, or a person has chosen another
    });
    connect(session->walkthrough(), &Walkthrough::traceChanged, this, &Documents::resumeWalkthrough);
    autosaveAfter(exploration, &Exploration::startChanged, &Exploration::selectionChanged,
                  &Exploration::conventionChanged, &Exploration::optionsChanged);
    autosaveAfter(session->filter(), &GraphFilter::settingsChanged);
    autosaveAfter(session->appearance(), &GraphAppearance::lookChanged);
    autosaveAfter(session->match(), &Match::positionChanged, &Match::turnChanged, &Match::gamesChanged);
    autosaveAfter(session->match()->solverSettings(), &SolverSettings::opponentsChanged, &SolverSettings::seedChanged);
    autosaveAfter(session->hints(), &Hints::changed);
    autosaveAfter(session->puzzles(), &PuzzleDesk::changed);
    autosaveAfter(session->walkthrough(), &Walkthrough::stepChanged, &Walkthrough::bookmarksChanged);
}

Documents::~Documents()
{
    m_writing.waitForFinished();
}

Document Documents::snapshot() const
{
    const Exploration &exploration = *m_session->exploration();
    const Match &match = *m_session->match();
    Document document;
    document.game = exploration.expression();
    document.convention = exploration.convention();
    document.maxPositions = exploration.options().maxPositions;
    document.maxMoves = exploration.options().maxMoves;
    if (!m_selection.isEmpty())
        document.selection = m_selection;
    else if (exploration.isReady() && exploration.selected() != GameGraph::root())
        document.selection = exploration.selectedPosition().text();
    document.workspace = m_workspace;
    document.walk = walk();
    document.sequence = m_sequence;
    document.view = {m_session->filter()->settingsFor(exploration.start()), m_session->appearance()->look()};
    for (const PlayedGame &game : match.games())
        document.games.push_back({game});
    document.match = savedMatch();
    const PuzzleDesk &puzzles = *m_session->puzzles();
    if (m_workspace == WorkspaceId::Puzzles && puzzles.state() == PuzzleDesk::State::Asking && !puzzles.isDaily())
        document.puzzle = puzzles.puzzle().text();
    return document;
}

/// The game that is played and who plays it; nothing if it is one without a move, as each game begins.
std::optional<SavedMatch> Documents::savedMatch() const
{
    const Match &match = *m_session->match();
    if (!match.hasGame())
        return std::nullopt;
    const bool isPlayed = match.tree().nodeCount() > 1;
    SavedMatch saved{match.game(), match.players()};
    if (!isPlayed && saved.players == Players())
        return std::nullopt;
    saved.judging = m_session->hints()->judging();
    saved.seed = match.solverSettings()->seed();
    return saved;
}

/// Where the walk-through stands: of the traces stepped into, the one that the selected position, or the whole graph,
/// leads to again.
std::optional<SavedWalk> Documents::walk() const
{
    const Walkthrough &walkthrough = *m_session->walkthrough();
    if (m_walk || !walkthrough.trace())
        return m_walk;
    for (int depth = walkthrough.depth(); depth >= 0; --depth) {
        const Trace &trace = *walkthrough.traceAt(depth);
        if (trace.kind() == TraceKind::Labels ||
            isSame(trace.position(), m_session->exploration()->selectedPosition())) {
            return SavedWalk{trace.kind(), walkthrough.stepAt(depth), walkthrough.bookmarksAt(depth)};
        }
    }
    return SavedWalk{walkthrough.kind(), 0, {}};
}

std::optional<Problem> Documents::save(const QString &path)
{
    const std::optional<Problem> problem = writeDocument(snapshot(), path);
    if (!problem)
        setPath(path);
    return problem;
}

/// At its start, with the moves to come: looking through it doesn't make anybody move.
std::optional<Problem> Documents::openRecord(const QString &path)
{
    const Result<TextGame> game = readGameFile(path);
    if (!game)
        return game.problem();
    if (game->players)
        m_session->match()->setPlayers(*game->players);
    m_session->match()->openGame(PlayedGame(game->tree));
    m_session->requestWorkspace(WorkspaceId::Play);
    return std::nullopt;
}

std::optional<Problem> Documents::open(const QString &path)
{
    if (isGameFile(path))
        return openRecord(path);
    const Result<Document> document = readDocument(path);
    if (!document)
        return document.problem();
    restore(*document);
    if (isAutosaved(path))
        takeOver(path);
    else
        setPath(path);
    return std::nullopt;
}

void Documents::restore(const Document &document)
{
    Exploration *exploration = m_session->exploration();
    const Result<Position> start = parsePosition(document.game);
    if (!start)
        return m_session->report(start.problem());
    exploration->openPosition(*start, document.convention);
    exploration->setLimits(document.maxPositions, document.maxMoves);
    m_session->filter()->setSettingsFor(exploration->start(), document.view.filter);
    if (document.view.look)
        m_session->appearance()->setLook(*document.view.look);
    m_selection = document.selection;
    m_walk = document.walk;
    m_walkPosition = document.selection.isEmpty() ? exploration->start().text() : document.selection;
    if (m_walk)
        m_session->walkthrough()->setKind(m_walk->kind);
    restoreGames(document);
    selectWanted();
    resumeWalkthrough();
    if (document.sequence)
        emit sequenceWanted(*document.sequence);
    if (document.workspace)
        m_session->requestWorkspace(*document.workspace);
    if (!document.puzzle.isEmpty())
        m_session->puzzles()->openText(document.puzzle);
}

void Documents::restoreGames(const Document &document)
{
    Match *match = m_session->match();
    std::vector<PlayedGame> games;
    for (const SavedMatch &game : document.games)
        games.push_back(game.game);
    match->addGames(games);
    if (!document.match)
        return;
    match->setPlayers(document.match->players);
    if (document.match->seed)
        match->solverSettings()->setSeed(*document.match->seed);
    if (document.match->judging)
        m_session->hints()->setJudging(*document.match->judging);
    match->openGame(document.match->game);
}

/// The steps of an opened document are worked out anew; once they are there, the walk-through stands where it stood.
void Documents::resumeWalkthrough()
{
    Walkthrough *walkthrough = m_session->walkthrough();
    if (!m_walk || !m_selection.isEmpty() || walkthrough->isBuilding() || !walkthrough->trace() ||
        walkthrough->depth() > 0 || walkthrough->trace()->kind() != m_walk->kind)
        return;
    const SavedWalk walk = *std::exchange(m_walk, std::nullopt);
    if (walkthrough->kind() == TraceKind::Labels ||
        m_session->exploration()->selectedPosition().text() == m_walkPosition)
        walkthrough->resume(walk.step, walk.bookmarks);
}

void Documents::selectWanted()
{
    const Exploration &exploration = *m_session->exploration();
    if (m_selection.isEmpty() || !exploration.isReady() || !(exploration.explored().start == exploration.start()))
        return;
    const Result<Position> position = parsePosition(m_selection);
    if (position && m_session->exploration()->selectPosition(*position))
        m_selection.clear();
    resumeWalkthrough();
}

void Documents::setPath(const QString &path)
{
    m_path = path;
    m_game = m_session->exploration()->expression();
    m_saved = path.isEmpty() ? QString() : made();
    setModified(false);
    emit pathChanged();
}

/// The document's text without what only says where a person looks; isModified() compares it.
QString Documents::made() const
{
    Document document = snapshot();
    document.selection.clear();
    document.workspace.reset();
    document.sequence.reset();
    if (document.walk && document.walk->bookmarks.empty())
        document.walk.reset();
    else if (document.walk)
        document.walk->step = 0;
    return documentText(document);
}

void Documents::followChanges()
{
    if (!m_path.isEmpty())
        setModified(made() != m_saved);
}

void Documents::setModified(bool isModified)
{
    if (std::exchange(m_isModified, isModified) != isModified)
        emit modifiedChanged();
}

void Documents::followStart()
{
    // Another game is another document: saving it must not write over the file of the one before.
    if (m_session->exploration()->expression() == m_game)
        return;
    m_selection.clear();
    m_walk.reset();
    if (m_isModified) {
        // What was kept of it stays, and this window keeps the next one in another file.
        m_writing.waitForFinished();
        m_autosave->end();
        m_autosave = std::make_unique<Autosave>();
    }
    if (!m_path.isEmpty())
        setPath({});
}

void Documents::setWorkspace(WorkspaceId id)
{
    m_workspace = id;
    autosaveLater();
}

void Documents::setSequence(const SequenceChoice &sequence)
{
    if (m_sequence == sequence)
        return;
    m_sequence = sequence;
    autosaveLater();
}

void Documents::autosaveLater()
{
    if (!m_pause.isActive())
        m_pause.start();
}

void Documents::autosaveInBackground()
{
    m_pause.stop();
    if (!m_session->exploration()->hasGame())
        return;
    followChanges();
    if (m_writing.isRunning()) { // one writer at a time, so that the latest state is written last
        m_pause.start();
        return;
    }
    m_autosave->begin();
    // Off the GUI thread: a disk may take its time.
    m_writing = QtConcurrent::run(
        [document = snapshot(), path = m_autosave->path()] { return !writeDocument(document, path); });
}

bool Documents::autosaveNow()
{
    m_writing.waitForFinished();
    autosaveInBackground();
    m_writing.waitForFinished();
    return m_writing.resultCount() == 0 || m_writing.result();
}

void Documents::close()
{
    autosaveNow();
    m_autosave->end();
}

/// What was autosaved there belongs to this window from now on.
void Documents::takeOver(const QString &path)
{
    if (autosaveNow())
        removeAutosaved(path);
}

} // namespace mexplorer
