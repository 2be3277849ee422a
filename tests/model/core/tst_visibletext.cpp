// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/scanner.h"
#include "model/core/visibletext.h"
#include "model/core/wordlist.h"
#include "tests/testprogram.h"

#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

using namespace mexplorer;

/// Tests the functions that make texts safe to show, for every letter.
class VisibleTextTest : public QObject
{
    Q_OBJECT

private slots:
    void hidesNoLetter();
    void xmlIsWellFormed();
    void keepsWhatIsSeen();
    void quotesAreShort();
};

namespace {

/// All letters of two bytes, within other text.
QStringList texts()
{
    QStringList texts;
    for (uint letter = 0; letter < 0x10000; ++letter)
        texts << QStringLiteral("a%1b").arg(QChar(static_cast<char16_t>(letter)));
    return texts;
}

bool hidesSomething(const QString &text)
{
    return std::ranges::any_of(text, [](QChar c) { return isHiddenLetter(c) || c.isSurrogate(); });
}

} // namespace

void VisibleTextTest::hidesNoLetter()
{
    for (const QString &text : texts()) {
        QVERIFY2(!hidesSomething(visibleText(text)), qPrintable(QString::number(text[1].unicode(), 16)));
        QVERIFY(!hidesSomething(quotation(text)) && !hidesSomething(shortened(text)));
        QVERIFY(!hidesSomething(problemInText(text + u'x', 2, 1, QStringLiteral("no.")).message));
        QCOMPARE(visibleText(text) == text, !hidesSomething(text));
    }
    QCOMPARE(visibleText(QStringLiteral("\x1b[31m\u202etxt")), QStringLiteral("\\x1b[31m\\u202etxt"));
    QCOMPARE(quotation(QStringLiteral("a\n b\t")), QStringLiteral("a b"));
}

void VisibleTextTest::xmlIsWellFormed()
{
    for (const QString &text : texts()) {
        QXmlStreamReader xml(QStringLiteral("<a>%1</a>").arg(xmlText(text).toHtmlEscaped()));
        QXmlStreamReader html(QStringLiteral("<a>%1</a>").arg(htmlText(text)));
        QString content;
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::Characters)
                content += xml.text();
        }
        while (!html.atEnd())
            html.readNext();
        QVERIFY2(!xml.hasError() && !html.hasError(), qPrintable(QString::number(text[1].unicode(), 16)));
        if (text[1] != u'\r') // read as a line break
            QCOMPARE(content, xmlText(text));
    }
}

void VisibleTextTest::keepsWhatIsSeen()
{
    for (const QString &text :
         {QStringLiteral("kayles:7 — “a”"), QStringLiteral("α\n\tשלום"), QString::fromUcs4(U"\U0001F600"), QString()}) {
        QCOMPARE(visibleText(text), text);
        QCOMPARE(xmlText(text), text);
    }
}

void VisibleTextTest::quotesAreShort()
{
    constexpr qsizetype maxLength = 60;
    for (const QChar c : {u'x', u'\x1b', u'\u202e', u'\ufffe'}) {
        for (const qsizetype length : {59, 60, 61, 9000}) {
            const QString quote = quotation(QString(length, c));
            QVERIFY(quote.size() <= 6 * maxLength);
            QCOMPARE(quote.endsWith(QChar(0x2026)), length > maxLength);
        }
    }
}

MEXPLORER_TEST(VisibleTextTest)
#include "tst_visibletext.moc"
