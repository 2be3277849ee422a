// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/statusline.h"

#include "app/window/jobstrip.h"
#include "model/core/translations.h"
#include "model/session/session.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>

#include <cmath>

namespace mexplorer {

namespace {

constexpr int countsMargin = 8; // left and right of the counts
constexpr int lineSpacing = 40; // what a status bar needs between its widgets, and its size grip
constexpr qint64 estimateAfterMs = 1000;

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

QString countsSentence(const Exploration &exploration)
{
    if (!exploration.isCurrent())
        return {}; // the graph of the game before may still be there
    const GameGraph &graph = *exploration.graph();
    const auto number = Translations::pluralNumber;
    QStringList parts = {StatusLine::tr("%Ln position(s)", nullptr, number(graph.positionCount())),
                         StatusLine::tr("%Ln move(s)", nullptr, number(graph.moveCount()))};
    if (graph.isTruncated())
        parts << StatusLine::tr("complete within %Ln move(s) of the start", nullptr, number(graph.completeDepth()));
    return parts.join(QStringLiteral(", "));
}

StatusLine::StatusLine(Session *session, QWidget *parent)
    : QStatusBar(parent), m_session(session), m_counts(new QLabel), m_jobs(new JobStrip(session->jobs()))
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

void StatusLine::resizeEvent(QResizeEvent *event)
{
    QStatusBar::resizeEvent(event);
    arrange();
}

void StatusLine::showCounts()
{
    // A bar shows all its widgets again when a message ends, so what isn't wanted is empty rather than hidden.
    m_countsText = m_showsCounts ? countsSentence(*m_session->exploration()) : QString();
    arrange();
}

/// Shares the width between the counts, which are cut where they must, and the jobs.
void StatusLine::arrange()
{
    constexpr int minJobsWidth = 380;
    const int width = contentsRect().width() - lineSpacing;
    const QFontMetrics metrics = m_counts->fontMetrics();
    const int counts = metrics.horizontalAdvance(m_countsText) + countsMargin * 2 + 1;
    m_jobs->refresh(std::max(width - counts, std::min(width / 2, minJobsWidth)));
    const int room = width - m_jobs->sizeHint().width() - countsMargin * 2;
    const QString shown = metrics.elidedText(m_countsText, Qt::ElideRight, room);
    m_counts->setText(shown);
    m_counts->setToolTip(shown == m_countsText ? QString() : m_countsText);
    m_counts->setAccessibleName(m_countsText);
}

} // namespace mexplorer
