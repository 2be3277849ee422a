// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/graphview.h"
#include "model/session/documentfile.h"
#include "model/session/session.h"
#include "tests/model/explore/looksettings.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <set>

using namespace mexplorer;
using samples::forEachSetting;
using samples::LookChange;
using samples::lookChanges;

/// The look and the visible part of a graph, changed, undone, redone and saved, without a window.
class TestViewHistory : public QObject
{
    Q_OBJECT

private slots:
    void eachChangeOfTheLookIsAStep_data()
    {
        QTest::addColumn<GraphLook>("look");
        int row = 0;
        for (const LookChange &change : lookChanges())
            QTest::addRow("setting %d, row %d", change.setting, row++) << change.look;
    }
    void eachChangeOfTheLookIsAStep()
    {
        QFETCH(GraphLook, look);
        Session session;
        open(session, QStringLiteral("kayles:6"));
        ViewHistory &history = *session.viewHistory();
        QVERIFY(!history.canUndo() && !history.canRedo());
        session.appearance()->setLook(look);
        const QString name = history.undoName();
        QVERIFY(!name.isEmpty());
        history.undo();
        QVERIFY(session.appearance()->look() == GraphLook());
        QVERIFY(!history.canUndo());
        QCOMPARE(history.redoName(), name);
        QTRY_VERIFY(isSettled(session));
        history.redo();
        QVERIFY(session.appearance()->look() == look);
        QVERIFY(history.canUndo() && !history.canRedo());
    }

    /// The settings of the layout share a name.
    void eachSettingHasAName()
    {
        std::map<QString, std::set<int>> settings; // by the name of the step
        Session session;
        open(session, QStringLiteral("kayles:6"));
        for (const LookChange &change : lookChanges()) {
            session.appearance()->setLook(change.look);
            const bool isOfLayout = change.look.layout != LayoutOptions();
            QCOMPARE(session.viewHistory()->undoName() == QStringLiteral("Layout"), isOfLayout);
            settings[session.viewHistory()->undoName()].insert(isOfLayout ? -1 : change.setting);
            session.viewHistory()->undo();
            QTRY_VERIFY(isSettled(session));
        }
        for (const auto &[name, all] : settings)
            QVERIFY2(all.size() == 1, qPrintable(name));
    }

    void settersChangeOneThing()
    {
        GraphAppearance appearance;
        int changes = 0;
        connect(&appearance, &GraphAppearance::lookChanged, this, [&] { ++changes; });
        GraphLook all;
        int settings = 0;
        forEachSetting(all, [&]<class Setting>(Setting &setting, std::size_t count) {
            setting = static_cast<Setting>(count - 1);
            ++settings;
        });
        appearance.setColorBy(all.colorBy);
        appearance.setLayering(all.layout.layering);
        appearance.setOrder(all.layout.order);
        appearance.setOrientation(all.layout.orientation);
        appearance.setBestPlay(all.bestPlay);
        appearance.setComponents(all.components);
        appearance.setLetters(all.letters);
        QVERIFY(appearance.look() == all); // each setting has its setter
        QCOMPARE(changes, settings);
        appearance.setLook(all);
        QCOMPARE(changes, settings);
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
        std::vector<LookChange> looks = lookChanges();
        looks.push_back({-1, {}});
        for (const LookChange &change : looks) {
            Document document;
            document.game = QStringLiteral("kayles:3");
            document.set(change.look);
            QVERIFY(!writeDocument(document, path));
            const Result<Document> read = readDocument(path);
            QVERIFY(read && *read->find<GraphLook>() == change.look);
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray name = colorByNames[std::size_t(change.look.colorBy)];
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
        case 1:
        case 2: {
            const std::vector<LookChange> looks = lookChanges();
            return session.appearance()->setLook(looks[random / 16 % looks.size()].look);
        }
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
