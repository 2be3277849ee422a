// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>
#include <vector>

class QFormLayout;
class QTabWidget;

namespace mexplorer {

class Commands;

/// Files that the program stores without being asked.
struct StoredFiles
{
    QString objectName;
    QString title;   ///< "Pasted graphs"
    QString warning; ///< a sentence on what is lost with them
    std::function<QStringList()> paths;
    std::function<void()> remove;
};

/// The Preferences dialog: all settings but those that are stored automatically, the stored files, and the keys of all
/// commands. A change takes effect at once. The objectName of a control is the key of its setting.
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
