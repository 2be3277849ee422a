// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/translatedwindow.h"

#include "app/window/mainwindow.h"
#include "model/core/memory.h"
#include "model/core/settings.h"
#include "model/core/translations.h"
#include "views/preferences/preferencesdialog.h"

#include <QGuiApplication>
#include <QSocketNotifier>
#include <QStandardPaths>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <functional>
#include <unistd.h>

namespace mexplorer {

namespace {

constexpr int quitSignals[] = {SIGINT, SIGTERM, SIGHUP};

std::atomic<int> signalPipe = -1;

/// A signal handler may call very little: it writes a byte into a pipe, which the event loop reads.
void writeByte(int)
{
    const int before = errno;
    const char byte = 1;
    [[maybe_unused]] const ssize_t written = ::write(signalPipe.load(std::memory_order_relaxed), &byte, 1);
    errno = before;
}

void setSignalHandler(void (*handler)(int))
{
    struct sigaction action = {};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    for (const int signal : quitSignals)
        sigaction(signal, &action, nullptr);
}

/// Calls \a quit from the event loop on SIGINT, SIGTERM or SIGHUP, until the object that it returns is destroyed. Only
/// one may exist at a time. Returns null if the system has no pipe left.
std::unique_ptr<QObject> onQuitSignal(const std::function<void()> &quit)
{
    std::array<int, 2> pipe;
    if (::pipe2(pipe.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return nullptr;
    auto notifier = std::make_unique<QSocketNotifier>(pipe[0], QSocketNotifier::Read);
    QObject::connect(notifier.get(), &QSocketNotifier::activated, notifier.get(), [pipe, quit] {
        std::array<char, 16> bytes;
        if (::read(pipe[0], bytes.data(), bytes.size()) > 0)
            quit();
    });
    QObject::connect(notifier.get(), &QObject::destroyed, [pipe] {
        setSignalHandler(SIG_DFL);
        ::close(pipe[0]);
        ::close(pipe[1]);
    });
    signalPipe.store(pipe[1], std::memory_order_relaxed);
    setSignalHandler(writeByte);
    return notifier;
}

} // namespace

TranslatedWindow::TranslatedWindow(Translations *translations, QObject *parent)
    : QObject(parent), m_translations(translations)
{
    const Settings &settings = Settings::instance();
    // Queued, as the menu or dialog in which the language is chosen belongs to the window that is deleted.
    connect(
        &settings.language, &AnySetting::changed, this, [this, &settings] { setLanguage(settings.language.value()); },
        Qt::QueuedConnection);
    const auto applyShare = [&settings] { setMemoryShare(settings.memoryShare.value()); };
    connect(&settings.memoryShare, &AnySetting::changed, this, applyShare);
    applyShare();
    makeWindow();
    m_session.keepProgressIn(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
}

TranslatedWindow::~TranslatedWindow() = default;

void TranslatedWindow::closeOnQuitSignals()
{
    m_quitSignals = onQuitSignal([this] { close(); });
}

void TranslatedWindow::makeWindow()
{
    m_window = std::make_unique<MainWindow>(&m_session, &m_documents);
}

void TranslatedWindow::setLanguage(const QString &code)
{
    const QLocale &language = Translations::byCode(code);
    if (language == m_translations->language())
        return;
    const bool isShown = m_window->isVisible();
    const auto *preferences = m_window->findChild<PreferencesDialog *>();
    const int page = preferences ? preferences->page() : -1;
    // No window exists while the language changes; the program does not quit.
    const bool quits = QGuiApplication::quitOnLastWindowClosed();
    QGuiApplication::setQuitOnLastWindowClosed(false);
    m_window->hide();
    m_window->suspendPresentation();
    m_window->saveWindow();
    m_window.reset();
    m_translations->setLanguage(language);
    m_session.retranslate();
    makeWindow();
    if (isShown) {
        m_window->show();
        m_window->activateWindow();
        if (page >= 0)
            m_window->showPreferences()->setPage(page);
    }
    QGuiApplication::setQuitOnLastWindowClosed(quits);
}

void TranslatedWindow::close()
{
    m_window->close();
}

} // namespace mexplorer
