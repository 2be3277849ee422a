// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/legend.h"

#include "model/lessons/glossary.h"
#include "views/canvas/badges.h"
#include "views/canvas/highlights.h"
#include "views/canvas/layers.h"
#include "views/glyphs/colorscale.h"
#include "views/glyphs/pieces.h"
#include "views/glyphs/positionpainter.h"

#include <QDesktopServices>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <QUrl>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr qreal markWidth = 16;
constexpr qreal lineWidth = 22;
constexpr qreal badgeWidth = 26;
constexpr qreal scaleWidth = 84;
constexpr qreal entryGap = 18;

} // namespace

Legend::Legend(QWidget *parent) : FontAware(parent)
{
    setObjectName(QStringLiteral("graphLegend"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setMouseTracking(true);
}

qreal Legend::widthOf(const Entry &entry) const
{
    return entry.width + gapOf(entry) + QFontMetricsF(font()).horizontalAdvance(entry.text);
}

std::vector<Legend::Place> Legend::places(const Entries &entries, int width) const
{
    std::vector<Place> places;
    Place next = {0, 0};
    for (const Entry &entry : entries) {
        const qreal entryWidth = widthOf(entry);
        if (next.x > 0 && next.x + entryWidth > width)
            next = {next.row + 1, 0};
        places.push_back(next);
        next.x += entryWidth + entryGap;
    }
    return places;
}

/// As many as any distance takes, so that zooming doesn't move the graph.
int Legend::rowCountFor(int width) const
{
    int rows = 1;
    for (const Entries &entries : m_entries)
        rows = entries.empty() ? rows : std::max(rows, places(entries, width).back().row + 1);
    return rows;
}

void Legend::setPicture(const GraphPicture &picture)
{
    m_picture = picture;
    rebuild();
}

Legend::Distance Legend::distanceOf(qreal scale)
{
    const GraphSizes sizes(scale);
    if (sizes.areDots)
        return sizes.areFrames ? Distance::Frames : Distance::Dots;
    if (scale >= MoveScene::nearScale)
        return Distance::Near;
    return sizes.haveTexts ? Distance::Numbers : Distance::Marks;
}

void Legend::setScale(qreal scale)
{
    if (const Distance distance = distanceOf(scale); distance != m_distance) {
        m_distance = distance;
        show();
    }
}

void Legend::setHighlights(std::size_t found, Line line)
{
    if (found == m_found && line == m_line)
        return;
    m_found = found;
    m_line = line;
    rebuild();
}

void Legend::rebuild()
{
    for (const Distance distance : distances)
        m_entries[static_cast<std::size_t>(distance)] = m_picture.isEmpty() ? Entries() : entriesFor(distance);
    updateGeometry();
    show();
}

void Legend::show()
{
    QStringList texts;
    for (const Entry &entry : entries())
        texts << entry.text;
    setAccessibleName(tr("Legend"));
    setAccessibleDescription(texts.join(QStringLiteral("; ")));
    update();
}

Legend::Entries Legend::entriesFor(Distance distance) const
{
    Entries entries;
    addNumbers(entries, distance);
    if (hasMarks(distance))
        addBadges(entries);
    addPositions(entries, distance);
    if (!hasMarks(distance) && !LayerShares::areLeftOut(m_picture))
        addShares(entries);
    addMoves(entries, distance);
    if (m_found > 0)
        addFound(entries, distance);
    return entries;
}

void Legend::addPositions(Entries &entries, Distance distance) const
{
    const auto outcomes = m_picture.explored.labels->outcomes();
    const auto has = [&](Outcome outcome) {
        return std::find(outcomes.begin(), outcomes.end(), outcome) != outcomes.end();
    };
    const auto add = [&](Outcome outcome, const QString &text, const char *term) {
        if (hasMarks(distance))
            addMark(entries, outcome, false, hasNumbers(distance), text, term);
        else
            addDot(entries, outcome, distance, text, term);
    };
    add(Outcome::P, tr("P: the previous player wins"), "P-position");
    add(Outcome::N, tr("N: the next player wins"), "N-position");
    if (has(Outcome::Draw))
        add(Outcome::Draw, tr("draw"), "draw");
    if (has(Outcome::Unknown) || m_picture.answers.isPartial())
        add(Outcome::Unknown, tr("not known"), "");
    if (hasMarks(distance)) {
        const bool isNormal = m_picture.explored.labels->convention() == Convention::Normal;
        addMark(entries, isNormal ? Outcome::P : Outcome::N, true, false, tr("terminal"), "terminal position");
    }
}

/// With the letter of the outcome where marks have it.
void Legend::addMark(Entries &entries, Outcome outcome, bool terminal, bool hasText, const QString &text,
                     const char *term) const
{
    const QString letter = hasText && m_picture.hasLetters ? outcomeLetter(outcome) : QString();
    const qreal radius = terminal ? 5 : letter.isEmpty() ? 6.5 : 8;
    const Colors &colors = m_picture.colors;
    const QColor color = m_picture.colorBy != ColorBy::Outcome ? colors.mutedText : QColor();
    entries.push_back({text,
                       [=](QPainter &painter, const QRectF &box) {
                           const QPointF centre = box.center() - QPointF(0, terminal ? 2 : 0);
                           paintMark(painter, centre, radius, outcome, terminal, letter, colors, color);
                       },
                       markWidth, QString::fromLatin1(term)});
}

/// Somewhat larger than in the graph.
void Legend::addDot(Entries &entries, Outcome outcome, Distance distance, const QString &text, const char *term) const
{
    const Colors &colors = m_picture.colors;
    const QColor color = m_picture.colorBy != ColorBy::Outcome ? colors.mutedText : colors.outcome(outcome);
    const bool isFrame = outcome == Outcome::N && distance == Distance::Frames;
    const qreal side = outcome == Outcome::P || isFrame ? 9 : 6;
    entries.push_back({text,
                       [=](QPainter &painter, const QRectF &box) {
                           const qreal edge = isFrame ? 2 : 0;
                           QRectF square(0, 0, side - edge, side - edge);
                           square.moveCenter(box.center());
                           painter.setPen(isFrame ? QPen(color, edge, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin)
                                                  : QPen(Qt::NoPen));
                           painter.setBrush(isFrame ? QBrush(Qt::NoBrush) : QBrush(color));
                           painter.drawRect(square);
                       },
                       markWidth, QString::fromLatin1(term)});
}

void Legend::addShares(Entries &entries) const
{
    const bool ofOutcomes = m_picture.colorBy == ColorBy::Outcome;
    entries.push_back({ofOutcomes ? tr("share of P in a layer") : tr("shares in a layer"),
                       [colors = m_picture.colors, ofOutcomes](QPainter &painter, const QRectF &box) {
                           const QRectF bar(box.left(), box.center().y() - 4, box.width(), 8);
                           const QRectF part(bar.topLeft(), QSizeF(0.35 * bar.width(), bar.height()));
                           painter.fillRect(bar, ofOutcomes ? colors.nPosition : colors.number(3, 4));
                           painter.fillRect(part, ofOutcomes ? colors.pPosition : colors.number(0, 4));
                       },
                       badgeWidth});
}

void Legend::addMoves(Entries &entries, Distance distance) const
{
    const Colors &colors = m_picture.colors;
    const MoveTerms terms = moveTerms(m_picture.moveScene(distance == Distance::Near ? MoveScene::nearScale : 0));
    if (terms.density) {
        entries.push_back({tr("moves, few to many"),
                           [colors](QPainter &painter, const QRectF &box) {
                               QLinearGradient shade(box.topLeft(), box.topRight());
                               shade.setColorAt(0, mixed(colors.mutedText, colors.surface, 0.9));
                               shade.setColorAt(1, mixed(colors.mutedText, colors.surface, 0.2));
                               painter.fillRect(QRectF(box.left(), box.center().y() - 4, box.width(), 8), shade);
                           },
                           badgeWidth});
    }
    if (terms.winningLines)
        addLine(entries, mixed(colors.pPosition, colors.surface, 0.2), 1.8, Qt::SolidLine, tr("winning move"),
                QStringLiteral("winning move"));
    addLine(entries, colors.selection, 1.8, Qt::SolidLine, tr("followers"), QStringLiteral("follower"));
    addLine(entries, colors.selection, 1.8, Qt::DashLine, tr("predecessors"), QStringLiteral("predecessor"));
    addLine(entries, colors.hover, 1.6, Qt::SolidLine, tr("under the pointer"));
    if (m_line != Line::None)
        addLine(entries, colors.accent, 3.5, Qt::SolidLine,
                m_line == Line::BestPlay ? tr("best play") : tr("a shortest path"),
                m_line == Line::BestPlay ? QStringLiteral("best play") : QString());
}

void Legend::addFound(Entries &entries, Distance distance) const
{
    const bool areDots = !hasMarks(distance) && areFoundDots(0, m_found);
    entries.push_back({tr("found"),
                       [accent = m_picture.colors.accent, areDots](QPainter &painter, const QRectF &box) {
                           painter.setPen(areDots ? QPen(Qt::NoPen) : QPen(accent, 1.5));
                           painter.setBrush(areDots ? QBrush(accent) : QBrush(Qt::NoBrush));
                           if (areDots)
                               painter.drawRect(QRectF(box.center().x() - 4.5, box.center().y() - 4.5, 9, 9));
                           else
                               painter.drawEllipse(box.center(), 7.5, 7.5);
                       },
                       markWidth});
}

void Legend::addLine(Entries &entries, const QColor &color, qreal width, Qt::PenStyle style, const QString &text,
                     const QString &term)
{
    entries.push_back({text,
                       [=](QPainter &painter, const QRectF &box) {
                           painter.setPen(QPen(color, width, style));
                           const qreal y = box.center().y();
                           painter.drawLine(QPointF(box.left(), y), QPointF(box.right() - 1, y));
                       },
                       lineWidth, term});
}

void Legend::addBadges(Entries &entries) const
{
    const Colors &colors = m_picture.colors;
    const auto addBadge = [&](const QString &badge, const QString &text) {
        entries.push_back({text,
                           [colors, badge](QPainter &painter, const QRectF &box) {
                               const QRectF oval(box.left(), box.center().y() - 8, box.width(), 16);
                               paintBox(painter, oval, QPen(colors.line, 1), colors.raised);
                               painter.setPen(colors.text);
                               painter.drawText(oval, Qt::AlignCenter | Qt::TextDontClip, badge);
                           },
                           badgeWidth});
    };
    const QuotientPtr quotient = m_picture.excerpt ? m_picture.excerpt->quotient() : nullptr;
    if (quotient && quotient->groupCount() < m_picture.excerpt->source()->positionCount())
        addBadge(QStringLiteral("×5"), tr("positions merged into one"));
    if (m_picture.isUnfolding) {
        addBadge(QStringLiteral("+3"), tr("followers not open"));
        entries.push_back({tr("pinned"),
                           [colors](QPainter &painter, const QRectF &box) {
                               paintPin(painter, box.center() + QPointF(5, 7), 14, colors);
                           },
                           markWidth});
    }
}

void Legend::addScale(Entries &entries, Distance distance, const QString &name, const QString &term) const
{
    const QString what =
        hasNumbers(distance) && !m_picture.hasLetters ? tr("colour and number: %1 0 to %2") : tr("colour: %1 0 to %2");
    if (m_picture.knowsSome) {
        entries.push_back({what.arg(name).arg(m_picture.maxNumber),
                           [picture = m_picture](QPainter &painter, const QRectF &box) {
                               paintColorScale(painter, QRectF(box.left(), box.center().y() - 5, box.width(), 10),
                                               picture.maxNumber,
                                               [&picture](quint32 number) { return picture.numberColor(number); });
                           },
                           scaleWidth, term});
    }
    if (m_picture.lacksSome || m_picture.answers.isPartial() || m_picture.answers.hidesAll()) {
        entries.push_back({tr("grey: %1 not known").arg(name),
                           [color = m_picture.colors.mutedText](QPainter &painter, const QRectF &box) {
                               painter.fillRect(QRectF(box.left(), box.center().y() - 5, box.width(), 10), color);
                           },
                           markWidth});
    }
}

/// What colours show if not outcomes, and what the numbers in marks are.
void Legend::addNumbers(Entries &entries, Distance distance) const
{
    switch (m_picture.colorBy) {
    case ColorBy::Outcome:
        if (m_picture.askedColorBy == ColorBy::SgValue)
            entries.push_back({tr("SG values belong to normal play: colours show outcomes"), [](auto &, auto &) {}, 0});
        if (hasNumbers(distance) && !m_picture.hasLetters &&
            m_picture.explored.labels->convention() == Convention::Normal)
            addNumber(entries, tr("number: SG value"), QStringLiteral("SG value"));
        return;
    case ColorBy::SgValue:
        return addScale(entries, distance, tr("SG value"), QStringLiteral("SG value"));
    case ColorBy::Remoteness:
        return addScale(entries, distance, tr("remoteness"), QStringLiteral("remoteness"));
    case ColorBy::Birthday:
        return addScale(entries, distance, tr("birthday"), QStringLiteral("birthday"));
    }
}

void Legend::addNumber(Entries &entries, const QString &text, const QString &term) const
{
    entries.push_back({text,
                       [colors = m_picture.colors](QPainter &painter, const QRectF &box) {
                           paintMark(painter, box.center(), 8, Outcome::N, false, QStringLiteral("2"), colors,
                                     colors.mutedText);
                       },
                       markWidth, term});
}

QString Legend::termAt(const QPointF &point) const
{
    const std::vector<Place> where = places(entries(), width());
    for (std::size_t i = 0; i < where.size(); ++i) {
        const QRectF area(where[i].x, where[i].row * rowHeight(), widthOf(entries()[i]), rowHeight());
        if (area.contains(point))
            return entries()[i].term;
    }
    return {};
}

/// The meaning of an entry's term is its tool tip, and a click opens the glossary there; F1 leads there from the keys.
bool Legend::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const Glossary &glossary = Glossary::shipped();
    const QString term = termAt(help->pos());
    const int entry = term.isEmpty() ? -1 : glossary.find(term);
    if (entry < 0)
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), glossary.entries()[static_cast<std::size_t>(entry)].tip(), this);
    return true;
}

void Legend::mouseMoveEvent(QMouseEvent *event)
{
    setCursor(termAt(event->position()).isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
}

void Legend::mouseReleaseEvent(QMouseEvent *event)
{
    if (const QString term = termAt(event->position()); event->button() == Qt::LeftButton && !term.isEmpty())
        QDesktopServices::openUrl(QUrl(glossaryAddress(term))); // the window answers it
}

void Legend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<Place> where = places(entries(), width());
    for (std::size_t i = 0; i < entries().size(); ++i) {
        const Entry &entry = entries()[i];
        const QRectF box(where[i].x, where[i].row * rowHeight(), entry.width, rowHeight());
        entry.paint(painter, box);
        painter.setPen(m_picture.colors.mutedText);
        painter.drawText(QRectF(box.right() + gapOf(entry), box.top(), width(), rowHeight()),
                         Qt::AlignLeft | Qt::AlignVCenter, entry.text);
    }
}

} // namespace mexplorer
