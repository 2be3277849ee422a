// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/plotview.h"

class QLineSeries;
class QScatterSeries;

namespace mexplorer {

class Match;
class PlayedRemoteness;
class Session;

/// A plot of the line of play: the value after each move and the remoteness, where they are known; mistakes are marked.
/// A click shows the position after the move. Shows the values allowed by the answer policy; hidden if there are none.
class GamePlot : public PlotView
{
    Q_OBJECT

public:
    explicit GamePlot(Session *session, QWidget *parent = nullptr);

    QSize sizeHint() const override { return {240, 84}; }
    QSize minimumSizeHint() const override { return {160, 72}; }

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *) override {}
    void wheelEvent(QWheelEvent *event) override { event->ignore(); }
    bool viewportEvent(QEvent *event) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void updateColors() override;

private:
    void showGame();
    QString textAt(std::size_t ply) const;
    std::optional<std::size_t> plyAt(QPointF position) const;

    Session *m_session;
    Match *m_match;
    PlayedRemoteness *m_far; ///< the remoteness of each position
    QValueAxis *m_plies;
    QValueAxis *m_numbers;
    QLineSeries *m_values;
    QLineSeries *m_remoteness;
    QScatterSeries *m_mistakes;
};

} // namespace mexplorer
