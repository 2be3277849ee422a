// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/documents.h"
#include "model/session/session.h"

namespace mexplorer {

class MainWindow;
class Translations;

/// The main window of the program. Widgets don't change their language, so that another language creates the window
/// again, on the same session and documents.
class TranslatedWindow : public QObject
{
    Q_OBJECT

public:
    /// Creates the window without showing it. \a translations must outlive it.
    explicit TranslatedWindow(Translations *translations, QObject *parent = nullptr);
    ~TranslatedWindow() override;

    /// Closes the window on SIGINT, SIGTERM or SIGHUP: Ctrl-C in a terminal, the end of the terminal or of the
    /// desktop's session.
    void closeOnQuitSignals();

    MainWindow *window() const { return m_window.get(); }

public slots:
    /// Creates the window again in the language of \a code, see Translations::byCode().
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
