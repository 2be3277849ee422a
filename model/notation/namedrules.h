// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QByteArray>
#include <QStringList>

namespace mexplorer {

/// Rules of a user with a name: the contents of a file NAME.mexrules. Expressions have them as `own{NAME}`, which is
/// read as the rules themselves, so that a document doesn't need the file.
struct NamedRules
{
    QString name;  ///< a letter, then letters, digits, - and _; of no built-in game
    QString says;  ///< the rules in words; may be empty
    QString rules; ///< "rules{n -> n-k : prime(k)}", "row{...}" or "board{...}"
    QString start; ///< the position of `own{NAME}` alone, ":20"; may be empty

    bool operator==(const NamedRules &) const = default;
};

/// The rules and the position of \a expression, one component, without a name: the rules end with the last brace.
NamedRules unnamedRules(const QString &expression);

/// The most bytes of a file.
inline constexpr qint64 maxNamedRulesBytes = 65'536;

/// The ending of the name of a file, without a dot.
inline constexpr QLatin1StringView namedRulesEnding("mexrules");
/// True for a file with this ending.
bool isNamedRulesFile(const QString &path);
/// Reads a file of rules.
Result<NamedRules> readNamedRulesFile(const QString &path);

/// Reads the contents of a file; \a source names it in messages.
Result<NamedRules> readNamedRules(const QByteArray &json, const QString &source);
/// The inverse.
QByteArray namedRulesJson(const NamedRules &rules);

/// The folder of the user's own games, one for the window and the command line. It need not exist.
QString ownGamesFolder();
/// The names of the files there, in alphabetical order, whether they can be read or not.
QStringList ownGameNames();
/// Reads one of them; a problem without a column names the file, or the names that there are.
Result<NamedRules> ownGame(const QString &name);
/// Writes a file there, replacing the one of the same name.
Result<QString> saveOwnGame(const NamedRules &rules);

} // namespace mexplorer
