// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/wordlist.h"

#include <QList>
#include <QString>

namespace mexplorer {

/// A sentence with marks for its parts that are mathematics or game expressions, so that text, HTML and LaTeX can
/// format each of them. Made from a translated text whose arguments were passed through math() and game(); a game
/// expression may be inside mathematics, as in g(kayles:5).
class Sentence
{
public:
    enum class Kind { Text, Math, Game };
    struct Run
    {
        Kind kind;
        QString text;
        bool inMath; ///< true for mathematics and for a game expression inside it
        bool operator==(const Run &) const = default;
    };

    Sentence() = default;
    /// \a marked is a text with the marks of math() and game().
    Sentence(QString marked) : m_marked(std::move(marked)) {}

    /// Marks mathematics, written in Unicode: "1 ⊕ 4", "mex{0, 1} = 2".
    static QString math(const QString &formula);
    /// Marks a game expression or a part of one: "kayles:5", "3,1", "9 -> 6".
    static QString game(const QString &expression);

    /// The sentence as Unicode text, without marks.
    QString plain() const;
    QList<Run> runs() const;
    bool isEmpty() const { return m_marked.isEmpty(); }
    /// The sentence with marks, for use as an argument of another one.
    const QString &marked() const { return m_marked; }

    bool operator==(const Sentence &) const = default;

private:
    QString m_marked;
};

/// A blank to be filled in.
inline const QString blankMark = QStringLiteral("____");

/// "{0, 1, 3}", and "∅" for no values, unmarked; the middle of long sets is omitted.
QString setText(const QList<quint32> &values);

/// \a value in base 2 with at least \a width digits.
QString binaryText(quint32 value, int width);

} // namespace mexplorer
