// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/trace/blanks.h"
#include "model/trace/tikzpicture.h"
#include "model/trace/tracebuilder.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

/// Hand-outs in LaTeX: every step with its picture, and blank ones without the values.
class TikzPictureTest : public QObject
{
    Q_OBJECT

private slots:
    void handoutsAreWhole_data();
    void handoutsAreWhole();
    void blanksHideValues();
    void compilesWhereACompilerIs();
};

namespace {

TracePtr traceOf(const QString &game, TraceKind kind)
{
    TraceRequest request;
    request.kind = kind;
    request.position = *parsePosition(game);
    JobControl control;
    return *buildTrace(request, Solver(), control);
}

std::vector<int> allSteps(const Trace &trace)
{
    std::vector<int> steps;
    for (int step = 0; step < trace.stepCount(); ++step)
        steps.push_back(step);
    return steps;
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
        QVERIFY(!tikzPicture(*mex, step, false).isEmpty());
}

void TikzPictureTest::blanksHideValues()
{
    const TracePtr mex = traceOf(QStringLiteral("kayles:5"), TraceKind::Mex);
    const int last = mex->stepCount() - 1;
    QVERIFY(mex->sentence(last).plain().contains(QStringLiteral("= 4")));
    const QString blank = withBlanks(mex->sentence(last)).plain();
    QVERIFY2(!blank.contains(QStringLiteral("= 4")) && blank.contains(blankMark), qPrintable(blank));
    QVERIFY(blank.contains(QStringLiteral("kayles:5")));
    const TraceTable table = withBlanks(mex->table());
    for (const auto &row : table.rows)
        QCOMPARE(row[1].plain(), blankMark);
}

void TikzPictureTest::compilesWhereACompilerIs()
{
    const QString compiler = QStandardPaths::findExecutable(QStringLiteral("pdflatex"));
    if (compiler.isEmpty())
        return; // what can be checked without one is checked above
    QTemporaryDir folder;
    for (const TraceKind kind : allTraceKinds()) {
        const TracePtr trace = traceOf(QStringLiteral("kayles:4 + nim:3"), kind);
        samples::written(folder.filePath(QStringLiteral("handout.tex")),
                         latexHandout(*trace, allSteps(*trace), false).toUtf8());
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start(compiler, {QStringLiteral("-interaction=nonstopmode"), QStringLiteral("-halt-on-error"),
                                 QStringLiteral("handout.tex")});
        QVERIFY(process.waitForFinished(60'000));
        const QString log = QString::fromUtf8(process.readAllStandardOutput());
        QVERIFY2(process.exitCode() == 0, qPrintable(log.right(2000)));
        QVERIFY2(!log.contains(QStringLiteral("Overfull \\hbox")), qPrintable(log.right(4000)));
    }
}

MEXPLORER_TEST(TikzPictureTest)
#include "tst_tikzpicture.moc"
