// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowstate.h"

#include "model/core/translations.h"

namespace mexplorer {

namespace {

const QString organization = QStringLiteral("Mexplorer");
const QString languageKey = QStringLiteral("view/language");
const QString recentGamesKey = QStringLiteral("recent/games");
const QString recentFilesKey = QStringLiteral("recent/files");
constexpr qsizetype maxGames = 20;
constexpr qsizetype maxFiles = 12;
/// Grows when the docks change, or how their places are written, so that none saved for others are restored.
constexpr int layoutVersion = 3;

QString docksKey(bool narrow)
{
    return QStringLiteral("window/docks-%1-%2")
        .arg(narrow ? QStringLiteral("narrow") : QStringLiteral("wide"))
        .arg(layoutVersion);
}

} // namespace

Preferences::Preferences()
    : m_settings(QSettings::IniFormat, QSettings::UserScope, organization, QStringLiteral("preferences"))
{
}

Theme::Mode Preferences::themeMode() const
{
    const QString mode = m_settings.value(QStringLiteral("view/theme")).toString();
    return mode == QStringLiteral("light")  ? Theme::Mode::Light
           : mode == QStringLiteral("dark") ? Theme::Mode::Dark
                                            : Theme::Mode::System;
}

void Preferences::setThemeMode(Theme::Mode mode)
{
    static const char *names[] = {"system", "light", "dark"};
    m_settings.setValue(QStringLiteral("view/theme"), QLatin1String(names[static_cast<int>(mode)]));
}

QString Preferences::language() const
{
    const QString code = m_settings.value(languageKey).toString();
    return Translations::codeOf(Translations::byCode(code)) == code ? code : QString();
}

void Preferences::setLanguage(const QString &code)
{
    m_settings.setValue(languageKey, code);
}

bool Preferences::reducedMotion() const
{
    return m_settings.value(QStringLiteral("view/reducedMotion"), false).toBool();
}

void Preferences::setReducedMotion(bool reduced)
{
    m_settings.setValue(QStringLiteral("view/reducedMotion"), reduced);
}

QString Preferences::lessonFolder() const
{
    return m_settings.value(QStringLiteral("lessons/folder")).toString();
}

void Preferences::setLessonFolder(const QString &folder)
{
    m_settings.setValue(QStringLiteral("lessons/folder"), folder);
}

WindowState::WindowState(QObject *parent)
    : QObject(parent), m_settings(QSettings::IniFormat, QSettings::UserScope, organization, QStringLiteral("session"))
{
}

QByteArray WindowState::geometry() const
{
    return m_settings.value(QStringLiteral("window/geometry")).toByteArray();
}

QByteArray WindowState::docks(bool narrow) const
{
    return m_settings.value(docksKey(narrow)).toByteArray();
}

void WindowState::saveWindow(const QByteArray &geometry, const QByteArray &docks, bool narrow)
{
    m_settings.setValue(QStringLiteral("window/geometry"), geometry);
    if (!docks.isEmpty())
        m_settings.setValue(docksKey(narrow), docks);
}

void WindowState::forgetDocks()
{
    m_settings.remove(docksKey(true));
    m_settings.remove(docksKey(false));
}

QStringList WindowState::recentGames() const
{
    return m_settings.value(recentGamesKey).toStringList();
}

QStringList WindowState::recentFiles() const
{
    return m_settings.value(recentFilesKey).toStringList();
}

void WindowState::addRecentGame(const QString &expression)
{
    addRecent(recentGamesKey, expression, maxGames);
}

void WindowState::addRecentFile(const QString &path)
{
    addRecent(recentFilesKey, path, maxFiles);
}

void WindowState::removeRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    m_settings.setValue(recentFilesKey, files);
    emit recentChanged();
}

void WindowState::addRecent(const QString &key, const QString &item, qsizetype max)
{
    m_settings.sync(); // another window may have added its own
    QStringList items = m_settings.value(key).toStringList();
    items.removeAll(item);
    items.prepend(item);
    m_settings.setValue(key, QStringList(items.first(std::min(items.size(), max))));
    emit recentChanged();
}

} // namespace mexplorer
