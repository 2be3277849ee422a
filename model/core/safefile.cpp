// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/safefile.h"

#include "model/core/modeltext.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace mexplorer {

namespace {

Problem cannotWrite(const QString &path, const QString &reason)
{
    return Problem::file(Problem::Code::UnwritableFile,
                         ModelText::tr("%1 can't be written: %2. Choose another place.").arg(path, reason));
}

} // namespace

std::optional<Problem> writeSafely(const QString &path, FunctionRef<std::optional<Problem>(QIODevice &)> write)
{
    const QFileInfo info(path);
    if (info.isDir())
        return cannotWrite(path, ModelText::tr("it is a folder"));
    if (!info.dir().exists())
        return cannotWrite(path, ModelText::tr("there is no folder %1").arg(info.path()));
    QSaveFile file(path);
    file.setDirectWriteFallback(true);
    if (!file.open(QIODevice::WriteOnly))
        return cannotWrite(path, file.errorString());
    if (const auto problem = write(file)) {
        file.cancelWriting();
        return problem;
    }
    if (!file.commit())
        return cannotWrite(path, file.errorString());
    return std::nullopt;
}

std::optional<Problem> writeSafely(const QString &path, const QByteArray &bytes)
{
    return writeSafely(path, [&bytes](QIODevice &device) -> std::optional<Problem> {
        device.write(bytes); // what the device doesn't take shows when the file is committed
        return std::nullopt;
    });
}

} // namespace mexplorer
