// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <span>

namespace mexplorer {

/// A game that people know by a name that is no name of a family, and the expression for it.
struct NamedGame
{
    const char *nameList;       ///< separated by commas, the usual one first
    const char *expressionText; ///< with a position to begin with
    const char *sentence;       ///< what it is, or why it is this expression

    /// "Euclid's game", "Euclid"
    QStringList names() const;
    QString name() const { return names().constFirst(); }
    QString expression() const { return QString::fromUtf8(expressionText); }
    QString says() const;
};

/// All of them, by their usual names.
std::span<const NamedGame> namedGames();

/// The game that \a text names, ignoring case, spaces, signs, and "game" after it; null if there is none.
const NamedGame *findNamedGame(QStringView text);

} // namespace mexplorer
