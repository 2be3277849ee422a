// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/touchbar.h"

#include "views/theme/touch.h"
#include "views/widgets/eventfilter.h"

#include <QEvent>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace mexplorer {

void keepTouchSized(QToolBar *bar)
{
    constexpr int besideButtons = 64; // separators and margins
    QList<QToolButton *> buttons;
    for (QAction *action : bar->actions()) {
        if (auto *button = qobject_cast<QToolButton *>(bar->widgetForAction(action)))
            buttons << button;
    }
    const auto fit = [bar, buttons] {
        const auto count = std::max<int>(1, static_cast<int>(buttons.size()));
        const int width = std::clamp((bar->width() - besideButtons) / count, 0, touchSize);
        for (QToolButton *button : buttons)
            button->setMinimumSize(width, touchSize);
    };
    new EventFilter(bar, bar, [fit](const QEvent *event) {
        if (event->type() == QEvent::Resize)
            fit();
        return false;
    });
    fit();
}

} // namespace mexplorer
