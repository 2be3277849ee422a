// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/runwindow.h"

#include "app/window/mainwindow.h"
#include "app/window/quitsignals.h"
#include "app/window/translatedwindow.h"
#include "app/window/windowstate.h"
#include "model/core/translations.h"
#include "views/theme/style.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QIcon>

namespace mexplorer {

int runWindow(QApplication &app, const QString &gameOrFile, bool presents)
{
    QCoreApplication::setOrganizationName(QStringLiteral("Mexplorer"));
    QCoreApplication::setApplicationName(QStringLiteral("mexplorer"));
    QCoreApplication::setApplicationVersion(QStringLiteral(MEXPLORER_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Mexplorer"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.mexplorer.Mexplorer"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/org.mexplorer.Mexplorer.svg")));
    Translations translations;
    const Preferences preferences;
    translations.setLanguage(Translations::byCode(preferences.language()));
    Theme::instance().setReducedMotion(preferences.reducedMotion());
    Theme::instance().setMode(preferences.themeMode());
    applyStyle(app);

    TranslatedWindow translated(&translations);
    const QuitSignals quitSignals;
    QObject::connect(&quitSignals, &QuitSignals::quitRequested, &translated, &TranslatedWindow::close);
    translated.window()->show();
    if (!gameOrFile.isEmpty())
        translated.window()->open(gameOrFile);
    if (presents)
        translated.window()->present();
    return QApplication::exec();
}

} // namespace mexplorer
