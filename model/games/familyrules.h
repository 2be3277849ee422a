// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

namespace mexplorer {

// The rules of the families that have separate source files, for the catalogue.

/// \a set is ascending, without repetitions and without 0.
RulesPtr allButRules(std::vector<quint64> set);
/// Rules of a board of cells that a user writes, in braces: reads up to the brace that closes them.
Result<RulesPtr> cellBoardRules(Scanner &scanner);
RulesPtr chompRules();
/// The product of two games on coins, as in "turtles, ruler": reads both.
Result<RulesPtr> coinProductRules(Scanner &scanner);
RulesPtr fibonacciRules();
RulesPtr laskerRules();
RulesPtr mockTurtlesRules();
/// A move changes at most \a heaps heaps.
RulesPtr mooreRules(quint64 heaps);
/// Rules of heaps or tuples that a user writes, as above.
Result<RulesPtr> ownRules(Scanner &scanner);
/// Rules of a row of cells that a user writes, as above.
Result<RulesPtr> rowRules(Scanner &scanner);
RulesPtr rulerRules();
/// Take-away games of a rate, a number or a fraction of at least 1: reads the rate.
Result<RulesPtr> takeAwayRules(Scanner &scanner);
/// A game on coins of lists of distances, as in "0; 1; 1,2": reads them.
Result<RulesPtr> turningRules(Scanner &scanner);
RulesPtr turtlesRules();
/// A code with a digit from 16 to 35, written G to Z; the first digit is a multiple of 4.
RulesPtr wideCodeRules(std::vector<quint8> digits);
RulesPtr wythoffRules();

} // namespace mexplorer
