// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace mexplorer {

/// Arranges its items from left to right in lines, each item at its size hint. Lines are centred unless
/// setAlignment(Qt::AlignLeft) is called, and vertically centred unless Qt::AlignTop or Qt::AlignBottom is set. The
/// height depends on the width.
class FlowLayout : public QLayout
{
public:
    /// \a gap is the distance between items in pixels.
    explicit FlowLayout(QWidget *parent = nullptr, int gap = 16);
    ~FlowLayout() override;

    /// Arranges the items in as many columns of equal width as fit, at least \a width pixels wide.
    void setColumnWidth(int width);

    void addItem(QLayoutItem *item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(QRect(0, 0, width, 0), false); }
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    QSize sizeOf(const QLayoutItem &item, int available) const;
    int arrange(const QRect &rect, bool place) const;

    int m_columnWidth = 0; ///< 0 if items have their own widths
    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace mexplorer
