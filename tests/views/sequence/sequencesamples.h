// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notation/expression.h"
#include "model/sequence/sequenceplot.h"
#include "tests/views/support/windowwait.h"
#include "views/theme/theme.h"

#include <QTest>
#include <QWidget>

#include <memory>
#include <set>

namespace mexplorer {

inline RulesPtr heapRules(const QString &text)
{
    return *parseRules(text);
}

inline std::shared_ptr<const SequenceSnapshot> snapshotOf(const QString &rules, quint64 terms)
{
    SequenceStudy study(heapRules(rules));
    JobControl control;
    return std::make_shared<const SequenceSnapshot>(study.study(terms, control));
}

inline SequencePlotPtr plotOf(const QString &rules, quint64 terms)
{
    JobControl control;
    return std::make_shared<const SequencePlot>(snapshotOf(rules, terms), control);
}

/// Computes G(0), G(1), ... by the definition: the mex over all moves of the nim-sum of the resulting heaps.
inline std::vector<Value> plainValues(const Rules &rules, std::size_t terms)
{
    std::vector<Value> values;
    while (values.size() < terms) {
        std::set<Value> seen;
        forEachSplit(rules, values.size(), [&](Cells parts) {
            Value sum = 0;
            for (const Cell part : parts)
                sum ^= values[part];
            seen.insert(sum);
        });
        Value value = 0;
        while (seen.contains(value))
            ++value;
        values.push_back(value);
    }
    return values;
}

/// Returns a window with only a \a View, in light colours and with the focus; null if that fails.
template <class View> std::unique_ptr<View> activeView(const QSize &size)
{
    Theme::instance().setMode(Theme::Mode::Light);
    auto view = std::make_unique<View>();
    view->resize(size);
    view->show();
    if (!waitForWindowActive(view.get()))
        return nullptr;
    view->setFocus();
    return view;
}

} // namespace mexplorer
