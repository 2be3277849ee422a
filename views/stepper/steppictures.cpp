// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/steppictures.h"

#include "model/trace/labelstrace.h"
#include "model/trace/traceformat.h"
#include "views/canvas/badges.h"
#include "views/canvas/graphpicture.h"
#include "views/handout/printedhtml.h"
#include "views/stepper/picturepane.h"
#include "views/stepper/picturestack.h"

#include <QPainter>
#include <QTextDocument>
#include <QtMath>

#include <cmath>

namespace mexplorer {

namespace {

constexpr PositionId maxPositions = 400;
constexpr int typeSize = 14;

} // namespace

StepPictures::StepPictures(TracePtr trace, bool isBlank, QSize size)
    : m_trace(std::move(trace)), m_isBlank(isBlank), m_size(size), m_panes(std::variant_size_v<TracePicture>)
{
}

StepPictures::~StepPictures() = default;

bool StepPictures::needsWindow() const
{
    return !dynamic_cast<const LabelsTrace *>(m_trace.get());
}

Sentence StepPictures::sentence(int step) const
{
    return m_isBlank ? m_trace->blankSentence(step) : m_trace->sentence(step);
}

PicturePane *StepPictures::paneFor(const TracePicture &picture)
{
    std::unique_ptr<PicturePane> &pane = m_panes[picture.index()];
    if (pane)
        return pane.get();
    pane.reset(makePane(picture));
    if (pane) {
        pane->usePaperColors();
        QFont font = pane->font();
        font.setPixelSize(typeSize);
        pane->setFont(font);
    }
    return pane.get();
}

std::optional<Drawing> StepPictures::drawing(int step)
{
    if (const auto *labels = dynamic_cast<const LabelsTrace *>(m_trace.get()))
        return graphDrawing(*labels, step);
    const TracePicture picture = m_isBlank ? m_trace->blankPicture(step) : m_trace->picture(step);
    return paneFor(picture) ? std::optional(paneDrawing(picture, step)) : std::nullopt;
}

Drawing StepPictures::paneDrawing(const TracePicture &picture, int step)
{
    PicturePane *pane = paneFor(picture);
    pane->resize(m_size);
    pane->setPicture(picture, false);
    if (pane->contentHeight() > m_size.height())
        pane->resize(m_size.width(), static_cast<int>(std::ceil(pane->contentHeight())));
    const QSize size = pane->size();
    const QString title = m_trace->title().plain() + QStringLiteral(" – %1").arg(step + 1);
    return {title, size, [pane, picture, size](QPainter &painter, const QRectF &target) {
                pane->resize(size);
                pane->setPicture(picture, false);
                painter.save();
                painter.translate(target.topLeft());
                painter.scale(target.width() / size.width(), target.height() / size.height());
                pane->paintOn(painter);
                painter.restore();
            }};
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
    const QMarginsF room = roomBesideLayout(picture, unit);
    const QSizeF size = QSizeF(extent.size() * unit).grownBy(room);
    return Drawing{m_trace->title().plain() + QStringLiteral(" – %1").arg(step + 1), size.toSize(),
                   [picture, extent, unit, room, size](QPainter &painter, const QRectF &target) {
                       const QRectF view(QPointF(), size);
                       const QPointF shift((room.left() - room.right()) / 2, (room.top() - room.bottom()) / 2);
                       const Camera camera{extent.center() - shift / unit, unit};
                       painter.save();
                       painter.translate(target.topLeft());
                       painter.scale(target.width() / size.width(), target.height() / size.height());
                       paintGraph(painter, {picture, camera, view}, JobControl());
                       painter.restore();
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
    const auto paint = [=](QPainter &painter, const QRectF &target) {
        painter.save();
        painter.translate(target.topLeft());
        painter.scale(target.width() / whole.width(), target.height() / whole.height());
        const auto write = [&](const QString &html, int y) {
            painter.save();
            painter.translate(margin, y);
            const auto text = document(html);
            drawOnPaper(*text, painter, QRectF(QPointF(), text->size()));
            painter.restore();
        };
        write(head, margin);
        drawing.paint(painter, QRectF(QPointF((size.width() - drawing.size.width()) / 2.0, top), drawing.size));
        write(foot, top + size.height() + margin);
        painter.restore();
    };
    return {drawing.title, whole, paint};
}

} // namespace mexplorer
