// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace mexplorer {

/// What layouts share that place their items in lines, as many to a line as the width allows: they hold the items, and
/// their height follows from their width.
class ItemLayout : public QLayout
{
public:
    /// \a gap pixels stand between items.
    ItemLayout(int gap, QWidget *parent) : QLayout(parent), m_gap(gap) {}
    ~ItemLayout() override;

    void addItem(QLayoutItem *item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(QRect(0, 0, width, 0), false); }
    QSize sizeHint() const override { return minimumSize(); }
    int gap() const { return m_gap; }
    void setGap(int gap)
    {
        m_gap = gap;
        invalidate();
    }

protected:
    /// Places the items in \a area, or only measures; gives the height they take.
    virtual int arrange(const QRect &area, bool place) const = 0;

private:
    int m_gap;
    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace mexplorer
