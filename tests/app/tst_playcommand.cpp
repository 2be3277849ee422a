// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/playcommand.h"
#include "model/notation/expression.h"
#include "model/play/gametext.h"
#include "tests/app/commandrun.h"
#include "tests/sametree.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

class PlayCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void playsAWholeGame();
    void takesTypedMoves();
    void saysWhatIsNoMove();
    void hints();
    void undoes();
    void endsWhenAPositionRepeats();
    void endsWithItsInput_data();
    void endsWithItsInput();
    void sameSeedSameGame();
    void recordsAreReadAndWritten();
    void recordsSayWhoPlays();
    void playsLargeHeaps_data();
    void playsLargeHeaps();
    void recordsLargeHeaps();
    void refusesLargeHeapsAsValueDoes();
    void refusesBadInput_data();
    void refusesBadInput();

private:
    QString play(const QString &game, const QString &input, Sides sides = {}, int level = 100, quint64 seed = 1);
    std::size_t m_length = 0;
    QString m_tree; ///< the game as text
};

QString PlayCommandTest::play(const QString &game, const QString &input, Sides sides, int level, quint64 seed)
{
    QString text = input;
    QTextStream in(&text);
    QString printed;
    QTextStream out(&printed);
    JobControl control;
    TerminalGame terminal(PlayedGame(GameTree(parseWithLargeHeaps(game).value(), Convention::Normal)), Players{sides},
                          SolverPlayer(Solver(), level, seed), out, control);
    const std::optional<Problem> problem = terminal.play(in);
    m_length = problem ? 999 : terminal.game().ply();
    m_tree = gameText(terminal.game().tree());
    out.flush();
    return printed;
}

void PlayCommandTest::playsAWholeGame()
{
    const QString text = play("nim:3", "2\n"); // the second move of the list: 3 -> 1
    QVERIFY2(text.contains("3 -> 1"), qPrintable(text));
    QVERIFY2(text.contains("The solver plays 1 → 0."), qPrintable(text));
    QVERIFY2(text.contains("The solver won."), qPrintable(text));
    QVERIFY2(text.contains("You went wrong at move 1, 3 → 1"), qPrintable(text));
    QCOMPARE(m_length, std::size_t(2));
}

void PlayCommandTest::takesTypedMoves()
{
    const QString text = play("subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14", "1 9 -> 6\nquit\n");
    QVERIFY2(text.contains("You moved to nim-sum 0. The solver can't win any more against best play."),
             qPrintable(text));
    QCOMPARE(m_length, std::size_t(2));
}

void PlayCommandTest::saysWhatIsNoMove()
{
    const QString text = play("kayles:7", "9 -> 8\n\nquit\n");
    QVERIFY2(text.contains("“9 -> 8” is no move here; type one as in 7 ->"), qPrintable(text));
    QCOMPARE(m_length, std::size_t(0));
}

void PlayCommandTest::hints()
{
    const QString text = play("nim:3,4,5", "hint\nquit\n");
    QVERIFY2(text.contains("3 → 1 changes the value of component 1 from 3 to 1, and 1 ⊕ 4 ⊕ 5 = 0."), qPrintable(text));
    QCOMPARE(m_tree, QString("nim:3,4,5\n#hint 5\n"));
}

void PlayCommandTest::endsWhenAPositionRepeats()
{
    QTemporaryDir folder;
    const QString file = samples::written(folder.filePath("loop.dot"), "digraph { a -> b; b -> a; a -> c; c -> d }");
    const QString text = play(QString("graph{%1}:a").arg(file), "hint\na -> b\n");
    QVERIFY2(text.contains("This position is a draw: neither player can force a win"), qPrintable(text));
    QVERIFY2(text.contains("a → b keeps the draw."), qPrintable(text));
    QVERIFY2(text.contains("The solver plays b → a."), qPrintable(text));
    QVERIFY2(text.contains("A draw."), qPrintable(text));
    QVERIFY2(text.contains("is on the boards again with the same player to move"), qPrintable(text));
    QCOMPARE(m_length, std::size_t(2));
}

void PlayCommandTest::undoes()
{
    QString text = play("nim:3,4,5", "1 3 -> 2\nundo\n1 3 -> 1\nquit\n");
    QVERIFY2(text.contains("You moved to nim-sum 0"), qPrintable(text));
    QCOMPARE(m_length, std::size_t(2));
    // The move that was undone is a variation.
    QVERIFY2(m_tree.startsWith("nim:3,4,5\ncomponent 1: 3 -> 2\n(\n  component 1: 3 -> 1\n"), qPrintable(m_tree));
    text = play("nim:3", "undo\nquit\n");
    QVERIFY2(text.contains("There is no move of yours to take back."), qPrintable(text));
}

void PlayCommandTest::endsWithItsInput_data()
{
    QTest::addColumn<QString>("input");
    QTest::newRow("nothing") << "";
    QTest::newRow("after a move") << "7 -> 3,3";
    QTest::newRow("quit") << "quit\n";
}

void PlayCommandTest::endsWithItsInput()
{
    QFETCH(QString, input);
    const QString text = play("kayles:7", input);
    QVERIFY2(text.endsWith("The game ends here; nobody has won.\n"), qPrintable(text));
}

void PlayCommandTest::sameSeedSameGame()
{
    const QString input = "1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n";
    const Sides sides = {Side::Solver, Side::Human};
    QCOMPARE(play("kayles:12", input, sides, 0, 7), play("kayles:12", input, sides, 0, 7));
    QVERIFY(play("kayles:12", input, sides, 0, 7) != play("kayles:12", input, sides, 0, 8));
}

/// A finished game is written as it was read, with its result.
void PlayCommandTest::recordsAreReadAndWritten()
{
    QTemporaryDir folder;
    const QString before = samples::written(folder.filePath("game.mexgame"), "nim:1,2\n1: 2 -> 1\n(\n  0: 1 -> 0\n)\n"
                                                                             "0: 1 -> 0\n1: 1 -> 0\n");
    const QString after = folder.filePath("again.txt");
    QString printed;
    QString problems;
    QTextStream out(&printed);
    QTextStream err(&problems);
    QCOMPARE(callCommand({"play", before, "--record", after}, out, err), 0);
    out.flush();
    QVERIFY2(printed.contains("   1. component 2: 2 -> 1\n   2. component 1: 1 -> 0\n   3. component 2: 1 -> 0\n"),
             qPrintable(printed));
    QVERIFY2(printed.contains("You won."), qPrintable(printed));
    QVERIFY(isSameTree(readGameFile(after)->tree, readGameFile(before)->tree));
    QCOMPARE(readGameFile(after)->players, std::optional(Players()));
    QCOMPARE(callCommand({"play", before, "--record", folder.filePath("no/such/place.txt")}, out, err), 2);
}

/// A record has two people, or the first player and the opponent; options override it.
void PlayCommandTest::recordsSayWhoPlays()
{
    QTemporaryDir folder;
    const QString people =
        samples::written(folder.filePath("people.mexgame"), "nim:2\n#first human Ann\n#second human Bob\n2 -> 0\n");
    const QString solver =
        samples::written(folder.filePath("solver.mexgame"), "nim:2\n#first random\n#second human\n2 -> 0\n");
    const QString again = folder.filePath("again.mexgame");
    const auto played = [&](const QStringList &arguments) {
        QString printed;
        QTextStream out(&printed);
        QTextStream err(&printed);
        if (callCommand(QStringList{"play"} + arguments + QStringList{"--record", again}, out, err) != 0)
            return QString();
        out.flush();
        return printed;
    };
    QVERIFY2(played({people}).contains("Ann won."), qPrintable(played({people})));
    QVERIFY(readGameFile(again)->players == readGameFile(people)->players);
    QVERIFY(played({solver}).contains("Random won."));
    QVERIFY(readGameFile(again)->players == readGameFile(solver)->players);
    QVERIFY(played({people, "--second"}).contains("The solver won."));
    QVERIFY(played({people, "--level", "60"}).contains("You won."));
    QCOMPARE(readGameFile(again)->players->opponents[1], Opponent::ofLevel(60));
}

void PlayCommandTest::playsLargeHeaps_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("input");
    QTest::addColumn<QStringList>("texts");
    QTest::newRow("listed moves") << "subtraction{1-3}:999999999999999999"
                                  << "hint\n3\nquit\n"
                                  << QStringList{"its value is 3, not 0",
                                                 "999999999999999999 → 999999999999999996 leaves value 0.",
                                                 "You moved to value 0. The solver can't win any more",
                                                 "The solver plays 999999999999999996 → 999999999999999995."};
    QTest::newRow("Nim") << "nim:1000000000000000000,7"
                         << "moves\n2: 7 -> 5\n5 -> 0\n"
                         << QStringList{"There are too many moves to list; type one, such as component 1: "
                                        "1000000000000000000 -> 500000000000000000.",
                                        "The solver plays component 1: 1000000000000000000 → 5.", "The solver won.",
                                        "The winning move was component 1: 1000000000000000000 → 7."};
    QTest::newRow("Kayles") << "kayles:1000000000000000000"
                            << "hint\n1000000000000000000 -> 3\n> 999999999999999998\nquit\n"
                            << QStringList{"One winning move is known; there may be more.",
                                           "1000000000000000000 → 999999999999999997,1 leaves value 0.",
                                           "“1000000000000000000 -> 3” is no move here; type one as in "
                                           "1000000000000000000 -> 999999999999999999.",
                                           "The solver can now win by 999999999999999998 → "};
    QTest::newRow("Wythoff") << "wythoff:(1000000000,618033989)"
                             << "hint\n(618033988,999999999)\n(5,999999999)\n(3,9)\nquit\n"
                             << QStringList{"This position is won for you: it is an N-position.",
                                            "(618033989,1000000000) → (618033988,999999999) leaves a P-position.",
                                            "The solver plays (618033988,999999999) → (618033987,999999999).",
                                            "The solver plays (5,999999999) → (3,5).", "“(3,9)” is no move here"};
    QTest::newRow("Fibonacci") << "fibonacci:1000000"
                               << "hint\n(999945,110)\nquit\n"
                               << QStringList{"There are 4 winning moves.", "leaves a P-position.",
                                              "The solver plays (999945,110) → "};
}

void PlayCommandTest::playsLargeHeaps()
{
    QFETCH(QString, game);
    QFETCH(QString, input);
    QFETCH(QStringList, texts);
    const QString printed = play(game, input);
    for (const QString &text : texts)
        QVERIFY2(printed.contains(text), qPrintable(text + u'\n' + printed));
}

void PlayCommandTest::recordsLargeHeaps()
{
    QTemporaryDir folder;
    const QString before =
        samples::written(folder.filePath("large.mexgame"),
                         "nim:1000000000000000000,5\n#first human\n#second human\ncomponent 2: 5 -> 2\n"
                         "component 1: 1000000000000000000 -> 2\n");
    const QString after = folder.filePath("again.mexgame");
    QString printed;
    QTextStream out(&printed);
    QCOMPARE(callCommand({"play", before, "--record", after}, out, out), 0);
    out.flush();
    QVERIFY2(printed.contains("   2. component 1: 1000000000000000000 -> 2\n"), qPrintable(printed));
    QVERIFY(
        isSameTree(readGameFile(after, GreatestHeap::Large)->tree, readGameFile(before, GreatestHeap::Large)->tree));
}

/// What no law answers.
void PlayCommandTest::refusesLargeHeapsAsValueDoes()
{
    for (const char *game :
         {"grundy:1000000000000", "octal{0.6}:5000000000", "hex{0.9}:5000000000",
          "divide{2-100000}:1000000000000000000", "nim:3 + grundy:2000000000", "nim:2000000000000000000"}) {
        QString ofPlay;
        QString ofValue;
        QString printed;
        QTextStream out(&printed);
        QTextStream playErr(&ofPlay);
        QTextStream valueErr(&ofValue);
        const int status = callCommand({"play", game}, out, playErr);
        QCOMPARE(status, callCommand({"value", game}, out, valueErr));
        playErr.flush();
        valueErr.flush();
        QVERIFY(status != 0 && !ofValue.isEmpty());
        QCOMPARE(ofPlay, ofValue);
    }
    QString problem;
    QTextStream out(&problem);
    QTextStream err(&problem);
    QVERIFY(callCommand({"play", "rules{n -> n-k : k | n, k < n}:1000000000000"}, out, err) != 0);
    err.flush();
    QVERIFY2(problem.contains(QStringLiteral("more than 10,000,000 choices")), qPrintable(problem));
}

void PlayCommandTest::refusesBadInput_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("status");
    QTest::newRow("game") << QStringList{"play", "kayles:7x"} << "column 9" << 2;
    QTest::newRow("level") << QStringList{"play", "kayles:7", "--level", "101"} << "100" << 2;
    QTest::newRow("no record") << QStringList{"play", "/no/such.mexgame"} << "/no/such.mexgame" << 2;
    QTest::newRow("too many moves") << QStringList{"play", "rules{(x,y) -> (x-k,y); (x,y) -> (x-1,y-k)}:(1000000000,1)"}
                                    << "choose a smaller position" << 1;
    QTest::newRow("too many misere") << QStringList{"play", "kayles:1000000000 + nim:5", "--misere"}
                                     << "choose a smaller position" << 1;
    QTest::newRow("too large misere") << QStringList{"play", "nim:1000000001", "--misere"} << "1,000,000,000" << 2;
    QTest::newRow("far too large") << QStringList{"play", "nim:1000000000000000001"} << "1,000,000,000,000,000,000"
                                   << 2;
    QTest::newRow("far too large pair") << QStringList{"play", "wythoff:(1000000000000000001,1)"} << "column 10" << 2;
}

void PlayCommandTest::refusesBadInput()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, words);
    QFETCH(int, status);
    QString printed;
    QString problems;
    QTextStream out(&printed);
    QTextStream err(&problems);
    QCOMPARE(callCommand(arguments, out, err), status);
    err.flush();
    QVERIFY2(problems.contains(words), qPrintable(problems));
}

MEXPLORER_TEST(PlayCommandTest)
#include "tst_playcommand.moc"
