// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/session/session.h"
#include "model/trace/blanks.h"
#include "model/trace/tracebuilder.h"
#include "tests/testprogram.h"
#include "views/stepper/handoutdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

/// Steps with their pictures, for files and paper.
class StepHandoutTest : public QObject
{
    Q_OBJECT

private slots:
    void everyStepHasItsPicture_data();
    void everyStepHasItsPicture();
    void blankPicturesAreAlikeAtEveryStep();
    void stepsAreChosen();
    void pagesHoldSoManySteps();
    void dialogWritesFiles();
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

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void StepHandoutTest::everyStepHasItsPicture_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("kind");
    for (const TraceKind kind :
         {TraceKind::Mex, TraceKind::NimSum, TraceKind::Labels, TraceKind::Proof, TraceKind::Period})
        QTest::newRow(qPrintable(traceKindName(kind)))
            << QStringLiteral("kayles:4 + kayles:2") << static_cast<int>(kind);
}

void StepHandoutTest::everyStepHasItsPicture()
{
    QFETCH(QString, game);
    QFETCH(int, kind);
    const TracePtr trace = traceOf(game, static_cast<TraceKind>(kind));
    StepPictures pictures(trace);
    const std::vector<int> steps = everyNthStep(3, trace->stepCount());
    for (const int step : steps) {
        QSvgRenderer renderer(pictures.svg(step).toUtf8());
        QVERIFY(renderer.isValid());
    }
    const QString html = handoutHtml(pictures, {steps, 4});
    QCOMPARE(html.count(QStringLiteral("<svg ")), static_cast<qsizetype>(steps.size()));
    QCOMPARE(html.count(QStringLiteral("<section>")), static_cast<qsizetype>(steps.size()));
}

void StepHandoutTest::blankPicturesAreAlikeAtEveryStep()
{
    const TracePtr trace = traceOf(QStringLiteral("kayles:5"), TraceKind::Mex);
    StepPictures pictures(trace, true);
    const auto untitled = [&](int step) {
        return pictures.svg(step).remove(QRegularExpression(QStringLiteral("<title>[^<]*</title>")));
    };
    QCOMPARE(untitled(0), untitled(trace->stepCount() - 1));
    QVERIFY(pictures.sentence(trace->stepCount() - 1).plain().contains(blankMark));
}

void StepHandoutTest::stepsAreChosen()
{
    QCOMPARE(*stepsFromText(QStringLiteral("1-3,9"), 9), (std::vector<int>{0, 1, 2, 8}));
    for (const char *wrong : {"0", "10", "3-1", "x", "", "1-"})
        QVERIFY(!stepsFromText(QString::fromLatin1(wrong), 9));
    QCOMPARE(everyNthStep(4, 10), (std::vector<int>{0, 4, 8, 9}));
    QCOMPARE(everyNthStep(1, 1), std::vector<int>{0});
}

void StepHandoutTest::pagesHoldSoManySteps()
{
    const TracePtr trace = traceOf(QStringLiteral("kayles:5"), TraceKind::Mex);
    StepPictures pictures(trace);
    QTemporaryDir folder;
    for (const int perPage : handoutPageSizes()) {
        const QString path = folder.filePath(QStringLiteral("%1.pdf").arg(perPage));
        QVERIFY(!writeHandout(pictures, {everyNthStep(1, trace->stepCount()), perPage}, path));
        const qsizetype pages = contentOf(path).count("/Type /Page\n");
        QCOMPARE(pages, qsizetype((trace->stepCount() + perPage - 1) / perPage));
    }
}

void StepHandoutTest::dialogWritesFiles()
{
    Session session;
    const TracePtr trace = traceOf(QStringLiteral("nim:1,2"), TraceKind::NimSum);
    HandoutDialog dialog(&session, trace, {1, 2}, nullptr);
    dialog.findChild<QComboBox *>(QStringLiteral("handoutSteps"))->setCurrentIndex(1);
    QCOMPARE(dialog.options().steps, (std::vector<int>{1, 2}));
    dialog.findChild<QCheckBox *>(QStringLiteral("handoutBlank"))->setChecked(true);
    QTemporaryDir folder;
    for (const char *name : {"steps.pdf", "steps.html", "steps.tex"}) {
        const QString path = folder.filePath(QString::fromLatin1(name));
        dialog.write(path);
        QVERIFY(QFile(path).size() > 500);
    }
}

MEXPLORER_TEST(StepHandoutTest)
#include "tst_stephandout.moc"
