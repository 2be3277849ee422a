// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/workspaces.h"
#include "tests/app/window/windowhome.h"
#include "tests/testprogram.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QScreen>
#include <QTabBar>
#include <QTest>

using namespace mexplorer;

/// Tests that the window fits small screens in every workspace, with any font size: contents that don't fit scroll.
class TestWindowSize : public QObject, private samples::WindowHome
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare();
        Theme::instance().setReducedMotion(true);
        m_font = QApplication::font();
    }
    void cleanup() { setType(1); }

    void windowFitsTheScreen_data()
    {
        QTest::addColumn<double>("type");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("game");
        const auto add = [](const QString &name, double type, const QSize &size) {
            for (const char *game : {"", "kayles:7", "matrix:4x4", "wythoff:(3,5)",
                                     "subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14 + cram:2x3"}) {
                QTest::addRow("%s, %s", qPrintable(name), *game ? game : "start page")
                    << type << size - frame << QString::fromLatin1(game);
            }
        };
        for (const QSize screen : {QSize(1400, 900), QSize(1024, 700)}) {
            const QString name = QStringLiteral("%1x%2").arg(screen.width()).arg(screen.height());
            for (const int dpi : {96, 160}) // at 160, the screen is smaller in units of the window
                add(QStringLiteral("%1 at %2 dpi").arg(name).arg(dpi), 1, screen * 96 / dpi);
        }
        for (const double type : {1.25, 1.75})
            add(QStringLiteral("type of %1").arg(type), type, QSize(1024, 700));
    }
    void windowFitsTheScreen()
    {
        QFETCH(double, type);
        QFETCH(QSize, size);
        QFETCH(QString, game);
        forget();
        setType(type);
        m_size = size;
        SessionWindow window;
        QVERIFY(window.minimumWidth() <= window.screen()->availableSize().width() - frame.width());
        QVERIFY(window.minimumHeight() <= window.screen()->availableSize().height() - frame.height());
        window.setMinimumSize(1, 1); // the tests' screen isn't that of the row
        window.resize(size);
        window.show();
        QVERIFY(waitForWindowExposed(&window));
        window.resetLayout();
        QStringList found = lacks(window, QStringLiteral("start page"));
        if (!game.isEmpty()) {
            window.open(game);
            QTRY_VERIFY_WITH_TIMEOUT(window.session()->exploration()->isReady(), 60'000);
            for (const WorkspaceId id : window.workspaces()->ids()) {
                window.workspaces()->showWorkspace(id);
                QTRY_VERIFY_WITH_TIMEOUT(window.session()->jobs()->running().isEmpty(), 60'000);
                QStringList here;
                if (!QTest::qWaitFor([&] { return (here = lacks(window, workspaceName(id))).isEmpty(); }))
                    found << here;
            }
        }
        QVERIFY2(found.isEmpty(), qPrintable(u'\n' + found.join(u'\n')));
    }

private:
    static constexpr QSize frame{8, 32}; ///< around a window, drawn by the desktop

    void setType(double scale) const
    {
        QFont font = m_font;
        font.setPointSizeF(m_font.pointSizeF() * scale);
        QApplication::setFont(font);
    }

    /// True for a panel that is a tab behind another one, and for the bar of such tabs: Qt calls them visible, and
    /// places those that aren't shown outside the window.
    static bool isTabBehind(const QMainWindow &window, QWidget *part)
    {
        auto *panel = qobject_cast<QDockWidget *>(part);
        const bool isTab = qobject_cast<QTabBar *>(part) || (panel && !window.tabifiedDockWidgets(panel).isEmpty());
        return isTab && !window.rect().intersects(part->geometry());
    }

    /// Returns the parts of the window that are too large, or have too little space; empty if there are none.
    QStringList lacks(MainWindow &window, const QString &where) const
    {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        QStringList found;
        for (QWidget *part : window.findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
            if (part->isVisible() && !part->isWindow() && !isTabBehind(window, part) &&
                !window.rect().contains(part->geometry()))
                found << QStringLiteral("%1: %2 %3 is not within the window")
                             .arg(where, QString::fromLatin1(part->metaObject()->className()), part->objectName());
        }
        if (window.size() != m_size)
            found << QStringLiteral("%1: the window is %2").arg(where, text(window.size()));
        const QWidget *view = window.workspaces()->view(window.workspaces()->current());
        const QSize needed = view->minimumSizeHint();
        if (view->isVisible() && (view->width() < needed.width() || view->height() < needed.height()))
            found << QStringLiteral("%1: %2 for what wants %3").arg(where, text(view->size()), text(needed));
        QRect seen = view->rect(); // unlike visibleRegion(), this includes the areas covered by children
        for (const QWidget *around = view->parentWidget(); around; around = around->parentWidget())
            seen &= QRect(view->mapFrom(around, QPoint()), around->size());
        if (view->isVisible() && (seen.width() < 240 || seen.height() < 120))
            found << QStringLiteral("%1: no more than %2 is seen").arg(where, text(seen.size()));
        if (found.isEmpty())
            return {};
        for (const QWidget *widget : window.findChildren<QWidget *>()) {
            const QSize size = widget->minimumSizeHint().expandedTo(widget->minimumSize());
            if (!widget->isWindow() && (size.height() > m_size.height() / 2 || size.width() > m_size.width() / 2))
                found << QStringLiteral("  %1 %2 wants %3")
                             .arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName(),
                                  text(size));
        }
        return found;
    }

    static QString text(const QSize &size) { return QStringLiteral("%1x%2").arg(size.width()).arg(size.height()); }

    QSize m_size; ///< of the window
    QFont m_font;
};

MEXPLORER_TEST(TestWindowSize)
#include "tst_windowsize.moc"
