// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>

#include <vector>

namespace mexplorer {

/// A slider that goes straight to where it is clicked and shows marked values as small notches.
class MarkedSlider final : public QSlider
{
    Q_OBJECT

public:
    explicit MarkedSlider(QWidget *parent = nullptr);
    void setMarks(std::vector<int> marks);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    int valueAt(qreal x) const;
    qreal placeOf(int value) const;

    std::vector<int> m_marks;
};

} // namespace mexplorer
