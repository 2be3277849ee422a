// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/graphfile.h"

#include "model/core/modeltext.h"

namespace mexplorer {

namespace {

/// Takes what stands in double quotes at \a at; nothing if the closing quote is missing.
std::optional<QString> takeQuoted(QStringView line, qsizetype &at)
{
    QString name;
    for (++at; at < line.size(); ++at) {
        if (line[at] != u'"') {
            name += line[at];
        } else if (at + 1 < line.size() && line[at + 1] == u'"') {
            name += line[++at];
        } else {
            ++at;
            return name;
        }
    }
    return std::nullopt;
}

bool isArrow(QStringView line, qsizetype at)
{
    return line.sliced(at).startsWith(QStringLiteral("->"));
}

QString takePlain(QStringView line, qsizetype &at)
{
    const qsizetype from = at;
    while (at < line.size() && !line[at].isSpace() && line[at] != u',' && line[at] != u'#' && !isArrow(line, at))
        ++at;
    return line.sliced(from, at - from).toString();
}

/// The names in a line; nothing if a quote isn't closed.
std::optional<QStringList> namesIn(QStringView line)
{
    QStringList names;
    qsizetype at = 0;
    while (at < line.size() && line[at] != u'#') {
        if (line[at].isSpace() || line[at] == u',') {
            ++at;
        } else if (isArrow(line, at)) {
            at += 2;
        } else if (line[at] == u'"') {
            const auto name = takeQuoted(line, at);
            if (!name)
                return std::nullopt;
            names << *name;
        } else {
            names << takePlain(line, at);
        }
    }
    return names;
}

/// The fields of a line of CSV; a quote that isn't closed ends with the line.
QStringList fieldsIn(QStringView line)
{
    QStringList fields = {QString()};
    for (qsizetype at = 0; at < line.size();) {
        if (line[at] == u',') {
            fields << QString();
            ++at;
        } else if (line[at] == u'"') {
            fields.last() += takeQuoted(line, at).value_or(QString());
        } else {
            fields.last() += line[at++];
        }
    }
    return fields;
}

/// Reads the table of positions: one line per position, its followers by their ids.
class TableReader
{
public:
    TableReader(const QStringList &heading, const QString &fileName)
        : m_builder(fileName), m_columns(heading.size()), m_id(heading.indexOf(QStringLiteral("id"))),
          m_position(heading.indexOf(QStringLiteral("position"))),
          m_followers(heading.indexOf(QStringLiteral("followers")))
    {
    }

    bool isTable() const { return m_id >= 0 && m_position >= 0 && m_followers >= 0; }

    Result<GraphFile> read(const QList<QStringView> &lines)
    {
        for (qsizetype i = 1; i < lines.size(); ++i) {
            if (lines[i].trimmed().isEmpty())
                continue;
            const QStringList fields = fieldsIn(lines[i].trimmed());
            if (fields.size() != m_columns) {
                return m_builder.problemAtLine(
                    i + 1,
                    ModelText::tr("expected %1 fields as in the heading, found %2.").arg(m_columns).arg(fields.size()));
            }
            if (m_listed.contains(fields[m_id]))
                return m_builder.problemAtLine(i + 1,
                                               ModelText::tr("position %1 has a line already.").arg(fields[m_id]));
            readRow(fields);
        }
        if (!m_missing.isEmpty())
            return m_builder.problem(
                ModelText::tr("position %1 is a follower and has no line.").arg(*m_missing.cbegin()));
        return m_builder.take();
    }

private:
    void readRow(const QStringList &fields)
    {
        const quint32 vertex = m_builder.vertex(fields[m_id]);
        m_missing.remove(fields[m_id]);
        m_listed.insert(fields[m_id]);
        m_builder.setName(vertex, fields[m_position]);
        for (const QString &follower : fields[m_followers].split(u' ', Qt::SkipEmptyParts)) {
            if (follower == QStringLiteral("?")) {
                m_builder.setTruncated();
                continue;
            }
            if (!m_listed.contains(follower))
                m_missing.insert(follower);
            m_builder.addMove(vertex, m_builder.vertex(follower));
        }
    }

    GraphFileBuilder m_builder;
    qsizetype m_columns;
    qsizetype m_id;
    qsizetype m_position;
    qsizetype m_followers;
    QSet<QString> m_listed;
    QSet<QString> m_missing; ///< named as followers, without a line so far
};

} // namespace

Result<GraphFile> readEdgeList(const QString &text, const QString &fileName)
{
    const QList<QStringView> lines = QStringView(text).split(u'\n');
    TableReader table(fieldsIn(lines.constFirst().trimmed()), fileName);
    if (table.isTable())
        return table.read(lines);
    GraphFileBuilder builder(fileName);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const auto names = namesIn(lines[i]);
        if (!names)
            return builder.problemAtLine(i + 1, ModelText::tr("a '\"' is not closed."));
        if (names->size() > 2) {
            return builder.problemAtLine(
                i + 1, ModelText::tr("expected two vertex names, as in \"a b\", and found %1.").arg(names->size()));
        }
        if (names->isEmpty())
            continue;
        const quint32 from = builder.vertex(names->constFirst());
        if (names->size() == 2)
            builder.addMove(from, builder.vertex(names->constLast()));
    }
    if (builder.isEmpty())
        return builder.problem(ModelText::tr("there are only comments; write one move per line, as in \"a b\"."));
    return builder.take();
}

} // namespace mexplorer
