// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>
#include <QTextStream>

namespace mexplorer {

/// Answers requests of another program, one JSON object a line, until the end of \a requests, and waits for what is
/// still being answered. Requests are answered on several threads, and in the order in which answers are ready. If \a
/// areFilesRefused, no request may name a file.
void serve(QIODevice &requests, QTextStream &answers, bool areFilesRefused);

} // namespace mexplorer
