#include "app/window/runwindow.h"

#include "app/window/quitsignals.h"
#include "app/window/sessionwindow.h"
#include "app/window/windowstate.h"
#include "model/core/translations.h"
#include "views/theme/style.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QIcon>

namespace mexplorer {

int runWindow(QApplication &app, const QString &gameOrFile)
{
    QCoreApplication::setOrganizationName(QStringLiteral("Mexplorer"));
    QCoreApplication::setApplicationName(QStringLiteral("mexplorer"));
    QCoreApplication::setApplicationVersion(QStringLiteral(MEXPLORER_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Mexplorer"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.mexplorer.Mexplorer"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/org.mexplorer.Mexplorer.svg")));
    const Translations translations;
    const Preferences preferences;
    Theme::instance().setReducedMotion(preferences.reducedMotion());
    Theme::instance().setMode(preferences.themeMode());
    applyStyle(app);

    SessionWindow window;
    const QuitSignals quitSignals;
    QObject::connect(&quitSignals, &QuitSignals::quitRequested, &window, &QWidget::close);
    window.show();
    if (!gameOrFile.isEmpty())
        window.open(gameOrFile);
    return QApplication::exec();
}

} // namespace mexplorer
