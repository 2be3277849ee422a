// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/legend.h"

#include "model/teach/glossary.h"
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

/// Creates the entries for a picture at a distance.
class Legend::Builder
{
public:
    Builder(const GraphPicture &picture, Distance distance, std::size_t found, Line line)
        : m_picture(picture), m_distance(distance), m_found(found), m_line(line)
    {
    }

    Entries build()
    {
        addNumbers();
        if (hasMarks(m_distance))
            addBadges();
        addPositions();
        if (!hasMarks(m_distance) && !LayerColors::isOmitted(m_picture))
            addShares();
        addMoves();
        if (m_found > 0)
            addFound();
        return std::move(m_entries);
    }

private:
    void addPositions()
    {
        const auto outcomes = m_picture.explored.labels->outcomes();
        const auto has = [&](Outcome outcome) {
            return std::find(outcomes.begin(), outcomes.end(), outcome) != outcomes.end();
        };
        const auto addOutcome = [&](Outcome outcome, const QString &text, const char *term) {
            if (hasMarks(m_distance))
                addMark(outcome, false, hasNumbers(m_distance), text, term);
            else
                addDot(outcome, text, term);
        };
        addOutcome(Outcome::P, Legend::tr("P: the previous player wins"), "P-position");
        addOutcome(Outcome::N, Legend::tr("N: the next player wins"), "N-position");
        if (has(Outcome::Draw))
            addOutcome(Outcome::Draw, Legend::tr("draw"), "draw");
        if (has(Outcome::Unknown) || m_picture.answers.isPartial())
            addOutcome(Outcome::Unknown, Legend::tr("not known"), "");
        if (hasMarks(m_distance)) {
            const bool isNormal = m_picture.explored.labels->convention() == Convention::Normal;
            addMark(isNormal ? Outcome::P : Outcome::N, true, false, Legend::tr("terminal"), "terminal position");
        }
    }

    /// Adds a mark, with the letter of the outcome if marks have letters.
    void addMark(Outcome outcome, bool terminal, bool hasText, const QString &text, const char *term)
    {
        const QString letter = hasText && m_picture.hasLetters ? outcomeLetter(outcome) : QString();
        const qreal radius = terminal ? 5 : letter.isEmpty() ? 6.5 : 8;
        const Colors &colors = m_picture.colors;
        const QColor color = m_picture.colorBy != ColorBy::Outcome ? colors.mutedText : QColor();
        add(text, markWidth, QString::fromLatin1(term), [=](QPainter &painter, const QRectF &box) {
            const QPointF centre = box.center() - QPointF(0, terminal ? 2 : 0);
            paintMark(painter, centre, radius, outcome, terminal, letter, colors, color);
        });
    }

    /// Adds a dot, somewhat larger than in the graph.
    void addDot(Outcome outcome, const QString &text, const char *term)
    {
        const Colors &colors = m_picture.colors;
        const QColor color = m_picture.colorBy != ColorBy::Outcome ? colors.mutedText : colors.outcome(outcome);
        const bool isFrame = outcome == Outcome::N && m_distance == Distance::Frames;
        const qreal side = outcome == Outcome::P || isFrame ? 9 : 6;
        add(text, markWidth, QString::fromLatin1(term), [=](QPainter &painter, const QRectF &box) {
            const qreal edge = isFrame ? 2 : 0;
            QRectF square(0, 0, side - edge, side - edge);
            square.moveCenter(box.center());
            painter.setPen(isFrame ? QPen(color, edge, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin) : QPen(Qt::NoPen));
            painter.setBrush(isFrame ? QBrush(Qt::NoBrush) : QBrush(color));
            painter.drawRect(square);
        });
    }

    void addShares()
    {
        const bool ofOutcomes = m_picture.colorBy == ColorBy::Outcome;
        add(ofOutcomes ? Legend::tr("share of P in a layer") : Legend::tr("shares in a layer"), badgeWidth, {},
            [colors = m_picture.colors, ofOutcomes](QPainter &painter, const QRectF &box) {
                const QRectF bar(box.left(), box.center().y() - 4, box.width(), 8);
                const QRectF part(bar.topLeft(), QSizeF(0.35 * bar.width(), bar.height()));
                painter.fillRect(bar, ofOutcomes ? colors.nPosition : colors.number(3, 4));
                painter.fillRect(part, ofOutcomes ? colors.pPosition : colors.number(0, 4));
            });
    }

    void addMoves()
    {
        const Colors &colors = m_picture.colors;
        const MoveTerms terms = moveTerms(m_picture.moveScene(m_distance == Distance::Near ? MoveScene::nearScale : 0));
        if (terms.density) {
            add(Legend::tr("moves, few to many"), badgeWidth, {}, [colors](QPainter &painter, const QRectF &box) {
                QLinearGradient shade(box.topLeft(), box.topRight());
                shade.setColorAt(0, mixed(colors.mutedText, colors.surface, 0.9));
                shade.setColorAt(1, mixed(colors.mutedText, colors.surface, 0.2));
                painter.fillRect(QRectF(box.left(), box.center().y() - 4, box.width(), 8), shade);
            });
        }
        if (terms.winningLines)
            addLine(mixed(colors.pPosition, colors.surface, 0.2), 1.8, Qt::SolidLine, Legend::tr("winning move"),
                    QStringLiteral("winning move"));
        addLine(colors.selection, 1.8, Qt::SolidLine, Legend::tr("followers"), QStringLiteral("follower"));
        addLine(colors.selection, 1.8, Qt::DashLine, Legend::tr("predecessors"), QStringLiteral("predecessor"));
        addLine(colors.hover, 1.6, Qt::SolidLine, Legend::tr("under the pointer"));
        if (m_line != Line::None)
            addLine(colors.accent, 3.5, Qt::SolidLine,
                    m_line == Line::BestPlay ? Legend::tr("best play") : Legend::tr("a shortest path"),
                    m_line == Line::BestPlay ? QStringLiteral("best play") : QString());
    }

    void addFound()
    {
        const bool drawsDots = !hasMarks(m_distance) && drawsFoundDots(0, m_found);
        add(Legend::tr("found"), markWidth, {},
            [accent = m_picture.colors.accent, drawsDots](QPainter &painter, const QRectF &box) {
                painter.setPen(drawsDots ? QPen(Qt::NoPen) : QPen(accent, 1.5));
                painter.setBrush(drawsDots ? QBrush(accent) : QBrush(Qt::NoBrush));
                if (drawsDots)
                    painter.drawRect(QRectF(box.center().x() - 4.5, box.center().y() - 4.5, 9, 9));
                else
                    painter.drawEllipse(box.center(), 7.5, 7.5);
            });
    }

    void addLine(const QColor &color, qreal width, Qt::PenStyle style, const QString &text, const QString &term = {})
    {
        add(text, lineWidth, term, [=](QPainter &painter, const QRectF &box) {
            painter.setPen(QPen(color, width, style));
            const qreal y = box.center().y();
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right() - 1, y));
        });
    }

    void addBadges()
    {
        const Colors &colors = m_picture.colors;
        const auto addBadge = [&](const QString &badge, const QString &text) {
            add(text, badgeWidth, {}, [colors, badge](QPainter &painter, const QRectF &box) {
                const QRectF oval(box.left(), box.center().y() - 8, box.width(), 16);
                paintBox(painter, oval, QPen(colors.line, 1), colors.raised);
                painter.setPen(colors.text);
                painter.drawText(oval, Qt::AlignCenter | Qt::TextDontClip, badge);
            });
        };
        const QuotientPtr quotient = m_picture.excerpt ? m_picture.excerpt->quotient() : nullptr;
        if (quotient && quotient->groupCount() < m_picture.excerpt->source()->positionCount())
            addBadge(QStringLiteral("×5"), Legend::tr("positions merged into one"));
        if (m_picture.isUnfolding) {
            addBadge(QStringLiteral("+3"), Legend::tr("followers not open"));
            add(Legend::tr("pinned"), markWidth, {}, [colors](QPainter &painter, const QRectF &box) {
                paintPin(painter, box.center() + QPointF(5, 7), 14, colors);
            });
        }
    }

    void addScale(const QString &name, const QString &term)
    {
        const QString what = hasNumbers(m_distance) && !m_picture.hasLetters
                                 ? Legend::tr("colour and number: %1 0 to %2")
                                 : Legend::tr("colour: %1 0 to %2");
        if (m_picture.knowsSome) {
            add(what.arg(name).arg(m_picture.maxNumber), scaleWidth, term,
                [picture = m_picture](QPainter &painter, const QRectF &box) {
                    paintColorScale(painter, QRectF(box.left(), box.center().y() - 5, box.width(), 10),
                                    picture.maxNumber,
                                    [&picture](quint32 number) { return picture.numberColor(number); });
                });
        }
        if (m_picture.lacksSome || m_picture.answers.isPartial() || m_picture.answers.hidesAll()) {
            add(Legend::tr("grey: %1 not known").arg(name), markWidth, {},
                [color = m_picture.colors.mutedText](QPainter &painter, const QRectF &box) {
                    painter.fillRect(QRectF(box.left(), box.center().y() - 5, box.width(), 10), color);
                });
        }
    }

    /// Adds the colours of numbers, and the meaning of the numbers in marks.
    void addNumbers()
    {
        switch (m_picture.colorBy) {
        case ColorBy::Outcome:
            if (m_picture.askedColorBy == ColorBy::SgValue)
                add(Legend::tr("SG values belong to normal play: colours show outcomes"), 0, {}, [](auto &, auto &) {});
            if (hasNumbers(m_distance) && !m_picture.hasLetters &&
                m_picture.explored.labels->convention() == Convention::Normal)
                addNumber(Legend::tr("number: SG value"), QStringLiteral("SG value"));
            return;
        case ColorBy::SgValue:
            return addScale(Legend::tr("SG value"), QStringLiteral("SG value"));
        case ColorBy::Remoteness:
            return addScale(Legend::tr("remoteness"), QStringLiteral("remoteness"));
        case ColorBy::Birthday:
            return addScale(Legend::tr("birthday"), QStringLiteral("birthday"));
        }
    }

    void addNumber(const QString &text, const QString &term)
    {
        add(text, markWidth, term, [colors = m_picture.colors](QPainter &painter, const QRectF &box) {
            paintMark(painter, box.center(), 8, Outcome::N, false, QStringLiteral("2"), colors, colors.mutedText);
        });
    }

    void add(const QString &text, qreal width, const QString &term, decltype(Entry::paint) paint)
    {
        m_entries.push_back({text, std::move(paint), width, term});
    }

    const GraphPicture &m_picture;
    Distance m_distance;
    std::size_t m_found;
    Line m_line;
    Entries m_entries;
};

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

std::vector<Legend::RowPoint> Legend::pointsOf(const Entries &entries, int width) const
{
    std::vector<RowPoint> points;
    RowPoint next = {0, 0};
    for (const Entry &entry : entries) {
        const qreal entryWidth = widthOf(entry);
        if (next.x > 0 && next.x + entryWidth > width)
            next = {next.row + 1, 0};
        points.push_back(next);
        next.x += entryWidth + entryGap;
    }
    return points;
}

/// The maximum for all distances, so that zooming doesn't move the graph.
int Legend::rowCountFor(int width) const
{
    int rows = 1;
    for (const Entries &entries : m_entries)
        rows = entries.empty() ? rows : std::max(rows, pointsOf(entries, width).back().row + 1);
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
    if (sizes.drawsDots)
        return sizes.drawsFrames ? Distance::Frames : Distance::Dots;
    if (scale >= MoveScene::nearScale)
        return Distance::Near;
    return sizes.hasTexts ? Distance::Numbers : Distance::Marks;
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
        m_entries[static_cast<std::size_t>(distance)] =
            m_picture.isEmpty() ? Entries() : Builder(m_picture, distance, m_found, m_line).build();
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

QString Legend::termAt(const QPointF &point) const
{
    const std::vector<RowPoint> points = pointsOf(entries(), width());
    for (std::size_t i = 0; i < points.size(); ++i) {
        const QRectF area(points[i].x, points[i].row * rowHeight(), widthOf(entries()[i]), rowHeight());
        if (area.contains(point))
            return entries()[i].term;
    }
    return {};
}

/// The tool tip of an entry explains its term; a click opens the glossary there, as F1 does from the keyboard.
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
        QDesktopServices::openUrl(QUrl(glossaryAddress(term))); // handled by the window
}

void Legend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<RowPoint> points = pointsOf(entries(), width());
    for (std::size_t i = 0; i < entries().size(); ++i) {
        const Entry &entry = entries()[i];
        const QRectF box(points[i].x, points[i].row * rowHeight(), entry.width, rowHeight());
        entry.paint(painter, box);
        painter.setPen(m_picture.colors.mutedText);
        painter.drawText(QRectF(box.right() + gapOf(entry), box.top(), width(), rowHeight()),
                         Qt::AlignLeft | Qt::AlignVCenter, entry.text);
    }
}

} // namespace mexplorer
