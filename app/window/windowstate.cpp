// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowstate.h"

#include "model/core/translations.h"
#include "views/widgets/settings.h"

namespace mexplorer {

namespace {

const QString languageKey = QStringLiteral("view/language");
const QString recentGamesKey = QStringLiteral("recent/games");
const QString recentFilesKey = QStringLiteral("recent/files");
constexpr qsizetype maxGames = 20;
constexpr qsizetype maxFiles = 12;
/// Grows when the docks change, or how their places are written, so that none saved for others are restored.
constexpr int layoutVersion = 3;

Settings preferences()
{
    return Settings(QStringLiteral("preferences"));
}

Settings session()
{
    return Settings(QStringLiteral("session"));
}

QString docksKey(bool narrow)
{
    return QStringLiteral("window/docks-%1-%2")
        .arg(narrow ? QStringLiteral("narrow") : QStringLiteral("wide"))
        .arg(layoutVersion);
}

} // namespace

Theme::Mode Preferences::themeMode() const
{
    const QString mode = preferences().value(QStringLiteral("view/theme")).toString();
    return mode == QStringLiteral("light")  ? Theme::Mode::Light
           : mode == QStringLiteral("dark") ? Theme::Mode::Dark
                                            : Theme::Mode::System;
}

void Preferences::setThemeMode(Theme::Mode mode)
{
    static const char *names[] = {"system", "light", "dark"};
    preferences().keep(QStringLiteral("view/theme"), QLatin1String(names[static_cast<int>(mode)]));
}

QString Preferences::language() const
{
    const QString code = preferences().value(languageKey).toString();
    return Translations::codeOf(Translations::byCode(code)) == code ? code : QString();
}

void Preferences::setLanguage(const QString &code)
{
    preferences().keep(languageKey, code);
}

bool Preferences::reducedMotion() const
{
    return preferences().value(QStringLiteral("view/reducedMotion"), false).toBool();
}

void Preferences::setReducedMotion(bool reduced)
{
    preferences().keep(QStringLiteral("view/reducedMotion"), reduced);
}

QString Preferences::lessonFolder() const
{
    return preferences().value(QStringLiteral("lessons/folder")).toString();
}

void Preferences::setLessonFolder(const QString &folder)
{
    preferences().keep(QStringLiteral("lessons/folder"), folder);
}

QByteArray WindowState::geometry() const
{
    return session().value(QStringLiteral("window/geometry")).toByteArray();
}

QByteArray WindowState::docks(bool narrow) const
{
    return session().value(docksKey(narrow)).toByteArray();
}

void WindowState::saveWindow(const QByteArray &geometry, const QByteArray &docks, bool narrow)
{
    session().keep(QStringLiteral("window/geometry"), geometry);
    if (!docks.isEmpty())
        session().keep(docksKey(narrow), docks);
}

void WindowState::forgetDocks()
{
    session().forget({docksKey(true), docksKey(false)});
}

QStringList WindowState::recentGames() const
{
    return session().value(recentGamesKey).toStringList();
}

QStringList WindowState::recentFiles() const
{
    return session().value(recentFilesKey).toStringList();
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
    session().keep(recentFilesKey, files);
    emit recentChanged();
}

void WindowState::addRecent(const QString &key, const QString &item, qsizetype max)
{
    QStringList items = session().value(key).toStringList();
    items.removeAll(item);
    items.prepend(item);
    session().keep(key, QStringList(items.first(std::min(items.size(), max))));
    emit recentChanged();
}

} // namespace mexplorer
