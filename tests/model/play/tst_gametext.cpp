// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/catalogue.h"
#include "model/notation/expression.h"
#include "model/play/gametext.h"
#include "model/play/savedmatch.h"
#include "model/session/documentfile.h"
#include "tests/sametree.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace mexplorer;

/// Games as text and in documents are read back as the same tree.
class GameTextTest : public QObject
{
    Q_OBJECT

private slots:
    void looksSo();
    void saysWhoPlays();
    void readsBack_data();
    void readsBack();
    void filesOfText();
    void readsHandWritten();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void readsMovesThatAreTooManyToList();
    void looksThroughFewMoves();

private:
    QTemporaryDir m_folder;
};

namespace {

/// A game of random moves, branches and notes.
GameTree randomTree(const QString &start, Convention convention, std::mt19937 &random)
{
    PlayedGame game(GameTree(parsePosition(start).value(), convention));
    for (int steps = 0; steps < 40; ++steps) {
        const auto moves = distinctMoves(game.line().position(game.ply()), 10'000);
        if (moves->empty() || random() % 5 == 0) {
            game.goTo(NodeId(quint32(random() % game.tree().nodeCount())));
            continue;
        }
        game.play((*moves)[random() % moves->size()]);
        if (random() % 3 == 0)
            game.annotate(game.node(), {random() % 2 ? "a line" : "", random() % 2 ? "first\n# second (3 -> 1)!" : "",
                                        MoveMark(random() % 3)});
        if (random() % 6 == 0)
            game.markHint(int(random() % 5));
    }
    return game.tree();
}

/// Players without properties that the text omits: names of humans, opponents of solvers.
std::optional<Players> randomPlayers(std::mt19937 &random)
{
    if (random() % 4 == 0)
        return std::nullopt;
    const std::vector<Opponent> opponents = {Opponent(), Opponent::ofLevel(60), Opponent::reader(4),
                                             Opponent{Opponent::Kind::Coach}};
    Players players{{Side(random() % 2), Side(random() % 2)}};
    for (const Player player : {Player::First, Player::Second}) {
        const std::size_t i = player == Player::First ? 0 : 1;
        if (players.sides.of(player) == Side::Solver)
            players.opponents[i] = opponents[random() % opponents.size()];
        else
            players.names[i] = random() % 2 ? "Ann of the 2nd (row)" : "";
    }
    return players;
}

} // namespace

void GameTextTest::saysWhoPlays()
{
    const GameTree tree(parsePosition(u"nim:3").value(), Convention::Misere);
    Players players{{Side::Human, Side::Solver}, {Opponent(), Opponent::ofLevel(60)}, {"Ann", ""}};
    QCOMPARE(gameText(tree, players), QString("nim:3\nmisere\n#first human Ann\n#second level-60\n"));
    players = readGameText("nim:3\n# first\n#second human\n#first try\n3 -> 2\n#first coach\n").value().players.value();
    QVERIFY(players == (Players{{Side::Human, Side::Human}}));
    // A line that names no player, or follows a move, is a comment.
    const GameTree read = readGameText("nim:3\n#first try\n3 -> 2\n#first coach\n").value().tree;
    QCOMPARE(read.note(rootNode).comment, QString("first try"));
    QCOMPARE(read.note(read.children(rootNode).front()).comment, QString("first coach"));
}

void GameTextTest::looksSo()
{
    PlayedGame game(GameTree(parsePosition(u"nim:3,4").value(), Convention::Misere));
    const auto play = [&game](const char *text) {
        game.play(readMove(game.line().position(game.ply()), QString::fromUtf8(text), 100).value());
    };
    play("0: 3 -> 1");
    play("1: 4 -> 0");
    game.annotate(game.node(), {"", "too much", MoveMark::Mistake});
    play("0: 1 -> 0");
    game.goToPly(1);
    game.markHint(3);
    play("1: 4 -> 1");
    game.annotate(game.node(), {"better", "", MoveMark::Good});
    QCOMPARE(gameText(game.tree()), QString("nim:3,4\nmisere\ncomponent 1: 3 -> 1\n#hint 3\ncomponent 2: 4 -> 0 ?\n"
                                            "# too much\n(\n  component 2: 4 -> 1 !\n  #name better\n)\n"
                                            "component 1: 1 -> 0\n"));
    // Records of earlier versions count from 0.
    QVERIFY(isSameTree(readGameText("nim:3,4\nmisere\n0: 3 -> 1\n#hint 3\n1: 4 -> 0 ?\n# too much\n(\n  1: 4 -> 1 !\n"
                                    "  #name better\n)\n0: 1 -> 0\n")
                           ->tree,
                       game.tree()));
}

void GameTextTest::readsBack_data()
{
    QTest::addColumn<QString>("start");
    for (const Family &family : catalogue()) {
        if (family.parameters != Family::Parameters::File)
            QTest::newRow(qPrintable(family.name)) << family.start();
    }
    const QString graph = samples::written(m_folder.filePath("net.dot"), "digraph { a -> b; b -> a; a -> c; c -> d; "
                                                                         "b -> d; d -> e; c -> e }");
    QTest::newRow("graph") << QStringLiteral("graph{%1}:a").arg(graph);
    QTest::newRow("graph and heaps") << QStringLiteral("graph{%1}:b + nim:2,1").arg(graph);
    for (const char *start :
         {"kayles:11", "kayles:5,5 + kayles:4", "nim:3,3,5", "grundy:12 + kayles:6", "matrix:0110/1111/1011",
          "octal{4}:9 + matrix:11/11 + matrix:11/11", "wythoff:(4,6)", "chomp:3x4", "cram:3x3 + nim:2", "hex{0.8}:9",
          "turtles:THHTH", "ruler:HHTH", "fibonacci:10", "moore{2}:(3,4,5)", "divide{2,3}:20", "nim:3,3,3"})
        QTest::newRow(start) << QString::fromLatin1(start);
}

/// Reads back tree and ply, from text and from a file.
void GameTextTest::readsBack()
{
    QFETCH(QString, start);
    QTemporaryDir folder;
    std::mt19937 random(20261122);
    for (int i = 0; i < 12; ++i) {
        const GameTree tree = randomTree(start, i % 2 ? Convention::Misere : Convention::Normal, random);
        const std::optional<Players> players = randomPlayers(random);
        const Result<TextGame> again = readGameText(gameText(tree, players));
        QVERIFY2(again, again ? "" : qPrintable(again.problem().message));
        QVERIFY2(isSameTree(again->tree, tree), qPrintable(gameText(tree)));
        QVERIFY(again->players == players);
        QCOMPARE(gameText(again->tree, again->players), gameText(tree, players));
        Document document;
        document.game = start;
        document.convention = tree.convention();
        const NodeId node{quint32(random() % tree.nodeCount())};
        document.set(SavedMatch{PlayedGame(tree, node)});
        document.set(SavedGames{std::make_shared<const PlayedGame>(tree)});
        const QString path = folder.filePath(QStringLiteral("x.mexp"));
        QVERIFY(!writeDocument(document, path));
        const Result<Document> read = readDocument(path);
        QVERIFY2(read, read ? "" : qPrintable(read.problem().message));
        QCOMPARE(gameText(read->find<SavedMatch>()->game.tree()), gameText(tree));
        QVERIFY(isSameTree(read->find<SavedGames>()->front()->tree(), tree));
        QCOMPARE(read->find<SavedMatch>()->game.line().position(read->find<SavedMatch>()->game.ply()),
                 tree.position(node));
        QCOMPARE(read->find<SavedMatch>()->game.ply(), tree.depth(node));
        for (const char *name : {"x.mexgame", "x.txt"}) {
            const QString file = folder.filePath(QString::fromLatin1(name));
            QVERIFY(!writeGameFile(tree, file, players));
            QVERIFY(isGameFile(file));
            const Result<TextGame> ofFile = readGameFile(file);
            QVERIFY2(ofFile, ofFile ? "" : qPrintable(ofFile.problem().message));
            QVERIFY(isSameTree(ofFile->tree, tree) && ofFile->players == players);
        }
    }
}

void GameTextTest::filesOfText()
{
    const QString edges = samples::written(m_folder.filePath("edges.txt"), "a b\nb c\n");
    QVERIFY(!isGameFile(edges)); // a graph
    QVERIFY(!isGameFile(m_folder.filePath("none.txt")));
    QVERIFY(isGameFile(m_folder.filePath("None.MEXGAME")));
    const QString broken = samples::written(m_folder.filePath("broken.mexgame"), "kayles:7\n7 -> 8\n");
    const Result<TextGame> tree = readGameFile(broken);
    QVERIFY(!tree);
    QVERIFY2(tree.problem().message.startsWith("broken.mexgame: Line 2: "), qPrintable(tree.problem().message));
    QVERIFY(!readGameFile(m_folder.filePath("none.mexgame")));
    QVERIFY(writeGameFile(readGameText("nim:3").value().tree, m_folder.filePath("no/such/place.mexgame")));
}

void GameTextTest::readsHandWritten()
{
    const Result<TextGame> game = readGameText("\r\n kayles:7\r\n7 > 3,3\r\n\r\n(\n7 -> 6 ?\n6 → 5\n)\n  3,1\r\n");
    QVERIFY2(game, game ? "" : qPrintable(game.problem().message));
    QVERIFY(!game->players);
    const GameTree *tree = &game->tree;
    QCOMPARE(tree->children(rootNode).size(), std::size_t(2));
    const NodeId second = tree->children(rootNode)[1];
    QCOMPARE(tree->note(second).mark, MoveMark::Mistake);
    QCOMPARE(tree->position(tree->children(second)[0]).text(), QString("kayles:5"));
    QCOMPARE(tree->position(tree->lineThrough(rootNode)[2]).text(), QString("kayles:3,1"));
}

void GameTextTest::saysWhatIsWrong_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("place");
    QTest::addColumn<Problem::Code>("code");
    using Code = Problem::Code;
    QTest::newRow("empty") << ""
                           << "" << Code::UnexpectedText;
    QTest::newRow("start") << "kayle:7"
                           << "kayle" << Code::UnknownName;
    QTest::newRow("move") << "kayles:7\n7 -> 6\n7 -> 6"
                          << "Line 3: " << Code::NoMove;
    QTest::newRow("early") << "kayles:7\n(\n7 -> 6\n)"
                           << "Line 2: " << Code::UnexpectedText;
    QTest::newRow("closed") << "kayles:7\n7 -> 6\n)"
                            << "Line 3: " << Code::UnexpectedText;
    QTest::newRow("open") << "kayles:7\n7 -> 6\n(\n7 -> 5"
                          << "A ')' is missing" << Code::UnexpectedText;
}

void GameTextTest::saysWhatIsWrong()
{
    QFETCH(QString, text);
    QFETCH(QString, place);
    const Result<TextGame> tree = readGameText(text);
    QVERIFY(!tree);
    QVERIFY2(tree.problem().message.startsWith(place), qPrintable(tree.problem().message));
    QTEST(tree.problem().code, "code");
}

void GameTextTest::readsMovesThatAreTooManyToList()
{
    PlayedGame game(GameTree(parsePosition(u"nim:1000000,500000").value(), Convention::Normal));
    game.play(legalMove(game.line().position(0), 0, CellVector{500'000}).value());
    game.play(legalMove(game.line().position(1), 1, CellVector{}).value());
    const Result<TextGame> again = readGameText(gameText(game.tree()));
    QVERIFY2(again, again ? "" : qPrintable(again.problem().message));
    QVERIFY(isSameTree(again->tree, game.tree()));
}

void GameTextTest::looksThroughFewMoves()
{
    QStringList lines{QStringLiteral("nim:40000")};
    for (int heap = 39'999; heap > 39'000; --heap)
        lines << QString::number(heap);
    const Result<TextGame> game = readGameText(lines.join(u'\n'));
    QVERIFY2(game, game ? "" : qPrintable(game.problem().message));
    QCOMPARE(game->tree.nodeCount(), std::size_t(lines.size()));

    // Moves in another spelling are compared with all moves, but not for a large position, nor for any number of lines.
    const auto spelledOtherwise = [](int heap, int count) {
        QString text = QStringLiteral("nim:%1").arg(heap);
        for (int left = heap; left > heap - count; --left)
            text += QStringLiteral("\n%1>%2").arg(left).arg(left - 1);
        return readGameText(text);
    };
    QVERIFY(spelledOtherwise(20'000, 5));
    for (const auto &[heap, count] : {std::pair(20'000, 6), std::pair(40'000, 1)}) {
        const Result<TextGame> refused = spelledOtherwise(heap, count);
        QVERIFY(!refused);
        QCOMPARE(refused.problem().code, Problem::Code::NoMove);
        const QString &message = refused.problem().message;
        QVERIFY2(message.contains(QStringLiteral("Line %1").arg(count + 1)), qPrintable(message));
        QVERIFY2(message.contains(QStringLiteral("%1 -> ").arg(heap - count + 1)), qPrintable(message));
    }
}

MEXPLORER_TEST(GameTextTest)
#include "tst_gametext.moc"
