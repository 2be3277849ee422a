// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/teach/exercisemaker.h"
#include "views/writing/pageprinting.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QTextEdit;

namespace mexplorer {

class Session;

/// Dialog that makes a sheet of exercises, with a print preview: which kinds, how many, the number of the sheet, with
/// or without the key. The sheet can be saved as PDF, HTML, LaTeX or text, or printed.
class SheetDialog : public QDialog
{
    Q_OBJECT

public:
    SheetDialog(Session *session, const QString &subject, const std::vector<ExerciseKind> &kinds, QWidget *parent);

    /// The current sheet; null while it is being made, and if there is none.
    const ExerciseSheet *sheet() const { return m_sheet.get(); }
    /// Writes the sheet to \a path, in the format of its ending, PDF in the background; emits Session::problemFound()
    /// if that fails.
    void write(const QString &path);

private:
    QWidget *makeChoices(const std::vector<ExerciseKind> &kinds);
    ExerciseRequest request() const;
    void remake();
    void setSheet(const Result<ExerciseSheet> &sheet);
    QString html() const;
    void save();
    Printable printable() const;

    Session *m_session;
    Job m_making;
    QString m_subject;
    std::vector<QCheckBox *> m_kinds; ///< in the order of allExerciseKinds()
    QSpinBox *m_count;
    QSpinBox *m_seed;
    QCheckBox *m_key;
    QTextEdit *m_preview;
    QLabel *m_problem;
    QList<QPushButton *> m_buttons; ///< the buttons that need a sheet
    std::shared_ptr<const ExerciseSheet> m_sheet;
};

} // namespace mexplorer
