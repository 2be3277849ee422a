// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"
#include "model/writing/sentence.h"
#include "views/widgets/fittedlabel.h"

namespace mexplorer {

/// Returns the text of \a position, or a short name if it is too long for a button.
QString placeName(const Position &position);
/// Shows \a sentence with word wrap that doesn't break its game expressions.
void showSentence(FittedLabel *label, const Sentence &sentence);

/// The sentence of a step, as large as a heading, or in a presentation as a title, but of normal weight: a whole
/// sentence in bold is hard to read.
class StepCaption : public FittedLabel
{
    Q_OBJECT

public:
    explicit StepCaption(QWidget *parent = nullptr);

    /// Sets the size of the view, which limits the font size.
    void setView(QSize size);
    /// Computes the font size again, for another sentence.
    void fitType();

protected:
    bool event(QEvent *event) override;

private:
    QSize m_view;
};

} // namespace mexplorer
