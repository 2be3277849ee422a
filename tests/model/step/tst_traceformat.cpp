// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/traceformat.h"
#include "tests/model/step/tracesamples.h"
#include "tests/testprogram.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace mexplorer;
using tracesamples::traceOf;

namespace {

const QString exampleSum = QStringLiteral("subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14");

} // namespace

/// The documents of all kinds of walk-throughs, about the games of the catalogue.
class TraceFormatTest : public QObject
{
    Q_OBJECT

private slots:
    void htmlIsWellFormed_data();
    void htmlIsWellFormed();
    void latexIsBalanced_data();
    void latexIsBalanced();
    void markdownTable();
    void textHasEveryStep();
};

void TraceFormatTest::htmlIsWellFormed_data()
{
    QTest::addColumn<TraceKind>("kind");
    QTest::addColumn<QString>("game");
    for (const QString &game : tracesamples::sampleGames()) {
        for (const TraceKind kind : allTraceKinds())
            QTest::addRow("%s of %s", qPrintable(traceKindName(kind)), qPrintable(game)) << kind << game;
    }
}

void TraceFormatTest::htmlIsWellFormed()
{
    QFETCH(TraceKind, kind);
    QFETCH(QString, game);
    const TracePtr trace = traceOf(game, kind);
    QVERIFY(trace);
    QString html = formatTrace(*trace, WrittenFormat::Html);
    html.remove(QStringLiteral("<!DOCTYPE html>\n")).replace(QStringLiteral("<meta charset=\"utf-8\">"), QString());
    QXmlStreamReader reader(html);
    int items = 0;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == u"li")
            ++items;
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(items, trace->stepCount());
}

void TraceFormatTest::latexIsBalanced_data()
{
    htmlIsWellFormed_data();
}

void TraceFormatTest::latexIsBalanced()
{
    QFETCH(TraceKind, kind);
    QFETCH(QString, game);
    const TracePtr trace = traceOf(game, kind);
    QVERIFY(trace);
    QString latex = formatTrace(*trace, WrittenFormat::Latex);
    QCOMPARE(latex.count(QStringLiteral("\\item ")), trace->stepCount());
    QCOMPARE(latex.count(QStringLiteral("\\begin{")), latex.count(QStringLiteral("\\end{")));
    // Every sign that requires a Unicode engine has become a command.
    for (const QChar sign : QStringLiteral("⊕∅→≤≠…"))
        QVERIFY2(!latex.contains(sign), qPrintable(QString(sign)));
    latex.remove(QStringLiteral("\\{")).remove(QStringLiteral("\\}")).remove(QStringLiteral("\\$"));
    QCOMPARE(latex.count(u'{'), latex.count(u'}'));
    QCOMPARE(latex.count(u'$') % 2, 0);
}

void TraceFormatTest::markdownTable()
{
    const QString markdown = formatTrace(*traceOf(exampleSum, TraceKind::NimSum), WrittenFormat::Markdown);
    QVERIFY(markdown.startsWith(QStringLiteral("# The nim-sum of `subtraction{1-3}:9 + ")));
    QVERIFY(markdown.contains(QStringLiteral("| Component | Value | Binary | Value that wins | Winning moves |\n"
                                             "| --- | ---: | ---: | ---: | --- |\n"
                                             "| `subtraction{1-3}:9` | 1 | 001 | 2 | `9 -> 6` |\n")));
}

void TraceFormatTest::textHasEveryStep()
{
    const TracePtr trace = traceOf(QStringLiteral("kayles:5"), TraceKind::Mex);
    const QString text = formatTrace(*trace, WrittenFormat::Text);
    QVERIFY(text.startsWith(QStringLiteral("How kayles:5 gets its value\n\n 1. ")));
    QVERIFY(text.contains(QStringLiteral("mex{0, 1, 2, 3} = 4")));
    for (int step = 0; step < trace->stepCount(); ++step)
        QVERIFY(text.contains(trace->sentence(step).plain()));
}

MEXPLORER_TEST(TraceFormatTest)
#include "tst_traceformat.moc"
