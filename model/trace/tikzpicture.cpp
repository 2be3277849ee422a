// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/trace/traceformat.h"

#include "model/layout/tikzlayout.h"
#include "model/trace/blanks.h"
#include "model/trace/labelstrace.h"
#include "model/trace/listtrace.h"
#include "model/trace/tikzparts.h"
#include "model/trace/tracewords.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr PositionId maxGraphPositions = 60;
constexpr std::size_t maxCards = 24;

using tikz::gameText;
using tikz::mathNumber;
using tikz::node;
using tikz::picture;

QString picture(std::monostate)
{
    return {};
}

/// The graph is drawn from its trace.
QString picture(const LabelsPicture &)
{
    return {};
}

/// Cards in rows of four, each a name and a box; below them the slots of the tray.
QString picture(const TrayPicture &tray)
{
    constexpr int across = 4;
    constexpr qreal cardWidth = 3.4;
    constexpr qreal cardHeight = 0.9;
    QString text;
    const std::size_t count = std::min(tray.cards->size(), maxCards);
    Value max = tray.value;
    for (const TrayPicture::Card &card : *tray.cards)
        max = std::max(max, card.value + 1);
    for (std::size_t i = 0; i < count; ++i) {
        const TrayPicture::Card &card = (*tray.cards)[i];
        const qreal x = cardWidth * static_cast<int>(i % across);
        const qreal y = cardHeight * static_cast<int>(i / across);
        text += node(QStringLiteral("anchor=west"), x, y, gameText(card.name));
        text += node(card.step == tray.step ? QStringLiteral("box, very thick") : QStringLiteral("box"), x + 2.7, y,
                     card.step <= tray.step ? mathNumber(card.value) : QString());
    }
    QStringList slotTexts;
    for (Value slot = 0; slot <= max; ++slot) {
        const bool isFilled = std::ranges::any_of(
            *tray.cards, [&](const TrayPicture::Card &card) { return card.value == slot && card.step <= tray.step; });
        slotTexts << (isFilled                           ? mathNumber(slot)
                      : tray.found && slot == tray.value ? QStringLiteral("\\fbox{%1}").arg(mathNumber(slot))
                                                         : QString());
    }
    return text + tikz::tray(cardHeight * static_cast<int>((count + across - 1) / across) + 0.4, slotTexts);
}

QString picture(const ColumnsPicture &columns)
{
    constexpr qreal side = 0.75;
    constexpr qreal left = 5.2;
    QString text;
    const auto digits = [&](qreal y, Value value, bool known) {
        for (int column = 0; column < columns.width; ++column) {
            const Value digit = (value >> (columns.width - 1 - column)) & 1;
            text += node(QStringLiteral("box"), left + column * side, y, known ? mathNumber(digit) : QString());
        }
    };
    for (int column = 0; column < columns.width; ++column)
        text += node(QStringLiteral("gray, font=\\scriptsize"), left + column * side, 0,
                     mathNumber(quint64(1) << (columns.width - 1 - column)));
    qreal y = 0;
    const auto line = [&](const QString &name, Value value, bool known, const QString &after) {
        y += side;
        text += node(QStringLiteral("anchor=east"), left - 1.2, y, name);
        if (known)
            text += node(QStringLiteral("inner sep=0pt"), left - 0.8, y, mathNumber(value));
        digits(y, value, known);
        if (!after.isEmpty())
            text += node(QStringLiteral("anchor=west, font=\\footnotesize"), left + columns.width * side, y, after);
    };
    for (const ColumnsPicture::Row &row : columns.rows) {
        if (row.state == ColumnsPicture::RowState::Hidden)
            continue;
        const QString after = row.target ? QStringLiteral("$\\to %1$").arg(*row.target) : QString();
        line(gameText(row.name), row.value, row.state == ColumnsPicture::RowState::Valued, after);
    }
    text += QStringLiteral("\\draw (%1, %2) -- (%3, %2);\n")
                .arg(QString::number(left - side / 2, 'f', 2), QString::number(-y - side / 2, 'f', 2),
                     QString::number(left + (columns.width - 0.5) * side, 'f', 2));
    y += 0.1;
    line(QStringLiteral("$\\oplus$"), columns.result, columns.resultShown, {});
    for (const ColumnsPicture::Line &more : columns.lines)
        line(formatSentence(Sentence::math(more.name), TraceFormat::Latex), more.value, true, {});
    return text;
}

QString picture(const StripPicture &strip)
{
    constexpr int maxColumns = 26;
    constexpr int maxValues = 360;
    const int columns = stripColumns(strip.period, maxColumns);
    const qreal side = std::min(0.8, 11.5 / columns);
    QString text;
    for (int n = 0; n < std::min(strip.shown, maxValues); ++n) {
        const qreal x = (n % columns) * side;
        const qreal y = (n / columns) * side;
        if (n % columns == 0)
            text += node(QStringLiteral("gray, anchor=east, font=\\scriptsize"), -0.4, y,
                         mathNumber(static_cast<quint64>(n)));
        const bool isConcerned = n >= strip.from && n < strip.to;
        text += node(QStringLiteral("cell, minimum size=%1cm%2")
                         .arg(side, 0, 'f', 2)
                         .arg(isConcerned ? QStringLiteral(", fill=black!12") : QString()),
                     x, y, strip.isBlank ? QString() : mathNumber((*strip.values)[static_cast<std::size_t>(n)]));
    }
    return text;
}

/// Where the positions of a labelled graph stand; null for other traces, and for graphs too large for a page.
LayoutPtr layoutOfGraph(const Trace &trace)
{
    const auto *labels = dynamic_cast<const LabelsTrace *>(&trace);
    if (!labels || labels->graph()->positionCount() > maxGraphPositions)
        return nullptr;
    JobControl control;
    return layOut(*labels->graph(), *labels->labels(), Predecessors(*labels->graph()), {}, control);
}

QString tikzGraph(const LabelsTrace &trace, const LayoutPtr &layout, int step, bool isBlank)
{
    if (!layout)
        return {};
    const GameGraph &graph = *trace.graph();
    const QPointF scale = tikzScale(*layout);
    QString text;
    const auto shows = [&](const Labelling::Steps &steps, PositionId id) {
        return !isBlank && (*steps)[id] <= static_cast<quint32>(step);
    };
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        const QPointF at(scale.x() * layout->point(id).x(), scale.y() * layout->point(id).y());
        const Outcome outcome =
            shows(trace.labelling().outcomeSteps, id) ? trace.labels()->outcome(id) : Outcome::Unknown;
        const QString style = outcome == Outcome::P   ? QStringLiteral("vertex, fill=black!25")
                              : outcome == Outcome::N ? QStringLiteral("vertex")
                                                      : QStringLiteral("vertex, densely dotted");
        const QString value = shows(trace.labelling().valueSteps, id) && trace.labels()->value(id) != Labels::unknown
                                  ? mathNumber(trace.labels()->value(id))
                              : outcome == Outcome::Unknown ? QString()
                                                            : outcomeLetter(outcome);
        text +=
            QStringLiteral("\\node[%1, label={[font=\\tiny, inner sep=1pt]below right:{%2}}] (p%3) at (%4, %5) {%6};\n")
                .arg(style, gameText(tracewords::shortName(*graph.rules(), graph.cells(id))))
                .arg(id)
                .arg(QString::number(at.x(), 'f', 2), QString::number(-at.y(), 'f', 2), value);
    }
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        for (std::size_t i = 0; i < graph.followers(id).size(); ++i)
            text += QStringLiteral("\\draw[->, gray] (p%1) %2 (p%3);\n")
                        .arg(id)
                        .arg(tikzPath(graph, *layout, id, i))
                        .arg(graph.followers(id)[i]);
    }
    return text;
}

QString pictureOf(const Trace &trace, const LayoutPtr &layout, int step, bool isBlank)
{
    const auto *labels = dynamic_cast<const LabelsTrace *>(&trace);
    const TracePicture shown = isBlank ? trace.blankPicture(step) : trace.picture(step);
    const QString text = labels ? tikzGraph(*labels, layout, step, isBlank)
                                : std::visit([](const auto &each) { return picture(each); }, shown);
    if (text.isEmpty())
        return {};
    return QStringLiteral("\\begin{tikzpicture}[box/.style={draw, minimum size=0.6cm, inner sep=0pt}, "
                          "cell/.style={draw=gray, inner sep=0pt}, "
                          "vertex/.style={circle, draw, minimum size=13pt, inner sep=0.5pt, font=\\scriptsize}]\n") +
           text + QStringLiteral("\\end{tikzpicture}\n");
}

} // namespace

QString latexHandout(const Trace &trace, const std::vector<int> &steps, bool isBlank)
{
    QString text = latexHead(true) + QStringLiteral("\\section*{") + formatSentence(trace.title(), TraceFormat::Latex) +
                   QStringLiteral("}\n\n");
    const LayoutPtr layout = layoutOfGraph(trace);
    const std::vector<int> all = handoutSteps(trace, isBlank);
    for (std::size_t place = 0; place < steps.size(); ++place) {
        const int step = steps[place];
        const Sentence sentence = isBlank ? trace.blankSentence(step) : trace.sentence(step);
        const bool isShown = !isBlank || hasNewBlankPicture(trace, steps, place);
        const QString picture = isShown ? pictureOf(trace, layout, step, isBlank) : QString();
        text += QStringLiteral("\\begin{minipage}{\\linewidth}\\raggedright\n") +
                (picture.isEmpty() ? QString() : latexPicture(picture) + QStringLiteral("\n\\smallskip\n")) +
                QStringLiteral("\\textbf{%1.} ").arg(stepNumber(all, step)) +
                formatSentence(sentence, TraceFormat::Latex) + QStringLiteral("\n\\end{minipage}\n\n\\bigskip\n\n");
    }
    const TraceTable table = isBlank ? trace.blankTable() : trace.table();
    return text + (table.rows.empty() ? QString() : formatTable(table, TraceFormat::Latex)) +
           QStringLiteral("\n\\end{document}\n");
}

} // namespace mexplorer
