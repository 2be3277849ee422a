// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/boardsearch.h"
#include "model/board/dominoequalities.h"
#include "model/games/boardrules.h"
#include "model/notation/expression.h"
#include "tests/model/board/clearedvalues.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <mutex>
#include <ranges>
#include <thread>
#include <unordered_map>

using namespace mexplorer;

namespace {

/// The ones and the number of columns tell a part, as no row of its box is empty.
BoardShape partOf(quint64 cells, quint8 columns)
{
    return {cells, static_cast<quint8>((63 - std::countl_zero(cells)) / columns + 1), columns};
}

/// What is claimed of parts of boards: values that followers have, so that the part has none of them, and perhaps the
/// value. Thread-safe.
class Claims
{
public:
    using Claim = std::pair<BoardShape, BoardKnowledge>;

    /// May be called while claims on parts with more ones, which have been taken, are proved.
    void add(const BoardShape &part, const BoardKnowledge &claim)
    {
        OfSameOnes &ofSameOnes = m_byOnes.at(static_cast<std::size_t>(part.ones()));
        const std::size_t hash = Hash()({part.cells, part.columns});
        Shard &shard = ofSameOnes.at(hash >> 32 & (shards - 1));
        const std::lock_guard lock(shard.mutex);
        BoardKnowledge &all = shard.claims[{part.cells, part.columns}];
        all.ofFollowers |= claim.ofFollowers;
        if (all.value && claim.value && all.value != claim.value)
            all.ofFollowers |= bit(*all.value) | bit(*claim.value); // which can't be proved
        if (claim.value)
            all.value = claim.value;
    }
    /// Takes all that is claimed of parts with this many ones.
    std::vector<Claim> take(int ones)
    {
        std::vector<Claim> taken;
        for (Shard &shard : m_byOnes.at(static_cast<std::size_t>(ones))) {
            for (const auto &[part, claim] : std::exchange(shard.claims, {}))
                taken.emplace_back(partOf(part.first, part.second), claim);
        }
        return taken;
    }

    static ValueSet bit(Value value) { return value < 64 ? ValueSet(1) << value : 0; }

private:
    using Part = std::pair<quint64, quint8>;
    struct Hash
    {
        std::size_t operator()(const Part &part) const
        {
            const quint64 product = (part.first * 0x9e3779b97f4a7c15 ^ part.second) * 0xd6e8feb86659fd93;
            return product ^ product >> 29;
        }
    };
    struct Shard
    {
        std::mutex mutex;
        std::unordered_map<Part, BoardKnowledge, Hash> claims;
    };
    static constexpr std::size_t shards = 64;
    using OfSameOnes = std::array<Shard, shards>;

    std::array<OfSameOnes, 65> m_byOnes;
};

/// The values of all positions of a game on small boxes, of the matrix game also of larger ones.
class KnownBoxes
{
public:
    explicit KnownBoxes(const ClearingGame &game)
    {
        for (int rows = 1; rows * rows <= maxCells; ++rows) {
            for (int columns = rows; rows * columns <= maxCells; ++columns)
                m_values.at(std::size_t(rows)).at(std::size_t(columns)) = valuesByDefinition(game, rows, columns);
        }
    }
    void setLarge(MatrixTable table) { m_large = std::move(table); }

    /// The value of a canonical part, if it is on such a box.
    std::optional<Value> value(const BoardShape &part) const
    {
        if (part.rows * part.columns <= maxCells)
            return m_values[part.rows][part.columns][part.cells];
        if (!m_large || part.rows > m_large->rows() || part.columns > m_large->columns())
            return std::nullopt;
        quint64 placed = 0;
        for (int row = 0; row < part.rows; ++row)
            placed |= (part.cells >> row * part.columns & ~(~quint64(0) << part.columns)) << row * m_large->columns();
        return m_large->values()[placed];
    }

private:
    static constexpr int maxCells = 18;
    std::array<std::array<std::vector<quint8>, maxCells + 1>, maxCells + 1> m_values;
    std::optional<MatrixTable> m_large;
};

/// What all threads of a proof share.
struct ProofData
{
    RulesPtr rules;
    BoardMemo &memo; ///< says what may be claimed; what it has forgotten is searched again
    BoardTables tables = {};
    BusyParts busyParts = {};
    KnownParts noParts = {};
    KnownBoxes knownBoxes = KnownBoxes(*rules->clearingGame());
    Claims claims = {};
};

/// Proves claims on parts by the definition of values, from claims on parts of their followers: each value that
/// followers are said to have is that of a follower, and no follower has the value of the part. As each follower has
/// fewer cells, a claim is true if those that it needs are proved in turn, wherever they come from.
class Prover
{
public:
    explicit Prover(ProofData &data)
        : m_data(data), m_search(data.rules, data.memo, data.tables, data.busyParts, data.noParts)
    {
    }

    /// What is wrong with a claim; empty if it is right.
    QString fault(const BoardShape &part, const BoardKnowledge &claim)
    {
        if (claim.value == Value(0) && claim.ofFollowers == 0 && isBalanced(part))
            return {};
        const std::vector<Follower> followers = followersOf(part);
        const bool isPositive = claim.value && *claim.value > 0;
        ValueSet values = claim.ofFollowers | (isPositive ? valuesThrough(*claim.value - 1) : 0);
        for (; values != 0; values &= values - 1) {
            const auto value = static_cast<Value>(std::countr_zero(values));
            if (!someHas(followers, value))
                return u"No follower has the value %1."_qs.arg(value);
        }
        const auto hasValue = [&](const Follower &follower) { return has(follower, *claim.value); };
        return claim.value && std::ranges::any_of(followers, hasValue) ? u"A follower has the value."_qs : QString();
    }
    /// The number of moves to followers of value 0, which claims prove, as well as that there are no others.
    qsizetype winningMoves(const BoardShape &part)
    {
        return std::ranges::count_if(followersOf(part), [&](const Follower &follower) { return has(follower, 0); });
    }

private:
    struct Follower
    {
        Value known = 0;               ///< the nim-sum of the parts on known boxes
        std::vector<BoardShape> parts; ///< the others, fewest ones first
        int ones = 0;                  ///< of these
    };

    const BoardMoves &movesOn(const BoardShape &box)
    {
        std::unique_ptr<const BoardMoves> &moves = m_moves[box.rows][box.columns];
        if (!moves)
            moves = std::make_unique<const BoardMoves>(*m_data.rules->clearingGame(), box.rows, box.columns);
        return *moves;
    }

    bool isBalanced(const BoardShape &part)
    {
        const auto isMirror = [&](BoxMirror mirror) {
            return fits(mirror, part) && mirrored(part, mirror) == part.cells &&
                   std::ranges::none_of(movesOn(part).sets(), [&](quint64 set) {
                       return (part.cells & set) == set &&
                              (mirrored({set, part.rows, part.columns}, mirror) & set) != 0;
                   });
        };
        return std::ranges::any_of(boxMirrors, isMirror);
    }

    template <class Sink> void forEachPart(quint64 cells, const BoardMoves &moves, const Sink &sink)
    {
        if (m_data.rules->clearingGame()->form() != ClearedSets::Dominoes)
            return moves.forEachPart(cells, [&](quint64 part) { sink(canonical(cutOut(part, moves.columns()))); });
        forEachDominoPart(cells, moves.edges(), [&](const DominoPart &part) {
            const auto length = static_cast<quint8>(onesOf(part.cells));
            sink(part.isPath ? BoardShape{~quint64(0) >> (64 - length), 1, length}
                             : canonical(cutOut(part.cells, moves.columns())));
        });
    }

    /// Those with fewest ones first. Of equal parts, two at a time are left out.
    std::vector<Follower> followersOf(const BoardShape &part)
    {
        std::vector<Follower> followers;
        const BoardMoves &moves = movesOn(part);
        for (const quint64 set : moves.sets()) {
            if ((part.cells & set) != set)
                continue;
            Follower &follower = followers.emplace_back();
            forEachPart(part.cells & ~set, moves, [&](const BoardShape &box) {
                if (const std::optional<Value> value = m_data.knownBoxes.value(box)) {
                    follower.known ^= *value;
                } else if (const auto equal = std::ranges::find(follower.parts, box); equal != follower.parts.end()) {
                    follower.parts.erase(equal);
                } else {
                    m_data.memo.prefetch(box);
                    follower.parts.push_back(box);
                }
            });
            std::ranges::sort(follower.parts, {}, [](const BoardShape &box) { return std::pair(box.ones(), box); });
            for (const BoardShape &box : follower.parts)
                follower.ones += box.ones();
        }
        std::ranges::sort(followers, {}, &Follower::ones);
        return followers;
    }

    /// The value, if the values of all parts are stored.
    std::optional<Value> storedValue(const Follower &follower) const
    {
        Value sum = follower.known;
        for (const BoardShape &part : follower.parts) {
            const std::optional<Value> value = m_data.memo.find(part).value;
            if (!value)
                return std::nullopt;
            sum ^= *value;
        }
        return sum;
    }
    Value valueOf(const BoardShape &part)
    {
        if (const std::optional<Value> value = m_data.memo.find(part).value)
            return *value;
        m_search.begin(~quint64(0), m_control, m_isAnswered, false);
        return *m_search.value(part);
    }
    Value claimValue(const BoardShape &part)
    {
        const Value value = valueOf(part);
        m_data.claims.add(part, {0, value});
        return value;
    }

    /// Claims that some follower has the value; false if there is none.
    bool someHas(const std::vector<Follower> &followers, Value value)
    {
        const auto isStored = [&](const Follower &follower) { return storedValue(follower) == value; };
        if (const auto stored = std::ranges::find_if(followers, isStored); stored != followers.end()) {
            Value sum = stored->known;
            for (const BoardShape &part : stored->parts)
                sum ^= claimValue(part);
            return sum == value;
        }
        return std::ranges::any_of(followers, [&](const Follower &follower) { return has(follower, value); });
    }

    /// Claims that a follower has the value, or that it hasn't.
    bool has(const Follower &follower, Value value)
    {
        Value others = follower.known;
        if (follower.parts.empty())
            return others == value;
        // As in a search, the value of the largest part that is unknown may not be needed.
        const auto reversed = std::views::reverse(follower.parts);
        const auto isUnknown = [&](const BoardShape &part) { return !m_data.memo.find(part).value; };
        const auto unknown = std::ranges::find_if(reversed, isUnknown);
        const BoardShape &largest = unknown == reversed.end() ? follower.parts.back() : *unknown;
        for (const BoardShape &part : follower.parts)
            others ^= &part == &largest ? 0 : claimValue(part);
        const Value wanted = others ^ value;
        if (wanted > static_cast<Value>(largest.ones() / movesOn(largest).leastCleared()))
            return false; // as that many moves can't be made
        BoardKnowledge known = m_data.memo.find(largest);
        if (!known.value && (known.ofFollowers & Claims::bit(wanted)) == 0) {
            m_search.begin(~quint64(0), m_control, m_isAnswered, false);
            known = *m_search.knowledgeThrough(largest, wanted);
        }
        const bool hasWanted = known.value == wanted;
        const bool isExcluded = (known.ofFollowers & Claims::bit(wanted)) != 0 || *known.value > wanted;
        m_data.claims.add(largest, isExcluded && !hasWanted ? BoardKnowledge{Claims::bit(wanted)}
                                                            : BoardKnowledge{0, known.value});
        return hasWanted;
    }

    ProofData &m_data;
    JobControl m_control;
    const std::atomic<bool> m_isAnswered = false;
    BoardWorker m_search;
    std::array<std::array<std::unique_ptr<const BoardMoves>, 65>, 65> m_moves; ///< by rows and columns
};

/// Proves the claims on parts of boards, those on parts with most ones first, on two threads. Says what is wrong with
/// some of them.
QStringList faultsIn(ProofData &data, std::size_t &proved)
{
    constexpr std::size_t worthTelling = 100'000;
    QStringList faults;
    std::mutex mutex;
    std::array<Prover, 2> provers = {Prover(data), Prover(data)};
    for (int ones = 64; ones > 0; --ones) {
        const std::vector<Claims::Claim> claims = data.claims.take(ones);
        std::atomic<std::size_t> next = 0;
        std::array<std::jthread, 2> threads;
        for (std::size_t thread = 0; thread < threads.size(); ++thread) {
            threads[thread] = std::jthread([&, &prover = provers[thread]] {
                data.memo.enter();
                for (std::size_t i = next++; i < claims.size(); i = next++) {
                    data.memo.meetIfAsked();
                    const auto &[part, claim] = claims[i];
                    if (const QString fault = prover.fault(part, claim); !fault.isEmpty()) {
                        const std::lock_guard lock(mutex);
                        faults.append(u"%1: %2"_qs.arg(rowsText(part.cells, part.rows, part.columns), fault));
                    }
                }
                data.memo.leave();
            });
        }
        threads = {};
        proved += claims.size();
        if (claims.size() > worthTelling)
            qInfo("%d ones: %zu claims", ones, claims.size());
    }
    return faults;
}

} // namespace

/// With MEXPLORER_BOARD=cram:3x21 and MEXPLORER_CHECKPOINT=FILE, the value of this board and its winning moves are
/// proved with what the file holds.
class BoardProofTest : public QObject
{
    Q_OBJECT

private slots:
    void allThatASearchStoresIsRight_data() { boards(); }
    void allThatASearchStoresIsRight();
    void whatASearchStoresProvesItsValue_data() { boards(); }
    void whatASearchStoresProvesItsValue();
    void aCheckpointProvesItsValue();
    void findsFaults_data();
    void findsFaults();

private:
    static constexpr quint64 plenty = 50'000'000;
    static void boards()
    {
        QTest::addColumn<QString>("board");
        QTest::newRow("cram") << u"cram:5x6"_qs;
        QTest::newRow("matrix") << u"matrix:4x6"_qs;
    }
    static std::optional<Component> boardOf(const QString &text)
    {
        const auto position = parsePosition(text);
        return position && position->components.front().rules->clearingGame()
                   ? std::optional(position->components.front())
                   : std::nullopt;
    }
    static BoardShape shapeOf(const Component &board)
    {
        return canonical(board.rules->clearingGame()->boardOf(board.cells));
    }
    static void claimAll(ProofData &data)
    {
        data.memo.forEachEntry([&](const BoardMemo::Entry &entry) {
            const BoardShape part = partOf(entry.cells, static_cast<quint8>(entry.knowledge >> 57));
            data.claims.add(part, data.memo.find(part));
        });
    }
    /// Searches a board, and reads what it has found into a memo.
    std::optional<Value> search(const RulesPtr &rules, const BoardShape &board, BoardMemo &memo)
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"board.checkpoint"_qs);
        BoardSearch search(rules);
        search.useCheckpoint(path);
        const std::optional<Value> value = search.value(board, plenty, m_control);
        search.writeCheckpoint();
        BoardCheckpoint(path, rules->text()).read(memo);
        return value;
    }

    JobControl m_control;
};

void BoardProofTest::allThatASearchStoresIsRight()
{
    QFETCH(QString, board);
    const Component searched = boardOf(board).value();
    BoardMemo memo;
    QVERIFY(search(searched.rules, shapeOf(searched), memo));
    const std::size_t stored = memo.size();
    QVERIFY(stored > 1'000);
    ProofData data(searched.rules, memo);
    claimAll(data);
    std::size_t proved = 0;
    QCOMPARE(faultsIn(data, proved), QStringList());
    QVERIFY(proved >= stored);
}

void BoardProofTest::whatASearchStoresProvesItsValue()
{
    QFETCH(QString, board);
    const Component searched = boardOf(board).value();
    const BoardShape shape = shapeOf(searched);
    BoardMemo memo;
    const std::optional<Value> value = search(searched.rules, shape, memo);
    BoardSearch others(searched.rules);
    qsizetype moves = 0;
    for (const quint64 set : searched.rules->clearingGame()->clearedSets(shape.rows, shape.columns)) {
        const BoardShape after{shape.cells & ~set, shape.rows, shape.columns};
        moves += others.hasValue(after, 0, plenty, m_control) == true;
    }
    QVERIFY(moves > 0);

    ProofData data(searched.rules, memo);
    data.claims.add(shape, {0, value});
    QCOMPARE(Prover(data).winningMoves(shape), moves);
    std::size_t proved = 0;
    QCOMPARE(faultsIn(data, proved), QStringList());
    QVERIFY(proved > 100);
}

void BoardProofTest::aCheckpointProvesItsValue()
{
    QTemporaryDir folder;
    QString path = qEnvironmentVariable("MEXPLORER_CHECKPOINT");
    const auto given = boardOf(qEnvironmentVariable("MEXPLORER_BOARD", u"cram:5x5"_qs));
    QVERIFY2(given, "MEXPLORER_BOARD is no board whose cells are cleared.");
    const Component &board = *given;
    const BoardShape shape = shapeOf(board);
    if (path.isEmpty()) {
        path = folder.filePath(u"board.checkpoint"_qs);
        BoardSearch search(board.rules);
        QVERIFY(!search.useCheckpoint(path));
        QVERIFY(search.value(shape, plenty, m_control));
        QVERIFY(!search.writeCheckpoint());
    }
    BoardMemo memo;
    const auto problem = BoardCheckpoint(path, board.rules->text()).read(memo);
    QVERIFY2(!problem, problem ? qPrintable(problem->message) : "");
    const std::optional<Value> value = memo.find(shape).value;
    QVERIFY2(value, "The file has no value of the board.");
    ProofData data(board.rules, memo);
    if (board.rules->clearingGame()->form() == ClearedSets::Rectangles)
        data.knownBoxes.setLarge(MatrixTable::build(5, 6, m_control).value());
    data.claims.add(shape, {0, value});
    const qsizetype winningMoves = Prover(data).winningMoves(shape);
    std::size_t proved = 0;
    QCOMPARE(faultsIn(data, proved), QStringList());
    qInfo("Value %d, %lld winning moves, by %zu claims.", int(*value), static_cast<long long>(winningMoves), proved);
}

void BoardProofTest::findsFaults_data()
{
    QTest::addColumn<int>("change");
    QTest::newRow("greater value") << 1;
    QTest::newRow("lesser value") << -1;
    QTest::newRow("value of no follower") << 0;
}

void BoardProofTest::findsFaults()
{
    QFETCH(int, change);
    const auto rules = std::make_shared<CramRules>();
    const BoardShape part = canonical({((quint64(1) << 25) - 1) & ~quint64(3), 5, 5});
    BoardMemo memo;
    const std::optional<Value> value = search(rules, part, memo);
    QVERIFY(value && *value > 0);
    ProofData data(rules, memo);
    std::size_t proved = 0;
    claimAll(data);
    QCOMPARE(faultsIn(data, proved), QStringList());

    BoardKnowledge knowledge = memo.find(part);
    QCOMPARE(knowledge.value, value);
    if (change == 0)
        knowledge.ofFollowers |= ValueSet(1) << 20;
    else
        knowledge.value = static_cast<Value>(static_cast<int>(*value) + change);
    memo.store(part, knowledge);
    claimAll(data);
    const QStringList faults = faultsIn(data, proved);
    QCOMPARE(faults.size(), 1);
    QVERIFY2(faults.front().startsWith(rowsText(part.cells, part.rows, part.columns)), qPrintable(faults.front()));
}

MEXPLORER_TEST(BoardProofTest)
#include "tst_boardproof.moc"
