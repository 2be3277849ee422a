// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/notedialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace mexplorer {

NoteDialog::NoteDialog(const MoveNote &note, QWidget *parent)
    : QDialog(parent), m_mark(note.mark), m_name(new QLineEdit(note.name, this)),
      m_comment(new QPlainTextEdit(note.comment, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Name and Comment"));
    m_name->setObjectName(QStringLiteral("lineName"));
    m_name->setPlaceholderText(tr("of the line that begins with this move"));
    m_comment->setObjectName(QStringLiteral("moveComment"));
    m_comment->setTabChangesFocus(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto *layout = new QFormLayout(this);
    layout->addRow(tr("&Name"), m_name);
    layout->addRow(tr("&Comment"), m_comment);
    layout->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(420, 240);
    m_comment->setFocus();
}

MoveNote NoteDialog::note() const
{
    return {m_name->text().simplified(), m_comment->toPlainText().trimmed(), m_mark};
}

} // namespace mexplorer
