// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/sequence/sequenceexport.h"
#include "model/sequence/sequencefile.h"
#include "model/sequence/sequencestudy.h"
#include "tests/parsed.h"
#include "tests/testprogram.h"
#include "tests/valuehash.h"

#include <QBuffer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

ValueArray randomValues(std::mt19937 &random, int count, Value bound)
{
    ValueArray values;
    for (int n = 0; n < count; ++n)
        values.append(static_cast<Value>(random() % bound));
    return values;
}

QByteArray written(const ValueArray &values, quint64 terms, SequenceFormat format)
{
    JobControl control;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return writeSequence(QStringLiteral("kayles"), values, terms, format, buffer, control) ? buffer.data()
                                                                                           : QByteArray("refused");
}

} // namespace

/// Sequences in files are read back, and damage is detected.
class SequenceFileTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void savedComesBack_data();
    void savedComesBack();
    void everyDamagedByteIsSeen();
    void cutShort();
    void otherFiles();
    void memoryLimit();
    void resumesAtAnyPlace_data();
    void resumesAtAnyPlace();
    void otherRulesAreRefused();
    void formats();
    void endings();
    void cancelledLeavesTheOldFile();

private:
    QString path() const { return m_folder.filePath(QStringLiteral("s.mexseq")); }
    void save(const QString &rules, const ValueArray &values) const
    {
        JobControl control;
        QVERIFY(saveSequence(rules, values, values.size(), path(), control));
    }
    QString readMessage(quint64 memoryLimit = 1 << 20) const
    {
        JobControl control;
        const auto saved = readSequenceFile(path(), memoryLimit, control);
        return saved ? QString() : saved.problem().message;
    }
    void overwrite(const QByteArray &bytes) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    QByteArray bytesOfFile() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
};

void SequenceFileTest::init()
{
    QVERIFY(m_folder.isValid());
    QFile::remove(path());
}

void SequenceFileTest::savedComesBack_data()
{
    QTest::addColumn<Value>("bound");
    QTest::addColumn<int>("count");
    for (const Value bound : {Value(200), Value(60'000), Value(2'000'000'000)}) {
        for (const int count : {0, 1, 13, 70'000, 1'100'000})
            QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(bound).arg(count))) << bound << count;
    }
}

void SequenceFileTest::savedComesBack()
{
    QFETCH(Value, bound);
    QFETCH(int, count);
    std::mt19937 random(5);
    const ValueArray values = randomValues(random, count, bound);
    save(QStringLiteral("octal{0.16}"), values);
    JobControl control;
    const auto saved = readSequenceFile(path(), quint64(1) << 30, control);
    QVERIFY(saved);
    QCOMPARE(saved->rules, QStringLiteral("octal{0.16}"));
    QCOMPARE(saved->values.size(), quint64(count));
    QCOMPARE(saved->values.bytesPerValue(), values.bytesPerValue());
    QCOMPARE(hashOf(saved->values, values.size()), hashOf(values, values.size()));
}

void SequenceFileTest::everyDamagedByteIsSeen()
{
    std::mt19937 random(6);
    save(QStringLiteral("kayles"), randomValues(random, 300, 200));
    const QByteArray whole = bytesOfFile();
    QCOMPARE(whole.size(), 32 + 6 + 300);
    for (qsizetype i = 0; i < whole.size(); ++i) {
        QByteArray damaged = whole;
        damaged[i] = static_cast<char>(damaged[i] ^ (1 << (random() % 8)));
        overwrite(damaged);
        const QString message = readMessage();
        QVERIFY2(message.contains(path()), qPrintable(QStringLiteral("byte %1: %2").arg(i).arg(message)));
        QCOMPARE(message.count(QStringLiteral(". ")) <= 1, true);
    }
    overwrite(whole);
    QCOMPARE(readMessage(), QString());
}

void SequenceFileTest::cutShort()
{
    std::mt19937 random(7);
    save(QStringLiteral("kayles"), randomValues(random, 300, 200));
    const QByteArray whole = bytesOfFile();
    for (qsizetype size = 0; size < whole.size(); ++size) {
        overwrite(whole.first(size));
        QVERIFY(!readMessage().isEmpty());
    }
    overwrite(whole + 'x');
    QVERIFY(readMessage().contains(QStringLiteral("has 339 bytes and should have 338")));
}

void SequenceFileTest::otherFiles()
{
    QVERIFY(readMessage().contains(QStringLiteral("can't be read")));
    overwrite("n,value\n0,0\n1,1\n2,2\n3,1\n4,4\n5,3\n6,2\n");
    QVERIFY(readMessage().contains(QStringLiteral("is not a saved sequence")));
}

void SequenceFileTest::memoryLimit()
{
    std::mt19937 random(8);
    save(QStringLiteral("kayles"), randomValues(random, 3000, 200));
    QCOMPARE(readMessage(3000), QString());
    QVERIFY(readMessage(2999).contains(QStringLiteral("more memory")));
}

void SequenceFileTest::resumesAtAnyPlace_data()
{
    QTest::addColumn<QString>("rules");
    for (const char *rules : {"nim", "kayles", "grundy", "octal{0.16}", "octal{0.6}", "octal{0.127}", "hex{0.8}",
                              "subtraction{2,5}", "divide{2,3}"})
        QTest::newRow(rules) << rules;
}

void SequenceFileTest::resumesAtAnyPlace()
{
    QFETCH(QString, rules);
    std::mt19937 random(9);
    JobControl control;
    const quint64 terms = rules.startsWith(QStringLiteral("hex")) ? 400 : 3000;
    SequenceEngine whole(rulesOf(rules));
    QVERIFY(whole.extend(terms, control));
    for (int round = 0; round < 6; ++round) {
        SequenceEngine first(rulesOf(rules));
        QVERIFY(first.extend(1 + random() % terms, control));
        save(rules, first.values());
        SequenceEngine second(rulesOf(rules));
        const auto known = resumeSequence(second, path(), control);
        QVERIFY(known);
        QCOMPARE(*known, first.termCount());
        QVERIFY(second.extend(terms, control));
        QCOMPARE(hashOf(second.values(), terms), hashOf(whole.values(), terms));
    }
}

void SequenceFileTest::otherRulesAreRefused()
{
    JobControl control;
    SequenceEngine kayles(rulesOf(QStringLiteral("kayles")));
    QVERIFY(kayles.extend(100, control));
    save(QStringLiteral("kayles"), kayles.values());
    SequenceEngine dawson(rulesOf(QStringLiteral("dawson")));
    QCOMPARE(resumeSequence(dawson, path(), control).problem().code, Problem::Code::OtherRules);
    SequenceEngine known(rulesOf(QStringLiteral("dawson")));
    QVERIFY(known.extend(50, control));
    save(QStringLiteral("dawson"), kayles.values());
    QCOMPARE(resumeSequence(known, path(), control).problem().code, Problem::Code::DamagedFile);
    QCOMPARE(known.termCount(), quint64(50));
}

void SequenceFileTest::formats()
{
    JobControl control;
    SequenceEngine engine(rulesOf(QStringLiteral("kayles")));
    QVERIFY(engine.extend(60'000, control));
    QCOMPARE(written(engine.values(), 4, SequenceFormat::Csv), QByteArray("n,value\n0,0\n1,1\n2,2\n3,3\n"));
    QCOMPARE(written(engine.values(), 3, SequenceFormat::BFile),
             QByteArray("# Sprague-Grundy values of heaps of n tokens under kayles\n0 0\n1 1\n2 2\n"));
    const QJsonObject json = QJsonDocument::fromJson(written(engine.values(), 60'000, SequenceFormat::Json)).object();
    QCOMPARE(json[QStringLiteral("rules")].toString(), QStringLiteral("kayles"));
    const QJsonArray values = json[QStringLiteral("values")].toArray();
    QCOMPARE(values.size(), 60'000);
    for (int n = 0; n < 60'000; ++n)
        QCOMPARE(values[n].toInt(), static_cast<int>(engine.at(static_cast<quint64>(n))));
    const QList<QByteArray> lines = written(engine.values(), 60'000, SequenceFormat::BFile).split('\n');
    QCOMPARE(lines.size(), 60'002);
    QCOMPARE(lines[59'999 + 1], "59999 " + QByteArray::number(engine.at(59'999)));
}

void SequenceFileTest::endings()
{
    JobControl control;
    QCOMPARE(sequenceFormat(QStringLiteral("A.CSV")), std::optional(SequenceFormat::Csv));
    QCOMPARE(sequenceFormat(QStringLiteral("b002186.txt")), std::optional(SequenceFormat::BFile));
    QCOMPARE(sequenceFormat(QStringLiteral("kayles")), std::optional<SequenceFormat>());
    const auto saved =
        saveSequence(QStringLiteral("nim"), ValueArray(), 0, m_folder.filePath(QStringLiteral("a.pdf")), control);
    QCOMPARE(saved.problem().code, Problem::Code::UnknownEnding);
}

void SequenceFileTest::cancelledLeavesTheOldFile()
{
    std::mt19937 random(10);
    save(QStringLiteral("kayles"), randomValues(random, 10, 5));
    const QByteArray before = bytesOfFile();
    const ValueArray many = randomValues(random, 100'000, 200);
    JobControl control;
    control.cancel();
    QCOMPARE(saveSequence(QStringLiteral("kayles"), many, 100'000, path(), control).problem().kind,
             Problem::Kind::Cancelled);
    QCOMPARE(bytesOfFile(), before);
    QCOMPARE(readSequenceFile(path(), 1 << 20, control).problem().kind, Problem::Kind::Cancelled);
}

MEXPLORER_TEST(SequenceFileTest)
#include "tst_sequencefile.moc"
