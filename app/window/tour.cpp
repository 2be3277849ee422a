// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/tour.h"

#include "app/window/mainwindow.h"
#include "app/window/workspaces.h"
#include "model/session/session.h"
#include "views/theme/fontrole.h"
#include "views/widgets/eventfilter.h"
#include "views/widgets/layouts.h"
#include "views/widgets/toolbuttons.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

namespace mexplorer {

namespace {

struct Stop
{
    std::optional<WorkspaceId> workspace;
    QString title;
    QString text;
};

QList<Stop> stops()
{
    return {
        {WorkspaceId::Explore, Tour::tr("The graph of a game"),
         Tour::tr("Every position that play can reach, with the start at the top. A filled disc is a P-position: "
                  "whoever has to move loses. A ring is an N-position: whoever moves wins. The number inside is the "
                  "Sprague-Grundy value. Click a position to select it, walk with the arrow keys, zoom with the "
                  "wheel.")},
        {WorkspaceId::Step, Tour::tr("Where the values come from"),
         Tour::tr("The value of the selected position, one step at a time: its followers, their values dropped into "
                  "a tray, and the first gap, which is the mex. Play, pause, go back; step into any follower and out "
                  "again. Nim-sums and the labelling of the whole graph are stepped through in the same way.")},
        {WorkspaceId::Play, Tour::tr("Play the solver"),
         Tour::tr("Make your moves on the boards themselves. The hint shows as much as you choose, Ctrl+Z takes "
                  "moves back, and the list shows each move with the value before and after it.")},
        {WorkspaceId::Sequence, Tour::tr("Values in a row"),
         Tour::tr("The values G(0), G(1), G(2), ... of single heaps as a plot and a table, with the period that was "
                  "found and the theorem that proves it.")},
        {std::nullopt, Tour::tr("Any game you like"),
         Tour::tr("Type a game above, such as nim:3,4,5 or kayles:5 + matrix:4x4, or press Ctrl+E to set one up with "
                  "a few clicks. Ctrl+Shift+P finds every command by its name.")},
    };
}

} // namespace

Tour::Tour(MainWindow *window)
    : QFrame(window), m_window(window), m_title(new QLabel), m_text(new QLabel), m_place(new QLabel),
      m_back(new QPushButton(tr("&Back"))), m_next(makeNamed<QPushButton>("tourNext", tr("&Next")))
{
    setObjectName(QStringLiteral("tour"));
    setAttribute(Qt::WA_DeleteOnClose);
    setAccessibleName(tr("Quick tour"));
    setFrameShape(QFrame::Box);
    setAutoFillBackground(true);
    setFontRole(m_title, FontRole::Lead);
    m_text->setWordWrap(true);
    m_text->setFixedWidth(400);
    m_text->setMinimumHeight(104);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    for (QPushButton *button : {m_back, m_next})
        button->setAutoDefault(true);
    auto *end = makeIconButton(QStringLiteral("tourClose"), "close", tr("Close"));
    connect(end, &QToolButton::clicked, this, &Tour::close);
    connect(m_back, &QPushButton::clicked, this, [this] { show(m_stop - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (m_stop + 1 < stops().size())
            show(m_stop + 1);
        else
            close();
    });

    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(end);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_place, 1);
    addWidgets(buttons, {m_back, m_next});
    auto *layout = makeLayout<QVBoxLayout>(this, 12, {16, 16, 16, 16});
    layout->addLayout(head);
    layout->addWidget(m_text);
    layout->addLayout(buttons);
    if (!window->session()->exploration()->hasGame())
        window->open(QStringLiteral("kayles:7"));
    onEvent(window, this, QEvent::Resize, [this] { fitWindow(); });
    QFrame::show();
    show(0);
}

void Tour::fitWindow()
{
    adjustSize();
    move(m_window->width() - width() - 24, m_window->height() - height() - 56);
    raise();
}

void Tour::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QFrame::keyPressEvent(event);
}

void Tour::show(int stop)
{
    const QList<Stop> all = stops();
    m_stop = stop;
    m_title->setText(all[stop].title);
    m_text->setText(all[stop].text);
    m_place->setText(tr("%1 of %2").arg(stop + 1).arg(all.size()));
    m_back->setEnabled(stop > 0);
    m_next->setText(stop + 1 < all.size() ? tr("&Next") : tr("&Done"));
    if (all[stop].workspace)
        m_window->workspaces()->showWorkspace(*all[stop].workspace);
    fitWindow();
    setAccessibleDescription(all[stop].text);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

} // namespace mexplorer
