// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/mex.h"
#include "model/core/nimber.h"
#include "tests/testprogram.h"

#include <QTest>

#include <random>

using namespace mexplorer;

/// Nim-arithmetic against its definition, and the laws of a field.
class NimberTest : public QObject
{
    Q_OBJECT

private slots:
    void productIsTheMex();
    void isAFieldBelow256();
    void isAFieldBelow65536();
    void isAFieldBelow2To64();
    void fermatPowers();
};

/// The definition, by a table filled from the smaller numbers on.
void NimberTest::productIsTheMex()
{
    constexpr quint32 size = 64;
    std::vector<std::vector<quint32>> table(size, std::vector<quint32>(size));
    for (quint32 a = 0; a < size; ++a) {
        for (quint32 b = 0; b < size; ++b) {
            MexSet values;
            for (quint32 c = 0; c < a; ++c) {
                for (quint32 d = 0; d < b; ++d)
                    values.insert(table[c][b] ^ table[a][d] ^ table[c][d]);
            }
            table[a][b] = values.mex();
            QCOMPARE(nimProduct(a, b), quint64(table[a][b]));
        }
    }
}

void NimberTest::isAFieldBelow256()
{
    for (quint64 a = 0; a < 256; ++a) {
        QCOMPARE(nimProduct(a, 1), a);
        QCOMPARE(nimProduct(nimSquareRoot(a), nimSquareRoot(a)), a);
        if (a > 0)
            QCOMPARE(nimProduct(a, nimInverse(a)), quint64(1));
        for (quint64 b = 0; b < 256; ++b) {
            const quint64 product = nimProduct(a, b);
            QVERIFY(product < 256 && product == nimProduct(b, a));
            QVERIFY((product == 0) == (a == 0 || b == 0));
            for (quint64 c = 0; c < 256; ++c) {
                if (nimProduct(product, c) != nimProduct(a, nimProduct(b, c)) ||
                    nimProduct(a, b ^ c) != (product ^ nimProduct(a, c)))
                    QFAIL(qPrintable(QStringLiteral("%1, %2, %3").arg(a).arg(b).arg(c)));
            }
        }
    }
}

/// Each number has its inverse, and products of random ones obey the laws.
void NimberTest::isAFieldBelow65536()
{
    for (quint64 a = 1; a < 65'536; ++a) {
        const quint64 inverse = nimInverse(a);
        const quint64 root = nimSquareRoot(a);
        QVERIFY(inverse < 65'536 && nimProduct(a, inverse) == 1);
        QVERIFY(root < 65'536 && nimProduct(root, root) == a);
    }
    std::mt19937 random(1);
    for (int i = 0; i < 200'000; ++i) {
        const quint64 a = random() % 65'536;
        const quint64 b = random() % 65'536;
        const quint64 c = random() % 65'536;
        QVERIFY(nimProduct(a, b) < 65'536);
        QCOMPARE(nimProduct(nimProduct(a, b), c), nimProduct(a, nimProduct(b, c)));
        QCOMPARE(nimProduct(a, b ^ c), nimProduct(a, b) ^ nimProduct(a, c));
    }
}

void NimberTest::isAFieldBelow2To64()
{
    std::mt19937_64 random(2);
    for (int i = 0; i < 20'000; ++i) {
        const quint64 a = random();
        const quint64 b = random() >> (i % 64);
        const quint64 c = random();
        QCOMPARE(nimProduct(a, b), nimProduct(b, a));
        QCOMPARE(nimProduct(nimProduct(a, b), c), nimProduct(a, nimProduct(b, c)));
        QCOMPARE(nimProduct(a, b ^ c), nimProduct(a, b) ^ nimProduct(a, c));
        QCOMPARE(nimProduct(b | 1, nimInverse(b | 1)), quint64(1));
        QCOMPARE(nimProduct(nimSquareRoot(a), nimSquareRoot(a)), a);
    }
}

/// The product of different Fermat 2-powers is the usual one, and the square of one is three halves of it.
void NimberTest::fermatPowers()
{
    const std::vector<quint64> powers = {2, 4, 16, 256, 65'536, quint64(1) << 32};
    for (const quint64 a : powers) {
        QCOMPARE(nimProduct(a, a), a + a / 2);
        for (quint64 b = 1; b < a; b = 2 * b + 1)
            QCOMPARE(nimProduct(a, b), a * b);
    }
}

MEXPLORER_TEST(NimberTest)
#include "tst_nimber.moc"
