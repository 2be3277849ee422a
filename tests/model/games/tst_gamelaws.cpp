// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/games/gamelaws.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include "model/games/boardrules.h"
#include "model/graph/graphbuilder.h"

#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::gamelaws;

/// Checks that the properties declared by rules are true for every game of the catalogue, and that wrong ones are
/// found.
class GameLawsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void catalogueKeepsTheLaws_data();
    void catalogueKeepsTheLaws();
    void startsAreWorthPlaying_data();
    void startsAreWorthPlaying();
    void firstGraphsCanBeTakenIn_data();
    void firstGraphsCanBeTakenIn();
    void brokenRulesAreCaught_data();
    void brokenRulesAreCaught();

private:
    QTemporaryDir m_folder;
    std::vector<Sample> m_samples;
};

namespace {

/// Rules of another game with one change by a test.
class ChangedRules : public Rules
{
public:
    explicit ChangedRules(const QString &game) : m_base(parsePosition(game)->components.front().rules) {}

    QString text() const override { return m_base->text(); }
    void followers(Cells position, Sink sink) const override { m_base->followers(position, sink); }
    QString positionText(Cells position) const override { return m_base->positionText(position); }
    Result<std::vector<Component>> parsePosition(Scanner &scanner) const override
    {
        return m_base->parsePosition(scanner);
    }
    quint64 size(Cells position) const override { return m_base->size(position); }

protected:
    /// Parses the expression of a game with its position.
    static Result<Position> parsePosition(const QString &game) { return mexplorer::parsePosition(game); }

    RulesPtr m_base;
};

/// A row of coins where mirror images are treated as equal: T T H for H T T.
class MirroredCoins final : public ChangedRules
{
public:
    using ChangedRules::ChangedRules;
    CellVector symmetric(Cells row) const override
    {
        quint64 mirrored = 0;
        for (quint64 coin = 0; coin < row[0]; ++coin)
            mirrored |= ((row[1] >> coin) & 1) << (row[0] - 1 - coin);
        return {row[0], std::min(row[1], mirrored)};
    }
};

/// Lasker's Nim with the number of followers of Nim.
class TooFewMoves final : public ChangedRules
{
public:
    using ChangedRules::ChangedRules;
    quint64 followerBound(Cells position) const override { return size(position); }
};

/// Chomp in independent columns.
class ColumnsApart final : public ChangedRules
{
public:
    using ChangedRules::ChangedRules;
    void parts(Cells position, Sink sink) const override
    {
        for (const Cell &column : position)
            sink(Cells(&column, 1));
    }
};

/// Accepts any smaller position as a follower.
class LooseLegality final : public ChangedRules
{
public:
    using ChangedRules::ChangedRules;
    bool isFollower(Cells before, Cells after) const override { return size(after) < size(before); }
};

/// Treats large heaps as equal.
class EqualLargeHeaps final : public ChangedRules
{
public:
    using ChangedRules::ChangedRules;
    const HeapTraits *heapTraits() const override { return m_base->heapTraits(); }
    CellVector symmetric(Cells heaps) const override
    {
        CellVector equal(heaps.begin(), heaps.end());
        for (Cell &heap : equal)
            heap = std::min<Cell>(heap, 24);
        return equal;
    }
};

/// Accepts any smaller position as a follower of large heaps.
class LooseLargeHeaps final : public ChangedRules
{
public:
    using ChangedRules::ChangedRules;
    const HeapTraits *heapTraits() const override { return m_base->heapTraits(); }
    bool isFollower(Cells before, Cells after) const override
    {
        return size(before) > 15 ? size(after) < size(before) : m_base->isFollower(before, after);
    }
};

/// Returns an example that isn't a follower.
class WrongExample final : public ChangedRules
{
public:
    using ChangedRules::ChangedRules;
    std::optional<CellVector> exampleFollower(Cells position) const override
    {
        return CellVector(position.begin(), position.end());
    }
};

/// Wythoff's game with the values of Nim.
class NimValues final : public ChangedRules
{
public:
    using ChangedRules::ChangedRules;
    std::optional<Value> closedForm(Cells position) const override
    {
        return static_cast<Value>(position[0] ^ position[1]);
    }
};

/// Draws what isn't a follower.
class WrongDraw final : public ChangedRules
{
public:
    using ChangedRules::ChangedRules;
    std::optional<CellVector> randomFollower(Cells, RandomNumber below) const override
    {
        return CellVector{below(9), 9};
    }
};

/// Writes different positions as the same text.
class OneText final : public ChangedRules
{
public:
    using ChangedRules::ChangedRules;
    QString positionText(Cells) const override { return QStringLiteral("3,3"); }
};

/// A board on which a one is cleared by its place or its neighbours, with laws that aren't true.
class OddBoard final : public BoardRules
{
public:
    enum class Move { FirstColumn, LoneOnes, TurnsOthers };

    OddBoard(const CellBoard &board, Move move) : BoardRules(board), m_move(move) {}

    QString text() const override { return QStringLiteral("matrix"); }
    void followers(Cells position, Sink sink) const override
    {
        for (int cell = 0; cell < rows() * columns(); ++cell) {
            const quint64 bit = quint64(1) << cell;
            const quint64 after = position[0] & ~bit;
            const bool isFirst = cell % columns() == 0;
            const bool isLone = isFirst || ((position[0] >> (cell - 1)) & 1) == 0;
            if (!(position[0] & bit) || (m_move == Move::FirstColumn && !isFirst) ||
                (m_move == Move::LoneOnes && !isLone))
                continue;
            const quint64 turned = m_move == Move::TurnsOthers && !isFirst ? after ^ (bit >> 1) : after;
            sink(Cells(&turned, 1));
        }
    }

protected:
    RulesPtr resized(int rows, int columns) const override
    {
        CellBoard board = *cellBoard();
        board.rows = rows;
        board.columns = columns;
        return std::make_shared<OddBoard>(board, m_move);
    }

private:
    Move m_move;
};

Sample sampleFrom(const RulesPtr &rules, const QString &game)
{
    return sampleOf(rules, {parsePosition(game)->components.front().cells}, 1, 60);
}

template <class Broken> Sample broken(const char *game)
{
    const QString text = QLatin1String(game);
    return sampleFrom(std::make_shared<Broken>(text), text);
}

Sample oddBoard(CellBoard board, OddBoard::Move move)
{
    board.rows = 2;
    board.columns = 4;
    return sampleFrom(std::make_shared<OddBoard>(board, move), QStringLiteral("matrix:1011/1101"));
}

} // namespace

void GameLawsTest::initTestCase()
{
    QVERIFY(m_folder.isValid());
    const QString file =
        samples::written(m_folder.filePath(QStringLiteral("moves.txt")), "a b\na c\nb c\nb d\nc d\nc e\nd e\ne f\n");
    m_samples = catalogueSamples(file, 40);
}

void GameLawsTest::catalogueKeepsTheLaws_data()
{
    QTest::addColumn<int>("game");
    QTest::addColumn<int>("law");
    QCOMPARE(m_samples.size(), catalogue().size());
    for (std::size_t game = 0; game < m_samples.size(); ++game) {
        for (std::size_t law = 0; law < std::size(laws); ++law)
            QTest::addRow("%s: %s", qPrintable(catalogue()[game].name), laws[law].name)
                << static_cast<int>(game) << static_cast<int>(law);
    }
}

void GameLawsTest::catalogueKeepsTheLaws()
{
    QFETCH(int, game);
    QFETCH(int, law);
    const Sample &sample = m_samples[static_cast<std::size_t>(game)];
    QVERIFY(sample.positions.size() >= 4);
    const QStringList wrong = laws[law].broken(sample);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QStringLiteral("; "))));
}

void GameLawsTest::startsAreWorthPlaying_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<bool>("isMisere");
    for (const Family &family : catalogue()) {
        if (family.parameters != Family::Parameters::File) // from the user
            QTest::newRow(qPrintable(family.name)) << family.start() << family.isMisere;
    }
}

/// The first player wins, but not by every move, nor by the first one alone.
void GameLawsTest::startsAreWorthPlaying()
{
    QFETCH(QString, start);
    QFETCH(bool, isMisere);
    const Result<Position> position = parsePosition(start);
    QVERIFY(position.ok());
    JobControl control;
    const auto analysis = Solver().analyse(*position, isMisere ? Convention::Misere : Convention::Normal, control);
    QVERIFY(analysis.ok());
    QVERIFY(analysis->outcome == Outcome::N);
    std::set<std::pair<std::size_t, CellVector>> moves;
    std::optional<CellVector> first;
    for (std::size_t i = 0; i < position->components.size(); ++i) {
        const Component &component = position->components[i];
        for (const CellVector &follower : followersOf(*component.rules, component.cells)) {
            moves.emplace(i, follower);
            first = first.value_or(follower);
        }
    }
    QVERIFY(analysis->winningMoves.size() < moves.size());
    QVERIFY(analysis->winningMoves.size() > 1 || analysis->winningMoves[0].component > 0 ||
            analysis->winningMoves[0].cells != *first);
}

void GameLawsTest::firstGraphsCanBeTakenIn_data()
{
    QTest::addColumn<QString>("expression");
    for (const Family &family : catalogue()) {
        if (family.parameters != Family::Parameters::File)
            QTest::newRow(qPrintable(family.name)) << family.firstGraph();
    }
}

void GameLawsTest::firstGraphsCanBeTakenIn()
{
    QFETCH(QString, expression);
    const Result<Position> position = parsePosition(expression);
    QVERIFY(position.ok());
    QCOMPARE(familyOf(*position->components.front().rules).name, QString::fromLatin1(QTest::currentDataTag()));
    JobControl control;
    const GameGraphPtr graph = buildGraph(*position, {}, control);
    QVERIFY(graph && !graph->isTruncated());
    QVERIFY2(graph->positionCount() >= 4 && graph->positionCount() <= 20,
             qPrintable(QString::number(graph->positionCount())));
    QVERIFY2(graph->moveCount() <= 50, qPrintable(QString::number(graph->moveCount())));
}

void GameLawsTest::brokenRulesAreCaught_data()
{
    QTest::addColumn<std::function<Sample()>>("make");
    QTest::addColumn<QString>("law");
    using Make = std::function<Sample()>;
    const auto add = [](const char *name, const char *law, const Make &make) {
        QTest::newRow(name) << make << QString::fromLatin1(law);
    };
    add("mirrored coins", "symmetry", [] { return broken<MirroredCoins>("turtles:THHTH"); });
    add("mirrored coins are solved wrongly", "solver", [] { return broken<MirroredCoins>("turtles:THHTH"); });
    add("mirrored coins are paired wrongly", "pairing", [] { return broken<MirroredCoins>("turtles:THHTH"); });
    add("too few moves", "bounds", [] { return broken<TooFewMoves>("lasker:6"); });
    add("columns apart", "parts", [] { return broken<ColumnsApart>("chomp:3x3"); });
    add("columns apart are solved wrongly", "solver", [] { return broken<ColumnsApart>("chomp:3x3"); });
    add("loose legality", "legality", [] { return broken<LooseLegality>("subtraction{2,5}:9"); });
    add("large heaps that are equal", "symmetry", [] { return broken<EqualLargeHeaps>("kayles:7"); });
    add("loose legality of large heaps", "legality", [] { return broken<LooseLargeHeaps>("grundy:8"); });
    add("wrong draw", "legality", [] { return broken<WrongDraw>("wythoff:(3,5)"); });
    add("wrong example", "legality", [] { return broken<WrongExample>("wythoff:(3,5)"); });
    add("values of Nim", "closed form", [] { return broken<NimValues>("wythoff:(3,5)"); });
    add("one text", "texts", [] { return broken<OneText>("chomp:3x3"); });
    add("one text for all moves", "move texts", [] { return broken<OneText>("chomp:3x3"); });
    add("a place that counts", "board", [] { return oddBoard({.shapes = true}, OddBoard::Move::FirstColumn); });
    add("a side that counts", "symmetry", [] { return oddBoard({.mirrors = true}, OddBoard::Move::FirstColumn); });
    add("neighbours that count", "board", [] { return oddBoard({.clears = true}, OddBoard::Move::LoneOnes); });
    add("a move that sets ones", "board", [] { return oddBoard({.clears = true}, OddBoard::Move::TurnsOthers); });
}

void GameLawsTest::brokenRulesAreCaught()
{
    QFETCH(std::function<Sample()>, make);
    QFETCH(QString, law);
    const auto found =
        std::find_if(std::begin(laws), std::end(laws), [&](const Law &one) { return law == QLatin1String(one.name); });
    QVERIFY(found != std::end(laws));
    QVERIFY(!found->broken(make()).isEmpty());
}

MEXPLORER_TEST(GameLawsTest)
#include "tst_gamelaws.moc"
