// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/itemlayout.h"

namespace mexplorer {

/// Places its items from left to right in lines, each at its size hint, and begins a new line where one is full. Lines
/// are centred, unless setAlignment(Qt::AlignLeft) says otherwise.
class FlowLayout : public ItemLayout
{
public:
    explicit FlowLayout(QWidget *parent = nullptr, int gap = 16) : ItemLayout(gap, parent) {}

    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

protected:
    int arrange(const QRect &area, bool place) const override;
};

} // namespace mexplorer
