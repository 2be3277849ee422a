// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/jsonwriter.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>

#include <algorithm>

namespace mexplorer {

QString JsonWriter::quoted(const QString &text)
{
    // Qt's reader drops a byte order mark at the start of a string that has no escape.
    const bool plain = std::ranges::all_of(text, [](QChar c) {
        return c >= u' ' && c != u'"' && c != u'\\' && c != QChar(0x7f) && c != QChar::ByteOrderMark &&
               !c.isSurrogate();
    });
    if (plain)
        return u'"' + text + u'"';
    const QByteArray array = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(array.sliced(1, array.size() - 2))
        .replace(QChar(QChar::ByteOrderMark), QStringLiteral("\\ufeff"));
}

void JsonWriter::writeKey(const QString &quotedName)
{
    Q_ASSERT(!m_hasElement.empty() && !m_afterKey);
    separate();
    m_stream << quotedName << ": ";
    m_afterKey = true;
}

void JsonWriter::value(const QString &text)
{
    startValue();
    m_stream << quoted(text);
}

void JsonWriter::value(double number)
{
    startValue();
    m_stream << QString::number(number, 'g', QLocale::FloatingPointShortest);
}

void JsonWriter::begin(char bracket)
{
    startValue();
    m_stream << bracket;
    m_hasElement.push_back(false);
}

void JsonWriter::end(char bracket)
{
    Q_ASSERT(!m_hasElement.empty() && !m_afterKey);
    if (m_breakLine)
        m_stream << '\n';
    m_breakLine = false;
    m_stream << bracket;
    m_hasElement.pop_back();
}

void JsonWriter::writeRaw(const char *text)
{
    startValue();
    m_stream << text;
}

void JsonWriter::startValue()
{
    if (m_afterKey)
        m_afterKey = false;
    else
        separate();
}

void JsonWriter::separate()
{
    if (m_hasElement.empty())
        return;
    if (m_hasElement.back())
        m_stream << (m_breakLine ? "," : ", ");
    if (m_breakLine)
        m_stream << '\n';
    m_breakLine = false;
    m_hasElement.back() = true;
}

} // namespace mexplorer
