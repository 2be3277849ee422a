// SPDX-License-Identifier: GPL-3.0-or-later
// A follower of a sum is written as the whole sum, or as the move with its component. The component alone is another
// position, mostly of another value. This test reads names from the panel, its line of best play, the table, captions
// and exported files for random sums, and computes their values by the solver.
#include "model/explore/paths.h"
#include "model/export/graphexport.h"
#include "model/import/graphfile.h"
#include "model/session/session.h"
#include "model/solve/solver.h"
#include "tests/model/solve/randomgames.h"
#include "tests/testprogram.h"
#include "tests/views/support/samples.h"
#include "views/explore/positionmodel.h"
#include "views/explore/positionpanel.h"

#include <QLabel>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

using namespace mexplorer;

namespace {

Value valueOf(const Position &position)
{
    JobControl control;
    return *Solver().value(position, control);
}

/// Returns the single games of a sum, in any order.
QStringList termsOf(const Position &position)
{
    QStringList terms;
    const Position read = parsePosition(position.text()).value();
    for (const Component &component : read.components) {
        if (component.rules->exampleFollower(component.cells))
            terms << component.text();
    }
    terms.sort();
    return terms;
}

/// Returns the results of the move "kayles:5 → 3" in a sum: a position for each component that it may mean.
QList<QStringList> madeIn(const Position &from, const QString &name)
{
    QList<QStringList> made;
    const QStringList sides = name.split(QStringLiteral(" → "));
    for (std::size_t i = 0; i < from.components.size() && sides.size() == 2; ++i) {
        const Component &component = from.components[i];
        const auto after = parsePosition(QStringLiteral("%1:%2").arg(component.rules->text(), sides[1]));
        if (component.text() != sides[0] || !after)
            continue;
        Position to = from;
        to.components.erase(to.components.begin() + static_cast<std::ptrdiff_t>(i));
        to.components.insert(to.components.end(), after->components.begin(), after->components.end());
        made << termsOf(to);
    }
    return made;
}

/// Returns sums of two or three games, small enough for whole graphs.
QStringList randomSums()
{
    const QStringList games = {QStringLiteral("kayles:5"),     QStringLiteral("kayles:3"),   QStringLiteral("nim:3"),
                               QStringLiteral("nim:2"),        QStringLiteral("grundy:6"),   QStringLiteral("dawson:6"),
                               QStringLiteral("chomp:2x2"),    QStringLiteral("matrix:1x3"), QStringLiteral("cram:2x2"),
                               QStringLiteral("wythoff:(1,2)")};
    randomgames::Random random(10);
    const auto game = [&] { return games[randomgames::below(random, static_cast<int>(games.size()))]; };
    QStringList sums = {QStringLiteral("kayles:5 + nim:3")};
    while (sums.size() < 10) {
        const QString sum = QStringList{game(), game()}.join(QStringLiteral(" + "));
        sums << (randomgames::below(random, 3) == 0 ? sum + QStringLiteral(" + nim:1") : sum);
    }
    return sums;
}

} // namespace

struct SumWindow
{
    Session session;
    PositionPanel panel{&session};

    explicit SumWindow(const QString &game)
    {
        panel.resize(340, 900);
        panel.show();
        session.exploration()->open(game);
    }
    QLabel &bestPlay() { return *panel.findChild<QLabel *>(QStringLiteral("positionBestPlay")); }
    QTreeWidget &tree() { return *panel.findChild<QTreeWidget *>(QStringLiteral("followerList")); }
    Position position(PositionId id)
    {
        const GameGraph &graph = *session.exploration()->graph();
        return split(graph.rules(), graph.cells(id));
    }
    bool isQuiet() { return session.exploration()->isReady() && session.jobs()->running().isEmpty(); }
};

class TestSumNames : public QObject
{
    Q_OBJECT

private:
    static void addSums()
    {
        QTest::addColumn<QString>("game");
        const QStringList sums = randomSums();
        for (qsizetype i = 0; i < sums.size(); ++i)
            QTest::addRow("%d %s", int(i), qPrintable(sums[i])) << sums[i];
    }

private slots:
    void followersInThePanel_data() { addSums(); }
    void followersInThePanel()
    {
        QFETCH(QString, game);
        SumWindow w(game);
        QTRY_VERIFY(w.isQuiet());
        const GameGraph &graph = *w.session.exploration()->graph();
        const auto ids = samples::allOf(graph);
        for (std::size_t i = 0; i < ids.size(); i += 1 + ids.size() / 30) {
            w.session.exploration()->select(ids[i]);
            const Position from = w.position(ids[i]);
            const bool isSum = !graph.rules()->summands().empty();
            QTRY_COMPARE(w.panel.findChild<QLabel *>(QStringLiteral("positionName"))->accessibleName(), from.text());
            for (int group = 0; group < w.tree().topLevelItemCount(); ++group) {
                const QTreeWidgetItem *head = w.tree().topLevelItem(group);
                for (int k = 0; k < head->childCount(); ++k) {
                    const Position to = w.position(head->child(k)->data(0, Qt::UserRole).toUInt());
                    QVERIFY(head->text(0).startsWith(QStringLiteral("value %1, ").arg(valueOf(to))));
                    const QString name = head->child(k)->text(0);
                    if (isSum)
                        QVERIFY2(madeIn(from, name).contains(termsOf(to)), qPrintable(name));
                    else
                        QCOMPARE(termsOf(*parsePosition(name)), termsOf(to));
                }
            }
        }
    }

    void bestPlayInThePanel_data() { addSums(); }
    void bestPlayInThePanel()
    {
        QFETCH(QString, game);
        SumWindow w(game);
        QTRY_VERIFY(w.isQuiet());
        const ExploredGraph explored = w.session.exploration()->explored();
        if (explored.graph->rules()->summands().empty())
            return; // for a single game: the position after each move
        static const QRegularExpression link(QStringLiteral("<a href=\"(\\d+)\">([^<]*)</a>"));
        QTRY_VERIFY(w.bestPlay().text().contains(link)); // the panel is updated a little after the session
        PositionId before = GameGraph::root();
        auto links = link.globalMatch(w.bestPlay().text().remove(QChar(0x200b)));
        for (; links.hasNext();) {
            const auto found = links.next();
            const PositionId after = found.captured(1).toUInt();
            QVERIFY2(madeIn(w.position(before), found.captured(2)).contains(termsOf(w.position(after))),
                     qPrintable(w.bestPlay().text()));
            before = after;
        }
        QVERIFY(before != GameGraph::root());
    }

    void rowsOfTheTableAndCaptions_data() { addSums(); }
    void rowsOfTheTableAndCaptions()
    {
        QFETCH(QString, game);
        SumWindow w(game);
        QTRY_VERIFY(w.isQuiet());
        const ExploredGraph explored = w.session.exploration()->explored();
        PositionModel table;
        table.setRows(explored, samples::allOf(*explored.graph));
        const GraphPicture picture = samples::pictureOf(explored);
        for (int row = 0; row < table.rowCount(); ++row) {
            const PositionId id = table.idAt(row);
            const Position position = w.position(id);
            const QStringList parts =
                table.index(row, PositionModel::PositionColumn).data().toString().split(QStringLiteral(" + "));
            QCOMPARE(static_cast<std::size_t>(parts.size()), position.components.size());
            QStringList terms;
            for (std::size_t i = 0; i < position.components.size(); ++i)
                terms << position.components[i].rules->text() + u':' + parts[static_cast<qsizetype>(i)];
            const auto read = parsePosition(terms.join(QStringLiteral(" + ")));
            QVERIFY2(read, qPrintable(terms.join(QStringLiteral(" + "))));
            const Value value = valueOf(*read);
            QCOMPARE(table.index(row, PositionModel::ValueColumn).data().toString(), QString::number(value));

            const QString caption = picture.sentence(ShownId(id));
            const QString name = caption.section(QStringLiteral(": "), 0, 0);
            QCOMPARE(termsOf(*parsePosition(name)), termsOf(*read));
            QVERIFY2(caption.contains(QStringLiteral("value %1").arg(value)), qPrintable(caption));
        }
    }

    void exportedFiles_data() { addSums(); }
    void exportedFiles()
    {
        QFETCH(QString, game);
        const ExploredGraph explored = samples::explored(game);
        const GraphExport content{*explored.graph, *explored.labels, game};
        QMap<QString, Value> facts;
        for (const PositionId id : samples::allOf(*explored.graph))
            facts[factsOf(content, id).position] = *factsOf(content, id).value;
        QTemporaryDir folder;
        for (const char *ending : {"dot", "graphml", "csv", "json"}) {
            const QString path = folder.filePath(QStringLiteral("sum.") + QLatin1String(ending));
            JobControl control;
            QVERIFY(!exportGraph(content, path, control));
            const auto file = readGraphFile(path);
            QVERIFY(file);
            QCOMPARE(QSet<QString>(file->names.begin(), file->names.end()),
                     QSet<QString>(facts.keyBegin(), facts.keyEnd()));
        }
        for (auto fact = facts.begin(); fact != facts.end(); ++fact) {
            const auto read = parsePosition(fact.key());
            QVERIFY2(read, qPrintable(fact.key()));
            QCOMPARE(fact.value(), valueOf(*read));
        }
    }
};

MEXPLORER_TEST(TestSumNames)
#include "tst_sumnames.moc"
