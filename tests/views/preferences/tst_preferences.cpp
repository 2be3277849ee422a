// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/preferences/preferencesdialog.h"

#include "model/core/settings.h"
#include "model/core/translations.h"
#include "model/session/session.h"
#include "tests/fulldisk.h"
#include "tests/testprogram.h"
#include "tests/views/support/windowwait.h"
#include "views/theme/theme.h"
#include "views/widgets/commands.h"

#include <QCheckBox>
#include <QJsonDocument>
#include <QJsonObject>
#include <QKeySequenceEdit>
#include <QMessageBox>
#include <QSettings>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTreeWidget>

using namespace mexplorer;

namespace {

constexpr CommandId open("file.open");
constexpr CommandId save("file.save");
constexpr CommandId fit("explore.fit");
constexpr CommandId hint("play.hint");

} // namespace

/// The commands of a window with two views, as in the program.
struct PreferredWindow : QWidget
{
    Commands commands{this, Qt::WindowShortcut};
    Commands explore{this};
    Commands play{this};

    PreferredWindow()
    {
        const auto nothing = [] {};
        commands.add(open, "&Open…", "Open a file", {.keys = {Qt::CTRL | Qt::Key_O}}, nothing);
        commands.add(save, "&Save", "Save the file", {.keys = {Qt::CTRL | Qt::Key_S, Qt::Key_F2}}, nothing);
        explore.add(fit, "&Fit", "Show the whole graph", {.keys = {Qt::Key_F}}, nothing);
        play.add(hint, "&Hint", "Show a good move", {.keys = {Qt::Key_H}}, nothing);
        commands.include(&explore, "Explore");
        commands.include(&play, "Play");
    }
};

/// Tests the dialog by its controls, used by keyboard. Each test begins without settings.
class PreferencesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everySettingIsShownOrOnlyRemembered();
    void controlsShowAndChangeTheirSettings();
    void changesReachTheProgram();
    void onlyFoldersAreAccepted();
    void storedFilesAreDeletedWhenConfirmed();
    void commandsAreFound();
    void keysAreChangedAndRestored();
    void takenKeysAreRefused();
    void otherViewsMayHaveTheSameKey();
    void germanTexts();

private:
    static QTreeWidgetItem *itemOf(const QTreeWidget *tree, const char *name)
    {
        return tree->findItems(QLatin1String(name), Qt::MatchExactly | Qt::MatchRecursive).value(0);
    }
    template <class Control> Control *control(const QString &name) const
    {
        return m_dialog->findChild<Control *>(name);
    }
    QTreeWidget *tree() const { return control<QTreeWidget>(Settings::instance().commandKeys.key()); }
    QString problem() const { return control<QLabel>(QStringLiteral("shortcutProblem"))->text(); }
    void choose(const char *command) const { tree()->setCurrentItem(itemOf(tree(), command)); }
    /// Types a key for the current command; the field accepts it a second later.
    void type(const char *field, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        auto *edit = control<QKeySequenceEdit>(QLatin1String(field));
        QSignalSpy finished(edit, &QKeySequenceEdit::editingFinished);
        QTest::keyClick(edit, key, modifiers);
        QTRY_VERIFY(!finished.isEmpty());
    }

    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<PreferredWindow> m_window;
    PreferencesDialog *m_dialog = nullptr;
};

void PreferencesTest::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_home->path());
    m_window = std::make_unique<PreferredWindow>();
    m_window->show();
    m_dialog = new PreferencesDialog(&m_window->commands, {}, m_window.get());
    m_dialog->show();
    QVERIFY(waitForWindowActive(m_dialog));
}

void PreferencesTest::cleanup()
{
    m_window.reset();
    Theme::instance().setMode(ThemeMode::Light);
    Theme::instance().setReducedMotion(false);
}

/// Fails for a setting without a control on its page.
void PreferencesTest::everySettingIsShownOrOnlyRemembered()
{
    const auto *pages = m_dialog->findChild<QTabWidget *>();
    for (const AnySetting *setting : Settings::instance().all()) {
        const auto *found = control<QWidget>(setting->key());
        QVERIFY2((found != nullptr) == (setting->page() != SettingPage::Remembered), qPrintable(setting->key()));
        if (found)
            QVERIFY2(pages->widget(int(setting->page()))->isAncestorOf(found), qPrintable(setting->key()));
    }
    QCOMPARE(pages->count(), int(SettingPage::Remembered));
}

void PreferencesTest::controlsShowAndChangeTheirSettings()
{
    int used = 0;
    for (AnySetting *setting : Settings::instance().all()) {
        auto *found = control<QWidget>(setting->key());
        if (!found || setting == &Settings::instance().commandKeys)
            continue;
        m_dialog->setPage(int(setting->page()));
        found->setFocus();
        const QSignalSpy changes(setting, &AnySetting::changed);
        const auto shown = [found] { return found->property(found->metaObject()->userProperty().name()); };
        const QVariant before = shown();
        if (qobject_cast<QComboBox *>(found) || qobject_cast<QSpinBox *>(found))
            QTest::keyClick(found, qobject_cast<QComboBox *>(found) ? Qt::Key_Down : Qt::Key_Up);
        else if (qobject_cast<QCheckBox *>(found))
            QTest::keyClick(found, Qt::Key_Space);
        else {
            QTest::keyClicks(found, m_home->path());
            QTest::keyClick(found, Qt::Key_Return);
        }
        QVERIFY(m_dialog->isVisible());
        QVERIFY2(!changes.isEmpty(), qPrintable(setting->key()));
        const char *name = setting == &Settings::instance().fileFolder ? "session" : "preferences";
        const QByteArray file =
            contentOf(m_home->filePath(QStringLiteral("Mexplorer/%1.json").arg(QLatin1String(name))));
        QVERIFY2(QJsonDocument::fromJson(file).object().contains(setting->key()), qPrintable(setting->key()));
        const QVariant after = shown();
        QVERIFY(after != before);
        // Another dialog shows the new value, and this one shows changes from elsewhere.
        const PreferencesDialog second(&m_window->commands, {}, m_window.get());
        const auto *same = second.findChild<QWidget *>(setting->key());
        QCOMPARE(same->property(same->metaObject()->userProperty().name()), after);
        setting->reset();
        QCOMPARE(shown(), before);
        ++used;
    }
    QVERIFY(used > 5);
}

void PreferencesTest::changesReachTheProgram()
{
    const Settings &settings = Settings::instance();
    Session session;
    control<QComboBox>(settings.theme.key())->setFocus();
    QTest::keyClick(control<QComboBox>(settings.theme.key()), Qt::Key_End);
    QCOMPARE(Theme::instance().mode(), ThemeMode::Dark);
    QTest::keyClick(control<QCheckBox>(settings.reducedMotion.key()), Qt::Key_Space);
    QVERIFY(Theme::instance().reducedMotion());
    control<QSpinBox>(settings.thinkingTime.key())->setValue(77);
    QCOMPARE(session.match()->solverSettings()->thinkingTimeMs(), 77'000);
    Session later;
    QCOMPARE(later.match()->solverSettings()->thinkingTimeMs(), 77'000);
}

void PreferencesTest::onlyFoldersAreAccepted()
{
    const Setting<QString> &setting = Settings::instance().lessonFolder;
    m_dialog->setPage(int(SettingPage::Files));
    auto *line = control<QLineEdit>(setting.key());
    const auto *said = control<QLabel>(QStringLiteral("folderProblem"));
    const QString missing = m_home->filePath(QStringLiteral("missing"));
    QTest::keyClicks(line, missing);
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(setting.value(), QString());
    QVERIFY(said->isVisible() && said->text().contains(missing));
    line->setText(m_home->path());
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(setting.value(), m_home->path());
    QVERIFY(!said->isVisible());
    line->clear();
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(setting.value(), QString());
}

void PreferencesTest::storedFilesAreDeletedWhenConfirmed()
{
    QStringList paths = {m_home->filePath(QStringLiteral("a"))};
    QFile file(paths.first());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray(5000, 'x')) == 5000);
    file.close();
    PreferencesDialog dialog(&m_window->commands,
                             {{"stored", "Graphs", "Delete?", [&] { return paths; }, [&] { paths.clear(); }}},
                             m_window.get());
    dialog.setPage(int(SettingPage::Files));
    dialog.show();
    const QSignalSpy removed(&dialog, &PreferencesDialog::filesRemoved);
    auto *button = dialog.findChild<QPushButton *>(QStringLiteral("stored"));
    const auto *size = button->parentWidget()->findChild<QLabel *>();
    QVERIFY2(size->text().contains(Translations::current().formattedDataSize(5000)), qPrintable(size->text()));
    for (const bool confirms : {false, true}) {
        button->click();
        auto *question = dialog.findChild<QMessageBox *>(QStringLiteral("askToDelete"));
        QVERIFY(question && question->isVisible());
        for (QAbstractButton *each : question->buttons()) {
            if ((question->buttonRole(each) == QMessageBox::DestructiveRole) == confirms) {
                each->click();
                break;
            }
        }
        QCOMPARE(paths.isEmpty(), confirms);
        QCOMPARE(button->isEnabled(), !confirms);
        QTRY_VERIFY(!dialog.findChild<QMessageBox *>(QStringLiteral("askToDelete")));
    }
    QCOMPARE(removed.size(), 1);
}

void PreferencesTest::commandsAreFound()
{
    m_dialog->setPage(int(SettingPage::Shortcuts));
    auto *search = control<QLineEdit>(QStringLiteral("shortcutSearch"));
    for (const auto &[typed, name] :
         {std::pair("ctrl+o", "Open"), std::pair("explore", "Fit"), std::pair("hin", "Hint")}) {
        search->setText(QLatin1String(typed));
        for (const char *each : {"Open", "Save", "Fit", "Hint"})
            QCOMPARE(!itemOf(tree(), each)->isHidden(), qstrcmp(each, name) == 0);
        QCOMPARE(tree()->currentItem(), itemOf(tree(), name));
    }
    search->setText(QStringLiteral("xyzzy"));
    QVERIFY(!problem().isEmpty());
    QVERIFY(!control<QKeySequenceEdit>(QStringLiteral("shortcutKey"))->isEnabled());
    search->clear();
    QVERIFY(problem().isEmpty());
}

void PreferencesTest::keysAreChangedAndRestored()
{
    m_dialog->setPage(int(SettingPage::Shortcuts));
    const QAction *action = m_window->commands[fit];
    choose("Fit");
    type("shortcutKey", Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(action->shortcuts(), QList<QKeySequence>{Qt::CTRL | Qt::Key_J});
    QVERIFY(action->toolTip().contains(QStringLiteral("Ctrl+J")));
    QCOMPARE(itemOf(tree(), "Fit")->text(1), QStringLiteral("Ctrl+J"));
    type("otherShortcutKey", Qt::Key_F7);
    QCOMPARE(action->shortcuts(), (QList<QKeySequence>{Qt::CTRL | Qt::Key_J, Qt::Key_F7}));
    {
        const PreferredWindow restarted;
        QCOMPARE(restarted.commands[fit]->shortcuts(), action->shortcuts());
        QCOMPARE(restarted.commands[fit]->toolTip(), action->toolTip());
    }
    choose("Save");
    auto *edit = control<QKeySequenceEdit>(QStringLiteral("shortcutKey"));
    edit->clear();
    emit edit->editingFinished(); // as its cross does
    QCOMPARE(m_window->commands[save]->shortcuts(), QList<QKeySequence>{Qt::Key_F2});
    choose("Fit");
    control<QPushButton>(QStringLiteral("restoreShortcut"))->click();
    QCOMPARE(action->shortcuts(), QList<QKeySequence>{Qt::Key_F});
    QCOMPARE(Settings::instance().commandKeys.value().keys(), QStringList{save.name()});
    control<QPushButton>(QStringLiteral("restoreShortcuts"))->click();
    QCOMPARE(m_window->commands[save]->shortcuts(), (QList<QKeySequence>{Qt::CTRL | Qt::Key_S, Qt::Key_F2}));
    QVERIFY(Settings::instance().commandKeys.value().isEmpty());
    QVERIFY(!control<QPushButton>(QStringLiteral("restoreShortcuts"))->isEnabled());
}

void PreferencesTest::takenKeysAreRefused()
{
    m_dialog->setPage(int(SettingPage::Shortcuts));
    const auto isRefused = [this](const char *command, Qt::Key key, Qt::KeyboardModifiers modifiers,
                                  const char *owner) {
        choose(command);
        const auto *edit = control<QKeySequenceEdit>(QStringLiteral("shortcutKey"));
        const QKeySequence before = edit->keySequence();
        type("shortcutKey", key, modifiers);
        return problem().contains(QLatin1String(owner)) && problem().endsWith(u'.') && edit->keySequence() == before &&
               Settings::instance().commandKeys.value().isEmpty();
    };
    QVERIFY(isRefused("Save", Qt::Key_O, Qt::ControlModifier, "Open"));
    QVERIFY(isRefused("Open", Qt::Key_F2, Qt::NoModifier, "Save"));
    QVERIFY(isRefused("Open", Qt::Key_F, Qt::NoModifier, "Explore: Fit")); // the window's keys work in each view
    QVERIFY(isRefused("Fit", Qt::Key_S, Qt::ControlModifier, "Save"));
    // When the key is free, it can be used; then the default can't be restored.
    m_window->commands.setKeys(open, {});
    choose("Save");
    type("shortcutKey", Qt::Key_O, Qt::ControlModifier);
    QCOMPARE(m_window->commands[save]->shortcuts().first(), QKeySequence(Qt::CTRL | Qt::Key_O));
    choose("Open");
    control<QPushButton>(QStringLiteral("restoreShortcut"))->click();
    QVERIFY(problem().contains(QStringLiteral("Save")));
    QVERIFY(m_window->commands[open]->shortcuts().isEmpty());
}

void PreferencesTest::otherViewsMayHaveTheSameKey()
{
    m_dialog->setPage(int(SettingPage::Shortcuts));
    choose("Fit");
    type("shortcutKey", Qt::Key_H);
    QCOMPARE(m_window->commands[fit]->shortcut(), QKeySequence(Qt::Key_H));
    QVERIFY(problem().isEmpty());
}

void PreferencesTest::germanTexts()
{
    Translations translations;
    translations.setLanguage(QLocale(QLocale::German));
    const PreferencesDialog german(&m_window->commands, {}, m_window.get());
    translations.setLanguage(QLocale(QLocale::English));
    QCOMPARE(german.windowTitle(), QStringLiteral("Einstellungen"));
    const QList<QLabel *> labels = german.findChildren<QLabel *>();
    const QList<QLabel *> english = m_dialog->findChildren<QLabel *>();
    QCOMPARE(labels.size(), english.size());
    for (qsizetype i = 0; i < labels.size(); ++i) {
        const bool isText = labels[i]->text().contains(u' ') || labels[i]->text().endsWith(u':');
        if (isText && labels[i]->text() != QStringLiteral("Solver:"))
            QVERIFY2(labels[i]->text() != english[i]->text(), qPrintable(labels[i]->text()));
    }
}

MEXPLORER_TEST(PreferencesTest)
#include "tst_preferences.moc"
