// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/translations.h"
#include "model/games/catalogue.h"
#include "model/games/joinedposition.h"
#include "model/notation/expression.h"
#include "model/teach/exercisewriter.h"
#include "model/teach/sheetformat.h"
#include "model/writing/writer.h"
#include "tests/latexcheck.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <set>

using namespace mexplorer;

/// The keys of exercises are those of a second method: the definition, by all followers of all positions.
class ExercisesTest : public QObject
{
    Q_OBJECT

private slots:
    void kindsAreNamedAndTranslated();
    void initTestCase();
    void keysAreRight_data();
    void keysAreRight();
    void drawnRulesAreOfTheFamily();
    void periodsAreRight();
    void sameSeedSameSheet();
    void familiesAndGamesAreRead();
    void saysWhatIsWrong();
    void namedGameComesFirst();
    void positionsAreAskedAboutOnce();
    void outcomesAreBalanced_data() { keysAreRight_data(); }
    void outcomesAreBalanced();
    void missingKindsAreExplainedTruly();
    void jsonHoldsTheKeys();
    void documentsHaveAllExercises_data();
    void documentsHaveAllExercises();
    void latexCompiles();
    void workIsBounded_data();
    void workIsBounded();

private:
    QTemporaryDir m_folder;
    QString m_graph;
};

namespace {

/// The value by its definition, for the positions of one game.
class PlainValues
{
public:
    Value operator()(const Component &component)
    {
        const auto key = std::make_pair(component.rules->key(), component.cells);
        if (const auto known = m_values.find(key); known != m_values.end())
            return known->second;
        std::vector<Value> reached;
        component.rules->followers(component.cells, [&](Cells cells) {
            reached.push_back((*this)({component.rules, CellVector(cells.begin(), cells.end())}));
        });
        Value value = 0;
        while (std::find(reached.begin(), reached.end(), value) != reached.end())
            ++value;
        return m_values[key] = value;
    }

    Value operator()(const Position &position)
    {
        Value sum = 0;
        for (const Component &component : position.components)
            sum ^= (*this)(component);
        return sum;
    }

private:
    std::map<std::pair<QString, CellVector>, Value> m_values;
};

/// All moves to positions whose value is 0, as expressions.
QStringList winningMoves(const Position &position, PlainValues &values)
{
    QStringList moves;
    for (std::size_t i = 0; i < position.components.size(); ++i) {
        const Component &component = position.components[i];
        component.rules->followers(component.cells, [&](Cells cells) {
            const Position to = makeMove(position, i, cells).to;
            if (values(to) == 0 && !moves.contains(to.text()))
                moves << to.text();
        });
    }
    moves.sort();
    return moves;
}

QStringList texts(const std::vector<Move> &moves)
{
    QStringList result;
    for (const Move &move : moves)
        result << move.to.text();
    result.sort();
    return result;
}

void verifyKey(const Exercise &exercise, PlainValues &values)
{
    for (const KnownValue &known : exercise.values)
        QCOMPARE(known.value, values(known.position));
    if (const auto *outcome = std::get_if<Outcome>(&exercise.answer)) {
        QCOMPARE(*outcome == Outcome::P, values(exercise.position) == 0);
    } else if (const auto *moves = std::get_if<std::vector<Move>>(&exercise.answer)) {
        QVERIFY(values(exercise.position) != 0);
        QCOMPARE(texts(*moves), winningMoves(exercise.position, values));
    } else if (const auto *task = std::get_if<LabelTask>(&exercise.answer)) {
        for (PositionId id = 0; id < task->graph->positionCount(); ++id) {
            const CellVector cells(task->graph->cells(id).begin(), task->graph->cells(id).end());
            const Value value = values(Component{task->graph->rules(), cells});
            QCOMPARE(task->labels->value(id), value);
            QCOMPARE(task->labels->outcome(id) == Outcome::P, value == 0);
        }
    } else if (exercise.kind != ExerciseKind::Period) {
        QCOMPARE(std::get<Value>(exercise.answer), values(exercise.position));
    }
}

ExerciseSheet sheetOf(const QString &subject, std::vector<ExerciseKind> kinds, quint64 count, quint64 seed)
{
    ExerciseRequest request = *readExerciseSubject(subject);
    request.kinds = std::move(kinds);
    request.count = count;
    request.seed = seed;
    JobControl control;
    return *makeExercises(request, control);
}

const std::vector<ExerciseKind> heapKinds = {ExerciseKind::NextValue, ExerciseKind::Mex};

} // namespace

void ExercisesTest::initTestCase()
{
    m_graph = QStringLiteral("graph{%1}:a")
                  .arg(samples::written(m_folder.filePath(QStringLiteral("moves.txt")),
                                        "a b\na c\nb d\nc d\nc e\nd f\ne f\ne g\nf h\ng h\n"));
}

/// A name, and a title in each language, for each kind.
void ExercisesTest::kindsAreNamedAndTranslated()
{
    const QStringList same = {QStringLiteral("Mex")};
    Translations translations;
    const auto restored =
        qScopeGuard([&translations] { translations.setLanguage(Translations::byCode(QStringLiteral("en"))); });
    QStringList names, titles, german, left;
    for (const ExerciseKind kind : allExerciseKinds()) {
        names << exerciseKindName(kind);
        titles << exerciseKindTitle(kind);
        QCOMPARE(exerciseKindFromName(names.back().toUpper()), std::optional(kind));
    }
    translations.setLanguage(Translations::byCode(QStringLiteral("de")));
    for (const ExerciseKind kind : allExerciseKinds()) {
        german << exerciseKindTitle(kind);
        if (titles.contains(german.back()))
            left << german.back();
    }
    QCOMPARE(left, same);
    for (QStringList list : {names, titles, german})
        QCOMPARE(list.removeDuplicates(), 0);
}

void ExercisesTest::keysAreRight_data()
{
    QTest::addColumn<QString>("subject");
    for (const Family &family : catalogue()) {
        if (family.parameters != Family::Parameters::File)
            QTest::newRow(qPrintable(family.name)) << family.name;
    }
    for (const char *game : {"kayles:7", "nim:1000,2000", "matrix:4x4", "kayles:3 + nim:2,5", "octal{0.45}", "moore{3}",
                             "cram:3x3 + chomp:2x3", "nim:1"})
        QTest::newRow(game) << QString::fromLatin1(game);
    QTest::newRow("graph") << m_graph;
}

void ExercisesTest::keysAreRight()
{
    QFETCH(QString, subject);
    PlainValues values;
    const bool isTiny = subject == QStringLiteral("nim:1");
    for (quint64 seed = 1; seed <= 2; ++seed) {
        const ExerciseSheet sheet = sheetOf(subject, {}, 12, seed);
        QCOMPARE(sheet.exercises.size(), std::size_t(12));
        std::set<ExerciseKind> kinds;
        for (const ExercisePtr &exercise : sheet.exercises) {
            // A heap of a thousand tokens is nothing for the definition, and its value is known.
            if (subject != QStringLiteral("nim:1000,2000") || exercise->position.components.size() == 1)
                verifyKey(*exercise, values);
            QVERIFY(!exercise->question.isEmpty());
            QVERIFY(!exercise->solution.isEmpty());
            static const QRegularExpression twice(QStringLiteral("= (\\d+) = \\1\\b"));
            const QString solution = exercise->solution.plain();
            QVERIFY2(!solution.contains(twice), qPrintable(solution));
            kinds.insert(exercise->kind);
        }
        QVERIFY2(isTiny || kinds.size() >= 5, qPrintable(subject));
    }
    if (findFamily(subject) && parsePosition(findFamily(subject)->example)->components.front().rules->isMultiset()) {
        for (const ExercisePtr &exercise : sheetOf(subject, heapKinds, 6, 3).exercises)
            verifyKey(*exercise, values);
    }
}

/// Rules that are drawn for an exercise about a family are that family's, and not always the same.
void ExercisesTest::drawnRulesAreOfTheFamily()
{
    for (const Family &family : catalogue()) {
        if (!family.drawParameters)
            continue;
        const ExerciseSheet sheet = sheetOf(family.name, {ExerciseKind::Period}, 2, 5);
        std::set<QString> rules;
        for (const ExercisePtr &exercise : sheet.exercises)
            rules.insert(exercise->position.components.front().rules->text());
        QVERIFY2(rules.size() > 1, qPrintable(family.name));
        for (const QString &text : rules)
            QVERIFY2(text.startsWith(family.name + u'{'), qPrintable(text));
    }
}

/// The period holds for all values shown and no smaller one does; the bound is that of the theorem.
void ExercisesTest::periodsAreRight()
{
    for (const char *subject : {"subtraction", "octal", "kayles", "dawson"}) {
        const ExerciseSheet sheet = sheetOf(QString::fromLatin1(subject), {ExerciseKind::Period}, 4, 5);
        std::set<QString> rules;
        for (const ExercisePtr &exercise : sheet.exercises)
            rules.insert(exercise->position.components.front().rules->text());
        QCOMPARE(sheet.exercises.size(), rules.size()); // each once, even if there is only one
        QCOMPARE(sheet.exercises.size(), findFamily(QString::fromLatin1(subject))->example.contains(u'{') ? 4U : 1U);
        for (const ExercisePtr &exercise : sheet.exercises) {
            const PeriodTask &task = *exercise->period;
            const std::vector<Value> values = valuesOf(exercise->values);
            QCOMPARE(values.size(), task.neededThrough + 1);
            QCOMPARE(std::get<Value>(exercise->answer), task.neededThrough);
            const auto holds = [&](quint64 from, quint64 p) {
                for (quint64 n = from; n + p < values.size(); ++n) {
                    if (values[n] != values[n + p])
                        return false;
                }
                return true;
            };
            QVERIFY(holds(task.preperiod, task.period));
            QVERIFY(task.preperiod == 0 || !holds(task.preperiod - 1, task.period));
            for (quint64 p = 1; p < task.period; ++p)
                QVERIFY(!holds(task.preperiod, p));
            PlainValues plain;
            for (std::size_t n = 0; n < std::min<std::size_t>(values.size(), 24); ++n)
                QCOMPARE(values[n], plain(exercise->values[n].position));
        }
    }
}

void ExercisesTest::sameSeedSameSheet()
{
    const auto text = [](quint64 seed) {
        return formatSheet(sheetOf(QStringLiteral("kayles"), {}, 12, seed), SheetFormat::Json, true);
    };
    QCOMPARE(text(7), text(7));
    QVERIFY(text(7) != text(8));
}

void ExercisesTest::familiesAndGamesAreRead()
{
    QVERIFY(readExerciseSubject(QStringLiteral("Kayles"))->isFamily);
    QVERIFY(readExerciseSubject(QStringLiteral("subtraction{1,4}"))->isFamily);
    QVERIFY(!readExerciseSubject(QStringLiteral("kayles:7"))->isFamily);
    QCOMPARE(readExerciseSubject(QStringLiteral("kayles:7"))->pattern.text(), QStringLiteral("kayles:7"));
}

void ExercisesTest::saysWhatIsWrong()
{
    QVERIFY(!readExerciseSubject(QStringLiteral("graph")));
    QCOMPARE(readExerciseSubject(QStringLiteral("kayles:7x")).problem().column, 9);
    ExerciseRequest request = *readExerciseSubject(QStringLiteral("matrix"));
    request.kinds = {ExerciseKind::Period};
    JobControl control;
    QCOMPARE(makeExercises(request, control).problem().kind, Problem::Kind::BadInput);
    request = *readExerciseSubject(QStringLiteral("nim"));
    request.kinds = {ExerciseKind::Period};
    QCOMPARE(makeExercises(request, control).problem().kind, Problem::Kind::Limit);
    control.cancel();
    QCOMPARE(makeExercises(request, control).problem().kind, Problem::Kind::Cancelled);
}

void ExercisesTest::namedGameComesFirst()
{
    const ExerciseSheet sheet = sheetOf(QStringLiteral("kayles:5"), {ExerciseKind::SgValue}, 3, 1);
    QCOMPARE(sheet.exercises.front()->position.text(), QStringLiteral("kayles:5"));
}

/// The value of a position that one exercise gives or asks for would answer another one about it.
void ExercisesTest::positionsAreAskedAboutOnce()
{
    for (const char *subject : {"kayles", "nim", "matrix", "divide", "ruler"}) {
        std::set<QString> positions;
        const ExerciseSheet sheet = sheetOf(QString::fromLatin1(subject), {}, 8, 5);
        for (const ExercisePtr &exercise : sheet.exercises)
            QVERIFY2(positions.insert(exercise->position.text()).second, qPrintable(exercise->position.text()));
    }
}

/// Neither P nor N can be guessed from the game: on a sheet, and one by one as in the window.
void ExercisesTest::outcomesAreBalanced()
{
    QFETCH(QString, subject);
    if (subject == QStringLiteral("nim:1")) // sums of heaps of one token: there are too few of them
        return;
    constexpr int count = 12;
    const auto countOfP = [](const ExerciseSheet &sheet) {
        int result = 0;
        for (const ExercisePtr &exercise : sheet.exercises)
            result += std::get<Outcome>(exercise->answer) == Outcome::P ? 1 : 0;
        return result;
    };
    const int onSheet = countOfP(sheetOf(subject, {ExerciseKind::Outcome}, count, 4));
    QVERIFY2(onSheet >= count / 3 && onSheet <= count - count / 3, qPrintable(QString::number(onSheet)));
    int single = 0;
    for (quint64 seed = 1; seed <= 4 * count; ++seed) {
        ExerciseRequest request = *readExerciseSubject(subject);
        request.kinds = {ExerciseKind::Outcome};
        request.count = 1;
        request.seed = seed;
        request.beginsWithPattern = false;
        JobControl control;
        single += countOfP(*makeExercises(request, control));
    }
    QVERIFY2(single >= count && single <= 3 * count, qPrintable(QString::number(single)));
}

/// Of each game without exercises of a kind, nothing is said that is untrue of another one.
void ExercisesTest::missingKindsAreExplainedTruly()
{
    QSet<QString> games;
    for (const Family &family : catalogue()) {
        if (family.parameters == Family::Parameters::File)
            continue;
        const ExerciseRequest subject = *readExerciseSubject(family.name);
        const bool hasHeapsAlone = subject.pattern.components.front().rules->isMultiset();
        for (const ExerciseKind kind : {ExerciseKind::NextValue, ExerciseKind::Period}) {
            ExerciseRequest request = subject;
            request.kinds = {kind};
            request.count = 1;
            JobControl control;
            const Result<ExerciseSheet> sheet = makeExercises(request, control);
            if (hasHeapsAlone) {
                QVERIFY(sheet || sheet.problem().code != Problem::Code::OtherGame);
                continue;
            }
            QVERIFY(!sheet);
            QCOMPARE(sheet.problem().code, Problem::Code::OtherGame);
            // Moore's Nim, Wythoff's and Fibonacci Nim are played with heaps.
            QVERIFY2(!sheet.problem().message.contains(QStringLiteral("no heaps")),
                     qPrintable(sheet.problem().message));
            games.insert(family.name);
        }
    }
    for (const char *name : {"moore", "fibonacci", "wythoff", "matrix"})
        QVERIFY2(games.contains(QString::fromLatin1(name)), name);
}

void ExercisesTest::jsonHoldsTheKeys()
{
    const ExerciseSheet sheet = sheetOf(QStringLiteral("kayles"), {}, 6, 7);
    const QJsonObject object = QJsonDocument::fromJson(formatSheet(sheet, SheetFormat::Json, false).toUtf8()).object();
    QCOMPARE(object.value(QStringLiteral("seed")).toInt(), 7);
    const QJsonArray exercises = object.value(QStringLiteral("exercises")).toArray();
    QCOMPARE(exercises.size(), qsizetype(6));
    for (qsizetype i = 0; i < exercises.size(); ++i) {
        const QJsonObject row = exercises[i].toObject();
        const Exercise &exercise = *sheet.exercises[static_cast<std::size_t>(i)];
        QCOMPARE(row.value(QStringLiteral("kind")).toString(), exerciseKindName(exercise.kind));
        QVERIFY(parsePosition(row.value(QStringLiteral("game")).toString()).ok());
        const QJsonValue answer = row.value(QStringLiteral("answer"));
        switch (exercise.kind) {
        case ExerciseKind::Outcome:
            QVERIFY(answer.toString() == QStringLiteral("P") || answer.toString() == QStringLiteral("N"));
            break;
        case ExerciseKind::WinningMove:
            for (const QJsonValue &move : answer.toArray())
                QVERIFY(parsePosition(move.toString()).ok());
            QVERIFY(!answer.toArray().isEmpty());
            break;
        case ExerciseKind::Label:
            QCOMPARE(answer.toObject().size(), row.value(QStringLiteral("values")).toObject().size());
            break;
        default:
            QVERIFY(answer.isDouble());
        }
    }
}

void ExercisesTest::documentsHaveAllExercises_data()
{
    QTest::addColumn<QString>("subject");
    QTest::newRow("kayles") << QStringLiteral("kayles");
    QTest::newRow("sum") << QStringLiteral("subtraction{1-3}:9 + subtraction{1-5}:10");
    QTest::newRow("matrix") << QStringLiteral("matrix");
}

void ExercisesTest::documentsHaveAllExercises()
{
    QFETCH(QString, subject);
    const ExerciseSheet sheet = sheetOf(subject, {}, 6, 2);
    const QString html = formatSheet(sheet, SheetFormat::Html, true);
    QCOMPARE(html.count(QStringLiteral("<li>")), 12);
    QCOMPARE(formatSheet(sheet, SheetFormat::Html, false).count(QStringLiteral("<li>")), 6);
    QCOMPARE(html.count(QStringLiteral("<svg ")), 2);
    const QString latex = formatSheet(sheet, SheetFormat::Latex, true);
    QCOMPARE(latex.count(QStringLiteral("\\item ")), 12);
    QCOMPARE(samples::latexStructureProblem(latex), QString());
    const QString markdown = formatSheet(sheet, SheetFormat::Markdown, true);
    static const QRegularExpression item(QStringLiteral("^\\d+\\. "), QRegularExpression::MultilineOption);
    static const QRegularExpression tableHead(QStringLiteral("^ +\\|[ -:|]+\\|$"), QRegularExpression::MultilineOption);
    QCOMPARE(markdown.count(item), 12);
    QCOMPARE(markdown.count(tableHead), html.count(QStringLiteral("<thead>")));
    QCOMPARE(markdown.count(QStringLiteral("\n# ")), 1); // the key, besides the title
    const std::vector<QString> blocks = printedPieces(sheetArticle(sheet, true));
    QCOMPARE(blocks.size(), std::size_t(1 + 6 + 2 + 6)); // titles, exercises, and the page of the key
    QCOMPARE(std::count(blocks.begin(), blocks.end(), QString()), std::ptrdiff_t(1));
    QCOMPARE(printedPieces(sheetArticle(sheet, false)).size(), std::size_t(7));
    QVERIFY(formatSheet(sheet, SheetFormat::Text, true).contains(QStringLiteral("12. ")) == false);
    QVERIFY(formatSheet(sheet, SheetFormat::Text, true).contains(QStringLiteral("6. ")));
}

/// Sheets of every kind, with their keys.
void ExercisesTest::latexCompiles()
{
    QStringList documents;
    for (const char *subject : {"kayles:14", "lasker:7", "mockturtles:HHTH"}) {
        for (const ExerciseKind kind : allExerciseKinds()) {
            ExerciseRequest request = *readExerciseSubject(QString::fromLatin1(subject));
            request.kinds = {kind};
            request.count = 1;
            request.seed = 7;
            JobControl control;
            const Result<ExerciseSheet> sheet = makeExercises(request, control);
            if (sheet) // the game has exercises of the kind
                documents << formatSheet(*sheet, SheetFormat::Latex, true);
        }
    }
    QVERIFY(documents.size() >= 16);
    for (const QString &document : documents)
        QCOMPARE(samples::latexStructureProblem(document), QString());
    const QString problem = samples::latexProblem(samples::joinedLatex(documents));
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

void ExercisesTest::workIsBounded_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"matrix:6x6", "matrix:8x8", "cram:8x8", "chomp:30x30", "nim:1000000,999999", "40*cram:4x4",
                             "octal{0.6}:100000", "hex{C.09A}:2000", "divide{2-100000}:1000000"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

/// A sheet of as many exercises as there may be is made, or says which limit ended it, or that no exercise suits.
void ExercisesTest::workIsBounded()
{
    QFETCH(QString, game);
    ExerciseRequest request = readExerciseSubject(game).value();
    request.count = ExerciseRequest::maxExercises;
    request.maxMoves = 300'000;
    JobControl control;
    const auto sheet = makeExercises(request, control);
    const std::optional<Problem> end = sheet ? sheet->limit : std::optional(sheet.problem());
    if (!end)
        return;
    QCOMPARE(end->kind, Problem::Kind::Limit);
    QVERIFY2(end->code != Problem::Code::Moves || end->message.contains(QStringLiteral("300,000 moves")),
             qPrintable(end->message));
}

MEXPLORER_TEST(ExercisesTest)
#include "tst_exercises.moc"
