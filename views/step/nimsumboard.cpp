// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/step/nimsumboard.h"

#include "views/glyphs/positionpainter.h"
#include "views/theme/viewtext.h"

#include <QElapsedTimer>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace mexplorer {

namespace {

/// Returns, for example, "2¹⁰".
QString powerText(int exponent)
{
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text = QStringLiteral("2");
    for (const QChar digit : QString::number(exponent))
        text += digits[digit.digitValue()];
    return text;
}

/// Returns a text as long as the longest number of \a width binary digits.
QString longestNumber(int width)
{
    return QString(QString::number((quint64(1) << width) - 1).size(), u'8');
}

/// True if a move is written by its two positions, and not by what it takes from a board.
bool isWrittenByPositions(const Component &component)
{
    const Rules &rules = *component.rules;
    const auto after = rules.exampleFollower(component.cells);
    return after && rules.moveText(component.cells, *after, MoveForm::Full) ==
                        rules.Rules::moveText(component.cells, *after, MoveForm::Full);
}

void inscribe(QPainter &painter, const NimSumBoard::Inscription &text, Qt::Alignment alignment)
{
    painter.setFont(text.font);
    painter.drawText(text.area, static_cast<int>(alignment), text.text);
}

} // namespace

/// The numbers 0, 1, ..., b below the picture of a proof: a click or its digits choose one, E chooses all. If there are
/// too many, those around the chosen one are shown.
class NimSumBoard::NumberRow final : public PainterOf<ColumnsPicture>
{
public:
    NumberRow() : PainterOf(QString()) {}
    bool isShown() const { return strip().cells != nullptr; }
    /// The height of the picture that the numbers use; 0 if they aren't shown.
    qreal takenHeight() const { return isShown() ? height() - m_first.top() + em() : 0; }
    /// The area of a number; empty if it isn't shown.
    QRectF cellRect(Value number) const;

    std::optional<int> stepAt(QPointF pos) const override;
    std::optional<int> stepForKey(const QKeyEvent &event) override;

protected:
    void arrange() override;
    void draw(QPainter &painter) override;

private:
    const ColumnsPicture::Strip &strip() const { return m_picture.strip; }
    /// The number of choices.
    Value choices() const { return isShown() ? static_cast<Value>(strip().cells->size()) : 0; }
    QString caption(Value number) const;
    void paintCell(QPainter &painter, Value number) const;

    QRectF m_first; ///< of the first visible number
    Value m_from = 0;
    Value m_shown = 0;
    Value m_typed = 0;
    QElapsedTimer m_sinceTyped;
};

void NimSumBoard::NumberRow::arrange()
{
    if (!isShown())
        return;
    const Value all = strip().end + 1;
    const qreal available = width() - 4 * em();
    const qreal digits = QFontMetricsF(scaledFont(em())).horizontalAdvance(QString::number(all));
    const qreal min = std::max(2.2 * em(), digits + 0.8 * em());
    m_shown = std::min(all, static_cast<Value>(std::max(1.0, available / min)));
    const Value middle = strip().chosen.value_or(strip().isEndMissed ? strip().end : 0);
    m_from = std::min(middle - std::min(middle, m_shown / 2), all - m_shown);
    const qreal w = std::min(available / m_shown, 8 * em());
    const qreal h = std::clamp(height() * 0.12, 1.4 * em(), 2.8 * em());
    m_first = QRectF(area().center().x() - w * m_shown / 2, height() - h - 0.5 * em(), w, h);
}

QRectF NimSumBoard::NumberRow::cellRect(Value number) const
{
    if (!isShown() || number < m_from || number >= m_from + m_shown)
        return {};
    return m_first.translated(m_first.width() * (number - m_from), 0);
}

void NimSumBoard::NumberRow::draw(QPainter &painter)
{
    if (!isShown())
        return;
    const qreal top = m_first.top() - 0.4 * em();
    painter.fillRect(QRectF(0, top, width(), height() - top), colors().surface);
    painter.setPen(QPen(colors().line, 1));
    painter.drawLine(QPointF(12, top), QPointF(width() - 12, top));
    for (Value i = 0; i < m_shown; ++i)
        paintCell(painter, m_from + i);
    writeEllipses(painter, m_first.united(cellRect(m_from + m_shown - 1)), m_from > 0, m_from + m_shown <= strip().end,
                  em());
}

/// Returns the move to a number once all have one; for the value of the sum, that it is the gap.
QString NimSumBoard::NumberRow::caption(Value number) const
{
    if (number == strip().end)
        return strip().isEndMissed ? ViewText::tr("no follower") : QStringLiteral("b");
    if (!strip().isFilled || number >= choices())
        return {};
    return QString((*strip().cells)[number].move).replace(QStringLiteral(" -> "), QStringLiteral(" → "));
}

void NimSumBoard::NumberRow::paintCell(QPainter &painter, Value number) const
{
    const QRectF cell = cellRect(number).adjusted(3, 0, -3, 0);
    const bool isEnd = number == strip().end;
    const bool isGap = isEnd && strip().isEndMissed;
    const bool isChosen = strip().chosen == number;
    const bool isFilled = !isEnd && strip().isFilled;
    const bool isLit = isChosen || isGap;
    const QColor fill = translucent(isChosen || isFilled ? colors().accent : colors().raised, isChosen   ? 0.3
                                                                                              : isFilled ? 0.14
                                                                                                         : 1.0);
    paintBox(painter, cell,
             QPen(isLit ? colors().accent : colors().line, isLit ? 2.5 : 1, isEnd ? Qt::DashLine : Qt::SolidLine),
             isEnd ? QBrush(Qt::NoBrush) : QBrush(fill), 6);
    const QString below = caption(number);
    const qreal small = std::min(0.38 * cell.height(), 0.8 * em());
    const bool fits = !below.isEmpty() && QFontMetricsF(scaledFont(small)).horizontalAdvance(below) <= cell.width() - 4;
    write(painter, fits ? cell.adjusted(0, 0, 0, -0.36 * cell.height()) : cell, QString::number(number),
          {std::min(cell.height() * (fits ? 0.45 : 0.55), em() * 1.3), isLit ? colors().accent : colors().text, isLit});
    if (fits)
        write(painter, cell.adjusted(0, 0.54 * cell.height(), 0, 0), below, {small, colors().mutedText});
}

std::optional<int> NimSumBoard::NumberRow::stepAt(QPointF pos) const
{
    for (Value number = m_from; number < std::min(m_from + m_shown, choices()); ++number) {
        if (cellRect(number).contains(pos))
            return (*strip().cells)[number].step;
    }
    return {};
}

/// Digits typed in quick succession are one number.
std::optional<int> NimSumBoard::NumberRow::stepForKey(const QKeyEvent &event)
{
    constexpr qint64 together = 1200;
    const int digit = event.key() - Qt::Key_0;
    if (choices() == 0 || (event.modifiers() & ~Qt::KeypadModifier))
        return {};
    if (event.key() == Qt::Key_E)
        return strip().allStep;
    if (digit < 0 || digit > 9)
        return {};
    const bool goesOn = m_sinceTyped.isValid() && m_sinceTyped.elapsed() < together;
    m_sinceTyped.start();
    const auto alone = static_cast<Value>(digit);
    const Value longer = goesOn && m_typed < choices() ? 10 * m_typed + alone : alone;
    m_typed = longer < choices() ? longer : alone;
    if (m_typed >= choices())
        return {};
    return (*strip().cells)[m_typed].step;
}

NimSumBoard::NimSumBoard() : PainterOf(tr("Values in binary columns")), m_strip(std::make_unique<NumberRow>()) {}

NimSumBoard::~NimSumBoard() = default;

void NimSumBoard::setPicture(const TracePicture &picture)
{
    const auto &next = std::get<ColumnsPicture>(picture);
    const auto isValued = [](const ColumnsPicture &one, std::size_t row) {
        return row < one.rows.size() && one.rows[row].state == ColumnsPicture::RowState::Valued;
    };
    m_comes.assign(next.rows.size(), false);
    for (std::size_t row = 0; row < m_comes.size(); ++row)
        m_comes[row] = isValued(next, row) && !isValued(m_picture, row);
    m_picture = next;
    m_strip->setPicture(picture);
}

void NimSumBoard::arrange()
{
    const int rows = itemCount();
    const int width = std::max(1, m_picture.width);
    m_strip->layOut(area().size(), font());
    const qreal available = height() - m_strip->takenHeight();
    // Rows, a header, the line of parities and the result; with a strip, two lines at any step.
    const auto lines = !m_strip->isShown() ? static_cast<qreal>(m_picture.lines.size()) : 2.0;
    const qreal units = rows + 0.7 + 0.9 + 1.1 + lines;
    // All lines of the proof have to be visible: if they don't fit, their distance shrinks, with texts of the same
    // size.
    m_row = std::clamp((available - 16) / units, (!m_strip->isShown() ? 2.2 : 0.95) * em(), 6.5 * em());
    m_text = std::max(m_row, 1.5 * em());
    m_plain = false;
    // Names matter more than size: rows shrink until the names fit next to the digits.
    while (!arrangeColumns(width) && m_row > 2.6 * em())
        m_text = m_row *= 0.94;
    m_plain = !arrangeColumns(width);
    if (m_plain)
        arrangeColumns(width);
    m_header = 0.7 * m_row;
    const qreal content = units * m_row + 16;
    m_top = std::max(8.0, (available - content) / 2 + 8);
    setContentHeight(content + height() - available);
    for (int i = 0; i < rows; ++i) {
        if (m_picture.rows[static_cast<std::size_t>(i)].current)
            bringIntoSight(itemRect(i).adjusted(0, 0, 0, height() - available));
    }
}

/// Returns false if the names have to be cut.
bool NimSumBoard::arrangeColumns(int width)
{
    m_nameFont = std::min(m_text * 0.34, em() * 1.5);
    const QFontMetricsF metrics(scaledFont(m_nameFont));
    // Measuring a thousand names for each size would take too long; the longest one is the widest, or nearly.
    QString longest = tr("nim-sum");
    for (const ColumnsPicture::Row &row : m_picture.rows)
        longest = row.name.size() > longest.size() ? row.name : longest;
    const qreal preferred = metrics.horizontalAdvance(longest) * 1.05 + (m_plain ? 8 : m_row * 1.5 + 24);
    m_gap = m_row * (m_plain ? 0.15 : 0.3);
    const qreal gaps = 2 * m_gap + 32;
    m_valueFont = m_text * (m_plain ? 0.36 : 0.5);
    const QFontMetricsF values(scaledFont(m_valueFont, true));
    m_value = std::max(m_text * 0.9, values.horizontalAdvance(longestNumber(width)) + m_text * 0.2);
    m_right = targetColumnWidth();
    const qreal forDigits = this->width() - gaps - m_value - m_right - std::max(preferred, 4 * em());
    m_digit = std::min(m_text * 0.9, std::max(forDigits, this->width() * 0.25) / width);
    const qreal available = this->width() - gaps - m_value - m_right - m_digit * width;
    m_name = std::clamp(preferred, 0.0, std::max(available, 4 * em()));
    const qreal total = m_name + m_value + 2 * m_gap + m_digit * width + m_right;
    m_left = std::max(16.0, (this->width() - total) / 2);
    arrangeHeads();
    return available >= preferred;
}

/// The width of an arrow and the target of a move. The same at all steps, so that nothing moves when arrows appear.
qreal NimSumBoard::targetColumnWidth() const
{
    const QString number = longestNumber(m_picture.width);
    const QFontMetricsF small(scaledFont(m_text * 0.28));
    const qreal target = QFontMetricsF(scaledFont(m_text * 0.36, true)).horizontalAdvance(number);
    const qreal below = small.horizontalAdvance(m_plain ? tr("no move") : number + QStringLiteral(" → ") + number);
    return std::max(m_text * (m_plain ? 1 : 2.6), m_text * 0.7 + 12 + std::max(target, below));
}

void NimSumBoard::arrangeHeads()
{
    constexpr qreal gap = 6;
    const int last = m_picture.width - 1;
    const auto widest = [&](bool power) {
        const QString text = power ? powerText(std::max(last, 8)) : QString::number(quint64(1) << last);
        return QFontMetricsF(scaledFont(m_headFont)).horizontalAdvance(text) + gap;
    };
    m_headFont = std::min(m_text * 0.34, std::max(m_digit * 0.4, em() * 0.7));
    m_headPower = widest(false) > m_digit;
    if (m_headPower)
        m_headFont = std::min(m_text * 0.34, std::max(m_digit * 0.45, em() * 0.8));
    m_headEvery = 1;
    while (m_headPower && widest(true) > m_headEvery * m_digit && m_headEvery < m_picture.width)
        m_headEvery *= 2;
}

NimSumBoard::Inscription NimSumBoard::head(int exponent) const
{
    if (exponent % m_headEvery != 0)
        return {};
    const QRectF column(digitRect(0, exponent).left(), rowTop(0) - m_header, m_digit, m_header);
    const qreal spread = (m_headEvery - 1) * m_digit / 2;
    return {m_headPower ? powerText(exponent) : QString::number(quint64(1) << exponent), scaledFont(m_headFont),
            column.adjusted(-spread, 0, spread, 0)};
}

NimSumBoard::Inscription NimSumBoard::value(int row) const
{
    const QRectF area(m_left + m_name, digitRect(row, 0).top(), m_value, m_row);
    if (row > itemCount())
        return {QString::number(m_picture.lines[static_cast<std::size_t>(row - itemCount() - 1)].value),
                scaledFont(m_valueFont * 0.92, true), area};
    if (row == itemCount())
        return {m_picture.resultShown ? QString::number(m_picture.result) : QString(), scaledFont(m_valueFont, true),
                area};
    const ColumnsPicture::Row &entry = m_picture.rows[static_cast<std::size_t>(row)];
    const bool valued = entry.state == ColumnsPicture::RowState::Valued;
    return {valued ? QString::number(entry.value) : QString(), scaledFont(m_valueFont * 0.92, true), area};
}

NimSumBoard::Inscription NimSumBoard::target(int row) const
{
    const ColumnsPicture::Row &entry = m_picture.rows[static_cast<std::size_t>(row)];
    if (!entry.target)
        return {};
    const qreal left = digitRect(row, 0).right() + m_text * 0.7 + 8;
    const QRectF right(left, rowTop(row) + 2, rightEnd() - left, m_row - 4);
    const QString number = QString::number(*entry.target);
    if (entry.moves.isEmpty() && !entry.searched)
        return {number, scaledFont(m_text * 0.36), right};
    return {number, scaledFont(m_text * 0.36, !entry.moves.isEmpty()), right.adjusted(0, 0, 0, -m_row * 0.32)};
}

NimSumBoard::Inscription NimSumBoard::targetMoves(int row) const
{
    const ColumnsPicture::Row &entry = m_picture.rows[static_cast<std::size_t>(row)];
    if (!entry.target || (entry.moves.isEmpty() && !entry.searched))
        return {};
    const QFont font = scaledFont(m_text * 0.28);
    const QRectF area = target(row).area.adjusted(0, m_row * 0.55, 0, m_row * 0.32);
    if (entry.moves.isEmpty())
        return {tr("no move"), font, area};
    return {movesThatFit(entry, font, area.width()), font, area};
}

/// Positions are never cut: a part of a number would be another number.
QString NimSumBoard::movesThatFit(const ColumnsPicture::Row &row, const QFont &font, qreal width) const
{
    const QFontMetricsF metrics(font);
    const QStringList &moves = row.moves;
    for (qsizetype shown = moves.size(); shown > 0; --shown) {
        QString text = moves.first(shown).join(QStringLiteral("; "));
        text.replace(QStringLiteral(" -> "), QStringLiteral(" → "));
        if (shown < moves.size())
            text += QStringLiteral("; …");
        if (metrics.horizontalAdvance(text) <= width)
            return text;
    }
    if (!isWrittenByPositions(row.position.components.front()))
        return metrics.elidedText(moves.front(), Qt::ElideRight, width);
    return tr("%n move(s)", nullptr, static_cast<int>(moves.size()));
}

QRectF NimSumBoard::digitRect(int row, int exponent) const
{
    const qreal left = m_left + m_name + m_value + m_gap + (m_picture.width - 1 - exponent) * m_digit;
    const qreal top = row < itemCount() ? rowTop(row) : rowTop(row) + 0.9 * m_row;
    return QRectF(left, top, m_digit, m_row);
}

std::optional<int> NimSumBoard::stepAt(QPointF pos) const
{
    return m_strip->stepAt(pos);
}

std::optional<int> NimSumBoard::stepForKey(const QKeyEvent &event)
{
    return m_strip->stepForKey(event);
}

QRectF NimSumBoard::numberRect(Value number) const
{
    return m_strip->cellRect(number);
}

int NimSumBoard::onesIn(int exponent) const
{
    return static_cast<int>(
        std::count_if(m_picture.rows.begin(), m_picture.rows.end(),
                      [exponent](const ColumnsPicture::Row &row) { return (row.value >> exponent) & 1; }));
}

void NimSumBoard::draw(QPainter &painter)
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
    paintFallingBits(painter);
    paintLines(painter);
    m_strip->paint(painter, colors(), progress());
}

/// Paints the step's column and the leading one, behind the digits.
void NimSumBoard::paintColumns(QPainter &painter) const
{
    const qreal width = std::max(m_digit - 4, 12.0); // a frame doesn't cover its digits where columns are narrow
    const auto column = [this, width](int exponent) {
        return QRectF(digitRect(0, exponent).center().x() - width / 2, rowTop(0) - m_header, width,
                      digitRect(itemCount() + int(m_picture.lines.size()), 0).bottom() + 0.05 * m_row - rowTop(0) +
                          m_header);
    };
    if (m_picture.currentColumn >= 0)
        paintBox(painter, column(m_picture.currentColumn), Qt::NoPen, translucent(colors().accent, 0.14 * progress()));
    if (m_picture.leadingColumn >= 0)
        paintBox(painter, column(m_picture.leadingColumn),
                 QPen(colors().accent, m_digit < 16 ? 1.5 : 2.5, Qt::DashLine));
}

void NimSumBoard::paintHeader(QPainter &painter) const
{
    painter.setPen(colors().mutedText);
    for (int exponent = 0; exponent < m_picture.width; ++exponent)
        inscribe(painter, head(exponent), Qt::AlignCenter);
    write(painter, QRectF(m_left, rowTop(0) - m_header, m_name + m_value, m_header), tr("value"),
          {.size = captionSize(), .color = colors().mutedText, .alignment = Qt::AlignVCenter | Qt::AlignRight});
}

void NimSumBoard::paintRow(QPainter &painter, int index) const
{
    const ColumnsPicture::Row &row = m_picture.rows[static_cast<std::size_t>(index)];
    if (row.current)
        paintBox(painter, itemRect(index), QPen(colors().accent, 2, Qt::DashLine));
    if (row.state == ColumnsPicture::RowState::Hidden)
        return;
    // Digits that cancel fade while the step is animated.
    painter.setOpacity(row.faded ? 1 - 0.75 * progress() : 1);
    paintRowText(painter, index);
    painter.setOpacity(1);
}

void NimSumBoard::paintRowText(QPainter &painter, int index) const
{
    const ColumnsPicture::Row &row = m_picture.rows[static_cast<std::size_t>(index)];
    const qreal middle = rowTop(index);
    qreal textLeft = m_left;
    if (!row.position.components.empty() && m_row > 30 && !m_plain) {
        const Component &component = row.position.components.front();
        const QRectF miniature(m_left, middle + 6, std::min(m_name * 0.35, m_row * 1.4), m_row - 12);
        paintPosition(painter, miniature, *component.rules, component.cells, colors());
        textLeft = miniature.right() + 8;
    }
    const QRectF text(textLeft, middle, m_left + m_name - textLeft - 4, m_row);
    write(painter, text, QFontMetricsF(scaledFont(m_nameFont)).elidedText(row.name, Qt::ElideMiddle, text.width()),
          {.size = m_nameFont, .color = colors().text, .alignment = Qt::AlignVCenter | Qt::AlignLeft});
    if (m_picture.isBlank) {
        paintBoxes(painter, index);
        if (index + 1 == itemCount())
            paintBoxes(painter, index + 1);
    }
    if (row.state != ColumnsPicture::RowState::Valued)
        return;
    inscribe(painter, value(index), Qt::AlignCenter);
    for (int exponent = 0; exponent < m_picture.width; ++exponent)
        paintDigit(painter, digitStartRect(index, digitRect(index, exponent)), (row.value >> exponent) & 1,
                   colors().text);
    if (row.target)
        paintTarget(painter, index);
}

/// Ones are bold if there is space for it.
void NimSumBoard::paintDigit(QPainter &painter, const QRectF &area, quint64 digit, const QColor &ink) const
{
    const bool isOne = digit == 1;
    write(painter, area, QString::number(digit),
          {std::min(m_text * 0.55, m_digit * 0.7), isOne ? ink : colors().mutedText, isOne && m_digit >= 10});
}

/// Returns where a digit is during its flight from the value to its column.
QRectF NimSumBoard::digitStartRect(int row, const QRectF &digit) const
{
    if (progress() >= 1 || !m_comes[static_cast<std::size_t>(row)])
        return digit;
    const QPointF start(m_left + m_name + m_value / 2, digit.center().y());
    return digit.translated((start - digit.center()) * (1 - progress()));
}

/// Paints boxes for a value and its digits, of a row or of the nim-sum below the rows.
void NimSumBoard::paintBoxes(QPainter &painter, int row) const
{
    painter.setPen(QPen(colors().mutedText, 1));
    painter.setBrush(Qt::NoBrush);
    for (int exponent = 0; exponent < m_picture.width; ++exponent)
        painter.drawRect(digitRect(row, exponent).adjusted(4, 4, -4, -4));
    const QRectF digit = digitRect(row, 0);
    painter.drawRect(QRectF(m_left + m_name, digit.top() + 4, m_value - 4, digit.height() - 8));
}

/// Paints the target value of the component, and the moves to it.
void NimSumBoard::paintTarget(QPainter &painter, int index) const
{
    const ColumnsPicture::Row &row = m_picture.rows[static_cast<std::size_t>(index)];
    const bool wins = !row.moves.isEmpty() || !row.searched;
    const QColor ink = wins ? colors().accent : colors().mutedText;
    const qreal left = digitRect(index, 0).right() + m_text * 0.2;
    const qreal centre = rowTop(index) + m_row * (row.moves.isEmpty() && !row.searched ? 0.5 : 0.36);
    const qreal arrow = m_text * 0.5 * (row.current ? progress() : 1);
    painter.setPen(QPen(ink, 2, wins ? Qt::SolidLine : Qt::DotLine, Qt::RoundCap));
    painter.drawLine(QPointF(left, centre), QPointF(left + arrow, centre));
    painter.drawLine(QPointF(left + arrow, centre), QPointF(left + arrow - 5, centre - 4));
    painter.drawLine(QPointF(left + arrow, centre), QPointF(left + arrow - 5, centre + 4));
    painter.setPen(ink);
    inscribe(painter, target(index), Qt::AlignVCenter | Qt::AlignLeft);
    painter.setPen(wins ? colors().text : colors().mutedText);
    inscribe(painter, targetMoves(index), Qt::AlignVCenter | Qt::AlignLeft);
}

void NimSumBoard::paintParity(QPainter &painter) const
{
    const qreal top = rowTop(itemCount());
    if (m_picture.parityFrom < m_picture.width)
        write(painter, QRectF(m_left, top + 0.1 * m_row, m_name + m_value - 8, 0.8 * m_row), tr("odd ●  even ○"),
              {.size = captionSize(), .color = colors().mutedText, .alignment = Qt::AlignVCenter | Qt::AlignRight});
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

/// Paints the ones of the step's column during their fall to the disc that shows their parity.
void NimSumBoard::paintFallingBits(QPainter &painter) const
{
    const int column = m_picture.currentColumn;
    if (progress() >= 1 || column < 0 || !isParityShown(column))
        return;
    const QPointF end(digitRect(0, column).center().x(), rowTop(itemCount()) + 0.5 * m_row);
    painter.setOpacity(1 - 0.6 * progress());
    for (int row = 0; row < itemCount(); ++row) {
        const QRectF digit = digitRect(row, column);
        const ColumnsPicture::Row &entry = m_picture.rows[static_cast<std::size_t>(row)];
        if (entry.state == ColumnsPicture::RowState::Valued && ((entry.value >> column) & 1))
            paintDigit(painter, digit.translated((end - digit.center()) * progress()), 1, colors().accent);
    }
    painter.setOpacity(1);
}

void NimSumBoard::paintResult(QPainter &painter) const
{
    const int below = itemCount();
    for (int exponent = 0; exponent < m_picture.width; ++exponent) {
        if (isParityShown(exponent))
            paintDigit(painter, digitRect(below, exponent), onesIn(exponent) % 2, colors().text);
    }
    if (m_picture.resultShown)
        paintLineText(painter, below, tr("nim-sum"), colors().text);
}

/// Paints the name and the value of a line below the rows.
void NimSumBoard::paintLineText(QPainter &painter, int row, const QString &name, const QColor &ink) const
{
    painter.setPen(ink);
    inscribe(painter, value(row), Qt::AlignCenter);
    write(painter, QRectF(m_left, digitRect(row, 0).top(), m_name - 8, m_row), name,
          {.size = m_nameFont, .color = ink, .alignment = Qt::AlignVCenter | Qt::AlignRight});
}

void NimSumBoard::paintLines(QPainter &painter) const
{
    for (std::size_t i = 0; i < m_picture.lines.size(); ++i) {
        const int row = itemCount() + 1 + static_cast<int>(i);
        paintLineText(painter, row, m_picture.lines[i].name, colors().accent);
        for (int exponent = 0; exponent < m_picture.width; ++exponent)
            paintDigit(painter, digitRect(row, exponent), (m_picture.lines[i].value >> exponent) & 1, colors().accent);
    }
}

std::unique_ptr<StepPainter> makePainterOf(const ColumnsPicture &)
{
    return std::make_unique<NimSumBoard>();
}

} // namespace mexplorer
