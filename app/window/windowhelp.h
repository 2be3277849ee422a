// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QUrl;

namespace mexplorer {

class GlossaryWindow;
class MainWindow;

/// Opens the glossary of a window: at the term that belongs to what has the focus, or at the one that a link of a view
/// names. While it exists it answers such links.
class WindowHelp : public QObject
{
    Q_OBJECT

public:
    explicit WindowHelp(MainWindow *window);
    ~WindowHelp() override;

    /// The term that belongs to what has the focus, or to the workspace in front.
    QString termHere() const;

    /// Opens the list of all commands that have keys, by the part of the window where they work.
    void openShortcuts();
    /// Opens what the program is, its version and its licence.
    void openAbout();

public slots:
    void showGlossary();
    void openTerm(const QUrl &address);

private:
    GlossaryWindow *glossary();

    MainWindow *m_window;
    GlossaryWindow *m_glossary = nullptr;
};

} // namespace mexplorer
