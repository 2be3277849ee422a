// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/stepper/picturepane.h"

namespace mexplorer {

/// The picture of a table: cells G(0), G(1), ..., arrows from the present one to those that it uses, and below a tray
/// of the values that they give.
class TablePane final : public PaneOf<TablePicture>
{
    Q_OBJECT

public:
    explicit TablePane(QWidget *parent = nullptr);
    /// Where G(\a n) is drawn, and where a number of the tray.
    QRectF cellRect(int n) const;
    QRectF slotRect(int number) const;

protected:
    void preparePicture(const TracePicture &picture) override;
    void arrange() override;
    void paint(QPainter &painter) override;

private:
    const TablePicture::Cell *current() const;
    bool isFound() const { return m_picture.shown > m_picture.current; }
    void paintCell(QPainter &painter, int n) const;
    void paintArrow(QPainter &painter, int from, int to, qreal strength) const;
    void paintArrows(QPainter &painter) const;
    void paintTray(QPainter &painter) const;

    Value m_max = 0;
    int m_columns = 1;
    int m_slots = 1;
    QRectF m_cell; ///< of G(0)
    QRectF m_slot; ///< of 0
};

} // namespace mexplorer
