// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/graph/graphbuilder.h"
#include "model/play/solverplayer.h"
#include "model/play/thinking.h"
#include "model/solve/pairing.h"
#include "tests/model/solve/randomgames.h"
#include "tests/parsed.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

namespace {

Position sum(Position position, const Position &other)
{
    position.components.insert(position.components.end(), other.components.begin(), other.components.end());
    return position;
}

/// A board too big to be solved within the limits of fewMoves(): all ones, with some holes.
Position randomBoard(randomgames::Random &random)
{
    QStringList rows;
    for (int row = 0; row < 7; ++row) {
        rows << QString();
        for (int column = 0; column < 7; ++column)
            rows.last() += randomgames::below(random, 8) == 0 ? u'0' : u'1';
    }
    return parsed(QStringLiteral("matrix:") + rows.join(u'/'));
}

SolverLimits fewMoves()
{
    SolverLimits limits;
    limits.maxMoves = 1000;
    limits.maxSearch = 1000;
    limits.maxGraph = 1000;
    return limits;
}

bool canEndTheGame(const Position &position)
{
    bool found = false;
    position.components[0].rules->followers(position.components[0].cells, [&](Cells cells) { found |= cells[0] == 0; });
    return found;
}

} // namespace

class PairingTest : public QObject
{
    Q_OBJECT

private slots:
    void wholeBoardsAgreeWithTheirLabels_data();
    void wholeBoardsAgreeWithTheirLabels();
    void sumsAgreeWithTheirValues();
    void anyGameAndItsCopy();
    void boundsOfTheTheorem_data();
    void boundsOfTheTheorem();
    void circlesAreNotPaired();
    void bigBoardsAreWon();
    void guessesDontGiveTheGameAway();
    void hintsWithoutAValue();
};

void PairingTest::wholeBoardsAgreeWithTheirLabels_data()
{
    QTest::addColumn<int>("minPaired");
    QTest::newRow("matrix:4x4") << 500;
    QTest::newRow("matrix:3x5") << 300;
    QTest::newRow("matrix:2x7") << 150;
    QTest::newRow("cram:4x4") << 500;
    QTest::newRow("cram:3x5") << 300;
}

/// Compares every position of a board, without symmetry, with the labels of the whole graph: paired positions are P,
/// and pairing moves lead from N to P.
void PairingTest::wholeBoardsAgreeWithTheirLabels()
{
    QFETCH(int, minPaired);
    const Position start = parsed(QString::fromLatin1(QTest::currentDataTag()));
    JobControl control;
    const GameGraphPtr graph = buildGraph(start, {}, control);
    const LabelsPtr labels = label(*graph, Convention::Normal, control);
    int paired = 0;
    for (PositionId id = 0; id < graph->positionCount(); ++id) {
        const Cells cells = graph->cells(id);
        const Position position{{{graph->rules(), CellVector(cells.begin(), cells.end())}}};
        const bool isP = labels->outcome(id) == Outcome::P;
        if (isPaired(position)) {
            ++paired;
            QVERIFY2(isP, qPrintable(position.text()));
        }
        if (id % 16 != 0)
            continue;
        const std::vector<Move> moves = pairingMoves(position);
        QCOMPARE(hasPairingMove(position), !moves.empty());
        QVERIFY2(moves.empty() || !isP, qPrintable(position.text()));
        for (const Move &move : moves)
            QCOMPARE(labels->outcome(*graph->find(move.to.components[0].cells)), Outcome::P);
    }
    QVERIFY2(paired >= minPaired, qPrintable(QString::number(paired)));
}

void PairingTest::sumsAgreeWithTheirValues()
{
    randomgames::Random random(4);
    const Solver solver;
    JobControl control;
    int paired = 0;
    for (int i = 0; i < 400; ++i) {
        QStringList terms;
        for (int j = 0; j < 3; ++j)
            terms << QStringLiteral("matrix:") + randomgames::board(random, 6);
        terms << QStringLiteral("nim:%1").arg(randomgames::below(random, 3));
        const Position position = parsed(terms.join(QStringLiteral(" + ")));
        const auto values = solver.componentValues(position, control);
        QVERIFY(values);
        if (isPaired(position)) {
            ++paired;
            QCOMPARE(nimSum(*values), Value(0));
        }
        for (const Move &move : pairingMoves(position)) {
            const auto after = solver.componentValues(move.to, control);
            QVERIFY(after);
            QCOMPARE(nimSum(*after), Value(0));
        }
    }
    QVERIFY2(paired > 5, qPrintable(QString::number(paired)));
}

/// Boards rotated and reflected, heaps in another order.
void PairingTest::anyGameAndItsCopy()
{
    for (const auto &[game, copy] :
         std::initializer_list<std::pair<const char *, const char *>>{{"matrix:110/101", "matrix:101/011"},
                                                                      {"matrix:110/101", "matrix:11/10/01"},
                                                                      {"matrix:000/011/010", "matrix:11/10"},
                                                                      {"cram:111/100", "cram:11/10/10"},
                                                                      {"kayles:5,3", "kayles:3,5"},
                                                                      {"chomp:3x4", "chomp:3x4"},
                                                                      {"nim:3 + cram:1x3", "cram:3x1 + nim:3"}}) {
        QVERIFY2(isPaired(sum(parsed(game), parsed(copy))), game);
        QVERIFY2(!isPaired(sum(parsed(game), sum(parsed(copy), parsed("nim:2")))), game);
        QVERIFY2(hasPairingMove(sum(parsed(game), sum(parsed(copy), parsed("nim:2")))), game);
    }
}

void PairingTest::boundsOfTheTheorem_data()
{
    QTest::addColumn<bool>("paired");
    QTest::newRow("cram:8x8") << true;
    QTest::newRow("cram:6x8") << true;
    QTest::newRow("cram:7x8") << false; // the domino in the middle is its own image
    QTest::newRow("cram:7x7") << false; // so are some in the middle cell
    QTest::newRow("matrix:8x8") << false;
    QTest::newRow("matrix:11/11") << false;
    QTest::newRow("matrix:1111/1001/1111") << true;      // half a turn; reflections map long sides to themselves
    QTest::newRow("matrix:0110/1011/1101/0110") << true; // half a turn
    QTest::newRow("nim:0") << true;
    QTest::newRow("nim:1") << false;
}

void PairingTest::boundsOfTheTheorem()
{
    QFETCH(bool, paired);
    QCOMPARE(isPaired(parsed(QString::fromLatin1(QTest::currentDataTag()))), paired);
}

void PairingTest::circlesAreNotPaired()
{
    const QTemporaryDir folder;
    const QString file = samples::written(folder.filePath(QStringLiteral("loop.txt")), "a b\nb a\na c\n");
    const Position loop = parsed(QStringLiteral("graph{%1}:a").arg(file));
    QVERIFY(!loop.components.empty());
    QVERIFY(!isPaired(sum(loop, loop)));
    const QString tree = samples::written(folder.filePath(QStringLiteral("tree.txt")), "a b\na c\nb d\n");
    const Position once = parsed(QStringLiteral("graph{%1}:a").arg(tree));
    QVERIFY(isPaired(sum(once, once)));
    QVERIFY(!isPaired(once));
}

void PairingTest::bigBoardsAreWon()
{
    JobControl control;
    const Solver solver(fewMoves());
    const Result<Value> value = solver.value(parsed("cram:8x8").components[0], control);
    QVERIFY(value);
    QCOMPARE(*value, Value(0));
    for (const char *game : {"matrix:8x8", "matrix:7x7", "cram:7x8", "matrix:8x8 + nim:5,5", "cram:8x8 + kayles:9"}) {
        const auto best = solver.bestMoves(parsed(game), Convention::Normal, control);
        QVERIFY2(best, game);
        QCOMPARE(best->outcome, Outcome::N);
        QVERIFY2(isPaired(best->moves.front().to), game);
    }
    // The winner by symmetry wins to the end, against any replies.
    randomgames::Random random(9);
    Position position = parsed("matrix:8x8 + cram:6x6");
    while (true) {
        const auto best = solver.bestMoves(position, Convention::Normal, control);
        QVERIFY(best);
        QCOMPARE(best->outcome, Outcome::N);
        position = best->moves.front().to;
        const auto answers = distinctMoves(position, 10'000);
        QVERIFY(answers);
        if (answers->empty())
            break;
        position =
            (*answers)[static_cast<std::size_t>(randomgames::below(random, static_cast<int>(answers->size())))].to;
    }
    const auto misere = solver.bestMoves(parsed("matrix:8x8"), Convention::Misere, control);
    QVERIFY(!misere); // symmetry doesn't apply to misère play
}

void PairingTest::guessesDontGiveTheGameAway()
{
    randomgames::Random random(12);
    int guessed = 0;
    for (int i = 0; i < 20; ++i) {
        const Position position = randomBoard(random);
        if (hasPairingMove(position))
            continue;
        const SolverPlayer player(Solver(fewMoves()), SolverPlayer::perfect, random());
        const Result<Move> move = player.guess(position, Convention::Normal, 0);
        QVERIFY(move);
        QVERIFY2(!canEndTheGame(move->to), qPrintable(move->text));
        ++guessed;
    }
    QVERIFY(guessed > 10);
    // Here only moves that leave equal sides don't allow the other player to make them equal.
    const Position bar = parsed("matrix:11111");
    for (quint64 seed = 0; seed < 20; ++seed) {
        const Result<Move> move = SolverPlayer(Solver(), 0, seed).guess(bar, Convention::Normal, 0);
        QVERIFY(move);
        QVERIFY2(!hasPairingMove(move->to), qPrintable(move->text + QString::number(seed)));
    }
}

void PairingTest::hintsWithoutAValue()
{
    JobControl control;
    const Solver solver(fewMoves());
    const Position start = parsed("matrix:8x8");
    const Result<Hint> hint = findHint(solver, start, Convention::Normal, control);
    QVERIFY(hint);
    QVERIFY(hint->won);
    QCOMPARE(hint->moves.size(), pairingMoves(start).size());
    for (const Hint::Line &line : hint->moves)
        QVERIFY(isPaired(makeMove(start, line.move.component, line.move.cells).to));
    const auto refused = solver.analyse(start, Convention::Normal, control);
    QVERIFY(!refused);
    QCOMPARE(refused.problem().kind, Problem::Kind::Limit);
    QCOMPARE(refused.problem().code, Problem::Code::Moves);
    QVERIFY(!findHint(solver, parsed("cram:7x9"), Convention::Normal, control));
    const Assessment known = assess(solver, start, Convention::Normal, defaultThinkingTimeMs, control);
    QVERIFY(known.analysis && !known.analysis->value);
    QCOMPARE(known.analysis->outcome, Outcome::N);
    QVERIFY(!assess(solver, start, Convention::Misere, defaultThinkingTimeMs, control).analysis);
}

MEXPLORER_TEST(PairingTest)
#include "tst_pairing.moc"
