// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/stepper/picturepane.h"

namespace mexplorer {

/// The pane of a labelling, which the graph itself shows: a low one, below it.
class LabelsProgress final : public PicturePane
{
    Q_OBJECT

public:
    explicit LabelsProgress(QWidget *parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {240, sizeHint().height()}; }
};

} // namespace mexplorer
