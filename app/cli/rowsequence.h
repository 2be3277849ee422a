// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

class QTextStream;

namespace mexplorer {

/// Rules with a row of n cells, `row{11 -> 00}:1*n`, whose values for n = 0, 1, 2, ... are asked for; with the rules in
/// place of `own{NAME}`. std::nullopt for other games.
std::optional<QString> rowOfLength(const QString &game);

/// What is asked of such rows: the values for n from \a first to \a last.
struct RowSequenceRequest
{
    QString game;
    quint64 first = 0;
    quint64 last = 0;
    bool isOneValue = false; ///< the answer is that of --at
    bool json = false;
};

/// Answers the command `sequence` for rows of n cells, and returns its exit status.
int answerRowSequence(const RowSequenceRequest &request, QTextStream &out, QTextStream &err);

} // namespace mexplorer
