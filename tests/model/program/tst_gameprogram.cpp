// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/exceptions.h"
#include "model/program/gameprogram.h"
#include "model/solve/solver.h"
#include "tests/model/games/randomrules.h"
#include "tests/parsed.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

/// Runs the programs that are written for positions, and compares what they print with the solver.
class GameProgramTest : public QObject
{
    Q_OBJECT

private slots:
    void programsPrintTheValue();
    void largeHeapsAreAnsweredByLaws();
    void programsOfRandomRules();
    void repetitionIsNamed();
    void refusesTheRest_data();
    void refusesTheRest();
};

namespace {

/// Positions of all families and of each form of a user's rules.
const char *const programGames[] = {
    "nim:3,4,5",
    "nim:0",
    "subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14",
    "subtraction{1,4,9}:50,77",
    "subtraction{3,5,8}:0",
    "kayles:7 + nim:3,4",
    "octal{0.137}:200,31",
    "octal{4.3}:30",
    "octal{0.6}:40",
    "octal{0.045}:60",
    "hex{0.8}:20",
    "hex{0.F}:21",
    "hex{C.9}:19",
    "dawson:25,26",
    "grundy:60",
    "divide{2,3,6}:100",
    "allbut{2,3}:44,9",
    "allbut{1,4,7}:60",
    "lasker:3,5,8",
    "wythoff:(3,5) + wythoff:(9,4)",
    "moore{2}:(1,2,3)",
    "moore{1}:(2,5)",
    "moore{3}:(2,2,2,1)",
    "fibonacci:13",
    "fibonacci:(20,3)",
    "takeaway{7/2}:17",
    "turtles:THHTH",
    "mockturtles:HTHTHHH",
    "ruler:THTHHHHT",
    "matrix:0110/0000/0000/0001",
    "matrix:3x3",
    "cram:3x4",
    "cram:2x3 + cram:3x3",
    "chomp:3x4",
    "chomp:4,4,2",
    "rules{n -> n-k : prime(k)}:20",
    "rules{n -> n-k : 1 <= k <= n/2}:33,20",
    "rules{n -> n-k : k | n, k < n}:60",
    "rules{n -> n-k : gcd(n,k) = 1}:30",
    "rules{n -> n-1; n -> floor(n/2)}:25",
    "rules{n -> n/2; n -> n/3}:100000",
    "rules{n -> n/2 : even(n); n -> (n+1)/3; n -> 0, n/4}:1000000",
    "rules{(x,y) -> (x-1, y)}:(3000,2)",
    "rules{n -> a, b : a + b = n, 0 < a < b}:30",
    "rules{n -> a, b : a + b = n-1; n -> a, b : a + b = n-2}:20",
    "rules{n -> a, b, c : a + b + c = n-1}:14",
    "rules{m -> m-n : n in {1, m/3, 7/(m-5)}, n >= 1}:30",
    "rules{m -> m-seen : seen in 1..4 ; n -> n-g : g = 7}:30",
    "rules{n -> n-k : k^2 < n, not (12/(k-2) > 3 or digit(1,k-1)), k > 0}:40",
    "rules{n -> n-k : xor(n,k) > n or bitcount(k) = 2 and odd(n), k >= 1}:40",
    "rules{n -> n-k : power(2,k) or square(k), not lcm(k,4) = 8, k >= 1}:40",
    "rules{n -> n-k : digitsum(n) mod (k-3) = 1, k != 0}:50",
    "rules{n -> n-k : (k-5) mod -3 = -2, k > 0}:40",
    "rules{n -> max(n-5, min(n-k, 3)) : k in 1..2}:25",
    "rules{n -> abs(k-3) : k < n, k > 3}:18",
    "rules{n -> n-k : 2*k > n, k < n - 1; n -> bitand(n,6) - 1}:30",
    "rules{(x,y) -> (x-k*y, y) : k >= 1, y > 0; (x,y) -> (x, y-k*x) : k >= 1, x > 0}:(25,7)",
    "rules{(x,y) -> (x-k, y); (x,y) -> (x, y-k); (a,b) -> (a-k, b-k)}:(5,8)",
    "rules{(a,b,c) -> (a-k, b, c); (a,b,c) -> (a+k, b-k, c); (a,b,c) -> (a, b+k, c-k)}:(2,3,1)",
    "rules{(x,y) -> (y, x-1)}:(3,4)",
    "row{1 -> 0; 11 -> 00}:1*12",
    "row{11 -> 00}:1*9,1*6",
    "row{_ -> X; stop XXX}:_*7",
    "row{^1 -> 0; 1$ -> ; 1?1 -> 0?0}:1101011",
    "row{11 -> 1; 10 -> 0}:110110",
    "board{11 -> 00; turned}:3x4",
    "board{11/11 -> 00/00}:4x4",
    "board{1?/01 -> 0?/00; stop 000; turned; mirrored}:110/011/101",
    "octal{0.77}:12 + rules{n -> n-k : prime(k)}:9 + row{11 -> 00}:1*7 + wythoff:(2,2)",
};

const char *const largeGames[] = {
    "nim:1000000000000000000,12345678901234567",
    "subtraction{1-3}:2147483647",
    "subtraction{2,7,11}:999999999999999999",
    "kayles:1000000000000000000 + kayles:999999999999999994",
    "octal{0.137}:123456789012345678",
    "allbut{2,3}:1000000000000000000",
    "allbut{1,4,7}:123456789012345677",
    "divide{2,3,6}:1000000000000000000",
    "lasker:999999999999999999,999999999999999994",
};

/// What a program printed in its first line; a sentence in \a failure if it failed.
QString firstLine(const QString &program, const QStringList &arguments, QString &failure)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(300'000) || process.exitCode() != 0) {
        failure = program + QStringLiteral(" failed: ") + QString::fromUtf8(process.readAllStandardError());
        return {};
    }
    return QString::fromUtf8(process.readAllStandardOutput());
}

class Programs
{
public:
    void add(const Position &position, quint64 value)
    {
        m_positions.push_back(position);
        m_values.push_back(value);
    }

    /// Runs all programs, in Python or C++; those in C++ are compiled together. Returns what is wrong.
    QStringList wrong(ProgramLanguage language) const
    {
        const bool isPython = language == ProgramLanguage::Python;
        const QString tool =
            QStandardPaths::findExecutable(isPython ? QStringLiteral("python3") : QStringLiteral("g++"));
        if (tool.isEmpty())
            return {isPython ? QStringLiteral("python3 is needed for this test; install it.")
                             : QStringLiteral("g++ is needed for this test; install it.")};
        QStringList wrong;
        QStringList texts;
        for (const Position &position : m_positions) {
            JobControl control;
            const Result<QString> text = gameProgram(position, Convention::Normal, language, control);
            if (!text)
                wrong << position.text() + QStringLiteral(": ") + text.problem().message;
            texts << (text ? *text : QString());
        }
        if (!wrong.isEmpty())
            return wrong;
        const QStringList printed = isPython ? byPython(tool, texts, wrong) : byCpp(tool, texts, wrong);
        for (qsizetype i = 0; i < printed.size(); ++i) {
            const quint64 value = m_values[static_cast<std::size_t>(i)];
            const QString expected =
                QString::number(value) + (value != 0 ? QStringLiteral("\nFirst\n") : QStringLiteral("\nSecond\n"));
            if (printed[i] != expected)
                wrong << m_positions[static_cast<std::size_t>(i)].text() + QStringLiteral(" printed ") + printed[i] +
                             QStringLiteral(" instead of ") + expected + texts[i];
        }
        return wrong;
    }

private:
    static QString written(const QTemporaryDir &folder, const QString &name, const QString &text)
    {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(text.toUtf8());
        return file.fileName();
    }

    static QStringList byPython(const QString &python, const QStringList &texts, QStringList &wrong)
    {
        const QTemporaryDir folder;
        QStringList printed;
        for (const QString &text : texts) {
            QString failure;
            printed << firstLine(python, {written(folder, QStringLiteral("game.py"), text)}, failure);
            if (!failure.isEmpty())
                wrong << failure + text;
        }
        return printed;
    }

    /// Each program in a namespace of its own, after all includes.
    static QStringList byCpp(const QString &compiler, const QStringList &texts, QStringList &wrong)
    {
        QStringList includes;
        QString all;
        QString calls;
        for (qsizetype i = 0; i < texts.size(); ++i) {
            all += QStringLiteral("namespace game%1 {\n").arg(i);
            for (const QString &line : texts[i].split(u'\n')) {
                if (line.startsWith(QStringLiteral("#include")))
                    includes << line;
                else
                    all += QString(line).replace(QStringLiteral("int main()"), QStringLiteral("void run()")) + u'\n';
            }
            all += QStringLiteral("}\n");
            calls += QStringLiteral("    game%1::run();\n    std::cout << \"----\\n\";\n").arg(i);
        }
        includes.removeDuplicates();
        const QTemporaryDir folder;
        const QString source = written(folder, QStringLiteral("games.cpp"),
                                       includes.join(u'\n') + u'\n' + all + QStringLiteral("int main() {\n") + calls +
                                           QStringLiteral("}\n"));
        QString failure;
        firstLine(compiler, {"-O1", "-std=c++17", "-o", folder.filePath("games"), source}, failure);
        QStringList printed;
        if (failure.isEmpty())
            printed = firstLine(folder.filePath("games"), {}, failure).split(QStringLiteral("----\n"));
        if (!failure.isEmpty()) {
            wrong << failure;
            return {};
        }
        printed.removeLast();
        if (printed.size() != texts.size())
            wrong << QStringLiteral("some programs in C++ did not run");
        return printed;
    }

    std::vector<Position> m_positions;
    std::vector<quint64> m_values;
};

QStringList wrongInBoth(const Programs &programs)
{
    return programs.wrong(ProgramLanguage::Python) + programs.wrong(ProgramLanguage::Cpp);
}

std::optional<quint64> solved(const Position &position)
{
    JobControl control;
    const Result<Value> value = Solver().value(position, control);
    return value ? std::optional<quint64>(*value) : std::nullopt;
}

} // namespace

void GameProgramTest::programsPrintTheValue()
{
    Programs programs;
    for (const char *game : programGames) {
        const Result<Position> position = parsePosition(QString::fromUtf8(game));
        QVERIFY2(position, qPrintable(QString::fromUtf8(game) + (position ? QString() : position.problem().message)));
        const auto value = solved(*position);
        QVERIFY2(value, game);
        programs.add(*position, *value);
    }
    const QStringList wrong = wrongInBoth(programs);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void GameProgramTest::largeHeapsAreAnsweredByLaws()
{
    Programs programs;
    for (const char *game : largeGames) {
        const Position position = parsePosition(QString::fromUtf8(game), GreatestHeap::Large).value();
        JobControl control;
        quint64 nimSum = 0;
        for (const Component &component : position.components) {
            const Result<quint64> value = Solver().largeValue(component, control);
            QVERIFY2(value, game);
            nimSum ^= *value;
        }
        programs.add(position, nimSum);
    }
    const QStringList wrong = wrongInBoth(programs);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

/// Rules made by the grammar, where play ends.
void GameProgramTest::programsOfRandomRules()
{
    constexpr int wanted = 40;
    Programs programs;
    int found = 0;
    for (quint32 seed = 1; found < wanted && seed < 2'000; ++seed) {
        randomrules::Maker maker(seed);
        const int arity = seed % 3 == 0 ? 2 : 1;
        const QString rules = QStringLiteral("rules{%1}").arg(maker.text(maker.game(arity)));
        const QString start = arity == 1 ? QString::number(10 + seed % 7) : QStringLiteral("(5,%1)").arg(seed % 6);
        const Result<Position> position = parsePosition(rules + u':' + start);
        if (!position || !isAcyclic(*position))
            continue;
        try {
            const auto value = solved(*position);
            if (!value || (*value == 0 && seed % 4 != 0)) // most have no moves
                continue;
            programs.add(*position, *value);
            ++found;
        } catch (const ProblemException &) { // too many choices
        }
    }
    QVERIFY(found >= wanted / 2);
    const QStringList wrong = wrongInBoth(programs);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

/// A program whose play goes round in a circle ends with a sentence, and doesn't print a value.
void GameProgramTest::repetitionIsNamed()
{
    JobControl control;
    const Result<QString> text = gameProgram(parsed(QStringLiteral("row{10 -> 01; 01 -> 10}:100")), Convention::Normal,
                                             ProgramLanguage::Python, control);
    QVERIFY(text);
    QProcess process;
    process.start(QStringLiteral("python3"), {QStringLiteral("-c"), *text});
    QVERIFY2(process.waitForFinished(60'000), "python3 is needed for this test; install it.");
    QCOMPARE(process.exitCode(), 1);
    QVERIFY(process.readAllStandardOutput().isEmpty());
    QVERIFY(process.readAllStandardError().contains("may return to a position"));
}

void GameProgramTest::refusesTheRest_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("isMisere");
    QTest::addColumn<QString>("named");
    QTest::newRow("misere") << "nim:3,4" << true << "misère";
    QTest::newRow("large heap") << "grundy:1000000000000" << false << "grundy";
    QTest::newRow("large pair") << "wythoff:(3,1000000000001)" << false << "wythoff";
    QTest::newRow("large number") << "rules{n -> n-k : k < 9999999999999999999, k > 0}:5" << false << "64 bits";
}

void GameProgramTest::refusesTheRest()
{
    QFETCH(QString, game);
    QFETCH(bool, isMisere);
    QFETCH(QString, named);
    JobControl control;
    const Result<QString> text =
        gameProgram(*parsePosition(game, GreatestHeap::Large), isMisere ? Convention::Misere : Convention::Normal,
                    ProgramLanguage::Cpp, control);
    QVERIFY(!text);
    QVERIFY2(text.problem().message.contains(named), qPrintable(text.problem().message));
}

MEXPLORER_TEST(GameProgramTest)
#include "tst_gameprogram.moc"
