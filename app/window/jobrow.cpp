// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/jobrow.h"

#include "app/window/statusline.h"
#include "views/theme/icons.h"
#include "views/widgets/layouts.h"

#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

#include <algorithm>

namespace mexplorer {

JobRow::JobRow(const QString &key, QWidget *parent)
    : QWidget(parent), m_name(new QLabel), m_progress(new QProgressBar), m_state(new QLabel), m_cancel(new QToolButton)
{
    setObjectName(QStringLiteral("job.") + key);
    m_progress->setFixedWidth(120);
    m_progress->setTextVisible(false);
    m_state->setObjectName(QStringLiteral("jobState"));
    m_cancel->setObjectName(QStringLiteral("jobCancel"));
    m_cancel->setIcon(themeIcon(QStringLiteral("close")));
    m_cancel->setIconSize({14, 14});
    m_cancel->setToolTip(tr("Stop this; what is ready is kept"));
    m_cancel->setAccessibleName(tr("Stop this job"));
    m_cancel->setFocusPolicy(Qt::TabFocus);
    connect(m_cancel, &QToolButton::clicked, this, [this, key] { emit cancelRequested(key); });

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

} // namespace mexplorer
