// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "windowhome.h"

#include "app/window/commandpalette.h"
#include "app/window/windowcommands.h"
#include "app/window/workspaces.h"
#include "model/notation/expression.h"
#include "model/notation/namedgames.h"
#include "views/play/playcommands.h"
#include "views/sequence/sequencecommands.h"
#include "views/widgets/suggestiondelegate.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QListView>

using namespace mexplorer;

/// Tests the list of all commands in the whole window.
class TestCommandPalette : public QObject, private samples::WindowHome
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { forget(); }

    void commandsAreFound()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        (*window.commands())[WindowCommands::palette]->trigger();
        auto *palette = window.findChild<CommandPalette *>();
        QVERIFY(palette);
        auto *search = palette->findChild<QLineEdit *>(QStringLiteral("commandSearch"));
        const auto *list = palette->findChild<QListView *>(QStringLiteral("commandList"));
        QAbstractItemModelTester tester(list->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        const int all = list->model()->rowCount();
        QTest::keyClicks(search, QStringLiteral("xyzzy"));
        QCOMPARE(list->model()->rowCount(), 1); // which says what to do
        QCOMPARE(list->model()->index(0, 0).data().toString(), QStringLiteral("No command or game has this name."));
        QVERIFY(!(list->model()->index(0, 0).flags() & Qt::ItemIsEnabled));
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(palette->isVisible());
        search->clear();
        QCOMPARE(list->model()->rowCount(), all);
        for (const char *part : {"heat map", "labelling", "nim-sum"}) { // pages of the workspaces
            search->setText(QString::fromLatin1(part));
            QVERIFY2(list->currentIndex().isValid(), part);
        }
        search->clear();
        QTest::keyClicks(search, QStringLiteral("theme dark"));
        QVERIFY(list->model()->rowCount() > 0 && list->model()->rowCount() < all);
        QCOMPARE(list->currentIndex().data().toString(), QStringLiteral("Dark Theme"));
        QTest::keyClick(search, Qt::Key_Return);
        QTRY_VERIFY(Theme::instance().colors().dark);
        Theme::instance().setMode(Theme::Mode::Light);
    }

    /// The names of games that people know lead to a new game, after the commands.
    void gamesAreFound()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        for (const NamedGame &game : namedGames()) {
            for (const QString &name : game.names()) {
                CommandPalette palette(*window.commands(), nullptr, &window);
                palette.findChild<QLineEdit *>(QStringLiteral("commandSearch"))->setText(name.toLower());
                const QAbstractItemModel *rows = palette.findChild<QListView *>(QStringLiteral("commandList"))->model();
                const auto found = rows->match(rows->index(0, 0), Qt::DisplayRole,
                                               QStringLiteral("New game: %1").arg(name), 1, Qt::MatchExactly);
                QVERIFY2(!found.isEmpty(), qPrintable(name));
                QVERIFY(found.first().data(SuggestionDelegate::AboutRole).toString() == game.says());
            }
        }
        (*window.commands())[WindowCommands::palette]->trigger();
        auto *palette = window.findChild<CommandPalette *>();
        auto *search = palette->findChild<QLineEdit *>(QStringLiteral("commandSearch"));
        QTest::keyClicks(search, QStringLiteral("treble"));
        const auto *list = palette->findChild<QListView *>(QStringLiteral("commandList"));
        QCOMPARE(list->currentIndex().data().toString(), QStringLiteral("New game: Treblecross"));
        QTest::keyClick(search, Qt::Key_Return);
        QTRY_VERIFY(isReadyFor(window, parsePosition(findNamedGame(u"treblecross")->expression())->text()));
    }

    /// Names don't have the mnemonics of menus.
    void namesAreWithoutMarks()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        openByTyping(window, QStringLiteral("kayles:7"));
        for (const WorkspaceId id : window.workspaces()->ids()) {
            window.workspaces()->showWorkspace(id);
            (*window.commands())[WindowCommands::palette]->trigger();
            auto *palette = window.findChild<CommandPalette *>();
            const QAbstractItemModel *rows = palette->findChild<QListView *>(QStringLiteral("commandList"))->model();
            QVERIFY(rows->rowCount() > 20);
            for (int row = 0; row < rows->rowCount(); ++row) {
                const QString name = rows->index(row, 0).data().toString();
                QVERIFY2(!name.contains(u'&'), qPrintable(name));
            }
            delete palette;
        }
    }

    /// Names that begin with the text come before those that contain it; of equal matches the shorter name is first.
    void bestMatchIsFirst_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("first");
        QTest::newRow("hin") << QStringLiteral("hin") << QStringLiteral("Play: Hint");
        QTest::newRow("fit") << QStringLiteral("fit") << QStringLiteral("Explore: View: Fit");
        QTest::newRow("any order") << QStringLiteral("explore png")
                                   << QStringLiteral("Explore: Export: Export PNG of Any Size");
        QTest::newRow("value of merge") << QStringLiteral("merge noth") << QStringLiteral("Explore: Merge: nothing");
        QTest::newRow("sav") << QStringLiteral("sav") << QStringLiteral("Save");
    }
    void bestMatchIsFirst()
    {
        QFETCH(QString, typed);
        QFETCH(QString, first);
        SessionWindow window;
        showAt(window, {1400, 900});
        openByTyping(window, QStringLiteral("kayles:7"));
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("kayles:7")));
        window.workspaces()->showWorkspace(WorkspaceId::Play); // so that the hint is available
        QTRY_VERIFY((*window.commands())[PlayCommands::hint]->isEnabled());
        QTest::keyClick(&window, Qt::Key_K, Qt::ControlModifier);
        auto *palette = window.findChild<CommandPalette *>();
        QVERIFY(palette);
        QTest::keyClicks(palette->findChild<QLineEdit *>(QStringLiteral("commandSearch")), typed);
        const auto *list = palette->findChild<QListView *>(QStringLiteral("commandList"));
        QCOMPARE(list->currentIndex().data().toString(), first);
        QCOMPARE(list->currentIndex().row(), 0);
    }

    /// Of two commands with the same name, that of the current workspace is first.
    void workspaceInFrontIsFirst()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        openByTyping(window, QStringLiteral("kayles:7"));
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("kayles:7")));
        for (const WorkspaceId id : {WorkspaceId::Exercises, WorkspaceId::Step}) {
            window.workspaces()->showWorkspace(id);
            QTRY_COMPARE(window.workspaces()->current(), id);
            CommandPalette palette(*window.commands(), window.workspaces()->frontCommands(), &window);
            palette.findChild<QLineEdit *>(QStringLiteral("commandSearch"))->setText(QStringLiteral("labelling"));
            const auto *list = palette.findChild<QListView *>(QStringLiteral("commandList"));
            const QString view = id == WorkspaceId::Step ? QStringLiteral("Step: ") : QStringLiteral("Exercises: ");
            QVERIFY2(list->currentIndex().data().toString().startsWith(view),
                     qPrintable(list->currentIndex().data().toString()));
        }
    }

    void ranks()
    {
        const auto rank = [](const char *typed) {
            return commandRank(QString::fromLatin1(typed), QStringLiteral("Zoom In"), QStringLiteral("Explore: View"),
                               QStringLiteral("Show less, and larger"));
        };
        QVERIFY(!rank("zoom out"));
        const std::vector<const char *> better = {"zoom", "in", "oom", "view", "larger"};
        for (std::size_t i = 1; i < better.size(); ++i)
            QVERIFY2(*rank(better[i - 1]) < *rank(better[i]), better[i]);
        QVERIFY(*rank("zoom in") < *rank("zoom view"));
        QVERIFY(*rank("in zoom") == *rank("zoom in"));
    }

    /// A command of another workspace shows that workspace.
    void commandsShowTheirWorkspace()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        window.open(QStringLiteral("kayles:7"));
        QTRY_COMPARE(window.workspaces()->current(), WorkspaceId::Explore);
        (*window.commands())[WindowCommands::palette]->trigger();
        auto *search = window.findChild<QLineEdit *>(QStringLiteral("commandSearch"));
        QTest::keyClicks(search, QStringLiteral("heat map"));
        QTest::keyClick(search, Qt::Key_Return);
        QTRY_COMPARE(window.workspaces()->current(), WorkspaceId::Sequence);
        QTRY_VERIFY((*window.commands())[SequenceCommands::heatMap]->isChecked());
    }
};

MEXPLORER_TEST(TestCommandPalette)
#include "tst_commandpalette.moc"
