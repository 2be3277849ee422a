#include "views/widgets/filedialogs.h"

#include <QDir>
#include <QFileDialog>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>

namespace mexplorer {

namespace {

constexpr qsizetype longestName = 60;

QSettings memory()
{
    return QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Mexplorer"),
                     QStringLiteral("session"));
}

QString lastFolder()
{
    const QString folder = memory().value(QStringLiteral("files/folder")).toString();
    for (const QString &path : {folder, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)}) {
        if (!path.isEmpty() && QFileInfo(path).isDir())
            return path;
    }
    return QDir::homePath();
}

} // namespace

QString fileNameFor(const QString &expression)
{
    static const QRegularExpression graph(QStringLiteral("graph\\{\\s*([^}]*?)\\s*\\}"));
    static const QRegularExpression other(QStringLiteral("[^\\p{L}\\p{N}.]+"));
    QString name = expression;
    for (QRegularExpressionMatch match = graph.match(name); match.hasMatch(); match = graph.match(name)) {
        const QString file = QFileInfo(match.captured(1)).completeBaseName();
        name.replace(match.capturedStart(), match.capturedLength(), file);
    }
    name.replace(other, QStringLiteral("-"));
    if (name.size() > longestName)
        name = name.left(name.lastIndexOf(u'-', longestName) > 0 ? name.lastIndexOf(u'-', longestName) : longestName);
    while (name.startsWith(u'-') || name.startsWith(u'.'))
        name.remove(0, 1);
    while (name.endsWith(u'-') || name.endsWith(u'.'))
        name.chop(1);
    return name.isEmpty() ? QStringLiteral("game") : name;
}

void useLastFolder(QFileDialog *dialog)
{
    dialog->setDirectory(lastFolder());
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog, [](const QString &path) {
        memory().setValue(QStringLiteral("files/folder"), QFileInfo(path).absolutePath());
    });
}

void proposeFileName(QFileDialog *dialog, const QString &expression)
{
    useLastFolder(dialog);
    dialog->selectFile(fileNameFor(expression) + u'.' + dialog->defaultSuffix());
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.section(QStringLiteral("*."), 1).section(u')', 0, 0).section(u' ', 0, 0));
    });
}

} // namespace mexplorer
