// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/start/numbersterm.h"

#include "model/notation/expression.h"
#include "views/boards/boardwidget.h"
#include "views/start/numberbox.h"
#include "views/theme/touch.h"
#include "views/widgets/makewidgets.h"

#include <QCoreApplication>
#include <QFormLayout>
#include <QSignalBlocker>

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

/// The description of a board by two numbers.
struct NumbersShape
{
    struct Number
    {
        QString label;
        QString name; ///< of the spin box, for tests and drivers
        quint64 min = 0;
        quint64 max = 0;
        quint64 first = 0; ///< initial value
    };
    std::array<Number, 2> numbers;
    QString format;          ///< the position, with %1 and %2 for the numbers
    bool isPosition = false; ///< the numbers are the position's, in any order
    std::array<quint64, 2> (*numbersOf)(const CellVector &cells);
};

class NumbersTerm final : public TermEditor
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::NumbersTerm)

public:
    NumbersTerm(const Family &family, const NumbersShape &shape, QWidget *parent)
        : TermEditor(family, parent), m_shape(shape)
    {
        QFormLayout *form = makeForm();
        for (std::size_t i = 0; i < m_boxes.size(); ++i) {
            const NumbersShape::Number &number = m_shape.numbers[i];
            m_boxes[i] = new NumberBox(number.first, this);
            m_boxes[i]->setObjectName(number.name);
            m_boxes[i]->setRange(number.min, number.max);
            setTouchSized(m_boxes[i]);
            form->addRow(number.label, m_boxes[i]);
            connect(m_boxes[i], &NumberBox::valueChanged, this, [this] {
                m_loaded.clear();
                showNumbers();
                emit changed();
            });
        }
        m_boardLayout = makeLayout<QVBoxLayout>(nullptr, 0);
        form->addRow(m_boardLayout);
        centerLabels(form);
        showNumbers();
    }

    QString text() const override
    {
        if (!m_loaded.isEmpty())
            return m_loaded;
        return family().name + u':' + m_shape.format.arg(m_boxes[0]->value()).arg(m_boxes[1]->value());
    }

    void load(std::span<const Component> components) override
    {
        show(components.front());
        showBoard(components.front(), m_boardLayout, m_boxes[1]);
        emit changed();
    }

private:
    void takeEdited(const CellVector &cells) override
    {
        show({board()->component().rules, cells});
        if (m_shape.isPosition)
            m_loaded.clear();
    }

    void show(const Component &component)
    {
        const std::array<quint64, 2> numbers = m_shape.numbersOf(component.cells);
        for (std::size_t i = 0; i < m_boxes.size(); ++i) {
            const QSignalBlocker quiet(m_boxes[i]);
            m_boxes[i]->setRange(m_shape.numbers[i].min, std::max(m_shape.numbers[i].max, numbers[i]));
            m_boxes[i]->setValue(numbers[i]);
        }
        m_loaded = component.text();
    }

    void showNumbers()
    {
        Component component = parseWithLargeHeaps(text())->components.front();
        if (m_shape.isPosition) // in the order typed, not that of the position
            component.cells = {m_boxes[0]->value(), m_boxes[1]->value()};
        showBoard(component, m_boardLayout, m_boxes[1]);
    }

    NumbersShape m_shape;
    QVBoxLayout *m_boardLayout = nullptr; ///< contains the board
    std::array<NumberBox *, 2> m_boxes{};
    QString m_loaded;
};

} // namespace

TermEditor *makePairTerm(const Family &family, QWidget *parent)
{
    const auto numbersOf = [](const CellVector &cells) {
        return std::array<quint64, 2>{cells.empty() ? 0 : cells[0], cells.size() < 2 ? 0 : cells[1]};
    };
    const NumbersShape shape = {{{{NumbersTerm::tr("&First heap"), QStringLiteral("pairFirst"), 0, maxLargeHeap, 3},
                                  {NumbersTerm::tr("&Second heap"), QStringLiteral("pairSecond"), 0, maxLargeHeap, 5}}},
                                QStringLiteral("(%1,%2)"),
                                true,
                                numbersOf};
    return new NumbersTerm(family, shape, parent);
}

TermEditor *makeSizeTerm(const Family &family, QWidget *parent)
{
    const auto numbersOf = [](const CellVector &heights) { // decreasing from the left
        return std::array<quint64, 2>{heights.empty() ? 1 : heights.front(), heights.size()};
    };
    const NumbersShape shape = {{{{NumbersTerm::tr("&Rows"), QStringLiteral("sizeRows"), 1, 8, 3},
                                  {NumbersTerm::tr("&Columns"), QStringLiteral("sizeColumns"), 1, 8, 4}}},
                                QStringLiteral("%1x%2"),
                                false,
                                numbersOf};
    return new NumbersTerm(family, shape, parent);
}

} // namespace mexplorer
