// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/heaptraits.h"
#include "model/law/law.h"
#include "model/law/numberfunctions.h"
#include "model/law/positionvalues.h"
#include "tests/parsed.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QTest>

#include <bit>
#include <cmath>
#include <functional>
#include <numeric>

using namespace mexplorer;

/// Tests the search for laws: known laws are found, what is called proved is true for far more values than were looked
/// at, and what holds for some values is said to hold for these alone. Values are computed in this file, by the
/// definition.
class LawTest : public QObject
{
    Q_OBJECT

private slots:
    void provedPeriodsAreTrue_data();
    void provedPeriodsAreTrue();
    void formulasAreTrue_data();
    void formulasAreTrue();
    void statementsAreTrue_data();
    void statementsAreTrue();
    void unprovedLawsNameTheirBound_data();
    void unprovedLawsNameTheirBound();
    void zeroLaws_data();
    void zeroLaws();
    void tupleLaws_data();
    void tupleLaws();
    void exceptionsAreListed();
    void failuresAreNamed();
    void refutedByAPeriod();
    void knownGamesAreNamed();
    void circlesHaveNoLaw();
    void problems();
    void cancels();
    void quadraticNumbersAreExact();
    void numberFunctionsAreRight();
    void positionValuesAreThoseOfWythoff();
};

namespace {

LawReport lawsOf(const QString &rules, std::optional<quint64> terms = {})
{
    JobControl control;
    const Result<LawReport> report = findLaws(rulesOf(rules), terms, control);
    return report ? *report : LawReport();
}

QString allSentences(const LawReport &report)
{
    QStringList lines;
    for (const Law &law : report.laws)
        lines << lawSentence(law);
    for (const FailedLaw &failed : report.failed)
        lines << failedLawSentence(failed, report);
    return lines.join(u'\n');
}

/// The law with this statement; null if there is none.
const Law *lawStating(const LawReport &report, const QString &statement)
{
    const auto found = std::ranges::find(report.laws, statement, &Law::statement);
    return found == report.laws.end() ? nullptr : &*found;
}

/// The least number that is not in \a values.
quint32 plainMex(std::vector<quint32> values)
{
    std::ranges::sort(values);
    quint32 mex = 0;
    for (const quint32 value : values)
        mex += value == mex ? 1 : 0;
    return mex;
}

using Splits = std::function<std::vector<std::vector<quint64>>(quint64)>;

/// G(0) to G(last) by the definition.
std::vector<quint32> plainValues(quint64 last, const Splits &splits)
{
    std::vector<quint32> values;
    for (quint64 n = 0; n <= last; ++n) {
        std::vector<quint32> reached;
        for (const std::vector<quint64> &heaps : splits(n)) {
            quint32 sum = 0;
            for (const quint64 heap : heaps)
                sum ^= values[heap];
            reached.push_back(sum);
        }
        values.push_back(plainMex(std::move(reached)));
    }
    return values;
}

Splits subtractionSplits(const std::vector<quint64> &set)
{
    return [set](quint64 n) {
        std::vector<std::vector<quint64>> all;
        for (const quint64 taken : set) {
            if (taken <= n)
                all.push_back({n - taken});
        }
        return all;
    };
}

Splits allButSplits(const std::vector<quint64> &set)
{
    return [set](quint64 n) {
        std::vector<std::vector<quint64>> all;
        for (quint64 taken = 1; taken <= n; ++taken) {
            if (std::ranges::find(set, taken) == set.end())
                all.push_back({n - taken});
        }
        return all;
    };
}

Splits octalSplits(const std::vector<int> &digits)
{
    return [digits](quint64 n) {
        std::vector<std::vector<quint64>> all;
        for (quint64 taken = 0; taken < digits.size() && taken <= n; ++taken) {
            const quint64 left = n - taken;
            if ((digits[taken] & 1) && left == 0 && taken > 0)
                all.push_back({});
            if ((digits[taken] & 2) && left > 0 && taken > 0)
                all.push_back({left});
            for (quint64 part = 1; (digits[taken] & 4) && 2 * part <= left; ++part)
                all.push_back({part, left - part});
        }
        return all;
    };
}

Splits laskerSplits()
{
    return [](quint64 n) {
        std::vector<std::vector<quint64>> all;
        for (quint64 left = 0; left < n; ++left)
            all.push_back({left});
        for (quint64 part = 1; 2 * part <= n; ++part)
            all.push_back({part, n - part});
        return all;
    };
}

/// Values of any game on heaps by the definition.
std::vector<quint32> plainValues(const RulesPtr &rules, quint64 last)
{
    return plainValues(last, [&](quint64 n) {
        std::vector<std::vector<quint64>> all;
        if (n > 0)
            forEachSplit(*rules, n, [&all](Cells heaps) { all.emplace_back(heaps.begin(), heaps.end()); });
        return all;
    });
}

/// Reads a formula of a statement as a user would, and evaluates it for one n.
class FormulaReader
{
public:
    FormulaReader(const QString &text, qint64 n, const std::vector<quint32> &values)
        : m_text(text), m_n(n), m_values(values)
    {
    }

    /// The value; std::nullopt if the text isn't a formula, or for an n that it says nothing about.
    std::optional<qint64> value()
    {
        for (const QString &part : m_text.split(QStringLiteral("; "))) {
            const qsizetype condition = part.indexOf(QStringLiteral(" if n "));
            if (condition >= 0 && !holds(part.mid(condition + 6)))
                continue;
            m_formula = condition >= 0 ? part.left(condition) : part;
            m_at = 0;
            const Fraction sum = remainder();
            return m_at == m_formula.size() && sum.below != 0 && sum.above % sum.below == 0
                       ? std::optional(sum.above / sum.below)
                       : std::nullopt;
        }
        return std::nullopt;
    }

private:
    struct Fraction
    {
        qint64 above;
        qint64 below;
    };

    bool holds(const QString &condition) const
    {
        if (condition.startsWith(QStringLiteral("is ")))
            return (m_n % 2 == 0) == (condition == QStringLiteral("is even"));
        static const QRegularExpression number(QStringLiteral("\\d+"));
        const qint64 modulus = condition.section(u' ', 1, 1).toLongLong();
        auto residues = number.globalMatch(condition.section(u'=', 1));
        bool isFound = false;
        while (residues.hasNext())
            isFound = residues.next().captured().toLongLong() == m_n % modulus || isFound;
        return isFound;
    }

    bool take(const QString &sign)
    {
        if (!m_formula.mid(m_at).startsWith(sign))
            return false;
        m_at += sign.size();
        return true;
    }

    Fraction remainder()
    {
        Fraction left = sum();
        while (take(QStringLiteral(" mod "))) {
            const qint64 modulus = sum().above;
            left = {((left.above / left.below) % modulus + modulus) % modulus, 1};
        }
        return left;
    }

    Fraction sum()
    {
        Fraction left = product();
        while (true) {
            const bool isPlus = take(QStringLiteral(" + "));
            if (!isPlus && !take(QStringLiteral(" - ")))
                return left;
            const Fraction right = product();
            left = {left.above * right.below + (isPlus ? 1 : -1) * right.above * left.below, left.below * right.below};
        }
    }

    Fraction product()
    {
        Fraction left = factor();
        while (true) {
            if (take(QStringLiteral("*"))) {
                left.above *= factor().above;
            } else if (take(QStringLiteral("/"))) {
                left.below *= factor().above;
            } else {
                return left;
            }
        }
    }

    Fraction factor()
    {
        static const QRegularExpression word(QStringLiteral("\\G(\\w*)"));
        const QString name = word.match(m_formula, m_at).captured(1);
        m_at += name.size();
        bool isNumber = false;
        const qint64 number = name.toLongLong(&isNumber);
        if (isNumber)
            return {number, 1};
        if (!take(QStringLiteral("(")))
            return {m_n, name == QStringLiteral("n") ? 1 : 0};
        const Fraction inner = remainder();
        if (!take(QStringLiteral(")")) || inner.below == 0)
            return {0, 0};
        if (name.isEmpty())
            return inner;
        if (name == QStringLiteral("floor"))
            return {inner.above / inner.below, 1};
        return {named(name, inner.above / inner.below), 1};
    }

    qint64 named(const QString &name, qint64 m) const
    {
        if (name == QStringLiteral("G"))
            return m_values[static_cast<std::size_t>(m)];
        static const std::vector<NumberFunction> functions = numberFunctions(1000);
        const auto found = std::ranges::find(functions, name, &NumberFunction::name);
        return found == functions.end() ? -1 : qint64(found->values[static_cast<std::size_t>(m)]);
    }

    QString m_text;
    qint64 m_n;
    const std::vector<quint32> &m_values;
    QString m_formula;
    qsizetype m_at = 0;
};

} // namespace

void LawTest::provedPeriodsAreTrue_data()
{
    QTest::addColumn<QList<int>>("numbers"); ///< a set, or the digits of a code
    QTest::addColumn<QString>("kind");
    QTest::addColumn<quint64>("last");
    const auto subtraction = [](const QString &rules, const QList<int> &set) {
        QTest::newRow(qPrintable(rules)) << set << QStringLiteral("subtraction") << quint64(30'000);
    };
    subtraction("subtraction{1-3}", {1, 2, 3});
    subtraction("subtraction{2-4}", {2, 3, 4});
    subtraction("subtraction{1,3,8}", {1, 3, 8});
    subtraction("subtraction{2,5,6}", {2, 5, 6});
    subtraction("subtraction{3,7,11,20}", {3, 7, 11, 20});
    subtraction("subtraction{5}", {5});
    subtraction("rules{n -> n-k : k in {1,4}}", {1, 4});
    const auto allBut = [](const QString &rules, const QList<int> &set) {
        QTest::newRow(qPrintable(rules)) << set << QStringLiteral("allbut") << quint64(3'000);
    };
    allBut("allbut{1}", {1});
    allBut("allbut{2,3}", {2, 3});
    allBut("allbut{1,4,6}", {1, 4, 6});
    allBut("nim", {});
    const auto octal = [](const QString &rules, const QList<int> &digits, quint64 last) {
        QTest::newRow(qPrintable(rules)) << digits << QStringLiteral("octal") << last;
    };
    octal("kayles", {0, 7, 7}, 3'000);
    octal("dawson", {0, 1, 3, 7}, 3'000);
    octal("octal{0.3}", {0, 3}, 20'000);
    octal("octal{0.33}", {0, 3, 3}, 20'000);
    octal("octal{0.07}", {0, 0, 7}, 3'000);
    octal("octal{4.4}", {4, 4}, 3'000);
    octal("octal{0.15}", {0, 1, 5}, 3'000);
    octal("octal{0.7}", {0, 7}, 3'000);
    octal("rules{n -> a, b : a + b = n-2}", {0, 0, 7}, 3'000);
    QTest::newRow("lasker") << QList<int>() << QStringLiteral("lasker") << quint64(2'000);
}

/// Each period that is called proved, with its formula, is true for all values of a plain computation.
void LawTest::provedPeriodsAreTrue()
{
    QFETCH(QList<int>, numbers);
    QFETCH(QString, kind);
    QFETCH(quint64, last);
    const std::vector<quint64> set(numbers.begin(), numbers.end());
    const std::vector<int> digits(numbers.begin(), numbers.end());
    const Splits splits = kind == QStringLiteral("subtraction") ? subtractionSplits(set)
                          : kind == QStringLiteral("allbut")    ? allButSplits(set)
                          : kind == QStringLiteral("octal")     ? octalSplits(digits)
                                                                : laskerSplits();
    const std::vector<quint32> values = plainValues(last, splits);
    const LawReport report = lawsOf(QString::fromUtf8(QTest::currentDataTag()), 200);
    bool hasPeriod = false;
    for (const Law &law : report.laws) {
        QVERIFY2(!law.proved || !law.theorem.isEmpty(), qPrintable(law.statement));
        QVERIFY2(!law.proved || !law.reason.isEmpty(), qPrintable(law.statement));
        if (law.kind != Law::Kind::Period && law.kind != Law::Kind::ArithmeticPeriod)
            continue;
        QVERIFY(law.proved);
        hasPeriod = true;
        for (quint64 n = *law.preperiod; n + *law.period < values.size(); ++n)
            QCOMPARE(values[n + *law.period], values[n] + law.saltus);
    }
    QVERIFY(hasPeriod);
}

void LawTest::formulasAreTrue_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<bool>("proved");
    QTest::addColumn<quint64>("from");
    const auto row = [](const char *rules, const char *statement, bool proved, quint64 from = 0) {
        QTest::newRow(rules) << QString::fromUtf8(statement) << proved << from;
    };
    row("nim", "G(n) = n", true);
    row("subtraction{1-3}", "G(n) = n mod 4", true);
    row("subtraction{2-4}", "G(n) = floor((n mod 6)/2)", true);
    row("octal{0.3}", "G(n) = n mod 2", true);
    row("allbut{1}", "G(n) = floor(n/2)", true);
    row("lasker", "G(n) = n - 1 if n mod 4 = 0; n if n mod 4 = 1 or 2; n + 1 if n mod 4 = 3", true, 1);
    row("rules{n -> n-k : k | n, k < n}", "G(n) = v2(n)", false, 1);
    row("rules{n -> k : k | n, k < n}", "G(n) = factors(n)", false, 1);
    row("rules{n -> n-k : 1 <= k <= n/2}", "G(n) = floor(odd(n + 1)/2)", false);
    row("rules{n -> n-k : k >= 1, 2*k < n}", "G(n) = floor(odd(n)/2)", false, 1);
    row("rules{n -> n-k : gcd(n,k) = 1}", "G(n) = 0 if n is even; least_prime_index(n) if n is odd", false, 2);
    row("rules{n -> n-k : power(2,k)}", "G(n) = n mod 3", false);
    row("rules{n -> n-k : odd(k)}", "G(n) = n mod 2", false);
    row("rules{n -> n-k : not k | n}", "G(n) = (n - 1)/2 if n is odd (for these n alone)", false);
    row("divide{2}", "G(n) = (G(floor(n/2)) + 1) mod 2", false, 1);
    row("divide{2,3}", "G(n) = G(floor(n/6))", false, 3);
}

/// Known laws are found, and the simplest of those that are proved comes first.
void LawTest::formulasAreTrue()
{
    QFETCH(QString, statement);
    QFETCH(bool, proved);
    QFETCH(quint64, from);
    const LawReport report = lawsOf(QString::fromUtf8(QTest::currentDataTag()), 400);
    const Law *law = lawStating(report, statement);
    QVERIFY2(law, qPrintable(allSentences(report)));
    QCOMPARE(law->proved, proved);
    QCOMPARE(law->from, from);
    QVERIFY(law->checkedThrough >= 800);
    bool isAfterProved = false;
    for (const Law &each : report.laws) {
        QVERIFY(!isAfterProved || !each.proved);
        isAfterProved = !each.proved;
    }
}

void LawTest::statementsAreTrue_data()
{
    QTest::addColumn<bool>("hasFormula");
    const QStringList without = {"kayles",        "grundy",
                                 "octal{0.15}",   "divide{3}",
                                 "divide{2,3,6}", "rules{n -> n-k : k <= 3, not power(2, n-k) or n-k = 1}"};
    for (const char *rules : {"nim",
                              "lasker",
                              "kayles",
                              "grundy",
                              "octal{0.3}",
                              "octal{0.7}",
                              "octal{0.15}",
                              "hex{0.8}",
                              "subtraction{1-3}",
                              "subtraction{2-4}",
                              "subtraction{4-9}",
                              "subtraction{1,3,5}",
                              "allbut{1}",
                              "allbut{2,3}",
                              "allbut{1,2,3}",
                              "divide{2}",
                              "divide{3}",
                              "divide{2,3}",
                              "divide{2,3,6}",
                              "rules{n -> n-k : k | n, k < n}",
                              "rules{n -> k : k | n, k < n}",
                              "rules{n -> n-k : 1 <= k <= n/2}",
                              "rules{n -> n-k : 1 <= k <= n/3}",
                              "rules{n -> n-k : k >= 1, 2*k < n}",
                              "rules{n -> n-k : gcd(n,k) = 1}",
                              "rules{n -> n-k : not k | n}",
                              "rules{n -> n-k : power(2,k)}",
                              "rules{n -> n-k : odd(k)}",
                              "rules{n -> n-k : even(k)}",
                              "rules{n -> n-1; n -> n/2}",
                              "rules{n -> n/2; n -> n/4}",
                              "rules{n -> n-1 : odd(n); n -> n-2 : n = 20}",
                              "rules{n -> n-k : k <= 3, not power(2, n-k) or n-k = 1}",
                              "rules{n -> a, b : a + b < n}",
                              "rules{n -> n-k : k in 1..n; n -> n-k, k : 1 <= k, 2*k <= n}"})
        QTest::newRow(rules) << !without.contains(QLatin1String(rules));
}

/// Formulas, read from their text, give the values by the definition, except where the law says so.
void LawTest::statementsAreTrue()
{
    QFETCH(bool, hasFormula);
    const RulesPtr rules = rulesOf(QString::fromUtf8(QTest::currentDataTag()));
    const std::vector<quint32> values = plainValues(rules, 300);
    bool isFound = false;
    for (const quint64 terms : {25, 60, 150}) {
        const LawReport report = lawsOf(QString::fromUtf8(QTest::currentDataTag()), terms);
        QVERIFY(report.checkedThrough >= 2 * terms);
        for (const Law &law : report.laws) {
            if (law.kind != Law::Kind::Formula && law.kind != Law::Kind::Classes)
                continue;
            QVERIFY2(law.statement.startsWith(QStringLiteral("G(n) = ")), qPrintable(law.statement));
            const QString formula = law.statement.mid(7).remove(QStringLiteral(" (for these n alone)"));
            const quint64 last = law.proved ? 300 : std::min<quint64>(law.checkedThrough, 300);
            quint64 compared = 0;
            for (quint64 n = law.from; n <= last; ++n) {
                const auto value = FormulaReader(formula, static_cast<qint64>(n), values).value();
                const bool isException = std::ranges::find(law.exceptions, n) != law.exceptions.end();
                if (!value && law.isPartial)
                    continue;
                ++compared;
                QVERIFY2(value && isException == (*value != values[n]),
                         qPrintable(law.statement + QStringLiteral(" at %1").arg(n)));
            }
            QVERIFY(compared > terms / 5);
            isFound = true;
        }
    }
    QVERIFY(isFound || !hasFormula);
}

void LawTest::unprovedLawsNameTheirBound_data()
{
    QTest::addColumn<int>("terms");
    for (const char *rules :
         {"grundy", "octal{0.6}", "octal{0.37}", "octal{0.106}", "divide{2}", "divide{2,3,6}", "fibonacci",
          "takeaway{3}", "rules{n -> n-1; n -> n/2}", "rules{n -> n-k : prime(k)}", "rules{n -> n-k : square(k)}",
          "rules{n -> n-k : gcd(n,k) = 1}", "rules{n -> n-k : k >= 1, k*k <= n}", "rules{n -> n - bitcount(n)}",
          "rules{n -> n-k : power(3,k)}", "rules{(x,y) -> (x-k,y); (x,y) -> (x,y-k)}",
          "rules{(x,y) -> (x-k,y); (x,y) -> (x,y-k); (x,y) -> (x-k,y-k)}"}) {
        for (const int terms : {20, 50, 300})
            QTest::addRow("%s %d", rules, terms) << terms;
    }
}

/// What isn't proved is said to hold through the last value that was checked, and nowhere more.
void LawTest::unprovedLawsNameTheirBound()
{
    QFETCH(int, terms);
    const QString rules = QString::fromUtf8(QTest::currentDataTag()).section(u' ', 0, -2);
    const LawReport report = lawsOf(rules, static_cast<quint64>(terms));
    QVERIFY(report.checkedThrough >= 2 * report.foundThrough);
    for (const Law &law : report.laws) {
        const QString sentence = lawSentence(law);
        QVERIFY2(!law.text().isEmpty() && !law.text().contains(QStringLiteral("all n")), qPrintable(law.text()));
        if (law.proved)
            continue;
        static const QRegularExpression bound(
            QStringLiteral("; holds for all (n from \\d+ to [\\d,]+|positions with numbers up to [\\d,]+)\\.$"));
        QVERIFY2(bound.match(sentence).hasMatch(), qPrintable(sentence));
        QVERIFY2(!sentence.contains(QStringLiteral("prove"), Qt::CaseInsensitive), qPrintable(sentence));
        QCOMPARE(sentence.count(QStringLiteral("all n")), law.arity == 1 ? 1 : 0);
        QVERIFY(law.theorem.isEmpty());
        QVERIFY(law.checkedThrough >= report.checkedThrough);
    }
}

void LawTest::zeroLaws_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<bool>("proved");
    const auto row = [](const char *rules, const char *statement, bool proved = false) {
        QTest::newRow(rules) << QString::fromUtf8(statement) << proved;
    };
    row("fibonacci", "G(n) = 0 exactly if n is a Fibonacci number", true);
    row("takeaway{3}",
        "G(n) = 0 exactly for n = 0, 1, 2, 3, 4, 6, ..., with p(k + 1) = p(k) + p(k - 3) from p(k) = 6 on");
    row("rules{n -> n-1; n -> n/2}", "G(n) = 0 exactly if n is a number that 2 divides an odd number of times");
    row("kayles", "G(n) = 0 only for n = 0", true);
    row("rules{n -> n-k : not k | n}", "G(n) = 0 only for n = 0, 1 and 2");
}

void LawTest::zeroLaws()
{
    QFETCH(QString, statement);
    QFETCH(bool, proved);
    const LawReport report = lawsOf(QString::fromUtf8(QTest::currentDataTag()), 100);
    const Law *law = lawStating(report, statement);
    QVERIFY2(law, qPrintable(allSentences(report)));
    QCOMPARE(law->proved, proved);
    QVERIFY(law->kind == Law::Kind::PPositions);
}

void LawTest::tupleLaws_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<bool>("proved");
    QTest::addColumn<quint64>("from");
    const auto row = [](const char *rules, const char *statement, bool proved = false, quint64 from = 0) {
        QTest::addRow("%s %s", rules, statement) << QString::fromUtf8(statement) << proved << from;
    };
    const char *golden =
        "The P-positions are (a,b) and (b,a) with a = floor(k*r), b = a + k, k >= 0, r = (1 + sqrt(5))/2";
    row("wythoff;", golden, true);
    row("rules{(x,y) -> (x-k,y); (x,y) -> (x,y-k); (x,y) -> (x-k,y-k)};", golden);
    row("rules{(x,y) -> (x-k,y); (x,y) -> (x,y-k)};", "G(x,y) = x xor y");
    row("rules{(x,y) -> (x-k,y); (x,y) -> (x,y-k)};", "(x,y) is a P-position exactly if x = y");
    row("rules{(x,y,z) -> (x-k,y,z); (x,y,z) -> (x,y-k,z); (x,y,z) -> (x,y,z-k)};", "G(x,y,z) = x xor y xor z");
    row("rules{(x,y,z) -> (x-k,y,z); (x,y,z) -> (x,y-k,z); (x,y,z) -> (x,y,z-k)};",
        "(x,y,z) is a P-position exactly if x xor y xor z = 0");
    row("rules{(x,y) -> (x-k,y) : k in 1..2; (x,y) -> (x,y-k) : k in 1..3};", "G(x,y) = (x mod 3) xor (y mod 4)");
    row("rules{(x,y) -> (x-k*y,y) : k >= 1; (x,y) -> (x,y-k*x) : k >= 1};",
        "(x,y) is a P-position exactly if x != y, max(x,y) < r*min(x,y), r = (1 + sqrt(5))/2", false, 1);
    row("rules{(x,y) -> (x-1,y); (x,y) -> (x,y-1); (x,y) -> (x-1,y-1)};",
        "(x,y) is a P-position exactly if (x mod 2, y mod 2) = (0,0)");
    row("moore{2};",
        "(x,y,z) is a P-position exactly if 3 divides the number of ones in each column of the binary digits", true);
}

void LawTest::tupleLaws()
{
    QFETCH(QString, statement);
    QFETCH(bool, proved);
    QFETCH(quint64, from);
    const QString tag = QString::fromUtf8(QTest::currentDataTag());
    const LawReport report = lawsOf(tag.left(tag.indexOf(statement)).trimmed().chopped(1));
    const Law *law = lawStating(report, statement);
    QVERIFY2(law, qPrintable(allSentences(report)));
    QCOMPARE(law->proved, proved);
    QCOMPARE(law->from, from);
    QCOMPARE(law->checkedThrough, report.checkedThrough);
    QVERIFY(law->arity > 1);
}

void LawTest::exceptionsAreListed()
{
    const LawReport report = lawsOf("rules{n -> n-1 : odd(n); n -> n-2 : n = 20}", 1000);
    const Law *law = lawStating(report, "G(n) = n mod 2");
    QVERIFY2(law, qPrintable(allSentences(report)));
    QCOMPARE(law->exceptions, (std::vector<Cell>{20, 21}));
    QCOMPARE(lawSentence(*law), "G(n) = n mod 2, except for n = 20 and 21; holds for all n from 0 to 2,000.");
    QVERIFY(!law->proved);
}

/// A law that is true for the values that it is found from, and false for a later one, is no law.
void LawTest::failuresAreNamed()
{
    for (const quint64 failsAt : {102, 150, 198}) {
        const LawReport report =
            lawsOf(QStringLiteral("rules{n -> n-1 : odd(n); n -> n-2 : n = %1}").arg(failsAt), 100);
        QCOMPARE(report.laws.size(), std::size_t(0));
        QCOMPARE(report.failed.size(), std::size_t(1));
        QCOMPARE(report.failed[0].statement, "G(n) = n mod 2");
        QCOMPARE(report.failed[0].failsAt, std::vector<Cell>{failsAt});
        QVERIFY(failedLawSentence(report.failed[0], report).startsWith(QStringLiteral("No law: ")));
    }
    const LawReport later = lawsOf("rules{n -> n-1 : odd(n); n -> n-2 : n = 202}", 100);
    QVERIFY(lawStating(later, "G(n) = n mod 2"));
    QCOMPARE(later.failed.size(), std::size_t(0));
    const LawReport pairs = lawsOf("rules{(x,y) -> (x-k,y); (x,y) -> (x,y-k) : x < 50}");
    QVERIFY2(!lawStating(pairs, "G(x,y) = x xor y"), qPrintable(allSentences(pairs)));
    const auto failed = std::ranges::find(pairs.failed, QStringLiteral("G(x,y) = x xor y"), &FailedLaw::statement);
    QVERIFY2(failed != pairs.failed.end(), qPrintable(allSentences(pairs)));
    QCOMPARE(failed->failsAt.size(), std::size_t(2));
    QVERIFY(std::ranges::max(failed->failsAt) >= 50);
}

/// A proved period may refute a formula far beyond the values that were asked for.
void LawTest::refutedByAPeriod()
{
    const LawReport report = lawsOf("subtraction{1,50}", 20);
    QVERIFY2(!lawStating(report, "G(n) = n mod 2"), qPrintable(allSentences(report)));
    QVERIFY(lawStating(report, "G(n + 51) = G(n)"));
}

void LawTest::knownGamesAreNamed()
{
    const LawReport own = lawsOf("rules{n -> a, b : a + b = n-1; n -> a, b : a + b = n-2}", 200);
    const Law *law = lawStating(own, "G(n) is that of octal{0.77}");
    QVERIFY2(law && law->proved, qPrintable(allSentences(own)));
    QCOMPARE(law->theorem, "same moves");
    const LawReport cousin = lawsOf("octal{4.4}", 200);
    QVERIFY2(lawStating(cousin, "G(n) is that of octal{4.6}"), qPrintable(allSentences(cousin)));
    const LawReport unproved = lawsOf("rules{n -> n-k : k in 1..n; n -> n-k, k : 1 <= k, 2*k <= n}", 200);
    law = lawStating(unproved, "G(n) is that of lasker");
    QVERIFY2(law && !law->proved, qPrintable(allSentences(unproved)));
}

void LawTest::circlesHaveNoLaw()
{
    const LawReport report = lawsOf("rules{(x,y) -> (y,x)}");
    QVERIFY(report.laws.empty());
    QVERIFY2(noLawSentence(report).contains(QStringLiteral("circle")), qPrintable(noLawSentence(report)));
    QCOMPARE(noLawSentence(lawsOf("rules{n -> n-k : prime(k)}", 100)),
             "No law is found from the values through n = 100.");
}

void LawTest::problems()
{
    JobControl control;
    const auto problemOf = [&](const QString &rules, std::optional<quint64> terms) {
        const Result<LawReport> report = findLaws(rulesOf(rules), terms, control);
        return report ? Problem() : report.problem();
    };
    QVERIFY(problemOf("matrix", {}).code == Problem::Code::OtherGame);
    QVERIFY(problemOf("chomp", {}).code == Problem::Code::OtherGame);
    QVERIFY(problemOf("rules{n -> n-1; n -> n+1 : n = 12}", {}).kind == Problem::Kind::BadInput);
    QVERIFY(problemOf("rules{(x,y) -> (x+1,y)}", {}).kind == Problem::Kind::Limit);
}

void LawTest::cancels()
{
    for (const char *rules : {"kayles", "grundy", "fibonacci", "wythoff", "rules{n -> n-k : prime(k)}"}) {
        JobControl control;
        control.cancel();
        const Result<LawReport> report = findLaws(rulesOf(rules), {}, control);
        QVERIFY2(!report && report.problem().kind == Problem::Kind::Cancelled, rules);
    }
}

void LawTest::quadraticNumbersAreExact()
{
    QVERIFY(quadraticNumbers().size() > 100);
    for (const QuadraticNumber &number : quadraticNumbers()) {
        const long double size = (static_cast<long double>(number.a) +
                                  static_cast<long double>(number.b) * std::sqrt(static_cast<long double>(number.d))) /
                                 static_cast<long double>(number.e);
        for (qint64 k = 0; k < 500; k += 7) {
            QCOMPARE(number.floorOf(k), static_cast<qint64>(std::floor(size * static_cast<long double>(k))));
            QCOMPARE(number.isLess(k, 37), size < static_cast<long double>(k) / 37);
        }
    }
    QCOMPARE(quadraticNumbers().front().text(), "sqrt(2)");
}

void LawTest::numberFunctionsAreRight()
{
    constexpr quint64 last = 3000;
    const std::vector<NumberFunction> functions = numberFunctions(last);
    const auto at = [&](const char *name, quint64 m) {
        const auto found = std::ranges::find(functions, QLatin1String(name), &NumberFunction::name);
        return found == functions.end() ? ~quint64(0) : quint64(found->values[m]);
    };
    quint64 primes = 0;
    for (quint64 m = 1; m <= last; ++m) {
        quint64 divisors = 0;
        quint64 greatest = 0;
        quint64 least = 0;
        for (quint64 d = 1; d <= m; ++d) {
            if (m % d != 0)
                continue;
            ++divisors;
            greatest = d < m ? d : greatest;
            least = least == 0 && d > 1 ? d : least;
        }
        primes += divisors == 2 ? 1 : 0;
        quint64 twos = 0;
        quint64 odd = m;
        for (; odd % 2 == 0; odd /= 2)
            ++twos;
        quint64 factors = 0;
        for (quint64 rest = m, d = 2; rest > 1;) {
            if (rest % d == 0) {
                rest /= d;
                ++factors;
            } else {
                ++d;
            }
        }
        QCOMPARE(at("v2", m), twos);
        QCOMPARE(at("odd", m), odd);
        QCOMPARE(at("low", m), m / odd);
        QCOMPARE(at("divisors", m), divisors);
        QCOMPARE(at("greatest_divisor", m), greatest);
        QCOMPARE(at("least_prime", m), least);
        QCOMPARE(at("primes_through", m), primes);
        QCOMPARE(at("factors", m), factors);
        QCOMPARE(at("digits10", m), quint64(QString::number(m).size()));
        QCOMPARE(at("root", m), quint64(std::sqrt(static_cast<double>(m))));
        QCOMPARE(at("bitcount", m), quint64(QString::number(m, 2).count(u'1')));
    }
}

void LawTest::positionValuesAreThoseOfWythoff()
{
    constexpr quint64 last = 20;
    JobControl control;
    const RulesPtr rules = rulesOf("wythoff");
    PositionValues values(rules, 1'000'000);
    std::vector<std::vector<quint32>> plain(last + 1, std::vector<quint32>(last + 1));
    for (quint64 x = 0; x <= last; ++x) {
        for (quint64 y = 0; y <= last; ++y) {
            std::vector<quint32> reached;
            for (quint64 k = 1; k <= std::max(x, y); ++k) {
                if (k <= x)
                    reached.push_back(plain[x - k][y]);
                if (k <= y)
                    reached.push_back(plain[x][y - k]);
                if (k <= x && k <= y)
                    reached.push_back(plain[x - k][y - k]);
            }
            plain[x][y] = plainMex(std::move(reached));
            const Result<Value> value = values.value({std::min(x, y), std::max(x, y)}, control);
            QVERIFY(value.ok());
            QCOMPARE(*value, plain[x][y]);
        }
    }
}

MEXPLORER_TEST(LawTest)
#include "tst_law.moc"
