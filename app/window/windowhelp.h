// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QUrl;

namespace mexplorer {

class GlossaryWindow;
class MainWindow;

/// Opens the help of a window: the glossary, at the term for the focused widget or of a link in a view, the shortcuts,
/// and the About box.
class WindowHelp : public QObject
{
    Q_OBJECT

public:
    explicit WindowHelp(MainWindow *window);
    ~WindowHelp() override;

    /// Returns the term for the focused widget, or for the workspace in front.
    QString termHere() const;

    /// Opens the list of all commands with shortcuts, by the part of the window where they work.
    void openShortcuts();
    /// Opens the About box, with the version and the licence.
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
