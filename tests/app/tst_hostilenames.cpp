// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commandrun.h"
#include "tests/latexcheck.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include "model/core/visibletext.h"
#include "model/graph/graphbuilder.h"
#include "model/notation/expression.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <set>

using namespace mexplorer;

/// Tests the output for a graph whose vertices have names with special characters of each format, and messages about
/// arguments that could harm a terminal.
class HostileNamesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { QDir::setCurrent(m_before); }
    void filesReadBack_data();
    void filesReadBack();
    void tablesHoldNoFormula();
    void documentsAreWhole_data();
    void documentsAreWhole();
    void printedTextHidesNothing_data();
    void printedTextHidesNothing();
    void markdownTablesKeepTheirColumns();
    void messagesAreShortAndVisible_data();
    void messagesAreShortAndVisible();

private:
    QString game() const { return QStringLiteral("graph{%1}:start").arg(m_file); }
    /// Returns the file with this ending that \a arguments write.
    QByteArray written(QStringList arguments, const QString &ending) const
    {
        const QString path = m_folder.filePath(QStringLiteral("out.") + ending);
        QFile::remove(path);
        arguments << QStringLiteral("-o") << path;
        const CommandRun result = runCommand(arguments.first(), arguments.mid(1));
        QFile file(path);
        return result.status == 0 && file.open(QIODevice::ReadOnly) ? file.readAll() : result.err.toUtf8();
    }

    QTemporaryDir m_folder;
    QString m_before = QDir::currentPath(); ///< some calls write files with hostile names to the current folder
    QString m_file;
    QString m_small; ///< some of the names only
};

namespace {

QStringList hostileNames()
{
    return {QStringLiteral("\ufffe"),
            QStringLiteral("a\uffff"),
            QStringLiteral("x\u202ey"),
            QStringLiteral("\u2066z\u2069"),
            QStringLiteral("</script><script>alert(1)</script>"),
            QStringLiteral("<b>"),
            QStringLiteral("-->"),
            QStringLiteral("]]>"),
            QStringLiteral("&amp;"),
            QStringLiteral("&"),
            QStringLiteral("\""),
            QStringLiteral("'"),
            QStringLiteral("\\"),
            QStringLiteral("a\\nb"),
            QStringLiteral("\\end{document}"),
            QStringLiteral("=cmd()"),
            QStringLiteral("+1"),
            QStringLiteral("-1"),
            QStringLiteral("@SUM(A1)"),
            QStringLiteral("%$#_{}~^\\"),
            QStringLiteral("$x$"),
            QStringLiteral("%"),
            QStringLiteral("|"),
            QStringLiteral("a|b`c``d"),
            QStringLiteral("`"),
            QStringLiteral("*_a_*"),
            QStringLiteral("[a](b)"),
            QStringLiteral("a,b;c"),
            QStringLiteral("(1, 2)")};
}

/// Returns a path through all names, with an exit from each.
QByteArray graphOf(const QStringList &names)
{
    QJsonArray moves;
    QString before = QStringLiteral("start");
    for (const QString &name : names) {
        moves << QJsonArray{before, name} << QJsonArray{before, QStringLiteral("end")};
        before = name;
    }
    return QJsonDocument(QJsonObject{{"moves", moves}, {"start", "start"}}).toJson();
}

using Moves = std::set<std::pair<QString, QString>>;

/// Returns the moves of the graph of a position, by \a name.
template <class Name> Moves movesOf(const QString &game, Name name)
{
    JobControl control;
    const Result<Position> position = parsePosition(game);
    if (!position)
        return {{position.problem().message, QString()}};
    const GameGraphPtr graph = buildGraph(*position, {}, control);
    Moves moves;
    for (PositionId id = 0; id < graph->positionCount(); ++id) {
        for (const PositionId follower : graph->followers(id))
            moves.emplace(name(*graph, id), name(*graph, follower));
    }
    return moves;
}

/// Returns the error in XML; empty if there is none.
QString xmlProblem(const QByteArray &text)
{
    QXmlStreamReader xml(text);
    while (!xml.atEnd())
        xml.readNext();
    return xml.hasError() ? xml.errorString() + QStringLiteral(" in line %1: ").arg(xml.lineNumber()) +
                                QString::fromUtf8(text.split('\n').value(xml.lineNumber() - 1))
                          : QString();
}

/// Returns HTML as XML, with void elements closed.
QByteArray closedHtml(QString html)
{
    static const QRegularExpression alone(QStringLiteral("<(meta|br|img|hr)([^>]*[^/>])?>"));
    return html.replace(alone, QStringLiteral("<\\1\\2/>")).toUtf8();
}

bool hidesSomething(const QString &text)
{
    return std::ranges::any_of(text, isHiddenLetter);
}

} // namespace

void HostileNamesTest::initTestCase()
{
    QVERIFY(QDir::setCurrent(m_folder.path()));
    m_file = samples::written(m_folder.filePath(QStringLiteral("names.json")), graphOf(hostileNames()));
    m_small = samples::written(m_folder.filePath(QStringLiteral("few.json")), graphOf(hostileNames().first(7)));
    QVERIFY(movesOf(game(), [](const GameGraph &graph, PositionId id) { return graph.text(id); }).size() > 50);
}

void HostileNamesTest::filesReadBack_data()
{
    QTest::addColumn<QString>("ending");
    for (const char *ending : {"dot", "graphml", "csv", "json"})
        QTest::newRow(ending) << ending;
}

void HostileNamesTest::filesReadBack()
{
    QFETCH(QString, ending);
    const QByteArray bytes = written({"graph", game()}, ending);
    if (ending == QStringLiteral("graphml"))
        QCOMPARE(xmlProblem(bytes), QString());
    if (ending == QStringLiteral("json"))
        QVERIFY(QJsonDocument::fromJson(bytes).isObject());
    const auto expected = movesOf(game(), [&](const GameGraph &graph, PositionId id) {
        const QString name = graph.rules()->positionName(graph.cells(id));
        return ending == QStringLiteral("graphml") ? xmlText(name) : name;
    });
    const auto found =
        movesOf(QStringLiteral("graph{%1}").arg(m_folder.filePath(QStringLiteral("out.") + ending)),
                [](const GameGraph &graph, PositionId id) { return graph.rules()->positionName(graph.cells(id)); });
    QCOMPARE(found, expected);
}

/// No cell begins like a formula of a spreadsheet.
void HostileNamesTest::tablesHoldNoFormula()
{
    const QString text = QString::fromUtf8(written({"graph", game()}, QStringLiteral("csv")));
    static const QRegularExpression cell(QStringLiteral("(?:^|,)(\"(?:[^\"]|\"\")*\"|[^,\"\\n]*)"),
                                         QRegularExpression::MultilineOption);
    int cells = 0;
    for (auto found = cell.globalMatch(text); found.hasNext(); ++cells) {
        QString content = found.next().captured(1);
        if (content.startsWith(u'"'))
            content = content.mid(1);
        QVERIFY2(content.isEmpty() || !QStringView(u"=+-@\t\r").contains(content[0]), qPrintable(content));
    }
    QCOMPARE(cells, 8 * (hostileNames().size() + 3)); // the heading, the start and the end, too
}

void HostileNamesTest::documentsAreWhole_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("ending"); ///< of a file, or the value of --format
    const auto row = [](const QStringList &arguments, const char *ending) {
        QTest::newRow(qPrintable(arguments.join(u' ') + u' ' + QLatin1String(ending)))
            << arguments << QString::fromLatin1(ending);
    };
    for (const char *ending : {"svg", "tex"})
        row({"graph"}, ending);
    for (const char *kind : {"mex", "labels", "proof"}) {
        for (const char *ending : {"html", "tex", "svg", "--html", "--latex"})
            row({"steps", "--kind", kind}, ending);
    }
    for (const char *ending : {"--html", "--latex"})
        row({"why"}, ending);
    for (const char *ending : {"html", "tex"})
        row({"exercises", "--kind", "label,mex,outcome,value", "--solutions"}, ending);
}

void HostileNamesTest::documentsAreWhole()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, ending);
    // A labelling is drawn only up to some size.
    const QString start = QStringLiteral("graph{%1}:start").arg(m_small);
    for (const QString &position : {start, game()}) {
        QStringList call = arguments;
        call.insert(1, position);
        QString text;
        if (ending.startsWith(QStringLiteral("--"))) {
            call << QStringLiteral("--format") << ending.mid(2);
            text = runCommand(call.first(), call.mid(1)).out;
        } else {
            text = QString::fromUtf8(written(call, ending));
        }
        const bool mayBeTooLarge = ending == QStringLiteral("svg") || arguments.contains(QStringLiteral("exercises"));
        if (text.size() < 400 && position == game() && mayBeTooLarge)
            continue; // a picture, or a labelling on paper
        QVERIFY2(text.size() > 400, qPrintable(text));
        const bool isLatex = ending == QStringLiteral("tex") || ending == QStringLiteral("--latex");
        if (isLatex) {
            QCOMPARE(samples::latexStructureProblem(text), QString());
            QCOMPARE(text.count(QStringLiteral("\\end{document}")), 1);
            QVERIFY(!hidesSomething(text));
            continue;
        }
        QCOMPARE(xmlProblem(ending == QStringLiteral("svg") ? text.toUtf8() : closedHtml(text)), QString());
        QVERIFY(!text.contains(QStringLiteral("<script")) && !hidesSomething(text));
    }
}

void HostileNamesTest::printedTextHidesNothing_data()
{
    QTest::addColumn<QStringList>("arguments");
    for (const QStringList &arguments : {QStringList{"value"},
                                         {"value", "--misere"},
                                         {"steps", "--format", "text"},
                                         {"steps", "--format", "markdown"},
                                         {"steps", "--kind", "labels", "--format", "text"},
                                         {"why", "--format", "text"},
                                         {"why", "--format", "markdown"},
                                         {"puzzle", "--solutions"}})
        QTest::newRow(qPrintable(arguments.join(u' '))) << arguments;
}

void HostileNamesTest::printedTextHidesNothing()
{
    QFETCH(QStringList, arguments);
    for (const QString &name : hostileNames()) {
        QString quoted = name;
        const QString vertex = u'"' + quoted.replace(u'"', QStringLiteral("\"\"")) + u'"';
        QStringList call = arguments;
        call.insert(1, QStringLiteral("graph{%1}:%2").arg(m_file, vertex));
        const CommandRun result = runCommand(call.first(), call.mid(1));
        QVERIFY2(result.status < 2, qPrintable(result.err));
        QVERIFY2(!hidesSomething(result.out) && !hidesSomething(result.err), qPrintable(name));
    }
}

/// A bar is escaped in a cell of a table, and unchanged in the code of a list.
void HostileNamesTest::markdownTablesKeepTheirColumns()
{
    const CommandRun steps = runCommand("steps", {game(), "--kind", "labels", "--format", "markdown"});
    QCOMPARE(steps.status, 0);
    std::set<qsizetype> columns;
    for (QString line : steps.out.split(u'\n')) {
        if (line.startsWith(u'|'))
            columns.insert(line.remove(QStringLiteral("\\|")).count(u'|'));
    }
    QCOMPARE(columns.size(), std::size_t(1));
    const CommandRun list = runCommand(
        "steps", {QStringLiteral("graph{%1}:\"a|b`c``d\"").arg(m_file), "--kind", "mex", "--format", "markdown"});
    const QString item = list.out.section(QStringLiteral("1. "), 1, 1).section(u'\n', 0, 0);
    QVERIFY2(item.contains(QStringLiteral("a|b`c``d")), qPrintable(item));
}

void HostileNamesTest::messagesAreShortAndVisible_data()
{
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const QStringList &arguments) { QTest::newRow(qPrintable(arguments.join(u' '))) << arguments; };
    for (const ProgramCommand *command : programCommands()) {
        const QString name = QLatin1String(command->name);
        row({name, "X"});
        row({name, "X", "Y"});
        row({name, "kayles:5", "--X"});
        for (const CommandOption &option : command->usage().options) {
            if (!option.valueName().isEmpty())
                row({name,
                     name == QStringLiteral("table") ? QStringLiteral("matrix:2x2")
                     : name == QStringLiteral("sequence") || name == QStringLiteral("compare")
                         ? QStringLiteral("kayles")
                         : QStringLiteral("kayles:5"),
                     "--" + option.names().constLast(), "X"});
        }
        row({name, "graph{X}"});
        row({name, "graph{FILE}:X"});
        row({name, "subtraction{X}:3"});
        row({name, "RECORD"});
        row({name, "puzzle X normal nim:3"});
        row({name, "puzzle one-move normal X"});
    }
    row({"graph", "kayles:5", "-o", "X.json"});
    row({"exercises", "kayles:5", "-o", "X.doc"});
    row({"steps", "kayles:5", "-o", "X.doc"});
    row({"steps", "kayles:5", "--steps", "X"});
}

void HostileNamesTest::messagesAreShortAndVisible()
{
    QFETCH(QStringList, arguments);
    constexpr qsizetype maxLength = 700;
    const QStringList hostile = {QString(9000, u'z'), QStringLiteral("a\x1b[31mb\u202ec\a\ufffe"),
                                 QString(3000, QChar(0x1b))};
    for (const QString &text : hostile) {
        QStringList call = arguments;
        const QString record =
            samples::written(m_folder.filePath(QStringLiteral("bad.mexgame")), ("nim:3,4\n" + text + "\n").toUtf8());
        call.replaceInStrings(QStringLiteral("X"), text);
        call.replaceInStrings(QStringLiteral("FILE"), m_file);
        call.replaceInStrings(QStringLiteral("RECORD"), record);
        const CommandRun result = runCommand(call.first(), call.mid(1));
        QVERIFY2(result.err.size() <= maxLength, qPrintable(result.err.left(900)));
        QVERIFY2(!hidesSomething(result.err), qPrintable(visibleText(result.err)));
        QVERIFY(result.err.count(u'\n') <= 1);
    }
}

MEXPLORER_TEST(HostileNamesTest)
#include "tst_hostilenames.moc"
