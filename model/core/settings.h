// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QMap>
#include <QObject>
#include <QStringList>
#include <QVariant>

#include <optional>

namespace mexplorer {

class Settings;

/// Light, dark, or the same as the desktop.
enum class ThemeMode { System, Light, Dark };

/// The key sequences changed by the user, by the names of their commands: "Ctrl+F" in portable text, or an empty list
/// for a command whose keys were removed.
using CommandKeys = QMap<QString, QStringList>;

/// The page of the Preferences dialog that contains a setting; Remembered if the program only stores it.
enum class SettingPage { Appearance, Solver, Files, Shortcuts, Remembered };

/// The file of a setting: preferences.json contains what the user chose, session.json how the window was left. Either
/// can be deleted without the other.
enum class SettingFile { Preferences, Session };

/// A setting of any type.
class AnySetting : public QObject
{
    Q_OBJECT

public:
    /// The name in the file: "view/theme".
    const QString &key() const { return m_key; }
    SettingPage page() const { return m_page; }

    /// Removes the value from the file: the default holds.
    void reset();

signals:
    /// Emitted when set() or reset() of this program has changed the value.
    void changed();

protected:
    AnySetting(Settings *settings, SettingFile file, const char *key, SettingPage page);

    /// Returns the value in the file; an invalid one if there is none.
    QVariant stored() const;
    void store(const QVariant &value);

private:
    Settings *m_settings;
    SettingFile m_file;
    QString m_key;
    SettingPage m_page;
};

/// The values that a setting accepts. Other values in the file count as the nearest accepted one, or as the default.
template <class Value> struct SettingRange
{
};
template <> struct SettingRange<int>
{
    int min = 0;
    int max = 0;
};
template <> struct SettingRange<QStringList>
{
    qsizetype maxCount = 0;
};
template <> struct SettingRange<QString>
{
    bool (*isValid)(const QString &text) = nullptr;
};

/// A setting with its type, default and range. Each call of value() reads the file if another program has changed it.
template <class Value> class Setting final : public AnySetting
{
public:
    Setting(Settings *settings, SettingFile file, const char *key, SettingPage page, const Value &defaultValue = {},
            const SettingRange<Value> &range = {})
        : AnySetting(settings, file, key, page), m_default(defaultValue), m_range(range)
    {
    }

    Value value() const;
    /// Writes the value to the file; see Settings::problemFound() for a file that can't be written.
    void set(const Value &value);

    const Value &defaultValue() const { return m_default; }
    const SettingRange<Value> &range() const { return m_range; }

private:
    Value m_default;
    SettingRange<Value> m_range;
};

/// All settings of the program, each declared once. They are stored in two JSON files, which keep the keys that this
/// version does not know. A setting is added here, and its control to a page of the Preferences dialog: tests fail
/// without it, unless the setting is only remembered. For the window's thread.
class Settings : public QObject
{
    Q_OBJECT

public:
    static Settings &instance();

    /// All settings below.
    const QList<AnySetting *> &all() const { return m_all; }
    /// The current problem with writing a file; none once a file was written again.
    const std::optional<Problem> &problem() const { return m_problem; }

signals:
    /// Emitted when a file can't be written; not again until one was written.
    void problemFound(const mexplorer::Problem &problem);

private:
    friend class AnySetting;

    Settings() = default;
    void write(SettingFile file, const QString &key, const QVariant &value);

    std::optional<Problem> m_problem;
    QList<AnySetting *> m_all;

public:
    Setting<ThemeMode> theme{this, SettingFile::Preferences, "view/theme", SettingPage::Appearance};
    /// The code of the language, "de"; empty for the language of the system.
    Setting<QString> language{this, SettingFile::Preferences, "view/language", SettingPage::Appearance,
                              {},   {isLanguageCode}};
    Setting<bool> reducedMotion{this, SettingFile::Preferences, "view/reducedMotion", SettingPage::Appearance};
    /// In per cent of the desktop's.
    Setting<int> typeSize{this, SettingFile::Preferences, "view/typeSize", SettingPage::Appearance, 100, {80, 200}};
    /// The time limit of a solver for a position, in seconds.
    Setting<int> thinkingTime{this,     SettingFile::Preferences, "solver/thinkingTime", SettingPage::Solver, 10,
                              {1, 3600}};
    /// The maximum share of the free memory for one computation, in per cent.
    Setting<int> memoryShare{this, SettingFile::Preferences, "solver/memoryShare", SettingPage::Solver, 75, {10, 90}};
    /// The folder of the user's own lessons; empty if there is none.
    Setting<QString> lessonFolder{this, SettingFile::Preferences, "lessons/folder", SettingPage::Files};
    Setting<CommandKeys> commandKeys{this, SettingFile::Preferences, "commands/keys", SettingPage::Shortcuts};

    /// The folder in which dialogs for files open: that of the last file; empty for the user's documents.
    Setting<QString> fileFolder{this, SettingFile::Session, "files/folder", SettingPage::Files};
    /// The latest first.
    Setting<QStringList> recentGames{this, SettingFile::Session, "recent/games", SettingPage::Remembered, {}, {20}};
    Setting<QStringList> recentFiles{this, SettingFile::Session, "recent/files", SettingPage::Remembered, {}, {12}};
    Setting<QByteArray> windowGeometry{this, SettingFile::Session, "window/geometry", SettingPage::Remembered};
    /// The docks of wide windows and of narrow ones. The number grows when the docks or the format change, so that none
    /// saved for others are restored.
    Setting<QByteArray> wideDocks{this, SettingFile::Session, "window/docks-wide-3", SettingPage::Remembered};
    Setting<QByteArray> narrowDocks{this, SettingFile::Session, "window/docks-narrow-3", SettingPage::Remembered};

    /// The rules that the user wrote last, finished or not, and their position.
    Setting<QStringList> writtenRules{this, SettingFile::Session, "rules/written", SettingPage::Remembered, {}, {2}};

private:
    static bool isLanguageCode(const QString &code);
};

/// Puts \a item at the front of a list of recent things, in which each is once.
void addRecent(Setting<QStringList> &list, const QString &item);
void removeRecent(Setting<QStringList> &list, const QString &item);

} // namespace mexplorer
