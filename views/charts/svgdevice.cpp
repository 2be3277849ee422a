// SPDX-License-Identifier: GPL-3.0-or-later
// Writing a small SVG file
//
// Shapes are sorted into layers. A layer is of one opaque colour, and the order of its shapes doesn't matter, or it is
// of one style otherwise, and its shapes keep their order. A shape goes into the last layer that suits it unless it
// covers something in a later one: the marks of a graph, painted one by one with their texts, become a group of discs,
// one of texts, and so on. What is covered is known by cells of a grid.

#include "views/charts/svgdevice.h"

#include "model/core/visibletext.h"
#include "views/charts/drawing.h"

#include <QBuffer>
#include <QHash>
#include <QIODevice>
#include <QImage>
#include <QPaintEngine>
#include <QPainterPath>
#include <QPen>
#include <QPixmap>
#include <QtMath>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace mexplorer {

namespace svg {

QByteArray escapedText(const QString &text)
{
    return htmlText(text).toUtf8();
}

constexpr qreal millimetresPerInch = 25.4;
constexpr int unitParts = 100; ///< numbers are written in hundredths of a pixel

qint64 inParts(qreal number)
{
    constexpr qreal most = 1e9;
    return std::isfinite(number) ? qRound64(std::clamp(number, -most, most) * unitParts) : 0;
}

/// Appends a number of hundredths as short as possible, with a space before it if needed.
void appendParts(QByteArray &text, qint64 parts)
{
    if (parts < 0)
        text += '-';
    else if (!text.isEmpty() && (std::isdigit(static_cast<uchar>(text.back())) || text.back() == '.'))
        text += ' ';
    const qint64 size = std::abs(parts);
    const qint64 whole = size / unitParts;
    const qint64 rest = size % unitParts;
    if (whole > 0 || rest == 0)
        text += QByteArray::number(whole);
    if (rest == 0)
        return;
    text += '.';
    text += static_cast<char>('0' + rest / 10);
    if (rest % 10 > 0)
        text += static_cast<char>('0' + rest % 10);
}

QByteArray numberText(qreal number)
{
    QByteArray text;
    appendParts(text, inParts(number));
    return text;
}

QByteArray attribute(const QByteArray &name, const QByteArray &value)
{
    return ' ' + name + "=\"" + value + '"';
}

QByteArray matrixAttribute(const QTransform &transform)
{
    QByteArray numbers;
    for (const qreal number :
         {transform.m11(), transform.m12(), transform.m21(), transform.m22(), transform.dx(), transform.dy()})
        numbers += (numbers.isEmpty() ? "" : " ") + QByteArray::number(number, 'g', 6);
    return attribute("transform", "matrix(" + numbers + ')');
}

/// Returns the hundredths to which the points of a shape are rounded: small ones are exact.
qint64 stepFor(const QRectF &bounds)
{
    constexpr qreal small = 4;
    return std::max(bounds.width(), bounds.height()) < small ? 1 : 10;
}

/// Writes a path with relative coordinates. They are differences of rounded points, so that errors don't add up.
class PathWriter
{
public:
    /// Points are rounded to \a step hundredths.
    PathWriter(QByteArray &text, qint64 step) : m_text(text), m_step(step) {}

    void write(const QPainterPath &path, bool isFilled)
    {
        for (int i = 0; i < path.elementCount(); ++i) {
            const QPainterPath::Element element = path.elementAt(i);
            if (element.isMoveTo()) {
                end(isFilled);
                m_isStarted = false;
                m_first = m_at = rounded(element);
                m_exact = element;
            } else if (element.isLineTo()) {
                start();
                lineTo(rounded(element));
                m_exact = element;
            } else {
                start();
                curveTo(element, path.elementAt(i + 1), path.elementAt(i + 2));
                i += 2; // the other points of the curve
            }
        }
        end(isFilled);
    }

    /// Writes a polygon that is filled only.
    void writePolygon(const QPolygonF &polygon)
    {
        m_first = m_at = rounded(polygon[0]);
        start();
        for (const QPointF &point : polygon.sliced(1))
            lineTo(rounded(point));
    }

private:
    struct Point
    {
        qint64 x = 0;
        qint64 y = 0;
        bool operator==(const Point &) const = default;
    };

    qint64 rounded(qreal number) const { return qRound64(qreal(inParts(number)) / qreal(m_step)) * m_step; }
    Point rounded(QPointF point) const { return {rounded(point.x()), rounded(point.y())}; }

    void start()
    {
        if (m_isStarted)
            return;
        m_isStarted = true;
        m_text += 'M';
        m_command = 'M';
        appendParts(m_text, m_at.x);
        appendParts(m_text, m_at.y);
    }

    void end(bool isFilled)
    {
        if (!m_isStarted)
            return;
        if (m_command == 'M')
            m_text += "h.01"; // a dot
        else if (m_at == m_first && !isFilled)
            m_text += 'z';
    }

    void command(char letter)
    {
        if (m_command != letter)
            m_text += letter;
        m_command = letter;
    }

    void difference(Point to)
    {
        appendParts(m_text, to.x - m_at.x);
        appendParts(m_text, to.y - m_at.y);
    }

    void lineTo(Point to)
    {
        if (to == m_at)
            return;
        if (to.y == m_at.y) {
            command('h');
            appendParts(m_text, to.x - m_at.x);
        } else if (to.x == m_at.x) {
            command('v');
            appendParts(m_text, to.y - m_at.y);
        } else {
            command('l');
            difference(to);
        }
        m_at = to;
    }

    /// QPainterPath makes cubic curves of quadratic ones, which are shorter.
    void curveTo(QPointF first, QPointF second, QPointF to)
    {
        const QPointF control = m_exact + 1.5 * (first - m_exact);
        const QPointF difference2 = to + 1.5 * (second - to) - control;
        const bool isQuadratic = std::hypot(difference2.x(), difference2.y()) < 0.01;
        const Point end = rounded(to);
        m_exact = to;
        if (end == m_at && rounded(first) == m_at && rounded(second) == m_at)
            return;
        command(isQuadratic ? 'q' : 'c');
        if (isQuadratic) {
            difference(rounded(control));
        } else {
            difference(rounded(first));
            difference(rounded(second));
        }
        difference(end);
        m_at = end;
    }

    QByteArray &m_text;
    qint64 m_step;
    Point m_first;
    Point m_at;
    QPointF m_exact; ///< before rounding
    bool m_isStarted = false;
    char m_command = 0;
};

/// How shapes look.
struct SvgStyle
{
    QByteArray attributes;     ///< of their group
    std::optional<QRgb> color; ///< if they are of one opaque colour
};

/// The shapes of one style in a layer.
class SvgGroup
{
public:
    explicit SvgGroup(QByteArray attributes) : m_attributes(std::move(attributes)) {}

    /// Returns the text to which an element is appended.
    QByteArray &element()
    {
        endPath();
        return m_body;
    }

    /// Returns the text to which a part of a path is appended, which has at most \a most: a path whose parts cross many
    /// others of it is slow to draw.
    QByteArray &path(int most)
    {
        if (m_partsOfPath >= most)
            endPath();
        if (m_partsOfPath++ == 0)
            m_body += "<path d=\"";
        return m_body;
    }

    void endPath()
    {
        if (m_partsOfPath > 0)
            m_body += "\"/>\n";
        m_partsOfPath = 0;
    }

    QByteArray begin() const { return "<g" + m_attributes + ">\n"; }
    const QByteArray &body() const { return m_body; }

private:
    QByteArray m_attributes;
    QByteArray m_body;
    int m_partsOfPath = 0; ///< of the path at the end of the body; 0 if it is ended
};

// The parts of a path. Measured with QSvgRenderer, with graphs of 24,000 and 30,000 moves.
constexpr int fewParts = 2;   ///< long lines
constexpr int manyParts = 16; ///< small shapes

class SvgLayers
{
public:
    explicit SvgLayers(QSize size)
        : m_cell(std::max(4.0, std::sqrt(qreal(size.width()) * size.height() / 1e6))),
          m_columns(qCeil(size.width() / m_cell) + 1), m_rows(qCeil(size.height() / m_cell) + 1),
          m_covered(std::size_t(m_columns) * std::size_t(m_rows), -1)
    {
    }

    /// Returns the group for a shape.
    SvgGroup &groupFor(const SvgStyle &style, const QRectF &bounds)
    {
        const QByteArray key = style.color ? QByteArray::number(*style.color, 16) : style.attributes;
        const Cells cells = cellsOf(bounds);
        const int below = topmostIn(cells);
        int number = m_last.value(key, -1);
        if (number < std::max(0, below)) {
            number = static_cast<int>(m_layers.size());
            m_layers.emplace_back();
            m_last.insert(key, number);
        }
        cover(cells, number);
        Layer &layer = m_layers[std::size_t(number)];
        const auto found = layer.groupOf.constFind(style.attributes);
        if (found != layer.groupOf.cend())
            return layer.groups[*found];
        layer.groupOf.insert(style.attributes, layer.groups.size());
        layer.groups.emplace_back(style.attributes);
        return layer.groups.back();
    }

    void write(QIODevice &device)
    {
        for (Layer &layer : m_layers) {
            for (SvgGroup &group : layer.groups) {
                group.endPath();
                device.write(group.begin());
                device.write(group.body());
                device.write("</g>\n");
            }
        }
    }

private:
    struct Layer
    {
        std::vector<SvgGroup> groups;
        QHash<QByteArray, std::size_t> groupOf; ///< by attributes
    };

    /// The cells that a shape covers.
    struct Cells
    {
        int left, top, right, bottom;
        /// A large shape counts as covering everything, which is faster.
        bool isLarge() const { return qint64(right - left + 1) * (bottom - top + 1) > 1'000; }
    };

    Cells cellsOf(const QRectF &bounds) const
    {
        if (!qIsFinite(bounds.left() + bounds.right() + bounds.top() + bounds.bottom()))
            return {0, 0, m_columns - 1, m_rows - 1};
        const auto index = [this](qreal at, int count) {
            return static_cast<int>(std::clamp(std::floor(at / m_cell), 0.0, count - 1.0));
        };
        return {index(bounds.left(), m_columns), index(bounds.top(), m_rows), index(bounds.right(), m_columns),
                index(bounds.bottom(), m_rows)};
    }

    template <class Sink> void forEachCell(const Cells &cells, Sink sink)
    {
        for (int y = cells.top; y <= cells.bottom; ++y) {
            for (int x = cells.left; x <= cells.right; ++x)
                sink(m_covered[std::size_t(y) * std::size_t(m_columns) + std::size_t(x)]);
        }
    }

    int topmostIn(const Cells &cells)
    {
        if (cells.isLarge())
            return static_cast<int>(m_layers.size()) - 1;
        int topmost = m_floor;
        forEachCell(cells, [&topmost](int layer) { topmost = std::max(topmost, layer); });
        return topmost;
    }

    void cover(const Cells &cells, int layer)
    {
        if (cells.isLarge())
            m_floor = std::max(m_floor, layer);
        else
            forEachCell(cells, [layer](int &covered) { covered = std::max(covered, layer); });
    }

    std::vector<Layer> m_layers;
    QHash<QByteArray, int> m_last; ///< the last layer of a colour or style
    qreal m_cell;                  ///< in pixels
    int m_columns;
    int m_rows;
    std::vector<int> m_covered; ///< the topmost layer in each cell
    int m_floor = -1;           ///< the topmost layer with a large shape
};

/// True if shapes keep their form.
bool keepsForm(const QTransform &transform)
{
    const qreal first = std::hypot(transform.m11(), transform.m12());
    const qreal second = std::hypot(transform.m21(), transform.m22());
    const qreal product = transform.m11() * transform.m21() + transform.m12() * transform.m22();
    return std::abs(first - second) <= 1e-6 * first && std::abs(product) <= 1e-6 * first * second;
}

bool keepsAxes(const QTransform &transform)
{
    return transform.type() <= QTransform::TxScale && transform.m11() > 0 && transform.m22() > 0;
}

/// Returns the points of a polygon so that all convex ones have one direction, in which they can overlap in one path;
/// null for other polygons.
std::optional<QPolygonF> turned(const QPolygonF &polygon)
{
    int signs = 0; // 1: left turns, 2: right turns
    for (qsizetype i = 0, count = polygon.size(); i < count; ++i) {
        const QPointF first = polygon[(i + 1) % count] - polygon[i];
        const QPointF second = polygon[(i + 2) % count] - polygon[(i + 1) % count];
        const qreal product = first.x() * second.y() - first.y() * second.x();
        signs |= product > 0 ? 1 : product < 0 ? 2 : 0;
    }
    if (signs == 3)
        return std::nullopt;
    QPolygonF result = polygon;
    if (signs == 2)
        std::reverse(result.begin(), result.end());
    return result;
}

QByteArray pngAttribute(const QImage &image)
{
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return attribute("xlink:href", "data:image/png;base64," + png.toBase64());
}

} // namespace svg

using namespace svg;

class SvgEngine final : public QPaintEngine
{
public:
    explicit SvgEngine(QSize size)
        : QPaintEngine(AllFeatures & ~(PatternBrush | LinearGradientFill | RadialGradientFill | ConicalGradientFill |
                                       PerspectiveTransform | PorterDuff | BlendModes | RasterOpModes)),
          m_layers(size)
    {
    }

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }

    void updateState(const QPaintEngineState &state) override
    {
        m_transform = state.transform();
        m_pen = state.pen();
        m_brush = state.brush();
        m_opacity = state.opacity();
        m_keepsForm = keepsForm(m_transform);
        m_scale = std::sqrt(std::abs(m_transform.determinant()));
    }

    using QPaintEngine::drawEllipse;
    using QPaintEngine::drawPolygon;
    using QPaintEngine::drawRects;
    void drawEllipse(const QRectF &rect) override;
    void drawRects(const QRectF *rects, int count) override;
    void drawPolygon(const QPointF *points, int count, PolygonDrawMode mode) override;
    void drawPath(const QPainterPath &path) override;
    void drawTextItem(const QPointF &at, const QTextItem &item) override;
    void drawPixmap(const QRectF &target, const QPixmap &pixmap, const QRectF &source) override
    {
        drawImage(target, pixmap.toImage(), source, Qt::AutoColor);
    }
    void drawImage(const QRectF &target, const QImage &image, const QRectF &source,
                   Qt::ImageConversionFlags flags) override;

    void write(QIODevice &device) { m_layers.write(device); }

private:
    bool isStroked() const { return m_pen.style() != Qt::NoPen; }
    bool isFilled() const { return m_brush.style() != Qt::NoBrush; }
    qreal penWidth() const
    {
        const qreal width = m_pen.widthF();
        return m_pen.isCosmetic() ? std::max(1.0, width) : width * m_scale;
    }
    /// True if the line around a shape is as thick everywhere in the file.
    bool hasEvenPen() const { return !isStroked() || m_keepsForm || m_pen.isCosmetic(); }
    QRectF withPen(const QRectF &bounds) const
    {
        const qreal reach = isStroked() ? penWidth() * std::max(1.0, m_pen.miterLimit() / 2) + 1 : 1;
        return bounds.adjusted(-reach, -reach, reach, reach);
    }

    QByteArray colorAttributes(const QByteArray &name, const QColor &color) const
    {
        const qreal opacity = color.alphaF() * m_opacity;
        return attribute(name, color.name().toLatin1()) +
               (opacity < 1 ? attribute(name + "-opacity", numberText(opacity)) : QByteArray());
    }
    QByteArray penAttributes() const;
    std::optional<QRgb> oneColor(bool isFilled) const;
    /// The style of a shape that is drawn with the brush if \a isFilled, and with the pen.
    SvgStyle style(bool isFilled) const;

    void addPath(const QPainterPath &path, bool isFilled);
    /// Fills the outline of a line that isn't as thick everywhere.
    void addOutline(const QPainterPath &path, bool isFilled);

    SvgLayers m_layers;
    QTransform m_transform;
    QPen m_pen;
    QBrush m_brush;
    qreal m_opacity = 1;
    bool m_keepsForm = true;
    qreal m_scale = 1;
};

QByteArray SvgEngine::penAttributes() const
{
    QByteArray text = colorAttributes("stroke", m_pen.color()) + attribute("stroke-width", numberText(penWidth()));
    if (m_pen.capStyle() != Qt::FlatCap)
        text += attribute("stroke-linecap", m_pen.capStyle() == Qt::RoundCap ? "round" : "square");
    if (m_pen.joinStyle() == Qt::MiterJoin || m_pen.joinStyle() == Qt::SvgMiterJoin)
        text += attribute("stroke-miterlimit", numberText(m_pen.miterLimit()));
    else
        text += attribute("stroke-linejoin", m_pen.joinStyle() == Qt::RoundJoin ? "round" : "bevel");
    if (m_pen.style() == Qt::SolidLine)
        return text;
    QByteArray dashes;
    for (const qreal dash : m_pen.dashPattern())
        dashes += (dashes.isEmpty() ? "" : ",") + numberText(dash * std::max(1e-3, penWidth()));
    text += attribute("stroke-dasharray", dashes);
    if (m_pen.dashOffset() != 0)
        text += attribute("stroke-dashoffset", numberText(m_pen.dashOffset() * penWidth()));
    return text;
}

std::optional<QRgb> SvgEngine::oneColor(bool isFilled) const
{
    const QColor color = isFilled ? m_brush.color() : m_pen.color();
    const bool isOne = !isFilled || !isStroked() || m_pen.color() == color;
    return isOne && color.alpha() == 255 && m_opacity >= 1 ? std::optional(color.rgb()) : std::nullopt;
}

SvgStyle SvgEngine::style(bool isFilled) const
{
    SvgStyle style;
    style.color = oneColor(isFilled);
    if (isFilled)
        style.attributes += colorAttributes("fill", m_brush.color());
    if (isStroked())
        style.attributes += penAttributes();
    return style;
}

void SvgEngine::drawEllipse(const QRectF &rect)
{
    const bool isCircle = std::abs(rect.width() - rect.height()) < 1e-3 && m_keepsForm;
    if ((!isCircle && !keepsAxes(m_transform)) || !hasEvenPen() || !(isFilled() || isStroked())) {
        QPainterPath path;
        path.addEllipse(rect);
        drawPath(path);
        return;
    }
    const QPointF centre = m_transform.map(rect.center());
    const QRectF bounds = m_transform.mapRect(rect);
    const qreal xRadius = isCircle ? m_scale * rect.width() / 2 : bounds.width() / 2;
    const qreal yRadius = isCircle ? xRadius : bounds.height() / 2;
    QByteArray &text = m_layers.groupFor(style(isFilled()), withPen(bounds)).element();
    text += isCircle ? "<circle" : "<ellipse";
    text += attribute("cx", numberText(centre.x())) + attribute("cy", numberText(centre.y()));
    text += isCircle ? attribute("r", numberText(xRadius))
                     : attribute("rx", numberText(xRadius)) + attribute("ry", numberText(yRadius));
    text += "/>\n";
}

void SvgEngine::drawRects(const QRectF *rects, int count)
{
    for (const QRectF &rect : std::span(rects, std::size_t(count))) {
        if (!keepsAxes(m_transform) || !hasEvenPen() || !(isFilled() || isStroked())) {
            QPainterPath path;
            path.addRect(rect);
            drawPath(path);
            continue;
        }
        const QRectF box = m_transform.mapRect(rect);
        m_layers.groupFor(style(isFilled()), withPen(box)).element() +=
            "<rect" + attribute("x", numberText(box.x())) + attribute("y", numberText(box.y())) +
            attribute("width", numberText(box.width())) + attribute("height", numberText(box.height())) + "/>\n";
    }
}

void SvgEngine::drawPolygon(const QPointF *points, int count, PolygonDrawMode mode)
{
    if (count < 2)
        return;
    const bool fills = mode != PolylineMode && isFilled();
    QPolygonF polygon(QList<QPointF>(points, points + count));
    if (fills && !isStroked() && oneColor(true)) {
        const QPolygonF mapped = m_transform.map(polygon);
        if (const std::optional<QPolygonF> convex = turned(mapped)) {
            const QRectF bounds = mapped.boundingRect();
            PathWriter(m_layers.groupFor(style(true), withPen(bounds)).path(manyParts), stepFor(bounds))
                .writePolygon(*convex);
            return;
        }
    }
    if (mode != PolylineMode && polygon.first() != polygon.last())
        polygon << polygon.first();
    QPainterPath path;
    path.addPolygon(polygon);
    path.setFillRule(mode == OddEvenMode ? Qt::OddEvenFill : Qt::WindingFill);
    addPath(path, fills);
}

void SvgEngine::drawPath(const QPainterPath &path)
{
    addPath(path, isFilled());
}

void SvgEngine::addPath(const QPainterPath &path, bool isFilled)
{
    if (path.isEmpty() || (!isFilled && !isStroked()))
        return;
    if (!hasEvenPen())
        return addOutline(path, isFilled);
    const QPainterPath mapped = m_transform.map(path);
    const QRectF bounds = mapped.controlPointRect();
    SvgStyle look = style(isFilled);
    if (isFilled && path.fillRule() == Qt::OddEvenFill)
        look.attributes += attribute("fill-rule", "evenodd");
    SvgGroup &group = m_layers.groupFor(look, withPen(bounds));
    if (!isFilled && look.color) {
        PathWriter(group.path(fewParts), stepFor(bounds)).write(mapped, false);
        return;
    }
    QByteArray &text = group.element();
    text += "<path d=\"";
    PathWriter(text, stepFor(bounds)).write(mapped, !isStroked());
    text += "\"/>\n";
}

void SvgEngine::addOutline(const QPainterPath &path, bool isFilled)
{
    const QPen pen = m_pen;
    const QBrush brush = m_brush;
    m_pen = Qt::NoPen;
    if (isFilled)
        addPath(path, true);
    QPainterPathStroker stroker(pen);
    m_brush = pen.color();
    addPath(stroker.createStroke(path), true);
    m_pen = pen;
    m_brush = brush;
}

void SvgEngine::drawTextItem(const QPointF &at, const QTextItem &item)
{
    const QFont font = item.font();
    const QString text = item.text();
    if (text.isEmpty() || !isStroked())
        return;
    constexpr qreal pointsPerInch = 72;
    const bool isPlain = keepsAxes(m_transform) && m_keepsForm;
    const qreal pixels = font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * pixelsPerInch / pointsPerInch;
    SvgStyle look;
    look.color = oneColor(false);
    const bool isGeneric = font.family().compare(QStringLiteral("Sans Serif"), Qt::CaseInsensitive) == 0;
    look.attributes = colorAttributes("fill", m_pen.color()) +
                      attribute("font-family", isGeneric ? "sans-serif" : escapedText(font.family())) +
                      attribute("font-size", numberText(isPlain ? pixels * m_scale : pixels));
    if (font.weight() != QFont::Normal)
        look.attributes += attribute("font-weight", QByteArray::number(font.weight()));
    if (font.style() != QFont::StyleNormal)
        look.attributes += attribute("font-style", font.style() == QFont::StyleItalic ? "italic" : "oblique");
    // Wide enough for another font, too.
    const QRectF box(at.x() - 0.2 * pixels, at.y() - 1.1 * pixels, 1.3 * item.width() + 0.4 * pixels, 1.4 * pixels);
    QByteArray &element = m_layers.groupFor(look, m_transform.mapRect(box)).element();
    element += "<text";
    if (isPlain) {
        const QPointF point = m_transform.map(at);
        element += attribute("x", numberText(point.x())) + attribute("y", numberText(point.y()));
    } else {
        element += matrixAttribute(QTransform::fromTranslate(at.x(), at.y()) * m_transform);
    }
    if (text != text.simplified())
        element += attribute("xml:space", "preserve");
    element += '>' + escapedText(text) + "</text>\n";
}

void SvgEngine::drawImage(const QRectF &target, const QImage &image, const QRectF &source, Qt::ImageConversionFlags)
{
    if (image.isNull() || target.isEmpty())
        return;
    const QRect part = source.toAlignedRect() & image.rect();
    const QTransform placed = QTransform::fromScale(target.width() / part.width(), target.height() / part.height()) *
                              QTransform::fromTranslate(target.x(), target.y()) * m_transform;
    const bool isPlain = keepsAxes(m_transform);
    const QRectF box = m_transform.mapRect(target);
    SvgStyle look; // a group of its own
    look.attributes = m_opacity < 1 ? attribute("opacity", numberText(m_opacity)) : QByteArray();
    QByteArray &text = m_layers.groupFor(look, box).element();
    text += "<image preserveAspectRatio=\"none\"";
    if (isPlain) {
        text += attribute("x", numberText(box.x())) + attribute("y", numberText(box.y())) +
                attribute("width", numberText(box.width())) + attribute("height", numberText(box.height()));
    } else {
        text += attribute("width", QByteArray::number(part.width())) +
                attribute("height", QByteArray::number(part.height())) + matrixAttribute(placed);
    }
    text += pngAttribute(part == image.rect() ? image : image.copy(part)) + "/>\n";
}

SvgDevice::SvgDevice(QSize size) : m_size(size), m_engine(std::make_unique<SvgEngine>(size)) {}

SvgDevice::~SvgDevice() = default;

QPaintEngine *SvgDevice::paintEngine() const
{
    return m_engine.get();
}

int SvgDevice::metric(PaintDeviceMetric metric) const
{
    switch (metric) {
    case PdmWidth:
        return m_size.width();
    case PdmHeight:
        return m_size.height();
    case PdmWidthMM:
        return qRound(m_size.width() * millimetresPerInch / pixelsPerInch);
    case PdmHeightMM:
        return qRound(m_size.height() * millimetresPerInch / pixelsPerInch);
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return pixelsPerInch;
    case PdmDepth:
        return 32;
    case PdmDevicePixelRatio:
        return 1;
    case PdmNumColors:
        return std::numeric_limits<int>::max();
    default:
        return QPaintDevice::metric(metric);
    }
}

void SvgDevice::write(QIODevice &device, const QString &title, const QString &description) const
{
    const auto length = [](int pixels) { return numberText(pixels * millimetresPerInch / pixelsPerInch) + "mm"; };
    device.write(
        "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<svg" +
        attribute("width", length(m_size.width())) + attribute("height", length(m_size.height())) +
        attribute("viewBox", "0 0 " + QByteArray::number(m_size.width()) + ' ' + QByteArray::number(m_size.height())) +
        "\n xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.2\" "
        "baseProfile=\"tiny\">\n<title>" +
        escapedText(title) + "</title>\n<desc>" + escapedText(description) + "</desc>\n<g fill=\"none\">\n");
    m_engine->write(device);
    device.write("</g>\n</svg>\n");
}

} // namespace mexplorer
