// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sanitized.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"
#include "windowhome.h"

#include "app/window/windowpresentation.h"
#include "app/window/workspaces.h"
#include "model/games/catalogue.h"
#include "model/notation/expression.h"
#include "model/step/tracewords.h"
#include "views/canvas/graphcanvas.h"
#include "views/step/periodpainter.h"
#include "views/step/picturepane.h"

using namespace mexplorer;

/// Tests the view of each step in a presentation: every position in the sentence with its name, and the whole graph at
/// the beginning and at the end, at the end of a small one with all values.
class TestPresentedSteps : public QObject, private samples::WindowHome
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare();
        Theme::instance().setReducedMotion(true);
        WindowPresentation::typeScale(sizes[0].height()); // the normal font size
        m_graph = QStringLiteral("graph{%1}:a")
                      .arg(samples::written(m_home.filePath(QStringLiteral("moves.txt")),
                                            "a b\na c\nb d\nc d\nd e\nd f\ne h\nf h\nf g\ng h\n"));
    }
    void cleanupTestCase()
    {
        m_window.reset();
        setTypeScale(1);
    }

    void namedPositionsAreSeen_data() { addRows({sizes.begin(), sizes.end()}); }
    void namedPositionsAreSeen();
    void graphBesideAPictureNamesThemToo_data() { addRows({sizes[1]}); }
    void graphBesideAPictureNamesThemToo();
    void itemsOfAStepAreSeen_data() { addRows({sizes.front(), sizes.back()}); }
    void itemsOfAStepAreSeen();
    void aProvedPeriodIsSeenWhole_data();
    void aProvedPeriodIsSeenWhole();
    void leavingBringsTheUsualLayoutBack();

private:
    static constexpr std::array sizes = {QSize(1920, 1080), QSize(1400, 900), QSize(1024, 700)};

    void addRows(const QList<QSize> &at);
    void present(const QString &game, QSize size);
    void show(TraceKind kind);
    GraphCanvas *canvas() { return m_window->workspaces()->view(WorkspaceId::Step)->findChild<GraphCanvas *>(); }
    Session *session() { return m_window->session(); }
    Walkthrough *walkthrough() { return session()->walkthrough(); }
    bool isSettled()
    {
        return !walkthrough()->isBuilding() && session()->exploration()->isReady() &&
               session()->jobs()->running().isEmpty();
    }
    /// Returns the first and the last steps, and some between them.
    std::vector<int> someSteps()
    {
        constexpr int max = isSanitized ? 1 : 4;
        const int count = walkthrough()->stepCount();
        std::set<int> steps = {0, 1, count - 2, count - 1};
        for (int i = 0; i < max; ++i)
            steps.insert(i * count / max);
        std::erase_if(steps, [count](int step) { return step < 0 || step >= count; });
        return {steps.begin(), steps.end()};
    }
    void goTo(int step)
    {
        walkthrough()->seek(step);
        QCOMPARE(walkthrough()->step(), step);
        QCoreApplication::processEvents();
        QTRY_VERIFY_WITH_TIMEOUT(isSettled(), 60'000);
        QCoreApplication::processEvents();
    }
    void verifyNames(const QByteArray &where);

    std::unique_ptr<SessionWindow> m_window;
    QString m_graph;
};

void TestPresentedSteps::addRows(const QList<QSize> &at)
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    QStringList games = {QStringLiteral("kayles:7"), m_graph};
    for (const Family &family : catalogue()) {
        if (family.parameters != Family::Parameters::File)
            games << family.example;
    }
    for (const QSize size : at) {
        for (const QString &game : games)
            QTest::addRow("%s %d", qPrintable(game.section(u'/', -1)), size.width()) << game << size;
    }
}

void TestPresentedSteps::present(const QString &game, QSize size)
{
    if (!m_window) {
        m_window = std::make_unique<SessionWindow>();
        showAt(*m_window, {1400, 900});
        m_window->open(QStringLiteral("kayles:5"));
        m_window->present();
        m_window->setWindowState(Qt::WindowNoState); // the platform's full screen is smaller
    }
    session()->presentation()->setGraphShown(false);
    m_window->resize(size);
    setTypeScale(WindowPresentation::typeScale(size.height()));
    QTRY_COMPARE(m_window->size(), size);
    m_window->open(game);
    QTRY_VERIFY_WITH_TIMEOUT(isReadyFor(*m_window, parsePosition(game)->text()), 60'000);
    m_window->workspaces()->showWorkspace(WorkspaceId::Step);
    QTRY_VERIFY_WITH_TIMEOUT(isSettled(), 60'000);
}

void TestPresentedSteps::show(TraceKind kind)
{
    walkthrough()->setKind(kind);
    QTRY_VERIFY_WITH_TIMEOUT(isSettled(), 60'000);
    QCOMPARE(walkthrough()->kind(), kind);
}

/// Each position that the sentence names by its text has its mark in the picture and a name next to it.
void TestPresentedSteps::verifyNames(const QByteArray &where)
{
    const GraphCanvas &graph = *canvas();
    QVERIFY2(graph.isVisible() && graph.isCurrent(), where);
    const QRectF view = graph.viewRect();
    const std::vector<VertexName> names = graph.names();
    std::set<PositionId> named(session()->exploration()->stepFocus().named.begin(),
                               session()->exploration()->stepFocus().named.end());
    const GameGraph &all = *session()->exploration()->graph();
    const QString sentence = walkthrough()->trace()->sentence(walkthrough()->step()).marked();
    for (PositionId id = 0; id < std::min<PositionId>(all.positionCount(), 3'000); ++id) {
        if (walkthrough()->kind() == TraceKind::Labels &&
            sentence.contains(tracewords::subjectName(*all.rules(), all.cells(id))))
            named.insert(id);
    }
    for (const PositionId id : named) {
        const auto name = std::ranges::find(names, ShownId(id), &VertexName::id);
        const QByteArray what =
            where + ' ' + all.rules()->positionText(all.cells(id)).toUtf8() + ": " + sentence.toUtf8();
        QVERIFY2(view.contains(graph.pointOf(ShownId(id))), what);
        QVERIFY2(name != names.end(), what);
        QVERIFY2(!name->box.isEmpty() && view.contains(name->box), what);
        for (const PositionId other : named)
            QVERIFY2(!name->box.contains(graph.pointOf(ShownId(other))), what);
    }
}

void TestPresentedSteps::namedPositionsAreSeen()
{
    QFETCH(QString, game);
    QFETCH(QSize, size);
    present(game, size);
    show(TraceKind::Labels);
    const GameGraph &graph = *session()->exploration()->graph();
    for (const int step : someSteps()) {
        goTo(step);
        const QByteArray where = QStringLiteral("%1, step %2").arg(game).arg(step + 1).toUtf8();
        verifyNames(where);
        if (QTest::currentTestFailed())
            return;
        const bool isWhole = step == 0 || step + 1 == walkthrough()->stepCount();
        for (PositionId id = 0; isWhole && id < graph.positionCount(); ++id)
            QVERIFY2(canvas()->viewRect().contains(canvas()->pointOf(ShownId(id))), where);
    }
    for (PositionId id = 0; id < graph.positionCount() && graph.positionCount() <= 25; ++id)
        QVERIFY2(!canvas()->part().drawnText(ShownId(id)).isEmpty(), "a value is too small to be drawn");
}

/// V shows the graph next to a picture of another kind.
void TestPresentedSteps::graphBesideAPictureNamesThemToo()
{
    QFETCH(QString, game);
    QFETCH(QSize, size);
    present(game, size);
    session()->presentation()->setGraphShown(true);
    for (const TraceKind kind : {TraceKind::Mex, TraceKind::NimSum, TraceKind::Proof}) {
        show(kind);
        if (!canvas()->isVisible())
            continue; // has a sentence only
        for (const int step : someSteps()) {
            goTo(step);
            if (!canvas()->isVisible())
                continue;
            verifyNames(QStringLiteral("%1, %2, step %3").arg(game, traceKindName(kind)).arg(step + 1).toUtf8());
            if (QTest::currentTestFailed())
                return;
        }
    }
}

/// In pictures of all other kinds, the subject of a step is visible.
void TestPresentedSteps::itemsOfAStepAreSeen()
{
    QFETCH(QString, game);
    QFETCH(QSize, size);
    present(game, size);
    for (const TraceKind kind : allTraceKinds()) {
        if (kind == TraceKind::Labels)
            continue;
        show(kind);
        for (const int step : someSteps()) {
            goTo(step);
            const auto *pane = m_window->findChild<PicturePane *>(QStringLiteral("stepPicture"));
            if (!pane->isVisible() || !pane->painter())
                continue;
            const QByteArray where =
                QStringLiteral("%1, %2, step %3").arg(game, traceKindName(kind)).arg(step + 1).toUtf8();
            const std::vector<Position> about = walkthrough()->trace()->positions(step).positions;
            int items = 0; // a recursion may reach a position more than once
            int seen = 0;
            for (int i = 0; !about.empty() && i < pane->painter()->itemCount(); ++i) {
                if (!(pane->painter()->itemPosition(i) == about.front()))
                    continue;
                ++items;
                seen += QRectF(pane->rect()).contains(pane->painter()->itemRect(i).center()) ? 1 : 0;
            }
            QVERIFY2(items == 0 || seen > 0, where);
            if (const auto *strip = dynamic_cast<const PeriodPainter *>(pane->painter());
                strip && strip->picture().to > 0)
                QVERIFY2(QRectF(pane->rect()).contains(strip->cellRect(strip->picture().to - 1)), where);
        }
    }
}

void TestPresentedSteps::aProvedPeriodIsSeenWhole_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    for (const QSize size : sizes) {
        for (const char *game : {"kayles:7", "subtraction{1-3}:9", "subtraction{2,5}:9"})
            QTest::addRow("%s %d", game, size.width()) << QString::fromLatin1(game) << size;
    }
}

/// At the last step all values of the proof are in the picture.
void TestPresentedSteps::aProvedPeriodIsSeenWhole()
{
    QFETCH(QString, game);
    QFETCH(QSize, size);
    present(game, size);
    show(TraceKind::Period);
    goTo(walkthrough()->stepCount() - 1);
    const auto *pane = m_window->findChild<PicturePane *>(QStringLiteral("stepPicture"));
    const auto *strip = dynamic_cast<const PeriodPainter *>(pane->painter());
    QVERIFY(strip && strip->picture().shown > 0);
    for (int n = 0; n < strip->picture().shown; ++n)
        QVERIFY2(QRectF(pane->rect()).contains(strip->cellRect(n)), qPrintable(QString::number(n)));
}

/// Outside of a presentation the layers are in the orientation that is set.
void TestPresentedSteps::leavingBringsTheUsualLayoutBack()
{
    present(QStringLiteral("kayles:7"), sizes[1]);
    show(TraceKind::Labels);
    goTo(0);
    QCOMPARE(canvas()->picture().layout->options().orientation, Orientation::LeftRight);
    m_window->setPresentation(false);
    QTRY_COMPARE(canvas()->picture().layout->options().orientation, Orientation::TopDown);
    QTRY_VERIFY(isSettled());
    QVERIFY(canvas()->names().empty());
    m_window.reset();
    setTypeScale(1);
}

MEXPLORER_TEST(TestPresentedSteps)

#include "tst_presentedsteps.moc"
