// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/stepper/picturepane.h"

namespace mexplorer {

/// The picture of a code: its digits in a row, and below the present one, for each part of its sum, a row of tokens
/// before and after such a move; parts that the digit doesn't have are pale.
class CodePane final : public PaneOf<CodePicture>
{
    Q_OBJECT

public:
    explicit CodePane(QWidget *parent = nullptr);
    QRectF digitRect(int k) const;
    /// The row of the part 1, 2, 4 or 8: index 0 to 3.
    QRectF partRect(int part) const;

protected:
    void arrange() override;
    void paint(QPainter &painter) override;

private:
    void paintDigits(QPainter &painter) const;
    void paintPart(QPainter &painter, int part) const;
    void paintTokens(QPainter &painter, const QRectF &area, const CodePicture::Row &row) const;

    QRectF m_digit; ///< of the first
    QRectF m_part;  ///< of the first
};

} // namespace mexplorer
