// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/catalogue.h"

#include "model/core/modeltext.h"
#include "model/games/boardrules.h"
#include "model/games/familyrules.h"
#include "model/games/graphrules.h"
#include "model/games/heaprules.h"
#include "model/import/graphfile.h"
#include "model/import/readingjob.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <mutex>
#include <optional>
#include <set>
#include <tuple>

namespace mexplorer {

namespace {

constexpr quint64 maxSetNumber = maxTokens;
constexpr quint64 maxSetSize = 100'000;

/// "1-3,9": numbers from \a min on and ranges of them, ascending and without repetitions in the result.
Result<std::vector<quint64>> parseSet(Scanner &scanner, quint64 min)
{
    std::vector<quint64> set;
    do {
        const int column = scanner.column();
        const QString tooLarge = ModelText::tr("a number in the set is at most %1.");
        const auto first =
            scanner.number(maxSetNumber, tooLarge, ModelText::tr("expected a number or a range, as in 1-3."));
        if (!first)
            return first.problem();
        quint64 last = *first;
        if (scanner.take(u'-')) {
            const auto end =
                scanner.number(maxSetNumber, tooLarge, ModelText::tr("expected the end of the range, a number."));
            if (!end)
                return end.problem();
            last = *end;
        }
        const int length = scanner.column() - column;
        if (*first < min)
            return scanner.problemAt(Problem::Code::NumberTooSmall, column, length,
                                     ModelText::tr("numbers in this set are %1 or more.").arg(min));
        if (last < *first)
            return scanner.problemAt(column, length, ModelText::tr("the range ends before it begins; turn it round."));
        if (last - *first + set.size() >= maxSetSize)
            return scanner.problemAt(Problem::Code::TooMany, column, length,
                                     ModelText::tr("a set has at most %1 numbers.").arg(groupedNumber(maxSetSize)));
        for (quint64 number = *first; number <= last; ++number)
            set.push_back(number);
    } while (scanner.take(u','));
    std::ranges::sort(set);
    set.erase(std::unique(set.begin(), set.end()), set.end());
    return set;
}

/// "0.77", ".77", "4": the digits of a code whose digits are less than \a base.
Result<std::vector<quint8>> parseCode(Scanner &scanner, int base)
{
    constexpr std::size_t maxDigits = 64; // with the one before the point, written or not
    const int column = scanner.column();
    const QString digits = scanner.takeWhile([](QChar c) { return c.isLetterOrNumber() || c == u'.'; }).toString();
    std::vector<quint8> code;
    bool point = false;
    for (qsizetype i = 0; i < digits.size(); ++i) {
        const int digitColumn = column + static_cast<int>(i);
        if (digits[i] == u'.' && !point) {
            point = true;
            if (code.empty())
                code.push_back(0);
            continue;
        }
        bool fits = false;
        const int digit = QStringView(digits).sliced(i, 1).toInt(&fits, 36);
        if (!fits || digit >= base)
            return scanner.problemAt(digitColumn, 1,
                                     base == 8 ? ModelText::tr("expected a digit from 0 to 7.")
                                               : ModelText::tr("expected a digit from 0 to 9, or from A to Z."));
        if (!point && !code.empty())
            return scanner.problemAt(digitColumn, 1,
                                     ModelText::tr("only one digit stands before the point, as in 0.77."));
        if (!point && (digit & 3))
            return scanner.problemAt(
                digitColumn, 1,
                base == 8 ? ModelText::tr("the digit before the point is 0 or 4.")
                          : ModelText::tr("the digit before the point is a multiple of 4: 0, 4, 8, C and so on."));
        code.push_back(static_cast<quint8>(digit));
    }
    if (code.empty() || (digits == QStringLiteral(".")))
        return scanner.problemHere(ModelText::tr("expected a code, as in 0.77."));
    if (code.size() > maxDigits)
        return scanner.problemAt(Problem::Code::TooMany, column, static_cast<int>(digits.size()),
                                 ModelText::tr("a code has at most %1 digits.").arg(maxDigits));
    while (code.size() > 1 && code.back() == 0)
        code.pop_back();
    return code;
}

template <class R, class... Arguments> RulesPtr rulesOfClass(Arguments... arguments)
{
    return std::make_shared<R>(std::move(arguments)...);
}

template <RulesPtr (*Rules)()> Result<RulesPtr> makePlain(Scanner &)
{
    return Rules();
}

template <RulesPtr (*Rules)(std::vector<quint64>), quint64 Min> Result<RulesPtr> makeFromSet(Scanner &scanner)
{
    Result<std::vector<quint64>> set = parseSet(scanner, Min);
    if (!set)
        return set.problem();
    return Rules(std::move(set).value());
}

template <int Base> Result<RulesPtr> makeFromCode(Scanner &scanner)
{
    const Result<std::vector<quint8>> code = parseCode(scanner, Base);
    if (!code)
        return code.problem();
    constexpr quint8 threeHeaps = 16; // digits below it
    if (std::ranges::max(*code) >= threeHeaps)
        return wideCodeRules(*code);
    const QString text =
        (Base == 8 ? QStringLiteral("octal{%1}") : QStringLiteral("hex{%1}")).arg(TakeAndBreak{*code}.code());
    return RulesPtr(std::make_shared<TakeBreakRules>(text, *code));
}

Result<RulesPtr> makeMoore(Scanner &scanner)
{
    constexpr quint64 maxHeaps = 100;
    const int column = scanner.column();
    const auto heaps = scanner.number(maxHeaps, ModelText::tr("the number of heaps is at most %1."),
                                      ModelText::tr("expected how many heaps a move may touch, as in moore{2}."));
    if (!heaps)
        return heaps.problem();
    if (*heaps == 0)
        return scanner.problemAt(Problem::Code::NumberTooSmall, column, 1,
                                 ModelText::tr("a move touches at least one heap."));
    return mooreRules(*heaps);
}

Result<RulesPtr> makeKayles(Scanner &)
{
    return RulesPtr(std::make_shared<TakeBreakRules>(QStringLiteral("kayles"), std::vector<quint8>{0, 7, 7},
                                                     TakeBreakRules::Pieces::Pins));
}

Result<RulesPtr> makeDawson(Scanner &)
{
    return RulesPtr(std::make_shared<TakeBreakRules>(QStringLiteral("dawson"), std::vector<quint8>{0, 1, 3, 7},
                                                     TakeBreakRules::Pieces::Pins));
}

Result<RulesPtr> readGraphRules(const QString &path, const GraphChoices &choices)
{
    Result<GraphFile> graph = readGraphFile(path, choices);
    if (!graph)
        return graph.problem();
    RulesPtr rules = std::make_shared<GraphRules>(path + choices.text(), std::move(graph).value());
    return ReadingJob::isCancelled() ? Result<RulesPtr>(Problem::cancelled()) : rules;
}

/// As readGraphRules, but caches the last large file until it changes. May be called from any thread.
Result<RulesPtr> graphRules(const QString &path, const GraphChoices &choices)
{
    const QFileInfo file(path);
    if (file.size() <= maxSyncGraphFileBytes)
        return readGraphRules(path, choices);
    using Key = std::tuple<QString, QString, QDateTime, qint64>;
    static std::mutex mutex;
    static std::optional<std::pair<Key, Result<RulesPtr>>> last;
    const std::lock_guard lock(mutex);
    const Key key(path + choices.text(), file.absoluteFilePath(), file.lastModified(), file.size());
    if (last && last->first == key)
        return last->second;
    Result<RulesPtr> rules = readGraphRules(path, choices);
    if (rules || rules.problem().kind != Problem::Kind::Cancelled)
        last.emplace(key, rules);
    return rules;
}

Result<RulesPtr> makeGraph(Scanner &scanner)
{
    const int column = scanner.column();
    int depth = 0; // of braces within the name
    const auto isInName = [&depth](QChar c) {
        depth += c == u'{' ? 1 : c == u'}' ? -1 : 0;
        return depth >= 0;
    };
    QString path = scanner.takeWhile(isInName).trimmed().toString();
    const auto length = static_cast<int>(path.size());
    const GraphChoices choices = GraphChoices::takeFrom(path);
    if (path.isEmpty())
        return scanner.problemHere(ModelText::tr("expected the name of a graph file."));
    Result<RulesPtr> rules = graphRules(path, choices);
    if (rules)
        return rules;
    Problem problem = rules.problem();
    problem.column = column;
    problem.length = length;
    return problem;
}

/// "1,3,7"
QString drawSet(Rules::RandomNumber below)
{
    const std::size_t count = 2 + below(2);
    std::set<quint64> numbers;
    while (numbers.size() < count)
        numbers.insert(1 + below(7));
    QStringList texts;
    for (const quint64 number : numbers)
        texts << QString::number(number);
    return texts.join(u',');
}

/// "0.37", of two digits from 1 to \a maxDigit.
template <int maxDigit> QString drawCode(Rules::RandomNumber below)
{
    const QString first = QString::number(1 + below(maxDigit), 16).toUpper();
    return "0." + first + QString::number(1 + below(maxDigit), 16).toUpper();
}

std::vector<Family> makeCatalogue()
{
    using P = Family::Parameters;
    constexpr QLatin1StringView heaps("heaps"); // the editors
    constexpr QLatin1StringView pins("pins");
    constexpr QLatin1StringView pair("pair");
    constexpr QLatin1StringView cells("cells");
    constexpr QLatin1StringView coins("coins");
    constexpr QLatin1StringView size("size");
    constexpr QLatin1StringView file("file");
    return {
        {"nim", QT_TRANSLATE_NOOP("mexplorer::Model", "Nim"),
         QT_TRANSLATE_NOOP("mexplorer::Model", "Take any positive number of tokens from one heap."), "nim:3,4,5",
         "nim:1,2,3", P::None, makePlain<rulesOfClass<NimRules>>, heaps},
        {"subtraction", QT_TRANSLATE_NOOP("mexplorer::Model", "Subtraction game"),
         QT_TRANSLATE_NOOP("mexplorer::Model", "Take a number of tokens that is in the set from one heap."),
         "subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14", "subtraction{1-3}:9", P::Set,
         makeFromSet<rulesOfClass<SubtractionRules>, 1>, heaps, drawSet},
        {"kayles", QT_TRANSLATE_NOOP("mexplorer::Model", "Kayles"),
         QT_TRANSLATE_NOOP("mexplorer::Model", "Knock down one pin, or two adjacent pins, of one row."), "kayles:7",
         "kayles:6", P::None, makeKayles, pins},
        {"matrix", QT_TRANSLATE_NOOP("mexplorer::Model", "Matrix game"),
         QT_TRANSLATE_NOOP("mexplorer::Model", "Choose a rectangle of cells that are all 1 and set them to 0."),
         "matrix:0110/0000/0000/0001", QString(), P::None, makePlain<rulesOfClass<MatrixRules>>, cells, nullptr,
         "matrix:1011/1100/0111/0110"},
        {"octal", QT_TRANSLATE_NOOP("mexplorer::Model", "Octal game"),
         QT_TRANSLATE_NOOP("mexplorer::Model",
                           "Take tokens from a heap, and perhaps split what is left, as the digits of the code allow."),
         "octal{0.137}:9", QString(), P::Code, makeFromCode<8>, heaps, drawCode<7>},
        {"dawson", QT_TRANSLATE_NOOP("mexplorer::Model", "Dawson's Chess"),
         QT_TRANSLATE_NOOP(
             "mexplorer::Model",
             "Take a pin together with its neighbours; the pins left of them and right of them become rows of their own."),
         "dawson:9", QString(), P::None, makeDawson, pins},
        {"grundy", QT_TRANSLATE_NOOP("mexplorer::Model", "Grundy's game"),
         QT_TRANSLATE_NOOP("mexplorer::Model", "Split one heap into two unequal heaps."), "grundy:8", QString(),
         P::None, makePlain<rulesOfClass<GrundyRules>>, heaps, nullptr, "grundy:9"},
        {"divide", QT_TRANSLATE_NOOP("mexplorer::Model", "Division game"),
         QT_TRANSLATE_NOOP("mexplorer::Model", "Divide a number by a member of the set and round down."),
         "divide{2,3,6}:100", QString(), P::Set, makeFromSet<rulesOfClass<DivideRules>, 2>, heaps, nullptr,
         "divide{2,3,6}:100,57"},
        {"wythoff", QT_TRANSLATE_NOOP("mexplorer::Model", "Wythoff's game"),
         QT_TRANSLATE_NOOP("mexplorer::Model", "Take any number from one heap, or the same number from both."),
         "wythoff:(3,5)", "wythoff:(2,4)", P::None, makePlain<wythoffRules>, pair, nullptr, "wythoff:(6,9)"},
        {"cram", QT_TRANSLATE_NOOP("mexplorer::Model", "Cram"),
         QT_TRANSLATE_NOOP("mexplorer::Model", "Place a domino on two adjacent empty cells."), "cram:3x4", "cram:2x3",
         P::None, makePlain<rulesOfClass<CramRules>>, cells},
        {"chomp", QT_TRANSLATE_NOOP("mexplorer::Model", "Chomp"),
         QT_TRANSLATE_NOOP("mexplorer::Model",
                           "Eat a square with all that lies above and right of it; under misère play "
                           "the player who eats the last one, which is poisoned, loses."),
         "chomp:3x4", "chomp:2x3", P::None, makePlain<chompRules>, size, nullptr, QString(), true},
        {"lasker", QT_TRANSLATE_NOOP("mexplorer::Model", "Lasker's Nim"),
         QT_TRANSLATE_NOOP("mexplorer::Model",
                           "Take any positive number of tokens from one heap, or split one heap into two."),
         "lasker:3,5", "lasker:4", P::None, makePlain<laskerRules>, heaps},
        {"allbut", QT_TRANSLATE_NOOP("mexplorer::Model", "All-but subtraction"),
         QT_TRANSLATE_NOOP("mexplorer::Model",
                           "Take any positive number of tokens that is not in the set from one heap."),
         "allbut{2,3}:4,9", "allbut{2,3}:9", P::Set, makeFromSet<allButRules, 1>, heaps},
        {"moore", QT_TRANSLATE_NOOP("mexplorer::Model", "Moore's Nim"),
         QT_TRANSLATE_NOOP(
             "mexplorer::Model",
             "Take tokens from at least one heap and at most as many as the number says, from each as many "
             "as you like."),
         "moore{2}:(1,2,3)", "moore{2}:(1,2,2)", P::Number, makeMoore},
        {"fibonacci", QT_TRANSLATE_NOOP("mexplorer::Model", "Fibonacci Nim"),
         QT_TRANSLATE_NOOP(
             "mexplorer::Model",
             "Take at most twice as many tokens as the last move took; the first move leaves at least one."),
         "fibonacci:10", "fibonacci:8", P::None, makePlain<fibonacciRules>},
        {"takeaway", QT_TRANSLATE_NOOP("mexplorer::Model", "Take-away game"),
         QT_TRANSLATE_NOOP(
             "mexplorer::Model",
             "Take at most the rate times as many tokens as the last move took, rounded down; the first move "
             "leaves at least one."),
         "takeaway{7/2}:17", "takeaway{3}:6", P::Number, takeAwayRules},
        {"turtles", QT_TRANSLATE_NOOP("mexplorer::Model", "Turning Turtles"),
         QT_TRANSLATE_NOOP("mexplorer::Model",
                           "Turn a coin from heads to tails and, if you like, one coin to the left of it."),
         "turtles:THHTH", "turtles:THTH", P::None, makePlain<turtlesRules>, coins},
        {"mockturtles", QT_TRANSLATE_NOOP("mexplorer::Model", "Mock Turtles"),
         QT_TRANSLATE_NOOP("mexplorer::Model",
                           "Turn a coin from heads to tails and, if you like, one or two coins to the left of it."),
         "mockturtles:HTHTH", "mockturtles:HTH", P::None, makePlain<mockTurtlesRules>, coins, nullptr,
         "mockturtles:HHTHTHH"},
        {"ruler", QT_TRANSLATE_NOOP("mexplorer::Model", "Ruler"),
         QT_TRANSLATE_NOOP("mexplorer::Model", "Turn any number of adjacent coins, the rightmost from heads to tails."),
         "ruler:THTHH", "ruler:THTH", P::None, makePlain<rulerRules>, coins},
        {"turning", QT_TRANSLATE_NOOP("mexplorer::Model", "Coin turning"),
         QT_TRANSLATE_NOOP(
             "mexplorer::Model",
             "Turn a coin from heads to tails, and with it the coins at the distances to its left that one "
             "of the lists has."),
         "turning{0; 1; 2}:THTHH", "turning{0; 1; 2}:THTH", P::Coins, turningRules},
        {"tartan", QT_TRANSLATE_NOOP("mexplorer::Model", "Coin turning on a board"),
         QT_TRANSLATE_NOOP(
             "mexplorer::Model",
             "The first game says in which columns coins are turned, the second one in which rows; that in "
             "the last row and column goes from heads to tails."),
         "tartan{turtles, ruler}:THT/HTH", "tartan{turtles, turtles}:TT/TH", P::Coins, coinProductRules},
        {"hex", QT_TRANSLATE_NOOP("mexplorer::Model", "Hexadecimal game"),
         QT_TRANSLATE_NOOP(
             "mexplorer::Model",
             "An octal game in which a heap may also be split into three heaps, or with digits from G to Z into up to five."),
         "hex{0.8}:12", QString(), P::Code, makeFromCode<36>, heaps, drawCode<15>},
        {"rules", QT_TRANSLATE_NOOP("mexplorer::Model", "Your own heaps"),
         QT_TRANSLATE_NOOP("mexplorer::Model",
                           "Change a heap, or a tuple of numbers, as the rules say that you have written."),
         "rules{n -> n-k : 1 <= k <= n/2}:12", "rules{n -> n-1; n -> n/2}:9", P::Moves, ownRules, QLatin1StringView(),
         nullptr, "rules{n -> n-k : prime(k)}:20,9"},
        {"row", QT_TRANSLATE_NOOP("mexplorer::Model", "Your own row"),
         QT_TRANSLATE_NOOP("mexplorer::Model", "Replace cells of a row as the rules say that you have written."),
         "row{1 -> 0; 11 -> 00}:1*7", "row{11 -> 00}:1*6", P::Moves, rowRules},
        {"board", QT_TRANSLATE_NOOP("mexplorer::Model", "Your own board"),
         QT_TRANSLATE_NOOP("mexplorer::Model",
                           "Replace blocks of cells of a board as the rules say that you have written."),
         "board{11 -> 00; turned}:3x4", "board{11 -> 00; turned}:2x3", P::Moves, cellBoardRules},
        {"graph", QT_TRANSLATE_NOOP("mexplorer::Model", "Graph from a file"),
         QT_TRANSLATE_NOOP("mexplorer::Model", "Move a token along the arrows of a graph."), "graph{FILE}", QString(),
         P::File, makeGraph, file},
    };
}

} // namespace

QString Family::examplePosition() const
{
    const QString term = example.section(QStringLiteral(" + "), 0, 0);
    const qsizetype afterRules = parameters == Parameters::None ? 0 : term.lastIndexOf(u'}');
    return term.sliced(afterRules).section(u':', 1);
}

QString Family::title() const
{
    return ModelText::tr(titleText);
}

QString Family::summary() const
{
    return ModelText::tr(summaryText);
}

const std::vector<Family> &catalogue()
{
    static const std::vector<Family> families = makeCatalogue();
    return families;
}

const Family *findFamily(QStringView name)
{
    const auto &families = catalogue();
    const auto found = std::ranges::find_if(
        families, [name](const Family &family) { return name.compare(family.name, Qt::CaseInsensitive) == 0; });
    return found == families.end() ? nullptr : &*found;
}

const Family &familyOf(const Rules &rules)
{
    const QString text = rules.text();
    return *findFamily(QStringView(text).first(text.indexOf(u'{') < 0 ? text.size() : text.indexOf(u'{')));
}

QString titleOf(const Position &position)
{
    QStringList titles;
    for (const Component &component : position.components)
        titles << familyOf(*component.rules).title();
    titles.removeDuplicates();
    return titles.join(QStringLiteral(" + "));
}

bool isMisereGame(const Position &position)
{
    return position.components.size() == 1 && familyOf(*position.components.front().rules).isMisere;
}

QString exampleOf(const Rules &rules)
{
    return rules.text() + u':' + rules.examplePosition();
}

} // namespace mexplorer
