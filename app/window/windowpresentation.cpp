// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowpresentation.h"

#include "app/window/windowdocks.h"
#include "app/window/workspaces.h"
#include "model/core/settings.h"
#include "model/teach/presentation.h"
#include "views/theme/fontrole.h"
#include "views/theme/style.h"
#include "views/theme/theme.h"
#include "views/widgets/events.h"

#include <QApplication>
#include <QCursor>
#include <QMainWindow>
#include <QMenuBar>
#include <QPainter>
#include <QScreen>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>

namespace mexplorer {

namespace {

/// The overlay of a presentation: a black or white screen, and a spot that follows the pointer. Hidden otherwise; mouse
/// and key events pass through it.
class PresentationCover final : public QWidget
{
public:
    PresentationCover(Presentation *presentation, QWidget *window) : QWidget(window), m_presentation(presentation)
    {
        setObjectName(QStringLiteral("presentationCover"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        constexpr int frame = 16; // milliseconds
        m_pointer.setInterval(frame);
        onEvent(window, this, QEvent::Resize, [this] { setGeometry(parentWidget()->rect()); });
        connect(&m_pointer, &QTimer::timeout, this, &PresentationCover::followPointer);
        connect(presentation, &Presentation::changed, this, &PresentationCover::followPresentation);
        hide();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        if (m_presentation->screen() != Presentation::Screen::Picture) {
            painter.fillRect(rect(), m_presentation->screen() == Presentation::Screen::Black ? Qt::black : Qt::white);
            return;
        }
        painter.setRenderHint(QPainter::Antialiasing);
        const qreal radius = height() / 40.0;
        QColor fill = Theme::instance().colors().accent;
        painter.setPen(QPen(fill, radius / 8));
        fill.setAlphaF(0.35F);
        painter.setBrush(fill);
        painter.drawEllipse(QPointF(m_spot), radius, radius);
    }

private:
    void followPresentation()
    {
        const bool covers = m_presentation->screen() != Presentation::Screen::Picture;
        const bool spots = m_presentation->isOn() && m_presentation->showsSpot();
        setGeometry(parentWidget()->rect());
        setVisible(covers || spots);
        raise();
        if (spots)
            m_pointer.start();
        else
            m_pointer.stop();
        followPointer();
        update();
    }

    void followPointer()
    {
        if (const QPoint spot = mapFromGlobal(QCursor::pos()); spot != std::exchange(m_spot, spot))
            update();
    }

    Presentation *m_presentation;
    QTimer m_pointer;
    QPoint m_spot;
};

} // namespace

/// A sentence, of twice the size of the rest, has capitals of 34 pixels on 1080 lines.
double WindowPresentation::typeScale(int lines)
{
    const QFont sentence = roleFont(FontRole::Sentence, desktopFont());
    return std::max(1.2 * chosenTypeScale(), sizeForCapitals(sentence, 34.0 / 1080 * lines) / sentence.pointSizeF());
}

WindowPresentation::WindowPresentation(Presentation *presentation, QMainWindow *window, Workspaces *workspaces,
                                       WindowDocks *docks)
    : QObject(window), m_presentation(presentation), m_window(window), m_workspaces(workspaces), m_docks(docks)
{
    new PresentationCover(presentation, window);
    // The type fits the screen that the window moved to.
    onEvent(window, this, QEvent::Resize, [this] {
        if (m_presentation->isOn())
            fitType();
    });
    connect(&Settings::instance().typeSize, &AnySetting::changed, this, [this] {
        m_lines = 0;
        if (m_presentation->isOn())
            fitType();
        else
            setTypeScale(chosenTypeScale());
    });
}

void WindowPresentation::setOn(bool on)
{
    if (on == m_presentation->isOn())
        return;
    if (on)
        enter();
    else
        leave();
    m_presentation->setOn(on);
    m_workspaces->focusView();
}

void WindowPresentation::suspend()
{
    if (m_presentation->isOn())
        leave();
}

void WindowPresentation::resume()
{
    if (!m_presentation->isOn())
        return;
    enter();
    emit m_presentation->changed(); // the views of this window don't present yet
}

void WindowPresentation::enter()
{
    m_stateBefore = m_window->windowState();
    fitType();
    m_docks->setFolded(WindowDocks::Presentation, true);
    m_window->setWindowState(m_stateBefore | Qt::WindowFullScreen);
    setBarsVisible(false);
}

void WindowPresentation::leave()
{
    m_lines = 0;
    setTypeScale(chosenTypeScale()); // before tools are shown again: layouts of hidden pages don't follow a font
    setBarsVisible(true);
    m_window->setWindowState(m_stateBefore);
    m_docks->setFolded(WindowDocks::Presentation, false);
}

void WindowPresentation::fitType()
{
    const int lines = m_window->screen()->size().height();
    if (lines != std::exchange(m_lines, lines))
        setTypeScale(typeScale(lines));
}

void WindowPresentation::setBarsVisible(bool visible)
{
    m_window->menuBar()->setVisible(visible);
    for (QToolBar *bar : m_window->findChildren<QToolBar *>(Qt::FindDirectChildrenOnly))
        bar->setVisible(visible);
    m_window->statusBar()->setVisible(visible && !m_workspaces->showsStartPage());
    m_workspaces->setBarVisible(visible);
}

} // namespace mexplorer
