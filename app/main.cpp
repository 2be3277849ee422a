// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commandoptions.h"
#include "app/cli/commands.h"
#include "app/window/mainwindow.h"
#include "app/window/translatedwindow.h"
#include "model/core/largearrays.h"
#include "model/core/safefile.h"
#include "model/core/settings.h"
#include "model/core/translations.h"
#include "views/theme/style.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QFile>
#include <QIcon>

#include <clocale>
#include <cstdlib>
#include <fcntl.h>
#include <langinfo.h>
#include <unistd.h>

using namespace mexplorer;

namespace {

/// Sets UTF-8 for names of files and output in every locale; Qt would do this itself, but with a warning.
void useUtf8()
{
    std::setlocale(LC_ALL, "");
    if (qstricmp(nl_langinfo(CODESET), "UTF-8") != 0)
        qputenv(qEnvironmentVariableIsEmpty("LC_ALL") ? "LC_CTYPE" : "LC_ALL", "C.UTF-8");
}

/// Opens /dev/null in place of closed standard streams; otherwise the next file opened would get such a number, and the
/// output.
void occupyClosedStreams()
{
    for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(number, F_GETFD) < 0) // gets the smallest free number; reading and writing fail as if it were closed
            (void)::open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

bool hasDisplay(const QStringList &arguments)
{
    for (const char *variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        if (!qEnvironmentVariableIsEmpty(variable))
            return true;
    }
    return arguments.contains(QStringLiteral("-platform")) || arguments.contains(QStringLiteral("--platform"));
}

void printLine(const QString &line)
{
    QTextStream err(stderr);
    printMessage(line, err);
}

/// Message handler while the application connects to the display: prints one line instead of Qt's several, and exits
/// instead of aborting.
void reportDeadDisplay(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    if (type == QtFatalMsg) {
        printLine(noDisplayLine());
        std::_Exit(ExitStatus::badInput);
    }
    if (!message.contains(QStringLiteral("display")) && !message.contains(QStringLiteral("platform plugin")))
        printLine(message);
}

QStringList rawArguments(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromUtf8(argv[i]);
    return arguments;
}

/// Opens the main window on a game expression or a file, or on the last document if \a gameOrFile is empty, and runs
/// until it is closed; in presentation mode if \a presents is set. Returns the program's exit status.
int runWindow(QApplication &app, const QString &gameOrFile, bool presents)
{
    QCoreApplication::setOrganizationName(QStringLiteral("Mexplorer"));
    QCoreApplication::setApplicationName(QStringLiteral("mexplorer"));
    QCoreApplication::setApplicationVersion(QStringLiteral(MEXPLORER_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Mexplorer"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.mexplorer.Mexplorer"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/org.mexplorer.Mexplorer.svg")));
    Translations translations;
    const Settings &settings = Settings::instance();
    translations.setLanguage(Translations::byCode(settings.language.value()));
    Theme::instance().setReducedMotion(settings.reducedMotion.value());
    Theme::instance().setMode(settings.theme.value());
    setTypeScale(chosenTypeScale());
    applyStyle(app);

    TranslatedWindow translated(&translations);
    translated.closeOnQuitSignals();
    translated.window()->show();
    if (!gameOrFile.isEmpty())
        translated.window()->open(gameOrFile);
    if (presents)
        translated.window()->present();
    return QApplication::exec();
}

int openWindow(int argc, char **argv)
{
    const QStringList raw = rawArguments(argc, argv);
    if (!hasDisplay(raw)) {
        const QString wrong = validateWindowArguments(raw);
        printLine(wrong.isEmpty() ? noDisplayLine() : wrong);
        return ExitStatus::badInput;
    }
    const QtMessageHandler handler = qInstallMessageHandler(reportDeadDisplay);
    QApplication application(argc, argv);
    qInstallMessageHandler(handler);
    const QString wrong = validateWindowArguments(application.arguments());
    if (!wrong.isEmpty()) {
        printLine(wrong);
        return ExitStatus::badInput;
    }
    const QStringList arguments = application.arguments();
    return runWindow(application, windowArgument(arguments), asksToPresent(arguments));
}

/// Message handler while the application starts offscreen, where the folders of a desktop session don't matter.
void ignoreSessionFolderWarning(QtMsgType, const QMessageLogContext &, const QString &message)
{
    if (!message.startsWith(QStringLiteral("QStandardPaths:")))
        printLine(message);
}

/// Creates an application without a display; one with offscreen painting for a command that writes a picture.
std::unique_ptr<QCoreApplication> applicationFor(int &argc, char **argv)
{
    if (!asksForPicture(rawArguments(argc, argv)))
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QtMessageHandler handler = qInstallMessageHandler(ignoreSessionFolderWarning);
    auto application = std::make_unique<QApplication>(argc, argv);
    qInstallMessageHandler(handler);
    return application;
}

} // namespace

int main(int argc, char **argv)
{
    occupyClosedStreams();
    lowerMmapThreshold();
    useUtf8();
    if (argc < 2 || !isCommandLine(QString::fromUtf8(argv[1])))
        return openWindow(argc, argv);
    const auto application = applicationFor(argc, argv);
    const Translations english; // the output for scripts doesn't depend on the system's language
    QFile standardOutput;
    standardOutput.open(STDOUT_FILENO, QIODevice::WriteOnly | QIODevice::Unbuffered);
    CheckedDevice checked(standardOutput);
    QTextStream out(&checked);
    QTextStream err(stderr);
    return runCommandLine(application->arguments(), out, err);
}
