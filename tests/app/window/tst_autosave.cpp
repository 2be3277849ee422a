// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/autosave.h"
#include "app/window/documents.h"
#include "tests/app/window/openeddocuments.h"
#include "tests/app/window/savedandopened.h"
#include "tests/paths.h"
#include "tests/testprogram.h"

#include "model/games/joinedposition.h"
#include "model/session/documentfile.h"
#include "model/session/session.h"
#include "tests/testfiles.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace mexplorer;
using samples::OpenedDocuments;

namespace {

QStringList gamesOf(const QList<AutosavedDocument> &autosaved)
{
    QStringList games;
    for (const AutosavedDocument &document : autosaved)
        games << document.game;
    return games;
}

} // namespace

/// Tests the autosave files of windows: one for each, however a window ends.
class TestAutosave : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_home.isValid());
        qputenv("XDG_DATA_HOME", m_home.path().toUtf8());
        QCoreApplication::setOrganizationName(QStringLiteral("Mexplorer"));
        QCoreApplication::setApplicationName(QStringLiteral("mexplorer"));
    }

    void init() { QDir(autosaveFolder()).removeRecursively(); }

    void twoWindowsKeepTwoFiles()
    {
        OpenedDocuments one;
        OpenedDocuments two;
        QVERIFY(one.open(QStringLiteral("kayles:5")) && two.open(QStringLiteral("nim:3,4")));
        QVERIFY(one.documents.autosaveNow() && two.documents.autosaveNow());
        QVERIFY(one.documents.autosavePath() != two.documents.autosavePath());
        QVERIFY(autosavedDocuments().isEmpty()); // both are in use
        one.documents.close();
        QCOMPARE(gamesOf(autosavedDocuments()), QStringList{QStringLiteral("kayles:5")});
        two.documents.close();
        QCOMPARE(gamesOf(autosavedDocuments()), (QStringList{QStringLiteral("nim:3,4"), QStringLiteral("kayles:5")}));
        QVERIFY(!autosavedDocuments()[0].suddenEnd && !autosavedDocuments()[1].suddenEnd);
    }

    void suddenEndsComeFirstUntilTakenOver()
    {
        {
            OpenedDocuments gone;
            QVERIFY(gone.open(QStringLiteral("grundy:9")) && gone.documents.autosaveNow());
        } // without close()
        OpenedDocuments later;
        QVERIFY(later.open(QStringLiteral("nim:2")));
        later.documents.close();
        const QList<AutosavedDocument> autosaved = autosavedDocuments();
        QCOMPARE(gamesOf(autosaved), (QStringList{QStringLiteral("grundy:9"), QStringLiteral("nim:2")}));
        QVERIFY(autosaved[0].suddenEnd);

        OpenedDocuments heir;
        QVERIFY(!samples::open(heir.session, heir.documents, autosaved[0].path));
        QCOMPARE(heir.documents.path(), QString()); // it is no file of the user's
        QCOMPARE(heir.session.exploration()->expression(), QStringLiteral("grundy:9"));
        QTRY_COMPARE(gamesOf(autosavedDocuments()), QStringList{QStringLiteral("nim:2")});
        QVERIFY(!QFile::exists(autosaved[0].path));
        QCOMPARE(gameOfDocument(heir.documents.autosavePath()),
                 QStringLiteral("grundy:9")); // before the other one is closed
    }

    void unreadableFilesStay()
    {
        QDir().mkpath(autosaveFolder());
        const QString file = samples::written(autosaveFolder() + QStringLiteral("/torn.mexp"),
                                              "{\"format\": \"mexplorer\", \"version\": 1, \"game\": \"kayles:7x\"}");
        QCOMPARE(autosavedDocuments().size(), 1);
        OpenedDocuments opened;
        QVERIFY(opened.open(QStringLiteral("nim:3")));
        const std::optional<Problem> problem = samples::open(opened.session, opened.documents, file);
        QVERIFY(problem && problem->message.contains(QStringLiteral("column 9")));
        QVERIFY(QFile::exists(file));
        QCOMPARE(opened.session.exploration()->expression(), QStringLiteral("nim:3"));
    }

    void oldOnesAreForgotten()
    {
        for (int i = 0; i < 25; ++i) {
            OpenedDocuments opened;
            QVERIFY(opened.session.exploration()->open(QStringLiteral("nim:%1").arg(i + 1)));
            opened.documents.close();
        }
        const QStringList games = gamesOf(autosavedDocuments());
        QCOMPARE(games.size(), 20);
        QCOMPARE(games.first(), QStringLiteral("nim:25"));
        QCOMPARE(QDir(autosaveFolder()).entryList(QDir::Files).size(), 20); // no lock or marker file is left
    }

    void gamesLeftForOthersAreKept()
    {
        OpenedDocuments opened;
        QVERIFY(opened.open(QStringLiteral("kayles:7")));
        Match *match = opened.session.match();
        match->setSides({Side::Human, Side::Human});
        QVERIFY(match->play(0, {3, 3}));
        QVERIFY(match->play(0, {3, 2}));
        QVERIFY(opened.open(QStringLiteral("nim:4"))); // another game replaces the first one
        QVERIFY(match->play(0, {1}));
        const QString path = m_home.filePath(QStringLiteral("games.mexp"));
        QVERIFY(!samples::save(opened.session, opened.documents, path));

        OpenedDocuments again;
        QVERIFY(!samples::open(again.session, again.documents, path));
        QVERIFY(again.settle());
        QCOMPARE(again.session.exploration()->expression(), QStringLiteral("nim:4"));
        QCOMPARE(again.session.match()->record().length(), std::size_t(1));
        QCOMPARE(again.session.match()->games().size(), std::size_t(1));
        again.session.match()->reopen(0);
        QCOMPARE(again.session.match()->record().length(), std::size_t(2));
        QCOMPARE(again.session.exploration()->expression(), QStringLiteral("kayles:7"));
    }

    void walkThroughGoesOnWhereItStood_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<bool>("selects"); ///< a position that is not the start
        QTest::newRow("mex") << "kayles:7"
                             << "mex" << false;
        QTest::newRow("mex of a selected position") << "kayles:7"
                                                    << "mex" << true;
        QTest::newRow("nim-sum") << "nim:3,4,5"
                                 << "nim-sum" << false;
        QTest::newRow("nim-sum of a selected position") << "nim:3,4,5"
                                                        << "nim-sum" << true;
        QTest::newRow("labels") << "kayles:6"
                                << "labels" << false;
        QTest::newRow("labels beside a selection") << "kayles:6"
                                                   << "labels" << true;
        QTest::newRow("proof") << "nim:1,2,3"
                               << "proof" << false;
        QTest::newRow("period") << "kayles:5"
                                << "period" << false;
    }

    void walkThroughGoesOnWhereItStood()
    {
        QFETCH(QString, game);
        QFETCH(QString, kind);
        QFETCH(bool, selects);
        const QString path = m_home.filePath(QStringLiteral("walk.mexp"));
        PositionId selected = 0;
        {
            OpenedDocuments opened;
            Walkthrough *walk = opened.session.walkthrough();
            walk->setActive(true);
            QVERIFY(opened.open(game));
            walk->setKind(*traceKindFromName(kind));
            selected = selects ? PositionId(2) : GameGraph::root();
            opened.session.exploration()->select(selected);
            QVERIFY(opened.settle());
            QVERIFY(walk->stepCount() > 3);
            walk->seek(1);
            walk->toggleBookmark();
            walk->seek(3);
            QVERIFY(!samples::save(opened.session, opened.documents, path));
        }
        OpenedDocuments again;
        QVERIFY(!samples::open(again.session, again.documents, path));
        QVERIFY(again.settle());
        // Saving again before the steps are shown doesn't lose them.
        QVERIFY(!samples::save(again.session, again.documents, path));
        const Walkthrough *walk = again.session.walkthrough();
        QCOMPARE(traceKindName(walk->kind()), kind);
        again.session.walkthrough()->setActive(true);
        QTRY_COMPARE(walk->step(), 3);
        QCOMPARE(walk->bookmarks(), std::set<int>{1});
        QCOMPARE(again.session.exploration()->selected(), selected);
        const Document saved = again.session.document();
        QVERIFY(*saved.find<SavedWalk>() == (SavedWalk{walk->kind(), 3, {1}}));
    }

    void stepIntoAFollowerIsKept()
    {
        const QString path = m_home.filePath(QStringLiteral("into.mexp"));
        QString inside;
        {
            OpenedDocuments opened;
            Walkthrough *walk = opened.session.walkthrough();
            walk->setActive(true);
            QVERIFY(opened.open(QStringLiteral("kayles:7")));
            const Exploration &exploration = *opened.session.exploration();
            walk->stepInto(split(exploration.graph()->rules(), exploration.graph()->cells(PositionId(1))));
            QVERIFY(opened.settle());
            QCOMPARE(walk->depth(), 1);
            walk->seek(2);
            inside = walk->trace()->position().text();
            QVERIFY(!samples::save(opened.session, opened.documents, path));
        }
        OpenedDocuments again;
        again.session.walkthrough()->setActive(true);
        QVERIFY(!samples::open(again.session, again.documents, path));
        QTRY_COMPARE(again.session.walkthrough()->step(), 2);
        QCOMPARE(again.session.walkthrough()->trace()->position().text(), inside);
    }

    /// The document of a killed program is offered to the next window.
    void killedProgramLeavesWhatWasOpen()
    {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_home.path());
        program.setProcessEnvironment(environment);
        program.start(paths::program(), {QStringLiteral("kayles:9")});
        QVERIFY(program.waitForStarted());
        const QDir folder(autosaveFolder());
        const auto files = [&folder] { return folder.entryList({QStringLiteral("*.mexp")}); };
        QTRY_COMPARE_WITH_TIMEOUT(files().size(), 1, 60'000);
        QVERIFY(autosavedDocuments().isEmpty()); // another process has it open
        QVERIFY(program.processId() > 0);
        ::kill(static_cast<pid_t>(program.processId()), SIGKILL);
        QVERIFY(program.waitForFinished());
        QCOMPARE(gamesOf(autosavedDocuments()), QStringList{QStringLiteral("kayles:9")});
        QVERIFY(autosavedDocuments().first().suddenEnd);
    }

private:
    QTemporaryDir m_home;
};

MEXPLORER_TEST(TestAutosave)
#include "tst_autosave.moc"
