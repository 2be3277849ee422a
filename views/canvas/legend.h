// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/graphpicture.h"
#include "views/theme/fontaware.h"

#include <QWidget>

#include <array>

namespace mexplorer {

/// Explains marks, colours and lines, in as many rows as its width requires.
class Legend : public FontAware<QWidget>
{
    Q_OBJECT

public:
    /// The play that is drawn over the picture.
    enum class Line { None, BestPlay, ShortestPath };

    explicit Legend(QWidget *parent = nullptr);

    void setPicture(const GraphPicture &picture);
    /// Shows the entries for what is drawn at \a scale; the height doesn't change with it.
    void setScale(qreal scale);
    /// Sets the highlights to explain: the number of search results, and a play.
    void setHighlights(std::size_t found, Line line);

    QSize sizeHint() const override { return {420, rowHeight()}; }
    QSize minimumSizeHint() const override { return {120, rowHeight()}; }
    int heightForWidth(int width) const override { return rowCountFor(width) * rowHeight(); }

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void fontChanged() override { updateGeometry(); }

private:
    /// How positions are drawn: as marks, with lines for moves if near, with numbers if there is space; as dots, those
    /// of N-positions with a hole if there is space.
    enum class Distance { Near, Numbers, Marks, Frames, Dots };
    static constexpr std::array distances = {Distance::Near, Distance::Numbers, Distance::Marks, Distance::Frames,
                                             Distance::Dots};
    static bool hasMarks(Distance distance) { return distance <= Distance::Marks; }
    static bool hasNumbers(Distance distance) { return distance <= Distance::Numbers; }
    static Distance distanceOf(qreal scale);

    struct Entry
    {
        QString text;
        std::function<void(QPainter &painter, const QRectF &box)> paint;
        qreal width; ///< of the painted symbol
        /// The term of the glossary that the text is about; empty for everyday words.
        QString term = {};
    };
    /// The position of an entry.
    struct RowPoint
    {
        int row;
        qreal x;
    };
    using Entries = std::vector<Entry>;
    class Builder;

    void rebuild();
    void show();
    const Entries &entries() const { return m_entries[static_cast<std::size_t>(m_distance)]; }
    int rowHeight() const { return std::max(24, fontMetrics().height() + 6); }
    static qreal gapOf(const Entry &entry) { return entry.width > 0 ? 6 : 0; }
    qreal widthOf(const Entry &entry) const;
    std::vector<RowPoint> pointsOf(const Entries &entries, int width) const;
    int rowCountFor(int width) const;
    /// Returns the term of the entry at a point of the widget.
    QString termAt(const QPointF &point) const;

    GraphPicture m_picture;
    Distance m_distance = Distance::Near;
    std::size_t m_found = 0;
    Line m_line = Line::None;
    std::array<Entries, distances.size()> m_entries; ///< by distance
};

} // namespace mexplorer
