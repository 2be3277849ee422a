// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QFileDialog;
class QWidget;

namespace mexplorer {

/// Returns a file name without its ending for data of a game: "kayles-7" for kayles:7, "moves-a" for the vertex a of
/// graph{/data/moves.dot}. It contains letters, digits, dots and hyphens only, at most 60 of them.
QString fileNameFor(const QString &expression);

/// Returns a filter of a file dialog: "DOT (*.dot *.gv)".
QString fileFilter(const QString &name, const QStringList &endings);

/// The settings of a file dialog.
struct FileQuestion
{
    QString title;
    QString objectName;
    QStringList filters;     ///< in the format of fileFilter()
    QString expression = {}; ///< of the data that is saved: determines the proposed name
};

/// Opens a dialog for a file to read; it starts in the folder used last. \a chosen is called with the path.
QFileDialog *askForFileToOpen(QWidget *parent, const FileQuestion &question,
                              const std::function<void(const QString &path)> &chosen);
/// Opens a dialog for a file to write. A name without an ending gets that of the chosen filter, initially the first.
QFileDialog *askForFileToSave(QWidget *parent, const FileQuestion &question,
                              const std::function<void(const QString &path)> &chosen);

} // namespace mexplorer
