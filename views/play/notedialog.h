// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gametree.h"

#include <QDialog>

class QLineEdit;
class QPlainTextEdit;

namespace mexplorer {

/// Asks for the name of a line and a comment on its first move.
class NoteDialog : public QDialog
{
    Q_OBJECT

public:
    NoteDialog(const MoveNote &note, QWidget *parent);

    /// What was written, with the mark that was there.
    MoveNote note() const;

private:
    MoveMark m_mark;
    QLineEdit *m_name;
    QPlainTextEdit *m_comment;
};

} // namespace mexplorer
