// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/scanner.h"
#include "model/own/exactnumber.h"

#include <QStringList>

#include <vector>

namespace mexplorer {

/// The operations in rules that a user writes.
enum class RuleOperation : quint8 {
    Number,
    Name,
    // Numbers from numbers.
    Negate,
    Add,
    Subtract,
    Multiply,
    Divide,
    Modulo,
    Power,
    Gcd,
    Lcm,
    Min,
    Max,
    BitXor,
    BitAnd,
    BitOr,
    Abs,
    DigitSum,
    BitCount,
    // Conditions on numbers.
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Divides,
    Prime,
    Square,
    Even,
    Odd,
    PowerOf,
    Digit,
    InRange, ///< of a name, from the first to the last number
    InSet,   ///< of a name, one of the numbers
    // Conditions on conditions.
    Not,
    Or,
    And,
};

/// A number or a condition in a tree of them, whose nodes are in one vector.
struct RuleNode
{
    RuleOperation operation = RuleOperation::Number;
    int name = -1; ///< index of a name in its alternative
    ExactNumber number{};
    std::vector<int> operands{}; ///< indices of nodes
};

/// One way to move: `pattern -> result : conditions`.
struct RuleAlternative
{
    QStringList names;           ///< those of the pattern, then the choices in the order of their first appearance
    std::vector<int> results;    ///< nodes: the numbers of a tuple, or one to three heaps
    std::vector<int> conditions; ///< nodes: all must hold; none of them is And
};

/// The contents of `rules{...}`, read: the moves of a game on heaps, or on tuples of two to four numbers.
struct RuleText
{
    QString text;  ///< in normal form, without the braces
    int arity = 1; ///< the number of names in each pattern
    std::vector<RuleNode> nodes;
    std::vector<RuleAlternative> alternatives;
};

/// A word of the language: a function, a predicate, or one that joins conditions.
struct RuleWord
{
    QString name; ///< "gcd"
    QString form; ///< as it is written: "gcd(a,b)"
    QString says; ///< what it means
};

/// All words of the language, for those who write rules.
std::vector<RuleWord> ruleWords();

/// Reads `alternative { ";" alternative }` up to the brace that closes it. A mistake is a problem with its column.
Result<RuleText> readRuleText(Scanner &scanner);

} // namespace mexplorer
