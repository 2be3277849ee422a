// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/mex.h"
#include "model/core/queuedcall.h"
#include "model/core/settings.h"
#include "model/graph/labels.h"

#include <QColor>
#include <QObject>

namespace mexplorer {

/// The colours of a light or dark theme. A value, so that a worker thread paints with a copy.
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
    QColor hover;          ///< the position under the pointer: a thin ring
    QColor accent;         ///< the positions of a step: a dashed ring
    QColor warning;        ///< marks errors in a text
    QColor firstPlayer{};  ///< marks of the first player, which also differ in shape
    QColor secondPlayer{}; ///< marks of the second player

    QColor outcome(Outcome outcome) const;
    /// Returns the colour of an SG value, the same in every picture: an ordered scale (viridis, reversed in dark
    /// themes) on which small values are far apart and large ones closer and closer; neighbours up to 16 are easily
    /// distinguished.
    QColor value(quint32 value) const;
    /// Returns the colour of another number on the same scale, from 0 to \a max.
    QColor number(quint32 number, quint32 max) const
    {
        return onScale(max == 0 ? 0 : std::min(1.0, double(number) / max));
    }
    /// Returns a colour of the scale; \a value is from 0 to 1.
    QColor onScale(double value) const;
    /// Returns black or white, depending on which is more legible on \a background.
    static QColor readableOn(const QColor &background);
    /// Returns the contrast of two colours by WCAG 2, from 1 to 21.
    static double contrast(const QColor &a, const QColor &b);
};

/// Returns a mixture of \a a and \a b, with a share \a part of b from 0 to 1; opaque, so that overlaps are invisible.
QColor mixed(const QColor &a, const QColor &b, qreal part);
/// Returns \a color with an opacity from 0 to 1.
QColor translucent(QColor color, qreal opacity);

/// The colours and the palette of the program. Views call colors() when they paint and repaint on changed(). Follows
/// the settings of theme and reduced motion.
class Theme : public QObject
{
    Q_OBJECT

public:
    using Mode = ThemeMode;

    static Theme &instance();
    /// Returns the colours for paper and files, which don't depend on the theme.
    static Colors paperColors();

    Mode mode() const { return m_mode; }
    const Colors &colors() const { return m_colors; }
    bool reducedMotion() const { return m_reducedMotion; }

    /// Sets the application's palette. Mode::System uses that of the desktop and follows its changes.
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
