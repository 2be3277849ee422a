// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace mexplorer {

/// How well a command fits what was typed: less is better, nothing if a word of it is missing. The words may stand in
/// any order and apart from each other: "exp gra" finds "Explore: Export Graph". What the command's name begins with is
/// worth more than what one of its words begins with, that more than what stands inside a word, and that more than the
/// section and the tip. Of equals the shorter name fits better.
std::optional<int> commandRank(const QString &typed, const QString &name, const QString &section, const QString &tip);

} // namespace mexplorer
