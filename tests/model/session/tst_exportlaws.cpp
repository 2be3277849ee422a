// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/graphexport.h"
#include "model/graph/graphbuilder.h"
#include "model/import/graphformats.h"
#include "model/sequence/sequenceengine.h"
#include "model/sequence/sequenceexport.h"
#include "model/step/blanks.h"
#include "model/teach/sheetformat.h"
#include "tests/latexcheck.h"
#include "tests/model/games/gamesamples.h"
#include "tests/model/step/tracesamples.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

/// Everything that is exported is written in each of its formats, about the games of the catalogue, and isn't empty.
class ExportLawsTest : public QObject
{
    Q_OBJECT

private slots:
    void stepsOfEachKind_data()
    {
        QTest::addColumn<TraceKind>("kind");
        QTest::addColumn<WrittenFormat>("format");
        for (const QString &format : writtenFormatNames()) {
            for (const TraceKind kind : allTraceKinds())
                QTest::newRow(qPrintable(traceKindName(kind) + u' ' + format))
                    << kind << *writtenFormatFromName(format);
        }
    }
    /// A document has the sentence of each step, perhaps with blanks, and the table of the results.
    void stepsOfEachKind()
    {
        QFETCH(TraceKind, kind);
        QFETCH(WrittenFormat, format);
        for (const QString &game : tracesamples::sampleGames()) {
            const TracePtr trace = tracesamples::traceOf(game, kind);
            QVERIFY2(trace, qPrintable(game));
            for (const bool isBlank : {false, true}) {
                const QString text = formatTrace(*trace, format, isBlank);
                const std::vector<int> steps = handoutSteps(*trace, isBlank);
                QVERIFY(!steps.empty());
                for (const int step : steps) {
                    const Sentence sentence = isBlank ? trace->blankSentence(step) : trace->sentence(step);
                    QVERIFY2(text.contains(formatSentence(sentence, format)),
                             qPrintable(game + u'\n' + sentence.plain()));
                    QVERIFY2(isBlank || !sentence.isEmpty(), qPrintable(game));
                }
                const Table table = isBlank ? trace->blankTable() : trace->table();
                QVERIFY2(text.contains(formatBlocks({table}, format)), qPrintable(game));
                if (format == WrittenFormat::Latex)
                    QCOMPARE(samples::latexStructureProblem(text), QString());
            }
        }
    }

    void exercisesOfEachKind_data()
    {
        QTest::addColumn<ExerciseKind>("kind");
        for (const ExerciseKind kind : allExerciseKinds())
            QTest::newRow(qPrintable(exerciseKindName(kind))) << kind;
    }
    void exercisesOfEachKind()
    {
        QFETCH(ExerciseKind, kind);
        int sheets = 0;
        for (const Family &family : catalogue()) {
            if (family.parameters == Family::Parameters::File)
                continue;
            ExerciseRequest request = *readExerciseSubject(family.firstGraph());
            request.kinds = {kind};
            request.count = 2;
            JobControl control;
            const Result<ExerciseSheet> sheet = makeExercises(request, control);
            if (!sheet) // the game has none of the kind
                continue;
            ++sheets;
            std::set<QString> texts;
            for (const QString &format : sheetFormatNames()) {
                const QString exercises = formatSheet(*sheet, *sheetFormatFromName(format), false);
                const QString withKey = formatSheet(*sheet, *sheetFormatFromName(format), true);
                const bool alwaysHasKey = sheetFormatFromName(format) == SheetFormat::Json;
                QVERIFY2(!exercises.isEmpty() && (alwaysHasKey || withKey.size() > exercises.size()),
                         qPrintable(family.name + u' ' + format));
                texts.insert(withKey);
            }
            QCOMPARE(qsizetype(texts.size()), sheetFormatNames().size());
        }
        QVERIFY(sheets > 0);
    }

    void graphsOfEachFamily_data() { addFamilies(); }
    void graphsOfEachFamily()
    {
        QFETCH(QString, game);
        JobControl control;
        const GameGraphPtr graph = buildGraph(*parsePosition(game), {}, control);
        const LabelsPtr labels = label(*graph, Convention::Normal, control);
        const LayoutPtr layout = layOut(*graph, *labels, Predecessors(*graph), {}, control);
        QVERIFY(writtenGraphEndings().size() > 4);
        for (const QString &ending : writtenGraphEndings()) {
            for (const bool isBlank : {false, true}) {
                const QString path = m_folder.filePath(QStringLiteral("graph.") + ending);
                GraphExport content{*graph, *labels, game, layout.get()};
                content.isBlank = isBlank;
                const auto problem = exportGraph(content, path, control);
                QVERIFY2(!problem, problem ? qPrintable(problem->message) : "");
                // A position takes a number at least.
                QVERIFY2(QFileInfo(path).size() > qint64(graph->positionCount()), qPrintable(ending));
            }
        }
    }

    void sequencesOfEachGame_data()
    {
        QTest::addColumn<RulesPtr>("rules");
        for (const Component &game : gamelaws::variedGames()) {
            if (game.rules->isMultiset())
                QTest::newRow(qPrintable(game.rules->text())) << game.rules;
        }
    }
    void sequencesOfEachGame()
    {
        constexpr quint64 terms = 40;
        QFETCH(RulesPtr, rules);
        JobControl control;
        SequenceEngine engine(rules);
        QVERIFY(engine.extend(terms, control));
        for (const QString &ending : sequenceEndings()) {
            const QString path = m_folder.filePath(QStringLiteral("values.") + ending);
            const Result<quint64> saved = saveSequence(rules->text(), engine.values(), terms, path, control);
            QVERIFY2(saved, saved ? "" : qPrintable(saved.problem().message));
            QCOMPARE(*saved, terms);
            QVERIFY2(QFileInfo(path).size() >= qint64(terms), qPrintable(ending));
        }
    }

private:
    static void addFamilies()
    {
        QTest::addColumn<QString>("game");
        for (const Family &family : catalogue()) {
            if (family.parameters != Family::Parameters::File)
                QTest::newRow(qPrintable(family.name)) << family.firstGraph();
        }
    }

    QTemporaryDir m_folder;
};

MEXPLORER_TEST(ExportLawsTest)
#include "tst_exportlaws.moc"
