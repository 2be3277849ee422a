// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/start/numbersterm.h"

#include "views/start/termform.h"
#include "views/widgets/formlabels.h"

#include <QFormLayout>
#include <QSpinBox>

namespace mexplorer {

namespace {

int boxed(quint64 number)
{
    return static_cast<int>(std::min<quint64>(number, maxTokens));
}

} // namespace

NumbersShape pairShape()
{
    const auto numbersOf = [](const CellVector &cells) {
        return std::array<quint64, 2>{cells.empty() ? 0 : cells[0], cells.size() < 2 ? 0 : cells[1]};
    };
    return {{{{NumbersTerm::tr("&First heap"), QStringLiteral("pairFirst"), 0, 1'000'000, 3},
              {NumbersTerm::tr("&Second heap"), QStringLiteral("pairSecond"), 0, 1'000'000, 5}}},
            QStringLiteral("(%1,%2)"),
            numbersOf};
}

NumbersShape sizeShape()
{
    const auto numbersOf = [](const CellVector &heights) { // falling from the left
        return std::array<quint64, 2>{heights.empty() ? 1 : heights.front(), heights.size()};
    };
    return {{{{NumbersTerm::tr("&Rows"), QStringLiteral("sizeRows"), 1, 8, 3},
              {NumbersTerm::tr("&Columns"), QStringLiteral("sizeColumns"), 1, 8, 4}}},
            QStringLiteral("%1x%2"),
            numbersOf};
}

NumbersTerm::NumbersTerm(const Family &family, const NumbersShape &shape, QWidget *parent)
    : TermEditor(parent), m_family(family), m_shape(shape)
{
    QFormLayout *form = makeTermForm(this);
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const NumbersShape::Number &number = m_shape.numbers[i];
        m_boxes[i] = makeNumber(number.name, number.min, number.max, number.first);
        form->addRow(number.label, m_boxes[i]);
        connect(m_boxes[i], &QSpinBox::valueChanged, this, [this] {
            m_loaded.clear();
            emit changed();
        });
    }
    centerLabels(form);
}

QString NumbersTerm::text() const
{
    if (!m_loaded.isEmpty())
        return m_loaded;
    return m_family.name + u':' + m_shape.format.arg(m_boxes[0]->value()).arg(m_boxes[1]->value());
}

void NumbersTerm::load(std::span<const Component> components)
{
    const std::array<quint64, 2> numbers = m_shape.numbersOf(components.front().cells);
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const QSignalBlocker quiet(m_boxes[i]);
        m_boxes[i]->setMaximum(std::max(m_boxes[i]->maximum(), boxed(numbers[i])));
        m_boxes[i]->setValue(boxed(numbers[i]));
    }
    m_loaded = components.front().text();
    emit changed();
}

} // namespace mexplorer
