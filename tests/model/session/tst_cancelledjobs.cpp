// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/matrixtable.h"
#include "model/explore/groupkeys.h"
#include "model/explore/quotient.h"
#include "model/export/graphexport.h"
#include "model/games/joinedposition.h"
#include "model/import/readingjob.h"
#include "model/layout/layeredlayout.h"
#include "model/notation/expression.h"
#include "model/play/puzzle.h"
#include "model/play/solverplayer.h"
#include "model/play/thinking.h"
#include "model/sequence/periodproof.h"
#include "model/sequence/sequencecompare.h"
#include "model/solve/completelabels.h"
#include "model/solve/loopyvalues.h"
#include "model/step/tracebuilder.h"
#include "model/teach/exercisemaker.h"
#include "tests/graphforms.h"
#include "tests/parsed.h"
#include "tests/sanitized.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <functional>
#include <pthread.h>
#include <thread>

using namespace mexplorer;

namespace {

using Work = std::function<void(JobControl &)>;

double milliseconds(clockid_t clock)
{
    timespec time = {};
    clock_gettime(clock, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

/// The processor time in milliseconds from cancelling \a work to its end; it is cancelled after \a before milliseconds.
/// std::nullopt if it ends earlier.
std::optional<double> timeAfterCancel(const Work &work, double before)
{
    JobControl control;
    std::atomic<bool> isStarted = false;
    std::atomic<bool> isDone = false;
    std::atomic<bool> mayEnd = false;
    clockid_t clock = {};
    double atEnd = 0;
    std::thread thread([&] {
        pthread_getcpuclockid(pthread_self(), &clock);
        isStarted = true;
        work(control);
        atEnd = milliseconds(CLOCK_THREAD_CPUTIME_ID);
        isDone = true;
        while (!mayEnd) // the clock ends with the thread
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
    });
    while (!isStarted)
        std::this_thread::yield();
    while (!isDone && milliseconds(clock) < before)
        std::this_thread::sleep_for(std::chrono::microseconds(200));
    std::optional<double> after;
    if (!isDone) {
        control.cancel();
        const double atCancel = milliseconds(clock); // an upper bound
        while (!isDone)
            std::this_thread::sleep_for(std::chrono::microseconds(500));
        after = atEnd - atCancel;
    }
    mayEnd = true;
    thread.join();
    return after;
}

Position at(const QString &game)
{
    return parsePosition(game).value();
}

/// A graph with its labels and predecessors.
struct Known
{
    GameGraphPtr graph;
    LabelsPtr labels;
    std::shared_ptr<const Predecessors> predecessors;
};

Known known(const QString &game)
{
    JobControl control;
    GraphBuilder::Options options;
    options.maxPositions = 2'000'000;
    GameGraphPtr graph = buildGraph(at(game), options, control);
    LabelsPtr labels = label(*graph, Convention::Normal, control);
    return {graph, labels, std::make_shared<const Predecessors>(*graph)};
}

} // namespace

/// Each computation of a job ends soon after it was cancelled, at any point.
class CancelledJobsTest : public QObject
{
    Q_OBJECT

private slots:
    void endsSoon_data();
    void endsSoon();

private:
    void add(const QString &name, Work work);
    void addGraphs();
    void addSolving();
    void addSequences();
    void addSheets();
    void addFiles();
    void addFile(const QString &name, const QByteArray &text);

    QTemporaryDir m_folder;
    std::vector<Work> m_works;
};

void CancelledJobsTest::add(const QString &name, Work work)
{
    QTest::newRow(qPrintable(name)) << int(m_works.size());
    m_works.push_back(std::move(work));
}

void CancelledJobsTest::addGraphs()
{
    for (const char *game : {"kayles:60", "matrix:5x5", "40*matrix:3x3", "nim:1000000", "nim:1999,1998",
                             "divide{2-100000}:1000000000", "subtraction{1-3}:1000000000"}) {
        for (const auto merge : {GameGraph::Merge::Exact, GameGraph::Merge::Symmetry}) {
            GraphBuilder::Options options;
            options.maxPositions = 3'000'000;
            options.merge = merge;
            add(QStringLiteral("graph %1, %2").arg(game).arg(int(merge)),
                [start = at(game), options](JobControl &control) { buildGraph(start, options, control); });
        }
    }
    const QString shapes[] = {QStringLiteral("matrix:4x4"), QStringLiteral("kayles:36"), QStringLiteral("nim:1200"),
                              QStringLiteral("subtraction{1-3}:200000")};
    for (const QString &game : shapes) {
        const Known all = known(game);
        for (const auto convention : {Convention::Normal, Convention::Misere})
            add(QStringLiteral("labels %1, %2").arg(game).arg(int(convention)),
                [all, convention](JobControl &control) { label(*all.graph, convention, control); });
        add(QStringLiteral("layout ") + game,
            [all](JobControl &control) { layOut(*all.graph, *all.labels, *all.predecessors, {}, control); });
        for (const auto kind : {Collapse::SgValue, Collapse::Followers, Collapse::Play, Collapse::ComponentValues,
                                Collapse::Components, Collapse::Symmetry})
            add(QStringLiteral("merge %1, %2").arg(game).arg(int(kind)), [all, kind](JobControl &control) {
                static_cast<void>(collapse(*all.graph, *all.labels, kind, control));
            });
        for (const char *ending : {"dot", "graphml", "csv", "json"})
            add(QStringLiteral("write %1, %2").arg(game, ending),
                [all, game, path = m_folder.filePath(QStringLiteral("out.") + ending)](JobControl &control) {
                    const GraphExport content = {*all.graph, *all.labels, game};
                    static_cast<void>(exportGraph(content, path, control));
                });
        add(QStringLiteral("Smith's values ") + game,
            [all](JobControl &control) { smithNumbers(*all.graph, control); });
    }
    JobControl control;
    GraphBuilder::Options options;
    options.maxPositions = 300'000;
    const GameGraphPtr cut = buildGraph(at(QStringLiteral("matrix:5x5")), options, control);
    add(QStringLiteral("labels of a graph that was cut"),
        [cut](JobControl &job) { completeLabels(*cut, Convention::Normal, Solver(), job); });
}

void CancelledJobsTest::addSolving()
{
    for (const char *game :
         {"cram:6x7", "chomp:14x14", "matrix:7x7", "matrix:6x6", "kayles:900000", "grundy:90000", "octal{0.6}:100000",
          "hex{C.09A}:2000", "allbut{1-100000}:1000000000", "subtraction{1,3-100000}:1000000000",
          "divide{2-100000}:1000000000", "wythoff:(20000,30000)", "nim:999999,999998", "40*cram:4x4",
          "moore{2}:(100,200,300)", "fibonacci:100000"}) {
        for (const auto convention : {Convention::Normal, Convention::Misere}) {
            const QString name = QStringLiteral(" %1, %2").arg(game).arg(int(convention));
            add(QStringLiteral("analysis") + name, [start = at(game), convention](JobControl &control) {
                static_cast<void>(Solver().analyseForPlay(start, convention, control));
            });
            add(QStringLiteral("best moves") + name, [start = at(game), convention](JobControl &control) {
                static_cast<void>(Solver().bestMoves(start, convention, control));
            });
        }
        for (const TraceKind kind : allTraceKinds())
            add(QStringLiteral("steps %1, %2").arg(game).arg(int(kind)), [start = at(game), kind](JobControl &control) {
                TraceRequest request;
                request.kind = kind;
                request.position = start;
                static_cast<void>(buildTrace(request, Solver(), control));
            });
    }
    add(QStringLiteral("table of a board"),
        [](JobControl &control) { static_cast<void>(MatrixTable::build(5, 5, control)); });
}

void CancelledJobsTest::addSequences()
{
    for (const char *rules :
         {"octal{0.6}", "octal{0.354}", "octal{0.07}", "kayles", "grundy", "hex{C.09A}", "hex{0.8}", "divide{2-100000}",
          "subtraction{1-100000}", "subtraction{1,3-100000}", "allbut{1-100000}", "lasker"}) {
        constexpr quint64 terms = 60'000'000;
        for (const auto method : {SequenceOptions::Method::Automatic, SequenceOptions::Method::Plain})
            add(QStringLiteral("values %1, %2").arg(rules).arg(int(method)),
                [rules = rulesOf(QString::fromLatin1(rules)), method](JobControl &control) {
                    SequenceEngine engine(rules, {.method = method});
                    static_cast<void>(engine.extend(terms, control));
                });
        add(QStringLiteral("values by period %1").arg(rules),
            [rules = rulesOf(QString::fromLatin1(rules))](JobControl &control) {
                SequenceEngine engine(rules);
                static_cast<void>(extendByPeriod(engine, terms, control));
            });
        add(QStringLiteral("comparison %1").arg(rules),
            [rules = rulesOf(QString::fromLatin1(rules))](JobControl &control) {
                SequenceStudy one(rules);
                SequenceStudy other(rulesOf(QStringLiteral("octal{0.6}")));
                static_cast<void>(compareStudies(one, other, 2'000'000, control));
            });
    }
}

void CancelledJobsTest::addSheets()
{
    for (const char *game : {"matrix:6x6", "chomp:12x12", "cram:8x8", "nim:1000000,999999", "octal{0.6}:300,300",
                             "divide{2-100000}:1000000000", "40*cram:3x3"}) {
        add(QStringLiteral("exercises %1").arg(game), [game](JobControl &control) {
            ExerciseRequest request = readExerciseSubject(QString::fromLatin1(game)).value();
            request.count = ExerciseRequest::maxExercises;
            static_cast<void>(makeExercises(request, control));
        });
        add(QStringLiteral("puzzles %1").arg(game), [game](JobControl &control) {
            static_cast<void>(makePuzzles(requestFor(QString::fromLatin1(game)).value(), 50, Solver(), control));
        });
        for (const auto kind :
             {Opponent::Kind::Level, Opponent::Kind::Random, Opponent::Kind::WinInOne, Opponent::Kind::Greedy,
              Opponent::Kind::Mirror, Opponent::Kind::Reader, Opponent::Kind::Coach})
            add(QStringLiteral("a move of %1, %2").arg(game).arg(int(kind)),
                [start = at(QString::fromLatin1(game)), kind](JobControl &control) {
                    const SolverPlayer player(Solver(), Opponent{kind, 6}, 1);
                    const GameRecord record(start, Convention::Normal);
                    static_cast<void>(chooseMove(player, record, 0, 1000, control));
                });
    }
}

void CancelledJobsTest::addFile(const QString &name, const QByteArray &text)
{
    const QString path = samples::written(m_folder.filePath(name), text);
    add(QStringLiteral("read ") + name, [path](JobControl &control) {
        const ReadingJob reading(control);
        static_cast<void>(parsePosition(QStringLiteral("graph{%1}").arg(path)));
    });
}

/// A large file of each format, and of each form of lists.
void CancelledJobsTest::addFiles()
{
    constexpr quint64 vertices = 100'000;
    constexpr quint64 edges = 500'000;
    for (const GraphFormat &format : graphFormats()) {
        if (!format.read)
            continue;
        const auto *form = std::ranges::find(samples::graphForms, format.kind, &samples::GraphForm::kind);
        if (form == std::ranges::end(samples::graphForms))
            qFatal("no form of %s", qPrintable(format.name()));
        addFile(QStringLiteral("graph.") + format.endings.constFirst(), samples::graphText(*form, vertices, edges));
    }
    QByteArray numbers;
    QByteArray matrix;
    QByteArray onto;
    for (int i = 0; i < 1500; ++i)
        matrix += QByteArray(" 0").repeated(i + 1) + QByteArray(" 1").repeated(1499 - i) + '\n';
    for (int i = 1; i < 1000; ++i)
        onto += 'v' + QByteArray::number(i) + ' ';
    for (int i = 1; i < 500'000; ++i)
        numbers += QByteArray::number(i) + ' ' + QByteArray::number(i + 1) + '\n';
    addFile(QStringLiteral("matrix.txt"), matrix);
    addFile(QStringLiteral("contest.txt"), "500000 499999\n" + numbers);
    addFile(QStringLiteral("chain.txt"), numbers);
    addFile(QStringLiteral("edges of all.dot"), "digraph { {" + onto + "} -> {" + onto + "} -> {" + onto + "} }");
    addFile(QStringLiteral("labels.dot"), "digraph {" + QByteArray("a [label=b];\n").repeated(500'000) + "}");
    addFile(QStringLiteral("left out.gexf"), "<gexf><meta>" + QByteArray("<a/>\n").repeated(2'000'000) +
                                                 "</meta><graph><nodes><node id=\"a\"/></nodes></graph></gexf>");
}

void CancelledJobsTest::endsSoon_data()
{
    QTest::addColumn<int>("number");
    addGraphs();
    addSolving();
    addSequences();
    addSheets();
    addFiles();
}

/// Uses the minimum of some tries: on a busy machine other programs empty the caches that a thread needs.
void CancelledJobsTest::endsSoon()
{
    QFETCH(int, number);
    // On a quiet machine 100 are enough. The others' use of memory and caches counts in a thread's processor time, too.
    constexpr double maxMs = isSanitized ? 1500 : 400;
    for (const double before : {2.0, 25.0, 90.0}) {
        std::optional<double> after = timeAfterCancel(m_works[std::size_t(number)], before);
        for (int more = 4; after > maxMs && more > 0; --more)
            after = std::min(after, timeAfterCancel(m_works[std::size_t(number)], before));
        if (!after)
            break;
        QVERIFY2(*after <= maxMs, qPrintable(QStringLiteral("%1 ms, cancelled after %2").arg(*after).arg(before)));
    }
}

MEXPLORER_TEST(CancelledJobsTest)
#include "tst_cancelledjobs.moc"
