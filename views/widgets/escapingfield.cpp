// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/escapingfield.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace mexplorer {

namespace {

class EscapeFilter final : public QObject
{
public:
    EscapeFilter(QLineEdit *field, QWidget *view) : QObject(field), m_field(field), m_view(view) {}

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
        const auto *key = isKey ? static_cast<QKeyEvent *>(event) : nullptr;
        if (!key || key->key() != Qt::Key_Escape || key->modifiers() != Qt::NoModifier)
            return QObject::eventFilter(watched, event);
        if (event->type() == QEvent::ShortcutOverride)
            event->accept(); // the key is the field's, whatever shortcut it is elsewhere
        else if (!m_field->text().isEmpty())
            m_field->clear();
        else
            m_view->setFocus(Qt::OtherFocusReason);
        return true;
    }

private:
    QLineEdit *m_field;
    QWidget *m_view;
};

} // namespace

void escapeTo(QLineEdit *field, QWidget *view)
{
    field->installEventFilter(new EscapeFilter(field, view));
}

} // namespace mexplorer
