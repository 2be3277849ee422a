// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/documents.h"

#include "model/core/exceptions.h"
#include "model/exchange/gametext.h"
#include "model/exchange/savedtree.h"
#include "model/games/joinedposition.h"
#include "model/notation/expression.h"
#include "model/session/session.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <mutex>
#include <utility>

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

/// The document's text without what only says where a person looks: files are compared by it.
QString madeText(Document document)
{
    document.selection.clear();
    document.workspace.reset();
    document.sequence.reset();
    if (document.walk && document.walk->bookmarks.empty())
        document.walk.reset();
    else if (document.walk)
        document.walk->step = 0;
    return documentText(document);
}

} // namespace

/// What a person made, as the file has it. Thousands of games take their time: an autosave makes it when it needs it.
struct Documents::SavedText
{
    explicit SavedText(std::shared_ptr<const Document> saved) : m_document(std::move(saved)) {}
    const QString &text()
    {
        std::call_once(m_isMade, [this] {
            m_text = madeText(*m_document);
            m_document.reset();
        });
        return m_text;
    }

private:
    std::shared_ptr<const Document> m_document;
    std::once_flag m_isMade;
    QString m_text;
};

Documents::Documents(Session *session, QObject *parent)
    : QObject(parent), m_session(session), m_saving(session->jobs()), m_autosaving(session->jobs())
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
    connect(session->puzzles(), &PuzzleDesk::puzzleChanged, this, [this] { m_puzzle.clear(); });
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
    m_autosaving.waitFor();
    endLeftAutosaves();
    finishSaving();
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
    document.games = match.games();
    document.match = savedMatch();
    const PuzzleDesk &puzzles = *m_session->puzzles();
    if (!m_puzzle.isEmpty())
        document.puzzle = m_puzzle;
    else if (m_workspace == WorkspaceId::Puzzles && puzzles.state() == PuzzleDesk::State::Asking && !puzzles.isDaily())
        document.puzzle = puzzles.puzzle().text();
    return document;
}

/// The game that is played and who plays it; nothing if it is one as each game begins.
std::optional<SavedMatch> Documents::savedMatch() const
{
    const Match &match = *m_session->match();
    if (!match.hasGame())
        return std::nullopt;
    const GameTree &tree = match.tree();
    const bool isNew = tree.children(rootNode).empty() && !needsTree(tree) &&
                       tree.start().text() == m_session->exploration()->expression();
    SavedMatch saved{match.game(), match.players()};
    if (isNew && saved.players == Players())
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

// ---- saving

void Documents::save(const QString &path)
{
    startSaving({path, false});
}

void Documents::saveAgain()
{
    startSaving({m_path, true});
}

/// One after the other, so that what was asked for last is in the file.
void Documents::startSaving(const Request &request)
{
    if (m_saving.isRunning()) {
        m_nextSave = request;
        return;
    }
    const auto document = std::make_shared<const Document>(snapshot());
    m_saving.start(
        {},
        [document, path = request.path, expected = request.isAgain ? std::optional(m_fileState) : std::nullopt](
            JobControl &) { return write(document, path, expected); },
        [this](const Saved &saved) { followSaved(saved); },
        [this, document, path = request.path](const Problem &problem) {
            followSaved({path, document, problem, {}});
        });
}

Documents::Saved Documents::write(std::shared_ptr<const Document> document, const QString &path,
                                  const std::optional<FileState> &expected)
{
    Saved saved{path, std::move(document), {}, {}};
    if (expected && isOtherThan(*expected, path))
        return saved;
    saved.problem = writeDocument(*saved.document, path);
    saved.state = fileState(path);
    return saved;
}

void Documents::followSaved(const Saved &saved)
{
    m_isWritten = !saved.problem && saved.state;
    if (saved.problem) {
        m_session->report(*saved.problem);
    } else if (!saved.state) {
        emit changedOutside(saved.path);
    } else {
        if (saved.document->game == m_session->exploration()->expression()) {
            m_fileState = *saved.state;
            setPath(saved.path, saved.document);
            autosaveLater(); // something may have been made meanwhile
        }
        emit this->saved(saved.path);
    }
    if (const auto next = std::exchange(m_nextSave, std::nullopt))
        startSaving(*next);
}

bool Documents::finishSaving()
{
    m_isWritten = true;
    m_saving.waitFor();
    return m_isWritten;
}

Documents::FileState Documents::fileState(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    QCryptographicHash hash(QCryptographicHash::Sha1);
    return {file.size(), hash.addData(&file) ? hash.result() : QByteArray()};
}

bool Documents::isOtherThan(const FileState &state, const QString &path)
{
    const QFileInfo file(path);
    return file.exists() && (file.size() != state.size || fileState(path) != state);
}

// ---- opening

struct Documents::Content
{
    std::optional<Document> document;
    std::optional<PlayedGame> record;
    std::optional<Players> players; ///< of the record
    Position start;                 ///< of the document
    FileState state;
};

Result<std::shared_ptr<Documents::Content>> Documents::read(const QString &path)
{
    auto content = std::make_shared<Content>();
    if (!isDocumentFile(path) && isGameFile(path)) {
        Result<TextGame> game = readGameFile(path);
        if (!game)
            return game.problem();
        content->players = game->players;
        content->record.emplace(std::move(game.value().tree));
        return content;
    }
    content->state = fileState(path); // before it is read: what is written after that is seen
    Result<Document> document = readDocument(path);
    if (!document)
        return document.problem();
    const Result<Position> start = parsePosition(document->game);
    if (!start)
        return start.problem();
    content->document = std::move(document).value();
    content->start = *start;
    return content;
}

void Documents::open(const QString &path)
{
    m_session->opening().start(
        tr("Reading the file"), [path](JobControl &) { return read(path); },
        [this, path](const Result<std::shared_ptr<Content>> &content) {
            if (!content)
                return m_session->report(content.problem());
            take(path, **content);
        });
}

void Documents::take(const QString &path, const Content &content)
{
    if (content.document) {
        restore(*content.document, content.start);
        m_fileState = content.state;
        if (isAutosaved(path)) {
            m_takenOver = TakenOver{path, m_started + 1};
            autosaveInBackground();
        } else {
            setPath(path, std::make_shared<const Document>(snapshot()));
        }
    } else {
        // At its start, with the moves to come: looking through it doesn't make anybody move.
        if (content.players)
            m_session->match()->setPlayers(*content.players);
        m_session->match()->openGame(*content.record);
        m_session->requestWorkspace(WorkspaceId::Play);
    }
    emit opened(path);
}

void Documents::restore(const Document &document, const Position &start)
{
    Exploration *exploration = m_session->exploration();
    exploration->openPosition(start, document.convention);
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
    if (document.sequence) {
        m_sequence = document.sequence;
        emit sequenceWanted(*document.sequence);
    }
    if (document.workspace)
        m_session->requestWorkspace(*document.workspace);
    m_puzzle = document.puzzle;
    if (!m_puzzle.isEmpty())
        m_session->puzzles()->openText(m_puzzle);
}

void Documents::restoreGames(const Document &document)
{
    Match *match = m_session->match();
    match->addGames(document.games);
    if (!document.match)
        return;
    match->setPlayers(document.match->players);
    if (document.match->seed)
        match->solverSettings()->setSeed(*document.match->seed);
    if (document.match->judging)
        m_session->hints()->setJudging(*document.match->judging);
    match->restoreGame(document.match->game);
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

void Documents::setPath(const QString &path, std::shared_ptr<const Document> saved)
{
    m_path = path;
    m_game = m_session->exploration()->expression();
    m_saved = path.isEmpty() ? nullptr : std::make_shared<SavedText>(std::move(saved));
    ++m_saveCount;
    setModified(false);
    emit pathChanged();
}

void Documents::setModified(bool isModified)
{
    if (std::exchange(m_isModified, isModified) != isModified)
        emit modifiedChanged();
}

void Documents::followStart()
{
    m_session->opening().drop(); // what was asked for later is what a person wants
    // Another game is another document: saving it must not write over the file of the one before.
    if (m_session->exploration()->expression() == m_game)
        return;
    m_selection.clear();
    m_walk.reset();
    m_puzzle.clear();
    if (m_isModified) {
        // What was kept of it stays, and this window keeps the next one in another file.
        m_leftAutosaves.push_back(std::exchange(m_autosave, std::make_unique<Autosave>()));
        endLeftAutosaves();
    }
    if (!m_path.isEmpty())
        setPath({}, nullptr);
}

void Documents::endLeftAutosaves()
{
    if (m_autosaving.isRunning())
        return; // perhaps to the last of them
    for (const std::unique_ptr<Autosave> &left : std::exchange(m_leftAutosaves, {}))
        left->end();
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
    if (m_autosaving.isRunning()) { // one writer at a time, so that the latest state is written last
        m_pause.start();
        return;
    }
    const std::optional<Problem> problem = m_autosave->begin();
    const QString path = problem ? QString() : m_autosave->path();
    // Off the GUI thread: a disk may take its time, and so does the text of thousands of games.
    const int number = ++m_started;
    m_autosaving.start(
        {},
        [document = snapshot(), problem, path, saved = m_saved, saveCount = m_saveCount](JobControl &) {
            return Written{path.isEmpty() ? problem : writeDocument(document, path),
                           saved && madeText(document) != saved->text(), saveCount};
        },
        [this, number](const Written &written) { followWritten(number, written); },
        [this, number](const Problem &found) {
            followWritten(number, {found, false, -1});
        });
}

/// A problem is said once, until an autosave succeeds again.
void Documents::followWritten(int number, const Written &written)
{
    if (written.problem && !m_isFailing) {
        m_session->report(
            Problem::file(written.problem->code,
                          tr("What is open can't be kept by itself, and is lost when the window is closed. Save "
                             "it with File > Save. %1")
                              .arg(written.problem->message)));
    }
    m_isFailing = written.problem.has_value();
    if (written.saveCount == m_saveCount && !m_path.isEmpty())
        setModified(written.isModified);
    if (m_takenOver && m_takenOver->number <= number && !m_isFailing)
        removeAutosaved(std::exchange(m_takenOver, std::nullopt)->path);
    endLeftAutosaves();
}

bool Documents::autosaveNow()
{
    m_autosaving.waitFor();
    autosaveInBackground();
    m_autosaving.waitFor();
    return !m_isFailing;
}

void Documents::close()
{
    autosaveNow();
    m_autosave->end();
}

} // namespace mexplorer
