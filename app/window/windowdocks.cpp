// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowdocks.h"

#include "views/widgets/commands.h"
#include "views/widgets/events.h"
#include "views/widgets/makewidgets.h"

#include <QDataStream>
#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QResizeEvent>
#include <QToolButton>

#include <algorithm>
#include <memory>

namespace mexplorer {

namespace {

constexpr int leftWidth = 248;
constexpr int rightWidth = 320;
constexpr int minWidthForBothSides = 1200; // the width of a window

/// A dock's title: its name and a cross. The dock itself is dragged by it.
QWidget *makeTitleBar(QDockWidget *dock)
{
    auto *bar = new QWidget(dock);
    auto *title = new QLabel(dock->windowTitle());
    QFont font = title->font();
    font.setWeight(QFont::DemiBold);
    title->setFont(font);
    auto *close = makeIconButton(QStringLiteral("hidePanel"), "close", QDockWidget::tr("Hide this panel"));
    close->setIconSize({14, 14});
    close->setFocusPolicy(Qt::TabFocus);
    QObject::connect(close, &QToolButton::clicked, dock, &QDockWidget::close);
    auto *layout = makeLayout<QHBoxLayout>(bar, -1, {12, 4, 4, 4});
    layout->addWidget(title, 1);
    layout->addWidget(close);
    return bar;
}

} // namespace

WindowDocks::WindowDocks(QMainWindow *window, Commands *commands)
    : QObject(window), m_window(window), m_commands(commands)
{
    window->setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowNestedDocks | QMainWindow::AllowTabbedDocks);
    window->setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    window->setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window->setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    new EventFilter(window, this, [this](const QEvent *event) {
        if (event->type() == QEvent::Resize && !isFolded()) {
            const int before = static_cast<const QResizeEvent *>(event)->oldSize().width();
            followWidth(before > 0 ? before < minWidthForBothSides : isNarrow());
        }
        return false;
    });
}

QDockWidget *WindowDocks::add(CommandId id, const QString &title, const QString &tip, const CommandDetails &details,
                              QWidget *content, Qt::DockWidgetArea area)
{
    auto *dock = new QDockWidget(QString(title).remove(u'&'), m_window);
    dock->setObjectName(QStringLiteral("dock.") + id.name());
    dock->setWidget(content);
    dock->setTitleBarWidget(makeTitleBar(dock));
    m_window->addDockWidget(area, dock);
    m_commands->addAction(id, title, tip, details, dock->toggleViewAction());
    if (area == Qt::LeftDockWidgetArea)
        m_games = dock;
    raiseInsteadOfHiding(dock);
    connect(dock->toggleViewAction(), &QAction::triggered, this, [this, dock] {
        m_isLeftHidden = false;
        makeSpaceFor(dock);
    });
    // After the command, or the cross in the panel's title, has had its effect.
    connect(dock->toggleViewAction(), &QAction::triggered, this, &WindowDocks::chosen, Qt::QueuedConnection);
    connect(dock->titleBarWidget()->findChild<QToolButton *>(), &QToolButton::clicked, this, &WindowDocks::chosen,
            Qt::QueuedConnection);
    connect(dock->toggleViewAction(), &QAction::toggled, this, [this, dock](bool on) {
        if (!on && dock == m_games)
            showRightPanels();
    });
    m_docks << dock;
    return dock;
}

void WindowDocks::followWidth(bool wasNarrow)
{
    const bool isNarrowNow = isNarrow();
    if (!wasNarrow && isNarrowNow)
        hideLeftPanel();
    if (!isNarrowNow && m_isLeftHidden) {
        m_games->show();
        resetWidthsLater();
    }
    if (!isNarrowNow)
        showRightPanels();
    m_isLeftHidden = m_isLeftHidden && isNarrowNow;
}

/// Hides the left panel if the window is too narrow for all.
void WindowDocks::hideLeftPanel()
{
    if (!m_games || m_games->isHidden() || m_games->isFloating())
        return;
    m_games->hide();
    m_isLeftHidden = true;
    resetWidthsLater();
}

/// In a narrow window, hides the panels of the other side while \a dock is shown.
void WindowDocks::makeSpaceFor(QDockWidget *dock)
{
    if (!isNarrow() || isFolded() || dock->isHidden() || dock->isFloating())
        return;
    if (dock != m_games) {
        if (m_window->dockWidgetArea(dock) == Qt::RightDockWidgetArea && !m_games->isFloating())
            m_games->hide();
        dock->show();
        dock->raise();
        return;
    }
    for (QDockWidget *other : std::as_const(m_docks)) {
        if (other == dock || other->isHidden() || other->isFloating() ||
            m_window->dockWidgetArea(other) != Qt::RightDockWidgetArea)
            continue;
        const bool isFront = !other->visibleRegion().isEmpty();
        m_hiddenRight.insert(isFront ? m_hiddenRight.size() : 0, other);
    }
    for (QDockWidget *other : std::as_const(m_hiddenRight))
        other->hide();
    resetWidthsLater();
}

void WindowDocks::showRightPanels()
{
    if (isFolded() || m_hiddenRight.isEmpty())
        return;
    const QList<QDockWidget *> docks = std::exchange(m_hiddenRight, {});
    for (QDockWidget *dock : docks)
        dock->show();
    docks.last()->raise();
    resetWidthsLater();
}

/// Restores the widths of the panels, which QMainWindow leaves squeezed after they didn't fit.
void WindowDocks::resetWidths()
{
    for (QDockWidget *dock : std::as_const(m_docks)) {
        if (!dock->isHidden() && !dock->isFloating())
            m_window->resizeDocks({dock}, {dock == m_games ? leftWidth : rightWidth}, Qt::Horizontal);
    }
}

void WindowDocks::raiseInsteadOfHiding(QDockWidget *dock)
{
    // The command hides a visible panel, but raises one that is behind the tab of another.
    const auto behind = std::make_shared<bool>(false);
    QAction *action = dock->toggleViewAction();
    connect(action, &QAction::toggled, dock, [dock, behind] { *behind = dock->visibleRegion().isEmpty(); });
    connect(action, &QAction::triggered, dock, [dock, behind](bool on) {
        if (on || *behind) {
            dock->show();
            dock->raise();
        }
    });
}

bool WindowDocks::isNarrow() const
{
    return m_window->width() < minWidthForBothSides;
}

void WindowDocks::reset()
{
    QList<QDockWidget *> right;
    m_hiddenRight.clear();
    for (QDockWidget *dock : std::as_const(m_docks)) {
        const bool left = dock == m_games;
        dock->setFloating(false);
        m_window->addDockWidget(left ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea, dock);
        dock->setVisible(!left);
        m_window->resizeDocks({dock}, {left ? leftWidth : rightWidth}, Qt::Horizontal);
        if (!left)
            right << dock;
    }
    m_isLeftHidden = false;
    for (qsizetype i = 1; i < right.size(); ++i)
        m_window->tabifyDockWidget(right[0], right[i]);
    if (!right.isEmpty())
        right[0]->raise();
}

void WindowDocks::setFolded(Reason reason, bool folded)
{
    const int before = m_folded;
    m_folded = folded ? m_folded | reason : m_folded & ~reason;
    if (before == m_folded)
        return;
    if (before == 0) {
        m_before = written();
        m_wasNarrow = isNarrow();
    }
    for (QDockWidget *dock : std::as_const(m_docks)) {
        if (before == 0)
            dock->hide();
        dock->toggleViewAction()->setEnabled((m_folded & StartPage) == 0);
    }
    if (m_folded == 0) {
        restore(m_before);
        followWidth(m_wasNarrow);
    }
}

QByteArray WindowDocks::state() const
{
    return isFolded() ? m_before : written();
}

/// True if \a dock is behind the tab of another panel, so that its own width is out of date.
bool WindowDocks::isBehind(QDockWidget *dock) const
{
    const QList<QDockWidget *> others = m_window->tabifiedDockWidgets(dock);
    return dock->visibleRegion().isEmpty() && std::any_of(others.begin(), others.end(), [](const QDockWidget *other) {
               return !other->visibleRegion().isEmpty();
           });
}

/// Panels are stored by their index in m_docks, which is the same in all windows of this version.
QByteArray WindowDocks::written() const
{
    QList<qsizetype> hiddenRight;
    for (QDockWidget *dock : m_hiddenRight)
        hiddenRight << m_docks.indexOf(dock);
    QList<int> widths; // 0 for those without one
    for (QDockWidget *dock : m_docks)
        widths << (!dock->isHidden() && !dock->isFloating() && !isBehind(dock) ? dock->width() : 0);
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << m_window->saveState() << m_isLeftHidden << hiddenRight << widths;
    return state;
}

bool WindowDocks::read(const QByteArray &state)
{
    QDataStream stream(state);
    QByteArray windowState;
    bool gaveWay = false;
    QList<qsizetype> hiddenRight;
    QList<int> widths;
    stream >> windowState >> gaveWay >> hiddenRight >> widths;
    m_hiddenRight.clear(); // no panel is shown again while the layout is restored
    if (stream.status() != QDataStream::Ok || !m_window->restoreState(windowState))
        return false;
    m_isLeftHidden = gaveWay;
    for (const qsizetype index : hiddenRight) {
        if (index >= 0 && index < m_docks.size())
            m_hiddenRight << m_docks[index];
    }
    // The state contains the widths, but panels are squeezed until the rest of the window is laid out.
    const auto widen = [this, widths] {
        for (qsizetype i = 0; i < std::min(m_docks.size(), widths.size()); ++i) {
            QDockWidget *dock = m_docks[i];
            if (widths[i] > 0 && !dock->isHidden() && !dock->isFloating() && !isBehind(dock))
                m_window->resizeDocks({dock}, {widths[i]}, Qt::Horizontal);
        }
    };
    QMetaObject::invokeMethod(this, widen, Qt::QueuedConnection);
    return true;
}

void WindowDocks::restore(const QByteArray &state)
{
    if (isFolded()) {
        for (QDockWidget *dock : std::as_const(m_docks)) // those shown since then
            dock->hide();
        m_before = state;
        m_wasNarrow = isNarrow();
    } else if (!read(state)) {
        reset();
    }
}

} // namespace mexplorer
