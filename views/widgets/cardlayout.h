// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/itemlayout.h"

namespace mexplorer {

/// Lays out cards in as many columns of equal width as fit; cards of one row are equally high.
class CardLayout : public ItemLayout
{
public:
    /// Columns are at least \a columnWidth pixels wide; \a gap pixels stand between cards.
    CardLayout(int columnWidth, int gap, QWidget *parent = nullptr);

    void setColumnWidth(int columnWidth);
    int columns(int width) const;

    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

protected:
    int arrange(const QRect &area, bool place) const override;

private:
    int m_columnWidth;
};

} // namespace mexplorer
