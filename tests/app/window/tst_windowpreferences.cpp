// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "windowhome.h"

#include "app/window/autosave.h"
#include "app/window/commandpalette.h"
#include "app/window/translatedwindow.h"
#include "app/window/windowcommands.h"
#include "app/window/windowpresentation.h"
#include "app/window/workspaces.h"
#include "model/board/tablefiles.h"
#include "model/core/memory.h"
#include "model/core/settings.h"
#include "model/core/translations.h"
#include "views/explore/explorecommands.h"
#include "views/preferences/preferencesdialog.h"
#include "views/widgets/commands.h"

#include <QClipboard>
#include <QComboBox>
#include <QListView>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTreeWidget>

using namespace mexplorer;

/// Tests the Preferences dialog in the whole window: a change has an effect everywhere, at once and after a restart.
class TestWindowPreferences : public QObject, private samples::WindowHome
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { forget(); }
    void cleanup()
    {
        setTypeScale(1);
        setMemoryShare(75);
        m_translations.setLanguage(Translations::byCode(QStringLiteral("en")));
    }

    void opensByItsKeyOnce()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(&window, Qt::Key_Comma, Qt::ControlModifier);
        QCOMPARE(window.findChildren<PreferencesDialog *>().size(), 1);
        QVERIFY(window.findChild<PreferencesDialog *>()->isVisible());
        QTest::keyClick(window.findChild<PreferencesDialog *>(), Qt::Key_Escape);
        QTRY_VERIFY(!window.findChild<PreferencesDialog *>());
    }

    /// No command of the program has a key that another one has in the same place.
    void noKeyIsTakenTwice()
    {
        const SessionWindow window;
        const Commands &commands = *window.commands();
        for (const Commands::Row &row : commands.rows()) {
            for (const QKeySequence &key : row.keys) {
                const std::optional<Commands::Row> taken = commandWithKey(commands, row.id, key);
                QVERIFY2(!taken,
                         qPrintable(QStringLiteral("%1 of %2 and %3")
                                        .arg(key.toString(), row.id.name(), taken ? taken->id.name() : QString())));
            }
        }
    }

    void editedKeysAreShownEverywhere()
    {
        {
            SessionWindow window;
            window.commands()->setKeys(ExploreCommands::fit, {Qt::CTRL | Qt::Key_J});
            window.commands()->setKeys(WindowCommands::step, {Qt::CTRL | Qt::ALT | Qt::Key_S});
            window.commands()->setKeys(WindowCommands::glossary, {});
        }
        SessionWindow window; // the next start
        showAt(window, {1400, 900});
        const QAction *action = (*window.commands())[ExploreCommands::fit];
        QCOMPARE(action->shortcuts(), QList<QKeySequence>{Qt::CTRL | Qt::Key_J});
        QVERIFY(action->toolTip().contains(QStringLiteral("Ctrl+J")));
        const auto *bar = window.findChild<QTabBar *>(QStringLiteral("workspaceBar"));
        QVERIFY(bar->tabToolTip(1).contains(QStringLiteral("Ctrl+Alt+S")));
        QVERIFY(bar->tabToolTip(0).contains(QStringLiteral("Ctrl+1")));
        (*window.commands())[WindowCommands::shortcuts]->trigger();
        const auto *list = window.findChild<QDialog *>(QStringLiteral("shortcuts"))->findChild<QTreeWidget *>();
        const auto find = [list](const QString &name) {
            return list->findItems(name, Qt::MatchExactly | Qt::MatchRecursive).value(0);
        };
        QCOMPARE(find(plainText(action))->text(1), QStringLiteral("Ctrl+J"));
        QVERIFY(!find(plainText((*window.commands())[WindowCommands::glossary])));
        (*window.commands())[WindowCommands::palette]->trigger();
        auto *palette = window.findChild<CommandPalette *>();
        palette->findChild<QLineEdit *>(QStringLiteral("commandSearch"))->setText(QStringLiteral("glossary"));
        QVERIFY(!palette->findChild<QListView *>()
                     ->currentIndex()
                     .data(Qt::UserRole + 1)
                     .toString()
                     .contains(QStringLiteral("F1")));
        delete palette;
        window.open(QStringLiteral("kayles:7"));
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("kayles:7")));
        window.workspaces()->showWorkspace(WorkspaceId::Explore);
        const QSignalSpy runs(action, &QAction::triggered);
        window.activateWindow();
        QVERIFY(waitForWindowActive(&window));
        window.workspaces()->focusView();
        QTest::keyClick(window.focusWidget(), Qt::Key_F);
        QCOMPARE(runs.size(), 0);
        QTest::keyClick(window.focusWidget(), Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(runs.size(), 1);
    }

    void languageIsChosen()
    {
        const TranslatedWindow translated(&m_translations);
        showAt(*translated.window(), {1400, 900});
        translated.window()->showPreferences();
        const auto dialog = [&translated] { return translated.window()->findChild<PreferencesDialog *>(); };
        const QString key = Settings::instance().language.key();
        for (const auto &[code, title] : {std::pair("de", "Einstellungen"), std::pair("en", "Preferences")}) {
            auto *box = dialog()->findChild<QComboBox *>(key);
            box->setFocus();
            QTest::keyClick(box, code == QLatin1String("de") ? Qt::Key_End : Qt::Key_Up);
            QCOMPARE(Settings::instance().language.value(), QLatin1String(code));
            QTRY_VERIFY(dialog() && dialog()->windowTitle() == QLatin1String(title));
            QVERIFY(dialog()->isVisible());
            QCOMPARE(dialog()->findChild<QComboBox *>(key)->currentText(),
                     code == QLatin1String("de") ? QStringLiteral("Deutsch") : QStringLiteral("English"));
        }
    }

    void typeGrows()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        window.showPreferences();
        auto *size = window.findChild<QSpinBox *>(Settings::instance().typeSize.key());
        const double before = QApplication::font().pointSizeF();
        const int lines = 2000;
        const double presented = WindowPresentation::typeScale(lines);
        size->setValue(150);
        QCOMPARE(QApplication::font().pointSizeF(), 1.5 * before);
        QCOMPARE(WindowPresentation::typeScale(lines), presented); // as large as an audience needs, and no larger
        window.setPresentation(true);
        const int height = window.screen()->size().height();
        for (const int percent : {150, 120}) {
            size->setValue(percent);
            QCOMPARE(QApplication::font().pointSizeF(), before * WindowPresentation::typeScale(height));
        }
        window.setPresentation(false);
        QCOMPARE(QApplication::font().pointSizeF(), 1.2 * before);
        Settings::instance().typeSize.reset();
        QCOMPARE(QApplication::font().pointSizeF(), before);
    }

    void memoryIsLimited()
    {
        const TranslatedWindow translated(&m_translations);
        translated.window()->showPreferences();
        auto *share = translated.window()->findChild<QSpinBox *>(Settings::instance().memoryShare.key());
        share->setValue(90);
        const quint64 most = memoryShare();
        share->setValue(10);
        QVERIFY(memoryShare() < most / 3); // though others use memory, too
    }

    void thinkingTimeIsOneNumber()
    {
        SessionWindow window;
        window.showPreferences();
        auto *inDialog = window.findChild<QSpinBox *>(Settings::instance().thinkingTime.key());
        auto *inPlay = window.findChild<QSpinBox *>(QStringLiteral("thinkingTimeMs"));
        inDialog->setValue(33);
        QCOMPARE(inPlay->value(), 33);
        inPlay->setValue(44);
        QCOMPARE(inDialog->value(), 44);
        SessionWindow next;
        QCOMPARE(next.session()->match()->solverSettings()->thinkingTimeMs(), 44'000);
    }

    void storedFilesAreDeleted()
    {
        {
            SessionWindow earlier;
            showAt(earlier, {1400, 900});
            earlier.open(QStringLiteral("kayles:7"));
            QTRY_VERIFY(isReadyFor(earlier, QStringLiteral("kayles:7")));
            QVERIFY(earlier.close());
        }
        QCOMPARE(autosavedDocuments().size(), 1);
        SessionWindow window;
        showAt(window, {1400, 900});
        QGuiApplication::clipboard()->setText(QStringLiteral("a b\nb c\n"));
        (*window.commands())[WindowCommands::pasteGraph]->trigger();
        QTRY_VERIFY(window.session()->exploration()->isReady());
        const QDir graphs(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                          QStringLiteral("/graphs"));
        QCOMPARE(graphs.entryList(QDir::Files).size(), 1);
        JobControl control;
        QCOMPARE(keepTable(tableFolder(), *MatrixTable::build(3, 3, control), control), std::nullopt);
        QCOMPARE(keptTables().size(), 1);
        window.showPreferences();
        for (const char *name : {"deletePastedGraphs", "deleteAutosaved", "deleteTables"}) {
            window.findChild<QPushButton *>(QLatin1String(name))->click();
            auto *question = window.findChild<QMessageBox *>(QStringLiteral("askToDelete"));
            for (QAbstractButton *button : question->buttons()) {
                if (question->buttonRole(button) == QMessageBox::DestructiveRole)
                    button->click();
            }
            QTRY_VERIFY(!window.findChild<QMessageBox *>(QStringLiteral("askToDelete")));
        }
        QVERIFY(autosavedDocuments().isEmpty());
        QVERIFY(graphs.entryList(QDir::Files).isEmpty());
        QVERIFY(keptTables().isEmpty());
    }

private:
    Translations m_translations;
};

MEXPLORER_TEST(TestWindowPreferences)
#include "tst_windowpreferences.moc"
