// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/notation/namedrules.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTest>

using namespace mexplorer;

/// Tests files of rules, and `own{NAME}`, which is read as the rules in one.
class NamedRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanupTestCase();
    void expressionsAreRulesAndPosition();
    void filesReadBack();
    void mistakesAreNamed_data();
    void mistakesAreNamed();
    void ownGamesAreTheirRules();
    void missingGamesNameTheOthers();
    void damagedFilesNameThemselves();
    void anyBytesAreRead();
};

namespace {

const NamedRules halves{QStringLiteral("halves"), QStringLiteral("Take one, or halve."),
                        QStringLiteral("rules{n -> n-1; n -> n/2}"), QStringLiteral(":20")};
const NamedRules heads{QStringLiteral("two-heads"), QString(), QStringLiteral("row{11 -> 00}"), QString()};

void write(const QString &name, const QByteArray &bytes)
{
    QDir().mkpath(ownGamesFolder());
    QFile file(ownGamesFolder() + u'/' + name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QString messageOf(const QString &expression)
{
    const Result<Position> position = parsePosition(expression);
    return position ? QString() : position.problem().message;
}

} // namespace

void NamedRulesTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
}

void NamedRulesTest::init()
{
    QVERIFY(QDir(ownGamesFolder()).removeRecursively());
}

void NamedRulesTest::cleanupTestCase()
{
    QVERIFY(QDir(ownGamesFolder()).removeRecursively());
}

void NamedRulesTest::expressionsAreRulesAndPosition()
{
    const auto split = [](const char *expression) {
        const NamedRules rules = unnamedRules(QString::fromLatin1(expression));
        return std::pair(rules.rules, rules.start);
    };
    const QString inBraces = QStringLiteral("rules{n -> n-k : k in {1,3}}");
    QCOMPARE(split("rules{n -> n-k : k in {1,3}}:20"), std::pair(inBraces, QStringLiteral(":20")));
    QCOMPARE(split("rules{n -> n-k : k in {1,3}} : 20 "), std::pair(inBraces, QStringLiteral(": 20")));
    QCOMPARE(split("rules{n -> n-k : k in {1,3}}"), std::pair(inBraces, QString()));
    QCOMPARE(split(""), std::pair(QString(), QString()));
}

void NamedRulesTest::filesReadBack()
{
    const QString folder = ownGamesFolder(); // the same whatever the application is called
    const QString name = QCoreApplication::applicationName();
    QCoreApplication::setApplicationName(QStringLiteral("another"));
    QCOMPARE(ownGamesFolder(), folder);
    QCoreApplication::setApplicationName(name);
    for (const NamedRules &rules : {halves, heads}) {
        const Result<NamedRules> read = readNamedRules(namedRulesJson(rules), QStringLiteral("x"));
        QVERIFY2(read, qPrintable(read ? QString() : read.problem().message));
        QCOMPARE(*read, rules);
        const Result<QString> saved = saveOwnGame(rules);
        QVERIFY(saved);
        QVERIFY(QFile::exists(*saved));
        const Result<NamedRules> again = ownGame(rules.name);
        QVERIFY(again);
        QCOMPARE(*again, rules);
    }
    QCOMPARE(ownGameNames(), QStringList({"halves", "two-heads"}));
    QVERIFY(!saveOwnGame({QStringLiteral("../up"), {}, halves.rules, {}}));
    QVERIFY(!saveOwnGame({QStringLiteral("bad"), {}, QStringLiteral("rules{n -> }"), {}}));
    QCOMPARE(ownGameNames(), QStringList({"halves", "two-heads"}));
}

void NamedRulesTest::mistakesAreNamed_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("part");
    const auto row = [](const char *tag, const QByteArray &json, const char *part) {
        QTest::newRow(tag) << json << QString::fromLatin1(part);
    };
    const char *const noFile = "this is no file of rules";
    row("empty", "", noFile);
    row("list", "[1]", noFile);
    row("other file", "{\"name\": \"x\", \"rules\": \"rules{n -> n-1}\"}", noFile);
    row("cut", "{\"mexrules\": 1, \"name\": \"x\"", noFile);
    row("text as version", "{\"mexrules\": \"1\"}", noFile);
    row("newer", "{\"mexrules\": 2}", "newer version of Mexplorer");
    row("number as name", "{\"mexrules\": 1, \"name\": 7, \"rules\": \"rules{n -> n-1}\"}",
        "\"name\" must be text in quotes");
    row("no name", "{\"mexrules\": 1, \"rules\": \"rules{n -> n-1}\"}", "'' is no name of a game");
    row("path as name", "{\"mexrules\": 1, \"name\": \"../x\", \"rules\": \"rules{n -> n-1}\"}",
        "'../x' is no name of a game");
    row("line break", "{\"mexrules\": 1, \"name\": \"x\\n\", \"rules\": \"rules{n -> n-1}\"}", "is no name of a game");
    row("built-in", "{\"mexrules\": 1, \"name\": \"Kayles\", \"rules\": \"rules{n -> n-1}\"}",
        "there is a built-in game");
    row("own", "{\"mexrules\": 1, \"name\": \"own\", \"rules\": \"rules{n -> n-1}\"}", "there is a built-in game");
    row("no rules", "{\"mexrules\": 1, \"name\": \"x\"}", "\"rules\" must be rules{...}");
    row("another file", "{\"mexrules\": 1, \"name\": \"x\", \"rules\": \"own{y}\"}", "\"rules\" must be rules{...}");
    row("graph", "{\"mexrules\": 1, \"name\": \"x\", \"rules\": \"graph{y}\"}", "\"rules\" must be rules{...}");
    row("bad rules", "{\"mexrules\": 1, \"name\": \"x\", \"rules\": \"rules{n -> 2n}\"}", "at column");
    row("position in rules", "{\"mexrules\": 1, \"name\": \"x\", \"rules\": \"rules{n -> n-1}:5\"}", "at column");
    row("bad start", "{\"mexrules\": 1, \"name\": \"x\", \"rules\": \"rules{n -> n-1}\", \"start\": \":x\"}",
        "at column");
    row("no colon", "{\"mexrules\": 1, \"name\": \"x\", \"rules\": \"rules{n -> n-1}\", \"start\": \"5\"}",
        "\"start\" must be a colon");
    row("large", "{\"mexrules\": 1, \"says\": \"" + QByteArray(70'000, 'a') + "\"}", "at most 65,536 bytes");
}

void NamedRulesTest::mistakesAreNamed()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, part);
    const Result<NamedRules> read = readNamedRules(json, QStringLiteral("x.mexrules"));
    QVERIFY(!read);
    QVERIFY2(read.problem().message.startsWith(QStringLiteral("x.mexrules: ")), qPrintable(read.problem().message));
    QVERIFY2(read.problem().message.contains(part), qPrintable(read.problem().message));
}

void NamedRulesTest::ownGamesAreTheirRules()
{
    QVERIFY(saveOwnGame(halves));
    QVERIFY(saveOwnGame(heads));
    const std::pair<const char *, const char *> same[] = {
        {"own{halves}:9", "rules{n -> n-1; n -> n/2}:9"},
        {"own{halves}", "rules{n -> n-1; n -> n/2}:20"},
        {"2* Own { halves } : 5,7 + nim:3", "2*rules{n -> n-1; n -> n/2}:5,7 + nim:3"},
        {"own{two-heads}:1*6", "row{11 -> 00}:1*6"},
        {"own{halves} + own{two-heads}:111", "rules{n -> n-1; n -> n/2}:20 + row{11 -> 00}:111"},
    };
    for (const auto &[own, rules] : same) {
        const Result<Position> named = parsePosition(QString::fromLatin1(own));
        QVERIFY2(named, own);
        QCOMPARE(named->text(), parsePosition(QString::fromLatin1(rules))->text());
        QVERIFY(readsFile(QString::fromLatin1(own)));
        QVERIFY(!readsFile(QString::fromLatin1(rules)));
    }
    QCOMPARE((*parseHeapRules(u"own{halves}"))->text(), (*parseHeapRules(u"rules{n -> n-1; n -> n/2}"))->text());
    QVERIFY(!messageOf(QStringLiteral("own{two-heads}")).isEmpty()); // without a start
    QVERIFY(messageOf(QStringLiteral("own{halves}:x")).contains(QStringLiteral("at column 13")));
}

void NamedRulesTest::missingGamesNameTheOthers()
{
    QVERIFY(messageOf(QStringLiteral("own{halves}:9")).contains(QStringLiteral("'halves' at column 5")));
    QVERIFY(messageOf(QStringLiteral("own{halves}:9")).contains(QStringLiteral("put files such as halves.mexrules")));
    QVERIFY(saveOwnGame(halves));
    QVERIFY(messageOf(QStringLiteral("own{third}:9")).contains(QStringLiteral("there are halves.")));
    QVERIFY(messageOf(QStringLiteral("own{../halves}:9")).contains(QStringLiteral("is no name of a game")));
    QVERIFY(messageOf(QStringLiteral("own{}:9")).contains(QStringLiteral("is no name of a game")));
    QVERIFY(messageOf(QStringLiteral("own:9")).contains(QStringLiteral("as in own{halves}")));
    QVERIFY(messageOf(QStringLiteral("own{halves:9")).contains(QStringLiteral("is no name of a game")));
}

void NamedRulesTest::damagedFilesNameThemselves()
{
    write(QStringLiteral("halves.mexrules"), "nonsense");
    QVERIFY(messageOf(QStringLiteral("own{halves}:9")).contains(QStringLiteral("halves.mexrules: this is no file of")));
    write(QStringLiteral("thirds.mexrules"), namedRulesJson(halves));
    QVERIFY(messageOf(QStringLiteral("own{thirds}:9")).contains(QStringLiteral("rename the file to halves.mexrules")));
    write(QStringLiteral("long.mexrules"), namedRulesJson(halves) + QByteArray(70'000, ' '));
    QVERIFY(messageOf(QStringLiteral("own{long}:9")).contains(QStringLiteral("at most 65,536 bytes")));
}

/// Files cut at every byte, and with every byte changed, are read or refused.
void NamedRulesTest::anyBytesAreRead()
{
    const QByteArray json = namedRulesJson(halves);
    int refused = 0;
    for (qsizetype i = 0; i < json.size(); ++i) {
        for (const char byte : {'\0', '"', '{', '\\', '9', '\xff'}) {
            QByteArray changed = json;
            changed[i] = byte;
            const Result<NamedRules> read = readNamedRules(changed, QStringLiteral("x"));
            QVERIFY(read || !read.problem().message.isEmpty());
            if (read)
                QCOMPARE(*readNamedRules(namedRulesJson(*read), QStringLiteral("x")), *read);
            refused += !read;
        }
        QVERIFY(!readNamedRules(json.first(i), QStringLiteral("x")) || json.sliced(i).trimmed().isEmpty());
    }
    QVERIFY(refused > 100);
}

MEXPLORER_TEST(NamedRulesTest)
#include "tst_namedrules.moc"
