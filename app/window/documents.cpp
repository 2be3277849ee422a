#include "app/window/documents.h"

#include "model/notation/expression.h"
#include "model/session/session.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace mexplorer {

namespace {

constexpr int autosaveDelayMs = 800;

} // namespace

Documents::Documents(Session *session, std::function<QString()> workspace, QObject *parent)
    : QObject(parent), m_session(session), m_workspace(std::move(workspace))
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(autosaveDelayMs);
    connect(&m_pause, &QTimer::timeout, this, &Documents::autosave);
    const auto wait = [this] { m_pause.start(); };
    Exploration *exploration = session->exploration();
    connect(exploration, &Exploration::startChanged, this, &Documents::followStart);
    connect(exploration, &Exploration::graphChanged, this, &Documents::selectWanted);
    connect(exploration, &Exploration::startChanged, this, wait);
    connect(exploration, &Exploration::selectionChanged, this, wait);
    connect(exploration, &Exploration::conventionChanged, this, wait);
    connect(exploration, &Exploration::optionsChanged, this, wait);
    connect(session->match(), &Match::positionChanged, this, wait);
    connect(session->match(), &Match::turnChanged, this, wait);
}

QString Documents::autosavePath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/open.mexp");
}

QString Documents::autosavedGame()
{
    if (!QFileInfo::exists(autosavePath()))
        return {};
    const Result<Document> document = readDocument(autosavePath());
    return document ? document->game : QString();
}

Document Documents::snapshot() const
{
    const Exploration &exploration = *m_session->exploration();
    const Match &match = *m_session->match();
    Document document;
    document.game = exploration.expression();
    document.convention = exploration.convention();
    document.merge = exploration.options().merge;
    document.maxPositions = exploration.options().maxPositions;
    if (exploration.isReady() && exploration.selected() != GameGraph::root())
        document.selection = exploration.selectedPosition().text();
    document.workspace = m_workspace();
    if (match.hasGame() && match.record().length() > 0)
        document.match = SavedMatch{match.record(), match.place(), match.sides(), match.level()};
    return document;
}

std::optional<Problem> Documents::save(const QString &path)
{
    const std::optional<Problem> problem = writeDocument(snapshot(), path);
    if (!problem)
        setPath(path);
    return problem;
}

std::optional<Problem> Documents::open(const QString &path)
{
    const Result<Document> document = readDocument(path);
    if (!document)
        return document.problem();
    restore(*document);
    if (path != autosavePath())
        setPath(path);
    return std::nullopt;
}

void Documents::restore(const Document &document)
{
    Exploration *exploration = m_session->exploration();
    if (!exploration->open(document.game))
        return;
    exploration->setConvention(document.convention);
    exploration->setMerge(document.merge);
    exploration->setMaxPositions(document.maxPositions);
    m_selection = document.selection;
    if (document.match) {
        m_session->match()->setSides(document.match->sides);
        m_session->match()->setLevel(document.match->level);
        m_session->match()->openRecord(document.match->record, document.match->place);
    }
    selectWanted();
    emit workspaceWanted(document.workspace);
}

void Documents::selectWanted()
{
    const Exploration &exploration = *m_session->exploration();
    if (m_selection.isEmpty() || !exploration.isReady() || !(exploration.explored().start == exploration.start()))
        return;
    const Result<Position> position = parsePosition(m_selection);
    if (position && m_session->exploration()->selectPosition(*position))
        m_selection.clear();
}

void Documents::setPath(const QString &path)
{
    m_path = path;
    m_game = m_session->exploration()->expression();
    emit pathChanged();
}

void Documents::followStart()
{
    // Another game is another document: saving it must not write over the file of the one before.
    if (m_session->exploration()->expression() == m_game)
        return;
    m_selection.clear();
    if (!m_path.isEmpty())
        setPath({});
}

void Documents::autosave()
{
    m_pause.stop();
    if (!m_session->exploration()->hasGame())
        return;
    QDir().mkpath(QFileInfo(autosavePath()).absolutePath());
    writeDocument(snapshot(), autosavePath());
}

} // namespace mexplorer
