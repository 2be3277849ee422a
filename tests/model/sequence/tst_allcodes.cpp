// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/instructionset.h"
#include "model/notation/expression.h"
#include "model/sequence/sequenceengine.h"
#include "tests/parsed.h"
#include "tests/sanitized.h"
#include "tests/testprogram.h"
#include "tests/valuehash.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace mexplorer;

namespace {

constexpr quint64 hashedTerms = 20'000;

/// 0.000 to 0.777, and a hundred codes of up to six digits, some with a 4 before the point.
QStringList allCodes()
{
    QStringList codes;
    for (int digits = 0; digits < 512; ++digits)
        codes << QStringLiteral("0.%1").arg(digits, 3, 8, QLatin1Char('0'));
    std::mt19937 random(2026);
    for (int i = 0; i < 100; ++i) {
        QString code = random() % 4 == 0 ? QStringLiteral("4.") : QStringLiteral("0.");
        for (auto count = 1 + random() % 6; count > 0; --count)
            code += QString::number(random() % 8);
        codes << code;
    }
    return codes;
}

quint64 hash(const QString &code, SequenceOptions::Method method)
{
    JobControl control;
    SequenceEngine engine(octalRules(code), {method});
    return engine.extend(hashedTerms, control) ? hashOf(engine.values(), hashedTerms) : 0;
}

} // namespace

/// Every method has the values of the plain one up to n = 20,000: for a seeded sample of the codes, or, if the
/// environment variable MEXPLORER_ALL_CODES is set, for all of them.
class AllCodesTest : public QObject
{
    Q_OBJECT

private slots:
    void methods_data();
    void methods();
};

void AllCodesTest::methods_data()
{
    QTest::addColumn<QString>("code");
    QStringList codes = allCodes();
    if (!qEnvironmentVariableIsSet("MEXPLORER_ALL_CODES")) {
        constexpr qsizetype sample = isSanitized ? 3 : 12;
        std::mt19937 random(512);
        std::shuffle(codes.begin(), codes.end(), random);
        codes = codes.first(sample);
    }
    for (const QString &code : codes)
        QTest::addRow("%s", qPrintable(code)) << code;
}

void AllCodesTest::methods()
{
    QFETCH(QString, code);
    using Method = SequenceOptions::Method;
    const quint64 expected = hash(code, Method::Plain);
    for (const Method method : {Method::Automatic, Method::Scan, Method::Sparse, Method::SparseParity}) {
        if (SequenceEngine::fits(octalRules(code), method))
            QCOMPARE(hash(code, method), expected);
    }
    QVERIFY(useInstructionSet(QStringLiteral("scalar")));
    QCOMPARE(hash(code, Method::Automatic), expected);
    useInstructionSet({});
}

MEXPLORER_TEST(AllCodesTest)
#include "tst_allcodes.moc"
