// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commandrun.h"
#include "tests/testprogram.h"

#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

/// The sizes of pictures that `mexplorer graph` writes, and what it says about them.
class GraphCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void smallMarksAreSaid_data();
    void smallMarksAreSaid();

private:
    QTemporaryDir m_folder;
};

void GraphCommandTest::smallMarksAreSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("width"); ///< of the picture; 0 if it isn't given
    QTest::addColumn<QString>("words");
    const auto row = [](const QString &call, int width, const QString &words) {
        QTest::newRow(qPrintable(call)) << call.split(u' ') << width << words;
    };
    row(QStringLiteral("kayles:7"), 0, QString());
    row(QStringLiteral("subtraction{1}:400"), 0,
        QStringLiteral("a PNG with --width 200 has room for them, and so has an SVG or PDF file."));
    row(QStringLiteral("subtraction{1}:600 --blank"), 0, QString());
    row(QStringLiteral("subtraction{1}:600 --width 200"), 200, QString());
    row(QStringLiteral("subtraction{1}:600 --width 64"), 64, QStringLiteral("a PNG with --width 200 has room"));
    row(QStringLiteral("subtraction{1}:600"), 0, QStringLiteral("a PNG with --width 200 has room for them."));
    row(QStringLiteral("matrix:3x5"), 0, QStringLiteral("too small for values"));
}

void GraphCommandTest::smallMarksAreSaid()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, width);
    QFETCH(QString, words);
    const QString path = m_folder.filePath(QStringLiteral("graph.png"));
    const CommandRun result = runCommand(QStringLiteral("graph"), arguments + QStringList{"-o", path});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QString());
    QCOMPARE(result.err.isEmpty(), words.isEmpty());
    QVERIFY2(result.err.contains(words), qPrintable(result.err));
    QCOMPARE(result.err.count(u'\n'), words.isEmpty() ? 0 : 1);
    const QSize size = QImage(path).size();
    if (width > 0)
        QCOMPARE(size.width(), width);
    else
        QVERIFY(std::max(size.width(), size.height()) <= 4'000);
}

MEXPLORER_TEST(GraphCommandTest)
#include "tst_graphcommand.moc"
