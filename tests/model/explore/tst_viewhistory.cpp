// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/graphview.h"
#include "model/session/documentfile.h"
#include "model/session/session.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

/// The look and the visible part of a graph, changed, undone, redone and saved, without a window.
class TestViewHistory : public QObject
{
    Q_OBJECT

private slots:
    void eachChangeOfTheLookIsAStep_data()
    {
        QTest::addColumn<GraphLook>("look");
        QTest::addColumn<QString>("name");
        const auto row = [](const char *name, const GraphLook &look, const char *step) {
            QTest::newRow(name) << look << QString::fromLatin1(step);
        };
        row("value", {.colorBy = ColorBy::SgValue}, "Colour");
        row("birthday", {.colorBy = ColorBy::Birthday}, "Colour");
        row("layers", {.layout = {Layering::TokensLeft}}, "Layout");
        row("order", {.layout = {.order = LayerOrder::Structural}}, "Layout");
        row("direction", {.layout = {.orientation = Orientation::LeftRight}}, "Layout");
        row("best play", {.bestPlay = true}, "Line of Best Play");
        row("components", {.components = true}, "Components Beside the Sum");
        row("letters", {.letters = true}, "Letters P and N");
    }
    void eachChangeOfTheLookIsAStep()
    {
        QFETCH(GraphLook, look);
        QFETCH(QString, name);
        Session session;
        open(session, QStringLiteral("kayles:6"));
        ViewHistory &history = *session.viewHistory();
        QVERIFY(!history.canUndo() && !history.canRedo());
        session.appearance()->setLook(look);
        QCOMPARE(history.undoName(), name);
        history.undo();
        QVERIFY(session.appearance()->look() == GraphLook());
        QVERIFY(!history.canUndo());
        QCOMPARE(history.redoName(), name);
        QTRY_VERIFY(isSettled(session));
        history.redo();
        QVERIFY(session.appearance()->look() == look);
        QVERIFY(history.canUndo() && !history.canRedo());
    }

    void settersChangeOneThing()
    {
        GraphAppearance appearance;
        int changes = 0;
        connect(&appearance, &GraphAppearance::lookChanged, this, [&] { ++changes; });
        appearance.setColorBy(ColorBy::Remoteness);
        appearance.setLayering(Layering::SgValue);
        appearance.setOrder(LayerOrder::Structural);
        appearance.setOrientation(Orientation::LeftRight);
        appearance.setBestPlay(true);
        appearance.setComponents(true);
        const GraphLook all{
            ColorBy::Remoteness, {Layering::SgValue, LayerOrder::Structural, Orientation::LeftRight}, true, true};
        QVERIFY(appearance.look() == all);
        QCOMPARE(changes, 6);
        appearance.setLook(all);
        QCOMPARE(changes, 6);
    }

    void randomChangesAllTheWayBackAndForth()
    {
        Session session;
        open(session, QStringLiteral("kayles:6"));
        std::mt19937 random(20'26);
        const auto present = [&] {
            return std::tuple(session.exploration()->start(), session.exploration()->convention(),
                              session.filter()->settings(), session.appearance()->look());
        };
        std::vector states = {present()};
        for (int i = 0; i < 60; ++i) {
            change(session, quint32(random()));
            QTRY_VERIFY(isSettled(session));
            if (!(present() == states.back()))
                states.push_back(present());
        }
        QVERIFY(states.size() > 25);
        ViewHistory &history = *session.viewHistory();
        for (std::size_t i = states.size() - 1; i-- > 0;) {
            QVERIFY(history.canUndo());
            history.undo();
            QTRY_VERIFY(isSettled(session) && present() == states[i]);
        }
        QVERIFY(!history.canUndo());
        for (std::size_t i = 1; i < states.size(); ++i) {
            QVERIFY(history.canRedo());
            history.redo();
            QTRY_VERIFY(isSettled(session) && present() == states[i]);
        }
        QVERIFY(!history.canRedo());
    }

    /// Changes of the look while a graph is being built, after an undo or not: each is a step, and undo takes back only
    /// that step, before and after the graph is available.
    void changesWhileBusyAreSteps_data()
    {
        QTest::addColumn<int>("waits");
        for (int waits = 0; waits < 16; ++waits)
            QTest::addRow("waits %d", waits) << waits;
    }
    void changesWhileBusyAreSteps()
    {
        QFETCH(int, waits);
        const auto wait = [waits](Session &session, int bit) {
            return !(waits & 1 << bit) || QTest::qWaitFor([&] { return isSettled(session); }, 60'000);
        };
        Session session;
        open(session, QStringLiteral("matrix:111/111/111"));
        session.filter()->setQuery(QStringLiteral("P"));
        QTRY_VERIFY(isSettled(session));
        ViewHistory &history = *session.viewHistory();
        GraphAppearance &appearance = *session.appearance();
        const auto start = [&] { return session.exploration()->start().text(); };
        QVERIFY(session.exploration()->open(QStringLiteral("kayles:6")));
        QVERIFY(wait(session, 0));
        appearance.setComponents(true);
        QCOMPARE(history.undoName(), QStringLiteral("Components Beside the Sum"));
        QVERIFY(wait(session, 1));
        history.undo();
        QVERIFY(!appearance.look().components);
        QCOMPARE(start(), QStringLiteral("kayles:6"));
        QVERIFY(wait(session, 2));
        history.undo();
        QCOMPARE(start(), QStringLiteral("matrix:111/111/111"));
        QVERIFY(wait(session, 3));
        appearance.setColorBy(ColorBy::SgValue);
        QTRY_VERIFY(isSettled(session));
        QCOMPARE(start(), QStringLiteral("matrix:111/111/111"));
        QVERIFY(!history.canRedo()); // as after each change
        QCOMPARE(history.undoName(), QStringLiteral("Colour"));
        history.undo();
        QVERIFY(appearance.look() == GraphLook());
        QTRY_VERIFY(isSettled(session));
        QCOMPARE(history.redoName(), QStringLiteral("Colour"));
        QCOMPARE(history.undoName(), QStringLiteral("Search"));
        history.redo();
        QVERIFY(appearance.look().colorBy == ColorBy::SgValue);
        QTRY_VERIFY(isSettled(session));
        history.undo();
        history.undo();
        QTRY_VERIFY(isSettled(session));
        QVERIFY(!history.canUndo() && session.filter()->settings().query.isEmpty());
        QCOMPARE(start(), QStringLiteral("matrix:111/111/111"));
    }

    void typingIsOneStepThatEndsWhenAllIsTypedBack()
    {
        Session session;
        open(session, QStringLiteral("kayles:6"));
        const auto type = [&](const char *query) {
            session.filter()->setQuery(QString::fromLatin1(query));
            return QTest::qWaitFor([&] { return isSettled(session); }, 60'000);
        };
        ViewHistory &history = *session.viewHistory();
        for (const char *query : {"v", "va", "value>", "value>2"})
            QVERIFY(type(query));
        QCOMPARE(history.undoName(), QStringLiteral("Search"));
        QVERIFY(type(""));
        QVERIFY(!history.canUndo());
        QVERIFY(type("P"));
        history.undo();
        QTRY_VERIFY(isSettled(session));
        QVERIFY(session.filter()->settings().query.isEmpty() && !history.canUndo());
    }

    void documentsKeepEveryLook()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("look.mexp"));
        for (const ColorBy by : {ColorBy::Outcome, ColorBy::SgValue, ColorBy::Remoteness, ColorBy::Birthday}) {
            Document document;
            document.game = QStringLiteral("kayles:3");
            document.set(GraphLook{by, {}, by == ColorBy::Birthday, by == ColorBy::SgValue});
            QVERIFY(!writeDocument(document, path));
            const Result<Document> read = readDocument(path);
            QVERIFY(read && *read->find<GraphLook>() == *document.find<GraphLook>());
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray name = colorByNames[std::size_t(by)];
            QVERIFY(file.readAll().contains("\"color\": \"" + name + '"'));
        }
    }

private:
    static bool isSettled(Session &session)
    {
        const Exploration &exploration = *session.exploration();
        return exploration.isReady() && exploration.explored().start == exploration.start() &&
               exploration.labels()->convention() == exploration.convention() && session.filter()->isCurrent() &&
               session.jobs()->running().isEmpty();
    }
    static void open(Session &session, const QString &game)
    {
        session.exploration()->open(game);
        QTRY_VERIFY(isSettled(session));
    }
    static void change(Session &session, quint32 random)
    {
        const PositionId some = random / 16 % session.exploration()->graph()->positionCount();
        switch (random % 8) {
        case 0:
            return session.appearance()->setColorBy(static_cast<ColorBy>(random / 16 % 4));
        case 1:
            return session.appearance()->setLayering(static_cast<Layering>(random / 16 % 3));
        case 2:
            return session.appearance()->setBestPlay(random / 16 % 2);
        case 3:
            return session.filter()->setWinningMovesOnly(random / 16 % 2);
        case 4:
            return session.filter()->showRegion(FilterSettings::Region::From, some);
        case 5:
            return session.filter()->setCollapse(Collapse::Followers);
        case 6:
            return session.exploration()->setConvention(random / 16 % 2 ? Convention::Misere : Convention::Normal);
        case 7:
            session.exploration()->open(QStringLiteral("kayles:%1").arg(5 + random / 16 % 3));
        }
    }
};

MEXPLORER_TEST(TestViewHistory)
#include "tst_viewhistory.moc"
