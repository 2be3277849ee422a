// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/fontaware.h"

#include <QFontMetrics>
#include <QLabel>

#include <functional>

namespace mexplorer {

/// Returns \a expression with invisible marks where a long position may be wrapped in a label. For display only: the
/// result can't be pasted into the game bar.
QString breakable(const QString &expression);

/// Returns \a expression for a label with word wrap: lines break only between the components of a sum. A component
/// wider than \a width is cut in the middle. For display only, too.
QString unbroken(const QString &expression, const QFontMetrics &metrics, int width);

/// Returns a text for a tool tip with word wrap if it is long; \a text may have a name of thousands of characters.
QString tipText(const QString &text);

/// A word-wrapped label whose text depends on its width, and is recomputed when the width or the font changes.
class FittedLabel : public FontAware<QLabel>
{
    Q_OBJECT

public:
    /// Returns the text for lines of \a width pixels.
    using Maker = std::function<QString(const QFontMetrics &metrics, int width)>;

    explicit FittedLabel(QWidget *parent = nullptr);

    /// Sets the function that computes the text, and calls it.
    void setMaker(Maker maker);
    /// Shows an expression by unbroken(), with a tool tip if it was cut.
    void setExpression(const QString &expression);
    /// Computes the text again.
    void fit();
    /// Narrower than the longest word, which is cut so that it doesn't widen the window. The height for rich text
    /// includes code, which is higher, even while there is none.
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void fontChanged() override;

private:
    Maker m_maker;
    int m_codeHeight = 0; ///< of a line with unbroken code
};

} // namespace mexplorer
