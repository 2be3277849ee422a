// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/stepper/steppainter.h"

#include <QCoreApplication>

namespace mexplorer {

/// The picture of a table: cells G(0), G(1), ..., arrows from the present one to those that it uses, and below a tray
/// of the values that they give.
class TableCells final : public PainterOf<TablePicture>
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::TableCells)

public:
    TableCells() : PainterOf(tr("The table of values")) {}
    void setPicture(const TracePicture &picture) override;

protected:
    void arrange() override;
    void draw(QPainter &painter) override;

private:
    /// Where G(\a n) is drawn.
    QRectF cellRect(int n) const;
    const TablePicture::Cell *current() const;
    bool isFound() const { return m_picture.shown > m_picture.current; }
    void paintCell(QPainter &painter, int n) const;
    void paintArrow(QPainter &painter, int from, int to, qreal strength) const;
    void paintArrows(QPainter &painter) const;
    void paintTray(QPainter &painter) const;

    int m_columns = 1;
    int m_slots = 1;
    QRectF m_cell; ///< of G(0)
    QRectF m_slot; ///< of 0
};

} // namespace mexplorer
