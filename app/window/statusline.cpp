// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/statusline.h"

#include "model/core/translations.h"
#include "model/session/session.h"
#include "views/widgets/makewidgets.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <map>

namespace mexplorer {

namespace {

constexpr int countsMargin = 8; // left and right of the counts
constexpr int lineSpacing = 40; // what a status bar needs between its widgets, and its size grip
constexpr qint64 estimateAfterMs = 1000;
constexpr qint64 shownAfterMs = 250; // a shorter job would only flicker

} // namespace

QString timeLeft(double share, qint64 elapsedMs)
{
    if (share <= 0 || elapsedMs < estimateAfterMs)
        return {};
    const double seconds = double(elapsedMs) / 1000 * (1 - std::min(1.0, share)) / share;
    if (seconds < 60)
        return StatusLine::tr("%1 s left").arg(std::max(1.0, std::ceil(seconds)));
    if (seconds < 3600)
        return StatusLine::tr("%1 min left").arg(std::ceil(seconds / 60));
    return StatusLine::tr("%1 h left").arg(std::ceil(seconds / 3600));
}

QString limitText(quint64 leastValue, qint64 limitLeftMs)
{
    const qint64 seconds = (limitLeftMs + 999) / 1000;
    QString left = limitLeftMs < 0 ? QString()
                   : seconds < 100 ? StatusLine::tr("gives up in %1 s").arg(seconds)
                                   : StatusLine::tr("gives up in %1 min").arg((seconds + 59) / 60);
    if (leastValue == 0)
        return left;
    const QString value = StatusLine::tr("value at least %1").arg(leastValue);
    return left.isEmpty() ? value : StatusLine::tr("%1; %2").arg(value, left);
}

QString countsSentence(const Exploration &exploration)
{
    if (!exploration.isCurrent())
        return {}; // it may still be the graph of the previous game
    const GameGraph &graph = *exploration.graph();
    const auto number = Translations::pluralNumber;
    QStringList parts = {StatusLine::tr("%Ln position(s)", nullptr, number(graph.positionCount())),
                         StatusLine::tr("%Ln move(s)", nullptr, number(graph.moveCount()))};
    if (graph.isTruncated())
        parts << StatusLine::tr("complete within %Ln move(s) of the start", nullptr, number(graph.completeDepth()));
    return parts.join(QStringLiteral(", "));
}

/// A running job in the status line: its name, its progress, the time left, and a button that cancels it.
class StatusLine::JobRow : public QWidget
{
public:
    JobRow(Jobs *jobs, Jobs::Id id, QWidget *parent = nullptr);

    void setInfo(const Jobs::Info &info);
    const QString &name() const { return m_fullName; }
    /// Elides the name so that the row is at most \a pixels wide, if possible.
    void setAvailableWidth(int pixels);

private:
    QString m_fullName;
    QLabel *m_name;
    QProgressBar *m_progress;
    QLabel *m_state;
    QToolButton *m_cancel;
    double m_share = -1; ///< of the work that is shown as done
    qint64 m_elapsedMs = 0;
};

StatusLine::JobRow::JobRow(Jobs *jobs, Jobs::Id id, QWidget *parent)
    : QWidget(parent), m_name(new QLabel), m_progress(new QProgressBar), m_state(makeNamed<QLabel>("jobState")),
      m_cancel(makeIconButton(QStringLiteral("jobCancel"), "close", StatusLine::tr("Stop this; what is ready is kept")))
{
    setObjectName(QStringLiteral("job"));
    m_progress->setFixedWidth(120);
    m_progress->setTextVisible(false);
    m_cancel->setIconSize({14, 14});
    m_cancel->setAccessibleName(StatusLine::tr("Stop this job"));
    m_cancel->setFocusPolicy(Qt::TabFocus);
    connect(m_cancel, &QToolButton::clicked, jobs, [jobs, id] { jobs->cancel(id); });

    auto *layout = makeLayout<QHBoxLayout>(this, 8, {8, 0, 8, 0});
    layout->addWidget(m_name);
    layout->addWidget(m_progress, 0, Qt::AlignVCenter);
    addWidgets(layout, {m_state, m_cancel});
}

void StatusLine::JobRow::setInfo(const Jobs::Info &info)
{
    m_fullName = info.name;
    m_name->setText(info.name);
    // Wide enough for the longest state, so that the width of the row doesn't change while the job runs.
    m_state->setMinimumWidth(
        m_state->fontMetrics().horizontalAdvance(StatusLine::tr("%1 %, %2").arg(100).arg(timeLeft(0.5, 59'000))));
    m_progress->setAccessibleName(info.name);
    m_cancel->setEnabled(!info.isStopping);
    // The amount of work is an estimate that may grow, but the bar never moves back. A shorter time means that another
    // job replaced this one.
    if (info.elapsedMs < m_elapsedMs)
        m_share = -1;
    m_elapsedMs = info.elapsedMs;
    m_share = std::max(m_share, info.share);
    if (m_share < 0) {
        m_progress->setRange(0, 0);
        m_state->setText(info.isStopping ? StatusLine::tr("Stopping…") : limitText(info.leastValue, info.limitLeftMs));
        return;
    }
    const int percent = static_cast<int>(100 * m_share);
    m_progress->setRange(0, 100);
    m_progress->setValue(percent);
    const QString left = timeLeft(m_share, info.elapsedMs);
    if (info.isStopping)
        m_state->setText(StatusLine::tr("Stopping…"));
    else
        m_state->setText(left.isEmpty() ? StatusLine::tr("%1 %").arg(percent)
                                        : StatusLine::tr("%1 %, %2").arg(percent).arg(left));
}

void StatusLine::JobRow::setAvailableWidth(int pixels)
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

/// The running jobs, next to each other: a row for each if they all fit, otherwise a button "3 jobs" with a menu of
/// them. Its height doesn't depend on the jobs, so that nothing above it moves when one starts.
class StatusLine::JobBar : public QWidget
{
public:
    explicit JobBar(Jobs *jobs);

    /// Shows the current jobs and their progress in at most \a available pixels of width.
    void refresh(int available);

protected:
    void changeEvent(QEvent *event) override;

private:
    void readJobs();
    bool showRowsIn(int available);
    void fillMenu();
    void fixHeight();

    Jobs *m_jobs;
    std::map<Jobs::Id, JobRow *> m_rows;
    QToolButton *m_all; ///< in place of the rows where they don't fit
};

StatusLine::JobBar::JobBar(Jobs *jobs) : m_jobs(jobs), m_all(makeMenuButton(QStringLiteral("allJobs"), new QMenu(this)))
{
    m_all->setToolTip(StatusLine::tr("The jobs that are running; choose one to stop it"));
    m_all->setAutoRaise(true);
    m_all->setFocusPolicy(Qt::TabFocus);
    connect(m_all->menu(), &QMenu::aboutToShow, this, &JobBar::fillMenu);
    auto *layout = makeLayout<QHBoxLayout>(this, 0);
    layout->addWidget(m_all);
    m_all->hide();
    setMinimumWidth(1); // the rows never hold the window wider than it is
    fixHeight();
}

void StatusLine::JobBar::refresh(int available)
{
    readJobs();
    const bool fits = showRowsIn(available);
    for (const auto &[id, row] : m_rows)
        row->setVisible(fits);
    m_all->setText(StatusLine::tr("%n job(s)", nullptr, static_cast<int>(m_rows.size())));
    m_all->setVisible(!fits);
}

void StatusLine::JobBar::readJobs()
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
            row = new JobRow(m_jobs, info.id, this);
            layout()->addWidget(row);
        }
        row->setInfo(info);
    }
}

/// False if the rows need more than \a available pixels, even if the name of a single one is cut.
bool StatusLine::JobBar::showRowsIn(int available)
{
    int width = 0;
    for (const auto &[id, row] : m_rows) {
        row->setAvailableWidth(QWIDGETSIZE_MAX);
        width += row->sizeHint().width();
    }
    if (width <= available || m_rows.size() != 1)
        return width <= available;
    JobRow *row = m_rows.begin()->second;
    row->setAvailableWidth(available);
    return row->sizeHint().width() <= available;
}

void StatusLine::JobBar::fillMenu()
{
    QMenu *menu = m_all->menu();
    menu->clear();
    for (const auto &[id, row] : m_rows) {
        QAction *stop = menu->addAction(StatusLine::tr("Stop: %1").arg(row->name()));
        stop->setEnabled(!m_jobs->isStopping(id));
        connect(stop, &QAction::triggered, m_jobs, [jobs = m_jobs, id = id] { jobs->cancel(id); });
    }
}

void StatusLine::JobBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fixHeight();
}

void StatusLine::JobBar::fixHeight()
{
    m_all->setText(StatusLine::tr("%n job(s)", nullptr, static_cast<int>(m_rows.size())));
    setFixedHeight(std::max(m_all->sizeHint().height(), JobRow(m_jobs, 0).sizeHint().height()));
}

StatusLine::StatusLine(Session *session, QWidget *parent)
    : QStatusBar(parent), m_session(session), m_counts(new QLabel), m_jobs(new JobBar(session->jobs()))
{
    setAccessibleName(tr("Status"));
    m_counts->setObjectName(QStringLiteral("statusCounts"));
    m_counts->setContentsMargins(countsMargin, 0, countsMargin, 0);
    m_counts->setMinimumWidth(1);
    addWidget(m_counts);
    addPermanentWidget(m_jobs);
    // Later, as what follows from another layout may begin or end jobs.
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &StatusLine::arrange);
    connect(session->jobs(), &Jobs::changed, this, [this] {
        if (!m_pause.isActive())
            m_pause.start(0);
    });
    connect(session->exploration(), &Exploration::graphChanged, this, &StatusLine::showCounts);
    connect(session->exploration(), &Exploration::startChanged, this, &StatusLine::showCounts);
}

void StatusLine::changeEvent(QEvent *event)
{
    // QStatusBar shows the counts again when it is laid out, below the message that replaced them.
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        clearMessage();
    QStatusBar::changeEvent(event);
}

void StatusLine::setCountsVisible(bool visible)
{
    m_showsCounts = visible;
    clearMessage();
    showCounts();
}

void StatusLine::resizeEvent(QResizeEvent *event)
{
    QStatusBar::resizeEvent(event);
    arrange();
}

void StatusLine::showCounts()
{
    // QStatusBar shows all its widgets when a message ends, so an unused one is empty rather than hidden.
    m_countsText = m_showsCounts ? countsSentence(*m_session->exploration()) : QString();
    arrange();
}

/// Divides the width between the counts, which are elided if necessary, and the jobs.
void StatusLine::arrange()
{
    constexpr int minJobsWidth = 380;
    const int width = contentsRect().width() - lineSpacing;
    const QFontMetrics metrics = m_counts->fontMetrics();
    const int counts = metrics.horizontalAdvance(m_countsText) + countsMargin * 2 + 1;
    m_jobs->refresh(std::max(width - counts, std::min(width / 2, minJobsWidth)));
    const int available = width - m_jobs->sizeHint().width() - countsMargin * 2;
    const QString shown = metrics.elidedText(m_countsText, Qt::ElideRight, available);
    m_counts->setText(shown);
    m_counts->setToolTip(shown == m_countsText ? QString() : m_countsText);
    m_counts->setAccessibleName(m_countsText);
}

} // namespace mexplorer
