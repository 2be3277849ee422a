// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/documents.h"
#include "model/session/session.h"

namespace mexplorer {

class MainWindow;
class Translations;

/// The main window of the program, in a language that can be chosen while it runs. Texts stay as they were made, so
/// another language makes the window anew, on the same session and documents.
class TranslatedWindow : public QObject
{
    Q_OBJECT

public:
    /// Makes the window, which is not shown yet. \a translations are to outlive it.
    explicit TranslatedWindow(Translations *translations, QObject *parent = nullptr);
    ~TranslatedWindow() override;

    /// Closes the window on SIGINT, SIGTERM or SIGHUP: Ctrl-C in a terminal, the end of the terminal or of the desktop's
    /// session.
    void closeOnQuitSignals();

    MainWindow *window() const { return m_window.get(); }

public slots:
    /// Shows the same in the language of this code; see Translations::byCode().
    void setLanguage(const QString &code);
    void close();

private:
    void makeWindow();

    Translations *m_translations;
    Session m_session;
    Documents m_documents{&m_session};
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QObject> m_quitSignals;
};

} // namespace mexplorer
