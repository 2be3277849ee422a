// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace mexplorer {

/// The glossary: a search field, the matching terms, and the meaning of the current one, with links to other terms. The
/// window is not modal.
class GlossaryWindow : public QDialog
{
    Q_OBJECT

public:
    explicit GlossaryWindow(QWidget *parent = nullptr);

    /// Shows a term, by any of its names; the first term if there is none of this name.
    void showTerm(const QString &name);
    /// The current term.
    QString term() const;

private:
    void fill();
    void showEntry();

    QLineEdit *m_search;
    QListWidget *m_terms;
    QTextBrowser *m_text;
};

} // namespace mexplorer
