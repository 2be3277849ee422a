// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/explorewindow.h"

#include "views/canvas/legend.h"
#include "views/canvas/pictureexport.h"

#include <QTemporaryDir>

using namespace mexplorer;

/// Tests letters in the marks, the animation of marks, and the view in a presentation.
class TestExploreLook : public QObject
{
    Q_OBJECT

private:
    using Window = samples::ExploreWindow;

private slots:
    void cleanup() { Theme::instance().setReducedMotion(true); }

    void lettersAreTheOutcomes()
    {
        Window w(QStringLiteral("kayles:6"));
        QTRY_VERIFY(w.isQuiet());
        const auto *legend = w.view.findChild<Legend *>();
        const auto texts = [&] {
            QStringList all;
            for (const PositionId id : samples::allOf(w.graph()))
                all << w.picture().markText(ShownId(id));
            return all;
        };
        const QStringList numbers = texts();
        QVERIFY(legend->accessibleDescription().contains(QStringLiteral("SG value")));
        w.trigger(ExploreCommands::letters);
        QTRY_VERIFY(w.isQuiet());
        QVERIFY(w.action(ExploreCommands::letters)->isChecked());
        for (const ColorBy by : {ColorBy::Outcome, ColorBy::SgValue}) {
            w.trigger(ExploreCommands::color(by));
            for (const PositionId id : samples::allOf(w.graph()))
                QCOMPARE(w.picture().markText(ShownId(id)), outcomeLetter(w.exploration().labels()->outcome(id)));
        }
        w.trigger(ExploreCommands::color(ColorBy::Outcome));
        QVERIFY(!legend->accessibleDescription().contains(QStringLiteral("SG value")));
        w.trigger(ExploreCommands::undo);
        w.trigger(ExploreCommands::undo);
        w.trigger(ExploreCommands::undo);
        QTRY_VERIFY(w.isQuiet());
        w.trigger(ExploreCommands::undo);
        QTRY_COMPARE(texts(), numbers);
    }

    void lettersGoToFiles_data()
    {
        QTest::addColumn<bool>("letters");
        QTest::newRow("numbers") << false;
        QTest::newRow("letters") << true;
    }
    void lettersGoToFiles()
    {
        QFETCH(bool, letters);
        const ExploredGraph explored = samples::explored(QStringLiteral("kayles:4"));
        GraphPicture picture = samples::pictureOf(explored);
        picture.hasLetters = letters;
        PictureOptions options(picture);
        options.hasCaption = true;
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("kayles.svg"));
        QVERIFY(exportPicture(explored, picture.layout, path, options));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString svg = QString::fromUtf8(file.readAll());
        const auto count = [&svg](const QString &text) {
            return svg.count(QRegularExpression(QStringLiteral(">\\s*%1\\s*</text>").arg(text)));
        };
        const auto outcomes = explored.labels->outcomes();
        const auto expected = [&](Outcome outcome) { // and one in the legend
            return letters ? 1 + qsizetype(std::ranges::count(outcomes, outcome)) : 0;
        };
        QCOMPARE(count(QStringLiteral("P")), expected(Outcome::P));
        QCOMPARE(count(QStringLiteral("N")), expected(Outcome::N));
        QCOMPARE(svg.contains(QStringLiteral("Numbers are")), !letters);
    }

    /// Positions move to the group that they merge into, and back; not with reduced motion.
    void mergedPositionsMove_data()
    {
        QTest::addColumn<bool>("reduced");
        QTest::newRow("moving") << false;
        QTest::newRow("reduced motion") << true;
    }
    void mergedPositionsMove()
    {
        QFETCH(bool, reduced);
        Window w(QStringLiteral("kayles:6"));
        QTRY_VERIFY(w.isQuiet());
        Theme::instance().setReducedMotion(reduced);
        std::size_t most = 0;
        connect(&w.canvas(), &GraphCanvas::pictureChanged, this,
                [&] { most = std::max(most, w.canvas().motion().markCount()); });
        for (const std::optional<Collapse> merge : {std::optional(Collapse::SgValue), std::optional<Collapse>()}) {
            w.trigger(ExploreCommands::merge(merge));
            QTRY_VERIFY(w.isQuiet());
            QCOMPARE(most, reduced ? 0 : std::size_t(w.graph().positionCount()));
            QTRY_VERIFY(!w.canvas().motion().isRunning());
            most = 0;
        }
    }

    void aRoomSeesTitlePictureAndSentence()
    {
        Window w(QStringLiteral("kayles:6"));
        QTRY_VERIFY(w.isQuiet());
        const auto names = {"colorButton", "findPositions", "graphSummary", "graphLegend"};
        w.session.presentation()->setOn(true);
        for (const char *name : names)
            QVERIFY2(!w.find(name)->isVisible(), name);
        const auto *title = w.find<QLabel>("exploreTitle");
        const auto *sentence = w.find<QLabel>("exploreSentence");
        QVERIFY(title->isVisible() && sentence->isVisible() && w.canvas().isVisible());
        QVERIFY(sentence->text().startsWith(QStringLiteral("kayles:6")));
        w.key(Qt::Key_Down);
        QVERIFY(!sentence->text().startsWith(QStringLiteral("kayles:6:")));
        w.session.presentation()->setToolsShown(true);
        for (const char *name : names)
            QVERIFY2(w.find(name)->isVisible(), name);
        w.session.presentation()->setOn(false);
        for (const char *name : names)
            QVERIFY2(w.find(name)->isVisible(), name);
        QVERIFY(!title->isVisible() && !sentence->isVisible());
    }
};

MEXPLORER_TEST(TestExploreLook)

#include "tst_explorelook.moc"
