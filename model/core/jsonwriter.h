// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTextStream>

#include <concepts>
#include <optional>
#include <vector>

namespace mexplorer {

/// Writes JSON directly to a stream, with keys in the given order and without a copy in memory: `{"a": 1, "b": [2,
/// 3]}`. Calls must nest properly; that is asserted, not reported.
class JsonWriter
{
public:
    /// \a stream must outlive the writer and write UTF-8.
    explicit JsonWriter(QTextStream &stream) : m_stream(stream) {}

    void beginObject() { begin('{'); }
    void endObject() { end('}'); }
    void beginArray() { begin('['); }
    void endArray() { end(']'); }
    void key(const QString &name) { writeKey(quoted(name)); }
    /// Writes a key that needs no escapes.
    void key(const char *name) { writeKey(QLatin1Char('"') + QLatin1String(name) + QLatin1Char('"')); }
    /// Writes a key and the beginning of its value.
    void beginObject(const char *name)
    {
        key(name);
        beginObject();
    }
    void beginArray(const char *name)
    {
        key(name);
        beginArray();
    }

    void value(const QString &text);
    void value(const char *text) { value(QString::fromUtf8(text)); }
    void value(bool truth) { writeRaw(truth ? "true" : "false"); }
    template <std::integral Integer>
    requires(!std::same_as<Integer, bool>) void value(Integer number)
    {
        startValue();
        m_stream << number;
    }
    /// Writes the shortest text that reads back as the same number.
    void value(double number);
    void null() { writeRaw("null"); }
    /// Writes the value, or null if there is none.
    template <class T> void value(const std::optional<T> &optional)
    {
        if (optional)
            value(*optional);
        else
            null();
    }

    /// Writes a key and its value.
    template <class Name, class T> void member(const Name &name, const T &content)
    {
        key(name);
        value(content);
    }

    /// Writes a key and an array of \a values.
    template <class Range> void array(const char *name, const Range &values)
    {
        beginArray(name);
        for (const auto &one : values)
            value(one);
        endArray();
    }

    /// Starts a new line before the next element, member or closing bracket.
    void lineBreak() { m_breakLine = !m_isOneLine; }
    /// Ignores line breaks from now on.
    void setOneLine(bool isOneLine) { m_isOneLine = isOneLine; }

    /// Returns \a text as JSON, with its quotes.
    static QString quoted(const QString &text);

private:
    void begin(char bracket);
    void end(char bracket);
    void writeKey(const QString &quotedName);
    void writeRaw(const char *text);
    void startValue();
    void separate();

    QTextStream &m_stream;
    std::vector<bool> m_hasElement; ///< for each open bracket, whether it contains an element
    bool m_afterKey = false;
    bool m_breakLine = false;
    bool m_isOneLine = false;
};

/// Writes one object, with the members that \a write(JsonWriter &) writes, and ends its line.
template <class Write> void writeJsonObject(QTextStream &stream, Write write)
{
    JsonWriter json(stream);
    json.beginObject();
    write(json);
    json.endObject();
    stream << '\n';
}

/// Returns such an object as the text of a file.
template <class Write> QByteArray jsonObject(Write write)
{
    QByteArray bytes;
    QTextStream stream(&bytes);
    writeJsonObject(stream, write);
    stream.flush();
    return bytes;
}

} // namespace mexplorer
