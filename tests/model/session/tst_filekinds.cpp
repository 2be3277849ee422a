// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/graphformats.h"
#include "model/notation/expression.h"
#include "model/play/gametext.h"
#include "model/session/documentfile.h"
#include "model/session/filekinds.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

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
