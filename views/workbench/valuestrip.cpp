// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workbench/valuestrip.h"

#include "views/theme/theme.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::size_t spokenValues = 20;
constexpr int stripLines = 3; ///< that the widget asks for
constexpr int usualColumns = 16;

} // namespace

ValueStrip::ValueStrip(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ValueStrip::setValues(FirstValues values)
{
    m_values = std::move(values);
    setAccessibleDescription(spoken());
    updateGeometry();
    update();
}

QString ValueStrip::spoken() const
{
    QStringList texts;
    for (const std::vector<Value> &row : m_values.rows) {
        for (std::size_t n = 0; n < std::min(row.size(), spokenValues); ++n)
            texts << QString::number(row[n]);
    }
    return texts.join(QStringLiteral(", "));
}

QSize ValueStrip::cellSize() const
{
    Value max = 0;
    for (const std::vector<Value> &row : m_values.rows) {
        for (const Value value : row)
            max = std::max(max, value);
    }
    const int digits = std::max(2, static_cast<int>(QString::number(max).size()));
    const int width = fontMetrics().horizontalAdvance(QString(digits, u'0')) + 10;
    return {width, isTable() ? fontMetrics().height() + 4 : 2 * fontMetrics().height() + 4};
}

/// As many cells in a line as fit; a table has its numbers at the margins, and may be cut at the right.
std::vector<ValueStrip::StripCell> ValueStrip::cells(int width) const
{
    std::vector<StripCell> made;
    const QSize size = cellSize();
    const int columns = std::max(1, width / size.width());
    const auto box = [&size](int column, int row) {
        return QRect(QPoint(column * size.width(), row * size.height()), size);
    };
    if (!isTable()) {
        int n = 0;
        for (const Value value : m_values.rows.empty() ? std::vector<Value>() : m_values.rows.front()) {
            made.push_back({box(n % columns, n / columns), QString::number(n), value});
            ++n;
        }
        return made;
    }
    for (int y = 0; y < static_cast<int>(m_values.rows.size()); ++y) {
        const std::vector<Value> &row = m_values.rows[static_cast<std::size_t>(y)];
        made.push_back({box(0, y + 1), QString::number(y), Labels::unknown});
        for (int x = 0; x < static_cast<int>(row.size()) && x + 1 < columns; ++x) {
            if (y == 0)
                made.push_back({box(x + 1, 0), QString::number(x), Labels::unknown});
            made.push_back({box(x + 1, y + 1), {}, row[static_cast<std::size_t>(x)]});
        }
    }
    return made;
}

int ValueStrip::heightForWidth(int width) const
{
    const std::vector<StripCell> all = cells(width);
    int bottom = cellSize().height();
    for (const StripCell &cell : all)
        bottom = std::max(bottom, cell.box.bottom() + 1);
    return isTable() ? bottom : std::min(bottom, stripLines * cellSize().height());
}

QSize ValueStrip::sizeHint() const
{
    const int width = usualColumns * cellSize().width();
    return {width, heightForWidth(width)};
}

QSize ValueStrip::minimumSizeHint() const
{
    return cellSize();
}

bool ValueStrip::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    for (const StripCell &cell : cells(width())) {
        if (cell.box.contains(help->pos()) && cell.value != Labels::unknown && !isTable()) {
            QToolTip::showText(help->globalPos(), tr("G(%1) = %2").arg(cell.head).arg(cell.value), this, cell.box);
            return true;
        }
    }
    QToolTip::hideText();
    return true;
}

void ValueStrip::paintEvent(QPaintEvent *)
{
    const Colors &colors = Theme::instance().colors();
    QPainter painter(this);
    painter.setOpacity(isEnabled() ? 1 : outdatedOpacity);
    for (const StripCell &cell : cells(width())) {
        if (cell.box.bottom() >= height())
            break;
        if (cell.value == Labels::unknown) {
            painter.setPen(colors.mutedText);
            painter.drawText(cell.box, Qt::AlignCenter, cell.head);
            continue;
        }
        QRect box = cell.box.adjusted(1, 1, -1, -1);
        if (!cell.head.isEmpty()) {
            painter.setPen(colors.mutedText);
            painter.drawText(QRect(box.topLeft(), QSize(box.width(), fontMetrics().height())), Qt::AlignCenter,
                             cell.head);
            box.setTop(box.top() + fontMetrics().height());
        }
        const QColor fill = colors.value(cell.value);
        painter.fillRect(box, fill);
        painter.setPen(Colors::readableOn(fill));
        painter.drawText(box, Qt::AlignCenter, QString::number(cell.value));
    }
}

} // namespace mexplorer
