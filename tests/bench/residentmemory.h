// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>

/// The memory that the program has in use, in megabytes.
inline double residentMegabytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    constexpr double pageBytes = 4096;
    return file.readAll().split(' ').value(1).toDouble() * pageBytes / 1e6;
}
