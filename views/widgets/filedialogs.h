// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QFileDialog;
class QWidget;

namespace mexplorer {

/// A file name for what was made of a game, without its ending: "kayles-7" for kayles:7, "moves-a" for the vertex a of
/// graph{/data/moves.dot}. Letters, digits, dots and hyphens only, at most 60 of them.
QString fileNameFor(const QString &expression);

/// A line of a dialog's kinds of files: "DOT (*.dot *.gv)".
QString fileFilter(const QString &name, const QStringList &endings);

/// What a dialog asks for.
struct FileQuestion
{
    QString title;
    QString objectName;
    QStringList filters;     ///< kinds of files, as fileFilter() writes them
    QString expression = {}; ///< what is saved is made of: its name is proposed
};

/// Opens a dialog for a file to read; it starts in the folder that was used last. \a chosen is given the path.
QFileDialog *askForFileToOpen(QWidget *parent, const FileQuestion &question,
                              const std::function<void(const QString &path)> &chosen);
/// The same for a file to write. A name without an ending gets that of the kind of file that is chosen, at first the
/// first one.
QFileDialog *askForFileToSave(QWidget *parent, const FileQuestion &question,
                              const std::function<void(const QString &path)> &chosen);

} // namespace mexplorer
