#pragma once

#include "views/canvas/graphpicture.h"

#include <QWidget>

namespace mexplorer {

/// What marks, colours and lines mean: in one row, or in as many as its width takes.
class Legend : public QWidget
{
    Q_OBJECT

public:
    explicit Legend(QWidget *parent = nullptr);

    void setPicture(const GraphPicture &picture);
    /// What is drawn over the picture: rings of a search, a play.
    void setHighlights(bool haveRings, bool haveLine);
    int rowCount() const { return rowCountFor(width()); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, rowHeight()}; }
    int heightForWidth(int width) const override { return rowCountFor(width) * rowHeight(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Entry
    {
        QString text;
        std::function<void(QPainter &painter, const QRectF &box)> paint;
        qreal width; ///< of what is painted
    };
    /// Where an entry begins.
    struct Place
    {
        int row;
        qreal x;
    };
    void rebuild();
    void addMark(Outcome outcome, bool terminal, const QString &text);
    void addMarks();
    void addBadges();
    void addScale(const QString &text);
    void addLine(const QColor &color, qreal width, Qt::PenStyle style, const QString &text);
    void addNumberScale();
    int rowHeight() const;
    qreal widthOf(const Entry &entry) const;
    std::vector<Place> places(int width) const;
    int rowCountFor(int width) const;

    GraphPicture m_picture;
    bool m_haveRings = false;
    bool m_haveLine = false;
    std::vector<Entry> m_entries;
};

} // namespace mexplorer
