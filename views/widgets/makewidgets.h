// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>
#include <QLabel>

#include <initializer_list>

class QAction;
class QFormLayout;
class QMenu;
class QSplitter;
class QToolButton;

namespace mexplorer {

/// Creates a layout of \a parent's widgets, or one for use in another layout if null, with its spacing and margins.
template <class Layout> Layout *makeLayout(QWidget *parent, int spacing, const QMargins &margins = {})
{
    auto *layout = new Layout(parent);
    layout->setContentsMargins(margins);
    layout->setSpacing(spacing);
    return layout;
}

/// Creates a widget with an object name for the style sheet and tests; \a arguments are those of its constructor.
template <class Widget, class... Arguments> Widget *makeNamed(const char *name, Arguments &&...arguments)
{
    auto *widget = new Widget(std::forward<Arguments>(arguments)...);
    widget->setObjectName(QLatin1String(name));
    return widget;
}

/// Creates a word-wrapped label.
inline QLabel *makeText(const char *name, QWidget *parent = nullptr)
{
    auto *label = makeNamed<QLabel>(name, parent);
    label->setWordWrap(true);
    return label;
}

/// Creates a label whose mnemonic focuses \a field.
inline QLabel *makeFieldLabel(const QString &text, QWidget *field)
{
    auto *label = new QLabel(text);
    label->setBuddy(field);
    return label;
}

/// Creates a button with an icon only; \a tip is its tool tip.
QToolButton *makeIconButton(const QString &name, const char *icon, const QString &tip, QWidget *parent = nullptr);

/// Creates a button that opens \a menu, with its title.
QToolButton *makeMenuButton(const QString &name, QMenu *menu, QWidget *parent = nullptr);

/// Creates a flat button with the icon and the text of a command.
QToolButton *makeCommandButton(QAction *command, QWidget *parent = nullptr);

/// Adds widgets to a layout, a splitter or a stack in this order.
template <class Container> void addWidgets(Container *container, std::initializer_list<QWidget *> widgets)
{
    for (QWidget *widget : widgets)
        container->addWidget(widget);
}

/// Creates a splitter whose parts can't be collapsed; additional space is divided by their stretch factors. Its parent
/// is set first: parts that pass through a widget without a parent lose their place in the tab order (Qt 6.4).
QSplitter *makeSplitter(QWidget *parent, Qt::Orientation orientation,
                        std::initializer_list<std::pair<QWidget *, int>> parts);

/// Centres labels vertically next to fields that are high, such as those for touch.
void centerLabels(const QFormLayout *form);

/// Puts \a content into \a owner with a vertical scroll bar if necessary, and never a horizontal one.
void fillScrolled(QWidget *owner, QWidget *content);

} // namespace mexplorer
