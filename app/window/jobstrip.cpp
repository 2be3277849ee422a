// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/jobstrip.h"

#include "app/window/statusline.h"
#include "views/widgets/makewidgets.h"

#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QToolButton>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr qint64 shownAfterMs = 250; // a shorter job would only flicker

} // namespace

JobRow::JobRow(Jobs::Id id, QWidget *parent)
    : QWidget(parent), m_name(new QLabel), m_progress(new QProgressBar), m_state(makeNamed<QLabel>("jobState")),
      m_cancel(makeIconButton(QStringLiteral("jobCancel"), "close", tr("Stop this; what is ready is kept")))
{
    setObjectName(QStringLiteral("job"));
    m_progress->setFixedWidth(120);
    m_progress->setTextVisible(false);
    m_cancel->setIconSize({14, 14});
    m_cancel->setAccessibleName(tr("Stop this job"));
    m_cancel->setFocusPolicy(Qt::TabFocus);
    connect(m_cancel, &QToolButton::clicked, this, [this, id] { emit cancelRequested(id); });

    auto *layout = makeLayout<QHBoxLayout>(this, 8, {8, 0, 8, 0});
    layout->addWidget(m_name);
    layout->addWidget(m_progress, 0, Qt::AlignVCenter);
    addWidgets(layout, {m_state, m_cancel});
}

void JobRow::setInfo(const Jobs::Info &info)
{
    m_fullName = info.name;
    m_name->setText(info.name);
    // Wide enough for all that comes, so that the row keeps its width while the job goes on.
    m_state->setMinimumWidth(
        m_state->fontMetrics().horizontalAdvance(tr("%1 %, %2").arg(100).arg(timeLeft(0.5, 59'000))));
    m_progress->setAccessibleName(info.name);
    m_cancel->setEnabled(!info.isStopping);
    // How much there is to do is an estimate that may grow; what was said to be done stays so. A job that began later
    // than the last one took its place.
    if (info.elapsedMs < m_elapsedMs)
        m_share = -1;
    m_elapsedMs = info.elapsedMs;
    m_share = std::max(m_share, info.share);
    if (m_share < 0) {
        m_progress->setRange(0, 0);
        m_state->setText(info.isStopping ? tr("Stopping…") : QString());
        return;
    }
    const int percent = static_cast<int>(100 * m_share);
    m_progress->setRange(0, 100);
    m_progress->setValue(percent);
    const QString left = timeLeft(m_share, info.elapsedMs);
    if (info.isStopping)
        m_state->setText(tr("Stopping…"));
    else
        m_state->setText(left.isEmpty() ? tr("%1 %").arg(percent) : tr("%1 %, %2").arg(percent).arg(left));
}

void JobRow::setRoom(int pixels)
{
    constexpr int minNameWidth = 48;
    m_name->setText(m_fullName);
    const int excess = sizeHint().width() - pixels;
    if (excess <= 0)
        return m_name->setToolTip({});
    const int width = std::max(minNameWidth, m_name->sizeHint().width() - excess);
    m_name->setText(m_name->fontMetrics().elidedText(m_fullName, Qt::ElideRight, width));
    m_name->setToolTip(m_fullName);
}

JobStrip::JobStrip(Jobs *jobs, QWidget *parent)
    : QWidget(parent), m_jobs(jobs), m_all(makeMenuButton(QStringLiteral("allJobs"), new QMenu(this)))
{
    m_all->setToolTip(tr("The jobs that are running; choose one to stop it"));
    m_all->setAutoRaise(true);
    m_all->setFocusPolicy(Qt::TabFocus);
    connect(m_all->menu(), &QMenu::aboutToShow, this, &JobStrip::fillMenu);
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
    for (const auto &[id, row] : m_rows)
        row->setVisible(fits);
    m_all->setText(tr("%n job(s)", nullptr, static_cast<int>(m_rows.size())));
    m_all->setVisible(!fits);
}

void JobStrip::readJobs()
{
    QList<Jobs::Info> running = m_jobs->running();
    running.removeIf([](const Jobs::Info &job) { return job.name.isEmpty(); });
    std::erase_if(m_rows, [&running](const auto &row) {
        const bool isOver = std::none_of(running.begin(), running.end(),
                                         [&row](const Jobs::Info &info) { return info.id == row.first; });
        if (isOver) {
            row.second->hide();
            row.second->deleteLater();
        }
        return isOver;
    });
    for (const Jobs::Info &info : running) {
        if (!m_rows.contains(info.id) && info.elapsedMs < shownAfterMs)
            continue;
        JobRow *&row = m_rows[info.id];
        if (!row) {
            row = new JobRow(info.id, this);
            connect(row, &JobRow::cancelRequested, m_jobs, &Jobs::cancel);
            layout()->addWidget(row);
        }
        row->setInfo(info);
    }
}

/// False if the rows need more than \a room pixels, even if the name of a single one is cut.
bool JobStrip::showRowsIn(int room)
{
    int width = 0;
    for (const auto &[id, row] : m_rows) {
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
    for (const auto &[id, row] : m_rows) {
        QAction *stop = menu->addAction(tr("Stop: %1").arg(row->name()));
        stop->setEnabled(!m_jobs->isStopping(id));
        connect(stop, &QAction::triggered, m_jobs, [jobs = m_jobs, id = id] { jobs->cancel(id); });
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
    setFixedHeight(std::max(m_all->sizeHint().height(), JobRow(0).sizeHint().height()));
}

} // namespace mexplorer
