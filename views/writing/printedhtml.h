// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

class QPainter;
class QRectF;
class QTextDocument;

namespace mexplorer {

/// A document of HTML whose pictures, inline SVG, are drawn as lines and not as pixels. Needs a QGuiApplication.
std::unique_ptr<QTextDocument> documentOf(const QString &html);
/// Draws what is in \a view in black, whatever the window's colours are.
void drawOnPaper(QTextDocument &document, QPainter &painter, const QRectF &view);

} // namespace mexplorer
