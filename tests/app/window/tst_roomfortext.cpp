// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/workspaces.h"
#include "model/session/session.h"
#include "tests/app/window/sessionwindow.h"
#include "tests/testprogram.h"
#include "tests/views/support/windowwait.h"
#include "views/start/gamecard.h"
#include "views/theme/style.h"
#include "views/theme/theme.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

/// Tests that no label, button or choice is cut, in a small window and in the large type of a presentation.
class TestRoomForText : public QObject
{
    Q_OBJECT

private:
    /// Returns by how much \a widget is too small for its text; empty if it isn't.
    static QString lackOf(const QWidget *widget)
    {
        QSize needed = widget->sizeHint();
        if (const auto *label = qobject_cast<const QLabel *>(widget)) {
            if (label->text().isEmpty())
                return {};
            if (label->wordWrap())
                needed = {0, label->heightForWidth(label->width())};
        }
        if (const auto *combo = qobject_cast<const QComboBox *>(widget)) // as wide as the current text
            needed.setWidth(combo->isEditable() ? 0
                                                : combo->fontMetrics().horizontalAdvance(combo->currentText()) + 24);
        if (widget->width() + 1 >= needed.width() && widget->height() + 1 >= needed.height())
            return {};
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const auto *label = qobject_cast<const QLabel *>(widget);
        return QStringLiteral("%1 '%2' in %3: %4x%5 of %6x%7")
            .arg(widget->objectName(),
                 button  ? button->text()
                 : label ? label->text()
                         : QString(),
                 widget->parentWidget()->objectName())
            .arg(widget->width())
            .arg(widget->height())
            .arg(needed.width())
            .arg(needed.height());
    }

    static bool givesWay(const QWidget *widget)
    {
        return qobject_cast<const GameCard *>(widget) || widget->property("leading").toBool() ||
               qobject_cast<const QLineEdit *>(widget->parentWidget());
    }

    static QStringList lacks(const MainWindow &window)
    {
        QStringList found;
        for (const QWidget *widget : window.findChildren<QWidget *>()) {
            const bool isText = qobject_cast<const QLabel *>(widget) || qobject_cast<const QAbstractButton *>(widget) ||
                                qobject_cast<const QComboBox *>(widget);
            if (!isText || !widget->isVisible() || givesWay(widget))
                continue;
            if (const QString lack = lackOf(widget); !lack.isEmpty())
                found << lack;
        }
        for (const WorkspaceId id : window.workspaces()->ids()) {
            const QWidget *view = window.workspaces()->view(id);
            const QSize min = view->minimumSizeHint();
            if (min.width() > widestView || min.height() > tallestView)
                found << QStringLiteral("%1 wants %2x%3%4")
                             .arg(workspaceName(id))
                             .arg(min.width())
                             .arg(min.height())
                             .arg(wideParts(view));
        }
        return found;
    }

    /// Returns the widgets with large minimum sizes, for the message.
    static QString wideParts(const QWidget *view)
    {
        QStringList parts;
        for (const QWidget *widget : view->findChildren<QWidget *>()) {
            const QSize min = widget->minimumSizeHint().expandedTo(widget->minimumSize());
            if (min.width() > widestView || min.height() > tallestView)
                parts << QStringLiteral("%1 %2: %3x%4")
                             .arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName())
                             .arg(min.width())
                             .arg(min.height());
        }
        return parts.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(parts.join(QStringLiteral(", ")));
    }

    static inline int widestView = 0;
    static constexpr int tallestView = 560;

    QTemporaryDir m_home;

private slots:
    void initTestCase()
    {
        QVERIFY(m_home.isValid());
        qputenv("XDG_DATA_HOME", m_home.filePath(QStringLiteral("data")).toUtf8());
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_home.filePath(QStringLiteral("config")));
        QCoreApplication::setOrganizationName(QStringLiteral("Mexplorer"));
        applyStyle(*qApp);
        Theme::instance().setMode(Theme::Mode::Light);
        Theme::instance().setReducedMotion(true);
    }

    void nothingIsCutOff_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("presentation");
        for (const bool presentation : {false, true}) {
            for (const char *game :
                 {"", "kayles:7", "nim:0", "matrix:3x3", "wythoff:(3,5)",
                  "subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14", "kayles:7 + matrix:2x2 + cram:2x3"})
                QTest::addRow("%s%s", presentation ? "large " : "", *game ? game : "start page")
                    << QString::fromLatin1(game) << presentation;
        }
    }

    void nothingIsCutOff()
    {
        QFETCH(QString, game);
        QFETCH(bool, presentation);
        QStringList found;
        widestView = presentation ? 1024 : 704; // the rest next to the panel
        {
            SessionWindow window;
            window.resize(1024, 700);
            window.show();
            QVERIFY(waitForWindowActive(&window));
            window.setPresentation(presentation);
            if (!game.isEmpty()) {
                window.open(game);
                QTRY_VERIFY_WITH_TIMEOUT(window.session()->exploration()->isReady(), 60000);
            }
            std::vector<std::optional<WorkspaceId>> views = {std::nullopt};
            if (!game.isEmpty()) {
                const QList<WorkspaceId> ids = window.workspaces()->ids();
                views.assign(ids.begin(), ids.end());
            }
            for (const std::optional<WorkspaceId> view : views) {
                if (view)
                    window.workspaces()->showWorkspace(*view);
                QTRY_VERIFY_WITH_TIMEOUT(window.session()->jobs()->running().isEmpty(), 60000);
                // Posted layout requests may still be pending.
                QStringList lacking;
                const auto isFine = [&] {
                    lacking = lacks(window);
                    return lacking.isEmpty();
                };
                (void)QTest::qWaitFor(isFine, 20'000);
                for (const QString &lack : std::as_const(lacking))
                    found << (view ? workspaceName(*view) + u' ' : QString()) + lack;
            }
            window.setPresentation(false);
        }
        found.removeDuplicates();
        QVERIFY2(found.isEmpty(), qPrintable(u'\n' + found.join(u'\n')));
    }
};

MEXPLORER_TEST(TestRoomForText)
#include "tst_roomfortext.moc"
