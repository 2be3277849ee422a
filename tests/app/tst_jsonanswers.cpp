// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commandrun.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

/// Tests the contract of all commands that print JSON: one object with the documented members, whether or not there is
/// an answer.
class JsonAnswersTest : public QObject
{
    Q_OBJECT

private slots:
    void knowsEveryCommand();
    void printsOneObject_data();
    void printsOneObject();

private:
    QTemporaryDir m_folder;
};

namespace {

/// Returns the members that the object of a command always has; \a arguments are the call.
QStringList promisedMembers(const QStringList &arguments)
{
    const QString &command = arguments.first();
    if (arguments.value(1).startsWith(u'@'))
        return {"job", "positions"};
    if (command == QStringLiteral("value") || command == QStringLiteral("join"))
        return {"game", "convention", "value", "outcome", "winner", "components", "winning_moves"};
    if (command == QStringLiteral("split"))
        return {"game", "jobs", "positions", "most", "folder"};
    if (command == QStringLiteral("steps") || command == QStringLiteral("why"))
        return {"kind", "game", "steps"};
    if (command == QStringLiteral("graph"))
        return {"game", "root", "truncated", "positions", "moves"};
    if (command == QStringLiteral("compare"))
        return {"rules", "comparisons"};
    if (command == QStringLiteral("law"))
        return {"rules", "laws"};
    if (command == QStringLiteral("table"))
        return {"game", "positions", "p_positions", "positions_by_value", "largest_value", "largest_value_at"};
    if (command == QStringLiteral("nimber"))
        return {"expression", "value"};
    if (command == QStringLiteral("puzzle"))
        return {"puzzles"};
    if (command == QStringLiteral("exercises"))
        return {"seed", "exercises"};
    if (command == QStringLiteral("sequence") && arguments.contains(QStringLiteral("--prove-period")) &&
        !arguments.contains(QStringLiteral("--at"))) {
        const QStringList members = {"rules",           "preperiod",      "period",  "last_exception",
                                     "checked_through", "needed_through", "theorem", "proved"};
        return arguments.contains(QStringLiteral("--terms")) ? members : members + QStringList{"end"};
    }
    if (command == QStringLiteral("sequence") && arguments.contains(QStringLiteral("--count")))
        return {"rules", "terms", "counts", "p_positions"};
    if (command == QStringLiteral("sequence"))
        return arguments.contains(QStringLiteral("--at")) ? QStringList{"rules", "n", "value"}
                                                          : QStringList{"rules", "values"};
    return {};
}

} // namespace

/// A new command with --json has to be added to this test.
void JsonAnswersTest::knowsEveryCommand()
{
    for (const ProgramCommand *command : programCommands()) {
        for (const CommandOption &option : command->usage().options) {
            const bool printsJson =
                option.names().contains(QStringLiteral("json")) ||
                (option.names().contains(QStringLiteral("format")) && option.words().contains(QStringLiteral("json")));
            if (printsJson)
                QVERIFY2(!promisedMembers({QLatin1String(command->name)}).isEmpty(), command->name);
        }
    }
}

void JsonAnswersTest::printsOneObject_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    const QString graph = samples::written(m_folder.filePath(QStringLiteral("loop.txt")), "a b\nb a\nb c\nx y\ny x\n");
    const auto row = [&](const QString &call, int status) {
        QStringList arguments = call.split(u' ');
        if (!arguments.contains(QStringLiteral("--format")) || !arguments.contains(QStringLiteral("json")))
            arguments << QStringLiteral("--json");
        arguments.replaceInStrings(QStringLiteral("GRAPH"), QStringLiteral("graph{%1}").arg(graph));
        arguments.replaceInStrings(QStringLiteral("FOLDER"), m_folder.path());
        QTest::newRow(qPrintable(call)) << arguments << status;
    };
    for (const char *convention : {"", " --misere"}) {
        const auto both = [&](const QString &call, int status) { row(call + QLatin1String(convention), status); };
        both("value nim:3,4", 0);
        both("value nim:0", 0);
        both("value GRAPH:a", 0);
        both("value GRAPH:c", 0);
        both("value GRAPH:x", 0);
        both("value GRAPH:x+kayles:3", 0);
        both("value GRAPH:x+kayles:40 --max-positions 100", 1);
        both("value cram:5x7 --max-moves 5000", 1);
        both("value chomp:9x9+kayles:9 --max-positions 900", 1);
        both("value matrix:8x8 --max-moves 7000", 1);
        both("value kayles:100+grundy:99 --max-moves 900 --misere", 1);
        both("value kayles:7x", 2);
        both("value matrix:40x40", 2);
        both("value graph{none.dot}", 2);
        both("value GRAPH:q", 2);
        both("value kayles:3 --max-moves 0", 2);
    }
    for (const char *command : {"steps", "why"}) {
        const auto call = [&](const QString &rest, int status) { row(QLatin1String(command) + u' ' + rest, status); };
        call("kayles:7", 0);
        call("nim:0", 0);
        call("nim:1,2 --misere", 0);
        call("GRAPH:c", 0);
        call("matrix:8x8 --max-moves 7000", 1);
        call("kayles:7x", 2);
        call("kayles:7 --format html", 2);
        call("graph{none.dot}", 2);
        call("nim:3 --max-moves 0", 2);
    }
    row("steps {0,1,3}", 0);
    row("steps {0,1,3} --kind proof", 2);
    row("steps GRAPH:a", 2);
    row("steps GRAPH:a --kind labels", 0);
    row("steps nim:1000000", 1);
    row("steps kayles:7 -o steps.pdf", 2);
    row("steps kayles:7 --steps 2-3", 0);
    row("why GRAPH:a --value", 2);
    row("why nim:3 --value", 0);
    row("why nim:3 --value --misere", 2);
    row("graph kayles:5 --format json", 0);
    row("graph kayles:5 -o - --format json", 0);
    row("graph kayles:5x --format json", 2);
    row("nimber 6*7", 0);
    row("nimber 6*", 2);
    row("sequence kayles --terms 50 --count", 0);
    row("sequence grundy --terms 5000 --count --max-moves 1000", 1);
    row("value cram:6x6 --max-moves 5000", 0);
    row("value rules{n->n-k:prime(k)}:20,9", 0);
    row("value rules{(x,y)->(y,x)}:(1,2)", 0);
    row("value rules{n->n-k:k>=1}:1000000000", 0);
    row("sequence rules{n->n-k:prime(k)} --terms 50", 0);
    row("sequence rules{n->n-1;n->n+1:n=12} --terms 50", 2);
    row("sequence row{11->00}:1*n --terms 20", 0);
    row("sequence row{11->00}:1*n --at 1000000", 2);
    row("sequence row{11->00}:1*n --at 12", 0);
    row("value row{1->0}:1*5", 0);
    row("value board{11->00}:3x3", 0);
    row("value kayles:1000000000", 1);
    row("value kayles:1000000000000", 1);
    row("value kayles:1000000,12345+nim:3", 1);
    row("value kayles:1000000000000+nim:9000000000000", 1);
    row("value kayles:1000000000+matrix:2x3", 1);
    row("value hex{0.8}:1000000000000", 1);
    row("value hex{0.9}:1000000", 1);
    row("value grundy:1000000000", 1);
    row("value grundy:1000000000000+nim:3", 1);
    row("value nim:1000000000000000000", 0);
    row("value divide{2,3,6}:1000000000000000000+nim:3", 0);
    row("value divide{2-100000}:1000000000000000000", 1);
    row("value subtraction{1-100000}:1000000000", 0);
    row("value nim:2000000000000000000", 2);
    row("sequence kayles --terms 20", 0);
    row("sequence nim --terms 4000000000 --memory 100", 1);
    row("sequence kayles --terms 3 --memory 9T", 2);
    row("sequence kayles --prove-period", 0);
    row("sequence octal{0.6} --terms 5000 --prove-period", 1);
    row("sequence octal{0.376} --memory 1 --prove-period --time 10000", 1);
    row("sequence octal{0.6} --prove-period --max-moves 100000", 1);
    row("sequence grundy --prove-period", 1);
    row("sequence divide{2,3} --prove-period", 0);
    row("sequence divide{2,3} --prove-period --terms 5000", 0);
    row("sequence nim --at 1000000000000000000", 0);
    row("sequence octal{0.6} --at 1000000000000 --terms 100", 1);
    row("sequence grundy --at 3000000000 --memory 1", 1);
    row("sequence matrix --terms 9", 2);
    row("compare kayles --with octal{0.77}", 0);
    row("compare kayles --with dawson", 0);
    row("compare kayles --terms 3", 2);
    row("compare matrix", 2);
    row("law kayles", 0);
    row("law octal{0.6} --terms 200", 0);
    row("law rules{n->n-k:k|n,k<n} --terms 100", 0);
    row("law rules{n->n-1;n->n+1:n=12}", 2);
    row("law wythoff", 0);
    row("law fibonacci --terms 40", 0);
    row("law rules{(x,y)->(y,x)}", 0);
    row("law rules{(x,y)->(x+1,y)}", 1);
    row("law kayles --terms 3", 2);
    row("law matrix", 2);
    row("table matrix:3x3", 0);
    row("table matrix:6x6", 1);
    row("table kayles:5", 2);
    row("split cram:4x5 --jobs 2 -o FOLDER/jobs", 0);
    row("split cram:4x5 -o FOLDER/jobs", 2);
    row("value @FOLDER/jobs/1.job", 0);
    row("join FOLDER/jobs", 1);
    row("value @FOLDER/jobs/2.job --time 60", 0);
    row("join FOLDER/jobs --time 60", 0);
    row("split cram:7x9 --jobs 1 -o FOLDER/hard", 0);
    row("value @FOLDER/hard/1.job --time 1", 1);
    row("join FOLDER/none", 2);
    row("puzzle kayles --seed 3 --count 2", 0);
    row("puzzle nim:1 --count 3", 1);
    row("puzzle nimm", 2);
    row("exercises kayles --format json", 0);
    row("exercises nim --kind period --format json", 1);
    row("exercises nimm --format json", 2);
}

void JsonAnswersTest::printsOneObject()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    const CommandRun result = runCommand(arguments.first(), arguments.mid(1));
    QVERIFY2(result.status == status, qPrintable(result.err + result.out.left(300)));
    QCOMPARE(result.err.count(u'\n'), status == 0 ? 0 : 1);
    if (status == 2) {
        QCOMPARE(result.out, QString());
        return;
    }
    const QJsonDocument document = QJsonDocument::fromJson(result.out.toUtf8());
    QVERIFY2(document.isObject(), qPrintable(result.out.left(300)));
    const QJsonObject object = document.object();
    for (const QString &member : promisedMembers(arguments))
        QVERIFY2(object.contains(member), qPrintable(member));
    QCOMPARE(object.value(QStringLiteral("limit")).toString(), result.err.trimmed());
    QCOMPARE(object.contains(QStringLiteral("limit")), status == 1);
    if (arguments.first() == QStringLiteral("value") && !arguments[1].startsWith(u'@')) {
        QCOMPARE(object.contains(QStringLiteral("excluded")), status == 1);
        QVERIFY(status == 1 || !object.value(QStringLiteral("outcome")).isNull());
        QVERIFY(status == 1 || object.value(QStringLiteral("winning_moves")).isArray());
        if (!object.contains(QStringLiteral("winning_move")))
            return;
        // One where not all could be listed, of the same form: it leaves a position that isn't won.
        QVERIFY(object.value(QStringLiteral("winning_moves")).isNull());
        QCOMPARE(object.value(QStringLiteral("outcome")).toString(), QStringLiteral("N"));
        const QJsonObject move = object.value(QStringLiteral("winning_move")).toObject();
        QVERIFY(move.value(QStringLiteral("component")).isDouble() && move.value(QStringLiteral("move")).isString());
        QStringList after = arguments;
        after[1] = move.value(QStringLiteral("to")).toString();
        const QJsonObject left = QJsonDocument::fromJson(runCommand(after.first(), after.mid(1)).out.toUtf8()).object();
        QVERIFY(left.value(QStringLiteral("outcome")).toString() == QStringLiteral("P"));
    }
}

MEXPLORER_TEST(JsonAnswersTest)
#include "tst_jsonanswers.moc"
