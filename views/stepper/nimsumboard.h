#pragma once

#include "views/stepper/picturepane.h"

namespace mexplorer {

/// The picture of a nim-sum: a row of binary digits for each component under the powers of two, the parity of each
/// column as a dot (filled for odd), the result, the leading column framed, and arrows from the components that can
/// win.
class NimSumBoard final : public PicturePane
{
    Q_OBJECT

public:
    explicit NimSumBoard(QWidget *parent = nullptr);

    int itemCount() const override { return static_cast<int>(m_picture.rows.size()); }
    QRectF itemRect(int item) const override;
    Position itemPosition(int item) const override;
    /// The digit of a row, or of the result below the rows; \a exponent counts columns from the right.
    QRectF digitRect(int row, int exponent) const;
    const ColumnsPicture &picture() const { return m_picture; }

protected:
    void adopt(const TracePicture &picture) override;
    void arrange() override;
    void paint(QPainter &painter) override;

private:
    bool arrangeColumns(int width);
    qreal rowTop(int row) const;
    bool isParityShown(int exponent) const { return exponent >= m_picture.parityFrom; }
    int onesIn(int exponent) const;
    void paintHeader(QPainter &painter) const;
    void paintRow(QPainter &painter, int row) const;
    void paintTarget(QPainter &painter, int row) const;
    void paintParity(QPainter &painter) const;
    void paintResult(QPainter &painter) const;
    void paintColumns(QPainter &painter) const;

    ColumnsPicture m_picture;
    qreal m_header = 0; ///< height of the line of powers
    qreal m_row = 0;    ///< height of a row
    qreal m_nameFont = 0;
    qreal m_top = 0;
    qreal m_left = 0;  ///< where the names begin
    qreal m_name = 0;  ///< width of the names
    qreal m_value = 0; ///< width of the values
    qreal m_digit = 0; ///< width of a column
    qreal m_right = 0; ///< width of what stands right of the digits
};

} // namespace mexplorer
