// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workbench/ruleexamples.h"

#include "model/core/modeltext.h"

namespace mexplorer {

namespace {

struct ExampleRow
{
    const char *titleText;
    const char *saysText;
    const char *rules;
    const char *start;
};

constexpr ExampleRow exampleRows[] = {
    {QT_TRANSLATE_NOOP("mexplorer::Model", "Take 1, 3 or 4"),
     QT_TRANSLATE_NOOP("mexplorer::Model", "From a heap, take 1, 3 or 4 tokens."), "rules{n -> n-k : k in {1,3,4}}",
     ":10"},
    {QT_TRANSLATE_NOOP("mexplorer::Model", "Take a prime number"),
     QT_TRANSLATE_NOOP("mexplorer::Model", "From a heap, take a prime number of tokens."), "rules{n -> n-k : prime(k)}",
     ":20"},
    {QT_TRANSLATE_NOOP("mexplorer::Model", "Take a square"),
     QT_TRANSLATE_NOOP("mexplorer::Model", "From a heap, take a square number of tokens: 1, 4, 9 and so on."),
     "rules{n -> n-k : square(k), k >= 1}", ":20"},
    {QT_TRANSLATE_NOOP("mexplorer::Model", "Take a power of two"),
     QT_TRANSLATE_NOOP("mexplorer::Model", "From a heap, take 1, 2, 4, 8, ... tokens."), "rules{n -> n-k : power(2,k)}",
     ":20"},
    {QT_TRANSLATE_NOOP("mexplorer::Model", "Take at most half"),
     QT_TRANSLATE_NOOP("mexplorer::Model", "From a heap, take at least one token and at most half of them."),
     "rules{n -> n-k : 1 <= k <= n/2}", ":20"},
    {QT_TRANSLATE_NOOP("mexplorer::Model", "Take a proper divisor"),
     QT_TRANSLATE_NOOP("mexplorer::Model",
                       "From a number, subtract one of its divisors that is less than the number itself."),
     "rules{n -> n-k : k | n, k < n}", ":20"},
    {QT_TRANSLATE_NOOP("mexplorer::Model", "Take a number coprime to the heap"),
     QT_TRANSLATE_NOOP("mexplorer::Model",
                       "From a heap, take a number of tokens that has no divisor in common with the size of the heap."),
     "rules{n -> n-k : gcd(n,k) = 1}", ":20"},
    {QT_TRANSLATE_NOOP("mexplorer::Model", "Take one of the digits"),
     QT_TRANSLATE_NOOP("mexplorer::Model", "From a number, subtract one of its decimal digits that isn't 0."),
     "rules{n -> n-k : digit(k,n), k >= 1}", ":99"},
    {QT_TRANSLATE_NOOP("mexplorer::Model", "One less, or half"),
     QT_TRANSLATE_NOOP("mexplorer::Model", "Replace a number by the number before it, or by its half rounded down."),
     "rules{n -> n-1; n -> floor(n/2)}", ":20"},
    {QT_TRANSLATE_NOOP("mexplorer::Model", "One less, or the sum of the digits less"),
     QT_TRANSLATE_NOOP("mexplorer::Model", "From a number, subtract 1 or the sum of its digits."),
     "rules{n -> n-1; n -> n-digitsum(n)}", ":50"},
    {QT_TRANSLATE_NOOP("mexplorer::Model", "Grundy's game"),
     QT_TRANSLATE_NOOP("mexplorer::Model", "Split a heap into two heaps of different sizes."),
     "rules{n -> a, b : a + b = n, 0 < a < b}", ":12"},
    {QT_TRANSLATE_NOOP("mexplorer::Model", "Split without a common divisor"),
     QT_TRANSLATE_NOOP("mexplorer::Model",
                       "Split a heap into two heaps of different sizes that have no common divisor but 1."),
     "rules{n -> a, b : a + b = n, 0 < a < b, gcd(a,b) = 1}", ":12"},
    {QT_TRANSLATE_NOOP("mexplorer::Model", "Kayles"),
     QT_TRANSLATE_NOOP("mexplorer::Model",
                       "From a row of pins, knock down one pin or two adjacent pins; what remains are up to two rows."),
     "rules{n -> a, b : a + b = n-1; n -> a, b : a + b = n-2}", ":10"},
    {QT_TRANSLATE_NOOP("mexplorer::Model", "Euclid's game"),
     QT_TRANSLATE_NOOP(
         "mexplorer::Model",
         "From the greater of two numbers, subtract a multiple of the other one; nothing may become negative."),
     "rules{(x,y) -> (x-k*y, y) : k >= 1, y > 0; (x,y) -> (x, y-k*x) : k >= 1, x > 0}", ":(25,7)"},
    {QT_TRANSLATE_NOOP("mexplorer::Model", "Queen to the corner"),
     QT_TRANSLATE_NOOP("mexplorer::Model",
                       "Move a queen any number of squares to the left, down, or down to the left: Wythoff's game."),
     "rules{(x,y) -> (x-k, y); (x,y) -> (x, y-k); (x,y) -> (x-k, y-k)}", ":(5,8)"},
    {QT_TRANSLATE_NOOP("mexplorer::Model", "Knight to the corner"),
     QT_TRANSLATE_NOOP(
         "mexplorer::Model",
         "On a board of 15 by 15 squares, a knight makes one of the four moves that lead towards the corner."),
     "rules{(x,y) -> (x-2, y-1); (x,y) -> (x-1, y-2); (x,y) -> (x-2, y+1) : y < 14; (x,y) -> (x+1, y-2) : x < 14}",
     ":(6,7)"},
    {QT_TRANSLATE_NOOP("mexplorer::Model", "Staircase Nim"),
     QT_TRANSLATE_NOOP(
         "mexplorer::Model",
         "Move any number of coins from one of three steps to the step below it; coins on the ground are out of the game."),
     "rules{(a,b,c) -> (a-k, b, c); (a,b,c) -> (a+k, b-k, c); (a,b,c) -> (a, b+k, c-k)}", ":(2,3,1)"},
    {QT_TRANSLATE_NOOP("mexplorer::Model", "Two adjacent heads"),
     QT_TRANSLATE_NOOP("mexplorer::Model", "In a row of coins, turn two adjacent heads to tails."), "row{11 -> 00}",
     ":1*9"},
    {QT_TRANSLATE_NOOP("mexplorer::Model", "Coins to the left"),
     QT_TRANSLATE_NOOP("mexplorer::Model",
                       "In a row of squares, move a coin one or two squares to the left over empty squares."),
     "row{01 -> 10; 001 -> 100}", ":010011"},
    {QT_TRANSLATE_NOOP("mexplorer::Model", "Treblecross"),
     QT_TRANSLATE_NOOP(
         "mexplorer::Model",
         "In a row of squares, write a cross into an empty square; the first player to make three crosses in a row wins."),
     "row{_ -> X; stop XXX}", ":_*7"},
    {QT_TRANSLATE_NOOP("mexplorer::Model", "Cram"),
     QT_TRANSLATE_NOOP("mexplorer::Model", "On a board, put a domino on two adjacent empty squares, along or across."),
     "board{11 -> 00; turned}", ":3x4"},
    {QT_TRANSLATE_NOOP("mexplorer::Model", "Placing squares"),
     QT_TRANSLATE_NOOP("mexplorer::Model", "On a board, cover four empty squares that form a square."),
     "board{11/11 -> 00/00}", ":4x4"},
};

} // namespace

std::vector<RuleExample> ruleExamples()
{
    std::vector<RuleExample> examples;
    for (const ExampleRow &row : exampleRows)
        examples.push_back({ModelText::tr(row.titleText), ModelText::tr(row.saysText), QString::fromLatin1(row.rules),
                            QString::fromLatin1(row.start)});
    return examples;
}

} // namespace mexplorer
