// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/own/exactnumber.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>
#include <random>
#include <set>
#include <vector>

/// Rules that a user might write, made by their grammar, and what they mean: trees that are evaluated as own-rules say,
/// with all choices tried and every condition looked at last. Numbers stay within 128 bits.
namespace mexplorer::randomrules {

using Number = std::optional<Int128>; ///< std::nullopt: undefined
using Truth = std::optional<bool>;    ///< as above
using Names = std::vector<Int128>;
using Numbers = std::vector<quint64>;

enum class Kind {
    // numbers
    Constant,
    Name,
    Negate,
    Add,
    Subtract,
    Multiply,
    Divide,
    Modulo,
    Power,
    Function,
    Floor,
    // conditions
    Comparison,
    Predicate,
    DividesSign,
    In,
    Not,
    And,
    Or,
};

struct Tree
{
    Kind kind = Kind::Constant;
    Int128 constant = 0;
    int name = -1;
    QString word{}; ///< of a function or predicate; the signs of a comparison, separated by spaces; ".." or "{}" of In
    std::vector<Tree> operands{};
};

inline Int128 floorDivide(Int128 a, Int128 b)
{
    const Int128 quotient = a / b;
    return a % b != 0 && ((a < 0) != (b < 0)) ? quotient - 1 : quotient;
}

inline Int128 gcdOf(Int128 a, Int128 b)
{
    a = a < 0 ? -a : a;
    b = b < 0 ? -b : b;
    return b == 0 ? a : gcdOf(b, a % b);
}

inline Number combined(const QString &word, Int128 a, Int128 b)
{
    if (word == u"gcd")
        return gcdOf(a, b);
    if (word == u"lcm")
        return a == 0 || b == 0 ? 0 : (a < 0 ? -a : a) / gcdOf(a, b) * (b < 0 ? -b : b);
    if (word == u"min")
        return std::min(a, b);
    if (word == u"max")
        return std::max(a, b);
    if (a < 0 || b < 0)
        return std::nullopt;
    return word == u"xor" ? a ^ b : word == u"bitand" ? a & b : a | b;
}

inline Number ofOne(const QString &word, Int128 a)
{
    if (word == u"abs")
        return a < 0 ? -a : a;
    if (a < 0)
        return std::nullopt;
    Int128 sum = 0;
    for (const Int128 base = word == u"digitsum" ? 10 : 2; a > 0; a /= base)
        sum += a % base;
    return sum;
}

inline Number numberOf(const Tree &tree, const Names &names)
{
    if (tree.kind == Kind::Constant)
        return tree.constant;
    if (tree.kind == Kind::Name)
        return names[static_cast<std::size_t>(tree.name)];
    std::vector<Int128> values;
    for (const Tree &operand : tree.operands) {
        const Number value = numberOf(operand, names);
        if (!value)
            return std::nullopt;
        values.push_back(*value);
    }
    switch (tree.kind) {
    case Kind::Negate:
        return -values[0];
    case Kind::Add:
        return values[0] + values[1];
    case Kind::Subtract:
        return values[0] - values[1];
    case Kind::Multiply:
        return values[0] * values[1];
    case Kind::Divide:
        return values[1] == 0 ? Number() : floorDivide(values[0], values[1]);
    case Kind::Modulo:
        return values[1] == 0 ? Number() : values[0] - values[1] * floorDivide(values[0], values[1]);
    case Kind::Power: {
        Int128 power = 1;
        for (Int128 i = 0; i < values[1]; ++i)
            power *= values[0];
        return values[1] < 0 ? Number() : power;
    }
    case Kind::Floor:
        return values[0];
    default:
        break;
    }
    if (values.size() == 1)
        return ofOne(tree.word, values[0]);
    Number result = values[0];
    for (std::size_t i = 1; i < values.size() && result; ++i)
        result = combined(tree.word, *result, values[i]);
    return result;
}

inline bool isPrimeByDivision(Int128 n)
{
    for (Int128 divisor = 2; divisor * divisor <= n; ++divisor) {
        if (n % divisor == 0)
            return false;
    }
    return n > 1;
}

inline bool isSquareByTrial(Int128 n)
{
    Int128 root = 0;
    while (root * root < n)
        ++root;
    return n >= 0 && root * root == n;
}

/// base^j = n for some j >= 0.
inline bool isPowerByTrial(Int128 base, Int128 n)
{
    Int128 power = 1;
    for (int j = 0; j < 70; ++j) {
        if (power == n)
            return true;
        if (power > n && power > -n && (base > 1 || base < -1))
            return false;
        power *= base;
    }
    return false;
}

inline Truth predicateOf(const QString &word, const std::vector<Int128> &values)
{
    const Int128 a = values[0];
    if (word == u"prime")
        return isPrimeByDivision(a);
    if (word == u"square")
        return isSquareByTrial(a);
    if (word == u"even")
        return a % 2 == 0;
    if (word == u"odd")
        return a % 2 != 0;
    if (word == u"power")
        return isPowerByTrial(a, values[1]);
    if (values[1] < 0)
        return std::nullopt;
    return a >= 0 && a <= 9 &&
           QString::number(static_cast<qlonglong>(values[1])).contains(QString::number(static_cast<int>(a)));
}

inline bool isTrue(const QString &sign, Int128 a, Int128 b)
{
    return sign == u"="    ? a == b
           : sign == u"!=" ? a != b
           : sign == u"<"  ? a < b
           : sign == u"<=" ? a <= b
           : sign == u">"  ? a > b
                           : a >= b;
}

inline Truth truthOf(const Tree &tree, const Names &names)
{
    if (tree.kind == Kind::Not) {
        const Truth truth = truthOf(tree.operands[0], names);
        return truth ? Truth(!*truth) : truth;
    }
    if (tree.kind == Kind::And || tree.kind == Kind::Or) {
        for (const Tree &operand : tree.operands) {
            const Truth truth = truthOf(operand, names);
            if (!truth || *truth == (tree.kind == Kind::Or))
                return truth;
        }
        return tree.kind == Kind::And;
    }
    if (tree.kind == Kind::Comparison) { // a < b < c is a < b and b < c
        const QStringList signs = tree.word.split(u' ');
        for (qsizetype i = 0; i < signs.size(); ++i) {
            const Number a = numberOf(tree.operands[static_cast<std::size_t>(i)], names);
            const Number b = numberOf(tree.operands[static_cast<std::size_t>(i) + 1], names);
            if (!a || !b)
                return std::nullopt;
            if (!isTrue(signs[i], *a, *b))
                return false;
        }
        return true;
    }
    std::vector<Int128> values;
    for (const Tree &operand : tree.operands) {
        const Number value = numberOf(operand, names);
        if (!value)
            return std::nullopt;
        values.push_back(*value);
    }
    if (tree.kind == Kind::DividesSign)
        return values[0] == 0 ? values[1] == 0 : values[1] % values[0] == 0;
    if (tree.kind == Kind::Predicate)
        return predicateOf(tree.word, values);
    const Int128 name = names[static_cast<std::size_t>(tree.name)];
    return tree.word == u".." ? values[0] <= name && name <= values[1] : std::ranges::count(values, name) > 0;
}

struct Alternative
{
    QStringList names; ///< the pattern's, then the choices in the order of their first appearance
    std::vector<Tree> results;
    std::vector<Tree> conditions; ///< separated by commas
};

struct Game
{
    int arity = 1;
    std::vector<Alternative> alternatives;
};

// Moves.

/// The conditions joined by "," or "and" outside of all others.
inline void collectTop(const Tree &condition, std::vector<const Tree *> &top)
{
    if (condition.kind != Kind::And) {
        top.push_back(&condition);
        return;
    }
    for (const Tree &operand : condition.operands)
        collectTop(operand, top);
}

inline void collectNames(const Tree &tree, std::set<int> &names)
{
    if (tree.name >= 0)
        names.insert(tree.name);
    for (const Tree &operand : tree.operands)
        collectNames(operand, names);
}

/// Calls \a found with each result: the numbers of a tuple, or heaps without empty ones, greatest first. What leaves
/// the position as it is, is left out.
inline void forEachMove(const Game &game, const Numbers &position, const std::function<void(const Numbers &)> &found)
{
    const auto arity = static_cast<std::size_t>(game.arity);
    if (arity == 1 && position[0] == 0)
        return;
    const Int128 greatest = static_cast<Int128>(std::ranges::max(position));
    for (const Alternative &alternative : game.alternatives) {
        const auto nameCount = static_cast<std::size_t>(alternative.names.size());
        std::vector<const Tree *> top;
        for (const Tree &condition : alternative.conditions)
            collectTop(condition, top);
        std::vector<std::vector<const Tree *>> ranges(nameCount);
        for (const Tree *condition : top) {
            if (condition->kind == Kind::In && condition->name >= game.arity)
                ranges[static_cast<std::size_t>(condition->name)].push_back(condition);
        }
        std::vector<std::size_t> order;
        std::set<int> placed;
        while (order.size() < nameCount - arity) {
            for (std::size_t name = arity; name < nameCount; ++name) {
                std::set<int> needed;
                for (const Tree *range : ranges[name]) {
                    for (const Tree &operand : range->operands)
                        collectNames(operand, needed);
                }
                const bool isFree = std::ranges::all_of(
                    needed, [&](int other) { return other < game.arity || placed.contains(other); });
                if (isFree && placed.insert(static_cast<int>(name)).second) {
                    order.push_back(name);
                    break;
                }
            }
        }
        Names names(nameCount);
        for (std::size_t i = 0; i < arity; ++i)
            names[i] = static_cast<Int128>(position[i]);
        const std::function<void(std::size_t)> choose = [&](std::size_t level) {
            if (level < order.size()) {
                std::optional<std::set<Int128>> members;
                const auto restrict = [&](std::set<Int128> more) {
                    if (members)
                        std::erase_if(more, [&](Int128 one) { return !members->contains(one); });
                    members = std::move(more);
                };
                for (const Tree *range : ranges[order[level]]) {
                    std::set<Int128> more;
                    std::vector<Int128> values;
                    for (const Tree &operand : range->operands) {
                        const Number value = numberOf(operand, names);
                        if (!value)
                            return;
                        values.push_back(*value);
                    }
                    if (range->word == u"{}")
                        more.insert(values.begin(), values.end());
                    for (Int128 i = values[0]; range->word == u".." && i <= values[1]; ++i)
                        more.insert(i);
                    restrict(std::move(more));
                }
                for (Int128 i = 0; ranges[order[level]].empty() && i <= greatest; ++i)
                    (members ? *members : members.emplace()).insert(i);
                for (const Int128 member : *members) {
                    names[order[level]] = member;
                    choose(level + 1);
                }
                return;
            }
            for (const Tree *condition : top) {
                if (!truthOf(*condition, names).value_or(false))
                    return;
            }
            Numbers move;
            for (const Tree &result : alternative.results) {
                const Number number = numberOf(result, names);
                if (!number || *number < 0)
                    return;
                if (arity > 1 || *number > 0)
                    move.push_back(static_cast<quint64>(*number));
            }
            if (arity == 1)
                std::ranges::sort(move, std::greater<>());
            if (move != position)
                found(move);
        };
        choose(0);
    }
}

/// The different results, in the order in which they come first.
inline std::vector<Numbers> movesOf(const Game &game, const Numbers &position)
{
    std::vector<Numbers> moves;
    std::set<Numbers> seen;
    forEachMove(game, position, [&](const Numbers &move) {
        if (seen.insert(move).second)
            moves.push_back(move);
    });
    return moves;
}

// Making them, and writing them.

class Maker
{
public:
    explicit Maker(quint32 seed) : m_random(seed) {}

    Game game(int arity)
    {
        Game game;
        game.arity = arity;
        const int count = 1 + below(3);
        for (int i = 0; i < count; ++i) {
            m_names.clear();
            static const QStringList pattern = {"n", "y", "Heap", "x_2"};
            for (int name = 0; name < arity; ++name)
                m_names << pattern[(name + below(2) * (arity == 1 ? 1 : 0)) % 4];
            m_arity = arity;
            m_maxNames = arity + below(arity == 1 ? 4 : 3);
            Alternative alternative;
            const int results = arity > 1 ? arity : 1 + below(3);
            for (int result = 0; result < results; ++result)
                alternative.results.push_back(resultNumber(result));
            for (int conditions = below(4); conditions > 0; --conditions)
                alternative.conditions.push_back(condition(2, true));
            if (below(3) == 0 && m_names.size() > arity + 1) // a + b = n - c
                alternative.conditions.push_back(equation());
            alternative.names = m_names;
            game.alternatives.push_back(std::move(alternative));
        }
        return game;
    }

    /// The rules without braces, with white space and parentheses that aren't necessary here and there.
    QString text(const Game &game)
    {
        QStringList alternatives;
        for (const Alternative &alternative : game.alternatives) {
            m_names = alternative.names;
            const QStringList pattern = alternative.names.first(game.arity);
            QStringList results;
            for (const Tree &result : alternative.results)
                results << written(result, 1);
            QString text = game.arity == 1 ? pattern[0] : u'(' + pattern.join(u',') + u')';
            text += space() + QStringLiteral("->") + space();
            text += game.arity == 1 ? results.join(u',') : u'(' + results.join(space() + u',') + u')';
            QStringList conditions;
            for (const Tree &each : alternative.conditions)
                conditions << written(each, 11);
            if (!conditions.isEmpty())
                text += space() + u':' + conditions.join(u',' + space());
            alternatives << text;
        }
        return alternatives.join(space() + u';');
    }

    int below(int limit) { return static_cast<int>(m_random() % static_cast<quint32>(limit)); }

private:
    static Tree constant(int value) { return {Kind::Constant, value}; }

    /// A name of the alternative, perhaps a new choice.
    Tree name()
    {
        static const QStringList choices = {"k", "j2", "Kk", "m_", "z"};
        const int index = below(std::max(m_maxNames, static_cast<int>(m_names.size())));
        if (index >= m_names.size()) {
            m_names << choices[m_names.size() - m_arity];
            return {Kind::Name, 0, static_cast<int>(m_names.size()) - 1};
        }
        return {Kind::Name, 0, index};
    }

    Tree number(int depth)
    {
        const int kind = below(depth == 0 ? 3 : 14);
        if (kind == 0)
            return constant(below(12));
        if (kind < 3)
            return name();
        const auto two = [&](Kind operation) {
            Tree left = number(depth - 1);
            return Tree{operation, 0, -1, {}, {std::move(left), number(depth - 1)}};
        };
        switch (kind) {
        case 3:
        case 4:
            return two(Kind::Add);
        case 5:
        case 6:
            return two(Kind::Subtract);
        case 7:
            return two(Kind::Multiply);
        case 8:
            return two(Kind::Divide);
        case 9:
            return two(Kind::Modulo);
        case 10:
            return {Kind::Negate, 0, -1, {}, {number(depth - 1)}};
        case 11: {
            Tree base = number(0);
            return {Kind::Power, 0, -1, {}, {std::move(base), constant(below(4))}};
        }
        case 12: {
            static const QStringList words = {"gcd", "lcm", "min", "max", "xor", "bitand", "bitor"};
            Tree function = two(Kind::Function);
            function.word = words[below(7)];
            if (below(3) == 0)
                function.operands.push_back(number(depth - 1));
            return function;
        }
        default: {
            static const QStringList words = {"abs", "digitsum", "bitcount"};
            if (below(4) == 0)
                return {Kind::Floor, 0, -1, {}, {number(depth - 1)}};
            return {Kind::Function, 0, -1, words[below(3)], {number(depth - 1)}};
        }
        }
    }

    /// Often one that makes a number smaller, so that there are moves.
    Tree resultNumber(int position)
    {
        if (below(3) == 0)
            return number(2);
        Tree before{Kind::Name, 0, m_arity > 1 ? position : 0};
        if (m_arity > 1 && below(3) == 0)
            return before;
        return {Kind::Subtract, 0, -1, {}, {std::move(before), below(2) ? name() : number(1)}};
    }

    Tree equation()
    {
        Tree left{Kind::Add, 0, -1, {}, {{Kind::Name, 0, m_arity}, {Kind::Name, 0, m_arity + 1}}};
        Tree right{Kind::Subtract, 0, -1, {}, {{Kind::Name, 0, 0}, constant(below(3))}};
        return {Kind::Comparison, 0, -1, "=", {std::move(left), std::move(right)}};
    }

    /// Of choices that no range needs before them in a circle: operands are names of the pattern.
    Tree in(bool isTop)
    {
        const Tree which = name();
        Tree tree{Kind::In, 0, which.name, below(2) ? ".." : "{}"};
        const auto operand = [&] {
            Tree one = below(2) ? constant(below(9))
                                : Tree{Kind::Name, 0,
                                       below(isTop ? std::max(m_arity, which.name) : static_cast<int>(m_names.size()))};
            if (below(3) == 0)
                one = {Kind::Subtract, 0, -1, {}, {std::move(one), constant(below(5))}};
            return one;
        };
        const int count = tree.word == u".." ? 2 : 1 + below(4);
        for (int i = 0; i < count; ++i)
            tree.operands.push_back(operand());
        return tree;
    }

    Tree condition(int depth, bool isTop = false)
    {
        const int kind = below(depth == 0 ? 8 : 12);
        if (kind < 4) {
            static const QStringList signs = {"=", "!=", "<", "<=", ">", ">="};
            Tree tree{Kind::Comparison, 0, -1, signs[below(6)], {}};
            tree.operands.push_back(below(2) ? name() : number(1));
            tree.operands.push_back(number(2));
            if (below(4) == 0) {
                tree.word += u' ' + signs[below(6)];
                tree.operands.push_back(number(1));
            }
            return tree;
        }
        if (kind == 4)
            return in(isTop);
        if (kind == 5) {
            Tree left = number(1);
            return {Kind::DividesSign, 0, -1, {}, {std::move(left), number(1)}};
        }
        if (kind < 8) {
            static const QStringList words = {"prime", "square", "even", "odd", "power", "digit"};
            Tree tree{Kind::Predicate, 0, -1, words[below(6)], {number(1)}};
            if (tree.word == u"power" || tree.word == u"digit")
                tree.operands.push_back(number(1));
            return tree;
        }
        if (kind == 8)
            return {Kind::Not, 0, -1, {}, {condition(depth - 1)}};
        Tree tree{kind < 11 ? Kind::Or : Kind::And, 0, -1, {}, {}};
        const bool isStillTop = isTop && tree.kind == Kind::And;
        for (int count = 2 + below(2); count > 0; --count)
            tree.operands.push_back(condition(depth - 1, isStillTop));
        return tree;
    }

    QString space() { return QString(below(3) == 0 ? 1 + below(2) : 0, u' '); }

    /// How tightly a tree binds: 1 + -, 2 * / mod, 3 unary minus, 4 ^, 5 the rest of the numbers; 11 or, 12 and, 13
    /// not, 14 other conditions.
    static int rank(const Tree &tree)
    {
        switch (tree.kind) {
        case Kind::Add:
        case Kind::Subtract:
            return 1;
        case Kind::Multiply:
        case Kind::Divide:
        case Kind::Modulo:
            return 2;
        case Kind::Negate:
            return 3;
        case Kind::Power:
            return 4;
        case Kind::Or:
            return 11;
        case Kind::And:
            return 12;
        case Kind::Not:
            return 13;
        case Kind::Comparison:
        case Kind::Predicate:
        case Kind::DividesSign:
        case Kind::In:
            return 14;
        default:
            return 5;
        }
    }

    QString joined(const std::vector<Tree> &trees, int least, const QString &separator)
    {
        QStringList texts;
        for (const Tree &tree : trees)
            texts << written(tree, least);
        return texts.join(separator);
    }

    /// The text of a tree that has to bind at least as tightly as \a least.
    QString written(const Tree &tree, int least)
    {
        const QString text = plain(tree);
        const bool isCondition = rank(tree) > 10;
        return rank(tree) < least || (below(8) == 0 && !(isCondition && tree.kind == Kind::In))
                   ? u'(' + space() + text + u')'
                   : text;
    }

    QString plain(const Tree &tree)
    {
        const auto of = [&](std::size_t i, int least) { return written(tree.operands[i], least); };
        switch (tree.kind) {
        case Kind::Constant:
            return QString::number(static_cast<qlonglong>(tree.constant));
        case Kind::Name:
            return m_names[tree.name];
        case Kind::Negate:
            return u'-' + space() + of(0, 3);
        case Kind::Add:
            return of(0, 1) + space() + u'+' + space() + of(1, 2);
        case Kind::Subtract:
            return of(0, 1) + space() + u'-' + space() + of(1, 2);
        case Kind::Multiply:
            return of(0, 2) + space() + u'*' + space() + of(1, 3);
        case Kind::Divide:
            return of(0, 2) + u'/' + space() + of(1, 3);
        case Kind::Modulo:
            return of(0, 2) + " mod " + of(1, 3);
        case Kind::Power:
            return of(0, 5) + u'^' + of(1, 3);
        case Kind::Floor:
            return "floor(" + of(0, 1) + u')';
        case Kind::Function:
        case Kind::Predicate:
            return tree.word + space() + u'(' + joined(tree.operands, 1, u',' + space()) + u')';
        case Kind::DividesSign:
            return of(0, 1) + space() + u'|' + space() + of(1, 1);
        case Kind::In:
            return m_names[tree.name] + " in " +
                   (tree.word == u".." ? of(0, 1) + ".." + of(1, 1)
                                       : u'{' + joined(tree.operands, 1, QStringLiteral(",")) + u'}');
        case Kind::Not:
            return "not " + of(0, 13);
        case Kind::Or:
            return joined(tree.operands, 12, " or ");
        case Kind::And:
            return joined(tree.operands, 13, " and ");
        case Kind::Comparison: {
            QString text = of(0, 1);
            const QStringList signs = tree.word.split(u' ');
            for (qsizetype i = 0; i < signs.size(); ++i)
                text += space() + signs[i] + space() + of(static_cast<std::size_t>(i) + 1, 1);
            return text;
        }
        }
        return {};
    }

    std::mt19937 m_random;
    QStringList m_names;
    int m_arity = 1;
    int m_maxNames = 1;
};

} // namespace mexplorer::randomrules
