// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/session.h"
#include "tests/runningjobs.h"
#include "tests/testprogram.h"
#include "tests/views/support/windowwait.h"
#include "views/charts/barchart.h"
#include "views/sequence/heatmap.h"
#include "views/sequence/pointerpanel.h"
#include "views/sequence/sequencechart.h"
#include "views/sequence/sequencecommands.h"
#include "views/sequence/sequenceexports.h"
#include "views/sequence/sequenceview.h"
#include "views/widgets/segmentedswitch.h"

#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPrintDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace mexplorer;

/// Tests the parts of the workspace together, by mouse and keys: pictures, pointer, files.
class SequencePartsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void partsByMouseAndKeys();
    void pointerTellsWhy();
    void reasonsAreCutVisibly();
    void enterLeavesTheRules();
    void pointerFarOut();
    void stepsThroughTheMex();
    void histogramCounts();
    void heatMapFollows();
    void normalPlayIsSaid();
    void firstTermsComeFirst();
    void actionsForTheMenus();
    void exportsEveryPart();
    void valuesInAllFormats();
    void optionsBySwitches();
    void dialogs();

private:
    template <class Widget> Widget *find(const char *name = nullptr) const
    {
        return name ? m_view->findChild<Widget *>(QLatin1String(name)) : m_view->findChild<Widget *>();
    }
    QAction *action(CommandId id) const { return (*m_view->commands())[id]; }
    QString text(const char *name) const
    {
        const auto *label = find<QLabel>(name);
        return label->accessibleName().isEmpty() ? label->text() : label->accessibleName();
    }
    bool waitForRules(const QString &rules, quint64 terms = 500) const
    {
        return QTest::qWaitFor(
            [&] {
                return m_view->snapshot() && m_view->snapshot()->rules->text() == rules &&
                       m_view->snapshot()->terms == terms;
            },
            20'000);
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<SequenceView> m_view;
};

void SequencePartsTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
}

void SequencePartsTest::init()
{
    m_session = std::make_unique<Session>();
    m_view = std::make_unique<SequenceView>(m_session.get());
    m_view->resize(900, 640);
    m_session->exploration()->open(QStringLiteral("kayles:7"));
    m_view->show();
    QVERIFY(waitForWindowActive(m_view.get()));
    QVERIFY(waitForRules(QStringLiteral("kayles")));
    QVERIFY(QTest::qWaitFor([this] { return m_session->exploration()->isReady(); }, 60'000));
}

void SequencePartsTest::cleanup()
{
    m_view.reset();
    m_session.reset();
}

void SequencePartsTest::partsByMouseAndKeys()
{
    const QList<QPushButton *> buttons = find<SegmentedSwitch>()->findChildren<QPushButton *>();
    QCOMPARE(buttons.size(), 3);
    const auto shown = [this] {
        const QWidget *const fronts[] = {find<SequenceChart>(), find<BarChart>("sequenceHistogram"), find<HeatMap>()};
        int part = -1;
        for (int i = 0; i < 3; ++i) {
            if (fronts[i] && fronts[i]->isVisible())
                part = part < 0 ? i : 100;
        }
        return part;
    };
    for (int i = 2; i >= 0; --i) {
        QTest::mouseClick(buttons[i], Qt::LeftButton);
        QCOMPARE(shown(), i);
        QCOMPARE(static_cast<int>(m_view->choice().part), i);
    }
    buttons[0]->setFocus();
    for (int i = 1; i < 3; ++i) {
        QTest::keyClick(buttons[i - 1], Qt::Key_Right);
        QCOMPARE(shown(), i);
    }
}

void SequencePartsTest::pointerTellsWhy()
{
    auto *chart = find<SequenceChart>();
    chart->setFocus();
    chart->point(50);
    QCOMPARE(text("sequenceReadout"), QStringLiteral("G(50) = %1").arg(m_view->snapshot()->at(50)));
    const QString reasons = find<QLineEdit>("sequenceReasons")->toolTip();
    const auto *line = find<QLineEdit>("sequenceReasons");
    QVERIFY(reasons == line->text() ||
            (line->text().endsWith(u'…') && reasons.startsWith(line->text().chopped(1).trimmed())));
    QCOMPARE(chart->accessibleDescription(), text("sequenceReadout") + QStringLiteral(". ") + reasons);
    QVERIFY(reasons.startsWith(QStringLiteral("No follower has value %1. The smaller values are taken: 0 by ")
                                   .arg(m_view->snapshot()->at(50))));
    QTest::keyClick(chart, Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(text("sequenceReadout").startsWith(QStringLiteral("G(51) = ")));
    QVERIFY(find<QLineEdit>("sequenceReasons")->toolTip() != reasons);
    chart->point(0);
    QCOMPARE(find<QLineEdit>("sequenceReasons")->toolTip(), QStringLiteral("No follower has the value 0."));
    chart->point({});
    QCOMPARE(text("sequenceReadout"), QStringLiteral("G(7) = 2")); // the selected heap
    QCOMPARE(find<QLineEdit>("sequenceReasons")->toolTip(),
             QStringLiteral("No follower has value 2. The smaller values are taken: 0 by 3,3; 1 by 3,2."));
}

/// Text that doesn't fit is elided, and complete again if there is space.
void SequencePartsTest::reasonsAreCutVisibly()
{
    find<SequenceChart>()->point(50);
    const QString reasons = find<QLineEdit>("sequenceReasons")->toolTip();
    auto *line = find<QLineEdit>("sequenceReasons");
    const QSize size = line->size();
    line->resize(160, size.height());
    QVERIFY(line->text().endsWith(u'…') && reasons.startsWith(line->text().chopped(1).trimmed()));
    QVERIFY(line->fontMetrics().horizontalAdvance(line->text()) <= 160);
    line->resize(2000, size.height());
    QCOMPARE(line->text(), reasons);
}

/// When rules were typed, the plot gets the focus, so that Enter steps into the term under the pointer.
void SequencePartsTest::enterLeavesTheRules()
{
    auto *rules = find<QComboBox>("sequenceRules")->lineEdit();
    rules->setFocus();
    rules->selectAll();
    QTest::keyClicks(rules, QStringLiteral("octal{0.9x}"));
    QTest::keyClick(rules, Qt::Key_Return);
    QVERIFY(rules->hasFocus()); // for correction
    rules->selectAll();
    QTest::keyClicks(rules, QStringLiteral("octal{0.137}"));
    QTest::keyClick(rules, Qt::Key_Return);
    auto *chart = find<SequenceChart>();
    QVERIFY(chart->hasFocus());
    QTRY_VERIFY(m_view->snapshot() && m_view->snapshot()->rules->text() == QStringLiteral("octal{0.137}"));
    QVERIFY(!find<QToolButton>("sequenceExplain")->isEnabled());
    QVERIFY(find<QToolButton>("sequenceExplain")->toolTip().startsWith(QStringLiteral("Point at a value")));
    chart->point(9);
    QSignalSpy requested(m_session.get(), &Session::workspaceRequested);
    QTest::keyClick(chart, Qt::Key_Return);
    QCOMPARE(requested.size(), 1);
}

/// The followers of large heaps are computed by a job when the pointer rests.
void SequencePartsTest::pointerFarOut()
{
    m_view->chooseRules(QStringLiteral("octal{0.354}"));
    find<QSpinBox>("sequenceTerms")->setValue(200'000);
    QVERIFY(waitForRules(QStringLiteral("octal{0.354}"), 200'000));
    find<SequenceChart>()->point(199'999);
    QCOMPARE(find<QLineEdit>("sequenceReasons")->toolTip(), QString());
    QTRY_VERIFY(find<QLineEdit>("sequenceReasons")->toolTip().startsWith(QStringLiteral("No follower has ")));
    QVERIFY(!find<QToolButton>("sequenceExplain")->isEnabled()); // too many followers to step through
}

void SequencePartsTest::stepsThroughTheMex()
{
    QSignalSpy requested(m_session.get(), &Session::workspaceRequested);
    auto *chart = find<SequenceChart>();
    chart->setFocus();
    chart->point(5);
    QTest::keyClick(chart, Qt::Key_Return);
    QCOMPARE(requested.last()[0].value<WorkspaceId>(), WorkspaceId::Step);
    QCOMPARE(m_session->walkthrough()->kind(), TraceKind::Mex);
    QCOMPARE(m_session->exploration()->expression(), QStringLiteral("kayles:7")); // 5 is among its positions
    QCOMPARE(m_session->exploration()->selectedPosition().text(), QStringLiteral("kayles:5"));
    chart->point(40);
    QTest::mouseClick(find<QToolButton>("sequenceExplain"), Qt::LeftButton);
    QCOMPARE(m_session->exploration()->expression(), QStringLiteral("kayles:40"));
    QCOMPARE(requested.count(), 2);
}

void SequencePartsTest::histogramCounts()
{
    m_view->showPart(SequenceView::Part::Histogram);
    auto *histogram = find<BarChart>("sequenceHistogram");
    std::vector<quint64> counts(m_view->snapshot()->max + 1);
    for (quint64 n = 0; n < 500; ++n)
        ++counts[m_view->snapshot()->at(n)];
    QCOMPARE(histogram->bars().size(), counts.size());
    for (std::size_t value = 0; value < counts.size(); ++value)
        QCOMPARE(histogram->bars()[value].count, counts[value]);
    histogram->setFocus();
    QTest::keyClick(histogram, Qt::Key_End);
    QVERIFY(text("sequenceLegend")
                .startsWith(QStringLiteral("The value %1: %2 of 500 terms").arg(counts.size() - 1).arg(counts.back())));
}

void SequencePartsTest::heatMapFollows()
{
    m_view->showPart(SequenceView::Part::HeatMap);
    auto *map = find<HeatMap>();
    QCOMPARE(find<QSpinBox>("sequenceRowLength")->value(), 12);
    // The layout may still change under the mouse.
    const auto readoutAt = [&](quint64 n) {
        for (const quint64 at : {n - 1, n})
            QTest::mouseMove(map->viewport(), map->cellRect(at).center());
        return text("sequenceReadout");
    };
    QTRY_COMPARE(readoutAt(70), QStringLiteral("G(70) = 6, an exception"));
    QTest::mouseClick(map->viewport(), Qt::LeftButton, {}, map->cellRect(5).center());
    QCOMPARE(m_session->exploration()->selectedPosition().text(), QStringLiteral("kayles:5"));
    auto *length = find<QSpinBox>("sequenceRowLength");
    length->selectAll();
    QTest::keyClicks(length, QStringLiteral("24"));
    QTest::keyClick(length, Qt::Key_Return);
    QCOMPARE(map->rowLength(), quint64(24));
    const int before = map->cellSize();
    action(SequenceCommands::zoomOut)->trigger();
    QVERIFY(map->cellSize() < before);
}

/// Under misère play the values are still those of normal play, with a note.
void SequencePartsTest::normalPlayIsSaid()
{
    const QString words = QString::fromUtf8("under misère play they don't decide who wins");
    QVERIFY(!text("sequenceFinding").contains(words));
    m_session->exploration()->setConvention(Convention::Misere);
    QTRY_VERIFY(text("sequenceFinding").contains(words));
    m_session->exploration()->setConvention(Convention::Normal);
    QTRY_VERIFY(!text("sequenceFinding").contains(words));
}

/// Of many terms the first ones are shown while the others are computed, and remain if that is cancelled; the visible
/// range doesn't change when more terms are added.
void SequencePartsTest::firstTermsComeFirst()
{
    auto *chart = find<SequenceChart>();
    m_view->chooseRules(QStringLiteral("octal{0.354}"));
    QVERIFY(waitForRules(QStringLiteral("octal{0.354}")));
    find<QSpinBox>("sequenceTerms")->setValue(3'000'000);
    m_view->chooseRules(QStringLiteral("octal{0.376}"));
    QVERIFY(waitForRules(QStringLiteral("octal{0.376}"), 100'000));
    QVERIFY(isRunning(m_session->jobs(), QStringLiteral("Values of")));
    QVERIFY(text("sequenceFinding").contains(QStringLiteral("Computing up to 3,000,000 terms")));
    chart->zoom(50);
    const double first = chart->firstShown();
    m_session->jobs()->cancel(m_session->jobs()->running().first().id);
    QTRY_VERIFY(!isRunning(m_session->jobs(), QStringLiteral("Values of")));
    QVERIFY(m_view->snapshot()->terms >= 100'000);
    QCOMPARE(chart->firstShown(), first);
    QVERIFY(!text("sequenceFinding").contains(QStringLiteral("Computing up to")));
}

/// The commands for the window's menus: each has a text and a tip.
void SequencePartsTest::actionsForTheMenus()
{
    for (const Commands::Row &row : m_view->commands()->rows())
        QVERIFY(!row.action->text().isEmpty() && !row.action->statusTip().isEmpty());
    QCOMPARE(m_view->commands()->withRole(CommandRole::Export).size(), 7);
    QCOMPARE(m_view->commands()->withRole(CommandRole::Print).size(), 1);
}

void SequencePartsTest::exportsEveryPart()
{
    const QTemporaryDir folder;
    QSet<QByteArray> pictures;
    for (const SequenceView::Part part :
         {SequenceView::Part::Plot, SequenceView::Part::Histogram, SequenceView::Part::HeatMap}) {
        m_view->showPart(part);
        const QString path = folder.filePath(QStringLiteral("part%1.png").arg(static_cast<int>(part)));
        find<SequenceExports>()->exportTo(path);
        QTRY_VERIFY(QFileInfo::exists(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        pictures.insert(file.readAll());
    }
    QCOMPARE(pictures.size(), 3);
    m_view->showPart(SequenceView::Part::Plot);
    find<SequenceExports>()->exportTo(folder.filePath(QStringLiteral("plot.pdf")));
    QTRY_VERIFY(text("sequenceFinding").contains(QStringLiteral("plot.pdf")));
    QVERIFY(QFileInfo(folder.filePath(QStringLiteral("plot.pdf"))).size() > 1000);
}

void SequencePartsTest::valuesInAllFormats()
{
    const QTemporaryDir folder;
    for (const char *ending : {"csv", "txt", "json", "mexseq"}) {
        const QString path = folder.filePath(QStringLiteral("values.%1").arg(QLatin1String(ending)));
        find<SequenceExports>()->exportTo(path);
        QTRY_VERIFY(QFileInfo::exists(path));
        QTRY_VERIFY(text("sequenceFinding").startsWith(QStringLiteral("500 values are in %1.").arg(path)));
    }
}

void SequencePartsTest::optionsBySwitches()
{
    auto *chart = find<SequenceChart>();
    for (const CommandId id : {SequenceCommands::periodBands, SequenceCommands::exceptions}) {
        const ChartOptions before = chart->options();
        action(id)->trigger();
        QVERIFY(!(chart->options() == before));
        action(id)->trigger();
        QVERIFY(chart->options() == before);
    }
}

void SequencePartsTest::dialogs()
{
    action(SequenceCommands::exportSvg)->trigger();
    auto *file = find<QFileDialog>("exportSequenceDialog");
    QVERIFY(file);
    QCOMPARE(file->defaultSuffix(), QStringLiteral("svg"));
    file->close();
    action(SequenceCommands::print)->trigger();
    QVERIFY(find<QDialog>("printPagesDialog"));
    find<QDialog>("printPagesDialog")->close();
}

MEXPLORER_TEST(SequencePartsTest)
#include "tst_sequenceparts.moc"
