// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/stepper/steppainter.h"

#include <QCoreApplication>

namespace mexplorer {

/// The picture of a code: its digits in a row, and below the present one, for each part of its sum, a row of tokens
/// before and after such a move; parts that the digit doesn't have are pale.
class CodeDigits final : public PainterOf<CodePicture>
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::CodeDigits)

public:
    CodeDigits() : PainterOf(tr("The digits of the code")) {}

protected:
    void arrange() override;
    void draw(QPainter &painter) override;

private:
    void paintDigits(QPainter &painter) const;
    void paintPart(QPainter &painter, int part) const;
    void paintTokens(QPainter &painter, const QRectF &area, const CodePicture::Row &row) const;

    QRectF m_digit; ///< of the first
    QRectF m_part;  ///< of the first
};

} // namespace mexplorer
