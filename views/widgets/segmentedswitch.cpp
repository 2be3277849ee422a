// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/segmentedswitch.h"

#include "views/widgets/flowlayout.h"
#include "views/widgets/makewidgets.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>

namespace mexplorer {

SegmentedSwitch::SegmentedSwitch(QWidget *parent)
    : QWidget(parent), m_group(new QButtonGroup(this)), m_layout(makeLayout<QHBoxLayout>(this, 4))
{
    connect(m_group, &QButtonGroup::idClicked, this, &SegmentedSwitch::chosen);
}

void SegmentedSwitch::setWrapping()
{
    delete m_layout;
    m_layout = new FlowLayout(this, 4);
    m_layout->setAlignment(Qt::AlignLeft);
    m_layout->setContentsMargins(0, 0, 0, 0);
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
    if (!m_usesArrowKeys)
        return true;
    if (QAbstractButton *next = m_group->button(current() + (key == Qt::Key_Left ? -1 : 1))) {
        next->setFocus(Qt::TabFocusReason);
        next->click();
    }
    return true;
}

void SegmentedSwitch::addCommands(Commands *commands, const std::vector<CommandId> &ids, MenuPosition position)
{
    Q_ASSERT(qsizetype(ids.size()) == m_group->buttons().size());
    CommandChoices<int> choices(commands, [this](int index) { m_group->button(index)->click(); });
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const QAbstractButton *button = m_group->button(int(i));
        const QString tip = button->toolTip().isEmpty() ? button->text() : button->toolTip();
        const QList<QKeySequence> keys = {Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + i)};
        QAction *action = choices.add(ids[i], button->text(), tip, {.keys = keys, .position = position}, int(i));
        action->setChecked(button->isChecked());
        connect(button, &QAbstractButton::toggled, action, &QAction::setChecked);
    }
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

void SegmentedSwitch::setNone()
{
    m_group->setExclusive(false);
    if (QAbstractButton *button = m_group->checkedButton())
        button->setChecked(false);
    m_group->setExclusive(true);
}

} // namespace mexplorer
