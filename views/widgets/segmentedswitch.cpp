#include "views/widgets/segmentedswitch.h"

#include <QButtonGroup>
#include <QHBoxLayout>
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
    m_group->addButton(button, index);
    m_layout->addWidget(button);
    return index;
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
