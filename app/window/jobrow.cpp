#include "app/window/jobrow.h"

#include "app/window/statusline.h"
#include "views/theme/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace mexplorer {

JobRow::JobRow(const QString &key, QWidget *parent)
    : QWidget(parent), m_name(new QLabel), m_progress(new QProgressBar), m_state(new QLabel)
{
    setObjectName(QStringLiteral("job.") + key);
    m_progress->setFixedWidth(120);
    m_progress->setTextVisible(false);
    auto *cancel = new QToolButton;
    cancel->setObjectName(QStringLiteral("jobCancel"));
    cancel->setIcon(themeIcon(QStringLiteral("close")));
    cancel->setIconSize({14, 14});
    cancel->setToolTip(tr("Stop this; what is ready is kept"));
    cancel->setAccessibleName(tr("Stop this job"));
    cancel->setFocusPolicy(Qt::TabFocus);
    connect(cancel, &QToolButton::clicked, this, [this, key] { emit cancelRequested(key); });

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 0, 8, 0);
    layout->setSpacing(8);
    layout->addWidget(m_name);
    layout->addWidget(m_progress, 0, Qt::AlignVCenter);
    layout->addWidget(m_state);
    layout->addWidget(cancel);
}

void JobRow::setInfo(const Jobs::Info &info)
{
    m_name->setText(info.name);
    m_progress->setAccessibleName(info.name);
    if (info.total == 0) {
        m_progress->setRange(0, 0);
        m_state->clear();
        return;
    }
    const int percent = static_cast<int>(100 * std::min(info.done, info.total) / info.total);
    m_progress->setRange(0, 100);
    m_progress->setValue(percent);
    const QString left = timeLeft(info);
    m_state->setText(left.isEmpty() ? tr("%1 %").arg(percent) : tr("%1 %, %2").arg(percent).arg(left));
}

} // namespace mexplorer
