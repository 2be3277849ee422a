// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <map>
#include <optional>

namespace mexplorer {

/// Maps widgets to values; an entry is removed when its widget is destroyed.
template <class Value> class WidgetValues : public QObject
{
public:
    void set(QWidget *widget, Value value)
    {
        if (!of(widget))
            QObject::connect(widget, &QObject::destroyed, this, [this, widget] { m_values.erase(widget); });
        m_values[widget] = value;
    }

    std::optional<Value> of(const QWidget *widget) const
    {
        const auto found = m_values.find(widget);
        return found == m_values.end() ? std::nullopt : std::optional(found->second);
    }

private:
    std::map<const QWidget *, Value> m_values;
};

} // namespace mexplorer
