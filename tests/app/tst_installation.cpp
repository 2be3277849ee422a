// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "model/core/translations.h"
#include "model/session/filekinds.h"
#include "tests/paths.h"
#include "tests/testprogram.h"

#include <QDirIterator>
#include <QMimeDatabase>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <algorithm>

using namespace mexplorer;

/// Tests the files that "cmake --install" installs.
class InstallationTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void holdsWhatADesktopAsksFor();
    void pagesNameEachCommand();
    void theDesktopReadsItsLanguage();
    void theDesktopKnowsItsFiles();
    void theInstalledProgramAnswers();

private:
    QString read(const QString &file) const;

    QTemporaryDir m_prefix;
};

void InstallationTest::initTestCase()
{
    QVERIFY(m_prefix.isValid());
    QProcess cmake;
    cmake.setProcessChannelMode(QProcess::MergedChannels);
    cmake.start(paths::cmake(),
                {QStringLiteral("--install"), paths::buildFolder(), QStringLiteral("--prefix"), m_prefix.path()});
    QVERIFY(cmake.waitForFinished(120'000));
    QVERIFY2(cmake.exitCode() == 0, cmake.readAll().constData());
}

QString InstallationTest::read(const QString &file) const
{
    QFile opened(m_prefix.filePath(file));
    return opened.open(QIODevice::ReadOnly) ? QString::fromUtf8(opened.readAll()) : QString();
}

void InstallationTest::holdsWhatADesktopAsksFor()
{
    QStringList files;
    for (QDirIterator all(m_prefix.path(), QDir::Files, QDirIterator::Subdirectories); all.hasNext();)
        files.append(QDir(m_prefix.path()).relativeFilePath(all.next()));
    files.sort();
    QCOMPARE(files, QStringList({"bin/mexplorer", "share/applications/org.mexplorer.Mexplorer.desktop",
                                 "share/bash-completion/completions/mexplorer", "share/doc/Mexplorer/copyright",
                                 "share/icons/hicolor/scalable/apps/org.mexplorer.Mexplorer.svg",
                                 "share/man/man1/mexplorer.1", "share/metainfo/org.mexplorer.Mexplorer.metainfo.xml",
                                 "share/mexplorer/mexplorer.py", "share/mime/packages/org.mexplorer.Mexplorer.xml"}));
}

void InstallationTest::pagesNameEachCommand()
{
    const QString manual = read(QStringLiteral("share/man/man1/mexplorer.1"));
    const QString completion = read(QStringLiteral("share/bash-completion/completions/mexplorer"));
    QVERIFY(manual.startsWith(QLatin1String(".TH MEXPLORER 1")));
    QVERIFY(programCommands().size() > 8);
    for (const ProgramCommand *command : programCommands()) {
        QVERIFY2(manual.contains(QLatin1String(command->name)), command->name);
        QVERIFY2(completion.contains(QLatin1String(command->name)), command->name);
    }
}

/// The texts of the desktop are available in each language: English first, followed by the others.
void InstallationTest::theDesktopReadsItsLanguage()
{
    const QString entry = read(QStringLiteral("share/applications/org.mexplorer.Mexplorer.desktop"));
    QStringList codes;
    for (const QLocale &language : Translations::languages())
        codes << Translations::codeOf(language);
    for (const char *key : {"GenericName", "Comment", "Keywords"}) {
        for (const QString &code : codes.mid(1))
            QVERIFY2(entry.contains(QStringLiteral("\n%1[%2]=").arg(QLatin1String(key), code)), key);
    }
    QMap<QString, int> lines;
    QXmlStreamReader xml(read(QStringLiteral("share/metainfo/org.mexplorer.Mexplorer.metainfo.xml")));
    while (!xml.atEnd()) {
        xml.readNext();
        const QString name = xml.name().toString();
        if (!xml.isStartElement() || !QStringList({"summary", "p", "li"}).contains(name))
            continue;
        const QString code = xml.attributes().value(QStringLiteral("xml:lang")).toString();
        ++lines[code.isEmpty() ? codes.front() : code];
        QVERIFY2(lines.value(code, 0) <= lines[codes.front()], qPrintable(code));
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(QSet<QString>(lines.keyBegin(), lines.keyEnd()), QSet<QString>(codes.begin(), codes.end()));
    for (const QString &code : codes)
        QVERIFY2(lines[code] > 3 && lines[code] == lines[codes.front()], qPrintable(code));
}

/// Each ending that the window opens has a MIME type for which the desktop offers the program; and each type in the
/// desktop file exists, in the program's list or in the shared one.
void InstallationTest::theDesktopKnowsItsFiles()
{
    const QString entry = read(QStringLiteral("share/applications/org.mexplorer.Mexplorer.desktop"));
    const qsizetype at = entry.indexOf(QLatin1String("\nMimeType=")) + 10;
    QVERIFY(at >= 10);
    const QStringList offered = entry.mid(at, entry.indexOf(u'\n', at) - at).split(u';', Qt::SkipEmptyParts);
    QMultiMap<QString, QString> ownTypes; // by ending
    QStringList ownNames;
    QXmlStreamReader xml(read(QStringLiteral("share/mime/packages/org.mexplorer.Mexplorer.xml")));
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == QLatin1String("mime-type"))
            ownNames << xml.attributes().value(QStringLiteral("type")).toString();
        if (xml.isStartElement() && xml.name() == QLatin1String("glob"))
            ownTypes.insert(xml.attributes().value(QStringLiteral("pattern")).toString().mid(2), ownNames.last());
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));

    const QMimeDatabase shared;
    for (const QString &ending : openedEndings()) {
        QStringList types = ownTypes.values(ending);
        for (const QMimeType &type : shared.mimeTypesForFileName(QStringLiteral("file.") + ending))
            types << type.name();
        QVERIFY2(std::ranges::any_of(types, [&offered](const QString &type) { return offered.contains(type); }),
                 qPrintable(QStringLiteral("%1: %2").arg(ending, types.join(u' '))));
    }
    for (const QString &type : offered)
        QVERIFY2(ownNames.contains(type) || shared.mimeTypeForName(type).isValid(), qPrintable(type));
    for (const QString &type : ownNames)
        QVERIFY2(offered.contains(type), qPrintable(type));
    QCOMPARE(QSet<QString>(offered.begin(), offered.end()).size(), offered.size());

    // The tool that reads the list for a desktop finds no error.
    if (const QString tool = QStandardPaths::findExecutable(QStringLiteral("update-mime-database")); !tool.isEmpty()) {
        QProcess update;
        update.setProcessChannelMode(QProcess::MergedChannels);
        update.start(tool, {m_prefix.filePath(QStringLiteral("share/mime"))});
        QVERIFY(update.waitForFinished(60'000));
        const QByteArray said = update.readAll();
        QVERIFY2(update.exitCode() == 0 && !said.contains("rror") && !said.contains("nvalid"), said.constData());
    }
}

void InstallationTest::theInstalledProgramAnswers()
{
    QProcess program;
    program.start(m_prefix.filePath(QStringLiteral("bin/mexplorer")),
                  {QStringLiteral("value"), QStringLiteral("kayles:7"), QStringLiteral("--json")});
    QVERIFY(program.waitForFinished(120'000));
    QCOMPARE(program.exitCode(), 0);
    QVERIFY(program.readAllStandardOutput().contains("\"value\": 2"));
}

MEXPLORER_TEST(InstallationTest)
#include "tst_installation.moc"
