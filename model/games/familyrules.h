// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

namespace mexplorer {

// The rules of the families that have separate source files, for the catalogue.

/// \a set is ascending, without repetitions and without 0.
RulesPtr allButRules(std::vector<quint64> set);
RulesPtr chompRules();
RulesPtr fibonacciRules();
RulesPtr laskerRules();
RulesPtr mockTurtlesRules();
/// A move changes at most \a heaps heaps.
RulesPtr mooreRules(quint64 heaps);
RulesPtr rulerRules();
RulesPtr turtlesRules();
RulesPtr wythoffRules();

} // namespace mexplorer
