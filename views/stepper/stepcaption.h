// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/fittedlabel.h"

namespace mexplorer {

/// The sentence of a step, as large as a heading, or as a title on a projector's full screen, but of normal weight: a
/// whole sentence in bold is hard to read.
class StepCaption : public FittedLabel
{
    Q_OBJECT

public:
    explicit StepCaption(QWidget *parent = nullptr);

    /// Makes the type as large as a view of this size, at a desk or in a presentation, has room for.
    void setView(QSize size);
    /// The same for another sentence.
    void fitType();

protected:
    bool event(QEvent *event) override;

private:
    QSize m_view;
};

} // namespace mexplorer
