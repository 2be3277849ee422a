#include "tests/views/support/heartbeat.h"

#include "model/session/session.h"
#include "views/charts/barchart.h"
#include "views/sequence/comparepage.h"
#include "views/sequence/heatmap.h"
#include "views/sequence/sequencechart.h"
#include "views/sequence/sequenceview.h"
#include "views/survey/surveymodel.h"
#include "views/survey/surveyview.h"
#include "views/tables/matrixtablesview.h"
#include "views/theme/style.h"

#include <QComboBox>
#include <QScrollBar>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace mexplorer;

using Part = SequenceView::Part;

/// The Sequence workspace with ten million terms: no event of its loop holds the GUI thread for more than 50 ms of its
/// own work, whatever is computed meanwhile and whatever is looked at.
class SequenceHeartbeatTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void tenMillionTerms();
    void surveyAndTables();

private:
    template <class Widget> Widget *find(const char *name = nullptr) const
    {
        return name ? m_view->findChild<Widget *>(QLatin1String(name)) : m_view->findChild<Widget *>();
    }
    /// Does it in an event of its own, which is measured, and waits for what follows from it.
    template <class Function> void measured(const char *what, Function function)
    {
        auto *app = static_cast<Heartbeat *>(qApp);
        app->reset();
        bool isDone = false;
        QTimer::singleShot(0, m_view.get(), [&] {
            function();
            isDone = true;
        });
        QTRY_VERIFY_WITH_TIMEOUT(isDone && m_session->jobs()->running().isEmpty(), 120'000);
        QCoreApplication::processEvents();
        QVERIFY2(app->isCalm(), qPrintable(QLatin1String(what) + u' ' + app->report()));
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<SequenceView> m_view;
};

void SequenceHeartbeatTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    applyStyle(*qApp);
    Theme::instance().setMode(Theme::Mode::Light);
}

void SequenceHeartbeatTest::init()
{
    QFile::remove(SurveyView::autosavePath());
    m_session = std::make_unique<Session>();
    m_view = std::make_unique<SequenceView>(m_session.get());
    m_view->resize(1400, 900);
    m_session->exploration()->open(QStringLiteral("kayles:7"));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    QTRY_VERIFY(m_view->snapshot() && m_session->jobs()->running().isEmpty());
}

void SequenceHeartbeatTest::cleanup()
{
    m_view.reset();
    m_session.reset();
}

void SequenceHeartbeatTest::tenMillionTerms()
{
    measured("choosing rules", [this] { m_view->chooseRules(QStringLiteral("octal{0.16}")); });
    measured("asking for terms", [this] { find<QSpinBox>("sequenceTerms")->setValue(10'000'000); });
    QCOMPARE(m_view->snapshot()->terms, quint64(10'000'000));
    auto *chart = find<SequenceChart>();
    for (const double factor : {3.0, 50.0, 30.0, 0.1, 20.0, 0.0001}) {
        measured("zooming", [=] { chart->zoom(factor); });
        measured("moving", [=] { chart->pan(0.3); });
    }
    for (const quint64 n : {9'999'999U, 5'000'000U, 17U})
        measured("pointing", [=] { chart->point(n); });
    for (const Part part : {Part::Histogram, Part::HeatMap, Part::Compare, Part::Plot, Part::HeatMap})
        measured("changing parts", [this, part] { m_view->showPart(part); });
    auto *map = find<HeatMap>();
    measured("the smallest cells", [=] { map->zoom(-20); });
    for (const quint64 n : {9'000'000U, 300U})
        measured("moving over the heat map", [=] { map->point(n); });
    for (const int length : {3, 64, 100'000}) {
        measured("rows of another length", [this, length] { find<QSpinBox>("sequenceRowLength")->setValue(length); });
        measured("larger cells", [=] { map->fit(); });
        measured("the end of the heat map",
                 [=] { map->verticalScrollBar()->setValue(map->verticalScrollBar()->maximum()); });
    }
    measured("adding another sequence", [this] { find<ComparePage>()->add(QStringLiteral("octal{0.56}")); });
    measured("back to the plot", [this] { m_view->showPart(Part::Plot); });
    const QTemporaryDir folder;
    for (const char *name : {"plot.png", "plot.svg", "plot.pdf"})
        measured(name, [&] { m_view->exportTo(folder.filePath(QLatin1String(name))); });
    measured("another theme", [] { Theme::instance().setMode(Theme::Mode::Dark); });
}

void SequenceHeartbeatTest::surveyAndTables()
{
    measured("showing the survey", [this] { m_view->showPart(Part::Survey); });
    find<QComboBox>("surveyTerms")->setCurrentIndex(0);
    measured("surveying", [this] { find<SurveyView>()->toggle(); });
    QCOMPARE(find<SurveyView>()->model()->count(SurveyRow::Status::Waiting), 0);
    for (int column = 0; column < SurveyModel::ColumnCount; ++column)
        measured("sorting",
                 [this, column] { find<QTableView>("surveyTable")->sortByColumn(column, Qt::DescendingOrder); });
    measured("showing the tables", [this] { m_view->showPart(Part::Matrix); });
    measured("a board of 5 by 5", [this] { find<MatrixTablesView>()->setBoard(5, 5); });
    measured("working it out", [this] { find<MatrixTablesView>()->toggle(); });
    QVERIFY(find<MatrixTablesView>()->summary());
}

int main(int argc, char **argv)
{
    return Heartbeat::run<SequenceHeartbeatTest>(argc, argv);
}

#include "tst_sequenceheartbeat.moc"
