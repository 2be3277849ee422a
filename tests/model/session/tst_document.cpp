// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/graphview.h"
#include "model/play/puzzlegame.h"
#include "model/play/savedmatch.h"
#include "model/sequence/sequencechoice.h"
#include "model/session/documentfile.h"
#include "model/session/session.h"
#include "model/step/savedwalk.h"
#include "tests/testprogram.h"

#include "model/explore/positionquery.h"
#include "model/games/joinedposition.h"
#include "model/graph/graphbuilder.h"
#include "model/notation/expression.h"
#include "model/play/savedtree.h"
#include "model/solve/completelabels.h"
#include "model/solve/move.h"
#include "model/solve/solver.h"
#include "tests/documentmutations.h"
#include "tests/testfiles.h"

#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

constexpr quint64 maxFollowers = 10'000;

GameRecord randomGame(const QString &start, Convention convention, std::mt19937 &random)
{
    GameRecord record(*parsePosition(start), convention);
    while (!record.isOver()) {
        const auto moves = distinctMoves(record.position(record.length()), maxFollowers);
        record = record.played(record.length(), (*moves)[random() % moves->size()]);
    }
    return record;
}

/// True if both have an equal state of this type, or neither has one.
template <class State> bool isSame(const Document &a, const Document &b)
{
    const auto *first = a.find<State>();
    const auto *second = b.find<State>();
    return first && second ? *first == *second : !first && !second;
}

QByteArray withMatch(const QByteArray &match)
{
    return R"({"format": "mexplorer", "version": 1, "game": "kayles:7", "match": )" + match + "}";
}

} // namespace

class DocumentTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsAll();
    void keepsTheFilter_data();
    void keepsTheFilter();
    void keepsGames_data();
    void keepsGames();
    void keepsLargeHeaps();
    void damagedOnesOpenOrAreRefused();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void levelsOfEarlierPrograms();
    void partsOfEarlierPrograms();
    void searchesOfEarlierPrograms();
    void passesOverUnknownKeys();
    void keepsWhatWasThere();
    void mergedGraphsOpenMergedBySymmetry();

private:
    QString write(const QByteArray &content) { return samples::written(m_path, content); }

    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(QStringLiteral("x.mexp"));
};

/// From versions that could build the graph with mirror images as one.
void DocumentTest::mergedGraphsOpenMergedBySymmetry()
{
    const auto collapseOf = [this](const QByteArray &members) {
        const Result<Document> read =
            readDocument(write(R"({"format": "mexplorer", "version": 1, "game": "matrix:3x3")" + members + "}"));
        return read && read->find<FilterSettings>() ? read->find<FilterSettings>()->collapse : std::nullopt;
    };
    QVERIFY(!collapseOf({}));
    QVERIFY(!collapseOf(R"(, "merge": "exact")"));
    QCOMPARE(collapseOf(R"(, "merge": "symmetry")"), std::optional(Collapse::Symmetry));
    QCOMPARE(collapseOf(R"(, "merge": "symmetry", "lens": {"merged_by": "value"})"), std::optional(Collapse::SgValue));
}

void DocumentTest::keepsAll()
{
    std::mt19937 random(7);
    Document document;
    document.game = QStringLiteral("kayles:7 + nim:3,4");
    document.convention = Convention::Misere;
    document.maxPositions = 12'345;
    document.maxMoves = 678'901;
    document.selection = QStringLiteral("kayles:3,1 + nim:3,4");
    document.workspace = WorkspaceId::Step;
    document.set(SavedWalk{TraceKind::NimSum, 4, {1, 3}});
    document.set(SequenceChoice{SequenceChoice::Part::HeatMap, QStringLiteral("octal{0.354}"), 100'000});
    const auto cells = [](const char *expression) {
        return join(*parsePosition(QString::fromLatin1(expression))).cells;
    };
    FilterSettings filter;
    filter.region = FilterSettings::Region::Between;
    filter.anchor = cells("kayles:3,1 + nim:3,4");
    filter.target = cells("kayles:0 + nim:0");
    filter.query = QStringLiteral("P followers=3");
    filter.others = FilterSettings::Others::Hidden;
    filter.winningMovesOnly = true;
    filter.unfolding = true;
    filter.opened = {cells("kayles:7 + nim:3,4"), cells("kayles:3,1 + nim:3,4")};
    filter.pinned = {cells("kayles:0 + nim:1")};
    document.set(filter);
    document.set(GraphLook{ColorBy::Remoteness, {Layering::SgValue, LayerOrder::Structural, Orientation::LeftRight}});
    document.set(SavedMatch{PlayedGame(randomGame(document.game, Convention::Misere, random), 2),
                            {{Side::Solver, Side::Human}, {Opponent::ofLevel(35), Opponent::reader(4)}, {"Ann", "Bob"}},
                            Judging::AtOnce,
                            999'999'999'999'999'999});
    document.set(SavedPuzzle{QStringLiteral("puzzle one-move normal kayles:9,4")});
    // From another game.
    document.set(SavedGames{
        std::make_shared<const PlayedGame>(randomGame(QStringLiteral("grundy:9"), Convention::Normal, random), 1),
        std::make_shared<const PlayedGame>(randomGame(document.game, Convention::Misere, random), 0)});
    QVERIFY(!writeDocument(document, m_path));
    QCOMPARE(gameOfDocument(m_path), document.game);
    const QString text = documentText(document); // names that never change, whatever the enums are called
    for (const char *word : {R"("kind": "nim-sum")", R"("part": "heat-map")", R"("judging": "at-once")"})
        QVERIFY2(text.contains(QLatin1String(word)), word);

    const Result<Document> read = readDocument(m_path);
    QVERIFY2(read, read ? "" : qPrintable(read.problem().message));
    QCOMPARE(read->game, document.game);
    QCOMPARE(read->convention, document.convention);
    QCOMPARE(read->maxPositions, document.maxPositions);
    QCOMPARE(read->maxMoves, document.maxMoves);
    QCOMPARE(read->selection, document.selection);
    QCOMPARE(read->workspace, document.workspace);
    QVERIFY(isSame<SavedWalk>(*read, document));
    QVERIFY(isSame<SequenceChoice>(*read, document));
    QVERIFY(isSame<FilterSettings>(*read, document));
    QVERIFY(isSame<GraphLook>(*read, document));
    const auto *match = document.find<SavedMatch>();
    const auto *readMatch = read->find<SavedMatch>();
    QVERIFY(readMatch);
    QCOMPARE(readMatch->game.ply(), std::size_t(2));
    QVERIFY(readMatch->players == match->players);
    QCOMPARE(readMatch->judging, match->judging);
    QCOMPARE(readMatch->seed, match->seed);
    QCOMPARE(read->find<SavedPuzzle>()->text, document.find<SavedPuzzle>()->text);
    QCOMPARE(readMatch->game.line().convention(), Convention::Misere);
    QCOMPARE(positionsAfterMoves(readMatch->game.line()), positionsAfterMoves(match->game.line()));
    const SavedGames &games = *document.find<SavedGames>();
    const SavedGames &readGames = *read->find<SavedGames>();
    QCOMPARE(readGames.size(), std::size_t(2));
    for (std::size_t i = 0; i < 2; ++i) {
        QCOMPARE(readGames[i]->line().start().text(), games[i]->line().start().text());
        QCOMPARE(readGames[i]->line().convention(), games[i]->line().convention());
        QCOMPARE(positionsAfterMoves(readGames[i]->line()), positionsAfterMoves(games[i]->line()));
        QCOMPARE(readGames[i]->ply(), games[i]->ply());
    }

    Document plain;
    plain.game = QStringLiteral("nim:3");
    QVERIFY(!writeDocument(plain, m_path));
    const Result<Document> again = readDocument(m_path);
    QVERIFY(again && !again->find<SavedMatch>() && !again->find<SavedWalk>() && again->selection.isEmpty() &&
            again->maxPositions == 200'000);
}

void DocumentTest::keepsTheFilter_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"kayles:7", "kayles:3,1 + kayles:2", "matrix:110/011", "cram:2x3 + nim:2,1",
                             "wythoff:(2,3)", "chomp:2x3", "grundy:7 + dawson:5"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

/// Each position of a game, each kind of merging and each way to hide positions is restored.
void DocumentTest::keepsTheFilter()
{
    QFETCH(QString, game);
    JobControl control;
    const GameGraphPtr graph = buildGraph(*parsePosition(game), {}, control);
    for (PositionId id = 0; id < graph->positionCount(); ++id) {
        const CellVector cells(graph->cells(id).begin(), graph->cells(id).end());
        Document document;
        document.game = game;
        FilterSettings filter;
        filter.region = static_cast<FilterSettings::Region>(id % 4);
        if (id % 4 != 0)
            filter.anchor = cells;
        if (id % 4 == 3)
            filter.target = cells;
        filter.others = static_cast<FilterSettings::Others>(id % 3);
        filter.opened.insert(cells);
        filter.pinned.insert(cells);
        if (id % 7 != 0)
            filter.collapse = static_cast<Collapse>(id % 7 - 1);
        document.set(filter);
        document.set(GraphLook{static_cast<ColorBy>(id % 4),
                               {static_cast<Layering>(id % 3), {}, {}},
                               id % 2 == 0,
                               id % 5 == 0,
                               id % 7 == 0});
        QVERIFY(!writeDocument(document, m_path));
        const Result<Document> read = readDocument(m_path);
        QVERIFY2(read, read ? "" : qPrintable(read.problem().message));
        QVERIFY2(isSame<FilterSettings>(*read, document), qPrintable(graph->text(id)));
        QVERIFY(isSame<GraphLook>(*read, document));
    }
}

void DocumentTest::keepsGames_data()
{
    QTest::addColumn<QString>("start");
    for (const char *start : {"kayles:11", "kayles:5,5 + kayles:4", "nim:3,3,5", "grundy:12 + kayles:6",
                              "matrix:0110/1111/1011", "octal{4}:9 + matrix:11/11 + matrix:11/11", "wythoff:(4,6)",
                              "chomp:3x4", "cram:3x3 + nim:2", "kayles:0 + nim:2 + nim:0", "hex{0.8}:9"})
        QTest::newRow(start) << QString::fromLatin1(start);
}

/// Components that split, that are equal, and that end: the same moves are restored.
void DocumentTest::keepsGames()
{
    QFETCH(QString, start);
    std::mt19937 random(20240301);
    for (int i = 0; i < 30; ++i) {
        const GameRecord record = randomGame(start, Convention::Normal, random);
        const QStringList positions = positionsAfterMoves(record);
        const Result<GameRecord> again = recordThrough(record.start(), Convention::Normal, positions);
        QVERIFY2(again, again ? "" : qPrintable(again.problem().message));
        QCOMPARE(again->length(), record.length());
        QVERIFY(again->isOver());
        for (std::size_t ply = 0; ply <= record.length(); ++ply) {
            const JoinedPosition was = join(record.position(ply));
            const JoinedPosition is = join(again->position(ply));
            QCOMPARE(is.rules->text(), was.rules->text());
            QVERIFY(is.rules->text().contains(QStringLiteral("matrix")) || is.cells == was.cells);
        }
    }
}

/// A game with heaps of more than a thousand million tokens is written and read like any other.
void DocumentTest::keepsLargeHeaps()
{
    const QString start = QStringLiteral("subtraction{1-3}:1000000000000000000,999999999999999999 + kayles:7000000000");
    Session session;
    QVERIFY(session.exploration()->open(start));
    QTRY_VERIFY_WITH_TIMEOUT(session.match()->hasGame(), 60'000);
    session.match()->setSides({Side::Human, Side::Human});
    for (const char *after : {"subtraction{1-3}:999999999999999998,999999999999999999 + kayles:7000000000",
                              "subtraction{1-3}:999999999999999998,999999999999999999 + kayles:6999999990,9"})
        QVERIFY(session.match()->playTo(*parseWithLargeHeaps(QString::fromLatin1(after))));
    QVERIFY(!writeDocument(session.document(), m_path));
    const Result<Document> read = readDocument(m_path);
    QVERIFY2(read, read ? "" : qPrintable(read.problem().message));
    QCOMPARE(read->game, start);
    Session other;
    other.restore(*read, *parseWithLargeHeaps(read->game));
    QTRY_VERIFY_WITH_TIMEOUT(other.match()->hasGame(), 60'000);
    QTRY_COMPARE(other.match()->record().length(), std::size_t(2));
    QCOMPARE(other.match()->position(), session.match()->position());
}

/// A damaged file is refused in one sentence, or its contents fit its game and can be used and written again.
void DocumentTest::damagedOnesOpenOrAreRefused()
{
    constexpr int mutations = 20'000;
    constexpr quint64 quickFollowers = 2000;
    samples::DocumentMutations documents(m_folder.path(), 20261122);
    for (std::size_t i = 0; i < documents.count(); ++i) {
        const Result<Document> read = readDocument(write(documents.sample(i)));
        QVERIFY2(read, read ? "" : qPrintable(read.problem().message));
    }
    int opened = 0;
    const QString copy = m_folder.filePath(QStringLiteral("copy.mexp"));
    for (int i = 0; i < mutations; ++i) {
        const QByteArray content = documents.next();
        const Result<Document> read = readDocument(write(content));
        if (!read) {
            const QString message = read.problem().message;
            QVERIFY2(message.startsWith(QStringLiteral("x.mexp")) && message.endsWith(u'.'), qPrintable(message));
            QVERIFY2(!message.contains(u'\n') && message.size() < 1000, qPrintable(message));
            continue;
        }
        ++opened;
        QVERIFY(!writeDocument(*read, copy));
        const Result<Document> again = readDocument(copy);
        QVERIFY2(again, again ? "" : qPrintable(again.problem().message));
        QVERIFY(isSame<FilterSettings>(*again, *read) && isSame<GraphLook>(*again, *read) &&
                isSame<SavedWalk>(*again, *read) && isSame<SequenceChoice>(*again, *read));
        const Position start = *parseWithLargeHeaps(read->game);
        const JoinedPosition joined = join(start);
        if (joined.rules->followerBound(joined.cells) > quickFollowers)
            continue;
        JobControl control;
        const GameGraphPtr graph = buildGraph(start, {.maxPositions = 100, .maxMoves = 3000}, control);
        const LabelsPtr labels = completeLabels(*graph, read->convention, Solver(), control);
        const auto *filter = read->find<FilterSettings>();
        applyFilter(graph, *labels, Predecessors(*graph), filter ? *filter : FilterSettings(), control);
    }
    QVERIFY(opened > 1000 && opened < mutations); // both occur often
}

void DocumentTest::saysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("words");
    QTest::addColumn<Problem::Code>("code");
    const auto row = [](const char *title, const QByteArray &content, const char *words,
                        Problem::Code code = Problem::Code::FileSyntax) {
        QTest::newRow(title) << content << QString::fromUtf8(words) << code;
    };
    const QByteArray head = R"({"format": "mexplorer", "version": 1, "game": "kayles:7", )";
    row("empty", "", "x.mexp is empty.", Problem::Code::EmptyFile);
    row("text", "hello", "x.mexp, line 1: this is not a document of Mexplorer");
    row("cut off", head + "\n\"merge\": ", "x.mexp, line 2: this is not a document");
    row("binary", QByteArray("\x89PNG\0\0", 6), "this is not text");
    row("other json", R"({"moves": []})", "this is JSON, but not a document of Mexplorer.");
    row("array", "[]", "this is JSON, but not a document of Mexplorer.");
    row("newer", R"({"format": "mexplorer", "version": 2, "game": {"new": "shape"}})",
        "written by a newer Mexplorer (version 2", Problem::Code::NewerVersion);
    row("no version", R"({"format": "mexplorer", "game": "nim:3"})", "\"version\" is missing.");
    row("version of words", R"({"format": "mexplorer", "version": "1"})", "\"version\" should be a number");
    row("no game", R"({"format": "mexplorer", "version": 1})", "\"game\" is missing.");
    row("game", R"({"format": "mexplorer", "version": 1, "game": "kayles:7x"})",
        "\"game\" can't be read: kayles:7x — 'x' at column 9");
    row("game of numbers", R"({"format": "mexplorer", "version": 1, "game": 7})", "\"game\" should be a text.");
    row("graph file gone", R"({"format": "mexplorer", "version": 1, "game": "graph{/no/such.dot}"})",
        "There is no file /no/such.dot.");
    row("convention", head + R"("convention": "odd"})", "\"convention\" should be one of normal, misere.");
    row("merge", head + R"("merge": 3})", "\"merge\" should be one of exact, symmetry.");
    row("limit", head + R"("max_positions": 0})", "\"max_positions\" should be a number from 1 to");
    row("fraction", head + R"("max_positions": 1.5})", "\"max_positions\" should be a number from 1 to");
    row("selection", head + R"("selection": "kayles"})", "\"selection\" can't be read");
    row("workspace", head + R"("workspace": "attic"})",
        "\"workspace\" should be one of explore, step, play, sequence, exercises, puzzles.");
    row("walk", head + R"("walk": 3})", "\"walk\" should be an object.");
    row("walk kind", head + R"("walk": {"kind": "x"}})", "\"kind\" should be one of mex");
    row("sequence", head + R"("sequence": 3})", "\"sequence\" should be an object.");
    row("sequence rules", head + R"("sequence": {"rules": "octal{0.9}"}})", "expected a digit from 0 to 7");
    row("sequence terms", head + R"("sequence": {"terms": 0}})", "\"terms\" should be a number from 1");
    row("sequence part", head + R"("sequence": {"part": "x"}})", "\"part\" should be one of plot");
    row("bookmarks", head + R"("walk": {"bookmarks": ["a"]}})", "\"bookmarks\" should be a number");
    row("match", withMatch("[]"), "\"match\" should be an object.");
    row("match start", withMatch(R"({"start": "kayl"})"), "\"start\" can't be read");
    row("illegal move", withMatch(R"({"positions": ["kayles:6", "kayles:6"]})"),
        "\"match\": move 2 leads to kayles:6, and no move from kayles:6 does.");
    row("move too far", withMatch(R"({"positions": ["kayles:2"]})"),
        "move 1 leads to kayles:2, and no move from kayles:7 does.");
    row("another game", withMatch(R"({"positions": ["nim:6"]})"), "move 1 leads to nim:6");
    row("a game more", withMatch(R"({"positions": ["kayles:6 + nim:1"]})"), "move 1 leads to kayles:6 + nim:1");
    row("unreadable move", withMatch(R"({"positions": ["kayles:6", "?"]})"), "the position after move 2 can't be read");
    row("move of numbers", withMatch(R"({"positions": [6]})"), "the position after move 1 can't be read");
    row("place", withMatch(R"({"positions": ["kayles:6"], "place": 2})"), "\"place\" should be a number from 0 to 1.");
    row("side", withMatch(R"({"first": "cat"})"), "\"first\" should be one of human, solver.");
    row("tree", withMatch(R"({"tree": 3})"), "\"tree\" should be an array.");
    row("tree of numbers", withMatch(R"({"tree": [3]})"), "\"tree\" should be an array of objects.");
    row("move of a tree", withMatch(R"({"tree": [{}, {"after": 0, "position": "kayles:8"}]})"),
        "\"tree\": no move from kayles:7 leads to kayles:8.");
    row("position of a tree", withMatch(R"({"tree": [{}, {"after": 0}]})"), "\"tree\": a position can't be read");
    row("order of a tree", withMatch(R"({"tree": [{}, {"after": 1, "position": "kayles:6"}]})"),
        "\"after\" should be a number from 0 to 0.");
    row("node", withMatch(R"({"tree": [{}], "node": 1})"), "\"node\" should be a number from 0 to 0.");
    row("mark", withMatch(R"({"tree": [{"mark": "?"}]})"), "\"mark\" should be one of good, mistake.");
    row("lens", head + R"("lens": []})", "\"lens\" should be an object.");
    row("region", head + R"("lens": {"region": "here"}})",
        "\"region\" should be one of everything, from, to, between.");
    row("anchor", head + R"("lens": {"region": "from", "anchor": "kayl"}})", "\"anchor\" can't be read");
    row("anchor of another game", head + R"("lens": {"region": "to", "anchor": "nim:3"}})",
        "\"anchor\": nim:3 is no position of the game.");
    row("opened", head + R"("lens": {"opened": [3]}})", "\"opened\" should be an array of texts.");
    row("pinned", head + R"("lens": {"pinned": ["dawson:3"]}})", "\"pinned\": dawson:3 is no position of the game.");
    row("merged", head + R"("lens": {"merged_by": "colour"}})", "\"merged_by\" should be one of none, value,");
    row("others", head + R"("lens": {"others": 1}})", "\"others\" should be one of shown, dimmed, hidden.");
    row("unfolding", head + R"("lens": {"unfolding": "yes"}})", "\"unfolding\" should be true or false.");
    row("look", head + R"("look": 1})", "\"look\" should be an object.");
    row("colour", head + R"("look": {"color": "red"}})", "\"color\" should be one of outcome, value,");
    row("games", head + R"("games": 3})", "\"games\" should be an array.");
    row("games of numbers", head + R"("games": [3]})", "\"games\" should be an array of objects.");
    row("illegal move of games", head + R"("games": [{"positions": ["kayles:8"]}]})",
        "\"games\": move 1 leads to kayles:8");
    row("convention of games", head + R"("games": [{"convention": "odd"}]})", "should be one of normal, misere.");
    row("opponent", withMatch(R"({"first_opponent": "Deep Blue"})"),
        "\"first_opponent\": there is no opponent “Deep Blue”.");
    row("judging", withMatch(R"({"judging": "late"})"), "\"judging\" should be one of never, after-game, at-once,");
    row("seed", withMatch(R"({"seed": -1})"), "\"seed\" should be a number from 0 to");
    row("name", withMatch(R"({"second_name": 3})"), "\"second_name\" should be a text.");
    row("level", withMatch(R"({"level": 101})"), "\"level\" should be a number from 0 to 100.");
}

void DocumentTest::saysWhatIsWrong()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, words);
    const Result<Document> read = readDocument(write(content));
    QVERIFY(!read);
    QTEST(read.problem().code, "code");
    const QString message = read.problem().message;
    QVERIFY2(message.contains(words), qPrintable(message));
    QVERIFY2(message.startsWith(QStringLiteral("x.mexp")) && message.endsWith(u'.'), qPrintable(message));
}

/// Earlier versions knew one level for both players, and nothing else.
void DocumentTest::levelsOfEarlierPrograms()
{
    const Result<Document> read = readDocument(write(withMatch(R"({"positions": ["kayles:6"], "level": 35})")));
    QVERIFY2(read, read ? "" : qPrintable(read.problem().message));
    for (const Opponent &opponent : read->find<SavedMatch>()->players.opponents)
        QCOMPARE(opponent, Opponent::ofLevel(35));
    QVERIFY(!read->find<SavedMatch>()->seed && !read->find<SavedMatch>()->judging &&
            read->find<SavedMatch>()->players.names == PlayerNames());
}

/// The active part of Sequence no longer exists; its plot is shown.
void DocumentTest::partsOfEarlierPrograms()
{
    for (const QByteArray part : {"compare", "survey", "matrix"}) {
        const Result<Document> read = readDocument(write(
            R"({"format": "mexplorer", "version": 1, "game": "nim:3", "sequence": {"rules": "kayles", "terms": 300, "part": ")" +
            part + "\"}}"));
        QVERIFY2(read, read ? "" : qPrintable(read.problem().message));
        QCOMPARE(*read->find<SequenceChoice>(),
                 (SequenceChoice{SequenceChoice::Part::Plot, QStringLiteral("kayles"), 300}));
    }
}

/// A search may contain words that are no longer valid; it is kept, and Explore shows the error.
void DocumentTest::searchesOfEarlierPrograms()
{
    const QString query = QStringLiteral("not terminal, remoteness>3");
    const Result<Document> read = readDocument(write(
        R"({"format": "mexplorer", "version": 1, "game": "nim:3", "lens": {"query": ")" + query.toUtf8() + "\"}}"));
    QVERIFY2(read, read ? "" : qPrintable(read.problem().message));
    QCOMPARE(read->find<FilterSettings>()->query, query);
    QVERIFY(!readQuery(query));
}

void DocumentTest::passesOverUnknownKeys()
{
    const Result<Document> read = readDocument(write(
        R"({"format": "mexplorer", "version": 1, "game": "nim:3", "colour": {"a": [1]}, "match": null, "walk": {"new": 1}})"));
    QVERIFY2(read, read ? "" : qPrintable(read.problem().message));
    QCOMPARE(read->game, QStringLiteral("nim:3"));
    QVERIFY(!read->find<SavedMatch>());
    QVERIFY(!read->find<FilterSettings>() && !read->find<GraphLook>()); // as in files of earlier versions
}

void DocumentTest::keepsWhatWasThere()
{
    Document document;
    document.game = QStringLiteral("nim:3");
    const auto problem = writeDocument(document, m_folder.filePath(QStringLiteral("no/such/folder/x.mexp")));
    QVERIFY(problem);
    QCOMPARE(problem->code, Problem::Code::UnwritableFile);
    const auto folder = writeDocument(document, m_folder.path());
    QVERIFY(folder && folder->code == Problem::Code::UnwritableFile);
}

MEXPLORER_TEST(DocumentTest)
#include "tst_document.moc"
