// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/step/blanks.h"
#include "model/step/listtrace.h"
#include "model/step/prooftrace.h"
#include "model/step/traceformat.h"
#include "tests/model/step/tracesamples.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QTest>

using namespace mexplorer;
using tracesamples::allSteps;
using tracesamples::traceOf;

/// Blank hand-outs don't reveal their answers.
class BlanksTest : public QObject
{
    Q_OBJECT

private slots:
    void noStepSaysWhatIsAsked_data();
    void noStepSaysWhatIsAsked();
    void proofKeepsItsMoves();
    void lengthSaysNothing();
    void numbersHaveNoGaps();
    void imagesAndRepliesAreLeftOut();
    void periodsAreLeftOut_data();
    void periodsAreLeftOut();
    void lawsAreLeftOut();
    void picturesAreShownOnce_data();
    void picturesAreShownOnce();
};

namespace {

QString blankOf(const Trace &trace, int step)
{
    return trace.blankSentence(step).plain().replace(QStringLiteral("->"), QStringLiteral("→"));
}

} // namespace

void BlanksTest::noStepSaysWhatIsAsked_data()
{
    QTest::addColumn<QString>("term");
    for (const QString &term : tracesamples::familyTerms())
        QTest::newRow(qPrintable(term)) << term;
}

/// For every kind and family: a right choice only occurs in a sentence with all choices, and P or N only in a question.
void BlanksTest::noStepSaysWhatIsAsked()
{
    QFETCH(QString, term);
    static const QRegularExpression outcome(
        QStringLiteral("becomes? [PN]\\b|[PN]-position\\b|\\bIt wins\\b|player wins|loses\\b"));
    static const QRegularExpression general( // definitions and theorems, the same for every position
        QStringLiteral("^Corollary|^No position has a label|^Under misère play the player who|^The graph of"));
    std::mt19937 random(7);
    int checked = 0;
    for (int i = 0; i < 3; ++i) {
        const Position sum = tracesamples::randomSum(term, random, 4);
        for (const TraceKind kind : allTraceKinds()) {
            const TracePtr trace = traceOf(kind, sum);
            for (int step = 1; trace && step < trace->stepCount(); ++step) {
                QString blank = blankOf(*trace, step);
                if (blank.contains(general))
                    continue;
                QString asked = blank;
                asked.remove(QRegularExpression(QStringLiteral("a P-position or an N-position")));
                QVERIFY2(!asked.contains(outcome), qPrintable(blank));
                const auto question = trace->question(step);
                if (!question || question->input != Question::Input::Choice ||
                    question->kind == Question::Kind::Outcome)
                    continue;
                QStringList choices;
                for (const QString &choice : question->choices)
                    choices << Sentence(choice).plain().replace(QStringLiteral("->"), QStringLiteral("→"));
                blank.remove(QRegularExpression(QStringLiteral("\\(.*\\)$")));
                for (const Value right : question->right) {
                    if (question->kind == Question::Kind::Move)
                        QVERIFY2(!blank.contains(choices[static_cast<qsizetype>(right)]), qPrintable(blank));
                }
                ++checked;
            }
        }
    }
    QVERIFY(checked > 0);
}

/// No sentence contains a move, and no picture the sum after one.
void BlanksTest::proofKeepsItsMoves()
{
    for (const char *game :
         {"kayles:5 + nim:3", "nim:1,2,3", "kayles:7", "nim:3,4,5", "cram:2x2 + nim:2", "kayles:4,4"}) {
        const Position start = *parsePosition(QString::fromLatin1(game));
        const TracePtr trace = traceOf(TraceKind::Proof, start);
        for (int step = 0; step < trace->stepCount(); ++step) {
            QVERIFY2(!blankOf(*trace, step).contains(u'→'), qPrintable(blankOf(*trace, step)));
            const auto columns = std::get<ColumnsPicture>(trace->blankPicture(step));
            QVERIFY(columns.isBlank && !columns.strip.cells && columns.lines.empty());
            for (std::size_t i = 0; i < columns.rows.size(); ++i)
                QCOMPARE(columns.rows[i].name, start.components[i].text());
        }
    }
}

/// Positions with other values, P or N, have the same hand-out except for their names.
void BlanksTest::lengthSaysNothing()
{
    static const QRegularExpression names(QStringLiteral("nim:[\\d,]+|\\{\\d[\\d, ]*\\}"));
    const auto documentOf = [](const TracePtr &trace) {
        return formatTrace(*trace, WrittenFormat::Markdown, true).replace(names, QStringLiteral("S"));
    };
    for (const TraceKind kind : {TraceKind::Proof, TraceKind::NimSum}) {
        const QString first = documentOf(traceOf(QStringLiteral("nim:1,2,3"), kind));
        for (const char *game : {"nim:1,2,2", "nim:3,1,1", "nim:2,2,1", "nim:3,2,2"})
            QCOMPARE(documentOf(traceOf(QString::fromLatin1(game), kind)), first);
    }
    const auto set = [&](const std::vector<Value> &numbers) { return documentOf(mexTraceOfSet(numbers)); };
    QCOMPARE(set({0, 1, 2}), set({1, 2, 3}));
    QCOMPARE(set({0, 1, 2}), set({0, 2, 4}));
}

/// Steps are numbered from 1 on, without omitted ones.
void BlanksTest::numbersHaveNoGaps()
{
    const TracePtr trace = traceOf(QStringLiteral("nim:1,2"), TraceKind::Proof);
    const std::vector<int> steps = handoutSteps(*trace, true);
    QVERIFY(static_cast<int>(steps.size()) < trace->stepCount());
    QCOMPARE(handoutSteps(*trace, false), allSteps(*trace));
    for (std::size_t index = 0; index < steps.size(); ++index)
        QCOMPARE(stepNumber(steps, steps[index]), static_cast<int>(index) + 1);
    const QString latex = tracesamples::latexHandout(*trace, {steps.back()}, true);
    QVERIFY(latex.contains(QStringLiteral("\\textbf{%1.}").arg(steps.size())));
    const QString text = formatArticle(stepsArticle(*trace, {steps.back()}, true), WrittenFormat::Html);
    QVERIFY(text.contains(QStringLiteral("<li value=\"%1\">").arg(steps.size())));
}

/// The image of a move, the meaning of a code's digit, and the moves by Bouton's rule.
void BlanksTest::imagesAndRepliesAreLeftOut()
{
    int images = 0;
    for (const char *game : {"kayles:7", "nim:3,3", "cram:2x4", "matrix:3x3"}) {
        const TracePtr trace = traceOf(QString::fromLatin1(game), TraceKind::Symmetry);
        QVERIFY(trace->stepCount() > 3);
        const bool isAsked = trace->positions(0).positions.size() == 1 && trace->question(1);
        if (isAsked)
            QVERIFY(blankOf(*trace, 1).startsWith(QStringLiteral("If you found such a move")));
        for (int step = isAsked ? 3 : 2; step + 1 < trace->stepCount(); step += 2) {
            if (!blankOf(*trace, step).startsWith(QStringLiteral("Which")))
                break; // the others are answered in the same way
            QVERIFY(trace->picture(step) != trace->picture(step - 1));
            QVERIFY(trace->blankPicture(step) == trace->blankPicture(step - 1));
            QVERIFY(blankOf(*trace, step).startsWith(QStringLiteral("Which move is its image? ____")));
            ++images;
        }
    }
    QVERIFY(images > 10);
    const TracePtr code = traceOf(QStringLiteral("kayles:5"), TraceKind::Code);
    for (int step = 0; step < code->stepCount(); ++step)
        QCOMPARE(std::get<CodePicture>(code->blankPicture(step)).current, -1);
    for (const char *game : {"nim:1,2,2", "nim:1,1,3", "nim:3,4,5"}) {
        const TracePtr bouton = traceOf(QString::fromLatin1(game), TraceKind::Bouton);
        const auto first = std::get<ColumnsPicture>(bouton->blankPicture(0));
        for (int step = 0; step < bouton->stepCount(); ++step) {
            QVERIFY2(!blankOf(*bouton, step).contains(u'→'), qPrintable(blankOf(*bouton, step)));
            QVERIFY(std::get<ColumnsPicture>(bouton->blankPicture(step)) == first);
        }
    }
    const TracePtr tree = traceOf(QStringLiteral("grundy:6"), TraceKind::Tree);
    static const QRegularExpression counted(QStringLiteral("\\d+ calls?\\b"));
    for (int step = 0; step < tree->stepCount(); ++step)
        QVERIFY2(!blankOf(*tree, step).contains(counted), qPrintable(blankOf(*tree, step)));
}

void BlanksTest::periodsAreLeftOut_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("period"); // from the table of Guy and Smith; k + 1 for taking 1 to k
    QTest::newRow("dawson") << QStringLiteral("dawson:8") << 34;
    QTest::newRow("octal{0.07}") << QStringLiteral("octal{0.07}:8") << 34;
    QTest::newRow("subtraction{1-16}") << QStringLiteral("subtraction{1-16}:8") << 17;
    QTest::newRow("octal{0.17}") << QStringLiteral("octal{0.17}:8") << 34;
}

void BlanksTest::periodsAreLeftOut()
{
    QFETCH(QString, game);
    QFETCH(int, period);
    const TracePtr trace = traceOf(game, TraceKind::Period);
    const QString word = QString::number(period);
    QVERIFY(tracesamples::allSentences(*trace).contains(word));
    for (int step = 0; step < trace->stepCount(); ++step) {
        QString blank = blankOf(*trace, step);
        blank.remove(QRegularExpression(QStringLiteral("\\{[^}]*\\}")));
        QVERIFY2(!blank.contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(word))), qPrintable(blank));
        const auto strip = std::get<StripPicture>(trace->blankPicture(step));
        QVERIFY(strip.isBlank && strip.period == 0 && strip.preperiod == 0);
    }
    const Table other = traceOf(QStringLiteral("subtraction{1-3}:8"), TraceKind::Period)->blankTable();
    QCOMPARE(trace->blankTable().headers.size(), other.headers.size());
}

void BlanksTest::lawsAreLeftOut()
{
    for (const char *game : {"nim:4", "subtraction{1-3}:9", "kayles:6"}) {
        const TracePtr trace = traceOf(QString::fromLatin1(game), TraceKind::Table);
        for (int step = 0; step < trace->stepCount(); ++step) {
            const QString blank = blankOf(*trace, step);
            for (const char *law : {"G(n) =", "mod", "Guy", "mex is", "− ____"})
                QVERIFY2(!blank.contains(QString::fromUtf8(law)), qPrintable(blank));
        }
        QVERIFY(blankOf(*trace, trace->stepCount() - 1).contains(blankMark));
    }
}

void BlanksTest::picturesAreShownOnce_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<TraceKind>("kind");
    QTest::addColumn<int>("pictures");
    QTest::newRow("mex") << QStringLiteral("kayles:5") << TraceKind::Mex << 1;
    QTest::newRow("labels") << QStringLiteral("kayles:4") << TraceKind::Labels << 1;
    QTest::newRow("nim-sum") << QStringLiteral("nim:3,4,5") << TraceKind::NimSum << 1;
    QTest::newRow("proof") << QStringLiteral("nim:3,4,5") << TraceKind::Proof << 1;
    QTest::newRow("supposed move") << QStringLiteral("nim:1,2,3") << TraceKind::Proof << 1;
    QTest::newRow("period") << QStringLiteral("kayles:5") << TraceKind::Period << 1;
    QTest::newRow("misere") << QStringLiteral("nim:1,2") << TraceKind::Misere << 1;
}

/// Equal boxes are printed once, not on every page.
void BlanksTest::picturesAreShownOnce()
{
    QFETCH(QString, game);
    QFETCH(TraceKind, kind);
    QFETCH(int, pictures);
    const TracePtr trace = traceOf(game, kind);
    const std::vector<int> steps = handoutSteps(*trace, true);
    const QString latex = tracesamples::latexHandout(*trace, steps, true);
    QCOMPARE(latex.count(QStringLiteral("\\begin{tikzpicture}")), pictures);
    int others = 0;
    for (std::size_t index = 0; index < steps.size(); ++index)
        others += hasNewBlankPicture(*trace, steps, index) ? 1 : 0;
    QCOMPARE(others, pictures);
    QVERIFY(tracesamples::latexHandout(*trace, {steps.back()}, true).contains(QStringLiteral("\\begin{tikzpicture}")));
}

MEXPLORER_TEST(BlanksTest)
#include "tst_blanks.moc"
