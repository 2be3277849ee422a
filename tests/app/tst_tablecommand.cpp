// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commandrun.h"
#include "tests/paths.h"
#include "tests/testprogram.h"

#include "app/cli/commandjob.h"
#include "model/board/boardsearch.h"
#include "model/games/boardrules.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace mexplorer;

namespace {

CommandRun callTable(const QStringList &arguments)
{
    return runCommand(QStringLiteral("table"), arguments);
}

QJsonObject tableJson(const QString &board)
{
    return QJsonDocument::fromJson(callTable({board, QStringLiteral("--json")}).out.toUtf8()).object();
}

} // namespace

class TableCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void asText();
    void publishedCounts();
    void allSizes();
    void mirrored();
    void wrongInput_data();
    void wrongInput();
};

void TableCommandTest::asText()
{
    const CommandRun result = callTable({QStringLiteral("matrix:1x2")});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QStringLiteral("matrix:1x2: 4 positions\n"
                                        "P-positions: 1 (25.0000 %)\n\n"
                                        "value  positions       share\n"
                                        "    0          1   25.0000 %\n"
                                        "    1          2   50.0000 %\n"
                                        "    2          1   25.0000 %\n\n"
                                        "Largest value: 2, at 1 positions\n"
                                        "  11\n"));
    QVERIFY(result.err.isEmpty());
}

void TableCommandTest::publishedCounts()
{
    QFile file(paths::data(QStringLiteral("matrix-values.json")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject published =
        QJsonDocument::fromJson(file.readAll()).object()[QStringLiteral("count_by_value_4x4")].toObject();
    const QJsonArray counts = tableJson(QStringLiteral("matrix:4x4"))[QStringLiteral("positions_by_value")].toArray();
    QCOMPARE(counts.size(), published.size());
    for (qsizetype value = 0; value < counts.size(); ++value)
        QCOMPARE(counts[value].toInt(), published[QString::number(value)].toInt());
}

/// The counts of each size add up, and the positions of the largest value have it by the search for single positions.
void TableCommandTest::allSizes()
{
    JobControl control;
    for (int rows = 1; rows <= 5; ++rows) {
        for (int columns = 1; rows * columns <= 20 && columns <= 6; ++columns) {
            const QJsonObject table = tableJson(QStringLiteral("matrix:%1x%2").arg(rows).arg(columns));
            double sum = 0;
            for (const QJsonValue &count : table[QStringLiteral("positions_by_value")].toArray())
                sum += count.toDouble();
            QCOMPARE(sum, table[QStringLiteral("positions")].toDouble());
            const QJsonArray places = table[QStringLiteral("largest_value_at")].toArray();
            QVERIFY(!places.isEmpty());
            for (const QJsonValue &place : places) {
                const QString text = place.toString().mid(7).remove(u'/');
                quint64 cells = 0;
                for (qsizetype i = 0; i < text.size(); ++i)
                    cells |= quint64(text[i] == u'1') << i;
                BoardSearch search(std::make_shared<MatrixRules>());
                const BoardShape board{cells, static_cast<quint8>(rows), static_cast<quint8>(columns)};
                QCOMPARE(quint64(*search.value(board, 1'000'000, control)),
                         quint64(table[QStringLiteral("largest_value")].toInt()));
            }
        }
    }
}

void TableCommandTest::mirrored()
{
    const QString counts = QStringLiteral("positions_by_value");
    QCOMPARE(tableJson(QStringLiteral("matrix:3x5"))[counts].toArray(),
             tableJson(QStringLiteral(" Matrix : 5 x 3 "))[counts].toArray());
}

void TableCommandTest::wrongInput_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("word");
    QTest::newRow("other game") << "kayles:5" << 2 << "matrix:5x5";
    QTest::newRow("rows") << "matrix:101/111" << 2 << "matrix:5x5";
    QTest::newRow("no rows") << "matrix:0x5" << 2 << "matrix:5x5";
    QTest::newRow("large") << "matrix:6x6" << 1 << "30 cells";
    QTest::newRow("long") << "matrix:1x20" << 1 << "8 columns";
}

void TableCommandTest::wrongInput()
{
    QFETCH(QString, board);
    QFETCH(int, status);
    QFETCH(QString, word);
    const CommandRun result = callTable({board});
    QCOMPARE(result.status, status);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.contains(word), qPrintable(result.err));
    QCOMPARE(result.err.count(u'\n'), 1);
}

MEXPLORER_TEST(TableCommandTest)
#include "tst_tablecommand.moc"
