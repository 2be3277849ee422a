#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace mexplorer {

/// Lays out cards in as many columns of equal width as fit; cards of one row are equally high.
class CardLayout : public QLayout
{
public:
    /// Columns are at least \a columnWidth pixels wide; \a gap pixels stand between cards.
    CardLayout(int columnWidth, int gap, QWidget *parent = nullptr);
    ~CardLayout() override;

    int columns(int width) const;

    void addItem(QLayoutItem *item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    /// Places the cards in \a area, or only measures; gives the height they take.
    int arrange(const QRect &area, bool place) const;

    int m_columnWidth;
    int m_gap;
    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace mexplorer
