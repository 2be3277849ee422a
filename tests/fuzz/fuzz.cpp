// SPDX-License-Identifier: GPL-3.0-or-later
// What people and other programs write is read here as libFuzzer changes it, or, without libFuzzer, as the corpus has
// it and as a seed changes that. A reader may refuse any text; it may not crash, hang, or take more memory than its
// text is worth. What it reads is written, and read back as the same.
#include "model/explore/positionquery.h"
#include "model/import/graphfilebuilder.h"
#include "model/import/graphformats.h"
#include "model/notation/boardhint.h"
#include "model/notation/expression.h"
#include "model/notation/namedrules.h"
#include "model/play/gametext.h"
#include "model/play/ladderplace.h"
#include "model/play/puzzle.h"
#include "model/play/puzzlelog.h"
#include "model/sequence/sequencefile.h"
#include "model/session/documentfile.h"
#include "model/solve/solver.h"
#include "model/step/tracebuilder.h"
#include "model/teach/lesson.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <random>

#include <sys/time.h>
#include <unistd.h>

using namespace mexplorer;

namespace {

/// Ends the program, so that the text that was read is reported.
[[noreturn]] void fail(const char *sentence)
{
    std::fprintf(stderr, "%s\n", sentence);
    std::abort();
}

void require(bool isTrue, const char *sentence)
{
    if (!isTrue)
        fail(sentence);
}

/// Calls \a read with a file that holds \a bytes, for the readers of files.
template <typename Read> auto readAsFile(const QByteArray &bytes, const char *ending, Read read)
{
    static const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("input.%1").arg(QLatin1String(ending)));
    QFile file(path);
    if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush())
        fail("The file for a reader can't be written.");
    file.close();
    return read(path);
}

/// As it is, and with every choice made otherwise.
constexpr GraphChoices otherChoices{.isReversed = true, .isBothWays = true, .showsIds = true, .hasNoHeading = true};

template <GraphFormat::Kind kind> void readGraph(const QByteArray &bytes)
{
    for (const GraphChoices &choices : {GraphChoices(), otherChoices}) {
        GraphFileBuilder graph(QStringLiteral("input"), choices);
        if (!graphFormat(kind).read(QString::fromUtf8(bytes), graph))
            (void)graph.take();
    }
}

void readAnyGraph(const QByteArray &bytes)
{
    for (const GraphChoices &choices : {GraphChoices(), otherChoices})
        (void)readGraphText(QString::fromUtf8(bytes), QStringLiteral("input"), choices);
}

void readExpression(const QByteArray &bytes)
{
    const QString text = QString::fromUtf8(bytes);
    if (const Result<Position> position = parsePosition(text)) {
        const Result<Position> again = parsePosition(position->text());
        require(again && *again == *position, "A position is read back as another one.");
    }
    (void)parseRules(text);
    (void)parsePosition(text, GreatestHeap::Large);
    (void)boardHint(text);
    (void)readNumberSet(text);
    (void)requestFor(text);
}

void readDocumentFile(const QByteArray &bytes)
{
    const Result<Document> document = readAsFile(bytes, "mexp", readDocument);
    if (!document)
        return;
    const QString written = documentText(*document);
    const Result<Document> again = readAsFile(written.toUtf8(), "mexp", readDocument);
    require(again && documentText(*again) == written, "A document is read back as another one.");
}

Result<SavedSequence> readSequenceOf(const QByteArray &bytes)
{
    return readAsFile(bytes, "mexseq", [](const QString &path) {
        JobControl control;
        return readSequenceFile(path, 64u << 20u, control);
    });
}

void readSequence(const QByteArray &bytes)
{
    const Result<SavedSequence> saved = readSequenceOf(bytes);
    if (!saved)
        return;
    QBuffer file;
    JobControl control;
    require(file.open(QIODevice::WriteOnly) &&
                writeSequenceFile(saved->rules, saved->values, saved->values.size(), file, control) &&
                readSequenceOf(file.data()),
            "A sequence isn't read back.");
}

void readRecord(const QByteArray &bytes)
{
    const Result<TextGame> game = readGameText(QString::fromUtf8(bytes));
    if (!game)
        return;
    const QString written = gameText(game->tree, game->players);
    const Result<TextGame> again = readGameText(written);
    require(again && gameText(again->tree, again->players) == written, "A game is read back as another one.");
}

void readTypedMove(const QByteArray &bytes)
{
    static const std::array positions{*parsePosition(u"nim:3,5 + kayles:4"), *parsePosition(u"cram:3x3"),
                                      *parsePosition(u"ruler:THHT"), *parsePosition(u"matrix:0110/0101")};
    for (const Position &position : positions)
        (void)readMove(position, QString::fromUtf8(bytes), 10'000, Counting::FromOne);
}

void readPuzzleText(const QByteArray &bytes)
{
    static const Solver solver;
    JobControl control;
    control.cancel(); // the text is read, the puzzle isn't solved: that may take as long as its limits allow
    (void)readPuzzle(QString::fromUtf8(bytes), solver, control);
}

void readLessonText(const QByteArray &bytes)
{
    static const QTemporaryDir folder;
    (void)parseLesson(QString::fromUtf8(bytes), folder.path());
}

void readQueryText(const QByteArray &bytes)
{
    (void)readQuery(QString::fromUtf8(bytes));
}

/// Of a class with toJson() and fromJson().
template <typename Value> void readJsonOf(const QByteArray &bytes)
{
    if (const Result<Value> value = Value::fromJson(bytes)) {
        const Result<Value> again = Value::fromJson(value->toJson());
        require(again && *again == *value, "A value is read back as another one.");
    }
}

void readRules(const QByteArray &bytes)
{
    const Result<NamedRules> game = readNamedRules(bytes, QStringLiteral("input"));
    if (!game)
        return;
    const Result<NamedRules> again = readNamedRules(namedRulesJson(*game), QStringLiteral("input"));
    require(again && *again == *game, "Rules are read back as other ones.");
}

struct Target
{
    const char *name; ///< as its folder in the corpus
    void (*read)(const QByteArray &bytes);
};

using Kind = GraphFormat::Kind;
constexpr std::array targets{
    Target{"expression", readExpression},
    Target{"graph", readAnyGraph},
    Target{"graph-dot", readGraph<Kind::Dot>},
    Target{"graph-graphml", readGraph<Kind::GraphMl>},
    Target{"graph-gexf", readGraph<Kind::Gexf>},
    Target{"graph-gml", readGraph<Kind::Gml>},
    Target{"graph-pajek", readGraph<Kind::Pajek>},
    Target{"graph-tgf", readGraph<Kind::Tgf>},
    Target{"graph-table", readGraph<Kind::Table>},
    Target{"graph-json", readGraph<Kind::Json>},
    Target{"graph-edges", readGraph<Kind::EdgeList>},
    Target{"graph-adjacency", readGraph<Kind::AdjacencyList>},
    Target{"graph-mermaid", readGraph<Kind::Mermaid>},
    Target{"document", readDocumentFile},
    Target{"sequence", readSequence},
    Target{"record", readRecord},
    Target{"move", readTypedMove},
    Target{"puzzle", readPuzzleText},
    Target{"lesson", readLessonText},
    Target{"query", readQueryText},
    Target{"rules", readRules},
    Target{"ladder", readJsonOf<LadderPlace>},
    Target{"puzzle-log", readJsonOf<PuzzleLog>},
};

} // namespace

#ifdef MEXPLORER_FUZZ

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const Target *const target =
        std::ranges::find(targets, qEnvironmentVariable("MEXPLORER_FUZZ_TARGET"),
                          [](const Target &each) { return QString::fromLatin1(each.name); });
    if (target == targets.end()) {
        std::fputs("MEXPLORER_FUZZ_TARGET names no reader; the folders of tests/fuzz/corpus do.\n", stderr);
        std::exit(2);
    }
    // A second of processor time, which other programs don't change: ends in the middle of what takes so long.
    static const auto handler = std::signal(SIGPROF, [](int) {
        constexpr char sentence[] = "A text takes its reader longer than a second.\n";
        (void)!write(STDERR_FILENO, sentence, sizeof sentence - 1);
        std::abort();
    });
    (void)handler;
    constexpr itimerval second{{}, {1, 0}};
    constexpr itimerval never{};
    setitimer(ITIMER_PROF, &second, nullptr);
    target->read(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    setitimer(ITIMER_PROF, &never, nullptr);
    return 0;
}

#else

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        fail("A file of the corpus can't be read.");
    return file.readAll();
}

std::vector<QByteArray> textsIn(const QString &folder)
{
    QStringList paths;
    for (QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories); files.hasNext();)
        paths << files.next();
    paths.sort();
    std::vector<QByteArray> texts;
    for (const QString &path : paths)
        texts.push_back(contents(path));
    return texts;
}

/// Texts near some others: of one of them, a few pieces are dropped, repeated, overwritten, or taken from another.
class Changes
{
public:
    Changes(const std::vector<QByteArray> &texts, quint32 seed) : m_texts(texts), m_random(seed) {}

    QByteArray next()
    {
        QByteArray text = any();
        for (std::size_t i = 0, times = 1 + pick(4); i < times; ++i)
            change(text);
        return text;
    }

private:
    std::size_t pick(std::size_t count) { return m_random() % count; }
    const QByteArray &any() { return m_texts[pick(m_texts.size())]; }
    QByteArray pieceOf(const QByteArray &text)
    {
        const std::size_t from = pick(static_cast<std::size_t>(text.size()) + 1);
        return text.mid(static_cast<qsizetype>(from), static_cast<qsizetype>(1 + pick(pick(4) == 0 ? 200 : 8)));
    }

    void change(QByteArray &text)
    {
        const auto place = static_cast<qsizetype>(pick(static_cast<std::size_t>(text.size()) + 1));
        switch (pick(6)) {
        case 0:
            text.remove(place, pieceOf(text).size());
            break;
        case 1:
            text.insert(place, pieceOf(text));
            break;
        case 2:
            text.insert(place, pieceOf(any()));
            break;
        case 3:
            text.insert(place, static_cast<char>(m_random()));
            break;
        case 4:
            text.replace(place, 1, QByteArray(1, static_cast<char>(m_random())));
            break;
        default: // numbers out of range
            text.replace(
                place, 1,
                QByteArrayList{"-1", "0", "4294967296", "99999999999999999999"}.at(static_cast<qsizetype>(pick(4))));
        }
    }

    const std::vector<QByteArray> &m_texts;
    std::mt19937 m_random;
};

/// Reads a text, which stays in the file last-input of the working directory if this ends the program.
void read(const Target &target, const QByteArray &text)
{
    QFile file(QStringLiteral("last-input"));
    if (!file.open(QFile::WriteOnly) || file.write(text) != text.size())
        fail("The file last-input can't be written.");
    file.close();
    target.read(text);
}

} // namespace

/// Every reader reads all texts of the corpus, its own and those of the others, and COUNT changes of its own ones.
int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    if (argc != 3) {
        std::fputs("Usage: mexplorer_fuzz CORPUS COUNT\n", stderr);
        return 2;
    }
    const QString corpus = QString::fromLocal8Bit(argv[1]);
    const std::vector<QByteArray> all = textsIn(corpus);
    for (const Target &target : targets) {
        std::printf("%s\n", target.name); // the last line names the reader of last-input
        std::fflush(stdout);
        const std::vector<QByteArray> own = textsIn(corpus + u'/' + QLatin1String(target.name));
        require(!own.empty(), "The corpus has no text for this reader.");
        for (const QByteArray &text : all)
            read(target, text);
        Changes changes(own, 2026);
        for (int i = 0, count = std::atoi(argv[2]); i < count; ++i)
            read(target, changes.next());
    }
    return 0;
}

#endif
