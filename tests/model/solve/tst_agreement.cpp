// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/joinedposition.h"
#include "model/graph/graphbuilder.h"
#include "model/solve/solver.h"
#include "tests/model/solve/minimax.h"
#include "tests/model/solve/randomgames.h"
#include "tests/parsed.h"
#include "tests/paths.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace mexplorer;

namespace {

/// The winning moves by brute force, as texts with the component in front.
QStringList winningMovesByForce(const Position &position, Convention convention)
{
    QStringList moves;
    for (std::size_t i = 0; i < position.components.size(); ++i) {
        const Component &component = position.components[i];
        std::vector<CellVector> tried;
        component.rules->followers(component.cells, [&](Cells cells) {
            const CellVector after(cells.begin(), cells.end());
            if (std::find(tried.begin(), tried.end(), after) != tried.end())
                return;
            tried.push_back(after);
            Position to = position;
            to.components[i].cells = after;
            if (!Minimax(convention).moverWins(join(to)))
                moves << QStringLiteral("%1: %2").arg(i).arg(component.rules->positionText(after));
        });
    }
    return moves;
}

QStringList textsOf(const Position &position, const std::vector<Move> &moves)
{
    QStringList texts;
    for (const Move &move : moves)
        texts << QStringLiteral("%1: %2")
                     .arg(move.component)
                     .arg(position.components[move.component].rules->positionText(move.cells));
    return texts;
}

/// A sum of one to three games of up to \a max positions when multiplied out; empty if it has more.
GameGraphPtr graphWithin(const Position &position, PositionId max)
{
    JobControl control;
    GraphBuilder::Options options;
    options.maxPositions = max;
    const GameGraphPtr graph = buildGraph(position, options, control);
    return graph->isTruncated() ? nullptr : graph;
}

} // namespace

class AgreementTest : public QObject
{
    Q_OBJECT

private slots:
    void valuesAgreeWithTheGraph_data();
    void valuesAgreeWithTheGraph();
    void sumsAgreeWithTheGraph();
    void tokensAgreeWithTheGraph();
    void misereAgreesWithMinimax_data();
    void misereAgreesWithMinimax();
    void misereSumsAgreeWithMinimax();
    void reproducesMisereOutcomes();
    void winningMovesAgreeWithForce();
    void refusesExactlyWhatReachesACycle();

private:
    void addFamilies();
};

void AgreementTest::addFamilies()
{
    QTest::addColumn<QString>("family");
    for (const QString &family : randomgames::families)
        QTest::newRow(qPrintable(family)) << family;
}

void AgreementTest::valuesAgreeWithTheGraph_data()
{
    addFamilies();
}

void AgreementTest::valuesAgreeWithTheGraph()
{
    QFETCH(QString, family);
    randomgames::Random random(qHash(family, 1));
    const Solver solver;
    JobControl control;
    int positions = 0;
    for (int i = 0; i < 250; ++i) {
        const Position position = parsed(randomgames::game(random, family));
        QVERIFY(!position.components.empty());
        const GameGraphPtr graph = graphWithin(position, 3000);
        if (!graph)
            continue;
        const LabelsPtr labels = label(*graph, Convention::Normal, control);
        for (PositionId id = 0; id < graph->positionCount(); id += 1 + graph->positionCount() / 40) {
            ++positions;
            const auto values = solver.componentValues(split(graph->rules(), graph->cells(id)), control);
            QVERIFY2(values, values ? "" : qPrintable(values.problem().message));
            if (nimSum(*values) != labels->value(id))
                QFAIL(qPrintable(graph->text(id)));
        }
    }
    QVERIFY2(positions >= 1500, qPrintable(QString::number(positions)));
}

void AgreementTest::sumsAgreeWithTheGraph()
{
    randomgames::Random random(2);
    JobControl control;
    int compared = 0;
    for (int i = 0; i < 300; ++i) {
        QStringList terms;
        for (int term = 1 + randomgames::below(random, 3); term > 0; --term)
            terms << randomgames::game(random, randomgames::families[randomgames::below(random, 12)]);
        const Position position = parsed(terms.join(QStringLiteral(" + ")));
        const GameGraphPtr graph = graphWithin(position, 20'000);
        if (!graph)
            continue;
        ++compared;
        const LabelsPtr labels = label(*graph, Convention::Normal, control);
        const auto analysis = Solver().analyse(position, Convention::Normal, control);
        QVERIFY(analysis);
        if (*analysis->value != labels->value(GameGraph::root()) ||
            analysis->outcome != labels->outcome(GameGraph::root()))
            QFAIL(qPrintable(position.text()));
    }
    QVERIFY2(compared >= 150, qPrintable(QString::number(compared)));
}

void AgreementTest::tokensAgreeWithTheGraph()
{
    randomgames::Random random(3);
    JobControl control;
    for (int i = 0; i < 500; ++i) {
        const Position position = {{randomgames::token(random, 0), randomgames::token(random, 0)}};
        const GameGraphPtr graph = buildGraph(position, {}, control);
        const auto values = Solver().componentValues(position, control);
        QVERIFY(values);
        QCOMPARE(nimSum(*values), label(*graph, Convention::Normal, control)->value(GameGraph::root()));
        const auto outcome = Solver().outcome(position, Convention::Misere, control);
        QVERIFY(outcome);
        QCOMPARE(*outcome == Outcome::N, Minimax(Convention::Misere).moverWins(join(position)));
    }
}

void AgreementTest::misereAgreesWithMinimax_data()
{
    addFamilies();
}

void AgreementTest::misereAgreesWithMinimax()
{
    QFETCH(QString, family);
    randomgames::Random random(qHash(family, 4));
    const Solver solver;
    JobControl control;
    Minimax minimax(Convention::Misere);
    int compared = 0;
    for (int i = 0; i < 150; ++i) {
        const Position position = parsed(randomgames::game(random, family));
        if (!graphWithin(position, 1500))
            continue;
        ++compared;
        const auto outcome = solver.outcome(position, Convention::Misere, control);
        QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.problem().message));
        if ((*outcome == Outcome::N) != minimax.moverWins(join(position)))
            QFAIL(qPrintable(position.text()));
    }
    QVERIFY2(compared >= 80, qPrintable(QString::number(compared)));
}

void AgreementTest::misereSumsAgreeWithMinimax()
{
    randomgames::Random random(5);
    const Solver solver;
    JobControl control;
    int compared = 0;
    for (int i = 0; i < 300; ++i) {
        const QString text = randomgames::game(random, randomgames::families[randomgames::below(random, 12)]) +
                             QStringLiteral(" + ") +
                             randomgames::game(random, randomgames::families[randomgames::below(random, 12)]);
        const Position position = parsed(text);
        if (!graphWithin(position, 3000))
            continue;
        ++compared;
        const auto outcome = solver.outcome(position, Convention::Misere, control);
        QVERIFY(outcome);
        if ((*outcome == Outcome::N) != Minimax(Convention::Misere).moverWins(join(position)))
            QFAIL(qPrintable(position.text()));
    }
    QVERIFY2(compared >= 150, qPrintable(QString::number(compared)));
}

void AgreementTest::reproducesMisereOutcomes()
{
    QFile file(paths::data(QStringLiteral("misere-outcomes.json")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject outcomes = QJsonDocument::fromJson(file.readAll())[QStringLiteral("outcomes")].toObject();
    QVERIFY(outcomes.size() >= 2);
    JobControl control;
    for (auto row = outcomes.begin(); row != outcomes.end(); ++row) {
        const QString letters = row->toString();
        const Solver solver;
        for (qsizetype heap = 0; heap < letters.size(); ++heap) {
            const QString game = QStringLiteral("octal{%1}:%2").arg(row.key()).arg(heap);
            const auto outcome = solver.outcome(parsed(game), Convention::Misere, control);
            QVERIFY(outcome);
            QVERIFY2(outcomeLetter(*outcome) == letters[heap], qPrintable(game));
        }
    }
}

void AgreementTest::winningMovesAgreeWithForce()
{
    randomgames::Random random(6);
    JobControl control;
    int compared = 0;
    for (int i = 0; i < 400; ++i) {
        QStringList terms;
        for (int term = 1 + randomgames::below(random, 2); term > 0; --term)
            terms << randomgames::game(random, randomgames::families[randomgames::below(random, 12)]);
        const Position position = parsed(terms.join(QStringLiteral(" + ")));
        if (!graphWithin(position, 400))
            continue;
        ++compared;
        for (const Convention convention : {Convention::Normal, Convention::Misere}) {
            const auto analysis = Solver().analyse(position, convention, control);
            QVERIFY2(analysis, analysis ? "" : qPrintable(analysis.problem().message));
            const QStringList expected = winningMovesByForce(position, convention);
            if (textsOf(position, analysis->winningMoves) != expected)
                QFAIL(qPrintable(position.text()));
            QCOMPARE(analysis->outcome == Outcome::N, Minimax(convention).moverWins(join(position)));
        }
    }
    QVERIFY2(compared >= 150, qPrintable(QString::number(compared)));
}

void AgreementTest::refusesExactlyWhatReachesACycle()
{
    randomgames::Random random(7);
    JobControl control;
    int refused = 0;
    int answered = 0;
    for (int i = 0; i < 500; ++i) {
        const Position position = {{randomgames::token(random, 1 + randomgames::below(random, 3))}};
        const GameGraphPtr graph = buildGraph(position, {}, control);
        const LabelsPtr labels = label(*graph, Convention::Normal, control);
        const auto analysis = Solver().analyse(position, Convention::Normal, control);
        const auto misere = Solver().analyse(position, Convention::Misere, control);
        QCOMPARE(analysis.ok(), labels->cycle().empty());
        QCOMPARE(misere.ok(), labels->cycle().empty());
        if (analysis) {
            ++answered;
            QCOMPARE(*analysis->value, labels->value(GameGraph::root()));
            continue;
        }
        ++refused;
        QCOMPARE(analysis.problem().kind, Problem::Kind::BadInput);
        QCOMPARE(analysis.problem().code, Problem::Code::NoValue);
    }
    QVERIFY(refused >= 50 && answered >= 50);
}

MEXPLORER_TEST(AgreementTest)
#include "tst_agreement.moc"
