// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/session/session.h"
#include "model/step/blanks.h"
#include "model/step/tracebuilder.h"
#include "tests/model/step/tracesamples.h"
#include "tests/testprogram.h"
#include "views/step/handoutdialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QPainter>
#include <QPrintPreviewDialog>
#include <QPrintPreviewWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace mexplorer;

/// Tests steps with their pictures, for files and paper.
class StepHandoutTest : public QObject
{
    Q_OBJECT

private slots:
    void everyStepHasItsPicture_data();
    void everyStepHasItsPicture();
    void blankPicturesAreAlikeAtEveryStep();
    void stepsAreChosen();
    void pagesHoldSoManySteps();
    void blankStepsShareParts();
    void dialogWritesFiles();
    void writingIsAJob();
    void pagesAreSeenBeforePrinting();
    void pagesKeepTheirSize();
    void picturesHaveCaptions();
    void wordsAreBlackInADarkWindow();
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
    const auto hasSteps = [](TraceKind kind) {
        return [kind](const QString &game) { return traceOf(game, kind)->stepCount() > 1; };
    };
    for (const TraceKind kind : allTraceKinds()) {
        const QStringList &games = tracesamples::sampleGames();
        const auto found = std::find_if(games.begin(), games.end(), hasSteps(kind));
        QVERIFY2(found != games.end(), qPrintable(traceKindName(kind)));
        for (const QString &game : {*found, QStringLiteral("kayles:4 + kayles:2")}) {
            if (!hasSteps(kind)(game))
                continue; // one sentence, without a picture
            QTest::newRow(qPrintable(traceKindName(kind) + QStringLiteral(" of ") + game))
                << game << static_cast<int>(kind);
        }
    }
}

void StepHandoutTest::everyStepHasItsPicture()
{
    QFETCH(QString, game);
    QFETCH(int, kind);
    const TracePtr trace = traceOf(game, static_cast<TraceKind>(kind));
    StepPictures pictures(trace);
    const std::vector<int> steps = everyNthStep(3, handoutSteps(*trace, false));
    for (const int step : steps) {
        const QString svg = svgElement(pictures.drawing(step));
        QVERIFY(QSvgRenderer(svg.toUtf8()).isValid());
        QString fromThread; // any thread may draw
        std::thread([&] { fromThread = svgElement(StepPictures(trace).drawing(step)); }).join();
        QCOMPARE(fromThread, svg);
    }
    const Handout handout{trace, {steps, 4}};
    JobControl control;
    const QString html = handoutHtml(handout, control);
    QCOMPARE(html.count(QStringLiteral("<svg ")), static_cast<qsizetype>(steps.size()));
    QCOMPARE(html.count(QStringLiteral("<section>")), static_cast<qsizetype>(steps.size()));
}

void StepHandoutTest::blankPicturesAreAlikeAtEveryStep()
{
    const TracePtr trace = traceOf(QStringLiteral("kayles:5"), TraceKind::Mex);
    StepPictures pictures(trace, true);
    const auto untitled = [&](int step) {
        return svgElement(pictures.drawing(step)).remove(QRegularExpression(QStringLiteral("<title>[^<]*</title>")));
    };
    QCOMPARE(untitled(0), untitled(trace->stepCount() - 1));
    QVERIFY(trace->blankSentence(trace->stepCount() - 1).plain().contains(blankMark));
}

void StepHandoutTest::stepsAreChosen()
{
    const std::vector<int> steps = {0, 1, 2, 5, 6, 7, 8, 9, 12};
    QCOMPARE(*stepsFromText(QStringLiteral("1-3,9"), steps), (std::vector<int>{0, 1, 2, 12}));
    for (const char *wrong : {"0", "10", "3-1", "x", "", "1-", "1-99999999999"})
        QVERIFY(!stepsFromText(QString::fromLatin1(wrong), steps));
    QCOMPARE(everyNthStep(3, steps), (std::vector<int>{0, 5, 8, 12}));
    QCOMPARE(everyNthStep(1, {0}), std::vector<int>{0});
}

void StepHandoutTest::pagesHoldSoManySteps()
{
    const TracePtr trace = traceOf(QStringLiteral("kayles:5"), TraceKind::Mex);
    QTemporaryDir folder;
    JobControl control;
    for (const int perPage : handoutPageSizes()) {
        const QString path = folder.filePath(QStringLiteral("%1.pdf").arg(perPage));
        const Handout handout{trace, {handoutSteps(*trace, false), perPage}};
        QVERIFY(!writeHandout(handout, path, control));
        const qsizetype pages = contentOf(path).count("/Type /Page\n");
        QCOMPARE(pages, qsizetype((trace->stepCount() + perPage - 1) / perPage));
    }
}

/// A blank hand-out has each picture once, and steps without one share cells of a page.
void StepHandoutTest::blankStepsShareParts()
{
    const TracePtr trace = traceOf(QStringLiteral("kayles:4"), TraceKind::Labels);
    QCOMPARE(trace->stepCount(), 13);
    JobControl control;
    const auto pagesOf = [&](int perPage) {
        const Handout handout{trace, {handoutSteps(*trace, true), perPage}, true};
        return handoutPages(handout, paperArea(usualPaper()), control).pages.size();
    };
    QCOMPARE(pagesOf(2), std::size_t(4)); // one with the graph, and six pairs
    QCOMPARE(pagesOf(4), std::size_t(2));
    QCOMPARE(pagesOf(6), std::size_t(3)); // parts too small to be shared
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
        QVERIFY(!session.jobs()->running().isEmpty());
        QTRY_VERIFY(session.jobs()->running().isEmpty());
        QVERIFY(QFile(path).size() > 500);
    }
}

/// The window responds before a hand-out is written; if the job is cancelled, no file is left.
void StepHandoutTest::writingIsAJob()
{
    Session session;
    const TracePtr trace = traceOf(QStringLiteral("kayles:12"), TraceKind::Mex);
    HandoutDialog dialog(&session, trace, {}, nullptr);
    QTemporaryDir folder;
    for (const char *name : {"stopped.pdf", "stopped.html"}) {
        const QString path = folder.filePath(QString::fromLatin1(name));
        dialog.write(path);
        const QList<Jobs::Info> running = session.jobs()->running();
        QCOMPARE(running.size(), 1);
        QVERIFY(!QFile::exists(path));
        session.jobs()->cancel(running.first().id);
        QTRY_VERIFY(session.jobs()->running().isEmpty());
        QVERIFY(!QFile::exists(path));
    }
}

/// All pages are shown before any is printed, and the window can be closed while they are made.
void StepHandoutTest::pagesAreSeenBeforePrinting()
{
    Session session;
    auto dialog = std::make_unique<HandoutDialog>(&session, traceOf(QStringLiteral("kayles:5"), TraceKind::Mex),
                                                  std::set<int>(), nullptr);
    auto *button = dialog->findChild<QPushButton *>(QStringLiteral("handoutPreview"));
    button->click();
    QVERIFY(!session.jobs()->running().isEmpty());
    QTRY_VERIFY(dialog->findChild<QPrintPreviewDialog *>());
    auto *preview = dialog->findChild<QPrintPreviewDialog *>();
    const auto *pages = preview->findChild<QPrintPreviewWidget *>();
    const int steps = static_cast<int>(dialog->options().steps.size());
    QTRY_COMPARE(pages->pageCount(), (steps + 3) / 4);
    preview->close();
    QTRY_VERIFY(!dialog->findChild<QPrintPreviewDialog *>());
    button->click();
    dialog.reset();
    QTRY_VERIFY(session.jobs()->running().isEmpty());
}

/// On paper, pictures have a size in which their texts are legible.
void StepHandoutTest::pagesKeepTheirSize()
{
    const TracePtr trace = traceOf(QStringLiteral("kayles:5"), TraceKind::Mex);
    const Handout handout{trace, {{0, 1, 2, 3, 4}, 4}};
    const QSizeF page = paperArea(usualPaper());
    QVERIFY(handout.pictureSize(page).width() < 0.8 * page.width());
    JobControl control;
    const PaperPages pages = handoutPages(handout, page, control);
    QCOMPARE(pages.pages.size(), std::size_t(2));
    for (const QPicture &picture : pages.pages)
        QVERIFY(QRectF(QPointF(), page).adjusted(-2, -2, 2, 2).contains(picture.boundingRect()));
    // On a device of any resolution they fill the page.
    QImage image((page * 3).toSize(), QImage::Format_RGB32);
    image.setDotsPerMeterX(qRound(3 * 96 / 0.0254));
    image.setDotsPerMeterY(qRound(3 * 96 / 0.0254));
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(3, 3);
    playPicture(painter, pages.pages[0]);
    painter.end();
    const auto isInked = [&](int part) {
        for (int y = image.height() * part / 4; y < image.height() * (part + 1) / 4; ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y) != QColor(Qt::white))
                    return true;
            }
        }
        return false;
    };
    for (int part = 0; part < 4; ++part)
        QVERIFY(isInked(part));
}

/// A single picture has a caption; plain ones have their old size.
void StepHandoutTest::picturesHaveCaptions()
{
    const TracePtr trace = traceOf(QStringLiteral("kayles:5"), TraceKind::Mex);
    StepPictures pictures(trace);
    const Drawing plain = *pictures.drawing(3);
    const Drawing whole = captioned(plain, trace->title(), trace->sentence(3));
    QVERIFY(whole.size.height() > plain.size.height() + 30);
    QCOMPARE(whole.size.width(), plain.size.width());
    const QString svg = svgElement(whole);
    QVERIFY(svg.contains(QStringLiteral("gets its value")) && svg.contains(QStringLiteral("in the tray")));
    QVERIFY(!svgElement(plain).contains(QStringLiteral("in the tray")));
}

/// Paper is white, whatever the theme.
void StepHandoutTest::wordsAreBlackInADarkWindow()
{
    const TracePtr trace = traceOf(QStringLiteral("kayles:5"), TraceKind::Mex);
    const auto paint = [&trace] {
        StepPictures pictures(trace);
        const Handout handout{trace, {{0, 1}, 2}};
        const QSizeF page = paperArea(usualPaper());
        JobControl control;
        const PaperPages pages = handoutPages(handout, page, control);
        const Drawing whole = captioned(*pictures.drawing(3), trace->title(), trace->sentence(3));
        QImage image(page.toSize() + QSize(0, whole.size.height()), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        playPicture(painter, pages.pages[0]);
        whole.paintInto(painter, QRectF(QPointF(0, page.height()), QSizeF(whole.size)));
        return image;
    };
    const QPalette before = QApplication::palette();
    const QImage light = paint();
    QPalette dark = before;
    for (const QPalette::ColorRole role : {QPalette::Text, QPalette::WindowText})
        dark.setColor(role, Qt::white);
    QApplication::setPalette(dark);
    const QImage inADarkWindow = paint();
    QApplication::setPalette(before);
    QCOMPARE(inADarkWindow, light);
}

MEXPLORER_TEST(StepHandoutTest)
#include "tst_stephandout.moc"
