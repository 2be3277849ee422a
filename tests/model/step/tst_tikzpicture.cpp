// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/step/blanks.h"
#include "model/step/prooftree.h"
#include "model/step/tracebuilder.h"
#include "model/step/traceformat.h"
#include "tests/latexcheck.h"
#include "tests/model/step/tracesamples.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace mexplorer;
using tracesamples::allSteps;
using tracesamples::latexHandout;
using tracesamples::traceOf;

/// Hand-outs in LaTeX: every step with its picture, and blank ones without the values.
class TikzPictureTest : public QObject
{
    Q_OBJECT

private slots:
    void handoutsAreWhole_data();
    void handoutsAreWhole();
    void everyKindHasItsPicture();
    void blanksHideValues();
    void blankSentencesGiveNothingAway();
    void blankPicturesHaveNoValues();
    void documentsCompile_data();
    void documentsCompile();
    void reasonsCompile();
    void setCompiles();
    void anyLetterCompiles();
};

namespace {

/// The picture in a hand-out of one step; empty if it has none.
QString handoutPicture(const Trace &trace, int step, bool isBlank)
{
    const QString text = latexHandout(trace, {step}, isBlank);
    const QString begin = QStringLiteral("\\begin{tikzpicture}");
    return text.contains(begin) ? text.section(begin, 1, 1).section(QStringLiteral("\\end{tikzpicture}"), 0, 0)
                                : QString();
}

} // namespace

void TikzPictureTest::handoutsAreWhole_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"kayles:5", "nim:3,4,5", "matrix:110/011"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void TikzPictureTest::handoutsAreWhole()
{
    QFETCH(QString, game);
    for (const TraceKind kind : allTraceKinds()) {
        const TracePtr trace = traceOf(game, kind);
        for (const bool blank : {false, true}) {
            QString latex = latexHandout(*trace, allSteps(*trace), blank);
            QCOMPARE(latex.count(QStringLiteral("\\begin{")), latex.count(QStringLiteral("\\end{")));
            QCOMPARE(latex.count(QStringLiteral("\\begin{minipage}")), trace->stepCount());
            latex.remove(QStringLiteral("\\{")).remove(QStringLiteral("\\}")).remove(QStringLiteral("\\$"));
            QCOMPARE(latex.count(u'{'), latex.count(u'}'));
            QCOMPARE(latex.count(u'$') % 2, 0);
        }
    }
    const TracePtr mex = traceOf(game, TraceKind::Mex);
    for (int step = 0; step < mex->stepCount(); ++step)
        QVERIFY(!handoutPicture(*mex, step, false).isEmpty());
}

void TikzPictureTest::blanksHideValues()
{
    const TracePtr mex = traceOf(QStringLiteral("kayles:5"), TraceKind::Mex);
    const int last = mex->stepCount() - 1;
    QVERIFY(mex->sentence(last).plain().contains(QStringLiteral("= 4")));
    const QString blank = withBlanks(mex->sentence(last)).plain();
    QVERIFY2(!blank.contains(QStringLiteral("= 4")) && blank.contains(blankMark), qPrintable(blank));
    QVERIFY(blank.contains(QStringLiteral("kayles:5")));
    const Table table = withBlanks(mex->table());
    for (const auto &row : table.rows)
        QCOMPARE(row[1].plain(), blankMark);
}

/// Neither numbers nor words of a blank hand-out reveal the result of a step.
void TikzPictureTest::blankSentencesGiveNothingAway()
{
    static const QRegularExpression answer(
        QStringLiteral("becomes? [PN]|[PN]-position\\b|\\bwins?\\b|loses|(odd|even), so| is [PN] |already|____\\.\\d"));
    int checked = 0;
    for (const char *game :
         {"kayles:5", "nim:1,2,3", "nim:3,4,5", "kayles:3 + nim:3", "matrix:2x2", "octal{0.137}:6"}) {
        for (const TraceKind kind : {TraceKind::Mex, TraceKind::NimSum, TraceKind::Labels, TraceKind::Misere}) {
            const TracePtr trace = traceOf(QString::fromLatin1(game), kind);
            for (int step = 1; trace && step < trace->stepCount(); ++step) {
                const bool isRule = kind == TraceKind::Misere && step == 1;
                const QString blank =
                    trace->blankSentence(step).plain().remove(QStringLiteral("a P-position or an N-position"));
                if (blank.isEmpty())
                    continue;
                QVERIFY2(isRule || !blank.contains(answer), qPrintable(blank));
                QVERIFY2(blank.contains(blankMark), qPrintable(blank));
                ++checked;
            }
        }
    }
    QVERIFY(checked > 100);
    const TracePtr code = traceOf(QStringLiteral("kayles:5"), TraceKind::Code);
    QVERIFY(code->blankSentence(0).plain().contains(QStringLiteral("0.77")));
}

/// Table, tree, symmetry, Bouton's rule and code have pictures on paper too.
void TikzPictureTest::everyKindHasItsPicture()
{
    std::set<TraceKind> drawnKinds;
    for (const char *game : {"kayles:7", "nim:1,1,2,3", "matrix:2x2"}) {
        for (const TraceKind kind : allTraceKinds()) {
            const TracePtr trace = traceOf(QString::fromLatin1(game), kind);
            if (!trace)
                continue; // for another family
            int drawn = 0;
            int pictures = 0;
            for (int step = 0; step < trace->stepCount(); ++step) {
                drawn += std::holds_alternative<std::monostate>(trace->picture(step)) ? 0 : 1;
                pictures += handoutPicture(*trace, step, false).isEmpty() ? 0 : 1;
            }
            QVERIFY2(pictures <= drawn && drawn <= pictures + 2,
                     qPrintable(traceKindName(kind))); // trees before a call
            if (pictures > 0)
                drawnKinds.insert(kind);
        }
    }
    QCOMPARE(drawnKinds.size(), allTraceKinds().size());
}

/// The values of a table and of a tree are blanks.
void TikzPictureTest::blankPicturesHaveNoValues()
{
    const TracePtr table = traceOf(QStringLiteral("kayles:8"), TraceKind::Table);
    const TracePtr tree = traceOf(QStringLiteral("grundy:7"), TraceKind::Tree);
    for (const TracePtr &trace : {table, tree}) {
        for (int step = 0; step < trace->stepCount(); ++step) {
            const TracePicture blank = withBlanks(trace->picture(step));
            if (const auto *cells = std::get_if<TablePicture>(&blank))
                QVERIFY(cells->isBlank && cells->shown == 0);
            const auto *calls = std::get_if<TreePicture>(&blank);
            for (std::size_t i = 0; calls && i < calls->nodes->size(); ++i)
                QVERIFY(!calls->hasReturned(i));
            QVERIFY(!handoutPicture(*trace, step, true).contains(QStringLiteral("fbox")));
        }
    }
    int found = 0;
    for (int step = 0; step < table->stepCount(); ++step)
        found += handoutPicture(*table, step, false).contains(QStringLiteral("fbox")) ? 1 : 0;
    QVERIFY(found > 4); // one for each cell with a visible mex
    const Sentence argument(Sentence::math(QStringLiteral("n = 12")) + QStringLiteral(": ") +
                            Sentence::math(QStringLiteral("G(12) = 4")));
    QCOMPARE(withBlanks(argument).plain(), QStringLiteral("n = 12: G(12) = ") + blankMark);
}

void TikzPictureTest::documentsCompile_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"kayles:5", "nim:1,1,2,3", "subtraction{1-3}:3 + subtraction{1-5}:2 + subtraction{1-7}:2",
                             "chomp:2x3", "mockturtles:HHTHTHTHTHTH"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

/// Steps, hand-outs and blank hand-outs of every kind that a game has.
void TikzPictureTest::documentsCompile()
{
    QFETCH(QString, game);
    QStringList documents;
    for (const TraceKind kind : allTraceKinds()) {
        const auto trace = tracesamples::tryTrace(kind, *parsePosition(game));
        if (!trace)
            continue;
        std::vector<int> steps = allSteps(**trace);
        if (steps.size() > 3) // the others are similar
            steps = {1, static_cast<int>(steps.size()) / 2, static_cast<int>(steps.size()) - 1};
        documents << latexHandout(**trace, steps, false) << latexHandout(**trace, steps, true);
        if ((*trace)->stepCount() <= 40)
            documents << formatTrace(**trace, WrittenFormat::Latex);
    }
    for (const QString &document : documents)
        QCOMPARE(samples::latexStructureProblem(document), QString());
    const QString problem = samples::latexProblem(samples::joinedLatex(documents));
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

void TikzPictureTest::reasonsCompile()
{
    JobControl control;
    const ProofTree tree(Solver(), Convention::Normal);
    QStringList documents;
    for (const char *game : {"kayles:4", "nim:1,2,3"}) {
        const Position position = *parsePosition(QString::fromLatin1(game));
        for (const auto &root : {tree.outcomeOf(position, control), tree.valueOf(position, control)})
            documents << *formatProofTree(tree, *root, WrittenFormat::Latex, {}, control);
    }
    const QString problem = samples::latexProblem(samples::joinedLatex(documents));
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

void TikzPictureTest::setCompiles()
{
    TraceRequest request;
    request.kind = TraceKind::Mex;
    request.set = {0, 1, 3, 40};
    JobControl control;
    const auto trace = buildTrace(request, Solver(), control);
    QVERIFY(trace.ok());
    const QString problem = samples::latexProblem(latexHandout(**trace, allSteps(**trace), false));
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

/// Names of vertices may contain any letters; those that LaTeX's usual fonts lack are replaced.
void TikzPictureTest::anyLetterCompiles()
{
    QString letters;
    for (char16_t c = 0x20; c < 0x180; ++c)
        letters += QString(QChar(c)) + (c % 16 == 15 ? QStringLiteral(" ") : QString());
    letters += QStringLiteral("⊕∅≠≤≥…→·×′₀−‘’“”„€中文\U0001F600");
    const QString latex = formatSentence(letters, WrittenFormat::Latex);
    QVERIFY(latex.endsWith(QStringLiteral("???")));
    const Article article{{}, ArticleStyle::Steps, {Sentence(letters), Sentence(Sentence::game(letters))}};
    const QString problem = samples::latexProblem(formatArticle(article, WrittenFormat::Latex));
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

MEXPLORER_TEST(TikzPictureTest)
#include "tst_tikzpicture.moc"
