// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/catalogue.h"
#include "model/import/graphformats.h"
#include "model/session/filekinds.h"
#include "tests/documentmutations.h"
#include "tests/paths.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <set>

using namespace mexplorer;

/// Compares the READMEs with the sources: names of code and of files, families of games, keys of documents, and the
/// table of folders in the README of each layer, `| folder | what it is for | depends on |`. A folder depends on the
/// folders whose headers it includes, without those that another of them depends on (the transitive reduction).
class ReadmesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void tablesAgreeWithTheSources_data();
    void tablesAgreeWithTheSources();
    void wrongTablesAreFound();
    void namesExist_data();
    void namesExist();
    void familiesAreNamed();
    void formatsAreNamed();
    void filesAreNamed();
    void keysOfDocumentsAreDescribed();

private:
    using Table = std::map<QString, QString>;

    static QString folderOf(const QString &file, bool seenFromTests);
    Table expectedTable(const QString &layer) const;
    static Table tableIn(const QString &text);
    static QStringList differences(const Table &written, const Table &expected);

    QStringList m_sources; ///< relative to the top folder
    QSet<QString> m_words; ///< of all sources
};

namespace {

const QString topFolder = paths::source({});

QString fileText(const QString &path)
{
    QFile file(topFolder + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList filesIn(const QString &folder, const QStringList &names)
{
    QStringList paths;
    QDirIterator files(topFolder + folder, names, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        paths << files.next().mid(topFolder.size());
    return paths;
}

using Dependencies = std::map<QString, std::set<QString>>;

void addReached(const Dependencies &all, const QString &from, std::set<QString> &reached)
{
    const auto direct = all.find(from);
    if (direct == all.end())
        return;
    for (const QString &folder : direct->second) {
        if (reached.insert(folder).second)
            addReached(all, folder, reached);
    }
}

/// The folders of \a folders that no other one depends on.
std::set<QString> reduced(const Dependencies &all, const std::set<QString> &folders)
{
    std::set<QString> reached;
    for (const QString &folder : folders)
        addReached(all, folder, reached);
    std::set<QString> left;
    std::ranges::set_difference(folders, reached, std::inserter(left, left.end()));
    return left;
}

void collectKeys(const QJsonValue &value, QSet<QString> &keys)
{
    for (const QJsonValue &inner : value.toArray())
        collectKeys(inner, keys);
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member) {
        keys.insert(member.key());
        collectKeys(member.value(), keys);
    }
}

} // namespace

void ReadmesTest::initTestCase()
{
    static const QRegularExpression word(QStringLiteral("\\w+"));
    for (const char *layer : {"model", "views", "app", "tests"})
        m_sources << filesIn(QLatin1String(layer), {QStringLiteral("*.cpp"), QStringLiteral("*.h")});
    QVERIFY(m_sources.size() > 300);
    QStringList texts = m_sources;
    texts << QStringLiteral("CMakeLists.txt") << QStringLiteral("CMakePresets.json");
    for (const char *layer : {"model", "views", "app", "tests"})
        texts << filesIn(QLatin1String(layer), {QStringLiteral("CMakeLists.txt"), QStringLiteral("*.sh")});
    for (const QString &path : texts) {
        auto words = word.globalMatch(fileText(path));
        while (words.hasNext())
            m_words.insert(words.next().captured());
    }
}

/// The folder of \a file: model/graph, or all of model as seen from the tests. A file outside of the folders of its
/// layer belongs to the layer.
QString ReadmesTest::folderOf(const QString &file, bool seenFromTests)
{
    const QStringList names = file.split(u'/');
    const bool isWhole = names.size() == 2 || (seenFromTests && names[0] != QStringLiteral("tests"));
    return isWhole ? names[0] : names[0] + u'/' + names[1];
}

/// The expected last column, by folder.
ReadmesTest::Table ReadmesTest::expectedTable(const QString &layer) const
{
    static const QRegularExpression include(QStringLiteral("^#include \"((?:model|views|app|tests)/[^\"]+)\""),
                                            QRegularExpression::MultilineOption);
    const bool isTests = layer == QStringLiteral("tests");
    Dependencies all;
    for (const QString &source : m_sources) {
        const QString folder = folderOf(source, isTests);
        auto includes = include.globalMatch(fileText(source));
        while (includes.hasNext()) {
            const QString other = folderOf(includes.next().captured(1), isTests);
            if (other != folder && other != layer) // the tests' own helpers are used everywhere
                all[folder].insert(other);
        }
    }
    Table table;
    for (const QString &name : QDir(topFolder + layer).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QStringList own;
        QStringList others;
        for (const QString &folder : reduced(all, all[layer + u'/' + name])) {
            const bool isOwn = !isTests && folder.startsWith(layer + u'/');
            (isOwn ? own : others) << QStringLiteral("`%1`").arg(isOwn ? folder.mid(layer.size() + 1) : folder);
        }
        own += others;
        table[name] = own.isEmpty() ? QStringLiteral("nothing") : own.join(QStringLiteral(", "));
    }
    return table;
}

ReadmesTest::Table ReadmesTest::tableIn(const QString &text)
{
    static const QRegularExpression row(QStringLiteral("^\\| `(\\w+)` \\| [^|]+ \\| ([^|]*) \\|$"));
    const QStringList lines = text.split(u'\n');
    Table table;
    for (qsizetype i = lines.indexOf(QStringLiteral("| folder | what it is for | depends on |")) + 2;
         i > 1 && i < lines.size() && lines[i].startsWith(u'|'); ++i) {
        const QRegularExpressionMatch match = row.match(lines[i]);
        table[match.hasMatch() ? match.captured(1) : lines[i]] = match.captured(2);
    }
    return table;
}

QStringList ReadmesTest::differences(const Table &written, const Table &expected)
{
    QStringList found;
    for (const auto &[folder, dependsOn] : expected) {
        const auto row = written.find(folder);
        if (row == written.end())
            found << QStringLiteral("%1 has no row; it depends on %2").arg(folder, dependsOn);
        else if (row->second != dependsOn)
            found << QStringLiteral("%1 depends on %2, and not on %3").arg(folder, dependsOn, row->second);
    }
    for (const auto &[folder, dependsOn] : written) {
        if (!expected.contains(folder))
            found << QStringLiteral("%1 is no folder").arg(folder);
    }
    return found;
}

void ReadmesTest::tablesAgreeWithTheSources_data()
{
    QTest::addColumn<QString>("layer");
    for (const char *layer : {"model", "views", "app", "tests"})
        QTest::newRow(layer) << QString::fromLatin1(layer);
}

void ReadmesTest::tablesAgreeWithTheSources()
{
    QFETCH(QString, layer);
    const Table expected = expectedTable(layer);
    QVERIFY(expected.size() > 1);
    const QStringList found = differences(tableIn(fileText(layer + QStringLiteral("/README.md"))), expected);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QStringLiteral("; "))));
}

void ReadmesTest::wrongTablesAreFound()
{
    const Table right = expectedTable(QStringLiteral("model"));
    Table rowMissing = right;
    rowMissing.erase(QStringLiteral("graph"));
    Table rowTooMany = right;
    rowTooMany[QStringLiteral("attic")] = QStringLiteral("nothing");
    Table dependsOnTooMuch = right;
    dependsOnTooMuch[QStringLiteral("graph")] += QStringLiteral(", `core`");
    QVERIFY(differences(right, right).isEmpty());
    for (const Table &wrong : {rowMissing, rowTooMany, dependsOnTooMuch})
        QCOMPARE(differences(wrong, right).size(), 1);

    const Dependencies square = {{QStringLiteral("a"), {QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("d")}},
                                 {QStringLiteral("b"), {QStringLiteral("d")}},
                                 {QStringLiteral("c"), {QStringLiteral("d")}}};
    QCOMPARE(reduced(square, square.at(QStringLiteral("a"))),
             (std::set{QStringLiteral("b"), QStringLiteral("c")})); // d is a dependency of them
}

void ReadmesTest::namesExist_data()
{
    QTest::addColumn<QString>("path");
    for (const char *path : {"README.md", "model/README.md", "model/documents/README.md", "views/README.md",
                             "app/README.md", "tests/README.md"})
        QTest::newRow(path) << QString::fromLatin1(path);
}

/// Names in backquotes: a path must exist, and each word of `Class::function()` must occur in the sources.
void ReadmesTest::namesExist()
{
    QFETCH(QString, path);
    static const QRegularExpression quoted(QStringLiteral("`([^`\n]+)`"));
    static const QRegularExpression file(QStringLiteral("^(model|views|app|tests|resources|\\.ci)/[\\w./-]*$"));
    static const QRegularExpression name(QStringLiteral("^[A-Za-z_]\\w*(::\\w+)*(\\(\\))?$"));
    static const QRegularExpression word(QStringLiteral("\\w+"));
    const QString text = fileText(path);
    QVERIFY(!text.isEmpty());
    QStringList missing;
    auto names = quoted.globalMatch(text);
    while (names.hasNext()) {
        const QString one = names.next().captured(1);
        if (file.match(one).hasMatch() && !QFileInfo::exists(topFolder + one))
            missing << one;
        auto words = word.globalMatch(name.match(one).hasMatch() ? one : QString());
        while (words.hasNext()) {
            const QString part = words.next().captured();
            if (!m_words.contains(part) && !QFileInfo::exists(QFileInfo(topFolder + path).path() + u'/' + part))
                missing << one;
        }
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QStringLiteral(", "))));
}

void ReadmesTest::familiesAreNamed()
{
    static const QRegularExpression list(QStringLiteral("The families are ([^:]+):"));
    static const QRegularExpression separator(QStringLiteral("(,|\\band\\b|\\s)+"));
    QStringList named =
        list.match(fileText(QStringLiteral("README.md"))).captured(1).split(separator, Qt::SkipEmptyParts);
    QStringList families;
    for (const Family &family : catalogue())
        families << family.name;
    named.sort();
    families.sort();
    QCOMPARE(named, families);
}

/// Those of graph files that are read. Kinds that have no name of their own are described in words.
void ReadmesTest::formatsAreNamed()
{
    static const QRegularExpression sentence(QStringLiteral("A graph file is ([^.]+)\\."));
    const QString text = sentence.match(fileText(QStringLiteral("README.md"))).captured(1).simplified();
    const std::map<GraphFormat::Kind, QString> inWords = {
        {GraphFormat::Kind::Table, QStringLiteral("columns")},
        {GraphFormat::Kind::EdgeList, QStringLiteral("list of edges")},
        {GraphFormat::Kind::AdjacencyList, QStringLiteral("followers")}};
    for (const GraphFormat &format : graphFormats()) {
        const auto words = inWords.find(format.kind);
        const QString name = words == inWords.end() ? format.name() : words->second;
        QVERIFY2(!format.read || text.contains(name), qPrintable(name));
    }
}

/// The endings of each kind of file after its name.
void ReadmesTest::filesAreNamed()
{
    static const QRegularExpression sentence(QStringLiteral("The window opens files of these kinds: (.+?`\\))\\.\n"),
                                             QRegularExpression::DotMatchesEverythingOption);
    const QString text = sentence.match(fileText(QStringLiteral("README.md"))).captured(1).simplified();
    QStringList kinds;
    for (const FileKind kind : allFileKinds()) {
        QStringList endings;
        for (const QString &ending : fileKindEndings(kind))
            endings << QStringLiteral("`.%1`").arg(ending);
        kinds << QStringLiteral("%1 (%2)").arg(fileKindTitle(kind).toLower(), endings.join(QStringLiteral(", ")));
    }
    const QString last = kinds.takeLast();
    QCOMPARE(text, kinds.join(QStringLiteral(", ")) + QStringLiteral(" and ") + last);
}

void ReadmesTest::keysOfDocumentsAreDescribed()
{
    const QTemporaryDir folder;
    const samples::DocumentMutations documents(folder.path(), 1);
    QSet<QString> keys;
    for (std::size_t i = 0; i < documents.count(); ++i)
        collectKeys(QJsonDocument::fromJson(documents.sample(i)).object(), keys);
    QVERIFY(keys.size() > 30);
    const QString text = fileText(QStringLiteral("model/documents/README.md"));
    for (const QString &key : std::as_const(keys))
        QVERIFY2(text.contains(QStringLiteral("`%1`").arg(key)), qPrintable(key));
}

MEXPLORER_TEST(ReadmesTest)
#include "tst_readmes.moc"
