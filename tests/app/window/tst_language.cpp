// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fulldisk.h"
#include "tests/testprogram.h"
#include "windowhome.h"

#include "app/window/translatedwindow.h"
#include "app/window/windowcommands.h"
#include "app/window/workspaces.h"
#include "model/core/scanner.h"
#include "model/core/settings.h"
#include "model/core/translations.h"
#include "model/notation/expression.h"
#include "views/canvas/graphcanvas.h"
#include "views/explore/exploreview.h"
#include "views/sequence/sequenceview.h"
#include "views/widgets/commands.h"
#include "views/widgets/messagebar.h"

#include <QAbstractButton>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPointer>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace mexplorer;

/// Tests a change of the language while the program runs.
class TestLanguage : public QObject, private samples::WindowHome
{
    Q_OBJECT

private:
    Translations m_translations;

    /// Returns the texts in the window.
    static QStringList textsOf(const MainWindow &window)
    {
        QStringList texts = {window.windowTitle()};
        for (const QAction *action : window.menuBar()->actions())
            texts << action->text();
        for (const QLabel *label : window.findChildren<QLabel *>()) {
            if (label->isVisible())
                texts << label->text();
        }
        texts.sort();
        return texts;
    }

    /// The window keeps its size, which is larger than the screen of the tests: the program would fit it to the screen.
    static void changeLanguage(TranslatedWindow &translated, const QString &code)
    {
        const QSize size = translated.window()->size();
        translated.setLanguage(code);
        translated.window()->resize(size);
    }

    /// A game with a selection, a walk-through at its third step and two moves of a match.
    void useAll(TranslatedWindow &translated)
    {
        showAt(*translated.window(), {1400, 900});
        translated.window()->open(QStringLiteral("kayles:7"));
        QTRY_VERIFY(isReadyFor(*translated.window(), QStringLiteral("kayles:7")));
        Session *session = translated.window()->session();
        Match *match = session->match();
        match->setSides({Side::Human, Side::Human});
        match->play(0, {3, 3});
        match->play(0, {3, 2});
        QCOMPARE(match->record().length(), std::size_t(2));
        match->goTo(1);
        QVERIFY(session->exploration()->selectPosition(*parsePosition(u"kayles:3,2")));
        translated.window()->workspaces()->showWorkspace(WorkspaceId::Step);
        QTRY_VERIFY(session->walkthrough()->state() == Walkthrough::State::AtStep);
        QTRY_VERIFY(session->walkthrough()->trace()->position() == session->exploration()->selectedPosition());
        session->walkthrough()->seek(2);
        session->walkthrough()->toggleBookmark();
    }

private slots:
    void initTestCase() { prepare(); }
    void init() { forget(); }
    void cleanup() { m_translations.setLanguage(Translations::languages().front()); }

    void systemDecidesUntilOneIsChosen()
    {
        QCOMPARE(Translations::codeOf(Translations::byCode(QStringLiteral("de"))), QStringLiteral("de"));
        QCOMPARE(Translations::byCode({}), Translations::ofSystem());
        QCOMPARE(Translations::byCode(QStringLiteral("tlh")), Translations::ofSystem());
        QCOMPARE(Settings::instance().language.value(), QString());
        Settings::instance().language.set(QStringLiteral("tlh"));
        QCOMPARE(Settings::instance().language.value(), QString()); // not one of ours: as if none was chosen
    }

    /// The problem is shown in the current window, and in that of another language which replaces it.
    void settingsThatCannotBeKeptAreSaid()
    {
        const TranslatedWindow translated(&m_translations);
        showAt(*translated.window(), {1400, 900});
        Settings::instance().theme.set(Theme::Mode::Light);
        const auto isSaid = [&translated] {
            const MessageBar *messages = translated.window()->workspaces()->messages();
            return messages->message().contains(QStringLiteral("preferences.json"));
        };
        QVERIFY(!isSaid());
        const QPointer<MainWindow> before = translated.window();
        {
            const FullDisk full(1);
            (*before->commands())[WindowCommands::themeDark]->trigger();
            QVERIFY(isSaid());
            (*before->commands())[WindowCommands::languageGerman]->trigger();
            QTRY_VERIFY(translated.window() != before);
            QVERIFY(isSaid());
        }
        QCOMPARE(Settings::instance().theme.value(), Theme::Mode::Dark);
        QCOMPARE(Settings::instance().language.value(), QStringLiteral("de"));
        Settings::instance().theme.set(Theme::Mode::Light);
        QVERIFY(!Settings::instance().problem());
        Theme::instance().setMode(Theme::Mode::Light);
    }

    /// In each menu of a workspace, the mnemonics of entries are distinct, and so are those of the menus and of the
    /// workspace itself.
    void entriesHaveLettersOfTheirOwn_data()
    {
        QTest::addColumn<CommandId>("language");
        QTest::newRow("English") << WindowCommands::languageEnglish;
        QTest::newRow("German") << WindowCommands::languageGerman;
    }
    void entriesHaveLettersOfTheirOwn()
    {
        QFETCH(CommandId, language);
        const TranslatedWindow translated(&m_translations);
        showAt(*translated.window(), {1400, 900});
        const QPointer<MainWindow> before = translated.window();
        (*before->commands())[language]->trigger();
        QTRY_VERIFY(translated.window() != before || language == WindowCommands::languageEnglish);
        MainWindow &window = *translated.window();
        window.open(QStringLiteral("kayles:5"));
        QStringList clashes;
        using Letters = QHash<QString, QString>;
        const auto claim = [&clashes](Letters &letters, const QString &text) {
            const QString letter = QKeySequence::mnemonic(text).toString();
            if (letter.isEmpty())
                return;
            if (letters.contains(letter))
                clashes << letters.value(letter) + QStringLiteral(" / ") + text;
            letters.insert(letter, text);
        };
        for (const WorkspaceId id : window.workspaces()->ids()) {
            window.workspaces()->showWorkspace(id);
            for (const QMenu *menu : window.menuBar()->findChildren<QMenu *>()) {
                Letters letters;
                for (const QAction *action : menu->actions()) {
                    if (action->isVisible() && !action->isSeparator())
                        claim(letters, action->text());
                }
            }
            Letters letters;
            for (const QAction *menu : window.menuBar()->actions())
                claim(letters, menu->text()); // hidden ones are also active
            for (const QLabel *label : window.findChildren<QLabel *>()) {
                if (label->isVisible() && label->buddy())
                    claim(letters, label->text());
            }
            for (const QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
                if (button->isVisible())
                    claim(letters, button->text());
            }
        }
        clashes.removeDuplicates();
        QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join(QStringLiteral(", "))));
    }

    void menuChoosesAndRemembers()
    {
        const TranslatedWindow translated(&m_translations);
        showAt(*translated.window(), {1400, 900});
        const MainWindow *english = translated.window();
        QVERIFY((*english->commands())[WindowCommands::languageSystem]->isChecked());
        (*english->commands())[WindowCommands::languageGerman]->trigger();
        QCOMPARE(Settings::instance().language.value(), QStringLiteral("de"));
        QTRY_COMPARE(translated.window()->menuBar()->actions().first()->text(), QStringLiteral("&Datei"));
        const Commands &commands = *translated.window()->commands();
        QVERIFY(commands[WindowCommands::languageGerman]->isChecked());
        QVERIFY(translated.window()->isVisible());
        QVERIFY(translated.window()->workspaces()->showsStartPage());
        QCOMPARE(groupedNumber(1234567), QStringLiteral("1.234.567"));
        commands[WindowCommands::languageEnglish]->trigger();
        QTRY_COMPARE(translated.window()->menuBar()->actions().first()->text(), QStringLiteral("&File"));
        QCOMPARE(groupedNumber(1234567), QStringLiteral("1,234,567"));
    }

    /// The opponent on the ladder is kept from one start of the program to the next.
    void thePlaceOnTheLadderIsKept()
    {
        const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
        {
            TranslatedWindow translated(&m_translations);
            translated.window()->open(QStringLiteral("nim:1"));
            Session *session = translated.window()->session();
            session->scoreboard()->playRival();
            QVERIFY(session->match()->play(0, {}));
            QVERIFY(QFile::exists(folder + QStringLiteral("/standings.json")));
        }
        const TranslatedWindow translated(&m_translations);
        QCOMPARE(translated.window()->session()->scoreboard()->ladderPlace().rung(), 1);
    }

    void nothingIsLost()
    {
        TranslatedWindow translated(&m_translations);
        useAll(translated);
        if (QTest::currentTestFailed())
            return;
        Session *session = translated.window()->session();
        const Walkthrough *walkthrough = session->walkthrough();
        const PositionId selected = session->exploration()->selected();
        const Sentence sentence = walkthrough->trace()->sentence(2);
        const GameGraphPtr graph = session->exploration()->graph();
        for (const char *code : {"de", "en"}) {
            changeLanguage(translated, QString::fromLatin1(code));
            QCOMPARE(translated.window()->session(), session);
            QCOMPARE(session->exploration()->graph(), graph);
            QCOMPARE(session->exploration()->selected(), selected);
            QCOMPARE(session->match()->record().length(), std::size_t(2));
            QCOMPARE(session->match()->ply(), std::size_t(1));
            QCOMPARE(translated.window()->workspaces()->current(), WorkspaceId::Step);
            QTRY_COMPARE(walkthrough->trace()->sentence(2).plain() == sentence.plain(), qstrcmp(code, "en") == 0);
            QCOMPARE(walkthrough->step(), 2);
            QCOMPARE(walkthrough->bookmarks(), std::set<int>{2});
        }
    }

    /// In a presentation page, step, font size and screen are unchanged, and Escape still ends it.
    void aPresentedLessonGoesOn()
    {
        TranslatedWindow translated(&m_translations);
        showAt(*translated.window(), {1400, 900});
        Session *session = translated.window()->session();
        LessonLibrary shelf;
        shelf.setFolder({});
        translated.window()->open(shelf.entries()[1].path);
        translated.window()->present();
        const Lecture *lecture = session->lecture();
        const Walkthrough *walkthrough = session->walkthrough();
        const auto isSettled = [&] { return !walkthrough->isBuilding() && session->jobs()->running().isEmpty(); };
        while (lecture->isAtText() || walkthrough->step() < 2) {
            session->lecture()->next();
            QTRY_VERIFY(isSettled());
        }
        session->presentation()->setGraphShown(true);
        session->presentation()->setSpotShown(true);
        const std::size_t part = lecture->part();
        const int step = walkthrough->step();
        const QFont type = QApplication::font();
        for (const char *code : {"de", "en"}) {
            changeLanguage(translated, QString::fromLatin1(code));
            QTRY_VERIFY(isSettled());
            const MainWindow &window = *translated.window();
            QVERIFY(session->presentation()->isOn() && session->presentation()->showsGraph());
            QVERIFY(session->presentation()->showsSpot());
            QVERIFY(window.findChild<QWidget *>(QStringLiteral("presentationCover"))->isVisible());
            QVERIFY(window.isFullScreen() && !window.menuBar()->isVisible());
            QCOMPARE(QApplication::font(), type);
            QCOMPARE(lecture->part(), part);
            QCOMPARE(walkthrough->step(), step);
            (*window.commands())[WindowCommands::nextTheme]->trigger();
            QTRY_VERIFY(isSettled());
            QCOMPARE(QApplication::font(), type);
            QCOMPARE(lecture->part(), part);
            QCOMPARE(walkthrough->step(), step);
        }
        MainWindow *window = translated.window();
        QTest::keyClick(window->focusWidget() ? window->focusWidget() : window, Qt::Key_Escape);
        QVERIFY(!session->presentation()->isOn() && !window->isFullScreen());
        QVERIFY(window->menuBar()->isVisible());
        QCOMPARE(lecture->part(), part);
        Theme::instance().setMode(Theme::Mode::Light);
        setTypeScale(1);
    }

    /// A panel that is shown in a presentation is stored with the window, which goes on presenting.
    void aPanelDoesNotEndAPresentation()
    {
        TranslatedWindow translated(&m_translations);
        MainWindow *window = translated.window();
        showAt(*window, {1400, 900});
        window->open(QStringLiteral("kayles:5"));
        QTRY_VERIFY(isReadyFor(*window, QStringLiteral("kayles:5")));
        window->present();
        (*window->commands())[WindowCommands::position]->trigger();
        QCoreApplication::processEvents(); // the window is stored from the event loop
        QVERIFY(window->session()->presentation()->isOn());
        QVERIFY(window->isFullScreen() && !window->menuBar()->isVisible());
        window->setPresentation(false);
        QVERIFY(!window->isFullScreen() && window->menuBar()->isVisible());
        setTypeScale(1);
    }

    /// A full screen stays one, without a presentation and with the start page in front.
    void theFullScreenStays()
    {
        TranslatedWindow translated(&m_translations);
        translated.window()->show();
        translated.window()->setFullScreen(true);
        for (const char *code : {"de", "en"}) {
            translated.setLanguage(QString::fromLatin1(code));
            const MainWindow &window = *translated.window();
            QVERIFY(window.isFullScreen() && window.workspaces()->showsStartPage());
            QVERIFY((*window.commands())[WindowCommands::fullScreen]->isChecked());
            QVERIFY(!window.session()->presentation()->isOn() && window.menuBar()->isVisible());
        }
        (*translated.window()->commands())[WindowCommands::fullScreen]->trigger();
        QVERIFY(!translated.window()->isFullScreen());
    }

    /// The program's lessons are in the new language; their steps and the user's own lessons are unchanged.
    void lessonsAreReadInTheLanguage()
    {
        const QTemporaryDir own;
        QFile file(own.filePath(QStringLiteral("own.md")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("# My own\n") > 0);
        file.close();
        Settings::instance().lessonFolder.set(own.path());
        TranslatedWindow translated(&m_translations);
        showAt(*translated.window(), {1400, 900});
        Session *session = translated.window()->session();
        const std::vector<LessonEntry> english = session->lessonLibrary()->entries();
        QCOMPARE(english.size(), std::size_t(10));
        translated.window()->open(english[0].path);
        const Lecture *lecture = session->lecture();
        const Walkthrough *walkthrough = session->walkthrough();
        session->lecture()->goTo(lecture->lesson()->parts.size() - 1);
        const int step = lecture->scene()->first + 2;
        QTRY_VERIFY(walkthrough->state() == Walkthrough::State::AtStep && walkthrough->step() == step - 2);
        session->lecture()->next();
        session->lecture()->next();
        QTRY_COMPARE(walkthrough->step(), step);
        const std::size_t part = lecture->part();
        for (const char *code : {"de", "en"}) {
            const bool isEnglish = qstrcmp(code, "en") == 0;
            changeLanguage(translated, QString::fromLatin1(code));
            const std::vector<LessonEntry> &entries = session->lessonLibrary()->entries();
            QCOMPARE(entries.size(), english.size());
            for (std::size_t i = 0; i < entries.size(); ++i) {
                QCOMPARE(entries[i].path, english[i].path);
                QCOMPARE(entries[i].game, english[i].game);
                QCOMPARE(entries[i].title == english[i].title, isEnglish || i == 9);
            }
            QCOMPARE(lecture->lesson()->title, entries[0].title);
            QTRY_VERIFY(walkthrough->state() == Walkthrough::State::AtStep);
            QCOMPARE(lecture->part(), part);
            QCOMPARE(walkthrough->step(), step);
        }
    }

    /// After changing the language and back, each workspace has the same texts.
    void readsAsBefore_data()
    {
        QTest::addColumn<WorkspaceId>("workspace");
        for (const WorkspaceId id : {WorkspaceId::Explore, WorkspaceId::Step, WorkspaceId::Play, WorkspaceId::Sequence})
            QTest::newRow(qPrintable(workspaceName(id))) << id;
    }
    void readsAsBefore()
    {
        QFETCH(WorkspaceId, workspace);
        TranslatedWindow translated(&m_translations);
        useAll(translated);
        if (QTest::currentTestFailed())
            return;
        MainWindow *window = translated.window();
        window->findChild<QLineEdit *>(QStringLiteral("findPositions"))->setText(QStringLiteral("value 2"));
        window->workspaces()->viewAs<SequenceView>()->setChoice(
            {SequenceChoice::Part::Histogram, QStringLiteral("octal{0.77}"), 5000});
        window->workspaces()->showWorkspace(workspace);
        window->expressionEdit()->setText(QStringLiteral("nim:3,4,"));
        const Jobs *jobs = window->session()->jobs();
        // The summary of a graph is known when it is painted.
        const auto isPainted = [window, jobs] {
            return jobs->running().isEmpty() &&
                   std::ranges::none_of(window->findChildren<GraphCanvas *>(), [](const GraphCanvas *canvas) {
                       return canvas->isVisible() && canvas->isSharpening();
                   });
        };
        constexpr int paintMs = 50;
        QTRY_VERIFY(isPainted());
        QTest::qWait(paintMs);
        QTRY_VERIFY(isPainted());
        const QStringList before = textsOf(*window);
        changeLanguage(translated, QStringLiteral("de"));
        QVERIFY(textsOf(*translated.window()) != before);
        changeLanguage(translated, QStringLiteral("en"));
        QCOMPARE(translated.window()->expressionEdit()->text(), QStringLiteral("nim:3,4,"));
        const SequenceChoice sequence = translated.window()->workspaces()->viewAs<SequenceView>()->choice();
        QCOMPARE(sequence.rules, QStringLiteral("octal{0.77}"));
        QCOMPARE(sequence.terms, quint64(5000));
        QTRY_COMPARE(textsOf(*translated.window()), before);
    }
};

MEXPLORER_TEST(TestLanguage)
#include "tst_language.moc"
