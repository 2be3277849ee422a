// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/translations.h"
#include "model/games/catalogue.h"
#include "model/notation/expression.h"
#include "model/session/documentfile.h"
#include "model/session/session.h"
#include "model/solve/move.h"
#include "tests/model/explore/looksettings.h"
#include "tests/paths.h"
#include "tests/sanitized.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMetaMethod>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <cstdlib>
#include <functional>
#include <map>
#include <new>
#include <random>
#include <thread>

using namespace mexplorer;

namespace {

/// While this is not 0, allocations of at least this number of bytes fail on threads other than the main one.
std::atomic<std::size_t> scarceBytes = 0;
const std::thread::id mainThread = std::this_thread::get_id();

} // namespace

#ifndef MEXPLORER_SANITIZED
void *operator new(std::size_t bytes)
{
    const std::size_t scarce = scarceBytes;
    if (scarce != 0 && bytes >= scarce && std::this_thread::get_id() != mainThread)
        throw std::bad_alloc();
    if (void *memory = std::malloc(bytes == 0 ? 1 : bytes))
        return memory;
    throw std::bad_alloc();
}
void operator delete(void *memory) noexcept
{
    std::free(memory);
}
void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}
#endif

namespace {

/// The first graph of each family, and sums of some.
const QStringList &games()
{
    static const QStringList all = [] {
        QStringList texts = {QStringLiteral("kayles:7")};
        for (const Family &family : catalogue()) {
            if (family.parameters != Family::Parameters::File)
                texts << family.firstGraph();
        }
        return texts << QStringLiteral("matrix:110/011") << QStringLiteral("subtraction{1-3}:4 + kayles:4 + kayles:4")
                     << QStringLiteral("nim:2 + cram:2x2");
    }();
    return all;
}

/// Calls the slots of all parts of a session, with arguments drawn by a seed. It is independent of the parts, so that
/// the slots of a new one are called, too. Unsupported types of arguments are returned by unknownTypes().
class Caller
{
public:
    Caller(Session &session, quint32 seed) : m_session(session), m_random(seed)
    {
        for (Part *part : session.parts()) {
            const QMetaObject *type = part->metaObject();
            for (int i = Part::staticMetaObject.methodCount(); i < type->methodCount(); ++i) {
                if (type->method(i).methodType() == QMetaMethod::Slot &&
                    type->method(i).access() == QMetaMethod::Public)
                    m_slots.push_back({part, type->method(i)});
            }
        }
        addValues();
    }

    std::size_t slotCount() const { return m_slots.size(); }
    QStringList unknownTypes() const
    {
        QStringList types;
        for (const auto &[part, slot] : m_slots) {
            for (const QByteArray &type : slot.parameterTypes()) {
                if (!m_values.contains(type))
                    types << QLatin1String(slot.name()) + u' ' + QLatin1String(type);
            }
        }
        return types;
    }

    /// The name of the slot that was called, for a message.
    QByteArray call()
    {
        if (pick(20) == 0) {
            m_session.setWorkspace(WorkspaceId(pick(6)));
            return "setWorkspace";
        }
        const auto &[part, slot] = m_slots[pick(m_slots.size())];
        std::vector<std::shared_ptr<void>> values;
        std::vector<void *> arguments = {nullptr};
        for (const QByteArray &type : slot.parameterTypes()) {
            values.push_back(m_values.at(type)());
            arguments.push_back(values.back().get());
        }
        QMetaObject::metacall(part, QMetaObject::InvokeMetaMethod, slot.methodIndex(), arguments.data());
        return part->metaObject()->className() + QByteArray("::") + slot.methodSignature();
    }

private:
    std::size_t pick(std::size_t count) { return m_random() % count; }
    Match &match() { return *m_session.match(); }

    template <class T> void add(const char *type, std::function<T()> make)
    {
        m_values[type] = [make = std::move(make)]() -> std::shared_ptr<void> { return std::make_shared<T>(make()); };
    }
    template <class Enum> void addEnum(const char *type, std::size_t count)
    {
        add<Enum>(type, [this, count] { return Enum(pick(count)); });
    }

    Position somePosition() { return *parsePosition(games()[qsizetype(pick(std::size_t(games().size())))]); }
    PositionId someId()
    {
        const GameGraphPtr &graph = m_session.exploration()->graph();
        return graph ? PositionId(pick(graph->positionCount())) : 0;
    }
    /// A move of the current game; a default one if the game is over.
    Move someMove()
    {
        const auto moves = distinctMoves(match().position(), 10'000);
        return moves && !moves->empty() ? (*moves)[pick(moves->size())] : Move{0, {7}, {}, {}};
    }
    NodeId someNode()
    {
        const std::vector<NodeId> nodes = match().tree().nodes();
        return nodes[pick(nodes.size())];
    }
    QString someText()
    {
        static const QStringList texts = {QStringLiteral("value>1"),
                                          QStringLiteral("P"),
                                          QStringLiteral("kayles"),
                                          QStringLiteral("nim"),
                                          QStringLiteral("not an expression {"),
                                          QStringLiteral("puzzle one-move normal nim:3,4,5"),
                                          QStringLiteral("puzzle all-moves normal kayles:7")};
        const QStringList &from = pick(2) ? texts : games();
        return from[qsizetype(pick(std::size_t(from.size())))];
    }
    Sides someSides() { return {Side(pick(2)), Side(pick(2))}; }
    PlayerNames someNames() { return {pick(2) ? QStringLiteral("Ann") : QString(), QStringLiteral("Bob \u00e4")}; }
    FilterSettings someSettings()
    {
        FilterSettings settings;
        settings.query = someText();
        settings.others = FilterSettings::Others(pick(3));
        settings.winningMovesOnly = pick(2);
        settings.unfolding = pick(2);
        return settings;
    }
    GraphLook someLook()
    {
        GraphLook look;
        samples::forEachSetting(look, [this]<class Setting>(Setting &setting, std::size_t count) {
            setting = static_cast<Setting>(pick(count));
        });
        return look;
    }
    LessonPtr someLesson()
    {
        const QString folder = paths::source(QStringLiteral("resources/lessons/"));
        const QStringList files = QDir(folder).entryList(QDir::Files);
        return *readLesson(folder + files[qsizetype(pick(std::size_t(files.size())))]);
    }

    void addValues()
    {
        add<bool>("bool", [this] { return bool(pick(2)); });
        add<int>("int", [this] { return int(pick(7)) - 1; });
        add<std::size_t>("std::size_t", [this] { return pick(4); });
        add<quint64>("qulonglong", [this] { return 1 + pick(5'000); });
        add<qint64>("qlonglong", [this] { return qint64(2'460'000 + pick(9)); });
        add<double>("double", [this] { return 0.5 * double(1 + pick(4)); });
        add<QString>("QString", [this] { return someText(); });
        add<std::set<int>>("std::set<int>", [this] { return std::set<int>{int(pick(3))}; });
        add<std::vector<Value>>("std::vector<mexplorer::Value>", [] { return std::vector<Value>{0, 1, 3}; });
        add<Value>("mexplorer::Value", [this] { return Value(pick(4)); });
        add<Position>("mexplorer::Position", [this] { return somePosition(); });
        add<PositionId>("mexplorer::PositionId", [this] { return someId(); });
        add<CellVector>("mexplorer::CellVector", [this] { return someMove().cells; });
        add<Move>("mexplorer::Move", [this] { return someMove(); });
        add<NodeId>("mexplorer::NodeId", [this] { return someNode(); });
        add<MoveNote>("mexplorer::MoveNote", [this] {
            return MoveNote{QStringLiteral("a\nline"), QStringLiteral("\"why\""), MoveMark(pick(3))};
        });
        add<MovePieces>("mexplorer::MovePieces", [this] { return MovePieces{int(pick(3)), int(pick(3))}; });
        add<PlayedGame>("mexplorer::PlayedGame", [this] { return match().game(); });
        add<std::vector<PlayedGamePtr>>("std::vector<mexplorer::PlayedGamePtr>", [this] {
            return std::vector<PlayedGamePtr>{std::make_shared<const PlayedGame>(match().game())};
        });
        add<Sides>("mexplorer::Sides", [this] { return someSides(); });
        add<PlayerNames>("mexplorer::PlayerNames", [this] { return someNames(); });
        add<Players>("mexplorer::Players", [this] {
            return Players{
                someSides(), {Opponent::ofLevel(int(pick(101))), Opponent::ofLevel(int(pick(101)))}, someNames()};
        });
        add<FilterSettings>("mexplorer::FilterSettings", [this] { return someSettings(); });
        add<GraphLook>("mexplorer::GraphLook", [this] { return someLook(); });
        add<LayoutOptions>("mexplorer::LayoutOptions", [this] { return someLook().layout; });
        add<LessonPtr>("mexplorer::LessonPtr", [this] { return someLesson(); });
        // Passed between parts; not a choice of the user.
        add<StepFocus>("mexplorer::StepFocus", [] { return StepFocus(); });
        add<AnswerPolicy>("mexplorer::AnswerPolicy", [] { return AnswerPolicy(); });
        addEnum<Convention>("mexplorer::Convention", 2);
        add<std::optional<Convention>>("std::optional<mexplorer::Convention>", [this] { return Convention(pick(2)); });
        add<std::optional<Collapse>>("std::optional<mexplorer::Collapse>", [this] { return Collapse(pick(3)); });
        addEnum<FilterSettings::Others>("mexplorer::FilterSettings::Others", 3);
        addEnum<FilterSettings::Region>("mexplorer::FilterSettings::Region", 3);
        addEnum<ColorBy>("mexplorer::ColorBy", 4);
        addEnum<Layering>("mexplorer::Layering", 3);
        addEnum<LayerOrder>("mexplorer::LayerOrder", 2);
        addEnum<Orientation>("mexplorer::Orientation", 2);
        addEnum<TraceKind>("mexplorer::TraceKind", traceKindCount);
        addEnum<Judging>("mexplorer::Judging", 4);
        addEnum<Puzzle::Kind>("mexplorer::Puzzle::Kind", 2);
        addEnum<Puzzle::Difficulty>("mexplorer::Puzzle::Difficulty", 3);
    }

    Session &m_session;
    std::vector<std::pair<Part *, QMetaMethod>> m_slots;
    std::map<QByteArray, std::function<std::shared_ptr<void>()>> m_values;
    std::mt19937 m_random;
};

} // namespace

/// The laws of each part of a session: it is saved and restored, can be destroyed while its jobs run, and failures of a
/// job are reported as a sentence. No part is named here.
class PartLawsTest : public QObject
{
    Q_OBJECT

private slots:
    void eachSlotIsCalled()
    {
        Session session;
        const Caller caller(session, 1);
        QVERIFY(caller.slotCount() > 80);
        QCOMPARE(caller.unknownTypes().join(QStringLiteral("; ")), QString());
    }

    void savedRestoredSaved_data() { addSeeds(20); }
    void savedRestoredSaved()
    {
        QFETCH(quint32, seed);
        Session session;
        QVERIFY(session.exploration()->open(games().first()) && settle(session));
        session.walkthrough()->setActive(true);
        Caller caller(session, seed);
        QByteArrayList calls;
        for (int round = 0; round < 10; ++round) {
            for (int i = 0; i < 10; ++i) {
                QVERIFY2(settle(session), calls.join('\n').constData());
                calls << caller.call();
            }
            QVERIFY2(settle(session), calls.join('\n').constData());
            const Document document = session.document();
            const QString saved = documentText(document);
            QTemporaryDir folder;
            QVERIFY(!writeDocument(document, folder.filePath(QStringLiteral("a.mexp"))));
            const Result<Document> read = readDocument(folder.filePath(QStringLiteral("a.mexp")));
            QVERIFY2(read,
                     read ? "" : qPrintable(read.problem().message + u'\n' + QString::fromUtf8(calls.join('\n'))));
            QCOMPARE(read->stateCount(), document.stateCount()); // each has a section in the file
            Session other;
            if (document.workspace)
                other.setWorkspace(*document.workspace);
            other.walkthrough()->setActive(session.walkthrough()->isActive());
            other.restore(*read, *parsePosition(read->game));
            QVERIFY2(documentText(other.document()) == saved, difference(documentText(other.document()), saved, calls));
            QVERIFY2(settle(other), calls.join('\n').constData());
            QVERIFY2(documentText(other.document()) == saved, difference(documentText(other.document()), saved, calls));
        }
    }

    /// So that a document is marked as modified, and autosaved.
    void changesAreEdits_data() { addSeeds(20); }
    void changesAreEdits()
    {
        QFETCH(quint32, seed);
        Session session;
        QVERIFY(session.exploration()->open(games().first()) && settle(session));
        session.walkthrough()->setActive(true);
        QVERIFY(settle(session));
        Caller caller(session, seed);
        QSignalSpy edits(&session, &Session::edited);
        QString before = documentText(session.document());
        int changes = 0;
        for (int i = 0; i < 100; ++i) {
            edits.clear();
            const QByteArray call = caller.call();
            QVERIFY2(settle(session), call.constData());
            const QString after = documentText(session.document());
            QVERIFY2(after == before || !edits.isEmpty(), difference(after, before, {call}));
            changes += after != before;
            before = after;
        }
        QVERIFY(changes > 20);
    }

    /// By the history of the view. Each other member of a document has its reason why not; a new one fails without it.
    void changesAreUndone_data() { addSeeds(20); }
    void changesAreUndone()
    {
        QFETCH(quint32, seed);
        static const std::map<QString, const char *> members = {
            {QStringLiteral("game"), undone},
            {QStringLiteral("convention"), undone},
            {QStringLiteral("lens"), undone},
            {QStringLiteral("look"), undone},
            {QStringLiteral("format"), "constant"},
            {QStringLiteral("version"), "constant"},
            {QStringLiteral("max_positions"), "a larger graph replaces none of the user's work"},
            {QStringLiteral("max_moves"), "a larger graph replaces none of the user's work"},
            {QStringLiteral("selection"), "navigation: Back returns"},
            {QStringLiteral("workspace"), "navigation"},
            {QStringLiteral("walk"), "navigation: the kind and the step that are shown"},
            {QStringLiteral("sequence"), "navigation: the rules and the page that are shown"},
            {QStringLiteral("puzzle"), "an attempt; another puzzle is drawn"},
            {QStringLiteral("match"), "Match::undo(), whose law is tst_newgames::whatIsDoneIsUndone"},
            {QStringLiteral("games"), "games that were replaced; none is lost"},
        };
        Session session;
        QVERIFY(session.exploration()->open(games().first()) && settle(session));
        Caller caller(session, seed);
        ViewHistory &history = *session.viewHistory();
        int changes = 0;
        for (int i = 0; i < 100; ++i) {
            const QJsonObject all = jsonOf(session);
            for (const QString &member : all.keys())
                QVERIFY2(members.contains(member), qPrintable(member));
            const auto view = [&] {
                QJsonObject object = jsonOf(session);
                for (const auto &[member, reason] : members) {
                    if (reason != undone)
                        object.remove(member);
                }
                return object;
            };
            const QJsonObject before = view();
            const QByteArray call = caller.call();
            QVERIFY2(settle(session), call.constData());
            const QJsonObject after = view();
            if (after == before)
                continue;
            ++changes;
            QVERIFY2(history.canUndo(), call.constData());
            history.undo();
            QVERIFY2(settle(session), call.constData());
            if (!isSearchOnly(before, after)) // what is typed is one step
                QVERIFY2(view() == before, difference(textOf(view()), textOf(before), {call}));
            history.redo();
            QVERIFY2(settle(session), call.constData());
            QVERIFY2(view() == after, difference(textOf(view()), textOf(after), {call}));
        }
        QVERIFY(changes > 5);
    }

    void textsAreRetranslated_data() { addSeeds(20); }
    void textsAreRetranslated()
    {
        QFETCH(quint32, seed);
        static const QRegularExpression english(QStringLiteral("\\b[a-z]{2,} [a-z]{2,} [a-z]{2,}"));
        Session session;
        QVERIFY(session.exploration()->open(games().first()) && settle(session));
        session.walkthrough()->setActive(true);
        Caller caller(session, seed);
        QByteArrayList calls;
        int translated = 0;
        for (int round = 0; round < 10; ++round) {
            for (int i = 0; i < 5; ++i) {
                calls << caller.call();
                QVERIFY2(settle(session), calls.join('\n').constData());
            }
            const QStringList before = textsOf(session);
            const QString saved = documentText(session.document());
            Translations translations;
            for (const char *code : {"de", "en"}) {
                translations.setLanguage(Translations::byCode(QString::fromLatin1(code)));
                session.retranslate();
                QVERIFY2(settle(session), calls.join('\n').constData());
                QCOMPARE(documentText(session.document()), saved);
                const QStringList now = textsOf(session);
                for (qsizetype i = 0; i < before.size() && code == QByteArrayView("de"); ++i) {
                    if (!english.match(before[i]).hasMatch())
                        continue;
                    ++translated;
                    QVERIFY2(now.value(i) != before[i], qPrintable(before[i]));
                }
                if (code == QByteArrayView("en"))
                    QCOMPARE(now, before);
            }
        }
        QVERIFY(translated > 5);
    }

    void endsWhileItsJobsRun_data() { addSeeds(20); }
    void endsWhileItsJobsRun()
    {
        QFETCH(quint32, seed);
        for (quint32 round = 0; round < 5; ++round) {
            Session session;
            QVERIFY(session.exploration()->open(games().last()) && settle(session));
            session.walkthrough()->setActive(true);
            session.match()->setActive(true);
            Caller caller(session, 1'000 * round + seed);
            for (int i = 0; i < 12; ++i) {
                caller.call();
                if (i % 3 == 0)
                    QCoreApplication::processEvents();
            }
        }
    }

    /// In jobs that request a large block. The sanitizers have a separate allocator.
    void scarceMemoryIsASentence()
    {
        int found = 0;
        for (quint32 seed = 1; seed <= 10; ++seed) {
            Session session;
            QVERIFY(session.exploration()->open(QStringLiteral("matrix:3x3")) && settle(session));
            session.walkthrough()->setActive(true);
            QSignalSpy problems(&session, &Session::problemFound);
            Caller caller(session, seed);
            for (int i = 0; i < 40; ++i) {
                scarceBytes = std::size_t(2'048) << (i % 4);
                const QByteArray called = caller.call();
                const bool isQuiet =
                    QTest::qWaitFor([&session] { return session.jobs()->running().isEmpty(); }, 60'000);
                scarceBytes = 0;
                QVERIFY2(isQuiet, called.constData());
            }
            for (const QList<QVariant> &each : problems) {
                const auto problem = each.first().value<Problem>();
                QVERIFY2(problem.message.endsWith(u'.'), qPrintable(problem.message));
                found += problem.code == Problem::Code::Memory;
            }
            // Later requests are not affected.
            QVERIFY(session.exploration()->open(games().last()) && settle(session));
        }
        QVERIFY(isSanitized || found > 10);
    }

private:
    static constexpr const char *undone = "";

    static QJsonObject jsonOf(const Session &session)
    {
        return QJsonDocument::fromJson(documentText(session.document()).toUtf8()).object();
    }
    static QString textOf(const QJsonObject &object) { return QString::fromUtf8(QJsonDocument(object).toJson()); }
    /// True if \a one and \a other differ only in the text of the search.
    static bool isSearchOnly(QJsonObject one, QJsonObject other)
    {
        for (QJsonObject *object : {&one, &other}) {
            QJsonObject filter = object->value(QStringLiteral("lens")).toObject();
            filter.remove(QStringLiteral("query"));
            object->insert(QStringLiteral("lens"), filter);
        }
        return one == other;
    }
    static QStringList textsOf(const Session &session)
    {
        QStringList texts;
        for (const Part *part : session.parts())
            texts << part->texts();
        return texts;
    }
    static void addSeeds(quint32 count)
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= count; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    static bool settle(Session &session)
    {
        return QTest::qWaitFor(
            [&session] {
                return session.exploration()->isReady() && session.filter()->isCurrent() &&
                       session.jobs()->running().isEmpty();
            },
            60'000);
    }
    /// The texts from a little before the first difference on, with the last calls.
    static const char *difference(const QString &one, const QString &other, const QByteArrayList &calls)
    {
        static QByteArray text;
        const auto at = std::mismatch(one.begin(), one.end(), other.begin(), other.end()).first - one.begin();
        const qsizetype from = std::max<qsizetype>(0, at - 80);
        text = calls.mid(std::max<qsizetype>(0, calls.size() - 30)).join('\n') + "\n----\n" +
               one.mid(from, 300).toUtf8() + "\n----\n" + other.mid(from, 300).toUtf8();
        return text.constData();
    }
};

MEXPLORER_TEST(PartLawsTest)
#include "tst_partlaws.moc"
