// SPDX-License-Identifier: GPL-3.0-or-later
// Rules that a user writes, `rules{n -> n-k : 1 <= k <= 3}`
//
// The text is split into tokens, and read by recursive descent, one function for each line of the grammar:
//
//     rules        := alternative { ";" alternative }
//     alternative  := pattern "->" result [ ":" condition { "," condition } ]
//     pattern      := name | "(" name "," name { "," name } ")"
//     result       := expr { "," expr } | "(" expr "," expr { "," expr } ")"
//     condition    := and { "or" and },  and := not { "and" not },  not := "not" not | atom
//     atom         := predicate | "(" condition ")" | name "in" range | expr "|" expr | expr comparison expr ...
//     expr         := product { ("+" | "-") product },  product := unary { ("*" | "/" | "mod") unary }
//     unary        := "-" unary | primary [ "^" unary ]
//
// A parenthesis may begin a number or a condition. It begins a condition exactly if it encloses a comparison, a
// predicate or a word such as "and", as no number contains one; so each token is read once. A chain a < b < c is the
// two comparisonSigns a < b, b < c. Conditions joined by "and" outside of all others are listed one by one.

#include "model/own/ruletext.h"

#include "model/core/modeltext.h"

#include <algorithm>
#include <array>
#include <optional>

namespace mexplorer {

namespace {

using Op = RuleOperation;

constexpr qsizetype maxText = 65'536;
constexpr int maxDepth = 100;
constexpr int maxNames = 16;
constexpr int maxArity = 4;
constexpr std::size_t maxHeaps = 3;

struct RuleFunction
{
    QLatin1StringView name;
    Op operation;
    int minOperands;
    bool isCondition;
    bool takesMore; ///< than minOperands
    const char *form;
    const char *says;
};

constexpr std::array ruleFunctions = {
    RuleFunction{QLatin1StringView("gcd"), Op::Gcd, 2, false, true, "gcd(a,b)",
                 QT_TRANSLATE_NOOP("mexplorer::Model", "The greatest common divisor of two or more numbers.")},
    RuleFunction{QLatin1StringView("lcm"), Op::Lcm, 2, false, true, "lcm(a,b)",
                 QT_TRANSLATE_NOOP("mexplorer::Model", "The least common multiple of two or more numbers.")},
    RuleFunction{QLatin1StringView("min"), Op::Min, 2, false, true, "min(a,b)",
                 QT_TRANSLATE_NOOP("mexplorer::Model", "The least of two or more numbers.")},
    RuleFunction{QLatin1StringView("max"), Op::Max, 2, false, true, "max(a,b)",
                 QT_TRANSLATE_NOOP("mexplorer::Model", "The greatest of two or more numbers.")},
    RuleFunction{
        QLatin1StringView("xor"), Op::BitXor, 2, false, true, "xor(a,b)",
        QT_TRANSLATE_NOOP("mexplorer::Model", "The nim-sum of two or more numbers: add in base 2 without carrying.")},
    RuleFunction{QLatin1StringView("bitand"), Op::BitAnd, 2, false, true, "bitand(a,b)",
                 QT_TRANSLATE_NOOP("mexplorer::Model", "The ones that two or more numbers have in common in base 2.")},
    RuleFunction{QLatin1StringView("bitor"), Op::BitOr, 2, false, true, "bitor(a,b)",
                 QT_TRANSLATE_NOOP("mexplorer::Model", "The ones that any of two or more numbers has in base 2.")},
    RuleFunction{QLatin1StringView("abs"), Op::Abs, 1, false, false, "abs(a)",
                 QT_TRANSLATE_NOOP("mexplorer::Model", "The number without its sign.")},
    RuleFunction{QLatin1StringView("digitsum"), Op::DigitSum, 1, false, false, "digitsum(n)",
                 QT_TRANSLATE_NOOP("mexplorer::Model", "The sum of the decimal digits.")},
    RuleFunction{QLatin1StringView("bitcount"), Op::BitCount, 1, false, false, "bitcount(n)",
                 QT_TRANSLATE_NOOP("mexplorer::Model", "How many ones the number has in base 2.")},
    RuleFunction{QLatin1StringView("prime"), Op::Prime, 1, true, false, "prime(k)",
                 QT_TRANSLATE_NOOP("mexplorer::Model", "True if k is a prime number: 2, 3, 5, 7, ...")},
    RuleFunction{QLatin1StringView("square"), Op::Square, 1, true, false, "square(k)",
                 QT_TRANSLATE_NOOP("mexplorer::Model", "True if k is a square: 0, 1, 4, 9, ...")},
    RuleFunction{QLatin1StringView("even"), Op::Even, 1, true, false, "even(k)",
                 QT_TRANSLATE_NOOP("mexplorer::Model", "True if 2 divides k.")},
    RuleFunction{QLatin1StringView("odd"), Op::Odd, 1, true, false, "odd(k)",
                 QT_TRANSLATE_NOOP("mexplorer::Model", "True if 2 does not divide k.")},
    RuleFunction{QLatin1StringView("power"), Op::PowerOf, 2, true, false, "power(b,k)",
                 QT_TRANSLATE_NOOP("mexplorer::Model", "True if k is a power of b: 1, b, b*b, ...")},
    RuleFunction{QLatin1StringView("digit"), Op::Digit, 2, true, false, "digit(d,n)",
                 QT_TRANSLATE_NOOP("mexplorer::Model", "True if d is one of the decimal digits of n.")},
};

struct ComparisonSign
{
    QLatin1StringView sign;
    Op operation;
};

constexpr std::array comparisonSigns = {
    ComparisonSign{QLatin1StringView("="), Op::Equal},   ComparisonSign{QLatin1StringView("!="), Op::NotEqual},
    ComparisonSign{QLatin1StringView("<"), Op::Less},    ComparisonSign{QLatin1StringView("<="), Op::LessOrEqual},
    ComparisonSign{QLatin1StringView(">"), Op::Greater}, ComparisonSign{QLatin1StringView(">="), Op::GreaterOrEqual},
};

const RuleFunction *functionOf(const QString &name)
{
    const auto found = std::ranges::find(ruleFunctions, name, &RuleFunction::name);
    return found == ruleFunctions.end() ? nullptr : &*found;
}

const ComparisonSign *comparisonOf(const QString &sign)
{
    const auto found = std::ranges::find(comparisonSigns, sign, &ComparisonSign::sign);
    return found == comparisonSigns.end() ? nullptr : &*found;
}

/// A word that is written between or before others.
struct Connective
{
    QLatin1StringView name;
    const char *form;
    const char *says;
};

constexpr std::array connectives = {
    Connective{
        QLatin1StringView("in"), "k in 1..3",
        QT_TRANSLATE_NOOP("mexplorer::Model", "The numbers that k may be: 1..3 is 1, 2, 3, and {1,4} is 1 or 4.")},
    Connective{QLatin1StringView("and"), "a and b", QT_TRANSLATE_NOOP("mexplorer::Model", "Both conditions hold.")},
    Connective{QLatin1StringView("or"), "a or b",
               QT_TRANSLATE_NOOP("mexplorer::Model", "One of the conditions holds, or both.")},
    Connective{QLatin1StringView("not"), "not a", QT_TRANSLATE_NOOP("mexplorer::Model", "The condition doesn't hold.")},
    Connective{QLatin1StringView("mod"), "a mod b",
               QT_TRANSLATE_NOOP("mexplorer::Model", "What is left when a is divided by b.")},
    Connective{QLatin1StringView("floor"), "floor(a/b)",
               QT_TRANSLATE_NOOP("mexplorer::Model", "The quotient rounded down, as a/b alone is, too.")},
};

bool isWord(const QString &text)
{
    return std::ranges::find(connectives, text, &Connective::name) != connectives.end() || functionOf(text);
}

struct RuleToken
{
    enum class Kind : quint8 { Number, Name, Sign, End };

    Kind kind = Kind::End;
    QString text;
    int column = 0;
    bool enclosesCondition = false; ///< of an opening parenthesis
    bool enclosesComma = false;     ///< of an opening parenthesis, outside of inner ones
};

/// Reads the tokens of the rules. See the top of this file.
class RuleReader
{
public:
    RuleReader(const Scanner &scanner, QStringView text, int column)
        : m_scanner(scanner), m_text(text), m_column(column)
    {
    }

    Result<RuleText> read()
    {
        if (split())
            readAlternatives();
        if (m_problem)
            return *m_problem;
        m_rules.text = normalForm();
        return std::move(m_rules);
    }

private:
    using Problem = mexplorer::Problem;

    // Tokens.

    bool split()
    {
        if (m_text.size() > maxText)
            return fail(Problem::Code::TooMany, m_column, 1,
                        ModelText::tr("rules have at most %1 characters.").arg(groupedNumber(maxText)));
        qsizetype at = 0;
        while (true) {
            while (at < m_text.size() && m_text[at].isSpace())
                ++at;
            if (at == m_text.size())
                break;
            const qsizetype from = at;
            const QChar c = m_text[at];
            RuleToken::Kind kind = RuleToken::Kind::Sign;
            if (isDigit(c)) {
                kind = RuleToken::Kind::Number;
                while (at < m_text.size() && isDigit(m_text[at]))
                    ++at;
                if (at < m_text.size() && isLetter(m_text[at]))
                    return fail(columnAt(at), 1, ModelText::tr("a product is written with '*', as in 2*n."));
            } else if (isLetter(c)) {
                kind = RuleToken::Kind::Name;
                while (at < m_text.size() && (isLetter(m_text[at]) || isDigit(m_text[at]) || m_text[at] == u'_'))
                    ++at;
            } else {
                at += signLength(m_text.sliced(at));
                if (at == from)
                    return failAtSign(from);
            }
            m_tokens.push_back({kind, m_text.sliced(from, at - from).toString(), columnAt(from)});
        }
        m_tokens.push_back({RuleToken::Kind::End, {}, columnAt(m_text.size())});
        return pairParentheses();
    }

    static bool isDigit(QChar c) { return c >= u'0' && c <= u'9'; }
    static bool isLetter(QChar c) { return c.isLetter(); }
    int columnAt(qsizetype index) const { return m_column + static_cast<int>(index); }

    /// 0 if the text begins with no sign of the language.
    static qsizetype signLength(QStringView text)
    {
        static const QStringList twoCharacters = {"->", "..", "!=", "<=", ">="};
        static const QStringList unknown = {"==", "**", "&&", "||", "//"};
        if (text.size() > 1 && twoCharacters.contains(text.first(2)))
            return 2;
        if (text.size() > 1 && unknown.contains(text.first(2)))
            return 0;
        return QStringView(u";,:(){}=<>|+-*/^").contains(text[0]) ? 1 : 0;
    }

    bool failAtSign(qsizetype at)
    {
        const QStringView rest = m_text.sliced(at);
        const auto is = [rest](const char *sign) { return rest.startsWith(QLatin1String(sign)); };
        const int length = is("==") || is("**") || is("&&") || is("||") || is("//") ? 2 : 1;
        return fail(columnAt(at), length,
                    is("==")   ? ModelText::tr("equality is written as '='.")
                    : is("**") ? ModelText::tr("a power is written with '^', as in 2^k.")
                    : is("&")  ? ModelText::tr("write 'and' or a comma.")
                    : is("||") ? ModelText::tr("write 'or'.")
                    : is("//") ? ModelText::tr("write '/', which rounds down.")
                    : is("%")  ? ModelText::tr("write 'mod', as in n mod 3.")
                    : is("!")  ? ModelText::tr("write 'not', or '!=' between numbers.")
                               : ModelText::tr("this sign has no meaning in rules."));
    }

    bool pairParentheses()
    {
        std::vector<std::size_t> open;
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            const RuleToken &token = m_tokens[i];
            if (token.text == u"(") {
                open.push_back(i);
                if (open.size() > maxDepth)
                    return fail(Problem::Code::TooMany, token.column, 1,
                                ModelText::tr("parentheses are nested more than %1 deep.").arg(maxDepth));
            } else if (token.text == u")") {
                if (open.empty())
                    return fail(token.column, 1, ModelText::tr("this parenthesis was not opened."));
                const bool isCondition = m_tokens[open.back()].enclosesCondition;
                open.pop_back();
                if (isCondition && !open.empty())
                    m_tokens[open.back()].enclosesCondition = true;
            } else if (!open.empty()) {
                RuleToken &around = m_tokens[open.back()];
                around.enclosesComma = around.enclosesComma || token.text == u",";
                around.enclosesCondition = around.enclosesCondition || belongsToCondition(token);
            }
        }
        return open.empty() || fail(m_tokens[open.back()].column, 1, ModelText::tr("this parenthesis is not closed."));
    }

    static bool belongsToCondition(const RuleToken &token)
    {
        if (token.kind == RuleToken::Kind::Name) {
            const RuleFunction *function = functionOf(token.text);
            return (function && function->isCondition) || token.text == u"or" || token.text == u"and" ||
                   token.text == u"not" || token.text == u"in";
        }
        return comparisonOf(token.text) || token.text == u"|";
    }

    const RuleToken &next() const { return m_tokens[m_at]; }
    bool is(QStringView text) const { return next().kind != RuleToken::Kind::End && next().text == text; }
    bool take(QStringView text)
    {
        if (m_problem || !is(text))
            return false;
        ++m_at;
        return true;
    }

    // Problems: the first one is kept. They return false.

    bool fail(Problem::Code code, int column, int length, const QString &sentence)
    {
        if (!m_problem)
            m_problem = m_scanner.problemAt(code, column, length, sentence);
        return false;
    }
    bool fail(int column, int length, const QString &sentence)
    {
        return fail(Problem::Code::UnexpectedText, column, length, sentence);
    }
    bool failHere(const QString &sentence)
    {
        return fail(next().column, std::max(1, static_cast<int>(next().text.size())), sentence);
    }
    bool expect(QStringView text, const QString &sentence) { return take(text) || failHere(sentence); }

    // The grammar. Functions that read a node return its index, or -1 after a problem.

    void readAlternatives()
    {
        do {
            if (!readAlternative())
                return;
        } while (take(u";"));
        if (next().kind != RuleToken::Kind::End)
            failHere(m_tokens[m_at].text == u":" ? ModelText::tr("expected ',' between conditions, ';' or the end.")
                                                 : ModelText::tr("expected ',', ';', ':' or '}'."));
    }

    bool readAlternative()
    {
        m_rules.alternatives.emplace_back();
        const bool isTuple = take(u"(");
        do {
            if (!readPatternName())
                return false;
        } while (isTuple && take(u","));
        const auto count = static_cast<int>(names().size());
        if (isTuple && !expect(u")", ModelText::tr("expected ',' or ')', as in (x,y).")))
            return false;
        if (isTuple && count == 1)
            return failHere(ModelText::tr("a tuple has two to four names, as in (x,y); write one name without "
                                          "parentheses."));
        if (m_rules.alternatives.size() == 1)
            m_rules.arity = count;
        if (count != m_rules.arity)
            return failHere(ModelText::tr("each alternative needs the same number of names before '->'."));
        if (!expect(u"->", ModelText::tr("expected '->', as in n -> n-1.")))
            return false;
        if (!(m_rules.arity > 1 ? readTuple() : readHeaps()))
            return false;
        if (take(u":")) {
            do {
                const int condition = readOr();
                if (condition < 0)
                    return false;
                addCondition(condition);
            } while (take(u","));
        }
        return !m_problem;
    }

    QStringList &names() { return m_rules.alternatives.back().names; }

    bool readPatternName()
    {
        const RuleToken &token = next();
        const auto length = static_cast<int>(token.text.size());
        if (token.kind != RuleToken::Kind::Name)
            return failHere(ModelText::tr("expected a name, as in n -> n-1 or (x,y) -> (x-1,y)."));
        if (isWord(token.text))
            return fail(token.column, length, ModelText::tr("this word is part of the language; choose another name."));
        if (names().contains(token.text))
            return fail(token.column, length, ModelText::tr("the names before '->' must be different."));
        if (names().size() == maxArity)
            return fail(Problem::Code::TooMany, token.column, length,
                        ModelText::tr("a tuple has at most %1 names.").arg(maxArity));
        names() << token.text;
        ++m_at;
        return true;
    }

    bool readTuple()
    {
        auto &results = m_rules.alternatives.back().results;
        const QString form = ModelText::tr("expected a tuple of %1 numbers, as before '->'.").arg(m_rules.arity);
        if (!expect(u"(", form))
            return false;
        do {
            const int node = readSum();
            if (node < 0)
                return false;
            results.push_back(node);
        } while (take(u","));
        if (!expect(u")", ModelText::tr("expected ',' or ')'.")))
            return false;
        return static_cast<int>(results.size()) == m_rules.arity || failHere(form);
    }

    bool readHeaps()
    {
        auto &results = m_rules.alternatives.back().results;
        do {
            if (is(u"(") && next().enclosesComma)
                return failHere(ModelText::tr("one name before '->' is a heap, and leaves heaps: write n -> a, b "
                                              "without parentheses."));
            if (results.size() == maxHeaps)
                return fail(Problem::Code::TooMany, next().column, 1,
                            ModelText::tr("a move leaves at most %1 heaps.").arg(maxHeaps));
            const int node = readSum();
            if (node < 0)
                return false;
            results.push_back(node);
        } while (take(u","));
        return !m_problem;
    }

    int add(RuleNode node)
    {
        m_rules.nodes.push_back(std::move(node));
        return static_cast<int>(m_rules.nodes.size()) - 1;
    }
    int add(Op operation, std::vector<int> operands)
    {
        return m_problem ? -1 : add(RuleNode{operation, -1, {}, std::move(operands)});
    }

    void addCondition(int condition)
    {
        const RuleNode &node = m_rules.nodes[static_cast<std::size_t>(condition)];
        if (node.operation != Op::And) {
            m_rules.alternatives.back().conditions.push_back(condition);
            return;
        }
        const std::vector<int> operands = node.operands;
        for (const int operand : operands)
            addCondition(operand);
    }

    int readOr()
    {
        std::vector<int> operands = {readAnd()};
        while (take(u"or"))
            operands.push_back(readAnd());
        return operands.size() == 1 ? operands[0] : add(Op::Or, std::move(operands));
    }

    int readAnd()
    {
        std::vector<int> operands = {readNot()};
        while (take(u"and"))
            operands.push_back(readNot());
        return operands.size() == 1 ? operands[0] : add(Op::And, std::move(operands));
    }

    int readNot()
    {
        int count = 0;
        while (take(u"not"))
            ++count;
        if (count > maxDepth)
            failHere(ModelText::tr("'not' is repeated more than %1 times.").arg(maxDepth));
        int condition = readAtom();
        for (; count > 0; --count)
            condition = add(Op::Not, {condition});
        return condition;
    }

    int readAtom()
    {
        if (m_problem)
            return -1;
        if (is(u"(") && next().enclosesCondition) {
            ++m_at;
            const int condition = readOr();
            expect(u")", ModelText::tr("expected ')'."));
            return m_problem ? -1 : condition;
        }
        if (const RuleFunction *function = next().kind == RuleToken::Kind::Name ? functionOf(next().text) : nullptr;
            function && function->isCondition)
            return readFunction(*function);
        if (next().kind == RuleToken::Kind::Name && m_tokens[m_at + 1].text == u"in" && !isWord(next().text))
            return readIn();
        return readComparison();
    }

    int readComparison()
    {
        int left = readSum();
        if (m_problem)
            return -1;
        if (take(u"|")) {
            const int right = readSum();
            if (comparisonOf(next().text) || is(u"|"))
                failHere(ModelText::tr("'|' is not chained with comparisons; join two conditions by a comma."));
            return add(Op::Divides, {left, right});
        }
        std::vector<int> chain;
        for (const ComparisonSign *comparison = comparisonOf(next().text); comparison && !m_problem;
             comparison = comparisonOf(next().text)) {
            ++m_at;
            const int right = readSum();
            chain.push_back(add(comparison->operation, {left, right}));
            left = right;
        }
        if (m_problem)
            return -1;
        if (is(u"|"))
            failHere(ModelText::tr("'|' is not chained with comparisons; join two conditions by a comma."));
        if (chain.empty())
            failHere(is(u"in") ? ModelText::tr("only a name stands before 'in', as in k in 1..3.")
                               : ModelText::tr("expected a comparison, as in k < n or 1 <= k <= 3."));
        return m_problem ? -1 : chain.size() == 1 ? chain[0] : add(Op::And, std::move(chain));
    }

    int readIn()
    {
        const int name = indexOfName(next());
        m_at += 2;
        RuleNode node{Op::InRange, name, {}, {}};
        if (take(u"{")) {
            node.operation = Op::InSet;
            do {
                node.operands.push_back(readSum());
            } while (take(u","));
            expect(u"}", ModelText::tr("expected ',' or '}'."));
        } else {
            node.operands.push_back(readSum());
            expect(u"..", ModelText::tr("expected a range or a set, as in k in 1..3 or k in {1, 4}."));
            node.operands.push_back(m_problem ? -1 : readSum());
        }
        return m_problem ? -1 : add(std::move(node));
    }

    int readSum()
    {
        int left = readProduct();
        while (!m_problem && (is(u"+") || is(u"-"))) {
            const Op operation = is(u"+") ? Op::Add : Op::Subtract;
            ++m_at;
            left = add(operation, {left, readProduct()});
        }
        return m_problem ? -1 : left;
    }

    int readProduct()
    {
        int left = readUnary();
        while (!m_problem && (is(u"*") || is(u"/") || is(u"mod"))) {
            const Op operation = is(u"*") ? Op::Multiply : is(u"/") ? Op::Divide : Op::Modulo;
            ++m_at;
            left = add(operation, {left, readUnary()});
        }
        return m_problem ? -1 : left;
    }

    int readUnary()
    {
        if (m_problem)
            return -1;
        if (++m_depth > 2 * maxDepth) {
            fail(Problem::Code::TooMany, next().column, 1,
                 ModelText::tr("numbers are nested more than %1 deep.").arg(2 * maxDepth));
            return -1;
        }
        int node = -1;
        if (take(u"-")) {
            node = add(Op::Negate, {readUnary()});
        } else {
            node = readPrimary();
            if (take(u"^"))
                node = add(Op::Power, {node, readUnary()});
        }
        --m_depth;
        return m_problem ? -1 : node;
    }

    int readPrimary()
    {
        const RuleToken &token = next();
        if (token.kind == RuleToken::Kind::Number) {
            ++m_at;
            return add(RuleNode{Op::Number, -1, ExactNumber::fromDigits(token.text), {}});
        }
        if (take(u"(")) {
            const int node = readSum();
            expect(u")", ModelText::tr("expected an operation or ')'."));
            return node;
        }
        if (token.kind != RuleToken::Kind::Name) {
            failHere(ModelText::tr("expected a number or a name."));
            return -1;
        }
        if (take(u"floor")) {
            expect(u"(", ModelText::tr("expected '(', as in floor(n/2)."));
            const int node = m_problem ? -1 : readSum();
            expect(u")", ModelText::tr("expected an operation or ')'."));
            return node;
        }
        if (const RuleFunction *function = functionOf(token.text)) {
            if (!function->isCondition)
                return readFunction(*function);
            failHere(ModelText::tr("this is a condition, not a number; write it after ':' or a comma."));
            return -1;
        }
        if (isWord(token.text)) {
            failHere(ModelText::tr("expected a number or a name; this word is part of the language."));
            return -1;
        }
        const int name = indexOfName(token);
        ++m_at;
        if (is(u"(") && !m_problem)
            fail(token.column, static_cast<int>(token.text.size()),
                 ModelText::tr("there is no function of this name; a product is written with '*'."));
        return m_problem ? -1 : add(RuleNode{Op::Name, name, {}, {}});
    }

    int readFunction(const RuleFunction &function)
    {
        const QString name = function.name;
        ++m_at;
        if (!expect(u"(",
                    ModelText::tr("expected '(', as in %1.")
                        .arg(name + (function.minOperands == 1 ? QStringLiteral("(k)") : QStringLiteral("(k, n)")))))
            return -1;
        std::vector<int> operands;
        do {
            operands.push_back(readSum());
        } while (take(u","));
        const auto count = static_cast<int>(operands.size());
        if (count < function.minOperands || (count > function.minOperands && !function.takesMore))
            failHere(function.takesMore
                         ? ModelText::tr("%1 takes two or more numbers.").arg(name)
                         : ModelText::tr("%1 takes %n number(s).", nullptr, function.minOperands).arg(name));
        expect(u")", ModelText::tr("expected ',' or ')'."));
        return add(function.operation, std::move(operands));
    }

    /// A new name is a choice.
    int indexOfName(const RuleToken &token)
    {
        qsizetype index = names().indexOf(token.text);
        if (index < 0) {
            index = names().size();
            names() << token.text;
            if (names().size() > maxNames)
                fail(Problem::Code::TooMany, token.column, static_cast<int>(token.text.size()),
                     ModelText::tr("an alternative has at most %1 names.").arg(maxNames));
        }
        return static_cast<int>(index);
    }

    // The text.

    /// The tokens, with spaces around signs between conditions and between numbers that are compared.
    QString normalForm() const
    {
        QString text;
        for (std::size_t i = 0; i + 1 < m_tokens.size(); ++i) {
            const QString &token = m_tokens[i].text;
            const bool isSpaced = token == u"->" || token == u":" || comparisonOf(token) || token == u"in" ||
                                  token == u"or" || token == u"and" || token == u"mod";
            if (isSpaced)
                text += u' ' + token + u' ';
            else if (token == u"," || token == u";" || token == u"not")
                text += token + u' ';
            else
                text += token;
        }
        return text;
    }

    const Scanner &m_scanner;
    QStringView m_text;
    int m_column;
    std::vector<RuleToken> m_tokens;
    std::size_t m_at = 0;
    int m_depth = 0;
    RuleText m_rules;
    std::optional<Problem> m_problem;
};

} // namespace

std::vector<RuleWord> ruleWords()
{
    std::vector<RuleWord> words;
    const auto add = [&words](const auto &word) {
        words.push_back({QString(word.name), QString::fromLatin1(word.form), ModelText::tr(word.says)});
    };
    std::ranges::for_each(connectives, add);
    std::ranges::for_each(ruleFunctions, add);
    return words;
}

Result<RuleText> readRuleText(Scanner &scanner)
{
    const int column = scanner.column();
    int depth = 0;
    const QStringView text = scanner.takeWhile([&depth](QChar c) {
        depth += c == u'{' ? 1 : c == u'}' ? -1 : 0;
        return depth >= 0;
    });
    if (scanner.atEnd())
        return scanner.problemHere(ModelText::tr("expected '}'."));
    return RuleReader(scanner, text, column).read();
}

} // namespace mexplorer
