// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/session.h"
#include "tests/runningjobs.h"
#include "tests/testprogram.h"
#include "tests/views/sequence/sequencesamples.h"
#include "tests/views/support/windowwait.h"
#include "views/sequence/sequencechart.h"
#include "views/sequence/sequencecommands.h"
#include "views/sequence/sequenceexports.h"
#include "views/sequence/sequenceview.h"
#include "views/theme/theme.h"
#include "views/widgets/linklabel.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStackedWidget>
#include <QSvgRenderer>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <cmath>

using namespace mexplorer;

/// Tests the workspace in an event loop, by mouse and keys.
class SequenceViewTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void showsKayles();
    void lawsStandBelowThePlot();
    void proofsAreShownInStep();
    void followsTheSelection();
    void clickSelectsTheHeap();
    void pointerTellsTheValue();
    void tableMovesThePointer();
    void zoomsAndMoves();
    void rubberBand();
    void rightButtonOffersAMenu();
    void otherRulesByKeyboard();
    void wrongRulesAreExplained();
    void gamesWithoutHeaps();
    void termsByKeyboard();
    void manyTermsStayQuick();
    void hiddenViewWaits();
    void exports();
    void followsTheTheme();
    void findingAgreesWithThePlainValues_data();
    void findingAgreesWithThePlainValues();

private:
    QString text(const char *name) const
    {
        const auto *label = m_view->findChild<QLabel *>(QLatin1String(name));
        return label->accessibleName().isEmpty() ? label->text() : label->accessibleName();
    }
    bool waitForTerms(quint64 terms) const
    {
        return QTest::qWaitFor([this, terms] { return m_view->snapshot() && m_view->snapshot()->terms == terms; },
                               20'000);
    }
    void wheel(const QPoint &point, int turned) const
    {
        QWheelEvent event(point, m_chart->viewport()->mapToGlobal(point), QPoint(), QPoint(0, turned), Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_chart->viewport(), &event);
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<SequenceView> m_view;
    SequenceChart *m_chart = nullptr;
};

void SequenceViewTest::init()
{
    m_session = std::make_unique<Session>();
    m_view = std::make_unique<SequenceView>(m_session.get());
    m_chart = m_view->findChild<SequenceChart *>();
    m_view->resize(900, 640);
    m_session->exploration()->open(QStringLiteral("kayles:7"));
    m_view->show();
    QVERIFY(waitForWindowExposed(m_view.get()));
    QVERIFY(waitForTerms(500));
    QVERIFY(QTest::qWaitFor([this] { return m_session->exploration()->isReady(); }, 60'000));
}

void SequenceViewTest::cleanup()
{
    m_view.reset();
    m_session.reset();
}

void SequenceViewTest::showsKayles()
{
    QCOMPARE(text("sequenceFinding"),
             QStringLiteral("Period 12, last exception 70. Guy–Smith: G(n + 12) = G(n) for 71 ≤ n < 156, "
                            "checked through n = 167, so it holds for ever."));
    QCOMPARE(m_view->findChild<QTableView *>(QStringLiteral("sequenceTable"))->model()->columnCount(), 12);
    QVERIFY(m_chart->showsDots());
    QCOMPARE(text("sequenceReadout"), QStringLiteral("G(7) = 2"));
    // Terms link to the glossary.
    for (const char *name : {"sequenceFinding", "sequenceLegend"}) {
        const auto *label = m_view->findChild<QLabel *>(QLatin1String(name));
        QVERIFY2(label->text().contains(QStringLiteral("href=\"glossary:")), qPrintable(label->text()));
        QVERIFY(label->openExternalLinks());
    }
}

/// The law of the values follows the rules; others are shown on request.
void SequenceViewTest::lawsStandBelowThePlot()
{
    const auto law = [this] { return text("sequenceLaw"); };
    auto *more = m_view->findChild<QToolButton *>(QStringLiteral("sequenceLaws"));
    QTRY_VERIFY2(law().contains(QStringLiteral("Proved")) && law().contains(QStringLiteral("12")), qPrintable(law()));
    m_view->chooseRules(QStringLiteral("subtraction{1-3}"));
    QTRY_VERIFY2(law().startsWith(QStringLiteral("G(n) = n mod 4 for all n. Proved")), qPrintable(law()));
    QVERIFY(more->isVisible());
    more->click();
    QVERIFY(law().count(u'\n') >= 1);
    m_view->chooseRules(QStringLiteral("rules{n -> n-k : k | n, k < n}"));
    QTRY_VERIFY2(law().startsWith(QStringLiteral("G(n) = v2(n)")) && !law().contains(QStringLiteral("Proved")),
                 qPrintable(law()));
    m_view->chooseRules(QStringLiteral("nim"));
    QTRY_VERIFY2(law().startsWith(QStringLiteral("G(n) = n for all n. Proved")), qPrintable(law()));
}

/// A proof is shown in Step: of the period by the button beside it, of another law by its link, also by the keyboard.
/// The open game stays open.
void SequenceViewTest::proofsAreShownInStep()
{
    auto *law = m_view->findChild<LinkLabel *>(QStringLiteral("sequenceLaw"));
    auto *more = m_view->findChild<QToolButton *>(QStringLiteral("sequenceLaws"));
    auto *proof = m_view->findChild<QToolButton *>(QStringLiteral("sequenceProof"));
    const Walkthrough *walk = m_session->walkthrough();
    QSignalSpy asked(m_session.get(), &Session::workspaceRequested);
    QVERIFY(proof->isVisible());
    QCOMPARE(proof->text(), QStringLiteral("Show the proof step by step"));
    proof->click();
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.takeFirst()[0].value<WorkspaceId>(), WorkspaceId::Step);
    QCOMPARE(walk->kind(), TraceKind::Period);
    QCOMPARE(m_session->exploration()->selectedPosition().text(), QStringLiteral("kayles:7"));

    QTRY_VERIFY(more->isVisible());
    more->click(); // with the law of the code 0.77
    QCOMPARE(law->text().count(QStringLiteral("<a ")), 2);
    m_view->activateWindow();
    QVERIFY(waitForWindowActive(m_view.get()));
    law->setFocus(Qt::TabFocusReason);
    QVERIFY(law->hasFocus());
    QTest::keyClick(law, Qt::Key_Return);
    QCOMPARE(walk->kind(), TraceKind::Period);
    QTest::keyClick(law, Qt::Key_Tab);
    QTest::keyClick(law, Qt::Key_Return);
    QCOMPARE(asked.size(), 2);
    QCOMPARE(walk->kind(), TraceKind::Code);
    QCOMPARE(m_session->exploration()->start().text(), QStringLiteral("kayles:7"));

    m_view->chooseRules(QStringLiteral("subtraction{1-3}")); // which isn't the open game
    QTRY_VERIFY(text("sequenceLaw").startsWith(QStringLiteral("G(n) = n mod 4")));
    emit law->linkActivated(QStringLiteral("0"));
    QCOMPARE(walk->kind(), TraceKind::Table);
    QCOMPARE(m_session->exploration()->start().text(), QStringLiteral("subtraction{1-3}:8"));

    m_view->chooseRules(QStringLiteral("grundy")); // without a period
    QTRY_VERIFY(m_view->snapshot() && m_view->snapshot()->rules->text() == QStringLiteral("grundy"));
    QVERIFY(!proof->isVisible());
}

void SequenceViewTest::followsTheSelection()
{
    Exploration *exploration = m_session->exploration();
    QVERIFY(exploration->selectPosition(Position{{Component{exploration->start().components[0].rules, {3, 2}}}}));
    QCOMPARE(text("sequenceReadout"), QStringLiteral("G(3) = 3, G(2) = 2"));
}

void SequenceViewTest::clickSelectsTheHeap()
{
    m_chart->zoom(20);
    m_chart->point(5);
    QTest::mouseClick(m_chart->viewport(), Qt::LeftButton, {}, m_chart->pointOf(5));
    QCOMPARE(m_session->exploration()->selectedPosition().text(), QStringLiteral("kayles:5"));
    QCOMPARE(m_view->findChild<QTableView *>(QStringLiteral("sequenceTable"))->currentIndex().column(), 5);
}

void SequenceViewTest::pointerTellsTheValue()
{
    QTest::mouseMove(m_chart->viewport(), m_chart->pointOf(200));
    QTRY_COMPARE(m_chart->pointer()->term(), std::optional<quint64>(200));
    QCOMPARE(text("sequenceReadout"), QStringLiteral("G(200) = %1").arg(m_view->snapshot()->at(200)));
    QTest::mouseMove(m_chart->viewport(), m_chart->pointOf(70));
    QTRY_COMPARE(text("sequenceReadout"), QStringLiteral("G(70) = 6, an exception"));
}

void SequenceViewTest::tableMovesThePointer()
{
    auto *table = m_view->findChild<QTableView *>(QStringLiteral("sequenceTable"));
    table->setFocus();
    table->setCurrentIndex(table->model()->index(1, 0));
    QTest::keyClick(table, Qt::Key_Right);
    QCOMPARE(m_chart->pointer()->term(), std::optional<quint64>(13));
    QTest::keyClick(table, Qt::Key_Down);
    QCOMPARE(m_chart->pointer()->term(), std::optional<quint64>(25));
}

void SequenceViewTest::zoomsAndMoves()
{
    m_chart->setFocus();
    QTest::keyClick(m_chart, Qt::Key_Plus);
    const double width = m_chart->lastShown() - m_chart->firstShown();
    QCOMPARE(std::round(width), 400.0);
    const double first = m_chart->firstShown();
    QTest::keyClick(m_chart, Qt::Key_Right);
    QCOMPARE(m_chart->firstShown(), first + width / 10);
    QTest::keyClick(m_chart, Qt::Key_Left);
    QCOMPARE(m_chart->firstShown(), first);
    QTest::keyClick(m_chart, Qt::Key_Home);
    QCOMPARE(m_chart->lastShown(), 499.5);
    const QPoint point = m_chart->pointOf(300);
    wheel(point, 480);
    QVERIFY(m_chart->lastShown() - m_chart->firstShown() < 250);
    QVERIFY(std::abs(m_chart->pointOf(300).x() - point.x()) <= 2);
    wheel(point, -4800);
    QCOMPARE(m_chart->firstShown(), -0.5);
    QTest::mouseClick(m_view->findChild<QToolButton *>(QStringLiteral("sequence.zoomIn.button")), Qt::LeftButton);
    QVERIFY(m_chart->lastShown() - m_chart->firstShown() < 400);
    QTest::mouseClick(m_view->findChild<QToolButton *>(QStringLiteral("sequence.showAll.button")), Qt::LeftButton);
    QCOMPARE(m_chart->firstShown(), -0.5);
}

void SequenceViewTest::rubberBand()
{
    const QPoint from(m_chart->pointOf(100).x(), 60);
    const QPoint to(m_chart->pointOf(200).x(), 100);
    QTest::mousePress(m_chart->viewport(), Qt::LeftButton, {}, from);
    QTest::mouseMove(m_chart->viewport(), to);
    QTest::mouseRelease(m_chart->viewport(), Qt::LeftButton, {}, to);
    QTRY_VERIFY(std::abs(m_chart->firstShown() - 100) < 3);
    QVERIFY(std::abs(m_chart->lastShown() - 200) < 3);
}

void SequenceViewTest::rightButtonOffersAMenu()
{
    QSignalSpy workspace(m_session.get(), &Session::workspaceRequested);
    const QPoint point = m_chart->pointOf(200);
    QTest::mouseMove(m_chart->viewport(), point);
    QTRY_COMPARE(m_chart->pointer()->term(), std::optional<quint64>(200));
    QTest::mouseClick(m_chart->viewport(), Qt::RightButton, {}, point);
    QVERIFY(m_chart->showsAll());
    QContextMenuEvent event(QContextMenuEvent::Mouse, point, m_chart->viewport()->mapToGlobal(point));
    QCoreApplication::sendEvent(m_chart->viewport(), &event);
    auto *menu = m_view->findChild<QMenu *>(QStringLiteral("sequenceMenu"));
    QVERIFY(menu && menu->isVisible());
    const QList<QAction *> actions = menu->actions();
    const QAction *zoomIn = (*m_view->commands())[SequenceCommands::zoomIn];
    QVERIFY(std::any_of(actions.begin(), actions.end(), [&](const QAction *action) { return action == zoomIn; }));
    QCOMPARE(actions.first()->text(), QStringLiteral("&Explain G(200)"));
    actions.first()->trigger();
    QTRY_COMPARE(workspace.size(), 1);
    menu->close();
    QTRY_VERIFY(!m_view->findChild<QMenu *>(QStringLiteral("sequenceMenu")));
}

void SequenceViewTest::otherRulesByKeyboard()
{
    auto *edit = m_view->findChild<QComboBox *>(QStringLiteral("sequenceRules"))->lineEdit();
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("subtraction{1-3}"));
    QTest::keyClick(edit, Qt::Key_Return);
    QTRY_VERIFY(text("sequenceFinding").startsWith(QStringLiteral("Period 4, without exceptions. Repeated window")));
    QCOMPARE(m_session->exploration()->expression(), QStringLiteral("kayles:7"));
}

void SequenceViewTest::wrongRulesAreExplained()
{
    m_view->chooseRules(QStringLiteral("octal{0.9}"));
    QVERIFY(text("sequenceFinding").contains(QStringLiteral("digit from 0 to 7")));
    m_view->chooseRules(QStringLiteral("chomp"));
    QVERIFY(text("sequenceFinding").contains(QStringLiteral("chomp is not a game on heaps")));
    QCOMPARE(m_view->snapshot()->rules->text(), QStringLiteral("kayles"));
}

void SequenceViewTest::gamesWithoutHeaps()
{
    m_session->exploration()->open(QStringLiteral("matrix:2x2"));
    QVERIFY(text("sequenceWhy").contains(QStringLiteral("matrix is not one of them")));
    auto *pages = m_view->findChild<QStackedWidget *>(QStringLiteral("sequencePages"));
    QCOMPARE(pages->currentIndex(), 1);
    QTest::mouseClick(m_view->findChild<QPushButton *>(QStringLiteral("sequenceOffer.dawson")), Qt::LeftButton);
    QTRY_VERIFY(text("sequenceFinding").startsWith(QStringLiteral("Period 34")));
    QCOMPARE(pages->currentIndex(), 0);
    m_session->exploration()->open(QStringLiteral("matrix:2x2 + grundy:9"));
    QTRY_VERIFY(m_view->snapshot() && m_view->snapshot()->rules->text() == QStringLiteral("grundy"));
    QTRY_COMPARE(text("sequenceReadout"), QStringLiteral("G(9) = 1"));
}

void SequenceViewTest::termsByKeyboard()
{
    auto *terms = m_view->findChild<QSpinBox *>(QStringLiteral("sequenceTerms"));
    terms->selectAll();
    QTest::keyClicks(terms, QStringLiteral("1200"));
    QTest::keyClick(terms, Qt::Key_Return);
    QVERIFY(waitForTerms(1200));
    QCOMPARE(m_chart->lastShown(), 1199.5);
}

void SequenceViewTest::manyTermsStayQuick()
{
    m_view->findChild<QSpinBox *>(QStringLiteral("sequenceTerms"))->setValue(3'000'000);
    QVERIFY(waitForTerms(3'000'000));
    QVERIFY(!m_chart->showsDots());
    QVERIFY(text("sequenceLegend").contains(QStringLiteral("least&nbsp;to&nbsp;greatest")));
    QVERIFY(text("sequenceLegend").contains(QStringLiteral("columns&nbsp;with&nbsp;exceptions")));
    for (int i = 0; i < 40; ++i)
        m_chart->zoom(1.6);
    QVERIFY(m_chart->showsDots());
    QVERIFY(m_chart->lastShown() - m_chart->firstShown() < 10);
}

void SequenceViewTest::hiddenViewWaits()
{
    m_view->hide();
    m_session->exploration()->open(QStringLiteral("dawson:9"));
    QVERIFY(!m_view->snapshot());
    QVERIFY(!isRunning(m_session->jobs(), QStringLiteral("Values of")));
    m_view->show();
    QVERIFY(waitForTerms(500));
    QCOMPARE(m_view->snapshot()->rules->text(), QStringLiteral("dawson"));
}

void SequenceViewTest::exports()
{
    QTemporaryDir dir;
    m_view->findChild<SequenceExports *>()->exportTo(dir.filePath(QStringLiteral("chart.svg")));
    QTRY_VERIFY(text("sequenceFinding").startsWith(QStringLiteral("The chart is in ")));
    QSvgRenderer svg(dir.filePath(QStringLiteral("chart.svg")));
    QVERIFY(svg.isValid());
    m_view->findChild<SequenceExports *>()->exportTo(dir.filePath(QStringLiteral("chart.png")));
    QTRY_VERIFY(text("sequenceFinding").contains(QStringLiteral("chart.png")));
    const QImage png(dir.filePath(QStringLiteral("chart.png")));
    QCOMPARE(png.size(), m_chart->size() * 2);
    const QString csv = dir.filePath(QStringLiteral("values.csv"));
    m_view->findChild<SequenceExports *>()->exportTo(csv);
    QTRY_VERIFY(text("sequenceFinding").startsWith(QStringLiteral("500 values are in ")));
    QFile file(csv);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), 501);
    m_view->findChild<SequenceExports *>()->exportTo(dir.filePath(QStringLiteral("missing/chart.svg")));
    QTRY_VERIFY(text("sequenceFinding").contains(QStringLiteral("can't be written")));
}

void SequenceViewTest::followsTheTheme()
{
    const auto corner = [this] { return m_chart->grab().toImage().pixelColor(2, 2); };
    Theme::instance().setMode(Theme::Mode::Dark);
    QVERIFY(corner().lightness() < 80);
    QCOMPARE(corner(), Theme::instance().colors().surface);
    Theme::instance().setMode(Theme::Mode::Light);
    QVERIFY(corner().lightness() > 180);
}

void SequenceViewTest::findingAgreesWithThePlainValues_data()
{
    QTest::addColumn<QString>("rules");
    for (const char *rules : {"kayles", "dawson", "subtraction{1-3}", "subtraction{2,5}", "subtraction{1,4,9}",
                              "octal{0.6}", "grundy", "octal{0.15}", "octal{0.3}", "octal{0.07}"})
        QTest::newRow(rules) << rules;
}

/// The view's period is the shortest one of the values by the definition, and so is its last exception.
void SequenceViewTest::findingAgreesWithThePlainValues()
{
    QFETCH(QString, rules);
    constexpr quint64 terms = 500;
    const std::vector<Value> values = plainValues(*heapRules(rules), terms);
    quint64 period = 0;
    quint64 preperiod = 0;
    for (quint64 p = 1; p <= terms / 3 && period == 0; ++p) {
        quint64 n = terms - p;
        while (n > 0 && values[n - 1] == values[n - 1 + p])
            --n;
        if (n + 2 * p + 20 < terms) {
            period = p;
            preperiod = n;
        }
    }
    Session session;
    SequenceView view(&session);
    view.resize(900, 640);
    view.show();
    QVERIFY(waitForWindowExposed(&view));
    view.chooseRules(rules);
    QTRY_VERIFY(view.snapshot() && view.snapshot()->rules->text() == heapRules(rules)->text());
    const QString text = view.findChild<QLabel *>(QStringLiteral("sequenceFinding"))->accessibleName();
    if (period == 0) {
        QCOMPARE(text, QStringLiteral("No period shows in the first 500 values."));
        return;
    }
    const QString found = preperiod > 0 ? QStringLiteral("Period %1, last exception %2.").arg(period).arg(preperiod - 1)
                                        : QStringLiteral("Period %1, without exceptions.").arg(period);
    QVERIFY2(text.startsWith(found), qPrintable(text + " / " + found));
}

MEXPLORER_TEST(SequenceViewTest)
#include "tst_sequenceview.moc"
