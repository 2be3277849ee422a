// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sequence/survey.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

class SurveyTest : public QObject
{
    Q_OBJECT

private slots:
    void allCodes();
    void publishedPeriods();
    void rowsAgreeWithPublishedValues_data();
    void rowsAgreeWithPublishedValues();
    void takenUpAgain();
    void fileRoundTrip();
    void csv();
    void damagedFiles_data();
    void damagedFiles();
    void cancelled();
};

void SurveyTest::allCodes()
{
    const QStringList codes = surveyCodes(false);
    QCOMPARE(codes.size(), 512);
    const QStringList all = surveyCodes(true);
    QCOMPARE(all.first(512), codes);
    QCOMPARE(all.size(), 1024);
    QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), 1024);
    QCOMPARE(codes.first(), QStringLiteral("0"));
    QCOMPARE(codes.last(), QStringLiteral("0.777"));
    QVERIFY(codes.contains(QStringLiteral("0.77")));
    QVERIFY(all.contains(QStringLiteral("4.07")));
    for (const QString &code : codes)
        QVERIFY2(code == QStringLiteral("0") || !code.endsWith(u'0'), qPrintable(code));
    JobControl control;
    for (const QString &code : all)
        QVERIFY2(surveyCode(code, 70, control), qPrintable(code));
}

/// Every row of the published table that a few terms can show.
void SurveyTest::publishedPeriods()
{
    QFile file(QStringLiteral(TEST_DATA_DIR "/octal-periods.tsv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList codes = surveyCodes(true);
    int compared = 0;
    const QList<QByteArray> lines = file.readAll().split('\n');
    const QList<QByteArray> head = lines.first().split('\t');
    const auto codeAt = head.indexOf("code");
    const auto periodAt = head.indexOf("period");
    const auto preperiodAt = head.indexOf("preperiod");
    QVERIFY(codeAt >= 0 && periodAt >= 0 && preperiodAt >= 0);
    for (const QByteArray &line : lines.mid(1)) {
        const QList<QByteArray> fields = line.split('\t');
        if (fields.size() <= std::max({codeAt, periodAt, preperiodAt}))
            continue;
        QString code = QString::fromLatin1(fields[codeAt]);
        code = code.startsWith(u'.') ? u'0' + code : code;
        const quint64 period = fields[periodAt].toULongLong();
        const quint64 preperiod = fields[preperiodAt].toULongLong();
        if (!codes.contains(code) || 2 * (period + preperiod) > 20'000)
            continue;
        JobControl control;
        const auto row = surveyCode(code, 25'000, control);
        QVERIFY(row);
        QVERIFY2(row->status == SurveyRow::Status::Proved, qPrintable(code));
        QCOMPARE(row->period->period, period);
        QCOMPARE(row->period->preperiod, preperiod);
        ++compared;
    }
    QVERIFY(compared >= 10);
}

void SurveyTest::rowsAgreeWithPublishedValues_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<quint64>("terms");
    QTest::addColumn<quint64>("period");
    QTest::addColumn<Value>("greatest");
    QTest::newRow("Kayles") << "0.77" << quint64(500) << quint64(12) << Value(8);
    QTest::newRow("Dawson's Chess") << "0.137" << quint64(500) << quint64(34) << Value(9);
    QTest::newRow("nothing can be done") << "0" << quint64(500) << quint64(1) << Value(0);
}

void SurveyTest::rowsAgreeWithPublishedValues()
{
    QFETCH(QString, code);
    QFETCH(quint64, terms);
    QFETCH(quint64, period);
    QFETCH(Value, greatest);
    JobControl control;
    const auto row = surveyCode(code, terms, control);
    QCOMPARE(row->code, code);
    QCOMPARE(row->terms, terms);
    QCOMPARE(row->period->period, period);
    QCOMPARE(row->max, greatest);
    QCOMPARE(row->status, SurveyRow::Status::Proved);
}

void SurveyTest::takenUpAgain()
{
    JobControl control;
    std::vector<SurveyRow> known;
    for (const char *code : {"0.77", "0.007", "4.07"})
        known.push_back(*surveyCode(QLatin1String(code), 400, control));
    const std::vector<SurveyRow> rows = surveyRows(false, known);
    QCOMPARE(rows.size(), std::size_t(512));
    int waiting = 0;
    for (const SurveyRow &row : rows) {
        waiting += row.status == SurveyRow::Status::Waiting ? 1 : 0;
        if (row.code == QStringLiteral("0.77"))
            QVERIFY(!row.needsMoreTerms(100'000));
        if (row.code == QStringLiteral("0.007")) {
            QCOMPARE(row.status, SurveyRow::Status::Open);
            QVERIFY(!row.needsMoreTerms(400));
            QVERIFY(row.needsMoreTerms(401));
        }
    }
    QCOMPARE(waiting, 510);
    QCOMPARE(surveyRows(true, known).back().code, QStringLiteral("4.777"));
}

void SurveyTest::fileRoundTrip()
{
    JobControl control;
    std::vector<SurveyRow> rows;
    for (const char *code : {"0.77", "0.354", "0.6", "4.3", "0.007", "0"})
        rows.push_back(*surveyCode(QLatin1String(code), 3000, control));
    rows.back().note = QStringLiteral("stopped early");
    std::vector<SurveyRow> all = rows;
    all.push_back({});
    all.back().code = QStringLiteral("0.1"); // waits, so it isn't written
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("survey.json"));
    QVERIFY(!saveSurvey(all, path));
    QVERIFY(rows == loadSurvey(path).value());
    QCOMPARE(saveSurvey(all, folder.filePath(QStringLiteral("no/such/place.json")))->code,
             Problem::Code::UnwritableFile);
    QCOMPARE(loadSurvey(folder.filePath(QStringLiteral("none.json"))).problem().kind, Problem::Kind::File);
}

void SurveyTest::csv()
{
    JobControl control;
    const std::vector<SurveyRow> rows = {*surveyCode(QStringLiteral("0.77"), 300, control),
                                         *surveyCode(QStringLiteral("0.007"), 100, control)};
    const QList<QByteArray> lines = surveyCsv(rows).split('\n');
    QCOMPARE(lines.at(0), QByteArray("code,status,terms,preperiod,period,greatest,rare_share"));
    QVERIFY(lines.at(1).startsWith("0.77,proved,300,71,12,8,"));
    QCOMPARE(lines.at(2), QByteArray("0.007,open,100,,,%1,").replace("%1", QByteArray::number(rows[1].max)));
}

void SurveyTest::damagedFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("code,status");
    QTest::newRow("other JSON") << QByteArray("{\"rows\": []}");
    QTest::newRow("a row without a code") << QByteArray(R"({"survey": [{"terms": 5}]})");
    QTest::newRow("a row that is a number") << QByteArray(R"({"survey": [7]})");
    QTest::newRow("a period of 0") << QByteArray(
        R"({"survey": [{"code": "0.77", "terms": 5, "period": {"period": 0}}]})");
    QTest::newRow("negative terms") << QByteArray(R"({"survey": [{"code": "0.77", "terms": -5}]})");
}

void SurveyTest::damagedFiles()
{
    QFETCH(QByteArray, bytes);
    const auto read = readSurvey(bytes);
    QVERIFY(!read.ok());
    QVERIFY(read.problem().message.endsWith(u'.'));
}

void SurveyTest::cancelled()
{
    JobControl control;
    control.cancel();
    QVERIFY(!surveyCode(QStringLiteral("0.77"), 1000, control));
    JobControl other;
    QVERIFY(!surveyCode(QStringLiteral("0.9"), 1000, other));
}

MEXPLORER_TEST(SurveyTest)
#include "tst_survey.moc"
