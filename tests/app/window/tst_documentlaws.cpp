// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/autosave.h"
#include "app/window/documents.h"
#include "model/notation/expression.h"
#include "model/session/documentfile.h"
#include "model/session/session.h"
#include "tests/app/window/openeddocuments.h"
#include "tests/app/window/savedandopened.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <random>

using namespace mexplorer;
using samples::OpenedDocuments;

namespace {

/// A user whose actions are chosen by a seed.
class Person
{
public:
    Person(OpenedDocuments &opened, QStringList games, quint32 seed)
        : m_opened(opened), m_games(std::move(games)), m_random(seed)
    {
    }

    std::size_t pick(std::size_t count) { return m_random() % count; }

    void act()
    {
        static const std::vector<void (Person::*)()> actions = {&Person::openGame,
                                                                &Person::select,
                                                                &Person::select,
                                                                &Person::playFromSelection,
                                                                &Person::move,
                                                                &Person::move,
                                                                &Person::move,
                                                                &Person::moveElsewhere,
                                                                &Person::undo,
                                                                &Person::redo,
                                                                &Person::changeTree,
                                                                &Person::goToNode,
                                                                &Person::restart,
                                                                &Person::reopen,
                                                                &Person::choosePlayers,
                                                                &Person::openPuzzle,
                                                                &Person::showWorkspace,
                                                                &Person::chooseSequence,
                                                                &Person::chooseKind,
                                                                &Person::walk,
                                                                &Person::stepInto,
                                                                &Person::explainSet,
                                                                &Person::changeFilter,
                                                                &Person::changeLook,
                                                                &Person::changeConvention,
                                                                &Person::changeLimits};
        (this->*actions[pick(actions.size())])();
    }

private:
    Match &match() { return *m_opened.session.match(); }
    Exploration &exploration() { return *m_opened.session.exploration(); }
    Walkthrough &walkthrough() { return *m_opened.session.walkthrough(); }
    PositionId somePosition() { return PositionId(pick(exploration().graph()->positionCount())); }
    NodeId someNode()
    {
        const std::vector<NodeId> nodes = match().tree().nodes();
        return nodes[pick(nodes.size())];
    }

    void openGame() { exploration().open(m_games[qsizetype(pick(std::size_t(m_games.size())))]); }
    void select() { exploration().select(somePosition()); }
    void playFromSelection() { match().playFromSelection(); }
    void move()
    {
        const auto moves = distinctMoves(match().position(), 10'000);
        if (moves && !moves->empty() && !match().record().isOver())
            match().playMove((*moves)[pick(moves->size())]);
    }
    void moveElsewhere()
    {
        goToNode();
        move();
        goToNode();
    }
    void undo() { match().undo(); }
    void redo() { match().redo(); }
    void goToNode() { match().goToNode(someNode()); }
    void changeTree()
    {
        const NodeId node = someNode();
        switch (pick(4)) {
        case 0:
            return match().annotate(node, {QStringLiteral("a\nline"), QStringLiteral("\"why\""), MoveMark(pick(3))});
        case 1:
            return match().promote(node);
        case 2:
            return match().removeVariation(node);
        case 3:
            match().markHint(int(pick(5)));
        }
    }
    void restart() { match().restart(); }
    void reopen()
    {
        if (!match().games().empty())
            match().reopen(pick(match().games().size()));
    }
    void choosePlayers()
    {
        match().setSides({Side(pick(2)), Side(pick(2))});
        match().solverSettings()->setOpponent(Player(pick(2)), Opponent::ofLevel(int(pick(101))));
        match().solverSettings()->setSeed(m_random());
        match().setNames({pick(2) ? QStringLiteral("Ann") : QString(), QStringLiteral("Bob \u00e4")});
        m_opened.session.hints()->setJudging(Judging(pick(4)));
    }
    void openPuzzle()
    {
        m_opened.session.puzzles()->openText(pick(2) ? QStringLiteral("puzzle one-move normal nim:3,4,5")
                                                     : QStringLiteral("puzzle all-moves normal kayles:7"));
        m_opened.session.requestWorkspace(WorkspaceId::Puzzles);
    }
    void showWorkspace() { m_opened.session.requestWorkspace(WorkspaceId(pick(5))); }
    void chooseSequence()
    {
        m_opened.session.sequence()->setChoice(
            {SequenceChoice::Part(pick(3)), QStringLiteral("octal{0.354}"), 1 + pick(5000)});
    }
    void chooseKind() { walkthrough().setKind(TraceKind(pick(std::size_t(traceKindNames().size())))); }
    void walk()
    {
        walkthrough().seek(int(pick(std::size_t(std::max(1, walkthrough().stepCount())))));
        if (pick(2))
            walkthrough().toggleBookmark();
    }
    void stepInto() { walkthrough().stepInto(exploration().selectedPosition()); }
    void explainSet() { walkthrough().explainSet({0, 1, 3}); }
    void changeFilter()
    {
        GraphFilter &filter = *m_opened.session.filter();
        switch (pick(5)) {
        case 0:
            return filter.showRegion(FilterSettings::Region(1 + pick(2)), somePosition());
        case 1:
            return filter.setQuery(QStringLiteral("value>0"));
        case 2:
            return filter.unfoldAt(somePosition());
        case 3:
            return filter.setCollapse(Collapse(pick(3)));
        case 4:
            filter.showEverything();
        }
    }
    void changeLook()
    {
        m_opened.session.appearance()->setColorBy(ColorBy(pick(4)));
        m_opened.session.appearance()->setLayering(Layering(pick(3)));
    }
    void changeConvention() { exploration().setConvention(Convention(pick(2))); }
    void changeLimits() { exploration().setLimits(PositionId(10 + pick(500)), 10'000); }

    OpenedDocuments &m_opened;
    QStringList m_games;
    std::mt19937 m_random;
};

} // namespace

/// Tests laws of documents under random actions: an opened document equals the saved one, and nothing is lost without a
/// message.
class DocumentLawsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_home.isValid());
        qputenv("XDG_DATA_HOME", m_home.path().toUtf8());
        QStandardPaths::setTestModeEnabled(false);
        m_games =
            QStringList{QStringLiteral("kayles:7"),       QStringLiteral("nim:2,2,3"),
                        QStringLiteral("matrix:110/011"), QStringLiteral("subtraction{1-3}:4 + kayles:4 + kayles:4"),
                        QStringLiteral("grundy:9"),       QStringLiteral("nim:2 + cram:2x2")};
        m_games << QStringLiteral("graph{%1}:a")
                       .arg(samples::written(m_home.filePath(QStringLiteral("moves.dot")),
                                             "digraph { a -> b; b -> c; a -> c; c -> d; d -> b }"));
    }

    void whatIsSavedIsWhatIsOpened_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 24; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void whatIsSavedIsWhatIsOpened()
    {
        QFETCH(quint32, seed);
        OpenedDocuments opened;
        Person person(opened, m_games, seed);
        QVERIFY(opened.session.exploration()->open(m_games[qsizetype(person.pick(std::size_t(m_games.size())))]));
        for (int round = 0; round < 6; ++round) {
            for (int i = 0; i < 8; ++i) {
                QVERIFY(opened.settle());
                person.act();
            }
            QVERIFY(opened.settle());
            const QString start = opened.session.match()->tree().start().text();
            const QByteArray saved = savedBy(opened);
            OpenedDocuments other;
            const std::optional<Problem> problem = samples::open(other.session, other.documents, m_path);
            QVERIFY2(!problem, qPrintable(problem ? problem->message : QString()));
            // While the graph and the steps are being built, and after that.
            QCOMPARE(difference(savedBy(other), saved), QByteArray());
            QVERIFY(other.settle());
            QCOMPARE(difference(savedBy(other), saved), QByteArray());
            QCOMPARE(other.session.match()->tree().start().text(), start);
            QVERIFY(other.documents.autosaveNow() && !other.documents.isModified());
        }
    }

    void gamesFromTheSelectionLeaveTheDocument()
    {
        const QString path = m_home.filePath(QStringLiteral("selection.mexp"));
        OpenedDocuments opened;
        QVERIFY(opened.session.exploration()->open(QStringLiteral("kayles:7")) && opened.settle());
        QVERIFY(opened.session.exploration()->selectPosition(*parsePosition(u"kayles:3,2")));
        opened.session.match()->setSides({Side::Human, Side::Human});
        opened.session.match()->playFromSelection();
        for (const bool isPlayed : {false, true}) {
            if (isPlayed)
                QVERIFY(opened.session.match()->playTo(*parsePosition(u"kayles:2,1")));
            QVERIFY(!samples::save(opened.session, opened.documents, path));
            OpenedDocuments other;
            QVERIFY(!samples::open(other.session, other.documents, path) && other.settle());
            QCOMPARE(other.session.exploration()->expression(), QStringLiteral("kayles:7"));
            QCOMPARE(other.session.match()->tree().start().text(), QStringLiteral("kayles:3,2"));
            QCOMPARE(other.session.match()->ply(), std::size_t(isPlayed));
            QCOMPARE(other.session.exploration()->selectedPosition().text(),
                     opened.session.exploration()->selectedPosition().text());
        }
    }

    void limitsOfDocumentsAreThoseOfTheProgram()
    {
        const QString path = samples::written(m_home.filePath(QStringLiteral("limits.mexp")),
                                              "{\"format\": \"mexplorer\", \"version\": 1, \"game\": \"nim:2\", "
                                              "\"max_positions\": 1000000000, \"max_moves\": 1000000000}");
        OpenedDocuments opened;
        QVERIFY(!samples::open(opened.session, opened.documents, path) && opened.settle());
        QCOMPARE(opened.session.exploration()->options().maxPositions, GraphBuilder::maxPositions);
        QCOMPARE(opened.session.exploration()->options().maxMoves, GraphBuilder::maxMoves);
    }

    void filesThatOthersWriteAreSeen()
    {
        const QString path = m_home.filePath(QStringLiteral("shared.mexp"));
        OpenedDocuments one;
        OpenedDocuments two;
        QVERIFY(one.session.exploration()->open(QStringLiteral("nim:3,4")) && one.settle());
        QVERIFY(!samples::save(one.session, one.documents, path));
        QVERIFY(savesAgain(one));
        QVERIFY(!samples::open(two.session, two.documents, path) && two.settle());
        QVERIFY(savesAgain(two));
        QVERIFY(savesAgain(one)); // the other file has the same contents
        two.session.exploration()->setConvention(Convention::Misere);
        QVERIFY(savesAgain(two));
        const auto contents = [&path] {
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QByteArray misere = contents();
        QVERIFY(!savesAgain(one));
        QCOMPARE(contents(), misere);
        QVERIFY(savesAgain(two));
        QVERIFY(!samples::save(one.session, one.documents, path));
        QVERIFY(contents() != misere);
        QVERIFY(savesAgain(one) && !savesAgain(two));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(file.size() - 1) && file.write(" ") == 1); // same length
        file.close();
        QVERIFY(!savesAgain(one));
        QVERIFY(QFile::remove(path));
        QVERIFY(savesAgain(one)); // nothing was lost
        QVERIFY(QFile::exists(path));
    }

    /// If a document is saved again before the first time is done, the file has the latest state.
    void savingFollowsSaving()
    {
        const QString path = m_home.filePath(QStringLiteral("twice.mexp"));
        OpenedDocuments opened;
        QVERIFY(opened.session.exploration()->open(QStringLiteral("nim:3,4")) && opened.settle());
        for (int i = 0; i < 20; ++i) {
            const Convention convention = i % 2 == 0 ? Convention::Misere : Convention::Normal;
            opened.documents.save(path);
            opened.session.exploration()->setConvention(convention);
            opened.documents.save(path);
            QVERIFY(opened.documents.finishSaving());
            const Result<Document> document = readDocument(path);
            QVERIFY(document && document->convention == convention);
            QCOMPARE(opened.documents.path(), path);
        }
        opened.documents.save(m_home.filePath(QStringLiteral("no such folder/twice.mexp")));
        QVERIFY(!opened.documents.finishSaving());
        QCOMPARE(opened.documents.path(), path);
    }

    void whatCannotBeKeptIsSaidOnce()
    {
        const QByteArray home = qgetenv("XDG_DATA_HOME");
        const auto restored = qScopeGuard([&home] { qputenv("XDG_DATA_HOME", home); });
        samples::written(m_home.filePath(QStringLiteral("file")), "no folder");
        qputenv("XDG_DATA_HOME", m_home.filePath(QStringLiteral("file/data")).toUtf8());
        OpenedDocuments opened;
        QSignalSpy problems(&opened.session, &Session::problemFound);
        QVERIFY(opened.session.exploration()->open(QStringLiteral("nim:3")) && opened.settle());
        QTRY_COMPARE(problems.size(), 1); // shown automatically after a short time
        const auto problem = problems.first().first().value<Problem>();
        QCOMPARE(problem.kind, Problem::Kind::File);
        QVERIFY(problem.message.contains(QStringLiteral("File > Save")));
        QVERIFY(!opened.documents.autosaveNow());
        opened.session.exploration()->setConvention(Convention::Misere);
        QVERIFY(!opened.documents.autosaveNow());
        QCOMPARE(problems.size(), 1);
        QVERIFY(QFile::remove(m_home.filePath(QStringLiteral("file")))); // now the folder can be created
        QVERIFY(opened.documents.autosaveNow());
        QCOMPARE(gameOfDocument(opened.documents.autosavePath()), QStringLiteral("nim:3"));
        QCOMPARE(problems.size(), 1);
    }

private:
    /// Returns the texts from a little before their first difference; empty if they are equal.
    static QByteArray difference(const QByteArray &one, const QByteArray &other)
    {
        constexpr qsizetype before = 80;
        constexpr qsizetype shown = 400;
        if (one == other)
            return {};
        const auto at = std::mismatch(one.begin(), one.end(), other.begin(), other.end()).first - one.begin();
        const qsizetype from = std::max<qsizetype>(0, at - before);
        return one.mid(from, shown) + "\n----\n" + other.mid(from, shown);
    }
    /// Returns false if the file was changed by another program.
    static bool savesAgain(OpenedDocuments &opened)
    {
        return !samples::fileOutcome(opened.session, opened.documents, [&] {
                    opened.documents.saveAgain();
                }).isChangedOutside;
    }
    QByteArray savedBy(OpenedDocuments &opened)
    {
        if (const auto problem = samples::save(opened.session, opened.documents, m_path))
            return problem->message.toUtf8();
        QFile file(m_path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_home;
    QString m_path = m_home.filePath(QStringLiteral("law.mexp"));
    QStringList m_games;
};

MEXPLORER_TEST(DocumentLawsTest)
#include "tst_documentlaws.moc"
