// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/step/steppainter.h"

#include <QCoreApplication>

namespace mexplorer {

/// The picture of a nim-sum: a row of binary digits for each component under the powers of two, the parity of each
/// column as a dot (filled for odd), the result, a frame round the leading column, and arrows from the components that
/// can win. A proof has a row of numbers below, one of which is chosen by a click or by its digits; E chooses all.
class NimSumBoard final : public PainterOf<ColumnsPicture>
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::NimSumBoard)

public:
    NimSumBoard();
    ~NimSumBoard() override;
    void setPicture(const TracePicture &picture) override;

    int itemCount() const override { return static_cast<int>(m_picture.rows.size()); }
    QRectF itemRect(int item) const override
    {
        return QRectF(m_left - 8, rowTop(item) + 2, rightEnd() - m_left + 8, m_row - 4);
    }
    Position itemPosition(int item) const override { return m_picture.rows[static_cast<std::size_t>(item)].position; }
    /// The area of a digit of a row, or of the result below the rows; \a exponent counts columns from the right.
    QRectF digitRect(int row, int exponent) const;
    std::optional<int> stepAt(QPointF pos) const override;
    std::optional<int> stepForKey(const QKeyEvent &event) override;
    /// The area of a number below a proof; empty if it isn't shown.
    QRectF numberRect(Value number) const;

    /// A text of the picture, with its font and its area; the text is empty if there is none.
    struct Inscription
    {
        QString text;
        QFont font;
        QRectF area;
    };
    /// The power of two above a column: a number if all numbers fit, otherwise "2¹⁰"; if columns are too narrow for
    /// that, only every second, fourth... has one.
    Inscription head(int exponent) const;
    /// The value of a row, or the nim-sum below the rows.
    Inscription value(int row) const;
    /// The target value of a row, and the moves to it (or a text that there is none).
    Inscription target(int row) const;
    Inscription targetMoves(int row) const;

protected:
    void arrange() override;
    void draw(QPainter &painter) override;

private:
    class NumberRow;

    void paintLines(QPainter &painter) const;
    bool arrangeColumns(int width);
    void arrangeHeads();
    qreal targetColumnWidth() const;
    qreal rightEnd() const { return m_left + m_name + m_value + 2 * m_gap + m_digit * m_picture.width + m_right; }
    QString movesThatFit(const ColumnsPicture::Row &row, const QFont &font, qreal width) const;
    qreal rowTop(int row) const { return m_top + m_header + row * m_row - scrolled(); }
    bool isParityShown(int exponent) const { return exponent >= m_picture.parityFrom; }
    int onesIn(int exponent) const;
    /// The font size of captions, in pixels.
    qreal captionSize() const { return std::min(m_text * 0.26, em() * 1.1); }
    void paintHeader(QPainter &painter) const;
    void paintRow(QPainter &painter, int row) const;
    void paintRowText(QPainter &painter, int row) const;
    void paintBoxes(QPainter &painter, int row) const;
    void paintTarget(QPainter &painter, int row) const;
    void paintDigit(QPainter &painter, const QRectF &area, quint64 digit, const QColor &ink) const;
    void paintParity(QPainter &painter) const;
    void paintResult(QPainter &painter) const;
    void paintLineText(QPainter &painter, int row, const QString &name, const QColor &ink) const;
    void paintColumns(QPainter &painter) const;
    void paintFallingBits(QPainter &painter) const;
    QRectF digitStartRect(int row, const QRectF &digit) const;

    std::vector<bool> m_comes; ///< by row: the value is new in this step
    qreal m_header = 0;        ///< height of the line of powers
    qreal m_row = 0;           ///< height of a row
    qreal m_text = 0;          ///< the height for texts; greater than m_row where rows are close
    bool m_plain = false;      ///< if space is scarce: names have no miniatures, values are smaller
    qreal m_nameFont = 0;
    qreal m_valueFont = 0;
    qreal m_headFont = 0;
    int m_headEvery = 1;      ///< every \a m_headEvery columns one has a head
    bool m_headPower = false; ///< heads are powers: 2¹⁰
    qreal m_top = 0;
    qreal m_left = 0;  ///< the left edge of the names
    qreal m_name = 0;  ///< width of the names
    qreal m_value = 0; ///< width of the values
    qreal m_gap = 0;   ///< at both sides of the digits
    qreal m_digit = 0; ///< width of a column
    qreal m_right = 0; ///< width of the column of targets
    std::unique_ptr<NumberRow> m_strip;
};

} // namespace mexplorer
