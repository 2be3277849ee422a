// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/program/programdraft.h"

#include "model/core/modeltext.h"
#include "model/games/catalogue.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

constexpr qsizetype maxProgramLine = 80;

/// "3, 4, 5", or lines of at most 80 characters between two brackets.
QString listText(const QStringList &items, int indent)
{
    const QString line = items.join(QStringLiteral(", "));
    constexpr qsizetype shortLine = 48; // what stands before it has room
    if (line.size() <= shortLine)
        return line;
    const QString margin(4 * (indent + 1), u' ');
    QString text;
    QString last = margin;
    for (const QString &item : items) {
        if (last.size() > margin.size() && last.size() + item.size() + 2 > maxProgramLine) {
            text += u'\n' + last.chopped(1);
            last = margin;
        }
        last += item + QStringLiteral(", ");
    }
    return text + u'\n' + last.chopped(2) + u'\n' + QString(4 * indent, u' ');
}

/// A function in both languages, and the modules that it needs.
struct HelperText
{
    ProgramHelper helper;
    const char *python;
    const char *pythonModule;
    const char *cpp;
    const char *cppModule;
};

constexpr std::array helperTexts = {
    HelperText{ProgramHelper::Mex, R"(
def mex(seen):
    value = 0
    while value in seen:
        value += 1
    return value
)",
               nullptr, R"(
struct Values {
    std::vector<bool> isSeen;
    void add(long long value) {
        if (value >= static_cast<long long>(isSeen.size()))
            isSeen.resize(value + 1);
        isSeen[value] = true;
    }
    long long mex() const {
        long long value = 0;
        while (value < static_cast<long long>(isSeen.size()) && isSeen[value])
            ++value;
        return value;
    }
};
)",
               "<vector>"},
    HelperText{ProgramHelper::FloorDivide, nullptr, nullptr, R"(
long long floor_divide(long long a, long long b) {
    return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0);
}
)",
               nullptr},
    HelperText{ProgramHelper::FloorModulo, nullptr, nullptr, R"(
long long floor_modulo(long long a, long long b) {
    const long long rest = a % b;
    return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
}
)",
               nullptr},
    HelperText{ProgramHelper::Power, nullptr, nullptr, R"(
long long power(long long base, long long exponent) {
    const long long largest = 4000000000000000000;
    if (base == 0 || base == 1 || base == -1)
        return exponent % 2 == 0 ? (base == 0 && exponent > 0 ? 0 : 1) : base;
    long long result = 1;
    for (long long i = 0; i < exponent; ++i) {
        if (std::abs(result) > largest / std::abs(base))
            return base < 0 && exponent % 2 != 0 ? -largest : largest;
        result *= base;
    }
    return result;
}
)",
               "<cstdlib>"},
    HelperText{ProgramHelper::Lcm, R"(
def lcm(a, b):
    return 0 if a == 0 or b == 0 else abs(a) // math.gcd(a, b) * abs(b)
)",
               "math", R"(
long long lcm(long long a, long long b) {
    return a == 0 || b == 0 ? 0 : std::abs(a) / std::gcd(a, b) * std::abs(b);
}
)",
               "<numeric>"},
    HelperText{ProgramHelper::DigitSum, R"(
def digit_sum(n):
    return sum(int(digit) for digit in str(n))
)",
               nullptr, R"(
long long digit_sum(long long n) {
    long long sum = 0;
    for (; n > 0; n /= 10)
        sum += n % 10;
    return sum;
}
)",
               nullptr},
    HelperText{ProgramHelper::BitCount, R"(
def bit_count(n):
    return bin(n).count("1")
)",
               nullptr, R"(
long long bit_count(long long n) {
    long long count = 0;
    for (; n > 0; n /= 2)
        count += n % 2;
    return count;
}
)",
               nullptr},
    HelperText{ProgramHelper::Divides, R"(
def divides(a, b):
    return b == 0 if a == 0 else b % a == 0
)",
               nullptr, R"(
bool divides(long long a, long long b) {
    return a == 0 ? b == 0 : b % a == 0;
}
)",
               nullptr},
    HelperText{ProgramHelper::IsPrime, R"(
@lru_cache(maxsize=None)
def is_prime(n):
    if n < 2:
        return False
    divisor = 2
    while divisor * divisor <= n:
        if n % divisor == 0:
            return False
        divisor += 1
    return True
)",
               "functools", R"(
bool is_prime(long long n) {
    for (long long divisor = 2; divisor <= n / divisor; ++divisor) {
        if (n % divisor == 0)
            return false;
    }
    return n > 1;
}
)",
               nullptr},
    HelperText{ProgramHelper::IsSquare, R"(
def is_square(n):
    return n >= 0 and math.isqrt(n) ** 2 == n
)",
               "math", R"(
bool is_square(long long n) {
    if (n < 0)
        return false;
    long long root = std::sqrt(static_cast<long double>(n));
    while (root * root > n)
        --root;
    while ((root + 1) * (root + 1) <= n)
        ++root;
    return root * root == n;
}
)",
               "<cmath>"},
    HelperText{ProgramHelper::IsPower, R"(
def is_power(base, n):
    if n == 1:
        return True
    if n == 0 or -1 <= base <= 1:
        return n == base
    while n % base == 0:
        n //= base
    return n == 1
)",
               nullptr, R"(
bool is_power(long long base, long long n) {
    if (n == 1)
        return true;
    if (n == 0 || (-1 <= base && base <= 1))
        return n == base;
    while (n % base == 0)
        n /= base;
    return n == 1;
}
)",
               nullptr},
    HelperText{ProgramHelper::HasDigit, R"(
def has_digit(digit, n):
    return 0 <= digit <= 9 and str(digit) in str(n)
)",
               nullptr, R"(
bool has_digit(long long digit, long long n) {
    for (; n > 9; n /= 10) {
        if (n % 10 == digit)
            return true;
    }
    return n == digit;
}
)",
               nullptr},
    HelperText{ProgramHelper::Matches, R"(
def matches(pattern, cells):
    return all(p == "?" or p == c for p, c in zip(pattern, cells))
)",
               nullptr, R"(
bool matches(const std::string &pattern, const std::string &cells) {
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != '?' && pattern[i] != cells[i])
            return false;
    }
    return true;
}
)",
               "<string>"},
    HelperText{ProgramHelper::Replaced, R"(
def replaced(right, cells):
    return "".join(cells[i] if c == "?" else c for i, c in enumerate(right))
)",
               nullptr, R"(
std::string replaced(std::string right, const std::string &cells) {
    for (std::size_t i = 0; i < right.size(); ++i) {
        if (right[i] == '?')
            right[i] = cells[i];
    }
    return right;
}
)",
               "<string>"},
};

const HelperText &textOf(ProgramHelper helper)
{
    return *std::ranges::find(helperTexts, helper, &HelperText::helper);
}

QString helperComment(ProgramHelper helper)
{
    switch (helper) {
    case ProgramHelper::Mex:
        return ModelText::tr("The mex of the values seen: the least number from 0 on that is not among them.");
    case ProgramHelper::FloorDivide:
        return ModelText::tr("The quotient, rounded down.");
    case ProgramHelper::FloorModulo:
        return ModelText::tr("The remainder, with the sign of the divisor.");
    case ProgramHelper::Power:
        return ModelText::tr("A power; one that is too large stays at a large number.");
    case ProgramHelper::Lcm:
        return ModelText::tr("The least common multiple, without a sign.");
    case ProgramHelper::DigitSum:
        return ModelText::tr("The sum of the decimal digits.");
    case ProgramHelper::BitCount:
        return ModelText::tr("The number of ones in binary.");
    case ProgramHelper::Divides:
        return ModelText::tr("True if a divides b; 0 divides only 0.");
    case ProgramHelper::IsPrime:
        return ModelText::tr("True for a prime number.");
    case ProgramHelper::IsSquare:
        return ModelText::tr("True for the square of a whole number.");
    case ProgramHelper::IsPower:
        return ModelText::tr("True if n is the base to the power of 0, 1, 2 and so on.");
    case ProgramHelper::HasDigit:
        return ModelText::tr("True if the digit is one of the decimal digits of n.");
    case ProgramHelper::Matches:
        return ModelText::tr("True if the cells match a pattern, in which ? is any cell.");
    case ProgramHelper::Replaced:
        return ModelText::tr("The right side, with the cells that were matched for each ?.");
    }
    Q_UNREACHABLE();
}

} // namespace

QString filled(const char *text, std::initializer_list<std::pair<const char *, QString>> names)
{
    QString result = QString::fromUtf8(text);
    if (result.startsWith(u'\n'))
        result.remove(0, 1);
    for (const auto &[name, value] : names)
        result.replace(u'$' + QString::fromLatin1(name), value);
    return result;
}

QString commentText(const QString &sentence, bool isPython)
{
    const QString sign = isPython ? QStringLiteral("#") : QStringLiteral("//");
    QString text;
    QString line = sign;
    bool isEmpty = true;
    for (const QString &word : sentence.simplified().split(u' ')) {
        if (!isEmpty && line.size() + 1 + word.size() > maxProgramLine) {
            text += line + u'\n';
            line = sign;
        }
        line += u' ' + word;
        isEmpty = false;
    }
    if (line.endsWith(u'\\')) // C++ would read the next line as a part of the comment
        line += u'.';
    return text + line + u'\n';
}

void ProgramLines::line(const QString &text)
{
    m_text += QString(4 * (m_indent + m_depth), u' ') + text + u'\n';
}

void ProgramLines::open(const QString &python, const QString &cpp)
{
    line(isPython() ? python + u':' : cpp + QStringLiteral(" {"));
    ++m_depth;
}

void ProgramLines::add(const ProgramLines &lines)
{
    const bool isBlock = lines.m_declares && !isPython();
    if (isBlock)
        line(QStringLiteral("{"));
    for (const QString &each : lines.m_text.split(u'\n', Qt::SkipEmptyParts))
        m_text += (isBlock ? QStringLiteral("    ") : QString()) + each + u'\n';
    if (isBlock)
        line(QStringLiteral("}"));
}

void ProgramLines::list(const QString &name)
{
    m_declares = m_declares || m_depth == 0;
    statement(isPython() ? name + QStringLiteral(" = []") : QStringLiteral("std::vector<long long> ") + name);
}

void ProgramLines::constant(const QString &name, const QString &number)
{
    m_declares = m_declares || m_depth == 0;
    statement((isPython() ? QString() : QStringLiteral("const long long ")) + name + QStringLiteral(" = ") + number);
}

void ProgramLines::comment(const QString &sentence)
{
    for (const QString &each : commentText(sentence, isPython()).split(u'\n', Qt::SkipEmptyParts))
        line(each);
}

void ProgramLines::forRange(const QString &name, const QString &first, const QString &last, bool isLastIncluded)
{
    const QString from = first == u"0" ? QString() : first + QStringLiteral(", ");
    bool isNumber = false;
    const qlonglong number = last.toLongLong(&isNumber);
    const QString past = !isLastIncluded ? last
                         : isNumber      ? QString::number(number + 1)
                                         : last + QStringLiteral(" + 1");
    open(QStringLiteral("for ") + name + QStringLiteral(" in range(") + from + past + u')',
         QStringLiteral("for (long long ") + name + QStringLiteral(" = ") + first + QStringLiteral("; ") + name +
             (isLastIncluded ? QStringLiteral(" <= ") : QStringLiteral(" < ")) + last + QStringLiteral("; ++") + name +
             u')');
}

void ProgramLines::forIn(const QString &name, const QString &list)
{
    open(QStringLiteral("for ") + name + QStringLiteral(" in ") + list,
         QStringLiteral("for (const long long ") + name + QStringLiteral(" : ") + list + u')');
}

void ProgramLines::ifHolds(const QString &condition)
{
    open(QStringLiteral("if ") + condition, QStringLiteral("if (") + condition + u')');
}

void ProgramLines::end()
{
    --m_depth;
    if (!isPython())
        line(QStringLiteral("}"));
}

quint64 ProgramGroup::largestHeap() const
{
    quint64 largest = 0;
    for (const CellVector &heap : positions)
        largest = std::max(largest, heap.empty() ? 0 : heap[0]);
    return largest;
}

QString ProgramGroup::nameWith(const char *ending) const
{
    QString name = function;
    return name.replace(QStringLiteral("value"), QString::fromLatin1(ending));
}

QString ProgramGroup::constantName(const char *ending) const
{
    return nameWith(ending).toUpper();
}

void ProgramDraft::use(ProgramHelper helper)
{
    const HelperText &text = textOf(helper);
    if (isPython() && !text.python) // an operator there
        return;
    m_helpers.insert(helper);
    if (const char *module = isPython() ? text.pythonModule : text.cppModule)
        use(module);
    if (helper == ProgramHelper::Lcm)
        useCpp("<cstdlib>");
}

void ProgramDraft::comment(const QString &sentence)
{
    m_definitions << commentText(sentence, isPython());
}

void ProgramDraft::defineNumbers(const QString &name, const std::vector<quint64> &numbers)
{
    QStringList texts;
    for (const quint64 number : numbers)
        texts << QString::number(number);
    useCpp("<vector>");
    define(filled(isPython() ? "$NAME = [$LIST]\n" : "const std::vector<long long> $NAME = {$LIST};\n",
                  {{"NAME", name}, {"LIST", listText(texts, 0)}}));
}

void ProgramDraft::defineTable(ProgramGroup &group, const QString &body)
{
    use(ProgramHelper::Mex);
    const QString largest = QString::number(group.largestHeap());
    const std::initializer_list<std::pair<const char *, QString>> names = {{"TABLE", group.nameWith("table")},
                                                                           {"VALUES", group.constantName("values")},
                                                                           {"FUNCTION", group.function},
                                                                           {"LARGEST", largest},
                                                                           {"BODY", body}};
    if (isPython()) {
        define(filled(R"(
def $TABLE(largest):
    g = [0] * (largest + 1)
    for n in range(1, largest + 1):
        seen = set()
$BODY        g[n] = mex(seen)
    return g


$VALUES = $TABLE($LARGEST)


def $FUNCTION(n):
    return $VALUES[n]
)",
                      names));
        return;
    }
    use("<vector>");
    define(filled(R"(
std::vector<long long> $TABLE(long long largest) {
    std::vector<long long> g(largest + 1, 0);
    for (long long n = 1; n <= largest; ++n) {
        Values seen;
$BODY        g[n] = seen.mex();
    }
    return g;
}

long long $FUNCTION(long long n) {
    static const std::vector<long long> values = $TABLE($LARGEST);
    return values[n];
}
)",
                  names));
}

void ProgramDraft::defineRecursion(const ProgramGroup &group, const QString &parameter, const QString &body,
                                   bool mayRepeat)
{
    use(ProgramHelper::Mex);
    const std::initializer_list<std::pair<const char *, QString>> names = {
        {"PARAMETER", parameter},
        {"FUNCTION", group.function},
        {"TYPE", group.argumentType.startsWith(QStringLiteral("std"))
                     ? QStringLiteral("const ") + group.argumentType + QStringLiteral(" &")
                     : group.argumentType + u' '},
        {"KEY", group.argumentType},
        {"KNOWN", group.constantName("known")},
        {"REPEATS", ModelText::tr("Play may return to a position, which this program does not solve.").remove(u'"')},
        {"BODY", body}};
    if (isPython() && mayRepeat) {
        use("os");
        use("sys");
        define(filled(R"(
$KNOWN = {}


def $FUNCTION($PARAMETER):
    if $PARAMETER in $KNOWN:
        if $KNOWN[$PARAMETER] is None:
            print("$REPEATS", file=sys.stderr, flush=True)
            os._exit(1)
        return $KNOWN[$PARAMETER]
    $KNOWN[$PARAMETER] = None
    seen = set()
$BODY    $KNOWN[$PARAMETER] = mex(seen)
    return $KNOWN[$PARAMETER]
)",
                      names));
    } else if (isPython()) {
        use("functools");
        define(filled(R"(
@lru_cache(maxsize=None)
def $FUNCTION($PARAMETER):
    seen = set()
$BODY    return mex(seen)
)",
                      names));
    } else if (mayRepeat) {
        use("<map>");
        use("<cstdlib>");
        define(filled(R"(
long long $FUNCTION($TYPE$PARAMETER) {
    static std::map<$KEY, long long> known; // -1 while it is worked out
    const auto found = known.find($PARAMETER);
    if (found != known.end()) {
        if (found->second < 0) {
            std::cerr << "$REPEATS\n";
            std::exit(1);
        }
        return found->second;
    }
    known[$PARAMETER] = -1;
    Values seen;
$BODY    return known[$PARAMETER] = seen.mex();
}
)",
                      names));
    } else {
        use("<map>");
        define(filled(R"(
long long $FUNCTION($TYPE$PARAMETER) {
    static std::map<$KEY, long long> known;
    const auto found = known.find($PARAMETER);
    if (found != known.end())
        return found->second;
    Values seen;
$BODY    return known[$PARAMETER] = seen.mex();
}
)",
                      names));
    }
}

QString ProgramDraft::mainText(const std::vector<ProgramGroup> &groups) const
{
    ProgramLines lines(m_language, 1);
    const bool isSingle = groups.size() == 1 && groups.front().arguments.size() == 1;
    if (isSingle)
        lines.statement((isPython() ? QString() : QStringLiteral("const long long ")) + QStringLiteral("value = ") +
                        groups.front().function + u'(' + groups.front().arguments.front() + u')');
    else
        lines.statement((isPython() ? QString() : QStringLiteral("long long ")) + QStringLiteral("value = 0"));
    QString text = lines.text();
    for (std::size_t i = 0; i < groups.size() && !isSingle; ++i) {
        const ProgramGroup &group = groups[i];
        if (group.arguments.size() == 1) {
            ProgramLines one(m_language, 1);
            one.statement(QStringLiteral("value ^= ") + group.function + u'(' + group.arguments.front() + u')');
            text += one.text();
            continue;
        }
        text += filled(
            isPython() ? R"(
    for part in [$LIST]:
        value ^= $FUNCTION(part)
)"
                       : R"(
    for (const auto &part : std::vector<$TYPE>{$LIST})
        value ^= $FUNCTION(part);
)",
            {{"LIST", listText(group.arguments, 1)}, {"FUNCTION", group.function}, {"TYPE", group.argumentType}});
    }
    return text;
}

QString ProgramDraft::text(const Position &position, const std::vector<ProgramGroup> &groups) const
{
    const auto remark = [this](const QString &sentence) { return commentText(sentence, isPython()); };
    QString text = remark(ModelText::tr("The SG value of %1.").arg(position.text()));
    text += remark(ModelText::tr("This program reads nothing. It prints the value, and then who wins: First, who is to "
                                 "move, or Second."));
    if (!isPython())
        text += remark(ModelText::tr("C++17. All numbers have 64 bits."));
    if (!isPython() && m_isDeep)
        text += remark(ModelText::tr("The recursion is as deep as play is long: where that is more than some 10,000 "
                                     "moves, it needs a larger stack, as from 'ulimit -s unlimited'."));
    text += remark(ModelText::tr("Written by Mexplorer."));
    std::set<QString> modules = m_modules;
    if (isPython() && m_isDeep) {
        modules.insert(QStringLiteral("sys"));
        modules.insert(QStringLiteral("threading"));
    }
    if (!isPython()) {
        modules.insert(QStringLiteral("<iostream>"));
        if (std::ranges::any_of(groups, [](const ProgramGroup &group) { return group.arguments.size() > 1; }))
            modules.insert(QStringLiteral("<vector>"));
    }
    if (!modules.empty())
        text += u'\n';
    for (const QString &module : modules) {
        if (!isPython())
            text += QStringLiteral("#include %1\n").arg(module);
        else if (module != u"functools")
            text += QStringLiteral("import %1\n").arg(module);
    }
    if (modules.contains(QStringLiteral("functools")))
        text += QStringLiteral("from functools import lru_cache\n");
    const QString gap = isPython() ? QStringLiteral("\n\n") : QStringLiteral("\n");
    const auto isComment = [](const QString &part) { return part.startsWith(u'#') || part.startsWith(u'/'); };
    for (const ProgramHelper helper : m_helpers)
        text += gap + remark(helperComment(helper)) + filled(isPython() ? textOf(helper).python : textOf(helper).cpp);
    bool isAfterComment = false;
    for (const QString &definition : m_definitions) {
        text += (isAfterComment ? QString() : gap) + definition;
        isAfterComment = isComment(definition);
    }
    if (isPython()) {
        text += gap + QStringLiteral("def main():\n") + mainText(groups) +
                QStringLiteral("    print(value)\n    print(\"First\" if value != 0 else \"Second\")\n") + gap;
        if (m_isDeep)
            text += remark(ModelText::tr("The recursion may be deep, and needs a larger stack than Python's own.")) +
                    QStringLiteral("sys.setrecursionlimit(10**6)\nthreading.stack_size(2**28)\n"
                                   "thread = threading.Thread(target=main)\nthread.start()\nthread.join()\n");
        else
            text += QStringLiteral("main()\n");
    } else {
        text += gap + QStringLiteral("int main() {\n") + mainText(groups) +
                QStringLiteral("    std::cout << value << '\\n' << (value != 0 ? \"First\" : \"Second\") << '\\n';\n"
                               "}\n");
    }
    if (text.startsWith(u'\n'))
        text.remove(0, 1);
    return text;
}

} // namespace mexplorer
