// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/filedialogs.h"

#include "model/core/settings.h"
#include "model/notation/expression.h"

#include <QDir>
#include <QFileDialog>
#include <QRegularExpression>
#include <QStandardPaths>

namespace mexplorer {

namespace {

constexpr qsizetype maxFileName = 60;

QString lastFolder()
{
    for (const QString &path : {Settings::instance().fileFolder.value(),
                                QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)}) {
        if (!path.isEmpty() && QFileInfo(path).isDir())
            return path;
    }
    return QDir::homePath();
}

QFileDialog *makeDialog(QWidget *parent, const FileQuestion &question,
                        const std::function<void(const QString &path)> &chosen)
{
    auto *dialog = new QFileDialog(parent, question.title, lastFolder());
    dialog->setObjectName(question.objectName);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilters(question.filters);
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog, [chosen](const QString &path) {
        Settings::instance().fileFolder.set(QFileInfo(path).absolutePath());
        chosen(path);
    });
    return dialog;
}

/// Returns "dot" for "DOT (*.dot *.gv)".
QString usualEnding(const QString &filter)
{
    return filter.section(QStringLiteral("*."), 1, 1).section(u')', 0, 0).trimmed();
}

} // namespace

QString fileNameFor(const QString &expression)
{
    static const QRegularExpression other(QStringLiteral("[^\\p{L}\\p{N}.]+"));
    QString name = expression;
    for (const QString &file : graphFilesIn(expression))
        name.replace(QStringLiteral("graph{%1}").arg(file), QFileInfo(file).completeBaseName());
    name.replace(other, QStringLiteral("-"));
    if (name.size() > maxFileName)
        name = name.left(name.lastIndexOf(u'-', maxFileName) > 0 ? name.lastIndexOf(u'-', maxFileName) : maxFileName);
    while (name.startsWith(u'-') || name.startsWith(u'.'))
        name.remove(0, 1);
    while (name.endsWith(u'-') || name.endsWith(u'.'))
        name.chop(1);
    return name.isEmpty() ? QStringLiteral("game") : name;
}

QString fileFilter(const QString &name, const QStringList &endings)
{
    QStringList patterns;
    for (const QString &ending : endings)
        patterns << QStringLiteral("*.") + ending;
    return QStringLiteral("%1 (%2)").arg(name, patterns.join(u' '));
}

QFileDialog *askForFileToOpen(QWidget *parent, const FileQuestion &question,
                              const std::function<void(const QString &path)> &chosen)
{
    QFileDialog *dialog = makeDialog(parent, question, chosen);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->open();
    return dialog;
}

QFileDialog *askForFileToSave(QWidget *parent, const FileQuestion &question,
                              const std::function<void(const QString &path)> &chosen)
{
    QFileDialog *dialog = makeDialog(parent, question, chosen);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    const auto follow = [dialog](const QString &filter) { dialog->setDefaultSuffix(usualEnding(filter)); };
    follow(question.filters.constFirst());
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, follow);
    dialog->selectFile(fileNameFor(question.expression) + u'.' + dialog->defaultSuffix());
    dialog->open();
    return dialog;
}

} // namespace mexplorer
