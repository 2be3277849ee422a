// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

class QPainter;
class QRectF;
class QTextDocument;

namespace mexplorer {

/// Creates a document of HTML whose pictures, inline SVG, are drawn as vector graphics. Needs a QGuiApplication.
std::unique_ptr<QTextDocument> documentOf(const QString &html);
/// Draws the part of the document in \a view with black text, whatever the window's palette.
void drawOnPaper(QTextDocument &document, QPainter &painter, const QRectF &view);

} // namespace mexplorer
