// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/gameplot.h"

#include "model/play/playedremoteness.h"
#include "model/session/session.h"

#include <QHelpEvent>
#include <QLineSeries>
#include <QMouseEvent>
#include <QScatterSeries>
#include <QToolTip>

#include <cmath>

namespace mexplorer {

GamePlot::GamePlot(Session *session, QWidget *parent)
    : PlotView(parent), m_session(session), m_match(session->match()),
      m_far(new PlayedRemoteness(session->solver(), session->match(), session->exploration(), session->jobs(), this)),
      m_plies(addValueAxis(Qt::AlignBottom, QString())), m_numbers(addValueAxis(Qt::AlignLeft, QString())),
      m_values(new QLineSeries), m_remoteness(new QLineSeries), m_mistakes(new QScatterSeries)
{
    setAccessibleName(tr("Value and remoteness along the game"));
    setFocusPolicy(Qt::NoFocus);
    setMinimumSize(minimumSizeHint());
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_values->setName(tr("Value"));
    m_remoteness->setName(tr("Remoteness"));
    m_mistakes->setName(tr("Mistake"));
    for (QXYSeries *series : std::initializer_list<QXYSeries *>{m_remoteness, m_values, m_mistakes}) {
        chart()->addSeries(series);
        series->attachAxis(m_plies);
        series->attachAxis(m_numbers);
        series->setPointsVisible(true);
    }
    m_mistakes->setMarkerShape(QScatterSeries::MarkerShapeRotatedRectangle);
    m_mistakes->setMarkerSize(11);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    connect(m_match, &Match::recordChanged, this, &GamePlot::showGame);
    connect(m_match, &Match::positionChanged, this, &GamePlot::showGame);
    connect(session->exploration(), &Exploration::answersChanged, this, &GamePlot::showGame);
    connect(session->exploration(), &Exploration::graphChanged, this, &GamePlot::showGame);
    connect(m_far, &PlayedRemoteness::changed, this, &GamePlot::showGame);
    updateColors();
    showGame();
}

void GamePlot::updateColors()
{
    m_values->setPen(QPen(colors().accent, 2));
    m_remoteness->setPen(QPen(colors().mutedText, 1, Qt::DashLine));
    m_mistakes->setColor(colors().warning);
    m_mistakes->setBorderColor(colors().surface);
}

void GamePlot::showGame()
{
    const bool isShown =
        m_match->hasGame() && m_match->record().length() > 0 && m_session->exploration()->answers().showsJudgement();
    setVisible(isShown);
    if (!isShown)
        return;
    m_far->ask();
    const GameRecord &record = m_match->record();
    QList<QPointF> values;
    QList<QPointF> remotenesses;
    QList<QPointF> mistakes;
    double max = 1;
    for (std::size_t ply = 0; ply <= record.length(); ++ply) {
        const auto x = static_cast<double>(ply);
        const auto &analysis = record.assessment(ply).analysis;
        const auto left = m_far->at(ply);
        if (analysis && analysis->value) {
            values << QPointF(x, static_cast<double>(*analysis->value));
            max = std::max(max, values.last().y());
        }
        if (left) {
            remotenesses << QPointF(x, *left);
            max = std::max(max, remotenesses.last().y());
        }
        if (ply > 0 && isMistake(record, ply - 1))
            mistakes << QPointF(x, analysis->value ? static_cast<double>(*analysis->value) : left.value_or(0));
    }
    setAxisRange(m_plies, 0, static_cast<double>(record.length()), 12);
    setAxisRange(m_numbers, 0, max * 1.15, 3); // more would have no space for their labels
    m_values->replace(values);
    m_remoteness->replace(remotenesses);
    m_mistakes->replace(mistakes);
    viewport()->update();
}

std::optional<std::size_t> GamePlot::plyAt(QPointF position) const
{
    if (!m_match->hasGame())
        return std::nullopt;
    const double at =
        std::round(chart()->mapToValue(chart()->mapFromScene(mapToScene(position.toPoint())), m_values).x());
    return static_cast<std::size_t>(std::clamp(at, 0.0, static_cast<double>(m_match->record().length())));
}

void GamePlot::mousePressEvent(QMouseEvent *event)
{
    const auto ply = plyAt(event->position());
    if (event->button() == Qt::LeftButton && ply)
        m_match->goTo(*ply);
}

void GamePlot::mouseMoveEvent(QMouseEvent *event)
{
    setCursor(plyAt(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

/// Returns "3. 9 → 6: 2 · N, remoteness 5"; for a mistake also the right move, if that may be shown.
QString GamePlot::textAt(std::size_t ply) const
{
    const GameRecord &record = m_match->record();
    const Assessment &assessment = record.assessment(ply);
    const bool isKnown = assessment.analysis || assessment.problem.isEmpty();
    const QString known = isKnown ? assessmentText(assessment) : tr("unknown");
    const auto left = m_far->at(ply);
    const QString numbers = left                    ? tr("%1, remoteness %2").arg(known).arg(*left)
                            : m_far->isUnknown(ply) ? tr("%1, remoteness unknown").arg(known)
                                                    : known;
    if (ply == 0)
        return tr("Start: %1").arg(numbers);
    QString text = tr("%1. %2: %3").arg(ply).arg(moveText(record.position(ply - 1), record.moves()[ply - 1]), numbers);
    if (isMistake(record, ply - 1)) {
        text += u'\n' + tr("A mistake.");
        if (m_session->exploration()->answers().showsRightMoves())
            text += u' ' + m_match->commentary().correction(record, ply - 1);
    }
    return text;
}

bool GamePlot::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return PlotView::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    if (const auto ply = plyAt(help->pos()))
        QToolTip::showText(help->globalPos(), textAt(*ply), this);
    return true;
}

/// Draws a line at the current move.
void GamePlot::drawForeground(QPainter *painter, const QRectF &rect)
{
    PlotView::drawForeground(painter, rect);
    if (!m_match->hasGame())
        return;
    const QPointF at = chart()->mapToScene(chart()->mapToPosition(QPointF(double(m_match->ply()), 0), m_values));
    const QRectF plot = plotInScene();
    painter->setPen(QPen(colors().selection, 1.5));
    painter->drawLine(QPointF(at.x(), plot.top()), QPointF(at.x(), plot.bottom()));
}

} // namespace mexplorer
