// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/wordlist.h"

#include <QList>
#include <QString>

namespace mexplorer {

/// A sentence with marks for which of its parts are mathematics and which are game expressions, so that text, HTML and
/// LaTeX can each set them as they should be set. Made from a translated text whose arguments went through math() and
/// game(); a game expression may be inside mathematics, as in g(kayles:5).
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
    /// \a marked is text with the marks that math() and game() put into it.
    Sentence(QString marked) : m_marked(std::move(marked)) {}

    /// Marks mathematics, written in Unicode: "1 ⊕ 4", "mex{0, 1} = 2".
    static QString math(const QString &formula);
    /// Marks a game expression or a part of one: "kayles:5", "3,1", "9 -> 6".
    static QString game(const QString &expression);

    /// As Unicode text, without marks.
    QString plain() const;
    QList<Run> runs() const;
    bool isEmpty() const { return m_marked.isEmpty(); }
    /// With marks, for use as an argument of another sentence.
    const QString &marked() const { return m_marked; }

    bool operator==(const Sentence &) const = default;

private:
    QString m_marked;
};

/// Where a number is to be filled in.
inline const QString blankMark = QStringLiteral("____");

/// "{0, 1, 3}", and "∅" for no values, unmarked; long sets keep their first and last members.
QString setText(const QList<quint32> &values);

/// \a value in base 2 with at least \a width digits.
QString binaryText(quint32 value, int width);

} // namespace mexplorer
