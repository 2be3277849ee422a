// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/boardsearch.h"
#include "model/board/dominoequalities.h"
#include "model/games/boardrules.h"
#include "tests/model/board/clearedvalues.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <thread>
#include <unordered_map>

using namespace mexplorer;

namespace {

/// Checks what a search of Cram has stored, part by part, by the definition of values: each value that followers are
/// said to have is that of a follower, and no follower has the value of the part. As each follower has fewer cells, all
/// that is stored is right if this holds for each part, however it was found.
class ProofCheck
{
public:
    static constexpr int maxTableCells = 18;
    /// The values of all positions of small boxes, by rows and columns.
    using Tables = std::array<std::array<std::vector<quint8>, maxTableCells + 1>, maxTableCells + 1>;
    static Tables smallTables()
    {
        Tables tables;
        for (int rows = 1; rows * rows <= maxTableCells; ++rows) {
            for (int columns = rows; rows * columns <= maxTableCells; ++columns)
                tables.at(static_cast<std::size_t>(rows)).at(static_cast<std::size_t>(columns)) =
                    valuesByDefinition(CramRules(), rows, columns);
        }
        return tables;
    }

    ProofCheck(const BoardMemo &memo, const Tables &tables) : m_memo(memo), m_tables(tables) {}

    /// What is wrong with the entry of a part; empty if it is right.
    QString fault(const BoardShape &part, const BoardKnowledge &knowledge)
    {
        if (knowledge.value == Value(0) && knowledge.ofFollowers == 0 && isBalanced(part))
            return {};
        const std::vector<Follower> followers = followersOf(part);
        ValueSet missing = knowledge.ofFollowers & ~knownValuesOf(followers);
        for (std::size_t i = 0; i < followers.size() && missing != 0; ++i)
            missing &= ~bit(valueIn(followers[i], missing));
        if (missing != 0)
            return u"No follower has the value %1."_qs.arg(std::countr_zero(missing));
        if (!knowledge.value)
            return {};
        const Value value = *knowledge.value;
        if (static_cast<Value>(std::countr_one(knowledge.ofFollowers)) < value)
            return u"The value is less."_qs;
        const auto hasValue = [&](const Follower &follower) { return valueIn(follower, bit(value)) == value; };
        return std::ranges::any_of(followers, hasValue) ? u"A follower has the value."_qs : QString();
    }

    /// The number of parts that had to be searched again, as they had been forgotten.
    std::size_t searchedAgain() const { return m_found.size(); }

private:
    struct Follower
    {
        Value known = 0; ///< the nim-sum of the parts whose values are known
        std::vector<BoardShape> unknown;
        int ones = 0; ///< of these
    };
    struct Hash
    {
        std::size_t operator()(const std::pair<quint64, quint8> &part) const
        {
            return (part.first * 0x9e3779b97f4a7c15 ^ part.second) * 0xd6e8feb86659fd93;
        }
    };

    static ValueSet bit(std::optional<Value> value) { return value && *value < 64 ? ValueSet(1) << *value : 0; }

    const BoardMoves &movesOn(const BoardShape &box)
    {
        std::unique_ptr<const BoardMoves> &moves = m_moves[box.rows][box.columns];
        if (!moves)
            moves = std::make_unique<const BoardMoves>(m_rules, box.rows, box.columns);
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

    BoardKnowledge knowledgeOf(const BoardShape &part) const
    {
        if (part.rows * part.columns <= maxTableCells)
            return {0, m_tables[part.rows][part.columns][part.cells]};
        const BoardKnowledge stored = m_memo.find(part);
        const auto found = stored.value ? m_found.end() : m_found.find({part.cells, part.columns});
        return found == m_found.end() ? stored : found->second;
    }

    /// Those without unknown parts first, then those whose unknown parts have fewest ones.
    std::vector<Follower> followersOf(const BoardShape &part)
    {
        std::vector<Follower> followers;
        const BoardMoves &moves = movesOn(part);
        for (const quint64 set : moves.sets()) {
            if ((part.cells & set) != set)
                continue;
            Follower &follower = followers.emplace_back();
            forEachDominoPart(part.cells & ~set, moves.edges(), [&](const DominoPart &domino) {
                const auto length = static_cast<quint8>(onesOf(domino.cells));
                follower.unknown.push_back(domino.isPath ? BoardShape{~quint64(0) >> (64 - length), 1, length}
                                                         : canonical(cutOut(domino.cells, moves.columns())));
                m_memo.prefetch(follower.unknown.back());
            });
        }
        for (Follower &follower : followers) {
            std::erase_if(follower.unknown, [&](const BoardShape &box) {
                const std::optional<Value> value = knowledgeOf(box).value;
                follower.known ^= value.value_or(0);
                return value.has_value();
            });
            for (const BoardShape &box : follower.unknown)
                follower.ones += box.ones();
        }
        std::ranges::sort(followers, {}, &Follower::ones);
        return followers;
    }

    static ValueSet knownValuesOf(const std::vector<Follower> &followers)
    {
        ValueSet values = 0;
        for (const Follower &follower : followers)
            values |= follower.unknown.empty() ? bit(follower.known) : 0;
        return values;
    }

    /// The value if it is one of \a wanted, or easily found; std::nullopt if it isn't.
    std::optional<Value> valueIn(Follower follower, ValueSet wanted)
    {
        std::ranges::sort(follower.unknown, {}, &BoardShape::ones);
        for (; follower.unknown.size() > 1; follower.unknown.erase(follower.unknown.begin()))
            follower.known ^= valueOf(follower.unknown.front());
        if (follower.unknown.empty())
            return follower.known;
        ValueSet ofPart = 0;
        for (; wanted != 0; wanted &= wanted - 1)
            ofPart |= bit(static_cast<Value>(std::countr_zero(wanted)) ^ follower.known);
        const std::optional<Value> value = valueIn(follower.unknown.front(), ofPart);
        return value ? std::optional(*value ^ follower.known) : std::nullopt;
    }
    Value valueOf(const BoardShape &part)
    {
        for (Value value = 0;; ++value) {
            if (const std::optional<Value> found = valueIn(part, valuesThrough(value)))
                return *found;
        }
    }
    std::optional<Value> valueIn(const BoardShape &part, ValueSet wanted)
    {
        const BoardKnowledge known = knowledgeOf(part);
        wanted &= valuesThrough(static_cast<Value>(part.ones() / 2)) & ~known.ofFollowers;
        if (known.value || wanted == 0)
            return known.value;
        const std::vector<Follower> followers = followersOf(part);
        ValueSet ofFollowers = known.ofFollowers | knownValuesOf(followers);
        for (const Follower &follower : followers) {
            wanted &= ~ofFollowers;
            if (wanted == 0)
                break;
            const ValueSet upTo = valuesThrough(static_cast<Value>(63 - std::countl_zero(wanted)));
            if (!follower.unknown.empty())
                ofFollowers |= bit(valueIn(follower, upTo & ~ofFollowers));
        }
        BoardKnowledge &found = m_found[{part.cells, part.columns}];
        found.ofFollowers = ofFollowers;
        if ((wanted & ~ofFollowers) != 0)
            found.value = static_cast<Value>(std::countr_one(ofFollowers));
        return found.value;
    }

    CramRules m_rules;
    const BoardMemo &m_memo;
    const Tables &m_tables;
    std::array<std::array<std::unique_ptr<const BoardMoves>, 65>, 65> m_moves; ///< by rows and columns
    std::unordered_map<std::pair<quint64, quint8>, BoardKnowledge, Hash> m_found;
};

BoardShape partOf(const BoardMemo::Entry &entry)
{
    const auto columns = static_cast<quint8>(entry.knowledge >> 57);
    const int last = 63 - std::countl_zero(entry.cells);
    return {entry.cells, static_cast<quint8>(last / columns + 1), columns};
}

/// What is wrong with the entries of a memo, checked by two threads; \a result tells of the part with most ones.
QStringList faultsIn(const BoardMemo &memo, QString *result = nullptr)
{
    std::vector<BoardShape> parts;
    parts.reserve(memo.size());
    memo.forEachEntry([&](const BoardMemo::Entry &entry) { parts.push_back(partOf(entry)); });
    const auto tables = ProofCheck::smallTables();
    std::array<QStringList, 2> faults;
    std::array<std::size_t, 2> searchedAgain = {};
    {
        std::array<std::jthread, 2> threads;
        for (std::size_t thread = 0; thread < threads.size(); ++thread) {
            threads[thread] = std::jthread([&, thread] {
                ProofCheck check(memo, tables);
                for (std::size_t i = thread; i < parts.size(); i += threads.size()) {
                    const QString fault = check.fault(parts[i], memo.find(parts[i]));
                    if (!fault.isEmpty())
                        faults[thread].append(
                            u"%1: %2"_qs.arg(rowsText(parts[i].cells, parts[i].rows, parts[i].columns), fault));
                }
                searchedAgain[thread] = check.searchedAgain();
            });
        }
    }
    if (result && !parts.empty()) {
        const BoardShape &largest = *std::ranges::max_element(parts, {}, &BoardShape::ones);
        const std::optional<Value> value = memo.find(largest).value;
        *result = u"%1 parts are right, %2 more were searched again. The value of %3 is %4."_qs.arg(parts.size())
                      .arg(searchedAgain[0] + searchedAgain[1])
                      .arg(rowsText(largest.cells, largest.rows, largest.columns))
                      .arg(value ? static_cast<int>(*value) : -1);
    }
    return faults[0] + faults[1];
}

} // namespace

/// With MEXPLORER_CHECKPOINT, a file of `--checkpoint` for Cram, this file is checked.
class BoardProofTest : public QObject
{
    Q_OBJECT

private slots:
    void allThatASearchStoresIsRight();
    void findsFaults_data();
    void findsFaults();

private:
    static constexpr quint64 plenty = 50'000'000;
    JobControl m_control;
};

void BoardProofTest::allThatASearchStoresIsRight()
{
    const QTemporaryDir folder;
    QString path = qEnvironmentVariable("MEXPLORER_CHECKPOINT");
    if (path.isEmpty()) {
        path = folder.filePath(u"cram.checkpoint"_qs);
        BoardSearch search(std::make_shared<CramRules>());
        QVERIFY(!search.useCheckpoint(path));
        QCOMPARE(search.value({(quint64(1) << 30) - 1, 5, 6}, plenty, m_control), Value(2));
        QVERIFY(!search.writeCheckpoint());
    }
    BoardMemo memo;
    const auto problem = BoardCheckpoint(path, CramRules().text()).read(memo);
    QVERIFY2(!problem, problem ? qPrintable(problem->message) : "");
    QVERIFY(memo.size() > 1'000);
    QString result;
    QCOMPARE(faultsIn(memo, &result), QStringList());
    qInfo().noquote() << result;
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
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"cram.checkpoint"_qs);
    BoardSearch search(std::make_shared<CramRules>());
    QVERIFY(!search.useCheckpoint(path));
    const BoardShape board = {(quint64(1) << 25) - 1, 5, 5};
    const std::optional<Value> value = search.value(canonical({board.cells & ~quint64(3), 5, 5}), plenty, m_control);
    QVERIFY(value && *value > 0);
    QVERIFY(!search.writeCheckpoint());
    BoardMemo memo;
    QVERIFY(!BoardCheckpoint(path, CramRules().text()).read(memo));
    QCOMPARE(faultsIn(memo), QStringList());

    const BoardShape part = canonical({board.cells & ~quint64(3), 5, 5});
    BoardKnowledge knowledge = memo.find(part);
    QCOMPARE(knowledge.value, value);
    if (change == 0)
        knowledge.ofFollowers |= ValueSet(1) << 20;
    else
        knowledge.value = static_cast<Value>(static_cast<int>(*value) + change);
    memo.store(part, knowledge);
    const QStringList faults = faultsIn(memo);
    QCOMPARE(faults.size(), 1);
    QVERIFY2(faults.front().startsWith(rowsText(part.cells, part.rows, part.columns)), qPrintable(faults.front()));
}

MEXPLORER_TEST(BoardProofTest)
#include "tst_boardproof.moc"
