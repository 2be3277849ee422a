// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>

namespace mexplorer {

/// Base class of widgets that depend on their font; calls fontChanged() when the font or the style sheet changed.
template <class Widget> class FontAware : public Widget
{
public:
    using Widget::Widget;

protected:
    virtual void fontChanged() = 0;

    void changeEvent(QEvent *event) override
    {
        Widget::changeEvent(event);
        if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
            fontChanged();
    }
};

} // namespace mexplorer
