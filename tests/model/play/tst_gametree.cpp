// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/play/playedgame.h"
#include "tests/sametree.h"
#include "tests/testprogram.h"

#include <QTest>

#include <map>
#include <random>

using namespace mexplorer;

/// The tree of variations: walks through it compared with the direct path, and undone changes with the tree before.
class GameTreeTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsWhatWasTakenBack();
    void walksEndWhereOneGoesStraight_data();
    void walksEndWhereOneGoesStraight();
    void changesAreTakenBack_data();
    void changesAreTakenBack();
    void equalMovesAreOneNode();
    void eachNodeIsAssessedOnce();
    void linesAreThoseThatTheMovesMake();
    void rowsAreTheNodesInReadingOrder();

private:
    void step(PlayedGame &game);

    std::mt19937 m_random;
};

namespace {

constexpr quint64 maxReadFollowers = 1000;

PlayedGame newGame(const QString &start)
{
    return PlayedGame(GameTree(parsePosition(start).value(), Convention::Normal));
}

Move moveTo(const PlayedGame &game, const QString &text)
{
    return readMove(game.tree().position(game.node()), text, maxReadFollowers).value();
}

/// Makes the moves that lead to a node again, one after the other, from the start.
Position straightTo(const GameTree &tree, NodeId node)
{
    Position position = tree.start();
    for (const NodeId each : tree.path(node)) {
        if (each != rootNode)
            position = legalMove(position, tree.move(each).component, tree.move(each).cells)->to;
    }
    return position;
}

void addFamilies()
{
    QTest::addColumn<QString>("start");
    for (const char *start :
         {"kayles:9", "nim:3,4,5", "matrix:111/101/111", "kayles:4 + nim:3 + matrix:2x2", "chomp:3x3"})
        QTest::newRow(start) << QString::fromLatin1(start);
}

} // namespace

void GameTreeTest::keepsWhatWasTakenBack()
{
    PlayedGame game = newGame("kayles:7");
    QVERIFY(game.play(moveTo(game, "7 -> 3,3")));
    QVERIFY(game.play(moveTo(game, "3,3 -> 3,1")));
    const NodeId first = game.node();
    game.goToPly(1);
    QVERIFY(game.play(moveTo(game, "3,3 -> 3,2")));
    QCOMPARE(game.tree().children(game.tree().parent(first)), (std::vector<NodeId>{first, game.node()}));
    QCOMPARE(game.line().position(2).text(), QString("kayles:3,2"));
    game.goTo(first);
    QCOMPARE(game.line().position(2).text(), QString("kayles:3,1"));
    QVERIFY(game.tree().isOnMainLine(first));
}

void GameTreeTest::equalMovesAreOneNode()
{
    PlayedGame game = newGame("nim:3");
    QVERIFY(game.play(moveTo(game, "3 -> 1")));
    const NodeId node = game.node();
    game.goTo(rootNode);
    QVERIFY(!game.play(moveTo(game, "3 -> 1")));
    QCOMPARE(game.node(), node);
    // A removed move that is made again is a new one, and the removal is final.
    game.remove(node);
    QVERIFY(game.canUndoEdit());
    QVERIFY(game.play(moveTo(game, "3 -> 1")));
    QVERIFY(game.node() != node && !game.canUndoEdit());
    QCOMPARE(game.tree().children(rootNode).size(), std::size_t(1));
}

void GameTreeTest::walksEndWhereOneGoesStraight_data()
{
    addFamilies();
}

/// 10,000 walks in total, each of some steps back, forth, to other branches and to new ones.
void GameTreeTest::walksEndWhereOneGoesStraight()
{
    QFETCH(QString, start);
    m_random.seed(7);
    PlayedGame game = newGame(start);
    for (int walk = 0; walk < 2000; ++walk) {
        if (walk % 100 == 0)
            game = newGame(start);
        for (auto steps = m_random() % 6; steps-- > 0;)
            step(game);
        const GameTree &tree = game.tree();
        const NodeId node = game.node();
        QVERIFY(tree.contains(node));
        QCOMPARE(game.line().position(game.ply()), straightTo(tree, node));
        PlayedGame other(tree);
        other.goTo(node);
        QCOMPARE(other.line().position(other.ply()), game.line().position(game.ply()));
        QCOMPARE(other.ply(), game.ply());
        QCOMPARE(game.nodeAt(0), rootNode);
        // The line is a path of the tree from the start to an end, and each of its positions is its node's.
        for (std::size_t ply = 0; ply <= game.line().length(); ++ply) {
            QCOMPARE(game.line().position(ply), tree.position(game.nodeAt(ply)));
            QVERIFY(ply == 0 || tree.parent(game.nodeAt(ply)) == game.nodeAt(ply - 1));
        }
        QVERIFY(tree.children(game.nodeAt(game.line().length())).empty());
    }
}

void GameTreeTest::step(PlayedGame &game)
{
    const NodeId any{quint32(m_random() % game.tree().nodeCount())};
    const auto moves = distinctMoves(game.tree().position(game.node()), maxReadFollowers);
    switch (m_random() % 8) {
    case 0:
        game.goToPly(game.ply() - (game.ply() > 0 ? 1 : 0));
        break;
    case 1:
        game.goToPly(std::min(game.ply() + 1, game.line().length()));
        break;
    case 2:
        if (game.tree().contains(any))
            game.goTo(any);
        break;
    case 3:
        if (game.tree().contains(any))
            game.promote(any);
        break;
    case 4:
        if (game.tree().contains(any) && m_random() % 4 == 0)
            game.remove(any);
        break;
    case 5:
        if (game.tree().contains(any))
            game.annotate(any, {"", QString::number(m_random() % 10), MoveMark(m_random() % 3)});
        break;
    default:
        if (!moves->empty())
            game.play((*moves)[m_random() % moves->size()]);
    }
}

void GameTreeTest::changesAreTakenBack_data()
{
    addFamilies();
}

/// All changes since the last move are undone one by one and redone.
void GameTreeTest::changesAreTakenBack()
{
    QFETCH(QString, start);
    m_random.seed(11);
    for (int round = 0; round < 60; ++round) {
        PlayedGame game = newGame(start);
        for (int steps = 0; steps < 30; ++steps)
            step(game);
        std::vector<GameTree> states = {game.tree()};
        while (states.size() < 8) {
            const NodeId node{quint32(m_random() % game.tree().nodeCount())};
            if (!game.tree().contains(node) || (node == rootNode && game.tree().children(node).empty()))
                break;
            const auto kind = m_random() % 3;
            if (kind == 0)
                game.annotate(node, {QString::number(states.size()), QString::number(m_random()), MoveMark::Mistake});
            else if (kind == 1 ? !game.promote(node) : node == rootNode)
                continue;
            else if (kind == 2)
                game.remove(node);
            QVERIFY(game.isEditLatest());
            states.push_back(game.tree());
        }
        for (std::size_t i = states.size() - 1; i-- > 0;) {
            game.undoEdit();
            QVERIFY(isSameTree(game.tree(), states[i]));
            QVERIFY(game.tree().contains(game.node()));
        }
        for (std::size_t i = 1; i < states.size(); ++i) {
            game.redoEdit();
            QVERIFY(isSameTree(game.tree(), states[i]));
        }
        QVERIFY(!game.canRedoEdit());
    }
}

/// In any sequence of changes: the current node is assessed first, then its line; no assessed or removed node is
/// returned, and at the end all are assessed.
void GameTreeTest::eachNodeIsAssessedOnce()
{
    for (quint32 seed = 1; seed <= 12; ++seed) {
        m_random.seed(seed);
        PlayedGame game = newGame("kayles:7");
        const auto isAssessed = [&](NodeId node) { return game.tree().assessment(node).isMade(); };
        const auto assessSome = [&](std::size_t count) {
            const bool isCurrentNext = !isAssessed(game.node());
            bool isLineDone = true;
            for (std::size_t ply = 0; ply <= game.line().length(); ++ply)
                isLineDone = isLineDone && isAssessed(game.nodeAt(ply));
            const std::vector<NodeId> next = game.nextToAssess(count);
            QVERIFY(next.size() <= count);
            QVERIFY(!isCurrentNext || next.front() == game.node());
            for (const NodeId node : next) {
                QVERIFY(!isAssessed(node) && game.tree().contains(node));
                QVERIFY(isLineDone || game.isOnLine(node));
                game.setAssessment(node, {nullptr, QStringLiteral("known")});
            }
        };
        for (int i = 0; i < 120; ++i) {
            step(game);
            if (m_random() % 3 == 0)
                assessSome(1 + m_random() % 4);
            if (m_random() % 40 == 0)
                game.clearUnknown();
        }
        for (std::size_t i = 0; !game.nextToAssess().empty(); ++i) {
            QVERIFY(i <= game.tree().nodeCount());
            assessSome(3);
        }
        for (const NodeId node : game.tree().nodes())
            QVERIFY(isAssessed(node));
        for (std::size_t ply = 0; ply <= game.line().length(); ++ply)
            QVERIFY(game.line().assessment(ply).isMade());
    }
}

/// The line that grows move by move equals the line of the tree.
void GameTreeTest::linesAreThoseThatTheMovesMake()
{
    for (quint32 seed = 1; seed <= 12; ++seed) {
        m_random.seed(seed);
        PlayedGame game = newGame(seed % 2 ? "kayles:7" : "nim:2,3");
        for (int i = 0; i < 60; ++i) {
            step(game);
            std::vector<NodeId> line;
            for (std::size_t ply = 0; ply <= game.line().length(); ++ply)
                line.push_back(game.nodeAt(ply));
            const GameRecord record = game.tree().record(line);
            QVERIFY(game.tree().children(line.back()).empty());
            QCOMPARE(record.length(), game.line().length());
            QCOMPARE(record.isOver(), game.line().isOver());
            for (std::size_t ply = 0; ply <= record.length(); ++ply)
                QVERIFY(record.position(ply) == game.line().position(ply));
            // It is found again from a saved line and ply.
            PlayedGame again(game.tree(), game.node());
            again.setLineThrough(record);
            for (std::size_t ply = 0; ply <= record.length(); ++ply)
                QVERIFY(again.nodeAt(ply) == line[ply]);
        }
    }
}

/// Each node has one row, one level deeper than the move to which it is an alternative, between that and its
/// continuation.
void GameTreeTest::rowsAreTheNodesInReadingOrder()
{
    for (quint32 seed = 1; seed <= 12; ++seed) {
        m_random.seed(seed);
        PlayedGame game = newGame(seed % 2 ? "kayles:7" : "nim:2,3");
        for (int i = 0; i < 60; ++i)
            step(game);
        const GameTree &tree = game.tree();
        const std::vector<GameRow> rows = gameRows(tree);
        std::map<NodeId, std::size_t> rowOf;
        std::vector<NodeId> mainLine;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            rowOf.emplace(rows[row].node, row);
            if (rows[row].level == 0)
                mainLine.push_back(rows[row].node);
        }
        QCOMPARE(rowOf.size(), rows.size());
        QCOMPARE(rows.size(), tree.nodes().size());
        QVERIFY(mainLine == tree.lineThrough(rootNode));
        for (const NodeId node : tree.nodes()) {
            QVERIFY(rowOf.contains(node));
            const std::size_t row = rowOf[node];
            if (node == rootNode)
                continue;
            const NodeId first = tree.siblings(node).front();
            const std::vector<NodeId> &followed = tree.children(first);
            QVERIFY(row > rowOf[tree.parent(node)]);
            QCOMPARE(rows[row].level, rows[rowOf[first]].level + (node == first ? 0 : 1));
            QVERIFY(row >= rowOf[first] && (followed.empty() || row < rowOf[followed.front()]));
        }
    }
}

MEXPLORER_TEST(GameTreeTest)
#include "tst_gametree.moc"
