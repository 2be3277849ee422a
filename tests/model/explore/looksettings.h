// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/graphview.h"

#include <vector>

namespace mexplorer::samples {

/// Calls \a visit with each setting of \a look and the number of its values, all of which are static_cast from 0 on.
template <class Visit> void forEachSetting(GraphLook &look, Visit visit)
{
    // Each member: one that is added doesn't compile without its line here.
    auto &[colorBy, layout, bestPlay, components, letters] = look;
    auto &[layering, order, orientation] = layout;
    visit(colorBy, std::size_t(ColorBy::Birthday) + 1);
    visit(layering, std::size_t(Layering::SgValue) + 1);
    visit(order, std::size_t(LayerOrder::Structural) + 1);
    visit(orientation, std::size_t(Orientation::LeftRight) + 1);
    visit(bestPlay, 2);
    visit(components, 2);
    visit(letters, 2);
}

/// The looks that differ from the default one in one setting.
struct LookChange
{
    int setting; ///< its place in forEachSetting()
    GraphLook look;
};
inline std::vector<LookChange> lookChanges()
{
    std::vector<LookChange> changes;
    GraphLook look;
    int place = 0;
    forEachSetting(look, [&]<class Setting>(Setting &setting, std::size_t count) {
        const Setting before = setting;
        for (std::size_t value = 0; value < count; ++value) {
            setting = static_cast<Setting>(value);
            if (setting != before)
                changes.push_back({place, look});
        }
        setting = before;
        ++place;
    });
    return changes;
}

} // namespace mexplorer::samples
