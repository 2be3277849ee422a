// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/namedrules.h"

#include "model/core/modeltext.h"
#include "model/core/safefile.h"
#include "model/core/visibletext.h"
#include "model/core/wordlist.h"
#include "model/games/catalogue.h"
#include "model/import/textfile.h"
#include "model/notation/expression.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStandardPaths>

namespace mexplorer {

namespace {

constexpr int fileVersion = 1;

Problem problemOf(const QString &source, const QString &sentence, Problem::Code code = Problem::Code::FileSyntax)
{
    return Problem::file(code, QStringLiteral("%1: %2").arg(quotation(source), sentence));
}

/// Why there can't be a game of this name; empty if there can.
QString nameMistake(const QString &name)
{
    static const QRegularExpression form(QStringLiteral("^[A-Za-z][A-Za-z0-9_-]*\\z"));
    if (name.size() > 60 || !form.match(name).hasMatch())
        return ModelText::tr("'%1' is no name of a game; take a letter, then letters, digits, - and _, as in halves-2.")
            .arg(quotation(name));
    if (findFamily(name) || name.compare(u"own", Qt::CaseInsensitive) == 0)
        return ModelText::tr("there is a built-in game with the name '%1'; choose another name.").arg(name);
    return {};
}

bool isOfOwnFamily(const QString &rules)
{
    const QString name = rules.section(u'{', 0, 0).trimmed();
    const Family *family = findFamily(name);
    return family && family->parameters == Family::Parameters::Moves;
}

QString pathOf(const QString &name)
{
    return ownGamesFolder() + u'/' + name + QStringLiteral(".mexrules");
}

} // namespace

Result<NamedRules> readNamedRules(const QByteArray &json, const QString &source)
{
    if (json.size() > maxNamedRulesBytes)
        return problemOf(source, ModelText::tr("a file of rules has at most %1 bytes.")
                                     .arg(groupedNumber(static_cast<quint64>(maxNamedRulesBytes))));
    QJsonParseError error;
    const QJsonObject object = QJsonDocument::fromJson(json, &error).object();
    const QJsonValue version = object[QStringLiteral("mexrules")];
    if (error.error != QJsonParseError::NoError || !version.isDouble())
        return problemOf(source, ModelText::tr("this is no file of rules; one begins with {\"mexrules\": 1."));
    if (version.toDouble() > fileVersion)
        return problemOf(source, ModelText::tr("this file was made by a newer version of Mexplorer; update Mexplorer."),
                         Problem::Code::NewerVersion);
    if (version.toDouble() != fileVersion)
        return problemOf(source, ModelText::tr("this is no file of rules; one begins with {\"mexrules\": 1."));
    NamedRules read;
    for (const auto &[member, target] :
         {std::pair(QStringLiteral("name"), &read.name), std::pair(QStringLiteral("says"), &read.says),
          std::pair(QStringLiteral("rules"), &read.rules), std::pair(QStringLiteral("start"), &read.start)}) {
        const QJsonValue value = object[member];
        if (!value.isUndefined() && !value.isString())
            return problemOf(source, ModelText::tr("\"%1\" must be text in quotes.").arg(member));
        *target = value.toString();
    }
    if (const QString mistake = nameMistake(read.name); !mistake.isEmpty())
        return problemOf(source, mistake, Problem::Code::UnknownName);
    if (!isOfOwnFamily(read.rules))
        return problemOf(source,
                         ModelText::tr("\"rules\" must be rules{...}, row{...} or board{...}, without a position."));
    const Result<RulesPtr> rules = parseRules(read.rules);
    if (!rules)
        return problemOf(source, rules.problem().message, rules.problem().code);
    if (!read.start.isEmpty() && !read.start.startsWith(u':'))
        return problemOf(source, ModelText::tr("\"start\" must be a colon and a position, as in \":20\"."));
    // One that takes long is read when it is asked for.
    const Result<Position> start = read.start.isEmpty() || isSlowToRead(read.rules + read.start)
                                       ? Position()
                                       : parsePosition(read.rules + read.start);
    if (!start)
        return problemOf(source, start.problem().message, start.problem().code);
    return read;
}

NamedRules unnamedRules(const QString &expression)
{
    const qsizetype end = expression.lastIndexOf(u'}') + 1;
    return {{}, {}, expression.first(end), expression.sliced(end).trimmed()};
}

bool isNamedRulesFile(const QString &path)
{
    return QFileInfo(path).suffix().compare(namedRulesEnding, Qt::CaseInsensitive) == 0;
}

Result<NamedRules> readNamedRulesFile(const QString &path)
{
    constexpr qint64 readable = 1 << 20; // so that the message about a longer file is that of readNamedRules()
    const Result<QByteArray> bytes = readFile(path, readable);
    return bytes ? readNamedRules(*bytes, QFileInfo(path).fileName()) : bytes.problem();
}

QByteArray namedRulesJson(const NamedRules &rules)
{
    return QJsonDocument(QJsonObject{{QStringLiteral("mexrules"), fileVersion},
                                     {QStringLiteral("name"), rules.name},
                                     {QStringLiteral("says"), rules.says},
                                     {QStringLiteral("rules"), rules.rules},
                                     {QStringLiteral("start"), rules.start}})
        .toJson();
}

QString ownGamesFolder()
{
    // The data of the window, also where the command line has set no names of an application.
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/Mexplorer/mexplorer/games");
}

QStringList ownGameNames()
{
    QStringList names;
    for (const QString &file :
         QDir(ownGamesFolder()).entryList({QStringLiteral("*.mexrules")}, QDir::Files, QDir::Name | QDir::IgnoreCase))
        names << file.chopped(QStringLiteral(".mexrules").size());
    return names;
}

Result<NamedRules> ownGame(const QString &name)
{
    if (const QString mistake = nameMistake(name); !mistake.isEmpty())
        return Problem::badInput(Problem::Code::UnknownName, mistake);
    const QStringList names = ownGameNames();
    if (!names.contains(name)) {
        return Problem::badInput(
            Problem::Code::UnknownName,
            names.isEmpty()
                ? ModelText::tr("there are no games of your own yet; put files such as %1.mexrules into %2.")
                      .arg(name, QDir::toNativeSeparators(ownGamesFolder()))
                : ModelText::tr("there is no game of your own with the name '%1'; there are %2.")
                      .arg(name, listing(names)));
    }
    Result<NamedRules> read = readNamedRulesFile(pathOf(name));
    if (read && read->name != name)
        return problemOf(
            name + QStringLiteral(".mexrules"),
            ModelText::tr("the game in this file has the name '%1'; rename the file to %1.mexrules.").arg(read->name),
            Problem::Code::UnknownName);
    return read;
}

Result<QString> saveOwnGame(const NamedRules &rules)
{
    const QByteArray json = namedRulesJson(rules);
    if (const Result<NamedRules> valid = readNamedRules(json, rules.name); !valid)
        return valid.problem();
    QDir().mkpath(ownGamesFolder());
    if (const auto problem = writeSafely(pathOf(rules.name), json))
        return *problem;
    return pathOf(rules.name);
}

} // namespace mexplorer
