// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/heaptraits.h"
#include "model/games/squarename.h"
#include "model/step/listtrace.h"
#include "model/step/traceformat.h"
#include "tests/model/step/plaingames.h"
#include "tests/model/step/tracesamples.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QTest>

#include <bit>
#include <map>

using namespace mexplorer;
using namespace tracesamples;

namespace {

template <class Picture> Picture lastPicture(const Trace &trace)
{
    return std::get<Picture>(trace.picture(trace.stepCount() - 1));
}

bool isNotice(const Trace &trace)
{
    return std::holds_alternative<std::monostate>(trace.picture(0));
}

/// The number of calls of the recursion without memory, by making them.
int callsOf(const PlainValues &plain, PositionId id)
{
    int calls = 1;
    for (const PositionId follower : plain.graph->followers(id))
        calls += callsOf(plain, follower);
    return calls;
}

const QStringList heapTerms = {QStringLiteral("nim:%1"),
                               QStringLiteral("subtraction{1-3}:%1"),
                               QStringLiteral("subtraction{2,5,8}:%1"),
                               QStringLiteral("allbut{2,3}:%1"),
                               QStringLiteral("lasker:%1"),
                               QStringLiteral("divide{2,3,6}:%1"),
                               QStringLiteral("octal{0.137}:%1"),
                               QStringLiteral("hex{0.8}:%1"),
                               QStringLiteral("kayles:%1"),
                               QStringLiteral("octal{4.07}:%1"),
                               QStringLiteral("grundy:%1")};

} // namespace

/// The kinds added later: the result of each is that of the definition.
class FurtherTracesTest : public QObject
{
    Q_OBJECT

private slots:
    void tablesHoldTheValues_data();
    void tablesHoldTheValues();
    void tablesNameWhatTheMexNeeds_data() { tablesHoldTheValues_data(); }
    void tablesNameWhatTheMexNeeds();
    void symmetryHasTheReasonOfItsParts();
    void remaindersAreTheLaw();
    void treesCountTheirCalls_data();
    void treesCountTheirCalls();
    void imagesAnswerEveryMove_data();
    void imagesAnswerEveryMove();
    void picturesOfImagesAreSymmetric();
    void squaresOfImagesHaveTheirNames();
    void boutonKnowsWhoWins();
    void pairsShowBothOutcomes();
    void codesSayTheMoves_data();
    void codesSayTheMoves();
    void setsHaveTheirMex();
    void setsAreRead();
    void othersGetANotice();
    void largeHeapsAreNotCutOff();
    void aPositionIsCalledAsItWasWritten_data();
    void aPositionIsCalledAsItWasWritten();
};

void FurtherTracesTest::tablesHoldTheValues_data()
{
    QTest::addColumn<QString>("term");
    for (const QString &term : heapTerms)
        QTest::newRow(qPrintable(term)) << term;
}

/// Compares every cell with the graph of its heap; every step only uses cells that were filled before.
void FurtherTracesTest::tablesHoldTheValues()
{
    QFETCH(QString, term);
    const int max = term.startsWith(QStringLiteral("hex")) ? 12 : 14;
    const TracePtr trace = traceOf(TraceKind::Table, *parsePosition(term.arg(max)));
    QVERIFY(trace && !isNotice(*trace));
    const auto last = lastPicture<TablePicture>(*trace);
    QCOMPARE(last.cells->size(), std::size_t(max) + 1);
    QCOMPARE(last.shown, max + 1);
    for (int n = 0; n <= max; ++n)
        QCOMPARE((*last.cells)[std::size_t(n)].value, PlainValues(*parsePosition(term.arg(n))).root());
    int shown = 0;
    for (int step = 0; step < trace->stepCount(); ++step) {
        const auto picture = std::get<TablePicture>(trace->picture(step));
        QVERIFY(picture.shown >= shown && picture.shown <= shown + 1);
        shown = picture.shown;
        if (picture.current < 0)
            continue;
        for (const auto &option : (*picture.cells)[std::size_t(picture.current)].options) {
            Value sum = 0;
            for (const int heap : option.heaps) {
                QVERIFY(heap < shown || heap == picture.current); // a code such as 4.0 splits without taking
                sum ^= (*picture.cells)[std::size_t(heap)].value;
            }
            QCOMPARE(sum, option.value);
        }
        if (const auto question = trace->question(step))
            QCOMPARE(question->right.front(), (*picture.cells)[std::size_t(picture.current)].value);
    }
}

/// The sentence about the moves of a heap names each value that they lead to, and each equation in it is true.
void FurtherTracesTest::tablesNameWhatTheMexNeeds()
{
    QFETCH(QString, term);
    const TracePtr trace = traceOf(TraceKind::Table, *parsePosition(term.arg(24)));
    static const QRegularExpression result(QStringLiteral("= (\\d+)(?! ⊕)(?=\\D)"));
    static const QRegularExpression rest(QStringLiteral("\\{([\\d, ]*)\\}\\.$"));
    int looks = 0;
    for (int step = 0; step < trace->stepCount(); ++step) {
        const auto picture = std::get<TablePicture>(trace->picture(step));
        if (picture.current < 0 || picture.shown > picture.current)
            continue;
        const std::vector<Value> reached = (*picture.cells)[std::size_t(picture.current)].optionValues();
        const QString sentence = trace->sentence(step).plain().section(QStringLiteral(": "), 1);
        std::set<Value> named;
        for (auto match = result.globalMatch(sentence); match.hasNext();)
            named.insert(match.next().captured(1).toUInt());
        const QStringList others = rest.match(sentence).captured(1).split(QStringLiteral(", "), Qt::SkipEmptyParts);
        for (const QString &value : others)
            named.insert(value.toUInt());
        QVERIFY2(named == std::set<Value>(reached.begin(), reached.end()), qPrintable(sentence));
        ++looks;
    }
    QCOMPARE(looks, 25);
}

/// Equal parts have no axis, and on a board no move may overlap its own image.
void FurtherTracesTest::symmetryHasTheReasonOfItsParts()
{
    for (const auto &[game, isBoard] : {std::pair("nim:3,3", false), std::pair("kayles:5", false),
                                        std::pair("2*grundy:7", false), std::pair("cram:2x3", true)}) {
        const TracePtr trace = traceOf(TraceKind::Symmetry, *parsePosition(QString::fromLatin1(game)));
        QVERIFY2(!isNotice(*trace), game);
        const QString last = trace->sentence(trace->stepCount() - 1).plain();
        QVERIFY2(!last.contains(QStringLiteral("axis")), game);
        QVERIFY2(last.contains(QStringLiteral("equal parts")) != isBoard, game);
        QVERIFY2(last.contains(QStringLiteral("its own image")) == isBoard, game);
    }
}

void FurtherTracesTest::remaindersAreTheLaw()
{
    for (int k = 1; k < 9; ++k) {
        const QString game = QStringLiteral("subtraction{1-%1}:24").arg(k);
        const TracePtr trace = traceOf(TraceKind::Table, *parsePosition(game));
        const auto last = lastPicture<TablePicture>(*trace);
        for (int n = 0; n <= 24; ++n)
            QCOMPARE((*last.cells)[std::size_t(n)].value, Value(n % (k + 1)));
        QVERIFY(allSentences(*trace).contains(QStringLiteral("G(n) = n mod %1").arg(k + 1)));
    }
    QVERIFY(allSentences(*traceOf(TraceKind::Table, *parsePosition(QStringLiteral("nim:4"))))
                .contains(QStringLiteral("The law: G(n) = n.")));
}

void FurtherTracesTest::treesCountTheirCalls_data()
{
    QTest::addColumn<QString>("term");
    for (const QString &term : familyTerms())
        QTest::newRow(qPrintable(term)) << term;
}

void FurtherTracesTest::treesCountTheirCalls()
{
    QFETCH(QString, term);
    std::mt19937 random(7101);
    for (int round = 0; round < 60; ++round) {
        const Position position{randomTerm(term, 4, random)};
        const TracePtr trace = traceOf(TraceKind::Tree, position);
        QVERIFY2(trace, qPrintable(position.text()));
        const PlainValues plain(position);
        std::size_t moves = 0;
        for (PositionId id = 0; id < plain.graph->positionCount(); ++id)
            moves += plain.graph->followers(id).size();
        const Table table = trace->table();
        QCOMPARE(QString(table.rows[0][1].plain()).remove(u','), QString::number(callsOf(plain, GameGraph::root())));
        QCOMPARE(QString(table.rows[1][1].plain()).remove(u','), QString::number(moves + 1));
        for (int step = 0; step < trace->stepCount(); ++step) {
            const auto picture = std::get<TreePicture>(trace->picture(step));
            for (const auto &node : *picture.nodes) {
                const auto id = plain.find(node.position);
                QVERIFY(id);
                QCOMPARE(node.value, plain.values[*id]);
            }
            if (picture.shown > int(picture.nodes->size()) && !picture.remembers)
                QCOMPARE(int(picture.nodes->size()), callsOf(plain, *plain.find(picture.nodes->front().position)));
        }
    }
}

void FurtherTracesTest::imagesAnswerEveryMove_data()
{
    QTest::addColumn<QString>("game");
    for (int n = 1; n < 12; ++n) {
        QTest::addRow("kayles %d", n) << QStringLiteral("kayles:%1").arg(n);
        QTest::addRow("nim %d", n) << QStringLiteral("nim:%1,%1").arg(n);
        QTest::addRow("lasker %d", n) << QStringLiteral("lasker:%1,%2").arg(n).arg(n + 1);
        QTest::addRow("grundy %d", n) << QStringLiteral("grundy:%1 + nim:2 + grundy:%1 + nim:3").arg(n);
    }
    for (const char *game : {"matrix:3x3", "matrix:2x2", "matrix:1x4", "matrix:2x3", "cram:2x2", "cram:2x4", "cram:3x3",
                             "cram:2x3", "matrix:101/010/101", "wythoff:(2,3) + wythoff:(2,3)", "chomp:2x2 + chomp:2x2",
                             "octal{0.137}:7", "kayles:5 + matrix:2x2 + kayles:5"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

/// Each of the opponent's moves is legal, each image is a legal move and leaves a position of value 0, and no move is
/// omitted.
void FurtherTracesTest::imagesAnswerEveryMove()
{
    QFETCH(QString, game);
    const Position start = *parsePosition(game);
    const TracePtr trace = traceOf(TraceKind::Symmetry, start);
    QVERIFY(trace);
    if (isNotice(*trace))
        return; // required ones are tested in picturesOfImagesAreSymmetric()
    const PlainValues plain(start);
    const auto idOf = [&](const Position &position) { return plain.find(position).value_or(noPosition); };
    const auto hasMove = [&](PositionId from, PositionId to) {
        const auto followers = plain.graph->followers(from);
        return std::find(followers.begin(), followers.end(), to) != followers.end();
    };
    const bool isAsked = plain.root() != 0 && trace->positions(0).positions.size() == 1; // before the first move
    const auto first = trace->positions(isAsked ? 1 : 0).positions;
    const PositionId symmetric = idOf(first.front());
    QVERIFY(symmetric != noPosition);
    QCOMPARE(plain.values[symmetric], Value(0));
    QVERIFY(first.size() == 1 ? plain.root() == 0 : hasMove(GameGraph::root(), symmetric));
    int answers = 0;
    for (int step = 1; step + 1 < trace->stepCount(); ++step) {
        const auto positions = trace->positions(step).positions;
        if (positions.size() < 2)
            continue;
        const PositionId to = idOf(positions[0]);
        const PositionId from = idOf(positions[1]);
        QVERIFY2(to != noPosition && from != noPosition, qPrintable(trace->sentence(step).plain()));
        QVERIFY2(hasMove(from, to), qPrintable(trace->sentence(step).plain()));
        if (from == symmetric)
            continue;
        QCOMPARE(plain.values[to], Value(0));
        ++answers;
    }
    QVERIFY(answers > 0);
    QVERIFY(trace->sentence(trace->stepCount() - 1)
                .plain()
                .contains(plain.root() == 0 ? QStringLiteral("P-position") : QStringLiteral("N-position")));
}

/// The tokens taken by A and by B are mirror images in the picture, too.
void FurtherTracesTest::picturesOfImagesAreSymmetric()
{
    using State = SymmetryPicture::CellState;
    using Axis = SymmetryPicture::Axis;
    for (const char *game : {"kayles:7", "kayles:10", "nim:5,5", "matrix:3x3", "matrix:3x4", "cram:2x4", "cram:4x4"}) {
        const TracePtr trace = traceOf(TraceKind::Symmetry, *parsePosition(QString::fromLatin1(game)));
        QVERIFY2(!isNotice(*trace), game);
        int answered = 0;
        for (int step = 0; step < trace->stepCount(); ++step) {
            const auto picture = std::get<SymmetryPicture>(trace->picture(step));
            QVERIFY2(picture.rows * picture.columns == int(picture.cells.size()) && picture.rows > 0, game);
            const auto at = [&](int row, int column) {
                return picture.cells[std::size_t(row * picture.columns + column)];
            };
            const bool isAnswered = std::count(picture.cells.begin(), picture.cells.end(), State::ReplyMove) > 0;
            answered += isAnswered;
            for (int row = 0; row < picture.rows; ++row) {
                for (int column = 0; column < picture.columns; ++column) {
                    const bool turned = picture.axis == Axis::HalfTurn;
                    const bool swapped = picture.axis == Axis::Diagonal || picture.axis == Axis::OtherDiagonal;
                    int r = swapped ? column : row, c = swapped ? row : column;
                    if (picture.axis == Axis::OtherDiagonal || turned || picture.axis == Axis::TopBottom)
                        r = picture.rows - 1 - r;
                    if (picture.axis == Axis::OtherDiagonal || turned || picture.axis == Axis::LeftRight)
                        c = picture.columns - 1 - c;
                    const State state = at(row, column);
                    if (isAnswered && state == State::OpponentMove)
                        QCOMPARE(at(r, c), State::ReplyMove);
                    else if (isAnswered && state != State::ReplyMove)
                        QCOMPARE(at(r, c), state);
                }
            }
        }
        QVERIFY2(answered > 0, game);
    }
}

/// The opponent's squares have the same names in the sentence as on the picture's columns and rows.
void FurtherTracesTest::squaresOfImagesHaveTheirNames()
{
    using State = SymmetryPicture::CellState;
    for (const char *game : {"matrix:3x3", "cram:2x4", "cram:3x4", "matrix:0000/0101", "cram:0000/0011/0011"}) {
        const TracePtr trace = traceOf(TraceKind::Symmetry, *parsePosition(QString::fromLatin1(game)));
        QVERIFY2(!isNotice(*trace), game);
        int moves = 0;
        for (int step = 0; step < trace->stepCount(); ++step) {
            const auto picture = std::get<SymmetryPicture>(trace->picture(step));
            const auto &cells = picture.cells;
            if (std::count(cells.begin(), cells.end(), State::ReplyMove) > 0)
                continue;
            const auto first = std::find(cells.begin(), cells.end(), State::OpponentMove);
            if (first == cells.end())
                continue;
            const int at = int(first - cells.begin());
            const QString name =
                squareName(picture.firstColumn + at % picture.columns, picture.firstRow + at / picture.columns);
            const QString sentence = trace->sentence(step).plain();
            QVERIFY2(sentence.contains(name), qPrintable(sentence + u' ' + name));
            ++moves;
        }
        QVERIFY2(moves > 0, game);
    }
}

void FurtherTracesTest::boutonKnowsWhoWins()
{
    std::mt19937 random(7102);
    for (int round = 0; round < 1500; ++round) {
        QStringList heaps;
        for (auto count = 1 + random() % 4; count > 0; --count)
            heaps << QString::number(random() % (round % 2 ? 2 : 6));
        const Position position = *parsePosition(QStringLiteral("nim:") + heaps.join(u','));
        const TracePtr trace = traceOf(TraceKind::Bouton, position, Convention::Misere);
        QVERIFY(trace);
        const PlainValues plain(position);
        std::map<PositionId, bool> known;
        const bool wins = winsMisere(*plain.graph, GameGraph::root(), known);
        const QString last = trace->sentence(trace->stepCount() - 1).plain();
        QVERIFY2(last.contains(wins ? QStringLiteral("first player") : QStringLiteral("second player")),
                 qPrintable(position.text() + u'\n' + last));
        QCOMPARE(last.contains(QStringLiteral("the other way round")), (plain.root() != 0) != wins);
        for (int step = 3; step + 1 < trace->stepCount(); ++step) {
            const auto id = plain.find(trace->positions(step).positions.front());
            QVERIFY(id && plain.isFollower(*id) && !known[*id]);
        }
    }
}

/// Both outcomes of every position are those of the definitions, and the last sentence counts the differences.
void FurtherTracesTest::pairsShowBothOutcomes()
{
    std::mt19937 random(1902);
    int compared = 0;
    for (int round = 0; round < 120; ++round) {
        const QString &term = familyTerms()[static_cast<qsizetype>(round % familyTerms().size())];
        const Position position = randomSum(term, random, 4);
        const TracePtr trace = traceOf(TraceKind::Misere, position);
        QVERIFY(trace);
        if (isNotice(*trace))
            continue;
        ++compared;
        const PlainValues plain(position);
        std::map<PositionId, bool> known;
        const auto last = lastPicture<PairPicture>(*trace);
        QCOMPARE(last.nodes->size(), std::size_t(plain.graph->positionCount()));
        int different = 0;
        for (const PairPicture::Node &node : *last.nodes) {
            const auto id = plain.find(node.position);
            QVERIFY(id && node.layer < last.shown);
            QCOMPARE(node.normal, plain.values[*id] != 0 ? Outcome::N : Outcome::P);
            QCOMPARE(node.misere, winsMisere(*plain.graph, *id, known) ? Outcome::N : Outcome::P);
            different += node.differs() ? 1 : 0;
            for (const int follower : node.followers)
                QVERIFY((*last.nodes)[std::size_t(follower)].layer < node.layer);
        }
        QVERIFY2(trace->sentence(trace->stepCount() - 1).plain().contains(QStringLiteral(": %1 of ").arg(different)),
                 qPrintable(trace->sentence(trace->stepCount() - 1).plain()));
    }
    QVERIFY(compared > 30);
}

void FurtherTracesTest::codesSayTheMoves_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"kayles:7", "dawson:7", "octal{0.137}:9", "octal{4.07}:6", "octal{0.07}:8", "hex{0.8}:9",
                             "subtraction{1-3}:9", "subtraction{2,5}:9", "octal{0.356}:9", "octal{4}:6"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

/// The digits, according to the sentences, give exactly the moves of the rules.
void FurtherTracesTest::codesSayTheMoves()
{
    QFETCH(QString, game);
    const Position position = *parsePosition(game);
    const TracePtr trace = traceOf(TraceKind::Code, position);
    QVERIFY(!isNotice(*trace));
    const auto digits = *lastPicture<CodePicture>(*trace).digits;
    const Component &component = position.components.front();
    const quint64 heap = component.cells.front();
    std::set<CellVector> expected;
    for (quint64 taken = 0; taken < digits.size() && taken <= heap; ++taken) {
        const quint64 left = heap - taken;
        if ((digits[taken] & 1) && left == 0)
            expected.insert(CellVector());
        if ((digits[taken] & 2) && left > 0 && taken > 0)
            expected.insert(CellVector{left});
        for (quint64 a = 1; a < left; ++a) {
            const quint64 b = left - a;
            if ((digits[taken] & 4) && a >= b)
                expected.insert(CellVector{a, b});
            for (quint64 c = 1; (digits[taken] & 8) && c < b; ++c) {
                if (a >= b - c && b - c >= c)
                    expected.insert(CellVector{a, b - c, c});
            }
        }
    }
    std::set<CellVector> found;
    component.rules->followers(component.cells, [&](Cells cells) { found.emplace(cells.begin(), cells.end()); });
    QCOMPARE(found, expected);
    int current = -1;
    for (int step = 0; step < trace->stepCount(); ++step) {
        const int digit = std::get<CodePicture>(trace->picture(step)).current;
        QVERIFY(digit == -1 || digit == current + 1 || current == -1);
        current = digit;
    }
}

void FurtherTracesTest::setsHaveTheirMex()
{
    std::mt19937 random(7103);
    for (int round = 0; round < 2000; ++round) {
        std::set<Value> numbers;
        for (auto count = random() % 40; count > 0; --count)
            numbers.insert(Value(random() % (1 + random() % 40)));
        Value missing = 0;
        while (numbers.contains(missing))
            ++missing;
        const TracePtr trace = mexTraceOfSet({numbers.begin(), numbers.end()});
        const auto last = lastPicture<TrayPicture>(*trace);
        QCOMPARE(last.value, missing);
        QVERIFY(last.found);
        QVERIFY(trace->sentence(trace->stepCount() - 1).plain().contains(QStringLiteral("= %1.").arg(missing)));
    }
}

void FurtherTracesTest::setsAreRead()
{
    QVERIFY(!readNumberSet(QStringLiteral("kayles:5")));
    QVERIFY(!readNumberSet(QStringLiteral("subtraction{1-3}:9")));
    QCOMPARE(**readNumberSet(QStringLiteral("{0, 1,3}")), (std::vector<Value>{0, 1, 3}));
    QCOMPARE(**readNumberSet(QStringLiteral(" MEX{5, 0-2, 1} ")), (std::vector<Value>{0, 1, 2, 5}));
    QCOMPARE(**readNumberSet(QStringLiteral("{}")), std::vector<Value>());
    for (const char *bad : {"{a}", "{1 2}", "{-1}", "{3-1}", "{1001}", "{99999999}"})
        QVERIFY2(!*readNumberSet(QString::fromLatin1(bad)), bad);
}

/// Games to which a kind doesn't apply, and conventions in which its values don't count.
void FurtherTracesTest::othersGetANotice()
{
    for (const auto &[kind, game] : {std::pair(TraceKind::Table, "matrix:2x2"), std::pair(TraceKind::Symmetry, "nim:3"),
                                     std::pair(TraceKind::Bouton, "kayles:3"), std::pair(TraceKind::Code, "nim:3"),
                                     std::pair(TraceKind::Code, "cram:2x2")}) {
        const TracePtr trace = traceOf(kind, *parsePosition(QString::fromLatin1(game)));
        QVERIFY2(trace && isNotice(*trace) && trace->stepCount() == 1, game);
    }
    for (const TraceKind kind : {TraceKind::Table, TraceKind::Tree, TraceKind::Symmetry})
        QVERIFY(isNotice(*traceOf(kind, *parsePosition(QStringLiteral("kayles:5")), Convention::Misere)));
}

/// What isn't looked at because of its size is not said to be missing, and no number is cut off.
void FurtherTracesTest::largeHeapsAreNotCutOff()
{
    const auto large = [](const char *game) { return *parseWithLargeHeaps(QString::fromLatin1(game)); };
    for (const char *game : {"nim:4294967297,4294967297", "nim:5000000000,3000000000"}) {
        const TracePtr bouton = traceOf(TraceKind::Bouton, large(game), Convention::Misere);
        QVERIFY(isNotice(*bouton));
        QVERIFY(bouton->sentence(0).plain().contains(groupedNumber(maxTokens)));
    }
    for (const char *game : {"nim:5000000000,5000000000", "wythoff:(7,1000000000001) + wythoff:(7,1000000000001)"}) {
        const TracePtr symmetry = traceOf(TraceKind::Symmetry, large(game));
        QVERIFY(isNotice(*symmetry));
        QVERIFY(!symmetry->sentence(0).plain().contains(QStringLiteral("There is no symmetry strategy")));
    }
    const TracePtr proof = traceOf(TraceKind::Proof, large("nim:4000000000,3000000000"));
    QVERIFY(proof && !isNotice(*proof));
}

void FurtherTracesTest::aPositionIsCalledAsItWasWritten_data()
{
    QTest::addColumn<TraceKind>("kind");
    for (const TraceKind kind : allTraceKinds())
        QTest::newRow(qPrintable(traceKindName(kind))) << kind;
}

/// The heaps of a graph's positions are in descending order.
void FurtherTracesTest::aPositionIsCalledAsItWasWritten()
{
    QFETCH(TraceKind, kind);
    const TracePtr trace = traceOf(QStringLiteral("nim:1,2,3"), kind);
    const QString text = formatTrace(*trace, WrittenFormat::Text);
    QVERIFY(!text.contains(QStringLiteral("3,2,1")));
    const bool isOfHeaps = kind == TraceKind::Period || kind == TraceKind::Table;
    QCOMPARE(trace->title().plain().contains(QStringLiteral("nim:1,2,3")), !isOfHeaps);
}

MEXPLORER_TEST(FurtherTracesTest)
#include "tst_furthertraces.moc"
