// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/own/ruletext.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace mexplorer;

/// Checks how rules that a user writes are read, and what is said about mistakes.
class RuleTextTest : public QObject
{
    Q_OBJECT

private slots:
    void normalForms_data();
    void normalForms();
    void mistakes_data();
    void mistakes();
    void anyTextEnds();
};

namespace {

Result<RuleText> readIn(const QString &braced)
{
    Scanner scanner(braced);
    scanner.take(u'{');
    return readRuleText(scanner);
}

} // namespace

void RuleTextTest::normalForms_data()
{
    QTest::addColumn<QString>("form");
    const auto row = [](const char *text, const char *form) { QTest::newRow(text) << QString::fromLatin1(form); };
    row("n->n-k:1<=k<=n/2", "n -> n-k : 1 <= k <= n/2");
    row("  n -> a , b : a+b = n ,0<a<b ", "n -> a, b : a+b = n, 0 < a < b");
    row("(x,y)->(x-k*y,y):k>=1,y>0;(x,y)->(x,y-k*x):k>=1,x>0",
        "(x, y) -> (x-k*y, y) : k >= 1, y > 0; (x, y) -> (x, y-k*x) : k >= 1, x > 0");
    row("n->n-k:k|n and not prime(k)or k in{1,n mod 3}", "n -> n-k : k|n and not prime(k) or k in {1, n mod 3}");
    row("n->floor(n/2);n->max(n-1,0)", "n -> floor(n/2); n -> max(n-1, 0)");
    row("n->n-k:k in 1..n^2", "n -> n-k : k in 1..n^2");
}

void RuleTextTest::normalForms()
{
    QFETCH(QString, form);
    const Result<RuleText> rules = readIn(u'{' + QString::fromLatin1(QTest::currentDataTag()) + u'}');
    QVERIFY2(rules, qPrintable(rules ? QString() : rules.problem().message));
    QCOMPARE(rules->text, form);
    QCOMPARE(readIn(u'{' + form + u'}')->text, form);
}

/// The first column is the opening brace.
void RuleTextTest::mistakes_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("advice");
    const auto row = [](const char *text, int column, const char *advice) {
        QTest::newRow(text) << column << QString::fromLatin1(advice);
    };
    row("n -> 2n", 8, "a product is written with '*', as in 2*n.");
    row("n -> n-k : prime k", 19, "expected '(', as in prime(k).");
    row("n -> k(n)", 7, "there is no function of this name; a product is written with '*'.");
    row("n -> (n-1, 2)", 7, "write n -> a, b without parentheses.");
    row("(x,y) -> x, y", 11, "expected a tuple of 2 numbers");
    row("(x,y) -> (x)", 14, "expected a tuple of 2 numbers");
    row("(x,y) -> (x,y,x)", 18, "expected a tuple of 2 numbers");
    row("(x) -> (x)", 6, "write one name without parentheses.");
    row("n -> n-1; (x,y) -> (x,y)", 18, "each alternative needs the same number of names");
    row("(x,x) -> (x,x)", 5, "the names before '->' must be different.");
    row("(a,b,c,d,e) -> (a,b,c,d,e)", 11, "a tuple has at most 4 names.");
    row("and -> 1", 2, "this word is part of the language; choose another name.");
    row("prime -> 1", 2, "this word is part of the language; choose another name.");
    row("n => n-1", 4, "expected '->', as in n -> n-1.");
    row("n - n-1", 4, "expected '->', as in n -> n-1.");
    row("n -> a, b, c, d", 16, "a move leaves at most 3 heaps.");
    row("n -> n-k : k", 14, "expected a comparison, as in k < n or 1 <= k <= 3.");
    row("n -> n-k : k < 3 | 9", 19, "'|' is not chained with comparisons; join two conditions by a comma.");
    row("n -> n-k : 1 | k | n", 19, "'|' is not chained with comparisons; join two conditions by a comma.");
    row("n -> n-k : k+1 in 1..3", 17, "only a name stands before 'in', as in k in 1..3.");
    row("n -> n-k : k in 1", 19, "expected a range or a set, as in k in 1..3 or k in {1, 4}.");
    row("n -> n-k : k == 1", 15, "equality is written as '='.");
    row("n -> n-k : k ** 2 = n", 15, "a power is written with '^', as in 2^k.");
    row("n -> n-k : k < 3 && k > 1", 19, "write 'and' or a comma.");
    row("n -> n-k : k % 3 = 1", 15, "write 'mod', as in n mod 3.");
    row("n -> n//2", 8, "write '/', which rounds down.");
    row("n -> (n-1", 7, "this parenthesis is not closed.");
    row("n -> n-1)", 10, "this parenthesis was not opened.");
    row("n -> gcd(n)", 12, "gcd takes two or more numbers.");
    row("n -> n-k : prime(k,n)", 22, "prime takes 1 number");
    row("n -> n-k : power(k)", 20, "power takes 2 number");
    row("n -> prime(n)", 7, "this is a condition, not a number; write it after ':' or a comma.");
    row("n -> mod", 7, "this word is part of the language.");
    row("", 2, "expected a name, as in n -> n-1 or (x,y) -> (x-1,y).");
    row("n", 3, "expected '->', as in n -> n-1.");
    row("n -> ", 7, "expected a number or a name.");
    row("n -> n-1 : ", 13, "expected a number or a name.");
    row("n -> n-1;", 11, "expected a name, as in n -> n-1 or (x,y) -> (x-1,y).");
    row("n -> n-1 : n > 1 : n < 9", 19, "expected ',' between conditions, ';' or the end.");
    row("n -> n@2", 8, "this sign has no meaning in rules.");
}

void RuleTextTest::mistakes()
{
    QFETCH(int, column);
    QFETCH(QString, advice);
    const Result<RuleText> rules = readIn(u'{' + QString::fromLatin1(QTest::currentDataTag()) + u'}');
    QVERIFY(!rules);
    const QString message = rules.problem().message;
    QVERIFY2(message.contains(advice), qPrintable(message));
    QVERIFY2(rules.problem().column == column,
             qPrintable(QStringLiteral("%1: %2").arg(rules.problem().column).arg(message)));
}

/// Deep nesting, long lists and long numbers end with rules or a problem.
void RuleTextTest::anyTextEnds()
{
    const QString many = QString(30'000, u'(');
    for (const QString &text :
         {many, "n -> " + many, "n -> " + QString(30'000, u'-') + u'n',
          "n -> n : " + QString(5'000, u'x').replace("x", "not ") + "n = 1", "n -> " + QString(20'000, u'9'),
          "n -> n" + QString(10'000, u'x').replace("x", "^2"), "n -> n" + QString(10'000, u'x').replace("x", "+1"),
          QString(70'000, u'n'), "n -> n" + QString(10'000, u'x').replace("x", ",1"),
          "n -> n : " + QString(7'000, u'x').replace("x", "n<n<") + u'n',
          "n -> n : n in {" + QString(20'000, u'x').replace("x", "1,") + "1}"}) {
        const Result<RuleText> rules = readIn(u'{' + text + u'}');
        if (!rules)
            QVERIFY2(rules.problem().message.endsWith(u'.') && rules.problem().message.size() < 1000,
                     qPrintable(rules.problem().message.left(300)));
    }
    QVERIFY(!readIn(QStringLiteral("{n -> n-1")));
}

MEXPLORER_TEST(RuleTextTest)
#include "tst_ruletext.moc"
