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

/// A layout of \a parent's widgets, or one to put into another layout, with its spacing and margins.
template <class Layout> Layout *makeLayout(QWidget *parent, int spacing, const QMargins &margins = {})
{
    auto *layout = new Layout(parent);
    layout->setContentsMargins(margins);
    layout->setSpacing(spacing);
    return layout;
}

/// A widget that the style sheet and tests find by \a name; \a arguments are those of its constructor.
template <class Widget, class... Arguments> Widget *makeNamed(const char *name, Arguments &&...arguments)
{
    auto *widget = new Widget(std::forward<Arguments>(arguments)...);
    widget->setObjectName(QLatin1String(name));
    return widget;
}

/// A label of so many lines as its text takes.
inline QLabel *makeText(const char *name, QWidget *parent = nullptr)
{
    auto *label = makeNamed<QLabel>(name, parent);
    label->setWordWrap(true);
    return label;
}

/// A label whose mnemonic leads to \a field.
inline QLabel *makeFieldLabel(const QString &text, QWidget *field)
{
    auto *label = new QLabel(text);
    label->setBuddy(field);
    return label;
}

/// A button that an icon alone stands for; \a tip says what it does.
QToolButton *makeIconButton(const QString &name, const char *icon, const QString &tip, QWidget *parent = nullptr);

/// A button that opens \a menu, with its title.
QToolButton *makeMenuButton(const QString &name, QMenu *menu, QWidget *parent = nullptr);

/// A flat button with the icon and the text of a command.
QToolButton *makeCommandButton(QAction *command, QWidget *parent = nullptr);

/// Adds widgets to a layout, a splitter or a stack, one after the other.
template <class Container> void addWidgets(Container *container, std::initializer_list<QWidget *> widgets)
{
    for (QWidget *widget : widgets)
        container->addWidget(widget);
}

/// A splitter whose parts never vanish. Of room that comes each part gets its share. It has its parent from the start:
/// parts that pass through a widget without one lose their places in the order of Tab (Qt 6.4).
QSplitter *makeSplitter(QWidget *parent, Qt::Orientation orientation,
                        std::initializer_list<std::pair<QWidget *, int>> parts);

/// Labels stand in the middle of fields that are high, as those for a finger are, and not at their top.
void centerLabels(const QFormLayout *form);

/// Fills a widget with content that scrolls up and down where it is higher than there is room, never sideways.
void fillScrolled(QWidget *owner, QWidget *content);

} // namespace mexplorer
