// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/glyphs/pieces.h"

#include <QPainter>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr qreal letterWidth = 0.7; ///< of a font's pixel size, with a margin
constexpr qreal fontSize = 0.86;   ///< of a text's height

/// The look of a cell: ones and chocolate are filled, zeros a dot, Cram's free cells an outline.
enum class CellLook { Full, Dot, Outline };

void paintCell(QPainter &painter, const QRectF &cell, CellLook look, const Colors &colors)
{
    const qreal side = cell.width();
    if (look == CellLook::Dot) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(mixed(colors.line, colors.mutedText, 0.25));
        const qreal radius = std::max(0.5, 0.1 * side);
        painter.drawEllipse(cell.center(), radius, radius);
        return;
    }
    const qreal gap = std::max(0.4, 0.06 * side);
    QRectF box = cell.adjusted(gap, gap, -gap, -gap);
    if (look == CellLook::Full) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink(colors));
    } else {
        const qreal width = std::max(0.8, 0.07 * side);
        box.adjust(width / 2, width / 2, -width / 2, -width / 2);
        painter.setPen(QPen(mixed(colors.mutedText, colors.surface, 0.2), width));
        painter.setBrush(Qt::NoBrush);
    }
    painter.drawRoundedRect(box, 0.16 * side, 0.16 * side);
}

Piece grid(int rows, int columns, std::function<CellLook(int, int)> look, const Colors &colors)
{
    return {QSizeF(std::max(1, columns), std::max(1, rows)), [=](QPainter &painter, QPointF at, qreal unit) {
                for (int row = 0; row < rows; ++row) {
                    for (int column = 0; column < columns; ++column)
                        paintCell(painter, QRectF(at.x() + column * unit, at.y() + row * unit, unit, unit),
                                  look(row, column), colors);
                }
            }};
}

Piece bitGrid(const CellBoard &board, Cell cells, CellLook one, CellLook zero, const Colors &colors)
{
    const int columns = board.columns;
    return grid(
        board.rows, columns, [=](int row, int column) { return (cells >> (row * columns + column)) & 1 ? one : zero; },
        colors);
}

} // namespace

QColor ink(const Colors &colors)
{
    return mixed(colors.text, colors.surface, colors.dark ? 0.18 : 0.24);
}

Piece textPiece(const QString &text, const QColor &color, qreal height)
{
    const qreal width = std::max<qreal>(1, qreal(text.size())) * letterWidth * height * fontSize;
    return {QSizeF(width, height),
            [=](QPainter &painter, QPointF at, qreal unit) {
                QFont font = painter.font();
                font.setPixelSize(std::max(1, static_cast<int>(height * fontSize * unit)));
                painter.setFont(font);
                painter.setPen(color);
                painter.drawText(QRectF(at, QSizeF(width, height) * unit), Qt::AlignCenter | Qt::TextDontClip, text);
            },
            height * fontSize};
}

Piece onesPiece(const Rules &rules, Cells position, const QSizeF &, const Colors &colors)
{
    return bitGrid(*rules.cellBoard(), position[0], CellLook::Full, CellLook::Dot, colors);
}

Piece dominoesPiece(const Rules &rules, Cells position, const QSizeF &, const Colors &colors)
{
    return bitGrid(*rules.cellBoard(), position[0], CellLook::Outline, CellLook::Full, colors);
}

Piece chocolatePiece(const Rules &, Cells heights, const QSizeF &, const Colors &colors)
{
    const int rows = heights.empty() ? 0 : static_cast<int>(std::min<Cell>(heights[0], 40));
    const std::vector<Cell> columns(heights.begin(), heights.end());
    if (columns.empty())
        return textPiece(QStringLiteral("∅"), colors.mutedText, 2);
    return grid(
        rows, static_cast<int>(columns.size()),
        [=](int row, int column) {
            return static_cast<Cell>(rows - row) <= columns[static_cast<std::size_t>(column)] ? CellLook::Full
                                                                                              : CellLook::Dot;
        },
        colors);
}

bool isEmptyLetter(QChar letter)
{
    return letter == u'0' || letter == u'_' || letter == u'.';
}

Piece lettersPiece(const Rules &rules, Cells position, const QSizeF &area, const Colors &colors)
{
    constexpr int longest = 30; // letters that can be told apart
    const LetterGrid letters = *rules.letterGrid(position);
    if (letters.columns == 0 || letters.columns > longest)
        return namePiece(rules, position, area, colors);
    return {QSizeF(letters.columns, letters.rows),
            [=](QPainter &painter, QPointF at, qreal unit) {
                QFont font = painter.font();
                font.setPixelSize(std::max(1, static_cast<int>(unit * fontSize)));
                painter.setFont(font);
                for (int i = 0; i < letters.letters.size(); ++i) {
                    const QRectF cell(at + QPointF(i % letters.columns, i / letters.columns) * unit,
                                      QSizeF(unit, unit));
                    const QChar letter = letters.letters[i];
                    painter.setPen(isEmptyLetter(letter) ? colors.mutedText : colors.text);
                    painter.drawText(cell, Qt::AlignCenter | Qt::TextDontClip, letter);
                    if (letters.ends[static_cast<std::size_t>(i)]) {
                        painter.setPen(QPen(colors.warning, std::max(1.0, 0.08 * unit)));
                        painter.drawLine(cell.bottomLeft(), cell.bottomRight());
                    }
                }
            },
            fontSize};
}

void paintCoin(QPainter &painter, const QRectF &box, bool heads, const QColor &color)
{
    const qreal width = std::max(1.0, 0.12 * box.width());
    const QRectF disc = box.adjusted(width / 2, width / 2, -width / 2, -width / 2);
    painter.setPen(QPen(color, width));
    painter.setBrush(heads ? QBrush(color) : QBrush(Qt::NoBrush));
    painter.drawEllipse(disc);
}

Piece coinsPiece(const Rules &rules, Cells position, const QSizeF &, const Colors &colors)
{
    const QString coins = rules.positionText(position);
    return {QSizeF(qreal(coins.size()), 1), [=](QPainter &painter, QPointF at, qreal unit) {
                for (qsizetype i = 0; i < coins.size(); ++i) {
                    const QRectF cell(at + QPointF(qreal(i) * unit, 0), QSizeF(unit, unit));
                    paintCoin(painter, cell.adjusted(0.08 * unit, 0.08 * unit, -0.08 * unit, -0.08 * unit),
                              coins[i] == u'H', ink(colors));
                }
            }};
}

QString shortName(const QString &name, qsizetype letters)
{
    if (name.size() <= letters)
        return name;
    qsizetype first = letters / 2;
    qsizetype last = letters - 1 - first;
    // A surrogate pair is kept or removed as a whole.
    first -= name[first - 1].isHighSurrogate();
    last -= name[name.size() - last].isLowSurrogate();
    return name.first(first) + u'…' + name.last(last);
}

/// A name is shortened to its beginning and its end if the whole would be too small to read in \a area.
Piece namePiece(const Rules &rules, Cells position, const QSizeF &area, const Colors &colors)
{
    constexpr qreal minFont = 10;   // pixels
    constexpr qsizetype fewest = 4; // letters
    const auto available = static_cast<qsizetype>(area.width() / (letterWidth * minFont) + 1e-6);
    return textPiece(shortName(rules.positionName(position), std::max(available, fewest)), colors.text, 2);
}

} // namespace mexplorer
