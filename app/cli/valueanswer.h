// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/solve/solver.h"

#include <QTextStream>

#include <optional>
#include <vector>

namespace mexplorer {

/// The answer for a position, complete or as far as the limits allowed.
struct ValueAnswer
{
    Position position;
    Convention convention = Convention::Normal;
    std::optional<quint64> value = {};
    std::vector<std::optional<quint64>> componentValues = {}; ///< one for each component; not used under misère play
    Outcome outcome = Outcome::Unknown;
    std::optional<std::vector<Move>> winningMoves = {}; ///< all of them; std::nullopt if not all were found
    std::optional<Problem> limit = {};                  ///< the limit that ended the search
    /// For a position, and for each component, whose value is infinity: the values of its followers that have a number.
    std::optional<std::vector<Value>> infinity = {};
    std::vector<std::optional<std::vector<Value>>> componentInfinities = {};
    std::optional<Move> winningMove = {}; ///< one of them, if not all were found but one was
    bool isToldByLimit = false;           ///< the sentence of the limit says all that is known
    quint64 leastValue = 0;               ///< of a position whose value wasn't found
};

/// Returns "3", or "∞(0, 1)"; empty if neither is known.
QString valueText(std::optional<quint64> number, const std::optional<std::vector<Value>> &infinity);

void writeAnswerJson(QTextStream &out, const ValueAnswer &answer, bool isOneLine = false);
void writeAnswerText(QTextStream &out, const ValueAnswer &answer);
/// Prints what is known, and to \a err the limit that ended the search, if one did. Returns an exit status.
int printAnswer(const ValueAnswer &answer, bool isJson, QTextStream &out, QTextStream &err);

} // namespace mexplorer
