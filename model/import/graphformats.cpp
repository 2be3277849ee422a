// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/graphformats.h"

#include "model/core/modeltext.h"

#include <QFileInfo>

#include <algorithm>

namespace mexplorer {

QString GraphFormat::name() const
{
    return ModelText::tr(nameText);
}

const std::vector<GraphFormat> &graphFormats()
{
    using Kind = GraphFormat::Kind;
    static const std::vector<GraphFormat> all = {
        {Kind::Dot, "DOT", {QStringLiteral("dot"), QStringLiteral("gv")}, true, true},
        {Kind::GraphMl, "GraphML", {QStringLiteral("graphml"), QStringLiteral("xml")}, true, true},
        {Kind::Table, QT_TRANSLATE_NOOP("mexplorer::Model", "Table"), {QStringLiteral("csv")}, true, true},
        {Kind::Json, "JSON", {QStringLiteral("json")}, true, true},
        {Kind::EdgeList,
         QT_TRANSLATE_NOOP("mexplorer::Model", "List of edges"),
         {QStringLiteral("txt"), QStringLiteral("edges"), QStringLiteral("tsv")},
         true,
         false},
        {Kind::Tikz, QT_TRANSLATE_NOOP("mexplorer::Model", "LaTeX with TikZ"), {QStringLiteral("tex")}, false, true},
    };
    return all;
}

const GraphFormat *graphFormatOf(const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    const auto found = std::ranges::find_if(
        graphFormats(), [&ending](const GraphFormat &format) { return format.endings.contains(ending); });
    return found == graphFormats().end() ? nullptr : &*found;
}

bool isGraphFile(const QString &path)
{
    const GraphFormat *format = graphFormatOf(path);
    return format && format->isRead;
}

QStringList readGraphEndings()
{
    QStringList endings;
    for (const GraphFormat &format : graphFormats())
        endings << (format.isRead ? format.endings : QStringList());
    return endings;
}

QStringList writtenGraphEndings()
{
    QStringList endings;
    for (const GraphFormat &format : graphFormats()) {
        if (format.isWritten)
            endings << format.endings.constFirst();
    }
    return endings;
}

} // namespace mexplorer
