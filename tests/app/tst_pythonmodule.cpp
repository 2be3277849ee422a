// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commandrun.h"
#include "tests/paths.h"
#include "tests/testprogram.h"

#include <QJsonArray>
#include <QProcess>
#include <QTest>

using namespace mexplorer;

/// Runs resources/python/mexplorer.py in Python, and compares its answers with those of the commands.
class PythonModuleTest : public QObject
{
    Q_OBJECT

private slots:
    void answersAreThoseOfTheCommands();
};

void PythonModuleTest::answersAreThoseOfTheCommands()
{
    static const char script[] = R"(
import json, mexplorer
class Graph:
    nodes = ["the first", 2, None]
    edges = [("the first", 2), (2, None), ("the first", None)]
class Circle:
    nodes = [1, 2]
    edges = [(1, 2), (2, 1)]
def problem(game):
    try:
        return mexplorer.value(game)
    except mexplorer.Problem as found:
        return str(found)
first = mexplorer.picture("nim:1,2")
print(json.dumps({
    "values": mexplorer.values("kayles:%d" % n for n in range(300)),
    "value": mexplorer.value("rules{n -> n-k : prime(k)}:20"),
    "misere": mexplorer.analyse("nim:1,1", misere=True)["outcome"],
    "sequence": mexplorer.sequence("octal{0.77}", 20),
    "graph": list(mexplorer.graph_values(Graph).values()),
    "circle": list(mexplorer.graph_values(Circle).values()),
    "picture": first._repr_svg_(),
    "problem": problem("kayles:x"),
}))
)";
    QProcess python;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("PYTHONPATH"), paths::source(QStringLiteral("resources/python")));
    environment.insert(QStringLiteral("PYTHONDONTWRITEBYTECODE"), QStringLiteral("1"));
    environment.insert(QStringLiteral("MEXPLORER"), paths::program());
    python.setProcessEnvironment(environment);
    python.start(QStringLiteral("python3"), {QStringLiteral("-c"), QString::fromLatin1(script)});
    QVERIFY(python.waitForFinished(120'000));
    QVERIFY2(python.exitCode() == 0, python.readAllStandardError().constData());
    const QJsonObject found = QJsonDocument::fromJson(python.readAllStandardOutput()).object();

    const auto sequence = [](const char *rules, const char *terms) {
        return runCommand(QStringLiteral("sequence"), {QLatin1String(rules), "--json", "--terms", QLatin1String(terms)})
            .json()[QStringLiteral("values")]
            .toArray();
    };
    QCOMPARE(found["values"].toArray(), sequence("kayles", "300"));
    QCOMPARE(found["sequence"].toArray(), sequence("octal{0.77}", "20"));
    QCOMPARE(found["value"].toInt(), 5);
    QCOMPARE(found["misere"].toString(), QStringLiteral("N"));
    QCOMPARE(found["graph"].toArray(), (QJsonArray{2, 1, 0}));
    QCOMPARE(found["circle"].toArray(), (QJsonArray{QJsonValue(), QJsonValue()}));
    QVERIFY(found["picture"].toString().contains(QStringLiteral("<svg")));
    QVERIFY(found["problem"].toString().contains(QStringLiteral("column 8")));
}

MEXPLORER_TEST(PythonModuleTest)
#include "tst_pythonmodule.moc"
