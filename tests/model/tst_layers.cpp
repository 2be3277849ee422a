// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/paths.h"
#include "tests/testprogram.h"
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

/// The model has no pixels, colours or widgets. This program links only the model, so its loaded libraries are those
/// that the model requires; the includes of its sources are checked as well.
class LayersTest : public QObject
{
    Q_OBJECT

private slots:
    void modelLoadsNoGui();
    void layersIncludeWhatTheyMay_data();
    void layersIncludeWhatTheyMay();
    void threadsStartInFewPlaces();
    void filesAreWrittenByOneHelper();
    void nothingIsLookedUpByItsName();
    void foldersHaveNoCycle();
    void nothingNeedsGraphviz();
    void concreteRulesStayAmongThemselves();
    void noTwoClassesShareAName();
};

namespace {

QString textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList sourcesIn(const QString &folder)
{
    QStringList paths;
    QDirIterator files(paths::source(folder), {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext())
        paths << files.next();
    return paths;
}

/// The names of all sources of the program that contain such text.
QStringList filesWith(const QString &pattern)
{
    const QRegularExpression expression(pattern);
    QStringList files;
    for (const char *layer : {"model", "views", "app"}) {
        for (const QString &path : sourcesIn(QLatin1String(layer))) {
            if (expression.match(textOf(path)).hasMatch())
                files << QFileInfo(path).fileName();
        }
    }
    files.sort();
    return files;
}

} // namespace

void LayersTest::modelLoadsNoGui()
{
    const QString maps = textOf(QStringLiteral("/proc/self/maps"));
    QVERIFY(maps.contains(QStringLiteral("libQt6Core")));
    for (const char *library : {"libQt6Gui", "libQt6Widgets", "libQt6Charts", "libQt6Svg", "libQt6PrintSupport"})
        QVERIFY2(!maps.contains(QLatin1String(library)), library);
}

void LayersTest::layersIncludeWhatTheyMay_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("forbidden");
    // Every Qt header that the model may include is Qt Core's or Qt Concurrent's.
    QTest::newRow("model")
        << "model"
        << "(views/|app/|<Qt(Gui|Widgets|Charts|Svg|PrintSupport)/|<Q(Gui|Color|Brush|Pen|Painter|Image|"
           "Pixmap|Font|Icon|Palette|Action|Undo|Widget|Application|Graphics|Text(Document|Cursor)))";
    QTest::newRow("views") << "views"
                           << "app/";
}

void LayersTest::layersIncludeWhatTheyMay()
{
    QFETCH(QString, folder);
    QFETCH(QString, forbidden);
    static const QRegularExpression include(QStringLiteral("^#include [<\"].*$"), QRegularExpression::MultilineOption);
    const QRegularExpression bad(QStringLiteral("^#include [<\"]?") + forbidden);
    const QStringList sources = sourcesIn(folder);
    QVERIFY(sources.size() > 20);
    for (const QString &path : sources) {
        auto matches = include.globalMatch(textOf(path));
        while (matches.hasNext()) {
            QString line = matches.next().captured();
            line.remove(u'"');
            QVERIFY2(!bad.match(line).hasMatch(), qPrintable(path + QStringLiteral(": ") + line));
        }
    }
}

/// There are three ways to work on another thread: jobs (and the global pool where no session's jobs can be used),
/// runInThreads() for parts of one computation, and the pair of workers for rounds of microseconds. The
/// requests of other programs have a pool of their own, as their commands wait for the global one.
void LayersTest::threadsStartInFewPlaces()
{
    QCOMPARE(
        filesWith(QStringLiteral(
            "std::(async|jthread|thread(?!::hardware_concurrency))|QThreadPool m_|new QThread|QThread::create|QtConcurrent::|startInPool\\(")),
        QStringList({"boardtables.cpp", "commandjob.cpp", "jobs.h", "pooltask.h", "servecommand.cpp", "threads.h",
                     "workerpair.cpp", "workerpair.h"}));
}

/// All other places that open something to write: pictures, files and the places of docks in memory, and the program if
/// its standard streams are closed. Each one that writes a file has its row in tests/app/tst_fulldisk.cpp.
void LayersTest::filesAreWrittenByOneHelper()
{
    QCOMPARE(
        filesWith(QStringLiteral("QSaveFile file|QTemporaryFile|ofstream|f(re)?open\\(|\\bcreat\\(|setOutputFileName")),
        QStringList({"safefile.cpp"}));
    QCOMPARE(filesWith(QStringLiteral("[^A-Za-z]::open(at)?\\(")), QStringList({"main.cpp", "safefile.cpp"}));
    QCOMPARE(filesWith(QStringLiteral("WriteOnly|ReadWrite|QIODevice::Append")),
             QStringList({"drawing.cpp", "main.cpp", "safefile.cpp", "svgdevice.cpp", "windowdocks.cpp"}));
    QCOMPARE(filesWith(QStringLiteral("QPdfWriter [a-z]+\\((?!&)|\\.save\\((?!\\)|&buffer)|QFile::(copy|rename)\\(")),
             QStringList());
    QCOMPARE(filesWith(QStringLiteral("[^:]\\bwriteSafely\\(")),
             QStringList({"autosave.cpp",       "boardcheckpoint.cpp",  "boardjobs.cpp",   "documentfile.cpp",
                          "drawing.cpp",        "exercisescommand.cpp", "gametext.cpp",    "graphexport.cpp",
                          "lessonhandout.cpp",  "namedrules.cpp",       "paperpages.cpp",  "pictureexport.cpp",
                          "programcommand.cpp", "recordfile.h",         "safefile.cpp",    "safefile.h",
                          "sequenceexport.cpp", "sheetdialog.cpp",      "stepactions.cpp", "stephandout.cpp",
                          "tablefiles.cpp",     "windowfiles.cpp"}));
}

/// Commands are found by the ids of their table, and widgets are members: names of objects are for tests and the style
/// sheet.
void LayersTest::nothingIsLookedUpByItsName()
{
    QCOMPARE(filesWith(QStringLiteral("findChild(ren)?<[^>]*>\\((QStringLiteral|QLatin1|\"|name)|objectName\\(\\)")),
             QStringList());
    QCOMPARE(filesWith(QStringLiteral("new QAction\\(")), QStringList({"commands.cpp", "positionpanel.cpp"}));
}

/// Removes folders that need none of the remaining ones: those that remain at the end include each other in a cycle.
void LayersTest::foldersHaveNoCycle()
{
    static const QRegularExpression include(QStringLiteral("^#include \"((?:model|views|app)/[a-z]+)/"),
                                            QRegularExpression::MultilineOption);
    static const QRegularExpression home(QStringLiteral("/((?:model|views|app)/[a-z]+)/[^/]+$"));
    std::map<QString, std::set<QString>> needs;
    for (const char *layer : {"model", "views", "app"}) {
        for (const QString &path : sourcesIn(QLatin1String(layer))) {
            const QString folder = home.match(path).captured(1);
            auto matches = include.globalMatch(textOf(path));
            while (!folder.isEmpty() && matches.hasNext()) {
                if (const QString other = matches.next().captured(1); other != folder)
                    needs[folder].insert(other);
            }
        }
    }
    QVERIFY(needs.size() > 15);
    const auto needsNoneLeft = [&](const auto &entry) {
        return std::ranges::none_of(entry.second, [&](const QString &other) { return needs.contains(other); });
    };
    while (std::erase_if(needs, needsNoneLeft) > 0) {
    }
    QStringList left;
    for (const auto &[folder, others] : needs)
        left << folder;
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u' ')));
}

/// Its licence is not compatible with the program's.
void LayersTest::nothingNeedsGraphviz()
{
    for (const char *library : {"libgvc", "libcgraph"})
        QVERIFY2(!textOf(QStringLiteral("/proc/self/maps")).contains(QLatin1String(library)), library);
    for (const char *folder : {"model", "views", "app"}) {
        for (const QString &path : sourcesIn(QLatin1String(folder)))
            QVERIFY2(!textOf(path).contains(QStringLiteral("#include <graphviz")), qPrintable(path));
    }
}

/// Rules contain everything that others need: no file outside of model/games includes the header of a class of rules,
/// or casts to one.
void LayersTest::concreteRulesStayAmongThemselves()
{
    static const QRegularExpression rulesClass(QStringLiteral("^class \\w+Rules\\b.*: public"),
                                               QRegularExpression::MultilineOption);
    static const QRegularExpression cast(QStringLiteral("_cast<(const )?\\w*Rules\\b"));
    QStringList headers;
    for (const QString &path : sourcesIn(QStringLiteral("model/games"))) {
        if (path.endsWith(QStringLiteral(".h")) && rulesClass.match(textOf(path)).hasMatch())
            headers << QStringLiteral("#include \"model/games/") + QFileInfo(path).fileName() + u'"';
    }
    QVERIFY(headers.size() > 3);
    for (const char *folder : {"model", "views", "app"}) {
        for (const QString &path : sourcesIn(QLatin1String(folder))) {
            if (path.contains(QStringLiteral("/model/games/")))
                continue;
            const QString text = textOf(path);
            QVERIFY2(!cast.match(text).hasMatch(), qPrintable(path));
            for (const QString &header : headers)
                QVERIFY2(!text.contains(header), qPrintable(path + QStringLiteral(": ") + header));
        }
    }
}

/// One program contains them all, and of two destructors with the same name the linker discards one.
void LayersTest::noTwoClassesShareAName()
{
    static const QRegularExpression definition(QStringLiteral("^(?:class|struct) (\\w+)(?: final)?(?: :|$)"),
                                               QRegularExpression::MultilineOption);
    std::map<QString, QString> homes;
    for (const char *layer : {"model", "views", "app"}) {
        for (const QString &path : sourcesIn(QLatin1String(layer)).filter(QStringLiteral(".h"))) {
            auto matches = definition.globalMatch(textOf(path));
            while (matches.hasNext()) {
                const auto [home, isNew] = homes.emplace(matches.next().captured(1), path);
                QVERIFY2(isNew, qPrintable(home->first + QStringLiteral(": ") + home->second + u' ' + path));
            }
        }
    }
    QVERIFY(homes.size() > 300);
}

MEXPLORER_TEST(LayersTest)
#include "tst_layers.moc"
