#include "model/exchange/safefile.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

namespace mexplorer {

namespace {

struct SafeFileText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::SafeFile)
};

Problem cannotWrite(const QSaveFile &file)
{
    return Problem::file(SafeFileText::tr("%1 can't be written: %2.").arg(file.fileName(), file.errorString()));
}

} // namespace

std::optional<Problem> writeSafely(const QString &path, FunctionRef<std::optional<Problem>(QIODevice &)> write)
{
    const QFileInfo info(path);
    if (info.isDir())
        return Problem::file(SafeFileText::tr("%1 is a folder, not a file.").arg(path));
    if (!info.dir().exists())
        return Problem::file(SafeFileText::tr("%1 can't be written: there is no folder %2.").arg(path, info.path()));
    QSaveFile file(path);
    file.setDirectWriteFallback(true);
    if (!file.open(QIODevice::WriteOnly))
        return cannotWrite(file);
    if (const auto problem = write(file)) {
        file.cancelWriting();
        return problem;
    }
    if (!file.commit())
        return cannotWrite(file);
    return std::nullopt;
}

} // namespace mexplorer
