// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/jsonwriter.h"
#include "tests/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace mexplorer;

class JsonWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheOrderOfKeys();
    void nests();
    void breaksLines();
    void quotes_data();
    void quotes();
};

void JsonWriterTest::keepsTheOrderOfKeys()
{
    QString text;
    QTextStream stream(&text);
    JsonWriter json(stream);
    json.beginObject();
    json.member("zeta", 1);
    json.member("alpha", QStringLiteral("x"));
    json.member("mid", true);
    json.member("none", std::optional<quint64>());
    json.member("some", std::optional<quint64>(18446744073709551615ULL));
    json.endObject();
    stream.flush();
    QCOMPARE(text,
             QStringLiteral(R"({"zeta": 1, "alpha": "x", "mid": true, "none": null, "some": 18446744073709551615})"));
}

void JsonWriterTest::nests()
{
    QString text;
    QTextStream stream(&text);
    JsonWriter json(stream);
    json.beginArray();
    json.beginArray();
    json.endArray();
    json.beginObject();
    json.key("a");
    json.beginArray();
    json.value(1);
    json.value(-2);
    json.endArray();
    json.endObject();
    json.null();
    json.endArray();
    stream.flush();
    QCOMPARE(text, QStringLiteral(R"([[], {"a": [1, -2]}, null])"));
}

void JsonWriterTest::breaksLines()
{
    QString text;
    QTextStream stream(&text);
    JsonWriter json(stream);
    json.beginArray();
    for (int i = 0; i < 3; ++i) {
        json.lineBreak();
        json.value(i);
    }
    json.lineBreak();
    json.endArray();
    stream.flush();
    QCOMPARE(text, QStringLiteral("[\n0,\n1,\n2\n]"));
}

void JsonWriterTest::quotes_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << "";
    QTest::newRow("plain") << "kayles:3,1";
    QTest::newRow("quotes") << "a \"b\" \\ c";
    QTest::newRow("control") << QString(QStringLiteral("a\nb\tc\x01") + QChar(0) + QChar(0x7f));
    QTest::newRow("letters") << QString::fromUtf8("Spiel ⊕ ζ");
    QTest::newRow("byte order mark") << QString(QChar(QChar::ByteOrderMark) + QStringLiteral("a"));
    QTest::newRow("byte order mark and quote") << QString(QChar(QChar::ByteOrderMark) + QStringLiteral("\"a"));
    QTest::newRow("outside the basic plane") << QString::fromUtf8("\xF0\x9F\x8E\xB2");
}

void JsonWriterTest::quotes()
{
    QFETCH(QString, text);
    const QByteArray json = '[' + JsonWriter::quoted(text).toUtf8() + ']';
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    QCOMPARE(error.error, QJsonParseError::NoError);
    QCOMPARE(document.array().at(0).toString(), text);
    for (const char c : json)
        QVERIFY(static_cast<unsigned char>(c) >= 0x20);
}

MEXPLORER_TEST(JsonWriterTest)
#include "tst_jsonwriter.moc"
