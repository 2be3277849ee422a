// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QString>

#include <memory>
#include <optional>

class QPagedPaintDevice;
class QTextDocument;

namespace mexplorer {

/// A document of HTML whose pictures, inline SVG, are drawn as lines and not as pixels. Needs a QGuiApplication.
std::unique_ptr<QTextDocument> documentOf(const QString &html);

/// Prints it on pages with their numbers.
void printHtml(const QString &html, QPagedPaintDevice &device);

/// Writes it as a PDF file of A4 pages; what was at \a path stays if that fails.
std::optional<Problem> writePdf(const QString &html, const QString &path);

} // namespace mexplorer
