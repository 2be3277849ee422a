// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/savedandopened.h"
#include "tests/testprogram.h"
#include "windowhome.h"

#include "app/window/autosave.h"
#include "app/window/documents.h"
#include "app/window/windowcommands.h"
#include "app/window/workspaces.h"
#include "model/core/settings.h"
#include "model/games/joinedposition.h"
#include "model/notation/expression.h"
#include "model/notation/namedrules.h"
#include "model/play/gametext.h"
#include "model/sequence/sequenceexport.h"
#include "model/session/documentfile.h"
#include "tests/testfiles.h"
#include "views/explore/explorecommands.h"
#include "views/explore/exploreview.h"
#include "views/play/playcommands.h"
#include "views/sequence/sequenceview.h"
#include "views/widgets/commands.h"
#include "views/widgets/messagebar.h"
#include "views/workbench/rulesdialog.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QStatusBar>
#include <QTreeView>

using namespace mexplorer;

/// Tests the files that a window opens and writes, and what is stored when it is closed.
class TestWindowFiles : public QObject, private samples::WindowHome
{
    Q_OBJECT

    static GraphCanvas &canvasOf(MainWindow &window)
    {
        return *static_cast<ExploreView *>(window.workspaces()->view(WorkspaceId::Explore))->canvas();
    }

private slots:
    void initTestCase() { prepare(); }
    void init() { forget(); }

    /// The message describes what was read, and offers another start and other names.
    void graphsAreReadDifferently()
    {
        const QString path = m_home.filePath(QStringLiteral("two.dot"));
        samples::written(path, "digraph { n0 [label=\"first\"]; n0 -> n1; n2 -> n1; legend }");
        SessionWindow window;
        showAt(window, {1400, 900});
        window.open(path);
        auto *messages = window.workspaces()->messages();
        QTRY_VERIFY(messages->message().startsWith(QStringLiteral("DOT: 4 vertices, 2 moves; start first")));
        const auto choose = [&](const char *text) {
            for (QAction *action : messages->findChild<QMenu *>(QStringLiteral("messageChoices"))->actions()) {
                if (action->text() == QLatin1String(text))
                    return action->trigger();
            }
            QFAIL(text);
        };
        choose("Start at n2");
        QTRY_COMPARE(window.session()->exploration()->start().text(), QStringLiteral("graph{%1}:n2").arg(path));
        choose("Call Vertices by Their Ids");
        QTRY_COMPARE(window.session()->exploration()->start().text(), QStringLiteral("graph{%1; ids}:n0").arg(path));
        const QString undirected = m_home.filePath(QStringLiteral("undirected.dot"));
        samples::written(undirected, "graph { a -- b }");
        window.open(undirected);
        QVERIFY(messages->message().contains(QStringLiteral("this graph is undirected")));
        messages->findChild<QPushButton *>(QStringLiteral("messageOffer"))->click();
        QTRY_COMPARE(window.session()->exploration()->start().text(),
                     QStringLiteral("graph{%1; both-ways}:a").arg(undirected));
    }

    void documentComesBack()
    {
        const QString path = m_home.filePath(QStringLiteral("mine.mexp"));
        {
            SessionWindow window;
            showAt(window, {1400, 900});
            window.open(QStringLiteral("nim:2,3"));
            QTRY_VERIFY(isReadyFor(window, QStringLiteral("nim:2,3")));
            window.session()->exploration()->setConvention(Convention::Misere);
            QTRY_COMPARE(window.session()->exploration()->labels()->convention(), Convention::Misere);
            QVERIFY(window.session()->exploration()->selectPosition(*parsePosition(u"nim:2,1")));
            window.workspaces()->showWorkspace(WorkspaceId::Step);
            Documents documents(window.session());
            window.session()->setWorkspace(window.workspaces()->current());
            QVERIFY(!samples::save(*window.session(), documents, path));
            QCOMPARE(documents.path(), path);
            window.open(QStringLiteral("nim:9"));
            QVERIFY(documents.path().isEmpty()); // another game doesn't overwrite the file
        }
        SessionWindow window;
        showAt(window, {1400, 900});
        window.open(path);
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("nim:2,3")));
        QTRY_COMPARE(window.session()->exploration()->selectedPosition().text(), parsePosition(u"nim:2,1")->text());
        QCOMPARE(window.session()->exploration()->convention(), Convention::Misere);
        QCOMPARE(window.workspaces()->current(), WorkspaceId::Step);
        QVERIFY(window.windowTitle().contains(QStringLiteral("mine.mexp")));
        QCOMPARE(Settings::instance().recentFiles.value(), QStringList{path});
    }

    /// Save asks before it overwrites the changes of another program; Cancel and Overwrite work as labelled.
    void changesOfOthersAreNotOverwrittenInSilence()
    {
        const QString path = m_home.filePath(QStringLiteral("theirs.mexp"));
        SessionWindow window;
        showAt(window, {1400, 900});
        window.open(QStringLiteral("nim:2,3"));
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("nim:2,3")));
        QVERIFY(!samples::save(*window.session(), *window.documents(), path));
        const auto save = [&]() -> QMessageBox * {
            samples::fileOutcome(*window.session(), *window.documents(),
                                 [&] { (*window.commands())[WindowCommands::save]->trigger(); });
            return window.findChild<QMessageBox *>(QStringLiteral("overwriteBox"));
        };
        const auto press = [](QMessageBox *box, QMessageBox::ButtonRole role) {
            for (QAbstractButton *button : box->buttons()) {
                if (box->buttonRole(button) == role)
                    button->click();
            }
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        };
        QVERIFY(!save()); // no other program has changed it
        const QByteArray theirs = "{\"format\": \"mexplorer\", \"version\": 1, \"game\": \"kayles:5\"}";
        samples::written(path, theirs);
        for (const QMessageBox::ButtonRole role : {QMessageBox::RejectRole, QMessageBox::DestructiveRole}) {
            QMessageBox *box = save();
            QVERIFY(box && box->text().contains(QStringLiteral("theirs.mexp")));
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(file.readAll(), theirs);
            press(box, role);
        }
        QVERIFY(window.documents()->finishSaving());
        QCOMPARE(gameOfDocument(path), QStringLiteral("nim:2,3"));
        QVERIFY(!save());
        samples::written(path, theirs);
        press(save(), QMessageBox::AcceptRole);
        QVERIFY(window.findChild<QFileDialog *>(QStringLiteral("saveDialog")));
        QCOMPARE(gameOfDocument(path), QStringLiteral("kayles:5"));
    }

    void whatIsOpenedLastStays()
    {
        const QString path = m_home.filePath(QStringLiteral("first.mexp"));
        SessionWindow window;
        showAt(window, {1400, 900});
        window.open(QStringLiteral("kayles:5"));
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("kayles:5")));
        QVERIFY(!samples::save(*window.session(), *window.documents(), path));
        window.open(path);
        window.open(QStringLiteral("nim:2,3"));
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("nim:2,3")) && window.session()->jobs()->running().isEmpty());
        QCOMPARE(window.session()->exploration()->expression(), QStringLiteral("nim:2,3"));
        QVERIFY(window.documents()->path().isEmpty());
    }

    /// A window that is closed at once still saves, and remains open if that fails.
    void closingWaitsForSaving()
    {
        const QString path = m_home.filePath(QStringLiteral("closing.mexp"));
        SessionWindow window;
        showAt(window, {1400, 900});
        window.open(QStringLiteral("nim:2,3"));
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("nim:2,3")));
        window.documents()->save(m_home.filePath(QStringLiteral("no such folder/closing.mexp")));
        QVERIFY(!window.close() && window.isVisible());
        QVERIFY(window.workspaces()->messages()->message().contains(QStringLiteral("no such folder")));
        window.documents()->save(path);
        QVERIFY(window.close());
        QCOMPARE(gameOfDocument(path), QStringLiteral("nim:2,3"));
    }

    void theViewOfTheGraphComesBack()
    {
        const QString path = m_home.filePath(QStringLiteral("view.mexp"));
        FilterSettings filter;
        const LayoutOptions layout{Layering::TokensLeft, LayerOrder::Structural, Orientation::LeftRight};
        {
            SessionWindow window;
            showAt(window, {1400, 900});
            window.open(QStringLiteral("kayles:7"));
            QTRY_VERIFY(isReadyFor(window, QStringLiteral("kayles:7")));
            filter.query = QStringLiteral("P");
            filter.others = FilterSettings::Others::Hidden;
            filter.winningMovesOnly = true;
            filter.region = FilterSettings::Region::From;
            filter.anchor = join(*parsePosition(u"kayles:3,2")).cells;
            filter.pinned.insert(join(*parsePosition(u"kayles:2")).cells);
            window.session()->filter()->setSettings(filter);
            window.session()->appearance()->setColorBy(ColorBy::Remoteness);
            window.session()->appearance()->setLayout(layout);
            QVERIFY(!samples::save(*window.session(), *window.documents(), path));
            // Another game has nothing of this, before its graph is built and after.
            window.open(QStringLiteral("nim:2,3"));
            QVERIFY(!window.session()->document().find<FilterSettings>());
            QTRY_VERIFY(isReadyFor(window, QStringLiteral("nim:2,3")));
            const Document other = window.session()->document();
            const auto *settings = other.find<FilterSettings>();
            QVERIFY(!settings || settings->region == FilterSettings::Region::Everything);
        }
        SessionWindow window;
        showAt(window, {1400, 900});
        window.open(path);
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("kayles:7")));
        QTRY_VERIFY(window.session()->filter()->settings() == filter && window.session()->filter()->isCurrent());
        QCOMPARE(canvasOf(window).look().colorBy, ColorBy::Remoteness);
        QCOMPARE(canvasOf(window).look().layout, layout);
        QTRY_VERIFY(canvasOf(window).isCurrent() && canvasOf(window).picture().layout->options() == layout);
        QCOMPARE(window.findChild<QLineEdit *>(QStringLiteral("findPositions"))->text(), filter.query);
    }

    void graphsOfAnyFolderComeBack()
    {
        const QString path = samples::written(m_home.filePath(QStringLiteral("moves.txt")), "a b\nb c\n");
        const QString before = QDir::currentPath();
        {
            SessionWindow window;
            showAt(window, {1400, 900});
            QVERIFY(QDir::setCurrent(QFileInfo(path).path()));
            window.open(QStringLiteral("graph{moves.txt}:b + nim:2"));
            QVERIFY(QDir::setCurrent(before));
            QTRY_VERIFY(isReadyFor(window, QStringLiteral("graph{%1}:b + nim:2").arg(path)));
            QVERIFY(window.close());
        }
        const QList<AutosavedDocument> autosaved = autosavedDocuments();
        QVERIFY(!autosaved.isEmpty());
        SessionWindow window;
        showAt(window, {1400, 900});
        window.open(autosaved.first().path);
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("graph{%1}:b + nim:2").arg(path)));
    }

    void graphIsPasted_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("ending");
        QTest::newRow("edges") << QStringLiteral("1 2\n2 3\n1 3\n") << QStringLiteral(".txt");
        QTest::newRow("DOT") << QStringLiteral("digraph { 1 -> 2; 2 -> 3; 1 -> 3 }") << QStringLiteral(".dot");
        QTest::newRow("JSON") << QStringLiteral(R"({"vertices": [1, 2, 3], "moves": [[1, 2], [2, 3], [1, 3]]})")
                              << QStringLiteral(".json");
    }
    void graphIsPasted()
    {
        QFETCH(QString, text);
        QFETCH(QString, ending);
        SessionWindow window;
        showAt(window, {1400, 900});
        QAction *paste = (*window.commands())[WindowCommands::pasteGraph];
        QGuiApplication::clipboard()->setText(QStringLiteral("neither edges nor a game"));
        paste->trigger();
        QTRY_VERIFY(!window.workspaces()->messages()->isHidden());
        QVERIFY(!window.session()->exploration()->hasGame());
        const QDir folder(QFileInfo(autosaveFolder()).path() + QStringLiteral("/graphs"));
        QVERIFY(folder.exists() && folder.isEmpty()); // a file that is no graph isn't stored
        QGuiApplication::clipboard()->setText(text);
        paste->trigger();
        const Exploration *exploration = window.session()->exploration();
        QTRY_VERIFY(exploration->isReady() && exploration->labels());
        QCOMPARE(exploration->labels()->value(GameGraph::root()), Value(2));
        QVERIFY2(exploration->expression().contains(QStringLiteral("pasted-")), qPrintable(exploration->expression()));
        QCOMPARE(Settings::instance().recentFiles.value().size(), 1);
        QVERIFY(Settings::instance().recentFiles.value().first().endsWith(ending));
    }

    void savedValuesOpenAsASequence()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        const QString broken =
            samples::written(m_home.filePath(QStringLiteral("broken.mexseq")), "MEXPSEQ1 and no more");
        window.open(broken);
        QTRY_VERIFY(window.workspaces()->messages()->message().contains(QStringLiteral("broken.mexseq")));
        SequenceEngine engine(*parseRules(u"octal{0.07}"));
        JobControl control;
        QVERIFY(engine.extend(1234, control).ok());
        ValueArray values;
        for (quint64 n = 0; n < engine.termCount(); ++n)
            values.append(n + 1 < engine.termCount() ? engine.at(n) : 77); // the file is trusted
        const QString path = m_home.filePath(QStringLiteral("dawson.mexseq"));
        QVERIFY(saveSequence(engine.rules()->text(), values, engine.termCount(), path, control).ok());
        window.open(path);
        const auto *sequence = window.workspaces()->viewAs<SequenceView>();
        QTRY_VERIFY(sequence->snapshot() && sequence->snapshot()->terms == engine.termCount());
        QCOMPARE(sequence->snapshot()->rules->text(), engine.rules()->text());
        QCOMPARE(sequence->snapshot()->at(engine.termCount() - 1), Value(77));
        QCOMPARE(window.workspaces()->current(), WorkspaceId::Sequence);
        QVERIFY(!window.workspaces()->showsStartPage());
        QTRY_COMPARE(Settings::instance().recentFiles.value(), QStringList{path});
    }

    /// A file of rules opens in the workbench; from there it is saved among the user's games, which the panel and the
    /// menu list, and opened.
    void rulesOpenInTheWorkbench()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        const QString broken = m_home.filePath(QStringLiteral("broken.mexrules"));
        samples::written(broken, "{}");
        window.open(broken);
        QTRY_VERIFY(window.workspaces()->messages()->message().contains(QStringLiteral("broken.mexrules")));
        const QString path = m_home.filePath(QStringLiteral("sent.mexrules"));
        samples::written(path, namedRulesJson({QStringLiteral("halves"), QStringLiteral("Take one, or halve."),
                                               QStringLiteral("rules{n -> n-1; n -> n/2}"), QStringLiteral(":20")}));
        window.open(path);
        auto *workbench = window.findChild<RulesDialog *>();
        QVERIFY(workbench);
        QCOMPARE(workbench->expression(), QStringLiteral("rules{n -> n-1; n -> n/2}:20"));
        QCOMPARE(Settings::instance().recentFiles.value(), QStringList{path});
        const auto titles = [&window] {
            QStringList found;
            const auto *model = window.findChild<QTreeView *>(QStringLiteral("gamesTree"))->model();
            for (int row = 0; row < model->rowCount(); ++row) {
                const QModelIndex section = model->index(row, 0);
                for (int i = 0; i < model->rowCount(section); ++i)
                    found << model->index(i, 0, section).data().toString();
            }
            return found;
        };
        QVERIFY(!titles().contains(QStringLiteral("halves")));
        workbench->findChild<QPushButton *>(QStringLiteral("rulesSave"))->click();
        QVERIFY(titles().contains(QStringLiteral("halves")));
        QMenu *menu = window.commands()->menu(Menus::newGame);
        emit menu->aboutToShow();
        QVERIFY(std::ranges::any_of(menu->actions(),
                                    [](const QAction *action) { return action->text() == QStringLiteral("halves"); }));
        workbench->findChild<QPushButton *>(QStringLiteral("rulesOpen"))->click();
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("rules{n -> n-1; n -> n/2}:20")));
        QTRY_VERIFY(!window.findChild<RulesDialog *>());
        window.open(QStringLiteral("own{halves}:5"));
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("rules{n -> n-1; n -> n/2}:5")));
        (*window.commands())[WindowCommands::setUpGame]->trigger(); // the rules are set up where they are written
        QVERIFY(window.findChild<RulesDialog *>());
        QCOMPARE(window.findChild<RulesDialog *>()->expression(), QStringLiteral("rules{n -> n-1; n -> n/2}:5"));
    }

    /// The copied program is that of the selected position.
    void programsAreCopied()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        window.open(QStringLiteral("subtraction{1-3}:9"));
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("subtraction{1-3}:9")));
        for (const auto &[id, word] :
             {std::pair(WindowCommands::copyPython, "print("), std::pair(WindowCommands::copyCpp, "#include")}) {
            QGuiApplication::clipboard()->clear();
            (*window.commands())[id]->trigger();
            QTRY_VERIFY(QGuiApplication::clipboard()->text().contains(QLatin1String(word)));
        }
    }

    /// Other rules than those of the game, and more terms, are saved, too.
    void theSequenceComesBack()
    {
        const QString path = m_home.filePath(QStringLiteral("sequence.mexp"));
        {
            SessionWindow window;
            showAt(window, {1400, 900});
            window.open(QStringLiteral("kayles:7"));
            QTRY_VERIFY(isReadyFor(window, QStringLiteral("kayles:7")));
            window.workspaces()->showWorkspace(WorkspaceId::Sequence);
            window.workspaces()->viewAs<SequenceView>()->setChoice(
                {SequenceView::Part::HeatMap, QStringLiteral("octal{0.354}"), 2000});
            QVERIFY(!samples::save(*window.session(), *window.documents(), path));
            window.workspaces()->viewAs<SequenceView>()->chooseRules(QStringLiteral("grundy"));
            QVERIFY(!window.documents()->isModified()); // showing another workspace is no change
        }
        SessionWindow window;
        showAt(window, {1400, 900});
        window.open(path);
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("kayles:7")));
        QCOMPARE(window.workspaces()->current(), WorkspaceId::Sequence);
        const SequenceChoice choice = window.workspaces()->viewAs<SequenceView>()->choice();
        QCOMPARE(choice.rules, QStringLiteral("octal{0.354}"));
        QCOMPARE(choice.terms, quint64(2000));
        QVERIFY(choice.part == SequenceView::Part::HeatMap);
    }

    void whatIsOpenSurvivesASuddenEnd()
    {
        {
            SessionWindow window;
            showAt(window, {1400, 900});
            window.open(QStringLiteral("kayles:6"));
            const QDir folder(autosaveFolder());
            QTRY_COMPARE(folder.entryList({QStringLiteral("*.mexp")}).size(), 1);
            // Without close(): the window is destroyed, as in a crash.
        }
        QVERIFY(autosavedDocuments().first().suddenEnd);
        SessionWindow window;
        showAt(window, {1400, 900});
        QVERIFY(window.workspaces()->messages()->message().contains(QStringLiteral("saved")));
        QTest::mouseClick(window.findChild<QAbstractButton *>(QStringLiteral("messageOffer")), Qt::LeftButton);
        QTRY_COMPARE(window.session()->exploration()->expression(), QStringLiteral("kayles:6"));
        QTRY_VERIFY(autosavedDocuments().isEmpty()); // it belongs to this window now
        window.close();
        QCOMPARE(autosavedDocuments().size(), 1);
        QVERIFY(!autosavedDocuments().first().suddenEnd);
    }

    void theOfferAfterASuddenEndGoesForAnotherGame()
    {
        {
            SessionWindow window;
            showAt(window, {1400, 900});
            window.open(QStringLiteral("kayles:6"));
            QTRY_COMPARE(QDir(autosaveFolder()).entryList({QStringLiteral("*.mexp")}).size(), 1);
        }
        SessionWindow window;
        showAt(window, {1400, 900});
        QVERIFY(!window.workspaces()->messages()->message().isEmpty());
        window.open(QStringLiteral("nim:3,4"));
        QTRY_COMPARE(window.session()->exploration()->expression(), QStringLiteral("nim:3,4"));
        QTRY_COMPARE(window.workspaces()->messages()->message(), QString());
        QVERIFY(autosavedDocuments().first().suddenEnd); // it is still in the menu of recent games
    }

    void documentsAreKnownByTheirContents_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("before");
        for (const char *ending : {".json", ".txt", ".md", ".dot", ".csv", ".mexseq", ".mexgame", ".bak", "", ".MEXP"})
            QTest::newRow(*ending ? ending : "none") << QStringLiteral("mine") + QLatin1String(ending) << QByteArray();
        QTest::newRow("byte order mark") << QStringLiteral("mine.json") << QByteArray("\xEF\xBB\xBF\n");
    }
    /// A document with any name is opened as one, with a message; saving it again writes the same file.
    void documentsAreKnownByTheirContents()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, before);
        QTemporaryDir folder;
        const QString path = folder.filePath(name);
        Document document;
        document.game = QStringLiteral("kayles:6");
        document.convention = Convention::Misere;
        samples::written(path, before + documentText(document).toUtf8());
        QVERIFY(isDocumentFile(path));
        SessionWindow window;
        showAt(window, {1400, 900});
        window.open(path);
        QTRY_COMPARE(window.session()->exploration()->expression(), QStringLiteral("kayles:6"));
        QCOMPARE(window.session()->exploration()->convention(), Convention::Misere);
        QCOMPARE(window.documents()->path(), path);
        const bool isUsual = name.endsWith(QStringLiteral(".mexp"), Qt::CaseInsensitive);
        QCOMPARE(window.workspaces()->messages()->message().contains(name), !isUsual);
    }

    /// A file that only mentions documents isn't one.
    void otherFilesAreNoDocuments()
    {
        QTemporaryDir folder;
        for (const QByteArray &text :
             {QByteArray("a b\nb c\n"), QByteArray(R"({"vertices": ["mexplorer"], "moves": []})"), QByteArray(),
              QByteArray(R"([{"format": "mexplorer"}])"), QByteArray(R"(# "format": "mexplorer")")}) {
            const QString path = folder.filePath(QStringLiteral("other.json"));
            samples::written(path, text);
            QVERIFY2(!isDocumentFile(path), text.constData());
        }
        QVERIFY(!isDocumentFile(folder.path()));
        QVERIFY(!isDocumentFile(folder.filePath(QStringLiteral("none.json"))));
    }

    void damagedFileSaysSo()
    {
        const QString path = m_home.filePath(QStringLiteral("damaged.mexp"));
        samples::written(path, "{\"mexplorer\": ");
        SessionWindow window;
        showAt(window, {1400, 900});
        window.open(QStringLiteral("nim:3"));
        window.open(path);
        QTRY_VERIFY(window.workspaces()->messages()->message().contains(QStringLiteral("damaged.mexp")));
        QCOMPARE(window.session()->exploration()->expression(), QStringLiteral("nim:3"));
        QVERIFY(Settings::instance().recentFiles.value().isEmpty());
    }

    void exportsSayWhereTheyAre()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        window.open(QStringLiteral("nim:2,1"));
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("nim:2,1")) && canvasOf(window).isCurrent());
        const auto exportTo = [&window](CommandId action, const char *dialog, const QString &path) {
            (*window.commands())[action]->trigger();
            emit window.findChild<QFileDialog *>(QLatin1String(dialog))->fileSelected(path);
            delete window.findChild<QFileDialog *>(QLatin1String(dialog));
        };
        const auto said = [&window] { return window.statusBar()->currentMessage(); };
        const MessageBar *messages = window.workspaces()->messages();
        for (const auto &[action, dialog, name] :
             {std::tuple(WindowCommands::exportGraph, "exportGraphDialog", QStringLiteral("nim.graphml")),
              std::tuple(ExploreCommands::exportPicture, "exportPictureDialog", QStringLiteral("nim.svg"))}) {
            exportTo(action, dialog, m_home.filePath(QStringLiteral("no such folder/") + name));
            QTRY_VERIFY(messages->isVisible());
            exportTo(action, dialog, m_home.filePath(name));
            QTRY_COMPARE(said(), QStringLiteral("Written to %1").arg(m_home.filePath(name)));
            QVERIFY(!messages->isVisible() && QFile::exists(m_home.filePath(name)));
        }
    }

    void exportedGraphsAreWhole()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        window.open(QStringLiteral("nim:2,1"));
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("nim:2,1")) && canvasOf(window).isCurrent());
        window.session()->filter()->setCollapse(Collapse::SgValue);
        QTRY_VERIFY(canvasOf(window).isCurrent() && canvasOf(window).picture().excerpt);
        const QString path = m_home.filePath(QStringLiteral("merged.csv"));
        (*window.commands())[WindowCommands::exportGraph]->trigger();
        auto *dialog = window.findChild<QFileDialog *>(QStringLiteral("exportGraphDialog"));
        QVERIFY2(dialog->windowTitle().contains(QStringLiteral("whole")), qPrintable(dialog->windowTitle()));
        emit dialog->fileSelected(path);
        delete dialog;
        QTRY_COMPARE(window.statusBar()->currentMessage(),
                     QStringLiteral("Written to %1: the whole graph, not only what is shown").arg(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().count('\n') > qsizetype(window.session()->exploration()->graph()->positionCount()));
    }

    /// A game is written by Play, and dropped on another window.
    void recordsComeAndGo()
    {
        for (const char *name : {"game.mexgame", "game.txt"}) {
            forget();
            const QString path = m_home.filePath(QString::fromLatin1(name));
            QString played;
            {
                SessionWindow window;
                showAt(window, {1400, 900});
                window.open(QStringLiteral("nim:2,3"));
                QTRY_VERIFY(isReadyFor(window, QStringLiteral("nim:2,3")));
                Match *match = window.session()->match();
                match->setSides({Side::Human, Side::Human});
                window.workspaces()->showWorkspace(WorkspaceId::Play);
                QVERIFY(match->playTo(*parsePosition(u"nim:2,1")));
                QVERIFY(match->playTo(*parsePosition(u"nim:1,1")));
                match->goTo(1);
                QVERIFY(match->playTo(*parsePosition(u"nim:0,1")));
                played = gameText(match->tree());
                (*window.workspaces()->commands(WorkspaceId::Play))[PlayCommands::saveGame]->trigger();
                auto *dialog = window.findChild<QFileDialog *>(QStringLiteral("saveRecordDialog"));
                emit dialog->fileSelected(path);
                delete dialog;
                QTRY_COMPARE(window.statusBar()->currentMessage(), QStringLiteral("Written to %1").arg(path));
            }
            SessionWindow window;
            showAt(window, {1400, 900});
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(path)});
            QDragEnterEvent enter(QPoint(200, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(&window, &enter);
            QDropEvent drop(QPointF(200, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(&window, &drop);
            QTRY_VERIFY(window.session()->match()->hasGame());
            QCOMPARE(gameText(window.session()->match()->tree()), played);
            QCOMPARE(window.workspaces()->current(), WorkspaceId::Play);
            QVERIFY(!window.workspaces()->showsStartPage());
            QCOMPARE(Settings::instance().recentFiles.value(), QStringList{path});
        }
    }

    /// For any widget of the window: an ignored enter event is passed to the parent.
    static bool drop(MainWindow &window, QWidget *at, const QMimeData &data)
    {
        bool isTaken = false;
        for (QWidget *widget = at; widget && !isTaken; widget = widget->parentWidget()) {
            if (!widget->acceptDrops())
                continue;
            QDragEnterEvent enter(QPoint(20, 10), Qt::CopyAction, &data, Qt::LeftButton, {});
            enter.ignore();
            QApplication::sendEvent(widget, &enter);
            isTaken = enter.isAccepted();
            if (isTaken) {
                QDropEvent drop(QPointF(20, 10), Qt::CopyAction, &data, Qt::LeftButton, {});
                QApplication::sendEvent(widget, &drop);
            }
        }
        QApplication::processEvents();
        return isTaken && window.isVisible();
    }

    void droppedTextOpens_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("positions");
        QTest::newRow("list of edges") << QStringLiteral("a b\nb c\na c\n") << 3;
        QTest::newRow("DOT") << QStringLiteral("digraph { a -> b -> c; b -> d }") << 4;
        QTest::newRow("GraphML") << QStringLiteral("<graphml><graph edgedefault=\"directed\"><node id=\"a\"/><node "
                                                   "id=\"b\"/><edge source=\"a\" target=\"b\"/></graph></graphml>")
                                 << 2;
        QTest::newRow("JSON") << QStringLiteral(
                                     R"({"directed": true, "nodes": [{"id": "a"}, {"id": "b"}, {"id": "c"}], )"
                                     R"("links": [{"source": "a", "target": "b"}, {"source": "b", "target": "c"}]})")
                              << 3;
        QTest::newRow("game") << QStringLiteral(" nim:1,2\n") << 5;
    }
    /// Dropped text is opened like pasted text, wherever it is dropped.
    void droppedTextOpens()
    {
        QFETCH(QString, text);
        QFETCH(int, positions);
        SessionWindow window;
        showAt(window, {1400, 900});
        for (const bool fromStartPage : {true, false}) {
            if (!fromStartPage)
                window.open(QStringLiteral("nim:9"));
            QMimeData data;
            data.setText(text);
            QVERIFY(drop(window, window.workspaces(), data));
            QTRY_VERIFY(window.session()->exploration()->isReady());
            QCOMPARE(window.session()->exploration()->graph()->positionCount(), PositionId(positions));
            QVERIFY(!window.workspaces()->showsStartPage());
        }
    }

    /// Other objects are refused with a reason, and a picture with a text is no game.
    void otherThingsThatAreDropped()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        window.open(QStringLiteral("nim:2"));
        QMimeData words;
        words.setText(QStringLiteral("digraph { a -> "));
        QVERIFY(drop(window, window.workspaces(), words));
        QVERIFY(!window.workspaces()->messages()->message().isEmpty());
        QMimeData picture;
        picture.setImageData(QImage(4, 4, QImage::Format_RGB32));
        picture.setText(QStringLiteral("nim:3"));
        QVERIFY(!drop(window, window.workspaces(), picture));
        QMimeData page;
        page.setUrls({QUrl(QStringLiteral("https://example.org/graph.dot"))});
        QVERIFY(!drop(window, window.workspaces(), page));
        QCOMPARE(window.session()->exploration()->expression(), QStringLiteral("nim:2"));
    }

    /// A file that is dropped on the game bar is opened, and its name isn't inserted.
    void fileDroppedOnTheGameLineOpens()
    {
        const QString path = m_home.filePath(QStringLiteral("small.txt"));
        samples::written(path, "a b\nb c\na c\n");
        SessionWindow window;
        showAt(window, {1400, 900});
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QVERIFY(drop(window, lineOf(window), data));
        QTRY_VERIFY(window.session()->exploration()->isReady());
        QCOMPARE(window.session()->exploration()->graph()->positionCount(), PositionId(3));
        QVERIFY(!lineOf(window)->text().contains(QStringLiteral("file:")));
    }

    void droppedGraphOpens()
    {
        const QString path = m_home.filePath(QStringLiteral("small.txt"));
        samples::written(path, "a b\nb c\na c\n");
        SessionWindow window;
        showAt(window, {1400, 900});
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(200, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(200, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&window, &drop);
        QTRY_VERIFY(window.session()->exploration()->isReady());
        QCOMPARE(window.session()->exploration()->graph()->positionCount(), PositionId(3));
        QCOMPARE(Settings::instance().recentFiles.value(), QStringList{path});
    }
};

MEXPLORER_TEST(TestWindowFiles)
#include "tst_windowfiles.moc"
