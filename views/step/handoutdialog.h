// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/step/stephandout.h"

#include <QDialog>

#include <set>

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace mexplorer {

class Session;

/// Dialog for a hand-out: its steps, the number of steps on a page, and whether values are left out; saves or prints
/// it.
class HandoutDialog : public QDialog
{
    Q_OBJECT

public:
    /// \a bookmarks are offered as the marked steps, if there are any.
    HandoutDialog(Session *session, TracePtr trace, std::set<int> bookmarks, QWidget *parent);

    HandoutOptions options() const;
    /// Writes PDF, HTML or LaTeX; emits Session::problemFound() if that fails.
    void write(const QString &path);

private:
    void save();
    Handout handout() const;

    Session *m_session;
    TracePtr m_trace;
    std::set<int> m_bookmarks;
    QComboBox *m_steps;
    QSpinBox *m_every;
    QComboBox *m_perPage;
    QCheckBox *m_blank;
};

} // namespace mexplorer
