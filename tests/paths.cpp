// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/paths.h"

namespace paths {

QString source(const QString &name)
{
    return QStringLiteral(MEXPLORER_SOURCES "/") + name;
}

QString data(const QString &name)
{
    return source(QStringLiteral("tests/data/") + name);
}

QString program()
{
    return QStringLiteral(MEXPLORER_PROGRAM);
}

QString buildFolder()
{
    return QStringLiteral(MEXPLORER_BUILD);
}

QString cmake()
{
    return QStringLiteral(MEXPLORER_CMAKE);
}

QString lupdate()
{
    return QStringLiteral(MEXPLORER_LUPDATE);
}

} // namespace paths
