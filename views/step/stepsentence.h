// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"
#include "model/writing/sentence.h"
#include "views/widgets/fittedlabel.h"

namespace mexplorer {

/// The text of \a position, or a short name where it is too long for a button.
QString placeName(const Position &position);
/// Shows \a sentence in lines that fit, with its game expressions kept together.
void showSentence(FittedLabel *label, const Sentence &sentence);

/// The sentence of a step, as large as a heading, or as a title on a projector's full screen, but of normal weight: a
/// whole sentence in bold is hard to read.
class StepCaption : public FittedLabel
{
    Q_OBJECT

public:
    explicit StepCaption(QWidget *parent = nullptr);

    /// Makes the type as large as a view of this size allows.
    void setView(QSize size);
    /// Does so again for another sentence.
    void fitType();

protected:
    bool event(QEvent *event) override;

private:
    QSize m_view;
};

} // namespace mexplorer
