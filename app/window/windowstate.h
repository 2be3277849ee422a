// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/theme.h"

#include <QObject>
#include <QStringList>

namespace mexplorer {

/// What a person chose, for all windows and for good.
class Preferences
{
public:
    Theme::Mode themeMode() const;
    void setThemeMode(Theme::Mode mode);
    /// The code of the language, "de"; empty for that of the system.
    QString language() const;
    void setLanguage(const QString &code);
    bool reducedMotion() const;
    void setReducedMotion(bool reduced);
    /// Where lessons of one's own are; empty if nowhere.
    QString lessonFolder() const;
    void setLessonFolder(const QString &folder);
};

/// How the window was left: where its parts stood and what was opened. Kept apart from the preferences, so that either
/// can be thrown away without the other.
class WindowState : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    QByteArray geometry() const;
    /// The docks' places as QMainWindow::saveState gives them; \a narrow windows remember theirs apart.
    QByteArray docks(bool narrow) const;
    void saveWindow(const QByteArray &geometry, const QByteArray &docks, bool narrow);
    void forgetDocks();

    /// The latest first.
    QStringList recentGames() const;
    QStringList recentFiles() const;
    void addRecentGame(const QString &expression);
    void addRecentFile(const QString &path);
    void removeRecentFile(const QString &path);

signals:
    void recentChanged();

private:
    void addRecent(const QString &key, const QString &item, qsizetype max);
};

} // namespace mexplorer
