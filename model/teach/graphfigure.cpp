// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/teach/graphfigure.h"

#include "model/core/visibletext.h"
#include "model/layout/tikzlayout.h"
#include "model/step/tracewords.h"
#include "model/writing/writer.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace mexplorer {

namespace {

constexpr qreal radius = 15;

LayoutPtr layoutOf(const LabelTask &task)
{
    JobControl control;
    return layOut(*task.graph, *task.labels, Predecessors(*task.graph), {}, control);
}

QString labelOf(const LabelTask &task, PositionId id)
{
    return outcomeLetter(task.labels->outcome(id)) + QString::number(task.labels->value(id));
}

QString decimal(qreal value)
{
    return QString::number(value, 'f', 1);
}

/// The points of positions in pixels, close enough to fit the width of a page with their names.
class FigurePoints
{
public:
    explicit FigurePoints(const LayeredLayout &layout) : m_layout(layout)
    {
        const QSizeF extent = layout.extent().size();
        m_unit = {std::min(64.0, 520 / extent.width()), std::min(48.0, 480 / extent.height())};
    }

    QPointF operator()(QPointF point) const { return {point.x() * m_unit.x(), point.y() * m_unit.y()}; }
    QPointF of(PositionId id) const { return (*this)(m_layout.point(id)); }
    const LayeredLayout &layout() const { return m_layout; }
    QRectF extent() const
    {
        const QRectF whole = m_layout.extent();
        return QRectF((*this)(whole.topLeft()), (*this)(whole.bottomRight()))
            .adjusted(-radius, -radius, radius, radius);
    }

private:
    const LayeredLayout &m_layout;
    QPointF m_unit;
};

/// A line that ends at the circles' edges, with a separate arrow head: not every reader of SVG supports markers.
QString svgMove(const FigurePoints &points, const GameGraph &graph, PositionId id, std::size_t index)
{
    constexpr qreal head = 8;
    const QPointF from = points.of(id);
    const QPointF to = points.of(graph.followers(id)[index]);
    const QPointF control = curveControl(from, to, points.layout().bend(graph.firstMove(id) + index));
    const auto towards = [](QPointF a, QPointF b, qreal length) {
        const QPointF way = b - a;
        return a + way * (length / std::max(1.0, std::hypot(way.x(), way.y())));
    };
    const QPointF start = towards(from, control, radius);
    const QPointF tip = towards(to, control, radius + 1);
    const QPointF end = towards(tip, control, head);
    const QPointF side = QPointF(tip.y() - end.y(), end.x() - tip.x()) * 0.38;
    const auto pair = [](QPointF at) { return decimal(at.x()) + u' ' + decimal(at.y()); };
    return QStringLiteral("<path d=\"M%1Q%2 %3\"/><path fill=\"#666\" d=\"M%4L%5L%6Z\"/>\n")
        .arg(pair(start), pair(control), pair(end), pair(tip), pair(end + side), pair(end - side));
}

QString svgPosition(const LabelTask &task, const FigurePoints &points, PositionId id, bool filled)
{
    const QPointF at = points.of(id);
    const QString name = htmlText(tracewords::shortName(*task.graph->rules(), task.graph->cells(id)));
    const QString label = filled ? labelOf(task, id) : QString();
    return QStringLiteral("<circle cx=\"%1\" cy=\"%2\" r=\"%3\"/><g fill=\"black\" stroke=\"none\">"
                          "<text text-anchor=\"middle\" x=\"%1\" y=\"%4\">%5</text>"
                          "<text x=\"%6\" y=\"%7\">%8</text></g>\n")
        .arg(decimal(at.x()), decimal(at.y()), decimal(radius), decimal(at.y() + 4), label,
             decimal(at.x() + radius + 2), decimal(at.y() + radius + 4), name);
}

QString tikzName(PositionId id)
{
    return QStringLiteral("p%1").arg(id);
}

} // namespace

QString svgFigure(const LabelTask &task, bool filled)
{
    const LayoutPtr layout = layoutOf(task);
    const GameGraph &graph = *task.graph;
    qreal longest = 0;
    for (PositionId id = 0; id < graph.positionCount(); ++id)
        longest = std::max(longest, 7.5 * qreal(tracewords::shortName(*graph.rules(), graph.cells(id)).size()));
    const FigurePoints points(*layout);
    const QRectF box = points.extent().adjusted(-2, -2, longest + 2, 8);
    QString text = QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%3\" height=\"%4\" "
                                  "viewBox=\"%1 %2 %3 %4\">\n<g fill=\"none\" stroke=\"#666\" stroke-width=\"1.2\">\n")
                       .arg(decimal(box.x()), decimal(box.y()), decimal(box.width()), decimal(box.height()));
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        for (std::size_t i = 0; i < graph.followers(id).size(); ++i)
            text += svgMove(points, graph, id, i);
    }
    text += QStringLiteral("</g>\n<g fill=\"white\" stroke=\"black\" stroke-width=\"1.5\" font-family=\"sans-serif\" "
                           "font-size=\"12\">\n");
    for (PositionId id = 0; id < graph.positionCount(); ++id)
        text += svgPosition(task, points, id, filled);
    return text + QStringLiteral("</g>\n</svg>\n");
}

QString tikzFigure(const LabelTask &task, bool filled)
{
    const LayoutPtr layout = layoutOf(task);
    const QPointF scale = tikzScale(*layout);
    const GameGraph &graph = *task.graph;
    QString text = QStringLiteral("\\begin{tikzpicture}[every node/.style={circle, draw, minimum size=16pt, inner "
                                  "sep=1pt, font=\\footnotesize}, every label/.style={draw=none, rectangle, "
                                  "font=\\scriptsize, inner sep=1pt}]\n");
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        const QPointF at(scale.x() * layout->point(id).x(), scale.y() * layout->point(id).y());
        const QString name = Sentence::game(tracewords::shortName(*graph.rules(), graph.cells(id)));
        text += QStringLiteral("\\node[label={below right:{%1}}] (%2) at (%3, %4) {%5};\n")
                    .arg(formatSentence(name, WrittenFormat::Latex), tikzName(id), QString::number(at.x(), 'f', 2),
                         QString::number(-at.y(), 'f', 2), filled ? labelOf(task, id) : QString());
    }
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        for (std::size_t i = 0; i < graph.followers(id).size(); ++i)
            text += QStringLiteral("\\draw[->, >=stealth] (%1) %2 (%3);\n")
                        .arg(tikzName(id), tikzPath(graph, *layout, id, i), tikzName(graph.followers(id)[i]));
    }
    return text + QStringLiteral("\\end{tikzpicture}\n");
}

} // namespace mexplorer
