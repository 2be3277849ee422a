// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/stepper/steppainter.h"

#include <QCoreApplication>

namespace mexplorer {

/// How far a labelling is: outcomes and values known, of all positions. The labelling itself is seen in the graph.
class LabelsBars final : public PainterOf<LabelsPicture>
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::LabelsBars)

public:
    static constexpr qreal lineHeight = 2.2; ///< of a bar with its numbers, in lines of text

    LabelsBars() : PainterOf(tr("How far the labelling is")) {}
    FontRole roleFromAfar() const override { return FontRole::Sentence; }

protected:
    void arrange() override {}
    void draw(QPainter &painter) override;

private:
    void paintBar(QPainter &painter, const QRectF &area, const QString &name, quint32 known) const;
};

} // namespace mexplorer
