// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/translations.h"
#include "tests/paths.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

namespace {

/// A text of the sources with its translation, in one form or one for each plural.
struct Message
{
    QString context;
    QString source;
    QStringList forms;
    bool hasPlural = false;
    bool isUnfinished = false;

    QString name() const { return context + u'/' + source; }
};

QSet<QString> placeholdersOf(const QString &text)
{
    static const QRegularExpression placeholder(QStringLiteral("%L?(\\d+|n)"));
    QSet<QString> found;
    for (auto match = placeholder.globalMatch(text); match.hasNext();)
        found << match.next().captured();
    return found;
}

bool hasMnemonic(QString text)
{
    static const QRegularExpression entity(QStringLiteral("&\\w+;"));
    static const QRegularExpression mnemonic(QStringLiteral("&\\w"), QRegularExpression::UseUnicodePropertiesOption);
    return text.remove(QStringLiteral("&&")).remove(entity).contains(mnemonic);
}

/// The punctuation with a meaning in a button or label.
QChar endOf(const QString &text)
{
    const QChar last = text.isEmpty() ? QChar() : text.back();
    return last == u':' || last == u'\u2026' || last == u' ' ? last : QChar();
}

/// The error in a translation; empty if there is none. A singular form may omit the number, which tr() fills in; if
/// another placeholder were missing, the next one would be replaced by its value.
QString faultOf(const Message &message)
{
    if (message.isUnfinished)
        return QStringLiteral("is unfinished");
    if (message.forms.isEmpty() || message.forms.contains(QString()))
        return QStringLiteral("is empty");
    for (qsizetype i = 0; i < message.forms.size(); ++i) {
        const QString &form = message.forms[i];
        const bool isForOne = message.hasPlural && i == 0;
        QSet<QString> missing = placeholdersOf(message.source) - placeholdersOf(form);
        if (isForOne)
            missing.subtract({QStringLiteral("%n"), QStringLiteral("%Ln")});
        if (!missing.isEmpty())
            return QStringLiteral("lacks ") + QStringList(missing.values()).join(u' ');
        if (const QSet<QString> more = placeholdersOf(form) - placeholdersOf(message.source); !more.isEmpty())
            return QStringLiteral("has beside its source ") + QStringList(more.values()).join(u' ');
        if (hasMnemonic(form) != hasMnemonic(message.source))
            return QStringLiteral("has a mnemonic and its source has none, or the other way round");
        if (endOf(form) != endOf(message.source))
            return QStringLiteral("ends in other punctuation");
    }
    return {};
}

/// The language code in a file name, "de".
QString languageOf(const QString &path)
{
    QFile file(path);
    QXmlStreamReader xml(&file);
    if (!file.open(QIODevice::ReadOnly) || !xml.readNextStartElement())
        return {};
    return mexplorer::Translations::codeOf(QLocale(xml.attributes().value(QLatin1String("language")).toString()));
}

std::vector<Message> readMessages(const QString &path)
{
    std::vector<Message> messages;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            messages.push_back({context, {}, {}, xml.attributes().value(QLatin1String("numerus")) == u"yes", false});
        } else if (xml.name() == QLatin1String("source")) {
            messages.back().source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            messages.back().isUnfinished = xml.attributes().hasAttribute(QLatin1String("type"));
            if (!messages.back().hasPlural)
                messages.back().forms << xml.readElementText();
        } else if (xml.name() == QLatin1String("numerusform")) {
            messages.back().forms << xml.readElementText();
        }
    }
    return xml.hasError() ? std::vector<Message>() : messages;
}

} // namespace

/// All texts for users can be translated, and are.
class TestTranslations : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    const QDir m_root{paths::source({})};

    const QDir m_catalogues{m_root.filePath(QStringLiteral("resources/translations"))};

    /// A copy of a catalogue, updated with the sources. Warnings of lupdate are stored in \a warnings.
    QString updated(const QString &name, const QStringList &options, QString *warnings)
    {
        const QString path = m_folder.filePath(name);
        QFile::remove(path);
        if (!QFile::copy(m_catalogues.filePath(name), path))
            return {};
        QProcess lupdate;
        lupdate.setWorkingDirectory(m_root.path());
        lupdate.start(paths::lupdate(),
                      QStringList{QStringLiteral("model"), QStringLiteral("views"), QStringLiteral("app"),
                                  QStringLiteral("-I"), QStringLiteral("."), QStringLiteral("-no-obsolete"),
                                  QStringLiteral("-locations"), QStringLiteral("none"), QStringLiteral("-silent")} +
                          options + QStringList{QStringLiteral("-ts"), path});
        if (!lupdate.waitForFinished(600'000) || lupdate.exitCode() != 0)
            return {};
        QStringList lines = QString::fromUtf8(lupdate.readAllStandardError()).split(u'\n', Qt::SkipEmptyParts);
        lines.removeIf([](const QString &line) { return line.startsWith(QLatin1String("Scanning directory")); });
        *warnings = lines.join(u'\n');
        return path;
    }

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void faultsAreFound_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QStringList>("forms");
        QTest::addColumn<bool>("isRight");
        const auto row = [](const char *source, const QStringList &forms, bool isRight) {
            QTest::newRow(source) << QString::fromUtf8(source) << forms << isRight;
        };
        const auto one = [](const char *text) { return QStringList{QString::fromUtf8(text)}; };
        row("&Open…", one("Ö&ffnen…"), true);
        row("&Save", one("Speichern"), false);
        row("This && that", one("Dies && &das"), false);
        row("Save as…", one("Speichern unter"), false);
        row("Level:", one("Stufe"), false);
        row("%1 of %2", one("%2: %1"), true);
        row("%1 by %2", one("%1"), false);
        row("none", one("%1"), false);
        row("nothing", one(""), false);
        row("%n move(s)", {QStringLiteral("ein Zug"), QStringLiteral("%n Züge")}, true);
        row("%n step(s)", {QStringLiteral("%n Schritt"), QStringLiteral("Schritte")}, false);
        row("%n game(s)", {QStringLiteral("%n Spiel"), QString()}, false);
        row("%1 file(s) of %2", {QStringLiteral("eine Datei von %2"), QStringLiteral("%1 Dateien von %2")}, false);
        row("%1 (%n move(s))", {QStringLiteral("ein Zug"), QStringLiteral("%1: %n Züge")}, false);
    }
    void faultsAreFound()
    {
        QFETCH(QString, source);
        QFETCH(QStringList, forms);
        QFETCH(bool, isRight);
        const Message message{QStringLiteral("Test"), source, forms, forms.size() > 1, false};
        QVERIFY2(faultOf(message).isEmpty() == isRight, qPrintable(faultOf(message)));
    }

    /// A text in a context without a class would be looked up in another one, and not be found.
    void everyContextIsThatOfAClass()
    {
        QString sources;
        for (const char *layer : {"model", "views", "app"}) {
            QDirIterator files(m_root.filePath(QLatin1String(layer)), {QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                               QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                sources += QString::fromUtf8(file.readAll());
            }
        }
        QSet<QString> contexts;
        for (const QString &catalogue : m_catalogues.entryList({QStringLiteral("*.ts")})) {
            for (const Message &message : readMessages(m_catalogues.filePath(catalogue)))
                contexts << message.context;
        }
        QVERIFY(contexts.size() > 50);
        for (const QString &context : std::as_const(contexts)) {
            const QRegularExpression itsClass(QStringLiteral("^class %1\\b[^;]*$").arg(context.section("::", -1)),
                                              QRegularExpression::MultilineOption);
            QVERIFY2(context.startsWith(u'Q') ||
                         sources.contains(QStringLiteral("Q_DECLARE_TR_FUNCTIONS(%1)").arg(context)) ||
                         sources.contains(itsClass),
                     qPrintable(context));
        }
    }

    /// There is a file for each available language, which names it: lupdate determines the number of plurals from it.
    void eachLanguageHasACatalogue()
    {
        using mexplorer::Translations;
        QStringList names;
        for (const QLocale &language : Translations::languages()) {
            const QString code = Translations::codeOf(language);
            names << QStringLiteral("mexplorer_%1.ts").arg(code);
            QCOMPARE(languageOf(m_catalogues.filePath(names.back())), code);
        }
        names.sort();
        QCOMPARE(m_catalogues.entryList({QStringLiteral("*.ts")}, QDir::Files, QDir::Name), names);
    }

    void everyTextIsTranslated_data()
    {
        QTest::addColumn<QString>("catalogue");
        for (const QString &catalogue : m_catalogues.entryList({QStringLiteral("*.ts")}))
            QTest::newRow(qPrintable(catalogue)) << catalogue;
    }
    void everyTextIsTranslated()
    {
        QFETCH(QString, catalogue);
        const bool isPluralOnly = catalogue == QStringLiteral("mexplorer_en.ts"); // its texts are in the code
        QString warnings;
        const QString path =
            updated(catalogue, isPluralOnly ? QStringList{QStringLiteral("-pluralonly")} : QStringList(), &warnings);
        QVERIFY(!path.isEmpty());
        QVERIFY2(warnings.isEmpty(), qPrintable(warnings));
        const std::vector<Message> messages = readMessages(path);
        QVERIFY(messages.size() > (isPluralOnly ? 10 : 1000));
        QStringList faults;
        for (const Message &message : messages) {
            if (const QString fault = faultOf(message); !fault.isEmpty())
                faults << message.name() + QStringLiteral(": ") + fault;
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }
};

MEXPLORER_TEST(TestTranslations)
#include "tst_translations.moc"
