// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/touchbar.h"

#include "views/theme/touch.h"

#include <QEvent>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace mexplorer {

namespace {

class TouchBarFollower final : public QObject
{
public:
    explicit TouchBarFollower(QToolBar *bar) : QObject(bar), m_bar(bar)
    {
        for (QAction *action : bar->actions()) {
            if (auto *button = qobject_cast<QToolButton *>(bar->widgetForAction(action)))
                m_buttons << button;
        }
        bar->installEventFilter(this);
        fit();
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Resize)
            fit();
        return QObject::eventFilter(watched, event);
    }

private:
    void fit()
    {
        constexpr int besideButtons = 64; // separators and margins
        const auto count = std::max<int>(1, static_cast<int>(m_buttons.size()));
        const int width = std::clamp((m_bar->width() - besideButtons) / count, 0, touchSize);
        for (QToolButton *button : m_buttons)
            button->setMinimumSize(width, touchSize);
    }

    QToolBar *m_bar;
    QList<QToolButton *> m_buttons;
};

} // namespace

void keepTouchSized(QToolBar *bar)
{
    new TouchBarFollower(bar);
}

} // namespace mexplorer
