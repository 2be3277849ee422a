#include "views/stepper/nimsumboard.h"

#include "views/glyphs/positionpainter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace mexplorer {

NimSumBoard::NimSumBoard(QWidget *parent) : PicturePane(parent)
{
    setObjectName(QStringLiteral("nimSumBoard"));
    setAccessibleName(tr("Values in binary columns"));
}

void NimSumBoard::adopt(const TracePicture &picture)
{
    if (const auto *columns = std::get_if<ColumnsPicture>(&picture))
        m_picture = *columns;
}

void NimSumBoard::arrange()
{
    const int rows = itemCount();
    const int width = std::max(1, m_picture.width);
    // Rows, a header, the line of parities and the result.
    const qreal units = rows + 0.7 + 0.9 + 1.1;
    m_row = std::clamp((height() - 16) / units, 2.2 * em(), 6.5 * em());
    // Names matter more than size: rows shrink until the names fit beside the digits.
    while (!arrangeColumns(width) && m_row > 2.6 * em())
        m_row *= 0.94;
    m_header = 0.7 * m_row;
    const qreal content = units * m_row + 16;
    m_top = std::max(8.0, (height() - content) / 2 + 8);
    setContentHeight(content > height() ? content : 0);
    for (int i = 0; i < rows; ++i) {
        if (m_picture.rows[static_cast<std::size_t>(i)].current && content > height())
            bringIntoSight(itemRect(i).translated(0, scrolled()));
    }
}

/// False if the names are cut short.
bool NimSumBoard::arrangeColumns(int width)
{
    m_nameFont = std::min(m_row * 0.34, em() * 1.5);
    const QFontMetricsF metrics(scaledFont(m_nameFont));
    // Measuring a thousand names for each size that is tried would take too long; the longest is the widest, nearly.
    QString longest = tr("nim-sum");
    for (const ColumnsPicture::Row &row : m_picture.rows)
        longest = row.name.size() > longest.size() ? row.name : longest;
    const qreal widest = metrics.horizontalAdvance(longest) * 1.05;
    m_digit = std::min(m_row * 0.9, (this->width() * 0.4) / width);
    m_value = m_row * 0.9;
    m_right = m_row * 2.6;
    const qreal wanted = widest + m_row * 1.5 + 24;
    const qreal room = this->width() - 32 - m_value - m_digit * width - m_right - m_row * 0.6;
    m_name = std::clamp(wanted, 0.0, std::max(room, 4 * em()));
    const qreal total = m_name + m_value + m_row * 0.6 + m_digit * width + m_right;
    m_left = std::max(16.0, (this->width() - total) / 2);
    return room >= wanted;
}

qreal NimSumBoard::rowTop(int row) const
{
    return m_top + m_header + row * m_row - scrolled();
}

QRectF NimSumBoard::itemRect(int item) const
{
    const qreal across = m_name + m_value + m_row * 0.6 + m_digit * m_picture.width + m_right;
    return QRectF(m_left - 8, rowTop(item) + 2, across + 8, m_row - 4);
}

Position NimSumBoard::itemPosition(int item) const
{
    return m_picture.rows[static_cast<std::size_t>(item)].position;
}

QRectF NimSumBoard::digitRect(int row, int exponent) const
{
    const qreal left = m_left + m_name + m_value + m_row * 0.3 + (m_picture.width - 1 - exponent) * m_digit;
    const qreal top = row < itemCount() ? rowTop(row) : rowTop(itemCount()) + 0.9 * m_row;
    return QRectF(left, top, m_digit, m_row);
}

int NimSumBoard::onesIn(int exponent) const
{
    return static_cast<int>(
        std::count_if(m_picture.rows.begin(), m_picture.rows.end(),
                      [exponent](const ColumnsPicture::Row &row) { return (row.value >> exponent) & 1; }));
}

void NimSumBoard::paint(QPainter &painter)
{
    if (m_picture.rows.empty())
        return;
    paintColumns(painter);
    paintHeader(painter);
    for (int i = 0; i < itemCount(); ++i) {
        if (rowTop(i) + m_row > 0 && rowTop(i) < height())
            paintRow(painter, i);
    }
    painter.setPen(QPen(colors().mutedText, 1.5));
    const qreal line = rowTop(itemCount()) + 0.1 * m_row;
    painter.drawLine(QPointF(m_left, line), QPointF(digitRect(0, 0).right(), line));
    paintParity(painter);
    paintResult(painter);
}

/// The step's column and the leading one, behind the digits.
void NimSumBoard::paintColumns(QPainter &painter) const
{
    const auto column = [this](int exponent) {
        return QRectF(digitRect(0, exponent).left() + 2, rowTop(0) - m_header, m_digit - 4,
                      rowTop(itemCount()) + 1.95 * m_row - rowTop(0) + m_header);
    };
    if (m_picture.currentColumn >= 0) {
        QColor fill = colors().accent;
        fill.setAlphaF(static_cast<float>(0.14 * progress()));
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        painter.drawRoundedRect(column(m_picture.currentColumn), 8, 8);
    }
    if (m_picture.leadingColumn >= 0) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colors().accent, 2.5, Qt::DashLine));
        painter.drawRoundedRect(column(m_picture.leadingColumn), 8, 8);
    }
}

void NimSumBoard::paintHeader(QPainter &painter) const
{
    painter.setPen(colors().mutedText);
    painter.setFont(scaledFont(std::min(m_row * 0.34, m_digit * 0.4)));
    for (int exponent = 0; exponent < m_picture.width; ++exponent) {
        const QRectF area(digitRect(0, exponent).left(), rowTop(0) - m_header, m_digit, m_header);
        painter.drawText(area, Qt::AlignCenter, QString::number(quint64(1) << exponent));
    }
    painter.setFont(scaledFont(std::min(m_row * 0.26, em() * 1.1)));
    painter.drawText(QRectF(m_left + m_name, rowTop(0) - m_header, m_value, m_header), Qt::AlignCenter, tr("value"));
}

void NimSumBoard::paintRow(QPainter &painter, int index) const
{
    using RowState = ColumnsPicture::RowState;
    const ColumnsPicture::Row &row = m_picture.rows[static_cast<std::size_t>(index)];
    const QRectF area = itemRect(index);
    if (row.current) {
        painter.setPen(QPen(colors().accent, 2, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(area, 8, 8);
    }
    if (row.state == RowState::Hidden)
        return;
    const qreal middle = rowTop(index);
    qreal textLeft = m_left;
    if (!row.position.components.empty() && m_row > 30) {
        const Component &component = row.position.components.front();
        const QRectF miniature(m_left, middle + 6, std::min(m_name * 0.35, m_row * 1.4), m_row - 12);
        paintPosition(painter, miniature, *component.rules, component.cells, colors());
        textLeft = miniature.right() + 8;
    }
    painter.setPen(colors().text);
    painter.setFont(scaledFont(m_nameFont));
    const QRectF text(textLeft, middle, m_left + m_name - textLeft - 4, m_row);
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetricsF(painter.font()).elidedText(row.name, Qt::ElideMiddle, text.width()));
    if (row.state != RowState::Valued)
        return;
    painter.setFont(scaledFont(m_row * 0.46, true));
    painter.drawText(QRectF(m_left + m_name, middle, m_value, m_row), Qt::AlignCenter, QString::number(row.value));
    for (int exponent = 0; exponent < m_picture.width; ++exponent) {
        const bool one = (row.value >> exponent) & 1;
        painter.setFont(scaledFont(std::min(m_row * 0.55, m_digit * 0.7), one));
        painter.setPen(one ? colors().text : colors().mutedText);
        painter.drawText(digitRect(index, exponent), Qt::AlignCenter, one ? QStringLiteral("1") : QStringLiteral("0"));
    }
    if (row.target)
        paintTarget(painter, index);
}

/// What the component would have to become, and the moves that make it so.
void NimSumBoard::paintTarget(QPainter &painter, int index) const
{
    const ColumnsPicture::Row &row = m_picture.rows[static_cast<std::size_t>(index)];
    const bool wins = !row.moves.isEmpty() || !row.searched;
    const QColor ink = wins ? colors().accent : colors().mutedText;
    const qreal left = digitRect(index, 0).right() + m_row * 0.2;
    const qreal centre = rowTop(index) + m_row * (row.moves.isEmpty() ? 0.5 : 0.36);
    const qreal arrow = m_row * 0.5 * (row.current ? progress() : 1);
    painter.setPen(QPen(ink, 2, wins ? Qt::SolidLine : Qt::DotLine, Qt::RoundCap));
    painter.drawLine(QPointF(left, centre), QPointF(left + arrow, centre));
    painter.drawLine(QPointF(left + arrow, centre), QPointF(left + arrow - 5, centre - 4));
    painter.drawLine(QPointF(left + arrow, centre), QPointF(left + arrow - 5, centre + 4));
    painter.setPen(ink);
    painter.setFont(scaledFont(m_row * 0.36, wins));
    const qreal textLeft = left + m_row * 0.5 + 8;
    const QRectF right(textLeft, rowTop(index) + 2,
                       m_left + m_name + m_value + m_row * 0.6 + m_digit * m_picture.width + m_right - textLeft,
                       m_row - 4);
    const QString target = QString::number(*row.target);
    if (row.moves.isEmpty()) {
        painter.setFont(scaledFont(m_row * 0.3));
        painter.drawText(right, Qt::AlignVCenter | Qt::AlignLeft,
                         row.searched ? tr("%1: no move").arg(target) : target);
        return;
    }
    painter.drawText(right.adjusted(0, 0, 0, -m_row * 0.32), Qt::AlignVCenter | Qt::AlignLeft, target);
    painter.setFont(scaledFont(m_row * 0.28));
    painter.setPen(colors().text);
    QString moves = row.moves.join(QStringLiteral("; "));
    moves.replace(QStringLiteral(" -> "), QStringLiteral(" → "));
    painter.drawText(right.adjusted(0, m_row * 0.55, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetricsF(painter.font()).elidedText(moves, Qt::ElideRight, right.width()));
}

void NimSumBoard::paintParity(QPainter &painter) const
{
    const qreal top = rowTop(itemCount());
    painter.setFont(scaledFont(std::min(m_row * 0.26, em() * 1.1)));
    if (m_picture.parityFrom < m_picture.width) {
        painter.setPen(colors().mutedText);
        painter.drawText(QRectF(m_left, top + 0.1 * m_row, m_name + m_value - 8, 0.8 * m_row),
                         Qt::AlignVCenter | Qt::AlignRight, tr("odd ●  even ○"));
    }
    for (int exponent = 0; exponent < m_picture.width; ++exponent) {
        if (!isParityShown(exponent))
            continue;
        const bool odd = onesIn(exponent) % 2 == 1;
        const qreal radius =
            std::min(m_row * 0.15, m_digit * 0.2) * (exponent == m_picture.currentColumn ? progress() : 1);
        painter.setPen(QPen(odd ? colors().nPosition : colors().mutedText, 2));
        painter.setBrush(odd ? QBrush(colors().nPosition) : QBrush(Qt::NoBrush));
        painter.drawEllipse(QPointF(digitRect(0, exponent).center().x(), top + 0.5 * m_row), radius, radius);
    }
}

void NimSumBoard::paintResult(QPainter &painter) const
{
    const int below = itemCount();
    for (int exponent = 0; exponent < m_picture.width; ++exponent) {
        if (!isParityShown(exponent))
            continue;
        const bool odd = onesIn(exponent) % 2 == 1;
        painter.setFont(scaledFont(std::min(m_row * 0.55, m_digit * 0.7), odd));
        painter.setPen(odd ? colors().text : colors().mutedText);
        painter.drawText(digitRect(below, exponent), Qt::AlignCenter, odd ? QStringLiteral("1") : QStringLiteral("0"));
    }
    if (!m_picture.resultShown)
        return;
    const QRectF digits = digitRect(below, 0);
    painter.setPen(colors().text);
    painter.setFont(scaledFont(m_row * 0.5, true));
    painter.drawText(QRectF(m_left + m_name, digits.top(), m_value, m_row), Qt::AlignCenter,
                     QString::number(m_picture.result));
    painter.setFont(scaledFont(m_nameFont));
    painter.drawText(QRectF(m_left, digits.top(), m_name - 8, m_row), Qt::AlignVCenter | Qt::AlignRight, tr("nim-sum"));
}

} // namespace mexplorer
