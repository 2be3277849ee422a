// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/session.h"
#include "tests/testprogram.h"
#include "tests/views/support/windowwait.h"
#include "views/charts/barchart.h"
#include "views/tables/matrixtablesview.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace mexplorer;

class MatrixTablesViewTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void worksOutSmallBoards();
    void boardsByKeyboard();
    void barsAreTheCounts();
    void largeBoardsWaitAndStop();
    void opensAPosition();
    void newestBoardWins();

private:
    QString text(const char *name) const { return m_view->findChild<QLabel *>(QLatin1String(name))->text(); }
    void setBoard(int rows, int columns)
    {
        m_view->findChild<QSpinBox *>(QStringLiteral("matrixRows"))->setValue(rows);
        m_view->findChild<QSpinBox *>(QStringLiteral("matrixColumns"))->setValue(columns);
    }
    QPushButton *start() const { return m_view->findChild<QPushButton *>(QStringLiteral("matrixStart")); }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<MatrixTablesView> m_view;
};

void MatrixTablesViewTest::init()
{
    m_session = std::make_unique<Session>();
    m_view = std::make_unique<MatrixTablesView>(m_session.get());
    m_view->resize(900, 560);
    m_view->show();
    QVERIFY(waitForWindowActive(m_view.get()));
}

void MatrixTablesViewTest::cleanup()
{
    m_view.reset();
    m_session.reset();
}

void MatrixTablesViewTest::worksOutSmallBoards()
{
    QTRY_VERIFY(m_view->summary());
    QCOMPARE(m_view->summary()->rows, 4);
    QVERIFY(text("matrixFinding").startsWith(QStringLiteral("65,536 positions. ")));
    QVERIFY(text("matrixFinding").contains(groupedNumber(m_view->summary()->pPositions())));
    QVERIFY(text("matrixFinding").endsWith(QStringLiteral("The greatest value is %1.").arg(m_view->summary()->max())));
    auto *examples = m_view->findChild<QListWidget *>();
    QCOMPARE(static_cast<std::size_t>(examples->count()), m_view->summary()->examples.size());
    QVERIFY(!examples->item(0)->icon().isNull());
}

void MatrixTablesViewTest::boardsByKeyboard()
{
    auto *rows = m_view->findChild<QSpinBox *>(QStringLiteral("matrixRows"));
    rows->setFocus();
    QTest::keyClick(rows, Qt::Key_Down);
    QTest::keyClick(rows, Qt::Key_Down);
    QTRY_VERIFY(m_view->summary() && m_view->summary()->rows == 2);
    QCOMPARE(m_view->summary()->positions(), quint64(256));
    rows->setValue(6);
    QCOMPARE(m_view->findChild<QSpinBox *>(QStringLiteral("matrixColumns"))->maximum(), 5); // 30 cells at most
}

void MatrixTablesViewTest::barsAreTheCounts()
{
    setBoard(3, 4);
    QTRY_VERIFY(m_view->summary() && m_view->summary()->rows == 3);
    const MatrixSummary &summary = *m_view->summary();
    const auto &bars = m_view->chart()->bars();
    QCOMPARE(bars.size(), summary.counts.size());
    for (std::size_t value = 0; value < bars.size(); ++value)
        QCOMPARE(bars[value].count, summary.counts[value]);
    QVERIFY(m_view->chart()->chart()->axes(Qt::Vertical).constLast()->isVisible());
    QTest::mouseClick(m_view->findChild<QPushButton *>(QStringLiteral("matrixLogarithmic")), Qt::LeftButton);
    QVERIFY(!m_view->chart()->chart()->axes(Qt::Vertical).constLast()->isVisible());
    m_view->chart()->setFocus();
    QTest::keyClick(m_view->chart(), Qt::Key_Home);
    QCOMPARE(text("matrixReadout"),
             QStringLiteral("%1 positions have the value 0").arg(groupedNumber(summary.pPositions())));
}

/// Nothing large is begun unasked; it says what it takes, and can be stopped.
void MatrixTablesViewTest::largeBoardsWaitAndStop()
{
    setBoard(5, 6);
    QVERIFY(!m_session->jobs()->isRunning(QStringLiteral("matrixTable")));
    QVERIFY(text("matrixFinding").contains(QStringLiteral("1,073,741,824 positions")));
    QVERIFY(text("matrixFinding").contains(QStringLiteral("1024 MiB")));
    setBoard(5, 5);
    QTest::mouseClick(start(), Qt::LeftButton);
    QVERIFY(m_session->jobs()->isRunning(QStringLiteral("matrixTable")));
    QCOMPARE(start()->text(), QStringLiteral("&Stop"));
    QTest::mouseClick(start(), Qt::LeftButton);
    QTRY_VERIFY(!m_session->jobs()->isRunning(QStringLiteral("matrixTable")));
    QCOMPARE(start()->text(), QStringLiteral("&Work Out"));
    QVERIFY(start()->isEnabled() || m_view->summary());
}

void MatrixTablesViewTest::opensAPosition()
{
    setBoard(2, 3);
    QTRY_VERIFY(m_view->summary() && m_view->summary()->columns == 3);
    auto *examples = m_view->findChild<QListWidget *>();
    examples->setFocus();
    examples->setCurrentRow(0);
    const QString expression = examples->currentItem()->data(Qt::UserRole).toString();
    QTest::keyClick(examples, Qt::Key_Return);
    QVERIFY(m_session->exploration()->hasGame());
    QTRY_VERIFY(m_session->exploration()->isReady());
    QVERIFY(expression.startsWith(QStringLiteral("matrix:")));
    QCOMPARE((*m_session->exploration()->labels()).value(GameGraph::root()), m_view->summary()->max());
}

void MatrixTablesViewTest::newestBoardWins()
{
    for (const auto &[rows, columns] : {std::pair(4, 5), {1, 3}, {5, 4}, {2, 2}})
        setBoard(rows, columns);
    QTRY_VERIFY(m_view->summary());
    QTRY_VERIFY(!m_session->jobs()->isRunning(QStringLiteral("matrixTable")));
    QCOMPARE(m_view->summary()->rows, 2);
    QCOMPARE(m_view->summary()->columns, 2);
}

MEXPLORER_TEST(MatrixTablesViewTest)
#include "tst_matrixtablesview.moc"
