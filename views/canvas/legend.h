#pragma once

#include "views/canvas/graphpicture.h"

#include <QWidget>

namespace mexplorer {

/// What marks, colours and lines mean, in one row; entries that find no room are left out from the right.
class Legend : public QWidget
{
    Q_OBJECT

public:
    explicit Legend(QWidget *parent = nullptr);

    void setPicture(const GraphPicture &picture);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Entry
    {
        QString text;
        std::function<void(QPainter &painter, const QRectF &box)> paint;
        qreal width; ///< of what is painted
    };
    void addMark(Outcome outcome, bool terminal, const QString &text);
    void addBadges(const GraphPicture &picture);
    void addScale(const QString &text);
    void addLine(const QColor &color, Qt::PenStyle style, const QString &text);
    void addNumberScale();

    ColorBy m_colorBy = ColorBy::Outcome;
    quint32 m_greatest = 0;
    Colors m_colors;
    std::vector<Entry> m_entries;
};

} // namespace mexplorer
