// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/step/steppictures.h"

#include "model/step/labelstrace.h"
#include "model/step/traceformat.h"
#include "views/canvas/badges.h"
#include "views/canvas/graphpicture.h"
#include "views/step/steppainter.h"
#include "views/writing/printedhtml.h"

#include <QGuiApplication>
#include <QPainter>
#include <QTextDocument>
#include <QtMath>

namespace mexplorer {

namespace {

constexpr PositionId maxPositions = 400;
constexpr int typeSize = 14;

} // namespace

StepPictures::StepPictures(TracePtr trace, bool isBlank, QSize size)
    : m_trace(std::move(trace)), m_isBlank(isBlank), m_size(size)
{
}

std::optional<Drawing> StepPictures::drawing(int step)
{
    if (const auto *labels = dynamic_cast<const LabelsTrace *>(m_trace.get()))
        return graphDrawing(*labels, step);
    const TracePicture picture = m_isBlank ? m_trace->blankPicture(step) : m_trace->picture(step);
    const std::shared_ptr<StepPainter> painter = makeStepPainter(picture);
    if (!painter)
        return {};
    QFont font = QGuiApplication::font();
    font.setPixelSize(typeSize);
    painter->setPicture(picture);
    painter->layOut(m_size, font);
    const QSize whole = m_size.expandedTo({0, qCeil(painter->contentHeight())});
    painter->layOut(whole, font);
    return Drawing{titleOf(step), whole, [painter](QPainter &to) { painter->paint(to, Theme::paperColors()); }};
}

QString StepPictures::titleOf(int step) const
{
    return m_trace->title().plain() + QStringLiteral(" – %1").arg(step + 1);
}

std::optional<Drawing> StepPictures::graphDrawing(const LabelsTrace &labels, int step)
{
    const GameGraphPtr &graph = labels.graph();
    if (graph->positionCount() > maxPositions)
        return {};
    JobControl control;
    const auto predecessors = std::make_shared<const Predecessors>(*graph);
    if (!m_layout)
        m_layout = layOut(*graph, *labels.labels(), *predecessors, {}, control);
    GraphPicture picture;
    picture.explored = {labels.position(), graph, labels.labels(), predecessors};
    picture.layout = m_layout;
    picture.colors = Theme::paperColors();
    picture.answers.outcomeSteps = labels.labelling().outcomeSteps;
    picture.answers.valueSteps = labels.labelling().valueSteps;
    picture.answers.step = static_cast<quint32>(step);
    if (m_isBlank)
        picture.answers.hiddenFor = AnswerPolicy::HiddenFor::Player;
    const StepPositions positions = labels.positions(step);
    if (!m_isBlank && positions.subjects.size() <= StepPositions::max)
        picture.focus = {positions.subjects, positions.related};
    picture.setColorBy(ColorBy::Outcome);
    const QRectF extent = m_layout->extent();
    const qreal unit = std::min(m_size.width() / extent.width(), 56.0);
    const QMarginsF margins = marginsBesideLayout(picture, unit);
    const QSizeF size = QSizeF(extent.size() * unit).grownBy(margins);
    const QPointF shift((margins.left() - margins.right()) / 2, (margins.top() - margins.bottom()) / 2);
    const Camera camera{extent.center() - shift / unit, unit};
    return Drawing{titleOf(step), size.toSize(), [picture, camera, size](QPainter &painter) {
                       paintGraph(painter, {picture, camera, QRectF(QPointF(), size)}, JobControl());
                   }};
}

Drawing captioned(const Drawing &drawing, const Sentence &title, const Sentence &sentence)
{
    constexpr int margin = 12;
    const QSize size = drawing.size.expandedTo(QSize(360, 0));
    const auto document = [width = size.width() - 2 * margin](const QString &html) {
        auto text = documentOf(html);
        text->setTextWidth(width);
        return text;
    };
    const QString head = QStringLiteral("<b>%1</b>").arg(formatSentence(title, TraceFormat::Html));
    const QString foot = formatSentence(sentence, TraceFormat::Html);
    const int top = qCeil(document(head)->size().height()) + 2 * margin;
    const int bottom = qCeil(document(foot)->size().height()) + 2 * margin;
    const QSize whole = size + QSize(0, top + bottom);
    const auto paint = [=](QPainter &painter) {
        const auto write = [&](const QString &html, int y) {
            painter.save();
            painter.translate(margin, y);
            const auto text = document(html);
            drawOnPaper(*text, painter, QRectF(QPointF(), text->size()));
            painter.restore();
        };
        write(head, margin);
        drawing.paintInto(painter, QRectF(QPointF((size.width() - drawing.size.width()) / 2.0, top), drawing.size));
        write(foot, top + size.height() + margin);
    };
    return {drawing.title, whole, paint};
}

} // namespace mexplorer
