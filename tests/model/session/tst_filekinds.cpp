// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/translations.h"
#include "model/import/graphfile.h"
#include "model/import/graphformats.h"
#include "model/notation/expression.h"
#include "model/notation/namedrules.h"
#include "model/play/gametext.h"
#include "model/sequence/sequencefile.h"
#include "model/session/documentfile.h"
#include "model/session/filekinds.h"
#include "model/teach/lesson.h"
#include "tests/paths.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace mexplorer;

/// The recognized kinds of files.
class FileKindsTest : public QObject
{
    Q_OBJECT

private slots:
    void eachEndingIsOfAKind()
    {
        QStringList endings = openedEndings();
        QVERIFY(endings.size() > 15);
        for (const QString &ending : std::as_const(endings)) {
            for (const QString &name : {QStringLiteral("gone.") + ending, QStringLiteral("GONE.") + ending.toUpper()})
                QVERIFY2(fileKind(name), qPrintable(name));
        }
        QVERIFY(!fileKind(QStringLiteral("gone.exe")) && !fileKind(QStringLiteral("nim:3,4,5")) && !fileKind({}));
        for (const QString &ending : readGraphEndings())
            QVERIFY2(fileKind(QStringLiteral("gone.") + ending) == FileKind::Graph, qPrintable(ending));
        QCOMPARE(endings.removeDuplicates(), qsizetype(0));
    }

    void titlesAreTranslated()
    {
        Translations translations;
        const auto restored =
            qScopeGuard([&translations] { translations.setLanguage(Translations::byCode(QStringLiteral("en"))); });
        QStringList titles;
        for (const FileKind kind : allFileKinds())
            titles << fileKindTitle(kind);
        translations.setLanguage(Translations::byCode(QStringLiteral("de")));
        for (const FileKind kind : allFileKinds())
            titles << fileKindTitle(kind);
        QVERIFY(!titles.contains(QString()));
        QCOMPARE(titles.removeDuplicates(), qsizetype(0));
        QCOMPARE(titles.size(), qsizetype(2 * fileKindCount));
    }

    /// Each kind and ending has a sample in tests/data; the graphs are all the same.
    void samplesAreOpened_data()
    {
        QTest::addColumn<FileKind>("kind");
        QTest::addColumn<QString>("path");
        for (const FileKind kind : allFileKinds()) {
            for (const QString &ending : fileKindEndings(kind))
                QTest::newRow(qPrintable(ending)) << kind << paths::data(QStringLiteral("files/sample.%1").arg(ending));
        }
    }

    void samplesAreOpened()
    {
        QFETCH(FileKind, kind);
        QFETCH(QString, path);
        QVERIFY2(QFile::exists(path), qPrintable(path));
        QCOMPARE(fileKind(path), std::optional(kind));
        JobControl control;
        switch (kind) {
        case FileKind::Document: {
            const Result<Document> document = readDocument(path);
            QVERIFY(document);
            QCOMPARE(document->game, QStringLiteral("nim:1,2"));
            return;
        }
        case FileKind::Lesson: {
            const Result<LessonPtr> lesson = readLesson(path);
            QVERIFY(lesson);
            QVERIFY((*lesson)->sceneBeside(0));
            return;
        }
        case FileKind::Game: {
            const Result<TextGame> game = readGameFile(path);
            QVERIFY(game);
            QVERIFY(game->tree.nodes().size() > 1);
            return;
        }
        case FileKind::Graph: {
            const Result<GraphFile> graph = readGraphFile(path);
            QVERIFY2(graph, graph ? "" : qPrintable(graph.problem().message));
            std::set<QString> moves;
            for (const auto &[from, to] : graph->moves)
                moves.insert(graph->names[qsizetype(from)] + graph->names[qsizetype(to)]);
            QCOMPARE(moves, (std::set{QStringLiteral("ab"), QStringLiteral("ac"), QStringLiteral("bc")}));
            return;
        }
        case FileKind::Sequence: {
            const Result<SavedSequence> sequence = readSequenceFile(path, 1'000'000, control);
            QVERIFY2(sequence, sequence ? "" : qPrintable(sequence.problem().message));
            QCOMPARE(sequence->values.size(), quint64(4));
            return;
        }
        case FileKind::Rules: {
            const Result<NamedRules> game = readNamedRulesFile(path);
            QVERIFY2(game, game ? "" : qPrintable(game.problem().message));
            QCOMPARE(game->rules, QStringLiteral("rules{n -> n-1; n -> n/2}"));
            return;
        }
        }
        QFAIL("no case for this kind");
    }

    void contentsDecideWhereTheEndingDoesNot_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<FileKind>("kind");
        Document document;
        document.game = QStringLiteral("kayles:6");
        const QByteArray saved = documentText(document).toUtf8();
        const GameTree game(*parsePosition(QStringLiteral("nim:3,4,5")), Convention::Normal);
        const QByteArray played = gameText(game).toUtf8();
        for (const char *name : {"a.mexp", "a.json", "a.txt", "a.md", "a"})
            QTest::addRow("document %s", name) << QString::fromLatin1(name) << saved << FileKind::Document;
        QTest::newRow("game") << "a.txt" << played << FileKind::Game;
        QTest::newRow("game by its ending") << QStringLiteral("a.") + gameFileEnding << played << FileKind::Game;
        QTest::newRow("edges") << "a.txt" << QByteArray("a b\nb c\n") << FileKind::Graph;
        QTest::newRow("graph in JSON") << "a.json" << QByteArray(R"({"a": ["b"], "b": []})") << FileKind::Graph;
        QTest::newRow("lesson") << "a.md" << QByteArray("# Nim\n") << FileKind::Lesson;
        QTest::newRow("sequence") << "a.mexseq" << QByteArray("values") << FileKind::Sequence;
    }

    void contentsDecideWhereTheEndingDoesNot()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        QFETCH(FileKind, kind);
        QTemporaryDir folder;
        const QString path = samples::written(folder.filePath(name), content);
        QCOMPARE(fileKind(path), std::optional(kind));
    }
};

MEXPLORER_TEST(FileKindsTest)
#include "tst_filekinds.moc"
