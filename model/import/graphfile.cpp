#include "model/import/graphfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace mexplorer {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::GraphFile)
};

} // namespace

quint32 GraphFileBuilder::vertex(const QString &name)
{
    const auto found = m_indices.constFind(name);
    if (found != m_indices.constEnd())
        return *found;
    const auto index = static_cast<quint32>(m_names.size());
    m_indices.insert(name, index);
    m_names << name;
    return index;
}

GraphFile GraphFileBuilder::take()
{
    std::sort(m_moves.begin(), m_moves.end());
    m_moves.erase(std::unique(m_moves.begin(), m_moves.end()), m_moves.end());
    if (m_start < 0) {
        std::vector<bool> entered(static_cast<std::size_t>(m_names.size()), false);
        for (const auto &[from, to] : m_moves)
            entered[to] = true;
        if (std::count(entered.begin(), entered.end(), false) == 1)
            m_start = std::find(entered.begin(), entered.end(), false) - entered.begin();
    }
    return {std::move(m_names), std::move(m_moves), static_cast<quint32>(std::max<qint64>(m_start, 0))};
}

Result<GraphFile> readEdgeList(const QByteArray &content, const QString &fileName)
{
    GraphFileBuilder builder;
    int lineNumber = 0;
    for (QString line : QString::fromUtf8(content).split(u'\n')) {
        ++lineNumber;
        line = line.section(u'#', 0, 0);
        line.replace(QStringLiteral("->"), QStringLiteral(" ")).replace(u',', u' ');
        const QStringList names = line.simplified().split(u' ', Qt::SkipEmptyParts);
        if (names.size() > 2) {
            return Problem::badInput(Text::tr("%1, line %2: expected two vertex names, found %3.").arg(fileName).arg(lineNumber).arg(names.size()));
        }
        if (names.isEmpty())
            continue;
        const quint32 from = builder.vertex(names[0]);
        if (names.size() == 2)
            builder.addMove(from, builder.vertex(names[1]));
    }
    if (builder.isEmpty())
        return Problem::badInput(Text::tr("%1 holds no vertices; give one move a line, as in \"a b\".").arg(fileName));
    return builder.take();
}

Result<GraphFile> readGraphFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Problem::file(Text::tr("%1 can't be read: %2.").arg(path, file.errorString()));
    return readEdgeList(file.readAll(), QFileInfo(path).fileName());
}

} // namespace mexplorer
