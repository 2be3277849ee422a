// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/functionref.h"
#include "model/core/jobcontrol.h"
#include "model/core/result.h"
#include "tests/testprogram.h"

#include <QTest>

#include <functional>
#include <memory>
#include <numeric>
#include <optional>
#include <thread>
#include <vector>

using namespace mexplorer;

namespace {

template <class... Arguments> constexpr bool makesProblem = requires(Arguments... arguments)
{
    Problem::badInput(arguments...);
}
|| requires(Arguments... arguments)
{
    Problem{arguments...};
};
// A problem can't be made without a code.
static_assert(makesProblem<Problem::Code, QString>);
static_assert(!makesProblem<QString>);
static_assert(!makesProblem<QString, int, int>);
static_assert(!makesProblem<QString, Problem::Kind>);
static_assert(!makesProblem<QString, Problem::Kind, int, int>);

int doubled(int number)
{
    return 2 * number;
}

int sumOver(int count, FunctionRef<int(int)> term)
{
    int sum = 0;
    for (int i = 0; i < count; ++i)
        sum += term(i);
    return sum;
}

/// Returns how it was called, and counts copies.
struct Called
{
    int copies = 0;
    Called() = default;
    Called(const Called &other) : copies(other.copies + 1) {}
    QString operator()() { return QStringLiteral("changeable"); }
    QString operator()() const { return QStringLiteral("constant"); }
};

} // namespace

/// Types for passing data: results, callables and JobControl.
class ResultTest : public QObject
{
    Q_OBJECT

private slots:
    void holdsAValueOrAProblem();
    void movesWhatCannotBeCopied();
    void problemsSayTheirKind_data();
    void problemsSayTheirKind();
    void problemsAreEqualByAllTheySay();
    void callablesAreBorrowed();
    void callablesKeepConstness();
    void callablesPassOnWhatTheyAreGiven();
    void jobsStartAtNothing();
    void jobsHaveParts();
    void jobsAreSeenFromOtherThreads();
};

void ResultTest::holdsAValueOrAProblem()
{
    Result<int> number = 7;
    QVERIFY(number.ok() && number);
    QCOMPARE(*number, 7);
    number.value() = 8;
    QCOMPARE(number.value(), 8);
    number = Problem::limit(Problem::Code::TooMany, QStringLiteral("Too many."));
    QVERIFY(!number.ok() && !number);
    QCOMPARE(number.problem().message, QStringLiteral("Too many."));
    const Result<QString> word = QStringLiteral("word");
    QCOMPARE(word->size(), 4);
    // A result may contain an empty optional, which is a value nevertheless.
    const Result<std::optional<int>> nothing = std::optional<int>();
    QVERIFY(nothing);
    QVERIFY(!nothing->has_value());
    const Result<bool> no = false;
    QVERIFY(no);
    QVERIFY(!*no);
}

void ResultTest::movesWhatCannotBeCopied()
{
    Result<std::unique_ptr<int>> result = std::make_unique<int>(5);
    QVERIFY(result);
    Result<std::unique_ptr<int>> taken = std::move(result);
    const std::unique_ptr<int> pointer = std::move(taken).value();
    QVERIFY(pointer);
    QCOMPARE(*pointer, 5);
    const auto make = [] { return Result<std::unique_ptr<int>>(std::make_unique<int>(6)); };
    QCOMPARE(*(*make()), 6);
}

void ResultTest::problemsSayTheirKind_data()
{
    QTest::addColumn<Problem>("problem");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("length");
    const QString words = QStringLiteral("There is no file x.");
    QTest::newRow("input") << Problem::badInput(Problem::Code::UnexpectedText, words) << int(Problem::Kind::BadInput)
                           << 0 << 0;
    QTest::newRow("place") << Problem::badInput(Problem::Code::UnexpectedText, words, 3, 2)
                           << int(Problem::Kind::BadInput) << 3 << 2;
    QTest::newRow("limit") << Problem::limit(Problem::Code::Positions, words) << int(Problem::Kind::Limit) << 0 << 0;
    QTest::newRow("file") << Problem::file(Problem::Code::NoFile, words) << int(Problem::Kind::File) << 0 << 0;
}

void ResultTest::problemsSayTheirKind()
{
    QFETCH(Problem, problem);
    QCOMPARE(problem.message, QStringLiteral("There is no file x."));
    QTEST(int(problem.kind), "kind");
    QTEST(problem.column, "column");
    QTEST(problem.length, "length");
}

void ResultTest::problemsAreEqualByAllTheySay()
{
    const Problem one = Problem::badInput(Problem::Code::UnexpectedText, QStringLiteral("a."), 1, 2);
    QVERIFY(one == Problem::badInput(Problem::Code::UnexpectedText, QStringLiteral("a."), 1, 2));
    QVERIFY(one != Problem::badInput(Problem::Code::UnexpectedText, QStringLiteral("b."), 1, 2));
    QVERIFY(one != Problem::badInput(Problem::Code::UnexpectedText, QStringLiteral("a."), 2, 2));
    QVERIFY(one != Problem::badInput(Problem::Code::UnexpectedText, QStringLiteral("a."), 1, 1));
    QVERIFY(Problem::limit(Problem::Code::Memory, QStringLiteral("a.")) !=
            Problem::limit(Problem::Code::Positions, QStringLiteral("a.")));
    QCOMPARE(Problem::cancelled().kind, Problem::Kind::Cancelled);
    QVERIFY(Problem::cancelled() == Problem::cancelled());
    QCOMPARE(Problem::cancelled().message, QStringLiteral("The work was cancelled; what was finished is kept."));
}

void ResultTest::callablesAreBorrowed()
{
    QCOMPARE(sumOver(5, &doubled), 20);
    QCOMPARE(sumOver(5, [](int i) { return i * i; }), 30);
    const std::function<int(int)> stored = doubled;
    QCOMPARE(sumOver(5, stored), 20);
    // State is stored in the callable, not in a copy of it.
    int calls = 0;
    auto counting = [calls = 0, &total = calls](int) mutable { return total = ++calls; };
    QCOMPARE(sumOver(4, counting), 1 + 2 + 3 + 4);
    QCOMPARE(sumOver(2, counting), 5 + 6);
    QCOMPARE(calls, 6);
    // The same for one that can't be copied, and one that is moved.
    const auto owner = [number = std::make_unique<int>(10)](int i) { return *number + i; };
    QCOMPARE(sumOver(3, owner), 33);
    const auto twice = [](int i) { return 2 * i; };
    const FunctionRef<int(int)> first = twice;
    const FunctionRef<int(int)> second = first;
    QCOMPARE(sumOver(5, second), 20);
}

void ResultTest::callablesKeepConstness()
{
    Called called;
    const Called &constant = called;
    QCOMPARE(FunctionRef<QString()>(called)(), QStringLiteral("changeable"));
    QCOMPARE(FunctionRef<QString()>(constant)(), QStringLiteral("constant"));
    QCOMPARE(called.copies, 0);
}

void ResultTest::callablesPassOnWhatTheyAreGiven()
{
    std::vector<int> numbers = {3, 1, 2};
    const auto append = [](std::vector<int> &to, std::unique_ptr<int> number) { to.push_back(*number); };
    const FunctionRef<void(std::vector<int> &, std::unique_ptr<int>)> sink = append;
    sink(numbers, std::make_unique<int>(9));
    QCOMPARE(numbers, (std::vector<int>{3, 1, 2, 9}));
    int &last =
        FunctionRef<int &(std::vector<int> &)>([](std::vector<int> &of) -> int & { return of.back(); })(numbers);
    last = 7;
    QCOMPARE(numbers.back(), 7);
}

void ResultTest::jobsStartAtNothing()
{
    JobControl control;
    QVERIFY(!control.isCancelled());
    QCOMPARE(control.done(), quint64(0));
    QCOMPARE(control.total(), quint64(0));
    control.setProgress(3, 10);
    QCOMPARE(control.done(), quint64(3));
    QCOMPARE(control.total(), quint64(10));
    control.setProgress(~quint64(0), 0);
    QCOMPARE(control.done(), ~quint64(0));
    QCOMPARE(control.total(), quint64(0));
    control.cancel();
    control.cancel();
    QVERIFY(control.isCancelled());
}

void ResultTest::jobsHaveParts()
{
    JobControl control;
    QVERIFY(control.share() < 0);
    control.setPart(0, 0.5F);
    QVERIFY(control.share() < 0);
    control.setProgress(10, 20);
    QCOMPARE(control.share(), 0.25);
    control.setProgress(20, 20);
    QCOMPARE(control.share(), 0.5);
    control.setPart(0.5F, 1);
    QCOMPARE(control.share(), 0.5);
    control.setProgress(1, 2);
    QCOMPARE(control.share(), 0.75);
    control.setProgress(7, 2);
    QCOMPARE(control.share(), 1.0);
}

void ResultTest::jobsAreSeenFromOtherThreads()
{
    JobControl control;
    quint64 turns = 0;
    std::jthread work([&] {
        while (!control.isCancelled())
            control.setProgress(++turns, 0);
    });
    bool forwards = true;
    for (quint64 before = 0; before < 1000;) {
        const quint64 now = control.done();
        forwards = forwards && now >= before;
        before = now;
    }
    control.cancel();
    work.join();
    QVERIFY(forwards);
    QCOMPARE(control.done(), turns);
    QVERIFY(turns >= 1000);
}

MEXPLORER_TEST(ResultTest)
#include "tst_result.moc"
