// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/writing/sentence.h"

#include "model/core/textmarks.h"

#include <QStringList>

namespace mexplorer {

namespace {

QString withoutMarks(QString text)
{
    return text.removeIf(textmarks::isMark);
}

} // namespace

QString Sentence::math(const QString &formula)
{
    return textmarks::math(formula);
}

QString Sentence::game(const QString &expression)
{
    return textmarks::gameBegins + withoutMarks(expression) + textmarks::markEnds;
}

QString Sentence::plain() const
{
    return withoutMarks(m_marked);
}

QList<Sentence::Run> Sentence::runs() const
{
    QList<Run> runs;
    QList<Kind> open = {Kind::Text};
    QString text;
    const auto flush = [&] {
        if (!text.isEmpty())
            runs << Run{open.last(), text, open.contains(Kind::Math)};
        text.clear();
    };
    for (const QChar c : m_marked) {
        if (!textmarks::isMark(c)) {
            text += c;
            continue;
        }
        flush();
        if (c != textmarks::markEnds)
            open << (c == textmarks::mathBegins ? Kind::Math : Kind::Game);
        else if (open.size() > 1)
            open.removeLast();
    }
    flush();
    return runs;
}

QString setText(const QList<quint32> &values)
{
    if (values.isEmpty())
        return QStringLiteral("∅");
    QStringList texts;
    for (const quint32 value : values)
        texts << QString::number(value);
    return u'{' + shortenedJoin(texts, QStringLiteral(", ")) + u'}';
}

QString binaryText(quint32 value, int width)
{
    return QString::number(value, 2).rightJustified(width, u'0');
}

} // namespace mexplorer
