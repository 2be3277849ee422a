// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

namespace mexplorer {

/// One row of the catalogue of games: the name of a family in expressions, and its description for users.
struct Family
{
    /// The parameters in braces after the name: none, a set or a code as in "1-3,9" and "0.77", one number, coins that
    /// are turned or games on coins, as in "0; 1; 1,2" and "turtles, ruler", moves as in "n -> n-k : 1 <= k <= 3", or the
    /// name of a file.
    enum class Parameters { None, Set, Code, Number, Coins, Moves, File };

    QString name; ///< in expressions: "subtraction"
    const char *titleText;
    const char *summaryText;
    QString example; ///< a typical expression
    QString small;   ///< an expression with a small graph, if the example's isn't small: see firstGraph()
    Parameters parameters;
    /// Parses the parameters in braces, or nothing for families without parameters.
    Result<RulesPtr> (*makeRules)(Scanner &scanner);
    /// The editor for setting up a position, by its name in the table of views/start; if empty, positions are typed as
    /// text.
    QLatin1StringView editor{};
    /// Draws random parameters of rules for exercises: two or three numbers of a set, or a code of two digits. Null if
    /// exercises only use given rules.
    QString (*drawParameters)(Rules::RandomNumber below) = nullptr;
    QString opening{};     ///< an expression for playing, if it isn't the example: see start()
    bool isMisere = false; ///< usually played under misère play

    /// An expression worth playing: won, but not by every move, nor by the first one alone.
    const QString &start() const { return opening.isEmpty() ? example : opening; }

    /// An expression with a small graph: of 4 to 20 positions and at most 50 moves.
    const QString &firstGraph() const { return small.isEmpty() ? example : small; }

    /// The position of the example's first term: "9". Empty if it has none.
    QString examplePosition() const;

    QString title() const;   ///< for users: "Subtraction game"
    QString summary() const; ///< the rules in a sentence
};

/// All families, in the order in which they are listed for users. A new game adds a row here.
const std::vector<Family> &catalogue();

/// The family with the name \a name in expressions, ignoring case; null if there is none.
const Family *findFamily(QStringView name);

/// The family that \a rules belong to.
const Family &familyOf(const Rules &rules);

/// The titles of the families in a position: "Kayles", or "Kayles + Nim" for a sum.
QString titleOf(const Position &position);

/// True for a position that is usually played under misère play: one component of such a family.
bool isMisereGame(const Position &position);

/// An expression with \a rules and a position that is valid for them: "octal{0.07}:9".
QString exampleOf(const Rules &rules);

} // namespace mexplorer
