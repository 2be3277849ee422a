// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/settings.h"

#include "tests/fulldisk.h"
#include "tests/testprogram.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace mexplorer;

class SettingsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_home.path()); }
    void valuesAreReadBack();
    void earlierFilesAreRead();
    void programsShareAFile();
    void damagedFilesAreReplaced();
    void fullDisksKeepTheFile();
    void whatCannotBeKeptIsSaidOnce();

private:
    QString pathOf(const QString &name) const { return m_home.filePath(QStringLiteral("Mexplorer/%1.json").arg(name)); }

    QTemporaryDir m_home;
};

void SettingsTest::valuesAreReadBack()
{
    const QMap<QString, QVariant> values = {{"a/text", QStringLiteral("ü \"\\, @ { }\n")},
                                            {"a/bytes", QByteArray("\0\x01\xff{", 4)},
                                            {"a/none", QByteArray()},
                                            {"list", QStringList{"nim:3,4", "", "a, b"}},
                                            {"one", QStringList{"x"}},
                                            {"empty", QStringList()},
                                            {"on", true},
                                            {"off", false}};
    for (auto value = values.begin(); value != values.end(); ++value)
        Settings(QStringLiteral("values")).keep(value.key(), *value);
    // A file of the same bytes under another name has nothing that was kept in memory.
    QVERIFY(QFile::copy(pathOf(QStringLiteral("values")), pathOf(QStringLiteral("copy"))));
    const Settings copy(QStringLiteral("copy"));
    QCOMPARE(copy.allKeys().size(), values.size());
    for (auto value = values.begin(); value != values.end(); ++value)
        QCOMPARE(copy.value(value.key()), *value);
}

void SettingsTest::earlierFilesAreRead()
{
    {
        QSettings ini(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Mexplorer"), QStringLiteral("older"));
        ini.setValue(QStringLiteral("view/language"), QStringLiteral("de"));
        ini.setValue(QStringLiteral("window/geometry"), QByteArray("\0\xff", 2));
        ini.setValue(QStringLiteral("recent/games"), QStringList{"nim:3", "kayles:4"});
    }
    Settings(QStringLiteral("older")).keep(QStringLiteral("view/theme"), QStringLiteral("dark"));
    const Settings settings(QStringLiteral("older"));
    QCOMPARE(settings.value(QStringLiteral("view/language")).toString(), QStringLiteral("de"));
    QCOMPARE(settings.value(QStringLiteral("view/theme")).toString(), QStringLiteral("dark"));
    QCOMPARE(settings.value(QStringLiteral("window/geometry")).toByteArray(), QByteArray("\0\xff", 2));
    QCOMPARE(settings.value(QStringLiteral("recent/games")).toStringList(), (QStringList{"nim:3", "kayles:4"}));
}

void SettingsTest::programsShareAFile()
{
    Settings settings(QStringLiteral("shared"));
    settings.keep(QStringLiteral("mine"), QStringLiteral("1"));
    QFile file(pathOf(QStringLiteral("shared")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"mine": "1", "theirs": "another program's"})");
    file.close();
    settings.keep(QStringLiteral("later"), QStringLiteral("2"));
    const QJsonObject all = QJsonDocument::fromJson(contentOf(file.fileName())).object();
    QCOMPARE(all.keys(), (QStringList{"later", "mine", "theirs"}));
}

void SettingsTest::damagedFilesAreReplaced()
{
    const QString path = pathOf(QStringLiteral("damaged"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"a\": ");
    file.close();
    Settings(QStringLiteral("damaged")).keep(QStringLiteral("b"), true);
    QCOMPARE(QJsonDocument::fromJson(contentOf(path)).object(), (QJsonObject{{"b", true}}));
}

void SettingsTest::fullDisksKeepTheFile()
{
    const QDir folder(QFileInfo(pathOf({})).path());
    QVERIFY(folder.mkpath(QStringLiteral(".")));
    const QString name = QStringLiteral("full");
    checkFullDisk(pathOf(name), [&] {
        Settings settings(name);
        settings.keep(QStringLiteral("long"), QString(20'000, u'x')); // half of it is more than the lock takes
        return settings.status() == QSettings::NoError;
    });
}

void SettingsTest::whatCannotBeKeptIsSaidOnce()
{
    const QString name = QStringLiteral("said");
    Settings(name).keep(QStringLiteral("view/theme"), QStringLiteral("dark"));
    const QByteArray before = contentOf(pathOf(name));
    const QSignalSpy problems(&SettingsProblem::instance(), &SettingsProblem::problemFound);
    {
        const FullDisk full(1);
        Settings(name).keep(QStringLiteral("view/theme"), QStringLiteral("light"));
        Settings(name).keep(QStringLiteral("view/language"), QStringLiteral("de"));
    }
    QCOMPARE(problems.size(), 1);
    QVERIFY(problems[0][0].value<Problem>().message.contains(pathOf(name)));
    QCOMPARE(contentOf(pathOf(name)), before);
    QCOMPARE(Settings(name).value(QStringLiteral("view/theme")).toString(), QStringLiteral("light")); // meanwhile
    Settings(name).keep(QStringLiteral("other"), QStringLiteral("x"));
    const QJsonObject all = QJsonDocument::fromJson(contentOf(pathOf(name))).object();
    QCOMPARE(all[QStringLiteral("view/theme")].toString(), QStringLiteral("light")); // once there is room
    QCOMPARE(all[QStringLiteral("view/language")].toString(), QStringLiteral("de"));
}

MEXPLORER_TEST(SettingsTest)
#include "tst_settings.moc"
