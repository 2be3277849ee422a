#include "app/window/runwindow.h"

#include "app/window/mainwindow.h"
#include "views/theme/style.h"
#include "views/theme/theme.h"

#include <QApplication>

namespace mexplorer {

int runWindow(QApplication &app, const QString &gameOrFile)
{
    QCoreApplication::setOrganizationName(QStringLiteral("Mexplorer"));
    QCoreApplication::setApplicationName(QStringLiteral("mexplorer"));
    QCoreApplication::setApplicationVersion(QStringLiteral(MEXPLORER_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Mexplorer"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.mexplorer.Mexplorer"));
    Theme::instance().setMode(Theme::Mode::System);
    applyStyle(app);

    MainWindow window;
    window.show();
    if (!gameOrFile.isEmpty())
        window.open(gameOrFile);
    return QApplication::exec();
}

} // namespace mexplorer
