// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/fontaware.h"

#include <QFontMetrics>
#include <QLabel>

#include <functional>

namespace mexplorer {

/// \a expression for a label that breaks lines: places are marked, invisibly, where a long position may go on in the
/// next line. For reading only: what is marked can't be pasted into the game bar.
QString breakable(const QString &expression);

/// \a expression for a label that breaks lines: in a sum between the components and nowhere else. A component wider
/// than \a width is cut in the middle. For reading only, too.
QString keptTogether(const QString &expression, const QFontMetrics &metrics, int width);

/// A text for a tool tip, which breaks lines if it is long: \a text may hold a name of thousands of letters.
QString tipText(const QString &text);

/// A label of several lines whose text is made for its width, and made anew when that or the font changes.
class FittedLabel : public FontAware<QLabel>
{
    Q_OBJECT

public:
    /// Gives the text for lines of \a width pixels.
    using Maker = std::function<QString(const QFontMetrics &metrics, int width)>;

    explicit FittedLabel(QWidget *parent = nullptr);

    /// Makes the text at once, and again whenever width or font change.
    void setMaker(Maker maker);
    /// An expression that breaks as keptTogether() says, and is in the tool tip as a whole if it was cut.
    void setExpression(const QString &expression);
    /// Makes the text anew.
    void fit();
    /// Narrower than its longest word, which is cut instead of pushing the window apart. Rich text has room for code,
    /// which is higher, also while there is none in it.
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void fontChanged() override;

private:
    Maker m_maker;
    int m_codeHeight = 0; ///< of a line with code that is kept together
};

} // namespace mexplorer
