// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/windowhome.h"
#include "tests/testprogram.h"

#include "app/window/workspaces.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QMenu>
#include <QPrintDialog>
#include <QTimer>
#include <QWheelEvent>

#include <array>
#include <random>

using namespace mexplorer;

namespace {

QStringList warnings; ///< messages written during the test

void keepWarning(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    // Warnings about limits of the offscreen platform, and those of Qt Test about its own events, are ignored.
    const bool isTheirs = text.startsWith(QLatin1String("This plugin does not support")) ||
                          (text.startsWith(QLatin1String("Mouse event \"")) &&
                           text.endsWith(QLatin1String("not accepted by receiving widget")));
    if (type != QtDebugMsg && type != QtInfoMsg && !isTheirs)
        warnings << text;
}

/// Sends random clicks, drags, wheel turns and keys to the active window, all chosen by one seed. The next step is
/// scheduled before each one, so that the sequence continues inside the event loop of a menu.
class Monkey : public QObject
{
public:
    Monkey(MainWindow *window, unsigned seed, int steps) : m_window(window), m_random(seed), m_left(steps) {}

    bool isDone() const { return m_left == 0; }
    void start() { QTimer::singleShot(0, this, &Monkey::step); }

private:
    int below(int end) { return static_cast<int>(m_random() % static_cast<unsigned>(end)); }

    void step()
    {
        if (m_left == 0)
            return;
        --m_left;
        QTimer::singleShot(0, this, &Monkey::step);
        QWidget *front = QApplication::activePopupWidget();
        if (!front)
            front = QApplication::activeModalWidget();
        // Files outside of the test must not be changed.
        if (qobject_cast<QFileDialog *>(front) || qobject_cast<QPrintDialog *>(front)) {
            static_cast<QDialog *>(front)->reject();
            return;
        }
        if (!m_window->isVisible())
            m_window->show();
        if (!front)
            front = m_window;
        if (front != m_window && below(8) == 0) {
            QTest::keyClick(front, Qt::Key_Escape);
            return;
        }
        if (front == m_window && below(60) == 0) {
            open();
            return;
        }
        below(3) == 0 ? key(front) : mouse(front);
    }

    void open()
    {
        static constexpr std::array games = {"kayles:9",         "nim:3,4,5",           "matrix:111/110/011",
                                             "cram:3x4",         "chomp:4x4",           "wythoff:(5,8)",
                                             "octal{0.137}:9,4", "turtles:THHTH",       "kayles:5 + nim:3,2 + cram:2x3",
                                             "grundy:9",         "subtraction{1-3}:14", "hex{0.8}:9",
                                             "nim:1000000",      "kayles:120",          "moore{2}:(3,4,5)"};
        const QString game = QString::fromLatin1(games[static_cast<std::size_t>(below(games.size()))]);
        trace(QStringLiteral("open ") + game);
        m_window->open(game);
    }

    void key(QWidget *front)
    {
        static constexpr std::array keys = {
            Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,    Qt::Key_Down,   Qt::Key_Return,   Qt::Key_Space, Qt::Key_Escape,
            Qt::Key_Tab,  Qt::Key_Home,  Qt::Key_End,   Qt::Key_PageUp, Qt::Key_Delete,   Qt::Key_F1,    Qt::Key_F2,
            Qt::Key_F5,   Qt::Key_F6,    Qt::Key_F11,   Qt::Key_1,      Qt::Key_2,        Qt::Key_3,     Qt::Key_4,
            Qt::Key_A,    Qt::Key_B,     Qt::Key_C,     Qt::Key_G,      Qt::Key_H,        Qt::Key_M,     Qt::Key_P,
            Qt::Key_R,    Qt::Key_T,     Qt::Key_U,     Qt::Key_V,      Qt::Key_W,        Qt::Key_Y,     Qt::Key_Z,
            Qt::Key_Plus, Qt::Key_Comma, Qt::Key_Colon, Qt::Key_Minus,  Qt::Key_Backspace};
        static constexpr std::array<Qt::KeyboardModifiers, 5> modifiers = {
            Qt::NoModifier, Qt::NoModifier, Qt::ControlModifier, Qt::ShiftModifier, Qt::AltModifier};
        const Qt::Key pressed = keys[static_cast<std::size_t>(below(keys.size()))];
        const Qt::KeyboardModifiers with = modifiers[static_cast<std::size_t>(below(modifiers.size()))];
        QWidget *target = front->focusWidget() ? front->focusWidget() : front;
        trace(QStringLiteral("key %1 %2 to %3").arg(int(pressed), 0, 16).arg(int(with), 0, 16).arg(name(target)));
        QTest::keyClick(target, pressed, with);
    }

    void mouse(QWidget *front)
    {
        const QPoint pos(below(std::max(1, front->width())), below(std::max(1, front->height())));
        QWidget *target = front->childAt(pos);
        if (!target)
            target = front;
        const QPoint at = target->mapFrom(front, pos);
        const int what = below(12);
        trace(QStringLiteral("mouse %1 on %2 at %3,%4").arg(what).arg(name(target)).arg(at.x()).arg(at.y()));
        if (what < 6) {
            QTest::mouseClick(target, Qt::LeftButton, {}, at);
        } else if (what == 6) {
            QTest::mouseDClick(target, Qt::LeftButton, {}, at);
        } else if (what == 7) {
            QTest::mouseClick(target, Qt::RightButton, {}, at);
            QContextMenuEvent menu(QContextMenuEvent::Mouse, at, target->mapToGlobal(at));
            if (QPointer<QWidget> alive = target; alive)
                QApplication::sendEvent(alive, &menu);
        } else if (what == 8) {
            QTest::mouseMove(target, at);
        } else if (what == 9) {
            QWheelEvent turn(at, target->mapToGlobal(at), {}, {0, below(2) == 0 ? 120 : -120}, Qt::NoButton,
                             below(3) == 0 ? Qt::ControlModifier : Qt::NoModifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(target, &turn);
        } else {
            drag(target, at, what == 10 ? Qt::LeftButton : Qt::RightButton);
        }
    }

    void drag(QPointer<QWidget> target, const QPoint &from, Qt::MouseButton button)
    {
        const QPoint to = from + QPoint(below(300) - 150, below(200) - 100);
        QTest::mousePress(target, button, {}, from);
        for (int part = 1; part <= 3 && target; ++part) {
            const QPoint at = from + (to - from) * part / 3;
            QMouseEvent move(QEvent::MouseMove, at, target->mapToGlobal(QPointF(at)), Qt::NoButton, button,
                             Qt::NoModifier);
            QApplication::sendEvent(target, &move);
        }
        if (target)
            QTest::mouseRelease(target, button, {}, to);
    }

    static QString name(const QWidget *widget)
    {
        return QStringLiteral("%1 \"%2\"").arg(widget->metaObject()->className(), widget->objectName());
    }
    static void trace(const QString &action)
    {
        static const bool isTraced = qEnvironmentVariableIsSet("MEXPLORER_MONKEY_TRACE");
        if (isTraced)
            fprintf(stderr, "%s\n", qPrintable(action));
    }

    MainWindow *m_window;
    std::mt19937 m_random;
    int m_left;
};

} // namespace

/// Tests random input in the whole window: no crash, and nothing on standard error. MEXPLORER_MONKEY sets the number of
/// steps, MEXPLORER_MONKEY_SEED the first seed; with MEXPLORER_MONKEY_TRACE each step is printed before it is sent.
class MonkeyTest : public QObject, private samples::WindowHome
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { forget(); }
    void survives_data();
    void survives();
};

void MonkeyTest::initTestCase()
{
    prepare();
    QDir::setCurrent(m_home.path());
    Theme::instance().setReducedMotion(true);
}

void MonkeyTest::survives_data()
{
    constexpr int stepsOfARun = 500;
    QTest::addColumn<unsigned>("seed");
    QTest::addColumn<int>("steps");
    bool isNumber = false;
    const int asked = qEnvironmentVariableIntValue("MEXPLORER_MONKEY", &isNumber);
    const auto first = qEnvironmentVariableIsSet("MEXPLORER_MONKEY_SEED")
                           ? static_cast<unsigned>(qEnvironmentVariableIntValue("MEXPLORER_MONKEY_SEED"))
                           : 1U;
    const int all = isNumber ? asked : 2000;
    for (int done = 0; done < all; done += stepsOfARun) {
        const unsigned seed = first + static_cast<unsigned>(done / stepsOfARun);
        QTest::addRow("seed %u", seed) << seed << std::min(stepsOfARun, all - done);
    }
}

void MonkeyTest::survives()
{
    QFETCH(unsigned, seed);
    QFETCH(int, steps);
    warnings.clear();
    const QtMessageHandler before = qInstallMessageHandler(keepWarning);
    {
        SessionWindow window;
        window.session()->exploration()->setLimits(20'000, 200'000);
        window.session()->match()->solverSettings()->setSeed(seed);
        window.session()->match()->solverSettings()->setThinkingTimeMs(100);
        showAt(window, {1024, 700});
        Monkey monkey(&window, seed, steps);
        monkey.start();
        [&] { QTRY_VERIFY_WITH_TIMEOUT(monkey.isDone(), 280'000); }();
        while (QWidget *popup = QApplication::activePopupWidget())
            popup->close();
    }
    qInstallMessageHandler(before);
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join(u'\n')));
}

MEXPLORER_TEST(MonkeyTest)
#include "tst_monkey.moc"
