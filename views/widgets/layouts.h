// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>

#include <initializer_list>

class QFormLayout;

namespace mexplorer {

/// A layout of \a parent's widgets, or one to put into another layout, with its spacing and margins.
template <class Layout> Layout *makeLayout(QWidget *parent, int spacing, const QMargins &margins = {})
{
    auto *layout = new Layout(parent);
    layout->setContentsMargins(margins);
    layout->setSpacing(spacing);
    return layout;
}

/// Adds widgets to a layout, a splitter or a stack, one after the other.
template <class Container> void addWidgets(Container *container, std::initializer_list<QWidget *> widgets)
{
    for (QWidget *widget : widgets)
        container->addWidget(widget);
}

/// Labels stand in the middle of fields that are high, as those for a finger are, and not at their top.
void centerLabels(const QFormLayout *form);

/// Fills a widget with content that scrolls up and down where it is higher than there is room, never sideways.
void fillScrolled(QWidget *owner, QWidget *content);

} // namespace mexplorer
