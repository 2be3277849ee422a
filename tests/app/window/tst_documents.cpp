// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/autosave.h"
#include "app/window/documents.h"
#include "tests/app/window/savedandopened.h"
#include "tests/sametree.h"
#include "tests/testprogram.h"

#include "model/notation/expression.h"
#include "model/session/documentfile.h"
#include "model/session/session.h"
#include "tests/documentmutations.h"
#include "tests/testfiles.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace mexplorer;

/// Tests saving, opening and autosaving; preferences and the lists of recent files.
class TestDocuments : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void savedDocumentComesBack();
    void playersComeBack();
    void puzzlesComeBack();
    void recordsOpen();
    void otherGameIsAnotherDocument();
    void unreadableFileKeepsWhatIsOpen_data();
    void unreadableFileKeepsWhatIsOpen();
    void damagedOnesEndNothing();
    void changedDocumentIsMarked();
    void changedDocumentOutlivesTheNextGame();
    void unwritablePlaceSaysSo();
    void changesAreKeptByThemselves();
    void nothingIsKeptOfNothing();
    void earlierGamesAreSharedNotCopied();

private:
    Exploration *open(const QString &expression)
    {
        [&] {
            QVERIFY(m_session->exploration()->open(expression));
            QTRY_VERIFY(m_session->exploration()->isReady());
        }();
        return m_session->exploration();
    }

    QTemporaryDir m_dir;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<Documents> m_documents;
};

void TestDocuments::initTestCase()
{
    QVERIFY(m_dir.isValid());
    QStandardPaths::setTestModeEnabled(true);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_dir.path());
}

void TestDocuments::init()
{
    QDir(autosaveFolder()).removeRecursively();
    m_session = std::make_unique<Session>();
    m_documents = std::make_unique<Documents>(m_session.get());
    m_session->setWorkspace(WorkspaceId::Explore);
}

void TestDocuments::cleanup()
{
    m_documents.reset();
    m_session.reset();
    QDir(autosaveFolder()).removeRecursively();
}

void TestDocuments::savedDocumentComesBack()
{
    const QString path = m_dir.filePath(QStringLiteral("kayles.mexp"));
    Exploration *exploration = open(QStringLiteral("kayles:6"));
    exploration->setConvention(Convention::Misere);
    QTRY_VERIFY(exploration->isReady());
    exploration->select(3);
    const QString selected = exploration->selectedPosition().text();
    m_session->setWorkspace(WorkspaceId::Play);
    QVERIFY(!samples::save(*m_session, *m_documents, path));
    QCOMPARE(m_documents->path(), path);

    Session other;
    Documents documents(&other);
    QSignalSpy workspace(&other, &Session::workspaceRequested);
    QSignalSpy pathChanged(&documents, &Documents::pathChanged);
    QVERIFY(!samples::open(other, documents, path));
    QCOMPARE(documents.path(), path);
    QCOMPARE(pathChanged.size(), 1);
    QCOMPARE(workspace.size(), 1);
    QCOMPARE(workspace.first().first().value<WorkspaceId>(), WorkspaceId::Play);
    QCOMPARE(other.exploration()->expression(), QStringLiteral("kayles:6"));
    QVERIFY(other.exploration()->convention() == Convention::Misere);
    QTRY_VERIFY(other.exploration()->isReady());
    QTRY_COMPARE(other.exploration()->selectedPosition().text(), selected);
    m_session->setWorkspace(WorkspaceId::Explore);
}

/// A document shares the earlier games with the match, so that saving costs the same however many there are.
void TestDocuments::earlierGamesAreSharedNotCopied()
{
    open(QStringLiteral("nim:3,4"));
    Match *match = m_session->match();
    match->setSides({Side::Human, Side::Human});
    for (int i = 0; i < 5; ++i) {
        QVERIFY(match->play(0, {1}));
        match->restart();
    }
    QCOMPARE(match->games().size(), std::size_t(5));
    const Document document = m_session->document();
    QVERIFY(*document.find<SavedGames>() == match->games()); // the same objects
    const QString path = m_dir.filePath(QStringLiteral("games.mexp"));
    QVERIFY(!samples::save(*m_session, *m_documents, path));
    QVERIFY(!samples::open(*m_session, *m_documents, path));
    QCOMPARE(match->games().size(), std::size_t(10));
    for (std::size_t i = 0; i < 5; ++i)
        QVERIFY(isSameTree(match->games()[i]->tree(), match->games()[i + 5]->tree()));
}

/// The players are saved from the first move on, and also before it if they were changed.
void TestDocuments::playersComeBack()
{
    const QString path = m_dir.filePath(QStringLiteral("players.mexp"));
    open(QStringLiteral("nim:3,4"));
    QVERIFY(!m_session->document().find<SavedMatch>()); // a game as each one begins
    Match *match = m_session->match();
    match->setSides({Side::Solver, Side::Human});
    match->solverSettings()->setOpponent(Player::First, Opponent{Opponent::Kind::Greedy, 0});
    match->solverSettings()->setOpponent(Player::Second, Opponent::ofLevel(35));
    match->setNames({QStringLiteral("Ann"), QStringLiteral("Bob")});
    match->solverSettings()->setSeed(4711);
    m_session->hints()->setJudging(Judging::AtOnce);
    for (const bool isPlayed : {false, true}) {
        if (isPlayed)
            QVERIFY(match->playTo(*parsePosition(u"nim:3,2")));
        QVERIFY(!samples::save(*m_session, *m_documents, path));
        Session other;
        Documents documents(&other);
        QVERIFY(!samples::open(other, documents, path));
        QCOMPARE(other.match()->sides(), match->sides());
        for (const Player player : {Player::First, Player::Second})
            QCOMPARE(other.match()->solverSettings()->opponent(player), match->solverSettings()->opponent(player));
        QCOMPARE(other.match()->names(), match->names());
        QCOMPARE(other.match()->solverSettings()->seed(), quint64(4711));
        QVERIFY(other.hints()->judging() == Judging::AtOnce);
        QVERIFY(isSameTree(other.match()->tree(), match->tree()));
        QCOMPARE(other.match()->ply(), match->ply());
    }
}

void TestDocuments::puzzlesComeBack()
{
    const QString path = m_dir.filePath(QStringLiteral("puzzle.mexp"));
    const QString puzzle = QStringLiteral("puzzle one-move normal nim:3,4,5");
    open(QStringLiteral("kayles:6"));
    m_session->puzzles()->openText(puzzle);
    QTRY_VERIFY(m_session->puzzles()->hasPuzzle());
    QVERIFY(!m_session->document().find<SavedPuzzle>()); // another workspace is current
    m_session->setWorkspace(WorkspaceId::Puzzles);
    QVERIFY(!samples::save(*m_session, *m_documents, path));
    Session other;
    Documents documents(&other);
    QSignalSpy workspace(&other, &Session::workspaceRequested);
    QVERIFY(!samples::open(other, documents, path));
    QCOMPARE(workspace.first().first().value<WorkspaceId>(), WorkspaceId::Puzzles);
    QTRY_VERIFY(other.puzzles()->hasPuzzle());
    QCOMPARE(other.puzzles()->puzzle().text(), puzzle);
    QCOMPARE(other.exploration()->expression(), QStringLiteral("kayles:6"));
    QFile file(path); // of a program that had a third kind
    QVERIFY(file.open(QIODevice::ReadOnly));
    samples::written(path, file.readAll().replace("one-move", "leave-p"));
    QSignalSpy opened(other.puzzles(), &PuzzleGame::puzzleChanged);
    QVERIFY(!samples::open(other, documents, path));
    QTRY_COMPARE(opened.count(), 1);
    QCOMPARE(other.puzzles()->puzzle().text(), puzzle);
    m_session->puzzles()->showAnswer();
    QVERIFY(!m_session->document().find<SavedPuzzle>()); // it would be counted again
    m_session->setWorkspace(WorkspaceId::Explore);
}

void TestDocuments::recordsOpen()
{
    const QString path = m_dir.filePath(QStringLiteral("game.mexgame"));
    samples::written(path, "nim:3,4\nmisere\n0: 3 -> 1\n1: 4 -> 0 ?\n(\n  1: 4 -> 1\n)\n");
    open(QStringLiteral("kayles:6"));
    QSignalSpy workspace(m_session.get(), &Session::workspaceRequested);
    QVERIFY(!samples::open(*m_session, *m_documents, path));
    QCOMPARE(workspace.first().first().value<WorkspaceId>(), WorkspaceId::Play);
    QCOMPARE(m_session->exploration()->expression(), QStringLiteral("nim:3,4"));
    QVERIFY(m_session->exploration()->convention() == Convention::Misere);
    QCOMPARE(m_session->match()->tree().nodes().size(), std::size_t(4));
    QCOMPARE(m_session->match()->ply(), std::size_t(0));
    QCOMPARE(m_documents->path(), QString()); // Save doesn't write a document over it
    samples::written(path, "nim:3,4\n0: 3 -> 7\n");
    const auto problem = samples::open(*m_session, *m_documents, path);
    QVERIFY(problem && problem->message.contains(QStringLiteral("game.mexgame: Line 2")));
    QCOMPARE(m_session->match()->tree().nodes().size(), std::size_t(4));
}

void TestDocuments::otherGameIsAnotherDocument()
{
    const QString path = m_dir.filePath(QStringLiteral("nim.mexp"));
    open(QStringLiteral("nim:2,3"));
    QVERIFY(!samples::save(*m_session, *m_documents, path));
    QSignalSpy pathChanged(m_documents.get(), &Documents::pathChanged);
    open(QStringLiteral("kayles:4"));
    QCOMPARE(m_documents->path(), QString()); // saving must not write over the first
    QCOMPARE(pathChanged.size(), 1);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("nim:2,3"));
}

void TestDocuments::unreadableFileKeepsWhatIsOpen_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("text") << QByteArray("kayles:7");
    QTest::newRow("cut off") << QByteArray("{\"mexplorer\": 1, \"game\": \"kay");
    QTest::newRow("another kind of JSON") << QByteArray("[1, 2, 3]");
    QTest::newRow("no game") << QByteArray("{}");
}

void TestDocuments::unreadableFileKeepsWhatIsOpen()
{
    QFETCH(QByteArray, content);
    const QString path = m_dir.filePath(QStringLiteral("broken.mexp"));
    samples::written(path, content);
    open(QStringLiteral("kayles:4"));
    const std::optional<Problem> problem = samples::open(*m_session, *m_documents, path);
    QVERIFY(problem.has_value());
    QVERIFY(problem->message.endsWith(u'.'));
    QVERIFY(!problem->message.contains(u'!'));
    QCOMPARE(m_session->exploration()->expression(), QStringLiteral("kayles:4"));
    QVERIFY(m_session->exploration()->isReady());
    QCOMPARE(m_documents->path(), QString());
}

/// Damaged documents that can be opened are explored, filtered, stepped through and played.
void TestDocuments::damagedOnesEndNothing()
{
    constexpr int mutations = 400;
    samples::DocumentMutations documents(m_dir.path(), 5);
    const QString path = m_dir.filePath(QStringLiteral("damaged.mexp"));
    for (int i = 0; i < mutations; ++i) {
        Session session;
        Documents opening(&session);
        session.walkthrough()->setActive(true);
        session.match()->setActive(true);
        session.match()->solverSettings()->setDelay(0);
        session.match()->solverSettings()->setThinkingTimeMs(20);
        if (const auto problem = samples::open(session, opening, samples::written(path, documents.next()))) {
            QVERIFY2(problem->message.endsWith(u'.'), qPrintable(problem->message));
            continue;
        }
        // Some would take too long: these are interrupted.
        for (int events = 0; events < 40 && !session.jobs()->running().isEmpty(); ++events)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QVERIFY(!samples::save(session, opening, path));
    }
}

void TestDocuments::changedDocumentIsMarked()
{
    const QString path = m_dir.filePath(QStringLiteral("marked.mexp"));
    Exploration *exploration = open(QStringLiteral("kayles:5"));
    exploration->setConvention(Convention::Misere);
    QVERIFY(m_documents->autosaveNow());
    QVERIFY(!m_documents->isModified()); // there is no file to compare with
    QVERIFY(!samples::save(*m_session, *m_documents, path));
    QSignalSpy changes(m_documents.get(), &Documents::modifiedChanged);
    exploration->select(3); // a selection is no change
    m_session->setWorkspace(WorkspaceId::Play);
    QVERIFY(m_documents->autosaveNow() && !m_documents->isModified());
    exploration->setConvention(Convention::Normal);
    QTRY_VERIFY(m_documents->isModified());
    QCOMPARE(changes.size(), 1);
    exploration->setConvention(Convention::Misere);
    QTRY_VERIFY(!m_documents->isModified()); // as in the file
    exploration->setConvention(Convention::Normal);
    QTRY_VERIFY(m_documents->isModified());
    QVERIFY(!samples::save(*m_session, *m_documents, path));
    QVERIFY(!m_documents->isModified());

    Session other;
    Documents documents(&other);
    QVERIFY(!samples::open(other, documents, path));
    QTRY_VERIFY(other.exploration()->isReady());
    QVERIFY(documents.autosaveNow() && !documents.isModified());
}

void TestDocuments::changedDocumentOutlivesTheNextGame()
{
    const QString path = m_dir.filePath(QStringLiteral("outlives.mexp"));
    Exploration *exploration = open(QStringLiteral("nim:2,3"));
    QVERIFY(!samples::save(*m_session, *m_documents, path));
    exploration->setConvention(Convention::Misere);
    QVERIFY(m_documents->autosaveNow() && m_documents->isModified());
    const QString before = m_documents->autosavePath();
    open(QStringLiteral("kayles:4"));
    QVERIFY(m_documents->autosaveNow() && !m_documents->isModified());
    QVERIFY(m_documents->autosavePath() != before);
    const QList<AutosavedDocument> autosaved = autosavedDocuments();
    QCOMPARE(autosaved.size(), 1);
    QCOMPARE(autosaved.first().path, before);
    QVERIFY(!autosaved.first().suddenEnd);
    const Result<Document> document = readDocument(before);
    QVERIFY(document && document->convention == Convention::Misere);
    // Without a change since it was saved, it isn't autosaved.
    QVERIFY(!samples::save(*m_session, *m_documents, path));
    open(QStringLiteral("nim:1,2"));
    QVERIFY(m_documents->autosaveNow());
    QCOMPARE(autosavedDocuments().size(), 1);
}

void TestDocuments::unwritablePlaceSaysSo()
{
    open(QStringLiteral("kayles:4"));
    const QString path = m_dir.filePath(QStringLiteral("missing/folder/kayles.mexp"));
    const std::optional<Problem> problem = samples::save(*m_session, *m_documents, path);
    QVERIFY(problem.has_value());
    QCOMPARE(problem->code, Problem::Code::UnwritableFile);
    QCOMPARE(m_documents->path(), QString());
}

void TestDocuments::changesAreKeptByThemselves()
{
    open(QStringLiteral("kayles:5"));
    QTRY_COMPARE(gameOfDocument(m_documents->autosavePath()), QStringLiteral("kayles:5"));
    open(QStringLiteral("nim:1,2"));
    QTRY_COMPARE(gameOfDocument(m_documents->autosavePath()), QStringLiteral("nim:1,2"));
    // The autosaved document of an open window isn't offered to others.
    QVERIFY(autosavedDocuments().isEmpty());
}

void TestDocuments::nothingIsKeptOfNothing()
{
    m_documents->close();
    QVERIFY(!QFile::exists(m_documents->autosavePath()));
    QVERIFY(autosavedDocuments().isEmpty());
}

MEXPLORER_TEST(TestDocuments)
#include "tst_documents.moc"
