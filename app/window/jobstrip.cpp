// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/jobstrip.h"

#include "app/window/jobrow.h"
#include "views/widgets/layouts.h"

#include <QEvent>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr qint64 shownAfterMs = 250; // a shorter job would only flicker

} // namespace

JobStrip::JobStrip(Jobs *jobs, QWidget *parent) : QWidget(parent), m_jobs(jobs), m_all(new QToolButton)
{
    m_all->setObjectName(QStringLiteral("allJobs"));
    m_all->setToolTip(tr("The jobs that are running; choose one to stop it"));
    m_all->setProperty("opensMenu", true);
    m_all->setPopupMode(QToolButton::InstantPopup);
    m_all->setAutoRaise(true);
    m_all->setFocusPolicy(Qt::TabFocus);
    auto *menu = new QMenu(m_all);
    m_all->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &JobStrip::fillMenu);
    auto *layout = makeLayout<QHBoxLayout>(this, 0);
    layout->addWidget(m_all);
    m_all->hide();
    setMinimumWidth(1); // the rows never hold the window wider than it is
    fixHeight();
}

void JobStrip::refresh(int room)
{
    readJobs();
    const bool fits = showRowsIn(room);
    for (const auto &[key, row] : m_rows)
        row->setVisible(fits);
    m_all->setText(tr("%n job(s)", nullptr, static_cast<int>(m_rows.size())));
    m_all->setVisible(!fits);
}

void JobStrip::readJobs()
{
    const QList<Jobs::Info> running = m_jobs->running();
    std::erase_if(m_rows, [&running](const auto &row) {
        const bool isOver = std::none_of(running.begin(), running.end(),
                                         [&row](const Jobs::Info &info) { return info.key == row.first; });
        if (isOver) {
            row.second->hide();
            row.second->deleteLater();
        }
        return isOver;
    });
    for (const Jobs::Info &info : running) {
        const auto known = m_rows.find(info.key);
        if (known == m_rows.end() && info.elapsedMs < shownAfterMs)
            continue;
        JobRow *row = known == m_rows.end() ? nullptr : known->second;
        if (!row) {
            row = new JobRow(info.key, this);
            connect(row, &JobRow::cancelRequested, m_jobs, &Jobs::cancel);
            layout()->addWidget(row);
            m_rows.emplace(info.key, row);
        }
        row->setInfo(info);
    }
}

/// False if the rows need more than \a room pixels, even if the name of a single one is cut.
bool JobStrip::showRowsIn(int room)
{
    int width = 0;
    for (const auto &[key, row] : m_rows) {
        row->setRoom(QWIDGETSIZE_MAX);
        width += row->sizeHint().width();
    }
    if (width <= room || m_rows.size() != 1)
        return width <= room;
    JobRow *row = m_rows.begin()->second;
    row->setRoom(room);
    return row->sizeHint().width() <= room;
}

void JobStrip::fillMenu()
{
    QMenu *menu = m_all->menu();
    menu->clear();
    for (const auto &[key, row] : m_rows) {
        QAction *stop = menu->addAction(tr("Stop: %1").arg(row->name()));
        stop->setEnabled(!m_jobs->isStopping(key));
        connect(stop, &QAction::triggered, m_jobs, [jobs = m_jobs, key = key] { jobs->cancel(key); });
    }
}

void JobStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fixHeight();
}

void JobStrip::fixHeight()
{
    m_all->setText(tr("%n job(s)", nullptr, static_cast<int>(m_rows.size())));
    setFixedHeight(std::max(m_all->sizeHint().height(), JobRow(QString()).sizeHint().height()));
}

} // namespace mexplorer
