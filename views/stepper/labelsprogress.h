// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/stepper/picturepane.h"

namespace mexplorer {

/// How far a labelling is: outcomes and values known, of all positions. The labelling itself is seen in the graph.
class LabelsProgress final : public PaneOf<LabelsPicture>
{
    Q_OBJECT

public:
    explicit LabelsProgress(QWidget *parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void arrange() override {}
    void paint(QPainter &painter) override;

private:
    void paintBar(QPainter &painter, const QRectF &area, const QString &name, quint32 known) const;
};

} // namespace mexplorer
