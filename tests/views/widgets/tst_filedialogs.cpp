// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/settings.h"
#include "tests/testprogram.h"
#include "views/widgets/filedialogs.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

class TestFileDialogs : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_home.isValid());
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_home.filePath(QStringLiteral("settings")));
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }

    void namesAreMadeOfGames_data()
    {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QString>("name");
        QTest::newRow("kayles") << "kayles:7"
                                << "kayles-7";
        QTest::newRow("heaps") << "nim:3,4,5"
                               << "nim-3-4-5";
        QTest::newRow("code") << "octal{0.77}:9"
                              << "octal-0.77-9";
        QTest::newRow("sum") << "subtraction{1-3}:9 + kayles:5"
                             << "subtraction-1-3-9-kayles-5";
        QTest::newRow("matrix") << "matrix:0110/0001"
                                << "matrix-0110-0001";
        QTest::newRow("file") << "graph{/data/my moves.v2.dot}:a"
                              << "my-moves.v2-a";
        QTest::newRow("two files") << "graph{/x/a.dot}:1 + graph{b.json}:2"
                                   << "a-1-b-2";
        QTest::newRow("other letters") << QString::fromUtf8("graph{/δ/ζ.json}:é") << QString::fromUtf8("ζ-é");
        QTest::newRow("hidden file") << "graph{/x/.dot}"
                                     << "game";
        QTest::newRow("way out") << "graph{../../etc}:../x"
                                 << "etc-..-x";
        QTest::newRow("nothing") << ""
                                 << "game";
        QTest::newRow("signs only") << "+++"
                                    << "game";
    }
    void namesAreMadeOfGames()
    {
        QFETCH(QString, expression);
        QTEST(fileNameFor(expression), "name");
    }

    void longNamesEndAtAWord()
    {
        const QString name = fileNameFor(QStringLiteral("nim:") + QStringList(100, QStringLiteral("123")).join(u','));
        QVERIFY(name.size() <= 60 && name.size() > 50);
        QVERIFY(name.endsWith(QStringLiteral("-123")));
        QVERIFY(fileNameFor(QString(300, u'a')).size() <= 60);
    }

    void filtersAreWritten()
    {
        QCOMPARE(fileFilter(QStringLiteral("DOT"), {QStringLiteral("dot"), QStringLiteral("gv")}),
                 QStringLiteral("DOT (*.dot *.gv)"));
    }

    void nameIsProposedAndFolderRemembered()
    {
        const QString folder = QFileInfo(m_home.path()).canonicalFilePath();
        for (int time = 0; time < 2; ++time) {
            QWidget window;
            QStringList chosen;
            QFileDialog *dialog = askForFileToSave(&window, m_graphs, [&](const QString &path) { chosen << path; });
            QCOMPARE(dialog->objectName(), m_graphs.objectName);
            auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
            QCOMPARE(name->text(), QStringLiteral("kayles-7.dot"));
            QCOMPARE(QFileInfo(dialog->directory().path()).canonicalFilePath() == folder, time == 1);
            dialog->setDirectory(folder);
            QTest::keyClick(name, Qt::Key_Return);
            QCOMPARE(chosen, QStringList{folder + QStringLiteral("/kayles-7.dot")});
        }
    }

    void endingFollowsTheKindOfFile()
    {
        QWidget window;
        QFileDialog *dialog = askForFileToSave(&window, m_graphs, [](const QString &) {});
        QCOMPARE(dialog->defaultSuffix(), QStringLiteral("dot"));
        emit dialog->filterSelected(QStringLiteral("LaTeX with TikZ (*.tex)"));
        QCOMPARE(dialog->defaultSuffix(), QStringLiteral("tex"));
    }

    void withoutDocumentsAllBeginAtHome()
    {
        const QByteArray before = qgetenv("HOME");
        const QTemporaryDir home;
        qputenv("HOME", home.path().toLocal8Bit());
        Settings::instance().fileFolder.reset();
        QWidget window;
        const QFileDialog *dialog = askForFileToOpen(&window, m_graphs, [](const QString &) {});
        QCOMPARE(QFileInfo(dialog->directory().path()).canonicalFilePath(), QFileInfo(home.path()).canonicalFilePath());
        qputenv("HOME", before);
    }

    void folderThatIsGoneIsPassedOver()
    {
        QWidget window;
        {
            QTemporaryDir gone;
            emit askForFileToOpen(&window, m_graphs, [](const QString &) {
            })->fileSelected(gone.filePath(QStringLiteral("x.dot")));
        }
        QVERIFY(askForFileToOpen(&window, m_graphs, [](const QString &) {})->directory().exists());
    }

private:
    const FileQuestion m_graphs = {
        .title = QStringLiteral("Export"),
        .objectName = QStringLiteral("exportDialog"),
        .filters = {QStringLiteral("DOT (*.dot *.gv)"), QStringLiteral("LaTeX with TikZ (*.tex)")},
        .expression = QStringLiteral("kayles:7")};
    QTemporaryDir m_home;
};

MEXPLORER_TEST(TestFileDialogs)
#include "tst_filedialogs.moc"
