// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/traceformat.h"

#include "model/core/modeltext.h"
#include "model/games/squarename.h"
#include "model/layout/tikzlayout.h"
#include "model/step/labelstrace.h"
#include "model/step/listtrace.h"
#include "model/step/tracewords.h"

#include <algorithm>
#include <set>
#include <utility>

namespace mexplorer {

namespace {

constexpr PositionId maxGraphPositions = 60;
constexpr std::size_t maxCards = 24;

// Pictures in TikZ, in centimetres; y grows downwards.

constexpr qreal lineWidth = 12; ///< of an article's page

/// "(1.25, -0.50)"
QString point(qreal x, qreal y)
{
    return QStringLiteral("(%1, %2)").arg(QString::number(x, 'f', 2), QString::number(-y, 'f', 2));
}

QString node(const QString &style, qreal x, qreal y, const QString &text)
{
    return QStringLiteral("\\node[%1] at ").arg(style) + point(x, y) + QStringLiteral(" {") + text +
           QStringLiteral("};\n");
}

QString gameText(const QString &name)
{
    return formatSentence(Sentence::game(name), WrittenFormat::Latex);
}

QString mathNumber(quint64 number)
{
    return QStringLiteral("$%1$").arg(number);
}

QString boxed(qreal x, qreal y, qreal side, const QString &style, const QString &text)
{
    return node(QStringLiteral("draw, inner sep=0pt, minimum size=%1cm%2").arg(side, 0, 'f', 2).arg(style), x, y, text);
}

/// The texts of the slots: moves of a table's cell, and the first number that they don't lead to.
QStringList slotTexts(const TablePicture &table)
{
    const TablePicture::Cell &current = (*table.cells)[static_cast<std::size_t>(table.current)];
    Value max = 1;
    for (const TablePicture::Cell &cell : *table.cells) {
        max = std::max(max, cell.value + 1);
        for (const TablePicture::Option &option : cell.options)
            max = std::max(max, option.value);
    }
    constexpr Value maxSlots = 32;
    QStringList texts(static_cast<qsizetype>(std::min(max, maxSlots) + 1), QString());
    if (table.isBlank)
        return texts;
    for (const Value value : current.optionValues()) {
        if (static_cast<qsizetype>(value) < texts.size())
            texts[value] = mathNumber(value);
    }
    if (table.shown > table.current && static_cast<qsizetype>(current.value) < texts.size())
        texts[current.value] = QStringLiteral("\\fbox{%1}").arg(mathNumber(current.value));
    return texts;
}

/// The slots 0, 1, ... of a tray, from \a top down, with their contents.
QString drawTray(qreal top, const QStringList &slotTexts)
{
    const qreal side = std::min(0.9, lineWidth / static_cast<qreal>(slotTexts.size()));
    QString text;
    for (qsizetype slot = 0; slot < slotTexts.size(); ++slot) {
        const qreal x = side * static_cast<qreal>(slot);
        text +=
            QStringLiteral("\\draw %1 -- ++(0, -%2) -- ++(%3, 0) -- ++(0, %2);\n")
                .arg(point(x + 0.05, top), QString::number(side * 0.8, 'f', 2), QString::number(side - 0.1, 'f', 2));
        if (!slotTexts[slot].isEmpty())
            text += node(QStringLiteral("inner sep=0pt"), x + side / 2, top + side * 0.4, slotTexts[slot]);
        text += node(QStringLiteral("gray, font=\\scriptsize"), x + side / 2, top + side * 0.8 + 0.25,
                     mathNumber(static_cast<quint64>(slot)));
    }
    return text;
}

/// A table of values with arrows to the cells that a step uses, and the tray of their values.
QString picture(const TablePicture &table)
{
    constexpr int columns = 13;
    constexpr qreal side = 0.9;
    constexpr qreal rowHeight = 2.2;
    const int count = static_cast<int>(table.cells->size());
    QString text;
    for (int n = 0; n < count; ++n) {
        const qreal x = side * (n % columns);
        const qreal y = rowHeight * (n / columns);
        const bool isCurrent = n == table.current;
        const bool isKnown = n < table.shown && !table.isBlank;
        text +=
            QStringLiteral("\\node[draw%1, inner sep=0pt, minimum size=%2cm] (c%3) at %4 {%5};\n")
                .arg(isCurrent ? QStringLiteral(", very thick") : QString(), QString::number(side - 0.1, 'f', 2))
                .arg(n)
                .arg(point(x, y), isKnown ? mathNumber((*table.cells)[static_cast<std::size_t>(n)].value) : QString());
        text += node(QStringLiteral("gray, font=\\scriptsize"), x, y + 0.65, mathNumber(static_cast<quint64>(n)));
    }
    if (table.current < 0)
        return text;
    std::set<int> used;
    for (const TablePicture::Option &option : (*table.cells)[static_cast<std::size_t>(table.current)].options)
        used.insert(option.heaps.begin(), option.heaps.end());
    for (const int n : used)
        text += QStringLiteral("\\draw[->, gray] (c%1.north) to[out=%2, in=%3] (c%4.north);\n")
                    .arg(table.current)
                    .arg(n / columns == table.current / columns ? 120 : 90)
                    .arg(n / columns == table.current / columns ? 60 : 90)
                    .arg(n);
    return text + drawTray(rowHeight * ((count + columns - 1) / columns) - 0.6, slotTexts(table));
}

/// The calls made so far, from left to right.
QString picture(const TreePicture &tree)
{
    const std::vector<TreePicture::Node> &nodes = *tree.nodes;
    const auto made = static_cast<std::size_t>(std::min<int>(tree.shown, static_cast<int>(nodes.size())));
    qsizetype longest = 1;
    for (const TreePicture::Node &call : nodes)
        longest = std::max(longest, call.name.size());
    constexpr qreal letter = 0.16;
    constexpr qreal leaf = 0.62;
    const qreal level = letter * static_cast<qreal>(longest) + 1.7;
    QString text;
    for (std::size_t i = 0; i < made; ++i) {
        const TreePicture::Node &call = nodes[i];
        const bool isLast = static_cast<int>(i) == tree.shown - 1;
        text +=
            QStringLiteral("\\node[draw%1%2, anchor=west, font=\\footnotesize, inner sep=2pt] (t%3) at %4 {%5%6};\n")
                .arg(isLast ? QStringLiteral(", very thick") : QString(),
                     call.isLookedUp ? QStringLiteral(", dashed") : QString())
                .arg(i)
                .arg(point(level * call.depth, leaf * call.x), gameText(call.name),
                     tree.hasReturned(i) ? QStringLiteral("$\\;=%1$").arg(call.value)
                     : tree.isBlank      ? QStringLiteral("$\\;=$\\hspace{1em}")
                                         : QString());
        if (call.parent >= 0)
            text += QStringLiteral("\\draw[gray] (t%1.east) -- (t%2.west);\n").arg(call.parent).arg(i);
    }
    return text;
}

/// Both graphs side by side, with a second ring where the outcomes differ.
QString picture(const PairPicture &pair)
{
    std::vector<int> inLayer;
    for (const PairPicture::Node &position : *pair.nodes) {
        const auto layer = static_cast<std::size_t>(position.layer);
        inLayer.resize(std::max(inLayer.size(), layer + 1), 0);
        ++inLayer[layer];
    }
    constexpr qreal half = lineWidth / 2;
    const int widest = *std::ranges::max_element(inLayer);
    const qreal distance = std::min(1.2, (half - 0.8) / widest);
    QString text;
    for (const bool isMisere : {false, true}) {
        std::vector<int> placed(inLayer.size(), 0);
        const QChar name = isMisere ? u'm' : u'n';
        const qreal left = isMisere ? half : 0;
        text += node(QStringLiteral("font=\\footnotesize"), left + half / 2, -1,
                     isMisere ? ModelText::tr("Misère play") : ModelText::tr("Normal play"));
        for (std::size_t i = 0; i < pair.nodes->size(); ++i) {
            const PairPicture::Node &position = (*pair.nodes)[i];
            const auto layer = static_cast<std::size_t>(position.layer);
            const Outcome outcome = position.layer >= pair.shown ? Outcome::Unknown
                                    : isMisere                   ? position.misere
                                                                 : position.normal;
            const QString style = outcome == Outcome::P   ? QStringLiteral("vertex, fill=black!25")
                                  : outcome == Outcome::N ? QStringLiteral("vertex")
                                                          : QStringLiteral("vertex, densely dotted");
            const bool isMarked = outcome != Outcome::Unknown && position.differs();
            text += QStringLiteral("\\node[%1%2] (%3%4) at %5 {%6};\n")
                        .arg(style, isMarked ? QStringLiteral(", double") : QString(), name)
                        .arg(i)
                        .arg(point(left + half / 2 + (placed[layer]++ - (inLayer[layer] - 1) / 2.0) * distance,
                                   static_cast<qreal>(inLayer.size() - 1 - layer)),
                             outcome == Outcome::Unknown ? QString() : outcomeLetter(outcome));
        }
        for (std::size_t i = 0; i < pair.nodes->size(); ++i) {
            for (const int follower : (*pair.nodes)[i].followers)
                text += QStringLiteral("\\draw[->, gray] (%1%2) to (%1%3);\n").arg(name).arg(i).arg(follower);
        }
    }
    return text;
}

/// A board with its axis, or two equal positions side by side.
QString picture(const SymmetryPicture &picture)
{
    using State = SymmetryPicture::CellState;
    using Axis = SymmetryPicture::Axis;
    if (picture.cells.empty()) {
        const auto half = [&](std::size_t i, const QString &anchor, qreal x) {
            return picture.halves[i].components.empty()
                       ? QString()
                       : node(QStringLiteral("anchor=%1").arg(anchor), x, 0, gameText(picture.halves[i].text()));
        };
        return half(0, QStringLiteral("east"), -0.4) + half(1, QStringLiteral("west"), 0.4) +
               QStringLiteral("\\draw[dash dot, thick] (0, 0.8) -- (0, -0.8);\n");
    }
    const qreal side = std::min(0.8, lineWidth / picture.columns);
    QString text;
    for (int row = 0; row < picture.rows; ++row) {
        for (int column = 0; column < picture.columns; ++column) {
            const State state = picture.cells[static_cast<std::size_t>(row * picture.columns + column)];
            if (state == State::None)
                continue;
            const QString letter = state == State::First          ? QStringLiteral("1")
                                   : state == State::OpponentMove ? QStringLiteral("A")
                                   : state == State::ReplyMove    ? QStringLiteral("B")
                                                                  : QString();
            text += boxed(side * column, side * row, side * 0.85,
                          (picture.isRound ? QStringLiteral(", circle") : QString()) +
                              (state == State::Full ? QStringLiteral(", fill=black!70") : QStringLiteral(", dashed")),
                          letter);
        }
    }
    const auto name = [&](qreal x, qreal y, const QString &letters) {
        text += node(QStringLiteral("gray, font=\\scriptsize"), x, y, letters);
    };
    for (int column = 0; column < picture.columns && !picture.isRound; ++column)
        name(side * column, -1.25 * side, columnName(picture.firstColumn + column));
    for (int row = 0; row < picture.rows && !picture.isRound; ++row)
        name(-1.25 * side, side * row, QString::number(picture.firstRow + row + 1));
    const qreal left = -0.9 * side;
    const qreal top = -0.9 * side;
    const qreal right = side * (picture.columns - 0.1);
    const qreal bottom = side * (picture.rows - 0.1);
    const qreal x = (left + right) / 2;
    const qreal y = (top + bottom) / 2;
    const auto axis = [](qreal x1, qreal y1, qreal x2, qreal y2) {
        return QStringLiteral("\\draw[dash dot, thick] %1 -- %2;\n").arg(point(x1, y1), point(x2, y2));
    };
    switch (picture.axis) {
    case Axis::LeftRight:
        return text + axis(x, top, x, bottom);
    case Axis::TopBottom:
        return text + axis(left, y, right, y);
    case Axis::Diagonal:
        return text + axis(left, top, right, bottom);
    case Axis::OtherDiagonal:
        return text + axis(left, bottom, right, top);
    case Axis::HalfTurn:
        break;
    }
    return text + QStringLiteral("\\fill %1 circle[radius=2pt];\n\\draw[->, thick] %2 arc[start angle=30, end "
                                 "angle=270, radius=%3];\n")
                      .arg(point(x, y), point(x + 0.35 * side, y - 0.2 * side), QString::number(0.4 * side, 'f', 2));
}

/// The digits, and for each part of one of them the row after a move.
QString picture(const CodePicture &code)
{
    constexpr qreal digitWidth = 0.7;
    constexpr qreal rowHeight = 0.8;
    QString text;
    for (std::size_t k = 0; k < code.digits->size(); ++k) {
        const qreal x = digitWidth * static_cast<qreal>(k);
        const bool isCurrent = static_cast<int>(k) == code.current;
        text += node(isCurrent ? QStringLiteral("draw, thick, inner sep=3pt") : QStringLiteral("inner sep=3pt"), x, 0,
                     QStringLiteral("\\textbf{%1}").arg(QString::number((*code.digits)[k], 16).toUpper()));
        if (k == 0)
            text += node(QStringLiteral("inner sep=0pt"), digitWidth / 2, 0.08, QStringLiteral("\\textbf{.}"));
        text += node(QStringLiteral("gray, font=\\scriptsize"), x, 0.5, mathNumber(k));
    }
    for (int part = 0; part < code.partCount(); ++part) {
        const int bit = 1 << part;
        const bool has = code.current < 0 || ((*code.digits)[static_cast<std::size_t>(code.current)] & bit) != 0;
        const CodePicture::Row row = code.row(part);
        const qreal side = std::min(0.55, (lineWidth - 1) / row.tokens);
        const qreal y = 1.2 + rowHeight * part;
        const QString shade = has ? QString() : QStringLiteral(", opacity=0.25");
        text += node(QStringLiteral("inner sep=0pt") + shade, 0, y, mathNumber(static_cast<quint64>(bit)));
        for (int i = 0; i < row.tokens; ++i) {
            const qreal x = 1 + side * i;
            text += boxed(
                x, y, side * 0.85,
                (row.isTaken(i) ? QStringLiteral(", circle, dashed") : QStringLiteral(", circle, fill=black")) + shade,
                QString());
            if (row.isSplit(i))
                text += QStringLiteral("\\draw[thick%1] %2 -- %3;\n")
                            .arg(shade, point(x - side / 2, y - 0.35), point(x - side / 2, y + 0.35));
        }
    }
    return text;
}

QString picture(std::monostate)
{
    return {};
}

/// The graph has a separate picture, made from its trace.
QString picture(const LabelsPicture &)
{
    return {};
}

/// Cards in rows of four, each a name and a box, with the slots of the tray below.
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
    return text + drawTray(cardHeight * static_cast<int>((count + across - 1) / across) + 0.4, slotTexts);
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
        line(formatSentence(Sentence::math(more.name), WrittenFormat::Latex), more.value, true, {});
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

/// The layout of a labelled graph; null for other traces, and for graphs too large for a page.
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

std::function<QString(int step)> tikzPictures(const Trace &trace, bool isBlank)
{
    return [&trace, isBlank, layout = LayoutPtr(), isLaidOut = false](int step) mutable {
        if (!std::exchange(isLaidOut, true))
            layout = layoutOfGraph(trace);
        return pictureOf(trace, layout, step, isBlank);
    };
}

} // namespace mexplorer
