// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/mex.h"
#include "tests/paths.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <random>
#include <set>

using namespace mexplorer;

namespace {

Value minAbsent(const std::vector<Value> &values)
{
    const std::set<Value> present(values.begin(), values.end());
    Value candidate = 0;
    while (present.contains(candidate))
        ++candidate;
    return candidate;
}

} // namespace

class MexTest : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithTheWorkedExamples();
    void agreesWithSetsOfRandomValues();
    void isReusable();
};

void MexTest::agreesWithTheWorkedExamples()
{
    QFile file(paths::data(QStringLiteral("worked-examples.json")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray examples = QJsonDocument::fromJson(file.readAll()).object()[u"mex"].toArray();
    QVERIFY(examples.size() >= 5);
    for (const QJsonValue &example : examples) {
        std::vector<Value> values;
        MexSet set;
        for (const QJsonValue &value : example[u"set"].toArray()) {
            values.push_back(static_cast<Value>(value.toInt()));
            set.insert(values.back());
        }
        QCOMPARE(mex(values), static_cast<Value>(example[u"mex"].toInt()));
        QCOMPARE(set.mex(), static_cast<Value>(example[u"mex"].toInt()));
    }
}

void MexTest::agreesWithSetsOfRandomValues()
{
    std::mt19937 random(7);
    MexSet set;
    for (int round = 0; round < 2000; ++round) {
        // Dense sets, so that the mex is often beyond the first words.
        const auto max = static_cast<Value>(1 + random() % 300);
        std::vector<Value> values;
        for (Value value = 0; value < max; ++value) {
            if (random() % 200 != 0)
                values.push_back(value);
        }
        values.push_back(static_cast<Value>(random() % 100'000));
        std::shuffle(values.begin(), values.end(), random);
        set.clear();
        for (const Value value : values)
            set.insert(value);
        QCOMPARE(set.mex(), minAbsent(values));
        QCOMPARE(mex(values), minAbsent(values));
        for (const Value value : values)
            QVERIFY(set.contains(value));
        QVERIFY(!set.contains(minAbsent(values)));
    }
}

void MexTest::isReusable()
{
    MexSet set;
    for (Value value = 0; value < 200; ++value)
        set.insert(value);
    QCOMPARE(set.mex(), Value(200));
    set.clear();
    QCOMPARE(set.mex(), Value(0));
    QVERIFY(!set.contains(100));
    for (Value value = 0; value < 64; ++value)
        set.insert(value);
    QCOMPARE(set.mex(), Value(64));
    set.insert(65);
    QCOMPARE(set.mex(), Value(64));
}

MEXPLORER_TEST(MexTest)
#include "tst_mex.moc"
