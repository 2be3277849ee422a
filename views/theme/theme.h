// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/mex.h"
#include "model/core/queuedcall.h"
#include "model/core/settings.h"
#include "model/graph/labels.h"

#include <QColor>
#include <QObject>

namespace mexplorer {

/// The colours of one appearance, light or dark. A value, so that a worker thread paints with a copy.
struct Colors
{
    bool dark = false;
    QColor window;  ///< behind panels
    QColor surface; ///< behind a view's content: canvas, tables, boards
    QColor raised;  ///< cards and the like
    QColor text;
    QColor mutedText; ///< captions, axis labels
    QColor line;      ///< hairlines, grid lines, far edges
    QColor pPosition; ///< P: a filled disc
    QColor nPosition; ///< N: a ring
    QColor draw;
    QColor selection;      ///< the selected position: a solid ring
    QColor hover;          ///< what the pointer is on: a thin ring
    QColor accent;         ///< what a step talks about: a dashed ring
    QColor warning;        ///< where a text is wrong
    QColor firstPlayer{};  ///< what the first player did, beside a mark of their own
    QColor secondPlayer{}; ///< what the second player did

    QColor outcome(Outcome outcome) const;
    /// The colour of an SG value, the same in every picture: an ordered scale (viridis, reversed on dark) on which
    /// small values are far apart and large ones ever closer: neighbours up to 16 are distinct at a glance.
    QColor value(quint32 value) const;
    /// The colour of another number on the same scale, from 0 to \a max.
    QColor number(quint32 number, quint32 max) const
    {
        return onScale(max == 0 ? 0 : std::min(1.0, double(number) / max));
    }
    /// Of the scale, at a place from 0 to 1.
    QColor onScale(double place) const;
    /// Black or white, whichever is read better on \a background.
    static QColor readableOn(const QColor &background);
    /// The contrast of two colours by WCAG 2, from 1 to 21.
    static double contrast(const QColor &a, const QColor &b);
};

/// \a a and \a b mixed, \a part of b from 0 to 1; opaque, so that overlaps don't show.
QColor mixed(const QColor &a, const QColor &b, qreal part);
/// \a color with an opacity from 0 to 1.
QColor translucent(QColor color, qreal opacity);

/// The one source of colours and of the program's palette. Views ask colors() when they paint and repaint on changed().
/// Once it exists, it follows the settings of theme and motion when they change.
class Theme : public QObject
{
    Q_OBJECT

public:
    using Mode = ThemeMode;

    static Theme &instance();
    /// For paper and files: the same whatever the screen shows.
    static Colors paperColors();

    Mode mode() const { return m_mode; }
    const Colors &colors() const { return m_colors; }
    bool reducedMotion() const { return m_reducedMotion; }

    /// Sets the application's palette. System: that of the desktop, and from then on as the desktop changes.
    void setMode(Mode mode);
    void setReducedMotion(bool reduced);

signals:
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Theme();

    Mode m_mode = Mode::System;
    Colors m_colors;
    bool m_reducedMotion = false;
    QueuedCall m_systemChanged; ///< many windows report one change
};

} // namespace mexplorer
