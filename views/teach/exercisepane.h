// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/teach/exerciseitems.h"
#include "views/theme/fontaware.h"
#include "views/theme/theme.h"

#include <QWidget>

namespace mexplorer {

class ExerciseRun;

/// The picture of an exercise: the given values and the answer fields. The current field has a frame; a click selects
/// another one.
class ExercisePane : public FontAware<QWidget>
{
    Q_OBJECT

public:
    explicit ExercisePane(ExerciseRun *run, QWidget *parent = nullptr);

    /// Returns the rectangle of a field; empty if there is no such field.
    QRectF fieldRect(int field) const;

    QSize sizeHint() const override { return {640, 360}; }
    QSize minimumSizeHint() const override { return {240, 160}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *) override { arrange(); }
    void fontChanged() override { arrange(); }
    void mousePressEvent(QMouseEvent *event) override;

private:
    void arrange();
    void takeAttempt();
    QString textOf(const ExerciseItem &item) const;
    QFont fontOf(qreal pixels, bool bold = false) const;
    qreal minTypeIn(qreal height) const;
    void paintMoves(QPainter &painter) const;
    void paintCard(QPainter &painter, const ExerciseItem &item) const;
    void paintBox(QPainter &painter, const QRectF &rect, const QString &text, int field) const;
    void paintSlot(QPainter &painter, const ExerciseItem &item) const;
    void paintVertex(QPainter &painter, const ExerciseItem &item) const;
    const Colors &colors() const { return Theme::instance().colors(); }

    ExerciseRun *m_run;
    LayoutPtr m_layout;
    std::vector<ExerciseItem> m_items;
};

} // namespace mexplorer
