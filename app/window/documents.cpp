// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/documents.h"

#include "model/core/exceptions.h"
#include "model/notation/expression.h"
#include "model/play/gametext.h"
#include "model/session/documentfile.h"
#include "model/session/filekinds.h"
#include "model/session/session.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <mutex>
#include <utility>

namespace mexplorer {

namespace {

constexpr int keepDelayMs = 800;

QString madeText(const Document &document)
{
    return documentText(document, DocumentText::Comparison);
}

} // namespace

/// The saved document as text, for comparison. It is made by the first autosave that needs it, for thousands of games
/// take a while.
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
    connect(session->exploration(), &Exploration::startChanged, this, &Documents::followStart);
    connect(session, &Session::edited, this, &Documents::autosaveLater);
}

Documents::~Documents()
{
    m_autosaving.waitFor();
    endLeftAutosaves();
    finishSaving();
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

/// Files are saved one after the other, so that the last request is the one in the file.
void Documents::startSaving(const Request &request)
{
    if (m_saving.isRunning()) {
        m_nextSave = request;
        return;
    }
    const auto document = std::make_shared<const Document>(m_session->document());
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
            autosaveLater(); // there may be changes since the request
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
    if (fileKind(path) == FileKind::Game) {
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
    const Result<Position> start = parseWithLargeHeaps(document->game);
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
        m_session->restore(*content.document, content.start);
        m_fileState = content.state;
        if (isAutosaved(path)) {
            m_takenOver = TakenOver{path, m_started + 1};
            autosaveInBackground();
        } else {
            setPath(path, std::make_shared<const Document>(m_session->document()));
        }
    } else {
        // Opens the game at its start, with its moves as redo, so that the solver doesn't move while the user browses
        // it.
        if (content.players)
            m_session->match()->setPlayers(*content.players);
        m_session->match()->openGame(*content.record);
        m_session->requestWorkspace(WorkspaceId::Play);
    }
    emit opened(path);
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
    m_session->opening().drop(); // the later request replaces it
    // Another game is another document: saving it must not overwrite the previous file.
    if (m_session->exploration()->expression() == m_game)
        return;
    if (m_isModified) {
        // Its autosave file remains, and this window uses another one for the next document.
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
    // Off the GUI thread: a disk may be slow, and so is the text of thousands of games.
    const int number = ++m_started;
    m_autosaving.start(
        {},
        [document = m_session->document(), problem, path, saved = m_saved, saveCount = m_saveCount](JobControl &) {
            return Written{path.isEmpty() ? problem : writeDocument(document, path),
                           saved && madeText(document) != saved->text(), saveCount};
        },
        [this, number](const Written &written) { followWritten(number, written); },
        [this, number](const Problem &found) {
            followWritten(number, {found, false, -1});
        });
}

/// Reports a problem once, until an autosave succeeds again.
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
