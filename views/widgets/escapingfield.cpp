// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/escapingfield.h"

#include "views/widgets/eventfilter.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace mexplorer {

void escapeTo(QLineEdit *field, QWidget *view)
{
    new EventFilter(field, field, [field, view](QEvent *event) {
        const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
        const auto *key = isKey ? static_cast<QKeyEvent *>(event) : nullptr;
        if (!key || key->key() != Qt::Key_Escape || key->modifiers() != Qt::NoModifier)
            return false;
        if (event->type() == QEvent::ShortcutOverride)
            event->accept(); // the key is the field's, whatever shortcut it is elsewhere
        else if (!field->text().isEmpty())
            field->clear();
        else
            view->setFocus(Qt::OtherFocusReason);
        return true;
    });
}

} // namespace mexplorer
