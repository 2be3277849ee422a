// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/teach/exerciseitems.h"

#include "model/step/tracepictures.h"
#include "model/teach/exercisewriter.h"
#include "views/theme/viewtext.h"

#include <algorithm>

namespace mexplorer {

namespace {

using Shape = ExerciseItem::Shape;

/// Arranges the items of one exercise.
class ItemBuilder
{
public:
    ItemBuilder(const Attempt &attempt, LayoutPtr layout, QSizeF size, qreal em)
        : m_attempt(attempt), m_exercise(attempt.exercise()), m_layout(std::move(layout)),
          m_area(QRectF(QPointF(), size).adjusted(margin, margin, -margin, -margin)), m_em(em)
    {
    }

    std::vector<ExerciseItem> take()
    {
        switch (m_exercise.kind) {
        case ExerciseKind::Mex:
            placeMex();
            break;
        case ExerciseKind::SgValue:
            placeValue();
            break;
        case ExerciseKind::NimSum:
            placeColumns();
            break;
        case ExerciseKind::Label:
            placeGraph();
            break;
        case ExerciseKind::NextValue:
        case ExerciseKind::Period:
            placeStrip();
            break;
        case ExerciseKind::Outcome:
        case ExerciseKind::WinningMove:
            placeCards(m_area, false, false);
            break;
        }
        return std::move(m_items);
    }

private:
    static constexpr qreal margin = 16;
    static constexpr qreal gap = 12;

    int lastField() const { return m_attempt.fieldCount() - 1; }
    void addText(const QRectF &rect, const QString &text) { m_items.push_back({Shape::Text, rect, -1, {}, text}); }
    void addField(const QRectF &rect, int field) { m_items.push_back({Shape::Box, rect, field, {}, {}}); }
    void addNumber(const QRectF &rect, Value number)
    {
        m_items.push_back({Shape::Box, rect, -1, {}, QString::number(number)});
    }

    /// Places cards for the values of the exercise, as large as fit into \a area; with \a hasFields, the values are to
    /// be entered.
    void placeCards(const QRectF &area, bool hasFields, bool givesValue)
    {
        const int count = static_cast<int>(m_exercise.values.size());
        int columns = 1;
        QSizeF best;
        for (int tried = 1; tried <= count; ++tried) {
            const int rows = (count + tried - 1) / tried;
            const qreal w = std::min(15 * m_em, (area.width() - (tried - 1) * gap) / tried);
            const qreal h = std::min({10 * m_em, (area.height() - (rows - 1) * gap) / rows, 0.8 * w});
            if (best.isEmpty() || h > best.height()) {
                best = QSizeF(w, h);
                columns = tried;
            }
        }
        const int rows = (count + columns - 1) / columns;
        const int across = std::min(count, columns);
        const QPointF corner(area.center().x() - (across * (best.width() + gap) - gap) / 2,
                             area.center().y() - (rows * (best.height() + gap) - gap) / 2);
        for (int i = 0; i < count; ++i) {
            const KnownValue &known = m_exercise.values[static_cast<std::size_t>(i)];
            const QPointF at =
                corner + QPointF((i % columns) * (best.width() + gap), (i / columns) * (best.height() + gap));
            m_items.push_back({Shape::Card, QRectF(at, best), hasFields ? i : -1, known.position, known.name});
            if (!hasFields && givesValue) {
                const qreal side = 2.2 * m_em;
                const QPointF numberCorner = QRectF(at, best).bottomRight() - QPointF(side + 6, side + 6);
                addNumber(QRectF(numberCorner, QSizeF(side, side)), known.value);
            }
        }
    }

    /// Places the box of the last field, with a caption before it.
    void placeLast(const QRectF &row, const QString &caption)
    {
        const qreal side = std::min(3.2 * m_em, row.height());
        const qreal text = 14 * m_em;
        const qreal left = row.center().x() - (text + side) / 2;
        addText(QRectF(left, row.top(), text - gap, side), caption);
        addField(QRectF(left + text, row.top(), 1.6 * side, side), lastField());
    }

    void placeMex()
    {
        const int count = traySlots(m_exercise);
        const qreal side = std::min(4 * m_em, (m_area.width() - gap) / count);
        const qreal bottom = 4 * m_em + side + 2 * m_em;
        placeCards(m_area.adjusted(0, 0, 0, -bottom - gap), false, true);
        const qreal top = m_area.bottom() - bottom;
        const qreal left = m_area.center().x() - side * count / 2;
        for (int i = 0; i < count; ++i)
            m_items.push_back({Shape::Slot, QRectF(left + i * side, top, side, side), i, {}, QString::number(i)});
        placeLast(QRectF(m_area.left(), top + side + 2 * m_em, m_area.width(), 3.4 * m_em), ViewText::tr("mex"));
    }

    void placeValue()
    {
        const qreal bottom = 4 * m_em;
        placeCards(m_area.adjusted(0, 0, 0, -bottom - gap), true, false);
        placeLast(QRectF(m_area.left(), m_area.bottom() - bottom, m_area.width(), bottom), ViewText::tr("mex of all"));
    }

    /// Places rows of binary digits under the powers of two.
    void placeColumns()
    {
        const int rows = static_cast<int>(m_exercise.values.size());
        const int width = binaryWidth(valuesOf(m_exercise.values));
        const qreal side = std::clamp(m_area.height() / (rows + 3), 1.8 * m_em, 4.4 * m_em);
        const qreal name = std::min(18 * m_em, m_area.width() * 0.4);
        const qreal value = 2.4 * m_em;
        const qreal left = m_area.center().x() - (name + value + gap + width * side + gap + 2 * side) / 2;
        const qreal top = m_area.center().y() - (rows + 2) * side / 2;
        const qreal digits = left + name + value + gap;
        for (int i = 0; i < width; ++i)
            addText(QRectF(digits + i * side, top, side, side), QString::number(1 << (width - 1 - i)));
        const auto digitBox = [&](int row, int column, int field) {
            addField(QRectF(digits + column * side, top + row * side, side, side).adjusted(3, 3, -3, -3), field);
        };
        for (int row = 0; row < rows; ++row) {
            const KnownValue &known = m_exercise.values[static_cast<std::size_t>(row)];
            const qreal y = top + (row + 1) * side;
            addText(QRectF(left, y, name - 8, side), known.name);
            addNumber(QRectF(left + name, y, value, side).adjusted(0, 3, 0, -3), known.value);
            for (int column = 0; column < width; ++column)
                digitBox(row + 1, column, row * width + column);
        }
        addText(QRectF(left, top + (rows + 1) * side + 6, name, side), ViewText::tr("nim-sum"));
        for (int column = 0; column < width; ++column)
            digitBox(rows + 1, column, rows * width + column);
        const QRectF sum(digits + width * side + gap, top + (rows + 1) * side, 2 * side, side);
        addField(sum.adjusted(3, 3, -3, -3), lastField());
    }

    void placeGraph()
    {
        if (!m_layout)
            return;
        const QRectF extent = m_layout->extent();
        const qreal names = 5 * m_em; // to the right of the last positions
        const qreal unit =
            std::min({(m_area.width() - names) / extent.width(), m_area.height() / extent.height(), 9 * m_em});
        const QPointF corner = m_area.center() - QPointF(extent.width() * unit + names, extent.height() * unit) / 2;
        const qreal radius = std::min(0.36 * unit, 1.7 * m_em);
        const LabelTask &task = std::get<LabelTask>(m_exercise.answer);
        for (PositionId id = 0; id < task.graph->positionCount(); ++id) {
            const QPointF at = corner + (m_layout->point(id) - extent.topLeft()) * unit;
            const CellVector cells(task.graph->cells(id).begin(), task.graph->cells(id).end());
            m_items.push_back({Shape::Vertex,
                               QRectF(at - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                               static_cast<int>(2 * id),
                               {{{task.graph->rules(), cells}}},
                               task.graph->rules()->positionName(cells)});
        }
    }

    void placeStrip()
    {
        const bool asksNext = m_exercise.kind == ExerciseKind::NextValue;
        const int count = static_cast<int>(m_exercise.values.size());
        const int given = asksNext ? count - static_cast<int>(nextValuesAsked) : count;
        const qreal min = 1.9 * m_em;
        const int max = std::max(4, static_cast<int>((m_area.width() - 3 * m_em) / min));
        const int columns = std::min(asksNext ? 12 : 20, max);
        const int rows = (count + columns - 1) / columns;
        const qreal bottom = asksNext ? 0 : 3.4 * m_em;
        const qreal h = std::clamp((m_area.height() - bottom - gap) / rows, 1.2 * m_em, 3 * m_em);
        const qreal w = std::clamp((m_area.width() - 3 * m_em) / columns, min, 4 * m_em);
        const qreal left = m_area.center().x() - (columns * w - 3 * m_em) / 2;
        const qreal top = m_area.center().y() - (rows * h + bottom) / 2;
        for (int n = 0; n < count; ++n) {
            const QRectF cell(left + (n % columns) * w, top + (n / columns) * h, w, h);
            if (n % columns == 0)
                addText(QRectF(cell.left() - 3 * m_em, cell.top(), 2.6 * m_em, h), QString::number(n));
            if (n < given)
                addNumber(cell.adjusted(1, 1, -1, -1), m_exercise.values[static_cast<std::size_t>(n)].value);
            else
                addField(cell.adjusted(1, 1, -1, -1), n - given);
        }
        if (asksNext)
            return;
        const QStringList captions = {QStringLiteral("p"), QStringLiteral("n₀"), ViewText::tr("largest heap")};
        const qreal third = m_area.width() / 3;
        for (int i = 0; i < 3; ++i) {
            const qreal x = m_area.left() + i * third;
            const qreal y = top + rows * h + gap;
            addText(QRectF(x, y, third / 2, 2.4 * m_em), captions[i]);
            addField(QRectF(x + third / 2 + gap, y, 4 * m_em, 2.4 * m_em), i);
        }
    }

    const Attempt &m_attempt;
    const Exercise &m_exercise;
    LayoutPtr m_layout;
    QRectF m_area;
    qreal m_em;
    std::vector<ExerciseItem> m_items;
};

} // namespace

std::vector<ExerciseItem> exerciseItems(const Attempt &attempt, const LayoutPtr &layout, QSizeF size, qreal em)
{
    return ItemBuilder(attempt, layout, size, em).take();
}

LayoutPtr layoutFor(const Exercise &exercise)
{
    const auto *task = std::get_if<LabelTask>(&exercise.answer);
    JobControl control;
    return task ? layOut(*task->graph, *task->labels, Predecessors(*task->graph), {}, control) : nullptr;
}

} // namespace mexplorer
