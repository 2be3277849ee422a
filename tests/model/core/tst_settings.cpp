// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/settings.h"

#include "model/play/thinking.h"
#include "tests/fulldisk.h"
#include "tests/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace mexplorer;

/// The settings and their files. Each test has separate files.
class SettingsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void keysAreDeclaredOnce();
    void valuesAreReadBack();
    void valuesStayInTheirRange();
    void otherTypesCountAsTheDefault_data();
    void otherTypesCountAsTheDefault();
    void changesAreReported();
    void unknownKeysAreKept();
    void filesOfTodayAreRead();
    void earlierFilesAreRead();
    void programsShareAFile();
    void damagedFilesAreReplaced();
    void recentListsAreShortAndFresh();
    void fullDisksKeepTheFile();
    void whatCannotBeWrittenIsSaidOnce();

private:
    QString pathOf(const char *name) const
    {
        return m_home->filePath(QStringLiteral("Mexplorer/%1.json").arg(QLatin1String(name)));
    }
    QJsonObject objectOf(const char *name) const { return QJsonDocument::fromJson(contentOf(pathOf(name))).object(); }
    /// Writes a file as another program or an earlier version does.
    void write(const char *name, const QByteArray &content) const
    {
        QDir().mkpath(m_home->filePath(QStringLiteral("Mexplorer")));
        QFile file(pathOf(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }

    std::unique_ptr<QTemporaryDir> m_home;
    Settings &m_settings = Settings::instance();
};

void SettingsTest::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_home->path());
}

void SettingsTest::keysAreDeclaredOnce()
{
    QStringList keys;
    for (const AnySetting *setting : m_settings.all())
        keys << setting->key();
    QVERIFY(keys.size() > 10);
    QCOMPARE(keys.removeDuplicates(), 0);
    QCOMPARE(1000 * m_settings.thinkingTime.defaultValue(), defaultThinkingTimeMs);
}

void SettingsTest::valuesAreReadBack()
{
    const QString text = QStringLiteral("/ü \"\\, @ { }\n");
    const QByteArray bytes("\0\x01\xff{", 4);
    const QStringList list = {"nim:3,4", "", "a, b"};
    const CommandKeys keys = {{"explore.fit", {"Ctrl+F", "F"}}, {"file.open", {}}};
    m_settings.theme.set(ThemeMode::Dark);
    m_settings.language.set(QStringLiteral("de"));
    m_settings.reducedMotion.set(true);
    m_settings.typeSize.set(150);
    m_settings.lessonFolder.set(text);
    m_settings.commandKeys.set(keys);
    m_settings.windowGeometry.set(bytes);
    m_settings.recentGames.set(list);
    const QByteArray preferences = contentOf(pathOf("preferences"));
    const QByteArray session = contentOf(pathOf("session"));
    // Copies of the files in another folder don't contain anything that is only in memory.
    init();
    QCOMPARE(m_settings.theme.value(), ThemeMode::System);
    write("preferences", preferences);
    write("session", session);
    QCOMPARE(m_settings.theme.value(), ThemeMode::Dark);
    QCOMPARE(m_settings.language.value(), QStringLiteral("de"));
    QVERIFY(m_settings.reducedMotion.value());
    QCOMPARE(m_settings.typeSize.value(), 150);
    QCOMPARE(m_settings.lessonFolder.value(), text);
    QCOMPARE(m_settings.commandKeys.value(), keys);
    QCOMPARE(m_settings.windowGeometry.value(), bytes);
    QCOMPARE(m_settings.recentGames.value(), list);
    for (AnySetting *setting : m_settings.all())
        setting->reset();
    QVERIFY(objectOf("preferences").isEmpty() && objectOf("session").isEmpty());
    QCOMPARE(m_settings.typeSize.value(), m_settings.typeSize.defaultValue());
}

void SettingsTest::valuesStayInTheirRange()
{
    m_settings.typeSize.set(100'000);
    QCOMPARE(m_settings.typeSize.value(), m_settings.typeSize.range().max);
    m_settings.language.set(QStringLiteral("tlh")); // not an available language
    QCOMPARE(m_settings.language.value(), QString());
    write("preferences", R"({"view/language": "tlh", "view/typeSize": -7})");
    QCOMPARE(m_settings.language.value(), QString());
    QCOMPARE(m_settings.typeSize.value(), m_settings.typeSize.range().min);
}

void SettingsTest::otherTypesCountAsTheDefault_data()
{
    QTest::addColumn<QByteArray>("json");
    for (const char *json : {"null", "\"x\"", "[1, 2]", "{}", "{\"a\": [1]}", "[[\"x\"]]"})
        QTest::newRow(json) << QByteArray(json);
}

void SettingsTest::otherTypesCountAsTheDefault()
{
    QFETCH(QByteArray, json);
    QByteArrayList preferences;
    for (const char *key : {"view/theme", "view/typeSize", "view/language"})
        preferences << '"' + QByteArray(key) + "\": " + json;
    write("preferences", "{" + preferences.join(", ") + "}");
    write("session", "{\"window/geometry\": " + json + "}");
    QCOMPARE(m_settings.theme.value(), ThemeMode::System);
    QCOMPARE(m_settings.typeSize.value(), 100);
    QCOMPARE(m_settings.language.value(), QString());
    QCOMPARE(m_settings.windowGeometry.value(), QByteArray());
}

void SettingsTest::changesAreReported()
{
    const QSignalSpy changes(&m_settings.typeSize, &AnySetting::changed);
    const QSignalSpy others(&m_settings.thinkingTime, &AnySetting::changed);
    m_settings.typeSize.set(100); // unchanged
    QCOMPARE(changes.size(), 0);
    m_settings.typeSize.set(120);
    QCOMPARE(changes.size(), 1);
    m_settings.typeSize.reset();
    QCOMPARE(changes.size(), 2);
    m_settings.typeSize.reset();
    QCOMPARE(changes.size(), 2);
    QCOMPARE(others.size(), 0);
}

void SettingsTest::unknownKeysAreKept()
{
    const QByteArray unknown = R"("a": 1, "b": 2.5, "c": [1, "x", {"d": null}], "e": {"base64": "AA==", "f": true},
                                  "g": {"base64": "AAE="}, "h": ["x"], "i": [], "j": false)";
    write("preferences", "{\"view/theme\": \"light\", " + unknown + "}");
    m_settings.theme.set(ThemeMode::Dark);
    QJsonObject expected = QJsonDocument::fromJson("{" + unknown + "}").object();
    expected[QStringLiteral("view/theme")] = QStringLiteral("dark");
    QCOMPARE(objectOf("preferences"), expected);
}

/// As the previous version wrote them.
void SettingsTest::filesOfTodayAreRead()
{
    write("preferences", R"({"lessons/folder": "/home/ada/lessons", "view/language": "de", "view/reducedMotion": true,
                             "view/theme": "dark"})");
    write("session", R"({"files/folder": "/home/ada", "recent/files": ["/home/ada/a.mexp"], "recent/games": ["nim:3"],
                         "window/docks-wide-3": {"base64": "AP8="}, "window/geometry": {"base64": "AdnQ"}})");
    QCOMPARE(m_settings.lessonFolder.value(), QStringLiteral("/home/ada/lessons"));
    QCOMPARE(m_settings.language.value(), QStringLiteral("de"));
    QVERIFY(m_settings.reducedMotion.value());
    QCOMPARE(m_settings.theme.value(), ThemeMode::Dark);
    QCOMPARE(m_settings.fileFolder.value(), QStringLiteral("/home/ada"));
    QCOMPARE(m_settings.recentFiles.value(), QStringList{"/home/ada/a.mexp"});
    QCOMPARE(m_settings.recentGames.value(), QStringList{"nim:3"});
    QCOMPARE(m_settings.wideDocks.value(), QByteArray("\0\xff", 2));
    QCOMPARE(m_settings.windowGeometry.value(), QByteArray::fromBase64("AdnQ"));
    QCOMPARE(m_settings.narrowDocks.value(), QByteArray());
}

void SettingsTest::earlierFilesAreRead()
{
    {
        const auto ini = [](const char *name) {
            return std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Mexplorer"),
                                               QLatin1String(name));
        };
        ini("preferences")->setValue(QStringLiteral("view/language"), QStringLiteral("de"));
        ini("preferences")->setValue(QStringLiteral("view/reducedMotion"), true);
        ini("session")->setValue(QStringLiteral("window/geometry"), QByteArray("\0\xff", 2));
        ini("session")->setValue(QStringLiteral("recent/games"), QStringList{"nim:3", "kayles:4"});
    }
    m_settings.theme.set(ThemeMode::Dark);
    QCOMPARE(m_settings.language.value(), QStringLiteral("de"));
    QVERIFY(m_settings.reducedMotion.value());
    QCOMPARE(m_settings.theme.value(), ThemeMode::Dark);
    QCOMPARE(m_settings.windowGeometry.value(), QByteArray("\0\xff", 2));
    QCOMPARE(m_settings.recentGames.value(), (QStringList{"nim:3", "kayles:4"}));
}

void SettingsTest::programsShareAFile()
{
    m_settings.theme.set(ThemeMode::Dark);
    write("preferences", R"({"view/theme": "dark", "view/typeSize": 110, "theirs": "another program's"})");
    m_settings.language.set(QStringLiteral("de"));
    QCOMPARE(objectOf("preferences").keys(), (QStringList{"theirs", "view/language", "view/theme", "view/typeSize"}));
    QCOMPARE(m_settings.typeSize.value(), 110);
}

void SettingsTest::damagedFilesAreReplaced()
{
    write("preferences", "{\"view/theme\": ");
    QCOMPARE(m_settings.theme.value(), ThemeMode::System);
    m_settings.reducedMotion.set(true);
    QCOMPARE(objectOf("preferences"), (QJsonObject{{"view/reducedMotion", true}}));
    QVERIFY(!m_settings.problem());
}

void SettingsTest::recentListsAreShortAndFresh()
{
    Setting<QStringList> &games = m_settings.recentGames;
    for (int i = 0; i < 50; ++i)
        addRecent(games, QStringLiteral("nim:%1").arg(i % 30));
    QCOMPARE(games.value().size(), games.range().maxCount);
    QCOMPARE(games.value().first(), QStringLiteral("nim:19"));
    addRecent(games, QStringLiteral("nim:15")); // a repeated item moves to the front
    QCOMPARE(games.value().first(), QStringLiteral("nim:15"));
    QStringList each = games.value();
    QCOMPARE(each.removeDuplicates(), 0);
    QCOMPARE(each.size(), games.range().maxCount);
    removeRecent(games, QStringLiteral("nim:15"));
    QVERIFY(!games.value().contains(QStringLiteral("nim:15")));
    QCOMPARE(games.value().size(), games.range().maxCount - 1);
}

void SettingsTest::fullDisksKeepTheFile()
{
    QVERIFY(QDir().mkpath(m_home->filePath(QStringLiteral("Mexplorer"))));
    checkFullDisk(pathOf("preferences"), [this] {
        static int count = 0;
        // Half of it is more than the lock file needs.
        m_settings.lessonFolder.set(QString(20'000, u'x') + QStringLiteral("%1").arg(++count, 4, 10, QLatin1Char('0')));
        return !m_settings.problem();
    });
    m_settings.lessonFolder.reset();
    QVERIFY(!m_settings.problem());
}

void SettingsTest::whatCannotBeWrittenIsSaidOnce()
{
    m_settings.theme.set(ThemeMode::Dark);
    const QByteArray before = contentOf(pathOf("preferences"));
    const QSignalSpy problems(&m_settings, &Settings::problemFound);
    {
        const FullDisk full(1);
        m_settings.theme.set(ThemeMode::Light);
        m_settings.language.set(QStringLiteral("de"));
        QVERIFY(m_settings.problem());
    }
    QCOMPARE(problems.size(), 1);
    QVERIFY(problems[0][0].value<Problem>().message.contains(pathOf("preferences")));
    QCOMPARE(contentOf(pathOf("preferences")), before);
    QCOMPARE(m_settings.theme.value(), ThemeMode::Light); // the old value until then
    m_settings.typeSize.set(110);
    QCOMPARE(objectOf("preferences")[QStringLiteral("view/theme")].toString(),
             QStringLiteral("light")); // enough space again
    QCOMPARE(objectOf("preferences")[QStringLiteral("view/language")].toString(), QStringLiteral("de"));
    QVERIFY(!m_settings.problem());
}

MEXPLORER_TEST(SettingsTest)
#include "tst_settings.moc"
