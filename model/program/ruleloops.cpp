// SPDX-License-Identifier: GPL-3.0-or-later
// Rules that a user wrote, as loops of a program
//
// Each choice of an alternative is a loop, one inside the other, in the order of their first appearance but after the
// names that their ranges use, as in model/own/ruleprogram.cpp; so are the bounds of a loop that comparisons give, and
// the names that an equation determines.
//
// An undefined number, as after a division by 0, ends a choice. Programs don't have such numbers, so each condition is
// written with what makes it defined before it: k | n-1, 12/k > 2 is "k != 0 and 12 // k > 2". As that ends the choice
// as well, a condition is written as "defined and true"; "not" and "or" ask for "defined and false", too:
//
//   holds(a or b)  = holds(a) or (fails(a) and holds(b))     fails(a or b)  = fails(a) and fails(b)
//   holds(not a)   = fails(a)                                 fails(a and b) = fails(a) or (holds(a) and fails(b))
//
// where "fails(a) and" goes if a is always defined.

#include "model/program/programdraft.h"

#include "model/core/modeltext.h"
#include "model/own/ruleprogram.h"

#include <algorithm>
#include <limits>

namespace mexplorer {

namespace {

using Op = RuleOperation;

/// Code, and how tightly it binds: see ProgramBinding.
struct ProgramCode
{
    QString text;
    int binding = 0;
};

/// The higher, the looser.
enum ProgramBinding {
    AtomLevel,
    SignLevel,
    ProductLevel,
    SumLevel,
    ComparisonLevel,
    ConjunctionLevel,
    DisjunctionLevel,
};

/// A number for one side of a loop.
struct LoopBound
{
    int node;
    bool isStrict;
};

/// The names that a program uses itself, and the words of both languages that a user may have chosen.
const QStringList &wordsOfPrograms()
{
    static const QStringList words = {
        "n", "g", "seen", "rest", "first", "second", "third", "fourth", "position", "main", "mex", "value", "known",
        "values", "range", "set", "min", "max", "abs", "sum", "str", "int", "bin", "print", "len", "all", "any", "zip",
        "pow", "lru_cache", "math", "sys", "os", "threading", "functools", "thread", "std", "floor_divide",
        "floor_modulo", "power", "lcm", "digit_sum", "bit_count", "divides", "is_prime", "is_square", "is_power",
        "has_digit", "Values", "largest", "found", "NULL", "EOF", "errno", "stdin", "stdout", "stderr", "enumerate",
        "sorted", "list", "tuple", "dict", "bool", "float",
        // Python
        "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del",
        "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal",
        "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
        // C++
        "alignas", "alignof", "and_eq", "asm", "auto", "bitand", "bitor", "case", "catch", "char", "char16_t",
        "char32_t", "compl", "const", "constexpr", "const_cast", "decltype", "default", "delete", "do", "double",
        "dynamic_cast", "enum", "explicit", "export", "extern", "false", "friend", "goto", "inline", "long", "mutable",
        "namespace", "new", "noexcept", "not_eq", "nullptr", "operator", "or_eq", "private", "protected", "public",
        "register", "reinterpret_cast", "short", "signed", "sizeof", "static", "static_assert", "static_cast", "struct",
        "switch", "template", "this", "thread_local", "throw", "true", "typedef", "typeid", "typename", "union",
        "unsigned", "using", "virtual", "void", "volatile", "wchar_t", "xor", "xor_eq", "unix", "linux"};
    return words;
}

bool isPlainName(const QString &name)
{
    return !name.contains(QStringLiteral("__")) &&
           std::ranges::all_of(name, [](QChar c) { return c == u'_' || (c.unicode() < 128 && c.isLetterOrNumber()); });
}

/// Names for a program that aren't taken.
class ProgramNames
{
public:
    QString add(const QString &wished)
    {
        const QString plain = isPlainName(wished) ? wished : QStringLiteral("choice");
        const bool isWord = (wordsOfPrograms().contains(plain) && !(plain == u"n" && m_mayBeN)) ||
                            plain.startsWith(QStringLiteral("rules_"), Qt::CaseInsensitive);
        QString name = isWord ? plain + u'_' : plain;
        for (int number = 2; m_taken.contains(name); ++number)
            name = plain + u'_' + QString::number(number);
        m_taken << name;
        return name;
    }
    void allowN() { m_mayBeN = true; }
    void take(const QStringList &names) { m_taken += names; }

private:
    QStringList m_taken;
    bool m_mayBeN = false;
};

/// The loops of one alternative.
class AlternativeWriter
{
public:
    AlternativeWriter(ProgramDraft &draft, const RuleProgram &program, const RuleAlternative &alternative,
                      const QStringList &pattern, ProgramLines &lines)
        : m_draft(draft), m_program(program), m_alternative(alternative), m_lines(lines), m_names(pattern),
          m_least(static_cast<std::size_t>(alternative.names.size())),
          m_isWithin(static_cast<std::size_t>(alternative.names.size()))
    {
        ProgramNames names;
        names.allowN();
        names.take(pattern);
        for (qsizetype i = pattern.size(); i < alternative.names.size(); ++i)
            m_names << names.add(alternative.names[i]);
        for (std::size_t i = 0; i < m_least.size(); ++i) {
            const bool isPattern = static_cast<qsizetype>(i) < pattern.size();
            m_least[i] = !isPattern ? std::optional<Int128>() : arity() == 1 ? 1 : 0;
            m_isWithin[i] = isPattern;
        }
    }

    /// Writes the loops, inside which \a results writes what is done with the results of a choice.
    template <class Results> void write(Results results)
    {
        order();
        const int depth = m_lines.depth();
        test(conditionsAt(-1));
        for (std::size_t level = 0; level < m_order.size(); ++level)
            loop(static_cast<int>(level));
        results(*this);
        m_lines.endTo(depth);
    }

    const std::optional<Problem> &problem() const { return m_problem; }

    // ---- for what is done with the results

    const std::vector<int> &results() const { return m_alternative.results; }
    int arity() const { return m_program.arity(); }
    QString nameAt(int index) const { return m_names[index]; }

    QString text(int index) { return number(index).text; }
    bool isName(int index) const { return node(index).operation == Op::Name; }

    /// What must hold for the numbers to be defined.
    QStringList guardsOf(const std::vector<int> &numbers)
    {
        QStringList guards;
        for (const int each : numbers)
            addGuards(each, guards);
        guards.removeDuplicates();
        return guards;
    }

    bool isNonNegative(int index) const
    {
        const RuleNode &each = node(index);
        const auto operand = [&](std::size_t i) { return isNonNegative(each.operands[i]); };
        switch (each.operation) {
        case Op::Number:
            return each.number.sign() >= 0;
        case Op::Name: {
            const auto &least = m_least[static_cast<std::size_t>(each.name)];
            return least && *least >= 0;
        }
        case Op::Subtract: // n - k, where k is at most n
            return arity() == 1 && isBefore(each.operands[0]) && isWithinBefore(each.operands[1]);
        case Op::Add:
        case Op::Multiply:
            return operand(0) && operand(1);
        case Op::Divide:
            return operand(0) && isPositive(each.operands[1]);
        case Op::Modulo:
            return operand(1);
        case Op::Power:
            return operand(0);
        case Op::Gcd:
        case Op::Lcm:
        case Op::BitXor:
        case Op::BitAnd:
        case Op::BitOr:
        case Op::Abs:
        case Op::DigitSum:
        case Op::BitCount:
            return true;
        case Op::Min:
            return std::ranges::all_of(each.operands, [this](int one) { return isNonNegative(one); });
        case Op::Max:
            return std::ranges::any_of(each.operands, [this](int one) { return isNonNegative(one); });
        default:
            return false;
        }
    }

    /// True if the number is surely less than number \a index of the position.
    bool isLessThanBefore(int number, int index) const
    {
        const RuleNode &each = node(number);
        const bool isOfBefore = !each.operands.empty() && node(each.operands[0]).operation == Op::Name &&
                                node(each.operands[0]).name == index;
        if (each.operation == Op::Subtract)
            return isOfBefore && isPositive(each.operands[1]);
        return each.operation == Op::Divide && isOfBefore && arity() == 1 && isNumberFrom(each.operands[1], 2);
    }

    QString joined(const QStringList &conditions) const
    {
        return conditions.join(m_draft.isPython() ? QStringLiteral(" and ") : QStringLiteral(" && "));
    }

    void test(const QStringList &conditions)
    {
        if (!conditions.isEmpty())
            m_lines.ifHolds(joined(conditions));
    }

private:
    const RuleNode &node(int index) const { return m_program.node(index); }
    bool isPython() const { return m_draft.isPython(); }

    void refuse(const QString &sentence)
    {
        if (!m_problem)
            m_problem = Problem::badInput(Problem::Code::NumberTooLarge, sentence);
    }

    // ---- what is known of numbers

    bool isNumberFrom(int index, int least) const
    {
        const ExactNumber &number = node(index).number;
        return node(index).operation == Op::Number && number.isExact() && number.value() >= least;
    }
    bool isBefore(int index) const { return node(index).operation == Op::Name && node(index).name < arity(); }

    /// True if the number is surely at most the greatest number of the position.
    bool isWithinBefore(int index) const
    {
        const RuleNode &each = node(index);
        switch (each.operation) {
        case Op::Name:
            return m_isWithin[static_cast<std::size_t>(each.name)];
        case Op::Divide:
            return isWithinBefore(each.operands[0]) && isNonNegative(each.operands[0]) &&
                   isNumberFrom(each.operands[1], 1);
        case Op::Subtract:
            return isWithinBefore(each.operands[0]) && isNonNegative(each.operands[1]);
        case Op::Min:
            return std::ranges::any_of(each.operands, [this](int one) { return isWithinBefore(one); });
        default:
            return false;
        }
    }

    bool isPositive(int index) const
    {
        const RuleNode &each = node(index);
        switch (each.operation) {
        case Op::Number:
            return each.number.sign() > 0;
        case Op::Name: {
            const auto &least = m_least[static_cast<std::size_t>(each.name)];
            return least && *least > 0;
        }
        case Op::Add:
            return (isPositive(each.operands[0]) && isNonNegative(each.operands[1])) ||
                   (isNonNegative(each.operands[0]) && isPositive(each.operands[1]));
        case Op::Multiply:
            return isPositive(each.operands[0]) && isPositive(each.operands[1]);
        case Op::Power:
            return isPositive(each.operands[0]);
        default:
            return false;
        }
    }

    bool isSurelyNotZero(int index) const
    {
        return isPositive(index) || (node(index).operation == Op::Negate && isSurelyNotZero(node(index).operands[0]));
    }

    // ---- numbers

    static QString within(const ProgramCode &code, int loosest)
    {
        return code.binding <= loosest ? code.text : u'(' + code.text + u')';
    }
    QString atom(int index) { return within(number(index), AtomLevel); }
    QString sum(int index) { return within(number(index), SumLevel); }

    ProgramCode call(const QString &function, const QList<int> &operands)
    {
        QStringList texts;
        for (const int operand : operands)
            texts << text(operand);
        return {function + u'(' + texts.join(QStringLiteral(", ")) + u')', AtomLevel};
    }

    /// A function of two numbers, of more.
    ProgramCode folded(const QString &function, const std::vector<int> &operands)
    {
        QString result = text(operands[0]);
        for (std::size_t i = 1; i < operands.size(); ++i)
            result = function + u'(' + result + QStringLiteral(", ") + text(operands[i]) + u')';
        return {result, operands.size() > 1 ? AtomLevel : number(operands[0]).binding};
    }

    ProgramCode listed(const QString &function, const std::vector<int> &operands)
    {
        QStringList texts;
        for (const int operand : operands)
            texts << text(operand);
        return extreme(function, texts);
    }

    ProgramCode extreme(const QString &function, const QStringList &texts)
    {
        const QString list = texts.join(QStringLiteral(", "));
        if (isPython())
            return {function + u'(' + list + u')', AtomLevel};
        m_draft.use("<algorithm>");
        return {QStringLiteral("std::%1<long long>({%2})").arg(function, list), AtomLevel};
    }

    ProgramCode infix(const RuleNode &each, const QString &sign, int binding)
    {
        const int right = sign == u"+" ? binding : binding - 1; // a - (b + c)
        return {within(number(each.operands[0]), binding) + u' ' + sign + u' ' +
                    within(number(each.operands[1]), right),
                binding};
    }

    ProgramCode bitwise(const RuleNode &each, QChar sign)
    {
        QStringList texts;
        for (const int operand : each.operands)
            texts << atom(operand);
        return {u'(' + texts.join(u' ' + QString(sign) + u' ') + u')', AtomLevel};
    }

    ProgramCode constant(const ExactNumber &number)
    {
        constexpr Int128 largest = std::numeric_limits<qint64>::max();
        if (!number.isExact())
            refuse(ModelText::tr("A number in the rules has more than 128 bits, and can't be written as a program."));
        else if (!isPython() && number.value() > largest)
            refuse(ModelText::tr("A number in the rules has more than 64 bits; write the program in Python."));
        return {decimalText(number.isExact() ? number.value() : 0), AtomLevel};
    }

    ProgramCode number(int index)
    {
        const RuleNode &each = node(index);
        const auto helper = [&](ProgramHelper used, const char *name) {
            m_draft.use(used);
            return call(QString::fromLatin1(name), {each.operands.begin(), each.operands.end()});
        };
        switch (each.operation) {
        case Op::Number:
            return constant(each.number);
        case Op::Name:
            return {m_names[each.name], AtomLevel};
        case Op::Negate:
            return {u'-' + atom(each.operands[0]), SignLevel};
        case Op::Add:
            return infix(each, QStringLiteral("+"), SumLevel);
        case Op::Subtract:
            return infix(each, QStringLiteral("-"), SumLevel);
        case Op::Multiply:
            return infix(each, QStringLiteral("*"), ProductLevel);
        case Op::Divide:
            if (isPython())
                return infix(each, QStringLiteral("//"), ProductLevel);
            if (isNonNegative(each.operands[0]) && isNonNegative(each.operands[1]))
                return infix(each, QStringLiteral("/"), ProductLevel);
            return helper(ProgramHelper::FloorDivide, "floor_divide");
        case Op::Modulo:
            if (isPython() || (isNonNegative(each.operands[0]) && isNonNegative(each.operands[1])))
                return infix(each, QStringLiteral("%"), ProductLevel);
            return helper(ProgramHelper::FloorModulo, "floor_modulo");
        case Op::Power:
            if (isPython())
                return {u'(' + atom(each.operands[0]) + QStringLiteral(" ** ") + atom(each.operands[1]) + u')',
                        AtomLevel};
            return helper(ProgramHelper::Power, "power");
        case Op::Gcd:
            m_draft.usePython("math");
            m_draft.useCpp("<numeric>");
            return gcd(each);
        case Op::Lcm:
            m_draft.use(ProgramHelper::Lcm);
            return folded(QStringLiteral("lcm"), each.operands);
        case Op::Min:
            return listed(QStringLiteral("min"), each.operands);
        case Op::Max:
            return listed(QStringLiteral("max"), each.operands);
        case Op::BitXor:
            return bitwise(each, u'^');
        case Op::BitAnd:
            return bitwise(each, u'&');
        case Op::BitOr:
            return bitwise(each, u'|');
        case Op::Abs:
            m_draft.useCpp("<cstdlib>");
            return call(isPython() ? QStringLiteral("abs") : QStringLiteral("std::abs"), {each.operands[0]});
        case Op::DigitSum:
            return helper(ProgramHelper::DigitSum, "digit_sum");
        case Op::BitCount:
            return helper(ProgramHelper::BitCount, "bit_count");
        default:
            Q_UNREACHABLE(); // a condition
        }
    }

    /// A constant of C++ is an int: with a long long, its gcd would not be of the type of the others.
    ProgramCode gcd(const RuleNode &each)
    {
        return folded(isPython() ? QStringLiteral("math.gcd") : QStringLiteral("std::gcd<long long, long long>"),
                      each.operands);
    }

    // ---- when numbers are defined

    void guardNonNegative(const std::vector<int> &operands, QStringList &guards)
    {
        for (const int operand : operands) {
            if (!isNonNegative(operand))
                guards << sum(operand) + QStringLiteral(" >= 0");
        }
    }

    void addGuards(int index, QStringList &guards)
    {
        const RuleNode &each = node(index);
        for (const int operand : each.operands)
            addGuards(operand, guards);
        switch (each.operation) {
        case Op::Divide:
        case Op::Modulo:
            if (!isSurelyNotZero(each.operands[1]))
                guards << sum(each.operands[1]) + QStringLiteral(" != 0");
            return;
        case Op::Power:
            guardNonNegative({each.operands[1]}, guards);
            return;
        case Op::BitXor:
        case Op::BitAnd:
        case Op::BitOr:
        case Op::BitCount:
        case Op::DigitSum:
            guardNonNegative(each.operands, guards);
            return;
        default:
            return;
        }
    }

    // ---- conditions

    ProgramCode both(QStringList conditions) const
    {
        conditions.removeDuplicates();
        return {joined(conditions), conditions.size() > 1 ? ConjunctionLevel : ComparisonLevel};
    }
    ProgramCode either(const ProgramCode &a, const ProgramCode &b) const
    {
        return {within(a, ComparisonLevel) + (isPython() ? QStringLiteral(" or ") : QStringLiteral(" || ")) +
                    within(b, ComparisonLevel),
                DisjunctionLevel};
    }
    QString conjunct(const ProgramCode &code) const { return within(code, ConjunctionLevel); }

    ProgramCode withGuards(const std::vector<int> &numbers, const QString &test)
    {
        QStringList conditions;
        for (const int each : numbers)
            addGuards(each, conditions);
        return both(conditions << test);
    }

    /// A condition that is a test of its operands, which it needs defined, or its opposite.
    ProgramCode tested(const std::vector<int> &numbers, const QString &test, bool isTrue)
    {
        const QString opposite = isPython() ? QStringLiteral("not ") + test : u'!' + test;
        return withGuards(numbers, isTrue ? test : opposite);
    }

    ProgramCode compared(int left, const char *sign, const char *opposite, int right, bool isTrue)
    {
        return withGuards({left, right},
                          sum(left) + u' ' + QString::fromLatin1(isTrue ? sign : opposite) + u' ' + sum(right));
    }

    QString remainder(int number, const QString &divisor)
    {
        return within(numberCode(number), ProductLevel) + QStringLiteral(" % ") + divisor;
    }
    ProgramCode numberCode(int index) { return number(index); }

    ProgramCode predicate(const RuleNode &each, ProgramHelper helper, const char *name, bool isTrue)
    {
        m_draft.use(helper);
        return tested(each.operands, call(QString::fromLatin1(name), {each.operands.begin(), each.operands.end()}).text,
                      isTrue);
    }

    ProgramCode inRange(const RuleNode &each, bool isTrue)
    {
        const QString name = m_names[each.name];
        const QString first = sum(each.operands[0]);
        const QString last = sum(each.operands[1]);
        QStringList firstGuards;
        addGuards(each.operands[0], firstGuards);
        QStringList lastGuards;
        addGuards(each.operands[1], lastGuards);
        if (isTrue)
            return both(firstGuards << name + QStringLiteral(" >= ") + first << lastGuards
                                    << name + QStringLiteral(" <= ") + last);
        const ProgramCode fails = either({name + QStringLiteral(" < ") + first, ComparisonLevel},
                                         both(lastGuards << name + QStringLiteral(" > ") + last));
        return firstGuards.isEmpty() ? fails : both(firstGuards << conjunct(fails));
    }

    /// A member that is undefined is not the name.
    ProgramCode inSet(const RuleNode &each, bool isTrue)
    {
        const QString name = m_names[each.name];
        std::optional<ProgramCode> result;
        for (const int member : each.operands) {
            const ProgramCode one = withGuards({member}, name + QStringLiteral(" == ") + sum(member));
            result = result ? eitherOf(*result, one) : one;
        }
        if (isTrue)
            return *result;
        return {(isPython() ? QStringLiteral("not (") : QStringLiteral("!(")) + result->text + u')', ComparisonLevel};
    }
    /// As either(), without parentheses around a list of alternatives.
    ProgramCode eitherOf(const ProgramCode &a, const ProgramCode &b) const
    {
        return {within(a, a.binding == DisjunctionLevel ? DisjunctionLevel : ComparisonLevel) +
                    (isPython() ? QStringLiteral(" or ") : QStringLiteral(" || ")) + within(b, ComparisonLevel),
                DisjunctionLevel};
    }

    /// True if the condition is defined for all numbers.
    bool isAlwaysDefined(int index)
    {
        const RuleNode &each = node(index);
        if (each.operation == Op::InSet)
            return true;
        if (each.operation >= Op::Not)
            return std::ranges::all_of(each.operands, [this](int operand) { return isAlwaysDefined(operand); });
        QStringList guards;
        for (const int operand : each.operands)
            addGuards(operand, guards);
        if (each.operation == Op::Digit)
            guardNonNegative({each.operands[1]}, guards);
        return guards.isEmpty();
    }

    /// a, or else b: what holds if a is decided that way, and what b needs otherwise.
    ProgramCode decided(const std::vector<int> &operands, std::size_t from, bool isOr, bool isTrue)
    {
        const ProgramCode first = condition(operands[from], isTrue);
        if (from + 1 == operands.size())
            return first;
        const ProgramCode rest = decided(operands, from + 1, isOr, isTrue);
        if (isOr != isTrue) // both must hold, or both fail
            return both({conjunct(first), conjunct(rest)});
        if (isAlwaysDefined(operands[from]))
            return either(first, rest);
        const ProgramCode opposite = condition(operands[from], !isTrue);
        return either(first, both({conjunct(opposite), conjunct(rest)}));
    }

    /// The operands of an "or" or "and", with those of operands that are the same.
    void flatten(int index, Op operation, std::vector<int> &operands) const
    {
        if (node(index).operation != operation) {
            operands.push_back(index);
            return;
        }
        for (const int operand : node(index).operands)
            flatten(operand, operation, operands);
    }

    /// The condition is defined, and true or false.
    ProgramCode condition(int index, bool isTrue)
    {
        const RuleNode &each = node(index);
        const std::vector<int> &operands = each.operands;
        m_written += 1;
        if (m_written > maxWritten) {
            refuse(ModelText::tr("The conditions of the rules are too long to be written as a program."));
            return {QStringLiteral("0"), AtomLevel};
        }
        switch (each.operation) {
        case Op::Equal:
            return compared(operands[0], "==", "!=", operands[1], isTrue);
        case Op::NotEqual:
            return compared(operands[0], "!=", "==", operands[1], isTrue);
        case Op::Less:
            return compared(operands[0], "<", ">=", operands[1], isTrue);
        case Op::LessOrEqual:
            return compared(operands[0], "<=", ">", operands[1], isTrue);
        case Op::Greater:
            return compared(operands[0], ">", "<=", operands[1], isTrue);
        case Op::GreaterOrEqual:
            return compared(operands[0], ">=", "<", operands[1], isTrue);
        case Op::Divides:
            if (isPositive(operands[0]))
                return withGuards(operands, within(number(operands[1]), ProductLevel) + QStringLiteral(" % ") +
                                                within(number(operands[0]), SignLevel) +
                                                (isTrue ? QStringLiteral(" == 0") : QStringLiteral(" != 0")));
            if (isTrue && isNonNegative(operands[0]) && isPositive(operands[1])) {
                const QString divisor = within(number(operands[0]), SignLevel);
                return withGuards(operands, joined({divisor + QStringLiteral(" != 0"),
                                                    within(number(operands[1]), ProductLevel) + QStringLiteral(" % ") +
                                                        divisor + QStringLiteral(" == 0")}));
            }
            return predicate(each, ProgramHelper::Divides, "divides", isTrue);
        case Op::Prime:
            return predicate(each, ProgramHelper::IsPrime, "is_prime", isTrue);
        case Op::Square:
            return predicate(each, ProgramHelper::IsSquare, "is_square", isTrue);
        case Op::Even:
        case Op::Odd:
            return withGuards(operands, remainder(operands[0], QStringLiteral("2")) +
                                            ((each.operation == Op::Even) == isTrue ? QStringLiteral(" == 0")
                                                                                    : QStringLiteral(" != 0")));
        case Op::PowerOf:
            return predicate(each, ProgramHelper::IsPower, "is_power", isTrue);
        case Op::Digit: {
            m_draft.use(ProgramHelper::HasDigit);
            QStringList conditions;
            for (const int operand : operands)
                addGuards(operand, conditions);
            guardNonNegative({operands[1]}, conditions);
            const QString test = call(QStringLiteral("has_digit"), {operands[0], operands[1]}).text;
            return both(conditions << (isTrue ? test : isPython() ? QStringLiteral("not ") + test : u'!' + test));
        }
        case Op::InRange:
            return inRange(each, isTrue);
        case Op::InSet:
            return inSet(each, isTrue);
        case Op::Not:
            return condition(operands[0], !isTrue);
        case Op::Or:
        case Op::And: {
            std::vector<int> all;
            flatten(index, each.operation, all);
            return decided(all, 0, each.operation == Op::Or, isTrue);
        }
        default:
            Q_UNREACHABLE(); // a number
        }
    }

    // ---- loops

    void collect(int index, std::vector<bool> &names) const
    {
        if (node(index).name >= 0)
            names[static_cast<std::size_t>(node(index).name)] = true;
        for (const int operand : node(index).operands)
            collect(operand, names);
    }

    int occurrences(int index, int name) const
    {
        int count = node(index).name == name ? 1 : 0;
        for (const int operand : node(index).operands)
            count += occurrences(operand, name);
        return count;
    }

    bool isRangeOfChoice(int condition) const
    {
        return node(condition).name >= arity() &&
               (node(condition).operation == Op::InRange || node(condition).operation == Op::InSet);
    }

    /// Orders the names: each after those that its ranges use.
    void order()
    {
        const auto count = static_cast<int>(m_alternative.names.size());
        m_rank.assign(static_cast<std::size_t>(count), -1);
        std::vector<std::vector<bool>> needs(static_cast<std::size_t>(count),
                                             std::vector<bool>(static_cast<std::size_t>(count)));
        for (const int condition : m_alternative.conditions) {
            if (!isRangeOfChoice(condition))
                continue;
            for (const int operand : node(condition).operands)
                collect(operand, needs[static_cast<std::size_t>(node(condition).name)]);
        }
        const auto isPlaced = [&](int name) { return name < arity() || m_rank[static_cast<std::size_t>(name)] >= 0; };
        while (static_cast<int>(m_order.size()) < count - arity()) {
            int next = arity();
            const auto waits = [&](int name) {
                for (int other = 0; other < count; ++other) {
                    if (needs[static_cast<std::size_t>(name)][static_cast<std::size_t>(other)] && !isPlaced(other))
                        return true;
                }
                return false;
            };
            while (isPlaced(next) || waits(next)) // rules whose ranges go round in a circle aren't compiled
                ++next;
            m_rank[static_cast<std::size_t>(next)] = static_cast<int>(m_order.size());
            m_order.push_back(next);
        }
    }

    int levelOf(int index) const
    {
        std::vector<bool> names(m_rank.size());
        collect(index, names);
        int last = -1;
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (names[i])
                last = std::max(last, m_rank[i]);
        }
        return last;
    }

    std::vector<int> conditionNodesAt(int level) const
    {
        std::vector<int> conditions;
        for (const int condition : m_alternative.conditions) {
            if (levelOf(condition) == level)
                conditions.push_back(condition);
        }
        return conditions;
    }

    QStringList conditionsAt(int level)
    {
        QStringList texts;
        for (const int index : conditionNodesAt(level))
            texts << conjunct(condition(index, true));
        texts.removeDuplicates();
        return texts;
    }

    /// The terms of a sum beside the name, if the name is a term of it.
    bool addTerms(int index, int sign, int name, std::vector<std::pair<int, int>> &rest, int &signOfName) const
    {
        const RuleNode &each = node(index);
        if (occurrences(index, name) == 0) {
            rest.emplace_back(sign, index);
            return true;
        }
        switch (each.operation) {
        case Op::Name:
            signOfName = sign;
            return true;
        case Op::Negate:
            return addTerms(each.operands[0], -sign, name, rest, signOfName);
        case Op::Add:
            return addTerms(each.operands[0], sign, name, rest, signOfName) &&
                   addTerms(each.operands[1], sign, name, rest, signOfName);
        case Op::Subtract:
            return addTerms(each.operands[0], sign, name, rest, signOfName) &&
                   addTerms(each.operands[1], -sign, name, rest, signOfName);
        default:
            return false;
        }
    }

    QString greatest()
    {
        const QStringList numbers = m_names.first(arity());
        return arity() == 1 ? numbers[0] : extreme(QStringLiteral("max"), numbers).text;
    }

    /// A choice that an equation determines; false if there is none.
    bool solve(int name, std::vector<int> &conditions)
    {
        for (const int condition : conditions) {
            const RuleNode &each = node(condition);
            std::vector<std::pair<int, int>> rest;
            int sign = 0;
            if (each.operation != Op::Equal || occurrences(condition, name) != 1 ||
                !addTerms(each.operands[0], 1, name, rest, sign) || !addTerms(each.operands[1], -1, name, rest, sign))
                continue;
            std::vector<int> numbers;
            QString positive;
            QString negative;
            for (const auto &[termSign, term] : rest) {
                numbers.push_back(term);
                const bool isZero = node(term).operation == Op::Number && node(term).number.sign() == 0;
                if (isZero)
                    continue;
                if (termSign * sign < 0)
                    positive += (positive.isEmpty() ? QString() : QStringLiteral(" + ")) + sum(term);
                else
                    negative += QStringLiteral(" - ") + within(number(term), ProductLevel);
            }
            test(guardsOf(numbers));
            if (positive.isEmpty())
                positive = negative.isEmpty() ? QStringLiteral("0") : QString();
            const QString value = positive.isEmpty() ? u'-' + negative.sliced(3) : positive + negative;
            m_lines.constant(m_names[name], value);
            std::erase(conditions, condition);
            if (!std::ranges::any_of(conditions, [this](int other) { return isRangeOfChoice(other); })) {
                const QString &text = m_names[name];
                QStringList limits = {text + QStringLiteral(" >= 0")};
                if (!isSurelyWithin(rest, sign))
                    limits << text + QStringLiteral(" <= ") + greatest();
                setKnown(name, 0, true);
                test(limits);
            } else {
                setKnown(name, std::nullopt, false);
            }
            return true;
        }
        return false;
    }

    /// True if the name, which an equation determines, is a number up to the greatest less others that aren't negative.
    bool isSurelyWithin(const std::vector<std::pair<int, int>> &rest, int sign) const
    {
        bool hasNumber = false;
        for (const auto &[termSign, term] : rest) {
            const bool isAdded = termSign * sign < 0;
            if (isAdded ? hasNumber || !isWithinBefore(term) : !isNonNegative(term))
                return false;
            hasNumber = hasNumber || isAdded;
        }
        return true;
    }

    void setKnown(int name, std::optional<Int128> least, bool isWithin)
    {
        m_least[static_cast<std::size_t>(name)] = least;
        m_isWithin[static_cast<std::size_t>(name)] = isWithin;
    }

    /// The least or greatest of the bounds as code; \a isPast is set if the last number is the one before it.
    QString extremeOf(const std::vector<LoopBound> &bounds, const QString &other, bool isUpper, bool &isPast)
    {
        isPast = false;
        QStringList texts = other.isEmpty() ? QStringList() : QStringList{other};
        std::optional<Int128> constant;
        for (const LoopBound &bound : bounds) {
            const RuleNode &each = node(bound.node);
            if (each.operation == Op::Number && each.number.isExact() && !isUpper) {
                const Int128 value = each.number.value() + (bound.isStrict ? 1 : 0);
                constant = constant ? std::max(*constant, value) : value;
                continue;
            }
            if (isUpper && bound.isStrict && bounds.size() == 1 && other.isEmpty()) {
                isPast = true;
                return sum(bound.node);
            }
            const QString change = isUpper ? QStringLiteral(" - 1") : QStringLiteral(" + 1");
            texts << (bound.isStrict ? sum(bound.node) + change : text(bound.node));
        }
        if (constant)
            texts.prepend(this->constant(ExactNumber(*constant)).text);
        texts.removeDuplicates();
        return texts.size() == 1 ? texts[0]
                                 : extreme(isUpper ? QStringLiteral("min") : QStringLiteral("max"), texts).text;
    }

    void loop(int level)
    {
        const int name = m_order[static_cast<std::size_t>(level)];
        const QString &text = m_names[name];
        std::vector<int> conditions = conditionNodesAt(level);
        if (!solve(name, conditions)) {
            const auto set = std::ranges::find_if(
                conditions, [&](int each) { return isRangeOfChoice(each) && node(each).operation == Op::InSet; });
            if (set != conditions.end()) {
                const int used = *set;
                conditions.erase(set);
                loopOver(name, text, node(used));
            } else {
                loopThrough(name, text, conditions);
            }
        }
        QStringList tests;
        for (const int each : conditions)
            tests << conjunct(condition(each, true));
        tests.removeDuplicates();
        test(tests);
    }

    void loopOver(int name, const QString &text, const RuleNode &set)
    {
        setKnown(name, std::nullopt, false);
        const std::vector<int> &members = set.operands;
        const bool isDefined =
            std::ranges::all_of(members, [this](int member) { return guardsOf({member}).isEmpty(); });
        if (isDefined) {
            std::optional<Int128> least;
            bool isKnown = true;
            QStringList texts;
            for (const int member : members) {
                isKnown = isKnown && isNonNegative(member);
                const bool isAboveZero = isPositive(member);
                least = std::min<Int128>(least.value_or(1), isAboveZero ? 1 : 0);
                texts << this->text(member);
            }
            texts.removeDuplicates();
            if (isKnown)
                setKnown(name, least, false);
            const QString list = texts.join(QStringLiteral(", "));
            m_draft.useCpp("<vector>");
            m_lines.forIn(text,
                          isPython() ? u'[' + list + u']' : QStringLiteral("std::vector<long long>{%1}").arg(list));
            return;
        }
        // A member that is undefined is left out.
        m_draft.useCpp("<vector>");
        const QString list = text + QStringLiteral("_choices");
        m_lines.list(list);
        for (const int member : members) {
            const int depth = m_lines.depth();
            test(guardsOf({member}));
            m_lines.statement(list + (isPython() ? QStringLiteral(".append(") : QStringLiteral(".push_back(")) +
                              this->text(member) + u')');
            m_lines.endTo(depth);
        }
        m_lines.forIn(text, list);
    }

    /// Numbers from the greatest of all lower bounds to the least of all upper bounds.
    void loopThrough(int name, const QString &text, std::vector<int> &conditions)
    {
        std::vector<LoopBound> lower;
        std::vector<LoopBound> upper;
        std::vector<int> numbers;
        std::vector<int> rest;
        bool hasRange = false;
        for (const int condition : conditions) {
            const RuleNode &each = node(condition);
            if (isRangeOfChoice(condition)) {
                hasRange = true;
                lower.push_back({each.operands[0], false});
                upper.push_back({each.operands[1], false});
                numbers.insert(numbers.end(), {each.operands[0], each.operands[1]});
                continue;
            }
            const bool isOrder = each.operation >= Op::Less && each.operation <= Op::GreaterOrEqual;
            const auto isThis = [&](std::size_t side) {
                return node(each.operands[side]).operation == Op::Name && node(each.operands[side]).name == name;
            };
            if (!isOrder || occurrences(condition, name) != 1 || (!isThis(0) && !isThis(1))) {
                rest.push_back(condition);
                continue;
            }
            const bool isLeft = isThis(0);
            const int other = each.operands[isLeft ? 1 : 0];
            const bool isLess = each.operation == Op::Less || each.operation == Op::LessOrEqual;
            const bool isStrict = each.operation == Op::Less || each.operation == Op::Greater;
            (isLess == isLeft ? upper : lower).push_back({other, isStrict});
            numbers.push_back(other);
        }
        conditions = rest;
        test(guardsOf(numbers));
        // Without a range, choices go from 0 to the greatest number of the position.
        const bool isAboveZero =
            std::ranges::any_of(lower, [this](const LoopBound &bound) { return isNonNegative(bound.node); });
        const bool isWithin =
            std::ranges::any_of(upper, [this](const LoopBound &bound) { return isWithinBefore(bound.node); });
        bool isPast = false;
        const QString first =
            extremeOf(lower, hasRange || isAboveZero ? QString() : QStringLiteral("0"), false, isPast);
        std::optional<Int128> least = isAboveZero || !hasRange ? std::optional<Int128>(0) : std::nullopt;
        if (std::ranges::any_of(lower, [this](const LoopBound &bound) {
                return isPositive(bound.node) || (bound.isStrict && isNonNegative(bound.node));
            }))
            least = 1;
        const QString last = extremeOf(upper, hasRange || isWithin ? QString() : greatest(), true, isPast);
        setKnown(name, least, isWithin || !hasRange);
        m_lines.forRange(text, first, last, !isPast);
    }

    static constexpr int maxWritten = 5'000; ///< conditions

    ProgramDraft &m_draft;
    const RuleProgram &m_program;
    const RuleAlternative &m_alternative;
    ProgramLines &m_lines;
    QStringList m_names;                        ///< in the program
    std::vector<std::optional<Int128>> m_least; ///< by name: a number that it is surely not below
    std::vector<bool> m_isWithin;               ///< by name: it is surely at most the greatest number of the position
    std::vector<int> m_order;                   ///< the choices, by level
    std::vector<int> m_rank;                    ///< by name: its level, -1 for those of the pattern
    int m_written = 0;
    std::optional<Problem> m_problem;
};

const QStringList &loopPartNames()
{
    static const QStringList names = {"first", "second", "third", "fourth"};
    return names;
}

/// Writes what isn't a name as a constant, and returns the names of all results.
QStringList namesOfResults(AlternativeWriter &writer, ProgramLines &lines)
{
    QStringList names;
    for (std::size_t i = 0; i < writer.results().size(); ++i) {
        const int result = writer.results()[i];
        if (writer.isName(result)) {
            names << writer.text(result);
            continue;
        }
        names << (writer.results().size() == 1 ? QStringLiteral("rest") : loopPartNames()[static_cast<qsizetype>(i)]);
        lines.constant(names.constLast(), writer.text(result));
    }
    return names;
}

} // namespace

bool dividesHeaps(const RuleProgram &program)
{
    const auto isNumber = [&](int index, int least) {
        const RuleNode &node = program.node(index);
        return node.operation == Op::Number && node.number.isExact() && node.number.value() >= least;
    };
    const auto isHeap = [&](int index) {
        const RuleNode &node = program.node(index);
        return node.operation == Op::Name && node.name == 0;
    };
    const auto isNearHeap = [&](int index) { // n, n + 1, n - 1
        const RuleNode &node = program.node(index);
        return isHeap(index) || ((node.operation == Op::Add || node.operation == Op::Subtract) &&
                                 isHeap(node.operands[0]) && isNumber(node.operands[1], 0));
    };
    return std::ranges::all_of(program.alternatives(), [&](const RuleAlternative &alternative) {
        return std::ranges::all_of(alternative.results, [&](int result) {
            const RuleNode &node = program.node(result);
            return node.operation == Op::Number ||
                   (node.operation == Op::Divide && isNearHeap(node.operands[0]) && isNumber(node.operands[1], 2));
        });
    });
}

Result<QString> heapMovesText(ProgramDraft &draft, const RuleProgram &program, const QString &before,
                              const QString &after, int indent)
{
    ProgramLines lines(draft.language(), indent);
    if (before != u"g[")
        lines.ifHolds(QStringLiteral("n > 0"));
    for (const RuleAlternative &alternative : program.alternatives()) {
        ProgramLines own(draft.language(), indent + lines.depth());
        AlternativeWriter writer(draft, program, alternative, {QStringLiteral("n")}, own);
        writer.write([&](AlternativeWriter &) {
            writer.test(writer.guardsOf(writer.results()));
            const std::vector<int> &results = writer.results();
            if (results.size() == 1 && writer.isNonNegative(results[0]) && writer.isLessThanBefore(results[0], 0)) {
                own.statement(QStringLiteral("seen.add(") + before + writer.text(results[0]) + after + u')');
                return;
            }
            const QStringList names = namesOfResults(writer, own);
            QStringList limits;
            QStringList values;
            for (qsizetype i = 0; i < names.size(); ++i) {
                const int result = results[static_cast<std::size_t>(i)];
                const bool isBounded = writer.isNonNegative(result);
                const bool isSmaller = writer.isLessThanBefore(result, 0);
                if (draft.isPython() && !isBounded && !isSmaller)
                    limits << QStringLiteral("0 <= %1 < n").arg(names[i]);
                else if (!isBounded)
                    limits << QStringLiteral("%1 >= 0").arg(names[i]);
                if (!isSmaller && (isBounded || !draft.isPython()))
                    limits << QStringLiteral("%1 < n").arg(names[i]);
                values << before + names[i] + after;
            }
            limits.removeDuplicates();
            writer.test(limits);
            own.statement(QStringLiteral("seen.add(") + values.join(QStringLiteral(" ^ ")) + u')');
        });
        if (writer.problem())
            return *writer.problem();
        lines.add(own);
    }
    lines.endTo(0);
    return lines.text();
}

std::optional<Problem> writeTupleProgram(ProgramDraft &draft, ProgramGroup &group)
{
    // The rules are read again, as an engine doesn't know those of tuples.
    const QString rulesText = group.rules->text();
    const qsizetype brace = rulesText.indexOf(u'{');
    const QString inner = rulesText.sliced(brace + 1); // with the brace that closes it
    Scanner scanner(inner);
    Result<RuleText> read = readRuleText(scanner);
    Result<RuleProgram> program = read ? RuleProgram::compile(std::move(read).value()) : read.problem();
    if (!program)
        return program.problem();
    const int arity = program->arity();
    ProgramNames taken;
    taken.allowN();
    QStringList pattern;
    for (const QString &name : program->alternatives().front().names.first(arity))
        pattern << taken.add(name);
    for (const CellVector &cells : group.positions) {
        QStringList numbers;
        for (const Cell number : cells)
            numbers << QString::number(number);
        const QString list = numbers.join(QStringLiteral(", "));
        group.arguments << (draft.isPython() ? u'(' + list + u')'
                                             : QStringLiteral("std::array<long long, %1>{%2}").arg(arity).arg(list));
    }
    group.argumentType = QStringLiteral("std::array<long long, %1>").arg(arity);
    draft.useCpp("<array>");
    draft.recurseDeeply();
    draft.comment(group.rules->inWords());
    ProgramLines lines(draft.language(), 1);
    lines.statement(draft.isPython()
                        ? pattern.join(QStringLiteral(", ")) + QStringLiteral(" = position")
                        : QStringLiteral("const auto [%1] = position").arg(pattern.join(QStringLiteral(", "))));
    for (const RuleAlternative &alternative : program->alternatives()) {
        ProgramLines own(draft.language(), 1);
        AlternativeWriter writer(draft, *program, alternative, pattern, own);
        writer.write([&](AlternativeWriter &) {
            const std::vector<int> &results = writer.results();
            writer.test(writer.guardsOf(results));
            const QStringList names = namesOfResults(writer, own);
            QStringList limits;
            QStringList changes;
            bool isChanged = false;
            for (qsizetype i = 0; i < names.size(); ++i) {
                const int result = results[static_cast<std::size_t>(i)];
                if (!writer.isNonNegative(result))
                    limits << QStringLiteral("%1 >= 0").arg(names[i]);
                isChanged = isChanged || writer.isLessThanBefore(result, static_cast<int>(i));
                if (names[i] != pattern[i])
                    changes << names[i] + QStringLiteral(" != ") + pattern[i];
            }
            if (changes.isEmpty()) // no move at all
                changes << QStringLiteral("0 > 1");
            const QString change = changes.join(draft.isPython() ? QStringLiteral(" or ") : QStringLiteral(" || "));
            if (!isChanged)
                limits << (changes.size() > 1 && !limits.isEmpty() ? u'(' + change + u')' : change);
            limits.removeDuplicates();
            writer.test(limits);
            const QString list = names.join(QStringLiteral(", "));
            own.statement(draft.isPython() ? QStringLiteral("seen.add(%1((%2)))").arg(group.function, list)
                                           : QStringLiteral("seen.add(%1({%2}))").arg(group.function, list));
        });
        if (writer.problem())
            return *writer.problem();
        lines.add(own);
    }
    draft.defineRecursion(group, QStringLiteral("position"), lines.text(), !group.rules->isAcyclic());
    return std::nullopt;
}

} // namespace mexplorer
