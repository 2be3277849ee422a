// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/graphfile.h"

#include "model/core/modeltext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace mexplorer {

namespace {

/// A vertex as it is named in an array: a word or a whole number.
std::optional<QString> keyOf(const QJsonValue &value)
{
    if (value.isString())
        return value.toString();
    if (value.isDouble() && value.toInteger(-1) == value.toInteger(-2))
        return QString::number(value.toInteger());
    return std::nullopt;
}

/// The first of \a names that \a object has, and its value.
std::pair<QString, QJsonValue> firstOf(const QJsonObject &object, std::initializer_list<const char *> names)
{
    for (const char *name : names) {
        const auto found = object.constFind(QLatin1String(name));
        if (found != object.constEnd())
            return {QString::fromLatin1(name), *found};
    }
    return {};
}

class JsonGraphReader
{
public:
    explicit JsonGraphReader(const QString &fileName) : m_builder(fileName) {}

    Result<GraphFile> read(const QString &text)
    {
        const QByteArray content = text.toUtf8();
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(content, &error);
        if (error.error != QJsonParseError::NoError)
            return m_builder.problemAtLine(content.first(qMin(qsizetype(error.offset), content.size())).count('\n') + 1,
                                           ModelText::tr("this is not JSON: %1.").arg(error.errorString()));
        if (!document.isObject())
            return m_builder.problem(ModelText::tr("expected an object with \"vertices\" and \"moves\"."));
        const QJsonObject object = document.object();
        if (readHead(object) && readVertices(object) && readMoves(object))
            return m_builder.take();
        return *m_problem;
    }

private:
    bool fail(const QString &sentence)
    {
        m_problem = m_builder.problem(sentence);
        return false;
    }

    bool readHead(const QJsonObject &object)
    {
        if (object.contains(QStringLiteral("directed")) && !object.value(QStringLiteral("directed")).toBool())
            return fail(ModelText::tr("this graph is undirected, and a move has a direction; set \"directed\": true."));
        if (object.value(QStringLiteral("truncated")).toBool())
            m_builder.setTruncated();
        QJsonValue start = firstOf(object, {"start", "root"}).second;
        if (start.isNull() || start.isUndefined())
            start = firstOf(object.value(QStringLiteral("graph")).toObject(), {"start", "root"}).second;
        if (start.isNull() || start.isUndefined())
            return true;
        const auto key = keyOf(start);
        if (!key)
            return fail(ModelText::tr("expected the start to be a vertex, a word or a number."));
        m_builder.setStart(*key);
        return true;
    }

    bool readVertices(const QJsonObject &object)
    {
        const auto [name, list] = firstOf(object, {"vertices", "positions", "nodes"});
        if (name.isEmpty())
            return true;
        if (!list.isArray())
            return fail(ModelText::tr("expected \"%1\" to be an array.").arg(name));
        m_declared = true;
        return readAll(list.toArray(), name, &JsonGraphReader::readVertex);
    }

    bool readAll(const QJsonArray &items, const QString &name,
                 bool (JsonGraphReader::*readItem)(const QJsonValue &value, const QString &place))
    {
        for (qsizetype i = 0; i < items.size(); ++i) {
            if (!(this->*readItem)(items[i], QStringLiteral("\"%1\"[%2]").arg(name).arg(i)))
                return false;
        }
        return true;
    }

    bool readVertex(const QJsonValue &value, const QString &place)
    {
        const QJsonObject object = value.toObject();
        const auto key = keyOf(value.isObject() ? firstOf(object, {"id", "name"}).second : value);
        if (!key)
            return fail(ModelText::tr("expected %1 to be a word, a number, or an object with an \"id\".").arg(place));
        if (m_builder.hasVertex(*key))
            return fail(ModelText::tr("%1 names the vertex '%2' a second time.").arg(place, *key));
        const quint32 vertex = m_builder.vertex(*key);
        const QJsonValue position = object.value(QStringLiteral("position"));
        if (position.isString())
            m_builder.setName(vertex, position.toString());
        return true;
    }

    bool readMoves(const QJsonObject &object)
    {
        const auto [name, list] = firstOf(object, {"moves", "edges", "links"});
        if (name.isEmpty())
            return m_declared || fail(ModelText::tr("expected \"moves\", an array of pairs of vertices."));
        if (!list.isArray())
            return fail(ModelText::tr("expected \"%1\" to be an array of pairs of vertices.").arg(name));
        return readAll(list.toArray(), name, &JsonGraphReader::readMove);
    }

    bool readMove(const QJsonValue &value, const QString &place)
    {
        const QJsonArray pair = value.toArray();
        const QJsonObject object = value.toObject();
        std::optional<QString> from;
        std::optional<QString> to;
        if (value.isArray() && pair.size() == 2) {
            from = keyOf(pair[0]);
            to = keyOf(pair[1]);
        } else if (value.isObject()) {
            from = keyOf(firstOf(object, {"source", "from"}).second);
            to = keyOf(firstOf(object, {"target", "to"}).second);
        }
        if (!from || !to)
            return fail(ModelText::tr("expected %1 to be a pair of vertices, as in [\"a\", \"b\"].").arg(place));
        for (const QString &key : {*from, *to}) {
            if (m_declared && !m_builder.hasVertex(key))
                return fail(ModelText::tr("%1 names '%2', and there is no such vertex.").arg(place, key));
        }
        const quint32 source = m_builder.vertex(*from);
        m_builder.addMove(source, m_builder.vertex(*to));
        return true;
    }

    GraphFileBuilder m_builder;
    std::optional<Problem> m_problem;
    bool m_declared = false; ///< the file lists its vertices
};

} // namespace

Result<GraphFile> readJsonGraph(const QString &text, const QString &fileName)
{
    return JsonGraphReader(fileName).read(text);
}

} // namespace mexplorer
