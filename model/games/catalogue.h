// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

namespace mexplorer {

/// One row of the catalogue of games: what an expression calls a family, and what people read about it.
struct Family
{
    /// What stands between the braces after the name: nothing, a set or a code as in "1-3,9" and "0.77", one number,
    /// or the name of a file.
    enum class Parameters { None, Set, Code, Number, File };

    QString name; ///< in expressions: "subtraction"
    const char *titleText;
    const char *summaryText;
    QString example; ///< an expression that shows the family well
    QString small; ///< an expression whose whole graph can be taken in, where that isn't the example: see firstGraph()
    Parameters parameters;
    /// Reads what stands between the braces, or nothing for families without parameters.
    Result<RulesPtr> (*makeRules)(Scanner &scanner);
    /// What sets up a position without typing it, by its name in the table of views/start; without one, its text is
    /// typed.
    QLatin1StringView editor{};
    /// Draws what stands between the braces of rules to be worked out by hand: two or three numbers of a set, or a code
    /// of two digits. Null where exercises keep to the rules that they are given.
    QString (*drawParameters)(Rules::RandomNumber below) = nullptr;
    QString opening{};     ///< what is opened to be played, where that isn't the example: see start()
    bool isMisere = false; ///< people play it so that whoever makes the last move loses

    /// An expression worth playing: won, but not by any move, nor by the first one alone.
    const QString &start() const { return opening.isEmpty() ? example : opening; }

    /// An expression whose graph a person can take in at a glance: of 4 to 20 positions and at most 50 moves.
    const QString &firstGraph() const { return small.isEmpty() ? example : small; }

    QString title() const;   ///< for people: "Subtraction game"
    QString summary() const; ///< the rules in a sentence
};

/// All families, in the order in which people are shown them. A new game adds a row here.
const std::vector<Family> &catalogue();

/// The family that expressions call \a name, in any case; null if there is none.
const Family *findFamily(QStringView name);

/// The family that \a rules belong to.
const Family &familyOf(const Rules &rules);

/// The titles of the families that a position consists of: "Kayles", or "Kayles + Nim" of a sum.
QString titleOf(const Position &position);

/// True of a position that people usually play under misère play: one component of a family that they play so.
bool isMisereGame(const Position &position);

/// An expression with \a rules and the position of their family's example, which suits them too: "octal{0.07}:9".
QString exampleOf(const Rules &rules);

} // namespace mexplorer
