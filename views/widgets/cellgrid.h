#pragma once

#include <QWidget>

#include <vector>

namespace mexplorer {

/// A small table of cells that are on or off. A click switches one, a drag paints as the first cell became; arrow keys
/// move, Space switches.
class CellGrid : public QWidget
{
    Q_OBJECT

public:
    explicit CellGrid(QWidget *parent = nullptr);

    int rows() const { return m_rows; }
    int columns() const { return m_columns; }
    bool isOn(int row, int column) const { return m_on[index(row, column)]; }
    /// Cells that both sizes have stay; new ones are \a on.
    void setGridSize(int rows, int columns, bool on);
    void setOn(int row, int column, bool on);
    void setAll(bool on);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, 120}; }

signals:
    void changed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    std::size_t index(int row, int column) const { return static_cast<std::size_t>(row * m_columns + column); }
    double cellSize() const;
    QRectF cellRect(int row, int column) const;
    /// The cell at a point as row and column; (-1, -1) outside.
    QPoint cellAt(QPointF point) const;
    void moveTo(int row, int column);
    void describe();

    int m_rows = 1;
    int m_columns = 1;
    std::vector<bool> m_on = {false};
    int m_row = 0;
    int m_column = 0;
    bool m_painting = false; ///< what a drag makes of the cells
};

} // namespace mexplorer
