// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>
#include <vector>

class QFormLayout;
class QTabWidget;

namespace mexplorer {

class Commands;

/// Files that the program stores by itself.
struct StoredFiles
{
    QString objectName;
    QString title;   ///< "Pasted graphs"
    QString warning; ///< what is lost with them, in a sentence
    std::function<QStringList()> paths;
    std::function<void()> remove;
};

/// The Preferences dialog: all settings but those that the program only remembers, the files that it stores, and the
/// keys of all commands. A change takes effect at once. The objectName of a control is the key of its setting.
class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    PreferencesDialog(Commands *commands, std::vector<StoredFiles> stored, QWidget *parent);

    /// The index of the current page.
    int page() const;
    void setPage(int page);

signals:
    /// Emitted after the user has deleted stored files.
    void filesRemoved();

private:
    QWidget *makeAppearancePage();
    QWidget *makeSolverPage();
    QWidget *makeFilesPage();
    void addStoredFiles(QFormLayout *form, const StoredFiles &files);

    std::vector<StoredFiles> m_stored;
    QTabWidget *m_pages;
};

} // namespace mexplorer
