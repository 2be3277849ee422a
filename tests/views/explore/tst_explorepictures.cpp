// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/scanner.h"
#include "tests/testprogram.h"
#include "tests/views/support/explorewindow.h"
#include "tests/views/support/samples.h"
#include "views/canvas/legend.h"
#include "views/canvas/overviewmap.h"
#include "views/canvas/pictureexport.h"

#include <QFileDialog>
#include <QPrintDialog>
#include <QPrinter>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>

#include <cmath>

using namespace mexplorer;
using Window = samples::ExploreWindow;

/// Tests the view of a graph in the Explore workspace, and the pictures that it writes.
class TestExplorePictures : public QObject
{
    Q_OBJECT

private slots:
    void withoutAGameThereIsNothingToWrite()
    {
        Session session;
        ExploreView view(&session);
        const QList<QAction *> actions =
            view.commands()->withRole(CommandRole::Export) + view.commands()->withRole(CommandRole::Print);
        QCOMPARE(actions.size(), 3);
        for (const QAction *action : actions)
            QVERIFY2(!action->isEnabled(), qPrintable(action->objectName()));
        session.exploration()->open(QStringLiteral("kayles:5"));
        for (const QAction *action : actions)
            QTRY_VERIFY2(action->isEnabled(), qPrintable(action->objectName()));
    }

    // ---- what is shown

    void colourTellsTheLabel_data()
    {
        QTest::addColumn<int>("by");
        QTest::addColumn<bool>("dark");
        for (int by = 0; by < 4; ++by) {
            QTest::addRow("%d light", by) << by << false;
            QTest::addRow("%d dark", by) << by << true;
        }
    }
    void colourTellsTheLabel()
    {
        QFETCH(int, by);
        QFETCH(bool, dark);
        Theme::instance().setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
        Window w(QStringLiteral("kayles:6"));
        QTRY_VERIFY(w.isQuiet());
        w.trigger(ExploreCommands::color(ColorBy(by)));
        QTRY_VERIFY(w.isQuiet() && int(w.canvas().look().colorBy) == by);
        const QImage image = w.shot();
        const Labels &labels = *w.exploration().labels();
        const std::array<std::span<const quint32>, 4> numbers = {labels.values(), labels.values(),
                                                                 labels.remotenesses(), labels.birthdays()};
        const auto all = numbers[std::size_t(by)];
        const quint32 greatest = *std::max_element(all.begin(), all.end());
        const Colors &colors = Theme::instance().colors();
        const qreal radius = GraphSizes(w.canvas().camera().scale).markRadius;
        for (const PositionId id : samples::allOf(w.graph())) {
            if (id == w.exploration().selected())
                continue;
            const QColor target = by == 0   ? colors.outcome(labels.outcome(id))
                                  : by == 1 ? colors.value(all[id])
                                            : colors.number(all[id], greatest);
            // The picture is on whole pixels, so that the rim may be shifted by one.
            const auto isExpectedAt = [&](int beside) {
                const QPointF rim = w.canvas().pointOf(ShownId(id)) + QPointF(beside - 0.84 * radius, 0);
                return samples::distance(samples::pixelAt(image, rim), target) < 60;
            };
            QVERIFY2(isExpectedAt(-1) || isExpectedAt(0) || isExpectedAt(1), qPrintable(w.graph().text(id)));
        }
        auto *legend = w.view.findChild<Legend *>();
        const QString text = legend->accessibleDescription();
        QVERIFY(text.contains(QStringLiteral("P: the previous player wins")));
        QCOMPARE(text.contains(QStringLiteral("0 to %1").arg(greatest)), by != 0);
        Theme::instance().setMode(Theme::Mode::Light);
    }

    // Entries that don't fit into one row wrap: nothing is left out.
    void legendHasRoomForAll()
    {
        Legend legend;
        legend.setPicture(samples::pictureOf(QStringLiteral("kayles:5")));
        int rows = 1;
        for (const int width : {2000, 700, 300, 120}) {
            legend.resize(width, legend.heightForWidth(width));
            QVERIFY(legend.height() >= rows * legend.sizeHint().height());
            rows = legend.height() / legend.sizeHint().height();
            QCOMPARE(legend.height(), rows * legend.sizeHint().height());
            const QImage last =
                legend.grab(QRect(0, (rows - 1) * legend.height() / rows, width, legend.height() / rows)).toImage();
            QVERIFY(!samples::painted(last, last.pixel(width - 1, 0)).isEmpty());
        }
        QVERIFY(rows >= 5);
    }

    void legendNamesWhatIsDrawnOver()
    {
        Window w(QStringLiteral("kayles:6"));
        QTRY_VERIFY(w.isQuiet());
        const auto *legend = w.view.findChild<Legend *>();
        const auto names = [&](const char *word) {
            return legend->accessibleDescription().split(QStringLiteral("; ")).contains(QLatin1String(word));
        };
        QVERIFY(!names("found") && !names("best play"));
        w.filter().setQuery(QStringLiteral("value 1"));
        QTRY_VERIFY(names("found"));
        w.action(ExploreCommands::bestPlay)->trigger();
        QTRY_VERIFY(names("best play"));
        w.filter().setQuery({});
        QTRY_VERIFY(!names("found") && names("best play"));
    }

    void aShortestPathIsNotCalledBestPlay()
    {
        Window w(QStringLiteral("kayles:7 + nim:3"));
        QTRY_VERIFY(w.isQuiet());
        const auto *legend = w.view.findChild<Legend *>();
        const auto names = [&](const char *word) {
            return legend->accessibleDescription().split(QStringLiteral("; ")).contains(QLatin1String(word));
        };
        w.filter().showBetween(GameGraph::root(), w.graph().positionCount() - 2);
        QTRY_VERIFY(w.isQuiet() && !w.canvas().highlights().marks.line.empty());
        QVERIFY2(names("a shortest path") && !names("best play"), qPrintable(legend->accessibleDescription()));
        w.key(Qt::Key_B);
        QVERIFY2(names("best play") && !names("a shortest path"), qPrintable(legend->accessibleDescription()));
        w.key(Qt::Key_B);
        QVERIFY(names("a shortest path") && !names("best play"));
    }

    void legendNamesWhatThereIs()
    {
        Legend legend;
        legend.resize(1400, 30);
        GraphPicture picture = samples::pictureOf(QStringLiteral("kayles:5"));
        legend.setPicture(picture);
        const QString whole = legend.accessibleDescription();
        QVERIFY(!whole.contains(QStringLiteral("draw")) && !whole.contains(QStringLiteral("not known")));
        const QImage plain = legend.grab().toImage();
        picture.setColorBy(ColorBy::Birthday);
        legend.setPicture(picture);
        QVERIFY(whole.contains(QStringLiteral("number: SG value")));
        QVERIFY(legend.accessibleDescription().contains(QStringLiteral("colour and number: birthday 0 to 5")));
        QVERIFY(!legend.accessibleDescription().contains(QStringLiteral("SG value")));
        legend.setScale(12); // too small for numbers
        QVERIFY(legend.accessibleDescription().contains(QStringLiteral("colour: birthday 0 to 5")));
        legend.setScale(40);
        QVERIFY(legend.grab().toImage() != plain);

        std::mt19937 random(64);
        legend.setPicture(samples::pictureOf(samples::randomGraph(random, 40, 60, true)));
        QVERIFY(legend.accessibleDescription().contains(QStringLiteral("draw")));
        legend.setPicture({});
        QVERIFY(samples::painted(legend.grab().toImage(), legend.grab().toImage().pixel(0, 0)).isEmpty());
    }

    /// If the graph ends at a limit, most positions have no remoteness: the legend explains grey, without a range of
    /// one number.
    void legendTellsWhatGreyMeans()
    {
        Legend legend;
        const auto says = [&](const char *words) {
            return legend.accessibleDescription().contains(QLatin1String(words));
        };
        GraphPicture picture = samples::pictureOf(
            samples::explored(QStringLiteral("kayles:30"), Convention::Normal, {.maxPositions = 300}));
        for (const ColorBy by : {ColorBy::Remoteness, ColorBy::Birthday, ColorBy::Outcome}) {
            picture.setColorBy(by);
            legend.setPicture(picture);
            const auto &labels = *picture.explored.labels;
            const auto numbers = by == ColorBy::Birthday ? labels.birthdays() : labels.remotenesses();
            const bool areKnown = std::ranges::any_of(numbers, [](quint32 n) { return n != Labels::unknown; });
            QCOMPARE(says("grey: remoteness not known"), by == ColorBy::Remoteness);
            QCOMPARE(says("grey: birthday not known"), by == ColorBy::Birthday);
            QCOMPARE(says(" 0 to "), by != ColorBy::Outcome && areKnown);
        }
        picture = samples::pictureOf(QStringLiteral("kayles:6"), ColorBy::Remoteness);
        legend.setPicture(picture);
        QVERIFY(!says("not known") && says("remoteness 0 to "));
    }

    void labelsAppearStepByStep()
    {
        Window w(QStringLiteral("kayles:5"));
        QTRY_VERIFY(w.isQuiet());
        const PositionId count = w.graph().positionCount();
        const qreal radius = GraphSizes(w.canvas().camera().scale).markRadius;
        AnswerPolicy answers;
        answers.graph = w.exploration().graph();
        answers.outcomeSteps = answers.valueSteps =
            std::make_shared<const std::vector<quint32>>(samples::allOf(w.graph()));
        const Colors &colors = Theme::instance().colors();
        for (const quint32 step : {0U, 2U, 5U, count - 1, 1U}) { // forward, and back again
            answers.step = step;
            w.exploration().setAnswers(answers);
            QTRY_VERIFY(w.isQuiet());
            const QImage image = w.shot();
            for (PositionId id = 1; id < count; ++id) {
                const QColor middle =
                    samples::pixelAt(image, w.canvas().pointOf(ShownId(id)) - QPointF(0, 0.64 * radius));
                const bool disc = id <= step && w.exploration().labels()->outcome(id) == Outcome::P;
                QCOMPARE(samples::distance(middle, colors.pPosition) < 60, disc);
            }
        }
    }

    void layersAreWhatIsAskedFor()
    {
        Window w(QStringLiteral("kayles:8"));
        QTRY_VERIFY(w.isQuiet());
        for (const Layering layering : {Layering::SgValue, Layering::TokensLeft, Layering::LongestPlay}) {
            w.trigger(ExploreCommands::layers(layering));
            QTRY_VERIFY(w.isQuiet() && w.layout().options().layering == layering);
            const ExploredGraph &explored = w.exploration().explored();
            for (const PositionId id : samples::allOf(w.graph())) {
                const quint64 key = w.layout().layerKey(w.layout().layerOf(id));
                QCOMPARE(key, layering == Layering::SgValue      ? explored.labels->value(id)
                              : layering == Layering::TokensLeft ? explored.graph->rules()->size(w.graph().cells(id))
                                                                 : explored.labels->birthday(id));
            }
        }
        w.trigger(ExploreCommands::structural);
        QTRY_VERIFY(w.isQuiet() && w.layout().options().order == LayerOrder::Structural);
    }

    void overviewIsDragged()
    {
        Window w(QStringLiteral("kayles:14"));
        QTRY_VERIFY(w.isQuiet());
        auto *map = w.view.findChild<OverviewMap *>();
        QVERIFY(map->isHidden());
        w.wheel(w.canvas().viewRect().center(), 1200);
        QTRY_VERIFY(map->isVisible() && w.isQuiet());
        QVERIFY(w.canvas().rect().contains(map->geometry()));
        const qreal scale = w.canvas().camera().scale;
        const QRectF extent = w.layout().extent();
        const QRectF inner = QRectF(map->rect()).adjusted(4, 4, -4, -4);
        QTest::mousePress(map, Qt::LeftButton, {}, inner.center().toPoint());
        for (const QPointF &share : {QPointF(0.3, 0.4), QPointF(0.7, 0.2), QPointF(0.5, 0.9)}) {
            const QPointF at(inner.left() + share.x() * inner.width(), inner.top() + share.y() * inner.height());
            Window::move(*map, at, Qt::LeftButton);
            const QPointF target(extent.left() + share.x() * extent.width(),
                                 extent.top() + share.y() * extent.height());
            const QPointF way = w.canvas().camera().centre - target;
            QVERIFY(std::abs(way.x()) < 0.03 * extent.width() && std::abs(way.y()) < 0.03 * extent.height());
            QCOMPARE(w.canvas().camera().scale, scale);
        }
        const QPointF there = w.canvas().camera().centre;
        QTest::mouseRelease(map, Qt::LeftButton, {}, inner.center().toPoint());
        Window::move(*map, inner.topLeft(), Qt::NoButton); // no button, no drag
        QCOMPARE(w.canvas().camera().centre, there);
        w.trigger(ExploreCommands::fit);
        QVERIFY(map->isHidden());
    }

    // ---- files

    void picturesAreWrittenFromTheDialog_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"graph.svg", "graph.pdf", "graph.png"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void picturesAreWrittenFromTheDialog()
    {
        QFETCH(QString, name);
        QTemporaryDir folder;
        Window w(QStringLiteral("kayles:6"));
        QTRY_VERIFY(w.isQuiet());
        w.trigger(ExploreCommands::exportPicture);
        auto *dialog = w.view.findChild<QFileDialog *>(QStringLiteral("exportPictureDialog"));
        QVERIFY(dialog);
        emit dialog->fileSelected(folder.filePath(name));
        auto *summary = w.view.findChild<QLabel *>(QStringLiteral("graphSummary"));
        QTRY_COMPARE(summary->text(), QStringLiteral("Written to %1").arg(folder.filePath(name)));
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly) && file.size() > 500);
        dialog->close();
    }

    void isPrinted()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("printed.pdf"));
        Window w(QStringLiteral("matrix:2x2"));
        QTRY_VERIFY(w.isQuiet());
        w.trigger(ExploreCommands::print);
        auto *dialog = w.find<QPrintDialog>("printPagesDialog");
        QVERIFY(dialog);
        QPrinter *printer = dialog->printer();
        QVERIFY(printer->docName().contains(u"matrix") && !printer->docName().contains(u'/')); // usable as a file name
        QCOMPARE(printer->pageLayout().orientation(), QPageLayout::Landscape);
        printer->setOutputFormat(QPrinter::PdfFormat);
        printer->setOutputFileName(path);
        emit dialog->accepted(printer);
        dialog->close();
        QFile file(path);
        QTRY_VERIFY(w.session.jobs()->running().isEmpty() && file.exists());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray content = file.readAll();
        QVERIFY(content.startsWith("%PDF"));
        QCOMPARE(content.count("/Type /Page\n") + content.count("/Type /Page "), 1);
    }

    void pngOfTheSizeThatIsAskedFor()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("wide.png"));
        Window w(QStringLiteral("kayles:6"));
        QTRY_VERIFY(w.isQuiet());
        w.trigger(ExploreCommands::exportPng);
        auto *size = w.find<QDialog>("pictureSizeDialog");
        QVERIFY(size);
        size->findChild<QSpinBox *>(QStringLiteral("pictureWidth"))->setValue(1234);
        const int height = heightFor(1234, w.layout());
        const QString said = size->findChild<QLabel *>(QStringLiteral("pictureSize"))->text();
        QVERIFY2(said.startsWith(QStringLiteral("1,234 × %1 pixels.").arg(groupedNumber(quint64(height)))),
                 qPrintable(said));
        size->accept();
        auto *dialog = w.find<QFileDialog>("exportPngDialog");
        QVERIFY(dialog);
        emit dialog->fileSelected(path);
        QTRY_COMPARE(w.summary(), QStringLiteral("Written to %1").arg(path));
        QCOMPARE(QImage(path).size(), QSize(1234, height));
        dialog->close();
    }

    /// A picture without values says where there is room for them.
    void smallMarksAreSaid()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("tower.png"));
        Window w(QStringLiteral("subtraction{1}:600"));
        QTRY_VERIFY(w.isQuiet());
        w.trigger(ExploreCommands::exportPicture);
        auto *dialog = w.find<QFileDialog>("exportPictureDialog");
        QVERIFY(dialog);
        emit dialog->fileSelected(path);
        QTRY_VERIFY2(w.summary().contains(QStringLiteral("at a width of 200 pixels")), qPrintable(w.summary()));
        const QSize written = QImage(path).size();
        QVERIFY(std::max(written.width(), written.height()) <= usualPngPixels);
        dialog->close();
        w.trigger(ExploreCommands::exportPng);
        auto *size = w.find<QDialog>("pictureSizeDialog");
        QVERIFY(size);
        auto *width = size->findChild<QSpinBox *>(QStringLiteral("pictureWidth"));
        const auto *said = size->findChild<QLabel *>(QStringLiteral("pictureSize"));
        QVERIFY(width && said);
        for (const auto &[pixels, words] :
             {std::pair(64, "a picture of 200 pixels or wider has"), {200, "marks with their values"}}) {
            width->setValue(pixels);
            QVERIFY2(said->text().contains(QLatin1StringView(words)), qPrintable(said->text()));
        }
        size->reject();
    }

    void cancelWritesNothingAndBadPlacesAreSaid()
    {
        QTemporaryDir folder;
        Window w(QStringLiteral("kayles:6"));
        QTRY_VERIFY(w.isQuiet());
        QSignalSpy problems(&w.session, &Session::problemFound);
        w.trigger(ExploreCommands::exportPicture);
        auto *dialog = w.view.findChild<QFileDialog *>(QStringLiteral("exportPictureDialog"));
        dialog->setDirectory(folder.path());
        dialog->reject();
        QVERIFY(w.session.jobs()->running().isEmpty());
        QVERIFY(QDir(folder.path()).isEmpty());
        QCOMPARE(problems.size(), 0);

        w.trigger(ExploreCommands::exportPicture);
        for (QFileDialog *each : w.view.findChildren<QFileDialog *>())
            dialog = each;
        emit dialog->fileSelected(folder.filePath(QStringLiteral("missing/graph.svg")));
        QTRY_COMPARE(problems.size(), 1);
        const auto problem = problems.front().front().value<Problem>();
        QCOMPARE(problem.kind, Problem::Kind::File);
        QCOMPARE(problem.code, Problem::Code::UnwritableFile);
        dialog->close();
    }
};

MEXPLORER_TEST(TestExplorePictures)
#include "tst_explorepictures.moc"
