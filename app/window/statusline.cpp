#include "app/window/statusline.h"

#include "app/window/jobrow.h"
#include "model/core/scanner.h"
#include "model/session/session.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>

#include <cmath>

namespace mexplorer {

namespace {

constexpr qint64 shownAfterMs = 250; // a shorter job would only flicker
constexpr qint64 estimateAfterMs = 1000;

struct StatusLineText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::StatusLine)
};

QString counted(quint64 number, const QString &one, const QString &many)
{
    return number == 1 ? one : many.arg(groupedNumber(number));
}

} // namespace

QString timeLeft(double share, qint64 elapsedMs)
{
    if (share <= 0 || elapsedMs < estimateAfterMs)
        return {};
    const double seconds = double(elapsedMs) / 1000 * (1 - std::min(1.0, share)) / share;
    if (seconds < 60)
        return StatusLineText::tr("%1 s left").arg(std::max(1.0, std::ceil(seconds)));
    if (seconds < 3600)
        return StatusLineText::tr("%1 min left").arg(std::ceil(seconds / 60));
    return StatusLineText::tr("%1 h left").arg(std::ceil(seconds / 3600));
}

QString countsSentence(const Exploration &exploration)
{
    if (!exploration.isReady())
        return {};
    const GameGraph &graph = *exploration.graph();
    QStringList parts = {
        counted(graph.positionCount(), StatusLineText::tr("1 position"), StatusLineText::tr("%1 positions")),
        counted(graph.moveCount(), StatusLineText::tr("1 move"), StatusLineText::tr("%1 moves"))};
    if (graph.counts().mergedPositions > 0)
        parts << StatusLineText::tr("%1 led to a position already known")
                     .arg(groupedNumber(graph.counts().mergedPositions));
    if (graph.isTruncated())
        parts << counted(graph.completeDepth(), StatusLineText::tr("complete within 1 move of the start"),
                         StatusLineText::tr("complete within %1 moves of the start"));
    return parts.join(QStringLiteral(", "));
}

StatusLine::StatusLine(Session *session, QWidget *parent) : QStatusBar(parent), m_session(session), m_counts(new QLabel)
{
    setObjectName(QStringLiteral("statusLine"));
    setAccessibleName(tr("Status"));
    m_counts->setObjectName(QStringLiteral("statusCounts"));
    m_counts->setContentsMargins(8, 0, 8, 0);
    addWidget(m_counts);
    connect(session->jobs(), &Jobs::changed, this, &StatusLine::showJobs);
    connect(session->exploration(), &Exploration::graphChanged, this, &StatusLine::showCounts);
    connect(session->exploration(), &Exploration::startChanged, this, &StatusLine::showCounts);
}

void StatusLine::changeEvent(QEvent *event)
{
    // A bar that is laid out anew shows the counts again, below the message that took their place.
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

void StatusLine::showCounts()
{
    // A bar shows all its widgets again when a message ends, so what isn't wanted is empty rather than hidden.
    m_counts->setText(m_showsCounts ? countsSentence(*m_session->exploration()) : QString());
}

void StatusLine::showJobs()
{
    const QList<Jobs::Info> running = m_session->jobs()->running();
    std::erase_if(m_rows, [&running](const auto &row) {
        const bool over = std::none_of(running.begin(), running.end(),
                                       [&row](const Jobs::Info &info) { return info.key == row.first; });
        if (over)
            row.second->deleteLater();
        return over;
    });
    for (const Jobs::Info &info : running) {
        if (info.elapsedMs < shownAfterMs && !m_rows.contains(info.key))
            continue;
        JobRow *&row = m_rows[info.key];
        if (!row) {
            row = new JobRow(info.key);
            connect(row, &JobRow::cancelRequested, m_session->jobs(), &Jobs::cancel);
            addPermanentWidget(row);
        }
        row->setInfo(info);
    }
}

} // namespace mexplorer
