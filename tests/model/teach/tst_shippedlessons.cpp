// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/translations.h"
#include "model/import/textfile.h"
#include "model/notation/expression.h"
#include "model/solve/solver.h"
#include "model/step/tracebuilder.h"
#include "model/teach/lesson.h"
#include "tests/paths.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace mexplorer;

/// The lessons of the program, in each language: they can be read, each of their blocks has the steps that it names,
/// and they reproduce the worked examples.
class ShippedLessonsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data();
    void initTestCase();
    void translationsHaveTheSameParts_data() { eachIsComplete_data(); }
    void translationsHaveTheSameParts();
    void eachIsComplete_data();
    void eachIsComplete();
    void noStepComesTwice_data() { eachIsComplete_data(); }
    void noStepComesTwice();
    void eachTextFitsAScreen_data() { eachIsComplete_data(); }
    void eachTextFitsAScreen();
    void mexOfSets();
    void tables_data();
    void tables();
    void labelsOfTheGraph();
    void nimSums();
    void theProof();
    void kaylesOfFive();
    void periodOfKayles();
    void matrices();

private:
    /// The lesson in the language of the current test.
    LessonPtr lesson(const QString &name) const;
    LessonPtr lessonIn(const QString &language, const QString &name) const;
    /// The steps of a scene of that game and kind, of one lesson; fails if there is none.
    TracePtr traceOf(const QString &name, const QString &game, TraceKind kind) const;
    static TracePtr build(const LessonScene &scene);
    static Value valueOf(const QString &game);
    static QStringList tableRow(const QString &markdown, const QString &head);
    /// The structure of a part: its heading's level, and the rows, points and formulas below it.
    static QStringList outlineOf(const QString &markdown);

    QDir m_folder{paths::source(QStringLiteral("resources/lessons"))};
    QJsonObject m_examples;
};

void ShippedLessonsTest::initTestCase_data()
{
    QTest::addColumn<QString>("language"); // the folder of its lessons
    QTest::newRow("en") << QStringLiteral(".");
    for (const QString &language : m_folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        QTest::newRow(qPrintable(language)) << language;
}

void ShippedLessonsTest::initTestCase()
{
    QFile file(paths::data(QStringLiteral("worked-examples.json")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_examples = QJsonDocument::fromJson(file.readAll()).object();
    QCOMPARE(m_folder.entryList({QStringLiteral("*.md")}).size(), 9);
    for (const QString &language : m_folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        QCOMPARE(Translations::codeOf(Translations::byCode(language)), language);
}

LessonPtr ShippedLessonsTest::lesson(const QString &name) const
{
    QFETCH_GLOBAL(QString, language);
    return lessonIn(language, name);
}

/// The files named in a translation are next to the English lesson.
LessonPtr ShippedLessonsTest::lessonIn(const QString &language, const QString &name) const
{
    const Result<QString> text = readTextFile(m_folder.filePath(language + u'/' + name));
    if (!text)
        qFatal("%s", qPrintable(text.problem().message));
    const Result<LessonPtr> read = parseLesson(*text, m_folder.path());
    if (!read)
        qFatal("%s: %s", qPrintable(name), qPrintable(read.problem().message));
    return *read;
}

QStringList ShippedLessonsTest::outlineOf(const QString &markdown)
{
    static const QRegularExpression number(QStringLiteral("^\\d+\\. "));
    QStringList outline;
    for (const QString &line : markdown.split(u'\n')) {
        if (line.startsWith(u'#'))
            outline << line.section(u' ', 0, 0);
        else if (line.startsWith(u'|'))
            outline << QStringLiteral("row of %1").arg(line.count(u'|') - 1);
        else if (line.startsWith(QStringLiteral("- ")))
            outline << QStringLiteral("point");
        else if (line.contains(number))
            outline << line.section(u'.', 0, 0);
    }
    return outline << QStringLiteral("%1 nim-sums").arg(markdown.count(QChar(0x2295)));
}

void ShippedLessonsTest::translationsHaveTheSameParts()
{
    QFETCH_GLOBAL(QString, language);
    QFETCH(QString, name);
    const LessonPtr english = lessonIn(QStringLiteral("."), name);
    const LessonPtr read = lessonIn(language, name);
    QVERIFY(haveSameScenes(*english, *read));
    for (std::size_t part = 0; part < english->parts.size(); ++part) {
        if (!english->text(part))
            continue;
        const QString &text = read->text(part)->markdown;
        QCOMPARE(outlineOf(text), outlineOf(english->text(part)->markdown));
        QCOMPARE(text == english->text(part)->markdown, language == QStringLiteral("."));
    }
}

TracePtr ShippedLessonsTest::build(const LessonScene &scene)
{
    JobControl control;
    const Solver solver;
    TraceRequest request;
    request.kind = scene.kind;
    request.position = scene.position;
    const Result<TracePtr> trace = buildTrace(request, solver, control);
    if (!trace)
        qFatal("%s", qPrintable(trace.problem().message));
    return *trace;
}

TracePtr ShippedLessonsTest::traceOf(const QString &name, const QString &game, TraceKind kind) const
{
    const LessonPtr found = lesson(name);
    const Position expected = *parsePosition(game);
    for (const LessonPart &part : found->parts) {
        const auto *scene = std::get_if<LessonScene>(&part);
        if (scene && scene->kind == kind && scene->position == expected)
            return build(*scene);
    }
    return nullptr;
}

Value ShippedLessonsTest::valueOf(const QString &game)
{
    JobControl control;
    const Result<Position> position = parsePosition(game);
    if (!position)
        qFatal("%s", qPrintable(position.problem().message));
    return nimSum(*Solver().componentValues(*position, control));
}

/// The cells of the table's row that begins with \a head.
QStringList ShippedLessonsTest::tableRow(const QString &markdown, const QString &head)
{
    for (const QString &line : markdown.split(u'\n')) {
        QStringList cells = line.split(u'|', Qt::SkipEmptyParts);
        if (!line.startsWith(u'|') || cells.value(0).trimmed() != head)
            continue;
        cells.removeFirst();
        for (QString &cell : cells)
            cell = cell.trimmed();
        return cells;
    }
    return {};
}

void ShippedLessonsTest::eachIsComplete_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : m_folder.entryList({QStringLiteral("*.md")}))
        QTest::newRow(qPrintable(name)) << name;
}

void ShippedLessonsTest::eachIsComplete()
{
    QFETCH(QString, name);
    const LessonPtr read = lesson(name);
    QVERIFY(!read->title.isEmpty() && !read->summary.isEmpty());
    QVERIFY(read->text(0) && read->parts.size() >= 3);
    int scenes = 0;
    for (const LessonPart &part : read->parts) {
        const auto *scene = std::get_if<LessonScene>(&part);
        if (!scene)
            continue;
        ++scenes;
        const TracePtr trace = build(*scene);
        QCOMPARE(trace->kind(), scene->kind);
        QVERIFY2(trace->stepCount() > 1, qPrintable(trace->sentence(0).plain())); // not a notice
        if (scene->last)
            QVERIFY2(*scene->last < trace->stepCount(), qPrintable(scene->position.text()));
        bool asks = false;
        for (int step = 0; step < trace->stepCount(); ++step)
            asks = asks || trace->question(step);
        QVERIFY2(!scene->guess || asks, qPrintable(scene->position.text()));
    }
    QVERIFY(scenes >= 2);
}

/// Next never repeats a picture of the lesson.
void ShippedLessonsTest::noStepComesTwice()
{
    QFETCH(QString, name);
    const LessonPtr read = lesson(name);
    std::set<std::tuple<QString, TraceKind, int>> shown;
    for (std::size_t part = 0; part < read->parts.size(); ++part) {
        const LessonScene *scene = read->scene(part);
        if (!scene)
            continue;
        const int end = build(*scene)->stepCount() - 1;
        const int last = std::min(scene->last.value_or(end), end);
        for (int step = std::min(scene->first, end); step <= last; ++step)
            QVERIFY2(shown.emplace(scene->position.text(), scene->kind, step).second,
                     qPrintable(QString::number(step)));
    }
}

void ShippedLessonsTest::eachTextFitsAScreen()
{
    QFETCH(QString, name);
    const LessonPtr read = lesson(name);
    for (const LessonPart &part : read->parts) {
        if (const auto *text = std::get_if<LessonText>(&part))
            QVERIFY2(text->markdown.size() < 700, qPrintable(text->markdown));
    }
}

void ShippedLessonsTest::mexOfSets()
{
    const QString name = QStringLiteral("2-mex.md");
    QStringList texts;
    const LessonPtr read = lesson(name);
    for (const LessonPart &part : read->parts) {
        if (const auto *text = std::get_if<LessonText>(&part))
            texts << text->markdown;
    }
    for (const QJsonValue &example : m_examples[QStringLiteral("mex")].toArray()) {
        const QJsonArray set = example[QStringLiteral("set")].toArray();
        QStringList numbers;
        std::vector<Value> values;
        for (const QJsonValue &value : set) {
            numbers << QString::number(value.toInt());
            values.push_back(static_cast<Value>(value.toInt()));
        }
        const QString row =
            set.isEmpty() ? QStringLiteral("{ }") : QStringLiteral("{ %1 }").arg(numbers.join(QStringLiteral(", ")));
        const int mex = example[QStringLiteral("mex")].toInt();
        QCOMPARE(tableRow(texts.join(u'\n'), row), QStringList(QString::number(mex)));
        // The heap whose followers have these values.
        bool isShown = false;
        for (const LessonPart &part : read->parts) {
            const auto *scene = std::get_if<LessonScene>(&part);
            const TracePtr trace = scene ? build(*scene) : nullptr;
            const TracePicture last = trace ? trace->picture(trace->stepCount() - 1) : TracePicture();
            const auto *tray = std::get_if<TrayPicture>(&last);
            if (!tray)
                continue;
            std::vector<Value> found;
            for (const TrayPicture::Card &card : *tray->cards)
                found.push_back(card.value);
            std::ranges::sort(found, std::greater());
            auto expected = values;
            std::ranges::sort(expected, std::greater());
            isShown = isShown || (found == expected && tray->found && tray->value == static_cast<Value>(mex));
        }
        QVERIFY2(isShown, qPrintable(row));
    }
}

void ShippedLessonsTest::tables_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("rules");
    QTest::newRow("Nim") << "3-nim.md"
                         << "nim"
                         << "nim";
    QTest::newRow("subtraction") << "4-subtraction.md"
                                 << "subtraction{1,2,3}"
                                 << "subtraction{1-3}";
    QTest::newRow("division") << "5-division.md"
                              << "divide{2,3,6}"
                              << "divide{2,3,6}";
}

void ShippedLessonsTest::tables()
{
    QFETCH(QString, name);
    QFETCH(QString, key);
    QFETCH(QString, rules);
    const QJsonArray expected = m_examples[QStringLiteral("tables_0_to_10")][key].toArray();
    QCOMPARE(expected.size(), 11);
    QStringList row;
    const LessonPtr read = lesson(name);
    for (const LessonPart &part : read->parts) {
        if (const auto *text = std::get_if<LessonText>(&part); text && row.isEmpty())
            row = tableRow(text->markdown, QStringLiteral("G(n)"));
    }
    QCOMPARE(row.size(), 11);
    for (int n = 0; n <= 10; ++n) {
        QCOMPARE(row[n].toInt(), expected[n].toInt());
        QCOMPARE(valueOf(QStringLiteral("%1:%2").arg(rules).arg(n)), static_cast<Value>(expected[n].toInt()));
    }
}

void ShippedLessonsTest::labelsOfTheGraph()
{
    const QString name = QStringLiteral("6-graphs.md");
    QStringList rows;
    const LessonPtr read = lesson(name);
    for (const LessonPart &part : read->parts) {
        if (const auto *text = std::get_if<LessonText>(&part))
            rows += text->markdown.split(u'\n').filter(QRegularExpression(QStringLiteral("^\\|")));
    }
    QCOMPARE(rows.size(), 4); // vertices, a rule, P or N, values
    const auto cells = [](const QString &row) { return tableRow(row, row.section(u'|', 1, 1).trimmed()); };
    const QStringList vertices = cells(rows[0]);
    const QStringList outcomes = cells(rows[2]);
    const QStringList values = cells(rows[3]);
    QVERIFY(outcomes.size() == 8 && values.size() == 8);
    QCOMPARE(vertices.size(), 8);
    for (int i = 0; i < 8; ++i) {
        const QString file = m_folder.canonicalPath() + QStringLiteral("/first-course.dot");
        const Value value = valueOf(QStringLiteral("graph{%1}:%2").arg(file, vertices[i]));
        QCOMPARE(values[i].toUInt(), value);
        QCOMPARE(outcomes[i] == QStringLiteral("P"), value == 0);
    }
}

void ShippedLessonsTest::nimSums()
{
    for (const char *key : {"piles", "sum_of_subtraction_games"}) {
        const QJsonObject example = m_examples[QLatin1String(key)].toObject();
        const QString game = example[QStringLiteral("game")].toString();
        const TracePtr trace = traceOf(QStringLiteral("4-subtraction.md"), game, TraceKind::NimSum);
        QVERIFY2(trace, qPrintable(game));
        const TracePicture last = trace->picture(trace->stepCount() - 1);
        const auto &columns = std::get<ColumnsPicture>(last);
        const QJsonArray values = example[QStringLiteral("component_values")].toArray();
        QCOMPARE(columns.rows.size(), static_cast<std::size_t>(values.size()));
        QStringList moves;
        for (std::size_t i = 0; i < columns.rows.size(); ++i) {
            QCOMPARE(columns.rows[i].value, static_cast<Value>(values[qsizetype(i)].toInt()));
            for (const QString &move : columns.rows[i].moves)
                moves << QStringLiteral("in component %1: %2 (value %3)")
                             .arg(i + 1)
                             .arg(move)
                             .arg(columns.rows[i].target.value_or(0));
        }
        QCOMPARE(columns.result, static_cast<Value>(example[QStringLiteral("nim_sum")].toInt()));
        QCOMPARE(example[QStringLiteral("winner")].toString(QStringLiteral("first player")) ==
                     QStringLiteral("first player"),
                 columns.result != 0);
        for (const QJsonValue &move : example[QStringLiteral("winning_moves")].toArray())
            QVERIFY2(moves.contains(move.toString()), qPrintable(moves.join(u'\n')));
    }
}

void ShippedLessonsTest::theProof()
{
    const QString game = m_examples[QStringLiteral("sum_of_subtraction_games")][QStringLiteral("game")].toString();
    QVERIFY(traceOf(QStringLiteral("8-theorem.md"), game, TraceKind::Proof));
}

void ShippedLessonsTest::kaylesOfFive()
{
    const TracePtr trace = traceOf(QStringLiteral("7-kayles.md"), QStringLiteral("kayles:5"), TraceKind::Mex);
    QVERIFY(trace);
    const TracePicture last = trace->picture(trace->stepCount() - 1);
    const auto &tray = std::get<TrayPicture>(last);
    const QJsonObject example = m_examples[QStringLiteral("kayles_5")].toObject();
    QCOMPARE(tray.value, static_cast<Value>(example[QStringLiteral("value")].toInt()));
    QStringList expected;
    for (const QJsonValue &rows : example[QStringLiteral("distinct_followers")].toArray()) {
        QStringList row;
        for (const QJsonValue &pins : rows.toArray())
            row << QString::number(pins.toInt());
        expected << QStringLiteral("kayles:") + row.join(u',');
    }
    QStringList found;
    for (const TrayPicture::Card &card : *tray.cards)
        found << card.position.text();
    expected.sort();
    found.sort();
    QCOMPARE(found, expected);
}

void ShippedLessonsTest::periodOfKayles()
{
    const TracePtr trace = traceOf(QStringLiteral("7-kayles.md"), QStringLiteral("kayles:7"), TraceKind::Period);
    QVERIFY(trace);
    const TracePicture last = trace->picture(trace->stepCount() - 1);
    const auto &strip = std::get<StripPicture>(last);
    const QJsonObject example = m_examples[QStringLiteral("kayles")].toObject();
    QCOMPARE(strip.period, example[QStringLiteral("period")].toInt());
    QCOMPARE(strip.preperiod, example[QStringLiteral("last_exception")].toInt() + 1);
    const QJsonArray values = example[QStringLiteral("values_1_to_72")].toArray();
    for (int n = 1; n <= 72; ++n)
        QCOMPARE((*strip.values)[static_cast<std::size_t>(n)], static_cast<Value>(values[n - 1].toInt()));
    const TracePtr coded =
        traceOf(QStringLiteral("7-kayles.md"),
                QStringLiteral("octal{%1}:5").arg(example[QStringLiteral("octal_code")].toString()), TraceKind::Mex);
    QVERIFY(coded);
}

void ShippedLessonsTest::matrices()
{
    for (const QJsonValue &example : m_examples[QStringLiteral("matrix")].toArray()) {
        QStringList rows;
        for (const QJsonValue &row : example[QStringLiteral("rows")].toArray())
            rows << row.toString();
        const TracePtr trace =
            traceOf(QStringLiteral("9-matrix.md"), QStringLiteral("matrix:") + rows.join(u'/'), TraceKind::Mex);
        QVERIFY(trace);
        const TracePicture last = trace->picture(trace->stepCount() - 1);
        QCOMPARE(std::get<TrayPicture>(last).value, static_cast<Value>(example[QStringLiteral("value")].toInt()));
    }
}

MEXPLORER_TEST(ShippedLessonsTest)

#include "tst_shippedlessons.moc"
