// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/session.h"
#include "tests/testprogram.h"
#include "tests/views/support/windowwait.h"
#include "views/survey/surveymodel.h"
#include "views/survey/surveyview.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

namespace {

SurveyRow rowOf(const char *code, quint64 terms)
{
    JobControl control;
    return *surveyCode(QLatin1String(code), terms, control);
}

} // namespace

/// The survey's table, and the survey at work: started, stopped, kept, taken up again, saved.
class SurveyViewTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void modelHoldsItsPromises();
    void modelShowsRows();
    void surveysAllCodes();
    void stopsAndGoesOn();
    void sortsByNumbers();
    void filters();
    void choosesACode();
    void withAFour();
    void savesAndOpens();
    void jobsAreCancelledFromElsewhere();

private:
    QPushButton *button(const char *name) const { return m_view->findChild<QPushButton *>(QLatin1String(name)); }
    QTableView *table() const { return m_view->findChild<QTableView *>(); }
    SurveyModel *model() const { return m_view->findChild<SurveyModel *>(); }
    QString state() const { return m_view->findChild<QLabel *>(QStringLiteral("surveyState"))->text(); }
    void makeView()
    {
        m_view = std::make_unique<SurveyView>(m_session.get());
        m_view->resize(900, 500);
        m_view->show();
        QVERIFY(waitForWindowExposed(m_view.get()));
        m_view->findChild<QComboBox *>(QStringLiteral("surveyTerms"))->setCurrentIndex(0);
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<SurveyView> m_view;
};

void SurveyViewTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
}

void SurveyViewTest::init()
{
    QFile::remove(SurveyView::autosavePath());
    m_session = std::make_unique<Session>();
    makeView();
}

void SurveyViewTest::cleanup()
{
    m_view.reset();
    m_session.reset();
}

void SurveyViewTest::modelHoldsItsPromises()
{
    SurveyModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows(surveyRows(false));
    QCOMPARE(model.rowCount(), 512);
    model.update(rowOf("0.77", 300));
    model.setRows(surveyRows(true));
    QCOMPARE(model.rowCount(), 1024);
    model.update(rowOf("4.07", 300));
    model.setRows({});
    model.update(rowOf("4.07", 300)); // not among the rows
    QCOMPARE(model.rowCount(), 0);
}

void SurveyViewTest::modelShowsRows()
{
    SurveyModel model;
    model.setRows(surveyRows(false));
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.update(rowOf("0.77", 500));
    QCOMPARE(changed.count(), 1);
    const int row = changed[0][0].toModelIndex().row();
    const auto text = [&model, row](int column) { return model.index(row, column).data().toString(); };
    QCOMPARE(text(SurveyModel::Code), QStringLiteral("0.77"));
    QCOMPARE(text(SurveyModel::Status), QStringLiteral("proved"));
    QCOMPARE(text(SurveyModel::PeriodLength), QStringLiteral("12"));
    QCOMPARE(text(SurveyModel::Preperiod), QStringLiteral("71"));
    QCOMPARE(text(SurveyModel::MaxValue), QStringLiteral("8"));
    QCOMPARE(text(SurveyModel::Terms), QStringLiteral("500"));
    QVERIFY(text(SurveyModel::RareShare).endsWith(QStringLiteral(" %")));
    QVERIFY(model.index(row, 0).data(Qt::ToolTipRole).toString().contains(QString::fromUtf8("Guy–Smith")));
    QCOMPARE(model.count(SurveyRow::Status::Proved), 1);
    QCOMPARE(model.count(SurveyRow::Status::Waiting), 511);
    QCOMPARE(model.index(0, SurveyModel::PeriodLength).data().toString(), QString());
    for (int column = 0; column < SurveyModel::ColumnCount; ++column)
        QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
}

/// All 512 codes, in the background, with the same result as each by itself.
void SurveyViewTest::surveysAllCodes()
{
    QTest::mouseClick(button("surveyStart"), Qt::LeftButton);
    QVERIFY(m_view->isRunning());
    QCOMPARE(button("surveyStart")->text(), QStringLiteral("St&op"));
    QTRY_VERIFY_WITH_TIMEOUT(!m_view->isRunning(), 60'000);
    QCOMPARE(model()->count(SurveyRow::Status::Waiting), 0);
    QVERIFY(model()->count(SurveyRow::Status::Proved) > 100);
    for (const SurveyRow &row : model()->surveyRows()) {
        if (row.code.size() == 4)
            QVERIFY2(row == rowOf(qPrintable(row.code), 1000), qPrintable(row.code));
    }
    QVERIFY(state().startsWith(QStringLiteral("512 of 512 codes were examined: the period of ")));
    QVERIFY(!button("surveyStart")->isEnabled());
    QVERIFY(button("surveyStart")->toolTip().startsWith(QStringLiteral("All codes were examined as far as that.")));
    m_view->findChild<QComboBox *>(QStringLiteral("surveyTerms"))->setCurrentIndex(1);
    QVERIFY(button("surveyStart")->isEnabled());
}

/// Stopped in between, closed, and taken up where it was left.
void SurveyViewTest::stopsAndGoesOn()
{
    m_view->findChild<QComboBox *>(QStringLiteral("surveyTerms"))->setCurrentIndex(1); // time enough to stop it
    button("surveyStart")->setFocus();
    QTest::keyClick(button("surveyStart"), Qt::Key_Space);
    QTRY_VERIFY(model()->count(SurveyRow::Status::Waiting) < 512);
    QTest::keyClick(button("surveyStart"), Qt::Key_Space);
    QTRY_VERIFY(!m_view->isRunning());
    const int waiting = model()->count(SurveyRow::Status::Waiting);
    QVERIFY(waiting > 0);
    makeView();
    QCOMPARE(model()->count(SurveyRow::Status::Waiting), waiting);
    QCOMPARE(button("surveyStart")->text(), QStringLiteral("Resu&me"));
    QTest::mouseClick(button("surveyStart"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!m_view->isRunning(), 60'000);
    QCOMPARE(model()->count(SurveyRow::Status::Waiting), 0);
}

void SurveyViewTest::sortsByNumbers()
{
    for (const char *code : {"0.77", "0.137", "0.3", "0.16"})
        model()->update(rowOf(code, 3000));
    table()->sortByColumn(SurveyModel::PeriodLength, Qt::AscendingOrder);
    const auto period = [this](int row) {
        return table()->model()->index(row, SurveyModel::PeriodLength).data().toString();
    };
    QCOMPARE(period(0), QStringLiteral("2"));
    QCOMPARE(period(1), QStringLiteral("12"));
    QCOMPARE(period(2), QStringLiteral("34"));
    QCOMPARE(period(3), QString()); // unknown ones come behind
    table()->sortByColumn(SurveyModel::Code, Qt::DescendingOrder);
    QCOMPARE(table()->model()->index(0, 0).data().toString(), QStringLiteral("0.777"));
}

void SurveyViewTest::filters()
{
    for (const char *code : {"0.77", "0.137", "0.007"})
        model()->update(rowOf(code, 500));
    auto *filter = m_view->findChild<QComboBox *>(QStringLiteral("surveyFilter"));
    filter->setFocus();
    const auto rows = [this](Qt::Key key, QComboBox *box) {
        QTest::keyClick(box, key);
        return table()->model()->rowCount();
    };
    QCOMPARE(rows(Qt::Key_Down, filter), 2);
    QCOMPARE(rows(Qt::Key_Down, filter), 1);
    QCOMPARE(rows(Qt::Key_Down, filter), 509);
    QCOMPARE(rows(Qt::Key_Home, filter), 512);
}

void SurveyViewTest::choosesACode()
{
    QSignalSpy chosen(m_view.get(), &SurveyView::rulesChosen);
    table()->sortByColumn(SurveyModel::Code, Qt::DescendingOrder);
    table()->setFocus();
    table()->setCurrentIndex(table()->model()->index(1, 0));
    QTest::keyClick(table(), Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].toString(), QStringLiteral("octal{0.776}"));
}

void SurveyViewTest::withAFour()
{
    model()->update(rowOf("0.77", 500));
    auto *four = m_view->findChild<QCheckBox *>(QStringLiteral("surveyWithFour"));
    QTest::mouseClick(four, Qt::LeftButton, {}, QPoint(8, four->height() / 2));
    QVERIFY(four->isChecked());
    QCOMPARE(model()->rowCount(), 1024);
    QCOMPARE(model()->count(SurveyRow::Status::Proved), 1);
    model()->update(rowOf("4.3", 500));
    four->setChecked(false);
    QCOMPARE(model()->rowCount(), 512);
    const QTemporaryDir folder;
    m_view->saveTo(folder.filePath(QStringLiteral("all.json")));
    QCOMPARE(loadSurvey(folder.filePath(QStringLiteral("all.json")))->size(), std::size_t(2));
    makeView();
    four = m_view->findChild<QCheckBox *>(QStringLiteral("surveyWithFour"));
    four->setChecked(true);
    QCOMPARE(model()->count(SurveyRow::Status::Proved), 2); // it was kept
}

void SurveyViewTest::savesAndOpens()
{
    const QTemporaryDir folder;
    model()->update(rowOf("0.77", 500));
    const std::vector<SurveyRow> rows = model()->surveyRows();
    const QString path = folder.filePath(QStringLiteral("survey.json"));
    m_view->saveTo(path);
    QVERIFY(state().startsWith(QStringLiteral("The survey is in ")));
    model()->setRows(surveyRows(false));
    m_view->openFrom(path);
    QVERIFY(model()->surveyRows() == rows);
    QVERIFY(state().startsWith(QStringLiteral("1 codes were read from ")));
    m_view->openFrom(folder.filePath(QStringLiteral("none.json")));
    QVERIFY(state().contains(QStringLiteral("There is no file")));
    QVERIFY(model()->surveyRows() == rows);
    m_view->saveTo(folder.filePath(QStringLiteral("no/survey.json")));
    QVERIFY(state().contains(QStringLiteral("can't be written")));
    QTest::mouseClick(button("surveySave"), Qt::LeftButton);
    QVERIFY(m_view->findChild<QDialog *>(QStringLiteral("surveyFileDialog")));
}

/// The status line's cancel stops it as well, and soon.
void SurveyViewTest::jobsAreCancelledFromElsewhere()
{
    m_view->findChild<QComboBox *>(QStringLiteral("surveyTerms"))->setCurrentIndex(3);
    QTest::mouseClick(button("surveyStart"), Qt::LeftButton);
    QTRY_VERIFY(m_session->jobs()->running().first().share >= 0);
    m_session->jobs()->cancel(QStringLiteral("survey"));
    QTRY_VERIFY(!m_view->isRunning());
    QCOMPARE(button("surveyStart")->isEnabled(), true);
}

MEXPLORER_TEST(SurveyViewTest)
#include "tst_surveyview.moc"
