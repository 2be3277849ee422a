#include "views/widgets/segmentedswitch.h"

#include <QAction>
#include <QActionGroup>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>

namespace mexplorer {

SegmentedSwitch::SegmentedSwitch(QWidget *parent)
    : QWidget(parent), m_group(new QButtonGroup(this)), m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(4);
    connect(m_group, &QButtonGroup::idClicked, this, &SegmentedSwitch::chosen);
}

int SegmentedSwitch::addChoice(const QString &text, const QString &toolTip)
{
    const int index = static_cast<int>(m_group->buttons().size());
    auto *button = new QPushButton(text);
    button->setCheckable(true);
    button->setFlat(true);
    button->setToolTip(toolTip);
    button->setChecked(index == 0);
    button->setAutoDefault(false);
    button->installEventFilter(this);
    m_group->addButton(button, index);
    m_layout->addWidget(button);
    return index;
}

bool SegmentedSwitch::eventFilter(QObject *watched, QEvent *event)
{
    const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event)->key() : 0;
    if (key != Qt::Key_Left && key != Qt::Key_Right)
        return QWidget::eventFilter(watched, event);
    if (QAbstractButton *next = m_group->button(current() + (key == Qt::Key_Left ? -1 : 1))) {
        next->setFocus(Qt::TabFocusReason);
        next->click();
    }
    return true;
}

QList<QAction *> SegmentedSwitch::choiceActions()
{
    QList<QAction *> actions;
    auto *group = new QActionGroup(this);
    for (QAbstractButton *button : m_group->buttons()) {
        auto *action = new QAction(button->text(), group);
        action->setObjectName(QStringLiteral("%1.%2").arg(objectName()).arg(m_group->id(button)));
        action->setStatusTip(button->toolTip());
        action->setCheckable(true);
        action->setChecked(button->isChecked());
        connect(button, &QAbstractButton::toggled, action, &QAction::setChecked);
        connect(action, &QAction::triggered, button, &QAbstractButton::click);
        actions << action;
    }
    return actions;
}

int SegmentedSwitch::current() const
{
    return m_group->checkedId();
}

void SegmentedSwitch::setCurrent(int index)
{
    if (QAbstractButton *button = m_group->button(index))
        button->setChecked(true);
}

} // namespace mexplorer
