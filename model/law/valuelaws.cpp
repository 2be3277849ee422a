// SPDX-License-Identifier: GPL-3.0-or-later
// Formulas for G(n), by trying each.
//
// A formula is f(n + shift) with a function f of the table in numberfunctions.cpp, perhaps divided, taken modulo a
// number, or with a number added. What can be read off a few values is not tried: the number added follows from one
// value, the slope of a linear formula from two, the modulus is the greatest value plus one. A wrong candidate nearly
// always fails within a few comparisons, as values are compared from the last one down, where games have settled.
//
// If no formula fits, each residue class of n modulo m = 2, 3, ... gets one of its own; there, a value may also be that
// of a smaller heap, as in G(n) = G((n - 1)/2) for odd n.
//
// A formula with f(n + m) = f(n) + t for all n is proved by a proved period G(n + p) = G(n) + s, n >= n0, if s and t
// agree over lcm(m, p) numbers and the formula is true for as many from n0 on: then so it is for ever.

#include "model/law/lawsearch.h"

#include "model/core/modeltext.h"
#include "model/core/scanner.h"
#include "model/sequence/arithmeticperiod.h"
#include "model/sequence/periodproof.h"
#include "model/sequence/tailperiod.h"
#include "model/writing/sentence.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace mexplorer {

namespace {

/// The numbers n = residue, residue + modulus, ...
struct ResidueClass
{
    quint64 modulus = 1;
    quint64 residue = 0;
    bool operator==(const ResidueClass &other) const = default;
};

QString signedText(qint64 number)
{
    if (number == 0)
        return {};
    return number > 0 ? QStringLiteral(" + %1").arg(number) : QStringLiteral(" - %1").arg(-number);
}

QString inBrackets(const QString &term)
{
    return term.contains(u' ') ? u'(' + term + u')' : term;
}

/// A formula for G(n) on a residue class.
struct Formula
{
    enum class Form {
        Plus,     ///< b + add
        Linear,   ///< factor * (n - residue) / modulus + add
        Divided,  ///< floor(b / divisor) + add
        Modulo,   ///< (b + add) mod divisor
        Quotient, ///< floor((b mod modulo) / divisor)
    };

    Form form = Form::Plus;
    std::size_t function = zeroFunction; ///< b = function(n + shift), or
    bool isSelf = false;                 ///< b = G((n - residue) / modulus + shift), or
    qint64 part = 1;                     ///< if it is greater than 1, b = G(floor(n / part))
    qint64 shift = 0;
    qint64 factor = 0;
    qint64 divisor = 1;
    qint64 modulo = 1;
    qint64 add = 0;
    ResidueClass numbers{};

    bool operator==(const Formula &other) const = default;
};

/// The period of a formula on a class, and by how much the formula grows in a period.
struct FormulaCycle
{
    quint64 cycle;
    quint64 saltus;
};

std::optional<FormulaCycle> cycleOf(const Formula &formula)
{
    const bool isIdentity = formula.function == identityFunction && !formula.isSelf;
    const auto divisor = static_cast<quint64>(formula.divisor);
    if (formula.form == Formula::Form::Linear && formula.factor >= 0)
        return FormulaCycle{formula.numbers.modulus, static_cast<quint64>(formula.factor)};
    if (formula.form == Formula::Form::Plus && !formula.isSelf && formula.function == zeroFunction)
        return FormulaCycle{1, 0};
    if (!isIdentity)
        return {};
    switch (formula.form) {
    case Formula::Form::Plus:
        return FormulaCycle{1, 1};
    case Formula::Form::Divided:
        return FormulaCycle{divisor, 1};
    case Formula::Form::Modulo:
        return FormulaCycle{divisor, 0};
    case Formula::Form::Quotient:
        return FormulaCycle{static_cast<quint64>(formula.modulo), 0};
    default:
        return {};
    }
}

/// (factor * (n - residue) / modulus + add), simplified: "n + 1", "(n - 1)/2", "3".
QString linearText(const Formula &formula)
{
    const auto m = static_cast<qint64>(formula.numbers.modulus);
    const auto r = static_cast<qint64>(formula.numbers.residue);
    if (formula.factor == 0)
        return QString::number(formula.add);
    const qint64 common = std::gcd(formula.factor, m);
    const qint64 factor = formula.factor / common;
    const qint64 below = m / common;
    const qint64 constant = formula.add * below - factor * r; // over below
    const QString n = factor == 1 ? QStringLiteral("n") : QStringLiteral("%1*n").arg(factor);
    const QString above = n + signedText(constant);
    return below == 1 ? above : inBrackets(above) + QStringLiteral("/%1").arg(below);
}

QString formulaText(const Formula &formula, const std::vector<NumberFunction> &functions)
{
    if (formula.form == Formula::Form::Linear)
        return linearText(formula);
    const bool isIdentity = !formula.isSelf && formula.function == identityFunction;
    const QString argument = QStringLiteral("n") + signedText(formula.shift);
    QString base;
    if (formula.isSelf && formula.part > 1) {
        base = QStringLiteral("G(floor(n/%1))").arg(formula.part);
    } else if (formula.isSelf) {
        Formula index = formula;
        index.factor = 1;
        index.add = formula.shift;
        base = QStringLiteral("G(%1)").arg(linearText(index));
    } else if (isIdentity) {
        base = argument;
    } else if (formula.function != zeroFunction) {
        base = QStringLiteral("%1(%2)").arg(functions[formula.function].name, argument);
    }
    switch (formula.form) {
    case Formula::Form::Divided:
        return QStringLiteral("floor(%1/%2)").arg(isIdentity ? inBrackets(base) : base).arg(formula.divisor) +
               signedText(formula.add);
    case Formula::Form::Modulo:
        return (formula.add == 0 ? base : u'(' + base + signedText(formula.add) + u')') +
               QStringLiteral(" mod %1").arg(formula.divisor);
    case Formula::Form::Quotient:
        return QStringLiteral("floor((%1 mod %2)/%3)").arg(base).arg(formula.modulo).arg(formula.divisor);
    default:
        return base.isEmpty() ? QString::number(formula.add) : base + signedText(formula.add);
    }
}

/// The meaning of the function in a formula; empty if it has none.
QString meaningOf(const Formula &formula, const std::vector<NumberFunction> &functions)
{
    if (formula.isSelf || formula.form == Formula::Form::Linear)
        return {};
    return functions[formula.function].meaning(formula.shift == 0 ? QStringLiteral("n") : QStringLiteral("m"));
}

/// A formula that fits.
struct FittingFormula
{
    Formula formula;
    Misses misses;
    int complexity;
};

/// Searches the simplest formula for the numbers of one residue class.
class FormulaSearch
{
public:
    FormulaSearch(const LawValues &values, const std::vector<NumberFunction> &functions, const ResidueClass &numbers,
                  const JobControl &control)
        : m_values(values), m_functions(functions), m_numbers(numbers), m_control(control)
    {
        const quint64 least = std::max<quint64>(values.first, 1);
        m_first = numbers.residue;
        while (m_first < least)
            m_first += numbers.modulus;
        if (m_first > values.found)
            return;
        m_end = values.found - (values.found - m_first) % numbers.modulus;
        m_count = (m_end - m_first) / numbers.modulus + 1;
        for (quint64 n = m_first; n <= m_end; n += numbers.modulus)
            m_max = std::max(m_max, values.values[n]);
        // The last ones, and some in the middle, where no exception is expected.
        m_anchors = {m_end, m_first + m_count / 2 * numbers.modulus};
    }

    /// The formula that holds for all values, if any. Those that fail after the values that they are found from are in
    /// failed().
    std::optional<FittingFormula> run()
    {
        constexpr quint64 fewestForLine = 5;
        constexpr quint64 fewestForFunctions = 10;
        if (m_count >= fewestForLine)
            tryLines();
        if (m_count >= fewestForFunctions)
            tryFunctions();
        return m_found;
    }
    const std::vector<FittingFormula> &failed() const { return m_failed; }

private:
    using Form = Formula::Form;

    std::optional<qint64> base(const Formula &formula, quint64 n) const
    {
        if (formula.isSelf) {
            const qint64 index = formula.part > 1
                                     ? static_cast<qint64>(n) / formula.part
                                     : static_cast<qint64>((n - m_numbers.residue) / m_numbers.modulus) + formula.shift;
            if (index < 0 || index >= static_cast<qint64>(n))
                return {};
            return m_values.values[static_cast<std::size_t>(index)];
        }
        const qint64 argument = static_cast<qint64>(n) + formula.shift;
        const NumberFunction &function = m_functions[formula.function];
        if (argument < static_cast<qint64>(function.least) || argument >= static_cast<qint64>(function.values.size()))
            return {};
        return function.values[static_cast<std::size_t>(argument)];
    }

    std::optional<qint64> valueOf(const Formula &formula, quint64 n) const
    {
        if (formula.form == Form::Linear)
            return formula.factor * static_cast<qint64>((n - m_numbers.residue) / m_numbers.modulus) + formula.add;
        const auto b = base(formula, n);
        if (!b)
            return {};
        switch (formula.form) {
        case Form::Divided:
            return *b / formula.divisor + formula.add;
        case Form::Modulo:
            return (*b + formula.add) % formula.divisor;
        case Form::Quotient:
            return *b % formula.modulo / formula.divisor;
        default:
            return *b + formula.add;
        }
    }

    bool holdsAt(const Formula &formula, quint64 n) const
    {
        return valueOf(formula, n) == static_cast<qint64>(m_values.values[n]);
    }

    /// Checks a formula on all numbers of the class; remembers it if it fits.
    void consider(const Formula &formula, int complexity)
    {
        const auto isSame = [&](const FittingFormula &other) { return other.formula == formula; };
        if (m_found || m_control.isCancelled() || std::ranges::any_of(m_failed, isSame))
            return;
        FittingFormula fitting = {formula, {}, complexity};
        for (quint64 n = m_end; n >= m_first; n -= m_numbers.modulus) {
            if (!holdsAt(formula, n)) {
                fitting.misses.early.push_back(n);
                if (fitting.misses.early.size() > m_values.maxExceptions())
                    return;
            }
            if (n < m_numbers.modulus)
                break;
        }
        if (m_numbers.residue == 0 && m_values.first == 0 && !holdsAt(formula, 0))
            fitting.misses.early.push_back(0);
        std::ranges::reverse(fitting.misses.early);
        if (!fitting.misses.areFew(m_values))
            return;
        for (quint64 n = m_end + m_numbers.modulus; n <= m_values.last() && !fitting.misses.later;
             n += m_numbers.modulus) {
            if (!holdsAt(formula, n))
                fitting.misses.later = n;
        }
        if (!fitting.misses.later)
            m_found = fitting;
        else if (fitting.misses.areAtStart())
            m_failed.push_back(fitting);
    }

    /// Considers the formula with each number added that makes it true at an anchor.
    void considerSum(Formula formula, int complexity)
    {
        std::optional<qint64> before;
        for (const quint64 anchor : m_anchors) {
            formula.add = 0;
            const auto value = valueOf(formula, anchor);
            if (!value)
                continue;
            formula.add = static_cast<qint64>(m_values.values[anchor]) - *value;
            if (before == formula.add)
                continue;
            before = formula.add;
            consider(formula, complexity + (formula.add == 0 ? 0 : 1));
        }
    }

    void considerModulo(Formula formula, int complexity)
    {
        const qint64 modulus = static_cast<qint64>(m_max) + 1;
        constexpr qint64 greatestModulus = 1'000;
        if (modulus < 2 || modulus > greatestModulus)
            return;
        formula.form = Form::Modulo;
        formula.divisor = modulus;
        const auto b = base(formula, m_end);
        if (!b)
            return;
        formula.add = (static_cast<qint64>(m_values.values[m_end]) - *b % modulus + modulus) % modulus;
        consider(formula, complexity + (formula.add == 0 ? 0 : 1));
    }

    /// Linear formulas; and of all n, those with a quotient or a remainder of n.
    void tryLines()
    {
        for (const quint64 anchor : m_anchors) {
            if (anchor < m_first + m_numbers.modulus)
                continue;
            Formula line = {.form = Form::Linear, .numbers = m_numbers};
            line.factor = static_cast<qint64>(m_values.values[anchor]) -
                          static_cast<qint64>(m_values.values[anchor - m_numbers.modulus]);
            considerSum(line, line.factor == 0 ? 0 : 1);
        }
        if (m_numbers.modulus > 1)
            return;
        considerModulo({.function = identityFunction, .numbers = m_numbers}, 2);
        tryQuotients();
    }

    void tryQuotients()
    {
        const auto rise =
            static_cast<qint64>(m_values.values[m_anchors[0]]) - static_cast<qint64>(m_values.values[m_anchors[1]]);
        const auto run = static_cast<qint64>(m_anchors[0] - m_anchors[1]);
        constexpr qint64 greatestDivisor = 64;
        for (qint64 divisor = rise > 0 ? run / rise : 0; rise > 0 && divisor <= run / rise + 1; ++divisor) {
            if (divisor < 2 || divisor > greatestDivisor)
                continue;
            for (qint64 shift = 0; shift < divisor; ++shift)
                considerSum({.form = Form::Divided,
                             .function = identityFunction,
                             .shift = shift,
                             .divisor = divisor,
                             .numbers = m_numbers},
                            3);
        }
        if (!m_values.period || m_values.period->saltus > 0 || m_values.period->preperiod > Misses::startNumbers)
            return;
        // floor((n mod p)/d): the first 1 is at d
        const auto one = std::ranges::find(m_values.values, Value(1));
        const auto divisor = static_cast<qint64>(one - m_values.values.begin());
        if (one != m_values.values.end() && divisor >= 2)
            consider({.form = Form::Quotient,
                      .function = identityFunction,
                      .divisor = divisor,
                      .modulo = static_cast<qint64>(m_values.period->period),
                      .numbers = m_numbers},
                     3);
    }

    void tryFunctions()
    {
        constexpr std::array<qint64, 7> shifts = {0, 1, -1, 2, -2, 3, -3};
        constexpr int inClass = 10;
        const auto complexityOf = [](qint64 shift) { return 10 + static_cast<int>(2 * std::abs(shift)); };
        if (m_numbers.modulus > 1) {
            for (const qint64 shift : std::span(shifts).first(3))
                considerSum({.isSelf = true, .shift = shift, .numbers = m_numbers}, complexityOf(shift) - inClass / 2);
        }
        constexpr qint64 greatestPart = 12;
        for (qint64 part = 2; m_numbers.modulus == 1 && part <= greatestPart; ++part) {
            const Formula self = {.isSelf = true, .part = part, .numbers = m_numbers};
            considerSum(self, 24 + static_cast<int>(part));
            considerModulo(self, 25 + static_cast<int>(part));
        }
        const std::size_t count = m_functions.size();
        for (const qint64 shift : shifts) {
            for (std::size_t function = identityFunction + 1; function < count && !m_found; ++function)
                considerSum({.function = function, .shift = shift, .numbers = m_numbers}, complexityOf(shift));
        }
        for (const qint64 shift : shifts) {
            for (std::size_t function = identityFunction + 1; function < count && !m_found; ++function) {
                const Formula plain = {.function = function, .shift = shift, .numbers = m_numbers};
                considerModulo(plain, complexityOf(shift) + 3);
                for (const qint64 divisor : {2, 3, 4}) {
                    Formula divided = plain;
                    divided.form = Form::Divided;
                    divided.divisor = divisor;
                    considerSum(divided, complexityOf(shift) + 3);
                }
            }
        }
    }

    const LawValues &m_values;
    const std::vector<NumberFunction> &m_functions;
    ResidueClass m_numbers;
    const JobControl &m_control;
    quint64 m_first = 0; ///< the least number of the class that is compared, at least 1
    quint64 m_end = 0;   ///< the greatest one that formulas are found from
    quint64 m_count = 0;
    Value m_max = 0;
    std::array<quint64, 2> m_anchors = {};
    std::optional<FittingFormula> m_found;
    std::vector<FittingFormula> m_failed;
};

QString formulaStatement(const Formula &formula, const std::vector<NumberFunction> &functions)
{
    return QStringLiteral("G(n) = ") + formulaText(formula, functions);
}

Law formulaLaw(const FittingFormula &fitting, const std::vector<NumberFunction> &functions)
{
    return {.kind = Law::Kind::Formula,
            .statement = formulaStatement(fitting.formula, functions),
            .meaning = meaningOf(fitting.formula, functions),
            .complexity = fitting.complexity};
}

/// "n mod 4 = 1 or 2", or whether n is even.
QString residuesText(quint64 modulus, const QStringList &residues)
{
    if (modulus == 2)
        return residues.first() == QStringLiteral("0") ? ModelText::tr("if n is even") : ModelText::tr("if n is odd");
    return ModelText::tr("if n mod %1 = %2").arg(modulus).arg(alternatives(residues));
}

/// The law of formulas for residue classes of the same modulus.
Law classLaw(const std::vector<FittingFormula> &classes, const std::vector<NumberFunction> &functions)
{
    const quint64 modulus = classes.front().formula.numbers.modulus;
    QStringList formulas;
    std::vector<QStringList> residues;
    QStringList meanings;
    int complexity = 30 + static_cast<int>(2 * modulus);
    for (const FittingFormula &each : classes) {
        const QString text = formulaText(each.formula, functions);
        qsizetype index = formulas.indexOf(text);
        if (index < 0) {
            index = formulas.size();
            formulas << text;
            residues.emplace_back();
            complexity += each.complexity;
        }
        residues[static_cast<std::size_t>(index)] << QString::number(each.formula.numbers.residue);
        if (const QString meaning = meaningOf(each.formula, functions);
            !meaning.isEmpty() && !meanings.contains(meaning))
            meanings << meaning;
    }
    QStringList cases;
    for (qsizetype i = 0; i < formulas.size(); ++i)
        cases << ModelText::tr("%1 %2", "a formula, and for which n")
                     .arg(formulas[i], residuesText(modulus, residues[static_cast<std::size_t>(i)]));
    return {.kind = Law::Kind::Classes,
            .statement = QStringLiteral("G(n) = ") + cases.join(QStringLiteral("; ")),
            .meaning = meanings.join(QStringLiteral("; ")),
            .complexity = complexity};
}

/// The formulas of the residues modulo a number, and where they are false.
struct FittingClasses
{
    std::vector<FittingFormula> classes{}; ///< of some residues
    Misses misses{};
    bool areAll = true; ///< no residue is without one
};

FittingClasses classesModulo(const LawValues &values, const std::vector<NumberFunction> &functions, quint64 modulus,
                             const JobControl &control)
{
    constexpr quint64 greatestForSome = 4; // formulas of some residues are of interest only if most n have them
    FittingClasses found;
    for (quint64 residue = 0; residue < modulus && (found.areAll || modulus <= greatestForSome); ++residue) {
        FormulaSearch search(values, functions, {modulus, residue}, control);
        std::optional<FittingFormula> fitting = search.run();
        if (!fitting && !search.failed().empty() && found.areAll)
            fitting = search.failed().front();
        if (!fitting) {
            found.areAll = false;
            continue;
        }
        const Misses &own = fitting->misses;
        found.misses.early.insert(found.misses.early.end(), own.early.begin(), own.early.end());
        if (own.later)
            found.misses.later = std::min(found.misses.later.value_or(*own.later), *own.later);
        found.classes.push_back(std::move(*fitting));
    }
    std::ranges::sort(found.misses.early);
    return found;
}

/// Adds the law of some or all residue classes. Returns true if it holds.
bool addClassLaw(const LawValues &values, const std::vector<NumberFunction> &functions, const FittingClasses &found,
                 LawReport &report)
{
    if (found.classes.empty() || !found.misses.areFew(values))
        return false;
    Law law = classLaw(found.classes, functions);
    law.isPartial = !found.areAll;
    if (law.isPartial)
        law.statement = ModelText::tr("%1 (for these n alone)").arg(law.statement);
    const Formula &first = found.classes.front().formula;
    const auto cycle = cycleOf(first);
    const bool isSteady = std::ranges::all_of(found.classes, [&](const FittingFormula &each) {
        return each.formula.form == Formula::Form::Linear && each.formula.factor == first.factor;
    });
    if (cycle && found.areAll && isSteady && provesFormula(values, found.misses, cycle->cycle, cycle->saltus))
        proveByPeriod(law, values);
    addLaw(report, law, found.misses, values);
    return !found.misses.later;
}

bool repeatsSoon(const LawValues &values)
{
    constexpr quint64 longest = 64;
    return values.period && values.period->saltus == 0 && values.period->period <= longest;
}

/// The values that repeat, if they are few: "0, 0, 1".
QString repeatedValues(const LawValues &values)
{
    constexpr quint64 most = 16;
    const Period &period = *values.period;
    if (period.saltus > 0 || period.period > most || period.preperiod + period.period > values.values.size())
        return {};
    QStringList repeated;
    for (quint64 n = period.preperiod; n < period.preperiod + period.period; ++n)
        repeated << QString::number(values.values[n]);
    return ModelText::tr("the values that repeat are %1").arg(repeated.join(QStringLiteral(", ")));
}

} // namespace

bool provesFormula(const LawValues &values, const Misses &misses, quint64 cycle, quint64 saltus)
{
    const std::optional<Period> &period = values.period;
    if (!period || !period->proved || misses.later)
        return false;
    const quint64 common = period->period / std::gcd(period->period, cycle) * cycle;
    if (common > values.last() || common / cycle * saltus != common / period->period * period->saltus)
        return false;
    const quint64 from = std::max(period->preperiod, misses.early.empty() ? 0 : misses.early.back() + 1);
    return from + common <= values.last() + 1;
}

void proveByPeriod(Law &law, const LawValues &values)
{
    law.proved = true;
    law.proof = values.period;
    law.theorem = theoremName(values.period->theorem);
    law.reason = Sentence(periodSentence(*values.period)).plain();
    law.reason +=
        u' ' +
        ModelText::tr(
            "The law repeats in the same way and agrees with the values through n = %1, so it holds for larger n, too.")
            .arg(groupedNumber(values.last()));
}

void addPeriodLaws(const LawValues &values, LawReport &report)
{
    if (!values.period)
        return;
    const Period &period = *values.period;
    const bool grows = period.saltus > 0;
    Law law;
    law.kind = grows ? Law::Kind::ArithmeticPeriod : Law::Kind::Period;
    law.statement = QStringLiteral("G(n + %1) = G(n)").arg(period.period);
    if (grows)
        law.statement += QStringLiteral(" + %1").arg(period.saltus);
    law.meaning = repeatedValues(values);
    law.complexity = grows ? 25 : 5;
    law.preperiod = period.preperiod;
    law.period = period.period;
    law.saltus = period.saltus;
    law.from = std::max(period.preperiod, values.first);
    law.checkedThrough = std::max(values.last(), period.checkedThrough);
    if (period.proved) {
        law.proved = true;
        law.proof = period;
        law.theorem = theoremName(period.theorem);
        law.reason = Sentence(periodSentence(period)).plain();
        report.laws.push_back(law);
        return;
    }
    Misses misses;
    for (quint64 n = law.from; n + period.period <= values.last() && !misses.later; ++n) {
        if (values.values[n + period.period] != values.values[n] + period.saltus)
            misses.later = n + period.period;
    }
    if (misses.later)
        report.failed.push_back({law.text(), {*misses.later}, law.complexity});
    else
        report.laws.push_back(law);
}

void addValueLaws(const LawValues &values, const std::vector<NumberFunction> &functions, LawReport &report,
                  const JobControl &control)
{
    FormulaSearch search(values, functions, {}, control);
    const std::optional<FittingFormula> fitting = search.run();
    for (const FittingFormula &failed : search.failed())
        addLaw(report, formulaLaw(failed, functions), failed.misses, values);
    if (fitting) {
        Law law = formulaLaw(*fitting, functions);
        const auto cycle = cycleOf(fitting->formula);
        if (cycle && provesFormula(values, fitting->misses, cycle->cycle, cycle->saltus))
            proveByPeriod(law, values);
        addLaw(report, law, fitting->misses, values);
        if (fitting->misses.areAtStart())
            return;
    }
    constexpr quint64 greatestModulus = 12;
    if (repeatsSoon(values))
        return;
    FittingClasses some; // the first ones
    for (quint64 modulus = 2; modulus <= greatestModulus && !control.isCancelled(); ++modulus) {
        FittingClasses found = classesModulo(values, functions, modulus, control);
        if (found.areAll && addClassLaw(values, functions, found, report))
            return;
        if (!found.areAll && !found.misses.later && some.classes.empty())
            some = std::move(found);
    }
    if (!fitting)
        addClassLaw(values, functions, some, report);
}

} // namespace mexplorer
