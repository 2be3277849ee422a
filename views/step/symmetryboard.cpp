// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/joinedposition.h"
#include "model/games/squarename.h"
#include "views/glyphs/positionpainter.h"
#include "views/step/steppainter.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace mexplorer {

namespace {

using CellState = SymmetryPicture::CellState;

/// The picture of a symmetry: tokens or cells with the mirror's axis, the opponent's move and its image; or two equal
/// positions on the two sides of the axis.
class SymmetryBoard final : public PainterOf<SymmetryPicture>
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::SymmetryBoard)

public:
    SymmetryBoard() : PainterOf(tr("The position and its axis of symmetry")) {}

protected:
    void arrange() override
    {
        const qreal legend = 2.5 * em();
        const qreal margin = 2 * em();
        const int rows = std::max(1, m_picture.rows);
        const int columns = std::max(1, m_picture.columns);
        m_side = std::min({(width() - 2 * margin) / columns, (height() - legend - 2 * margin) / rows, 5 * em()});
        m_origin = QPointF((width() - m_side * columns) / 2, (height() - legend - m_side * rows) / 2);
    }

    void draw(QPainter &painter) override
    {
        if (m_picture.cells.empty()) {
            paintHalves(painter);
        } else {
            for (int row = 0; row < m_picture.rows; ++row) {
                for (int column = 0; column < m_picture.columns; ++column)
                    paintCell(painter, row, column);
            }
            if (!m_picture.isRound)
                paintNames(painter);
            paintLegend(painter);
        }
        paintAxis(painter);
    }

private:
    /// The distance from the board to the ends of the axis.
    qreal beyond() const { return std::min(0.6 * em(), 0.5 * m_side); }
    QRectF board() const { return {m_origin, QSizeF(m_side * m_picture.columns, m_side * m_picture.rows)}; }

    /// Taken cells have an outline and a letter for the player who took them: 1 the first move, A the opponent's, B its
    /// image.
    void paintCell(QPainter &painter, int row, int column) const
    {
        const CellState state = m_picture.cells[static_cast<std::size_t>(row * m_picture.columns + column)];
        if (state == CellState::None)
            return;
        const QRectF cell =
            QRectF(m_origin + QPointF(column, row) * m_side, QSizeF(m_side, m_side)).adjusted(2, 2, -2, -2);
        const bool isFull = state == CellState::Full;
        const QColor ink = state == CellState::OpponentMove ? colors().nPosition
                           : state == CellState::ReplyMove  ? colors().accent
                                                            : colors().mutedText;
        painter.setBrush(isFull ? QBrush(colors().text) : QBrush(Qt::NoBrush));
        painter.setPen(isFull ? QPen(Qt::NoPen) : QPen(ink, 2, Qt::DashLine));
        if (m_picture.isRound)
            painter.drawEllipse(cell);
        else
            painter.drawRoundedRect(cell, 4, 4);
        if (isFull)
            return;
        write(painter, cell,
              state == CellState::OpponentMove ? tr("A")
              : state == CellState::ReplyMove  ? tr("B")
                                               : QStringLiteral("1"),
              {cell.height() * 0.5, ink, true});
    }

    /// Paints the names of columns and rows, as sentences use them.
    void paintNames(QPainter &painter) const
    {
        const qreal size = std::min(em(), 0.7 * m_side);
        const qreal nameSize = 1.3 * em();
        const auto name = [&](const QRectF &rect, const QString &text) {
            write(painter, rect, text, {.size = size, .color = colors().mutedText, .alignment = Qt::AlignCenter});
        };
        const QRectF board = this->board();
        for (int column = 0; column < m_picture.columns; ++column)
            name({board.left() + column * m_side, board.top() - beyond() - nameSize, m_side, nameSize},
                 columnName(m_picture.firstColumn + column));
        for (int row = 0; row < m_picture.rows; ++row)
            name({board.left() - beyond() - nameSize, board.top() + row * m_side, nameSize, m_side},
                 QString::number(m_picture.firstRow + row + 1));
    }

    void paintHalves(QPainter &painter) const
    {
        const qreal half = width() / 2 - 2 * em();
        for (std::size_t i = 0; i < m_picture.halves.size(); ++i) {
            if (m_picture.halves[i].components.empty())
                continue;
            const JoinedPosition joined = join(m_picture.halves[i]);
            const QRectF area(i == 0 ? em() : width() / 2 + em(), em(), half, height() - 2 * em());
            paintPosition(painter, area, *joined.rules, joined.cells, colors());
        }
    }

    void paintAxis(QPainter &painter) const
    {
        using Axis = SymmetryPicture::Axis;
        QRectF area = m_picture.cells.empty() ? this->area().adjusted(em(), em(), -em(), -em()) : board();
        painter.setPen(QPen(colors().accent, 2.5, Qt::DashDotLine));
        const QPointF centre = area.center();
        if (m_picture.axis == Axis::HalfTurn) {
            painter.setBrush(colors().accent);
            painter.drawEllipse(centre, 5, 5);
            painter.setBrush(Qt::NoBrush);
            const qreal radius = std::max(12.0, m_side * 0.45);
            painter.drawArc(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), 30 * 16,
                            240 * 16);
            return;
        }
        area.adjust(-beyond(), -beyond(), beyond(), beyond());
        QLineF line(centre.x(), area.top(), centre.x(), area.bottom());
        if (m_picture.axis == Axis::TopBottom)
            line = QLineF(area.left(), centre.y(), area.right(), centre.y());
        else if (m_picture.axis == Axis::Diagonal)
            line = QLineF(area.topLeft(), area.bottomRight());
        else if (m_picture.axis == Axis::OtherDiagonal)
            line = QLineF(area.topRight(), area.bottomLeft());
        else if (m_picture.rows == 1)
            line = QLineF(centre.x(), area.top() - em(), centre.x(), area.bottom() + em());
        painter.drawLine(line);
    }

    void paintLegend(QPainter &painter) const
    {
        const auto has = [this](CellState state) {
            return std::find(m_picture.cells.begin(), m_picture.cells.end(), state) != m_picture.cells.end();
        };
        QStringList texts;
        if (has(CellState::First))
            texts << tr("1: the first move");
        if (has(CellState::OpponentMove))
            texts << tr("A: the opponent's move");
        if (has(CellState::ReplyMove))
            texts << tr("B: its image");
        write(painter, QRectF(0.5 * em(), height() - 2.5 * em(), width() - em(), 2.5 * em()),
              texts.join(QStringLiteral("   ")),
              {.size = em(), .color = colors().mutedText, .alignment = Qt::AlignCenter | Qt::TextWordWrap});
    }

    QPointF m_origin;
    qreal m_side = 0;
};

} // namespace

std::unique_ptr<StepPainter> makePainterOf(const SymmetryPicture &)
{
    return std::make_unique<SymmetryBoard>();
}

} // namespace mexplorer
