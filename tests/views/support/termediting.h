// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/views/support/windowwait.h"
#include "views/start/termeditor.h"

#include <QAbstractSpinBox>
#include <QLineEdit>
#include <QTest>

#include <memory>

/// Types a number into a spin box, after selecting all.
inline void type(QAbstractSpinBox *box, qint64 value)
{
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, QString::number(value));
}

inline void type(QLineEdit *line, const QString &text)
{
    line->setFocus();
    line->selectAll();
    QTest::keyClick(line, Qt::Key_Delete);
    QTest::keyClicks(line, text);
}

/// The editor of a family in a separate window.
class ShownEditor
{
public:
    mexplorer::TermEditor *show(const QString &family)
    {
        m_editor.reset(makeTermEditor(*mexplorer::findFamily(family)));
        m_editor->resize(420, 420);
        m_editor->show();
        m_editor->activateWindow();
        return waitForWindowActive(m_editor.get()) ? m_editor.get() : nullptr;
    }
    template <class Widget> Widget *find(const char *name)
    {
        return m_editor->findChild<Widget *>(QLatin1String(name));
    }

protected:
    std::unique_ptr<mexplorer::TermEditor> m_editor;
};
