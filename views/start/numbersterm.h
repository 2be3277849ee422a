// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/start/termeditor.h"

#include <array>

class QSpinBox;

namespace mexplorer {

/// What NumbersTerm needs of a board that two numbers describe.
struct NumbersShape
{
    struct Number
    {
        QString label;
        QString name; ///< of the spin box, for tests and drivers
        int min = 0;
        int max = 0;
        int first = 0; ///< what it begins with
    };

    std::array<Number, 2> numbers;
    QString format; ///< the position, with %1 and %2 for the numbers
    std::array<quint64, 2> (*numbersOf)(const CellVector &cells);
};

/// Two heaps, as in Wythoff's game.
NumbersShape pairShape();
/// A board of which only the size is chosen.
NumbersShape sizeShape();

/// Sets up a position by two numbers. One that was loaded and isn't described by them, such as a board that was bitten
/// at, stays until a number is changed.
class NumbersTerm : public TermEditor
{
    Q_OBJECT

public:
    NumbersTerm(const Family &family, const NumbersShape &shape, QWidget *parent = nullptr);
    QString text() const override;
    void load(std::span<const Component> components) override;

private:
    const Family &m_family;
    NumbersShape m_shape;
    std::array<QSpinBox *, 2> m_boxes{};
    QString m_loaded;
};

} // namespace mexplorer
