// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace mexplorer {

/// The glossary: a search field, the terms that fit it, and what the chosen one means, with links to the terms that the
/// meaning mentions. The window below stays usable.
class GlossaryWindow : public QDialog
{
    Q_OBJECT

public:
    explicit GlossaryWindow(QWidget *parent = nullptr);

    /// Shows a term, by any of its names; the first one if it isn't known.
    void showTerm(const QString &name);
    /// The term that is shown.
    QString term() const;

private:
    void fill();
    void showEntry();

    QLineEdit *m_search;
    QListWidget *m_terms;
    QTextBrowser *m_text;
};

} // namespace mexplorer
